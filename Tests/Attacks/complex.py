"""Checks complex numbers against Arb: the rows of Tests/Golden/complex.txt, and random
expressions that the command answers.

    python3 Tests/Attacks/complex.py
    python3 Tests/Attacks/complex.py random COUNT SEED [COMMAND]
    python3 Tests/Attacks/complex.py cuts COUNT SEED [COMMAND]
    python3 Tests/Attacks/complex.py turned COUNT SEED [COMMAND]

A row has an input and what it is worth, behind `=`, or behind `≈` with digits that are
truncated toward zero. A closed form has to be equal to 60 digits, digits have to be right one
by one, and what is undefined must have no value in Arb either. Random expressions are compared in
the same way, and so are functions at random points of their cuts (NIST DLMF 4.2, 4.23, 4.37) and
close to these on both sides. Exact values of the corpus that are turned by a random root of unity,
conjugated and turned back have to be what they were. Needs python-flint; the values and the reader
of the answers share no code with Surd.
"""

import json
import pathlib
import random
import re
import subprocess
import sys

from flint import acb, arb, ctx, fmpq

TESTS = pathlib.Path(__file__).resolve().parent.parent
COMMAND = str(TESTS.parent / ".build/debug/surd")
ctx.prec = 700
I = acb(0, 1)
PI = acb(arb.pi())
E = acb(arb(1).exp())
# About 60 decimal digits.
TINY = arb(10) ** -60


# MARK: The reader of answers

TOKEN = re.compile(r"\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?|[A-Za-z]+[0-9]*|\*\*|[-+*/^();,|°√·π…∠ⅈ])")
FUNCTIONS = {
    "sqrt": lambda z: z.sqrt(), "exp": lambda z: z.exp(), "ln": lambda z: z.log(),
    "sin": lambda z: z.sin(), "cos": lambda z: z.cos(), "tan": lambda z: z.tan(),
    "sec": lambda z: z.sec(), "csc": lambda z: z.csc(), "cot": lambda z: z.cot(),
    "asin": lambda z: z.asin(), "acos": lambda z: z.acos(), "atan": lambda z: z.atan(),
    "sinh": lambda z: z.sinh(), "cosh": lambda z: z.cosh(), "tanh": lambda z: z.tanh(),
    "asinh": lambda z: z.asinh(), "acosh": lambda z: z.acosh(), "atanh": lambda z: z.atanh(),
    "abs": lambda z: modulus(z),
    "re": lambda z: acb(finite(z).real), "im": lambda z: acb(finite(z).imag), "conj": lambda z: z.conjugate(),
    "arg": lambda z: angle(z), "sign": lambda z: z / modulus(z),
    "cis": lambda z: (I * z).exp(), "log": lambda z: z.log() / acb(10).log(),
    "log2": lambda z: z.log() / acb(2).log(),
    "cbrt": lambda z: real_root(z, 3),
}


def finite(z):
    """A number; of what is none, Arb would have parts that are."""
    if not z.is_finite():
        raise ZeroDivisionError
    return z


def modulus(z):
    """The distance from zero."""
    return acb((z.real * z.real + z.imag * z.imag).sqrt())


def angle(z):
    """The angle of a number that is seen not to be zero, as sin(pi) is not."""
    if z.contains(acb(0)):
        raise ZeroDivisionError
    return acb(finite(z).arg())


def real_root(z, n):
    """The real root of a real number, of an odd index also of a negative one."""
    if z.imag == 0 and n % 2 == 1 and z.real < 0:
        return acb(-((-z.real).root(n)))
    return z.root(n)


def power(x, y):
    """A power; of a negative real base with an odd root, the real one."""
    if y.imag == 0 and y.real.is_integer():
        count = int(y.real.unique_fmpz())
        return acb(1) if count == 0 else x**count
    thirds = (y.real * 3).unique_fmpz() if y.imag == 0 else None
    if thirds is not None and x.imag == 0 and x.real < 0 and (y.real * 3).rad() < TINY:
        return -((-x) ** y) if int(thirds) % 2 else (-x) ** y
    return x**y


