"""Collects the cases of a topic, proves what can be proved about each, and writes the data file.

A case is refused (the script stops) unless Arb's ball of the expression meets the ball of the
expected closed form at a radius below 2^-500, and mpmath reaches the same 50 digits.
"""

import pathlib
import random
import re
import sys

from flint import arb

from . import balls, digits, floats, language

sys.set_int_max_str_digits(0)
# Steps of exact rationals: binary floats fall beside them, Arb's exact rationals do not.
STEPS = re.compile("floor|ceil|round|trunc|frac|mod|%|sign|factor")
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "data"


class Refused(Exception):
    pass


def meets(left, right, lenient=True):
    """Whether two lines are equal to within 2^-500, by balls that overlap."""
    one, other = language.parse(left), language.parse(right)
    bits = 1024
    while bits <= 1 << 17:
        try:
            x, y = balls.evaluated(one, bits, lenient), balls.evaluated(other, bits, lenient)
            if isinstance(x, bool) or isinstance(y, bool):
                return x == y
            if x.rational is not None and y.rational is not None:
                return x.rational == y.rational
            equal = balls.at_precision(bits, lambda: compared(x.ball, y.ball))
            if equal is not None:
                return equal
        except balls.Undecided:
            pass
        bits *= 2
    return None


def compared(x, y):
    """False if disjoint, True if overlapping and narrow, None if too wide to say."""
    if not x.overlaps(y):
        return False
    scale = abs(y).lower() if abs(y) > 0 else arb(1)
    narrow = arb(2) ** -500 * scale
    return True if (x.rad() <= narrow and y.rad() <= narrow) else None


class Topic:
    def __init__(self, name, source, script, seed=0, folder=FOLDER):
        self.name, self.source, self.script = name, source, script
        self.seed, self.folder = seed, folder
        self.rows, self.seen = [], set()

    def random(self, own):
        """The generator of a topic: its own seed, moved by that of the run."""
        return random.Random(own + self.seed)

    def row(self, *cells):
        cells = [str(cell) for cell in cells]
        if any("\t" in cell or "\n" in cell for cell in cells):
            raise Refused(cells)
        if cells[1] in self.seen:
            return
        self.seen.add(cells[1])
        while cells and not cells[-1]:
            cells.pop()
        self.rows.append("\t".join(cells))

    def exact(self, line, closed, remark="", lemmas=(), count=60):
        """Must be proved equal to `closed`. Lemmas are (part, value): identities that the balls
        cannot decide inside the line, each confirmed by itself and then replaced by its value."""
        plain = line
        for part, value in lemmas:
            if part not in line:
                raise Refused(f"{line}: {part} is no part")
            if not meets(part, value):
                raise Refused(f"{line}: {part} is not {value}")
            plain = plain.replace(part, f"({value})")
        if closed in ("true", "false"):
            if digits.of(language.parse(plain)) != closed:
                raise Refused(f"{line} is not {closed}")
            self.row("exact", line, closed, "=", remark)
            return
        if not meets(plain, closed):
            raise Refused(f"{line} is not {closed}")
        text = digits.of(language.parse(closed), count)
        if not STEPS.search(plain) and not floats.agrees(language.parse(plain), text):
            raise Refused(f"{line}: mpmath does not reach {text}")
        self.row("exact", line, closed, text if text != closed else "=", remark)

    def digits(self, line, remark="", kind="digits", count=60, second=True, lemmas=(), most=digits.MOST_BITS):
        plain = line
        for part, value in lemmas:
            if not meets(part, value):
                raise Refused(f"{line}: {part} is not {value}")
            plain = plain.replace(part, f"({value})")
        statements = language.parse(plain)
        text = digits.of(statements, count, most=most)
        if second and not floats.agrees(statements, text):
            raise Refused(f"{line}: mpmath does not reach {text}")
        self.row(kind, line, "", text, remark)

    def maybe(self, line, remark="", **options):
        """May be answered exactly or by digits."""
        self.digits(line, remark, kind="digits?", **options)

    def error(self, line, kind, remark="", lemmas=()):
        """`kind` is one of: division by zero, domain, too large, syntax, input."""
        if kind in ("division by zero", "domain"):
            plain = line
            for part, value in lemmas:
                if part not in line:
                    raise Refused(f"{line}: {part} is no part")
                if not meets(part, value):
                    raise Refused(f"{line}: {part} is not {value}")
                plain = plain.replace(part, f"({value})")
            found = self.undefined(plain)
            if found != kind:
                raise Refused(f"{line}: {found}, not {kind}")
        self.row("error", line, kind, "", remark)

    def equality(self, line, difference):
        """A true relation whose two sides differ by the hidden zero `difference`."""
        if not meets(difference, "0"):
            raise Refused(f"{line}: {difference} is not 0")
        self.row("exact", line, "true", "=")

    def pole(self, line, angle, remark="pole"):
        """A tangent whose cosine is zero."""
        if not meets(f"cos({angle})", "0"):
            raise Refused(f"{line}: no pole")
        self.row("error", line, "domain", "", remark)

    def undefined(self, plain):
        statements = language.parse(plain)
        bits = 192
        while bits <= 1 << 16:
            try:
                value = balls.evaluated(statements, bits)
                return f"a value, {value if isinstance(value, bool) else value.ball}"
            except balls.Undefined as proof:
                return proof.args[0]
            except balls.Undecided:
                bits *= 2
        return "undecided"

    def write(self):
        head = [f"# {self.name}: {line}" if i == 0 else f"# {line}" for i, line in enumerate(self.source)]
        head += [
            f"# Written by Tests/Corpus/generate.py from topics/{self.script}; format in Tests/Corpus/README.md.",
            "# kind\texpression\texpected\tdigits\tremark",
        ]
        path = self.folder / f"{self.name}.tsv"
        path.write_text("\n".join(head + self.rows) + "\n", encoding="utf-8")
        return len(self.rows)
