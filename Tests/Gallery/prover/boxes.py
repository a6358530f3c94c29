"""Interval arithmetic on arrays of doubles: many boxes at once, rounded outward.

The arithmetic proposes: what it settles wrongly would need an error of eight units in the last place
in a function of the C library. Whatever would make a picture wrong is confirmed with `balls`.
"""

import numpy as np

INF = np.inf
TINY = 5e-324
LARGEST = 1.7e308
SLACK = 2.0 ** -50


class Box:
    """Bounds, and for each whether it may be undefined or discontinuous somewhere.

    A box in which nothing is defined has bounds that are out of order.
    """

    __slots__ = ("lo", "hi", "open", "torn")

    def __init__(self, lo, hi, open_=np.False_, torn=np.False_):
        self.lo, self.hi, self.open, self.torn = lo, hi, open_, torn

    @property
    def empty(self):
        return self.lo > self.hi


class Truth:
    """Whether a condition may hold and may fail somewhere in a box, and the latter's reasons."""

    __slots__ = ("can_hold", "can_fail", "margin")

    def __init__(self, can_hold, can_fail, margin=None):
        self.can_hold, self.can_fail, self.margin = can_hold, can_fail, margin


def down(x, exact=None):
    lower = np.nextafter(x, -INF)
    return lower if exact is None else np.where(exact, x, lower)


def up(x, exact=None):
    upper = np.nextafter(x, INF)
    return upper if exact is None else np.where(exact, x, upper)


def loose(lo, hi):
    """Bounds of a library function, widened by eight units in the last place."""
    lo, hi = np.minimum(lo, LARGEST), np.maximum(hi, -LARGEST)
    return lo - (np.abs(lo) * SLACK + TINY), hi + (np.abs(hi) * SLACK + TINY)


def sum_with_exactness(a, b):
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part) == 0


def product(a, b):
    p = a * b
    whole = (a == np.floor(a)) & (b == np.floor(b)) & (np.abs(p) < 2.0 ** 53)
    exact = whole | (a == 0) | (b == 0) | (np.abs(a) == 1) | (np.abs(b) == 1)
    p = np.where((a == 0) | (b == 0), 0.0, p)
    return down(p, exact), up(p, exact)


def hull_of(bounds):
    lo, hi = bounds[0]
    for other_lo, other_hi in bounds[1:]:
        lo, hi = np.minimum(lo, other_lo), np.maximum(hi, other_hi)
    return lo, hi


