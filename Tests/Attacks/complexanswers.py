"""Attacks answers with complex answers switched on, where names stand for real numbers and values
may be complex.

    python3 Tests/Attacks/complexanswers.py KIND COUNT SEED [COMMAND [OPTION...]]

KIND is comparisons (equations and inequalities over real numbers), bounded (the same between two
numbers) or forms (expressions that are rewritten). Values are those of mpmath with 120 digits, with
the cuts that Surd states; they share no code with it. See attacks.py, whose expressions and readers
these are.
"""

import random
import sys
from collections import Counter
from fractions import Fraction

from mpmath import mp, mpc, mpf

import attacks
from attacks import FAR, NEAR, Node, Undefined, Unsure, apply, number_node


# MARK: Values

def tidy(z):
    """A value that is real where its imaginary part is within the error of zero."""
    if not isinstance(z, mpc):
        return z
    size = 1 + abs(z)
    if abs(z.imag) < NEAR * size:
        return z.real
    if abs(z.imag) < FAR * size:
        raise Unsure
    # On a cut the real part counts.
    if abs(z.real) < NEAR * size:
        return mpc(0, z.imag)
    return z


REAL_SNAPPED = attacks.snapped


def snapped(z):
    z = tidy(z)
    return z if isinstance(z, mpc) else REAL_SNAPPED(z)


def real_only(rule):
    def value(*operands):
        operands = [tidy(z) for z in operands]
        if any(isinstance(z, mpc) for z in operands):
            raise Undefined
        return rule(*operands)

    return value


def log(z):
    z = snapped(z)
    if z == 0:
        raise Undefined
    return tidy(mp.log(z))


def root(z, n):
    z = snapped(z)
    if not isinstance(z, mpc) and z < 0:
        if n % 2:
            return -mp.root(-z, n)
        return tidy(mp.root(-z, n) * mp.expjpi(mpf(1) / n))
    if z == 0:
        return mpf(0)
    return tidy(mp.exp(mp.log(z) / n))


def inverse(z):
    z = snapped(z)
    if z == 0:
        raise Undefined
    return tidy(1 / z)


def power(z, exponent):
    top, bottom = exponent.numerator, exponent.denominator
    base = root(z, bottom) if bottom > 1 else snapped(z)
    if top < 0:
        return inverse(base) ** -top
    return tidy(base**top)


def exponential(z):
    if abs(z) > 60:
        raise Unsure
    return tidy(mp.exp(z))


def sign(z):
    z = snapped(z)
    return mpf(0) if z == 0 else tidy(z / abs(z))


def bounded(rule, limit=30):
    def value(z):
        if abs(z) > limit:
            raise Unsure
        return tidy(rule(z))

    return value


def part(which):
    return lambda z: getattr(tidy(z), which)


UNARY = {
    "sqrt({})": lambda z: root(z, 2), "cbrt({})": lambda z: root(z, 3), "abs({})": abs,
    "sign({})": sign, "floor({})": real_only(lambda u: mp.floor(REAL_SNAPPED(u))),
    "1/({})": inverse, "-({})": lambda z: -z, "ln({})": log, "e^({})": exponential,
    "2^({})": lambda z: exponential(z * mp.log(2)),
    "sin({})": bounded(mp.sin, 1000), "cos({})": bounded(mp.cos, 1000),
    "({})^2": lambda z: tidy(z * z), "({})^3": lambda z: tidy(z**3),
    "({})^(1/2)": lambda z: power(z, Fraction(1, 2)),
    "({})^(1/3)": lambda z: power(z, Fraction(1, 3)),
    "({})^(2/3)": lambda z: power(z, Fraction(2, 3)),
    "({})^(3/2)": lambda z: power(z, Fraction(3, 2)),
    "({})^(-1/2)": lambda z: power(z, Fraction(-1, 2)),
    "({})^(1/4)": lambda z: power(z, Fraction(1, 4)),
    "root(4;{})": lambda z: power(z, Fraction(1, 4)),
    "log2({})": lambda z: tidy(log(z) / mp.log(2)),
    "sqrt(({})^2)": lambda z: root(tidy(z * z), 2),
    "ln(({})^2)": lambda z: log(tidy(z * z)), "e^(ln({}))": lambda z: exponential(log(z)),
    "e^(ln({})/3)": lambda z: exponential(log(z) / 3),
    "ln(e^({}))": lambda z: log(exponential(z)),
    "re({})": part("real"), "im({})": part("imag"),
    "cosh({})": bounded(mp.cosh), "sinh({})": bounded(mp.sinh), "tanh({})": bounded(mp.tanh),
    "asin({})": lambda z: tidy(mp.asin(snapped(z))), "acosh({})": lambda z: tidy(mp.acosh(snapped(z))),
    "atan({})": lambda z: tidy(mp.atan(snapped(z))),
}
BINARY = {
    "({})+({})": lambda u, v: tidy(u + v), "({})-({})": lambda u, v: tidy(u - v),
    "({})*({})": lambda u, v: tidy(u * v), "({})/({})": lambda u, v: tidy(u * inverse(v)),
    "max({};{})": real_only(max), "min({};{})": real_only(min),
}
SETS = {
    "roots": [
        "sqrt({})", "cbrt({})", "({})^(1/2)", "({})^(1/3)", "({})^(2/3)", "({})^2", "sqrt({})",
        "sqrt(({})^2)", "abs({})", "1/({})", "({})^(3/2)", "({})^(-1/2)", "({})^(1/4)", "re({})",
    ],
    "logs": [
        "ln({})", "ln({})", "e^({})", "2^({})", "({})^2", "sqrt({})", "abs({})", "log2({})",
        "ln(({})^2)", "e^(ln({}))", "e^(ln({})/3)", "ln(e^({}))", "im({})", "1/({})",
    ],
    "all": list(UNARY),
}
# The words of attacks.py for what it draws from.
SETS["jumps"] = SETS["angles"] = SETS["all"]

