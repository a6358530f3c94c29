"""Attacks solutions of equations and inequalities with random input.

    python3 Tests/Attacks/solutions.py equations COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py inequalities COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py systems COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py roundings COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py formulas COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py images COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py waves COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py periods COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py ranges COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py signs COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py factors COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py roots COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py exponentials COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py nested COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py integers COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py cases COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py sums COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py curves COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py loci COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py families COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py residues COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py powers COUNT SEED [COMMAND]
    python3 Tests/Attacks/solutions.py letters COUNT SEED [COMMAND]

An equation f(x) = f(r) has the planted solution r: an answer that is called complete has to
have it, each number that is told has to solve the equation, and where the difference of the sides
changes its sign between two close points of −10 to 10, a told number has to lie there. An
inequality is compared with its ranges at rational samples, a system has a planted point. Values
are those of Python's floating-point numbers, which share no code with Surd. A comparison of what is
rounded is evaluated at fractions, exactly, and compared with its set there; a formula that was solved
is put in with random numbers for its names. Functions with families of zeros are taken of inner
expressions, and multiplied by others with values on a part of the line: each told number is put in
with 60 digits (mpmath), and each zero that a dense scan of −12 to 12 finds has to be told. Sums of sines and
cosines with numbers added to their angles, inequalities between functions of inner expressions, between
functions whose zeros have no closed form, of products, powers with fractions and exponentials, are
evaluated with 60 digits at random places, at the ends that are told and close beside them; so are functions
of bounded functions. Equations of two whole numbers are tried for all of a square. Systems with names as
coefficients, or with fewer equations than unknowns, are compared with the cases that are told at all points of
a grid of fractions, and at points where Gauss's elimination with fractions solves them. Derivatives are those of
polynomials, written down by hand, and sums are added up for each whole number. On curves of complex numbers, points are
put in, and points that a bisection finds have to be told; parts of the plane are compared at random points,
and so are rays, arcs and what several comparisons leave of curves. Members of families of complex numbers are
put in with 30 digits, and in a disc there are as many as the argument principle counts.
Remainders, Pell's equation and families of two whole numbers are tried for all whole numbers of a part.
Systems of higher degrees with names are compared with planted points, and each case is put in with 60 digits; so are
linear systems of four unknowns whose coefficients are names. Equations of functions with names inside are solved, and
each solution is put into the equation as it was asked, with numbers for the names, where both sides need values.
"""

import ast
import cmath
import itertools
import json
import math
import random
import re
import subprocess
import sys
from fractions import Fraction

import mpmath

import complex as reader


def texts_of(draw, depth):
    """A random expression of x as a line of the language and as Python."""
    if depth == 0 or draw.random() < 0.1:
        if draw.random() < 0.6:
            return "x", "x"
        n = draw.randint(1, 6)
        return str(n), f"{n}.0"
    kind = draw.randint(0, 13)
    a, p = texts_of(draw, depth - 1)
    names = {
        0: ("sin({})", "math.sin({})"), 1: ("cos({})", "math.cos({})"),
        2: ("e^({})", "math.exp({})"), 3: ("ln({})", "math.log({})"),
        4: ("sqrt({})", "math.sqrt({})"), 5: ("|{}|", "abs({})"), 6: ("({})^2", "({})**2"),
        7: ("1/({})", "1/({})"), 8: ("({})^3", "({})**3"),
    }
    if kind in names:
        shown, code = names[kind]
        return shown.format(a), code.format(p)
    b, q = texts_of(draw, depth - 1)
    sign = draw.choice("++-**")
    return f"({a}){sign}({b})", f"({p}){sign}({q})"


def value(code, x):
    """The value for a number, or nothing."""
    try:
        result = eval(code, {"math": math, "x": x, "floor": math.floor})
    except (ValueError, ZeroDivisionError, OverflowError):
        return None
    return result if math.isfinite(result) else None


def overflows(code, x):
    """Whether a value is too large for floating-point numbers, so that it says nothing."""
    try:
        eval(code, {"math": math, "x": x, "floor": math.floor})
    except OverflowError:
        return True
    except (ValueError, ZeroDivisionError):
        return False
    return False


def ask(lines, command):
    """What the command answers, each an object."""
    found = []
    for line in lines:
        try:
            run = subprocess.run(
                [command, "--format", "json", line], text=True, capture_output=True, timeout=120
            )
        except subprocess.TimeoutExpired:
            print("too slow:", line)
            found.append(None)
            continue
        if run.returncode < 0 or not run.stdout:
            print("crashed:", line, run.stderr)
        found.append(reader.compared(json.loads(run.stdout)) if run.stdout else None)
    return found


def number(item):
    """A number that is told, as a floating-point number."""
    if item["decimal"] is not None:
        return float(item["decimal"].replace("…", ""))
    return float(reader.Reader(item["exact"]).value().real.mid())


def is_begun(item):
    """Whether few digits of a number are told: those behind are 0 or 9, and are not proved to end."""
    digits = re.match(r"-?([\d.]*)…", item["decimal"] or "")
    return digits is not None and sum(c.isdigit() for c in digits[1]) < 8


def begins(item, root):
    """Whether the digits of a number that are told are the first ones of another."""
    digits, _, exponent = item["decimal"].replace("…", "").partition("e")
    unit = Fraction(10) ** (int(exponent or 0) - len(digits.partition(".")[2]))
    low = abs(Fraction(digits)) * Fraction(10) ** int(exponent or 0)
    return digits.startswith("-") == (root < 0) and low <= abs(root) <= low + unit


def is_bracketed(item, code, target):
    """Whether a number is told between two others at which the difference has different signs:
    beside a pole ten digits would be too few to judge by."""
    zero = re.fullmatch(r"zero\(.* = (-?[\d./]+?)\.\.(-?[\d./]+)\)", item["exact"] or "")
    if not zero or "period" in item:
        return False
    values = [value(code, float(Fraction(bound))) for bound in zero.groups()]
    return None not in values and (values[0] - target) * (values[1] - target) < 0


def members(items, low, high):
    """The numbers that are told between two bounds."""
    found = []
    for item in items:
        start = number(item)
        if "period" not in item:
            found.append(start)
            continue
        period = float(reader.Reader(item["period"]).value().real.mid())
        turn = math.ceil((low - start) / period)
        while start + turn * period <= high:
            found.append(start + turn * period)
            turn += 1
    return found


def equations(count, seed, command):
    draw = random.Random(seed)
    tally, wrong = {}, 0
    for _ in range(count):
        text, code = texts_of(draw, draw.randint(1, 3))
        if "x" not in text:
            continue
        root = Fraction(draw.randint(-12, 12), draw.choice([1, 1, 1, 2, 3]))
        plain = re.sub(r"\bx\b", f"({root})", text)
        line = f"{text} = {plain}"
        target = value(code, float(root))
        if target is None:
            continue
        [answer] = ask([line], command)
        told = answer and answer["value"]
        if not told or told.get("kind") != "solutions":
            tally["none"] = tally.get("none", 0) + 1
            continue
        complete = told["isComplete"]
        tally[told["scope"], complete] = tally.get((told["scope"], complete), 0) + 1
        if told["scope"] != "members":
            continue
        begun = [item for item in told["items"] if is_begun(item)]
        known = [item for item in told["items"] if item not in begun]
        numbers = members(known, -60, 60)
        mistakes = []
        judged = [item for item in known if not is_bracketed(item, code, target)]
        for x in members(judged, -60, 60):
            y = value(code, x)
            near = [value(code, x + step) for step in (-1e-7, 1e-7)]
            ends = [v for v in [y] + near if v is not None]
            # At the end of where there is a value rounding may leave none, as of sqrt(sin(x)) at 15*pi.
            edge = 1e-3 if y is None else 0
            tolerance = 1e-6 * (1 + abs(target)) + edge + sum(abs(v - (y or v)) for v in ends)
            if not ends or min(abs(v - target) for v in ends) > tolerance:
                mistakes.append(f"{x} is no solution")
        if complete:
            is_told = any(abs(x - root) < 1e-6 * (1 + abs(root)) for x in numbers)
            if not is_told and not any(begins(item, root) for item in begun):
                mistakes.append(f"{root} is missing")
            step = 1 / 64 + 1e-9
            places = [-10 + step * k for k in range(int(20 / step))]
            for left, right in zip(places, places[1:]):
                a, b, c = value(code, left), value(code, right), value(code, (left + right) / 2)
                if a is None or b is None or c is None or abs(b - a) > 20 * (1 + abs(target)):
                    continue
                isJump = abs(c - (a + b) / 2) > 0.3 * abs(b - a) + 1e-9
                if (a - target) * (b - target) < 0 and not isJump:
                    if not any(left - 1e-9 <= x <= right + 1e-9 for x in numbers):
                        mistakes.append(f"one between {left} and {right} is missing")
        if mistakes:
            wrong += 1
            print("wrong:", line, mistakes[:2], told["items"][:4])
    print(tally, wrong, "wrong")
    return wrong


def inequalities(count, seed, command):
    draw = random.Random(seed)
    tally, wrong = {}, 0
    for _ in range(count):
        text, code = texts_of(draw, draw.randint(1, 3))
        sign = draw.choice(["<", "<=", ">", ">="])
        bound = draw.randint(-3, 6)
        if "x" not in text:
            continue
        line = f"{text} {sign} {bound}"
        [answer] = ask([line], command)
        told = answer and answer["value"]
        if not told or told.get("kind") != "solutions":
            tally["none"] = tally.get("none", 0) + 1
            continue
        tally[told["scope"]] = tally.get(told["scope"], 0) + 1
        if told["scope"] != "ranges":
            continue

        def inside(x):
            for item in told["items"]:
                shifts = [0.0]
                if "period" in item:
                    period = float(reader.Reader(item["period"]).value().real.mid())
                    start = number(item["lower"])
                    turns = [math.floor((x - start) / period) + k for k in (-1, 0, 1)]
                    # What goes on to one side begins with the range that is told.
                    shifts = [period * turn for turn in turns if turn >= 0 or "from" not in item]
                for shift in shifts:
                    low = number(item["lower"]) + shift if "lower" in item else -math.inf
                    high = number(item["upper"]) + shift if "upper" in item else math.inf
                    if low <= x <= high:
                        return True
            return False

        # What is not complete is told from -10 to 10.
        reach = 12 if told["isComplete"] else 10
        for _ in range(400):
            x = draw.uniform(-reach, reach)
            y = value(code, x)
            if overflows(code, x):
                continue
            if y is not None and abs(y - bound) < 1e-9 * (1 + abs(y)):
                continue
            holds = y is not None and eval(f"{y!r} {sign} {bound}")
            if y is None and value(code, x + 1e-9) is not None:
                continue
            if holds != inside(x) and not (y is None and abs(x) > 5):
                wrong += 1
                print("wrong:", line, "at", x, y, told["items"])
                break
    print(tally, wrong, "wrong")
    return wrong


