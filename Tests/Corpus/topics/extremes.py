"""Huge and tiny arguments, and results of many digits. Digits by Arb, second opinion mpmath."""

from .note import lines

OPEN = """
sin(10^22)
cos(10^22)
sin(10^50)
cos(10^100)
tan(10^100)
sin(10^300)
cos(2^1000)
sin(2^1023)
tan(2^500)
sin(10^1000)
cos(10^5000)
sin(10^10000)
sin(1e40+0.5)
sin(pi*10^20+1e-20)
sin(10^20*e)
cos(10^30*sqrt(2))
tan(10^15)
sin(1e-10)
sin(1e-100)
sin(1e-1000)
cos(1e-100)
tan(1e-300)
exp(1e-100)
exp(-1e-100)
exp(700)
exp(710)
exp(-750)
exp(10^5)
exp(-10^5)
exp(10^15)
exp(-10^15)
exp(10^18)
e^(e^20)
e^(-e^20)
e^(-e^10)
e^(e^(e^e))
3^(10^10)*1.5
2^(10^12)
2^(-10^12)
(1/3)^(10^6)
1.0001^(10^9)
0.9999^(10^9)
ln(1e-1000)
ln(10^10000)
ln(10^10000+1)
ln(2^100000)
ln(1+10^-1000)
ln(exp(10^6)+1)
log(2^100000)
log2(10^1000)
log(10^5000+1)
sqrt(10^999)
sqrt(10^-999)
sqrt(2e2001)
cbrt(10^1000)
cbrt(1e-500)
root(1000; 2)
root(7; 10^100)
root(1000; 10^1000+1)
2^0.000001
2^(1/10^20)
pi^(1/1000)
pi^500
pi^-500
pi^10000
e^1000
e^-1000
e^12345.678
atan(10^100)
atan(10^-100)
atan(1e1000)
asin(1e-500)
acos(1e-500)
acos(1-1e-100)
asin(1-1e-60)
asinh(1e1000)
asinh(1e-1000)
acosh(1e500)
acosh(1+1e-100)
atanh(1e-200)
atanh(1-1e-100)
sinh(1000)
sinh(1e-50)
cosh(10000)
tanh(1e-60)
1-tanh(1000)
tanh(10^4)
100!
1000!/999!+pi
100!^(1/100)
ln(100!)
ln(10000!)
log(10^6!/10^5)
sqrt(1000!)
1/1000!
2000!/1000!^2
nCr(1000; 500)
nCr(100000; 3)
3^1000/2^1500
(3/2)^1000
(2/3)^1000
(1+1/10^10)^(10^12)
2^1279-1
10^308*10^308
1e-308*1e-308
1e-1000000
1e1000000+1
1/3^2000
123456789^123
0.001^1000
99^999
7^(7^7)
9^(9^9)
5^(4^(3^2))
2^(3^(4^2))
10^1000/7
sin(9^9^3)
cos(100!)
sin(100!*pi+1)
tan(22)*10^50
exp(sin(10^40))
sin(exp(100))
sin(sinh(50))
cos(e^200)
tan(pi^200)
sin(sqrt(10^60+1))
sin(ln(10^500))
e^pi^e
pi^e^pi
e^e^pi
(e^e)^(e^e)
1.1^(1.1^(1.1^1.1))
0.5^(0.5^0.5)
ln(ln(ln(10^1000)))
sqrt(sqrt(sqrt(sqrt(sqrt(2)))))
"""


def cases(topic):
    for line, *remark in lines(OPEN):
        topic.maybe(line, *remark)
    for line in ("pi", "e", "sqrt(2)", "ln(2)", "sin(1)", "exp(pi*sqrt(163))", "cbrt(2)", "atan(1/3)", "ln(10)",
                 "pi^2/6", "2^(1/3)+3^(1/2)", "sin(10^22)", "e^e", "cosh(1)", "log(7)"):
        topic.maybe(f"{line}*1", "100 digits", count=100)
    for n in (10, 100, 1000, 10000, 100000):
        topic.exact(f"10^{n}+1-10^{n}", "1")
        topic.exact(f"(10^{n}+1)^2-10^{2 * n}-2*10^{n}", "1")
        topic.digits(f"10^{n}*pi-10^{n}*3", "scaled constant")
        topic.digits(f"sqrt(10^{2 * n}+1)", "one beside a perfect square")
