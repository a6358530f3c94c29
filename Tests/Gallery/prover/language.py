"""Reads what is plotted: a text becomes a program, a list of steps in which equal parts are shared.

A step is (operation, operands, detail). Operands are the numbers of earlier steps; the detail is the
exact value of a constant, the name of a variable or function, or an exponent.
"""

import re
from fractions import Fraction

FUNCTIONS = set(
    """sqrt cbrt root abs sign floor ceil round trunc frac min max mod exp ln log log2 sin cos tan
    sec csc cot asin acos atan sinh cosh tanh asinh acosh atanh sinc cosc""".split())
ALIASES = {"arcsin": "asin", "arccos": "acos", "arctan": "atan"}
SYMBOLS = {
    "−": "-", "×": "*", "·": "*", "÷": "/", "π": " pi ", "≤": "<=", "≥": ">=", "≠": "!=",
    "θ": " theta ", "²": "^2", "³": "^3", "√": " sqrt ", "⌊": " floor(", "⌋": ")"}
TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?)|(?P<name>[A-Za-z]\w*)"
    r"|(?P<sign><=|>=|!=|[-+*/^()|;:,{}=<>]))")


class Unreadable(Exception):
    """The text is not in the language."""


class Program:
    """The steps so far, and the position of each step that can be shared."""

    def __init__(self):
        self.steps = []
        self.places = {}

    def step(self, operation, *operands, detail=None):
        key = (operation, operands, detail)
        if key not in self.places:
            self.places[key] = len(self.steps)
            self.steps.append(key)
        return self.places[key]

    def constant(self, value):
        return self.step("constant", detail=Fraction(value))

    def value(self, place):
        """The exact value of a step that is a rational constant, or None."""
        operation, _, detail = self.steps[place]
        return detail if operation == "constant" else None

    def arithmetic(self, operation, left, right):
        """A sum, difference, product or quotient; of constants at once."""
        a, b = self.value(left), self.value(right)
        if a is None or b is None or (operation == "div" and b == 0):
            return self.step(operation, left, right)
        return self.constant(
            {"add": lambda: a + b, "sub": lambda: a - b, "mul": lambda: a * b,
             "div": lambda: a / b}[operation]())

    def negated(self, place):
        value = self.value(place)
        return self.step("neg", place) if value is None else self.constant(-value)

    def power(self, base, exponent):
        value, root = self.value(exponent), self.value(base)
        if value is None:
            if self.steps[base][0] == "e":
                return self.step("call", exponent, detail="exp")
            return self.step("power", base, exponent)
        if value.denominator == 1:
            if root is not None and (root or value > 0) and abs(value) < 5000:
                return self.constant(root ** int(value))
            return self.step("whole power", base, detail=int(value))
        return self.step("fraction power", base, detail=value)


