"""Inverse pairs with their branch: asin(sin x), acos(cos x), atan(tan x) and the hyperbolic ones.

The multiple of pi is found with Arb and the equality confirmed to 150 digits.
"""

import sympy
from flint import arb, ctx

from oracle import balls, language

from .note import lines

FIXED = """
asin(sin(2)) | pi-2
acos(cos(10)) | 4*pi-10
atan(tan(2)) | 2-pi
asin(sin(1/2)) | 1/2
acos(cos(-1)) | 1
asin(sin(-2)) | 2-pi
atan(tan(10)) | 10-3*pi
acos(cos(sqrt(2))) | sqrt(2)
acos(cos(sqrt(20))) | 2*pi-2*sqrt(5)
asin(sin(sqrt(7))) | pi-sqrt(7)
atan(tan(sqrt(10))) | sqrt(10)-pi
asin(sin(7*pi/8)) | pi/8
acos(cos(9*pi/8)) | 7*pi/8
atan(tan(5*pi/7)) | -2*pi/7
asin(sin(100*pi/7)) | 2*pi/7
asin(cos(1)) | pi/2-1
acos(sin(1)) | pi/2-1
acos(sin(2)) | 2-pi/2
asin(cos(4)) | 4-3*pi/2
atan(1/tan(1)) | pi/2-1
acos(-cos(1)) | pi-1
asin(-sin(1)) | -1
atan(sin(1)/cos(1)) | 1
asin(2*sin(1)*cos(1)) | pi-2
acos(2*cos(1)^2-1) | 2
acos(1-2*sin(1)^2) | 2
atan(2*tan(1/2)/(1-tan(1/2)^2)) | 1
asin(sin(pi/2-1)) | pi/2-1
sin(asin(1/3)) | 1/3
cos(acos(-0.7)) | -7/10
tan(atan(22/7)) | 22/7
sin(asin(sqrt(2)/3)) | sqrt(2)/3
sin(acos(3/5)) | 4/5
cos(atan(2)) | sqrt(5)/5
tan(acos(1/3)) | 2*sqrt(2)
sin(atan(1/pi)) | 1/sqrt(pi^2+1)
asinh(sinh(2)) | 2
acosh(cosh(2)) | 2
acosh(cosh(-2)) | 2
atanh(tanh(2)) | 2
sinh(asinh(2)) | 2
cosh(acosh(2)) | 2
tanh(atanh(1/2)) | 1/2
sinh(acosh(2)) | sqrt(3)
cosh(asinh(2)) | sqrt(5)
tanh(asinh(1)) | sqrt(2)/2
sinh(atanh(1/2)) | sqrt(3)/3
asinh(sinh(sqrt(2))) | sqrt(2)
ln(exp(sqrt(2))) | sqrt(2)
exp(ln(sqrt(2))) | sqrt(2)
ln(e^10) | 10
log(10^7) | 7
log2(2^0.3) | 3/10
sqrt(5^2) | 5
sqrt((-5)^2) | 5
cbrt((-5)^3) | -5
cbrt(5)^3 | 5
sqrt(pi^2) | pi
sqrt((3-pi)^2) | pi-3
sqrt((e-3)^2) | 3-e
abs(1-sqrt(2)) | sqrt(2)-1
abs(e-pi) | pi-e
(pi^2)^(1/2) | pi
(e^3)^(1/3) | e
cbrt(pi^3) | pi
ln(cosh(1)+sinh(1)) | 1
ln(cosh(2)-sinh(2)) | -2
-asin(sin(6)) | 2*pi-6
asin(sin(355)) | 113*pi-355
acos(cos(710)) | 710-226*pi
atan(tan(22)) | 22-7*pi
asin(sin(10^6)) | BRANCH
atan(tan(10^10)) | BRANCH
acos(cos(10^15)) | BRANCH
asin(sin(e)) | pi-e
acos(cos(e)) | e
atan(tan(e)) | e-pi
acos(cos(2*e)) | 2*pi-2*e
asin(sin(pi^2)) | 3*pi-pi^2
acos(cos(pi^2)) | 4*pi-pi^2
atan(tan(pi^2)) | pi^2-3*pi
asin(sin(ln(100))) | BRANCH
"""


def branch(name, argument):
    """The text argument * sign + k * pi equal to the inverse of the function of the argument."""
    x = balls.evaluated(language.parse(argument), 400).ball
    ctx.prec = 400
    pi = arb.pi()
    if name == "atan":
        k = int((x / pi + arb(0.5)).floor().unique_fmpz())
        return text(argument, 1, -k)
    if name == "asin":
        k = int((x / pi + arb(0.5)).floor().unique_fmpz())
        return text(argument, 1, -k) if k % 2 == 0 else text(argument, -1, k)
    k = int((x / (2 * pi) + arb(0.5)).floor().unique_fmpz())
    return text(argument, 1, -2 * k) if x - 2 * k * pi > 0 else text(argument, -1, 2 * k)


def text(argument, sign, k):
    head = argument if sign > 0 else f"-{argument}"
    result = head if k == 0 else f"{head}{k:+}*pi".replace("+1*", "+").replace("-1*", "-")
    return str(sympy.sympify(result)).replace(" ", "") if "pi" in argument else result


PAIRS = {"asin": "sin", "acos": "cos", "atan": "tan"}


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        if closed == "BRANCH":
            name, argument = line.split("(", 1)[0], line[line.index("(", 5) + 1 : -2]
            closed = branch(name, argument)
        topic.exact(line, closed, *remark)
    for name, inner in PAIRS.items():
        for n in list(range(1, 21)) + [30, 44, 100, 1000, 12345]:
            topic.exact(f"{name}({inner}({n}))", branch(name, str(n)))
        for argument in ("5/2", "22/3", "-7", "sqrt(30)", "sqrt(2)+sqrt(3)", "11*pi/13", "-40*pi/9", "1+pi", "3-2*pi",
                         "cbrt(100)", "1e9", "10^30"):
            topic.exact(f"{name}({inner}({argument}))", branch(name, wrapped(argument)))
    generator = topic.random(20269)
    for _ in range(20):
        p, q = generator.randint(1, 19), generator.randint(20, 40)
        line, closed = generator.choice([
            (f"cos(asin({p}/{q}))^2", f"1-({p}/{q})^2"),
            (f"sin(2*asin({p}/{q}))^2", f"4*({p}/{q})^2*(1-({p}/{q})^2)"),
            (f"cos(2*atan({p}/{q}))", f"({q * q - p * p})/({q * q + p * p})"),
            (f"tan(2*atan({p}/{q}))", f"{2 * p * q}/({q * q - p * p})"),
            (f"cos(4*acos({p}/{q}))", f"8*({p}/{q})^4-8*({p}/{q})^2+1"),
            (f"sinh(2*ln({p}/{q}))", f"(({p}/{q})^2-({q}/{p})^2)/2"),
            (f"cosh(ln({p}/{q}))", f"({p}/{q}+{q}/{p})/2"),
            (f"tanh(ln({p}/{q}))", f"({p * p - q * q})/({p * p + q * q})"),
            (f"e^(2*atanh({p}/{q}))", f"({q + p})/({q - p})"),
            (f"e^(asinh({p}/{q}))", f"({p}+sqrt({p * p + q * q}))/{q}"),
        ])
        topic.exact(line, closed)


def wrapped(argument):
    return f"({argument})" if any(c in argument[1:] for c in "+-") else argument
