#!/usr/bin/env python3
"""Asks Surd and other calculators the same questions, and writes a page of the manual and a table of the README.

    run.py                  asks all programs that are installed, and keeps what they say in results.json
    run.py --only NAME …    asks these again
    run.py --write          only writes the page and the table, from results.json
    run.py --check          the judge on planted answers, and whether the page and the table say what results.json says

It needs `pip install python-flint` for the proofs, and for two of the programs mpmath and SymPy.
"""

import argparse
import collections
import json
import pathlib
import statistics
import sys
from fractions import Fraction

import judge

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RESULTS = HERE / "results.json"
PAGE = ROOT / "Sources/Surd/Surd.docc/TheScoreboard.md"
README = ROOT / "README.md"
BEGIN, END = "<!-- scoreboard: make scoreboard writes this -->", "<!-- scoreboard ends -->"
# Seconds for a question.
LIMIT = 5
sys.set_int_max_str_digits(0)


def enclosure(question):
    """Two fractions between which Arb proves the value, or that it is rational and known."""
    import ast
    import flint
    from cases import tree
    flint.ctx.prec = 600
    own = {"zeta(3)": lambda: flint.arb(3).zeta(), "J₀(1)": lambda: flint.arb(1).bessel_j(0), "W(1)": lambda: flint.arb(1).lambertw(),
           "Si(1)": lambda: flint.arb(1).si(), "the sum of 1/k² over all k ≥ 1": lambda: flint.arb.pi() ** 2 / 6,
           "∫ exp(−x²) dx, 0 … 1": lambda: flint.arb.pi().sqrt() / 2 * flint.arb(1).erf(),
           "i^i": lambda: (-flint.arb.pi() / 2).exp(), "arg(−1 − i)": lambda: -3 * flint.arb.pi() / 4,
           "Re ln(1 + i)": lambda: flint.arb(2).log() / 2, "Re sin(1 + i)": lambda: flint.arb(1).sin() * flint.arb(1).cosh(),
           "Re (1 + i)^(1 + i)": lambda: flint.arb(2).sqrt() * (-flint.arb.pi() / 4).exp()
           * (flint.arb.pi() / 4 + flint.arb(2).log() / 2).cos(),
           "2^x = 10": lambda: flint.arb(10).log() / flint.arb(2).log(), "ln x = 2": lambda: flint.arb(2).exp(),
           "x = cos x": lambda: between(lambda x: x - x.cos(), 0, 1), "x·e^x = 1": lambda: between(lambda x: x * x.exp() - 1, 0, 1),
           "x⁵ = x + 1": lambda: between(lambda x: x**5 - x - 1, 1, 2)}

    def between(function, low, high):
        """The only zero between two numbers of a function that is below zero before it and above zero behind it."""
        low, high = flint.arb(low), flint.arb(high)
        for _ in range(230):
            middle = ((low + high) / 2).mid()
            sign = function(middle)
            assert sign > 0 or sign < 0
            low, high = (low, middle) if sign > 0 else (middle, high)
        return low.union(high)
    names = {"sqrt": "sqrt", "ln": "log", "exp": "exp", "sin": "sin", "cos": "cos", "tan": "tan", "asin": "asin", "acos": "acos",
             "atan": "atan", "sinh": "sinh", "cosh": "cosh", "tanh": "tanh", "asinh": "asinh"}

    def value(node):
        match node:
            case ast.Constant(number):
                exact = Fraction(number)
                return flint.arb(flint.fmpq(exact.numerator, exact.denominator))
            case ast.Name("pi"):
                return flint.arb.pi()
            case ast.UnaryOp(ast.USub(), operand):
                return -value(operand)
            case ast.BinOp(left, operator, right):
                x, y = value(left), value(right)
                return {ast.Add: lambda: x + y, ast.Sub: lambda: x - y, ast.Mult: lambda: x * y, ast.Div: lambda: x / y,
                        ast.Pow: lambda: x**y}[type(operator)]()
            case ast.Call(ast.Name(name), [argument]):
                return getattr(value(argument), names[name])()
        raise ValueError(ast.dump(node))

    ball = own[question]() if question in own else value(tree(question))
    ends = []
    for end in (ball.lower(), ball.upper()):
        mantissa, exponent = end.man_exp()
        ends.append(Fraction(int(mantissa)) * Fraction(2) ** int(exponent))
    return tuple(ends)


