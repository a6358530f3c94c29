#!/usr/bin/env python3
"""Asks random limits, and compares them with values nearby.

    limits.py COUNT SEED [SURD]

Quotients, products and powers of sums of functions that vanish at 0, from the right. A value of
mpmath with 60 digits 10^-12 beside 0 has to be the limit up to 10^-4; where the limit is told to be
infinite, values have to grow toward 0. Exit status 1 if one is wrong.
"""

import random
import subprocess
import sys

from mpmath import asin, atan, cbrt, cos, cosh, e, exp, log, mp, mpf, pi, sin, sinh, sqrt, tan

mp.dps = 60
NAMES = dict(asin=asin, atan=atan, cbrt=cbrt, cos=cos, cosh=cosh, e=e, exp=exp, ln=log, pi=pi,
             sin=sin, sinh=sinh, sqrt=sqrt, tan=tan)
VANISHING = [
    "x", "x^2", "x^3", "sin(x)", "cos(x)-1", "tan(x)", "exp(x)-1", "ln(1+x)", "sqrt(1+x)-1",
    "atan(x)", "asin(x)", "sinh(x)", "cosh(x)-1", "x*cos(x)", "sin(2*x)", "ln(cos(x))",
    "exp(-x)-1+x", "sin(x)-x", "tan(x)-x", "cbrt(1+x)-1",
]


def term(source):
    """A sum of one or two multiples."""
    factors = [1, 2, 3, -1, -2]
    count = source.randint(1, 2)
    return "+".join(
        f"({source.choice(factors)})*({source.choice(VANISHING)})" for _ in range(count)
    )


def question(source):
    """A function that is not defined at 0."""
    kind = source.randint(0, 4)
    if kind < 3:
        return f"({term(source)})/({term(source)})"
    if kind == 3:
        return f"(1+{term(source)})^(1/({term(source)}))"
    return f"({term(source)})*({term(source)})/({term(source)})"


def number(text, **names):
    """The value of an expression over mpmath."""
    return eval(text.replace("^", "**"), {"__builtins__": {}}, {**NAMES, **names})


def judged(function, surd):
    """What became of a question: right, wrong, undecided, or skipped without a value nearby."""
    asked = f"lim({function}; x -> 0+)"
    run = subprocess.run([surd, "--digits", "15", asked], capture_output=True, text=True, check=False)
    said = run.stdout.strip() or run.stderr.strip().split("\n")[0]
    if "undetermined" in said:
        return "undecided", said
    try:
        far, near = (number(function, x=mpf(place)) for place in ("1e-8", "1e-12"))
    except (ValueError, ZeroDivisionError, TypeError):
        return "skipped", said
    if run.stdout.strip():
        value = number(said.split("≈")[-1].replace("…", "").strip())
        return ("right" if abs(near - value) <= 1e-4 * (1 + abs(value)) else "wrong"), said
    if "∞" in said:
        sign = -1 if "-∞" in said else 1
        return ("right" if sign * near > 1000 and sign * near > sign * far else "wrong"), said
    return "skipped", said


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    surd = sys.argv[3] if len(sys.argv) > 3 else ".build/release/surd"
    source = random.Random(seed)
    counts = dict(right=0, wrong=0, undecided=0, skipped=0)
    for _ in range(count):
        function = question(source)
        verdict, said = judged(function, surd)
        counts[verdict] += 1
        if verdict == "wrong":
            print(f"wrong: {function}: {said}")
    print("limits:", ", ".join(f"{number} {verdict}" for verdict, number in counts.items()))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
