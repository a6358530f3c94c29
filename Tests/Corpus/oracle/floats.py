"""The same trees in mpmath: a second opinion that shares no code with Arb's functions."""

import math

import mpmath
from mpmath import mp, mpf


class Floats:
    def __init__(self):
        self.variables, self.functions = {}, {}

    def line(self, statements):
        result = None
        for statement in statements:
            if statement[0] == "def":
                self.functions[statement[1]] = statement[2:]
                continue
            result = self.value(statement[-1])
            if statement[0] == "let":
                self.variables[statement[1]] = result
            self.variables["Ans"] = result
        return result

    def value(self, tree):
        kind = tree[0]
        if kind == "num":
            return mpf(tree[1].numerator) / tree[1].denominator
        if kind == "const":
            return +mp.pi if tree[1] == "pi" else +mp.e
        if kind == "var":
            return self.variables[tree[1]]
        if kind == "call":
            return self.call(tree[1], tree[2])
        if kind == "rel":
            raise NotImplementedError
        values = [self.value(x) for x in tree[1:]]
        if kind in ("add", "sub"):
            x, y = values
            if tree[2][0] == "percent" and tree[1][0] != "percent":
                y = x * y
            return x + y if kind == "add" else x - y
        if kind == "pow":
            return self.power(values[0], values[1], tree[2])
        return {
            "neg": lambda x: -x,
            "mul": lambda x, y: x * y,
            "div": lambda x, y: x / y,
            "mod": lambda x, y: x - y * mp.floor(x / y),
            "percent": lambda x: x / 100,
            "deg": lambda x: x * mp.pi / 180,
            "fact": mp.factorial,
        }[kind](*values)

    def power(self, x, y, exponent):
        exact = constant(exponent)
        if exact is not None and x < 0 and exact.denominator % 2:
            result = mp.power(-x, y)
            return -result if exact.numerator % 2 else result
        if exact is not None and exact.denominator == 1:
            return mp.power(x, int(exact))
        return mp.power(x, y)

    def call(self, name, arguments):
        if name in self.functions:
            parameters, body = self.functions[name]
            inner = Floats()
            inner.functions = self.functions
            inner.variables = dict(self.variables)
            inner.variables.update(zip(parameters, [self.value(x) for x in arguments]))
            return inner.value(body)
        values = [self.value(x) for x in arguments]
        if name == "log" and len(values) == 2:
            return mp.log(values[0]) / mp.log(values[1])
        return FUNCTIONS[name](*values)


def constant(tree):
    """The value of a tree of rational numbers and + - * / signs, or None."""
    if tree[0] == "num":
        return tree[1]
    if tree[0] == "neg":
        inner = constant(tree[1])
        return None if inner is None else -inner
    if tree[0] in ("add", "sub", "mul", "div"):
        x, y = constant(tree[1]), constant(tree[2])
        if x is None or y is None or (tree[0] == "div" and y == 0):
            return None
        return {"add": x + y, "sub": x - y, "mul": x * y, "div": x / y if y else None}[tree[0]]
    return None


def real_root(x, n):
    return -mp.root(-x, int(n)) if x < 0 else mp.root(x, int(n))


def truncated(x):
    return mp.floor(x) if x >= 0 else mp.ceil(x)


FUNCTIONS = {
    "sqrt": mp.sqrt,
    "cbrt": lambda x: real_root(x, 3),
    "root": lambda n, x: real_root(x, n),
    "abs": abs,
    "sign": mp.sign,
    "floor": mp.floor,
    "ceil": mp.ceil,
    "round": lambda x: mp.sign(x) * mp.floor(abs(x) + mpf(1) / 2),
    "trunc": truncated,
    "frac": lambda x: x - truncated(x),
    "exp": mp.exp,
    "ln": mp.log,
    "log": lambda x: mp.log(x) / mp.log(10),
    "log2": lambda x: mp.log(x) / mp.log(2),
    "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "sec": mp.sec, "csc": mp.csc, "cot": mp.cot,
    "asin": mp.asin, "acos": mp.acos, "atan": mp.atan,
    "sinh": mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh,
    "asinh": mp.asinh, "acosh": mp.acosh, "atanh": mp.atanh,
    "min": min, "max": max,
    "gcd": lambda *x: mpf(math.gcd(*[int(v) for v in x])),
    "lcm": lambda *x: mpf(math.lcm(*[int(v) for v in x])),
    "mod": lambda x, y: x - y * mp.floor(x / y),
    "nCr": mp.binomial,
    "nPr": lambda n, k: mp.factorial(n) / mp.factorial(n - k),
    "factor": lambda x: x,
}


def agrees(statements, text, digits=50, start=256, most=1 << 20):
    """Whether mpmath reaches `text` (digits from the oracle) at some precision, to `digits` places."""
    negative = text.startswith("-")
    body = text.lstrip("-").replace("…", "")
    bits = start
    while bits <= most:
        with mp.workprec(bits):
            try:
                wanted = mpf(body) * (-1 if negative else 1)
                found = Floats().line(statements)
                if isinstance(found, mpmath.mpc):
                    if abs(found.imag) > abs(found.real) * mpf(10) ** -digits:
                        raise ValueError("complex")
                    found = found.real
                scale = abs(wanted) if wanted else 1
                if abs(found - wanted) <= scale * mpf(10) ** -min(digits, bits // 5):
                    if digits <= bits // 5:
                        return True
            except (ValueError, ZeroDivisionError, OverflowError):
                pass
        bits *= 2
    return False
