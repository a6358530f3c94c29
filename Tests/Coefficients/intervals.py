"""Makes intervals.txt: true ranges of functions on boxes, by mpmath.

    python3 intervals.py > intervals.txt        (needs mpmath)

A line is the name, the bits of the ends of one or two boxes, and the word
empty, or the decoration and the bits of the ends of the range, each rounded
outward to the next double. An end that is not taken is its limit. Decorations
are partial, defined and continuous, for the function on the box alone.

Ranges come from the ends of a box and the extrema and limits inside it, which
are known in closed form, in 4600 bits: the smallest double squared needs 2148.
"""

import math
import random
import struct
from fractions import Fraction

from mpmath import mp, mpf
from mpmath import acos, acosh, asin, asinh, atan, atanh, cbrt, cos, cosh, erf, erfc, exp, floor, gamma, log
from mpmath import pi, sin, sinh, sqrt, tan, tanh

mp.prec = 4600
random.seed(20261122)
INF = float("inf")


def bits(x):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", x + 0.0))[0]


def to_double(x):
    if isinstance(x, float):
        return x
    if isinstance(x, Fraction):
        try:
            return float(x)
        except OverflowError:
            return INF if x > 0 else -INF
    return float(x)


def down(x):
    """The greatest double that is not above."""
    near = to_double(x)
    if isinstance(x, float) or near == -INF:
        return near
    if near == INF:
        return math.nextafter(INF, 0)
    reference = Fraction(near) if isinstance(x, Fraction) else mpf(near)
    # Exact values, such as the arctangent of 1 in degrees, but for rounding.
    if isinstance(x, mpf) and abs(x - reference) <= abs(reference) * mpf(2) ** -4400:
        return near
    return near if reference <= x else math.nextafter(near, -INF)


def up(x):
    return -down(-x)


def sizes():
    return random.choice((1, -1)) * math.ldexp(random.uniform(1, 2), random.randint(-1074, 1000))


SPECIAL = [
    (-INF, INF), (0.0, INF), (-INF, 0.0), (0.0, 0.0), (1.0, 1.0), (-1.0, -1.0), (-1.0, 1.0),
    (0.0, 1.0), (-1.0, 0.0), (-2.0, 3.0), (-INF, -2.0), (-INF, 0.5), (0.5, INF), (2.0, INF),
    (5e-324, 1.0), (-5e-324, 5e-324), (0.0, 5e-324), (1e-310, 2e-310), (-1e300, 1e300),
    (1e300, 1.7e308), (0.25, 0.5), (1.5, 2.5), (2.0, 3.0), (-3.0, -2.0), (-0.5, 0.5), (4.0, 9.0),
    (1.0, 2.0), (0.9999999999999999, 1.0), (1.0, 1.0000000000000002), (-700.0, 700.0),
    (-800.0, 800.0), (8.0, 27.0), (10.0, 100.0), (8.0, 1024.0),
]


def boxes():
    yield from SPECIAL
    for _ in range(14):
        a = random.choice((random.uniform(-8, 8), random.uniform(-800, 800), sizes()))
        w = random.uniform(0, 1) * 2.0 ** random.randint(-50, 4)
        yield (a, max(a, a + w))


def hull(parts):
    return min(parts), max(parts)


def at(function, x, low_limit, high_limit):
    if x == -INF:
        return low_limit
    return high_limit if x == INF else function(mpf(x))


def increasing(function, limits, domain=(-INF, INF), is_open=False):
    """An increasing function; limits at the ends of its domain."""

    def evaluate(lo, hi):
        a, b = domain
        if hi < a or lo > b or is_open and (hi <= a or lo >= b):
            return None
        outside = lo < a or hi > b or is_open and (lo <= a > -INF or hi >= b < INF)
        low = limits[0] if lo <= a and (is_open or a == -INF) else function(mpf(max(lo, a)))
        high = limits[1] if hi >= b and (is_open or b == INF) else function(mpf(min(hi, b)))
        return "partial" if outside else "continuous", low, high

    return evaluate


def mirrored(function):
    """A function of -x."""
    return lambda lo, hi: function(-hi, -lo)


