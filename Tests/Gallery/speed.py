#!/usr/bin/env python3
"""Times the pictures of the gallery, beside gnuplot and matplotlib where those are installed.

    speed.py [--surd FILE] [--peers] [ID or GROUP ...]

Milliseconds of CPU at 1600×1000, one thread, medians of five. "curve" is what a curve adds to a picture:
the difference between eight times the same curve and one. "command" is all of `surd plot` from start to
PNG; gnuplot likewise (1,600 samples); matplotlib only from figure to PNG, after its import.
"""

import argparse
import io
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
import needs  # noqa: E402

needs.have()

import gallery  # noqa: E402
import numpy as np  # noqa: E402
from prover import graphs  # noqa: E402
from prover.running import needed, run  # noqa: E402
from prover.views import View  # noqa: E402

SIZE = "1600x1000"
COPIES = 8


def children_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def command_seconds(arguments, times=5, text=None):
    """The median CPU of a command; None if it fails."""
    found = []
    for _ in range(times):
        before = children_seconds()
        try:
            done = subprocess.run(
                arguments, input=text, capture_output=True, text=True, timeout=120)
        except subprocess.TimeoutExpired:
            return None
        if done.returncode not in (0, 4):
            return None
        found.append(children_seconds() - before)
        if found[0] > 2:
            break
    return statistics.median(found)


def surd_seconds(row, command, folder):
    """What a curve adds to a picture, and the whole command."""
    text = graphs.expanded(row["input"])
    tail = ["--x", row["x"], "--y", row["y"], "--size", SIZE, "--raw", "-o",
            os.path.join(folder, "surd.png")]
    one = command_seconds([command, "plot", text, *tail])
    if one is None or one > 1:
        return one, one
    many = command_seconds([command, "plot", *[text] * COPIES, *tail])
    return (None if many is None else max(0, many - one) / (COPIES - 1)), one


class Plain:
    """The operations of a program on numbers, as anyone would write them in numpy."""

    def __getattr__(self, name):
        return {
            "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide,
            "neg": np.negative, "min": np.minimum, "max": np.maximum, "power": np.power,
            "whole_power": lambda x, n: x ** float(n),
            "fraction_power": lambda x, q: x ** float(q),
            "constant": float, "pi": lambda: np.pi, "e": lambda: np.e}[name]

    def call(self, name, x):
        names = {"ln": "log", "asin": "arcsin", "acos": "arccos", "atan": "arctan",
                 "asinh": "arcsinh", "acosh": "arccosh", "atanh": "arctanh"}
        return getattr(np, names.get(name, name))(x)


def matplotlib_seconds(graph, view):
    """From a figure to its PNG."""
    import matplotlib
    matplotlib.use("agg")
    from matplotlib import pyplot
    left, right, bottom, top = view
    order = needed(graph.program, [graph.y])
    found = []
    for _ in range(5):
        start = time.process_time()
        x = np.linspace(left, right, 1600)
        y = run(graph.program, order, Plain(), {"x": x}, [graph.y])[0]
        figure = pyplot.figure(figsize=(16, 10), dpi=100)
        axes = figure.add_subplot()
        axes.plot(x, np.broadcast_to(y, x.shape))
        axes.set(xlim=(left, right), ylim=(bottom, top))
        figure.savefig(io.BytesIO(), format="png")
        pyplot.close(figure)
        found.append(time.process_time() - start)
    return statistics.median(found)


def gnuplot_text(program, place):
    """A step in gnuplot's language."""
    operation, operands, detail = program.steps[place]
    parts = [gnuplot_text(program, operand) for operand in operands]
    signs = {"add": "+", "sub": "-", "mul": "*", "div": "/", "power": "**"}
    if operation in signs:
        return f"({parts[0]}{signs[operation]}{parts[1]})"
    if operation == "neg":
        return f"(-{parts[0]})"
    if operation in ("whole power", "fraction power"):
        return f"({parts[0]}**{float(detail)!r})"
    if operation in ("min", "max"):
        sign = "<" if operation == "min" else ">"
        return f"({parts[0]}{sign}{parts[1]}?{parts[0]}:{parts[1]})"
    if operation == "call":
        name = {"ln": "log", "sign": "sgn", "trunc": "int"}.get(detail, detail)
        return f"{name}({parts[0]})"
    return {"constant": lambda: repr(float(detail)), "pi": lambda: "pi", "e": lambda: "exp(1)",
            "variable": lambda: detail}[operation]()


