"""Puts 40 digits of each solution into the sides of the equations as they were asked, over balls.

    python3 Tests/Attacks/digits.py COUNT SEED [COMMAND]

Random equations, pairs of equations joined by and or or, and systems in two unknowns, whose sides
are quotients of functions and have no closed solutions: divisors and tangents, cotangents, secants
and cosecants of either sign. In the half of them one solution is planted, a fraction. The digits
that are told of a solution stand for the ball of all numbers that begin with them: on it the difference of
the sides has to contain zero (Arb, python-flint). Each change of sign that a bisection over the part
that was asked about narrows down has to be told where the answer is called complete, and so has
the planted solution. Closed forms have to have the digits beside them. Values share no code with Surd.
"""

import random
import sys
from collections import Counter
from fractions import Fraction

from flint import arb, ctx, fmpq

import attacks
import complex as reader

ctx.prec = 400
DIGITS = 40


# MARK: Sides

class Side:
    """A text of the language, and its values over balls."""

    def __init__(self, text, value):
        self.text, self.value = text, value


FUNCTIONS = [
    Side("e^({})", lambda u: u.exp()), Side("cos({})", lambda u: u.cos()),
    Side("sin({})", lambda u: u.sin()), Side("atan({})", lambda u: u.atan()),
    Side("ln({})", lambda u: u.log()), Side("sqrt({})", lambda u: u.sqrt()),
    Side("({})^2", lambda u: u * u), Side("({})^3", lambda u: u * u * u),
    Side("tanh({})", lambda u: u.tanh()), Side("cosh({})", lambda u: u.cosh()),
]
QUOTIENTS = [
    Side("tan({})", lambda u: u.sin() / u.cos()), Side("cot({})", lambda u: u.cos() / u.sin()),
    Side("sec({})", lambda u: 1 / u.cos()), Side("csc({})", lambda u: 1 / u.sin()),
    Side("coth({})", lambda u: u.cosh() / u.sinh()), Side("1/({})", lambda u: 1 / u),
]
INNER = [
    Side("x", lambda x: x), Side("-x", lambda x: -x), Side("x/2", lambda x: x / 2),
    Side("2x", lambda x: 2 * x), Side("x + 1", lambda x: x + 1), Side("1 - x", lambda x: 1 - x),
    Side("x - 4", lambda x: x - 4), Side("x/3 - 1", lambda x: x / 3 - 1),
]
DIVISORS = [
    Side("-x", lambda x: -x), Side("x - 2", lambda x: x - 2), Side("1 - x", lambda x: 1 - x),
    Side("-x - 3", lambda x: -x - 3), Side("x^2 - 9", lambda x: x * x - 9),
    Side("-(x^2 + 1)", lambda x: -(x * x + 1)), Side("cos(x) - 2", lambda x: x.cos() - 2),
    Side("-e^x", lambda x: -x.exp()), Side("sin(x)", lambda x: x.sin()),
    Side("cos(x)", lambda x: x.cos()), Side("x", lambda x: x), Side("x - 7", lambda x: x - 7),
    Side("ln(x)", lambda x: x.log()), Side("x^3 - 5", lambda x: x**3 - 5),
]


def of(outer, inner):
    return Side(outer.text.format(inner.text), lambda x: outer.value(inner.value(x)))


def joined(sign, first, second):
    """A sum, difference or quotient."""
    values = {
        "+": lambda x: first.value(x) + second.value(x),
        "-": lambda x: first.value(x) - second.value(x),
        "/": lambda x: first.value(x) / second.value(x),
    }
    return Side(f"({first.text}){sign}({second.text})", values[sign])


def constant(q):
    return Side(f"({q})", lambda x: arb(fmpq(q.numerator, q.denominator)))


def line(draw):
    a, b = Fraction(draw.randint(-6, 6) or 1, draw.choice([1, 1, 2, 3])), draw.randint(-4, 4)
    return Side(f"({a})*x + ({b})", lambda x: x * arb(fmpq(a.numerator, a.denominator)) + b)


def smooth(draw):
    return of(draw.choice(FUNCTIONS), draw.choice(INNER)) if draw.random() < 0.7 else line(draw)


def ball(q):
    return arb(fmpq(q.numerator, q.denominator))


def value(side, x):
    """The value on a ball, nothing where there may be none."""
    try:
        found = side.value(x)
    except (ZeroDivisionError, ValueError):
        return None
    return found if found.is_finite() else None


def sides(draw):
    """Two sides of an equation with a divisor."""
    f, g, d = smooth(draw), smooth(draw), draw.choice(DIVISORS)
    kind = draw.randint(0, 4)
    if kind == 0:
        return joined("/", f, d), joined("/", g, d)
    if kind == 1:
        return joined("/", f, d), g
    if kind == 2:
        return of(draw.choice(QUOTIENTS), draw.choice(INNER)), line(draw)
    if kind == 3:
        return of(draw.choice(QUOTIENTS), draw.choice(INNER)), f
    return joined("/", joined("-", f, g), d), constant(Fraction(0))


def planted(draw, left, right):
    """The right side with a number added, so that the sides meet at a fraction; it and that."""
    r = Fraction(draw.randint(-15, 15), draw.choice([1, 2, 3, 4]))
    gap = value(joined("-", left, right), ball(r))
    if gap is None or not abs(gap) < 50:
        return right, None
    shift = f"({left.text})-({right.text})".replace("x", f"({r})")
    return Side(f"({right.text})+({shift})", lambda x: right.value(x) + gap), r


# MARK: Questions

