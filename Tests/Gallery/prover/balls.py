"""Interval arithmetic at any precision, one box at a time: arb gives every bound.

Where an operation tears a box apart (a quotient at 0, the step of a floor, a case) it asks `Branches`
which side to take; `pieces` goes through all sides, each step on one side throughout.
"""

from fractions import Fraction

from flint import arb, ctx, fmpq

INF = arb.pos_inf()
ZERO, ONE = arb(0), arb(1)
HUGE = arb(10) ** 8
RISING = {"exp", "atan", "sinh", "tanh", "asinh"}


class Span:
    """Bounds without radius, and whether it may be undefined or torn somewhere in between."""

    __slots__ = ("lo", "hi", "open", "torn")

    def __init__(self, lo, hi, open_=False, torn=False):
        self.lo, self.hi, self.open, self.torn = lo, hi, open_, torn


class Nowhere(Exception):
    """Nothing is defined in the box."""


class Branches:
    """The sides taken so far, and how many there were."""

    def __init__(self):
        self.taken, self.counts, self.place, self.limit = [], [], 0, 6

    def choose(self, count):
        if self.place == len(self.taken):
            if self.place >= self.limit:
                return None
            self.taken.append(0)
            self.counts.append(count)
        self.place += 1
        return self.taken[self.place - 1]

    def next(self):
        """Goes to the next combination of sides, if there is one."""
        self.place = 0
        while self.taken and self.taken[-1] == self.counts[-1] - 1:
            self.taken.pop()
            self.counts.pop()
        if not self.taken:
            return False
        self.taken[-1] += 1
        return True


def lower(x):
    bound = x.lower()
    return -INF if bound.is_nan() else bound


def upper(x):
    bound = x.upper()
    return INF if bound.is_nan() else bound


def least(bounds):
    first = bounds[0]
    for bound in bounds[1:]:
        if bound < first:
            first = bound
    return first


def greatest(bounds):
    first = bounds[0]
    for bound in bounds[1:]:
        if bound > first:
            first = bound
    return first


def least_value(name, x):
    """A bound from below of a rising function, also where arb's exponents end."""
    if name in ("exp", "sinh") and x > HUGE:
        x = HUGE
    if name == "exp" and x < -HUGE:
        return ZERO
    return lower(getattr(x, name)())


def greatest_value(name, x):
    if name == "sinh" and x < -HUGE or name == "exp" and x < -HUGE:
        x = -HUGE
    return upper(getattr(x, name)())


def times(x, y):
    """A product of bounds, where 0 times anything is 0."""
    if x == 0 or y == 0:
        return ZERO
    return x * y