class Reader:
    """Reads the text of an answer, in ASCII or as it was typed."""

    def __init__(self, text):
        self.tokens = TOKEN.findall(text)
        self.place = 0
        assert "".join(self.tokens) == re.sub(r"\s", "", text), text

    def peek(self):
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self):
        self.place += 1
        return self.tokens[self.place - 1]

    def value(self):
        result = self.sum()
        assert self.peek() == "", self.tokens[self.place:]
        return result

    def sum(self):
        result = self.product()
        while self.peek() in ("+", "-"):
            sign = self.take()
            right = self.product()
            result = result + right if sign == "+" else result - right
        return result

    def product(self):
        result = self.angle()
        while True:
            token = self.peek()
            if token in ("*", "·"):
                self.take()
                result = result * self.angle()
            elif token == "/":
                self.take()
                result = result / self.angle()
            elif token and (token[0].isalnum() or token in "(π√"):
                result = result * self.power()
            else:
                return result

    def angle(self):
        result = self.signed()
        if self.peek() == "∠":
            self.take()
            result = result * (I * self.signed()).exp()
        return result

    def signed(self):
        if self.peek() == "-":
            self.take()
            return -self.signed()
        return self.power()

    def power(self):
        base = self.postfix()
        if self.peek() in ("^", "**"):
            self.take()
            return power(base, self.signed())
        return base

    def postfix(self):
        result = self.operand()
        while self.peek() == "°":
            self.take()
            result = result * PI / 180
        return result

    def operand(self):
        token = self.take()
        if token == "(":
            result = self.sum()
            assert self.take() == ")"
            return result
        if token == "|":
            result = self.sum()
            assert self.take() == "|"
            return FUNCTIONS["abs"](result)
        if token[0].isdigit():
            return acb(arb(token)) if "." in token or "e" in token else acb(int(token))
        if token in ("pi", "π"):
            return PI
        if token == "e":
            return E
        if token in ("i", "ⅈ"):
            return I
        assert self.take() == "(", token
        arguments = [self.sum()]
        while self.peek() in (";", ","):
            self.take()
            arguments.append(self.sum())
        assert self.take() == ")"
        if token == "root":
            return real_root(arguments[1], int(arguments[0].real.unique_fmpz()))
        if len(arguments) == 2 and token == "log":
            return arguments[0].log() / arguments[1].log()
        return FUNCTIONS[token](*arguments)


def is_known(z):
    """Whether Arb knows a value well enough to judge by."""
    return z.is_finite() and all(
        part.rad() <= TINY * (1 + abs(part)) * arb(10) ** -20 for part in (z.real, z.imag)
    )


def is_equal(x, y):
    """Whether two values agree to 60 digits."""
    gap = x - y
    size = 1 + abs(x.real) + abs(x.imag)
    return all(part.abs_upper() <= TINY * size for part in (gap.real, gap.imag))



def parts(digits):
    """The real and the imaginary part of digits as they are shown."""
    text = digits.replace(" ", "")
    part = r"[\d.]+…?(?:e-?\d+)?"
    match = re.fullmatch(rf"(-?{part})?(?:([+-]?)({part})?i)?", text)
    assert match, digits
    real, sign, imaginary = match[1], match[2], match[3]
    if "i" in text and match[3] is None and match[2] is not None and real and not sign:
        return "0", real
    if "i" not in text:
        return real, "0"
    return real or "0", ("-" if sign == "-" else "") + (imaginary or "1")


def begins(x, digits):
    """Whether a real value begins with the digits, truncated toward zero."""
    text = digits.replace("…", "")
    shown = arb(text)
    if "…" not in digits:
        return (x - shown).abs_upper() <= TINY
    mantissa, _, exponent = text.partition("e")
    unit = arb(10) ** (int(exponent or 0) - len(mantissa.partition(".")[2]))
    gap = (x - shown) * (-1 if text.startswith("-") else 1)
    # Digits are wrong where the enclosure shows it.
    return not (gap < 0 or gap >= unit)


def has_digits(z, digits):
    """Whether a value begins with the digits of both parts."""
    real, imaginary = parts(digits)
    return begins(z.real, real) and begins(z.imag, imaginary)


# MARK: Closed forms beside digits

# Answers whose closed form is not what its digits are.
CONTRADICTIONS = []


def contradicts(told):
    """Whether a closed form that is told with digits has others; a form that is not read has none."""
    if not isinstance(told.get("exact"), str) or not isinstance(told.get("decimal"), str):
        return False
    try:
        z = Reader(told["exact"]).value()
        return is_known(z) and not has_digits(z, told["decimal"])
    except Exception:
        return False


def told_numbers(part):
    """The objects with a closed form in an answer or a part of one."""
    if isinstance(part, list):
        for each in part:
            yield from told_numbers(each)
    elif isinstance(part, dict):
        if "exact" in part:
            yield part
        for key in ("value", "items", "lower", "upper", "x", "y", "z", "number"):
            yield from told_numbers(part.get(key))


def compared(answer):
    """An answer; whether each closed form in it has the digits beside it, is remembered."""
    for told in told_numbers(answer):
        if contradicts(told):
            CONTRADICTIONS.append(told)
            print("contradicts itself:", answer.get("input"), "|", told["exact"], "|", told["decimal"])
    return answer


# MARK: The command

