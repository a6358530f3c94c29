"""Attacks answers of the solver and of the algebra where they are easy to get wrong: poles and
jumps inside of other functions, nested absolute values, roots of powers, families that end at
bounds, excluded points, identities that hold on a part of the line only.

    python3 Tests/Attacks/attacks.py KIND COUNT SEED [COMMAND [OPTION...]]

KIND is equations, inequalities, bounded, waves, integers, identities, forms (in one name), pairs
(in two) or derivatives. Values are those of mpmath with 120 digits, in which what is within 10^-80
of a jump or a pole is taken to be on it, and what is within 10^-30 is left out; they share no code
with Surd. Each answer that is called complete is compared at small rationals, at random ones,
beside and at each number that it tells, and at sign changes of the difference. Needs mpmath.
"""

import json
import random
import re
import subprocess
import sys
from collections import Counter
from fractions import Fraction

from mpmath import mp, mpf

import complex as reader

mp.dps = 120
NEAR = mpf(10) ** -80
FAR = mpf(10) ** -30


class Undefined(Exception):
    """There is no value."""


class Unsure(Exception):
    """The value is too large, or too close to something to judge by."""


# MARK: Values

def snapped(u):
    """A value, or the whole number that it is within the error of."""
    whole = mp.nint(u)
    gap = abs(u - whole)
    if gap < NEAR * (1 + abs(u)):
        return whole
    if gap < FAR:
        raise Unsure
    return u


def log(u):
    u = snapped(u)
    if u <= 0:
        raise Undefined
    return mp.log(u)


def root(u, n):
    u = snapped(u)
    if u < 0:
        if n % 2 == 0:
            raise Undefined
        return -mp.root(-u, n)
    return mp.root(u, n)


def inverse(u):
    u = snapped(u)
    if u == 0:
        raise Undefined
    return 1 / u


def power(u, exponent):
    top, bottom = exponent.numerator, exponent.denominator
    base = root(u, bottom) if bottom > 1 else snapped(u)
    if top < 0:
        return inverse(base) ** -top
    return base**top


def bounded(u):
    if abs(u) > 10**6:
        raise Unsure
    return u


def exponential(u):
    # What is very small is not to be taken as zero.
    if abs(u) > 60:
        raise Unsure
    return mp.exp(u)


def hyperbolic(function):
    """A hyperbolic function of what is not large."""

    def value(u):
        if abs(u) > 30:
            raise Unsure
        return function(u)

    return value


def unit(u):
    u = snapped(u)
    if abs(u) > 1:
        raise Undefined
    return u


UNIT = {"turn": 2 * mp.pi}


def angle(u):
    """An angle in radians."""
    return bounded(u) * 2 * mp.pi / UNIT["turn"]


def told(u):
    """An angle in the unit in force."""
    return u * UNIT["turn"] / (2 * mp.pi)


def tangent(u):
    c = snapped(mp.cos(angle(u)))
    if c == 0:
        raise Undefined
    return mp.sin(angle(u)) / c


