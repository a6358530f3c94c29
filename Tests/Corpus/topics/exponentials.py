"""Exponentials, hyperbolic functions and powers of e: zero tests, closed forms, plain digits.

Sources: the addition theorems; Lindemann-Weierstrass decides each of the zero tests.
"""

from .note import lines

FIXED = """
e^0 | 1
e^1-e | 0
exp(1)-e | 0
e^2*e^3/e^5 | 1
e^2*e^3-e^5 | 0
(e^2)^3-e^6 | 0
e^(-1)*e | 1
1/e-e^-1 | 0
sqrt(e)^2-e | 0
sqrt(e^2) | e
sqrt(e^6) | e^3
e^(1/3)*e^(2/3) | e
exp(sqrt(2))*exp(-sqrt(2)) | 1
exp(sqrt(2))^2-exp(2*sqrt(2)) | 0
exp(sqrt(8))-exp(sqrt(2))^2 | 0
exp(1+sqrt(2))-e*exp(sqrt(2)) | 0
exp(sqrt(2)+sqrt(3))-exp(sqrt(5+2*sqrt(6))) | 0
exp(sqrt(2)*sqrt(3))-exp(sqrt(6)) | 0
(e^2-1)/(e-1)-e-1 | 0
(e+1)^2-e^2-2*e-1 | 0
(e+1)*(e-1)-e^2 | -1
(e^3-1)/(e^2+e+1)-e | -1
(exp(sqrt(2))+1)^2-exp(2*sqrt(2))-2*exp(sqrt(2)) | 1
1/(e-1)-1/(e+1)-2/(e^2-1) | 0
cosh(1)^2-sinh(1)^2 | 1
cosh(1)+sinh(1)-e | 0
cosh(1)-sinh(1)-1/e | 0
sinh(1)-(e-1/e)/2 | 0
cosh(2)-2*cosh(1)^2+1 | 0
sinh(2)-2*sinh(1)*cosh(1) | 0
sinh(3)-3*sinh(1)-4*sinh(1)^3 | 0
cosh(3)-4*cosh(1)^3+3*cosh(1) | 0
tanh(1)-sinh(1)/cosh(1) | 0
tanh(2)-2*tanh(1)/(1+tanh(1)^2) | 0
sinh(1+sqrt(2))-sinh(1)*cosh(sqrt(2))-cosh(1)*sinh(sqrt(2)) | 0
cosh(pi)^2-sinh(pi)^2 | 1
cosh(sqrt(2))^2-sinh(sqrt(2))^2-1 | 0
tanh(1/2)-(e-1)/(e+1) | 0
cosh(ln(2)) | 5/4
sinh(ln(3)) | 4/3
tanh(ln(2)) | 3/5
cosh(2*ln(3)) | 41/9
tanh(ln(3)/2) | 1/2
sinh(ln(2)/2) | sqrt(2)/4
cosh(asinh(3/4)) | 5/4
sinh(0) | 0
cosh(0) | 1
asinh(0) | 0
acosh(1) | 0
atanh(0) | 0
asinh(-1)+asinh(1) | 0
asinh(1/2)-ln((1+sqrt(5))/2) | 0
acosh(3)-2*asinh(1) | 0
acosh(3/2)-2*asinh(1/2) | 0
acosh(7)-4*asinh(1)*0-acosh(7) | 0
atanh(1/3)+atanh(1/2)-atanh(5/7) | 0
atanh(1/2)-ln(3)/2 | 0
atanh(sqrt(2)/2)-asinh(1) | 0
atanh(tanh(3/7)) | 3/7
e^(asinh(2)) | 2+sqrt(5)
e^(acosh(3)) | 3+2*sqrt(2)
e^(atanh(3/5)) | 2
(e^pi)^2-e^(2*pi) | 0
(e^pi-1)*(e^pi+1)-e^(2*pi) | -1
e^(pi/2)*e^(pi/2)-e^pi | 0
e^(ln(2)*3) | 8
2^pi*2^(-pi) | 1
2^pi*2^pi-4^pi | 0
2^sqrt(2)*2^sqrt(2)-4^sqrt(2) | 0
(2^sqrt(2))^sqrt(2) | 4
(sqrt(2)^sqrt(2))^sqrt(2) | 2
(3^sqrt(2))^sqrt(8) | 81
2^sqrt(3)*3^sqrt(3)-6^sqrt(3) | 0
pi^2*pi^3/pi^5 | 1
pi^pi*pi^(-pi) | 1
(pi^pi)^2-pi^(2*pi) | 0
pi/pi | 1
(pi+1)^2-pi^2-2*pi | 1
(pi^2-1)/(pi-1)-pi | 1
2*pi/3+pi/6-5*pi/6 | 0
pi*sqrt(2)/sqrt(8)-pi/2 | 0
1/(1/pi) | pi
(pi-e)*(pi+e)-pi^2+e^2 | 0
(pi+e)^3-pi^3-3*pi^2*e-3*pi*e^2-e^3 | 0
pi+e-pi-e | 0
pi*e/(e*pi) | 1
(pi*e)^2-pi^2*e^2 | 0
sqrt(pi)^2 | pi
sqrt(pi)*sqrt(2*pi)-pi*sqrt(2) | 0
sqrt(2*pi)/sqrt(pi)-sqrt(2) | 0
sqrt(4*pi) | 2*sqrt(pi)
3*pi-pi-2*pi | 0
pi*0 | 0
0*e^(10^10) | 0
e^(10^20)/e^(10^20-1)-e | 0
2*cosh(1)*e-e^2 | 1
2*sinh(sqrt(2))*exp(sqrt(2))-exp(sqrt(8)) | -1
exp(sin(pi/6))-sqrt(e) | 0
exp(cos(pi/3)*2)-e | 0
e^(2^(1/2))-exp(sqrt(2)) | 0
e^pi*e-e^(pi+1) | 0
e^(sqrt(2)*pi)-(e^pi)^sqrt(2) | 0
sin(1)^2+cos(1)^2+cosh(1)^2-sinh(1)^2 | 2
(sin(1)+cos(1))^2-1-sin(2) | 0
(cosh(1)+cos(1))*(cosh(1)-cos(1))-sinh(1)^2-sin(1)^2 | 0
ln(cosh(1)^2-sinh(1)^2) | 0
e^(sin(1)^2+cos(1)^2)-e | 0
exp(1)^exp(1)-e^e | 0
"""
OPEN = """
e^2
e^-1
e^pi
e^e
pi^e
e^sqrt(2)
2^pi
pi^pi
pi+e
pi*e
e^(e^e)
pi^pi^pi
e^(1/pi)
sqrt(2)^sqrt(3)
sqrt(2)^pi
(1+1/1000)^1000
(1+1e-20)^1e20
exp(-100)
exp(1000)
exp(-10^6)
exp(10^10)
sinh(1)
cosh(100)
tanh(20)
tanh(1000)
1-tanh(50)
asinh(10^30)
acosh(1+1e-30)
atanh(1-1e-30)
exp(exp(exp(1)))
exp(pi*sqrt(43))
exp(pi*sqrt(67))
exp(pi*sqrt(163))
e^pi-pi-20
pi^4+pi^5-e^6
(pi^4+pi^5)^(1/6)
2^(1/3)*e
e^(2/7)+e^(-2/7)
sinh(sqrt(2))*sin(sqrt(2))
0.5^0.5
0.1^0.1
10^0.3
10^-0.3
1.5^1.5^1.5
99^99^0.5
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        topic.exact(line, closed, *remark)
    for line, *remark in lines(OPEN):
        topic.maybe(line, *remark)
    generator = topic.random(20270)
    atoms = ["1", "2", "sqrt(2)", "1/3", "pi", "sqrt(5)", "3/2", "cbrt(2)"]
    for _ in range(40):
        a, b = generator.sample(atoms, 2)
        line = generator.choice([
            f"exp({a}+{b})-exp({a})*exp({b})",
            f"exp({a}-{b})*exp({b})-exp({a})",
            f"sinh({a}+{b})-sinh({a})*cosh({b})-cosh({a})*sinh({b})",
            f"cosh({a}-{b})-cosh({a})*cosh({b})+sinh({a})*sinh({b})",
            f"sinh({a})*sinh({b})-(cosh({a}+{b})-cosh({a}-({b})))/2",
            f"(exp({a})+exp({b}))*(exp({a})-exp({b}))-exp(2*({a}))+exp(2*({b}))",
            f"cosh({a})^2-cosh({b})^2-sinh({a}+{b})*sinh({a}-({b}))",
            f"tanh({a}+{b})-(tanh({a})+tanh({b}))/(1+tanh({a})*tanh({b}))",
            f"cos({a}+{b})-cos({a})*cos({b})+sin({a})*sin({b})",
            f"sin({a})+sin({b})-2*sin(({a}+{b})/2)*cos(({a}-({b}))/2)",
            f"tan({a}+{b})-(tan({a})+tan({b}))/(1-tan({a})*tan({b}))",
            f"exp({a})^3-3*exp(2*({a}))*exp({b})+3*exp({a})*exp({b})^2-exp({b})^3-(exp({a})-exp({b}))^3",
        ])
        topic.exact(line, "0")
