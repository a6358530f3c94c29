"""Windows, and the pixels that a set of points meets."""

import numpy as np
from flint import arb, ctx

from . import graphs
from .balls import Span, lower, upper
from .boxes import Box, down, up
from .running import BOXES, Runner

#: A pixel that the graph meets when shrunk by this must be on, one that it misses when grown off.
EPSILON = 1e-6
FAR = 1e12


def value(text):
    """The value of an expression without variables, as a ball."""
    program, place = graphs.number(text)
    (piece,) = Runner(program, [place]).pieces({})
    return arb(((piece[0].lo + piece[0].hi) / 2).mid(), (piece[0].hi - piece[0].lo).upper())


class View:
    """A window: the left edge, the top edge, and the size of a pixel, as spans and as boxes."""

    def __init__(self, x, y, size):
        self.width, self.height = (int(part) for part in size.split("x"))
        self.bits = 200
        with ctx.workprec(4000):
            ends = [[value(end) for end in text.split("..")] for text in (x, y)]
            (left, right), (bottom, top) = ends
            px, py = (right - left) / self.width, (top - bottom) / self.height
            depth = max(
                (abs(end) / step).log() for pair, step in ((ends[0], px), (ends[1], py))
                for end in pair + [step] if not end == 0)
            self.bits += 2 * int(float(depth.upper()) * 1.5)
            self.edges = [Span(lower(ball), upper(ball)) for ball in (left, top, px, py)]
            inverse = [Span(lower(1 / ball), upper(1 / ball)) for ball in (px, py)]
        self.inverse = inverse
        self.left, self.top, self.px, self.py = (rounded(span) for span in self.edges)
        self.inverse_px, self.inverse_py = (rounded(span) for span in inverse)
        # Doubles must tell a millionth of a pixel.
        self.fits = float(depth.upper()) < 19 and all(
            1e-280 < float(abs(span.hi).upper()) < 1e280 for span in self.edges[2:])

    def x_boxes(self, lo, hi):
        return BOXES.add(self.left, BOXES.mul(Box(lo, hi), self.px))

    def y_boxes(self, lo, hi):
        return BOXES.sub(self.top, BOXES.mul(Box(lo, hi), self.py))

    def columns(self, x):
        """x in pixels from the left edge."""
        return BOXES.mul(BOXES.sub(x, self.left), self.inverse_px)

    def rows(self, y):
        return BOXES.mul(BOXES.sub(self.top, y), self.inverse_py)

    def x_span(self, lo, hi):
        left, _, px, _ = self.edges
        return Span(
            lower(left.lo + arb(lo) * (px.lo if lo >= 0 else px.hi)),
            upper(left.hi + arb(hi) * (px.hi if hi >= 0 else px.lo)))

    def y_span(self, lo, hi):
        _, top, _, py = self.edges
        return Span(
            lower(top.lo - arb(hi) * (py.hi if hi >= 0 else py.lo)),
            upper(top.hi - arb(lo) * (py.lo if lo >= 0 else py.hi)))

    def column_span(self, x):
        """Bounds of a span of x in pixels from the left edge, as numbers."""
        left, _, px, _ = self.edges
        return outside((x.lo - left.hi) / px.hi, (x.hi - left.lo) / px.hi)

    def row_span(self, y):
        _, top, _, py = self.edges
        return outside((top.lo - y.hi) / py.hi, (top.hi - y.lo) / py.hi)


def outside(lo, hi):
    """Numbers on both sides of two balls, not further than matters."""
    return to_number(lo.lower(), -FAR) - 1e-9, to_number(hi.upper(), FAR) + 1e-9


def to_number(ball, unknown):
    if ball.is_nan():
        return unknown
    return float(min(max(ball, -FAR), FAR)) if ball.is_finite() else (FAR if ball > 0 else -FAR)


def rounded(span):
    """A span as a box of doubles."""
    return Box(*(
        step(np.float64(float(end.mid()))) for step, end in ((down, span.lo), (up, span.hi))))


def outer(lo, hi, epsilon):
    """The first and last pixel, shrunk by ε, that [lo, hi] meets."""
    return np.ceil(lo - 1 + epsilon), np.floor(hi - epsilon)


def inner(lo, hi, epsilon):
    """The first and last pixel, shrunk by ε, that holds all of [lo, hi]."""
    return np.ceil(hi - 1 + epsilon), np.floor(lo - epsilon)


class Target:
    """Pixels about which a question is open, and how many lie in a rectangle."""

    def __init__(self, mask):
        self.mask = mask.copy()
        self.height, self.width = mask.shape
        self.rebuild()

    def rebuild(self):
        sums = np.zeros((self.height + 1, self.width + 1), np.int32)
        np.cumsum(self.mask, axis=0, dtype=np.int32, out=sums[1:, 1:])
        np.cumsum(sums[1:, 1:], axis=1, out=sums[1:, 1:])
        self.sums, self.left = sums, int(sums[-1, -1])

    def clipped(self, columns, rows):
        """A rectangle of pixels, half open, inside the screen, empty if outside."""
        (c0, c1), (r0, r1) = columns, rows
        c0, c1 = np.clip(c0, 0, self.width), np.clip(c1 + 1, 0, self.width)
        r0, r1 = np.clip(r0, 0, self.height), np.clip(r1 + 1, 0, self.height)
        c1, r1 = np.maximum(c0, c1), np.maximum(r0, r1)
        return tuple(np.asarray(edge).astype(np.int32) for edge in (c0, c1, r0, r1))

    def count(self, c0, c1, r0, r1):
        s = self.sums
        return s[r1, c1] - s[r0, c1] - s[r1, c0] + s[r0, c0]

    def remove(self, c0, c1, r0, r1):
        """Takes rectangles out of the question."""
        self.mask &= ~painted(self.mask.shape, c0, c1, r0, r1)


def painted(shape, c0, c1, r0, r1):
    """A mask in which half-open rectangles are set."""
    height, width = shape
    one = (c1 - c0 == 1) & (r1 - r0 == 1)
    mask = np.zeros(shape, bool)
    mask[r0[one], c0[one]] = True
    many = ~one & (c1 > c0) & (r1 > r0)
    if np.any(many):
        c0, c1, r0, r1 = c0[many], c1[many], r0[many], r1[many]
        sums = np.zeros((height + 1, width + 1), np.int32)
        np.add.at(sums, (r0, c0), 1)
        np.add.at(sums, (r1, c1), 1)
        np.add.at(sums, (r0, c1), -1)
        np.add.at(sums, (r1, c0), -1)
        np.cumsum(sums, axis=0, out=sums)
        np.cumsum(sums, axis=1, out=sums)
        mask |= sums[:-1, :-1] > 0
    return mask
