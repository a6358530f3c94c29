#!/usr/bin/env python3
"""Checks the prover itself, in seconds: it accepts right pictures and finds what is wrong in others.

Right pictures come from exact rational arithmetic on monotone pieces, not from the prover.
"""

import math
import random
import sys
from fractions import Fraction

sys.dont_write_bytecode = True
import needs  # noqa: E402

needs.have()

import gallery  # noqa: E402
import numpy as np  # noqa: E402
from flint import arb, ctx, fmpq  # noqa: E402
from prover import graphs  # noqa: E402
from prover.balls import Balls, Branches, Nowhere, Span  # noqa: E402
from prover.boxes import Box  # noqa: E402
from prover.proving import prove  # noqa: E402
from prover.running import BOXES, Runner  # noqa: E402
from prover.views import View  # noqa: E402

WIDTH, HEIGHT = 160, 100
X, Y = (Fraction(-10), Fraction(10)), (Fraction(-25, 4), Fraction(25, 4))
# A window in which little falls on the border of a pixel.
OFF_X, OFF_Y = (Fraction(-10003, 1000), Fraction(10001, 1000)), (
    Fraction(-6251, 1000), Fraction(6249, 1000))


def window(x, y):
    return [f"({a})..({b})" for a, b in (x, y)]


def columns(x):
    step = (x[1] - x[0]) / WIDTH
    return [(x[0] + i * step, x[0] + (i + 1) * step) for i in range(WIDTH)]


def row(value, y):
    """A height in pixels from the top."""
    return (y[1] - value) * HEIGHT / (y[1] - y[0])


def painted(ranges, y):
    """The pixels that meet ranges of values, given for each column as pairs."""
    on = np.zeros((HEIGHT, WIDTH), bool)
    for column, pairs in enumerate(ranges):
        for low, high in pairs:
            top, bottom = row(high, y), row(low, y)
            first, last = math.floor(top), max(math.ceil(bottom) - 1, math.floor(top))
            on[max(first, 0):max(last + 1, 0), column] = True
    return on


def reciprocal(x):
    """The values of 1/x over the columns; none at the pole."""
    pairs = []
    for a, b in columns(x):
        far = Fraction(10 ** 6)
        if a > 0 or b < 0:
            pairs.append([(1 / b, 1 / a)])
        else:
            pairs.append(
                ([(1 / b, far)] if b > 0 else []) + ([(-far, 1 / a)] if a < 0 else []))
    return pairs


def steps():
    """The pixels of floor(x)."""
    return painted([
        [(Fraction(n), Fraction(n)) for n in range(math.floor(a), math.ceil(b))]
        for a, b in columns(OFF_X)], OFF_Y)


def counts(text, on, x=OFF_X, y=OFF_Y, undecided=None, **more):
    grey = np.zeros_like(on) if undecided is None else undecided
    return prove(text, *window(x, y), on & ~grey, grey, **more).counts()


def good(found):
    return found["missed"] == found["phantom"] == found["open"] == 0


def accepts_right_pictures():
    for x, y in ((X, Y), (OFF_X, OFF_Y)):
        line = painted([[((3 * a + 1) / 7, (3 * b + 1) / 7)] for a, b in columns(x)], y)
        assert good(counts("y=(3*x+1)/7", line, x, y))
        assert good(counts("7*y=3*x+1", line, x, y)), "as an equation"
        assert good(counts("x=t, y=(3*t+1)/7, -20<=t<=20", line, x, y)), "with a parameter"
        assert good(counts("y=1/x", painted(reciprocal(x), y), x, y))
    assert good(counts("y=floor(x)", steps()))
    everything = np.ones((HEIGHT, WIDTH), bool)
    dense = counts("y=7*sin(1000000*x)", everything)
    assert good(dense), dense


