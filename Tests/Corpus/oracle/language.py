"""A small parser of Surd's text language: a line becomes a list of statements, a statement a tree.

Trees are tuples: ('num', Fraction), ('const', 'pi' | 'e'), ('var', name), ('neg', x), ('add' | 'sub' |
'mul' | 'div' | 'pow' | 'mod', x, y), ('fact', x), ('deg', x), ('percent', x), ('call', name, args),
('rel', [x0, op, x1, ...]). Statements: ('value', tree), ('let', name, tree), ('def', name, names, tree).
"""

import re
from fractions import Fraction

from flint import fmpz

FUNCTIONS = set(
    """sqrt cbrt root abs sign floor ceil round trunc frac min max gcd lcm mod exp ln log log2
    sin cos tan sec csc cot asin acos atan sinh cosh tanh asinh acosh atanh nCr nPr isPrime factor""".split()
)
ALIASES = {
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arsinh": "asinh", "arcosh": "acosh",
    "artanh": "atanh", "arcsinh": "asinh", "arccosh": "acosh", "arctanh": "atanh", "log10": "log",
    "lg": "log", "lb": "log2", "∛": "cbrt", "√": "sqrt", "isprime": "isPrime",
}
SYMBOLS = {
    "−": "-", "×": "*", "·": "*", "⋅": "*", "÷": "/", "∕": "/", "π": "pi", "≤": "<=", "≥": ">=",
    "≠": "!=", "→": "->", "⁄": "/",
}
SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
TOKEN = re.compile(
    r"""\s*(?:
      (?P<radix>0x[0-9a-fA-F]+|0b[01]+)
    | (?P<num>(?:\d+\.?\d*|\.\d+)(?:\(\d+\))?(?:[eE][+-]?\d+)?)
    | (?P<sup>⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)
    | (?P<name>[A-Za-z][A-Za-z0-9_]*|√|∛|pi)
    | (?P<op>\*\*|->|<=|>=|!=|≠|≤|≥|[-+*/^!%°()|;,=<>])
    )""",
    re.X,
)


class Unreadable(Exception):
    """The text is not in the language."""


def integer(text):
    """The integer of a run of digits; Python's own reading is quadratic."""
    return int(fmpz(text)) if len(text) > 1000 else int(text)


def decimal(text):
    """The exact value of a decimal literal, with a period in brackets and a power of ten."""
    match = re.fullmatch(r"(\d*)\.?(\d*)(?:\((\d+)\))?(?:[eE]([+-]?\d+))?", text)
    whole, part, period, exponent = match.groups()
    value = Fraction(integer((whole + part) or "0"), 10 ** len(part))
    if period:
        value += Fraction(int(period), (10 ** len(period) - 1) * 10 ** len(part))
    return value * Fraction(10) ** int(exponent or 0)


def tokens(text):
    for old, new in SYMBOLS.items():
        text = text.replace(old, new if new != "pi" else " pi ")
    result, place = [], 0
    text = text.rstrip()
    while place < len(text):
        match = TOKEN.match(text, place)
        if not match:
            raise Unreadable(text[place:])
        kind = match.lastgroup
        token = match.group(kind)
        # A bracket after a number is a period only behind a decimal point: 2(3) is a product.
        if kind == "num" and "(" in token and "." not in token:
            token = token[: token.index("(")]
            place = match.start(kind) + len(token)
        else:
            place = match.end()
        result.append((kind, token))
    return result + [("end", "")]


