"""Writes Tests/Golden/features.txt: zeros of functions and of their first two
derivatives, by mpmath on a fine grid, in units of 10^-8.

    python3 Tests/Attacks/features.py
"""

import pathlib

import mpmath
import sympy
from sympy import diff, lambdify, log, pi, sympify, symbols

mpmath.mp.dps = 40
x = symbols("x", real=True)
NAMES = {"x": x, "ln": log, "abs": sympy.Abs, "pi": pi, "e": sympy.E}
# Poles and other places where a sign changes without a zero are named.
CASES = [
    ("x^2 - 2", -10, 10, []), ("x^3 - 3*x + 1", -10, 10, []), ("x^5 - x - 1", -10, 10, []),
    ("(x - 1)*(x - 2)^3*(x + 5)", -10, 10, []), ("1/(x^2 - 2)", -10, 10, ["-sqrt(2)", "sqrt(2)"]),
    ("x/(x^2 + 1)", -10, 10, []), ("(x^2 - 3)/(x - 1)", -10, 10, ["1"]),
    ("sin(x)", -10, 10, []), ("sin(x) + cos(2*x)", -5, 5, []), ("x*exp(-x)", -2, 10, []),
    ("exp(x) - 3*x", -3, 3, []), ("exp(-x^2)", -4, 4, []), ("x^2*cos(x)", -7, 7, []),
    ("1/(1 + 100000000*(x - 0.123456)^2)", -10, 10, []), ("x + sin(x)", -8, 8, []),
    ("atan(x)/(x^2 + 1)", -6, 6, []), ("x*ln(x) - 1", "1/100", 10, []),
    ("cosh(x) - 2", -4, 4, []), ("x^4 - 5*x^2 + 6", -4, 4, []), ("tanh(x) - x/2", -5, 5, []),
    ("exp(sin(x)) - 1", -8, 8, []), ("2*sin(x)^2 - sin(x) - 1", -6, 6, []),
    ("tanh(x) - sin(x)", -5, 5, []), ("tanh(x) - x", -5, 5, []), ("sinh(x) - sin(x)", -3, 3, []),
    ("tanh(x + x^3)", -4, 4, []), ("sin(x)/x", -20, 20, ["0"]),
    ("(1 - cos(x))/x^2", -15, 15, ["0"]), ("ln(x)/(x - 1)", "1/100", 6, ["1"]),
    ("x/(exp(x) - 1)", -6, 6, ["0"]), ("(sin(x) - x)/x^3", -12, 12, ["0"]),
    ("x/tan(x)", -5, 5, ["-3*pi/2", "-pi", "-pi/2", "0", "pi/2", "pi", "3*pi/2"]),
    ("1/x - 1/sin(x)", -5, 5, ["-pi", "0", "pi"]), ("atan(x)/x", -6, 6, ["0"]),
]


def roots(f, low, high, poles, extra):
    """Where f changes its sign."""
    grid = [low + (high - low) * mpmath.mpf(k) / 4001 for k in range(4002)]
    # A needle needs points of its own.
    grid = sorted(set(grid + [mpmath.mpf(p) for p in extra]))
    found = []
    values = [f(p) for p in grid]
    for a, b, u, v in zip(grid, grid[1:], values, values[1:]):
        if any(a <= p <= b for p in poles):
            continue
        if u * v < 0:
            root = mpmath.findroot(f, (a, b), solver="anderson", tol=1e-60, maxsteps=200)
            found.append((root, 1 if v > 0 else -1))
    return found


def unit(value):
    return str(int(mpmath.nint(value * 10**8)))


lines = ["# Zeros, extrema and inflections by mpmath, in units of 10^-8; made by",
         "# Tests/Attacks/features.py.", ""]
for text, low, high, poles in CASES:
    f = sympify(text.replace("^", "**"), locals=NAMES, rational=True)
    slope = diff(f, x)
    parts = [lambdify(x, g, "mpmath") for g in (f, slope, diff(slope, x))]
    ends = [mpmath.mpf(sympy.N(sympify(str(end)), 40)) for end in (low, high)]
    places = [mpmath.mpf(sympy.N(sympify(p), 40)) for p in poles]
    extra = [0.123456 + k * 1e-6 for k in range(-400, 401)] if "123456" in text else []
    rows = []
    for place, part in enumerate(parts):
        for root, direction in roots(part, *ends, places, extra):
            kind = ["zero", "minimum" if direction > 0 else "maximum", "inflection"][place]
            rows.append((root, kind, f"{kind} {unit(root)} {unit(parts[0](root))}"))
    text_rows = "; ".join(row for _, _, row in sorted(rows)) or "none"
    lines.append(f"{text} on {low}..{high}  = {text_rows}")
path = pathlib.Path(__file__).parent.parent / "Golden" / "features.txt"
path.write_text("\n".join(lines) + "\n")
