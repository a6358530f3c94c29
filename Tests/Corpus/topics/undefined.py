"""Expressions without a value: visible and hidden zero divisors, arguments outside the domain, and
numbers too large for any budget. No number may be shown.

A hidden zero is confirmed to 150 digits by balls; a violated domain is proved by a ball.
"""

from .note import lines

ZEROS = """
sqrt(2)*sqrt(2)-2
sqrt(2)*sqrt(3)-sqrt(6)
(sqrt(2)+sqrt(3))^2-5-2*sqrt(6)
sqrt(5+2*sqrt(6))-sqrt(2)-sqrt(3)
sqrt(8)-2*sqrt(2)
cbrt(2)*cbrt(4)-2
cbrt(2+sqrt(5))+cbrt(2-sqrt(5))-1
(1+sqrt(2))^2-3-2*sqrt(2)
((1+sqrt(5))/2)^2-(1+sqrt(5))/2-1
27^(1/3)-3
0.1+0.2-0.3
1/3+1/6-1/2
1/3-0.(3)
sin(pi)
cos(pi/2)
sin(pi/6)-1/2
tan(pi/4)-1
cos(pi/5)-(1+sqrt(5))/4
cos(pi/9)*cos(2*pi/9)*cos(4*pi/9)-1/8
cos(2*pi/7)+cos(4*pi/7)+cos(6*pi/7)+1/2
sin(pi/7)*sin(2*pi/7)*sin(3*pi/7)-sqrt(7)/8
sin(1)^2+cos(1)^2-1
sin(2)-2*sin(1)*cos(1)
cosh(1)^2-sinh(1)^2-1
e^2*e^3-e^5
exp(sqrt(2))*exp(-sqrt(2))-1
e^(ln(2))-2
ln(2)+ln(3)-ln(6)
log(2)+log(5)-1
ln(8)/ln(2)-3
ln(3+2*sqrt(2))-2*ln(1+sqrt(2))
4*atan(1/5)-atan(1/239)-pi/4
atan(1)+atan(2)+atan(3)-pi
atan(2)+atan(1/2)-pi/2
acos(1/3)+acos(-1/3)-pi
asin(1/3)+acos(1/3)-pi/2
asin(sin(2))-pi+2
acos(cos(4))+4-2*pi
2^(ln(3)/ln(2))-3
10^log(7)-7
pi-pi
(pi+1)^2-pi^2-2*pi-1
e-exp(1)
sqrt(pi^2)-pi
acosh(5/4)-ln(2)
10^400+1-10^400-1
abs(sqrt(2)-sqrt(3))-sqrt(3)+sqrt(2)
floor(pi)-3
sqrt(0)
ln(1)
"""
# line | kind
CERTAIN = """
1/0 | division by zero
0/0 | division by zero
0^-1 | division by zero
0^(-1/2) | division by zero
5/(3-3) | division by zero
1/(1/3-1/3) | division by zero
5 mod 0 | division by zero
10 % 0 | division by zero
1/floor(1/2) | division by zero
1/floor(sin(1)) | division by zero
7/(2^10-1024) | division by zero
1/(0.5-1/2) | division by zero
sqrt(-1) | domain
sqrt(-2) | domain
sqrt(1-sqrt(2)) | domain
sqrt(3-pi) | domain
sqrt(e-pi) | domain
sqrt(sin(4)) | domain
sqrt(-1e-300) | domain
sqrt(1-1e-50-1) | domain
sqrt(22/7-pi-0.002) | domain
sqrt(cos(2)) | domain
root(4; -16) | domain
root(6; -64) | domain
root(2; -4) | domain
(-2)^(1/2) | domain
(-2)^0.5 | domain
(-8)^(3/4) | domain
(-2)^pi | domain
(-1)^sqrt(2) | domain
(1-sqrt(2))^(1/2) | domain
(-e)^e | domain
ln(0) | domain
ln(-1) | domain
ln(1-sqrt(2)) | domain
ln(3-pi) | domain
ln(sin(4)) | domain
ln(-1e-100) | domain
ln(ln(1/2)) | domain
ln(cos(3)) | domain
log(0) | domain
log(-10) | domain
log2(0) | domain
log2(-8) | domain
log(-sqrt(2)) | domain
asin(2) | domain
asin(1.0000000001) | domain
asin(1+1e-100) | domain
asin(-1-1e-30) | domain
acos(2) | domain
acos(pi/3) | domain
acos(-sqrt(2)) | domain
acos(sqrt(1+1e-40)) | domain
asin(e) | domain
asin(cosh(1)) | domain
acosh(0) | domain
acosh(1/2) | domain
acosh(1-1e-30) | domain
acosh(cos(1)) | domain
atanh(1) | domain
atanh(-1) | domain
atanh(2) | domain
atanh(1+1e-40) | domain
atanh(sqrt(2)) | domain
(-1)! | domain
(1/2)! | domain
2.5! | domain
(-3)! | domain
gcd(1/2; 3) | domain
lcm(2; 1/3) | domain
sqrt(ln(1/2)) | domain
ln(sqrt(2)-1.42) | domain
sqrt(-pi) | domain
ln(1/2)^0.5 | domain
sqrt(acos(-1)-4) | domain
1+sqrt(-4)*0 | domain
0*ln(0) | domain
0*sqrt(-1) | domain
1/0-1/0 | division by zero
ln(0)/ln(0) | domain
sin(1/0) | division by zero
x=1/0; x | division by zero
x=3; 1/(x-3) | division by zero
f(x)=1/(x-2); f(2) | division by zero
f(x)=sqrt(x); f(-1) | domain
min(1; 1/0) | division by zero
abs(1/0) | division by zero
floor(1/0) | division by zero
"""
LARGE = """
10^10^10^10
9^9^9^9
2^2^2^2^2^2^2
10^10^100
e^(e^(e^(e^(e^e))))
e^e^e^e^e^e
exp(exp(exp(exp(10))))
((10^100)!)!
(10^100)!
(10^30)!
2^(10^30)
3^3^3^3^3
exp(10^30)
cosh(10^40)
sinh(10^(10^10))
10^(10^(10^10))+1
(1+1e-9)^(10^(10^10))
99^99^99^99
sin(10^(10^10))
tan(9^9^9^9)
"""


