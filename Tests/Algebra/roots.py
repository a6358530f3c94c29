"""Checks solutions of polynomial equations against FLINT: random polynomials, all complex and
all real roots, with their multiplicities.

    python3 Tests/Algebra/roots.py COUNT SEED [COMMAND]

Each polynomial is made of random factors, so that multiple roots and roots in closed form
occur. The numbers of real and complex roots have to be those of FLINT; a closed form has to be
one of its roots to 60 digits, digits have to begin one of them, and no root may be told twice.
Needs python-flint; the roots and the reader of the answers share no code with Surd.
"""

import json
import random
import re
import subprocess
import sys

import complex as reader
from flint import acb, fmpz_poly


def polynomial(source):
    """A random polynomial with integer coefficients."""
    product = fmpz_poly([1])
    for _ in range(source.randint(1, 3)):
        kind = source.random()
        if kind < 0.15:
            degree = source.randint(3, 8)
            factor = [0] * (degree + 1)
            factor[0] = source.randint(-9, 9) or 1
            factor[degree] = source.choice([1, 1, 1, 2, -3])
        else:
            degree = source.randint(1, 4)
            factor = [source.randint(-12, 12) for _ in range(degree)] + [source.randint(1, 6)]
        power = 2 if source.random() < 0.15 else 1
        product *= fmpz_poly(factor) ** power
    return product


def text(p):
    """A polynomial as a line of the language."""
    terms = [f"({p[k]})" + f"*z^{k}" * (k > 0) for k in range(p.degree() + 1) if p[k] != 0]
    return " + ".join(terms)


def roots(p):
    """All roots with their multiplicities, each once."""
    return [(acb(root), count) for root, count in p.complex_roots()]


def is_real(root):
    """Whether a root of a polynomial with real coefficients is real, as FLINT encloses it."""
    return root.imag == 0 or root.imag.contains(0)


ZERO = re.compile(r"zero\((.*), z = (.*)\.\.(.*)\)")


def has_zero(told, root):
    """Whether a root is the zero of a polynomial between two numbers that is told."""
    function, lower, upper = told
    value = eval(re.sub(r"\d+", r"acb(\g<0>)", function.replace("^", "**")), {"acb": acb, "z": root})
    low, high = (reader.Reader(bound).value().real for bound in (lower, upper))
    return is_real(root) and value.contains(0) and bool(root.real > low) and bool(root.real < high)


def matches(item, root):
    """Whether a solution is a root, by its closed form and by its digits."""
    exact, digits = item["exact"], item["decimal"]
    zero = ZERO.fullmatch(exact) if exact is not None else None
    if zero is not None and not has_zero(zero.groups(), root):
        return False
    if exact is not None and zero is None and not reader.is_equal(reader.Reader(exact).value(), root):
        return False
    if digits is not None and not reader.has_digits(root, digits):
        return False
    return exact is not None or digits is not None


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    command = sys.argv[3] if len(sys.argv) > 3 else reader.COMMAND
    source = random.Random(seed)
    polynomials = [p for p in (polynomial(source) for _ in range(count)) if p.degree() > 0]
    lines = []
    for p in polynomials:
        lines += [f"solve({text(p)} = 0; z; complex)", f"solve({text(p)} = 0; z)"]
    run = subprocess.run(
        [command, "--format", "json"], input="\n".join(lines), text=True, capture_output=True
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == len(lines), run.stderr
    wrong, refused = 0, 0
    for place, p in enumerate(polynomials):
        all_roots = roots(p)
        real_roots = [pair for pair in all_roots if is_real(pair[0])]
        for answer, wanted in zip(answers[2 * place : 2 * place + 2], (all_roots, real_roots)):
            value = answer["value"]
            if value is None or not value.get("isComplete"):
                refused += 1
                print("not complete:", answer["input"])
                continue
            items = list(value["items"])
            is_right = len(items) == len(wanted)
            for root, multiplicity in wanted:
                found = [item for item in items if matches(item, root)]
                is_right = is_right and len(found) == 1
                is_right = is_right and found[0].get("multiplicity", 1) == multiplicity
            if not is_right:
                wrong += 1
                print("wrong:", answer["input"], items, wanted)
    print(f"{len(lines)} questions, {wrong} wrong, {refused} not complete")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
