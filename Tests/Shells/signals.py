#!/usr/bin/env python3
"""No line ends the command by a signal.

    signals.py COUNT SEED [COMMAND]

Random lines of tokens, and lines of the golden files with a few characters gone, doubled or changed, go to `surd`,
`surd keys`, `surd plot`, `surd solve --steps --why`, `surd lines` and `surd check`. Each has to end with a status of
its own. What takes longer than ten seconds is ended and counted, and is no fault here.
"""

import concurrent.futures
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOKENS = (
    "0 1 2 7 12 0.5 1e9 1e-300 99999999999999999999 1/3 0.(3) x y t n z a b i e pi π Ans X0 + - * / ^ ( ) [ ] { } | ! % ° ' \" "
    ", ; : = != < > <= >= := -> → .. ∠ √ ∛ ± ∈ · × ÷ − ² ³ ⁻¹ ∞ ⌊ ⌋ mod and or not xor in to as sin cos tan ln log exp sqrt "
    "abs floor ceil gcd lcm nCr nPr root cis re im conj solve diff factor simplify expand substitute sum product zero "
    "max min mean sign frac round rad deg hex double dms integer complex natural \\frac \\sqrt _ # $ @ & ~ é 中 \u0301"
).split(" ") + [" ", "\t", ""]
KEYS = (
    "0 1 2 7 x y i n ∠ . , ; + - * / ^ ( ) | = < ! % ° ' _ √ { } : K:frac K:sqrt K:root K:abs K:sq K:pow K:exp10 K:neg K:sin "
    "K:max K:logb K:rep K:pi K:mod K:cbrt K:cases K:list K:sum Ans STO Left Right Up Down Home End Tab S-Tab Space Esc "
    "S-Left C-a Widen BS BS BS BS BS BS BS BS Del C-BS Undo Redo AC Enter"
).split(" ")
KINDS = ["line", "line", "keys", "plot", "steps", "lines", "check"]


def golden_lines():
    """The questions of the golden files."""
    found = []
    for path in sorted((ROOT / "Tests/Golden").glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            question = line.split("  ")[0].strip()
            if question and not question.startswith("#"):
                found.append(question[:200])
    return found


def mutated(line, draw):
    """A line with a few characters gone, doubled or changed."""
    for _ in range(draw.randint(1, 3)):
        at = draw.randint(0, len(line))
        line = draw.choice([
            line[:at] + line[at + draw.randint(1, 4):], line[:at] + line[max(0, at - 3):at] + line[at:],
            line[:at] + draw.choice(TOKENS) + line[at:], line[:at],
        ])
    return line


def case(number, seed, golden):
    """The arguments of a run, and its input."""
    draw = random.Random(seed * 1_000_003 + number)

    def line():
        if draw.random() < 0.5:
            return mutated(draw.choice(golden), draw)
        return draw.choice(["", " "]).join(draw.choice(TOKENS) for _ in range(draw.randint(1, 9)))

    kind = draw.choice(KINDS)
    if kind == "keys":
        return ["keys", " ".join(draw.choice(KEYS) for _ in range(draw.randint(1, 30)))], ""
    if kind == "plot":
        return ["plot", "--size", "60x40", "--format", "json", "--", line()], ""
    if kind == "steps":
        return ["solve", "--steps", "--why", "--", line()], ""
    if kind == "lines":
        return ["lines", "--", line(), line()], ""
    if kind == "check":
        proof = ["comparison x rad", "zeros x rad", "condition " + line(), "holds -oo oo", "function " + line(), line()]
        return ["check"], "\n".join(draw.sample(proof, draw.randint(1, 5)))
    return ["--", line()], ""


def run(command, arguments, text):
    """The status of a run; nothing where it takes too long."""
    arguments = [each.replace("\0", "") for each in arguments]
    try:
        return subprocess.run(
            [command, *arguments], input=text.encode(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=10,
        ).returncode
    except subprocess.TimeoutExpired:
        return None


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    command = sys.argv[3] if len(sys.argv) > 3 else str(ROOT / ".build/release/surd")
    golden = golden_lines()
    slow, faults = 0, 0

    def one(number):
        arguments, text = case(number, seed, golden)
        return arguments, text, run(command, arguments, text)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for arguments, text, status in pool.map(one, range(count)):
            slow += status is None
            if status is None:
                print(f"slow: {arguments} {text!r}", flush=True)
            if status is not None and status < 0:
                faults += 1
                print(f"signal {-status}: {arguments} {text!r}", flush=True)
    print(f"{count} lines of seed {seed}: {faults} ended by a signal, {slow} took longer than ten seconds")
    sys.exit(1 if faults or not golden else 0)


if __name__ == "__main__":
    main()