def proofs(cases):
    """What is proved of each case; a ball must hold a named value, and be far smaller than what is shown."""
    found = []
    for case in cases:
        if case.answer == "ball":
            low, high = enclosure(case.question)
            assert low * high > 0 and abs(high - low) < abs(low) / 10**60, case
            found.append((low, high))
            continue
        if not case.texts and case.answer is not None and not isinstance(case.answer, bool) and case.why != "fractions":
            low, high = enclosure(case.question)
            assert low <= case.answer <= high and high - low < Fraction(1, 10**60), case
        found.append(case.answer)
    return found


def asked(program, case, key):
    """The text of a case for a program, or None where it has no such thing."""
    from programs import Missing
    if case.texts:
        return case.texts.get(key)
    try:
        return program.write(case.question)
    except Missing:
        return None


def measure(only):
    from cases import CASES
    from programs import PROGRAMS, key
    proved = proofs(CASES)
    kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {"programs": {}}
    kept["questions"] = [[case.group, case.question, shown(answer), case.why] for case, answer in zip(CASES, proved)]
    for program in PROGRAMS:
        if only and program.name not in only:
            continue
        if not program.path():
            print(f"{program.name}: not installed")
            continue
        rows = []
        for case, answer in zip(CASES, proved):
            text = asked(program, case, key(program))
            if text is None:
                rows.append([None, "", "refused", None])
                continue
            said, seconds = program.ask(text, LIMIT)
            verdict = judge.judge(said, answer)
            rows.append([text, (said or "")[:120], verdict, round(seconds * 1e6)])
        program.stop()
        kept["programs"][program.name] = {"version": program.version(), "note": program.note, "rows": rows}
        print(program.name, dict(collections.Counter(row[2] for row in rows)), flush=True)
    RESULTS.write_text(json.dumps(kept, ensure_ascii=False, indent=0).replace("\n", " ").replace("] ], ", "]],\n").replace("], [", "],\n["), encoding="utf-8")


def shown(answer):
    """What is proved, as the page says it."""
    if answer is None:
        return "no value"
    if isinstance(answer, bool):
        return str(answer).lower()
    if isinstance(answer, Fraction):
        text = str(answer)
        return text if len(text) <= 40 else f"{text[:30]}… ({len(text)} digits)"
    low = abs(answer[0])
    power = len(str(int(low))) - 1 if low >= 1 else -exponent(1 / low)
    digits = str(int(low * Fraction(10) ** (15 - power)))
    plain = f"{digits[0]}.{digits[1:]}…" + (f"e{power}" if power else "")
    return ("-" if answer[0] < 0 else "") + plain


def exponent(x):
    """The least power of ten that is not below a number beyond 1."""
    power = len(str(int(x))) - 1
    return power if x == 10**power else power + 1


def table(results):
    """Programs and verdicts, most exact and right first."""
    rows = []
    for name, program in results["programs"].items():
        counts = collections.Counter(row[2] for row in program["rows"])
        times = [row[3] for row in program["rows"] if row[3] is not None and row[2] != "too slow"]
        rows.append((name, program["version"], [counts[verdict] for verdict in judge.VERDICTS], statistics.median(times)))
    rows.sort(key=lambda row: (-row[2][0] - row[2][1], row[2][3]))
    return rows


def micro(time):
    return f"{time / 1000:.1f} ms" if time >= 1000 else f"{time / 1000:.2f} ms"


def counts_table(results):
    lines = ["| program | " + " | ".join(judge.VERDICTS) + " | median time |", "| --- |" + " ---: |" * (len(judge.VERDICTS) + 1)]
    lines += [f"| {name} {version} | " + " | ".join(map(str, counts)) + f" | {micro(time)} |" for name, version, counts, time in table(results)]
    return "\n".join(lines)