UNARY = {
    "sqrt({})": lambda u: root(u, 2), "cbrt({})": lambda u: root(u, 3), "abs({})": abs,
    "sign({})": lambda u: mp.sign(snapped(u)), "floor({})": lambda u: mp.floor(snapped(bounded(u))),
    "ceil({})": lambda u: mp.ceil(snapped(bounded(u))), "1/({})": inverse, "-({})": lambda u: -u,
    "ln({})": log, "e^({})": exponential, "2^({})": lambda u: exponential(u * mp.log(2)),
    "sin({})": lambda u: mp.sin(angle(u)), "cos({})": lambda u: mp.cos(angle(u)),
    "tan({})": tangent, "asin({})": lambda u: told(mp.asin(unit(u))),
    "acos({})": lambda u: told(mp.acos(unit(u))), "atan({})": lambda u: told(mp.atan(u)),
    "({})^2": lambda u: u * u, "({})^3": lambda u: u**3,
    "({})^(1/2)": lambda u: power(u, Fraction(1, 2)),
    "({})^(1/3)": lambda u: power(u, Fraction(1, 3)),
    "({})^(2/3)": lambda u: power(u, Fraction(2, 3)),
    "({})^(-1)": inverse, "({})^(-2)": lambda u: power(u, Fraction(-2)),
    "({})^(3/2)": lambda u: power(u, Fraction(3, 2)),
    "({})^(-1/2)": lambda u: power(u, Fraction(-1, 2)),
    "({})^4": lambda u: u**4, "sqrt(({})^2)": abs, "cosh({})": hyperbolic(mp.cosh),
    "sinh({})": hyperbolic(mp.sinh), "tanh({})": hyperbolic(mp.tanh),
}
BINARY = {
    "({})+({})": lambda u, v: u + v, "({})-({})": lambda u, v: u - v,
    "({})*({})": lambda u, v: u * v, "({})/({})": lambda u, v: u * inverse(v),
    "max({};{})": max, "min({};{})": min,
}
SETS = {
    "jumps": [
        "abs({})", "abs({})", "sign({})", "floor({})", "ceil({})", "1/({})", "sqrt({})", "({})^2",
        "tan({})", "ln({})",
    ],
    "roots": [
        "sqrt({})", "cbrt({})", "({})^(1/2)", "({})^(1/3)", "({})^(2/3)", "({})^2", "({})^3",
        "sqrt(({})^2)", "abs({})", "1/({})", "({})^(3/2)", "({})^(-1/2)",
    ],
    "angles": [
        "sin({})", "cos({})", "tan({})", "({})^2", "abs({})", "sqrt({})", "1/({})", "asin({})",
        "acos({})", "atan({})",
    ],
    "logs": [
        "ln({})", "e^({})", "2^({})", "({})^2", "sqrt({})", "abs({})", "1/({})", "cosh({})",
        "sinh({})", "tanh({})",
    ],
    "all": list(UNARY),
}


class Node:
    """An expression as a text of the language, with its value for numbers of names."""

    def __init__(self, text, value):
        self.text, self.value = text, value

    def __call__(self, **names):
        """The value, nothing where there is none."""
        try:
            found = self.value(names)
        except Undefined:
            return None
        except (OverflowError, ValueError, ZeroDivisionError) as error:
            raise Unsure from error
        if abs(found) > mpf(10) ** 300 or mp.isnan(found):
            raise Unsure
        return found


def number_node(n):
    n = Fraction(n)
    value = mpf(n.numerator) / n.denominator
    return Node(str(n) if n >= 0 else f"({n})", lambda names: value)


def apply(shape, *operands):
    rule = UNARY[shape] if len(operands) == 1 else BINARY[shape]
    return Node(
        shape.format(*[operand.text for operand in operands]),
        lambda names: rule(*[operand.value(names) for operand in operands]),
    )


def leaf(draw, names):
    if draw.random() < 0.6:
        name = draw.choice(names)
        return Node(name, lambda values: values[name])
    return number_node(draw.choice([1, 1, 2, 3, -1, Fraction(1, 2), 4, -2, 0]))


def line(draw, names):
    """A multiple of a name and a number."""
    name = draw.choice(names)
    a, b = draw.choice([1, 1, 2, -1, 3, Fraction(1, 2)]), draw.choice([0, 0, 1, -1, 2, -3])
    node = Node(name, lambda values: values[name])
    if a != 1:
        node = apply("({})*({})", number_node(a), node)
    return apply("({})+({})", node, number_node(b)) if b else node


def tree(draw, depth, names=("x",), kinds="all"):
    if depth == 0 or draw.random() < 0.08:
        return line(draw, names) if draw.random() < 0.5 else leaf(draw, names)
    if draw.random() < 0.55:
        return apply(draw.choice(SETS[kinds]), tree(draw, depth - 1, names, kinds))
    shape = draw.choice(list(BINARY))
    return apply(shape, tree(draw, depth - 1, names, kinds), tree(draw, depth - 1, names, kinds))


