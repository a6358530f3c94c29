"""Runs all checks in one engine, one line each."""

import importlib
import pathlib
import re
import signal
import time
import traceback
import unittest

from driving.engines import ScriptError
from driving.protocols import CommandError
from driving.usage import spent_on, usage

from . import page

HERE = pathlib.Path(__file__).resolve().parent
FAILURES = HERE.parents[2] / ".build/page/failures"
LIMIT = 240
TRIES = 3


class Overdue(Exception):
    """A check that took too long."""


def overdue(*_):
    raise Overdue(f"took more than {LIMIT} s")


def interrupted(*_):
    # A check that is under way takes every other exception for its failure.
    raise KeyboardInterrupt


class Result(unittest.TestResult):
    """Prints each check as it ends, and keeps a picture of each failure."""

    def __init__(self, engine):
        super().__init__()
        self.engine = engine
        self.passed = self.failed = self.repeated = 0
        self.problems = []
        self.summary = []
        self.tries = 1
        # What each check took: seconds, those of the processor, and its name.
        self.costs = []

    def startTest(self, test):
        super().startTest(test)
        self.start, self.used = time.monotonic(), self.engine.processor_seconds
        self.problems = []
        self.reason = None

    def note(self, error, where=""):
        kind, value, trace = error
        frames = [frame for frame in traceback.extract_tb(trace) if "/Tests/Page/" in frame.filename]
        place = f"{pathlib.Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        for frame in reversed(frames):
            if frame.filename.startswith(str(HERE)) and "page.py" not in frame.filename:
                place = f"{pathlib.Path(frame.filename).name}:{frame.lineno}"
                break
        name = "" if issubclass(kind, AssertionError) else kind.__name__ + ": "
        self.problems.append(f"{where}{name}{str(value)[:1500]} ({place})")

    def addError(self, test, error):
        super().addError(test, error)
        self.note(error)

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self.note(error)

    def addSubTest(self, test, part, error):
        super().addSubTest(test, part, error)
        if error:
            self.note(error, part._subDescription() + ": ")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.reason = reason

    def stopTest(self, test):
        seconds = time.monotonic() - self.start
        name = f"{type(test).__module__.split('.')[-1]}: {title(test)}"
        self.costs.append((seconds, self.engine.processor_seconds - self.used, name))
        if self.problems:
            self.picture(test)
            if self.tries == TRIES:
                self.summary += [name, *("    " + problem.strip() for problem in self.problems[:3])]
                self.failed += 1
            state = "FAILED" if self.tries == TRIES else "failed, is tried again"
        elif self.reason:
            state = f"skipped: {self.reason}"
        else:
            self.passed += 1
            self.repeated += self.tries > 1
            state = f"{seconds:.1f} s" + (f", at try {self.tries}" if self.tries > 1 else "")
        print(f"{name}  {state}", flush=True)
        for problem in self.problems[:12]:
            print("    " + problem.strip().replace("\n", "\n    "), flush=True)
        if len(self.problems) > 12:
            print(f"    … and {len(self.problems) - 12} more", flush=True)
        super().stopTest(test)

    def picture(self, test):
        FAILURES.mkdir(parents=True, exist_ok=True)
        try:
            self.engine.screenshot(FAILURES / f"{self.engine.name}-{test._testMethodName}.png")
        except Exception:
            pass  # The browser may be what failed.


def title(test):
    return test._testMethodName.removeprefix("test_").replace("_", " ")


def all_checks(engine, words):
    """The checks that are for the engine and whose names contain one of the words."""
    for file in sorted(HERE.glob("*.py")):
        module = importlib.import_module(f"checks.{file.stem}")
        for test in unittest.defaultTestLoader.loadTestsFromModule(module):
            for check in test:
                method = getattr(check, check._testMethodName)
                engines = getattr(method, "engines", None) or check.engines
                name = f"{file.stem}: {title(check)}"
                if engine.name in engines and (not words or any(word in name for word in words)):
                    yield check


def run_checks(make_engine, folder, words, share=slice(None)):
    """Runs them, or a share of them, with a new browser whenever one is lost; returns the counts.

    A check that fails is tried again in a new browser when all others are through: drivers lose
    events while the machine is busy. One that fails three times has failed, and how many needed
    more than one try is told.
    """
    signal.signal(signal.SIGALRM, overdue)
    # Whoever ends the run ends its browser too.
    signal.signal(signal.SIGTERM, interrupted)
    engine = make_engine()
    result = Result(engine)
    checks = list(all_checks(make_engine, words))[share]
    try:
        for result.tries in range(1, TRIES + 1):
            failed = []
            for check in checks:
                page.Check.engine, page.Check.folder = engine, folder
                # Again and again: a part of a check that fails does not end the check.
                signal.setitimer(signal.ITIMER_REAL, LIMIT, 20)
                check.run(result)
                signal.setitimer(signal.ITIMER_REAL, 0)
                if result.problems:
                    failed.append(check)
                if result.problems or not alive(engine):
                    engine.close()
                    engine = result.engine = make_engine()
                if len(failed) == 6 and not result.passed:
                    break
            if failed and not result.passed:
                print("ends here: nothing passes", flush=True)
                result.failed += len(failed)
                break
            checks = failed
    finally:
        result.engine.close()
    return {"passed": result.passed, "failed": result.failed, "skipped": len(result.skipped),
            "repeated": result.repeated, "failures": result.summary, "costs": result.costs,
            "seconds": usage.seconds, "times": usage.times}


@spent_on("leaving")
def alive(engine):
    """Whether the browser still answers; also leaves the page of the check."""
    signal.alarm(20)
    try:
        engine.leave()
        return engine.evaluate("return 1 + 1") == 2
    except (CommandError, ScriptError, OSError, ValueError, Overdue):
        return False
    finally:
        signal.alarm(0)
