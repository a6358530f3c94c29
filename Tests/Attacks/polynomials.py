"""Writes Tests/Golden/polynomials.txt: what SymPy knows of some polynomials.

    python3 Tests/Attacks/polynomials.py

A polynomial is the list of its coefficients, that of the zeroth power first.
"""

import pathlib
import random

from sympy import Poly, Rational, floor, gcd, real_roots, sqf_list, symbols

x = symbols("x")
random.seed(7)


def text(p):
    return " ".join(str(c) for c in reversed(Poly(p, x).all_coeffs()))


def roots(p):
    rows = []
    for root, count in real_roots(p, multiple=False):
        value = str(root) if root.is_Rational else "~" + str(floor(root * 10**20))
        rows.append(value + ("" if count == 1 else f"^{count}"))
    return ", ".join(rows) or "none"


def factors(p):
    rows = []
    for factor, exponent in sqf_list(Poly(p, x))[1]:
        primitive = factor.primitive()[1]
        if primitive.LC() < 0:
            primitive = -primitive
        rows.append((exponent, f"({text(primitive)})^{exponent}"))
    return " ".join(row for _, row in sorted(rows)) or "none"


def chebyshev(n):
    a, b = Poly(1, x), Poly(x, x)
    for _ in range(n):
        a, b = b, Poly(2 * x, x) * b - a
    return a


CASES = [Poly(text, x) for text in [
    "x - 3", "3*x + 2", "x**2 - 2", "x**2 + 1", "(x - 1)**6", "x**3 - 6*x**2 + 11*x - 6",
    "x**3 - 2", "x**4 - 5*x**2 + 6", "(x**2 - 2)**2*(x + 1/3)**3*x", "x**5 - x - 1",
    "x**4 - 10*x**2 + 1", "(x - 1)*(x - 1 - 1/1000000)*(x - 1 + 1/1000000)",
    "x**12 - x", "2*x**3 - x**2 - 1/2*x + 1/4", "(3*x - 1)**4*(x**2 + x + 1)**2",
    "x**20 - 1", "x**7 - 2*(50*x - 1)**2", "x**10 + 3*x**9 - 4", "x**2*(x - 1/2)**2*(x + 1/2)**2",
    "x**100 - 2",
]] + [chebyshev(n) for n in (5, 12, 20)] + [
    Poly([Rational(random.randint(-9, 9), random.randint(1, 4)) for _ in range(n)], x)
    for n in (4, 6, 9, 14)
]
product = Poly(1, x)
for k in range(1, 21):
    product *= Poly(x - k, x)
CASES.append(product)

lines = ["# Polynomials by SymPy 1.14; made by Tests/Attacks/polynomials.py.",
         "# Coefficients from that of the zeroth power. A root that is not rational",
         "# stands as ~ and the floor of 10^20 times it.", ""]
for p in CASES:
    lines.append(f"roots {text(p)}  = {roots(p)}")
    lines.append(f"factors {text(p)}  = {factors(p)}")
for _ in range(12):
    a, b, c = (Poly([random.randint(-9, 9) for _ in range(n)] + [random.randint(1, 9)], x)
               for n in (3, 4, random.randint(0, 3)))
    lines.append(f"gcd {text(a * c)} | {text(b * c)}  = {text(gcd(a * c, b * c).monic())}")
path = pathlib.Path(__file__).parent.parent / "Golden" / "polynomials.txt"
path.write_text("\n".join(lines) + "\n")
