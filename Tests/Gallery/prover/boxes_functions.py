"""Functions of one argument on arrays of intervals of doubles."""

import numpy as np

from .boxes import INF, Box, Boxes, loose

RISING = {
    "exp": np.exp, "atan": np.arctan, "sinh": np.sinh, "tanh": np.tanh, "asinh": np.arcsinh}
STEPS = {
    "floor": np.floor, "ceil": np.ceil, "trunc": np.trunc, "sign": np.sign,
    "round": lambda x: np.copysign(np.floor(np.abs(x) + 0.5), x)}
#: Functions with an end of their domain: the function, the ends, whether it falls.
BOUNDED = {
    "asin": (np.arcsin, -1, 1, False, True), "acos": (np.arccos, -1, 1, True, True),
    "ln": (np.log, 0, INF, False, False), "acosh": (np.arccosh, 1, INF, False, True),
    "atanh": (np.arctanh, -1, 1, False, False)}


class BoxFunctions(Boxes):
    def call(self, name, a):
        if name in RISING:
            return self.rising(RISING[name], a, name)
        if name in STEPS:
            lo, hi = STEPS[name](a.lo), STEPS[name](a.hi)
            return self.kept(lo, hi, Box(a.lo, a.hi, a.open, a.torn | (lo < hi)), a)
        if name in BOUNDED:
            return self.bounded(a, *BOUNDED[name])
        return getattr(self, "call_" + name)(a)

    def rising(self, function, a, name):
        lo, hi = loose(function(a.lo), function(a.hi))
        lo = np.where(np.isnan(lo), -INF, lo)
        hi = np.where(np.isnan(hi), INF, hi)
        if name == "exp":
            lo = np.maximum(lo, 0)
        if name in ("tanh", "atan"):
            end = 1.0 if name == "tanh" else np.nextafter(np.pi / 2, 2)
            lo, hi = np.maximum(lo, -end), np.minimum(hi, end)
        return self.kept(lo, hi, a, a)

    def bounded(self, a, function, least, most, falls, closed):
        inside = (a.lo >= least) & (a.hi <= most)
        nowhere = (a.hi < least) | (a.lo > most)
        if not closed:
            inside &= (a.lo > least) & (a.hi < most)
            nowhere |= (a.hi <= least) | (a.lo >= most)
        lo, hi = np.clip(a.lo, least, most), np.clip(a.hi, least, most)
        lo, hi = function(lo), function(hi)
        lo, hi = loose(*((hi, lo) if falls else (lo, hi)))
        lo, hi = np.where(np.isnan(lo), -INF, lo), np.where(np.isnan(hi), INF, hi)
        if function is np.arccosh:
            lo = np.maximum(lo, 0)
        return self.cut(self.kept(lo, hi, a, a), nowhere, ~inside)

    def call_abs(self, a):
        crosses = (a.lo <= 0) & (a.hi >= 0)
        lo = np.where(crosses, 0.0, np.minimum(np.abs(a.lo), np.abs(a.hi)))
        return self.kept(lo, np.maximum(np.abs(a.lo), np.abs(a.hi)), a, a)

    def call_sqrt(self, a):
        from fractions import Fraction
        return self.fraction_power(a, Fraction(1, 2))

    def call_cosh(self, a):
        size = self.call_abs(a)
        lo, hi = loose(np.cosh(size.lo), np.cosh(size.hi))
        return self.kept(np.maximum(lo, 1), hi, a, a)

    def meets(self, a, phase, period):
        """Whether phase + k·period may lie in a box for a whole k."""
        low, high = (a.lo - phase) / period, (a.hi - phase) / period
        slack = 1e-15 * (np.maximum(np.abs(low), np.abs(high)) + 1)
        return ~(np.ceil(low - slack) > np.floor(high + slack)) | (high - low >= 1)

    def call_sin(self, a):
        lo, hi = np.sin(a.lo), np.sin(a.hi)
        lo, hi = loose(np.minimum(lo, hi), np.maximum(lo, hi))
        high, low = (self.meets(a, phase * np.pi, 2 * np.pi) for phase in (0.5, -0.5))
        lo = np.where(low | np.isnan(lo), -1.0, np.maximum(lo, -1))
        hi = np.where(high | np.isnan(hi), 1.0, np.minimum(hi, 1))
        return self.kept(lo, hi, a, a)

    def call_cos(self, a):
        lo, hi = np.cos(a.lo), np.cos(a.hi)
        lo, hi = loose(np.minimum(lo, hi), np.maximum(lo, hi))
        high, low = (self.meets(a, phase * np.pi, 2 * np.pi) for phase in (0, 1))
        lo = np.where(low | np.isnan(lo), -1.0, np.maximum(lo, -1))
        hi = np.where(high | np.isnan(hi), 1.0, np.minimum(hi, 1))
        return self.kept(lo, hi, a, a)

    def call_tan(self, a):
        lo, hi = loose(np.tan(a.lo), np.tan(a.hi))
        pole = self.meets(a, np.pi / 2, np.pi) | ~np.isfinite(lo) | ~np.isfinite(hi)
        return self.cut(
            self.kept(np.where(pole, -INF, lo), np.where(pole, INF, hi), a, a), np.False_, pole)

    def call_sinc(self, a):
        """sin u/u, 1 at 0: falls up to the first minimum, and is at most 1/|u| everywhere."""
        size = self.call_abs(a)
        ends = [np.sinc(x / np.pi) for x in (size.lo, size.hi)]
        lo, hi = loose(np.minimum(*ends), np.maximum(*ends))
        limit = 1.0 / np.maximum(size.lo, 1.0)
        falls = size.hi < 4.49
        lo = np.where(falls, lo, np.maximum(-limit, -0.2173))
        return self.kept(np.minimum(lo, 1), np.where(falls, np.minimum(hi, 1), limit), a, a)

    def call_cosc(self, a):
        """(1 − cos u)/u², 1/2 at 0: half the square of sinc(u/2)."""
        half = self.call_sinc(self.div(a, self.constant(2)))
        return self.div(self.whole_power(half, 2), self.constant(2))
