#!/usr/bin/env python3
"""Times the pictures of the gallery, beside gnuplot, matplotlib and SymPy where those are installed.

    speed.py [--surd FILE] [--peers] [ID or GROUP ...]

Milliseconds of CPU at 1600×1000, one thread, medians of five. "curve" is what a curve adds to a picture:
the difference between eight times the same curve and one. "command" is all of `surd plot` from start to
PNG; gnuplot likewise (1,600 samples); matplotlib only from figure to PNG, after its import, and SymPy once
from expression to PNG, which also draws equations and inequalities.
"""

import argparse
import os
import statistics
import sys
import tempfile

sys.dont_write_bytecode = True
import needs  # noqa: E402

needs.have()

import gallery  # noqa: E402
from cpu import command_seconds  # noqa: E402
from peers import SIZE, installed, peers_seconds  # noqa: E402
from prover import graphs  # noqa: E402

COPIES = 8


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