def systems(count, seed, command):
    draw = random.Random(seed)
    tally, wrong = {}, 0
    shapes = [
        "{a}*x + {b}*y", "x*y", "x^2 + y^2", "x^2 - {a}*y", "{a}*x^2 + {b}*y^2", "x^3 + {b}*y",
        "x*y + {a}*x", "(x + {a})*(y - {b})", "x^2 + x*y + y^2", "y^2 - x^3", "x/(y + 20)",
    ]
    for _ in range(count):
        x, y = draw.randint(-6, 6), draw.randint(-6, 6)
        sides = [
            shape.format(a=draw.randint(1, 5), b=draw.randint(-4, -1))
            for shape in draw.sample(shapes, 2)
        ]
        parts = []
        codes = []
        for side in sides:
            code = side.replace("^", "**")
            exact = eval(code, {"x": Fraction(x), "y": Fraction(y)})
            parts.append(f"{side} = {exact}")
            codes.append((code, float(exact)))
        line = f"solve({'; '.join(parts)}; x; y)"
        [answer] = ask([line], command)
        told = answer and answer["value"]
        if not told or told.get("kind") != "solutions":
            tally["none"] = tally.get("none", 0) + 1
            continue
        tally[told["isComplete"]] = tally.get(told["isComplete"], 0) + 1
        points = [
            tuple(number(item[name]) for name in "xy")
            for item in told["items"]
            if all("decimal" in item[name] for name in "xy")
        ]
        mistakes = []
        for point in points:
            for code, target in codes:
                found = eval(code, {"x": point[0], "y": point[1]})
                size = 1 + abs(point[0]) ** 3 + abs(point[1]) ** 3 + abs(target)
                if abs(found - target) > 1e-6 * size:
                    mistakes.append(f"{point} is no solution")
        isFamily = len(points) < len(told["items"])
        if told["isComplete"] and not isFamily:
            if not any(abs(px - x) + abs(py - y) < 1e-6 for px, py in points):
                mistakes.append(f"{(x, y)} is missing")
        if mistakes:
            wrong += 1
            print("wrong:", line, mistakes[:2], told["items"][:4])
    print(tally, wrong, "wrong")
    return wrong


def rounded_line(draw):
    """A line in x, as a text and as a function of fractions."""
    a = draw.choice([1, 1, 1, 2, -1, 3, Fraction(1, 2), -2])
    b = draw.choice([0, 0, 0, 1, Fraction(1, 2), -1, Fraction(1, 3), 2])
    return f"(({a})*x + ({b}))", lambda x: a * x + b


def rounded_term(draw):
    """A line, or one that is rounded in some way."""
    def half_away(x):
        return math.floor(x + Fraction(1, 2)) if x >= 0 else -math.floor(Fraction(1, 2) - x)

    text, line = rounded_line(draw)
    kind = draw.choice(["floor", "ceil", "round", "trunc", "frac", "mod", "", "square"])
    if kind == "":
        return text, line
    if kind == "square":
        return "x^2", lambda x: x * x
    if kind == "mod":
        m = draw.choice([1, 2, 3, Fraction(1, 2)])
        return f"mod({text}; {m})", lambda x: line(x) - m * math.floor(line(x) / m)
    ways = {
        "floor": math.floor, "ceil": math.ceil, "round": half_away, "trunc": math.trunc,
        "frac": lambda x: x - math.trunc(x),
    }
    return f"{kind}({text})", lambda x: Fraction(ways[kind](line(x)))


def is_inside(item, x):
    """Whether a fraction is in a range, or in one of those of a set that repeats."""
    def end(name):
        if name not in item:
            return None
        exact = item[name]["exact"] if isinstance(item[name], dict) else item[name]
        try:
            return Fraction(exact)
        except (ValueError, TypeError):
            return float(eval(exact, {"sqrt": math.sqrt, "log2": math.log2}))

    low, high = end("lower"), end("upper")
    if "exact" in item:
        low = high = end("exact")
    period = end("period") if "period" in item else None
    turns = [0] if period is None else range(0 if "from" in item else -200, 201)
    for turn in turns:
        shift = turn * period if period is not None else 0
        is_above = low is None or low + shift < x or low + shift == x and (
            "exact" in item or item["lower"]["isIncluded"])
        is_below = high is None or x < high + shift or high + shift == x and (
            "exact" in item or item["upper"]["isIncluded"])
        if is_above and is_below:
            return True
    return False


def roundings(count, seed, command):
    """Comparisons of lines that are rounded, at fractions."""
    draw = random.Random(seed)
    holds = {
        "=": lambda a, b: a == b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b,
        ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
    }
    points = sorted({Fraction(p, q) for q in (1, 2, 3, 4, 6, 12) for p in range(-15 * q, 15 * q)})
    questions = []
    for _ in range(count):
        terms = [rounded_term(draw) for _ in range(draw.choice([1, 2, 2, 3]))]
        factors = [draw.choice([1, 1, -1, 2]) for _ in terms]
        text = " + ".join(f"({a})*{t}" for a, (t, _) in zip(factors, terms))
        relation = draw.choice(["=", "=", "<", "<=", ">", ">="])
        number = draw.choice([0, 1, 2, Fraction(1, 2), Fraction(1, 3), 3, 5, -1])
        right = (str(number), lambda x, n=number: n)
        if draw.random() < 0.3:
            right = rounded_line(draw)
        questions.append((f"{text} {relation} {right[0]}", factors, terms, relation, right[1]))
    faults, open_ones = 0, 0
    for question, answer in zip(questions, ask([q[0] for q in questions], command)):
        text, factors, terms, relation, right = question
        value = answer.get("value") or {}
        if not value.get("isComplete"):
            open_ones += 1
            continue
        if any("zero(" in json.dumps(item) for item in value["items"]):
            continue
        for x in points:
            left = sum(a * f(x) for a, (_, f) in zip(factors, terms))
            told = any(is_inside(item, x) for item in value["items"])
            if value["scope"] in ("allBut", "defined"):
                told = not told
            if told != holds[relation](left, right(x)):
                faults += 1
                print(text, answer.get("exact"), "at", x)
                break
    print(f"{count} comparisons, {faults} faults, {open_ones} not complete")
    return faults


def without_bars(text):
    """An expression with abs(…) in the place of bars, which are not inside of others."""
    return re.sub(r"\|([^|]*)\|", r"abs(\1)", text)


def formulas(count, seed, command):
    """Formulas solved for x, with numbers in the place of the other names."""
    draw = random.Random(seed)
    inner = ["x", "a*x", "2x + c", "x/c - a", "sqrt(x)", "x^2"]
    outer = ["sin({})", "cos({})", "tan({})", "a*sin({}) + c*cos({})", "3*cos({})^2", "e^sin({})",
             "sec({})", "c*cosh({})", "sin({}) - 2cos({})", "log({})", "c*log2({})", "a^({})",
             "({})^(3/2)", "2^({})*3^({})", "atan({})", "asin({})", "({})^4 + a*({})^2",
             "a*sqrt({}) - ({})", "|{}| - |({}) - a| + b", "({})^c"]
    lines = [draw.choice(outer).replace("{}", draw.choice(inner)) + " = b" for _ in range(count)]
    faults, open_ones = 0, 0
    wholes = {"sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin,
              "acos": math.acos, "atan": math.atan, "atan2": math.atan2, "sqrt": math.sqrt,
              "cosh": math.cosh, "acosh": math.acosh, "ln": math.log, "pi": math.pi, "e": math.e,
              "log": lambda v, base=10: math.log(v) / math.log(base), "log2": math.log2,
              "cbrt": lambda v: math.copysign(abs(v) ** (1 / 3), v), "abs": abs,
              "sec": lambda v: 1 / math.cos(v), "csc": lambda v: 1 / math.sin(v),
              "root": lambda n, v: -math.pow(-v, 1 / n) if v < 0 and n % 2 else math.pow(v, 1 / n)}

    def code(text):
        text = without_bars(text)
        text = re.sub(r"\b(\d+)([a-z(])", r"\1*\2", text.replace("^", "**").replace("!=", "~="))
        return text.replace("~=", "!=")

    for line, answer in zip(lines, ask([f"solve({line}; x)" for line in lines], command)):
        value = answer.get("value") or {}
        if value.get("kind") != "rule":
            open_ones += 1
            continue
        # A condition on x says for which solutions it is solved.
        own = [c for c in value["conditions"] if not re.search(r"\bx\b", c)]
        conditions = " and ".join(f"({code(c)})" for c in own) or "True"
        unknown = [code(c) for c in value["conditions"] if c not in own]
        for _ in range(12):
            names = {n: draw.choice([-1, 1]) * draw.uniform(0.4, 2) for n in "abc"} | wholes
            try:
                holds = eval(conditions, dict(names))
            except (ValueError, ZeroDivisionError, OverflowError):
                holds = False
            if not holds:
                continue
            left, right = code(line).split(" = ")
            told = []
            for turn in range(-3, 4):
                for part in value["expression"].split(" or "):
                    needed = part.split(" and ")
                    equation = next((c for c in needed if c.startswith("x = ")), None)
                    needed = [code(c).replace(" = ", " == ") for c in needed if c != equation]
                    try:
                        if not all(eval(c, dict(names)) for c in needed if not re.search(r"\bx\b", c)):
                            continue
                    except (ValueError, ZeroDivisionError):
                        continue
                    # Where the equation does not tell it, every number solves it.
                    x = draw.uniform(0.1, 3) if equation is None else (
                        eval(code(equation.split(" = ")[1]), {**names, "n": turn}))
                    if not all(eval(c, {**names, "x": x}) for c in needed if re.search(r"\bx\b", c)):
                        continue
                    told.append(x)
                    result = eval(left, {**names, "x": x}) - eval(right, dict(names))
                    if abs(result) > 1e-6 * (1 + abs(x)):
                        faults += 1
                        print(line, value["expression"], names["a"], names["b"], names["c"], result)
            # Near zero no change of sign may be missing.
            for step in range(-400, 400):
                low, high = step / 400, (step + 1) / 400
                try:
                    ends = [eval(left, {**names, "x": x}) - names["b"] for x in (low, high)]
                except (ValueError, ZeroDivisionError):
                    continue
                if any(isinstance(end, complex) for end in ends):
                    continue
                if ends[0] * ends[1] < 0 and max(map(abs, ends)) < 1:
                    if not all(eval(c, {**names, "x": low}) for c in unknown):
                        continue
                    if not any(low <= x <= high for x in told):
                        faults += 1
                        print(line, value["expression"], "misses", low, names["a"], names["b"])
    print(f"{count} formulas, {faults} faults, {open_ones} not solved")
    return faults


def real(function, holds):
    """A function of real numbers, which has no value elsewhere."""
    def taken(x):
        if not holds(x):
            raise ValueError(x)
        return function(x)

    return taken


def rooted(n, x):
    """The real root of a number."""
    if x < 0 and int(n) % 2 == 0:
        raise ValueError(x)
    return mpmath.sign(x) * abs(x) ** (1 / mpmath.mpf(n))


# Where floating-point numbers are evaluated, and where those of mpmath are.
FLOATS = {
    "sqrt": math.sqrt, "ln": math.log, "sin": math.sin, "cos": math.cos, "tan": math.tan,
    "exp": math.exp, "log2": math.log2, "abs": abs, "asin": math.asin, "pi": math.pi,
    "cbrt": lambda x: math.copysign(abs(x) ** (1 / 3), x),
}
DIGITS = {
    "sqrt": real(mpmath.sqrt, lambda x: x >= 0), "ln": real(mpmath.log, lambda x: x > 0),
    "sin": mpmath.sin, "cos": mpmath.cos, "exp": mpmath.exp,
    "tan": real(mpmath.tan, lambda x: abs(mpmath.cos(x)) > mpmath.mpf(10) ** -50),
    "log": lambda x, base=10: mpmath.log(x) / mpmath.log(base),
    "log2": real(lambda x: mpmath.log(x, 2), lambda x: x > 0), "abs": abs,
    "asin": real(mpmath.asin, lambda x: abs(x) <= 1),
    "acos": real(mpmath.acos, lambda x: abs(x) <= 1), "atan": mpmath.atan,
    "pi": mpmath.mpf(0), "e": mpmath.mpf(0), "cosh": mpmath.cosh, "sinh": mpmath.sinh,
    "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)), "mpf": mpmath.mpf,
    "root": lambda n, x: rooted(n, x), "exp": mpmath.exp,
}

