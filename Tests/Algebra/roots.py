"""Writes Tests/Golden/roots.txt: what FLINT knows of the roots of random polynomials.

    python3 Tests/Algebra/roots.py

Needs python-flint. A seed stands for the polynomial that `RootTests.polynomial(seed:)`
makes of it in the same way; a change here is a change there.
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


def answer(p):
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
lines = ["# Real roots by FLINT 3.6, made by Tests/Algebra/roots.py: how many with their",
         "# multiplicities and without, and the sum of the floors of 10^9 r + 0.2357, with them.", ""]
for seed in range(2000):
    lines.append(f"{seed}  = {answer(polynomial(seed))}")
path = pathlib.Path(__file__).parent.parent / "Golden" / "roots.txt"
path.write_text("\n".join(lines) + "\n")
