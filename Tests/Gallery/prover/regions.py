"""Settles which pixels hold a solution of an equation or inequality: the screen is cut into boxes.

A box is dropped when the comparisons fail all over it, and its pixels are met when they hold all over
it, or when an equation is connected on it and changes its sign between corners.
"""

import collections

import numpy as np
from flint import ctx

from .running import Runner
from .settling import Settled
from .views import Target, painted

CHUNK = 1 << 15
BLOCK = 16
BOXES_ALLOWED = 3_000_000
BALLS_ALLOWED = 20_000
DEEPEST = 9


class Plane:
    """Comparisons over boxes of pixels: equations as differences, the others as a test."""

    def __init__(self, points, view):
        self.view, self.fits = view, view.fits
        program = points.program
        tests, open_ = [], [points.test]
        while open_:
            operation, operands, detail = program.steps[open_[-1]]
            place = open_.pop()
            if operation == "both":
                open_.extend(operands)
            else:
                tests.append((place, operands[0], detail))
        self.equations = [difference for _, difference, sign in tests if sign == "="]
        self.others = [place for place, _, sign in tests if sign != "="]
        self.runner = Runner(program, self.equations + self.others)

    def boxes(self, u0, u1, v0, v1):
        """For each box: may it hold, does it hold all over, is it connected; and the differences."""
        inputs = {"x": self.view.x_boxes(u0, u1), "y": self.view.y_boxes(v0, v1)}
        values = self.runner.boxes(inputs)
        count = len(self.equations)
        can_hold, everywhere = np.ones(u0.shape, bool), np.ones(u0.shape, bool)
        others, connected = np.ones(u0.shape, bool), np.ones(u0.shape, bool)
        for value in values[:count]:
            can_hold &= (value.lo <= 0) & (value.hi >= 0)
            everywhere &= (value.lo == 0) & (value.hi == 0) & ~value.open
            connected &= ~(value.open | value.torn)
        for truth in values[count:]:
            can_hold &= truth.can_hold
            others &= ~truth.can_fail
        return can_hold, everywhere & others, connected & others, values[:count]

    def signs(self, u, v):
        """The sign of the one equation at points; 0 where it is not known."""
        value = self.boxes(u, u, v, v)[3][0]
        return np.broadcast_to(
            (value.lo > 0).astype(int) - (value.hi < 0).astype(int), u.shape)

    def pieces(self, u0, u1, v0, v1):
        """The same for one box in balls, over all pieces together."""
        inputs = {"x": self.view.x_span(u0, u1), "y": self.view.y_span(v0, v1)}
        count = len(self.equations)
        can_hold, connected, differences = False, True, None
        pieces = self.runner.pieces(inputs)
        everywhere = bool(pieces)
        for values in pieces:
            values, truths = values[:count], values[count:]
            here = all(not v.lo > 0 and not v.hi < 0 for v in values)
            can_hold |= here and all(may_hold(truth) for truth in truths)
            whole = all(certainly(truth) for truth in truths)
            everywhere &= whole and all(v.lo == 0 and v.hi == 0 and not v.open for v in values)
            connected &= whole and not any(v.open or v.torn for v in values)
            differences = values
        return can_hold, everywhere, connected and len(pieces) == 1, differences


def may_hold(truth):
    return truth[0] if isinstance(truth, tuple) else True


def certainly(truth):
    return isinstance(truth, tuple) and truth[0] and not truth[1]


def settle(plane, mask, epsilon, trusts_doubles=True):
    """Settles the pixels of a mask, shrunk by ε or grown by −ε."""
    target = Target(mask)
    met, possible = np.zeros_like(mask), np.zeros_like(mask)
    if target.left == 0:
        return Settled(met, possible)
    blocks = first_blocks(target)
    pixels = Pixels(plane, target, met, epsilon, trusts_doubles)
    if plane.fits:
        blocks = pixels.in_blocks(blocks)
        rest = pixels.in_pixels(blocks, possible)
    else:
        rest = blocks_as_boxes(blocks)
    in_balls(pixels, rest, possible)
    return Settled(met & mask, possible & mask & ~met)


def first_blocks(target):
    c, r = np.meshgrid(
        np.arange(0, target.width, BLOCK), np.arange(0, target.height, BLOCK), indexing="ij")
    c0, r0 = c.ravel(), r.ravel()
    return (c0, np.minimum(c0 + BLOCK, target.width), r0, np.minimum(r0 + BLOCK, target.height))