# MARK: The command

def ask(lines, command, options):
    """What the command answers to lines, each an object or nothing."""
    found = []
    for start in range(0, len(lines), 10):
        some = lines[start : start + 10]
        found += ask_some(some, command, options, 60)
    if UNIT["turn"] == 2 * mp.pi:
        for answer in found:
            reader.compared(answer or {})
    return found


def ask_some(lines, command, options, seconds):
    try:
        run = subprocess.run(
            [command, "--format", "json", *options], input="\n".join(lines) + "\n", text=True,
            capture_output=True, timeout=seconds, check=False,
        )
        answers = [json.loads(answer) for answer in run.stdout.splitlines()]
        if len(answers) == len(lines):
            return answers
        if len(lines) == 1:
            print("crashed:", lines[0], run.returncode, run.stderr[-300:])
            return [None]
    except subprocess.TimeoutExpired:
        if len(lines) == 1:
            print("too slow:", lines[0])
            return [None]
    return [answer for each in lines for answer in ask_some([each], command, options, 20)]


def number(item):
    """A number that is told, and whether it is known to all digits."""
    if item.get("exact") is not None:
        try:
            value = reader.Reader(item["exact"]).value().real.mid()
            text = value.str(150, radius=False)
            exact = mpf(text)
            if "decimal" in item and item["decimal"] is not None and UNIT["turn"] != 2 * mp.pi:
                digits = mpf(item["decimal"].replace("…", ""))
                if abs(digits - exact) > mpf(10) ** -6 * (1 + abs(exact)):
                    return digits, False
            return exact, True
        except Exception:
            pass
    if item.get("decimal") is None:
        raise Unsure
    return mpf(item["decimal"].replace("…", "")), "…" not in item["decimal"]


def is_inside(x, value):
    """Whether a set that was told has a number: nothing where that is too close."""
    scope = value["scope"]
    if scope == "all":
        return True
    if scope == "allBut":
        for item in value["items"]:
            n, _ = number(item)
            if abs(x - n) < mpf(10) ** -9 * (1 + abs(n)):
                return False if abs(x - n) < NEAR else None
        return True
    if scope == "members":
        for item in value["items"]:
            n, is_exact = number(item)
            shift = mpf(0)
            if item.get("period"):
                period, _ = number({"exact": item["period"]})
                shift = mp.nint((x - n) / period) * period
            gap = abs(x - n - shift)
            if gap < mpf(10) ** -8 * (1 + abs(x)):
                return True if gap < NEAR * (1 + abs(x)) else None
        return False
    for item in value["items"]:
        low, high = item.get("lower"), item.get("upper")
        shifts = [mpf(0)]
        if item.get("period"):
            period, _ = number({"exact": item["period"]})
            start, _ = number(low)
            turn = mp.floor((x - start) / period)
            shifts = [(turn + k) * period for k in (-1, 0, 1)]
        for shift in shifts:
            inside = True
            for end, sign in ((low, 1), (high, -1)):
                if end is None:
                    continue
                n, _ = number(end)
                gap = (x - n - shift) * sign
                if abs(gap) < mpf(10) ** -8 * (1 + abs(x)):
                    if abs(gap) > NEAR * (1 + abs(x)):
                        return None
                    inside = inside and end["isIncluded"]
                else:
                    inside = inside and gap > 0
            if inside:
                return True
    return False


def specials(value):
    """The numbers that are told, as far as they are known to all digits, and some beside."""
    found = []
    for item in value.get("items", []):
        ends = [item[key] for key in ("lower", "upper") if item.get(key)]
        for end in ends or [item]:
            try:
                n, is_exact = number(end)
            except Unsure:
                continue
            period = number({"exact": item["period"]})[0] if item.get("period") else mpf(0)
            for turn in (-2, 0, 1, 3) if period else (0,):
                place = n + turn * period
                if is_exact:
                    found.append(place)
                found += [place - mpf(10) ** -5, place + mpf(10) ** -5]
    return found


