"""Relations among logarithms: products, powers, bases, and b^(ln(a)/ln(b)) = a.

Sources: unique factorisation; units of real quadratic fields; quotients that are rational.
"""

from .note import lines

FIXED = """
ln(1) | 0
ln(e) | 1
ln(e^3) | 3
ln(1/e) | -1
ln(sqrt(e)) | 1/2
ln(e^pi) | pi
ln(e^(-5/7)) | -5/7
ln(e*sqrt(e)) | 3/2
ln(e^2*e^3) | 5
log(1000) | 3
log(0.001) | -3
log(10^400) | 400
log(sqrt(10)) | 1/2
log(cbrt(100)) | 2/3
log2(1024) | 10
log2(1/8) | -3
log2(sqrt(2)) | 1/2
log2(10)*log(2) | 1
log(2)+log(5) | 1
log(2)/2+log(5)/2 | 1/2 | tagged irrational by one shipped engine
1000*log(2)+1000*log(5) | 1000
log(20)+log(50) | 3
log(4)+2*log(5) | 2
log(8)/log(2) | 3
log(3)/log(9) | 1/2
ln(8)/ln(2) | 3
ln(2)/ln(8) | 1/3
ln(1/9)/ln(27) | -2/3
ln(32)/ln(4) | 5/2
ln(1000)/ln(10) | 3
ln(0.001)/ln(10) | -3
ln(sqrt(3))/ln(3) | 1/2
ln(2)+ln(1/2) | 0
ln(6)-ln(2)-ln(3) | 0
ln(2^1000)-1000*ln(2) | 0
ln(12)-2*ln(2)-ln(3) | 0
ln(10)-ln(2)-ln(5) | 0
ln(9/4)-2*ln(3)+2*ln(2) | 0
ln(9/4)-2*ln(3/2) | 0
ln(2)-ln(3)+ln(5)-ln(10/3) | 0
3*ln(4)-2*ln(8) | 0
ln(81)*ln(2)-ln(16)*ln(3) | 0
ln(100)-2*ln(10) | 0
log(7)-ln(7)/ln(10) | 0
log2(7)-ln(7)/ln(2) | 0
log2(6)-1-log2(3) | 0
ln(2+sqrt(3))+ln(2-sqrt(3)) | 0
ln(1+sqrt(2))+ln(sqrt(2)-1) | 0
ln(7+4*sqrt(3))-2*ln(2+sqrt(3)) | 0
ln(7+4*sqrt(3))/ln(2+sqrt(3)) | 2
ln(17+12*sqrt(2))/ln(1+sqrt(2)) | 4
ln(17+12*sqrt(2))/ln(3+2*sqrt(2)) | 2
ln((3+sqrt(5))/2)/ln((1+sqrt(5))/2) | 2
ln(2+sqrt(5))/ln((1+sqrt(5))/2) | 3
ln(9+4*sqrt(5))/ln((1+sqrt(5))/2) | 6
ln(sqrt(2)-1)/ln(1+sqrt(2)) | -1
ln(cbrt(7+5*sqrt(2)))-ln(1+sqrt(2)) | 0
ln(sqrt(5)+sqrt(6))*2-ln(11+2*sqrt(30)) | 0
ln(sqrt(2)+sqrt(3))*2-ln(5+2*sqrt(6)) | 0
ln(5+2*sqrt(6))/ln(sqrt(2)+sqrt(3)) | 2
ln(pi^2)-2*ln(pi) | 0
ln(pi/2)+ln(2)-ln(pi) | 0
ln(sqrt(pi))-ln(pi)/2 | 0
ln(2*e)-ln(2)-1 | 0
ln(e/3)+ln(3) | 1
ln(pi*e)-ln(pi) | 1
ln(10)/ln(100) | 1/2
ln(2*cos(pi/5))-ln((1+sqrt(5))/2) | 0
ln(tan(pi/8))+ln(1+sqrt(2)) | 0
ln(2*sin(pi/7))+ln(2*sin(2*pi/7))+ln(2*sin(3*pi/7))-ln(7)/2 | 0
ln(cos(pi/9))+ln(cos(2*pi/9))+ln(cos(4*pi/9)) | -3*ln(2)
e^(ln(2)+ln(3)) | 6
e^(2*ln(3)) | 9
e^(-ln(4)) | 1/4
e^(ln(2)/2) | sqrt(2)
e^(ln(3)/2)-sqrt(3) | 0
e^(ln(5)/3)-cbrt(5) | 0
e^(ln(pi)) | pi
e^(ln(pi)/2)-sqrt(pi) | 0
e^(ln(2)+1)-2*e | 0
e^(ln(1+sqrt(2))+ln(sqrt(2)-1)) | 1
10^log(7) | 7
10^(log(2)+log(3)) | 6
10^(2*log(5)) | 25
10^(-log(3)) | 1/3
2^log2(7) | 7
2^(log2(3)+log2(5)) | 15
2^(ln(3)/ln(2)) | 3
4^(ln(3)/ln(4)) | 3
8^(ln(3)/ln(2)) | 27
4^(ln(7)/ln(2)) | 49
9^(ln(5)/ln(3)) | 25
27^(ln(2)/ln(3)) | 8
5^(2*ln(3)/ln(5)) | 9
2^(ln(3)/ln(4))-sqrt(3) | 0
sqrt(2)^(2*ln(3)/ln(2)) | 3
(1/2)^(ln(3)/ln(2)) | 1/3
10^(ln(2)/ln(10)) | 2
100^(ln(7)/ln(10)) | 49
(2^(1/3))^(3*ln(5)/ln(2)) | 5
3^(ln(2)/ln(3))*2^(ln(3)/ln(2)) | 6
2^(ln(pi)/ln(2)) | pi
2^(1/ln(2)) | e
10^(1/ln(10)) | e
3^(2/ln(3)) | e^2
pi^(1/ln(pi)) | e
7^(ln(11)/ln(7)) | 11
e^(ln(2)*ln(3)/ln(3)) | 2
2^(ln(5))-5^(ln(2)) | 0
3^ln(7)-7^ln(3) | 0
ln(ln(e)) | 0
ln(ln(e^e)) | 1
ln(e^(e^2)) | e^2
exp(ln(7)) | 7
exp(3*ln(2)-ln(4)) | 2
ln(exp(7/3)) | 7/3
ln(10^50)-50*ln(10) | 0
ln(2^(1/12))*12-ln(2) | 0
ln(sqrt(6))-(ln(2)+ln(3))/2 | 0
ln(4/3)+ln(3/2)-ln(2) | 0
7*ln(16/15)+5*ln(25/24)+3*ln(81/80)-ln(2) | 0
16*ln(16/15)+12*ln(25/24)+7*ln(81/80)-ln(5)+ln(5)-11*ln(16/15)-8*ln(25/24)-5*ln(81/80) | 5*ln(16/15)+4*ln(25/24)+2*ln(81/80)
11*ln(16/15)+8*ln(25/24)+5*ln(81/80)-ln(3) | 0
16*ln(16/15)+12*ln(25/24)+7*ln(81/80)-ln(5) | 0
18*atanh(1/26)-2*atanh(1/4801)+8*atanh(1/8749)-ln(2) | 0
2*atanh(1/3)-ln(2) | 0
14*atanh(1/31)+10*atanh(1/49)+6*atanh(1/161)-ln(2) | 0
22*atanh(1/31)+16*atanh(1/49)+10*atanh(1/161)-ln(3) | 0
32*atanh(1/31)+24*atanh(1/49)+14*atanh(1/161)-ln(5) | 0
144*atanh(1/251)+54*atanh(1/449)-38*atanh(1/4801)+62*atanh(1/8749)-ln(2) | 0
asinh(3/4)-ln(2) | 0
acosh(2)-ln(2+sqrt(3)) | 0
atanh(3/5)-ln(2) | 0
asinh(1)-ln(1+sqrt(2)) | 0
atanh(1/2)-ln(3)/2 | 0
"""
OPEN = """
ln(2)
ln(2)+ln(3)*sqrt(2)
ln(2)/ln(3)
ln(2)*ln(3)
ln(pi)
ln(ln(2)+1)
log(2)
log2(10)
ln(10^100+1)-100*ln(10)
ln(1+1e-50)
ln(2)^2+ln(3)^2
ln(3)/ln(2)-1.58496
log(3)*log(5)
2^(ln(3)/ln(5))
ln(sqrt(2)+sqrt(3)+sqrt(5))
log(999999999999999999999)
log2(3)^20
ln(1+sqrt(5))/ln(2)
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        topic.exact(line, closed, *remark)
    for line, *remark in lines(OPEN):
        topic.maybe(line, *remark)
    generator = topic.random(20267)
    for _ in range(40):
        primes = generator.sample([2, 3, 5, 7, 11, 13], generator.randint(2, 4))
        powers = [[generator.randint(-4, 4) for _ in primes] for _ in range(3)]
        weights = [generator.randint(-5, 5) or 2 for _ in powers]
        terms = []
        for exponents, weight in zip(powers, weights):
            top = bottom = 1
            for p, k in zip(primes, exponents):
                top, bottom = top * p ** max(k, 0), bottom * p ** max(-k, 0)
            terms.append(f"{weight:+}*ln({top}" + (f"/{bottom})" if bottom > 1 else ")"))
        totals = [sum(w * e[i] for e, w in zip(powers, weights)) for i in range(len(primes))]
        rest = "".join(f"{-t:+}*ln({p})" for p, t in zip(primes, totals) if t)
        topic.exact("".join(terms).lstrip("+") + rest, "0")
    for _ in range(25):
        base, p, q = generator.choice([2, 3, 5, 6, 7, 10, 12]), generator.randint(1, 9), generator.randint(1, 9)
        name = generator.choice(["ln", "log", "log2"])
        topic.exact(f"{name}({base**p})/{name}({base**q})", f"{p}/{q}")
    for _ in range(25):
        b, a, n = generator.choice([2, 3, 4, 5, 6, 7, 8, 9, 10, 12]), generator.randint(2, 50), generator.randint(1, 4)
        topic.exact(f"{b}^({n}*ln({a})/ln({b}))", str(a**n))
    for _ in range(15):
        b, a, n = generator.choice([2, 3, 5, 6, 7]), generator.randint(2, 30), generator.randint(2, 4)
        topic.exact(f"{b**n}^(ln({a})/ln({b}))", str(a**n))
    for unit, square in (("1+sqrt(2)", "3+2*sqrt(2)"), ("2+sqrt(3)", "7+4*sqrt(3)"), ("(1+sqrt(5))/2", "(3+sqrt(5))/2"),
                         ("5+2*sqrt(6)", "49+20*sqrt(6)"), ("8+3*sqrt(7)", "127+48*sqrt(7)"),
                         ("3+sqrt(10)", "19+6*sqrt(10)"), ("10+3*sqrt(11)", "199+60*sqrt(11)")):
        topic.exact(f"ln({square})-2*ln({unit})", "0")
        topic.exact(f"ln({square})/ln({unit})", "2")
        for n in (3, 5, 12):
            topic.exact(f"ln(({unit})^{n})-{n}*ln({unit})", "0")
