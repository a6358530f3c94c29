"""Proves the error bounds of Sources/Numbers/Functions.

    python3 budgets.py

Each kernel is followed through all its operations on some thousand short
intervals of its reduced argument that cover its range. A quantity is an
interval of true values and a bound of the error of what is computed; every
operation adds at most half an ulp of the largest value that it can give.
Operations that are exact (Sterbenz, Dekker, powers of two) add nothing. The
bounds of the polynomials are those that coefficients.sollya proves, but for the
tangent's, which is proved here. All is computed in doubles and widened by 1e-9
of itself, which is more than the rounding errors of this script.

The last column is the bound that the sources state; a larger result is an
error.
"""

from fractions import Fraction

import numpy as np

import quantities
from quantities import U, Quantity, cells, of_relative, polynomial, quantity, report, report_bound
from quantities import spread, ulp, ulp_below

def pairwise(z, coefficients):
    """`polynomial(square:_:)` of the sources."""
    square = z * z
    start = 1 if len(coefficients) % 2 else 2
    value = polynomial(z, coefficients[:start])
    for i in range(start, len(coefficients), 2):
        value = value * square + (z * coefficients[i] + coefficients[i + 1])
    return value


def low_part(high):
    """The second part of a pair: at most half an ulp of the first, exact."""
    half = ulp(high.size) / 2
    return Quantity(-half, half)


def parse(name):
    """The coefficients and the bound that coefficients.sollya prints."""
    rows, log = [], None
    with open(__file__.replace("budgets.py", "coefficients.txt")) as file:
        for line in file:
            if line.startswith("  "):
                if log is not None:
                    rows.append(float.fromhex(line.strip()))
            elif rows:
                break
            elif line.startswith(name + ":"):
                log = float.fromhex(line.split("[")[1].split(";")[0].split("]")[0])
    return rows[::-1], 2.0 ** (log + 1e-6)


LN2 = np.log(2)


def series(x, name, total_low=None):
    """x^3 P(x^2) of an odd function, with its error."""
    coefficients, bound = parse(name)
    z = x * x
    p = polynomial(z, coefficients)
    p = p.wider(p.size * bound)
    return x * z * p


# exp: 1 + r exactly, r^2 (1/2 + r g) + low
r = cells(-0.34658, 0.34658)
g, bound = parse("exp")
inner = pairwise(r, g + [0.5])
inner = inner.wider(r.size * polynomial(r, g).size * bound)
tail = r * r * inner
low = low_part(r)
# e^low is taken as 1 + low instead of e^r low.
rest = (low_part(quantity(np.float64(1.9))).plus(0.0)) + (tail + low)
value = Quantity(np.exp(r.low), np.exp(r.high))
exp_error = rest.err + low.size * abs(np.expm1(r.size)) + 2.0**-85
report("exp", exp_error, value, 0.8)
# Of e^(x + low): x is off by 2^-66 of 750 in powers.
power_error = exp_error + value.high * (750 * 2.0**-65.5)
report("pow", power_error, value, 0.9)

# e^r - 1 as a pair, relative
r = cells(2.0**-29, 0.34658)
worst = []
for sign in (1.0, -1.0):
    x = r.times(sign)
    tail_g = pairwise(x, g)
    tail_g = tail_g.wider(tail_g.size * bound)
    cubic = x * x * x * tail_g
    square_low = Quantity(-(2.0**-25) * x.size**2, 2.0**-25 * x.size**2)
    square_low = square_low.wider(square_low.size * 3 * U)
    low = low_part(x)
    total = low_part(x) + (square_low * 0.5 + (cubic + (low + low * x)))
    err = total.err + low.size * x.size**2 + ulp(total.size) * 2.0**-50
    worst.append(np.max(err / np.minimum(abs(np.expm1(x.low)), abs(np.expm1(x.high)))))
expm1 = float(max(worst))
print(f"e^r - 1      2 ^ {np.log2(expm1):.2f} of itself")


# m/(m + 1): both parts have the error of m, in the same direction, and the
# sum is less sensitive than m; three sums of second parts add 2^-104.
em = expm1 * 1.01 + 2.0**-100
of_relative("sinh", 1.01 * em, 0.8)
of_relative("cosh", 1.01 * em, 0.8)
of_relative("tanh", 1.01 * em, 0.8)