SMALL = [Fraction(n, d) for d in (1, 2, 3) for n in range(-12, 13)]


RELATIONS = {
    "!=": lambda a, b: a != b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b, ">=": lambda a, b: a >= b, "=": lambda a, b: a == b,
}


def holds(f, relation, x):
    """Whether a difference compares with zero so."""
    y = f(x=x)
    if y is None:
        return False
    return RELATIONS[relation](snapped(y), 0)


def mistakes(f, relation, value, draw, low=None, high=None, whole=False):
    """Where an answer that is called complete is wrong."""
    samples = [mpf(q.numerator) / q.denominator for q in SMALL] + specials(value)
    samples += [mpf(draw.randint(-40000, 40000)) / 3217 for _ in range(60)]
    samples += [mpf(draw.choice([10**3, 10**5, -(10**4), -(10**6)])) + mpf(1) / 7]
    samples += [mpf(k) * UNIT["turn"] / 24 for k in range(-50, 51)]
    if whole:
        samples = [mpf(n) for n in range(-40, 41)] + [mpf(n) for n in (100, -1000, 12345)]
    mistake = wrong_sample(
        within(samples, low, high), value,
        lambda x: holds(f, relation, x), lambda x: f(x=x) is not None,
    )
    if mistake is None and relation == "=" and not whole and value["scope"] == "members":
        return missing(f, value, low, high)
    return mistake


def within(samples, low, high):
    return samples if low is None else [x for x in samples if low <= x <= high]


def wrong_sample(samples, value, is_solution, has_value):
    """The first sample that is in a set that was told and no solution, or the other way round."""
    for x in samples:
        try:
            wanted = is_solution(x)
            if value["scope"] == "defined":
                if has_value(x) and not wanted:
                    return f"{mp.nstr(x, 15)} is no solution"
                continue
            found = is_inside(x, value)
        except Unsure:
            continue
        if found is not None and found != wanted:
            return f"{mp.nstr(x, 15)} {'is missing' if wanted else 'is no solution'}"
    return None


def missing(f, value, low, high):
    """A sign change without a number that is told, between close points."""
    start, end = (low, high) if low is not None else (mpf(-9), mpf(9))
    count = 240
    places = [start + (end - start) * (k + mpf("0.0123")) / count for k in range(count)]
    for left, right in zip(places, places[1:]):
        try:
            a, b = f(x=left), f(x=right)
            if a is None or b is None or a * b >= 0:
                continue
            # Halving leads to a jump, a pole or a zero.
            for _ in range(120):
                middle = (left + right) / 2
                c = f(x=middle)
                if c is None:
                    break
                if a * c <= 0:
                    right, b = middle, c
                else:
                    left, a = middle, c
            if c is None or abs(a - b) > mpf(10) ** -12:
                continue
            middle = (left + right) / 2
            near = dict(value)
            if is_inside(middle, near) is False:
                return f"{mp.nstr(middle, 15)} is missing"
        except Unsure:
            continue
    return None


# MARK: Attacks

def planted(draw, f):
    """A difference that is zero at a small rational, if that can be."""
    x = draw.choice([0, 1, 1, 2, -1, -2, 3, Fraction(1, 2), Fraction(-3, 2), 4])
    try:
        y = f(x=mpf(Fraction(x).numerator) / Fraction(x).denominator)
    except Unsure:
        return None
    if y is None:
        return None
    for d in (1, 2, 3, 4, 6, 9, 12):
        if abs(y * d - mp.nint(y * d)) < NEAR and abs(y) < 200:
            return Fraction(int(mp.nint(y * d)), d)
    return None