def groups_table(results):
    names = [row[0] for row in table(results)]
    groups = list(dict.fromkeys(question[0] for question in results["questions"]))
    lines = ["| group | of | " + " | ".join(names) + " |", "| --- | ---: |" + " ---: |" * len(names)]
    for group in groups:
        places = [place for place, question in enumerate(results["questions"]) if question[0] == group]
        cells = []
        for name in names:
            verdicts = [results["programs"][name]["rows"][place][2] for place in places]
            good, wrong = sum(one in ("exact", "right") for one in verdicts), verdicts.count("wrong")
            cells.append(f"{good}" + (f" ({wrong} wrong)" if wrong else ""))
        lines.append(f"| {group} | {len(places)} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def cell(text, limit=34):
    text = text.replace("|", "\\|").replace("`", "'")
    return text if len(text) <= limit else text[: limit - 1] + "…"


def losses(results):
    """What Surd does not answer, and others do."""
    rows = []
    for place, (group, question, answer, _) in enumerate(results["questions"]):
        mine = results["programs"]["Surd"]["rows"][place]
        better = [name for name, program in results["programs"].items()
                  if name != "Surd" and judge.VERDICTS.index(program["rows"][place][2]) < min(judge.VERDICTS.index(mine[2]), 2)
                  or name != "Surd" and mine[2] not in ("exact", "right") and program["rows"][place][2] in ("exact", "right")]
        if better:
            rows.append(f"| {cell(question, 60)} | {mine[2]} | {', '.join(sorted(set(better)))} |")
    return "\n".join(["| question | Surd | answered or exact in |", "| --- | --- | --- |", *rows]) if rows else "There is none."


def all_cases(results):
    names = [row[0] for row in table(results)]
    parts = []
    for group in dict.fromkeys(question[0] for question in results["questions"]):
        lines = [f"### {group[0].upper()}{group[1:]}", "", "| question | proved | " + " | ".join(names) + " |", "| --- | --- |" + " --- |" * len(names)]
        for place, (own, question, answer, why) in enumerate(results["questions"]):
            if own != group:
                continue
            cells = []
            for name in names:
                text, said, verdict, time = results["programs"][name]["rows"][place]
                cells.append("no such thing" if text is None else f"{verdict}: `{cell(said)}`, {micro(time)}" if said.strip() else f"{verdict}, {micro(time)}")
            lines.append(f"| `{cell(question, 120)}` | {cell(answer, 60)} ({why}) | " + " | ".join(cells) + " |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def page(results):
    notes = "\n".join(f"- **{name}** {program['version']}: {program['note']}." for name, program in results["programs"].items())
    meaning = "\n".join(f"- *{verdict}*: {judge.MEANING[verdict]}." for verdict in judge.VERDICTS)
    total = len(results["questions"])
    return f"""# The Scoreboard

{total} questions to Surd and to the calculators that Debian and PyPI have.

## Overview

`make scoreboard` writes this page. Every question has a proved answer: arithmetic of fractions, a named identity, or an
enclosure by Arb. Every program is asked in its own notation, and every answer is judged by the same rules:

{meaning}

{counts_table(results)}

The time is from a line to the end of its answer, in a program that runs already; starting it is not in it, and neither is
what a program prepares before its first answer; a number behind each question, which marks the end, is. Programs that wait for
a terminal (qalc) or simplify first (giac, Maxima, SymPy) pay for it here. Five seconds are the limit. All programs ran one after the other on one machine,
which did other things, too: compare orders of magnitude.

How each is asked:

{notes}

Decimals are asked as they are typed. Where a program has no name for a function but says it with others, it is asked so; where it has
no such thing, it counts as *refused*. GNOME's command has no more than nine digits, so *short* is the best it can say of most values.

Equations with one solution are asked; programs that look for a zero between two numbers are given these, and the others are not. What
is not asked is not here: units, matrices and symbolic algebra are what Qalculate, PARI, Maxima, giac and SymPy are made for, and Surd
has none or little of them. The last group has some of it.

## By groups

How many are exact or right.

{groups_table(results)}

## Where Surd loses

{losses(results)}

## Every question

{all_cases(results)}
"""


def block(results):
    return f"""{BEGIN}
{len(results["questions"])} questions with proved answers, each program asked in its own notation:

{counts_table(results)}

*exact* is the whole value, *right* ten digits or more that are all true, *short* fewer, *frayed* ten\ntrue ones with others behind them that are not, *wrong* any else.
{END}"""


def readme(results):
    text = README.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    return before + block(results) + rest.split(END)[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if not judge.check():
        sys.exit(1)
    if not options.write and not options.check:
        measure(options.only)
    results = json.loads(RESULTS.read_text(encoding="utf-8"))
    wanted = {PAGE: page(results), README: readme(results)}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if options.check:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what results.json says: make scoreboard")
        sys.exit(bool(stale))
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")


if __name__ == "__main__":
    main()