class Reader:
    """Recursive descent over the tokens of a text, adding steps to a program."""

    def __init__(self, text, program):
        for old, new in SYMBOLS.items():
            text = text.replace(old, new)
        self.items, place, text = [], 0, text.strip()
        while place < len(text):
            match = TOKEN.match(text, place)
            if not match:
                raise Unreadable(text[place:place + 40])
            self.items.append((match.lastgroup, match.group(match.lastgroup)))
            place = match.end()
        self.items.append(("end", ""))
        self.place, self.program, self.bars = 0, program, 0

    def take(self, *signs):
        kind, token = self.items[self.place]
        if kind == "sign" and token in signs:
            self.place += 1
            return token
        return None

    def need(self, sign):
        if not self.take(sign):
            raise Unreadable(f"{sign} wanted at {self.items[self.place:][:5]}")

    def relation(self):
        """A sum, or the steps and signs of a chain of comparisons."""
        parts = [self.sum()]
        while sign := self.take("=", "<", "<=", ">", ">=", "!="):
            parts += [sign, self.sum()]
        return parts

    def comparison(self):
        parts = self.relation()
        if len(parts) == 1:
            raise Unreadable("a condition wanted")
        return chain(self.program, parts)

    def sum(self):
        left = self.product()
        while sign := self.take("+", "-"):
            left = self.program.arithmetic({"+": "add", "-": "sub"}[sign], left, self.product())
        return left

    def product(self):
        left = self.signed()
        while True:
            kind, token = self.items[self.place]
            if sign := self.take("*", "/"):
                left = self.program.arithmetic(
                    {"*": "mul", "/": "div"}[sign], left, self.signed())
            elif token == "mod":
                self.place += 1
                left = modulo(self.program, left, self.signed())
            elif kind in ("number", "name") or token == "(" or token == "|" and not self.bars:
                left = self.program.arithmetic("mul", left, self.power())
            else:
                return left

    def signed(self):
        if self.take("-"):
            return self.program.negated(self.signed())
        if self.take("+"):
            return self.signed()
        return self.power()

    def power(self):
        base = self.literal()
        return self.program.power(base, self.signed()) if self.take("^") else base

    def literal(self):
        kind, token = self.items[self.place]
        if kind == "number":
            self.place += 1
            return self.program.constant(Fraction(token))
        if kind == "name":
            self.place += 1
            return self.named(ALIASES.get(token, token))
        if self.take("("):
            bars, self.bars = self.bars, 0
            place = self.sum()
            self.bars = bars
            self.need(")")
            return place
        if self.take("|"):
            self.bars += 1
            place = self.program.step("call", self.sum(), detail="abs")
            self.bars -= 1
            self.need("|")
            return place
        if self.take("{"):
            return self.cases()
        raise Unreadable(str(self.items[self.place:][:5]))

    def cases(self):
        """Cases up to the brace: the first whose condition holds counts."""
        cases, rest = [], None
        while rest is None:
            start, parts = self.place, self.relation()
            if len(parts) == 1 and self.items[self.place][1] != ":":
                rest = parts[0]
                break
            self.place = start
            condition = self.comparison()
            self.need(":")
            cases.append((condition, self.sum()))
            if not self.take(";"):
                break
        self.need("}")
        rest = self.program.step("nothing") if rest is None else rest
        for condition, value in reversed(cases):
            rest = self.program.step("select", condition, value, rest)
        return rest

    def named(self, name):
        if name in ("pi", "e"):
            return self.program.step(name)
        if name not in FUNCTIONS:
            return self.program.step("variable", detail=name)
        exponent = self.literal() if self.take("^") else None
        if self.take("("):
            bars, self.bars = self.bars, 0
            operands = [self.sum()]
            while self.take(";", ","):
                operands.append(self.sum())
            self.bars = bars
            self.need(")")
        else:
            operands = [self.literal()]
        place = called(self.program, name, operands)
        return place if exponent is None else self.program.power(place, exponent)


def modulo(program, left, right):
    """x − y·⌊x/y⌋."""
    whole = program.step("call", program.arithmetic("div", left, right), detail="floor")
    return program.arithmetic("sub", left, program.arithmetic("mul", right, whole))


def called(program, name, operands):
    """A call, in terms of fewer functions."""
    one = program.constant(1)
    first = operands[0]
    if name in ("min", "max"):
        for operand in operands[1:]:
            first = program.step(name, first, operand)
        return first
    if name == "mod":
        return modulo(program, *operands)
    if name == "root":
        return program.power(operands[1], program.constant(1 / program.value(first)))
    if name == "cbrt":
        return program.power(first, program.constant(Fraction(1, 3)))
    if name == "log":
        base = operands[1] if len(operands) > 1 else program.constant(10)
        top, base = (program.step("call", place, detail="ln") for place in (first, base))
        return program.arithmetic("div", top, base)
    if name == "log2":
        return called(program, "log", [first, program.constant(2)])
    if name in ("sec", "csc"):
        other = program.step("call", first, detail={"sec": "cos", "csc": "sin"}[name])
        return program.arithmetic("div", one, other)
    if name == "cot":
        cosine, sine = (program.step("call", first, detail=other) for other in ("cos", "sin"))
        return program.arithmetic("div", cosine, sine)
    if name == "frac":
        whole = program.step("call", first, detail="trunc")
        return program.arithmetic("sub", first, whole)
    return program.step("call", first, detail=name)


def chain(program, parts):
    """The step that says whether a chain of comparisons holds."""
    tests = [
        program.step("compare", program.arithmetic("sub", left, right), detail=sign)
        for left, sign, right in zip(parts[0::2], parts[1::2], parts[2::2])]
    place = tests[0]
    for test in tests[1:]:
        place = program.step("both", place, test)
    return place


def variables(program, places):
    """The names of the variables that some steps depend on."""
    names, seen, open_ = set(), set(), list(places)
    while open_:
        place = open_.pop()
        if place not in seen:
            seen.add(place)
            operation, operands, detail = program.steps[place]
            open_.extend(operands)
            if operation == "variable":
                names.add(detail)
    return names
