"""Writes Tests/Golden/huge.txt: numbers whose digits or exponents are huge.

    python3 Tests/Corpus/huge_values.py > Tests/Golden/huge.txt

Nothing here asks Surd: whole numbers are Python's, residues are its pow(a, b, m) with towers
by Carmichael's function from SymPy, fractions are Python's, digits are Arb's (python-flint).
"""

import random
import sys
from fractions import Fraction
from math import isqrt

from flint import arb, ctx
from sympy import reduced_totient

DIGITS = 25
random.seed(20261)
sys.set_int_max_str_digits(0)


def line(text, sign, answer):
    print(f"{text:<46}{'' if len(text) < 45 else '  '}{sign} {answer}")


def title(text):
    print(f"\n# {text}")


# Digits, truncated toward zero.


def written(digits, exponent, negative=False, exact=False):
    """The first digits of a number as Surd writes them."""
    if exact:
        digits = digits.rstrip("0") or "0"
    if -7 <= exponent < max(len(digits), 21) and exponent < 60:
        if exponent < 0:
            text = "0." + "0" * (-exponent - 1) + digits
        elif exponent + 1 >= len(digits):
            text = digits + "0" * (exponent + 1 - len(digits))
        else:
            text = digits[: exponent + 1] + "." + digits[exponent + 1:]
        tail = ""
    else:
        text, tail = digits[0] + ("." + digits[1:] if digits[1:] else ""), f"e{exponent}"
    if not exact:
        text += "…" if "." in text else ".…"
    return ("−" if negative else "") + text + tail


def shown(value, places):
    """The digits of an Arb function; `places` decimals are computed. Fails where they do not decide."""
    ctx.dps = places
    ball = value()
    size = abs(ball)
    exponent = int((size.log() / arb(10).log()).floor().mid().unique_fmpz()) + 1
    while True:
        whole = (size * arb(10) ** (DIGITS - 1 - exponent)).floor().unique_fmpz()
        assert whole is not None, "the digits are not decided: ask for more places"
        if len(str(whole)) == DIGITS:
            return written(str(whole), exponent, ball < 0)
        exponent -= 1


# Residues.


def tower(levels, modulus):
    """levels[0]^(levels[1]^…) mod modulus; each level from 2 on, the whole exponent large."""
    if modulus == 1:
        return 0
    if len(levels) == 1:
        return levels[0] % modulus
    if len(levels) == 2:
        return pow(levels[0], levels[1], modulus)
    period = int(reduced_totient(modulus))
    exponent = tower(levels[1:], period) + period * modulus.bit_length()
    return pow(levels[0], exponent, modulus)


def residues():
    title("Residues of powers and towers")
    for text, value in [
        ("9^9^9 mod 10", tower([9, 9 ** 9], 10)),
        ("2^(10^9) mod 1000007", pow(2, 10 ** 9, 1000007)),
        ("10^10^10 mod 7", pow(10, 10 ** 10, 7)),
        ("3^(2^1000) mod 10^9", pow(3, 2 ** 1000, 10 ** 9)),
        ("(2^(10^9) + 3^(10^9)) mod 97", (pow(2, 10 ** 9, 97) + pow(3, 10 ** 9, 97)) % 97),
        ("9^9^9^9 mod 10^12", tower([9, 9, 9 ** 9], 10 ** 12)),
        ("7^7^7^7^7 mod 10^15", tower([7, 7, 7, 7 ** 7], 10 ** 15)),
        ("-9^9^9 mod 10", -tower([9, 9 ** 9], 10) % 10),
        ("9^9^9 mod -10", tower([9, 9 ** 9], 10) - 10),
        ("gcd(9^9^9 + 3, 12)", 12 if (tower([9, 9 ** 9], 12) + 3) % 12 == 0 else -1),
    ]:
        line(text, "=", str(value).replace("-", "−"))
    for _ in range(60):
        a, n = random.randint(2, 10 ** random.randint(1, 30)), random.randint(10 ** 8, 10 ** random.randint(9, 40))
        m = random.randint(2, 10 ** random.randint(1, 20))
        b, k = random.randint(2, 99), random.randint(1, 10 ** 6)
        form = random.randint(0, 3)
        if form == 0:
            line(f"{a}^{n} mod {m}", "=", pow(a, n, m))
        elif form == 1:
            line(f"({a}^{n} - {k}) mod {m}", "=", (pow(a, n, m) - k) % m)
        elif form == 2:
            line(f"({b}^{n} * {a} + {k}*7^{n}) mod {m}", "=", (pow(b, n, m) * a + k * pow(7, n, m)) % m)
        else:
            rest = Fraction((pow(b, n, m * k)) % (m * k), k)
            line(f"({b}^{n}/{k}) mod {m}", "=", rest)
    for _ in range(25):
        levels = [random.randint(2, 99) for _ in range(random.randint(2, 3))] + [random.randint(20, 60)]
        levels[-2] = random.randint(40, 99)
        m = random.randint(2, 10 ** random.randint(1, 12))
        exact = levels[:-2] + [levels[-2] ** levels[-1]]
        line("^".join(map(str, levels)) + f" mod {m}", "=", tower(exact, m))


