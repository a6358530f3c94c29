"""Values of trees in ball arithmetic (Arb through python-flint), with rationals kept exact beside.

`Undecided` means: ask again at a higher precision; `Undefined` is a proof that there is no value.
"""

from flint import arb, ctx, fmpq, fmpz

RATIONAL_BITS = 4_000_000


class Undecided(Exception):
    pass


class Undefined(Exception):
    """There is certainly no real value. The argument is the kind: division by zero, domain."""


class Value:
    """A real as a ball and, if it is known to be one, as a rational."""

    __slots__ = ("rational", "_ball")

    def __init__(self, rational=None, ball=None):
        if rational is not None and max(rational.p.bit_length(), rational.q.bit_length()) > RATIONAL_BITS:
            ball, rational = arb(rational), None
        self.rational = rational
        self._ball = ball

    @property
    def ball(self):
        return arb(self.rational) if self._ball is None else self._ball


def from_fraction(value):
    return Value(fmpq(value.numerator, value.denominator))


class Evaluator:
    """Evaluates at the current precision of flint's context.

    `lenient` takes a radicand whose ball touches zero as non-negative, and a cosine-like argument
    that touches the end of the domain as inside: for confirming an identity, never for a claim.
    """

    def __init__(self, lenient=False):
        self.variables = {}
        self.functions = {}
        self.lenient = lenient

    def line(self, statements):
        """The value of the last statement that has one."""
        result = None
        for statement in statements:
            if statement[0] == "def":
                self.functions[statement[1]] = statement[2:]
                continue
            result = self.value(statement[-1])
            if statement[0] == "let":
                self.variables[statement[1]] = result
            if isinstance(result, Value):
                self.variables["Ans"] = result
        return result

    def value(self, tree):
        return getattr(self, "do_" + tree[0])(*tree[1:])

    def do_num(self, value):
        return from_fraction(value)

    def do_const(self, name):
        return Value(ball=arb.pi() if name == "pi" else arb.const_e())

    def do_var(self, name):
        return self.variables[name]

    def do_neg(self, tree):
        return negated(self.value(tree))

    def do_add(self, left, right):
        x, y = self.value(left), self.value(right)
        if right[0] == "percent" and left[0] != "percent":
            y = product(x, y)
        return total(x, y)

    def do_sub(self, left, right):
        x, y = self.value(left), self.value(right)
        if right[0] == "percent" and left[0] != "percent":
            y = product(x, y)
        return total(x, negated(y))

    def do_mul(self, left, right):
        return product(self.value(left), self.value(right))

    def do_div(self, left, right):
        return quotient(self.value(left), self.value(right))

    def do_mod(self, left, right):
        x, y = self.value(left), self.value(right)
        return total(x, negated(product(y, floor(quotient(x, y)))))

    def do_percent(self, tree):
        return product(self.value(tree), Value(fmpq(1, 100)))

    def do_deg(self, tree):
        return product(self.value(tree), Value(ball=arb.pi() / 180))

    def do_fact(self, tree):
        x = self.value(tree)
        if x.rational is None:
            raise Undecided("factorial")
        if x.rational.q != 1 or x.rational < 0:
            raise Undefined("domain")
        n = int(x.rational.p)
        if n <= 10_000:
            return Value(fmpq(fmpz.fac_ui(n)))
        return Value(ball=arb.fac_ui(n))

    def do_pow(self, left, right):
        return power(self.value(left), self.value(right), self.lenient)

    def do_rel(self, parts):
        values = [self.value(part) for part in parts[0::2]]
        return all(holds(x, op, y) for x, op, y in zip(values, parts[1::2], values[1:]))

    def do_call(self, name, arguments):
        if name in self.functions:
            parameters, body = self.functions[name]
            inner = Evaluator(self.lenient)
            inner.functions = self.functions
            inner.variables = dict(self.variables)
            inner.variables.update(zip(parameters, [self.value(tree) for tree in arguments]))
            return inner.value(body)
        values = [self.value(tree) for tree in arguments]
        if name in MANY:
            return MANY[name](*values)
        if name == "root":
            return root(values[1], values[0], self.lenient)
        if name == "log" and len(values) == 2:
            return quotient(logarithm(values[0]), logarithm(values[1]))
        return ONE[name](values[0], self.lenient)


