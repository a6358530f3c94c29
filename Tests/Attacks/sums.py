#!/usr/bin/env python3
"""Asks random sums and products, and compares them with exact partial sums and with mpmath.

    sums.py COUNT SEED [SURD]

Sums and products up to n, whose closed forms have to be the exact ones of fractions for some n; and
those without an end, whose digits have to be those of mpmath's sums, and of which those that diverge
by their construction must not have a value. Exit status 1 if one is wrong.
"""

import random
import subprocess
import sys
from fractions import Fraction
from math import comb, factorial

from mpmath import inf, mp, mpf, nprod, nsum

mp.dps = 30


def asked(surd, *lines):
    """What the calculator says of the last line, and its first mistake."""
    run = subprocess.run([surd, *lines], capture_output=True, text=True, check=False)
    return run.stdout.strip().split("\n")[-1], run.stderr.strip().split("\n")[0]


def polynomial(r, degree):
    """A polynomial in k, as text and as a function."""
    parts = [r.randint(-5, 5) for _ in range(degree)] + [r.randint(1, 9)]
    text = "+".join(f"({part})*k^{power}" for power, part in enumerate(parts))
    return f"({text})", lambda k: sum(part * k ** power for power, part in enumerate(parts))


def finite(r):
    """A sum up to n that has a closed form: its term and its first number."""
    p, f = polynomial(r, r.randint(0, 4))
    q = r.randint(2, 9)
    a, b, first = r.randint(1, 4), r.randint(1, 4), r.randint(0, 3)
    text, term = r.choice([
        (p, f),
        (f"{p}*{q}^k", lambda k: f(k) * q ** k),
        (f"{p}/{q}^k", lambda k: Fraction(f(k), q ** k)),
        (f"(-1)^k*{p}", lambda k: f(k) * (-1) ** k),
        (f"{q}/((k+{a})*(k+{a + b}))", lambda k: Fraction(q, (k + a) * (k + a + b))),
        ("k*k!", lambda k: k * factorial(k)),
        ("(k^2+1)*k!", lambda k: (k * k + 1) * factorial(k)),
        ("k/(k+1)!", lambda k: Fraction(k, factorial(k + 1))),
        ("nCr(2*k;k)/4^k", lambda k: Fraction(comb(2 * k, k), 4 ** k)),
        (f"{p}*nCr(k;{a})", lambda k: f(k) * comb(k, a)),
    ])
    return text, term, max(first, a if "nCr(k" in text else 0)


def finiteProduct(r):
    """A product up to n: its factor and its first number."""
    a, b = r.randint(1, 5), r.randint(1, 5)
    text, factor = r.choice([
        (f"(k+{a})/(k+{b})", lambda k: Fraction(k + a, k + b)),
        (f"1-1/(k+{a})^2", lambda k: 1 - Fraction(1, (k + a) ** 2)),
        (f"{a}*k/(k+{b})", lambda k: Fraction(a * k, k + b)),
        (f"(k^2+k+1)/(k^2-k+1)", lambda k: Fraction(k * k + k + 1, k * k - k + 1)),
        (f"k*{a}^k", lambda k: k * a ** k),
    ])
    return text, factor, r.randint(1, 3)


