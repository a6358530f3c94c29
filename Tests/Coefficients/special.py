"""Makes the tables of the error function and of gamma, and proves their bounds.

    python3 special.py            (needs python-flint and numpy)

It writes Sources/Numbers/Functions/ErrorFunctionTable.swift and GammaTable.swift, and
prints the bounds that the sources state; a larger one is an error.

A row of a table is for a function F near a centre c: F(c) as the sum of two doubles, then
the coefficients of a polynomial Q, from the highest down, with F(c + t) = F(c) + t Q(t) up
to a proved error. Q interpolates at Chebyshev's points. The proof compares it with the
Taylor series of F, whose coefficients are balls of Arb: what the series leaves out is
bounded by Cauchy's estimate for gamma, and for g(x) = e^(x^2) erfc(x) by its derivatives,
which fall in size, since g is completely monotone. All coefficients are balls, so that
nothing is rounded unnoticed.
"""

import math
import pathlib

import numpy as np
import quantities
from flint import arb, arb_poly, arb_series, ctx
from quantities import Quantity, U, cells, of_relative, polynomial, quantity, report, spread

ctx.prec = 500
SOURCES = pathlib.Path(__file__).parent.parent.parent / "Sources/Numbers/Functions"
TERMS = 44
DEGREE = 11


def literal(x):
    """A double as the sources write it."""
    sign, text = ("-" if math.copysign(1, x) < 0 else ""), abs(x).hex()
    digits, exponent = text[4:].split("p")
    digits = digits.ljust(13, "0")
    groups = [digits[i : i + 4] for i in range(0, 13, 4)]
    return f"{sign}{text[:4]}{'_'.join(groups)}p{exponent}"


def nearest(x):
    """A double next to a ball, within an ulp or so: what it misses is accounted for."""
    return float(x.mid())


def scaled_taylor(c):
    """The Taylor coefficients of g at c, and a bound of each derivative at a place below."""

    def coefficients(x):
        values = [(x * x).exp() * x.erfc()]
        values.append(2 * x * values[0] - 2 / arb.pi().sqrt())
        while len(values) <= TERMS:
            n = len(values) - 1
            values.append((2 * x * values[n] + 2 * values[n - 1]) / (n + 1))
        return values

    return coefficients(arb(c))[:TERMS], lambda low: abs(coefficients(arb(low))[TERMS]).upper()


def gamma_taylor(c):
    ctx.cap = TERMS
    series = arb_series([arb(c), 1]).gamma()
    return [series[i] for i in range(TERMS)]


def interpolated(taylor, h):
    """The doubles nearest to an interpolation of (F(c + t) - F(c))/t at |t| <= h."""
    rest = arb_poly(taylor[1:])
    nodes = [arb(h) * (arb.pi() * (2 * k + 1) / (2 * DEGREE + 2)).cos() for k in range(DEGREE + 1)]
    nodes = [x.mid() for x in nodes]
    poly = arb_poly.interpolate(nodes, [rest(x) for x in nodes])
    return [nearest(poly[i]) for i in range(DEGREE + 1)]


def greatest(poly, low, high, count=128):
    """A bound of a polynomial between two numbers."""
    worst = arb(0)
    for i in range(count):
        a = arb(low) + (arb(high) - arb(low)) * i / count
        b = arb(low) + (arb(high) - arb(low)) * (i + 1) / count
        worst = worst.max(abs(poly((a + b) / 2 + (b - a) / 2 * arb(0, 1))).upper())
    return worst


def row(taylor, h, remainder):
    """The row of a centre, the error of its polynomial, and that of computing it."""
    high = nearest(taylor[0])
    low = nearest(taylor[0] - high)
    q = interpolated(taylor, h)
    difference = arb_poly([arb(high) + arb(low)] + [arb(x) for x in q]) - arb_poly(taylor)
    missed = float((greatest(difference, -h, h) + remainder).upper()) * (1 + 1e-9)
    t = cells(-h, h, 64)
    computed = t * polynomial(t, q[::-1]) + quantity(np.float64(low))
    return [high, low] + q[::-1], missed, float(np.max(computed.err))


def table(name, comment, rows):
    text = f"// {comment}\n//\n// Written by Tests/Coefficients/special.py, which proves it.\n\n"
    text += f"enum {name} {{\n  /// A row of each centre: the value there as a pair, and the coefficients.\n"
    text += "  static let rows: [Double] = [\n"
    for values in rows:
        for i in range(0, len(values), 3):
            text += "    " + ", ".join(literal(x) for x in values[i : i + 3]) + ",\n"
    (SOURCES / f"{name}.swift").write_text(text + "  ]\n}\n")