def cases(kind, count, draw):
    """Random lines, each with what it is to be judged by."""
    made = 0
    while made < count:
        kinds = draw.choice(["jumps", "jumps", "roots", "roots", "angles", "logs", "all"])
        f = tree(draw, draw.choice([1, 2, 2, 3]), ("x",), kinds)
        if "x" not in re.sub("max|exp", "", f.text):
            continue
        right = planted(draw, f) if draw.random() < 0.6 else None
        other = number_node(draw.choice([0, 0, 1, 2, -1, 3, Fraction(1, 2)]))
        if right is not None:
            other = number_node(right)
        elif draw.random() < 0.4:
            other = tree(draw, draw.choice([0, 1, 1, 2]), ("x",), kinds)
        difference = apply("({})-({})", f, other)
        relation = "="
        if kind == "inequalities" or kind != "equations" and draw.random() < 0.4:
            relation = draw.choice(["<", "<=", ">", ">=", "!="] if kind != "bounded" else "<>")
        text = f"{f.text} {relation} {other.text}"
        made += 1
        if kind == "bounded":
            low = draw.choice([0, 0, -1, -5, Fraction(1, 2), -2])
            high = low + draw.choice([1, 2, 5, 10])
            bounds = [mpf(Fraction(n).numerator) / Fraction(n).denominator for n in (low, high)]
            yield f"solve({text}; x = {low}..{high})", difference, relation, *bounds, False
        elif kind == "integers":
            yield f"solve({text}; x; integer)", difference, relation, None, None, True
        else:
            yield f"solve({text}; x)", difference, relation, None, None, False


def waves(count, draw):
    """Equations and inequalities between functions that repeat, also between ends that are hit."""
    x = Node("x", lambda values: values["x"])
    half = UNIT["turn"] / 2
    shown = {360: "180", 400: "200"}.get(int(UNIT["turn"]), "pi")

    def wave():
        rate = draw.choice([1, 1, 1, 2, 2, 3, Fraction(1, 2), -1])
        inner = x if rate == 1 else apply("({})*({})", number_node(rate), x)
        node = apply(draw.choice(["sin({})", "cos({})", "sin({})", "cos({})", "tan({})"]), inner)
        shape = draw.choice(["", "", "", "({})^2", "abs({})", "1/({})", "({})^3", "({})^4"])
        return apply(shape, node) if shape else node

    for _ in range(count):
        f = wave()
        for _ in range(draw.choice([0, 0, 1, 1, 2])):
            other = draw.choice([wave, wave, wave, lambda: x])()
            f = apply(draw.choice(["({})*({})", "({})*({})", "({})+({})", "({})-({})"]), f, other)
        level = draw.choice([("0", mpf(0)), ("0", mpf(0)), ("1", mpf(1)), ("-1", mpf(-1)),
                             ("1/2", mpf("0.5")), ("sqrt(3)/2", mp.sqrt(3) / 2), ("2", mpf(2)),
                             ("sqrt(2)/2", mp.sqrt(2) / 2), ("1/3", mpf(1) / 3)])
        other = Node(level[0], lambda values, value=level[1]: value)
        difference = apply("({})-({})", f, other)
        relation = draw.choice(["=", "=", "<", "<=", ">", ">=", "!="])
        text = f"{f.text} {relation} {other.text}"
        if relation != "!=" and draw.random() < 0.4:
            low = draw.choice([0, 0, -1, Fraction(1, 2), Fraction(-1, 3)])
            high = low + draw.choice([1, 2, Fraction(1, 2), 4])
            ends = [mpf(Fraction(n).numerator) / Fraction(n).denominator * half for n in (low, high)]
            bounds = f"({low})*{shown}..({high})*{shown}"
            yield f"solve({text}; x = {bounds})", difference, relation, *ends, False
        else:
            yield f"solve({text}; x)", difference, relation, None, None, False


def refusal(answer):
    """Why there is no answer."""
    return answer["error"]["kind"] if answer and answer.get("error") else "none"


def solution_sets(judged, tally, command, options):
    """What begins with a line that was answered with solutions, each with these and the answer.

    What was answered is counted.
    """
    for case, answer in zip(judged, ask([case[0] for case in judged], command, options)):
        value = answer and answer.get("value")
        if not value or value.get("kind") != "solutions":
            tally[refusal(answer)] += 1
            continue
        tally[value["scope"] if value["isComplete"] else "not complete"] += 1
        yield case, value, answer