# ln(1 + f)
worst = []
coefficients, bound = parse("log")
log_values, pair_values = [], []
for f in (spread(2.0**-53, 0.41422), spread(2.0**-53, 0.29290).times(-1.0)):
    true = Quantity(np.log1p(f.low), np.log1p(f.high))
    s = f / (f + 2.0)
    z = s * s
    p = z * pairwise(z, coefficients[:-1]) + coefficients[-1]
    p = p.wider(p.size * bound)
    half_square = (f * f).times(0.5)
    rest = s * (half_square + z * p)
    square_low = Quantity(-(2.0**-25) * f.size**2, 2.0**-25 * f.size**2)
    square_low = square_low.wider(square_low.size * 3 * U)
    low = low_part(f) - square_low * 0.5
    total = low + rest
    least = np.minimum(abs(true.low), abs(true.high))
    worst.append(np.max(total.err / least))
    log_values.append((f, half_square, rest, true))
    pair_values.append((total.err, total))
log1p = float(max(worst))
print(f"ln(1 + f)    2 ^ {np.log2(log1p):.2f} of itself")
# n ln 2 and f are added exactly, and f alone is exact: what is added to them is
# rounded, then the sum.
for n in (-1, 0, 1, -2, 2, 3, 100, 1024, 1074):
    worst = 0.0
    for f, half_square, rest, true in log_values:
        low = Quantity(0 * f.low, 0 * f.low)
        if n:
            second = quantity(np.float64(n * 2.0**-44.05)).wider(abs(n) * 2.0**-97)
            low = low_part(quantity(np.float64(abs(n) * 0.69315 + 0.42))) + second
        total = half_square - (rest + low if n else rest)
        value = Quantity(n * LN2 + true.low, n * LN2 + true.high)
        least = np.minimum(abs(value.low), abs(value.high))
        worst = max(worst, float(np.max(total.err / ulp_below(least))))
    report_bound(f"ln, n = {n}", 0.5 + worst, 0.98)
# The logarithms to other bases have the error of the pair in absolute size.
absolute = max(float(np.max(e + ulp(t.size) / 2)) for e, t in pair_values)
of_relative("log2, n = 0", log1p + 2.0**-77, 0.91)
of_relative("log10, n = 0", log1p + 2.0**-77, 0.91)
for n in (-1, 1, 2, 3, 100):
    for name, factor in (("log2", 1 / np.log(2)), ("log10", 1 / np.log(10))):
        least = np.float64(factor * (0.3465 if n == -1 else n * 0.6931 - 0.3466))
        rest = 2.0**-24
        extra = factor * absolute + ulp(np.float64(rest)) + abs(n) * 2.0**-97
        report(f"{name}, n = {n}", np.array([extra]), Quantity(np.array([least]), np.array([least])), 0.91)
of_relative("log", 2.0**-64, 0.51)

# The rest of an angle up to 25 pi 2^11 or so: x = k pi/2 + r - e, both computed.
# How near a double can come to a multiple of pi/2 in each binade follows from the
# convergents of pi/2 over an ulp, exactly, in integers.
PI_HALF = Fraction(
    3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825, 2 * 10**90
)
PARTS = [Fraction(float.fromhex(p)) for p in ("0x1.921fb5444p+0", "0x1.68c234c4cp-39", "0x1.98a2e03707345p-77")]
LIMIT = float.fromhex("0x1.9p15")
missing = abs(PI_HALF - sum(PARTS))
assert [p.numerator.bit_length() for p in PARTS[:2]] == [35, 35]
assert PARTS[0].denominator == 2**34 and PARTS[1].denominator == 2**73
worst_rest = worst_excess = Fraction(0)
for exponent in range(-1, 16):
    ratio = PI_HALF * 2 ** (52 - exponent)
    most = int(Fraction(2) ** (exponent + 1) / PI_HALF) + 1
    (p, q), (p1, q1), rest = (0, 1), (1, 0), ratio
    nearest = Fraction(1)
    while True:
        whole = rest.numerator // rest.denominator
        (p, q), (p1, q1) = (p1, q1), (whole * p1 + p, whole * q1 + q)
        if q1 > most:
            break
        nearest = min(nearest, abs(q1 * ratio - p1) / 2 ** (52 - exponent))
        rest = 1 / (rest - whole)
    assert most < 2**15 + 2**2 or exponent == 15
    most = min(most, int(Fraction(LIMIT) / PI_HALF) + 1)
    # k times the last part is rounded, and so is its sum with the error of the
    # second difference, which is nothing unless the rest is above 2^-23.
    error = most * (missing + PARTS[2] * Fraction(1, 2**53)) * 2
    worst_rest = max(worst_rest, error / nearest)
    worst_excess = max(worst_excess, most * PARTS[2] / nearest)