def blocks_as_boxes(blocks):
    return [(*(int(edge) for edge in block), 0) for block in zip(*blocks)]


def quarters(edges, middles):
    """Four boxes of each, from edges and middles."""
    (a0, a1, b0, b1), (am, bm) = edges, middles
    return (np.concatenate([a0, am, a0, am]), np.concatenate([am, a1, am, a1]),
            np.concatenate([b0, b0, bm, bm]), np.concatenate([bm, bm, b1, b1]))


class Pixels:
    """The question, and what is known so far."""

    def __init__(self, plane, target, met, epsilon, trusts_doubles):
        self.plane, self.target, self.met = plane, target, met
        self.epsilon, self.trusts_doubles = epsilon, trusts_doubles

    def in_blocks(self, blocks):
        """Cuts blocks of pixels down to single pixels that are still open."""
        single = []
        while len(blocks[0]):
            next_, marks = [], []
            for start in range(0, len(blocks[0]), CHUNK):
                self.block_step([edge[start:start + CHUNK] for edge in blocks], next_, single, marks)
            self.paint(marks)
            blocks = [np.concatenate(edges) for edges in zip(*next_)] if next_ else [np.zeros(0)]
        return [np.concatenate(edges) for edges in zip(*single)] if single else None

    def paint(self, marks):
        if marks:
            self.met |= painted(self.met.shape, *(np.concatenate(edges) for edges in zip(*marks)))
            self.target.mask &= ~self.met
            self.target.rebuild()

    def block_step(self, block, next_, single, marks):
        open_ = self.target.count(*block) > 0
        block = [edge[open_] for edge in block]
        edges = self.grown(*block)
        can_hold, everywhere, _, _ = self.plane.boxes(*edges)
        if self.trusts_doubles:
            marks.append([edge[everywhere] for edge in block])
            can_hold &= ~everywhere
        c0, c1, r0, r1 = (edge[can_hold] for edge in block)
        one = (c1 - c0 == 1) & (r1 - r0 == 1)
        single.append((c0[one], r0[one]))
        rest = [edge[~one] for edge in (c0, c1, r0, r1)]
        middles = ((rest[0] + rest[1] + 1) // 2, (rest[2] + rest[3] + 1) // 2)
        parts = quarters(rest, middles)
        full = (parts[1] > parts[0]) & (parts[3] > parts[2])
        next_.append([edge[full] for edge in parts])

    def grown(self, c0, c1, r0, r1):
        e = abs(self.epsilon)
        return c0 - e, c1 + e, r0 - e, r1 + e

    def in_pixels(self, single, possible):
        """Cuts single pixels, shrunk or grown, until their question is settled."""
        if single is None:
            return []
        columns, rows = single
        open_ = self.target.mask[rows, columns]
        columns, rows, e, done = columns[open_], rows[open_], self.epsilon, 0
        edges = [columns + e, columns + 1 - e, rows + e, rows + 1 - e]
        left = []
        for level in range(DEEPEST + 1):
            kept = []
            for start in range(0, len(columns), CHUNK):
                part = slice(start, start + CHUNK)
                self.pixel_step(
                    [edge[part] for edge in edges], (columns[part], rows[part]), level, kept, left)
            done += len(columns)
            if not kept:
                break
            columns, rows, *edges = (np.concatenate(parts) for parts in zip(*kept))
            open_ = self.target.mask[rows, columns]
            columns, rows = columns[open_], rows[open_]
            edges = [edge[open_] for edge in edges]
            if level == DEEPEST or done + 4 * len(columns) > BOXES_ALLOWED:
                left.append((columns, rows, *edges))
                break
            edges = quarters(edges, ((edges[0] + edges[1]) / 2, (edges[2] + edges[3]) / 2))
            columns, rows = np.tile(columns, 4), np.tile(rows, 4)
        if not left:
            return []
        columns, rows, *edges = (np.concatenate(parts) for parts in zip(*left))
        # Balls are slow; the first of many are enough to see what is wrong.
        order = np.random.default_rng(1).permutation(len(columns))
        possible[rows[order[BALLS_ALLOWED:]], columns[order[BALLS_ALLOWED:]]] = True
        order = order[:BALLS_ALLOWED]
        pixel = zip(columns[order].tolist(), rows[order].tolist())
        return list(zip(*(edge[order].tolist() for edge in edges), pixel))

    def pixel_step(self, edges, pixel, level, kept, left):
        columns, rows = pixel
        can_hold, everywhere, connected, _ = self.plane.boxes(*edges)
        sure = everywhere.copy()
        u0, u1, v0, v1 = edges
        if len(self.plane.equations) == 1:
            use = np.flatnonzero(connected & can_hold & ~sure)
            if len(use):
                signs = [self.plane.signs(u[use], v[use]) for u in (u0, u1) for v in (v0, v1)]
                changes = (np.maximum.reduce(signs) > 0) & (np.minimum.reduce(signs) < 0)
                sure[use[changes]] = True
        elif not self.plane.equations:
            middle = [(u0 + u1) / 2, (v0 + v1) / 2]
            sure |= self.plane.boxes(middle[0], middle[0], middle[1], middle[1])[1]
        if self.trusts_doubles:
            self.met[rows[sure], columns[sure]] = True
            self.target.mask[rows[sure], columns[sure]] = False
        else:
            left.append([edge[sure] for edge in (columns, rows, *edges)])
        keep = can_hold & ~sure
        kept.append([edge[keep] for edge in (columns, rows, *edges)])


def in_balls(pixels, boxes, possible):
    """Goes on with what is left in balls: boxes of whole pixels, or parts of one pixel."""
    plane, target, e = pixels.plane, pixels.target, pixels.epsilon
    target.rebuild()
    allowed = BALLS_ALLOWED if plane.fits else 8 * BALLS_ALLOWED
    queue = collections.deque((*box, 0) for box in boxes)
    with ctx.workprec(plane.view.bits):
        while queue:
            u0, u1, v0, v1, pixel, level = queue.popleft()
            if pixel == 0:
                allowed -= 1
                whole_block(pixels, (u0, u1, v0, v1), queue, possible, allowed)
                continue
            column, row = pixel
            if not target.mask[row, column]:
                continue
            allowed -= 1
            if allowed < 0 or level > 12:
                possible[row, column] = True
                continue
            can_hold, everywhere, connected, _ = plane.pieces(u0, u1, v0, v1)
            if not can_hold:
                continue
            if everywhere or (connected and changes_sign(plane, (u0, u1, v0, v1))) or (
                    not plane.equations and plane.pieces(*middle_of(u0, u1, v0, v1))[1]):
                pixels.met[row, column] = True
                target.mask[row, column] = False
                continue
            a, b = (u0 + u1) / 2, (v0 + v1) / 2
            for part in ((u0, a, v0, b), (a, u1, v0, b), (u0, a, b, v1), (a, u1, b, v1)):
                queue.append((*part, pixel, level + 1))


def middle_of(u0, u1, v0, v1):
    return (u0 + u1) / 2, (u0 + u1) / 2, (v0 + v1) / 2, (v0 + v1) / 2


def whole_block(pixels, block, queue, possible, allowed):
    c0, c1, r0, r1 = block
    mask = pixels.target.mask[r0:r1, c0:c1]
    if not mask.any():
        return
    if allowed < 0:
        possible[r0:r1, c0:c1] |= mask
        return
    e = abs(pixels.epsilon)
    can_hold, everywhere, _, _ = pixels.plane.pieces(c0 - e, c1 + e, r0 - e, r1 + e)
    if not can_hold:
        return
    if everywhere:
        pixels.met[r0:r1, c0:c1] |= mask
        mask[:] = False
    elif c1 - c0 == 1 and r1 - r0 == 1:
        e = pixels.epsilon
        queue.append((c0 + e, c1 - e, r0 + e, r1 - e, (c0, r0), 0))
    else:
        a, b = (c0 + c1 + 1) // 2, (r0 + r1 + 1) // 2
        for part in ((c0, a, r0, b), (a, c1, r0, b), (c0, a, b, r1), (a, c1, b, r1)):
            if part[0] < part[1] and part[2] < part[3]:
                queue.append((*part, 0, 0))


def changes_sign(plane, edges):
    """Whether the one equation certainly changes its sign between corners."""
    if len(plane.equations) != 1:
        return False
    u0, u1, v0, v1 = edges
    signs = set()
    for u in (u0, u1):
        for v in (v0, v1):
            differences = plane.pieces(u, u, v, v)[3]
            if differences:
                signs.add(1 if differences[0].lo > 0 else -1 if differences[0].hi < 0 else 0)
    return {1, -1} <= signs