def solutions(kind, count, draw, command, options):
    some = list(waves(count, draw) if kind == "waves" else cases(kind, count, draw))
    tally, wrong = Counter(), 0
    for case, value, answer in solution_sets(some, tally, command, options):
        text, f, relation, low, high, whole = case
        if value["isComplete"]:
            mistake = mistakes(f, relation, value, draw, low, high, whole)
        else:
            mistake = None
            if value["scope"] == "members":
                for item in value["items"]:
                    try:
                        n, is_exact = number(item)
                        if is_exact and not holds(f, relation, n):
                            mistake = f"{mp.nstr(n, 15)} is told"
                    except Unsure:
                        continue
        if mistake:
            wrong += 1
            print("wrong:", text, "|", mistake, "|", answer.get("exact") or answer.get("text"))
    print(f"{kind}: {count} lines, {wrong} wrong, {dict(tally)}")
    return wrong


def samples_of(draw, names):
    return {name: mpf(draw.randint(-60, 60)) / draw.choice([1, 2, 7, 10]) for name in names}


NAMES = ("x", "y")


def rewritten(draw, f):
    """An expression that is like another one, and perhaps the same."""
    kind = draw.randint(0, 9)
    square = apply("({})^2", f)
    if kind == 0:
        return apply("sqrt({})", square), apply("abs({})", f)
    if kind == 1:
        return apply("sqrt({})", square), f
    if kind == 2:
        return apply("ln({})", square), apply("({})*({})", number_node(2), apply("ln({})", f))
    if kind == 3:
        return apply("({})/({})", square, f), f
    if kind == 4:
        return apply("e^({})", apply("ln({})", f)), f
    if kind == 5:
        return apply("ln({})", apply("e^({})", f)), f
    if kind == 6:
        return apply("({})^2", apply("sqrt({})", f)), f
    if kind == 7:
        return apply("({})^(1/3)", apply("({})^3", f)), f
    if kind == 8:
        g = tree(draw, 1, NAMES, "roots")
        both = apply("sqrt({})", apply("({})*({})", f, g))
        return both, apply("({})*({})", apply("sqrt({})", f), apply("sqrt({})", g))
    return apply("({})/({})", apply("abs({})", f), f), apply("sign({})", f)


def identities(count, draw, command, options):
    pairs, lines = [], []
    for _ in range(count):
        f = tree(draw, draw.choice([1, 1, 2]), NAMES, draw.choice(["roots", "logs", "angles", "all"]))
        pair = rewritten(draw, f)
        pairs.append(pair)
        lines.append(f"isEqual({pair[0].text}; {pair[1].text})")
    tally, wrong = Counter(), 0
    for (left, right), text, answer in zip(pairs, lines, ask(lines, command, options)):
        shown = answer and (answer.get("exact") or answer.get("text")) or ""
        word = shown.split()[0] if shown else "none"
        tally[word] += 1
        if word != "true":
            continue
        for _ in range(60):
            values = samples_of(draw, NAMES)
            try:
                a, b = left(**values), right(**values)
            except Unsure:
                continue
            if a is not None and b is not None and abs(a - b) > NEAR * (1 + abs(a)):
                wrong += 1
                print("wrong:", text, "|", shown, "| differs at", values)
                break
    print(f"identities: {count} lines, {wrong} wrong, {dict(tally)}")
    return wrong