class Boxes:
    """The operations of a program on boxes."""

    def constant(self, value):
        try:
            near = float(value)
        except OverflowError:
            ends = (LARGEST, INF) if value > 0 else (-INF, -LARGEST)
            return Box(*(np.float64(end) for end in ends))
        if near == value:
            return Box(np.float64(near), np.float64(near))
        return Box(down(near), up(near))

    def pi(self):
        return Box(np.float64(np.pi), up(np.pi))

    def e(self):
        return Box(np.float64(np.e), up(np.e))

    def nothing(self):
        return Box(np.float64(INF), np.float64(-INF), np.True_)

    def neg(self, a):
        return Box(-a.hi, -a.lo, a.open, a.torn)

    def add(self, a, b):
        lo, lo_exact = sum_with_exactness(a.lo, b.lo)
        hi, hi_exact = sum_with_exactness(a.hi, b.hi)
        lo, hi = down(lo, lo_exact), up(hi, hi_exact)
        lo = np.where(np.isnan(lo), -INF, lo)
        hi = np.where(np.isnan(hi), INF, hi)
        return self.kept(lo, hi, a, b)

    def sub(self, a, b):
        return self.add(a, self.neg(b))

    def mul(self, a, b):
        if a is b:
            return self.whole_power(a, 2)
        lo, hi = hull_of(
            [product(x, y) for x in (a.lo, a.hi) for y in (b.lo, b.hi)])
        return self.kept(lo, hi, a, b)

    def div(self, a, b):
        crosses = (b.lo <= 0) & (b.hi >= 0)
        lo_b, hi_b = np.where(crosses, 1.0, b.lo), np.where(crosses, 1.0, b.hi)
        lo, hi = hull_of([self.quotient(x, y) for x in (a.lo, a.hi) for y in (lo_b, hi_b)])
        only_zero = (b.lo == 0) & (b.hi == 0)
        zero = (a.lo == 0) & (a.hi == 0)
        lo = np.where(crosses, np.where(zero, 0.0, -INF), lo)
        hi = np.where(crosses, np.where(zero, 0.0, INF), hi)
        result = self.kept(lo, hi, a, b)
        return self.cut(result, only_zero, crosses)

    def quotient(self, x, y):
        q = x / y
        q = np.where(np.isnan(q), 0.0, q)
        # Quotients by powers of two are exact.
        exact = (x == 0) | (np.abs(np.frexp(y)[0]) == 0.5) & (np.abs(q) > 1e-290)
        unclear = np.isinf(x) & np.isinf(y)
        return (np.where(unclear, -INF, down(q, exact)), np.where(unclear, INF, up(q, exact)))

    def kept(self, lo, hi, a, b):
        empty = a.empty | b.empty
        if np.any(empty):
            lo, hi = np.where(empty, INF, lo), np.where(empty, -INF, hi)
        return Box(lo, hi, a.open | b.open, a.torn | b.torn)

    def cut(self, a, nowhere, open_, torn=np.False_):
        """A box that is empty somewhere, and may be undefined or torn elsewhere."""
        lo, hi = np.where(nowhere, INF, a.lo), np.where(nowhere, -INF, a.hi)
        return Box(lo, hi, a.open | open_, a.torn | torn)

    def whole_power(self, a, n):
        if n < 0:
            return self.div(self.constant(1), self.whole_power(a, -n))
        if n == 0:
            return self.kept(a.lo * 0 + 1.0, a.hi * 0 + 1.0, a, a)
        if n % 2:
            lo, hi = np.power(a.lo, float(n)), np.power(a.hi, float(n))
            lo_from, hi_from = a.lo, a.hi
        else:
            lo_from = np.where((a.lo <= 0) & (a.hi >= 0), 0.0, np.minimum(abs(a.lo), abs(a.hi)))
            hi_from = np.maximum(np.abs(a.lo), np.abs(a.hi))
            lo, hi = np.power(lo_from, float(n)), np.power(hi_from, float(n))
        exact_lo = (lo_from == np.floor(lo_from)) & (np.abs(lo) < 2.0 ** 53)
        exact_hi = (hi_from == np.floor(hi_from)) & (np.abs(hi) < 2.0 ** 53)
        low, high = loose(lo, hi)
        lo, hi = np.where(exact_lo, lo, low), np.where(exact_hi, hi, high)
        lo = np.where(np.isnan(lo), LARGEST, lo)
        if n % 2 == 0:
            lo = np.maximum(lo, 0.0)
        return self.kept(lo, hi, a, a)

    def fraction_power(self, a, exponent):
        """A power whose exponent is no whole number; of negative bases if its divisor is odd."""
        p, q = exponent.numerator, exponent.denominator
        if p < 0:
            return self.div(self.constant(1), self.fraction_power(a, -exponent))
        if q % 2:
            if p % 2:
                lo, hi = (np.copysign(np.abs(x) ** (p / q), x) for x in (a.lo, a.hi))
            else:
                least = np.where(
                    (a.lo <= 0) & (a.hi >= 0), 0.0, np.minimum(abs(a.lo), abs(a.hi)))
                lo = least ** (p / q)
                hi = np.maximum(np.abs(a.lo), np.abs(a.hi)) ** (p / q)
            spread = 1 + abs(np.log(np.maximum(np.maximum(abs(a.lo), abs(a.hi)), 1e-300)))
            lo, hi = lo - abs(lo) * SLACK * spread - TINY, hi + abs(hi) * SLACK * spread + TINY
            return self.kept(lo if p % 2 else np.maximum(lo, 0.0), hi, a, a)
        base = self.cut(Box(np.maximum(a.lo, 0), a.hi, a.open, a.torn), a.hi < 0, a.lo < 0)
        if q == 2 and p == 1:
            lo, hi = np.sqrt(np.maximum(base.lo, 0)), np.sqrt(np.maximum(base.hi, 0))
            lo = down(lo, (lo == np.floor(lo)) & (lo * lo == base.lo))
            hi = up(hi, (hi == np.floor(hi)) & (hi * hi == base.hi))
            return self.kept(lo, hi, base, base)
        return self.power(base, self.constant(exponent))

    def power(self, a, b):
        """A power with a positive base, or with base 0 and a positive exponent."""
        base = self.cut(
            Box(np.maximum(a.lo, 0.0), a.hi, a.open, a.torn),
            (a.hi < 0) | ((a.hi == 0) & (b.hi <= 0)), (a.lo < 0) | ((a.lo <= 0) & (b.lo <= 0)))
        lo, hi = hull_of([
            loose(*(self.plain_power(x, y),) * 2)
            for x in (base.lo, base.hi) for y in (b.lo, b.hi)])
        inside = (base.lo <= 1) & (base.hi >= 1)
        lo, hi = np.where(inside, np.minimum(lo, 1.0), lo), np.where(inside, np.maximum(hi, 1.0), hi)
        return self.kept(np.maximum(lo, 0.0), hi, base, b)

    def plain_power(self, x, y):
        x = np.maximum(x, 0)
        p = np.power(x, y)
        return np.where(np.isnan(p), 1.0, p)

    def min(self, a, b):
        return self.kept(np.minimum(a.lo, b.lo), np.minimum(a.hi, b.hi), a, b)

    def max(self, a, b):
        return self.kept(np.maximum(a.lo, b.lo), np.maximum(a.hi, b.hi), a, b)

    def compare(self, a, sign):
        """Whether a difference has a sign."""
        below, above = a.lo < 0, a.hi > 0
        zero = (a.lo <= 0) & (a.hi >= 0)
        only_zero = (a.lo == 0) & (a.hi == 0)
        hold, fail = {
            "=": (zero, ~only_zero), "!=": (~only_zero, zero),
            "<": (below, a.hi >= 0), "<=": (a.lo <= 0, above),
            ">": (above, a.lo <= 0), ">=": (a.hi >= 0, below)}[sign]
        defined = ~a.empty
        return Truth(hold & defined, fail | a.open | ~defined, [a] if sign == "=" else [])

    def both(self, a, b):
        return Truth(a.can_hold & b.can_hold, a.can_fail | b.can_fail, a.margin + b.margin)

    def select(self, condition, a, b):
        hold, fail = condition.can_hold, condition.can_fail
        both = hold & fail
        lo = np.where(both, np.minimum(a.lo, b.lo), np.where(hold, a.lo, b.lo))
        hi = np.where(both, np.maximum(a.hi, b.hi), np.where(hold, a.hi, b.hi))
        return Box(lo, hi, (hold & a.open) | (fail & b.open), both | (a.torn & hold) | (b.torn & fail))