# Comparisons.


def truth(text, value):
    line(text, "=", "true" if value else "false")


def comparisons():
    title("Rationals of very different sizes")
    for text in ["1 + 10^-100000 > 1", "1 - 1e-100000 < 1", "10^-100000 + 10^-50000 > 10^-50000", "1 + 10^-300000 > 1",
                 "10^-1000000 > 0", "10^100000 + 10^-100000 > 10^100000"]:
        truth(text, True)
    for text in ["1 + 10^-100000 = 1", "10^-100000 = 10^-100001", "(1 + 1e-100000) - 1 = 2e-100000"]:
        truth(text, False)
    for text in ["(1 + 1e-100000) - 1 = 1e-100000", "(10^100000 + 1/3) - 10^100000 = 1/3", "3e-100000/3 = 1e-100000"]:
        truth(text, True)
    for _ in range(24):
        e = [random.randint(-100000, 100000) for _ in range(2)]
        c = [random.choice([1, 2, 3, 7, 9, 10, 12345]) for _ in range(4)]
        small = random.randint(-3000, 3000)
        f = [Fraction(10) ** x for x in (*e, small)]
        left = f[0] * c[0] + c[1] * f[2]
        right = f[0] * c[0] + c[2] * f[1]
        sign = random.choice(["<", ">", "="])
        value = {"<": left < right, ">": left > right, "=": left == right}[sign]
        truth(f"{c[0]}*10^{e[0]} + {c[1]}*10^{small} {sign} {c[0]}*10^{e[0]} + {c[2]}*10^{e[1]}", value)

    title("Roots against rationals with thousands of digits")
    for n, places in [(2, 3000), (3, 4500), (5, 6000), (7, 8000)]:
        lower = isqrt(n * 10 ** (2 * places))
        truth(f"sqrt({n}) > {lower}/10^{places}", True)
        truth(f"sqrt({n}) < {lower + 1}/10^{places}", True)
        truth(f"sqrt({n}) = {lower}/10^{places}", False)

    title("Powers that are the same, or nearly")
    for text, value in [("9^9^9 = 9^9^9", True), ("9^9^9 + 1 > 9^9^9", True), ("9^9^9 = 3^(2*9^9)", True),
                        ("2^(10^9)*5^(10^9) = 10^(10^9)", True), ("2^(10^9 + 1) = 2*2^(10^9)", True),
                        ("4^(10^9) = 2^(10^9)", False), ("9^9^9^9 > 9^9^9", True), ("2^3^4^5^6 > 9^9^9^9", True),
                        ("3^(10^18) > 2^(10^18)", True), ("10^(10^10) > 9^(10^10)", True),
                        ("10^(10^9) - 1 < 10^(10^9)", True), ("-9^9^9 < 9^9^9", True),
                        ("tanh(10^18) < 1", True), ("tanh(10^30) < 1", True), ("tanh(-10^30) > -1", True),
                        ("sin(1e-5000) < 1e-5000", True), ("atan(1e-10000) < 1e-10000", True),
                        ("tan(1e-5000) > 1e-5000", True), ("cos(1e-5000) < 1", True), ("atan(10^30) < pi/2", True),
                        ("sinh(1e-5000) > 1e-5000", True), ("e^(-10^30) > 0", True)]:
        truth(text, value)


# Values.