# Inner expressions, as lines of the language and as Python.
INNER = [
    ("sqrt(x)", "sqrt(x)"), ("1/x", "1/x"), ("ln(x)", "ln(x)"), ("x^2", "x**2"),
    ("x^3", "x**3"), ("e^x", "exp(x)"), ("cbrt(x)", "cbrt(x)"), ("1/x^2", "1/x**2"),
    ("sqrt(2x+1)", "sqrt(2*x+1)"), ("x^2+x", "(x**2+x)"), ("(x+1)/(x-1)", "((x+1)/(x-1))"),
    ("2^x", "exp(x*ln(2))"), ("log2(x)", "log2(x)"), ("1/sqrt(x)", "1/sqrt(x)"),
    ("x^2-3x+1", "(x**2-3*x+1)"), ("ln(1/x)", "ln(1/x)"), ("3/x", "3/x"),
    ("sqrt(5-x)", "sqrt(5-x)"), ("1/(x-2)", "1/(x-2)"), ("sqrt(x^2+1)", "sqrt(x**2+1)"),
    ("(x-1)^4", "(x-1)**4"), ("e^(-x)", "exp(-x)"), ("ln(x)^2", "ln(x)**2"),
    ("sqrt(4-x^2)", "sqrt(4-x**2)"), ("3x+1", "(3*x+1)"), ("x", "x"), ("x/2", "(x/2)"),
    ("2-1/x", "(2-1/x)"), ("ln(x+3)", "ln(x+3)"), ("sqrt(abs(x))", "sqrt(abs(x))"),
]
# What has a family of zeros, of u.
OUTER = [
    ("sin(u)", "sin(u)", ["0", "1/2", "-1/2", "1", "-1", "1/3", "2"]),
    ("cos(u)", "cos(u)", ["0", "1/2", "-1", "1", "3/5", "-2"]),
    ("tan(u)", "tan(u)", ["0", "1", "-1", "2"]), ("sin(2*(u))", "sin(2*u)", ["0", "1/2", "1"]),
    ("sin(u)^2", "sin(u)**2", ["0", "1/4", "1", "1/2"]),
    ("(sin(u)+cos(u))", "(sin(u)+cos(u))", ["0", "1"]),
    ("(sin(u+1)+cos(u+1))", "(sin(u+1)+cos(u+1))", ["0", "1", "1/2"]),
    ("(2sin(u-1/2)+cos(u))", "(2*sin(u-0.5)+cos(u))", ["0"]),
    ("(sin(u+pi/4)+cos(u))", "(sin(u+pi/4)+cos(u))", ["0"]),
    ("(cos(2*(u))-cos(u))", "(cos(2*u)-cos(u))", ["0"]),
    ("(2sin(u)^2-sin(u))", "(2*sin(u)**2-sin(u))", ["0", "1"]),
]
# Factors with values on a part of the line, or everywhere.
FACTORS = [
    ("sqrt(x)", "sqrt(x)"), ("ln(x)", "ln(x)"), ("sqrt(4-x)", "sqrt(4-x)"),
    ("1/sqrt(x)", "1/sqrt(x)"), ("1/(x-1)", "1/(x-1)"), ("sqrt(x^2-4)", "sqrt(x**2-4)"),
    ("asin(x/10)", "asin(x/10)"), ("(x-2)", "(x-2)"), ("1/x", "1/x"), ("ln(9-x^2)", "ln(9-x**2)"),
    ("sqrt(x+3)", "sqrt(x+3)"), ("(sqrt(x)-1)", "(sqrt(x)-1)"), ("1/ln(x)", "1/ln(x)"),
]


def zero(function, low, high):
    """The zero of a function between two bounds, by halving."""
    below = function(low) > 0
    for _ in range(240):
        middle = (low + high) / 2
        value = function(middle)
        if value == 0:
            return middle
        low, high = (middle, high) if (value > 0) == below else (low, middle)
    return low


DIGITS["zero"] = zero


def zero_calls(text):
    """zero(f, x = a..b) as calls in Python."""
    while (start := text.find("zero(")) >= 0 and "lambda" not in text[start:start + 12]:
        depth, end = 0, start + 4
        while end < len(text):
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            if depth == 0:
                break
            end += 1
        body, bounds = re.split(r"[,;] x = ", text[start + 5:end])
        low, high = bounds.split("..")
        text = f"{text[:start]}Zero(lambda x: {body}, {low}, {high}){text[end + 1:]}"
    return text.replace("Zero(", "zero(")


def python_of(exact):
    """What is told as an expression of mpmath's numbers."""
    exact = zero_calls(exact)
    text = re.sub(r"\b(\d+(?:\.\d+)?)\b", r"mpf(\1)", exact.replace("^", "**").replace(";", ","))
    return re.sub(r"\bmpf\((\d+)\)(?=[a-z(])", r"mpf(\1)*", text)


def turns_of(item, letter):
    """The whole numbers that count."""
    if "period" not in item:
        return [0]
    if "from" in item:
        return range(0, 6000)
    return [n for n in range(-2000, 2000) if n != 0 or "except" not in item]


def image_members(item):
    """Numbers that are told, with many digits, and their whole numbers."""
    names = {**DIGITS, "pi": +mpmath.pi, "e": +mpmath.e}
    code = compile(python_of(item["exact"]), "told", "eval")
    found = []
    for turn in turns_of(item, "n"):
        if "letter" in item:
            found.append((turn, eval(code, {**names, item["letter"]: mpmath.mpf(turn)})))
        else:
            period = eval(python_of(item.get("period", "0")), dict(names))
            found.append((turn, eval(code, dict(names)) + turn * period))
    return found


def zeros_of(code, low, high, steps):
    """The zeros that a scan with floating-point numbers finds, but where they crowd."""
    def at(x):
        try:
            return eval(code, {**FLOATS, "x": x})
        except (ValueError, ZeroDivisionError, OverflowError):
            return None

    places = [low + (high - low) * k / steps for k in range(steps + 1)]
    values = [at(x) for x in places]
    found = []
    for k in range(2, steps - 2):
        around = values[k - 2:k + 4]
        if None in around:
            continue
        signs = [v > 0 for v in around]
        if sum(a != b for a, b in zip(signs, signs[1:])) != 1 or signs[2] == signs[3]:
            continue
        if max(map(abs, around)) > 5:
            continue
        a, b, sign = places[k], places[k + 1], values[k] > 0
        for _ in range(80):
            middle = (a + b) / 2
            value = at(middle)
            if value is None:
                break
            a, b = (middle, b) if (value > 0) == sign else (a, middle)
        value = at(a)
        if value is not None and abs(value) < 1e-6:
            found.append(a)
    return found


def changes_sign(python, zero):
    """Whether signs differ beside a place with 60 digits, too, where floats may be mistaken."""
    signs = []
    for shift in (-1, 1):
        x = mpmath.mpf(zero) + shift * mpmath.mpf(10) ** -6
        names = {**DIGITS, "pi": +mpmath.pi, "e": +mpmath.e, "x": x}
        try:
            signs.append(eval(python_of(python.replace("**", "^")), names) > 0)
        except (ValueError, ZeroDivisionError):
            return True
    return signs[0] != signs[1]


def images(count, seed, command):
    """Functions with families of zeros of inner expressions, and products with others."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    questions = []
    for _ in range(count):
        inner, code = draw.choice(INNER)
        outer, outer_code, targets = draw.choice(OUTER)
        target = draw.choice(targets)
        # The text has to be cut where the name is, as u stands in no function's name here.
        whole = re.sub(r"\bu\b", inner, outer), re.sub(r"\bu\b", code, outer_code)
        line, python = (f"{whole[0]} - ({target})", f"({whole[1]} - ({target}))")
        if draw.random() < 0.45:
            factor = draw.choice(FACTORS)
            line, python = (f"{factor[0]}*({line})", f"{factor[1]}*({python})")
        questions.append((line + " = 0", python))
    faults, open_ones, inexact, told_count, scanned = 0, 0, 0, 0, 0
    for (line, python), answer in zip(questions, ask([q[0] for q in questions], command)):
        value = (answer or {}).get("value") or {}
        if not value.get("isComplete"):
            open_ones += 1
            print("open:", line)
            continue
        items = value["items"]
        flat = [i if value["scope"] != "ranges" else {**i, **i.get("lower", {})} for i in items]
        if value["scope"] not in ("members", "images", "ranges") or any(
                i.get("exact") is None or "zero(" in i["exact"] for i in flat):
            inexact += 1
            continue
        told, faulty = [], False
        for item in flat:
            for turn, x in image_members(item):
                told.append(x)
                if abs(x) > 1e6 or abs(x) < 1e-6 and x != 0 or faulty:
                    continue
                if abs(turn) > 8:
                    continue  # Too few digits may be left beside the end of a domain.
                names = {**DIGITS, "pi": +mpmath.pi, "e": +mpmath.e, "x": x}
                try:
                    result = eval(python_of(python.replace("**", "^")), names)
                except (ValueError, ZeroDivisionError):
                    # At the end of a domain the sixtieth digit may be outside.
                    result = None
                    for near in (x * (1 - mpmath.mpf(10) ** -50), x * (1 + mpmath.mpf(10) ** -50)):
                        try:
                            result = eval(
                                python_of(python.replace("**", "^")), {**names, "x": near})
                        except (ValueError, ZeroDivisionError):
                            pass
                if result is None or abs(result) > mpmath.mpf(10) ** -15:
                    faults += 1
                    faulty = True
                    print("no zero:", line, item["exact"], mpmath.nstr(x, 12), result)
                told_count += 1
        numbers = sorted(float(x) for x in told)
        for zero in zeros_of(python, -7, 7, 6000):
            try:
                eval(python, {**FLOATS, "x": float(round(zero, 6))})
            except (ValueError, ZeroDivisionError):
                continue  # There is no value, and signs differ beside it.
            scanned += 1
            if not any(abs(x - zero) < 1e-6 for x in numbers) and changes_sign(python, zero):
                faults += 1
                print("missed:", line, answer.get("exact"), zero)
                break
    print(f"{count} equations, {faults} faults, {open_ones} not complete, {inexact} in digits; "
          f"{told_count} told numbers put in, {scanned} zeros of scans found again")
    return faults


HOLDS = {
    "=": lambda v: v == 0, "<": lambda v: v < 0, "<=": lambda v: v <= 0, ">": lambda v: v > 0,
    ">=": lambda v: v >= 0,
}


class Powers(ast.NodeTransformer):
    """Powers as calls of a function that knows real roots of negative numbers."""

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if not isinstance(node.op, ast.Pow):
            return node
        return ast.Call(ast.Name("power", ast.Load()), [node.left, node.right], [])


def power(base, exponent):
    """A real power; of a negative base, with an odd denominator."""
    fraction = Fraction(str(exponent)).limit_denominator(100)
    if base >= 0 or fraction.denominator == 1:
        return mpmath.mpf(base) ** exponent
    if fraction.denominator % 2 == 0:
        raise ValueError(base)
    return (-1) ** fraction.numerator * (-base) ** exponent


DIGITS["power"] = power


def precise(text, **names):
    """What a text of the language, or of Python, is worth with 60 digits."""
    tree = Powers().visit(ast.parse(python_of(text.replace("**", "^").replace("…", "")), mode="eval"))
    text = compile(ast.fix_missing_locations(tree), "told", "eval")
    return eval(text, {**DIGITS, "pi": +mpmath.pi, "e": +mpmath.e, **names})


def ends_of(item, turn, is_image):
    """The ends of a range that is told, or of one of a family, each with whether it belongs."""
    if "exact" in item:
        item = {"lower": {**item, "isIncluded": True}, "upper": {**item, "isIncluded": True}, **item}
    ends = []
    for side in ("lower", "upper"):
        end = item.get(side)
        if end is None:
            ends.append((mpmath.mpf("-inf" if side == "lower" else "inf"), False))
            continue
        number = precise(end["exact"] or end["decimal"], n=mpmath.mpf(turn))
        if "period" in item and not is_image:
            number += turn * precise(item["period"])
        ends.append((number, end["isIncluded"]))
    return ends


def told_ends(value, reach):
    """All ranges that are told, for whole numbers up to a bound."""
    found = []
    is_image = value["scope"] in ("images", "imageRanges")
    for item in value["items"]:
        turns = [0]
        if "period" in item:
            turns = range(0 if "from" in item else -reach, reach + 1)
        for turn in turns:
            if turn or "except" not in item:
                found.append(ends_of(item, turn, is_image and "letter" in item))
    return found


def judge(line, python, relation, value, inner, draw, window, reach=30, is_exact=True):
    """What is wrong with a set at random places, at its ends and beside them; how many were judged.
    Ends of which a few digits are told are not put in.

    The bounds of whole numbers are enough where the inner expression is small."""
    if value["scope"] in ("allBut", "defined"):
        others = [precise(item["exact"]) for item in value["items"]]
        inside = lambda x: x not in others
        told = [[(x, False), (x, False)] for x in others]
    else:
        told = told_ends(value, reach)

        def inside(x):
            def is_end(end):
                return abs(x - end) < mpmath.mpf(10) ** -45 * (1 + abs(x))

            near = float(x)
            close = [
                ends for ends in told
                if float(ends[0][0]) - 1e-6 <= near <= float(ends[1][0]) + 1e-6]
            for (low, a), (high, b) in close:
                if a and is_end(low) or b and is_end(high):
                    return True
            return any(
                low < x < high and not is_end(low) and not is_end(high)
                for (low, _), (high, _) in close)
    places = [mpmath.mpf(draw.uniform(-window, window)) for _ in range(50)]
    near = told if value["scope"] in ("allBut", "defined") else told_ends(value, 3)
    for (low, _), (high, _) in near:
        for end in (low, high):
            if abs(end) < window:
                gap = (abs(end) or 1) * mpmath.mpf(10) ** -5
                places += ([end] if is_exact else []) + [end - gap, end + gap]
    judged = 0
    for x in places:
        try:
            if abs(precise(inner, x=x)) > 40:
                continue
        except (ValueError, ZeroDivisionError):
            pass
        try:
            number = precise(python, x=x)
            if abs(number) > mpmath.mpf(10) ** 25:
                raise ZeroDivisionError  # A pole is met but for the sixtieth digit.
            holds = HOLDS[relation](0 if abs(number) < mpmath.mpf(10) ** -50 else number)
            if mpmath.mpf(10) ** -50 <= abs(number) < mpmath.mpf(10) ** -42:
                continue
        except (ValueError, ZeroDivisionError):
            holds = False
        judged += 1
        if holds != bool(inside(x)):
            print("wrong:", line, value, mpmath.nstr(x, 15), holds)
            return 1, judged
    return 0, judged


def compared(questions, command, draw, window):
    """The answers to comparisons of a difference with zero; each with its inner expression."""
    faults, open_ones, inexact, judged = 0, 0, 0, 0
    for (line, python, relation, inner), answer in zip(
            questions, ask([q[0] for q in questions], command)):
        value = (answer or {}).get("value") or {}
        if not value.get("isComplete"):
            open_ones += 1
            print("open:", line)
            continue
        flat = [part for item in value["items"]
                for part in ([item.get("lower"), item.get("upper")]
                             if "lower" in item or "upper" in item else [item]) if part]
        is_exact = all(part.get("exact") is not None for part in flat)
        inexact += not is_exact
        fault, count = judge(
            line, python, relation, value, inner, draw, window, is_exact=is_exact)
        faults, judged = faults + fault, judged + count
    print(f"{len(questions)} comparisons, {faults} faults, {open_ones} not complete, "
          f"{inexact} in digits; {judged} places judged")
    return faults


def waves(count, seed, command):
    """Sums of sines and cosines of lines with any numbers added."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    questions = []
    for _ in range(count):
        number = lambda: str(draw.choice([1, 2, -1, Fraction(1, 2), -3, Fraction(2, 3)]))
        slope = draw.choice(["x", "x", "2*x", "x/2", "-x", "3*x"])
        terms = []
        kind = draw.choice(["one", "one", "three", "two"])
        for place in range(3 if kind == "three" else 2):
            factor = draw.choice(["1", "2", "-3", "1/2", "sqrt(2)"]) if kind != "two" else ["1", "-1"][place]
            u = draw.choice(["x", "2*x", "-x", "3*x"]) if kind == "two" else slope
            terms.append(f"({factor})*{draw.choice(['sin', 'cos'])}({u} + ({number()}))")
        target = "0" if kind == "two" else draw.choice(["0", "1", "1/2", "-1", "3"])
        relation = draw.choice(["=", "=", "<", "<=", ">", ">="])
        line = f"{' + '.join(terms)} - ({target})"
        questions.append((f"{line} {relation} 0", line, relation, "x"))
    return compared(questions, command, draw, 12)