# g(x) = e^(x^2) erfc(x) in eighths of the binades from 1/2 to 8.
rows, worst = [], 0.0
for index in range(32):
    unit = 2.0 ** (index // 8 - 1)
    h = unit / 16
    c = unit * (1 + (index % 8) / 8) + h
    taylor, bound = scaled_taylor(c)
    least = float(((arb(c + h) * arb(c + h)).exp() * arb(c + h).erfc()).lower())
    values, missed, computed = row(taylor, h, bound(c - h) * arb(h) ** TERMS)
    worst = max(worst, (missed + computed) / least)
    rows.append(values)
table("ErrorFunctionTable", "The scaled complement of the error function, e^(x²)·erfc(x).", rows)
print(f"g            2 ^ {math.log2(worst):.2f} of itself")

# Above 8: x sqrt(pi) g(x) = A(1/x^2), A(s) = sum of (-1)^k (2k-1)!!/2^k s^k, which lies
# between consecutive partial sums; 1 + s B(s).
h = 1 / 64
taylor, term = [], arb(1)
for k in range(60):
    taylor.append(term)
    term = term * -(2 * k + 1) / 2
remainder = abs(term) * arb(h) ** 60
rest = arb_poly(taylor[1:])
nodes = [(arb(h) / 2 * (1 + (arb.pi() * (2 * k + 1) / 32).cos())).mid() for k in range(16)]
poly = arb_poly.interpolate(nodes, [rest(x) for x in nodes])
tail = [nearest(poly[i]) for i in range(16)][::-1]
difference = arb_poly([arb(0)] + [arb(x) for x in tail[::-1]]) - (arb_poly(taylor) - 1)
missed = float((greatest(difference, 0, h, 512) + remainder).upper())
s = cells(2.0**-12, h, 512).wider(0.0)
s = Quantity(s.low, s.high, s.high * 2 * U)
computed = float(np.max((s * polynomial(s, tail)).err)) + 2.0**-53 / 64
far = (missed + computed) * (64 / 63) + 2.0**-98
print("tail", ", ".join(literal(x) for x in tail))
print(f"A            2 ^ {math.log2(far):.2f} of itself")

# e^(-x^2) is a pair within 2^-56 of itself, and 1 - low within 2^-87 of e^-low.
relative = max(worst, far) + 2.0**-56 + 2.0**-85
of_relative("erfc, far", relative, 0.9)
of_relative("erf, far", relative * 0.48 / 0.52, 0.9)

# Below 1/2: x times 2/sqrt(pi), exactly but for 2^-104, and x z R(z), z = x^2.
h = 0.25
factor = 2 / arb.pi().sqrt()
taylor, power = [], arb(1)
for k in range(TERMS):
    taylor.append(factor * power / (2 * k + 1))
    power = power * -1 / (k + 1)
rest = arb_poly(taylor[1:])
nodes = [(arb(h) / 2 * (1 + (arb.pi() * (2 * k + 1) / 24).cos())).mid() for k in range(12)]
poly = arb_poly.interpolate(nodes, [rest(x) for x in nodes])
near = [nearest(poly[i]) for i in range(12)][::-1]
difference = arb_poly([arb(x) for x in near[::-1]]) - rest
# The terms fall, and change their signs.
missed = float((greatest(difference, 0, h) + abs(power) * arb(h) ** (TERMS - 1)).upper())
print("near", ", ".join(literal(x) for x in near))
x = spread(2.0**-28, 0.5)
z = x * x
value = polynomial(z, near).wider(missed)
part = z * value * x
# The second part of the product is below half an ulp of it, and three sums follow.
errors = part.err + x.high * (2.0**-104 + 2.0**-54 * 0.1) + 2.0**-104
true = Quantity(1.1283791 * x.low - 0.376127 * x.low**3, 1.12838 * x.high)
report("erf, near", errors, true, 0.9)
report("erfc, near", errors, Quantity(1 - true.high, 1 - true.low), 0.9)
report("erfc, near", errors, Quantity(1 + true.low, 1 + true.high), 0.9)

# gamma from 3/2 to 5/2, in eighths; Cauchy's estimate on a circle of radius 1.
rows, worst = [], 0.0
for index in range(8):
    c = 1.5 + (2 * index + 1) / 16
    h = 1 / 16
    most = arb(c - 1).gamma().max(arb(c + 1).gamma())
    remainder = most * arb(h) ** TERMS / (1 - arb(h))
    values, missed, computed = row(gamma_taylor(arb(c)), h, remainder)
    # The distance from the centre is off by half an ulp of 1/16 where the slope is below 0.94.
    worst = max(worst, (missed + computed + 0.94 * 2.0**-57) / 0.8856)
    rows.append(values)
table("GammaTable", "The gamma function from 3/2 to 5/2.", rows)
print(f"gamma 1.5-2.5 2 ^ {math.log2(worst):.2f} of itself")
# At most 192 products of pairs, and a quotient.
of_relative("gamma", worst + 193 * 2.0**-101, 0.9)

raise SystemExit(quantities.failures)