def even(function):
    """An even function, given on positive numbers."""

    def evaluate(lo, hi):
        low = 0.0 if lo <= 0 <= hi else min(abs(lo), abs(hi))
        return function(low, max(abs(lo), abs(hi)))

    return evaluate


def angle(function, ends, per_quarter=None):
    """A function of angles; None in ends marks poles, of both signs."""

    def evaluate(lo, hi):
        if math.isinf(lo) or math.isinf(hi):
            first, last = 0, 8
        else:
            quarter = pi / 2 if per_quarter is None else mpf(per_quarter)
            first, last = -int(floor(-mpf(lo) / quarter)), int(floor(mpf(hi) / quarter))
            last = min(last, first + 8)
        scale = mpf(1) if per_quarter is None else pi / (2 * per_quarter)

        def is_end(x):
            if per_quarter is None:
                return x == 0
            return not math.isinf(x) and Fraction(x) % per_quarter == 0

        parts = [function(mpf(x) * scale) for x in (lo, hi) if not math.isinf(x) and not is_end(x)]
        pole = False
        for k in range(first, last + 1):
            end = ends[k % 4]
            if isinstance(end, tuple):
                pole = True
                if k > first or not is_end(lo):
                    parts.append(end[0])
                if k < last or not is_end(hi):
                    parts.append(end[1])
            else:
                parts.append(mpf(end))
        if not parts:
            return None
        return ("partial" if pole else "continuous", *hull(parts))

    return evaluate


UP, DOWN = (INF, -INF), (-INF, INF)
ENDS = {
    "sin": (sin, (0, 1, 0, -1)),
    "cos": (cos, (1, 0, -1, 0)),
    "tan": (tan, (0, UP, 0, UP)),
    "cot": (lambda x: 1 / tan(x), (DOWN, 0, DOWN, 0)),
    "sec": (lambda x: 1 / cos(x), (1, UP, -1, DOWN)),
    "csc": (lambda x: 1 / sin(x), (DOWN, 1, UP, -1)),
}


def step(function):
    def evaluate(lo, hi):
        low = lo if math.isinf(lo) else float(function(Fraction(lo)))
        high = hi if math.isinf(hi) else float(function(Fraction(hi)))
        return "continuous" if low == high else "defined", low, high

    return evaluate


def away(x):
    half = Fraction(1, 2)
    return math.floor(x + half) if x >= 0 else -math.floor(half - x)


def sign(lo, hi):
    low, high = (lo > 0) - (lo < 0), (hi > 0) - (hi < 0)
    return "continuous" if low == high else "defined", mpf(low), mpf(high)


def size(lo, hi):
    return ("continuous", *even(lambda a, b: (a, b))(lo, hi))


def power(n):
    """A whole power by Fractions, which are exact."""

    def one(x):
        if math.isinf(x):
            return (x if n % 2 else INF) if n > 0 else 0.0
        return Fraction(x) ** n

    def evaluate(lo, hi):
        if n < 0 and lo == hi == 0:
            return None
        inside = lo <= 0 <= hi
        parts = [one(x) for x in (lo, hi) if n > 0 or x != 0]
        if n > 0 and n % 2 == 0 and inside:
            parts.append(0.0)
        if n < 0 and inside:
            if hi > 0:
                parts.append(INF)
            if lo < 0:
                parts.append(INF if n % 2 == 0 else -INF)
        return ("partial" if n < 0 and inside else "continuous", *hull(parts))

    return evaluate


def root(p, q):
    """|x|^(p/q), p and q positive, odd q, with the sign for odd p."""
    e = mpf(p) / q
    positive = increasing(lambda x: x**e if x else mpf(0), (mpf(0), INF))
    if p % 2 == 0:
        return even(positive)
    return increasing(lambda x: x**e if x > 0 else -((-x) ** e) if x < 0 else mpf(0), (-INF, INF))


def product_logarithm(lo, hi):
    one = lambda x: INF if x == INF else mpf(0) if x == 0 else mpf(x) * log(mpf(x))
    if hi < 0:
        return None
    parts = [one(max(lo, 0.0)), one(hi)]
    if lo <= exp(-1) <= hi:
        parts.append(-exp(-1))
    return ("partial" if lo < 0 else "continuous", *hull(parts))