def gnuplot_seconds(graph, view, folder):
    left, right, bottom, top = view
    text = (
        f"set term png size 1600,1000\nset output '{folder}/gnuplot.png'\nset samples 1600\n"
        f"plot [{left!r}:{right!r}] [{bottom!r}:{top!r}] {gnuplot_text(graph.program, graph.y)}\n")
    return command_seconds(["gnuplot"], times=3, text=text)


def peers_seconds(row, folder, peers):
    """The times of the peers for y = f(x) without cases, in windows that doubles tell."""
    graph = graphs.read(graphs.expanded(row["input"]))
    view = View(row["x"], row["y"], SIZE)
    if not (isinstance(graph, graphs.Curve) and graph.along == "x" and view.fits):
        return {}
    if len(graph.program.steps) > 1000 or any(
            operation == "select" for operation, _, _ in graph.program.steps):
        return {}
    left, top = float(view.left.lo), float(view.top.lo)
    window = (left, left + 1600 * float(view.px.lo), top - 1000 * float(view.py.lo), top)
    found = {}
    if "gnuplot" in peers:
        found["gnuplot"] = gnuplot_seconds(graph, window, folder)
    if "matplotlib" in peers:
        found["matplotlib"] = matplotlib_seconds(graph, window)
    return found


def installed():
    peers = []
    try:
        subprocess.run(["gnuplot", "--version"], capture_output=True)
        peers.append("gnuplot")
    except OSError:
        print("gnuplot is not installed: no times of it")
    try:
        import matplotlib  # noqa: F401
        peers.append("matplotlib")
    except ImportError:
        print("matplotlib is not installed: no times of it")
    return peers


def summary(name, groups):
    """A line: the median, 95 % and worst of a column by group."""
    for group, seconds in groups.items():
        times = sorted(second * 1000 for second in seconds if second is not None)
        if times:
            high = times[min(len(times) - 1, int(0.95 * len(times)))]
            print(f"{name:12} {group:14} {len(times):4d} {statistics.median(times):9.2f} "
                  f"{high:9.2f} {times[-1]:10.2f}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--surd", default=str(gallery.COMMAND))
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("ids", nargs="*")
    options = parser.parse_args()
    if not os.access(options.surd, os.X_OK):
        sys.exit(f"{options.surd} is not there: make command")
    peers = installed() if options.peers else []
    columns = {name: {} for name in ("curve", "command", *peers)}
    print(f"{'':24} {' '.join(f'{name:>10}' for name in columns)}   (ms)")
    with tempfile.TemporaryDirectory() as folder:
        for row in gallery.curves(options.ids):
            if row["size"] == SIZE:
                times = dict(zip(("curve", "command"), surd_seconds(row, options.surd, folder)))
                times |= peers_seconds(row, folder, peers) if peers else {}
                show(row, times, columns)
    print(f"\n{'':12} {'group':14} {'':>4} {'median':>9} {'95 %':>9} {'worst':>10}   (ms)")
    for name, groups in columns.items():
        everything = {"all y = f(x)": groups.pop("y", [])}
        summary(name, groups | everything)


def show(row, times, columns):
    """Prints the times of a curve and adds them to its group."""
    graph = graphs.read(graphs.expanded(row["input"]))
    explicit = isinstance(graph, graphs.Curve) and graph.along and row["group"] != "hostile"
    cells = []
    for name, groups in columns.items():
        second = times.get(name)
        cells.append(f"{'–' if second is None else format(second * 1000, '.2f'):>10}")
        for group in (row["group"], "y")[:2 if explicit else 1]:
            groups.setdefault(group, []).append(second)
    print(f"{row['id']:24} {' '.join(cells)}", flush=True)


if __name__ == "__main__":
    main()
