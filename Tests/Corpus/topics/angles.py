"""sin, cos, tan of k*pi/n for n = 1..24, 30, 60, in radians and in degrees.

Closed forms by SymPy where it has one in square roots, else the reduced cosine or sine itself;
`exact` where n allows square roots (n without 7, 9, 11, 13, 17, ...), else `digits?`.
"""

import math
from fractions import Fraction

import sympy

EASY = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 30, 60)


def closed_form(name, turn):
    value = getattr(sympy, name)(sympy.pi * sympy.Rational(turn.numerator, turn.denominator))
    if not value.has(sympy.zoo):
        value = sympy.radsimp(value) if not value.has(sympy.sin, sympy.cos, sympy.tan) else value
    return str(value).replace("**", "^").replace(" ", "")


def cases(topic):
    for n in list(range(1, 25)) + [30, 60]:
        for k in range(0, n + 1):
            if math.gcd(k, n) != 1 and k != 0 or (k == 0 and n != 1):
                continue
            turn = Fraction(k, n)
            angle = "0" if k == 0 else ("" if k == 1 else f"{k}*") + "pi" + (f"/{n}" if n > 1 else "")
            for name in ("sin", "cos", "tan"):
                line = f"{name}({angle})"
                if name == "tan" and turn == Fraction(1, 2):
                    topic.pole(line, angle, "pole; binary64: 1.6e16")
                elif n in EASY:
                    topic.exact(line, closed_form(name, turn))
                else:
                    topic.maybe(line)
    for degrees in range(-180, 721, 15):
        turn = Fraction(degrees, 180)
        for name in ("sin", "cos") if degrees % 30 else ("sin", "cos", "tan"):
            line = f"{name}({degrees}°)"
            if name == "tan" and degrees % 180 == 90:
                topic.pole(line, f"{degrees}°", "pole")
            else:
                topic.exact(line, closed_form(name, turn))
    for degrees in (3, 6, 9, 12, 18, 22.5, 24, 27, 33, 36, 37.5, 39, 42, 48, 52.5, 54, 66, 72, 84, 87, 7.5, 11.25):
        turn = Fraction(degrees).limit_denominator(100) / 180
        topic.exact(f"sin({degrees:g}°)", closed_form("sin", turn))
        topic.exact(f"tan({degrees:g}°)", closed_form("tan", turn))
    for degrees in (1, 2, 5, 10, 20, 40, 50, 70, 80, 100, 0.1, 1.5, 359):
        topic.maybe(f"sin({degrees}°)")
        topic.maybe(f"tan({degrees}°)")
    for name in ("sec", "csc", "cot"):
        for n in (3, 4, 5, 6, 8, 10, 12):
            topic.exact(f"{name}(pi/{n})", closed_form(name, Fraction(1, n)))
    generator = topic.random(20265)
    for _ in range(40):
        n, k = generator.choice(EASY[1:10]), generator.randint(10**3, 10 ** generator.choice([5, 12, 25, 60]))
        k *= generator.choice([1, -1])
        name = generator.choice(["sin", "cos", "tan"])
        turn = Fraction(k, n)
        if name == "tan" and turn % 1 == Fraction(1, 2):
            continue
        topic.exact(f"{name}({k}*pi/{n})", closed_form(name, turn % 2), "a huge multiple")
    for line, closed in [
        ("sin(10^20*pi)", "0"), ("sin(10^100*pi)", "0"), ("cos(10^100*pi)", "1"), ("tan(10^30*pi)", "0"),
        ("cos(pi*(10^15+1/3))", "1/2"), ("sin(pi*(10^40+1/6))", "1/2"), ("sin(pi/2+10^50*pi)", "1"),
        ("sin(-pi/6)", "-1/2"), ("cos(-pi/3)", "1/2"), ("sin(pi/3-pi/12)", "sqrt(2)/2"),
        ("sin(pi/6+pi/3)", "1"), ("cos(2*pi*0.125)", "sqrt(2)/2"), ("sin(0.5*pi)", "1"), ("cos(0.25*pi)", "sqrt(2)/2"),
        ("sin(30°)+cos(60°)", "1"), ("sin(30°)^2+cos(30°)^2", "1"), ("tan(45°)", "1"), ("sin 30°", "1/2"),
        ("cos²(30°)", "3/4"), ("sin^2(45°)", "1/2"), ("sin(45°)cos(45°)", "1/2"), ("180°", "pi"), ("90°/pi", "1/2"),
        ("cos(60°+1°-1°)", "1/2"), ("tan(15°)*tan(75°)", "1"), ("sin(18°)*sin(54°)", "1/4"),
        ("sin(10°)*sin(50°)*sin(70°)", "1/8"), ("cos(20°)*cos(40°)*cos(80°)", "1/8"),
        ("tan(20°)*tan(40°)*tan(80°)", "sqrt(3)"), ("tan(60°)-tan(20°)-tan(40°)-tan(20°)*tan(40°)*tan(60°)", "0"),
        ("sin(1°)^2+cos(1°)^2", "1"), ("sin(89°)-cos(1°)", "0"), ("tan(1°)*tan(89°)", "1"),
        ("sin(30)-sin(30+2*pi)", "0"), ("cos(36°)-cos(72°)", "1/2"), ("cos(36°)*cos(72°)", "1/4"),
        ("sin(π/6)", "1/2"), ("sin(π÷4)·√2", "1"), ("sin(30°)", "1/2"), ("asin(1/2)/1°", "30"), ("acos(0)/1°", "90"),
        ("atan(1)/1°", "45"), ("1/csc(30°)", "1/2"), ("4*sin(18°)+1-sqrt(5)", "0"),
    ]:
        topic.exact(line, closed)
