"""Identities among trigonometric values of rational multiples of pi: products, sums, equations.

Sources: products of sines over a circle (n/2^(n-1)), Morrie's law and its kin, Gauss sums and
periods, minimal polynomials of 2*cos(2*pi/n) (by SymPy), Chebyshev polynomials.
"""

import sympy

from oracle.balls import Undecided

from .note import lines

FIXED = """
tan(pi/7)*tan(2*pi/7)*tan(3*pi/7) | sqrt(7)
tan(3*pi/11)+4*sin(2*pi/11) | sqrt(11)
tan(pi/11)+4*sin(3*pi/11) | sqrt(11)
tan(2*pi/13)+4*sin(6*pi/13) | sqrt(13+2*sqrt(13))
tan(4*pi/13)+4*sin(pi/13) | sqrt(13-2*sqrt(13))
cos(pi/7)-cos(2*pi/7)+cos(3*pi/7) | 1/2
cos(2*pi/7)+cos(4*pi/7)+cos(6*pi/7) | -1/2
cos(pi/7)*cos(2*pi/7)*cos(4*pi/7) | -1/8
sin(2*pi/7)+sin(4*pi/7)+sin(8*pi/7) | sqrt(7)/2
1/sin(pi/7)-1/sin(2*pi/7)-1/sin(3*pi/7) | 0
1/sin(pi/7)^2+1/sin(2*pi/7)^2+1/sin(3*pi/7)^2 | 8
tan(pi/9)*tan(2*pi/9)*tan(4*pi/9) | sqrt(3)
sin(pi/9)*sin(2*pi/9)*sin(4*pi/9) | sqrt(3)/8
sin(pi/14)*sin(3*pi/14)*sin(5*pi/14) | 1/8
cos(pi/5)-cos(2*pi/5) | 1/2
cos(pi/5)*cos(2*pi/5) | 1/4
cos(pi/9)-cos(2*pi/9)-cos(4*pi/9) | 0
cos(pi/9)^3-3*cos(pi/9)/4-1/8 | 0
sin(pi/18)-3*sin(pi/18)+4*sin(pi/18)^3+sin(pi/18)*2-4*sin(pi/18)^3 | 0
8*sin(pi/18)^3-6*sin(pi/18)+1 | 0
sqrt(3)/sin(pi/9)-1/cos(pi/9) | 4
1/sin(pi/18)-sqrt(3)/cos(pi/18) | 4
1/cos(pi/9)+1/cos(5*pi/9)+1/cos(7*pi/9) | -6
tan(pi/24) | sqrt(6)-sqrt(3)+sqrt(2)-2
tan(pi/8) | sqrt(2)-1
tan(3*pi/8) | 1+sqrt(2)
tan(pi/16)+2*tan(pi/8)+4 | 1/tan(pi/16)
cos(pi/16)^2+sin(pi/16)^2 | 1
cos(pi/24)-sqrt(2+sqrt(2+sqrt(3)))/2 | 0
sin(pi/24)-sqrt(2-sqrt(2+sqrt(3)))/2 | 0
16*cos(2*pi/17)+1-sqrt(17)-sqrt(34-2*sqrt(17))-2*sqrt(17+3*sqrt(17)-sqrt(34-2*sqrt(17))-2*sqrt(34+2*sqrt(17))) | 0 | Gauss
cos(2*pi/17)+cos(4*pi/17)+cos(8*pi/17)+cos(16*pi/17) | (sqrt(17)-1)/4
cos(2*pi/13)+cos(6*pi/13)+cos(8*pi/13) | (sqrt(13)-1)/4
cos(2*pi/11)+cos(4*pi/11)+cos(6*pi/11)+cos(8*pi/11)+cos(10*pi/11) | -1/2
sin(pi/60)-(sqrt(2)*(sqrt(3)+1)*(sqrt(5)-1)-2*(sqrt(3)-1)*sqrt(5+sqrt(5)))/16 | 0
cos(pi/15)-(sqrt(30+6*sqrt(5))+sqrt(5)-1)/8 | 0
cos(pi/30)-(sqrt(10-2*sqrt(5))+sqrt(3)+sqrt(15))/8 | 0
sin(pi/5)*sin(2*pi/5) | sqrt(5)/4
tan(pi/5)*tan(2*pi/5) | sqrt(5)
tan(pi/5)^2+tan(2*pi/5)^2 | 10
tan(pi/12)+1/tan(pi/12) | 4
sin(pi/10)^2+sin(pi/10)/2 | 1/4
sin(pi/12)*cos(pi/12) | 1/4
cos(pi/12)^4-sin(pi/12)^4 | sqrt(3)/2
cos(pi/20)^2-cos(3*pi/20)^2 | PY
sin(pi/7)^2+sin(2*pi/7)^2+sin(3*pi/7)^2 | 7/4
cos(pi/7)^4+cos(2*pi/7)^4+cos(3*pi/7)^4 | 13/16
tan(pi/7)^2+tan(2*pi/7)^2+tan(3*pi/7)^2 | 21
tan(pi/16)^2+tan(3*pi/16)^2+tan(5*pi/16)^2+tan(7*pi/16)^2 | 28
tan(pi/20)-tan(3*pi/20)+tan(5*pi/20)-tan(7*pi/20)+tan(9*pi/20) | 5
sin(pi/30)*sin(7*pi/30)*sin(11*pi/30)*sin(13*pi/30) | 1/16
cos(pi/33)*cos(2*pi/33)*cos(4*pi/33)*cos(8*pi/33)*cos(16*pi/33) | 1/32
cos(pi/65)*cos(2*pi/65)*cos(4*pi/65)*cos(8*pi/65)*cos(16*pi/65)*cos(32*pi/65) | 1/64
sqrt(2+2*cos(pi/9))-2*cos(pi/18) | 0
sqrt(1-cos(pi/7)^2)-sin(pi/7) | 0
(1-cos(pi/7))/sin(pi/7)-tan(pi/14) | 0
cos(pi/7)^2-sin(pi/7)^2-cos(2*pi/7) | 0
sin(1)^2+cos(1)^2 | 1
sin(2)-2*sin(1)*cos(1) | 0
cos(2)-cos(1)^2+sin(1)^2 | 0
sin(3)-3*sin(1)+4*sin(1)^3 | 0
cos(3)-4*cos(1)^3+3*cos(1) | 0
sin(sqrt(2))^2+cos(sqrt(2))^2-1 | 0
tan(2)-2*tan(1)/(1-tan(1)^2) | 0
sin(1+sqrt(2))-sin(1)*cos(sqrt(2))-cos(1)*sin(sqrt(2)) | 0
cos(1)+cos(3)-2*cos(2)*cos(1) | 0
sin(5)-sin(3)-2*cos(4)*sin(1) | 0
sin(1+2*pi)-sin(1) | 0
cos(pi-1)+cos(1) | 0
sin(pi-1)-sin(1) | 0
sin(pi/2-1)-cos(1) | 0
tan(1+pi)-tan(1) | 0
tan(pi/4+1)-(1+tan(1))/(1-tan(1)) | 0
sin(10^15)+sin(10^15+pi) | 0
sin(pi/3+1)-sin(1)/2-sqrt(3)*cos(1)/2 | 0
1/cos(1)^2-tan(1)^2-1 | 0
sin(1)*(1/tan(1))-cos(1) | 0
sin(1/2)^2-(1-cos(1))/2 | 0
16*sin(1)^5-sin(5)+5*sin(3)-10*sin(1) | 0
sin(1)*sin(pi/3-1)*sin(pi/3+1)-sin(3)/4 | 0
sin(pi^2)^2+cos(pi^2)^2 | 1
sin(e)^2+cos(e)^2 | 1
sec(1)*cos(1) | 1
csc(2)*sin(2) | 1
cot(1)*tan(1) | 1
sec(1)^2-tan(1)^2 | 1
csc(1)^2-cot(1)^2 | 1
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        if closed == "PY":
            closed = "(cos(pi/10)-cos(3*pi/10))/2"
        topic.exact(line, closed, *remark)
    for n in range(3, 13):
        product = "*".join(f"sin({k}*pi/{n})" for k in range(1, n))
        topic.exact(product, f"{n}/2^{n - 1}", "product of the chords of a circle")
    for n in (3, 5, 7, 9, 11, 13, 15):
        half = range(1, (n - 1) // 2 + 1)
        topic.exact("*".join(f"cos({k}*pi/{n})" for k in half), f"1/2^{(n - 1) // 2}")
        topic.exact("*".join(f"tan({k}*pi/{n})" for k in half), f"sqrt({n})")
        topic.exact("*".join(f"sin({k}*pi/{n})" for k in half), f"sqrt({n})/2^{(n - 1) // 2}")
        topic.exact("+".join(f"cos({2 * k}*pi/{n})" for k in half), "-1/2")
    for p in (5, 7, 11, 13, 17, 19, 23):
        name = "cos" if p % 4 == 1 else "sin"
        residues = sorted({k * k % p for k in range(1, p)})
        start = "1+" if p % 4 == 1 else ""
        sum_ = "+".join(f"2*{name}({2 * r}*pi/{p})" for r in residues)
        topic.exact(start + sum_, f"sqrt({p})", "quadratic Gauss sum")
    for n in (5, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28, 30):
        x = sympy.Symbol("x")
        polynomial = sympy.Poly(sympy.minimal_polynomial(2 * sympy.cos(2 * sympy.pi / n), x), x)
        terms = [f"({c})*(2*cos(2*pi/{n}))^{m[0]}" for m, c in polynomial.terms()]
        topic.exact("+".join(terms), "0", "minimal polynomial")
    for n in range(4, 11):
        x = sympy.Symbol("x")
        for value in ("1", "sqrt(3)"):
            terms = [f"({c})*cos({value})^{m[0]}" for m, c in sympy.Poly(sympy.chebyshevt(n, x), x).terms()]
            topic.exact(f"cos({n}*{value})-(" + "+".join(terms) + ")", "0", "Chebyshev")
    generator = topic.random(20266)
    for _ in range(40):
        n = generator.choice([5, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18])
        j, k = generator.randint(1, 2 * n), generator.randint(1, 2 * n)
        a, b = f"{j}*pi/{n}", f"{k}*pi/{n}"
        line = generator.choice([
            f"sin({a})*cos({b})-(sin({j + k}*pi/{n})+sin({j - k}*pi/{n}))/2",
            f"cos({a})*cos({b})-(cos({j + k}*pi/{n})+cos({j - k}*pi/{n}))/2",
            f"sin({a})*sin({b})-(cos({j - k}*pi/{n})-cos({j + k}*pi/{n}))/2",
            f"cos({a})^2-cos({b})^2-sin({k + j}*pi/{n})*sin({k - j}*pi/{n})",
            f"cos({3 * j}*pi/{n})-4*cos({a})^3+3*cos({a})",
        ])
        topic.exact(line, "0")
    for _ in range(15):
        n = generator.choice([7, 9, 11, 13, 14, 18, 19, 21, 23])
        j, k = sorted(generator.sample(range(1, n), 2))
        line = f"sin({j}*pi/{n})+sqrt({generator.choice([2, 3, 5])})*cos({k}*pi/{n})"
        try:
            topic.maybe(line)
        except Undecided:
            continue  # A square root after all.
