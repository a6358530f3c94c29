"""Write Tests/RealsTests/Balls/ArbValues.swift: values of elementary functions.

Every row is `function significand exponent : value exponent` with hexadecimal
integers: the function at significand * 2^exponent is between value * 2^e and
(value + 1) * 2^e. The values are Arb's, through python-flint.

    python3 Tests/Corpus/arb_values.py
"""

import random
from pathlib import Path

from flint import arb, ctx, fmpz

OUTPUT = Path(__file__).parent.parent / "RealsTests" / "Balls" / "ArbValues.swift"

HEADER = '''// Values of elementary functions by Arb 2.23 or later, through python-flint.
// Written by Tests/Corpus/arb_values.py, which describes the format.

let arbValues = """
'''

SMALL = [(1, 0), (1, -1), (3, -2), (-5, -3), (7, -1), (-1, 0), (-3, 1)]
TINY = [(1, -60), (-3, -333), (5, -4000), (1, -100000)]
LARGE = [(10**22, 0), (-(10**40) - 1, 0), (1, 500), (355, 0), (3**100, 0)]
HUGE = [(10**300 + 1, 0), (1, 20000)]
NEAR_ONE = [(2**80 + 1, -80), (2**70 - 1, -70), (2**900 - 1, -900), (2**900 + 1, -900)]


def close_to_multiple_of_half_pi(bits: int) -> list[tuple[int, int]]:
    """Dyadics next to multiples of pi/2, from the continued fraction of pi."""
    ctx.prec = 2000
    found = [(6381956970095103, 797)]
    x = arb.pi() / 2
    h, k = (1, 0), (0, 1)
    while len(found) < 4:
        a = int(x.floor().unique_fmpz())
        h = (a * h[0] + h[1], h[0])
        k = (a * k[0] + k[1], k[0])
        x = 1 / (x - a)
        if h[0].bit_length() > bits * len(found):
            found.append((h[0], 0))
    return found


def random_dyadics(count: int, lowest: int, highest: int, signs: bool) -> list[tuple[int, int]]:
    chance = random.Random(f"{count} {lowest} {highest}")
    rows = []
    for _ in range(count):
        bits = chance.choice([3, 20, 64, 150, 300])
        significand = chance.getrandbits(bits) | 1 << (bits - 1)
        if signs and chance.random() < 0.5:
            significand = -significand
        rows.append((significand, chance.randrange(lowest, highest) - bits))
    return rows


TURNS = SMALL + TINY + LARGE + HUGE + close_to_multiple_of_half_pi(40) + random_dyadics(8, -9, 9, True)
GROWTH = SMALL + TINY + [(700, 0), (-(10**6), 0), (10**12 + 1, 0), (-3, 40)] + random_dyadics(
    8, -9, 9, True
)
POSITIVE = [(abs(m), e) for m, e in SMALL + TINY + LARGE + HUGE + NEAR_ONE]
ANY = SMALL + TINY + LARGE + HUGE + NEAR_ONE + random_dyadics(8, -20, 20, True)
UNIT = [(1, -1), (-3, -2), (7, -3), (-1, 0), (1, 0)] + TINY + [
    (2**80 - 1, -80),
    (-(2**900) + 1, -900),
] + random_dyadics(8, -6, 1, True)

ERROR = SMALL + TINY + [(7, 0), (-12, 0)] + random_dyadics(12, -8, 5, True)

GAMMA = [(1, 0), (1, -1), (7, -1), (-3, -1), (-7, -2), (1, -60), (-3, -333), (5, -4000)] + [
    (1001, -1), (10**12 + 1, -1), (-4001, -3), (1, -1000), (2**70 + 1, -70), (-(2**70) + 1, -70),
] + random_dyadics(12, -8, 6, True)

FUNCTIONS = {
    "exponential": (arb.exp, GROWTH),
    "naturalLogarithm": (arb.log, POSITIVE + random_dyadics(8, -30, 30, False)),
    "sine": (arb.sin, TURNS),
    "cosine": (arb.cos, TURNS),
    "tangent": (arb.tan, TURNS),
    "arctangent": (arb.atan, ANY),
    "arcsine": (arb.asin, UNIT),
    "arccosine": (arb.acos, UNIT),
    "hyperbolicSine": (arb.sinh, GROWTH),
    "hyperbolicCosine": (arb.cosh, GROWTH),
    "hyperbolicTangent": (arb.tanh, SMALL + TINY + [(700, 0), (-(10**6), 0)]),
    "squareRoot": (arb.sqrt, POSITIVE),
    "errorFunction": (arb.erf, ERROR),
    "complementaryErrorFunction": (arb.erfc, ERROR + [(50, 0), (30001, -10)]),
    "gamma": (arb.gamma, GAMMA),
}


def value(function, significand: int, exponent: int, bits: int) -> tuple[int, int]:
    """floor(f(x) / 2^e) and e, where the former has about so many bits."""
    precision = 2 * bits + 100
    while True:
        ctx.prec = precision
        exact = arb(fmpz(significand)) * arb(2) ** exponent
        result = function(exact)
        if result == 0:
            return 0, 0
        if not result.is_finite():
            # The argument was not known well enough.
            precision *= 2
            continue
        middle, power = result.mid().man_exp()
        shift = int(power) + int(middle).bit_length() - bits
        if result.is_exact() and shift <= int(power):
            return int(middle), int(power)
        floor = (result * arb(2) ** -shift).floor().unique_fmpz()
        if floor is not None:
            return int(floor), shift
        precision *= 2


def main() -> None:
    lines = []
    for name, (function, arguments) in FUNCTIONS.items():
        for index, (significand, exponent) in enumerate(arguments):
            bits = 3100 if index % 8 == 2 else 330
            result, power = value(function, significand, exponent, bits)
            lines.append(f"{name} {significand:x} {exponent} : {result:x} {power}")
    wrapped = []
    for line in lines:
        while len(line) > 90:
            wrapped.append(line[:90] + "\\")
            line = line[90:]
        wrapped.append(line)
    OUTPUT.write_text(HEADER + "".join(f"  {line}\n" for line in wrapped) + '  """\n')


main()