class Balls:
    """The operations of a program on one box."""

    def __init__(self, branches=None):
        self.branches = branches or Branches()

    def constant(self, value):
        ball = arb(fmpq(value.numerator, value.denominator))
        return Span(lower(ball), upper(ball))

    def pi(self):
        return Span(lower(arb.pi()), upper(arb.pi()))

    def e(self):
        return Span(lower(arb.const_e()), upper(arb.const_e()))

    def nothing(self):
        raise Nowhere

    def kept(self, lo, hi, *operands):
        return Span(
            lo, hi, any(a.open for a in operands), any(a.torn for a in operands))

    def neg(self, a):
        return self.kept(-a.hi, -a.lo, a)

    def add(self, a, b):
        return self.kept(lower(a.lo + b.lo), upper(a.hi + b.hi), a, b)

    def sub(self, a, b):
        return self.kept(lower(a.lo - b.hi), upper(a.hi - b.lo), a, b)

    def mul(self, a, b):
        if a is b:
            return self.whole_power(a, 2)
        products = [times(x, y) for x in (a.lo, a.hi) for y in (b.lo, b.hi)]
        return self.kept(
            least([lower(p) for p in products]), greatest([upper(p) for p in products]), a, b)

    def div(self, a, b):
        return self.mul(a, self.reciprocal(b))

    def reciprocal(self, b):
        if b.lo == 0 and b.hi == 0:
            raise Nowhere
        if b.lo > 0 or b.hi < 0:
            return self.kept(lower(ONE / b.hi), upper(ONE / b.lo), b)
        side = 0 if b.lo == 0 else 1 if b.hi == 0 else self.branches.choose(2)
        if side is None:
            return Span(-INF, INF, True, True)
        if side == 0:
            return Span(lower(ONE / b.hi), INF, True, True)
        return Span(-INF, upper(ONE / b.lo), True, True)

    def whole_power(self, a, n):
        if n < 0:
            return self.reciprocal(self.whole_power(a, -n))
        if n == 0:
            return self.kept(ONE, ONE, a)
        if n % 2:
            return self.kept(lower(a.lo ** n), upper(a.hi ** n), a)
        size = self.call_abs(a)
        return self.kept(lower(size.lo ** n), upper(size.hi ** n), a)

    def fraction_power(self, a, exponent):
        p, q = exponent.numerator, exponent.denominator
        if p < 0:
            return self.reciprocal(self.fraction_power(a, -exponent))
        if q % 2 == 0:
            if a.hi < 0:
                raise Nowhere
            a = Span(greatest([a.lo, ZERO]), a.hi, a.open or not a.lo >= 0, a.torn)
        elif p % 2 == 0:
            a = self.call_abs(a)
        return self.kept(
            lower(self.signed_root(a.lo, p, q)), upper(self.signed_root(a.hi, p, q)), a)

    def signed_root(self, x, p, q):
        if x < 0:
            return -self.signed_root(-x, p, q)
        return x if x == 0 or not x.is_finite() else x.root(q) ** p

    def power(self, a, b):
        if a.hi < 0 or (a.hi == 0 and b.hi <= 0):
            raise Nowhere
        base = Span(greatest([a.lo, ZERO]), a.hi, a.open or not a.lo > 0, a.torn)
        corners = [self.plain_power(x, y) for x in (base.lo, base.hi) for y in (b.lo, b.hi)]
        return self.kept(
            greatest([ZERO, least([c.lo for c in corners])]),
            greatest([c.hi for c in corners]), base, b)

    def plain_power(self, x, y):
        if x == 0:
            limit = ZERO if y > 0 else ONE if y == 0 else INF
            return Span(limit, limit)
        exponent = x.log() * y
        return Span(least_value("exp", lower(exponent)), greatest_value("exp", upper(exponent)))

    def min(self, a, b):
        return self.kept(least([a.lo, b.lo]), least([a.hi, b.hi]), a, b)

    def max(self, a, b):
        return self.kept(greatest([a.lo, b.lo]), greatest([a.hi, b.hi]), a, b)

    def compare(self, a, sign):
        """Whether a difference may have a sign, and may fail to."""
        below, above = a.lo < 0, a.hi > 0
        zero = a.lo <= 0 and a.hi >= 0
        only_zero = a.lo == 0 and a.hi == 0
        hold, fail = {
            "=": (zero, not only_zero), "!=": (not only_zero, zero),
            "<": (below, a.hi >= 0), "<=": (a.lo <= 0, above),
            ">": (above, a.lo <= 0), ">=": (a.hi >= 0, below)}[sign]
        return hold, fail or a.open, [a] if sign == "=" else []

    def both(self, a, b):
        return a[0] and b[0], a[1] or b[1], a[2] + b[2]

    def call(self, name, a):
        if name in RISING:
            return self.kept(least_value(name, a.lo), greatest_value(name, a.hi), a)
        return getattr(self, "call_" + name)(a)

    def call_abs(self, a):
        if a.lo >= 0:
            return a
        if a.hi <= 0:
            return self.neg(a)
        return self.kept(ZERO, greatest([-a.lo, a.hi]), a)

    def call_sqrt(self, a):
        return self.fraction_power(a, Fraction(1, 2))

    def call_cosh(self, a):
        size = self.call_abs(a)
        return self.kept(lower(least([size.lo, HUGE]).cosh()), upper(size.hi.cosh()), a)

    def call_ln(self, a):
        if not a.hi > 0:
            raise Nowhere
        if a.lo > 0:
            return self.kept(lower(a.lo.log()), upper(a.hi.log()), a)
        return Span(-INF, upper(a.hi.log()), True, a.torn)

    def inside(self, a, least_, most):
        """The part of a box between two bounds."""
        if a.hi < least_ or a.lo > most:
            raise Nowhere
        return Span(
            greatest([a.lo, least_]), least([a.hi, most]),
            a.open or a.lo < least_ or a.hi > most, a.torn)

    def call_asin(self, a):
        part = self.inside(a, -ONE, ONE)
        return self.kept(lower(part.lo.asin()), upper(part.hi.asin()), part)

    def call_acos(self, a):
        part = self.inside(a, -ONE, ONE)
        return self.kept(lower(part.hi.acos()), upper(part.lo.acos()), part)

    def call_acosh(self, a):
        part = self.inside(a, ONE, INF)
        return self.kept(lower(part.lo.acosh()), upper(part.hi.acosh()), part)

    def call_atanh(self, a):
        part = self.inside(a, -ONE, ONE)
        if part.hi == -1 or part.lo == 1:
            raise Nowhere
        lo = -INF if part.lo == -1 else lower(part.lo.atanh())
        hi = INF if part.hi == 1 else upper(part.hi.atanh())
        return Span(lo, hi, part.open or part.lo == -1 or part.hi == 1, part.torn)

    def ball(self, a):
        middle = ((a.lo + a.hi) / 2).mid()
        radius = greatest([upper(a.hi - middle), upper(middle - a.lo)])
        return arb(middle, radius)

    def wave(self, a, name):
        if not (a.lo.is_finite() and a.hi.is_finite()):
            return self.kept(-ONE, ONE, a)
        value = getattr(self.ball(a), name)()
        lo, hi = lower(value), upper(value)
        turning = getattr(self.ball(a), {"sin": "cos", "cos": "sin"}[name])()
        if not turning.contains(0):
            ends = [getattr(end, name)() for end in (a.lo, a.hi)]
            lo, hi = least([lower(end) for end in ends]), greatest([upper(end) for end in ends])
        return self.kept(greatest([lo, -ONE]), least([hi, ONE]), a)

    def call_sin(self, a):
        return self.wave(a, "sin")

    def call_cos(self, a):
        return self.wave(a, "cos")

    def call_tan(self, a):
        ends = [a.lo.tan(), a.hi.tan()]
        if a.hi - a.lo < 3:
            cosine = self.wave(a, "cos")
            if cosine.lo > 0 or cosine.hi < 0:
                return self.kept(lower(ends[0]), upper(ends[1]), a)
            side = self.branches.choose(2) if a.hi - a.lo < ONE / 2 else None
            if side == 0 and ends[0].is_finite() and ends[0] > 0:
                return Span(lower(ends[0]), INF, True, True)
            if side == 1 and ends[1].is_finite() and ends[1] < 0:
                return Span(-INF, upper(ends[1]), True, True)
        return Span(-INF, INF, True, True)

    def call_sinc(self, a):
        value = self.ball(a).sinc()
        lo, hi = greatest([lower(value), -ONE / 4]), least([upper(value), ONE])
        size = self.call_abs(a)
        if size.hi < arb("4.49"):
            lo, hi = lower(size.hi.sinc()), upper(size.lo.sinc())
        return self.kept(lo, hi, a)

    def call_cosc(self, a):
        half = self.call_sinc(Span(a.lo / 2, a.hi / 2, a.open, a.torn))
        square = self.whole_power(half, 2)
        return self.kept(square.lo / 2, square.hi / 2, square)

    def steps(self, a, low, high):
        """A function that is constant between the whole numbers from low to high."""
        if low == high:
            return self.kept(arb(low), arb(low), a)
        count = high - low + 1
        side = self.branches.choose(count) if count <= 4 else None
        if side is None:
            return Span(arb(low), arb(high), a.open, True)
        return Span(arb(low + side), arb(low + side), a.open, True)

    def whole(self, x):
        """The floor of an exact bound."""
        if abs(x) > arb(10) ** 4000:
            raise Undecided
        ball = x.floor()
        number = ball.unique_fmpz()
        if number is None:
            raise Undecided
        return int(number)

    def call_floor(self, a):
        return self.steps(a, self.whole(a.lo), self.whole(a.hi))

    def call_ceil(self, a):
        return self.neg(self.call_floor(self.neg(a)))

    def call_trunc(self, a):
        low, high = (self.whole(x) if x >= 0 else -self.whole(-x) for x in (a.lo, a.hi))
        return self.steps(a, low, high)

    def call_round(self, a):
        half = ONE / 2
        low, high = (
            self.whole(x + half) if x >= 0 else -self.whole(half - x) for x in (a.lo, a.hi))
        return self.steps(a, low, high)

    def call_sign(self, a):
        low, high = (int(x > 0) - int(x < 0) for x in (a.lo, a.hi))
        return self.steps(a, low, high)


class Undecided(Exception):
    """The precision is too small for the answer."""


def at_precision(bits):
    """A context in which arb computes with so many bits."""
    return ctx.workprec(bits)
