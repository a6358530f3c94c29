"""Writes Tests/Golden/roots.txt and factors.txt: what FLINT knows of random polynomials.

    python3 Tests/Attacks/randoms.py

Needs python-flint. A seed stands for the polynomial that RandomPolynomials.swift of the
tests makes of it in the same way; a change here is a change there.
"""

import pathlib
from functools import cmp_to_key

from flint import arb, ctx, fmpz_poly

MASK = (1 << 64) - 1


class SplitMix64:
    def __init__(self, seed):
        self.state = seed

    def __call__(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
        return (z ^ (z >> 31)) % bound


def dense(draw, degree, bits):
    size = 1 << bits
    lower = [draw(2 * size + 1) - size for _ in range(degree)]
    return fmpz_poly(lower + [1 + draw(size)])


def polynomial(seed):
    draw = SplitMix64(seed)
    kind = draw(6)
    if kind == 0:  # any
        degree = 1 + draw(40)
        return dense(draw, degree, 1 + draw(30))
    if kind == 1:  # multiple factors
        p = fmpz_poly([1])
        for _ in range(1 + draw(5)):
            degree = 1 + draw(4)
            factor = dense(draw, degree, 4)
            p *= factor ** (1 + draw(3))
        return p
    if kind == 2:  # rational roots
        degree = draw(6)
        p = dense(draw, degree, 3)
        for _ in range(1 + draw(9)):
            u = draw(81) - 40
            p *= fmpz_poly([u, 1 + draw(9)])
        return p
    if kind == 3:  # two roots close together, after Mignotte
        a = 1 + draw(1 << (2 + draw(38)))
        n = 3 + draw(28)
        return fmpz_poly([0] * n + [1]) - (1 + draw(5)) * fmpz_poly([-1, a]) ** 2
    if kind == 4:  # a power, disturbed
        u = draw(19) - 9
        p = fmpz_poly([u, 1 + draw(9)]) ** (2 + draw(6)) * (1 << (1 + draw(80)))
        degree = draw(9)
        return p + dense(draw, degree, 2)
    p = fmpz_poly([1])  # dyadic numbers, or numbers close to them
    for _ in range(1 + draw(5)):
        bits = draw(31)
        c = draw(2 * (1 << bits) + 1) - (1 << bits)
        p *= fmpz_poly([c, 1 << bits])
    return p * (1 << draw(61)) + (draw(3) - 1)


def structured(seed):
    draw = SplitMix64(seed)
    kind = draw(4)
    if kind == 0:
        n = 2 + draw(59)
        a = [1, 1, 4, 16, 64, 1 + draw(99)][draw(6)]
        return fmpz_poly([a if draw(2) == 0 else -a] + [0] * (n - 1) + [1])
    if kind == 1:
        p = fmpz_poly([0, 1])
        for q in [2, 3, 5, 7][: 1 + draw(4)]:
            a, b = fmpz_poly([]), fmpz_poly([])
            for c in reversed(p.coeffs()):
                a, b = a * fmpz_poly([0, 1]) + q * b + int(c), b * fmpz_poly([0, 1]) + a
            p = a * a - q * b * b
        u = draw(9) - 4
        return p(fmpz_poly([u, 1 + draw(3)]))
    if kind == 2:
        degree = 1 + draw(8)
        outer = dense(draw, degree, 5)
        inner = 1 + draw(4)
        return outer(dense(draw, inner, 3))
    p = fmpz_poly([1])
    for _ in range(2 + draw(4)):
        degree = 1 + draw(9)
        p *= dense(draw, degree, 1 + draw(8))
    return p


def factors(p):
    if p.degree() < 1:
        return "none"
    degrees = sorted((f.degree(), m) for f, m in p.factor()[1])
    return " ".join(f"{d}" if m == 1 else f"{d}^{m}" for d, m in degrees)


def roots(p):
    if p.degree() < 1:
        return "none"
    roots = [(z.real, m) for z, m in p.complex_roots() if z.imag == 0]
    roots.sort(key=cmp_to_key(lambda a, b: -1 if a[0] < b[0] else 1))
    # No root of these makes the floor a matter of equality.
    total = 0
    for root, m in roots:
        near = (root * 10**9 + arb(2357) / 10000).floor()
        assert near.is_exact(), p
        total += m * int(near.unique_fmpz())
    return f"{sum(m for _, m in roots)} of {len(roots)}, {total}"


ctx.prec = 400
lines = ["# Real roots by FLINT 3.6, made by Tests/Attacks/randoms.py: how many with their",
         "# multiplicities and without, and the sum of the floors of 10^9 r + 0.2357, with them.", ""]
for seed in range(2000):
    lines.append(f"{seed}  = {roots(polynomial(seed))}")
golden = pathlib.Path(__file__).parent.parent / "Golden"
(golden / "roots.txt").write_text("\n".join(lines) + "\n")

lines = ["# Irreducible factors over the integers by FLINT 3.6, made by Tests/Attacks/randoms.py:",
         "# their degrees, with their exponents.", ""]
for name, make, count in [("random", polynomial, 1000), ("structured", structured, 2000)]:
    for seed in range(count):
        lines.append(f"{name} {seed}  = {factors(make(seed))}")
(golden / "factors.txt").write_text("\n".join(lines) + "\n")