def values():
    title("Equal nodes, powers of ten, logarithms of powers")
    for text, value in [("9^9^9 - 9^9^9", "0"), ("5^(10^9)/5^(10^9)", "1"), ("9^9^9/9^(9^9 - 1)", "9"),
                        ("(9^9^9 + 1) - 9^9^9", "1"), ("(9^9^9 + 1)/(9^9^9 + 1)", "1"), ("10^10^8", "1e100000000"),
                        ("3*10^(10^9)", "3e1000000000"), ("10^(10^10)", "1e10000000000"),
                        ("10^-(10^10)", "1e-10000000000"), ("7/10^(10^9)", "7e-1000000000"),
                        ("floor(10^(10^9))", "1e1000000000"), ("(-1)^(9^9^9)", "−1"), ("(-1)^(9^9^9 + 1)", "1"),
                        ("log(10^10000)", "10000"), ("log2(2^1000000)", "1000000"), ("log(1000^5000)", "15000"),
                        ("log(10^(10^9))", "1000000000"), ("ln(10^100000)/ln(10)", "100000"),
                        ("log(10^-100000)", "−100000"), ("log2(8^(10^12))", "3000000000000"),
                        ("ln(2000!) - ln(1999!) - ln(2000)", "0"), ("ln(3000!) - ln(2999!) - ln(3000)", "0"),
                        ("sqrt(2)^(10^10)/2^(5*10^9)", "1"), ("17*10^(-909065)", "1.7e-909064")]:
        line(text, "=", value)
    title("Leading digits")
    ten = lambda k: arb(10) ** k
    nines = written("9" * DIGITS, -1)
    rows = [
        ("sin(1e-5000)", lambda: ten(-5000).sin(), 16000),
        ("atan(1e-10000)", lambda: ten(-10000).atan(), 31000),
        ("1/sin(1e-3000)", lambda: 1 / ten(-3000).sin(), 10000),
        ("1 + 10^-5000", lambda: 1 + ten(-5000), 6000),
        ("cos(1e-3000)", lambda: ten(-3000).cos(), 9000),
        ("asin(1e-5000)", lambda: ten(-5000).asin(), 16000),
        ("tanh(1e-5000)", lambda: ten(-5000).tanh(), 16000),
        ("sinh(1e-5000)", lambda: ten(-5000).sinh(), 16000),
        ("ln(1 + 10^-5000)", lambda: ten(-5000).log1p(), 16000),
        ("e^(10^-5000)", lambda: ten(-5000).exp(), 6000),
        ("sqrt(1 + 10^-5000)", lambda: (1 + ten(-5000)).sqrt(), 6000),
        ("sin(1e-2000) - 1e-2000", lambda: ten(-2000).sin() - ten(-2000), 12000),
        ("1 - cos(1e-2000)", lambda: 1 - ten(-2000).cos(), 12000),
        ("atan(10^5000) - pi/2", lambda: ten(5000).atan() - arb.pi() / 2, 21000),
        ("ln(2000!)", lambda: arb(2001).lgamma(), 200),
        ("log(10^10000 + 1)", lambda: (ten(10000) + 1).log() / arb(10).log(), 30000),
        ("2^(10^9)", lambda: arb(2) ** (10 ** 9), 200),
        ("pi*10^(10^9)", None, 0),
        ("9^9^9", lambda: arb(9) ** (9 ** 9), 200),
        ("2^(10^12)/3^(10^11)", lambda: arb(2) ** (10 ** 12) / arb(3) ** (10 ** 11), 200),
        ("1 - tanh(10^6)", lambda: 2 / ((arb(2) * 10 ** 6).exp() + 1), 200),
    ]
    for text, value, places in rows:
        if value is None:
            line(text, "≈", written("3141592653589793238462643", 10 ** 9))
        else:
            line(text, "≈", shown(value, places))
    # tanh x and e^(−x) by hand: 1 − 2/(e^(2x) + 1) is below 1 by less than 10^-(0.86 x).
    for text in ["tanh(10^18)", "tanh(10^30)", "tanh(10^100)"]:
        line(text, "≈", nines)


print("# Numbers whose digits or exponents are huge, by Tests/Corpus/huge_values.py.")
print(f"# = what is proved, ≈ {DIGITS} digits, truncated.")
residues()
comparisons()
values()