print(f"rest         2 ^ {np.log2(float(worst_rest)):.2f} of itself, excess 2 ^ {np.log2(float(worst_excess)):.2f}")
quantities.failures += worst_rest > Fraction(1, 2**59) or worst_excess > Fraction(1, 2**8)
reduction = 2.0**-59

# sin and cos of the rest as doubles
r = spread(2.0**-61, 0.78541)
z = r * r
excess_size = np.minimum(2.0**-8 * r.size, ulp(r.size) / 2 + 2.0**-61)
excess = Quantity(-excess_size, excess_size)
half = z.times(0.5)
p, bound = parse("sin, short")
cube = r * z
total = excess * (quantity(1.0) - half) - cube * p[-1]
total = total - cube * z * pairwise(z, p[:-1])
total = total.wider(total.size * bound)
total = total.wider(excess_size * r.size**4 / 24 + excess_size**2 + reduction * r.size)
sine = Quantity(np.sin(r.low), np.sin(r.high))
report("sin", total.err, sine, 0.93)
p, bound = parse("cos")
# 1 - z/2 is a pair whose second part is at most half an ulp of 1.
square = z * z
rest = (low_part(quantity(np.float64(0.99))).wider(half.err) + r * excess) + square * p[-1]
rest = rest + square * z * pairwise(z, p[:-1])
rest = rest.wider((square.size * polynomial(z, p).size) * bound)
rest = rest.wider(excess_size * r.size**3 / 6 + excess_size**2 + reduction * r.size**2)
cosine = Quantity(np.cos(r.high), np.cos(r.low))
report("cos", rest.err, cosine, 0.9)

# sin and cos of the rest as pairs: r = a + b, a of 26 bits
r = spread(2.0**-29, 0.78541)
z = r * r
low = low_part(r)
bottom = Quantity(-(2.0**-26) * r.size, 2.0**-26 * r.size)
square_rest = bottom * r * 2.0
square = r.times(r)
p, bound = parse("sin")
p = polynomial(z, p)
p = p.wider(p.size * bound)
cube_rest = bottom * square + r * square_rest
sine_rest = cube_rest * p + (low - low * z * 0.5)
# The first sum is a pair.
tail = (r.times(square).rounded() * p).plus(low_part(r) + sine_rest)
tail = tail.wider(low.size * r.size**4 / 24)
sine = Quantity(np.sin(r.low), np.sin(r.high))
sine_relative = tail.err / sine.low
report("sin, rest", tail.err, sine, 0.75)
p, bound = parse("cos")
p = z * pairwise(z, p[:-1]) + p[-1]
p = p.wider(p.size * bound)
rest = z * z * p - (square_rest * 0.5 + r * low)
total = low_part(quantity(np.float64(0.99))) + rest
total = total.wider(low.size * r.size**3 / 6)
cosine = Quantity(np.cos(r.high), np.cos(r.low))
cosine_relative = total.err / cosine.low
report("cos, rest", total.err, cosine, 0.75)

# (tan u - u) / u^3 and (1/u - cot u) / u in w = u^2 are series with positive
# coefficients, by tan' = 1 + tan^2 and cot' = -1 - cot^2.
def series_of_tangent(count):
    terms = [Fraction(1)]
    for k in range(1, count + 1):
        terms.append(sum(terms[j] * terms[k - 1 - j] for j in range(k)) / (2 * k + 1))
    return terms[1:]


def series_of_cotangent(count):
    terms = [Fraction(1, 3)]
    for k in range(1, count):
        terms.append(sum(terms[j] * terms[k - 1 - j] for j in range(k)) / (2 * k + 3))
    return terms


# The difference of a series to a polynomial is expanded in the middle of cells, in
# integers over 2^160; times w it is what the function is off by, relative to u.
def proved_bound(coefficients, series, top):
    one, cut, cells = 2**160, 40, 2**9
    *terms, last = series(cut)
    top = Fraction(top)
    # From one coefficient to the next the ratio is at most 0.406.
    rest = last * top ** (cut - 1) / (1 - Fraction(41, 100) * top)
    own = [Fraction(c) for c in coefficients] + [Fraction(0)] * cut
    scaled = [int((a - b) * one) for a, b in zip(own, terms)]
    half = int(top * one) // (2 * cells) + 1
    worst = 0
    for cell in range(cells):
        middle, shifted = (2 * cell + 1) * half, list(scaled)
        for i in range(len(shifted)):
            for j in reversed(range(i, len(shifted) - 1)):
                shifted[j] += shifted[j + 1] * middle >> 160
        error = 0
        for c in reversed(shifted):
            # Each is off by less than 2 units a sum.
            error = (error * half >> 160) + abs(c) + 4 * cut
        worst = max(worst, (error + int(rest * one) + 1) * (middle + half) >> 160)
    return worst / one


