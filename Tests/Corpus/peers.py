#!/usr/bin/env python3
"""What the tests of three calculators ask, and whether a built `surd` answers as they do or more exactly.

    peers.py PATH-TO-SURD [--jobs N] [--rows VERDICT ...]     exit status 1 unless all is as it should be
    peers.py --check                                         the judge itself, on planted answers

It needs nothing but Python. `data/peers/lines.tsv` has the lines, `data/peers/explained.tsv` a reason for every row that is
not answered so; the README says how they came to be. The verdicts:

  alike       the same value; exact where they are exact, as many digits where they give digits; no value where they have none
  more exact  exact, where they give digits or no value for the size of their numbers
  less exact  right digits where they are exact, or *undetermined*
  refused     no value, where they have one
  answered    a value, where they have none or do not read the line
  differs     another value
  failed      no answer at all, or none in time

So many in a hundred must be well as SHARE_IN_PERCENT says, every other row explained, and every explanation needed:
`--tidy` takes those out that are not.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import unicodedata
import tempfile
from fractions import Fraction

HERE = pathlib.Path(__file__).resolve().parent
DATA = HERE / "data" / "peers"
WELL = ("alike", "more exact")
VERDICTS = (*WELL, "less exact", "refused", "answered", "differs", "failed")
SHARE_IN_PERCENT = 95
# Digits that must be shown at least where there are more.
SHOWN = 10
# Seconds for fifty lines, or for one.
PATIENCE = 60
# Powers of ten that are not written out.
FAR = 20000
# A sum that no line asks for, behind every line.
MARK = 90071992547409931

sys.set_int_max_str_digits(0)
Row = collections.namedtuple("Row", "source group kind line setting value")


def table(name, cells):
    """The rows of a file: cells between tabs; lines that start with # are comments."""
    for number, line in enumerate((DATA / name).read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("# ") and line != "#":
            row = line.split("\t")
            if len(row) != cells:
                sys.exit(f"{name}:{number}: {len(row)} cells instead of {cells}")
            yield row


def ask(surd, setting, lines, home):
    """What a process prints for lines, as JSON; nothing where it does not end in time."""
    command = [surd, "--format", "json", "--digits", "40", *(["--angle", "deg"] if setting == "degrees" else [])]
    environment = dict(os.environ, HOME=home, XDG_STATE_HOME=home, XDG_CONFIG_HOME=home)
    try:
        done = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True,
                              timeout=PATIENCE, env=environment, cwd=home)
    except subprocess.TimeoutExpired:
        return []
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def answers(surd, rows, home):
    """The last answer to each row or nothing: together, or one by one where that fails. Rows that give a name a value
    come alone."""
    lines = [line for place, row in enumerate(rows) for line in (row.line, f"{MARK} + {place}")]
    found, last = {}, None
    for given in ask(surd, rows[0].setting, lines, home):
        mark = re.fullmatch(rf"{MARK} \+ (\d+)", given["input"])
        if mark:
            found[int(mark[1])] = last
        last = None if mark else given
    if len(found) == len(rows) or len(rows) == 1:
        return [(row, found.get(place)) for place, row in enumerate(rows)]
    return [one for row in rows for one in answers(surd, [row], home)]


def groups(rows):
    """Rows that one process can answer, one after the other."""
    names = [row for row in rows if re.search(r"[a-z] *:?= |Ans", row.line)]
    yield from ([row] for row in names)
    for setting in sorted({row.setting for row in rows}):
        alike = [row for row in rows if row.setting == setting and row not in names]
        yield from (alike[place : place + 50] for place in range(0, len(alike), 50))


def number(text, shift=0):
    """(value, unit of the last place or 0 if no digits follow), of a fraction or a decimal divided by ten to `shift`;
    None if it is neither, or far from 1 then."""
    plain = text.replace("−", "-").replace(" ", "")
    found = re.fullmatch(r"(-?\d+(?:\.\d*)?)(…?)(?:e(-?\d+))?", plain)
    if found:
        power = int(found[3] or 0) - shift
        if abs(power) > FAR:
            return None
        unit = Fraction(10) ** (power - len(found[1].partition(".")[2]))
        return Fraction(found[1]) * Fraction(10) ** power, unit if found[2] else Fraction(0)
    return (Fraction(plain), Fraction(0)) if re.fullmatch(r"-?\d+/\d+", plain) and not shift else None


def shift(value):
    """The power of ten of a value that is far from 1, else 0."""
    power = int((re.search(r"e(-?\d+)$", value) or (0, 0))[1])
    return power if abs(power) > FAR else 0


