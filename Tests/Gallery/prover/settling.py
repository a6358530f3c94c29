"""Settles which pixels a curve meets: the parameter is cut into boxes until every pixel in question
is met for certain, or certainly missed, or the work allowed is used up.

First in doubles, many boxes at once; what they leave open, box by box in balls.
"""

import collections

import numpy as np
from flint import ctx

from .balls import Span
from .boxes import Box
from .running import Runner
from .views import Target, inner, outer, painted

CHUNK = 1 << 15
#: The greatest number of boxes in doubles, and of evaluations in balls, of a program of 20 steps.
BOXES_ALLOWED = 3_000_000
BALLS_ALLOWED = 12_000
USUAL = 20
LEVELS = 44


class Drawing:
    """A curve on a screen; its parameter is in pixels along an axis, or the one of the text."""

    def __init__(self, curve, view):
        self.curve, self.view = curve, view
        self.runner = Runner(curve.program, [curve.x, curve.y])
        self.along = curve.along
        self.fits = view.fits
        self.share = min(1, USUAL / len(self.runner.order))
        if curve.bounds:
            ends = Runner(curve.program, curve.bounds).pieces({})[0]
            self.low, self.high = (float(end.lo.mid()) for end in ends)
            self.ends = (ends[0].lo, ends[1].hi)

    def start(self, target, epsilon):
        """Boxes of the parameter that reach every pixel in question, and their lines."""
        if self.along:
            lines = np.flatnonzero(target.mask.any(axis=0 if self.along == "x" else 1))
            return lines + epsilon, lines + 1 - epsilon, lines
        edges = np.linspace(0, 1, 4097)
        return edges[:-1], edges[1:], None

    def parameter(self, lo, hi):
        if self.along == "x":
            return self.view.x_boxes(lo, hi)
        if self.along == "y":
            return self.view.y_boxes(lo, hi)
        width = self.high - self.low
        low, high = self.low + lo * width, self.low + hi * width
        slack = (abs(self.low) + abs(self.high)) * 1e-15
        return Box(low - slack, high + slack)

    def boxes(self, lo, hi):
        """The box of pixels of each box of the parameter, and whether it is connected."""
        x, y = self.runner.boxes({self.curve.variable: self.parameter(lo, hi)})
        columns = Box(lo, hi) if self.along == "x" else self.view.columns(x)
        rows = Box(lo, hi) if self.along == "y" else self.view.rows(y)
        empty = x.empty | y.empty
        torn = x.open | y.open | x.torn | y.torn
        columns, rows = (
            Box(*(np.broadcast_to(edge, lo.shape) for edge in (box.lo, box.hi)))
            for box in (columns, rows))
        return columns, rows, np.broadcast_to(empty, lo.shape), np.broadcast_to(torn, lo.shape)

    def span(self, lo, hi):
        if self.along == "x":
            return self.view.x_span(lo, hi)
        if self.along == "y":
            return self.view.y_span(lo, hi)
        low, high = self.ends
        return Span((low + (high - low) * lo).lower(), (low + (high - low) * hi).upper())

    def pieces(self, lo, hi):
        """The pieces of pixels over one box of the parameter: columns, rows, connected."""
        found = []
        for x, y in self.runner.pieces({self.curve.variable: self.span(lo, hi)}):
            columns = (lo, hi) if self.along == "x" else self.view.column_span(x)
            rows = (lo, hi) if self.along == "y" else self.view.row_span(y)
            found.append((columns, rows, not (x.open or y.open or x.torn or y.torn)))
        return found


class Settled:
    """Which of the pixels in question are met, and which may be for all that is known."""

    def __init__(self, met, possible):
        self.met, self.possible = met, possible


def on_line(drawing, columns, rows, lines):
    """The rectangles of boxes that belong to one column or row each."""
    if lines is None:
        return columns, rows
    whole = (lines.astype(float), lines.astype(float))
    return (whole, rows) if drawing.along == "x" else (columns, whole)


def settle(drawing, mask, epsilon, trusts_doubles=True):
    """Settles the pixels of a mask, shrunk by ε or grown by −ε.

    Without trust in doubles a pixel counts as met only if balls say so.
    """
    target = Target(mask)
    met = np.zeros_like(mask)
    if target.left == 0:
        return Settled(met, met.copy())
    lo, hi, lines = drawing.start(target, epsilon)
    if drawing.fits:
        rest = in_doubles(drawing, target, met, (lo, hi, lines), epsilon, trusts_doubles)
    else:
        rest = (lo, hi, lines)
    possible = in_balls(drawing, target, met, rest, epsilon)
    return Settled(met & mask, possible & mask & ~met)