def finite(ball, what):
    if not ball.is_finite():
        raise Undecided(what)
    return Value(ball=ball)


def negated(x):
    return Value(-x.rational) if x.rational is not None else Value(ball=-x.ball)


def total(x, y):
    if x.rational is not None and y.rational is not None:
        return Value(x.rational + y.rational)
    return Value(ball=x.ball + y.ball)


def product(x, y):
    for one, other in ((x, y), (y, x)):
        if one.rational is not None and (other.rational is not None or one.rational == 0):
            return Value(one.rational * other.rational) if one.rational != 0 else Value(fmpq(0))
    return Value(ball=x.ball * y.ball)


def quotient(x, y):
    if y.rational is not None:
        if y.rational == 0:
            raise Undefined("division by zero")
        if x.rational is not None:
            return Value(x.rational / y.rational)
    elif y.ball.contains(0):
        raise Undecided("division")
    elif x.rational is not None and x.rational == 0:
        return x
    return Value(ball=x.ball / y.ball)


def sign(x):
    """-1, 0 or 1, proved."""
    if x.rational is not None:
        return (x.rational > 0) - (x.rational < 0)
    if x.ball > 0:
        return 1
    if x.ball < 0:
        return -1
    raise Undecided("sign")


def floor(x):
    if x.rational is not None:
        return Value(fmpq(x.rational.p // x.rational.q))
    low, high = x.ball.lower().floor().unique_fmpz(), x.ball.upper().floor().unique_fmpz()
    if low is None or low != high:
        raise Undecided("floor")
    return Value(fmpq(low))


def ceiling(x):
    return negated(floor(negated(x)))


def truncated(x):
    if x.rational is not None:
        return floor(x) if x.rational >= 0 else ceiling(x)
    return floor(x) if sign(x) > 0 else ceiling(x)


def rounded(x):
    """To the nearest integer, halves away from zero."""
    half = Value(fmpq(1, 2))
    if sign(x) >= 0:
        return floor(total(x, half))
    return ceiling(total(x, negated(half)))


def holds(x, operator, y):
    order = sign(total(x, negated(y)))
    return {"=": order == 0, "!=": order != 0, "<": order < 0, "<=": order <= 0, ">": order > 0,
            ">=": order >= 0}[operator]


def exact_root(rational, n):
    """The n-th root of a non-negative rational if it is rational, else None."""
    top, bottom = fmpz(rational.p).root(n), fmpz(rational.q).root(n)
    if top**n == rational.p and bottom**n == rational.q:
        return fmpq(top, bottom)
    return None


def root(x, index, lenient=False):
    if index.rational is None or index.rational.q != 1 or index.rational < 1:
        raise Undefined("domain") if index.rational is not None else Undecided("index")
    n = int(index.rational.p)
    if x.rational is not None and x.rational == 0:
        return x
    if not (lenient and x.rational is None and x.ball.contains(0)):
        if sign(x) < 0:
            if n % 2 == 0:
                raise Undefined("domain")
            return negated(root(negated(x), index))
    if x.rational is not None:
        exact = exact_root(x.rational, n)
        if exact is not None:
            return Value(exact)
    ball = x.ball
    if lenient and ball.contains(0):
        ball = ball.nonnegative_part()
        top = ball.upper().root(n)
        return Value(ball=top / 2 + arb(0, (top / 2).upper()))
    return finite(ball.root(n), "root")


def power(x, y, lenient=False):
    exponent = y.rational
    if exponent is not None:
        if exponent == 0:
            return Value(fmpq(1))
        if x.rational is not None and x.rational == 0:
            if exponent < 0:
                raise Undefined("division by zero")
            return Value(fmpq(0))
        if exponent.q != 1:
            if x.rational is not None and exponent.q < 1000:
                base = root(x, Value(fmpq(exponent.q)), lenient)
                if base.rational is not None:
                    return power(base, Value(fmpq(exponent.p)))
            if lenient and x.rational is None and x.ball.contains(0):
                return power(root(x, Value(fmpq(exponent.q)), True), Value(fmpq(exponent.p)))
            if sign(x) < 0:
                if exponent.q % 2 == 0:
                    raise Undefined("domain")
                magnitude = power(negated(x), y)
                return negated(magnitude) if exponent.p % 2 else magnitude
            return finite(x.ball ** arb(exponent), "power")
        n = exponent.p
        if x.rational is not None:
            size = max(x.rational.p.bit_length(), x.rational.q.bit_length()) * abs(n)
            if size <= RATIONAL_BITS:
                return Value(x.rational ** int(n))
        if n < 0 and x.rational is None and x.ball.contains(0):
            raise Undecided("power")
        return finite(x.ball ** fmpz(n), "power")
    if x.rational is not None:
        if x.rational == 1:
            return x
        if x.rational < 0:
            raise Undefined("domain")
        if x.rational == 0:
            if sign(y) > 0:
                return x
            raise Undefined("division by zero")
    elif sign(x) < 0:
        raise Undefined("domain")
    return finite((x.ball.log() * y.ball).exp(), "power")


def logarithm(x, lenient=False):
    if x.rational is not None:
        if x.rational <= 0:
            raise Undefined("domain")
        if x.rational == 1:
            return Value(fmpq(0))
    elif sign(x) < 0:
        raise Undefined("domain")
    return finite(x.ball.log(), "logarithm")


def decade(base):
    def function(x, lenient=False):
        if x.rational is not None and x.rational > 0:
            estimate = (x.ball.log() / arb(base).log()).mid()
            n = int((estimate + arb(0.5)).floor().unique_fmpz())
            if abs(n) < 50_000 and fmpq(base) ** n == x.rational:
                return Value(fmpq(n))
        return quotient(logarithm(x), logarithm(Value(fmpq(base))))

    return function


def inside(ball, lenient):
    """The part of a ball in [-1, 1]; proves that a ball is outside."""
    magnitude = abs(ball)
    if magnitude > 1:
        raise Undefined("domain")
    if magnitude <= 1:
        return ball
    if not lenient:
        raise Undecided("domain")
    return ball.intersection(arb(0, 1))


def inverse(method):
    def function(x, lenient=False):
        if x.rational is not None and abs(x.rational) > 1:
            raise Undefined("domain")
        if x.rational is not None and x.rational == (1 if method == "acos" else 0):
            return Value(fmpq(0))
        ball = inside(x.ball, lenient)
        result = getattr(ball, method)()
        if not result.is_finite() and lenient:
            # Near the end of the domain: from the two ends of the ball.
            low, high = (getattr(end, method)() for end in (ball.lower(), ball.upper()))
            if not low.is_finite():
                low = getattr(arb(1 if ball > 0 else -1), method)()
            if not high.is_finite():
                high = getattr(arb(1 if ball > 0 else -1), method)()
            result = low.union(high)
        return finite(result, method)

    return function


def direct(method, fixed=()):
    fixed = dict(fixed)

    def function(x, lenient=False):
        if x.rational is not None and x.rational in fixed:
            return Value(fmpq(fixed[x.rational]))
        return finite(getattr(x.ball, method)(), method)

    return function


def area_cosine(x, lenient=False):
    if x.rational is not None and x.rational == 1:
        return Value(fmpq(0))
    if x.ball < 1:
        raise Undefined("domain")
    return finite(x.ball.acosh(), "acosh")


def area_tangent(x, lenient=False):
    if x.rational is not None:
        if abs(x.rational) >= 1:
            raise Undefined("domain")
        if x.rational == 0:
            return x
    if abs(x.ball) > 1:
        raise Undefined("domain")
    return finite(x.ball.atanh(), "atanh")


def reciprocal_of(method, fixed=()):
    inner = direct(method, fixed)
    return lambda x, lenient=False: quotient(Value(fmpq(1)), inner(x))


def absolute(x, lenient=False):
    return Value(abs(x.rational)) if x.rational is not None else Value(ball=abs(x.ball))


def whole(x):
    if x.rational is None:
        raise Undecided("integer")
    if x.rational.q != 1:
        raise Undefined("domain")
    return fmpz(x.rational.p)


def folded(operation):
    def function(*values):
        result = whole(values[0])
        for value in values[1:]:
            result = operation(result, whole(value))
        return Value(fmpq(abs(result)))

    return function


def chosen(n, k):
    n, k = whole(n), whole(k)
    return Value(fmpq(fmpz.bin_uiui(int(n), int(k)))) if 0 <= k <= n else Value(fmpq(0))


def arranged(n, k):
    n, k = int(whole(n)), int(whole(k))
    result = fmpz(1)
    for factor in range(n - k + 1, n + 1):
        result *= factor
    return Value(fmpq(result))


def extreme(wanted):
    def function(*values):
        best = values[0]
        for value in values[1:]:
            if sign(total(value, negated(best))) == wanted:
                best = value
        return best

    return function


ONE = {
    "sqrt": lambda x, lenient=False: root(x, Value(fmpq(2)), lenient),
    "cbrt": lambda x, lenient=False: root(x, Value(fmpq(3)), lenient),
    "abs": absolute,
    "sign": lambda x, lenient=False: Value(fmpq(sign(x))),
    "floor": lambda x, lenient=False: floor(x),
    "ceil": lambda x, lenient=False: ceiling(x),
    "round": lambda x, lenient=False: rounded(x),
    "trunc": lambda x, lenient=False: truncated(x),
    "frac": lambda x, lenient=False: total(x, negated(truncated(x))),
    "exp": direct("exp", {0: 1}),
    "ln": logarithm,
    "log": decade(10),
    "log2": decade(2),
    "sin": direct("sin", {0: 0}),
    "cos": direct("cos", {0: 1}),
    "tan": direct("tan", {0: 0}),
    "sec": reciprocal_of("cos", {0: 1}),
    "csc": reciprocal_of("sin", {0: 0}),
    "cot": reciprocal_of("tan", {0: 0}),
    "asin": inverse("asin"),
    "acos": inverse("acos"),
    "atan": direct("atan", {0: 0}),
    "sinh": direct("sinh", {0: 0}),
    "cosh": direct("cosh", {0: 1}),
    "tanh": direct("tanh", {0: 0}),
    "asinh": direct("asinh", {0: 0}),
    "acosh": area_cosine,
    "atanh": area_tangent,
    "isPrime": lambda x, lenient=False: bool(whole(x) > 1 and whole(x).is_prime()),
    "factor": lambda x, lenient=False: x,
}
MANY = {
    "gcd": folded(lambda a, b: a.gcd(b)),
    "lcm": folded(lambda a, b: a.lcm(b)),
    "min": extreme(-1),
    "max": extreme(1),
    "nCr": chosen,
    "nPr": arranged,
    "mod": lambda x, y: total(x, negated(product(y, floor(quotient(x, y))))),
}


def at_precision(bits, action):
    """Runs `action` at a working precision in bits."""
    before = ctx.prec
    ctx.prec = bits
    try:
        return action()
    finally:
        ctx.prec = before


def evaluated(statements, bits, lenient=False):
    return at_precision(bits, lambda: Evaluator(lenient).line(statements))