def periods(count, seed, command):
    """Functions of sines and cosines, whose zeros have no closed form."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    questions = []

    def part():
        wave = f"{draw.choice(['sin', 'cos'])}({draw.choice(['x', 'x', '2*x', '3*x', 'x + 1'])})"
        return draw.choice(["e^W", "2^W", "cosh(W)", "atan(W)", "W", "W^3", "ln(2 + W)", "abs(W)", "sqrt(1 + W)",
                            "1/(2 + W)", "cos(2*W)", "tan(W)"]).replace("W", wave)

    for _ in range(count):
        factor, target = [draw.choice(["1", "2", "-1", "1/2", "-3"]) for _ in range(2)]
        relation = draw.choice(["=", "<", "<=", ">", ">="])
        line = f"{part()} + ({factor})*{part()} - ({target})"
        questions.append((f"{line} {relation} 0", line, relation, "x"))
    return compared(questions, command, draw, 12)


def ranges(count, seed, command):
    """Inequalities between functions of inner expressions."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    questions = []
    for _ in range(count):
        inner, code = draw.choice([pair for pair in INNER if pair[0] not in ("x", "3x+1", "x/2")])
        outer, outer_code, targets = draw.choice(OUTER)
        target = draw.choice(targets)
        relation = draw.choice(["<", "<=", ">", ">="])
        line = f"{re.sub(r'[u]', lambda _: '(' + inner + ')', outer)} - ({target})"
        whole = re.sub(r"\bu\b", code, outer_code)
        questions.append((f"{line} {relation} 0", f"({whole} - ({target}))", relation, code))
    return compared(questions, command, draw, 8)


def signs(count, seed, command):
    """Inequalities whose zeros are told as zeros of functions, on the whole line or a range."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    questions = []
    lines = [
        ("x/{}", "x/{}"), ("-x/{}", "-x/{}"), ("x/{}+1/3", "x/{}+1/mpf(3)"), ("x^2/{}", "x**2/{}"),
        ("x/{}-1/2", "x/{}-1/mpf(2)"), ("2-x^2/{}", "2-x**2/{}"), ("x^3/{}", "x**3/{}"),
    ]
    functions = [
        ("sin(x)", "sin(x)"), ("cos(x)", "cos(x)"), ("sin(2x)", "sin(2*x)"),
        ("2cos(x)", "2*cos(x)"), ("sin(x+pi/3)", "sin(x+pi/3)"), ("cos(x/2-1)", "cos(x/2-1)"),
        ("e^x-3", "exp(x)-3"), ("ln(x)", "ln(x)"), ("sqrt(x)*cos(x)", "sqrt(x)*cos(x)"),
        ("e^(-x)", "exp(-x)"), ("atan(x)", "atan(x)"), ("x*e^x", "x*exp(x)"),
        ("sqrt(x+4)-1/(x-2)", "sqrt(x+4)-1/(x-2)"), ("cos(x)/(x-1)", "cos(x)/(x-1)"),
        ("ln(x^2+1)", "ln(x**2+1)"), ("sin(x)+cos(2x)", "sin(x)+cos(2*x)"),
        ("abs(x-1)+sin(x)", "abs(x-1)+sin(x)"), ("sin(x)^2", "sin(x)**2"), ("tan(x)", "tan(x)"),
    ]
    for _ in range(count):
        first, code = draw.choice(functions)
        divisor = draw.choice([1, 2, 3, 5, 7, 10])
        line, other = (part.format(divisor) for part in draw.choice(lines))
        relation = draw.choice(["<", "<=", ">", ">="])
        whole, python = f"{first} {relation} {line}", f"(({code}) - ({other}))"
        if draw.random() < 0.35 or first == "tan(x)":
            low = Fraction(draw.randint(-20, 6), draw.choice([1, 1, 2, 3]))
            high = low + Fraction(draw.randint(1, 24), 2)
            whole = f"solve({whole}; x = {low}..{high})"
            python = (f"({python} if mpf({low.numerator})/{low.denominator} <= x <= "
                      f"mpf({high.numerator})/{high.denominator} else 1/(x-x))")
        questions.append((whole, python, relation, "0*x"))
    return compared(questions, command, draw, 12)


def factors(count, seed, command):
    """Inequalities of products, some of whose factors repeat."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    waves_of = [
        ("sin(x)", "sin(x)"), ("cos(x)", "cos(x)"), ("tan(x)", "tan(x)"), ("sin(2x)", "sin(2*x)"),
        ("(2sin(x)-1)", "(2*sin(x)-1)"), ("(cos(x)+2)", "(cos(x)+2)"), ("cos(pi*x)", "cos(pi*x)"),
        ("(sin(x)-cos(x))", "(sin(x)-cos(x))"), ("sin(x)^2", "sin(x)**2"), ("sin(x/2)", "sin(x/2)"),
    ]
    others = FACTORS + [
        ("x", "x"), ("(x^2-4)", "(x**2-4)"), ("e^(-x)", "exp(-x)"), ("(x^2+1)", "(x**2+1)"),
        ("(e^x-2)", "(exp(x)-2)"), ("abs(x)", "abs(x)"), ("(e^x-3x)", "(exp(x)-3*x)"),
        ("x^3", "x**3"), ("(-x)", "(-x)"), ("(x^2+x-3)", "(x**2+x-3)"), ("cosh(x)", "((exp(x)+exp(-x))/2)"),
        ("2^x", "exp(x*ln(mpf(2)))"), ("(x-cos(x))", "(x-cos(x))"),
    ]
    questions = []
    for _ in range(count):
        kind = draw.choice(["product", "product", "quotient", "under", "sum"])
        wave, code = draw.choice(waves_of)
        parts = draw.sample(others, draw.choice([1, 1, 2]))
        text, python = "*".join(p[0] for p in parts), "*".join(p[1] for p in parts)
        if kind == "product":
            text, python = f"{text}*{wave}", f"({python}*{code})"
        elif kind == "quotient":
            text, python = f"{wave}/({text})", f"({code}/({python}))"
        elif kind == "under":
            text, python = f"{text}/{wave}", f"({python}/{code})"
        else:
            text, python = f"{text}*{wave} - 2*{wave}", f"(({python}-2)*{code})"
        relation = draw.choice(["<", "<=", ">", ">="])
        questions.append((f"{text} {relation} 0", python, relation, "0*x"))
    return compared(questions, command, draw, 14)