class Parser:
    def __init__(self, text, names=()):
        self.items = tokens(text)
        self.place = 0
        self.names = set(names)
        self.bars = 0

    @property
    def token(self):
        return self.items[self.place][1]

    @property
    def kind(self):
        return self.items[self.place][0]

    def take(self, *wanted):
        if self.kind == "op" and self.token in wanted:
            self.place += 1
            return self.items[self.place - 1][1]
        return None

    def need(self, wanted):
        if not self.take(wanted):
            raise Unreadable(f"{wanted} wanted at {self.items[self.place:]}")

    def line(self):
        statements = [self.statement()]
        while self.take(";"):
            if self.kind == "end":
                break
            statements.append(self.statement())
        if self.kind != "end":
            raise Unreadable(str(self.items[self.place:]))
        return statements

    def statement(self):
        words = [token for _, token in self.items[self.place:]]
        if words[0] == "var":
            self.place += 1
            words = words[1:]
        known = words[0] in FUNCTIONS or words[0] in ALIASES or words[0] in ("pi", "e")
        if self.kind == "name" and not known:
            if words[1] == "=":
                self.place += 2
                return self.stored(words[0], self.relation())
            if words[1] == "(" and ")" in words:
                close = words.index(")")
                if words[close + 1] == "=":
                    parameters = [word for word in words[2:close] if word not in ",;"]
                    self.place += close + 2
                    return ("def", words[0], parameters, self.relation())
        tree = self.relation()
        if self.take("->"):
            self.place += 1
            return self.stored(self.items[self.place - 1][1], tree)
        return ("value", tree)

    def stored(self, name, tree):
        return ("let", name, tree)

    def relation(self):
        parts = [self.sum()]
        while operator := self.take("=", "<", "<=", ">", ">=", "!="):
            parts += [operator, self.sum()]
        return parts[0] if len(parts) == 1 else ("rel", parts)

    def sum(self):
        left = self.product()
        while operator := self.take("+", "-"):
            left = ("add" if operator == "+" else "sub", left, self.product())
        return left

    def starts_operand(self, place):
        kind, token = self.items[place]
        return kind in ("num", "name", "radix") or (kind == "op" and token == "(")

    def product(self):
        left = self.signed()
        while True:
            if self.take("*"):
                left = ("mul", left, self.signed())
            elif self.take("/"):
                left = ("div", left, self.signed())
            elif self.token == "%" or (self.kind == "name" and self.token == "mod"):
                self.place += 1
                left = ("mod", left, self.signed())
            elif self.starts_operand(self.place) or (self.token == "|" and not self.bars):
                left = ("mul", left, self.power())
            else:
                return left

    def signed(self):
        if self.take("-"):
            return ("neg", self.signed())
        if self.take("+"):
            return self.signed()
        return self.power()

    def power(self):
        base = self.postfix()
        if self.take("^", "**"):
            return ("pow", base, self.signed())
        return base

    def postfix(self):
        tree = self.literal()
        while True:
            if self.take("!"):
                tree = ("fact", tree)
            elif self.take("°"):
                tree = ("deg", tree)
            elif self.kind == "sup":
                exponent = int(self.token.translate(SUPERSCRIPTS))
                self.place += 1
                tree = ("pow", tree, ("num", Fraction(exponent)))
            elif self.token == "%" and not self.starts_operand(self.place + 1):
                self.place += 1
                tree = ("percent", tree)
            else:
                return tree

    def literal(self):
        kind, token = self.items[self.place]
        if kind == "num":
            self.place += 1
            return ("num", decimal(token))
        if kind == "radix":
            self.place += 1
            return ("num", Fraction(int(token, 0)))
        if self.take("("):
            bars, self.bars = self.bars, 0
            tree = self.relation()
            self.bars = bars
            self.need(")")
            return tree
        if self.take("|"):
            self.bars += 1
            tree = self.sum()
            self.bars -= 1
            self.need("|")
            return ("call", "abs", [tree])
        if kind == "name":
            return self.named(token)
        raise Unreadable(str(self.items[self.place:]))

    def named(self, token):
        self.place += 1
        name = ALIASES.get(token, token)
        if name in ("pi", "e"):
            return ("const", name)
        if name in FUNCTIONS or (name in self.names and self.token == "("):
            return self.call(name)
        return ("var", name)

    def call(self, name):
        power = None
        if self.take("^"):
            power = self.literal()
        elif self.kind == "sup":
            power = ("num", Fraction(int(self.token.translate(SUPERSCRIPTS))))
            self.place += 1
        if self.take("("):
            bars, self.bars = self.bars, 0
            arguments = [self.relation()]
            while self.take(";", ","):
                arguments.append(self.relation())
            self.bars = bars
            self.need(")")
        else:
            arguments = [self.postfix() if name not in ("sqrt", "cbrt") else self.literal()]
        if power == ("num", Fraction(-1)):
            return ("call", "a" + name, arguments)
        tree = ("call", name, arguments)
        return ("pow", tree, power) if power else tree


def parse(text, names=()):
    """The statements of a line; `names` are functions that the session already defines."""
    names = set(names)
    # A name that the line itself defines as a function reads as a call everywhere in it.
    names |= set(re.findall(r"(?:^|;)\s*([A-Za-z]\w*)\([\w,; ]*\)\s*=", text))
    return Parser(text, names).line()


def parse_value(text):
    """The tree of a text that is one expression."""
    (statement,) = parse(text)
    if statement[0] != "value":
        raise Unreadable(text)
    return statement[1]


RANKS = {"add": 1, "sub": 1, "mul": 2, "div": 2, "mod": 2, "neg": 3, "pow": 4}
SIGNS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "mod": " mod "}


def text(tree, rank=0):
    """The text of a tree of one expression, with the brackets that the grammar needs."""
    kind = tree[0]
    if kind == "num":
        value = tree[1]
        body = str(value.numerator) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"
        own = 5 if value.denominator == 1 and value >= 0 else (2 if value >= 0 else 0.5)
        return f"({body})" if own < rank else body
    if kind in ("const", "var"):
        return tree[1]
    if kind == "call":
        return f"{tree[1]}({'; '.join(text(x) for x in tree[2])})"
    if kind == "fact":
        return text(tree[1], 5) + "!"
    own = RANKS[kind]
    if kind == "neg":
        # A leading minus is written without brackets only at the start of everything.
        body, own = "-" + text(tree[1], 3), 0.5
    elif kind == "pow":
        body = text(tree[1], 5) + "^" + text(tree[2], 4.5)
    else:
        body = text(tree[1], own) + SIGNS[kind] + text(tree[2], own + 0.5)
    return f"({body})" if own < rank else body