def answers(lines, command, options=("--complex",)):
    """What the command answers to lines, each one an object."""
    run = subprocess.run(
        [command, "--format", "json", *options], input="\n".join(lines) + "\n", capture_output=True,
        text=True, check=False,
    )
    return [compared(json.loads(line)) for line in run.stdout.splitlines()]


def judge(z, answer):
    """What is to be said of an answer for a value of Arb: a word, and whether it is wrong."""
    status = answer["status"]
    if status == "undetermined":
        return "undetermined", False
    if status == "undefined":
        return "undefined", z is not None and is_known(z)
    if z is None or not is_known(z):
        return "not known to Arb", False
    wrong = False
    if answer["exact"] is not None:
        exact = Reader(answer["exact"]).value()
        # Of e^(e^1000) Arb tells no digit.
        wrong = exact.is_finite() and not is_equal(z, exact)
    if answer["decimal"] is not None:
        wrong = wrong or not has_digits(z, answer["decimal"])
    return ("exact" if answer["exact"] is not None else "approximate"), wrong


# MARK: Random expressions

UNARY = [
    "sqrt", "exp", "ln", "sin", "cos", "tan", "sinh", "cosh", "tanh", "asin", "acos", "atan",
    "asinh", "acosh", "atanh", "abs", "re", "im", "conj", "arg", "sign",
]
LEAVES = [
    ("i", I), ("i", I), ("pi", PI), ("e", E), ("sqrt(2)", acb(2).sqrt()),
    ("sqrt(3)", acb(3).sqrt()), ("(1+i)", 1 + I), ("(1-2i)", 1 - 2 * I), ("(3+4i)", 3 + 4 * I),
    ("cis(pi/5)", (I * PI / 5).exp()), ("e^(2pi*i/7)", (2 * PI * I / 7).exp()),
    ("ln(2)", acb(2).log()), ("(-8)", acb(-8)),
]
EXPONENTS = [
    ("2", acb(2)), ("3", acb(3)), ("(-1)", acb(-1)), ("(-2)", acb(-2)), ("(1/2)", acb(fmpq(1, 2))),
    ("(3/2)", acb(fmpq(3, 2))), ("(-1/2)", acb(fmpq(-1, 2))), ("i", I), ("(1+i)", 1 + I),
    ("(i/2)", I / 2), ("sqrt(2)", acb(2).sqrt()), ("8", acb(8)),
]


def leaf(draw):
    kind = draw.random()
    if kind < 0.35:
        n = draw.randint(-9, 9)
        return (str(n) if n >= 0 else f"({n})"), acb(n)
    if kind < 0.45:
        n, d = draw.randint(1, 9), draw.randint(2, 9)
        return f"({n}/{d})", acb(fmpq(n, d))
    return draw.choice(LEAVES)


def tree(draw, depth):
    """A random expression as a text and its value in Arb."""
    if depth == 0 or draw.random() < 0.15:
        return leaf(draw)
    kind = draw.random()
    if kind < 0.38:
        name = draw.choice(UNARY)
        text, x = tree(draw, depth - 1)
        return f"{name}({text})", applied(FUNCTIONS[name], x)
    if kind < 0.5:
        text, x = tree(draw, depth - 1)
        shown, exponent = draw.choice(EXPONENTS)
        return f"({text})^{shown}", applied(power, x, exponent)
    left, x = tree(draw, depth - 1)
    right, y = tree(draw, depth - 1)
    sign = draw.choice("++-**/")
    return f"({left}){sign}({right})", applied(OPERATORS[sign], x, y)


OPERATORS = {
    "+": lambda x, y: x + y, "-": lambda x, y: x - y, "*": lambda x, y: x * y,
    "/": lambda x, y: x / y,
}


def applied(function, *operands):
    """The value of a function, or nothing where it or an operand has none."""
    if any(operand is None for operand in operands):
        return None
    try:
        return function(*operands)
    except (ZeroDivisionError, OverflowError, ValueError):
        return None


# Whether a cut lies on the real or the imaginary axis, and where on it.
CUTS = {
    "ln": ("real", lambda r: -r), "sqrt": ("real", lambda r: -r), "acosh": ("real", lambda r: 1 - r),
    "asin": ("real", lambda r: 1 + r), "acos": ("real", lambda r: 1 + r), "atanh": ("real", lambda r: 1 + r),
    "atan": ("imaginary", lambda r: 1 + r), "asinh": ("imaginary", lambda r: 1 + r),
}