def roots(count, seed, command):
    """Comparisons of powers of one base with fractions as exponents."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    questions = []
    for _ in range(count):
        base, code = draw.choice([
            ("x", "x"), ("x", "x"), ("(x-1)", "(x-1)"), ("(2x+3)", "(2*x+3)"), ("(1-x)", "(1-x)"),
            ("(x^2-1)", "(x**2-1)"),
        ])
        index = draw.choice([3, 3, 3, 5, 4, 6])
        terms, codes = [], []
        for power in draw.sample([-1, 1, 2, 2, 1, 3, 4, index], draw.choice([2, 2, 3])):
            factor = draw.choice([1, -1, 2, -5, 3, -4])
            exponent = Fraction(power, index)
            terms.append(f"({factor})*{base}^({exponent})")
            # A fraction in lowest terms has a value where its denominator is odd or the base is not
            # negative.
            p, q = exponent.numerator, exponent.denominator
            codes.append(f"({factor})*root({q}, {code})**({p})" if q > 1 else f"({factor})*{code}**({p})")
        target = draw.choice([0, 0, 6, -2, 1, 4])
        relation = draw.choice(["=", "=", "<", "<=", ">", ">="])
        line = f"{' + '.join(terms)} + ({target})"
        questions.append((f"{line} {relation} 0", f"({' + '.join(codes)} + ({target}))", relation, "0*x"))
    return compared(questions, command, draw, 40)


def exponentials(count, seed, command):
    """Comparisons of sums of multiples of exponentials, for which nothing but evaluation is asked."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    questions = []
    for _ in range(count):
        kind = draw.choice(["products", "products", "any", "any", "any", "e"])
        if kind == "products":
            p, q = draw.sample([2, 3, 5, 7], 2)
            bases = [p * p, p * q, q * q] if draw.random() < 0.7 else [p ** 3, p * p * q, p * q * q, q ** 3]
        elif kind == "any":
            bases = draw.sample([1, 2, 3, 4, 5, 6, 7, 9, 10], draw.choice([3, 3, 4]))
        else:
            bases = draw.sample(["e", 2, 3, 5, "(1/2)", 1], 3)
        terms, codes = [], []
        for base in bases:
            factor = draw.choice([1, 1, -1, 2, -2, 3, -5])
            terms.append(f"({factor})*{base}^x")
            number = "exp(mpf(1))" if base == "e" else f"(1/mpf(2))" if base == "(1/2)" else f"mpf({base})"
            codes.append(f"({factor})*exp(x*ln({number}))")
        relation = draw.choice(["=", "=", "<", "<=", ">", ">="])
        questions.append((f"{' + '.join(terms)} {relation} 0", f"({' + '.join(codes)})", relation, "0*x"))
    return compared(questions, command, draw, 9)