p = (
    "-0x1.aaaaaaaaaac39p-4 0x1.11111111182f6p-3 0x1.ba1ba1b46a6f7p-5 0x1.664f49a88d2a3p-6"
    " 0x1.226e125810bfcp-7 0x1.d6d933ef38c58p-9 0x1.7d5b5b1834511p-10 0x1.37fa8fd5a0eb4p-11"
    " 0x1.d270dc77c52a3p-13 0x1.1e2863433a225p-13 -0x1.b8eb643e9c291p-16 0x1.76c8dd5db6fe0p-14"
    " -0x1.7803885fe5d39p-15 0x1.5dd1089221ff2p-16"
)
p = [float.fromhex(word) for word in p.split()]
bound = proved_bound([Fraction(p[0]) + Fraction(7, 16), *p[1:]], series_of_tangent, 0.78541**2)
print(f"tan          2 ^ {np.log2(bound):.2f} of the angle")

# tan of the rest as a pair: r + 7/16 a^3 is exact, a the first 16 bits of r
r = spread(2.0**-61, 0.78541)
excess_size = np.minimum(2.0**-8 * r.size, ulp(r.size) / 2 + 2.0**-61)
excess = Quantity(-excess_size, excess_size)
z = r * r
square = z * z
bottom = Quantity(-(2.0**-15) * r.size, 2.0**-15 * r.size)
top_square = Quantity(((1 - 2.0**-15) * r.low) ** 2, r.high**2)
cube_rest = bottom * (r * r + top_square + z)
fourth = square * square
parts = [z * p[i + 1] + p[i] for i in range(0, 14, 2)]
first, second, third = (square * parts[i + 1] + parts[i] for i in (0, 2, 4))
tail = r * z * (fourth * fourth * (fourth * parts[6] + third) + (fourth * second + first))
low = tail + (cube_rest * 0.4375 - excess * (square + z + 1.0))
print(f"tan, rest    {np.max(tail.size):.4f}")
tangent = Quantity(np.tan(r.low), np.tan(r.high))
# The first sum is off by less than a fiftieth of the tangent.
total = low_part(tangent.times(1.02)) + low
total = total.wider(r.size * bound)
# 1 + tan^2 r - (1 + z + z^2) is -z^2/3 + ..., nowhere above 0.024.
total = total.wider(excess_size * np.minimum(r.size**4 / 3, 0.024))
total = total.wider(2 * excess_size**2 + reduction * r.size * (1 + tangent.high**2))
report("tan", total.err, tangent, 0.85)

p = (
    "-0x1.aa3e813dd6b1bp-29 -0x1.694ff1af4d942p-26 -0x1.d8c0f8e735216p-23 -0x1.2272da677010dp-19"
    " -0x1.66a968b7ef19dp-16 -0x1.bbd776c66d2c5p-13 -0x1.1566abc3ad5cep-9 -0x1.6c16c16c117bbp-6"
    " 0x1.55555555552adp-7"
)
p = [float.fromhex(word) for word in p.split()]
first = Fraction(11, 32) - Fraction(p[-1])
bound = proved_bound([first, *(-c for c in p[-2::-1])], series_of_cotangent, 0.78541**2)
print(f"cot          2 ^ {np.log2(bound):.2f} of the angle")

# cot of the rest as q - 11/32 a, which is exact, and what is added to it; 1/r is off
# by 2^-52 of itself at most, its first 26 bits by 2^-25.
cotangent = Quantity(1 / tangent.high, 1 / tangent.low)
inverse = Quantity(1 / r.high, 1 / r.low)
remainder = Quantity(-(2.0**-24), 2.0**-24).wider(2.0**-76)
bottom = Quantity(-(2.0**-25) * r.size, 2.0**-25 * r.size).wider(2.0**-77 * r.size)
tail = r * pairwise(z, p)
print(f"cot, rest    {np.max(tail.size):.4f}")
low = tail + (remainder * inverse.wider(2.0**-52 * inverse.size) - bottom * 0.34375)
total = low_part(inverse) + low
# The series goes without the excess; its slope is 1/r^2 - 1/sin^2 r + 11/32.
total = total.wider(r.size * bound + excess_size * 0.036 + excess_size**2)
total = total.wider(reduction * (r.size + 1 / r.low))
report("cot", total.err, cotangent, 0.65)

