"""Checks solutions of polynomial equations against FLINT: random polynomials, all complex and
all real roots, with their multiplicities.

    python3 Tests/Attacks/roots.py COUNT SEED [COMMAND]
    python3 Tests/Attacks/roots.py families SEED [COMMAND]

`families` are polynomials that solvers are compared by: of MPSolve's suite Chebyshev's, Wilkinson's
and Mignotte's, roots of unity, Mandelbrot's, Kameny's, characteristic polynomials of Toeplitz
matrices, sums of all powers; of Hemmer and others (2009) random ones with coefficients of many bits
and products of such. Each polynomial is made of random factors, so that multiple roots and roots in closed form
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
from flint import acb, fmpz_mat, fmpz_poly


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


def families(source):
    """Polynomials that solvers are compared by."""
    z = fmpz_poly([0, 1])
    found = []
    for degree in (10, 20, 40, 60):
        before, chebyshev = fmpz_poly([1]), z
        for _ in range(degree - 1):
            before, chebyshev = chebyshev, 2 * z * chebyshev - before
        wilkinson = fmpz_poly([1])
        for k in range(1, degree + 1):
            wilkinson *= z - k
        found += [chebyshev, wilkinson, z**degree - 1, z**degree + 1]
        found.append(z**degree - 2 * (100 * z - 1) ** 2)
        found.append(fmpz_poly(list(range(1, degree + 2))))
    mandelbrot = fmpz_poly([1])
    for _ in range(5):
        mandelbrot = z * mandelbrot**2 + 1
        found.append(mandelbrot)
    for c in (10, 10**3, 10**6):
        found.append((c**2 * z**2 - 3) ** 2 + c**2 * z**9)
    for size in (8, 16, 24):
        diagonals = [source.randint(-9, 9) for _ in range(2 * size)]
        rows = [[diagonals[i - j + size] for j in range(size)] for i in range(size)]
        found.append(fmpz_mat(rows).charpoly())
    for bits in (10, 100, 500):
        for degree in (5, 15, 30):
            found.append(
                fmpz_poly([source.getrandbits(bits) - 2 ** (bits - 1) for _ in range(degree + 1)])
            )
        factors = [fmpz_poly([source.getrandbits(bits) for _ in range(4)]) for _ in range(4)]
        found.append(factors[0] * factors[1] * factors[2] * factors[3])
    return found


def main():
    seed = int(sys.argv[2])
    command = sys.argv[3] if len(sys.argv) > 3 else reader.COMMAND
    source = random.Random(seed)
    if sys.argv[1] == "families":
        polynomials = families(source)
    else:
        polynomials = [polynomial(source) for _ in range(int(sys.argv[1]))]
    polynomials = [p for p in polynomials if p.degree() > 0]
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
