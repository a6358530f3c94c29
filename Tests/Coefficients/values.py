"""Makes values.txt: true values of the functions, by MPFR.

    python3 values.py > values.txt        (needs gmpy2)

A line is the name, the bits of one or two arguments, and the true value as
the sum of two doubles, by their bits. Arguments come from every binade that
matters, from the ends of the domains, from where the kernels change their
method, and from the worst cases of the literature: 6381956970095103 * 2^797,
the double closest to a multiple of pi/2, and the hardest cases for correct
rounding of Lefevre and Muller (Toward correctly rounded transcendentals,
1998).
"""

import math
import random
import struct

import gmpy2
from gmpy2 import mpfr

context = gmpy2.get_context()
context.emin, context.emax = gmpy2.get_emin_min(), gmpy2.get_emax_max()
context.precision = 1400  # 1e308 radians need a thousand bits

PI = gmpy2.const_pi()
random.seed(20261121)


def bits(x):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", x))[0]


def spread(low, high):
    """A size between two, by its exponent."""
    return math.exp(random.uniform(math.log(low), math.log(high)))


def sign():
    return random.choice((-1, 1))


def any_size():
    return sign() * math.ldexp(random.uniform(1, 2), random.randint(-1022, 1023))


def angles():
    yield from (6381956970095103 * 2.0**797, 1e22, 1.7976931348623157e308, 2.0**1000)
    yield from (math.pi / 4, math.nextafter(math.pi / 4, 1), 1638400.0, 1638400.5, 1638401.0)
    for _ in range(30):
        yield random.uniform(-10, 10)
        yield round(random.uniform(-1e5, 1e5)) * math.pi / 2
        yield sign() * spread(1e-12, 1e9)
        yield any_size()


def degrees():
    yield from (1e300, 1.0, 29.0, 45.5, 89.999999, 1e-310, 5e-300, 2.0**45, 2.0**46 + 1)
    for _ in range(25):
        yield random.uniform(-400, 400)
        yield sign() * spread(1e-200, 1e20)
        yield any_size()


def tiny_degrees():
    yield from (-6.930244572168243e-308, 3.2e-307, 1e-306, -5e-307)
    for _ in range(60):
        yield sign() * spread(3.19e-307, 1e-200)


def units():
    yield from (0.5, math.nextafter(0.5, 1), math.nextafter(0.5, 0), math.nextafter(1, 0), -0.9999)
    for _ in range(30):
        yield random.uniform(-1, 1)
        yield sign() * spread(1e-12, 1)
        yield sign() * (1 - spread(1e-16, 0.5))


def hyperbolic():
    yield from (22.0, math.nextafter(22, 23), 710.4758600739439, 0.3466, 2.0**-28, 709.78)
    for _ in range(30):
        yield random.uniform(-1, 1)
        yield random.uniform(-25, 25)
        yield random.uniform(-710, 710)
        yield sign() * spread(1e-12, 1)


def exponents():
    yield from (709.782712893384, -745.1332191019411, -708.3964185322641, -708.4, -740.0)
    # The hardest to round.
    yield from (7.5417527749959590085206221e-10, -1.2220313309232, 1.005829e-4)
    for _ in range(40):
        yield random.uniform(-745, 709)
        yield random.uniform(-1, 1)
        yield sign() * spread(1e-17, 1)


def positive():
    yield from (5e-324, 2.2250738585072014e-308, math.sqrt(0.5), math.sqrt(2), 1e-310)
    yield from (math.nextafter(1, 0), math.nextafter(1, 2), 1.0, 1.7976931348623157e308)
    for _ in range(30):
        yield abs(any_size())
        yield random.uniform(0.5, 2)
        yield 1 + sign() * spread(1e-16, 0.3)


def real():
    yield from (0.5, math.nextafter(0.5, 1), 2.0, math.nextafter(2, 3), 2.0**30, 2.0**60, 1e300)
    for _ in range(30):
        yield any_size()
        yield random.uniform(-4, 4)
        yield sign() * spread(1e-12, 1e12)


def above_one():
    yield from (math.nextafter(1, 2), 1.5, 2.0, 2.0**30, math.nextafter(2.0**30, 2.0**31), 1e308)
    for _ in range(30):
        yield 1 + spread(1e-16, 10)
        yield random.uniform(1, 10)
        yield spread(2, 1e300)


def powers():
    for _ in range(60):
        x = abs(random.choice((any_size(), random.uniform(0, 10), 1 + sign() * spread(1e-15, 0.1))))
        limit = 740 / max(abs(math.log(x)), 1e-20)
        yield x, random.choice((random.uniform(-limit, limit), float(random.randint(-40, 40))))
    for _ in range(30):
        yield -random.uniform(0, 10), float(random.randint(-60, 60))


def logarithms():
    for _ in range(60):
        yield abs(any_size()), random.uniform(0.1, 12)
        yield random.uniform(0.1, 30), abs(any_size())


def quotients():
    yield from (45.0, -45.0, math.nextafter(45, 46), 716.0, 5e-324, 1e-310)
    yield from exponents()


