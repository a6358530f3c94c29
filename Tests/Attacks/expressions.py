"""Writes Tests/Attacks/expressions.txt: what SymPy makes of some expressions.

    python3 Tests/Attacks/expressions.py

A line is a call as Surd reads it, and the expression that SymPy gives, in the same language.
Signs and orders of terms may differ; the test compares the parts.
"""

import pathlib
import random

from sympy import (
    Rational, Symbol, apart, expand, factor, srepr, symbols, together,
)
from sympy.printing.str import StrPrinter

x, y, z = symbols("x y z")
random.seed(19)


class Printer(StrPrinter):
    def _print_Pow(self, e, rational=False):
        return super()._print_Pow(e, rational).replace("**", "^")


def text(e):
    return Printer().doprint(e).replace("**", "^").replace(" ", "")


def polynomial(names, terms, degree):
    return sum(
        random.choice([-5, -3, -2, -1, 1, 2, 3, 4])
        * (1 if not names else 1)
        * _monomial(names, degree)
        for _ in range(terms)
    )


def _monomial(names, degree):
    result = 1
    for name in names:
        result *= name ** random.randint(0, degree)
    return result


CASES = []


def case(name, e, result):
    CASES.append((f"{name}({text(e)})", text(result)))


for e in [
    (x + 1)**5, (x - y)**4, (x + y + z)**3, (2*x - 3)*(x**2 + x + 1), (x + Rational(1, 2))**3,
    (x - 1)*(x - 2)*(x - 3)*(x - 4), (x*y + 1)*(x*y - 1), (x + y)*(x**2 - x*y + y**2),
]:
    case("expand", e, expand(e))
for _ in range(12):
    e = polynomial([x, y], 3, 2) * polynomial([x, y], 3, 2) * polynomial([x], 2, 2)
    case("expand", e, expand(e))

for e in [
    x**2 - 1, x**4 - 1, x**6 - 1, x**8 + x**4 + 1, x**4 + 4, x**5 - x - 1, 6*x**2 + 5*x - 6,
    x**3 - 3*x + 2, x**12 - 1, x**2 - y**2, x**3 + y**3, x**6 - y**6, x**2 + 2*x*y + y**2 - z**2,
    x*y + x + y + 1, x**2*y - x*y**2, x**4 - 2*x**2*y**2 + y**4, x**2 + y**2, x**4 + 4*y**4,
    x**3 + y**3 + z**3 - 3*x*y*z, x**2/2 - Rational(1, 2), x**2*y**2 - z**4,
    (x**2 - 1)/(x**2 + 2*x + 1),
]:
    case("factor", expand(e) if e.is_polynomial() else e, factor(e))
for _ in range(20):
    e = expand(polynomial([x, y], 3, 2) * polynomial([x, y], 3, 1) * polynomial([x], 2, 2))
    if e != 0:
        case("factor", e, factor(e))
for _ in range(12):
    e = expand(polynomial([x, y, z], 3, 1) * polynomial([x, y, z], 3, 1))
    if e != 0:
        case("factor", e, factor(e))

for e in [
    1/(x**2 - 1), 1/(x**3 + x), (x**3 + 1)/(x**2 - x), 1/(x**4 - 1), x/(x - 1)**2, 1/(x**3 + 1),
    (x + 5)/((x + 2)*(x - 3)), 1/(x*(x + 1)*(x + 2)), (2*x**2 + 3)/(x**2*(x - 1)**3),
    1/(x**2*(x**2 + 1)**2), (x**4 + 1)/(x**2 + 1), x**5/(x**2 - 4),
]:
    case("apart", e, apart(e, x))

for e in [
    1/x + 1/y, 1/x - 1/(x + 1), x/y + y/x, 1 + 1/x, x/(x + 1) + 1/(x + 1)**2,
    1/(x*y) + 1/(y*z) + 1/(x*z), x/2 + Rational(1, 3), 1/(x - y) + 1/(x + y),
]:
    case("together", e, factor(together(e)))

out = pathlib.Path(__file__).with_suffix(".txt")
width = max(len(call) for call, _ in CASES)
lines = ["# From SymPy, by Tests/Attacks/expressions.py."]
lines += [f"{call}{' ' * max(2, 30 - len(call))}= {result}" for call, result in CASES]
out.write_text("\n".join(lines) + "\n")
