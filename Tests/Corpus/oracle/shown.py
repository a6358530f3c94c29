"""Reads the digits that a calculator shows and judges them against the true value."""

import re
from fractions import Fraction

from flint import arb, fmpq

from . import digits
from .balls import at_precision, evaluated
from .language import integer

NUMBER = re.compile(
    r"""(?P<sign>[-−]?)(?P<whole>\d+)(?:\.(?P<part>\d*))?(?:\((?P<period>\d+)\))?(?P<more1>…|\.\.\.)?
    (?:(?:[eE]|\s*[×·*]\s*10\^?)\(?(?P<exponent>[+-−]?\d+)\)?)?(?P<more2>…|\.\.\.)?$""",
    re.X,
)


class Shown:
    """digits * 10^place, truncated; `more` says that digits follow; `period` that they repeat."""

    def __init__(self, text):
        text = text.strip().replace(" ", "").replace("_", "").replace("−", "-")
        match = NUMBER.match(text)
        if not match:
            raise ValueError(text)
        part = match["part"] or ""
        self.negative = match["sign"] == "-"
        self.period = match["period"]
        self.number = integer(match["whole"] + part)
        self.text = match["whole"] + part
        self.exponent = int(match["exponent"] or 0)
        self.place = self.exponent - len(part)
        self.more = bool(match["more1"] or match["more2"])

    @property
    def significant(self):
        return len(self.text.lstrip("0"))

    @property
    def value(self):
        """The exact rational that a text without an ellipsis stands for."""
        magnitude = Fraction(self.number) * Fraction(10) ** self.place
        if self.period:
            places = len(self.period)
            magnitude += Fraction(int(self.period), 10**places - 1) * Fraction(10) ** self.place
        return -magnitude if self.negative else magnitude


def agrees(shown, known, truth):
    """Whether the digits shown are those of the true value.

    `known` is the text of the data file; `truth` the statements to ask for more digits.
    """
    if not shown.more:
        return is_value(shown, truth)
    true = Shown(known)
    if true.more and true.place > shown.place:
        count = len(true.text.lstrip("0")) + true.place - shown.place + 2
        true = Shown(digits.of(truth, count, lenient=True))
    if true.number and shown.number and true.negative != shown.negative:
        return False
    shift = true.place - shown.place
    cut = true.number * 10**shift if shift >= 0 else true.number // 10**-shift
    return cut == shown.number


def is_value(shown, truth):
    """Whether a text without an ellipsis is the value itself."""
    text = digits.of(truth, max(60, shown.significant + 2), lenient=True)
    true = Shown(text)
    if shown.period:
        found = evaluated(truth, 4096, True)
        wanted = fmpq(shown.value.numerator, shown.value.denominator)
        if found.rational is not None:
            return found.rational == wanted
        return at_precision(4096, lambda: found.ball.overlaps(arb(wanted)))
    return not true.more and true.value == shown.value