def above_minus_one():
    yield from (math.nextafter(-1, 0), -0.5, 2.0**-28, -(2.0**-28), 5e-324, 1e300)
    for _ in range(40):
        yield sign() * spread(1e-17, 0.9)
        yield spread(0.5, 1e300)
        yield spread(1e-16, 0.5) - 1


def roots():
    for _ in range(40):
        yield float(random.randint(1, 99)), abs(any_size())
        yield 2.0 * random.randint(1, 9) + 1, any_size()


def error_arguments():
    yield from (0.5, math.nextafter(0.5, 0), 8.0, math.nextafter(8, 0), 1.0, 6.0, 5.9, 5e-324)
    yield from (26.5, 26.6, 27.2, 1e-308, 2.0**-28)
    for _ in range(40):
        yield random.uniform(-1, 1)
        yield random.uniform(-8, 8)
        yield random.uniform(8, 27)
        yield sign() * spread(1e-310, 1)


def gamma_arguments():
    yield from (0.5, 1.5, 2.5, math.nextafter(0.5, 0), 171.6, 171.62437695630271, 1e-308, 2.0**-60)
    yield from (1.4616321449683622, 5.0, 23.0, 24.0, 170.0, -0.5, -1.5, 5e-309)
    for _ in range(40):
        yield random.uniform(0, 4)
        yield random.uniform(0, 171)
        yield random.uniform(-10, 0)
        yield random.uniform(-182, 0)
        yield round(random.uniform(-20, 20)) + sign() * spread(1e-15, 0.5)
        yield sign() * spread(1e-300, 1)


def in_degrees(function):
    return lambda x: function(x * PI / 180)


TABLE = [
    ("exp", gmpy2.exp, exponents),
    ("ln", gmpy2.log, positive),
    ("log2", gmpy2.log2, positive),
    ("log10", gmpy2.log10, positive),
    ("sin", gmpy2.sin, angles),
    ("cos", gmpy2.cos, angles),
    ("tan", gmpy2.tan, angles),
    ("cot", gmpy2.cot, angles),
    ("sec", gmpy2.sec, angles),
    ("csc", gmpy2.csc, angles),
    ("sin°", in_degrees(gmpy2.sin), degrees),
    ("cos°", in_degrees(gmpy2.cos), degrees),
    ("tan°", in_degrees(gmpy2.tan), degrees),
    ("cot°", in_degrees(gmpy2.cot), degrees),
    ("sec°", in_degrees(gmpy2.sec), degrees),
    ("csc°", in_degrees(gmpy2.csc), degrees),
    ("asin", gmpy2.asin, units),
    ("acos", gmpy2.acos, units),
    ("atan", gmpy2.atan, real),
    ("sinh", gmpy2.sinh, hyperbolic),
    ("cosh", gmpy2.cosh, hyperbolic),
    ("tanh", gmpy2.tanh, hyperbolic),
    ("asinh", gmpy2.asinh, real),
    ("acosh", gmpy2.acosh, above_one),
    ("atanh", gmpy2.atanh, units),
    ("sqrt", gmpy2.sqrt, positive),
    ("cbrt", gmpy2.cbrt, real),
    ("pow", lambda x, y: x**y, powers),
    ("log", lambda x, b: gmpy2.log(x) / gmpy2.log(b), logarithms),
    ("asin°", lambda x: gmpy2.asin(x) * 180 / PI, units),
    ("acos°", lambda x: gmpy2.acos(x) * 180 / PI, units),
    ("atan°", lambda x: gmpy2.atan(x) * 180 / PI, real),
    ("sinc", lambda x: gmpy2.sin(x) / x, angles),
    ("cosc", lambda x: (1 - gmpy2.cos(x)) / x**2, angles),
    ("expc", lambda x: gmpy2.expm1(x) / x, quotients),
    ("logc", lambda x: gmpy2.log1p(x) / x, above_minus_one),
    ("xlnx", lambda x: x * gmpy2.log(x), positive),
    ("x^7", lambda x: x**7, hyperbolic),
    ("x^-3", lambda x: 1 / x**3, real),
    ("root", lambda n, x: gmpy2.rootn(x, int(n)), roots),
    ("cot°tiny", in_degrees(gmpy2.cot), tiny_degrees),
    ("erf", gmpy2.erf, error_arguments),
    ("erfc", gmpy2.erfc, error_arguments),
    ("gamma", gmpy2.gamma, gamma_arguments),
]

for name, function, arguments in TABLE:
    for argument in arguments():
        argument = argument if isinstance(argument, tuple) else (argument,)
        value = function(*(mpfr(x) for x in argument))
        high = float(value)
        # Zeros and poles in degrees are exact, and tested elsewhere.
        is_quarter = "°" in name and argument[0] % 90 == 0
        if is_quarter or not math.isfinite(high) or value == 0:
            continue
        print(name, *(bits(x) for x in argument), bits(high), bits(float(value - mpfr(high))))