p = (
    "0x1.17ee294f2a69dp-13 0x1.dad5bd83c6dbap-13 0x1.3696b47a6c8f2p-11 0x1.7d91a1ba2823bp-10"
    " 0x1.d6d46cce5d3fdp-9 0x1.226e33bf3a939p-7 0x1.664f4887b4069p-6 0x1.ba1ba1ba13f9ep-5"
    " 0x1.1111111111136p-3 0x1.5555555555555p-2"
)
p = [float.fromhex(word) for word in p.split()]
bound = proved_bound(p[::-1], series_of_tangent, 0.7854**2 / 4)
print(f"tan, half    2 ^ {np.log2(bound):.2f} of the half")

# 2t, 4 - 4t^2 and 4 + 4t^2 for t the tangent of half the rest r
r = spread(2.0**-61, 0.78541)
excess_size = np.minimum(2.0**-8 * r.size, ulp(r.size) / 2 + 2.0**-61)
lag = Quantity(-excess_size, excess_size)
z = r * r
square = z * z
# A quarter of the series, by z instead of its quarter: the powers of two are exact.
q = [c / 4.0 ** (len(p) - i) for i, c in enumerate(p)]
first, second, third, fourth = (z * q[i] + q[i + 1] for i in (7, 5, 3, 1))
series_rest = ((fourth + square * q[0]) * square + third) * (square * square) + (second * square + first)
cube = r * z
tail = (cube * q[9] - lag * (z * 0.25 + 1.0)) + cube * z * series_rest
tail = tail.wider(r.size * bound)
tail = tail.wider(excess_size * r.size**4 / 8 + 2 * excess_size**2 + reduction * r.size)
s = Quantity(2 * np.tan(r.low / 2), 2 * np.tan(r.high / 2))
half_relative = tail.err / s.low
# Given 2t = s; a^2 and the sum of 4 and it are exact as pairs.
bottom = Quantity(-(2.0**-25) * s.size, 2.0**-25 * s.size)
square_rest = bottom * (s * 2.0) + (s * 2.0) * low_part(s)
total = low_part(quantity(np.float64(4.7))) + square_rest
less, more = total.err / (4 - s.high**2), total.err / (4 + s.low**2)
t = s.times(0.5)
square = t.high**2
quotient = 2.0**-72
sine = Quantity(np.sin(r.low), np.sin(r.high))
cosine = Quantity(np.cos(r.high), np.cos(r.low))
secant = Quantity(1 / cosine.high, 1 / cosine.low)
relative = 4 * square / (1 - square**2) * half_relative + less + more + quotient
report("sec", relative * secant.high, secant, 0.7)
cosecant = Quantity(1 / sine.high, 1 / sine.low)
relative = (1 - t.low**2) / (1 + t.low**2) * half_relative + more + quotient
report("csc", relative * cosecant.high, cosecant, 0.7)

# Quotients of pairs, which are off by 2^-100 of themselves.
r = spread(2.0**-29, 0.78541)
z, low = r * r, low_part(r)
p, bound = parse("sin")
rest = z * polynomial(z, p[:-1])
product = (r.times(r).times(r)).times(rest)
tail = product.err + r.size**3 * bound / 6 + 2.0**-98 * sine.high
precise = float(np.max((tail + ulp(low.size) + ulp(r.size**3 * 2.0**-53)) / sine.low))
print(f"sin, precise 2 ^ {np.log2(precise):.2f} of itself")
pair = max(precise, float(np.max(cosine_relative)))
print(f"sin, pair    2 ^ {np.log2(pair):.2f} of itself")
of_relative("sin u/u", pair + 2.0**-99, 0.75)
of_relative("(1-cos u)/u2", 2.001 * pair + 2.0**-98, 0.9)
of_relative("(e^u-1)/u", 1.01 * expm1 + 2.0**-64 + 2.0**-99, 0.9)
of_relative("e^u/u", float(np.max(exp_error / value.low)) + 2.0**-64, 0.9)
of_relative("ln(1+u)/u", 1.01 * log1p + 2.0**-99, 0.9)
of_relative("u ln u", 1.01 * log1p + 2.0**-99, 0.9)

