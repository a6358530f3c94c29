"""Checks pictures in which only the points above the middles of columns are drawn."""

import numpy as np
from flint import ctx

from .views import EPSILON, inner, outer


def compare(drawing, on, off, verdict):
    """Marks what is missed, phantom or open, column by column (row by row for x = f(y))."""
    axis = 1 if drawing.along == "x" else 0
    with ctx.workprec(drawing.view.bits):
        for line in range(on.shape[axis]):
            middle = line + 0.5
            possible, certain = rows_of(drawing, middle, axis)
            part = (slice(None), line) if axis else (line, slice(None))
            for first, last in certain:
                verdict.missed[part][first:last] |= off[part][first:last]
            may_be = np.zeros(on.shape[1 - axis], bool)
            for first, last in possible:
                may_be[first:last] = True
            verdict.phantom[part] |= on[part] & ~may_be


def rows_of(drawing, middle, axis):
    """The pixels that the point may lie in, and the one that it certainly lies in."""
    possible, certain = [], []
    pieces = drawing.pieces(middle, middle)
    for piece in pieces:
        bounds = piece[axis]
        possible.append(clipped(*outer(*bounds, -EPSILON)))
        if len(pieces) == 1 and piece[2]:
            certain.append(clipped(*inner(*bounds, EPSILON)))
    return possible, certain


def clipped(first, last):
    return max(0, int(max(first, -1))), max(0, int(min(last, 1e6)) + 1)
