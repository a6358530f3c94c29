"""Quantities with bounds of the errors of what is computed of them.

A quantity is an interval of true values and a bound of the error of what is computed;
every operation adds at most half an ulp of the largest value that it can give. All is
computed in doubles and widened by 1e-9 of itself, which is more than the rounding errors
of these scripts.
"""

import numpy as np

CELLS = 4096
U = 2.0**-53


def ulp(x):
    """The ulp of the binade of x, from below for powers of two."""
    x = np.maximum(np.abs(x), 2.0**-1000)
    return 2.0 ** (np.floor(np.log2(x) + 1e-13) - 52)


def ulp_below(x):
    x = np.maximum(np.abs(x), 2.0**-1000)
    return 2.0 ** (np.floor(np.log2(x) - 1e-13) - 52)


class Quantity:
    """True values from low to high; what is computed is off by at most err."""

    def __init__(self, low, high, err=0.0):
        self.low, self.high = np.minimum(low, high), np.maximum(low, high)
        self.err = err + 0 * self.low

    @property
    def size(self):
        return np.maximum(abs(self.low), abs(self.high))

    def rounded(self):
        err = self.err + ulp(self.size + self.err) / 2
        return Quantity(self.low, self.high, err * (1 + 1e-9))

    def wider(self, err):
        return Quantity(self.low, self.high, self.err + err)

    def plus(self, other):
        other = quantity(other)
        return Quantity(self.low + other.low, self.high + other.high, self.err + other.err)

    def times(self, other):
        other = quantity(other)
        p = [a * b for a in (self.low, self.high) for b in (other.low, other.high)]
        err = self.size * other.err + other.size * self.err + self.err * other.err
        return Quantity(np.min(p, axis=0), np.max(p, axis=0), err)

    def __add__(self, other):
        return self.plus(other).rounded()

    def __sub__(self, other):
        return self.plus(quantity(other).times(-1.0)).rounded()

    def __mul__(self, other):
        return self.times(other).rounded()

    def __truediv__(self, other):
        least = np.minimum(abs(other.low), abs(other.high))
        reciprocal = Quantity(1 / other.low, 1 / other.high, other.err / (least * (least - other.err)))
        return self.times(reciprocal).rounded()


def quantity(x):
    return x if isinstance(x, Quantity) else Quantity(np.float64(x), np.float64(x))


def cells(low, high, count=CELLS):
    edges = np.linspace(low, high, count + 1)
    return Quantity(edges[:-1], edges[1:])


def spread(low, high):
    """Cells of equal ratio."""
    edges = np.exp(np.linspace(np.log(low), np.log(high), CELLS + 1))
    return Quantity(edges[:-1], edges[1:])


def polynomial(z, coefficients):
    value = quantity(coefficients[0])
    for c in coefficients[1:]:
        value = z * value + c
    return value


failures = 0


def report_bound(name, bound, stated):
    global failures
    verdict = "" if bound <= stated else "  TOO LARGE"
    failures += bound > stated
    print(f"{name:12} {bound:.4f} ulp, stated {stated}{verdict}")


def report(name, errors, values, stated):
    """The greatest error, with half an ulp for the last rounding.

    The sum v before it may lie in a higher binade than the true value; then the
    power of two between them is a double, so that rounding moves v by no more
    than v is off.
    """
    least = np.minimum(abs(values.low), abs(values.high))
    report_bound(name, 0.5 + float(np.max(errors / ulp_below(least))), stated)


def of_relative(name, relative, stated, final=0.5):
    """A value known to a relative error and then rounded once or twice.

    A relative error e is below 2e/2^-52 ulps, since an ulp is at least 2^-53.
    """
    report_bound(name, final + relative * 2.0**53 * (1 + 1e-9), stated)
