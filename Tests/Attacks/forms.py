"""Checks that both columns of every row of Tests/Golden/forms.txt are equal: to 60 digits
by mpmath, and digits one by one. Prints the number of rows.

    python3 Tests/Attacks/forms.py

The parser and the values are those of the corpus and share no code with Surd:
`pip install mpmath python-flint`.
"""

import pathlib
import re
import sys

from mpmath import mp, mpf

TESTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS / "Corpus"))

from oracle import floats, language  # noqa: E402

mp.dps = 120
ROW = re.compile(r"(.*?)  +([=≈]) (.*)")


def rows():
    """The rows of the table: number, input, sign, output."""
    for number, line in enumerate((TESTS / "Golden/forms.txt").read_text().splitlines(), 1):
        if line and not line.startswith("#"):
            match = ROW.fullmatch(line)
            yield number, match[1].strip(), match[2], match[3]


def value(text):
    """The value of a text of the language."""
    return floats.Floats().line(language.Parser(text).line())


def is_equal(x, y):
    """Whether two values agree to 60 digits, or to 60 places where one is 0."""
    return abs(x - y) <= mpf(10) ** -60 * (max(abs(x), abs(y)) if x and y else 1)


def begins(x, digits):
    """Whether a value begins with the digits, truncated toward zero."""
    shown = value(digits.replace("…", ""))
    mantissa, _, exponent = digits.replace("…", "").partition("e")
    unit = mpf(10) ** (int(exponent or 0) - len(mantissa.partition(".")[2]))
    return 0 <= (x - shown) * (1 if x > 0 else -1) < unit


def main():
    checked, wrong = 0, []
    for number, text, sign, shown in rows():
        try:
            x = value(text)
            parts = re.fullmatch(r"(.*?) ≈ (.*)", shown) if sign == "=" else None
            forms = [parts[1] if parts else shown] if sign == "=" else []
            digits = [parts[2]] if parts else [shown] if sign == "≈" else []
            right = all(is_equal(x, value(form)) for form in forms)
            right = right and all(begins(x, text) for text in digits)
        except Exception as error:  # A row that cannot be read is wrong.
            right, shown = False, f"{shown}: {error!r}"
        checked += 1
        if not right:
            wrong.append(f"forms.txt {number}: {text} is not {shown}")
    print("\n".join(wrong + [f"{checked} rows, {len(wrong)} wrong"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
