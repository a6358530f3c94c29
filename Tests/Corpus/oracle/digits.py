"""Decimal digits truncated toward zero, each proved: both ends of the ball agree on it."""

from flint import arb, fmpz

from .balls import Evaluator, Undecided, at_precision

MOST_BITS = 1 << 21


def decimal_exponent(ball):
    """k with 10^k <= |x| < 10^(k+1) for all of the ball, or None."""
    magnitude = abs(ball)
    if not magnitude > 0:
        return None
    low = (magnitude.log() / arb(10).log()).lower().floor().unique_fmpz()
    # The estimate may be one off at a power of ten; decide by comparison.
    for k in (low, low + 1, low - 1):
        if magnitude >= arb(10) ** k and magnitude < arb(10) ** (k + 1):
            return int(k)
    return None


def leading(ball, count):
    """(negative, exponent, the first `count` digits as text), or None if the ball is too wide."""
    k = decimal_exponent(ball)
    if k is None:
        return None
    scaled = abs(ball) * arb(10) ** fmpz(count - 1 - k)
    low, high = scaled.lower().floor().unique_fmpz(), scaled.upper().floor().unique_fmpz()
    if low is None or low != high or len(str(low)) != count:
        return None
    return (ball < 0, k, str(low))


def leading_of_rational(q, count):
    """The same for a nonzero rational; the last item says whether digits follow."""
    p, d = abs(fmpz(q.p)), fmpz(q.q)
    k = len(str(p)) - len(str(d))
    ten = fmpz(10)
    if (p < d * ten**k) if k >= 0 else (p * ten**-k < d):
        k -= 1
    shift = count - 1 - k
    top, rest = divmod(p * ten**shift, d) if shift >= 0 else divmod(p, d * ten**-shift)
    return (q < 0, k, str(top), rest != 0)


def written(negative, k, text, more):
    """Plain notation between 1e-6 and 1e60, else one digit before the point and an exponent."""
    if not more:
        text = text.rstrip("0") or "0"
    if -7 < k < (60 if not more else min(60, len(text))):
        if k < 0:
            body = "0." + "0" * (-k - 1) + text
        else:
            text = text.ljust(k + 1, "0")
            body = text[: k + 1] + ("." + text[k + 1 :] if text[k + 1 :] else "")
        tail = "…" if more else ""
        return ("-" if negative else "") + body + tail
    body = text[0] + ("." + text[1:] if text[1:] else "")
    return ("-" if negative else "") + body + ("…" if more else "") + f"e{k}"


def of_value(value, count):
    """The text for a value at the current precision, or None."""
    rational = value.rational
    if rational is None and value.ball.is_exact() and abs(value.ball.man_exp()[1]) < 10_000:
        rational = value.ball.fmpq()
    if rational is not None:
        if rational == 0:
            return "0"
        return written(*leading_of_rational(rational, count))
    found = leading(value.ball, count)
    return written(*found, True) if found else None


def of(statements, count=60, start=192, most=MOST_BITS, lenient=False):
    """The digits of the last value of a line, at the lowest precision of a doubling ladder.

    Raises Undecided at the end of the ladder and lets Undefined through.
    """
    bits = start
    while bits <= most:
        try:
            value = at_precision(bits, lambda: Evaluator(lenient).line(statements))
            if isinstance(value, bool):
                return "true" if value else "false"
            text = at_precision(bits, lambda: of_value(value, count))
            if text:
                return text
        except Undecided:
            pass
        bits *= 2
    raise Undecided("digits")
