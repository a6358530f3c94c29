"""Attacks solutions of equations and inequalities with random input.

    python3 Tests/Algebra/solutions.py equations COUNT SEED [COMMAND]
    python3 Tests/Algebra/solutions.py inequalities COUNT SEED [COMMAND]
    python3 Tests/Algebra/solutions.py systems COUNT SEED [COMMAND]
    python3 Tests/Algebra/solutions.py roundings COUNT SEED [COMMAND]
    python3 Tests/Algebra/solutions.py formulas COUNT SEED [COMMAND]

An equation f(x) = f(r) has the planted solution r: an answer that is called complete has to
have it, each number that is told has to solve the equation, and where the difference of the sides
changes its sign between two close points of −10 to 10, a told number has to lie there. An
inequality is compared with its ranges at rational samples, a system has a planted point. Values
are those of Python's floating-point numbers, which share no code with Surd. A comparison of what is
rounded is evaluated at fractions, exactly, and compared with its set there; a formula that was solved
is put in with random numbers for its names.
"""

import json
import math
import random
import re
import subprocess
import sys
from fractions import Fraction

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
        found.append(json.loads(run.stdout) if run.stdout else None)
    return found


def number(item):
    """A number that is told, as a floating-point number."""
    if item["decimal"] is not None:
        return float(item["decimal"].replace("…", ""))
    return float(reader.Reader(item["exact"]).value().real.mid())


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
        numbers = members(told["items"], -60, 60)
        mistakes = []
        judged = [item for item in told["items"] if not is_bracketed(item, code, target)]
        for x in members(judged, -60, 60):
            y = value(code, x)
            near = [value(code, x + step) for step in (-1e-7, 1e-7)]
            ends = [v for v in [y] + near if v is not None]
            tolerance = 1e-6 * (1 + abs(target)) + sum(abs(v - (y or v)) for v in ends)
            if not ends or min(abs(v - target) for v in ends) > tolerance:
                mistakes.append(f"{x} is no solution")
        if complete:
            if not any(abs(x - root) < 1e-6 * (1 + abs(root)) for x in numbers):
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
                    shifts = [period * (math.floor((x - start) / period) + k) for k in (-1, 0, 1)]
                for shift in shifts:
                    low = number(item["lower"]) + shift if "lower" in item else -math.inf
                    high = number(item["upper"]) + shift if "upper" in item else math.inf
                    if low <= x <= high:
                        return True
            return False

        for _ in range(400):
            x = draw.uniform(-12, 12)
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


def formulas(count, seed, command):
    """Formulas solved for x, with numbers in the place of the other names."""
    draw = random.Random(seed)
    inner = ["x", "a*x", "2x + c", "x/c - a", "sqrt(x)", "x^2"]
    outer = ["sin({})", "cos({})", "tan({})", "a*sin({}) + c*cos({})", "3*cos({})^2", "e^sin({})",
             "sec({})", "c*cosh({})", "sin({}) - 2cos({})"]
    lines = [draw.choice(outer).replace("{}", draw.choice(inner)) + " = b" for _ in range(count)]
    faults, open_ones = 0, 0
    wholes = {"sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin,
              "acos": math.acos, "atan": math.atan, "atan2": math.atan2, "sqrt": math.sqrt,
              "cosh": math.cosh, "acosh": math.acosh, "ln": math.log, "pi": math.pi, "e": math.e,
              "abs": abs, "sec": lambda v: 1 / math.cos(v), "csc": lambda v: 1 / math.sin(v)}

    def code(text):
        text = re.sub(r"\b(\d+)([a-z(])", r"\1*\2", text.replace("^", "**").replace("!=", "~="))
        return text.replace("~=", "!=")

    for line, answer in zip(lines, ask([f"solve({line}; x)" for line in lines], command)):
        value = answer.get("value") or {}
        if value.get("kind") != "rule":
            open_ones += 1
            continue
        conditions = " and ".join(f"({code(c)})" for c in value["conditions"]) or "True"
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
                    x = eval(code(part.split(" = ")[1]), {**names, "n": turn})
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
                if ends[0] * ends[1] < 0 and max(map(abs, ends)) < 1:
                    if not any(low <= x <= high for x in told):
                        faults += 1
                        print(line, value["expression"], "misses", low, names["a"], names["b"])
    print(f"{count} formulas, {faults} faults, {open_ones} not solved")
    return faults


if __name__ == "__main__":
    kinds = {
        "equations": equations, "inequalities": inequalities, "systems": systems,
        "roundings": roundings, "formulas": formulas,
    }
    name = sys.argv[4] if len(sys.argv) > 4 else reader.COMMAND
    sys.exit(kinds[sys.argv[1]](int(sys.argv[2]), int(sys.argv[3]), name) > 0)