def fall(function, place):
    """An even function that falls from 0 to its minimum; others are left out."""

    def evaluate(lo, hi):
        low = 0.0 if lo <= 0 <= hi else min(abs(lo), abs(hi))
        high = max(abs(lo), abs(hi))
        if high > place and low > 0 or math.isinf(high):
            return "skip"
        least = function(mpf(place)) if high > place else function(mpf(high))
        return "continuous", least, function(mpf(low))

    return evaluate


def gamma_function(lo, hi):
    """Boxes of positive numbers of a moderate size."""
    if lo < 0 or hi == 0 or lo > 150 or hi != INF and (hi > 150 or hi - lo < 1e-12 and hi != lo):
        return "skip"
    if lo < 1e-300 and lo != 0:
        return "skip"
    parts = [INF if x in (0, INF) else gamma(mpf(x)) for x in (lo, hi)]
    place = mp.findroot(mp.digamma, 1.4616)
    if lo < place < hi:
        parts.append(gamma(place))
    return ("partial" if lo == 0 else "continuous", *hull(parts))


def quotient(numerator, denominator, limit):
    return lambda x: numerator(x) / denominator(x) if x else mpf(limit)


UNARY = {
    "sqrt": increasing(sqrt, (mpf(0), INF), (0.0, INF)),
    "cbrt": increasing(lambda x: cbrt(x) if x >= 0 else -cbrt(-x), (-INF, INF)),
    "abs": size,
    "sign": sign,
    "exp": increasing(exp, (mpf(0), INF)),
    "ln": increasing(log, (-INF, INF), (0.0, INF), True),
    "log10": increasing(lambda x: log(x) / log(10), (-INF, INF), (0.0, INF), True),
    "log2": increasing(lambda x: log(x) / log(2), (-INF, INF), (0.0, INF), True),
    "sinh": increasing(sinh, (-INF, INF)),
    "cosh": even(increasing(cosh, (mpf(1), INF))),
    "tanh": increasing(tanh, (mpf(-1), mpf(1))),
    "asinh": increasing(asinh, (-INF, INF)),
    "acosh": increasing(acosh, (mpf(0), INF), (1.0, INF)),
    "atanh": increasing(atanh, (-INF, INF), (-1.0, 1.0), True),
    "asin": increasing(asin, (-pi / 2, pi / 2), (-1.0, 1.0)),
    "acos": mirrored(increasing(lambda x: acos(-x), (mpf(0), pi), (-1.0, 1.0))),
    "atan": increasing(atan, (-pi / 2, pi / 2)),
    "asin°": increasing(lambda x: asin(x) * 180 / pi, (mpf(-90), mpf(90)), (-1.0, 1.0)),
    "acos°": mirrored(increasing(lambda x: acos(-x) * 180 / pi, (mpf(0), mpf(180)), (-1.0, 1.0))),
    "atan°": increasing(lambda x: atan(x) * 180 / pi, (mpf(-90), mpf(90))),
    "floor": step(math.floor),
    "ceil": step(math.ceil),
    "round": step(away),
    "trunc": step(math.trunc),
    "x^2/3": root(2, 3),
    "x^1/3": root(1, 3),
    "x^3/5": root(3, 5),
    "u ln u": product_logarithm,
    "sin u/u": fall(quotient(sin, lambda x: x, 1), mp.findroot(lambda u: tan(u) - u, 4.49)),
    "(1-cos u)/u²": fall(quotient(lambda x: 1 - cos(x), lambda x: x * x, 0.5), 2 * pi),
    "(e^u-1)/u": increasing(quotient(lambda x: exp(x) - 1, lambda x: x, 1), (mpf(0), INF)),
    "ln(1+u)/u": mirrored(
        increasing(
            quotient(lambda x: log(1 - x), lambda x: -x, 1), (mpf(0), INF), (-INF, 1.0), True
        )
    ),
}
for name, (function, ends) in ENDS.items():
    UNARY[name] = angle(function, ends)
    UNARY[name + "°"] = angle(function, ends, 90)
for n in (-3, -2, -1, 2, 3, 4, 7, 65):
    UNARY[f"x^{n}"] = power(n)


