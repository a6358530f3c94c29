#!/usr/bin/env python3
"""Runs the checks of the page in Chromium, Firefox, WebKitGTK and WPE.

    run.py [--engine NAME ...] [--folder FOLDER] [--jobs N] [WORD ...]

A check runs if its name contains one of the words. What Surd's engine alone decides is asked for
in Chromium, where checks run fastest; what depends on the browser in all that it may differ in:
typing, touch, layout, focus, drawing, storage, the clipboard, what is said, work without a network.
Installs what is missing: the engines with .ci/install, axe-core with pip. Three browsers run side by
side, since checks wait part of their time; two share the checks of an engine that has many, so that
none goes on alone for long at the end. Ends with what the time went on in each browser. Exit status 1
unless every check passed in every engine it is for.
"""

import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
# So many checks of each browser are told that took longest.
SLOWEST = 10
# So many browsers share the checks of an engine.
BROWSERS = {"chromium": 2, "firefox": 2, "webkitgtk": 2}
import checks  # noqa: E402
from checks.running import run_checks  # noqa: E402
from driving.axe import axe_file  # noqa: E402
from driving.engines import ENGINES  # noqa: E402


def install(names):
    """Sees to it that the engines and axe-core are there, or ends the run."""
    packages = sorted({package for name in names for package in ENGINES[name].packages})
    if subprocess.run([ROOT / ".ci/install", *packages]).returncode:
        sys.exit("The browsers of the tests of the page could not be installed.")
    axe_file()


def in_browser(name, share, options):
    """Runs the checks of an engine, or its share of them, in a process of their own, and passes its lines on."""
    command = [sys.executable, __file__, "--share", share, "--engine", name, "--folder", options.folder]
    start = time.monotonic()
    process = subprocess.Popen(
        [*command, *options.words], stdout=subprocess.PIPE, text=True, encoding="utf-8")
    counts = None
    for line in process.stdout:
        if line.startswith("{"):
            counts = json.loads(line)
        else:
            print(f"{name:10} {line}", end="", flush=True)
    process.wait()
    return name if share == "1/1" else f"{name} {share}", counts, time.monotonic() - start


def print_costs(name, counts, seconds):
    """What the checks of a browser spent their time on, and which took longest."""
    kinds = {**counts["seconds"], "looking": seconds - sum(counts["seconds"].values())}
    times = counts["times"]
    used = sum(processor for _, processor, _ in counts["costs"])
    print(f"\n{name}: {used:.0f} s of the processor in checks; " + ", ".join(
        f"{spent:.0f} s {kind}" + (f" ({times[kind]} times)" if kind in ("starting", "loading") else "")
        for kind, spent in sorted(kinds.items(), key=lambda kind: -kind[1])))
    for took, used, check in sorted(counts["costs"], reverse=True)[:SLOWEST]:
        print(f"    {took:5.1f} s, {used:5.1f} s of the processor  {check}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--engine", action="append", choices=list(ENGINES))
    parser.add_argument("--folder", default=str(ROOT / ".build/web"))
    parser.add_argument("--jobs", type=int, default=3)
    parser.add_argument("--share", help=argparse.SUPPRESS)
    parser.add_argument("words", nargs="*")
    options = parser.parse_args()
    # What takes longest comes first, so that nothing is left to do alone at the end.
    names = options.engine or ["firefox", "chromium", "webkitgtk", "wpe"]
    if options.share:
        part, parts = map(int, options.share.split("/"))
        counts = run_checks(ENGINES[names[0]], options.folder, options.words, slice(part - 1, None, parts))
        print(json.dumps(counts), flush=True)
        return
    if not (pathlib.Path(options.folder) / "index.html").is_file():
        sys.exit(f"{options.folder} has no page: make web")
    install(names)
    start = time.monotonic()
    shares = [(name, f"{part + 1}/{BROWSERS.get(name, 1)}") for name in names for part in range(BROWSERS.get(name, 1))]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda each: in_browser(*each, options), shares))
    print("\nbrowser       passed  failed  skipped  tried again  seconds")
    for name, counts, seconds in results:
        numbers = counts or {"passed": 0, "failed": "crash", "skipped": 0, "repeated": 0}
        print("{:12}  {passed:>6}  {failed:>6}  {skipped:>7}  {repeated:>11}  {:>7.0f}".format(
            name, seconds, **numbers))
    for name, counts, seconds in results:
        if counts:
            print_costs(name, counts, seconds)
    for name, counts, _ in results:
        for line in counts["failures"] if counts else []:
            print(f"{name:12} {line}")
    total = sum(counts["passed"] for _, counts, _ in results if counts)
    good = total and all(counts and not counts["failed"] for _, counts, _ in results)
    print(f"{'all passed' if good else 'FAILED'} in {time.monotonic() - start:.0f} s")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