def circle(x, y, radius):
    """The pixels that a circle meets: one corner is nearer than the radius and another farther."""
    on = np.zeros((HEIGHT, WIDTH), bool)
    rows = [(y[1] - (i + 1) * (y[1] - y[0]) / HEIGHT, y[1] - i * (y[1] - y[0]) / HEIGHT)
            for i in range(HEIGHT)]
    for i, (c, d) in enumerate(rows):
        for j, (a, b) in enumerate(columns(x)):
            near = sum(0 if p <= 0 <= q else min(abs(p), abs(q)) ** 2 for p, q in ((a, b), (c, d)))
            far = sum(max(abs(p), abs(q)) ** 2 for p, q in ((a, b), (c, d)))
            on[i, j] = near < radius ** 2 < far
    return on


def accepts_circles():
    on = circle(OFF_X, OFF_Y, 4)
    for text in ("x^2+y^2=16", "x=4*cos(t), y=4*sin(t), 0<=t<=2*pi", "r=4, 0<=theta<=2*pi"):
        found = counts(text, on)
        assert good(found), (text, found)
        assert counts(text, on & ~first(on))["missed"] == 1, text
        assert counts(text, on | first(~on))["phantom"] == 1, text
    disc = counts("x^2+y^2<16", on)
    assert disc["missed"] > 100 and disc["phantom"] == 0, disc