def times(a, b):
    if a == 0 or b == 0:
        return 0.0
    if math.isinf(a) or math.isinf(b):
        return INF if (a > 0) == (b > 0) else -INF
    return Fraction(a) * Fraction(b)


def plus(a, b, infinite):
    return infinite if math.isinf(a) or math.isinf(b) else Fraction(a) + Fraction(b)


def add(a, b):
    return "continuous", plus(a[0], b[0], -INF), plus(a[1], b[1], INF)


def multiply(a, b):
    return ("continuous", *hull([times(x, y) for x in a for y in b]))


def divide(a, b):
    if b == (0.0, 0.0):
        return None
    if a == (0.0, 0.0):
        return ("partial" if b[0] <= 0 <= b[1] else "continuous", 0.0, 0.0)
    if b[0] < 0 < b[1]:
        return "partial", -INF, INF
    if b[1] <= 0:
        return divide((-a[1], -a[0]), (-b[1], -b[0]))
    parts = []
    for x in a:
        for y in b:
            if x == 0:
                parts.append(0.0)
            elif y == 0:
                parts.append(INF if x > 0 else -INF)
            elif math.isinf(y):
                parts.append(0.0)
            else:
                parts.append(x if math.isinf(x) else Fraction(x) / Fraction(y))
    # With both infinite, all numbers between the limits.
    for x in a:
        if math.isinf(x):
            parts.append(x)
    return ("partial" if b[0] == 0 else "continuous", *hull(parts))


def least(a, b):
    return "continuous", min(a[0], b[0]), min(a[1], b[1])


def raise_to(a, b):
    """The power of positive bases."""
    if a[0] <= 0 or (b[0] == b[1] and b[0] == int(b[0]) if not math.isinf(b[0]) else False):
        return "skip"

    def one(x, y):
        if x == 1 or y == 0:
            return mpf(1)
        if math.isinf(x) or math.isinf(y):
            return INF if (x > 1) == (y > 0) else mpf(0)
        return mpf(x) ** mpf(y)

    return ("continuous", *hull([one(x, y) for x in a for y in b]))


def remainder(a, b):
    """x mod y for one y and boxes without a jump, or with one."""
    if b[0] != b[1] or b[0] == 0 or math.isinf(a[0]) or math.isinf(a[1]):
        return "skip"
    y = Fraction(b[0])
    lo, hi = Fraction(a[0]), Fraction(a[1])
    if lo // y == hi // y:
        return ("continuous", *hull([lo % y, hi % y]))
    return ("defined", *hull([0.0, b[0]])) if hi - lo >= abs(y) else "skip"


BINARY = {"+": add, "*": multiply, "/": divide, "min": least, "pow": raise_to, "mod": remainder}


def show(name, ends, result):
    if result == "skip":
        return
    text = " ".join(bits(x) for x in ends)
    if result is None:
        print(name.replace(" ", "_"), text, "empty")
        return
    decoration, low, high = result
    if isinstance(low, int) or isinstance(high, int):
        low, high = Fraction(low), Fraction(high)
    print(name.replace(" ", "_"), text, decoration, bits(down(low)), bits(up(high)))


# These come last, so that the boxes of the others stay as they are.
LAST = {
    "erf": increasing(erf, (mpf(-1), mpf(1))),
    "erfc": mirrored(increasing(lambda x: erfc(-x), (mpf(0), mpf(2)))),
    "gamma": gamma_function,
}

for name, function in UNARY.items():
    for lo, hi in boxes():
        show(name, (lo, hi), function(lo, hi))
for name, function in BINARY.items():
    for a in random.sample(SPECIAL, 12) + list(boxes())[-6:]:
        for b in random.sample(SPECIAL, 4) + [(2.0, 2.0), (-3.0, -3.0)] + list(boxes())[-2:]:
            show(name, (*a, *b), function(a, b))
for name, function in LAST.items():
    places = boxes() if name != "gamma" else [(x, x + random.uniform(0, 2)) for x in
        (random.uniform(0, 30) for _ in range(40))] + [(0.0, 1.0), (1.0, 1.0), (5.0, 5.0), (0.5, INF)]
    for lo, hi in places:
        show(name, (lo, hi), function(lo, hi))