def endless(r):
    """A sum without an end: its term, its first number and whether it converges."""
    p, f = polynomial(r, r.randint(0, 3))
    q = r.randint(2, 9)
    a, b, c, first = (r.randint(1, 5) for _ in range(4))
    text, term, converges = r.choice([
        (f"1/((k+{a})*(k+{b}))", lambda k: 1 / ((k + a) * (k + b)), True),
        (f"{q}/((2*k+{a})*(3*k+{b}))", lambda k: q / ((2 * k + a) * (3 * k + b)), True),
        (f"k/((k+{a})*(k^2+{b}))", lambda k: k / ((k + a) * (k * k + b)), True),
        (f"1/(k^2+{a})", lambda k: 1 / (k * k + a), True),
        (f"1/(k^2+k+{a})", lambda k: 1 / (k * k + k + a), True),
        (f"(k+{a})/(k^4+{b})", lambda k: (k + a) / (k ** 4 + b), True),
        (f"1/(k+{a})^{b + 1}", lambda k: 1 / (k + a) ** (b + 1), True),
        (f"(-1)^k/(k+{a})^{b}", lambda k: (-1) ** int(k) / (k + a) ** b, True),
        (f"(-1)^k/(2*k+1)^{b}", lambda k: (-1) ** int(k) / (2 * k + 1) ** b, True),
        (f"(-1)^k*k/(k^2+{a})", lambda k: (-1) ** int(k) * k / (k * k + a), True),
        (f"{p}/{q}^k", lambda k: f(k) / q ** k, True),
        (f"{p}/k!", lambda k: f(k) / mp.factorial(k), True),
        (f"1/({q}^k*(k+{a}))", lambda k: 1 / (q ** k * (k + a)), True),
        (f"(-1)^k/({q}^k*(2*k+1))", lambda k: (-1) ** int(k) / (q ** k * (2 * k + 1)), True),
        (f"1/({q}^k*(k^2+{b}))", lambda k: 1 / (q ** k * (k * k + b)), True),
        (f"k^{a}*{q}^k/(2*k)!", lambda k: k ** a * q ** k / mp.factorial(2 * k), True),
        (f"{p}*nCr(2*k;k)/{q + 3}^k", lambda k: f(k) * mp.binomial(2 * k, k) / (q + 3) ** k, True),
        (f"1/(k+{a})", None, False),
        (f"(k^2+{a})/(k^3+{b})", None, False),
        (f"(-1)^k*k/(k+{a})", None, False),
        (f"{q}^k/(k^2+{a})", None, False),
        (f"k!/{q}^k", None, False),
        (f"{q}/(k+{a}) - {b}/2^k", None, False),
    ])
    return text, term, first, converges


def endlessProduct(r):
    """A product without an end: its factor, its first number and whether it converges."""
    a, b, first = (r.randint(1, 5) for _ in range(3))
    text, factor, converges = r.choice([
        (f"1-1/(k+{a})^2", lambda k: 1 - 1 / (k + a) ** 2, True),
        (f"1+{b}/(k+{a})^2", lambda k: 1 + b / (k + a) ** 2, True),
        (f"(k+{a})*(k+{b})/((k+{a + b})*k)", lambda k: (k + a) * (k + b) / ((k + a + b) * k), True),
        (f"1-1/(9*k^2)", lambda k: 1 - 1 / (9 * k * k), True),
        (f"1+1/(k+{a})", None, False),
        (f"{a + 1}*k/(k+{b})", None, False),
    ])
    return text, factor, first, converges


def judgedClosed(name, term, function, first, surd):
    """What became of a sum or a product up to n."""
    text = f"{name}({term}; k={first}..n)"
    told, said = asked(surd, text)
    if not told:
        return ("undecided" if "undetermined" in said else "wrong"), text, said
    for n in (first - 1, first, first + 1, first + 4, first + 9):
        total = Fraction(name == "product")
        for k in range(first, n + 1):
            total = total * function(k) if name == "product" else total + function(k)
        number, said = asked(surd, f"n={n}; {told}-({total})")
        if number != "0":
            return "wrong", text, f"{told} for n = {n}: {number} {said}"
    return "right", text, told


def judgedEndless(name, term, function, first, converges, surd):
    """What became of a sum or a product without an end."""
    text = f"{name}({term}; k={first}..inf)"
    told, said = asked(surd, "--digits", "20", "--decimal", text)
    if not told:
        undecided = "undetermined" in said
        return "undecided" if undecided else "wrong" if converges else "right", text, said
    if not converges:
        return "wrong", text, told
    own = mpf(told.split("≈")[-1].replace("…", "").strip())
    way = nprod if name == "product" else nsum
    other = way(lambda k: function(mpf(k)), [first, inf])
    close = abs(own - other) <= mpf(10) ** -9 * (1 + abs(other))
    return ("right" if close else "wrong"), text, f"{told}, mpmath {other}"


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    surd = sys.argv[3] if len(sys.argv) > 3 else ".build/release/surd"
    r = random.Random(seed)
    counts = dict(right=0, wrong=0, undecided=0)
    for number in range(count):
        if number % 5 < 2:
            verdict, text, said = judgedClosed("sum", *finite(r), surd)
        elif number % 5 == 2:
            verdict, text, said = judgedClosed("product", *finiteProduct(r), surd)
        elif number % 5 == 3:
            verdict, text, said = judgedEndless("sum", *endless(r), surd)
        else:
            verdict, text, said = judgedEndless("product", *endlessProduct(r), surd)
        counts[verdict] += 1
        if verdict == "wrong":
            print(f"wrong: {text}: {said}")
    print("sums:", ", ".join(f"{number} {verdict}" for verdict, number in counts.items()))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