def nested(count, seed, command):
    """Comparisons of functions of bounded functions, and of sines and cosines of two polynomials."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    inner = [
        ("sin(x)", "sin(x)"), ("cos(x)", "cos(x)"), ("2cos(x)", "2*cos(x)"), ("sin(2x)", "sin(2*x)"),
        ("3sin(x)", "3*sin(x)"), ("atan(x)", "atan(x)"), ("(sin(x)+cos(x))", "(sin(x)+cos(x))"),
        ("sin(x/2)", "sin(x/2)"),
    ]
    polynomials = [
        ("x", "x"), ("x^2", "x**2"), ("2x", "2*x"), ("(x^2+x)", "(x**2+x)"), ("(1-x)", "(1-x)"),
        ("(x+1)", "(x+1)"), ("3x^2", "3*x**2"), ("(2x-x^2)", "(2*x-x**2)"), ("x/2", "x/2"),
    ]
    questions = []
    for _ in range(count):
        if draw.random() < 0.35:
            (first, code), (second, other) = draw.sample(polynomials, 2)
            left, right = draw.choice(["sin", "cos"]), draw.choice(["sin", "cos"])
            sign = draw.choice("+-")
            line = f"{left}({first}) {sign} {right}({second})"
            questions.append((f"{line} = 0", f"({left}({code}) {sign} {right}({other}))", "=", "0*x"))
            continue
        middle, code = draw.choice(inner)
        outer = draw.choice(["sin", "cos", "sin", "tan", "atan", "e^"])
        target = draw.choice(["0", "1/2", "-1/2", "1/3", "3/4", "1", "-1/4", "2"])
        relation = draw.choice(["=", "=", "<", "<=", ">", ">="])
        taken = "exp" if outer == "e^" else outer
        questions.append((
            f"{outer}({middle}) - ({target}) {relation} 0", f"({taken}({code}) - ({target}))", relation, "0*x"))
    return compared(questions, command, draw, 9)


def integers(count, seed, command):
    """Equations of two whole numbers with finitely many solutions: those of a square are all told there."""
    draw = random.Random(seed)
    faults, open_ones, points = 0, 0, 0
    lines = []
    for _ in range(count):
        number = lambda reach=4: draw.randint(-reach, reach)
        kind = draw.choice(["factors", "factors", "quotient", "product"])
        if kind == "factors":
            a, b, c, d = number(), number(), number(), number()
            lines.append(f"({a}*x + ({b})*y)*({c}*x + ({d})*y) + ({number()})*x + ({number()})*y = {number(40)}")
        elif kind == "quotient":
            lines.append(f"({draw.choice([1, 2, -3])})/x + ({draw.choice([1, 1, -2, 3])})/y = {draw.choice([1, -1])}/{draw.randint(1, 12)}")
        else:
            lines.append(f"{draw.choice([1, 2, 3])}*x*y + ({number()})*x + ({number()})*y = {number(30)}")
    for line, answer in zip(lines, ask([f"solve({line}; x; y; integer)" for line in lines], command)):
        value = (answer or {}).get("value") or {}
        if not value.get("isComplete"):
            open_ones += 1
            continue
        left, right = line.split(" = ")
        code = compile(re.sub(r"(\d+)", r"Fraction(\1)", f"({left}) - ({right})"), line, "eval")

        def holds(x, y):
            try:
                return eval(code, {"x": Fraction(x), "y": Fraction(y), "Fraction": Fraction}) == 0
            except ZeroDivisionError:
                return False

        told = set()
        for item in value["items"]:
            numbers = [item[name]["exact"] for name in "xy"]
            if any(not re.fullmatch(r"-?\d+", text) for text in numbers):
                told = None
                break
            told.add(tuple(map(int, numbers)))
        if told is None:
            continue
        points += len(told)
        expected = {(x, y) for x in range(-25, 26) for y in range(-25, 26) if holds(x, y)}
        near = {p for p in told if max(map(abs, p)) <= 25}
        if near != expected or not all(holds(*p) for p in told):
            faults += 1
            print("wrong:", line, sorted(told), sorted(expected ^ near))
    print(f"{count} equations in whole numbers, {faults} faults, {open_ones} not solved, {points} points")
    return faults


def point_of(rows, width, draw):
    """A point at which linear equations are true, the last entry of each being a number; nothing where there is none."""
    rows, pivots = [list(row) for row in rows], []
    for column in range(width):
        rank = len(pivots)
        place = next((i for i in range(rank, len(rows)) if rows[i][column]), None)
        if place is None:
            continue
        rows[rank], rows[place] = rows[place], rows[rank]
        rows[rank] = [entry / rows[rank][column] for entry in rows[rank]]
        for i, row in enumerate(rows):
            if i != rank:
                rows[i] = [entry - row[column] * other for entry, other in zip(row, rows[rank])]
        pivots.append(column)
    if any(row[width] for row in rows[len(pivots):]):
        return None
    point = [Fraction(draw.randint(-3, 3)) for _ in range(width)]
    for row, column in zip(rows, pivots):
        point[column] = row[width] - sum(row[other] * point[other] for other in range(width) if other not in pivots)
    return point


def cases(count, seed, command):
    """Systems with names as coefficients, and with fewer equations than unknowns: cases hold where they do."""
    draw = random.Random(seed)
    faults, open_ones, points = 0, 0, 0

    def code(text):
        text = without_bars(text)
        text = re.sub(r"(\d+)", r"Fraction(\1)", text.replace("^", "**"))
        text = re.sub(r"(?<![<>!])=", "==", text)
        return compile(text, text, "eval")

    def holds(compiled, values):
        try:
            return bool(eval(compiled, {"Fraction": Fraction}, values))
        except ZeroDivisionError:
            return False

    numbers = ["1", "1", "2", "-1", "3", "0"]
    entries = numbers + ["a", "a", "b", "(a+1)", "(a-b)", "a*b", "a^2", "(2*a-1)", "1/a", "(b-2)"]
    questions = []
    for _ in range(count):
        unknowns = draw.choice(["xy", "xy", "xyz"])
        kind = draw.choice(["linear", "linear", "linear", "wide", "product"])
        equations, rows = [], []
        if kind == "product":
            terms = ["x*y", "x", "y", "a*x*y", "x*z" if "z" in unknowns else "y^2", "b*y", "a*x"]
            for _ in range(draw.choice([1, 1, 2])):
                left = " + ".join(f"({draw.choice([1, 1, -1, 2])})*{term}" for term in draw.sample(terms, 2))
                equations.append(f"{left} = {draw.choice(numbers + ['a', 'b'])}")
            if draw.random() < 0.3:
                equations.append(equations[0])
        else:
            height = len(unknowns) - (1 if kind == "wide" else 0)
            few = draw.choice([0.2, 0.4])
            for _ in range(height + draw.choice([0, 0, 0, 1])):
                row = [draw.choice(entries if draw.random() < few else numbers) for _ in range(len(unknowns) + 1)]
                rows.append(row)
                left = " + ".join(f"({entry})*{name}" for entry, name in zip(row, unknowns))
                equations.append(f"{left} = {row[-1]}")
        questions.append((unknowns, equations, rows))
    lines = ["solve(" + "; ".join(equations) + "; " + "; ".join(unknowns) + ")" for unknowns, equations, _ in questions]
    grid = [Fraction(n) for n in (-2, -1, 0, 1, 2)] + [Fraction(1, 2)]
    for line, (unknowns, equations, rows), answer in zip(lines, questions, ask(lines, command)):
        value = (answer or {}).get("value") or {}
        if value.get("kind") == "rule":
            told, conditions = value["expression"], value["conditions"]
        elif value.get("kind") == "solutions" and value["isComplete"] and not value["items"]:
            told, conditions = "1 = 0", []
        else:
            open_ones += 1
            continue
        if "sqrt" in told:
            continue
        # A case with a divisor that is zero does not hold, and others may.
        system, choices = [code(text) for text in equations], [code(text) for text in told.split(" or ")]
        limits = [code(text) for text in conditions]
        samples = []
        for _ in range(400):
            values = {name: draw.choice(grid) for name in "abxyz"}
            samples.append(values)
            try:
                taken = [[eval(code(entry), {"Fraction": Fraction}, values) for entry in row] for row in rows]
            except ZeroDivisionError:
                continue
            solved = point_of(taken, len(unknowns), draw) if taken and len(samples) < 120 else None
            if solved:
                samples.append({**values, **dict(zip(unknowns, solved))})
        for values in samples:
            if not all(holds(limit, values) for limit in limits):
                continue
            points += 1
            expected = all(holds(equation, values) for equation in system)
            if any(holds(choice, values) for choice in choices) != expected:
                faults += 1
                print("wrong:", line, told, conditions, {name: str(n) for name, n in values.items()}, expected)
                break
    print(f"{count} systems with names, {faults} faults, {open_ones} not solved, {points} points")
    return faults


def powers(count, seed, command):
    """Systems of higher degrees with names, and linear ones of four unknowns: planted points and values of cases."""
    draw = random.Random(seed)
    mpmath.mp.dps = 60
    tiny = mpmath.mpf(10) ** -25
    near = lambda p, q: abs(p - q) <= tiny * (1 + abs(p))
    whole = lambda n, v: mpmath.sign(v) * mpmath.root(abs(v), n) if n % 2 else mpmath.root(v, n)
    functions = {"sqrt": lambda v: mpmath.sqrt(v) if v > 0 else mpmath.sqrt(abs(v)) if v > -tiny else mpmath.nan,
                 "cbrt": lambda v: whole(3, v), "root": whole, "abs": abs}
    pairs = ["x^2+y^2", "x*y", "x+y", "x^2+x*y+y^2", "x^3+y^3", "x+y+x*y", "x^2*y^2", "1/x+1/y", "x^2*y+x*y^2",
             "(x-y)^2", "x^4+y^4", "x^2-y^2", "c*x^2+y^2", "c*x*y", "x^2-c*y", "c*x+y", "x^2+c*x", "sqrt(x+c*y)", "sqrt(x)+sqrt(y)",
             "abs(x-c)+y", "abs(x)+abs(y)", "sqrt(x^2+y^2)-x"]
    alone = ["x^4+b*x^2", "c*x^4+b*x^2", "x^6-b*x^3", "x^4-b^2*x^2", "c*x^6+x^3", "x^4-(b+c)*x^2", "x^8-b*x^4",
             "c^2*x^4+b*x^2", "x^5+b*x^3", "(x^2+b)^2+c*x^2",
             "sqrt(x+b)-c*x", "sqrt(x+b)+sqrt(x-c)", "abs(x-b)+c*x", "abs(x-b)+abs(x-c)", "sqrt(x)-c*sqrt(x+b)"]

    def code(text):
        text = re.sub(r"(\d+)([a-z(])", r"\1*\2", text.replace("^", "**"))
        return re.sub(r"(?<![\w.])(\d+)", r"mpf(\1)", text)

    def value(text, values):
        try:
            return mpmath.mpf(eval(code(text), {"mpf": mpmath.mpf, **functions}, dict(values)))
        except (ZeroDivisionError, TypeError, ValueError):
            return mpmath.nan

    def compared(text, values):
        for sign in ("!=", ">=", "<=", ">", "<", "="):
            if f" {sign} " in text:
                left, right = [value(part, values) for part in text.split(f" {sign} ")]
                if mpmath.isnan(left) or mpmath.isnan(right):
                    return False
                return {"!=": not near(left, right), ">=": left > right - tiny, "<=": left < right + tiny,
                        ">": left > right + tiny, "<": left < right - tiny, "=": near(left, right)}[sign]
        raise ValueError(text)

    questions = []
    for _ in range(count):
        kind = draw.choice(["pair", "pair", "pair", "alone", "linear"])
        if kind == "linear":
            unknowns = "xyzw"
            names = iter("abcdfghjklmnopqr") if draw.random() < 0.5 else None
            entry = lambda: next(names) if names else draw.choice(["a", "b", "c", "d", "f", "g", "1", "0", "2"])
            parts = [" + ".join(f"{entry()}*{x}" for x in unknowns) for _ in unknowns]
            sides = list("stuv")
        elif kind == "alone":
            unknowns, parts, sides = "x", [draw.choice(alone)], ["a"]
        else:
            unknowns, parts, sides = "xy", draw.sample(pairs, 2), ["a", "b"]
        questions.append((unknowns, parts, sides))
    lines = ["solve(" + "; ".join(f"{p} = {q}" for p, q in zip(parts, sides)) + "; " + "; ".join(unknowns) + ")"
             for unknowns, parts, sides in questions]
    faults, open_ones, points = 0, 0, 0
    for line, (unknowns, parts, sides), answer in zip(lines, questions, ask(lines, command)):
        told = (answer or {}).get("value") or {}
        if told.get("kind") != "rule":
            open_ones += 1
            continue
        names = sorted(set(re.findall(r"[a-z]\w*", " ".join(parts))) - set(unknowns) - set(functions))
        cases = [case.split(" and ") for case in told["expression"].split(" or ")]
        for turn in range(40):
            grid = lambda: mpmath.mpf(draw.randint(-3, 3)) if turn % 2 else mpmath.mpf(draw.randint(-40, 40)) / 7
            values = {name: grid() for name in [*names, *unknowns, *sides]}
            planted = dict(values)
            for part, side in zip(parts, sides):
                planted[side] = value(part, values)
            if not any(mpmath.isnan(v) for v in planted.values()):
                limits = all(compared(c, planted) for c in told["conditions"])
                points += 1
                if limits and not any(all(compared(c, planted) for c in case) for case in cases):
                    faults += 1
                    print("missing:", line, {n: mpmath.nstr(v, 8) for n, v in planted.items()})
                    break
            if not all(compared(c, values) for c in told["conditions"]):
                continue
            isWrong = False
            for case in cases:
                own = {name: v for name, v in values.items()}
                for part in case:
                    left, _, right = part.partition(" = ")
                    if re.fullmatch(r"[a-z]\w*", left):
                        own[left] = value(right, values)
                if any(mpmath.isnan(v) for v in own.values()) or not all(compared(c, own) for c in case):
                    continue
                points += 1
                size = 1 + sum(abs(v) for v in own.values()) ** 8
                for part, side in zip(parts, sides):
                    if not abs(value(part, own) - own[side]) < tiny * size:
                        isWrong = True
                        print("wrong:", line, case, {n: mpmath.nstr(v, 8) for n, v in own.items()})
            if isWrong:
                faults += 1
                break
    print(f"{count} systems of higher degrees with names, {faults} faults, {open_ones} not solved, {points} points")
    return faults


def sums(count, seed, command):
    """Sums up to the unknown, and derivatives, compared with what is added up and multiplied by hand."""
    draw = random.Random(seed)
    faults, open_ones = 0, 0
    questions = []
    for _ in range(count):
        relation = draw.choice(["=", "=", "=", "<", ">="])
        row = [draw.randint(-4, 4) for _ in range(draw.randint(1, 4))]
        kind = draw.choice(["power", "power", "geometric", "derivative"])
        polynomial = lambda name, row=row: " + ".join(f"({c})*{name}^{j}" if j else f"({c})" for j, c in enumerate(row))
        if kind == "derivative":
            slope = lambda x, row=row: sum(j * c * x ** (j - 1) for j, c in enumerate(row) if j)
            target = slope(Fraction(draw.randint(-4, 4)))
            questions.append((f"solve(diff({polynomial('x')}; x) {relation} {target}; x)", relation, slope, target, None))
            continue
        first = draw.randint(-2, 3)
        if kind == "geometric":
            base, factor = draw.choice([2, 3, Fraction(1, 2), Fraction(3, 2)]), draw.choice([1, -2, 5])
            text, term = f"({factor})*({base})^k", lambda k, b=base, f=factor: f * Fraction(b) ** k
        else:
            text, term = polynomial("k"), lambda k, row=row: sum(c * Fraction(k) ** j for j, c in enumerate(row))
        added = lambda x, term=term, first=first: sum((term(k) for k in range(first, x + 1)), Fraction(0))
        target = added(first + draw.randint(0, 12)) + draw.choice([0, 0, 0, 1])
        questions.append((f"solve(sum({text}; k = {first}..x) {relation} {target}; x; integer)", relation, added, target, first))
    compare = {"=": lambda a, b: a == b, "<": lambda a, b: a < b, ">=": lambda a, b: a >= b}
    for (line, relation, taken, target, first), answer in zip(questions, ask([q[0] for q in questions], command)):
        value = (answer or {}).get("value") or {}
        if value.get("kind") != "solutions" or not value["isComplete"]:
            open_ones += 1
            continue
        samples = range(first - 1, first + 60) if first is not None else [Fraction(n, 4) for n in range(-40, 41)]
        for x in samples:
            if value["scope"] in ("allBut", "defined"):
                told = True
            else:
                told = any(is_inside(item, x) for item in value["items"])
            if told != compare[relation](taken(x), target):
                faults += 1
                print("wrong:", line, x, answer.get("exact"))
                break
    print(f"{count} sums and derivatives, {faults} faults, {open_ones} not solved")
    return faults


def told_cases(value):
    """The conditions of each case in which there are solutions; None where that is not told."""
    if value.get("kind") == "rule":
        return [case.split(" and ") for case in value["expression"].split(" or ")]
    if value.get("kind") != "solutions" or not value["isComplete"] or value["items"]:
        return None
    return [["0 < 1"]] if value["scope"] == "allBut" else []


def curves(count, seed, command):
    """Comparisons of one complex unknown whose solutions are curves or parts of the plane."""
    draw = random.Random(seed)
    mpmath.mp.dps = 30
    faults, open_ones, points = 0, 0, 0
    names = {
        "abs": abs, "conj": mpmath.conj, "re": mpmath.re, "im": mpmath.im, "sqrt": mpmath.sqrt, "e": mpmath.e,
        "i": mpmath.mpc(0, 1), "mpf": mpmath.mpf, "pi": mpmath.pi,
    }

    def code(text):
        text = without_bars(text)
        text = re.sub(r"(\d+)", r"mpf(\1)", text.replace("^", "**"))
        return compile(re.sub(r"(?<![<>!])=", "==", text), text, "eval")

    def number(reach=3):
        return f"({draw.randint(-reach, reach)}/{draw.choice([1, 1, 1, 2, 3])})"

    def complex_number():
        return f"({number()} + {number()}*i)"

    questions = []
    for _ in range(count):
        relation = draw.choice(["=", "=", "=", "<", "<=", ">"])
        kind = draw.choice(["circle", "ratio", "line", "form", "product", "quotient", "focus"])
        if kind == "focus":
            left = f"abs(z - {complex_number()})"
            right = f"{draw.choice(['1', '1/2', '2'])}*{draw.choice(['re', 'im'])}(z) + {number()}"
        elif kind == "circle":
            left, right = f"abs(z - {complex_number()})", draw.choice(["1", "2", "3/2", "sqrt(2)", "sqrt(5)/2"])
        elif kind == "ratio":
            left = f"abs(z - {complex_number()})"
            right = f"{draw.choice(['1', '2', '1/3', '3/2'])}*abs(z - {complex_number()})"
        elif kind == "quotient":
            # Some of the curves pass through what is divided by.
            left, right = draw.choice([
                (f"abs((z - {complex_number()})/(z - {complex_number()}))", draw.choice(["1", "2", "1/3"])),
                (f"{draw.choice(['re', 'im'])}({complex_number()}/(z - {complex_number()}))", number()),
            ])
        elif kind == "line":
            left, right = f"{number()}*re(z) + {number()}*im(z)", number()
        elif kind == "form":
            left, right = f"{draw.choice(['1', '2', '-1'])}*z*conj(z) + {number()}*re(z) + {number()}*im(z)", number(6)
        else:
            left, right = f"{draw.choice(['re', 'im'])}({complex_number()}*z^2 + {complex_number()}*z)", number()
        questions.append((f"solve({left} {relation} {right}; z; complex)", left, relation, right))
    for (line, left, relation, right), answer in zip(questions, ask([q[0] for q in questions], command)):
        value = (answer or {}).get("value") or {}
        if any(note["kind"] == "solutions" for note in (answer or {}).get("notes", [])):
            open_ones += 1
            continue
        cases = told_cases(value)
        if cases is None:
            open_ones += 1
            continue
        difference = code(f"re(({left}) - ({right}))")
        at = lambda z: mpmath.mpf(eval(difference, names, {"z": z}))
        scale = lambda z: 1 + abs(z) ** 2
        corner = lambda: mpmath.mpc(draw.uniform(-6, 6), draw.uniform(-6, 6))
        if relation != "=":
            told = [[code(condition) for condition in case] for case in cases]
            for _ in range(200):
                z, points = corner(), points + 1
                holds = {"<": at(z) < 0, "<=": at(z) <= 0, ">": at(z) > 0}[relation]
                is_told = any(all(eval(condition, names, {"z": z}) for condition in case) for case in told)
                if abs(at(z)) > 1e-12 * scale(z) and holds != is_told:
                    faults += 1
                    print("wrong:", line, answer["exact"], z)
                    break
            continue
        told = [(code(case[0].split(" = ")[1]), [code(condition) for condition in case[1:]]) for case in cases]

        def places(t):
            for whole, conditions in told:
                try:
                    z = mpmath.mpc(eval(whole, names, {"t": t}))
                    if all(eval(condition, names, {"t": t, "z": z}) for condition in conditions):
                        yield z
                except ZeroDivisionError:
                    pass

        is_wrong = False
        for _ in range(60):
            for z in places(mpmath.mpf(draw.uniform(-7, 7))):
                points += 1
                is_wrong = is_wrong or abs(at(z)) > 1e-20 * scale(z)
        for _ in range(40):
            low, high = corner(), corner()
            if at(low) * at(high) >= 0:
                continue
            for _ in range(90):
                middle = (low + high) / 2
                low, high = (middle, high) if at(low) * at(middle) > 0 else (low, middle)
            points += 1
            # A letter is a part of the number, or its angle around the middle of two opposite points.
            letters = [low.real, low.imag]
            for whole, conditions in told if " e^(" in answer["exact"] or "*e^(" in answer["exact"] else []:
                ends = [mpmath.mpc(eval(whole, names, {"t": t})) for t in (mpmath.mpf(0), mpmath.pi)]
                letters.append(mpmath.arg(low - (ends[0] + ends[1]) / 2))
            is_wrong = is_wrong or all(abs(z - low) > 1e-9 * scale(low) for t in letters for z in places(t))
        if is_wrong:
            faults += 1
            print("wrong:", line, answer["exact"])
    print(f"{count} comparisons in the plane, {faults} faults, {open_ones} not solved, {points} points")
    return faults


def families(count, seed, command):
    """Equations of a complex unknown whose solutions have letters for whole numbers.

    Members are put in. In a disc the zeros of entire functions are counted by the argument principle, those of
    powers by all whole numbers for which the logarithm is the principal one.
    """
    draw = random.Random(seed)
    mpmath.mp.dps = 30
    faults, open_ones, members = 0, 0, 0
    i = mpmath.mpc(0, 1)
    names = {
        name: getattr(mpmath, name)
        for name in ["sin", "cos", "sinh", "cosh", "asin", "acos", "asinh", "acosh", "atan", "sqrt", "re", "im", "mpf", "pi"]
    } | {"ln": mpmath.log, "abs": abs, "i": i, "e": mpmath.mpf(mpmath.e)}

    def code(text):
        text = re.sub(r"(\d)i\b", r"\1*i", text.replace("^", "**"))
        return compile(re.sub(r"(\d+)", r"mpf(\1)", text), text, "eval")

    def factor():
        return draw.choice(["1", "2", "3", "-1", "-2", "1/2", "i", "-i", "2*i"])

    def polynomial():
        return draw.choice([
            f"({factor()})*z^2", f"z^2 + ({factor()})*z", f"({factor()})*z^2 + ({factor()})", f"(z - ({factor()}))^2",
            "z^3", f"z^4 - ({factor()})*z^2", f"({factor()})*z",
        ])

    def value():
        return draw.choice(["1", "-1", "2", "i", "1/2", "0", "1 + i", "3"])

    def question():
        kind = draw.choice(["single", "single", "two", "square", "nested", "power", "condition"])
        call = draw.choice(["e^", "sin", "cos", "sinh", "cosh"])
        if kind == "power":
            exponent = draw.choice(["i", "1 + i", "2*i", "pi", "sqrt(2)", "2 - i", "i/2", "3*pi"])
            number = draw.choice(["1", "2", "-1", "i", "-i"])
            return f"({draw.choice(['z', 'z + 1', '2*z'])})^({exponent})", number, ""
        if kind == "two":
            return f"{call}({polynomial()})", f"{call}({polynomial()})", ""
        if kind == "square":
            inner = polynomial()
            return f"{call}({inner})^2 - ({value()})*{call}({inner})", value(), ""
        if kind == "nested":
            return f"{call}({draw.choice(['e^', 'sin', 'cosh'])}(z))", value(), ""
        if kind == "condition":
            condition = draw.choice(["im(z) > 0", "re(z) > 1", "abs(z) < 7", "im(z) <= 3", "re(z) != 0"])
            return f"{call}({factor()}*z)", value(), condition
        return f"{call}({polynomial()})", value(), ""

    def zeros_inside(at, centre, radius):
        """The zeros of an entire function in a disc, each as often as it is one; None beside a zero."""
        angle, before = 0.0, None
        for step in range(2401):
            value = complex(at(centre + radius * mpmath.expjpi(mpmath.mpf(step) / 1200)))
            if before is not None:
                turn = cmath.phase(value / before) if before != 0 and value != 0 else 4
                if abs(turn) > 2:
                    return None
                angle += turn
            before = value
        return round(angle / (2 * math.pi))

    questions = []
    for _ in range(count):
        left, right, condition = question()
        beside = f" and {condition}" if condition else ""
        questions.append((f"solve({left} = {right}{beside}; z; complex)", left, right, condition))
    for (line, left, right, condition), answer in zip(questions, ask([q[0] for q in questions], command)):
        notes = [note["kind"] for note in (answer or {}).get("notes", [])]
        value, text = (answer or {}).get("value") or {}, (answer or {}).get("exact")
        is_told = value.get("kind") == "rule" or value.get("kind") == "solutions" and value["isComplete"]
        if not is_told or text is None and value.get("items") != []:
            open_ones += 1
            continue
        cases = [case.split(" and ") for case in text.split(" or ")] if value.get("items") != [] else []
        if any(not case[0].startswith("z = ") for case in cases):
            open_ones += 1
            continue
        difference = code(f"({left}) - ({right})")
        at = lambda z: mpmath.mpc(eval(difference, names, {"z": mpmath.mpc(z)}))
        holds = code(condition) if condition else None
        told, is_wrong = [], False
        for case in cases:
            whole, others = code(case[0][4:]), [code(other) for other in case[1:]]
            reach = {name: range(-24, 25) if re.search(rf"\b{name}\b", case[0]) else [0] for name in "nk"}
            for n, k in itertools.product(reach["n"], reach["k"]):
                letters = {"n": mpmath.mpf(n), "k": mpmath.mpf(k)}
                if all(eval(other, names, letters) for other in others):
                    told.append((mpmath.mpc(eval(whole, names, letters)), max(abs(n), abs(k))))
        for z, size in told:
            if size > 5:
                continue
            members += 1
            try:
                slope = abs(mpmath.diff(at, z))
                is_wrong = is_wrong or abs(at(z)) > mpmath.mpf(10) ** -20 * (1 + slope * (1 + abs(z)))
            except (ZeroDivisionError, ValueError):
                is_wrong = True
            if holds is not None:
                is_wrong = is_wrong or not eval(holds, names, {"z": z})
        centre, radius = mpmath.mpc(0.13, 0.07), mpmath.mpf(2)
        inside = []
        for z, _ in told:
            if abs(z - centre) < radius and all(abs(z - other) > 1e-9 for other in inside):
                inside.append(z)
        if "^(" in left and "e^(" not in left:
            # Of a power all logarithms are tried.
            base, exponent = re.fullmatch(r"\((.*)\)\^\((.*)\)", left).groups()
            c, v = eval(code(exponent), names), mpmath.mpc(eval(code(right), names))
            expected = []
            for n in range(-60, 61):
                logarithm = (mpmath.log(v) + 2 * mpmath.pi * i * n) / c
                if -mpmath.pi + 1e-15 < mpmath.im(logarithm) < mpmath.pi + mpmath.mpf(10) ** -25:
                    w = mpmath.exp(logarithm)
                    z = {"z": w, "z + 1": w - 1, "2*z": w / 2}[base]
                    if abs(z - centre) < radius:
                        expected.append(z)
            is_wrong = is_wrong or any(all(abs(z - other) > 1e-9 for other in inside) for z in expected)
        else:
            try:
                counted = zeros_inside(at, centre, radius)
                if counted is not None and not condition:
                    gap = min([abs(z - other) for z in inside for other in inside if z != other] + [mpmath.mpf(1)])
                    found = [zeros_inside(at, z, min(gap / 3, mpmath.mpf(10) ** -4)) for z in inside]
                    is_wrong = is_wrong or None not in found and sum(found) != counted
            except (OverflowError, ZeroDivisionError):
                pass
        if is_wrong:
            faults += 1
            print("wrong:", line, text)
    print(f"{count} equations with families, {faults} faults, {open_ones} not solved, {members} members")
    return faults


def loci(count, seed, command):
    """Rays, arcs, parts of circles and of the plane: several comparisons of one complex unknown.

    Points of a locus, which its generator makes, have to be told, and what is told has to satisfy all comparisons.
    """
    draw = random.Random(seed)
    mpmath.mp.dps = 30
    mpc, pi = mpmath.mpc, mpmath.pi
    faults, open_ones, points = 0, 0, 0
    names = {
        "abs": abs, "re": mpmath.re, "im": mpmath.im, "sqrt": mpmath.sqrt, "e": mpmath.e, "i": mpc(0, 1),
        "mpf": mpmath.mpf, "pi": pi, "cos": mpmath.cos, "sin": mpmath.sin, "asin": mpmath.asin, "acos": mpmath.acos,
        "atan": mpmath.atan, "tan": mpmath.tan,
    }
    code = lambda text: compile(
        re.sub(r"(?<![<>!])=", "==", re.sub(r"(\d+)", r"mpf(\1)", text.replace("^", "**"))), text, "eval"
    )

    def center():
        x, y = draw.randint(-3, 3), draw.randint(-3, 3)
        return f"({x} + {y}*i)", mpc(x, y)

    def region():
        a, p = center()
        number = draw.choice([1, 2, 3])
        return draw.choice([
            (f"abs(z - {a}) < {number}", lambda z: number - abs(z - p)),
            (f"abs(z - {a}) >= {number}", lambda z: abs(z - p) - number),
            (f"re(z) > {number - 2}", lambda z: z.real - number + 2),
            (f"im(z) <= {number - 2}", lambda z: number - 2 - z.imag),
            (f"re(z) + im(z) < {number}", lambda z: number - z.real - z.imag),
        ])

    def angle():
        top, bottom = draw.choice([
            (1, 4), (1, 3), (1, 6), (1, 2), (2, 3), (3, 4), (5, 6), (-1, 4), (-1, 3), (-1, 2), (-2, 3), (0, 1), (1, 5),
        ])
        return f"{top}*pi/{bottom}", pi * top / bottom

    def locus():
        (a, p), (b, q), (text, phi) = center(), center(), angle()
        kind = draw.choice(["ray", "arc", "circle", "line", "plane"])
        turn = mpmath.expj(phi)
        if kind == "ray":
            on = lambda z: max(abs(((z - p) / turn).imag), -((z - p) / turn).real)
            return f"arg(z - {a}) = {text}", on, lambda: p + mpmath.mpf(draw.uniform(0.01, 6)) * turn
        if kind == "arc" and p != q and phi not in (0, pi):
            # (z − p)/(z − q) is s·e^(iφ) for an s > 0.
            def point():
                w = mpmath.exp(draw.uniform(-3, 3)) * turn
                return (p - q * w) / (1 - w)

            def on(z):
                w = (z - p) * mpmath.conj(z - q) / turn
                return max(abs(w.imag), -w.real)

            return f"arg((z - {a})/(z - {b})) = {text}", on, point
        if kind == "circle":
            radius = draw.randint(1, 3)
            return (
                f"abs(z - {a}) = {radius}", lambda z: abs(abs(z - p) - radius),
                lambda: p + radius * mpmath.expj(mpmath.mpf(draw.uniform(-4, 4))),
            )
        if kind == "line" and p != q:
            middle, direction = (p + q) / 2, (p - q) * mpc(0, 1)
            return (
                f"abs(z - {a}) = abs(z - {b})", lambda z: abs(abs(z - p) - abs(z - q)),
                lambda: middle + direction * mpmath.mpf(draw.uniform(-3, 3)),
            )
        return None, lambda z: 0, lambda: mpc(draw.uniform(-5, 5), draw.uniform(-5, 5))

    questions = []
    for _ in range(count):
        text, on, point = locus()
        regions = [region() for _ in range(draw.choice([0, 1, 1, 2]) if text else 2)]
        whole = " and ".join(([text] if text else []) + [r[0] for r in regions])
        questions.append((f"solve({whole}; z; complex)", text, on, point, [r[1] for r in regions]))
    for (line, text, on, point, regions), answer in zip(questions, ask([q[0] for q in questions], command)):
        value = (answer or {}).get("value") or {}
        cases = told_cases(value)
        if cases is None:
            open_ones += 1
            continue
        margin = lambda z: min([r(z) for r in regions] + [mpmath.mpf(1)])
        if text is None:
            told = [[code(c) for c in case] for case in cases]
            for _ in range(200):
                z, points = point(), points + 1
                is_told = any(all(eval(c, names, {"z": z}) for c in case) for case in told)
                if abs(margin(z)) > 1e-12 and (margin(z) > 0) != is_told:
                    faults += 1
                    print("wrong:", line, answer["exact"], z)
                    break
            continue
        told = [(code(case[0].split(" = ")[1]), [code(c) for c in case[1:]]) for case in cases]
        grid, is_wrong = [], False
        for step in range(-700, 701):
            # Close together, and far away on both sides: some parameters are angles, others quotients of lengths.
            t = mpmath.sinh(mpmath.mpf(step) / 125 + mpmath.mpf("0.00314159"))
            for whole, conditions in told:
                z = mpc(eval(whole, names, {"t": t}))
                if all(eval(c, names, {"t": t, "z": z}) for c in conditions):
                    grid.append(z)
                    points += 1
                    is_wrong = is_wrong or on(z) > 1e-20 * (1 + abs(z) ** 2) or margin(z) < -1e-20
        for _ in range(30):
            z = point()
            # Close to what a grid has, and on the inner side of all borders.
            if abs(z) > 4 or margin(z) < 0.1:
                continue
            points += 1
            is_wrong = is_wrong or all(abs(z - other) > 0.1 for other in grid)
        if is_wrong:
            faults += 1
            print("wrong:", line, answer["exact"])
    print(f"{count} loci, {faults} faults, {open_ones} not solved, {points} points")
    return faults


def residues(count, seed, command):
    """Remainders of whole numbers, and equations of two with families: all of a part are tried."""
    draw = random.Random(seed)
    mpmath.mp.dps = 300
    faults, open_ones = 0, 0
    number_of = globals()["number"]
    compare = {
        "=": lambda a, b: a == b, "<": lambda a, b: a < b, ">=": lambda a, b: a >= b, "!=": lambda a, b: a != b,
    }
    number = lambda reach=6: draw.randint(-reach, reach)
    questions = []
    for _ in range(count):
        kind = draw.choice(["mod", "mod", "mod", "two", "divisor", "common", "class", "class", "pell", "pell", "family", "form", "form"])
        if kind == "mod":
            row, m = [number() for _ in range(draw.randint(2, 4))], draw.choice([2, 3, 4, 5, 6, 7, 8, 9, 12, -5, Fraction(7, 2)])
            shown = " + ".join(f"({c})*x^{j}" if j else f"({c})" for j, c in enumerate(row))
            target, relation = draw.randint(0, 6), draw.choice(list(compare))
            taken = lambda x, row=row, m=m: sum(c * Fraction(x) ** j for j, c in enumerate(row)) % m
            text = f"mod({shown}; {m}) {relation} {target}"
            holds = lambda x, f=taken, t=target, r=compare[relation]: r(f(x), t)
            if draw.random() < 0.3:
                bound = number(9)
                text, holds = f"{text}; x > {bound}", lambda x, h=holds, b=bound: x > b and h(x)
        elif kind == "two":
            m, k, a, b = draw.randint(2, 6), draw.randint(2, 6), number(), number()
            text = f"mod(x^2 + ({a})*x; {m}) = mod({b}*x; {k})"
            holds = lambda x, m=m, k=k, a=a, b=b: (x * x + a * x) % m == b * x % k
        elif kind == "common":
            a, b, m, target, relation = draw.randint(1, 4), number(9), draw.choice([4, 6, 8, 10, 12, 15, 30]), draw.randint(1, 6), draw.choice(list(compare))
            text = f"gcd({a}*x + ({b}); {m}) {relation} {target}"
            holds = lambda x, a=a, b=b, m=m, t=target, r=compare[relation]: r(math.gcd(a * x + b, m), t)
        elif kind == "class":
            m, a, b, target = draw.choice([2, 3, 4, 5, 6, 12]), number(5), number(5), number(30)
            form = draw.choice([
                ("gcd(x; {m}) = ({a})*x + ({b})", lambda x, m=m, a=a, b=b: math.gcd(x, m) == a * x + b),
                ("lcm(x; {m}) = ({t})", lambda x, m=m, t=target: math.lcm(x, m) == t),
                ("x*mod(x; {m}) = ({t})", lambda x, m=m, t=target: x * (x % m) == t),
                ("(x - ({a}))*(mod(x^2; {m}) - ({b})) = 0", lambda x, m=m, a=a, b=b: (x - a) * (x * x % m - b) == 0),
                ("(-1)^x*x^2 + gcd(x; {m}) = ({t})", lambda x, m=m, t=target: (-1) ** (x % 2) * x * x + math.gcd(x, m) == t),
                ("x^2 + ({a})*x + mod(x; {m}) = ({t})", lambda x, m=m, a=a, t=target: x * x + a * x + x % m == t),
            ])
            text, holds = form[0].format(m=m, a=a, b=b, t=target), form[1]
        elif kind == "divisor":
            c, target, relation = number(20), number(), draw.choice(list(compare))
            text = f"mod({c}; x) {relation} {target}"
            holds = lambda x, c=c, t=target, r=compare[relation]: x != 0 and r(c % x, t)
        elif kind == "pell":
            d, n = draw.choice([2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15]), draw.choice([1, 1, -1, 2, -2, 4, -4, 7, 9, 17])
            text, holds = f"x^2 - {d}*y^2 = {n}", lambda x, y, d=d, n=n: x * x - d * y * y == n
        elif kind == "form":
            a, b, c, d, e = draw.randint(1, 3), number(4), -draw.randint(1, 5), number(4), number(4)
            form = lambda x, y, p=(a, b, c, d, e): p[0] * x * x + p[1] * x * y + p[2] * y * y + p[3] * x + p[4] * y
            target = form(number(9), number(9)) if draw.random() < 0.7 else number(30)
            text = f"({a})*x^2 + ({b})*x*y + ({c})*y^2 + ({d})*x + ({e})*y = {target}"
            holds = lambda x, y, form=form, t=target: form(x, y) == t
        else:
            row, a = [number() for _ in range(3)] + draw.choice([[], [number()]]), draw.choice([1, 2, 3, 4, 5, 6, -3, 8])
            shown = " + ".join(f"({c})*x^{j}" if j else f"({c})" for j, c in enumerate(row))
            text = f"({a})*y = {shown}"
            holds = lambda x, y, a=a, row=row: a * y == sum(c * x**j for j, c in enumerate(row))
        unknowns = "x; y" if kind in ("pell", "family", "form") else "x"
        questions.append((f"solve({text}; {unknowns}; integer)", kind, holds))
    names = {"mpf": mpmath.mpf, "sqrt": mpmath.sqrt}
    for (line, kind, holds), answer in zip(questions, ask([q[0] for q in questions], command)):
        value = (answer or {}).get("value") or {}
        if kind in ("pell", "family", "form"):
            if value.get("kind") == "rule":
                told = set()
                for case in value["expression"].split(" or "):
                    sides = [side.split(" = ")[1] for side in case.split(" and ")]
                    codes = [re.sub(r"(?<![a-z])(\d+)", r"mpf(\1)", side.replace("^", "**")) for side in sides]
                    reach = {"family": 60, "pell": 20, "form": 8}[kind]
                    for n in range(-reach, reach + 1):
                        point = [eval(code, names, {"n": mpmath.mpf(n)}) for code in codes]
                        told.add(tuple(int(mpmath.nint(part)) for part in point))
                        if any(abs(part - mpmath.nint(part)) > 1e-20 for part in point):
                            told.add((None, None))
            elif value.get("kind") == "solutions" and value["isComplete"] and value["scope"] == "some" and all(
                "decimal" in item[x] for item in value["items"] for x in "xy"
            ):
                told = {tuple(int(number_of(item[x])) for x in "xy") for item in value["items"]}
            else:
                open_ones += 1
                continue
            reach = 60 if kind == "family" else 300
            expected = {(x, y) for x in range(-reach, reach + 1) for y in range(-200, 201) if holds(x, y)}
            near = {p for p in told if None in p or abs(p[0]) <= (50 if kind == "family" else 300)}
            missing = {p for p in expected if abs(p[0]) <= 50} - told
            if missing or not all(None not in p and holds(*p) for p in near):
                faults += 1
                print("wrong:", line, answer["exact"], sorted(missing)[:5])
            continue
        if value.get("kind") != "solutions" or not value["isComplete"]:
            open_ones += 1
            continue
        for x in range(-150, 151):
            told = value["scope"] in ("allBut", "defined") or any(is_inside(item, x) for item in value["items"])
            if told != holds(x):
                faults += 1
                print("wrong:", line, x, answer["exact"])
                break
    print(f"{count} questions of whole numbers, {faults} faults, {open_ones} not solved")
    return faults


def letters(count, seed, command):
    """Equations with names in arguments, bases and divisors: what is told solves them as they are written."""
    draw = random.Random(seed)
    inner = ["x", "(x-a)", "(a*x)", "(x+b)", "(a*x-b)", "(x/a)", "(x-a*b)", "(x+a^b)", "(x-a+1)"]
    outer = ["{}", "{}", "ln({})", "sqrt({})", "e^({})", "1/({})", "tan({})", "({})^2", "abs({})", "sqrt(({})^2)",
             "e^ln({})", "cos({})", "2^({})", "log2({})", "sin({})", "cbrt({})"]

    def function():
        return draw.choice(outer).replace("{}", draw.choice(inner))

    def code(text):
        text = without_bars(text)
        return re.sub(r"(?<![<>!=])=(?!=)", "==", text.replace("∞", "mpf(10)**400"))

    def solves(equation, names):
        left, right = (precise(code(side), **names) for side in equation.split(" = "))
        # A cube root has a third of the digits at zero.
        return abs(left - right) < mpmath.mpf(10) ** -15 * (1 + abs(left))

    lines = [f"{function()} {draw.choice('*/+-')} ({function()}) = {draw.choice(['0', '0', '1', 'a', 'b', 'a^b'])}"
             for _ in range(count)]
    faults, open_ones, points = 0, 0, 0
    mpmath.mp.dps = 60
    for line, answer in zip(lines, ask([f"solve({line}; x)" for line in lines], command)):
        value = (answer or {}).get("value") or {}
        if value.get("kind") != "rule":
            open_ones += 1
            continue
        for _ in range(24):
            names = {name: mpmath.mpf(draw.choice([-3, -2, -1, 1, 2, 3])) / draw.choice([1, 2, 3]) for name in "ab"}
            names["n"] = mpmath.mpf(draw.choice([-2, -1, 0, 1, 2]))
            is_defined = names["a"] > 0 or names["b"] == int(names["b"])
            if not is_defined and any("where a^b has" in note["message"] for note in answer["notes"]):
                continue
            for part in value["expression"].split(" or "):
                needed = part.strip("()").split(" and ") if " and " in part else [part]
                equation = next((c for c in needed if c.startswith("x = ")), None)
                if equation is None:
                    continue
                needed = [c for c in needed + value["conditions"] if c != equation]
                try:
                    point = {**names, "x": precise(equation[4:], **names)}
                    if not all(precise(code(c), **point) for c in needed):
                        continue
                except (ValueError, ZeroDivisionError, TypeError, SyntaxError):
                    # A case without a value is none; roots of negative numbers to names are not compared.
                    continue
                points += 1
                try:
                    holds = solves(line, point)
                except (ValueError, ZeroDivisionError):
                    holds = False
                except TypeError:
                    continue
                if not holds:
                    faults += 1
                    print("wrong:", line, part, value["conditions"], names["a"], names["b"], names["n"])
                    break
            else:
                continue
            break
    print(f"{count} equations with names, {faults} faults, {open_ones} not solved, {points} points")
    return faults


if __name__ == "__main__":
    kinds = {
        "equations": equations, "inequalities": inequalities, "systems": systems,
        "roundings": roundings, "formulas": formulas, "images": images,
        "waves": waves, "periods": periods, "ranges": ranges, "signs": signs, "factors": factors, "roots": roots,
        "exponentials": exponentials, "nested": nested, "integers": integers, "cases": cases,
        "sums": sums, "curves": curves, "loci": loci, "families": families, "residues": residues, "powers": powers,
        "letters": letters,
    }
    name = sys.argv[4] if len(sys.argv) > 4 else reader.COMMAND
    faults = kinds[sys.argv[1]](int(sys.argv[2]), int(sys.argv[3]), name)
    sys.exit(faults + len(reader.CONTRADICTIONS) > 0)
