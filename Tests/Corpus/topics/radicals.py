"""Square, cube and higher roots: simplification, denesting, conjugates, identities.

Sources: Ramanujan's identities; Cardano; Binet; squares and cubes of random surds, expanded.
"""

from fractions import Fraction

from .note import lines

FIXED = """
sqrt(2)*sqrt(3)-sqrt(6) | 0
(1+sqrt(2))-1-sqrt(2) | 0
27^(1/3) | 3
sqrt(2)*sqrt(8)-4 | 0
sqrt(2)/2-1/sqrt(2) | 0
sqrt(2)-2/sqrt(2) | 0
cbrt(36)/cbrt(3)-cbrt(12) | 0
3/(sqrt(6)-sqrt(3)) | sqrt(6)+sqrt(3)
(1+sqrt(5))/2+2/(1+sqrt(5)) | sqrt(5)
((1+sqrt(5))/2)^2-(1+sqrt(5))/2-1 | 0
sqrt(2.25)-1.5 | 0
sqrt(4)-2 | 0
sqrt(0) | 0
sqrt(1/4) | 1/2
sqrt(2)^2 | 2
sqrt(2)^3 | 2*sqrt(2)
sqrt(2)^4 | 4
sqrt(2)^-1 | sqrt(2)/2
sqrt(3)/sqrt(27) | 1/3
sqrt(12)+sqrt(27)-sqrt(75) | 0
sqrt(1/3) | sqrt(3)/3
sqrt(2/3) | sqrt(6)/3
cbrt(2)*cbrt(4) | 2
cbrt(16) | 2*cbrt(2)
cbrt(1/2) | cbrt(4)/2
cbrt(-8) | -2
(-8)^(1/3) | -2
(-27)^(2/3) | 9
(-32)^(3/5) | -8
(-1)^(1/3) | -1
16^(3/4) | 8
16^0.25 | 2
32^0.2 | 2
(1/8)^(-2/3) | 4
9^1.5 | 27
(16/81)^(3/4) | 8/27
2^(1/2)*2^(1/3)*2^(1/6) | 2
2^0.5*8^0.5 | 4
root(6; 64) | 2
root(4; 81) | 3
root(4; 2)^4 | 2
root(4; 2)^2-sqrt(2) | 0
sqrt(sqrt(16)) | 2
sqrt(sqrt(sqrt(256))) | 2
sqrt(5+2*sqrt(6))-sqrt(2)-sqrt(3) | 0
sqrt(3+2*sqrt(2)) | 1+sqrt(2)
sqrt(7+4*sqrt(3)) | 2+sqrt(3)
sqrt(7-4*sqrt(3)) | 2-sqrt(3)
sqrt(6-2*sqrt(5)) | sqrt(5)-1
sqrt(9+4*sqrt(5)) | 2+sqrt(5)
sqrt(2+sqrt(3)) | (sqrt(6)+sqrt(2))/2
sqrt(2-sqrt(3)) | (sqrt(6)-sqrt(2))/2
sqrt(4+sqrt(7))-sqrt(4-sqrt(7)) | sqrt(2)
sqrt(8+sqrt(15)) | (sqrt(30)+sqrt(2))/2
sqrt(10+2*sqrt(6)+2*sqrt(10)+2*sqrt(15)) | sqrt(2)+sqrt(3)+sqrt(5)
sqrt(11+2*sqrt(29))+sqrt(16-2*sqrt(29)+2*sqrt(55-10*sqrt(29)))-sqrt(22+2*sqrt(5))-sqrt(5) | 0 | Shanks, 1974
sqrt(5+sqrt(21))-sqrt(14)/2-sqrt(6)/2 | 0
sqrt(112+70*sqrt(2)+(46+34*sqrt(2))*sqrt(5)) | 5+4*sqrt(2)+3*sqrt(5)+sqrt(10) | Landau
cbrt(2+sqrt(5))+cbrt(2-sqrt(5)) | 1
cbrt(20+14*sqrt(2)) | 2+sqrt(2)
cbrt(7+5*sqrt(2)) | 1+sqrt(2)
cbrt(26+15*sqrt(3)) | 2+sqrt(3)
cbrt(10+6*sqrt(3)) | 1+sqrt(3)
cbrt(9+sqrt(80))+cbrt(9-sqrt(80)) | 3
cbrt(20+sqrt(392))+cbrt(20-sqrt(392)) | 4
cbrt(10+sqrt(108))-cbrt(-10+sqrt(108)) | 2
cbrt(cbrt(2)-1)-cbrt(1/9)+cbrt(2/9)-cbrt(4/9) | 0 | Ramanujan
sqrt(cbrt(5)-cbrt(4))-(cbrt(2)+cbrt(20)-cbrt(25))/3 | 0 | Ramanujan
sqrt(cbrt(28)-cbrt(27))-(cbrt(98)-cbrt(28)-1)/3 | 0 | Ramanujan
root(6; 7*cbrt(20)-19)-cbrt(5/3)+cbrt(2/3) | 0 | Ramanujan
root(4; (3+2*root(4; 5))/(3-2*root(4; 5)))-(root(4; 5)+1)/(root(4; 5)-1) | 0 | Ramanujan
cbrt(cos(2*pi/7))+cbrt(cos(4*pi/7))+cbrt(cos(6*pi/7))-cbrt((5-3*cbrt(7))/2) | 0 | Ramanujan
cbrt(cos(2*pi/9))+cbrt(cos(4*pi/9))+cbrt(cos(8*pi/9))-cbrt((3*cbrt(9)-6)/2) | 0 | Ramanujan
sqrt(8-sqrt(32)+sqrt(768))^2-8+4*sqrt(2)-16*sqrt(3) | 0
(sqrt(2)+sqrt(3))^4-49-20*sqrt(6) | 0
(sqrt(2)+sqrt(3))^2-5-2*sqrt(6) | 0
(cbrt(2)+cbrt(3))^3-5-3*cbrt(6)*(cbrt(2)+cbrt(3)) | 0
1/(1+cbrt(2)+cbrt(4)) | cbrt(2)-1
1/(cbrt(3)-cbrt(2)) | cbrt(9)+cbrt(6)+cbrt(4)
1/(sqrt(2)+sqrt(3)+sqrt(5)) | (3*sqrt(2)+2*sqrt(3)-sqrt(30))/12
1/(1+sqrt(2)-sqrt(3)) | (2+sqrt(2)+sqrt(6))/4
(sqrt(5)-2)^(1/3)-(sqrt(5)-1)/2 | 0
((1+sqrt(5))/2)^30+((1-sqrt(5))/2)^30 | 1860498 | Lucas number
(1+sqrt(2))^50+(1-sqrt(2))^50 | PELL
((1+sqrt(2))^20-(1-sqrt(2))^20)/(2*sqrt(2)) | 15994428 | Pell number
(2+sqrt(3))^20*(2-sqrt(3))^20 | 1
(sqrt(2)-1)^10*(sqrt(2)+1)^10 | 1
(sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7))*(sqrt(2)+sqrt(3)-sqrt(5)-sqrt(7)) | 2*sqrt(6)-7-2*sqrt(35)
(sqrt(6)+sqrt(2))*(sqrt(3)-2)*sqrt(sqrt(3)+2) | -2
sqrt(10^60)*10^-30 | 1
sqrt(2*10^60)-10^30*sqrt(2) | 0
sqrt(7+sqrt(48))-sqrt(3)-2 | 0
sqrt(sqrt(5)+2)*sqrt(sqrt(5)-2) | 1
sqrt(1+sqrt(3)/2)-sqrt(3)/2-1/2 | 0
sqrt(3)*sqrt(5)*sqrt(15) | 15
sqrt(2+sqrt(2+sqrt(2+sqrt(2))))-2*cos(pi/32) | 0
sqrt(2-sqrt(2+sqrt(2)))-2*sin(pi/16) | 0
sqrt(2)^(2/3)-cbrt(2) | 0
sqrt(6+sqrt(6+sqrt(6+sqrt(9)))) | 3
sqrt(1+2*sqrt(1+3*sqrt(1+4*sqrt(1+5*7)))) | 3 | Ramanujan, cut off exactly
(7+sqrt(50))^(1/3)+(7-sqrt(50))^(1/3) | 2
cbrt(-2+sqrt(5))-cbrt(2+sqrt(5)) | -1
root(4; 17+12*sqrt(2)) | 1+sqrt(2)
root(4; 56+24*sqrt(5))-1-sqrt(5) | 0
root(5; 41+29*sqrt(2)) | 1+sqrt(2)
root(6; 99+70*sqrt(2)) | 1+sqrt(2)
(4+sqrt(15))^(3/2)+(4-sqrt(15))^(3/2) | 7*sqrt(10)
sqrt(5-sqrt(24))-sqrt(3)+sqrt(2) | 0
sqrt(3-sqrt(8)) | sqrt(2)-1
abs(sqrt(2)-sqrt(3)) | sqrt(3)-sqrt(2)
sqrt((sqrt(2)-sqrt(3))^2)-sqrt(3)+sqrt(2) | 0
sign(sqrt(2)+sqrt(3)-sqrt(10)) | -1
sign(sqrt(50)-5*sqrt(2)) | 0
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        if closed == "PELL":
            a, b = 1, 1
            for _ in range(49):
                a, b = a + 2 * b, a + b
            closed = str(2 * a)
        lemmas = [("sqrt(50)-5*sqrt(2)", "0")] if line.startswith("sign(sqrt(50)") else ()
        topic.exact(line, closed, *remark, lemmas=lemmas)
    for n in (12, 18, 20, 24, 28, 32, 45, 48, 50, 54, 63, 72, 75, 80, 96, 98, 108, 125, 128, 147, 150, 162,
              175, 180, 192, 200, 242, 243, 288, 300, 363, 450, 500, 512, 1000, 1728, 2023, 2024, 9999,
              123456, 1000000007, 7 * 10**20):
        k = max(d for d in range(1, 200000) if d * d <= n and n % (d * d) == 0) if n < 10**10 else 10**10
        topic.exact(f"sqrt({n})", f"{k}*sqrt({n // (k * k)})" if k > 1 else f"sqrt({n})")
    for n in (24, 54, 81, 128, 192, 250, 375, 432, 1024, 2000, 5145, 10**7):
        k = max(d for d in range(1, 300) if n % d**3 == 0)
        topic.exact(f"cbrt({n})", f"{k}*cbrt({n // k**3})")
    for n in range(2, 30):
        for m in (3, 7):
            value = Fraction(n, m)
            if value.denominator > 1 and n % 4 == m % 4:
                topic.exact(f"sqrt({n}/{m})", f"sqrt({n * m})/{m}")
    generator = topic.random(20264)
    primes = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22]
    for _ in range(30):
        c, a, b = generator.choice(primes), generator.randint(-12, 12) or 1, generator.randint(1, 9)
        square = (a * a + b * b * c, 2 * a * b)
        root = f"{a}+{b}*sqrt({c})" if a * a > b * b * c and a > 0 or a > 0 else f"{b}*sqrt({c}){a}"
        if (a < 0) and a * a > b * b * c:
            root = f"{-a}-{b}*sqrt({c})"
        topic.exact(f"sqrt({square[0]}{square[1]:+}*sqrt({c}))", root)
    for _ in range(20):
        a, b = generator.sample(primes, 2)
        p, q = generator.randint(1, 5), generator.randint(1, 5)
        inner = f"{p * p * a + q * q * b}+{2 * p * q}*sqrt({a * b})"
        topic.exact(f"sqrt({inner})-{p}*sqrt({a})-{q}*sqrt({b})", "0")
    for _ in range(20):
        c, a, b = generator.choice(primes), generator.randint(1, 6), generator.randint(-5, 5) or 1
        x, y = a**3 + 3 * a * b * b * c, 3 * a * a * b + b**3 * c
        topic.exact(f"cbrt({x}{y:+}*sqrt({c}))", f"{a}{b:+}*sqrt({c})")
    for _ in range(15):
        c, a, b = generator.choice(primes), generator.randint(1, 9), generator.randint(1, 9)
        norm = Fraction(a * a - b * b * c)
        topic.exact(f"1/({a}+{b}*sqrt({c}))", f"({a}-{b}*sqrt({c}))/({norm})")
    for _ in range(15):
        a, b, c = generator.sample(primes, 3)
        signs = [generator.choice("+-") for _ in range(2)]
        sum_ = f"sqrt({a}){signs[0]}sqrt({b}){signs[1]}sqrt({c})"
        s = [1, 1 if signs[0] == "+" else -1, 1 if signs[1] == "+" else -1]
        square = (f"{a + b + c}{2 * s[1]:+}*sqrt({a * b}){2 * s[2]:+}*sqrt({a * c})"
                  f"{2 * s[1] * s[2]:+}*sqrt({b * c})")
        topic.exact(f"({sum_})^2-({square})", "0")
    for _ in range(12):
        a, b = generator.randint(2, 30), generator.randint(2, 30)
        topic.exact(f"(cbrt({a})-cbrt({b}))*(cbrt({a})^2+cbrt({a})*cbrt({b})+cbrt({b})^2)", f"{a - b}")
    for n in range(5, 25, 2):
        topic.exact(f"(((1+sqrt(5))/2)^{n}-((1-sqrt(5))/2)^{n})/sqrt(5)", str(fibonacci(n)), "Binet")
    for a, b in ((12, 13), (30, 41), (101, 103), (2, 500), (7, 700)):
        topic.maybe(f"sqrt({a})+sqrt({b})")
        topic.maybe(f"cbrt({a})-sqrt({b})")
    for line in ("root(5; 2)", "root(3; 7)+root(5; 7)", "2^(2/7)", "sqrt(1+cbrt(2))", "sqrt(2+sqrt(2)+sqrt(3))",
                 "cbrt(1+sqrt(2))", "sqrt(1+sqrt(1+sqrt(1+sqrt(1))))", "3^(1/5)*5^(1/3)", "(1+sqrt(2))^(1/5)",
                 "sqrt(pi)", "cbrt(e)", "sqrt(10^60+1)", "cbrt(10^90+1)", "root(100; 10^100+1)"):
        topic.maybe(line)


def fibonacci(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a