def questions(count, draw):
    """Texts with what the unknown x has to satisfy, how sides are joined, the other unknown as a
    function of it, the bounds, and a planted solution."""
    for _ in range(count):
        left, right = sides(draw)
        r = None
        if draw.random() < 0.5:
            right, r = planted(draw, left, right)
        gap = joined("-", left, right)
        kind = draw.randint(0, 5)
        bounds = (-10, 10)
        if kind in (0, 1):
            yield f"solve({left.text} = {right.text}; x)", [gap], None, bounds, r
        elif kind == 2:
            low = draw.randint(-8, 6)
            bounds = (low, low + draw.choice([2, 4, 7]))
            asked = f"solve({left.text} = {right.text}; x = {bounds[0]}..{bounds[1]})"
            yield asked, [gap], None, bounds, r if r is not None and bounds[0] <= r <= bounds[1] else None
        elif kind == 3:
            d = draw.choice(DIVISORS)
            word = draw.choice(["and", "or"])
            second = f"({left.text})/({d.text}) = ({right.text})/({d.text})"
            gaps = [gap, joined("/", gap, d)]
            if word == "or":
                gaps = [gap]
            elif r is not None and value(gaps[1], ball(r)) is None:
                r = None
            yield f"solve({left.text} = {right.text} {word} {second}; x)", gaps, None, bounds, r
        else:
            equations = [f"y = {left.text}", f"y = {right.text}"]
            draw.shuffle(equations)
            yield f"solve({'; '.join(equations)}; x; y)", [gap], left, bounds, r


def told(item):
    """The ball of the numbers that begin with the digits that are told."""
    text = item["decimal"].replace("…", "")
    mantissa, _, exponent = text.partition("e")
    scale = Fraction(10) ** int(exponent or 0)
    start = Fraction(mantissa) * scale
    if "…" not in item["decimal"]:
        return ball(start)
    unit = Fraction(10) ** -len(mantissa.partition(".")[2]) * scale
    end = start - unit if text.startswith("-") else start + unit
    return ball(start).union(ball(end))


def contains_zero(found):
    return found is None or found.contains(0)


def wrong_digits(item, gaps, other):
    """What is wrong with a solution that is told."""
    coordinates = {"x": item} if other is None else item
    if coordinates["x"].get("decimal") is None or "parameters" in item:
        return None
    x = told(coordinates["x"])
    for gap in gaps:
        if not contains_zero(value(gap, x)):
            return f"{coordinates['x']['decimal']} is no solution"
    if other is not None and coordinates["y"].get("decimal"):
        y, wanted = told(coordinates["y"]), value(other, x)
        if wanted is not None and not wanted.overlaps(y):
            return f"y = {coordinates['y']['decimal']} is not {wanted.str(20)}"
    return None


def sign(found):
    return 0 if found is None or found.contains(0) else 1 if found > 0 else -1


def changes(gaps, low, high):
    """Fractions close to which a difference of sides is continuous and changes its sign."""
    gap = gaps[0]
    count = 173
    step = Fraction(high - low, count)
    places = [low + step / 97 + step * k for k in range(count)]
    signs = [sign(value(gap, ball(place))) for place in places]
    for k in range(count - 1):
        if signs[k] * signs[k + 1] >= 0:
            continue
        left, right = places[k], places[k + 1]
        for _ in range(60):
            middle = (left + right) / 2
            found = sign(value(gap, ball(middle)))
            if found == 0:
                break
            left, right = (middle, right) if found == signs[k] else (left, middle)
        # On what is left a pole has no value, and a zero is passed by all that is asked.
        box = ball(left).union(ball(right))
        if all(value(each, box) is not None for each in gaps) and abs(value(gap, box)) < 1:
            yield left


def has(items, place, other):
    for item in items:
        part = item if other is None else item["x"]
        if part.get("decimal") is None:
            return True
        shifts = [arb(0)]
        if item.get("period"):
            period = reader.Reader(item["period"]).value().real
            turn = ((ball(place) - told(part)) / period).mid()
            shifts = [period * n for n in range(int(float(turn)) - 1, int(float(turn)) + 2)]
        # Where the next digit is not decided, few are told: 3.… for what may be 3.5.
        unit = arb(10) ** -len(part["decimal"].replace("…", "").partition(".")[2])
        for shift in shifts:
            if abs(told(part) + shift - ball(place)) < max(unit, arb(10) ** -9):
                return True
    return False


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    command = sys.argv[3] if len(sys.argv) > 3 else reader.COMMAND
    draw = random.Random(seed)
    asked = list(questions(count, draw))
    tally, wrong, solutions = Counter(), 0, 0
    options = ["--digits", str(DIGITS)]
    found = attacks.ask([each[0] for each in asked], command, options)
    for (text, gaps, other, bounds, r), answer in zip(asked, found):
        told_set = answer and answer.get("value")
        if not told_set or told_set.get("kind") != "solutions":
            tally[attacks.refusal(answer)] += 1
            continue
        tally["complete" if told_set["isComplete"] else "not complete"] += 1
        if told_set["scope"] not in ("members", "points"):
            tally[told_set["scope"]] += 1
            continue
        items = told_set["items"]
        solutions += len(items)
        mistakes = [mistake for item in items if (mistake := wrong_digits(item, gaps, other))]
        if told_set["isComplete"]:
            places = list(changes(gaps, *bounds)) + ([r] if r is not None else [])
            mistakes += [f"{float(each)} is missing" for each in places if not has(items, each, other)]
        if mistakes:
            wrong += 1
            print("wrong:", text, "|", mistakes[:2], "|", answer.get("decimal"))
    print(f"{count} questions, {solutions} solutions put in, {wrong} wrong, {dict(tally)}")
    return wrong + len(reader.CONTRADICTIONS)


if __name__ == "__main__":
    sys.exit(main() > 0)
