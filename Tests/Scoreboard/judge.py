"""Judges an answer by what is proved of the question."""

import re
from fractions import Fraction

VERDICTS = ("exact", "right", "short", "frayed", "wrong", "refused", "too slow")
MEANING = {
    "exact": "the whole value, with no digit left out, or the truth; where there is no value, that no number is given",
    "right": "ten digits or more, all of them right but for rounding in the last place",
    "short": "fewer than ten digits, all of them right",
    "frayed": "ten digits are right, but digits are shown behind them that are not",
    "wrong": "one of the first ten digits is not true, or another truth, or a number where there is no value",
    "refused": "no number: an error, an open form, or no such function",
    "too slow": "no answer in time",
}
POWERS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")


def number(text):
    """(value, unit of the last place, significant digits) of a whole number, fraction or decimal; None of other texts."""
    plain = text.replace("−", "-").replace("…", "").replace(" ", "").rstrip(";")
    plain = re.sub(r"[×*]10\^?\(?([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+|-?\d+)\)?", lambda found: "e" + found[1].translate(POWERS), plain)
    found = re.fullmatch(r"(-?)\(?(\d+)/(\d+)\)?", plain)
    if found and int(found[3]):
        return (-1 if found[1] else 1) * Fraction(int(found[2]), int(found[3])), Fraction(0), 10**9
    found = re.fullmatch(r"([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?", plain)
    if not found or not (found[2] or found[3]) or abs(int(found[4] or 0)) > 10**6:
        return None
    scale = Fraction(10) ** (int(found[4] or 0) - len(found[3]))
    value = (-1 if found[1] == "-" else 1) * int(found[2] + found[3]) * scale
    return value, scale, len((found[2] + found[3]).lstrip("0"))


def truth(text):
    return {"true": True, "1": True, "false": False, "0": False}.get(text.lower())


def near(x, other, unit):
    """Whether a value between two fractions is within a unit of the last place that is shown."""
    low, high = other
    return low - unit <= x <= high + unit


def judge(answer, proved):
    """The verdict on a text; `proved` is a fraction, a truth, None where there is no value, or an enclosure (low, high)."""
    if answer is None:
        return "too slow"
    if isinstance(proved, bool):
        seen = truth(answer)
        return "refused" if seen is None else "exact" if seen == proved else "wrong"
    seen = number(answer)
    if proved is None:
        return "exact" if seen is None else "wrong"
    if seen is None:
        return "refused"
    value, unit, shown = seen
    if isinstance(proved, tuple):
        if not near(value, proved, unit):
            return "frayed" if near(value, proved, abs(proved[0]) / 10**10) else "wrong"
        return "right" if shown >= 10 else "short"
    if value == proved and "…" not in answer:
        return "exact"
    # A zero that is not zero, and a fraction or a whole number that is another one, have no place that could be rounded.
    if not proved or not unit or (proved.denominator == 1 == unit):
        return "wrong"
    if not near(value, (proved, proved), unit):
        return "frayed" if near(value, (proved, proved), abs(proved) / 10**10) else "wrong"
    return "right" if shown >= 10 else "short"


THIRD, ROOT = Fraction(1, 3), (Fraction(14142135623730950488, 10**19), Fraction(14142135623730950489, 10**19))
PLANTED = [
    ("1/3", THIRD, "exact"), ("0.3333333333", THIRD, "right"), ("0.33333", THIRD, "short"), (".33333333333333333333", THIRD, "right"),
    ("0.3333333334", THIRD, "right"), ("0.3333333336", THIRD, "wrong"), ("0.33333333333333333335", THIRD, "frayed"), ("9.99999999999999999987", Fraction(10), "frayed"), ("-1/3", THIRD, "wrong"), ("0.33333333333…", THIRD, "right"),
    ("0.5", Fraction(1, 2), "exact"), ("5e-1", Fraction(1, 2), "exact"), ("0.50000000000", Fraction(1, 2), "exact"),
    ("0", Fraction(0), "exact"), ("0.0", Fraction(0), "exact"), ("5.551115123125783e-17", Fraction(0), "wrong"),
    ("-1.46936 E-39", Fraction(0), "wrong"), ("1.41421356237", ROOT, "right"), ("1.41421356238", ROOT, "right"),
    ("1.41421356240", ROOT, "frayed"), ("1.4142135630", ROOT, "wrong"), ("1.4142", ROOT, "short"), ("sqrt(2)", ROOT, "refused"), ("1.2676506×10³⁰", Fraction(2**100), "short"),
    ("1267650600228229401496703205376", Fraction(2**100), "exact"), ("1267650600228229401496703205377", Fraction(2**100), "wrong"),
    ("1.2676506002282294015E30", Fraction(2**100), "right"), ("true", True, "exact"), ("1", True, "exact"), ("False", True, "wrong"),
    ("x < y", True, "refused"), ("zoo", None, "exact"), ("undefined", None, "exact"), ("16331239353195370", None, "wrong"),
    ("Error", Fraction(1), "refused"), (None, Fraction(1), "too slow"), ("", Fraction(1), "refused"),
]


def check():
    """Whether planted answers are judged as they must be; what is not is printed."""
    bad = [(answer, proved, judge(answer, proved), verdict) for answer, proved, verdict in PLANTED if judge(answer, proved) != verdict]
    for answer, proved, seen, verdict in bad:
        print(f"{answer!r} for {proved}: {seen} instead of {verdict}")
    print(f"the scoreboard's judge on {len(PLANTED)} planted answers: {len(PLANTED) - len(bad)} right")
    return not bad
