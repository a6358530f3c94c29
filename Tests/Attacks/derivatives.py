"""Writes Tests/Golden/derivatives.txt: derivatives at points, by SymPy.

    python3 Tests/Attacks/derivatives.py
"""

import pathlib

import sympy
from sympy import N, Rational, diff, floor, log, pi, sympify, symbols

x = symbols("x", real=True)
NAMES = {
    "x": x, "ln": log, "abs": sympy.Abs, "cbrt": lambda u: sympy.cbrt(u), "pi": pi, "e": sympy.E,
    "log2": lambda u: log(u, 2), "max": sympy.Max, "min": sympy.Min,
    "log": lambda u, b=10: log(u, b), "root": lambda n, u: u**(1 / n),
    "frac": lambda u: u - floor(u), "mod": lambda u, v: u - v * floor(u / v),
    "floor": lambda u: floor(u),
}
RADIANS = [
    ("x^3 - 2x + 1", "3/2"), ("1/x", "7/3"), ("(x^2 - 1)/(x + 3)", "1/2"), ("x^(2/3)", "5"),
    ("x^(-5)", "-2"), ("x^pi", "2"), ("2^x", "3/2"), ("e^(x^2)", "1/2"), ("x^x", "3/2"),
    ("(x^2 + 1)^sin(x)", "2"), ("sqrt(x^2 + 1)", "3"), ("cbrt(x)", "2"), ("abs(x - 3)", "1"),
    ("abs(x^3)", "2"), ("exp(-x)/x", "2"), ("ln(x + 2)^2", "1"), ("log(x)", "3"),
    ("log(x; 3)", "5"), ("log(2; x)", "3"), ("log2(x^2)", "3"), ("sin(3x)", "1/4"),
    ("cos(x)^2", "1/3"), ("tan(x/2)", "1"), ("sec(x)", "1"), ("csc(x)", "1"), ("cot(2x)", "1"),
    ("asin(x)", "1/3"), ("acos(x^2)", "1/3"), ("atan(1/x)", "2"), ("sinh(x)", "1"),
    ("cosh(2x)", "1/2"), ("tanh(x)", "1/2"), ("asinh(x)", "2"), ("acosh(x)", "2"),
    ("atanh(x)", "1/3"), ("x*floor(x)", "5/2"), ("frac(x)*x", "5/2"), ("max(x, x^2, 1)", "2"),
    ("min(x, x^2, 1)", "1/2"), ("mod(x^2, x + 1)", "5/2"), ("sin(x)/x", "2"),
    ("exp(sin(cos(x)))", "1"), ("x^2*sin(1/x)", "1/7"), ("((x + 1)^2 + x)^3*x", "-2"),
    ("pi + e", "1"), ("erf(2x)", "1/3"), ("x*erfc(x)", "2"),
]
DEGREES = [
    ("sin(x)", "30"), ("x*cos(2x)", "15"), ("tan(x)", "40"), ("atan(x)", "2"), ("asin(x/3)", "1"),
    ("sec(x)^2", "10"),
]


def value(text, point, unit=1):
    python = text.replace("^", "**").replace(";", ",").replace("2x", "2*x").replace("3x", "3*x")
    names = dict(NAMES)
    for name in ("sin", "cos", "tan", "sec", "csc", "cot"):
        names[name] = lambda u, f=getattr(sympy, name): f(u * unit)
    for name in ("asin", "acos", "atan"):
        names[name] = lambda u, f=getattr(sympy, name): f(u) / unit
    at = Rational(point)
    slope = diff(sympify(python, locals=names), x)
    # The floor has the derivative 0, which SymPy does not say.
    steps = sympy.Subs, sympy.Derivative
    slope = slope.replace(lambda part: isinstance(part, steps), lambda part: 0)
    slope = slope.subs(x, at).doit()
    # Digits are truncated toward zero.
    slope = N(slope, 40)
    if slope == 0:
        return "0"
    sign = "-" if slope < 0 else ""
    return f"{sign}{floor(abs(slope) * 10**16)}"


lines = ["# Derivatives by SymPy 1.14, times 10^16 and truncated; made by",
         "# Tests/Attacks/derivatives.py.", ""]
lines += [f"{text} at {point}  = {value(text, point)}" for text, point in RADIANS]
lines += ["", "# Angles in degrees.", ""]
lines += [f"deg {text} at {point}  = {value(text, point, pi / 180)}" for text, point in DEGREES]
path = pathlib.Path(__file__).parent.parent / "Golden" / "derivatives.txt"
path.write_text("\n".join(lines) + "\n")
