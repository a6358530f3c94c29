#!/usr/bin/env python3
"""Proves the exact cases of the corpus with Calcium (FLINT's `ca`), for comparison.

    calcium.py [TOPIC ...] [--limit SECONDS] [--results FILE] [--beside FILE]

Calcium comes with the wheel of python-flint, as a shared library; it is called through ctypes with
its default options. A case counts as proved if `ca_check_is_zero(expression - expected)` is true.
`--beside` takes the file that `score.py --results` wrote, and compares on the cases both can say.
"""

import argparse
import collections
import ctypes
import glob
import multiprocessing
import os
import pathlib
import sys
import time

import flint

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from oracle import language  # noqa: E402
from score import cases  # noqa: E402

PLACE = os.path.dirname(os.path.dirname(flint.__file__))
for dependency in sorted(glob.glob(f"{PLACE}/python_flint.libs/lib*"), key=lambda p: "flint-" in p):
    library = ctypes.CDLL(dependency, mode=ctypes.RTLD_GLOBAL)
TRUE, FALSE, UNKNOWN = 0, 1, 2


class NotSaid(Exception):
    """The expression uses what Calcium has no word for."""


class Calcium:
    """A context and its values; memory is left to the end of the process."""

    def __init__(self):
        self.context = ctypes.create_string_buffer(1 << 14)
        library.ca_ctx_init(self.context)
        self.variables, self.functions = {}, {}

    def new(self):
        value = ctypes.create_string_buffer(64)
        library.ca_init(value, self.context)
        return value

    def do(self, name, *arguments):
        result = self.new()
        getattr(library, "ca_" + name)(result, *arguments, self.context)
        return result

    def test(self, name, *arguments):
        return getattr(library, "ca_check_" + name)(*arguments, self.context)

    def rational(self, value):
        result = self.do("set_si", ctypes.c_long(0))
        for sign, number in ((1, value.numerator), (0, value.denominator)):
            text = ctypes.create_string_buffer(16)
            library.fmpz_init(text)
            library.fmpz_set_str(text, str(number).encode(), 10)
            if sign:
                result = self.do("set_fmpz", text)
            elif number != 1:
                result = self.do("div_fmpz", result, text)
        return result

    def integer(self, n):
        return self.do("set_si", ctypes.c_long(n))

    def line(self, statements):
        result = None
        for statement in statements:
            if statement[0] == "def":
                self.functions[statement[1]] = statement[2:]
                continue
            result = self.value(statement[-1])
            if statement[0] == "let":
                self.variables[statement[1]] = result
            self.variables["Ans"] = result
        return result

    def value(self, tree):
        kind = tree[0]
        if kind == "num":
            return self.rational(tree[1])
        if kind == "const":
            return self.do("pi") if tree[1] == "pi" else self.do("exp", self.integer(1))
        if kind == "var":
            return self.variables[tree[1]]
        if kind == "call":
            return self.call(tree[1], tree[2])
        if kind == "neg":
            return self.do("neg", self.value(tree[1]))
        if kind == "percent":
            return self.do("div", self.value(tree[1]), self.integer(100))
        if kind == "deg":
            return self.do("div", self.do("mul", self.value(tree[1]), self.do("pi")), self.integer(180))
        if kind == "fact":
            return self.factorial(tree[1])
        if kind not in ("add", "sub", "mul", "div", "pow") or (
            kind in ("add", "sub") and tree[2][0] == "percent" and tree[1][0] != "percent"
        ):
            raise NotSaid(kind)
        if kind == "pow" and tree[1] == ("const", "e"):
            return self.do("exp", self.value(tree[2]))
        x, y = self.value(tree[1]), self.value(tree[2])
        if kind == "pow":
            return self.power(x, y, tree[2])
        return self.do(kind, x, y)

    def factorial(self, tree):
        from math import factorial

        if tree[0] != "num" or tree[1].denominator != 1:
            raise NotSaid("factorial")
        from fractions import Fraction

        return self.rational(Fraction(factorial(int(tree[1]))))

    def power(self, x, y, exponent):
        from oracle.floats import constant

        exact = constant(exponent)
        if exact is not None and exact.denominator % 2 and exact.denominator > 1:
            if self.test("is_negative_real", x) == TRUE:
                result = self.do("pow", self.do("neg", x), y)
                return self.do("neg", result) if exact.numerator % 2 else result
        return self.do("pow", x, y)

    def root(self, x, n):
        index = self.do("div", self.integer(1), self.integer(n))
        if n % 2 and self.test("is_negative_real", x) == TRUE:
            return self.do("neg", self.do("pow", self.do("neg", x), index))
        return self.do("pow", x, index)

    def call(self, name, arguments):
        if name in self.functions:
            parameters, body = self.functions[name]
            outer, values = dict(self.variables), [self.value(x) for x in arguments]
            self.variables.update(zip(parameters, values))
            result = self.value(body)
            self.variables = outer
            return result
        if name == "root" and arguments[0][0] == "num":
            return self.root(self.value(arguments[1]), int(arguments[0][1]))
        if name == "log" and len(arguments) == 2:
            x, base = (self.do("log", self.value(tree)) for tree in arguments)
            return self.do("div", x, base)
        if len(arguments) != 1 or name not in FUNCTIONS:
            raise NotSaid(name)
        return FUNCTIONS[name](self, self.value(arguments[0]))