def meet(one, other):
    """Whether two values that are cut toward zero can be the same number."""
    (x, x_unit), (y, y_unit) = one, other
    if (x < 0) != (y < 0) and x and y:
        return False
    x, y = abs(x), abs(y)
    return (x == y) if not x_unit and not y_unit else (x <= y + y_unit and y <= x + x_unit)


def significant(text):
    """How many digits a decimal shows."""
    return len(re.sub(r"e.*|\D", "", text).lstrip("0"))


def form(text):
    """A form without the marks in which programs differ: the sign of a base, groups, zeros in front, brackets around
    a product that is divided."""
    plain = re.sub(r"(\d) (?:\+ )?(\d+/\d+)$", r"\1_\2", text).replace("−", "-").replace(" ", "").replace("·", "*").lower()
    plain = re.sub(r"^(-?)\(([\d*^]+)\)/", r"\1\2/", plain)
    plain = re.sub(r"^(-?)0[xbo](?=.)|^(-?)0+(?=[\da-f]+$)", lambda found: found[1] or found[2] or "", plain)
    plain = re.sub(r"^(-?)0+(?=[\da-f])", r"\1", plain)
    return re.sub(r"\.?0+$", "", plain) if re.fullmatch(r"-?\d*\.\d+", plain) else plain


def judge(row, given):
    """(verdict, what was answered)."""
    if given is None:
        return "failed", "no answer"
    status = given["status"]
    shown = given["exact"] or given["decimal"] or (given["error"] or {}).get("message", "")
    has_value = status in ("exact", "approximate")
    if row.kind in ("undefined", "refused"):
        if status == "undetermined" and row.kind == "undefined":
            return "less exact", shown
        return ("answered" if has_value else "alike" if status == "undefined" or row.kind == "refused" else "refused"), shown
    if status == "undetermined":
        return "less exact", shown
    if not has_value:
        return "refused", shown
    if row.kind in ("form", "factors"):
        return ("alike" if {row.value, form(row.value)} & texts(row, given) else "differs"), shown
    if row.value in ("true", "false"):
        return ("alike" if given["exact"] == row.value else "differs"), shown
    power = shift(row.value)
    seen = number(given["decimal"] or given["exact"] or "", power)
    exact = number(given["exact"] or "", power)
    # A closed form that is not a fraction is known by its digits.
    if seen is None or not all(meet(one, number(row.value, power)) for one in (seen, exact) if one):
        return "differs", shown
    if status == "exact":
        return ("alike" if row.kind == "exact" else "more exact"), shown
    if row.kind in ("exact", "limited") or significant(given["decimal"]) < SHOWN:
        return "less exact", shown
    return "alike", shown


def texts(row, given):
    """What is shown, as the file writes it."""
    # What was asked for behind the line; the corpus has no blanks, no base as a subscript, and so no
    # brackets around digits that have one. The signs of Unicode for Roman numerals are letters.
    plain = re.sub("[Ⅰ-ⅿ]", lambda sign: unicodedata.normalize("NFKC", sign[0]), given.get("text", ""))
    asked = re.sub(r"^\((\w+)\)[₀-₉]+$|[₀-₉]+$", r"\1", plain.lower().replace(" ", ""))
    spelled = [asked, given["exact"], given["decimal"], given["repeating"]]
    return {form(text) for text in spelled if text} | {text for text in spelled if text}


