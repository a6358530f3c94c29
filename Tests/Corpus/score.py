#!/usr/bin/env python3
"""Runs a built `surd` over the corpus and judges every answer without asking Surd.

    score.py PATH-TO-SURD [TOPIC ...] [--limit SECONDS] [--jobs N] [--digits N]
             [--data FOLDER] [--results FILE] [--again FILE]

One process per case. The classes:
  proved      `exact` case, exact mark, and the exact text has the expected value
  right       digits, closed form or refusal as the case asks
  unproved    `exact` case answered by right digits only
  unmarked    the whole value without an ellipsis, but marked as approximate
  unanswered  undetermined, over budget, or no digits
  refused     a syntax or input error for a line of the language, or undefined where there is a value
  family      an error, but of another family than expected
  unreadable  an answer that the judge cannot read
  wrong       a digit that is not true, or a number where there is none
  false       the exact mark on a value that is not equal
  timeout, crash
Exit status 1 if anything is wrong, false, timeout or crash.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from oracle import balls, digits, language  # noqa: E402
from oracle.cases import compared  # noqa: E402
from oracle.shown import Shown, agrees, is_value  # noqa: E402

sys.set_int_max_str_digits(0)
Case = collections.namedtuple("Case", "topic kind line expected digits remark")
Result = collections.namedtuple("Result", "case verdict detail seconds exit")
CLASSES = ["proved", "right", "unproved", "unmarked", "unanswered", "refused", "family", "unreadable", "wrong", "false",
           "timeout", "crash"]
BAD = {"wrong", "false", "timeout", "crash"}
EXITS = {"exact": 0, "approximate": 0, "undefined": 1, "syntax": 2, "input": 3, "undetermined": 4}


def cases(topics, folder=HERE / "data"):
    for path in sorted(folder.glob("*.tsv")):
        if topics and path.stem not in topics:
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                cells = line.split("\t")
                yield Case(path.stem, *(cells + [""] * (5 - len(cells))))


def chosen(options):
    """The cases to run: all of the topics, or those that were not well in an earlier run."""
    every = cases(options.topics, options.data)
    if not options.again:
        return every
    rows = [line.split("\t") for line in open(options.again, encoding="utf-8")]
    bad = {(row[1], row[3]) for row in rows if row[0] not in ("proved", "right")}
    return (case for case in every if (case.topic, case.line) in bad)


def run(options, case):
    """(answer objects, seconds, exit status or None for a time-out)."""
    command = [options.surd, "--format", "json"]
    if options.digits:
        command += ["--digits", str(options.digits)]
    environment = dict(os.environ, HOME=options.home, XDG_STATE_HOME=options.home, XDG_CONFIG_HOME=options.home)
    start = time.perf_counter()
    try:
        done = subprocess.run(command, input=(case.line + "\n").encode(), capture_output=True,
                              timeout=options.limit, env=environment, cwd=options.home)
    except subprocess.TimeoutExpired:
        return [], options.limit, None
    seconds = time.perf_counter() - start
    answers = []
    for line in done.stdout.decode(errors="replace").splitlines():
        if line.startswith("{"):
            try:
                answers.append(json.loads(line))
            except ValueError:
                pass
    return answers, seconds, done.returncode


def truth(case):
    """The statements whose value is the true one."""
    if case.kind == "exact":
        return language.parse(case.expected)
    return language.parse(case.line)


def same(text, case):
    """Whether the exact text has the true value: True, False, or None if it cannot be told."""
    if case.expected in ("true", "false") and case.kind == "exact":
        return text.strip().lower() == case.expected
    one, other = language.parse(text), truth(case)
    for bits in (1 << 12, 1 << 15, 1 << 17):
        try:
            x, y = balls.evaluated(one, bits, True), balls.evaluated(other, bits, True)
        except balls.Undecided:
            continue
        if isinstance(x, bool) or isinstance(y, bool):
            return x is y
        if x.rational is not None and y.rational is not None:
            return x.rational == y.rational
        equal = balls.at_precision(bits, lambda: compared(x.ball, y.ball))
        # A rational beside a value that nothing says is rational: look much closer.
        if equal is False or (equal and (x.rational is None or case.kind == "exact" or bits >= 1 << 17)):
            return equal
    return None


def judge(case, answers, status):
    """(class, detail)."""
    if status is None:
        return "timeout", ""
    if status < 0 or status > 64:
        return "crash", f"exit {status}"
    if not answers:
        return "crash", f"no JSON, exit {status}"
    answer = answers[-1]
    state = answer.get("status")
    exact, decimal = answer.get("exact"), answer.get("decimal")
    error = answer.get("error") or {}
    named = f"{state} {error.get('kind', '')}".strip()
    if status not in {EXITS.get(one.get("status")) for one in answers}:
        return "family", f"{named}, exit {status}"
    if case.kind == "error" and case.expected != "too large":
        first = next((one["status"] for one in answers if one["status"] not in ("exact", "approximate")), state)
        return judge_error(case, first, named, exact or decimal)
    if state in ("syntax", "input"):
        return ("refused", named)
    if state == "undefined":
        return ("right", named) if case.kind == "error" else ("refused", named)
    if state == "undetermined":
        return ("right" if case.kind == "error" else "unanswered", f"{named} {decimal or ''}".strip())
    if state not in ("exact", "approximate"):
        return "unreadable", f"status {state}"
    verdict = judge_value(case, state, exact, decimal)
    repeating = answer.get("repeating")
    if repeating and verdict[0] in ("proved", "right") and not is_value(Shown(repeating), truth(case)):
        return "wrong", repeating
    return verdict


def judge_error(case, state, named, value):
    if state in ("exact", "approximate"):
        return ("false" if state == "exact" else "wrong"), f"a value: {value}"
    wanted = {"division by zero": ["undefined"], "domain": ["undefined"]}.get(case.expected, case.expected.split(" or "))
    if state in wanted:
        return "right", named
    return ("unanswered" if state == "undetermined" else "family"), named


def judge_value(case, state, exact, decimal):
    isTruth = case.expected in ("true", "false") and case.kind == "exact"
    if state == "exact" and exact is not None:
        try:
            equal = same(exact, case)
        except (language.Unreadable, KeyError, IndexError, balls.Undefined) as trouble:
            return "unreadable", f"{exact!r}: {type(trouble).__name__}"
        if equal is None:
            return "unreadable", f"{exact!r} cannot be compared"
        if not equal:
            return "false", exact
    if decimal and not isTruth:
        try:
            shown = Shown(decimal)
        except ValueError:
            return "unreadable", decimal
        known = case.digits if case.digits not in ("=", "") else digits.of(truth(case), 60, lenient=True)
        try:
            if not agrees(shown, known, truth(case)):
                return "wrong", decimal
        except balls.Undecided:
            return "unreadable", f"{decimal}: the oracle has too few digits"
        if state == "approximate" and not shown.more:
            return "unmarked", decimal
        if state == "approximate" and shown.significant < 1:
            return "unanswered", f"only {decimal}"
    elif state == "approximate":
        return "unanswered", "no digits"
    if case.kind == "exact":
        return ("proved", exact or decimal) if state == "exact" else ("unproved", decimal)
    return "right", exact or decimal


def score(options, case):
    try:
        answers, seconds, status = run(options, case)
        verdict, detail = judge(case, answers, status)
    except Exception as trouble:  # A judge that stops is no judge.
        return Result(case, "unreadable", repr(trouble)[:200], 0, None)
    return Result(case, verdict, str(detail), seconds, status)


def report(results):
    topics = collections.defaultdict(list)
    for result in results:
        topics[result.case.topic].append(result)
    head = ["topic", "cases"] + CLASSES + ["proved %", "median ms", "worst ms"]
    rows = [row(name, list_) for name, list_ in sorted(topics.items())] + [row("all", results)]
    widths = [max(len(str(line[i])) for line in rows + [head]) for i in range(len(head))]
    for line in [head] + rows:
        print("  ".join(str(cell).rjust(width) if i else str(cell).ljust(width)
                        for i, (cell, width) in enumerate(zip(line, widths))))


def row(name, results):
    counts = collections.Counter(result.verdict for result in results)
    exact = [result for result in results if result.case.kind == "exact"]
    proved = sum(result.verdict == "proved" for result in exact)
    times = [result.seconds * 1000 for result in results]
    share = f"{100 * proved / len(exact):.1f}" if exact else "-"
    return ([name, len(results)] + [counts[c] or "." for c in CLASSES]
            + [share, f"{statistics.median(times):.1f}", f"{max(times):.0f}"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("surd")
    parser.add_argument("topics", nargs="*")
    parser.add_argument("--limit", type=float, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--digits", type=int)
    parser.add_argument("--data", type=pathlib.Path, default=HERE / "data")
    parser.add_argument("--again", help="only the cases that were neither proved nor right in this file of results")
    parser.add_argument("--results", help="writes one line per case: class, topic, seconds, expression, detail")
    options = parser.parse_args()
    options.surd = str(pathlib.Path(options.surd).resolve())
    with tempfile.TemporaryDirectory() as home:
        options.home = home
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            results = list(pool.map(lambda case: score(options, case), chosen(options)))
    report(results)
    print(f"peak memory of a run: {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024} MB")
    for result in results:
        if result.verdict in BAD:
            print(f"{result.verdict}\t{result.case.topic}\t{result.case.line[:300]}\t{result.detail[:200]}")
    if options.results:
        with open(options.results, "w", encoding="utf-8") as file:
            for r in results:
                cells = [r.verdict, r.case.topic, f"{r.seconds:.3f}", r.case.line, r.detail, r.case.kind,
                         r.case.expected]
                file.write("\t".join(cell.replace("\n", " ").replace("\t", " ") for cell in cells) + "\n")
    sys.exit(any(result.verdict in BAD for result in results))


if __name__ == "__main__":
    main()
