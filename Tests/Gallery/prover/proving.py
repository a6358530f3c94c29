"""Compares a picture with what can be proved of the curve."""

import re

import numpy as np
from flint import arb, ctx

from . import dots, graphs, regions, settling
from .balls import Span
from .views import EPSILON, View, inner, value

#: How deep to look next to a feature: a distance of so many halvings of a pixel.
HALVINGS = (*range(1, 40), *range(40, 420, 20))


class Verdict:
    """What is wrong with a picture, as masks of pixels, and what stays open."""

    def __init__(self, shape):
        self.missed, self.phantom, self.avoidable, self.open = (
            np.zeros(shape, bool) for _ in range(4))

    def counts(self):
        return {
            name: int(np.count_nonzero(mask)) for name, mask in vars(self).items()}


def prove(text, x, y, on, undecided, proof=None, features="", is_dotted=False):
    """Compares the pixels that are on, and those left undecided, with the graph of a text.

    `proof` is another text with the same graph, up to single points, where the first one is
    too hard to bound: a quotient at a hole, a square that never changes its sign. Several texts
    between ∪ are graphs that together are near to every point of the graph, which is near to
    every point of theirs: the branches of a power of a negative base.
    """
    height, width = on.shape
    view = View(x, y, f"{width}x{height}")
    found = [graphs.read(graphs.expanded(part)) for part in (proof or text).split("∪")]
    is_curve = isinstance(found[0], graphs.Curve)
    drawings = [
        settling.Drawing(graph, view) if is_curve else regions.Plane(graph, view)
        for graph in found]
    drawing = drawings[0]
    one = settling.settle if is_curve else regions.settle

    def settle(_, mask, *arguments, **options):
        """The pixels that one of the graphs meets, or may meet."""
        for other in drawings:
            other.fits = drawing.fits
        all_ = [one(other, mask, *arguments, **options) for other in drawings]
        met = np.logical_or.reduce([settled.met for settled in all_])
        possible = np.logical_or.reduce([settled.possible for settled in all_])
        return settling.Settled(met, possible & ~met)

    verdict = Verdict(on.shape)
    off = ~on & ~undecided
    if is_dotted:
        dots.compare(drawing, on, off, verdict)
        return verdict

    missed = settle(drawing, off, EPSILON, trusts_doubles=False)
    verdict.missed |= missed.met
    verdict.open |= missed.possible
    if is_curve:
        verdict.missed |= near_features(drawing, off, features)

    black = settle(drawing, on, -EPSILON)
    unmet = on & ~black.met & ~black.possible
    verdict.phantom |= confirmed(drawing, settle, unmet)
    verdict.open |= black.possible

    grey = settle(drawing, undecided, EPSILON)
    verdict.avoidable |= undecided & ~grey.possible
    return verdict


def confirmed(drawing, settle, unmet):
    """The pixels that balls alone find unmet as well, of at most some hundred."""
    if not unmet.any() or not drawing.fits:
        return unmet
    rows, columns = np.nonzero(unmet)
    order = np.random.default_rng(1).permutation(len(rows))
    sample = np.zeros_like(unmet)
    sample[rows[order[:300]], columns[order[:300]]] = True
    drawing.fits = False
    again = settle(drawing, sample, -EPSILON)
    drawing.fits = True
    wrong = sample & (again.met | again.possible)
    return unmet & sample & ~wrong if wrong.any() else unmet


def near_features(drawing, off, features):
    """Pixels that are off though the curve passes through them close to a feature."""
    found = np.zeros_like(off)
    if drawing.along != "x" or not off.any():
        return found
    with ctx.workprec(1500):
        for text in re.findall(r"\bx=([^\s;,]+)", features):
            left, _, px, _ = drawing.view.edges
            place = (value(text) - left.lo) / px.lo
            column = int(float(place.floor().mid()))
            for halvings in HALVINGS:
                for side in (-1, 1):
                    mark_point(drawing, off, found, place + side * arb(2) ** -halvings, column)
    return found


def mark_point(drawing, off, found, place, column):
    """Looks at one point, given in pixels from the left edge."""
    left, _, px, _ = drawing.view.edges
    lowest, highest = inner(
        float(place.lower().mid()), float(place.upper().mid()), EPSILON)
    if not lowest <= highest or not 0 <= lowest < off.shape[1]:
        return
    x = left.lo + place * px.lo
    pieces = drawing.runner.pieces({"x": Span(x.lower(), x.upper())})
    if len(pieces) != 1:
        return
    y = pieces[0][1]
    if y.open or y.torn:
        return
    first, last = inner(*drawing.view.row_span(y), EPSILON)
    if first <= last and 0 <= first < off.shape[0] and off[int(first), int(lowest)]:
        found[int(first), int(lowest)] = True
