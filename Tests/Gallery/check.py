#!/usr/bin/env python3
"""Draws the curves of the gallery and compares every pixel with an independent proof.

    check.py [--surd FILE] [--jobs N] [--keep FOLDER] [ID or GROUP ...]

One line per curve: id, size, milliseconds of CPU beyond those of an empty window, pixels that are on,
missed, phantom, undecided, those of the latter that the prover can decide, and pixels about which the
prover itself is not sure. Exit status 1 unless every curve passed: no missed pixel, no phantom, and not
more undecided ones than its row allows. `--keep` leaves pictures of what is wrong.
"""

import argparse
import concurrent.futures
import os
import pathlib
import statistics
import sys
import time

sys.dont_write_bytecode = True
import needs  # noqa: E402

needs.have()

import gallery  # noqa: E402
import numpy as np  # noqa: E402
from prover import graphs  # noqa: E402
from prover.proving import prove  # noqa: E402

EMPTY = "y=1000000000000"


def checked(row, command, empty, keep):
    """The line of a curve, and whether it passed."""
    start = time.process_time()
    try:
        on, undecided, seconds = gallery.draw(row, graphs.expanded(row["input"]), command)
    except gallery.Failed as failure:
        return f"{row['id']:24} {row['size']:>9}  FAILED  {failure}", False
    verdict = prove(
        row["input"], row["x"], row["y"], on, undecided, row["proof"] or None, row["features"],
        is_dotted=row["mode"] == "dots")
    counts = verdict.counts()
    grey = int(np.count_nonzero(undecided))
    limit = row["undecided"] or "0"
    passed = counts["missed"] == counts["phantom"] == 0 and (
        limit == "any" or grey <= int(limit))
    if keep:
        save(keep, row["id"], on, undecided, verdict)
    milliseconds = max(0, seconds - empty) * 1000
    line = (f"{row['id']:24} {row['size']:>9} {milliseconds:8.1f} {int(on.sum()):8d} "
            f"{counts['missed']:7d} {counts['phantom']:7d} {grey:9d} {counts['avoidable']:9d} "
            f"{counts['open']:8d}  {'ok' if passed else 'FAILED'}")
    if (proof := time.process_time() - start) > 10:
        line += f"  (proof {proof:.0f} s)"
    return line, passed


def save(folder, name, on, undecided, verdict):
    """A picture: red missed, blue phantom, grey undecided."""
    from PIL import Image
    pixels = np.full((*on.shape, 3), 255, np.uint8)
    pixels[on] = (0, 0, 0)
    pixels[undecided] = (160, 160, 160)
    pixels[verdict.missed] = (255, 0, 0)
    pixels[verdict.phantom] = (0, 0, 255)
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(os.path.join(folder, name + ".png"))


def empty_seconds(rows, command):
    """The CPU of a picture without a curve, by size."""
    seconds = {}
    for row in rows:
        if row["size"] not in seconds:
            times = []
            for _ in range(5):
                try:
                    window = {**row, "x": "-1..1", "y": "-1..1"}
                    times.append(gallery.draw(window, EMPTY, command)[2])
                except gallery.Failed as failure:
                    sys.exit(f"{command} does not draw an empty window: {failure}")
            seconds[row["size"]] = statistics.median(times)
    return seconds


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--surd", default=str(gallery.COMMAND))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep")
    parser.add_argument("ids", nargs="*")
    options = parser.parse_args()
    if not os.access(options.surd, os.X_OK):
        sys.exit(f"{options.surd} is not there: make command")
    rows = gallery.curves(options.ids)
    empty = empty_seconds(rows, options.surd)
    start = time.monotonic()
    print(f"{'':24} {'size':>9} {'ms':>8} {'on':>8} {'missed':>7} {'phantom':>7} {'undecided':>9} "
          f"{'avoidable':>9} {'unproved':>8}")
    passed = 0
    pool = concurrent.futures.ProcessPoolExecutor if options.jobs > 1 else Alone
    with pool(options.jobs) as workers:
        results = [
            workers.submit(checked, row, options.surd, empty[row["size"]], options.keep)
            for row in rows]
        for result in results:
            line, good = result.result()
            passed += good
            print(line, flush=True)
    failed = len(rows) - passed
    print(f"{passed} passed, {failed} failed in {time.monotonic() - start:.0f} s")
    sys.exit(1 if failed else 0)


class Alone:
    """Does work when its result is asked for, in this process."""

    def __init__(self, _):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def submit(self, function, *arguments):
        class Later:
            def result(self):
                return function(*arguments)
        return Later()


if __name__ == "__main__":
    main()