class AnswerReader:
    """Reads answers with names: what the command prints with ASCII signs."""

    TOKEN = re.compile(r"\s*(\d+(?:\.\d+)?|[A-Za-z][A-Za-z0-9]*|<=|>=|!=|[-+*/^();,|<>=!\[\]])")

    def __init__(self, text):
        self.tokens = self.TOKEN.findall(text)
        assert "".join(self.tokens) == re.sub(r"\s", "", text), text
        self.place = 0

    def peek(self):
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self):
        self.place += 1
        return self.tokens[self.place - 1]

    def whole(self):
        found = self.sum()
        assert self.peek() == "", self.tokens[self.place :]
        return found

    def sum(self):
        left = self.product()
        while self.peek() in ("+", "-"):
            sign, first, second = self.take(), left, self.product()
            left = self.joined(sign, first, second)
        return left

    @staticmethod
    def joined(sign, a, b):
        rules = {
            "+": lambda n: a(n) + b(n), "-": lambda n: a(n) - b(n), "*": lambda n: a(n) * b(n),
            "/": lambda n: a(n) * inverse(b(n)),
        }
        return rules[sign]

    def product(self):
        left = self.signed()
        while True:
            token = self.peek()
            if token in ("*", "/"):
                sign, first = self.take(), left
                left = self.joined(sign, first, self.signed())
            elif token and (token[0].isalnum() or token == "("):
                left = self.joined("*", left, self.power())
            else:
                return left

    def signed(self):
        if self.peek() == "-":
            self.take()
            inner = self.signed()
            return lambda n: -inner(n)
        return self.power()

    def power(self):
        base = self.operand()
        if self.peek() != "^":
            return base
        self.take()
        start = self.place
        exponent = self.signed()
        text = "".join(self.tokens[start : self.place]).strip("()")
        rational = re.fullmatch(r"(-?\d+)(?:/(\d+))?", text)
        if rational:
            q = Fraction(int(rational[1]), int(rational[2] or 1))
            return lambda n: power(base(n), q)
        def general(n):
            b, x = snapped(base(n)), exponent(n)
            if b == 0:
                if x > 0:
                    return mpf(0)
                raise Undefined
            if b < 0:
                raise Unsure
            return exponential(x * mp.log(b))
        return general

    def operand(self):
        token = self.take()
        if token == "(":
            inner = self.sum()
            assert self.take() == ")"
            return inner
        if token == "|":
            inner = self.sum()
            assert self.take() == "|"
            return lambda n: abs(inner(n))
        if token[0].isdigit():
            value = mpf(token)
            return lambda n: value
        if token in ("pi", "e"):
            value = mp.pi if token == "pi" else mp.e
            return lambda n: value
        if self.peek() == "(":
            self.take()
            arguments = [self.sum()]
            while self.peek() in (",", ";"):
                self.take()
                arguments.append(self.sum())
            assert self.take() == ")"
            return self.call(token, arguments)
        return lambda n: n[token]

    def call(self, name, arguments):
        one = {
            shape[: -len("({})")]: rule for shape, rule in UNARY.items()
            if re.fullmatch(r"[a-z0-9]+\(\{\}\)", shape)
        }
        one["exp"] = exponential
        one["sec"] = lambda u: inverse(mp.cos(angle(u)))
        one["csc"] = lambda u: inverse(mp.sin(angle(u)))
        one["cot"] = lambda u: mp.cos(angle(u)) * inverse(mp.sin(angle(u)))
        if name == "root":
            return lambda n: root(arguments[1](n), int(arguments[0](n)))
        if name in ("max", "min"):
            rule = max if name == "max" else min
            return lambda n: rule(argument(n) for argument in arguments)
        rule = one[name]
        return lambda n: rule(arguments[0](n))


def condition(text):
    """A comparison as a question about names."""
    left, sign, right = re.fullmatch(r"(.*?)\s*(!=|<=|>=|<|>)\s*(.*)", text).groups()
    sides = [AnswerReader(side).whole() for side in (left, right)]

    def ask_it(names):
        try:
            gap = snapped(sides[0](names) - sides[1](names))
        except Undefined:
            return False
        return RELATIONS[sign](gap, 0)

    return ask_it


