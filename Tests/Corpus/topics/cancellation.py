"""Differences that nearly vanish: many leading digits cancel, and what is left must be right.

Sources: convergents of continued fractions, Taylor remainders, close radicals, Ramanujan's and
other near integers. Digits by Arb at the precision that it takes.
"""

from flint import arb, ctx

from .note import lines

OPEN = """
sqrt(10^20+1)-10^10
sqrt(10^40+1)-10^20
sqrt(10^100+1)-10^50
cbrt(10^60+1)-10^20
sqrt(10^50+10^25)-10^25-1/2
1/(sqrt(10^50+1)-10^25)
sqrt(2)+sqrt(3)-pi
22/7-pi
355/113-pi
103993/33102-pi
pi-3.14159265358979
e-2.718281828459045
e-1457/536
pi-cbrt(31)
pi^2-10
pi^4+pi^5-e^6
e^pi-pi-20
e^6-pi^4-pi^5
e^(pi*sqrt(43))-884736744
e^(pi*sqrt(67))-147197952744
e^(pi*sqrt(58))-24591257752
e^(pi*sqrt(22))-2508952
e^(pi*sqrt(652))-68925893036109279891085639286944512
pi-ln(640320^3+744)/sqrt(163)
exp(pi*sqrt(163)/3)-640320
sin(11)+1
sin(355)
sin(103993)
sin(312689)
tan(11)-1/tan(11)+225
cos(22)+1
cos(355)+1
sin(22)
sin(2017*cbrt(2))+1*0
sin(2017*2^(1/5))+1
cos(ln(pi+20))+1
cos(cos(cos(1)))-cos(cos(cos(1+1e-30)))
e^(1e-30)-1
e^(1e-30)-1-1e-30
ln(1+1e-30)
ln(1+1e-30)-1e-30
cos(1e-30)-1
sin(1e-20)-1e-20
tan(1e-20)-1e-20
atan(1e-20)-1e-20
asin(1e-15)-1e-15
sinh(1e-15)-1e-15
cosh(1e-25)-1
tanh(1e-12)-1e-12
sqrt(1+1e-40)-1
sqrt(1+1e-40)-1-1e-40/2
(1+1e-25)^(1/3)-1
1-cos(1e-50)
1-tanh(100)
1-sin(pi/2-1e-20)
tan(pi/4+1e-25)-1
atan(10^30)-pi/2
atan(1e20)-pi/2+1e-20
(1+1e-15)^1e15-e
(1+1/10^6)^(10^6)-e
cosh(100)-sinh(100)
cosh(50)-e^50/2
exp(50)-2*sinh(50)
sqrt(e^100+1)-e^50
ln(e^50+1)-50
ln(e^100-1)-100
ln(10^50+1)-50*ln(10)
asinh(10^20)-ln(2*10^20)
acosh(10^20)-ln(2*10^20)
10^50+e-10^50
10^200+sqrt(2)-10^200
10^2000+e-10^2000
1e300*pi-1e300*3
pi*10^30-floor(pi*10^30)
frac(e*10^40)
frac(sqrt(2)*10^60)
frac(10^20/7+pi)
frac(e^50)
frac(e^(pi*sqrt(163)))
(1+sqrt(2))^100-floor((1+sqrt(2))^100)
((1+sqrt(5))/2)^200-floor(((1+sqrt(5))/2)^200)
(sqrt(2)-1)^50
(2-sqrt(3))^100
(sqrt(2)-1.41421356237309504880168872420969807856967)^3
sqrt(2)+sqrt(5)-sqrt(13.3245553203367587)
sqrt(1)+sqrt(2)+sqrt(3)+sqrt(4)-sqrt(5)-sqrt(6)-1.46126
sqrt(5)+sqrt(6)+sqrt(18)-sqrt(4)-sqrt(12)-sqrt(12)
sqrt(103)+sqrt(107)-sqrt(101)-sqrt(109)
cbrt(1000001)+cbrt(999999)-200
sin(1)-0.841470984807896506652502321630298999622563
sin(10^6)-sin(10^6+1e-40)
exp(1)-(1+1+1/2!+1/3!+1/4!+1/5!+1/6!+1/7!+1/8!+1/9!+1/10!+1/11!+1/12!+1/13!+1/14!+1/15!)
ln(2)-(1-1/2+1/3-1/4+1/5-1/6+1/7-1/8)
pi/4-(1-1/3+1/5-1/7+1/9-1/11)
sin(1/100)-(1/100-1/100^3/3!+1/100^5/5!)
sin(sin(sin(0.001)))-0.001
tan(sin(1/100))-sin(tan(1/100))
asin(tan(0.001))-atan(sin(0.001))*0-0.001
1.0000001^2-1.0000002
(10^15+0.3)-10^15-0.1*3+pi*1e-40
1/(1-0.99999999999999999999999999999999*sin(pi/2)*cos(1e-30))
ln(163)*pi-16.0024*1
163^(1/pi)-5.06*1
(163/ln(163))-32
(pi/3)^100-(1+1e-30)*(pi/3)^100
2^(1/12)-1.0594630943592952645618252949463417007792
4*atan(1/5)-atan(1/239)-0.785398163397448309615660845819875721049292349843776455
ln(4)/ln(3)-1.26186
log(2)-0.30102999566398119521373889472449302676818988146210854131
"""


def convergents(value, count):
    """Convergents of the continued fraction of a positive ball."""
    p, q, p1, q1 = 1, 0, 0, 1
    found = []
    for _ in range(count):
        a = value.floor().unique_fmpz()
        p, q, p1, q1 = int(a) * p + p1, int(a) * q + q1, p, q
        found.append((p, q))
        value = 1 / (value - a)
    return found


def cases(topic):
    for line, *remark in lines(OPEN):
        topic.maybe(line, *remark)
    ctx.prec = 2000
    constants = {
        "pi": arb.pi(), "e": arb.const_e(), "sqrt(2)": arb(2).sqrt(), "ln(2)": arb(2).log(),
        "cbrt(3)": arb(3).root(3), "sin(1)": arb(1).sin(), "(1+sqrt(5))/2": (1 + arb(5).sqrt()) / 2,
        "ln(3)/ln(2)": arb(3).log() / arb(2).log(), "e^pi": arb.pi().exp(), "atan(2)": arb(2).atan(),
        "sqrt(2)+sqrt(3)": arb(2).sqrt() + arb(3).sqrt(), "pi^2": arb.pi() ** 2,
    }
    for name, ball in constants.items():
        list_ = convergents(ball, 90)
        for index in (8, 25, 60, 85):
            p, q = list_[index]
            topic.digits(f"{name}-{p}/{q}", f"convergent {index}")
    generator = topic.random(20271)
    for _ in range(25):
        n = generator.randint(10**4, 10**8)
        numbers = [generator.randint(n, n + 2000) for _ in range(3)]
        fourth = numbers[0] + numbers[1] - numbers[2]
        a, b, c = numbers
        if len({a, b, c, fourth}) == 4:
            topic.digits(f"sqrt({a})+sqrt({b})-sqrt({c})-sqrt({fourth})", "close sums of square roots")
    for _ in range(20):
        k = generator.choice([5, 12, 30, 100])
        x = generator.choice(["1", "2", "1/3", "pi", "sqrt(2)", "7"])
        name = generator.choice(["sin", "exp", "ln", "sqrt", "atan", "cosh", "cbrt"])
        topic.digits(f"{name}({x}+1e-{k})-{name}({x})", "a difference quotient's top")