def in_doubles(drawing, target, met, boxes, epsilon, trusts_doubles):
    lo, hi, lines = boxes
    left, done = [], 0
    for level in range(LEVELS):
        kept, marks = [], []
        for start in range(0, len(lo), CHUNK):
            part = slice(start, start + CHUNK)
            step(drawing, target, (lo[part], hi[part], None if lines is None else lines[part]),
                 (epsilon, level, trusts_doubles), kept, left, marks)
        done += len(lo)
        if marks:
            met |= painted(met.shape, *(np.concatenate(edges) for edges in zip(*marks)))
            before = target.left
            target.mask &= ~met
            remaining = np.count_nonzero(target.mask)
            if remaining < 0.9 * before or remaining == 0:
                target.rebuild()
        if not kept or target.left == 0:
            break
        lo, hi = (np.concatenate([part[edge] for part in kept]) for edge in (0, 1))
        lines = None if lines is None else np.concatenate([part[2] for part in kept])
        middle = (lo + hi) / 2
        if level == LEVELS - 1 or done + 2 * len(lo) > BOXES_ALLOWED * drawing.share:
            left.append((lo, hi, lines))
            break
        lo, hi = np.concatenate([lo, middle]), np.concatenate([middle, hi])
        lines = None if lines is None else np.concatenate([lines, lines])
    if not left:
        return np.zeros(0), np.zeros(0), lines
    return tuple(
        None if lines is None and edge == 2 else np.concatenate([part[edge] for part in left])
        for edge in range(3))


def step(drawing, target, boxes, settings, kept, left, marks):
    """Looks at some boxes: drops them, marks pixels, keeps them for the next level or leaves them."""
    lo, hi, lines = boxes
    epsilon, level, trusts_doubles = settings
    columns, rows, empty, torn = drawing.boxes(lo, hi)
    rectangle = target.clipped(*on_line(
        drawing, outer(columns.lo, columns.hi, epsilon), outer(rows.lo, rows.hi, epsilon), lines))
    open_ = (target.count(*rectangle) > 0) & ~empty
    if not np.any(open_):
        return
    lo, hi, torn = lo[open_], hi[open_], torn[open_]
    lines = None if lines is None else lines[open_]
    wide, tall = (Box(box.lo[open_], box.hi[open_]) for box in (columns, rows))
    middle = (lo + hi) / 2
    give_up = (middle <= lo) | (middle >= hi) | (torn & (level >= 16))
    if trusts_doubles or level % 4 in (0, 2):
        point = drawing.boxes(middle, middle)
        marked = point_marks(drawing, target, point, lines, epsilon)
        hits = target.count(*marked) > 0
        thick = imprecise(point[0]) | imprecise(point[1])
        give_up |= thick & ~point[3] & (level >= 1)
        if trusts_doubles:
            marks.append(tuple(edge[hits] for edge in marked))
        else:
            give_up |= hits
    if trusts_doubles:
        crossing = crossing_marks(drawing, target, (lo, hi, lines), (wide, tall, torn), epsilon)
        marks.extend(crossing)
    elif level >= 20:
        give_up |= ~torn
    kept.append((lo[~give_up], hi[~give_up], None if lines is None else lines[~give_up]))
    left.append((lo[give_up], hi[give_up], None if lines is None else lines[give_up]))


def imprecise(box):
    """Where doubles do not tell a tenth of a pixel, near the screen."""
    return (box.hi - box.lo > 0.1) & (np.minimum(np.abs(box.lo), np.abs(box.hi)) < 1e5)


def point_marks(drawing, target, point, lines, epsilon):
    """The pixels that certainly hold a point."""
    columns, rows, empty, torn = point
    place = on_line(
        drawing, inner(columns.lo, columns.hi, epsilon), inner(rows.lo, rows.hi, epsilon), lines)
    c0, c1, r0, r1 = target.clipped(*place)
    # What is torn at a point may have no value there.
    return c0, np.where(~empty & ~torn, c1, c0), r0, r1


def crossing_marks(drawing, target, boxes, images, epsilon):
    """The pixels between the ends of connected boxes in one column, or in one row."""
    lo, hi, lines = boxes
    wide, tall, torn = images
    found = []
    for axis in ("x", "y"):
        if drawing.along and drawing.along != axis:
            continue
        along, across = (wide, tall) if axis == "x" else (tall, wide)
        if drawing.along:
            first, last = lines.astype(float), lines.astype(float)
        else:
            first, last = inner(along.lo, along.hi, epsilon)
        use = ~torn & (first <= last) & (across.hi - across.lo > 0.5)
        if not np.any(use):
            continue
        ends = [drawing.boxes(edge[use], edge[use]) for edge in (lo, hi)]
        values = [end[1 if axis == "x" else 0] for end in ends]
        low = np.minimum(values[0].hi, values[1].hi)
        high = np.maximum(values[0].lo, values[1].lo)
        middle = outer(low, high, epsilon)
        lines_here = (first[use], last[use])
        rectangle = (lines_here, middle) if axis == "x" else (middle, lines_here)
        c0, c1, r0, r1 = target.clipped(*rectangle)
        hits = (target.count(c0, c1, r0, r1) > 0) & (low <= high)
        found.append(tuple(edge[hits] for edge in (c0, c1, r0, r1)))
    return found