def at_cut(draw):
    """A function at a point of a cut of its, or close to it on one of the sides."""
    name = draw.choice(sorted(CUTS))
    axis, place = CUTS[name]
    along = place(fmpq(draw.randint(1, 99), draw.randint(1, 30)))
    if name not in ("ln", "sqrt", "acosh") and draw.random() < 0.5:
        along = -along
    aside = draw.choice((0, 1, -1)) * fmpq(1, 10 ** draw.choice((1, 3, 9, 20, 45)))
    real, imaginary = (along, aside) if axis == "real" else (aside, along)
    return f"{name}({real} + ({imaginary})*i)", applied(FUNCTIONS[name], acb(real, imaginary))


def check_turned(count, seed, command):
    """Asks for exact values of the corpus, turned by a root of unity, conjugated and turned back."""
    draw = random.Random(seed)
    rows = [
        line.split("\t")[1:3]
        for name in ("note", "identities", "decisions", "radicals", "cancellation")
        for line in (TESTS / f"Corpus/data/{name}.tsv").read_text().splitlines()
        if line.startswith("exact\t") and not re.search(r"\t(?:true|false)\t", line)
    ]
    lines = []
    for text, value in draw.sample(rows, min(count, len(rows))):
        order = draw.randint(2, 24)
        turn = f"cis(2*pi*{draw.randrange(order)}/{order})"
        lines.append(f"conj(({text})*{turn})*{turn} - ({value})")
    found = answers(lines, command)
    wrong = [line for line, answer in zip(lines, found) if answer["status"] in ("exact", "approximate") and answer["exact"] != "0"]
    left = [line for line, answer in zip(lines, found) if answer["exact"] != "0"]
    print("\n".join(left))
    print(f"{len(found)} of {len(lines)} turned values, {len(wrong)} wrong, {len(left) - len(wrong)} not answered")
    return 1 if wrong or len(found) != len(lines) else 0


def check_random(count, seed, command, case=lambda draw: tree(draw, draw.randint(1, 4))):
    draw = random.Random(seed)
    cases = [case(draw) for _ in range(count)]
    tally, wrong = {}, []
    for start in range(0, count, 500):
        some = cases[start : start + 500]
        found = answers([text for text, _ in some], command)
        if len(found) != len(some):
            wrong.append(f"{len(found)} answers to {len(some)} lines from {start}")
            continue
        for (text, value), answer in zip(some, found):
            try:
                word, is_wrong = judge(value, answer)
            except Exception as error:
                word, is_wrong = f"not read: {error!r}"[:60], True
            tally[word] = tally.get(word, 0) + 1
            if is_wrong:
                wrong.append(f"{text}: {word} {answer['exact']} {answer['decimal']} not {value and value.str(15)}")
            elif word == "undetermined":
                print(f"undetermined: {text}")
    print("\n".join(wrong))
    print(f"{count} expressions, {len(wrong)} wrong: {tally}")
    return 1 if wrong or CONTRADICTIONS else 0


# MARK: The table

ROW = re.compile(r"(.*?)  +([=≈!]) (.*)")


APART = {
    "(1+i)^2 = 2i": "true", "e^(i*pi) = -1": "true", "1+i = 1-i": "false",
    "sum(i^k; k = 1..4)": "0", "round(1.5+0i)": "2",
}


def check_table():
    checked, wrong = 0, []
    for number, line in enumerate((TESTS / "Golden/complex.txt").read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        match = ROW.fullmatch(line)
        text, sign, shown = match[1].strip(), match[2], match[3]
        checked += 1
        if text in APART:
            if shown != APART[text]:
                wrong.append(f"complex.txt {number}: {text} is not {shown}")
            continue
        try:
            if sign == "!":
                right = True
                if not re.search(r"[<>]|max|floor|mod|!|isPrime", text):
                    try:
                        right = not is_known(Reader(text).value())
                    except (ZeroDivisionError, AssertionError):
                        right = True
            else:
                z = Reader(text).value()
                halves = re.fullmatch(r"(.*?) ≈ (.*)", shown) if sign == "=" else None
                form = (halves[1] if halves else shown) if sign == "=" else None
                digits = halves[2] if halves else shown if sign == "≈" else None
                right = form is None or is_equal(z, Reader(form).value())
                right = right and (digits is None or has_digits(z, digits))
        except Exception as error:  # A row that cannot be read is wrong.
            right, shown = False, f"{shown}: {error!r}"
        if not right:
            wrong.append(f"complex.txt {number}: {text} is not {shown}")
    print("\n".join(wrong + [f"{checked} rows, {len(wrong)} wrong"]))
    return 1 if wrong else 0


def main():
    arguments = sys.argv[1:]
    if arguments:
        count, seed = int(arguments[1]), int(arguments[2])
        command = arguments[3] if len(arguments) > 3 else COMMAND
        if arguments[0] == "turned":
            return check_turned(count, seed, command)
        return check_random(count, seed, command, *[at_cut][: arguments[0] == "cuts"])
    return check_table()


if __name__ == "__main__":
    sys.exit(main())