# atan: up to 1/2 t is the argument itself; with base pi/4 it is at most 1/3,
# with base pi/2 at most 1/2.
t = spread(2.0**-29, 0.50001)
arctangent = Quantity(np.arctan(t.low), np.arctan(t.high))
report("atan, near", series(t, "atan").err, arctangent, 0.9)
for base, low_end, high_end in ((np.pi / 4, -1 / 3, 1 / 3), (np.pi / 2, -0.50001, -(2.0**-60))):
    t = cells(low_end, high_end)
    low = low_part(t)
    part = series(t, "atan") + (low - low * t * t)
    part = part.wider(low.size * t.size**4)
    total = low_part(quantity(np.float64(1.0))) + (part + low_part(quantity(np.float64(1.0))))
    true = Quantity(base + np.arctan(t.low), base + np.arctan(t.high))
    report("atan, far", total.err, true, 0.9)

# In other units the errors are relative to the angle; the split is at 0.4375.
t = spread(2.0**-29, 0.43751)
arctangent = Quantity(np.arctan(t.low), np.arctan(t.high))
of_relative("atan units", float(np.max(series(t, "atan").err / arctangent.low)) + 2.0**-99, 0.9)
for base, low_end, high_end in ((np.pi / 4, -0.39131, 1 / 3), (np.pi / 2, -0.50001, -(2.0**-60))):
    t = cells(low_end, high_end)
    low = low_part(t)
    part = series(t, "atan") + (low - low * t * t)
    part = part.wider(low.size * t.size**4)
    total = low_part(quantity(np.float64(1.0))) + (part + low_part(quantity(np.float64(1.0))))
    of_relative("atan units", float(np.max(total.err / (base + np.arctan(t.low)))), 0.9)

# asin and acos
x = spread(2.0**-29, 0.5)
tail = series(x, "asin")
true = Quantity(np.arcsin(x.low), np.arcsin(x.high))
report("asin, near", tail.err, true, 0.85)
of_relative("asin units", float(np.max(tail.err / true.low)), 0.9)
absolute = float(np.max(tail.err)) + 2.0**-58
# The root: x^3 with z exact and s = sqrt(z) off by half an ulp.
least = np.arccos(0.5)
bounds = np.array([np.pi / 6]), np.array([np.arcsin(0.5)])
report("asin, far", np.array([2 * absolute + 2.0**-57]), Quantity(np.array([np.pi / 6]), np.array([0.999])), 0.9)
report("asin, far", np.array([2 * absolute + 2.0**-57]), Quantity(np.array([1.0]), np.array([1.0001])), 0.9)
# The second part of the root is precise: off by half an ulp of 0.024, and by the
# error of the series but for its first term, 0.02 z.
of_relative("asin units", 2 * (2.0**-59 + 0.024 * 2.0**-53 + 2.0**-58) / 0.5235, 0.9)
of_relative("acos units", (absolute + 2.0**-57) / 1.0471, 0.9)
report("acos, near", np.array([absolute + 2.0**-57]), Quantity(np.array([1.0471]), np.array([2.1])), 0.9)
s = spread(2.0**-29, 0.5)
tail = series(s, "asin") + low_part(s)
true = Quantity(np.arcsin(s.low), np.arcsin(s.high))
report("acos, right", tail.err, true, 0.9)
of_relative("acos units", float(np.max(tail.err / true.low)), 0.9)
of_relative("acos units", (2 * absolute + 2.0**-56) / 2.09, 0.9)
report("acos, left", np.array([2 * absolute + 2.0**-56]), Quantity(np.array([2.09]), np.array([3.15])), 0.9)

# asinh, acosh, atanh
x = spread(2.0**-29, 0.5)
tail = series(x, "asinh")
true = Quantity(np.arcsinh(x.low), np.arcsinh(x.high))
report("asinh, near", tail.err, true, 0.8)
tail = series(x, "atanh")
true = Quantity(np.arctanh(x.low), np.arctanh(x.high))
report("atanh, near", tail.err, true, 0.9)
of_relative("asinh, far", log1p * 1.01 + 2.0**-58, 0.9)
of_relative("acosh", log1p * 1.01 + 2.0**-58, 0.9)
of_relative("atanh, far", log1p * 1.01 + 2.0**-58, 0.9)

# cbrt: one step of Newton from a relative error of 2^-47.5 squares it; the
# remainder is off by 2^-103, the quotient by 3 ulps of 2^-47.5.
of_relative("cbrt", 2.0**-94 + 2.0**-98 + 2.0**-102, 0.51)

raise SystemExit(quantities.failures)
