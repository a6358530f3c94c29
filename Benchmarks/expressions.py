"""Expressions over doubles, beside other programs, as ratios.

    python3 expressions.py [rounds]

A round measures every program once, one after the other, so that a busy
machine is busy for all of them. Ratios are taken within a round; printed are
the medians over rounds of the figures, and of the rounds' geometric means of
ratios over the expressions. All times are CPU time; memory is the bytes of the
heap of one of a thousand kept in an array, as the allocator counts them. What
programs compute is compared: a value that differs ends the run. NumPy and
numexpr are measured if they are installed, muParser and Boost if their headers
are; a C++ compiler is needed.

Other programs can join: PEERS names a folder, and every executable file in it
is run in every round as

    PROGRAM EXPRESSIONS [LIST...]

EXPRESSIONS is a file with a name, a tab and an expression of x and y a line.
The lists are the files of the folder that end in .txt, with an expression a
line, of a, b, c, x, y, z, w, e and pi, in which log is the natural logarithm.
The program prints lines with tabs between

    row  its name  name of the expression  figure  [value]

where the row is one of ROWS, with the figure in seconds a point, a text or a
box, or in bytes; or the name of a list, with the number of the line for the
name of the expression and seconds a value. The value is the sum over the 1024
points of `point`; the one of a list is the sum at two points, TapeRound.swift
says which.
"""

import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