def direct(name):
    return lambda c, x: c.do(name, x)


def hyperbolic(sign, divide=False):
    def function(c, x):
        up, down = c.do("exp", x), c.do("exp", c.do("neg", x))
        top = c.do("sub" if sign < 0 else "add", up, down)
        return c.do("div", top, c.do("add", up, down) if divide else c.integer(2))

    return function


def area(shift):
    def function(c, x):
        inner = c.do("add", c.do("mul", x, x), c.integer(shift))
        return c.do("log", c.do("add", x, c.do("sqrt", inner)))

    return function


def area_tangent(c, x):
    one = c.integer(1)
    return c.do("div", c.do("log", c.do("div", c.do("add", one, x), c.do("sub", one, x))), c.integer(2))


def logarithm(base):
    return lambda c, x: c.do("div", c.do("log", x), c.do("log", c.integer(base)))


def one_over(name):
    return lambda c, x: c.do("inv", c.do(name, x))


FUNCTIONS = {name: direct(name) for name in
             ("sqrt", "abs", "floor", "ceil", "exp", "sin", "cos", "tan", "asin", "acos", "atan", "cot")}
FUNCTIONS |= {
    "ln": direct("log"), "log": logarithm(10), "log2": logarithm(2), "sign": direct("sgn"),
    "cbrt": lambda c, x: c.root(x, 3), "sec": one_over("cos"), "csc": one_over("sin"),
    "sinh": hyperbolic(-1), "cosh": hyperbolic(1), "tanh": hyperbolic(-1, True),
    "asinh": area(1), "acosh": area(-1), "atanh": area_tangent,
}


def proves(line, expected):
    """proved, unknown, false or not said."""
    if expected in ("true", "false"):
        return "not said"
    try:
        calcium = Calcium()
        found = calcium.line(language.parse(line))
        wanted = calcium.value(language.parse_value(expected))
        answer = calcium.test("is_zero", calcium.do("sub", found, wanted))
    except NotSaid:
        return "not said"
    return {TRUE: "proved", FALSE: "false", UNKNOWN: "unknown"}[answer]


def worker(pipe):
    while True:
        try:
            line, expected = pipe.recv()
        except EOFError:
            return
        start = time.process_time()
        pipe.send((proves(line, expected), time.process_time() - start))


class Prover:
    """A child process that is started anew when a case takes too long or breaks it."""

    def __init__(self, limit):
        self.limit, self.process = limit, None

    def ask(self, line, expected):
        if self.process is None:
            self.pipe, other = multiprocessing.Pipe()
            self.process = multiprocessing.get_context("fork").Process(target=worker, args=(other,), daemon=True)
            self.process.start()
            other.close()
        self.pipe.send((line, expected))
        try:
            if self.pipe.poll(self.limit):
                return self.pipe.recv()
            answer = ("timeout", self.limit)
        except EOFError:
            answer = ("crash", 0)
        self.process.kill()
        self.process.join()
        self.process = None
        return answer


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("topics", nargs="*")
    parser.add_argument("--limit", type=float, default=10)
    parser.add_argument("--results")
    parser.add_argument("--beside")
    options = parser.parse_args()
    prover, answers = Prover(options.limit), {}
    topics = collections.defaultdict(collections.Counter)
    for case in cases(options.topics):
        if case.kind == "exact":
            answers[case.topic, case.line] = prover.ask(case.line, case.expected)
            topics[case.topic][answers[case.topic, case.line][0]] += 1
    kinds = ["proved", "unknown", "false", "timeout", "crash", "not said"]
    print("topic".ljust(16), *(kind.rjust(9) for kind in kinds))
    total = collections.Counter()
    for topic, counts in sorted(topics.items()):
        total.update(counts)
        print(topic.ljust(16), *(str(counts[kind]).rjust(9) for kind in kinds))
    print("all".ljust(16), *(str(total[kind]).rjust(9) for kind in kinds))
    said = sum(total.values()) - total["not said"]
    print(f"Calcium proves {total['proved']} of the {said} exact cases it can say, {100 * total['proved'] / said:.1f} %")
    times = sorted(seconds for kind, seconds in answers.values() if kind != "not said")
    print(f"median {1000 * times[len(times) // 2]:.2f} ms, without the start of a process")
    if options.results:
        with open(options.results, "w", encoding="utf-8") as file:
            for (topic, line), (kind, seconds) in answers.items():
                file.write(f"{kind}\t{topic}\t{seconds:.4f}\t{line}\n")
    if options.beside:
        beside(options.beside, answers)


def beside(path, answers):
    """The share of both on the cases that Calcium can say."""
    table = collections.Counter()
    for line in open(path, encoding="utf-8"):
        verdict, topic, _, text, *_ = line.rstrip("\n").split("\t")
        kind = answers.get((topic, text), ("not said",))[0]
        if kind != "not said":
            table[verdict == "proved", kind == "proved"] += 1
    said = sum(table.values())
    if said:
        print(f"of {said}: Surd {table[True, True] + table[True, False]}, "
              f"Calcium {table[True, True] + table[False, True]}, both {table[True, True]}, neither {table[False, False]}")


if __name__ == "__main__":
    main()