def first(mask):
    one = np.zeros_like(mask)
    one[tuple(np.argwhere(mask)[len(np.argwhere(mask)) // 2])] = True
    return one


def finds_strokes_and_gaps():
    right = painted(reciprocal(OFF_X), OFF_Y)
    stroke = right.copy()
    pole = next(i for i, (a, b) in enumerate(columns(OFF_X)) if a < 0 < b)
    stroke[:, pole] = True
    found = counts("y=1/x", stroke, features="pole x=0")
    assert found["phantom"] == np.count_nonzero(stroke & ~right) > 90, found
    gap = right.copy()
    gap[:, pole + 2] = False
    assert counts("y=1/x", gap)["missed"] == np.count_nonzero(right & ~gap) > 0
    riser = painted([[(Fraction(math.floor(a)), Fraction(math.ceil(b) - 1))]
                     for a, b in columns(OFF_X)], OFF_Y)
    strokes = np.count_nonzero(riser & ~steps())
    assert counts("y=floor(x)", riser)["phantom"] == strokes > 70


def finds_missed_spikes():
    flat = painted([[(Fraction(0), Fraction(1, 100))] for _ in range(WIDTH)], OFF_Y)
    needle = counts("y=1/(1+10^12*(x-1/3)^2)", flat)
    assert needle["missed"] >= 7, needle
    thin = counts(
        "y=1/(1+10^80*(x-1/3)^2)", flat, features="max x=1/3 y=1")
    assert thin["missed"] >= 1, thin
    empty = np.zeros((HEIGHT, WIDTH), bool)
    kahan = counts("y=ln(abs(3*x-4))/5-7", empty, features="pole x=4/3")
    assert kahan["missed"] == 0, "below the window"
    wave = counts("y=6*sin(8*pi*x)", flat)
    assert wave["missed"] > 1000, wave


def counts_what_could_be_decided():
    right = painted(reciprocal(OFF_X), OFF_Y)
    found = counts("y=1/x", right, undecided=first(right) | first(~right))
    assert good(found) and found["avoidable"] == 2, found


def bounds_contain_values():
    """Boxes and spans of random parts of random functions contain arb's values at members."""
    texts = [row["input"][2:] for row in gallery.curves() if row["input"].startswith("y=")
             and row["group"] not in ("hostile", "far") and "y" not in row["input"][2:]]
    random.seed(20261121)
    for text in texts:
        graph = graphs.read("y=" + graphs.expanded(text))
        runner = Runner(graph.program, [graph.y])
        for _ in range(40):
            a, width = random.uniform(-8, 8), 10 ** random.uniform(-9, 0.5)
            member = a + width * random.random()
            values = runner.pieces({"x": point(member)})
            box = runner.boxes({"x": Box(np.float64(a), np.float64(a + width))})[0]
            spans = runner.pieces({"x": Span(arb(a), arb(a + width))})
            for (value,) in values:
                if value.open or value.torn or abs(value.lo) > 1e300:
                    continue
                low, high = float(value.lo.mid()), float(value.hi.mid())
                slack = abs(low) * 1e-15 + 1e-300
                assert box.lo <= high + slack and low - slack <= box.hi, (text, a, width, member)
                assert any(span.lo <= value.hi and value.lo <= span.hi for (span,) in spans), (
                    text, a, width, member)


def point(number):
    return Span(arb(number), arb(number))


def proofs_have_the_same_graph():
    """Where a row gives another text for the proof, both have the same values."""
    random.seed(4)
    for row in gallery.curves():
        if row["group"] == "powers":
            continue
        one, other = (graphs.read(graphs.expanded(text)) for text in (
            row["input"], row["proof"] or row["input"]))
        if not (row["proof"] and isinstance(one, graphs.Curve)):
            continue
        runners = [Runner(graph.program, [graph.y]) for graph in (one, other)]
        view = View(row["x"], row["y"], "1000x1000")
        with ctx.workprec(600):
            for _ in range(100):
                place = random.uniform(0, 1000)
                values = [runner.pieces({"x": view.x_span(place, place)}) for runner in runners]
                defined = [found for found in values if found]
                assert len(defined) != 1, (row["id"], place)
                if defined:
                    a, b = (found[0][0] for found in defined)
                    assert a.lo <= b.hi and b.lo <= a.hi, (row["id"], place)


#: The base and the exponent of the power in a row.
POWERS = {
    "y=x^x": lambda x: (x, x), "y=(-1)^x": lambda x: (-1, x), "y=(-2)^x": lambda x: (-2, x),
    "y=x^(-x)": lambda x: (x, -x), "y=(x-1)^(x-1)": lambda x: (x - 1, x - 1),
    "y=x^(1/x)": lambda x: (x, 1 / x), "y=x^(x^2)": lambda x: (x, x * x)}


def branches_are_near_to_powers():
    """Powers of negative fractions, by the parity of numerator and denominator, are on a branch."""
    random.seed(5)
    for row in gallery.curves():
        if row["input"] not in POWERS:
            continue
        parts = (row["proof"] or row["input"]).split("∪")
        if len(parts) == 1:
            continue
        graphs_ = [graphs.read(graphs.expanded(part)) for part in parts]
        runners = [Runner(graph.program, [graph.y]) for graph in graphs_]
        signs = set()
        for _ in range(60):
            x = Fraction(-random.randrange(1, 400), random.choice((1, 2, 3, 4, 5, 8, 21, 45)))
            base, exponent = POWERS[row["input"]](x)
            if exponent.denominator % 2 == 0 or abs(exponent * math.log(-base)) > 50:
                continue
            sign = -1 if exponent.numerator % 2 else 1
            signs.add(sign)
            value = sign * float(-base) ** float(exponent)
            number = arb(x.numerator) / x.denominator
            span = Span(number.lower(), number.upper())
            found = [runner.pieces({"x": span})[0][0] for runner in runners]
            near = [abs(float(one.lo.mid()) - value) < 1e-9 * abs(value) for one in found]
            assert near.count(True) == 1, (row["id"], x)
        assert signs == {-1, 1}, row["id"]


def main():
    checks = [
        accepts_right_pictures, accepts_circles, finds_strokes_and_gaps, finds_missed_spikes,
        counts_what_could_be_decided, bounds_contain_values, proofs_have_the_same_graph,
        branches_are_near_to_powers]
    for check in checks:
        check()
        print(f"ok  {check.__name__.replace('_', ' ')}", flush=True)
    print(f"{len(checks)} passed")


if __name__ == "__main__":
    main()
