"""Expressions over doubles, beside other programs, as ratios.

    python3 expressions.py [rounds]

A round measures every program once, one after the other, so that a busy
machine is busy for all of them. Ratios are taken within a round; printed are
the medians of times over rounds, and of the rounds' geometric means of ratios
over the expressions. All times are CPU time. NumPy and numexpr are measured
if they are installed, muParser if its headers are, a C compiler is needed.
"""

import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

for variable in ("OMP_NUM_THREADS", "NUMEXPR_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[variable] = "1"

from peers import median_seconds

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
ROWS = {
    "point": "one point at a time",
    "bulk": "a million points",
    "text": "from text to a first value",
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
        yield "bulk", "numpy", name, seconds / 1e6
    try:
        import numexpr
    except ImportError:
        return
    for name, text in EXPRESSIONS.items():
        text = text.replace("^", "**").replace("ln(", "log(")
        seconds = median_seconds(lambda: numexpr.evaluate(text, {"x": x, "y": y}))
        yield "bulk", "numexpr", name, seconds / 1e6


def process_round(command):
    """The lines that a program prints: row, program, expression, seconds."""
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    for line in output.splitlines():
        fields = line.split("\t")
        if len(fields) == 3:
            fields.insert(1, "Surd")
        row, program, name, seconds = fields
        yield row, program, name, float(seconds)


def build(folder):
    """The program with the C functions, or nothing without a compiler."""
    target = str(pathlib.Path(folder) / "expressions")
    command = ["g++", "-O3", "-march=native", "-std=c++17", str(FOLDER / "expressions.cpp")]
    for library in (["-lmuparser"], ["-DWITHOUT_MUPARSER"]):
        result = subprocess.run(command + library + ["-o", target], stderr=subprocess.DEVNULL)
        if result.returncode == 0:
            return target
    return None


def measured(rounds):
    """For each round the seconds by row, program and expression."""
    surd = [str(FOLDER / ".build/release/Benchmarks"), "--tape-round"]
    with tempfile.TemporaryDirectory() as folder:
        native = build(folder)
        pairs = [word for pair in EXPRESSIONS.items() for word in pair]
        for _ in range(rounds):
            times = {}
            sources = [process_round(surd), python_round()]
            if native:
                sources.append(process_round([native] + pairs))
            for source in sources:
                for row, program, name, seconds in source:
                    times[row, program, name] = seconds
            yield times


def main():
    rounds = list(measured(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
    for row, title in ROWS.items():
        programs = sorted({key[1] for key in rounds[0] if key[0] == row})
        print(f"{title}, ns ({' '.join(EXPRESSIONS)}); Surd's ratio to it")
        for program in programs:
            cells, logarithms = [], [[] for _ in rounds]
            for name in EXPRESSIONS:
                cells.append(statistics.median(times[row, program, name] for times in rounds))
                for number, times in enumerate(rounds):
                    ratio = times[row, "Surd", name] / times[row, program, name]
                    logarithms[number].append(math.log(ratio))
            means = [math.exp(statistics.mean(values)) for values in logarithms]
            numbers = " ".join(f"{seconds * 1e9:9.4g}" for seconds in cells)
            print(f"  {program:12}{numbers}   {statistics.median(means):.2f}")


if __name__ == "__main__":
    main()