def check():
    """The judge, on planted answers."""
    def verdict(kind, value, status, exact=None, decimal=None, text=""):
        given = {"status": status, "exact": exact, "decimal": decimal, "repeating": None, "error": None, "text": text}
        return judge(Row("", "", kind, "", "", value), given)[0]

    third, root = "1/3", "1.414213562373095048801688724209698078569…"
    planted = [
        (("exact", third, "exact", third, "0.333333333333…"), "alike"),
        (("exact", third, "exact", "1/4", "0.333333333333…"), "differs"),
        (("exact", third, "approximate", None, "0.333333333333…"), "less exact"),
        (("exact", third, "approximate", None, "0.333333333334…"), "differs"),
        (("exact", third, "approximate", None, "0.3333333333"), "differs"),
        (("exact", "-1/3", "exact", third, "0.333333333333…"), "differs"),
        (("digits", root, "exact", "sqrt(2)", "1.414213562373…"), "more exact"),
        (("digits", root, "approximate", None, "1.414213562373…"), "alike"),
        (("digits", root, "approximate", None, "1.41421…"), "less exact"),
        (("digits", root, "approximate", None, "1.414213562374…"), "differs"),
        (("digits", "1.5…e-40", "exact", "0", "0"), "differs"),
        (("exact", "10000", "exact", "10000", "1e4"), "alike"),
        (("exact", "true", "exact", "true"), "alike"),
        (("exact", "true", "exact", "false"), "differs"),
        (("exact", "2", "undefined"), "refused"),
        (("exact", "2", "undetermined"), "less exact"),
        (("limited", "4", "exact", "4", "4"), "more exact"),
        (("limited", "4", "exact", "5", "5"), "differs"),
        (("limited", "4", "approximate", None, "4.000000000000…"), "less exact"),
        (("limited", "4", "undefined"), "refused"),
        (("undefined", "", "undefined"), "alike"),
        (("undefined", "", "undetermined"), "less exact"),
        (("undefined", "", "syntax"), "refused"),
        (("undefined", "", "exact", "1", "1"), "answered"),
        (("refused", "", "input"), "alike"),
        (("refused", "", "exact", "1", "1"), "answered"),
        (("form", "34", "exact", "0x34"), "alike"),
        (("form", "34", "exact", "0x35"), "differs"),
        (("form", "onehundred", "exact", "100", None, "one hundred"), "alike"),
        (("form", "1k", "exact", "52", None, "1k₃₂"), "alike"),
        (("form", "1k", "exact", "52", None, "1j₃₂"), "differs"),
        (("factors", "2^2*3", "exact", "2^2*3", "12"), "alike"),
        (("factors", "-(2^2*3)/(5*7)", "exact", "-2^2*3/(5*7)"), "alike"),
        (("factors", "-(2^2*3)/(5*7)", "exact", "2^2*3/(5*7)"), "differs"),
    ]
    wrong = [(case, verdict(*case), expected) for case, expected in planted if verdict(*case) != expected]
    for case, seen, expected in wrong:
        print(f"{case}: {seen} instead of {expected}")
    print(f"the judge on {len(planted)} planted answers: {len(planted) - len(wrong)} right")
    return not wrong


def report(results):
    """A line for each source, and for all."""
    head = ["", "lines", *VERDICTS, "well in %"]
    sources = sorted({row.source for row, _, _ in results})
    rows = [[source, *counts([one for one in results if one[0].source == source])] for source in sources]
    rows.append(["all", *counts(results)])
    for row in [head] + rows:
        print("  ".join(str(cell).ljust(11) if not place else str(cell).rjust(10) for place, cell in enumerate(row)))


def counts(results):
    seen = collections.Counter(verdict for _, verdict, _ in results)
    well = sum(seen[verdict] for verdict in WELL)
    return [len(results), *(seen[verdict] for verdict in VERDICTS), f"{100 * well / max(len(results), 1):.1f}"]


def tidy(verdicts):
    """Leaves the explanations of rows that need one."""
    path = DATA / "explained.tsv"
    kept = [line for line in path.read_text(encoding="utf-8").splitlines(True)
            if line.startswith("# ") or verdicts.get(tuple(line.split("\t")[:2]), WELL[0]) not in WELL]
    path.write_text("".join(kept), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("surd", nargs="?")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rows", nargs="*", default=[], help="print the rows with these verdicts")
    parser.add_argument("--tidy", action="store_true", help="take out explanations of rows that are well")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if not check():
        sys.exit(1)
    if options.check:
        return
    surd = str(pathlib.Path(options.surd).resolve())
    rows = [Row(*cells) for cells in table("lines.tsv", len(Row._fields))]
    reasons = {(line, setting): (verdict, reason)
               for line, setting, verdict, reason in table("explained.tsv", 4)}
    with tempfile.TemporaryDirectory() as home, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        parts = pool.map(lambda group: answers(surd, group, home), groups(rows))
        results = [(row, *judge(row, given)) for part in parts for row, given in part]
    report(results)
    bad = False
    for row, verdict, shown in results:
        explained = reasons.pop((row.line, row.setting), (None, ""))[0]
        if verdict in options.rows:
            print(f"{row.source}\t{row.group}\t{row.kind}\t{row.line}\t{row.value[:60]}\t{verdict}: {shown[:80]}")
        if options.tidy and verdict in WELL:
            continue
        if explained != (None if verdict in WELL else verdict):
            bad = True
            print(f"{verdict}, explained as {explained}: {row.line}: {row.value[:60]}; answered {shown[:100]}")
    if options.tidy:
        tidy({(row.line, row.setting): verdict for row, verdict, _ in results})
    well = sum(verdict in WELL for _, verdict, _ in results)
    if 100 * well < SHARE_IN_PERCENT * len(results):
        bad = True
        print(f"only {well} of {len(results)} are answered as they or more exactly")
    sys.exit(bad)


if __name__ == "__main__":
    main()
