"""Attacks integrals: random definite ones are compared with Arb's to 100 digits, random ones that
diverge must not be given a value, and the slopes of antiderivatives are compared with the functions.

    python3 Tests/Attacks/integrals.py COUNT SEED [COMMAND]

Needs mpmath, whose numerical derivative has the expected slopes, and python-flint, whose `acb.integral` has the expected values (Johansson, Numerical integration
in arbitrary-precision ball arithmetic, 2018); functions that diverge do so by their construction, as
they keep their sign beside a pole or far out. They share no code with Surd.
"""

import random
import re
import subprocess
import sys

import mpmath
from flint import acb, ctx

ctx.prec = 420
DIGITS = 100


def part(r):
    """A function that is smooth for positive numbers, as text and of Arb, which is told whether it
    has to be analytic."""
    n = r.randint(1, 5)
    return r.choice([
        (f"sin({n}*x)", lambda x, _: (n * x).sin()), (f"cos(x/{n})", lambda x, _: (x / n).cos()),
        (f"e^(-x/{n})", lambda x, _: (-x / n).exp()), (f"x^{n}", lambda x, _: x ** n),
        (f"ln(x+{n})", lambda x, z: (x + n).log(analytic=z)),
        (f"sqrt(x+{n})", lambda x, z: (x + n).sqrt(analytic=z)),
        (f"1/(x+{n})", lambda x, _: 1 / (x + n)), (f"1/(x^2+{n})", lambda x, _: 1 / (x * x + n)),
        (f"atan(x/{n})", lambda x, _: (x / n).atan()),
        (f"e^(-x^2/{n})", lambda x, _: (-x * x / n).exp()),
    ])


def definite(r):
    """An integral, and its value."""
    (s, f), (t, g) = part(r), part(r)
    text, h = r.choice([
        (f"({s})*({t})", lambda x, z: f(x, z) * g(x, z)),
        (f"({s})+({t})", lambda x, z: f(x, z) + g(x, z)),
        (f"({s})-({t})", lambda x, z: f(x, z) - g(x, z)),
    ])
    a = r.randint(0, 2)
    b = a + r.randint(1, 3)
    return f"integral({text}; x = {a}..{b})", acb.integral(h, acb(a), acb(b)).real


def divergent(r):
    """An integral without a value: a function of one sign times a pole, or a slow tail."""
    n, k = r.randint(1, 5), r.randint(1, 3)
    factor = r.choice([f"(x^2+{n})", f"e^(x/{n})", f"(2+sin({n}*x))", f"sqrt(x^2+{n})", str(n)])
    return r.choice([
        f"integral({factor}/(x-{n})^{k}; x = {n - k}..{n + 1})",
        f"integral({factor}/(x-{n})^{k}; x = {n}..{n + 2})",
        f"integral({factor}/x^{k}; x = -1..{n})",
        f"integral((x^2+{n})/(x^3+{k}); x = 0..∞)",
        f"integral(x^{n}/(x^{n}+{k}); x = 1..∞)",
        f"integral(e^(x/{n})/(x+{k}); x = 0..∞)",
        f"integral(1/sqrt({n}*x+{k}); x = 0..∞)",
    ])


def value(text, x):
    """The value of an expression in Surd's notation, by mpmath."""
    names = {name: getattr(mpmath, name) for name in (
        "sin cos tan sec csc cot asin acos atan asinh acosh atanh sinh cosh tanh sech sqrt cbrt ln "
        "e pi"
    ).split()}
    text = re.sub(r"(\d+)", r"mpf(\1)", text.replace("^", "**"))
    return eval(text, names | {"abs": abs, "mpf": mpmath.mpf, "x": x})


def antiderivative(r, command):
    """Whether the slope of an antiderivative is the function; nothing where none is told."""
    (s, _), (t, _) = part(r), part(r)
    u = r.choice(["sin({})", "e^({})", "1/(1+({})^2)", "({})^3", "ln(3+{})"]).format(s)
    f = r.choice([f"({s})*({t})", f"({s})+({t})", f"({s})/({t})", u, f"x*({s})", f"{u}*({t})"])
    found = subprocess.run(
        [command, f"integral({f}; x)"], capture_output=True, text=True, timeout=120
    ).stdout.strip()
    if not found.endswith(" + C"):
        return None
    for _ in range(20):
        x = mpmath.mpf(r.randint(1, 400)) / 97
        try:
            own, slope = value(f, x), mpmath.diff(lambda t: value(found[:-4], t), x)
        except (ValueError, ZeroDivisionError):
            continue
        # Where a root has no real value, Surd has none.
        if isinstance(own, mpmath.mpc) or isinstance(slope, mpmath.mpc):
            continue
        if abs(own - slope) > mpmath.mpf(10) ** -12 * (1 + abs(own)):
            print("WRONG", f, found, x)
            return False
    return True


def told(command, text):
    found = subprocess.run(
        [command, "--digits", str(DIGITS), text + "*1.0"],
        capture_output=True, text=True, timeout=120
    )
    return found.stdout.strip()


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    command = sys.argv[3] if len(sys.argv) > 3 else "surd"
    r = random.Random(seed)
    right = wrong = undecided = 0
    for _ in range(count):
        text, value = definite(r)
        answer = told(command, text)
        digits = answer.split("≈")[-1].strip().rstrip("…")
        try:
            number = acb(digits).real
        except ValueError:
            undecided += 1
            continue
        # The digits that are shown are cut off behind the last one.
        error = abs(number - value)
        scale = 10 ** -(len(digits.split(".")[1]) if "." in digits else 0)
        if error < acb(scale).real:
            right += 1
        else:
            wrong += 1
            print("WRONG", text, answer, value)
    print(f"definite: {right} right, {undecided} undecided, {wrong} wrong")
    given = 0
    for _ in range(count):
        text = divergent(r)
        answer = told(command, text)
        if answer:
            given += 1
            print("WRONG", text, answer)
    print(f"divergent: {count - given} without a value, {given} with one")
    mpmath.mp.dps = 40
    slopes = [antiderivative(r, command) for _ in range(count)]
    lies = slopes.count(False)
    print(f"antiderivatives: {slopes.count(True)} right, {slopes.count(None)} undecided, {lies} wrong")
    return 1 if wrong or given or lies else 0


sys.exit(main())