attacks.UNARY, attacks.BINARY, attacks.SETS = UNARY, BINARY, SETS
attacks.snapped, attacks.root, attacks.inverse, attacks.power = snapped, root, inverse, power
attacks.exponential = exponential
attacks.max = lambda numbers: real_only(max)(*numbers)
attacks.min = lambda numbers: real_only(min)(*numbers)


# MARK: Comparisons

def holds(sides, relation, x):
    """Whether two sides compare so: complex numbers have no order."""
    left, right = sides[0](x=x), sides[1](x=x)
    if left is None or right is None:
        return False
    left, right = tidy(left), tidy(right)
    gap = snapped(tidy(left - right))
    if relation not in ("=", "!=") and (isinstance(left, mpc) or isinstance(right, mpc)):
        return False
    return attacks.RELATIONS[relation](gap, 0)


def mistakes(sides, relation, value, draw, low, high):
    samples = [mpf(q.numerator) / q.denominator for q in attacks.SMALL] + attacks.specials(value)
    samples += [mpf(draw.randint(-40000, 40000)) / 3217 for _ in range(60)]
    return attacks.wrong_sample(
        attacks.within(samples, low, high), value, lambda x: holds(sides, relation, x),
        lambda x: all(side(x=x) is not None for side in sides),
    )


def comparisons(kind, count, draw, command, options):
    judged = []
    while len(judged) < count:
        kinds = draw.choice(["roots", "logs", "all"])
        f = attacks.tree(draw, draw.choice([1, 2, 2, 3]), ("x",), kinds)
        if "x" not in f.text.replace("max", "").replace("exp", ""):
            continue
        other = number_node(draw.choice([0, 0, 1, 2, -1, 3, 4, Fraction(1, 2)]))
        if draw.random() < 0.3:
            other = attacks.tree(draw, draw.choice([0, 1]), ("x",), kinds)
        relation = draw.choice(["=", "<", "<=", ">", ">=", "!="])
        low = high = None
        domain = "; real"
        if kind == "bounded":
            low, high = draw.choice([-5, -1, 0]), draw.choice([1, 2, 5])
            domain = f" = {low}..{high}"
        line = f"solve({f.text} {relation} {other.text}; x{domain})"
        judged.append((line, (f, other), relation, low, high))
    tally, wrong = Counter(), 0
    for case, value, answer in attacks.solution_sets(judged, tally, command, options):
        line, sides, relation, low, high = case
        if not value["isComplete"]:
            continue
        mistake = mistakes(sides, relation, value, draw, low, high)
        if mistake:
            wrong += 1
            print("wrong:", line, "|", mistake, "|", answer.get("exact") or answer.get("text"))
    print(f"{kind}: {count} lines, {wrong} wrong, {dict(tally)}")
    return wrong


def main():
    kind, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    command = sys.argv[4] if len(sys.argv) > 4 else attacks.reader.COMMAND
    options = ["--complex", *sys.argv[5:]]
    draw = random.Random(seed)
    if kind == "forms":
        return attacks.forms(count, draw, command, options)
    return comparisons(kind, count, draw, command, options)


if __name__ == "__main__":
    sys.exit(main() + len(attacks.reader.CONTRADICTIONS) > 0)