for variable in ("OMP_NUM_THREADS", "NUMEXPR_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[variable] = "1"

from peers import median_seconds
from targets import print_targets

BIG60 = (
    "((x+1.5)*(y-2.25)+(x-0.75)*(y+3.5))/((x*x+1.25)*(y*y+2.5)+0.5)"
    "+((2*x-3*y)*(x+y)-(4*x+y)*(x-y))/((x*y+7.5)*(x+y+1)+3)"
    "-(x/(y+4)+y/(x+6))*((x-5)*(y-6)+(x+2)*(y+8))"
    "+((x*x*x-2*y*y)+(3*x-1.5))/(x*x+y*y+1)"
)
BIG60F = (
    "sin(x)*cos(y)+exp(-(x-0.75)*(x-0.75))*sqrt(x*x+y*y+3.5)"
    "-ln(x*x+1.25)*(y*y+2.5)/(x+7.5)+sin(2*x-3*y)*(x+y)-cos(4*x+y)*(x-y)/(exp(-y)+1)"
    "+sqrt(x/(y+4)+y/(x+6))*((x-5)*(y-6)+(x+2)*(y+8))/(ln(x+1)+3)"
)
EXPRESSIONS = {
    "quad": "x^2+1",
    "horner": "((((((7*x+6)*x+5)*x+4)*x+3)*x+2)*x+1)*x+0.1",
    "expanded": "7*x^7+6*x^6+5*x^5+4*x^4+3*x^3+2*x^2+1*x+0.1",
    "mixed": "(sin(x)*cos(y)+sqrt(x*x+y*y))/(1+exp(-x))",
    "ratlog": "1/(x-1)+ln(abs(x))",
    "trig": "sin(x+cos(y+sin(x+cos(y+sin(x)))))",
    "big60": BIG60,
    "big60f": BIG60F,
}
FOLDER = pathlib.Path(__file__).resolve().parent
BUILD = FOLDER / ".build"
# What is built in the folder of the library.
RELEASE = FOLDER.parent / ".build/release"
ROWS = {
    "point": "one point at a time, ns",
    "bulk": "a million points, ns a point",
    "text": "from text to what can be evaluated, ns",
    "memory": "memory of what can be evaluated, bytes",
    "interval": "a box at a time, ns",
    "boxes": "a thousand boxes, ns a box",
    "wasm batch": "a thousand points in WebAssembly, beside the native build, ns",
    "wasm integers": "big integers in WebAssembly, beside the native build, ns",
}


def columns():
    """The points of TapeRound.swift."""
    import numpy

    index = numpy.arange(1_000_000, dtype=float)
    steps = (0.6180339887498949, 0.7548776662466927)
    return [0.5 + 9 * (index * step - numpy.floor(index * step)) for step in steps]


def python_round():
    """NumPy and numexpr over a million points."""
    try:
        import numpy
    except ImportError:
        return
    x, y = columns()
    names = {"sin": numpy.sin, "cos": numpy.cos, "exp": numpy.exp, "ln": numpy.log}
    names |= {"sqrt": numpy.sqrt, "abs": numpy.abs, "x": x, "y": y}
    for name, text in EXPRESSIONS.items():
        code = compile(text.replace("^", "**"), name, "eval")
        seconds = median_seconds(lambda: eval(code, names))
        yield "bulk", "numpy", name, seconds / 1e6, [eval(code, names)[77]]
    try:
        import numexpr
    except ImportError:
        return
    for name, text in EXPRESSIONS.items():
        text = text.replace("^", "**").replace("ln(", "log(")
        call = lambda: numexpr.evaluate(text, {"x": x, "y": y})
        yield "bulk", "numexpr", name, median_seconds(call) / 1e6, [call()[77]]


def process_round(command):
    """The lines that a program prints: row, program, expression, figure, values."""
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    for line in output.splitlines():
        row, program, name, figure, *values = line.split("\t")
        values = [float(value) for value in values[0].split(",")] if values else []
        yield row, program, name, float(figure), values


def same_work_round(native, module):
    """The same work in WebAssembly and natively."""
    output = [
        subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
        for command in ([native], ["node", str(FOLDER / "same.mjs"), module])
    ]
    for ours, theirs in zip(*output, strict=True):
        row, name, seconds, mark = ours.split("\t")
        yield row, "native", name, float(seconds), [float(mark)]
        _, seconds, mark = theirs.split("\t")
        yield row, "Surd", name, float(seconds), [float(mark)]


def compiled(source, target, *options):
    """A program in C++, or nothing where it can't be compiled."""
    command = ["g++", "-O3", "-std=c++17", str(FOLDER / source), *options, "-o", str(target)]
    if shutil.which("g++") is None:
        return []
    result = subprocess.run(command, stderr=subprocess.DEVNULL)
    return [[str(target)]] if result.returncode == 0 else []


def native_programs(folder, pairs):
    """The programs in C++, as commands."""
    scalar = "expressions.cpp", folder / "expressions", "-march=native"
    commands = compiled(*scalar, "-lmuparser") or compiled(*scalar, "-DWITHOUT_MUPARSER")
    commands = [command + pairs for command in commands]
    return commands + compiled(
        "intervals.cpp", folder / "intervals", "-march=native", "-frounding-math"
    )


def other_programs(peers, expressions):
    """The commands of the programs of a folder, and of ours for its lists."""
    if peers is None:
        return []
    lists = sorted(peers.glob("*.txt"))
    programs = [path for path in sorted(peers.iterdir()) if path.is_file()]
    programs = [path for path in programs if os.access(path, os.X_OK) and path not in lists]
    commands = [[str(path), str(expressions), *map(str, lists)] for path in programs]
    for path in lists:
        # A comparison is a relation here, and has no value.
        lines = ["" if "<" in line else line for line in path.read_text().splitlines()]
        ours = expressions.parent / path.name
        ours.write_text("\n".join(lines).replace("log(", "ln("))
        commands.append([str(RELEASE / "Benchmarks"), "--list", str(ours), path.stem])
    return commands


def sources(folder):
    """What is measured in every round, as functions."""
    folder = pathlib.Path(folder)
    expressions = folder / "expressions.tsv"
    expressions.write_text("".join(f"{name}\t{text}\n" for name, text in EXPRESSIONS.items()))
    surd = RELEASE / "Benchmarks"
    commands = [[str(surd), "--tape-round", str(expressions)]]
    pairs = [word for pair in EXPRESSIONS.items() for word in pair]
    commands += native_programs(folder, pairs)
    peers = os.environ.get("PEERS")
    commands += other_programs(pathlib.Path(peers).resolve() if peers else None, expressions)
    found = [lambda command=command: process_round(command) for command in commands]
    same = RELEASE / "SameWork", BUILD / "same.wasm"
    if shutil.which("node") and all(path.exists() for path in same):
        found.append(lambda: same_work_round(*map(str, same)))
    return [*found, python_round]


def measured(rounds):
    """For each round the figures by row, program and expression; and the values."""
    values = {}
    with tempfile.TemporaryDirectory() as folder:
        found = sources(folder)
        for _ in range(rounds):
            figures = {}
            for source in found:
                for row, program, name, figure, value in source():
                    figures[row, program, name] = figure
                    values[row, program, name] = value
            yield figures, values


def is_equal(row, ours, theirs):
    """Whether two programs agree on the values of an expression."""
    # Boxes are rounded in their own way, and lists have expressions that cancel.
    tolerance = 1e-6 if row in ("interval", "boxes") else 1e-9
    return all(
        math.isnan(a) and math.isnan(b)
        or math.isclose(a, b, rel_tol=tolerance, abs_tol=tolerance)
        for a, b in zip(ours, theirs)
    )


def check(values):
    """Ends the run where programs disagree."""
    wrong = []
    for (row, program, name), theirs in values.items():
        ours = values.get((row, "Surd", name), [])
        if not is_equal(row, ours, theirs):
            wrong.append(f"{row} {name}: {program} {theirs}, Surd {ours}")
    if wrong:
        sys.exit("these values differ\n" + "\n".join(wrong))


def names_of(figures, row, program):
    """The expressions that we and a program have a figure of."""
    names = [key[2] for key in figures if key[:2] == (row, program)]
    return [name for name in names if (row, "Surd", name) in figures]


def ratio_of(rounds, row, program):
    """The median over rounds of the geometric mean of our ratios to a program."""
    names = names_of(rounds[0], row, program)
    if not names:
        return None
    means = []
    for figures in rounds:
        logarithms = [
            math.log(figures[row, "Surd", name] / figures[row, program, name]) for name in names
        ]
        means.append(math.exp(statistics.mean(logarithms)))
    return statistics.median(means)


def print_row(rounds, row, title):
    """The figures of a row by program, each with our ratio to it."""
    figures = rounds[0]
    programs = sorted({key[1] for key in figures if key[0] == row})
    names = list(dict.fromkeys(key[2] for key in figures if key[0] == row))
    if not programs:
        return
    shown = names if row in ROWS else []
    print(f"{title} ({'; '.join(shown) or len(names)}); Surd's ratio to it")
    scale = 1 if row == "memory" else 1e9
    for program in programs:
        cells = [
            statistics.median(figures.get((row, program, name), math.nan) for figures in rounds)
            for name in shown
        ]
        numbers = " ".join(f"{figure * scale:9.4g}" for figure in cells)
        ratio = ratio_of(rounds, row, program)
        count = len(names_of(figures, row, program))
        note = "" if count == len(names) else f"  ({count} of {len(names)})"
        print(f"  {program:19}{numbers}   " + ("-" if ratio is None else f"{ratio:.2f}") + note)


def main():
    found = list(measured(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
    check(found[0][1])
    rounds = [figures for figures, _ in found]
    lists = {key[0] for key in rounds[0]} - set(ROWS) - {"cache"}
    for row, title in (ROWS | {row: f"the list {row}" for row in sorted(lists)}).items():
        print_row(rounds, row, title)
    print_targets(lambda row, program: ratio_of(rounds, row, program))


if __name__ == "__main__":
    main()