def cases(topic):
    for zero in [line for (line,) in lines(ZEROS)]:
        topic.error(f"1/({zero})", "division by zero", "hidden zero", lemmas=[(zero, "0")])
    for zero in [line for (line,) in lines(ZEROS)][::4]:
        topic.error(f"({zero})^-2", "division by zero", "hidden zero", lemmas=[(zero, "0")])
        topic.error(f"ln({zero})", "domain", "hidden zero", lemmas=[(zero, "0")])
        topic.error(f"5 mod ({zero})", "division by zero", "hidden zero", lemmas=[(zero, "0")])
        topic.error(f"ln(1)/({zero})", "division by zero", "hidden zero over zero", lemmas=[(zero, "0")])
        topic.error(f"sqrt({zero}-1e-90)", "domain", "beside a hidden zero", lemmas=[(zero, "0")])
    for line, kind in lines(CERTAIN):
        topic.error(line, kind)
    for angle in ("pi/2", "3*pi/2", "-pi/2", "pi/2+10^20*pi", "90°", "270°", "acos(0)", "asin(1)", "pi/3+pi/6",
                  "atan(2)+atan(1/2)", "2*atan(1)", "pi*0.5", "π/2"):
        topic.pole(f"tan({angle})", angle)
        topic.pole(f"sec({angle})", angle)
    for angle in ("0", "pi", "-3*pi", "10^30*pi", "180°", "4*atan(1)", "acos(-1)"):
        topic.pole(f"cot({angle})", f"pi/2+{angle}" if not angle.startswith("-") else f"pi/2{angle}")
        topic.pole(f"csc({angle})", f"pi/2+{angle}" if not angle.startswith("-") else f"pi/2{angle}")
    for line in [line for (line,) in lines(LARGE)]:
        topic.error(line, "too large", "beyond any budget; leading digits that are right would do as well")