def forms(count, draw, command, options, names=("x",)):
    trees, lines = [], []
    for _ in range(count):
        kinds = draw.choice(["roots", "roots", "logs", "angles", "all", "jumps"])
        f = tree(draw, draw.choice([1, 2, 2, 3]), names, kinds)
        word = draw.choice(["expand", "factor", "simplify", "simplify", "together", "apart", ""])
        trees.append(f)
        lines.append(f"{word}({f.text})" if word else f.text)
    tally, wrong = Counter(), 0
    for f, text, answer in zip(trees, lines, ask(lines, command, options)):
        shown = answer and answer.get("exact")
        if not shown or "solution" in shown:
            tally[refusal(answer)] += 1
            continue
        rule = answer["value"] or {}
        try:
            value = AnswerReader(rule.get("expression") or shown).whole()
            rules = [condition(each) for each in rule.get("conditions", [])]
            rules += [condition(each) for each in rule.get("restrictions", [])]
        except Exception as error:
            tally["not read"] += 1
            print("not read:", text, "|", shown, repr(error)[:80])
            continue
        tally["read"] += 1
        samples = []
        if names == ("x",):
            samples = [{"x": mpf(q.numerator) / q.denominator} for q in SMALL]
        samples += [samples_of(draw, names) for _ in range(40)]
        for values in samples:
            try:
                wanted = f(**values)
                try:
                    found = value(values)
                except Undefined:
                    found = None
                allowed = all(rule(values) for rule in rules)
            except Unsure:
                continue
            if not allowed:
                found = None
            isWrong = (wanted is None) != (found is None)
            if wanted is not None and found is not None:
                isWrong = abs(wanted - found) > NEAR * (1 + abs(wanted)) * 1000
            if isWrong:
                wrong += 1
                print("wrong:", text, "|", shown, rule.get("conditions"), "| at",
                      " ".join(mp.nstr(n, 8) for n in values.values()),
                      wanted and mp.nstr(wanted, 12), found and mp.nstr(found, 12))
                break
    print(f"forms: {count} lines, {wrong} wrong, {dict(tally)}")
    return wrong


def derivatives(count, draw, command, options):
    trees, lines = [], []
    for _ in range(count):
        f = tree(draw, draw.choice([1, 2, 2, 3]), ("x",), draw.choice(list(SETS)))
        trees.append(f)
        lines.append(f"diff({f.text}; x)")
    tally, wrong = Counter(), 0
    step = mpf(10) ** -25
    for f, text, answer in zip(trees, lines, ask(lines, command, options)):
        shown = answer and answer.get("exact")
        try:
            rule = answer["value"] or {}
            value = AnswerReader(rule.get("expression") or shown).whole()
            rules = [condition(each) for each in rule.get("conditions", [])]
        except Exception:
            tally["not read"] += 1
            continue
        tally["read"] += 1
        for _ in range(25):
            x = mpf(draw.randint(-6000, 6000)) / 1009
            try:
                ends = [f(x=x + step), f(x=x - step), f(x=x)]
                found = value({"x": x})
            except (Unsure, Undefined, OverflowError):
                continue
            if None in ends or not all(rule(dict(x=x)) for rule in rules):
                continue
            slope = (ends[0] - ends[1]) / (2 * step)
            if abs(slope - found) > mpf(10) ** -20 * (1 + abs(slope)) ** 3:
                wrong += 1
                print("wrong:", text, "|", shown, "| at", mp.nstr(x, 8), mp.nstr(slope, 12),
                      mp.nstr(found, 12))
                break
    print(f"derivatives: {count} lines, {wrong} wrong, {dict(tally)}")
    return wrong


def main():
    kind, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    command = sys.argv[4] if len(sys.argv) > 4 else reader.COMMAND
    options = sys.argv[5:]
    if "deg" in options:
        UNIT["turn"] = mpf(360)
    if "grad" in options:
        UNIT["turn"] = mpf(400)
    draw = random.Random(seed)
    if kind == "identities":
        return identities(count, draw, command, options)
    if kind == "forms":
        return forms(count, draw, command, options)
    if kind == "pairs":
        return forms(count, draw, command, options, NAMES)
    if kind == "derivatives":
        return derivatives(count, draw, command, options)
    return solutions(kind, count, draw, command, options)


if __name__ == "__main__":
    sys.exit(main() + len(reader.CONTRADICTIONS) > 0)