def in_balls(drawing, target, met, boxes, epsilon):
    """Goes on with what is left in balls; gives the pixels that stay possible."""
    possible = np.zeros_like(met)
    lo, hi, lines = boxes
    if len(lo) == 0:
        return possible
    target.rebuild()
    queue = collections.deque(
        (float(lo[i]), float(hi[i]), None if lines is None else int(lines[i]), 0)
        for i in range(len(lo)))
    allowed = (BALLS_ALLOWED if drawing.fits else 8 * BALLS_ALLOWED) * drawing.share
    with ctx.workprec(drawing.view.bits):
        while queue:
            if allowed <= 0 and drawing.fits:
                break
            low, high, line, level = queue.popleft()
            allowed -= 1
            pieces = drawing.pieces(low, high)
            rectangles = [
                rectangle for rectangle in (
                    one_rectangle(drawing, target, piece, line, epsilon, outer)
                    for piece in pieces)
                if count_left(target, rectangle)]
            if not rectangles:
                continue
            middle = (low + high) / 2
            if allowed < 0 or level > 60 or not low < middle < high:
                for c0, c1, r0, r1 in rectangles:
                    possible[r0:r1, c0:c1] = True
                continue
            mark_in_balls(drawing, target, met, (low, middle, high, line, pieces), epsilon)
            queue.append((low, middle, line, level + 1))
            queue.append((middle, high, line, level + 1))
    if queue:
        possible |= reached(drawing, target, queue, epsilon)
    return possible


def reached(drawing, target, queue, epsilon):
    """The pixels that boxes reach for all that doubles tell."""
    lo, hi = (np.array([box[edge] for box in queue]) for edge in (0, 1))
    lines = None if queue[0][2] is None else np.array([box[2] for box in queue])
    columns, rows, empty, _ = drawing.boxes(lo, hi)
    c0, c1, r0, r1 = target.clipped(*on_line(
        drawing, outer(columns.lo, columns.hi, epsilon), outer(rows.lo, rows.hi, epsilon), lines))
    return painted(target.mask.shape, c0, np.where(empty, c0, c1), r0, r1)


def one_rectangle(drawing, target, piece, line, epsilon, kind):
    columns, rows, _ = piece
    columns, rows = kind(*columns, epsilon), kind(*rows, epsilon)
    if line is not None and drawing.along == "x":
        columns = (line, line)
    elif line is not None:
        rows = (line, line)
    edges = []
    for (first, last), size in ((columns, target.width), (rows, target.height)):
        first = int(min(max(first, 0), size))
        edges += [first, max(first, int(min(max(last + 1, 0), size)))]
    return tuple(edges)


def count_left(target, rectangle):
    c0, c1, r0, r1 = rectangle
    if target.count(c0, c1, r0, r1) == 0:
        return False
    return bool(target.mask[r0:r1, c0:c1].any())


def mark_in_balls(drawing, target, met, box, epsilon):
    """Marks the pixel of the middle of a box, and those between the ends if it is connected."""
    low, middle, high, line, pieces = box
    points = drawing.pieces(middle, middle)
    if len(points) == 1 and points[0][2]:
        mark(target, met, one_rectangle(drawing, target, points[0], line, epsilon, inner))
    if len(pieces) != 1 or not pieces[0][2] or line is None:
        return
    axis = 1 if drawing.along == "x" else 0
    if pieces[0][axis][1] - pieces[0][axis][0] < 0.5:
        return
    ends = [drawing.pieces(end, end) for end in (low, high)]
    if all(len(end) == 1 for end in ends):
        values = [end[0][axis] for end in ends]
        between = (min(v[1] for v in values), max(v[0] for v in values))
        if between[0] <= between[1]:
            piece = ((low, high), between, True) if axis == 1 else (between, (low, high), True)
            mark(target, met, one_rectangle(drawing, target, piece, line, epsilon, outer))


def mark(target, met, rectangle):
    c0, c1, r0, r1 = rectangle
    found = target.mask[r0:r1, c0:c1]
    met[r0:r1, c0:c1] |= found
    target.mask[r0:r1, c0:c1] = False
