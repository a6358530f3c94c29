"""Several statements on a line: Ans, variables, user functions, iterations, storing with an arrow.

Expected values by Arb over the same statements, with rationals exact; mpmath as second opinion.
"""

from .note import lines

FIXED = """
x=5; x^2 | 25
x=0.1; y=0.2; x+y | 3/10
a=2; b=3; a^b+b^a | 17
var k = 7; k*6 | 42
5→x; x+1 | 6
2+3 -> y; y*y | 25
1/3; Ans*3 | 1
sqrt(2); Ans^2 | 2
sqrt(2); Ans*Ans-2 | 0
pi; sin(Ans/6) | 1/2
e; ln(Ans) | 1
10^50; Ans+1; Ans-10^50 | 1
x=sqrt(2); y=sqrt(3); x*y-sqrt(6) | 0
x=sqrt(2)+sqrt(3); x^4-10*x^2+1 | 0
x=cbrt(2); x^3 | 2
x=(1+sqrt(5))/2; x^2-x-1 | 0
x=2*cos(2*pi/7); x^3+x^2-2*x-1 | 0
x=2*cos(2*pi/9); x^3-3*x+1 | 0
x=1; x=x+1; x=x*3; x | 6
f(x)=x^2+1; f(3) | 10
f(x)=x^2+1; f(sqrt(2)) | 3
f(x)=1/x; f(f(7)) | 7
f(x)=x/(1-x); f(1/3) | 1/2
g(a;b)=sqrt(a^2+b^2); g(3;4) | 5
g(a;b)=a*b-b; g(5;2)+g(2;5) | 13
f(x)=2*x; g(x)=f(x)+1; g(f(3)) | 13
f(x)=sin(x)^2+cos(x)^2; f(1) | 1
f(n)=n*(n+1)/2; f(100) | 5050
f(x)=x^2; x=3; f(x+1) | 16
r=5; pi*r^2 | 25*pi
r=1/2; 4/3*pi*r^3 | pi/6
a=3; b=4; c=sqrt(a^2+b^2); c | 5
a=1; b=-3; c=2; (-b+sqrt(b^2-4*a*c))/(2*a) | 2
a=1; b=-1; c=-1; x=(-b+sqrt(b^2-4*a*c))/(2*a); a*x^2+b*x+c | 0
a=1; b=2; c=-7; x=(-b+sqrt(b^2-4*a*c))/(2*a); a*x^2+b*x+c | 0
X0=7; X1=8; X0*X1 | 56
12→X3; X3/5 | 12/5
x=e^2; ln(x) | 2
x=ln(2); e^x | 2
x=ln(2); sinh(x) | 3/4
x=asin(1/3); sin(3*x) | 23/27
x=10^-30; (1+x)^2-1-2*x-x^2 | 0
n=10; n!/(n-2)! | 90
x=7; x=x^2 mod 10; x=x^2 mod 10; x | 1
"""
OPEN = """
x=1; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x-sqrt(2)
x=1; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x=x/2+1/x; x-sqrt(2)
x=3; x=x+sin(x); x=x+sin(x); x=x+sin(x); x-pi
x=3; x=x+sin(x); x=x+sin(x); x=x+sin(x); x=x+sin(x); x-pi
x=1; x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x
x=0.7; x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x=cos(x); x
a=1; b=1/sqrt(2); c=(a+b)/2; d=sqrt(a*b); a=(c+d)/2; b=sqrt(c*d); (a+b)/2
x=2; x=x^2; x=x^2; x=x^2; x=x^2; x=x^2; x=x^2; x+pi
x=1/3; x=4*x*(1-x); x=4*x*(1-x); x=4*x*(1-x); x=4*x*(1-x); x=4*x*(1-x); x=4*x*(1-x); x
x=pi/10; x=4*x*(1-x); x=4*x*(1-x); x=4*x*(1-x); x=4*x*(1-x); x=4*x*(1-x); x=4*x*(1-x); x
x=11/2; y=61/11; z=111-(1130-3000/x)/y; x=y; y=z; z=111-(1130-3000/x)/y; x=y; y=z; z=111-(1130-3000/x)/y; z
x=sqrt(2); x=sqrt(2)^x; x=sqrt(2)^x; x=sqrt(2)^x; x=sqrt(2)^x; x
x=2; x=ln(x)+1; x=ln(x)+1; x=ln(x)+1; x=ln(x)+1; x
x=1; x=sqrt(1+x); x=sqrt(1+x); x=sqrt(1+x); x=sqrt(1+x); x
x=1; x=sqrt(1+x); x=sqrt(1+x); x=sqrt(1+x); x=sqrt(1+x); x-(1+sqrt(5))/2
f(x)=x-(x^3-2)/(3*x^2); f(f(f(f(1))))-cbrt(2)
f(x)=x-(e^x-2)*e^(-x); f(f(f(0.7)))-ln(2)
f(x)=sin(x)/x; f(1e-20)-1
h(t)=(1-cos(t))/t^2; h(1e-15)
h(x)=(exp(x)-1-x)/x^2; h(1e-30)
a=10^20; sqrt(a^2+1)-a
u=1e-25; ln(1+u)/u-1
p=163; e^(pi*sqrt(p))
k=5; pi^k/k!
x=1e-10; (tan(x)-sin(x))/x^3
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        topic.exact(line, closed, *remark)
    for line, *remark in lines(OPEN):
        topic.maybe(line, *remark)
    for steps in (5, 10, 20, 30):
        topic.digits("x=0.3; " + "x=3.9*x*(1-x); " * steps + "x", f"logistic map, {steps} steps")
        topic.digits("x=sqrt(2)-1; " + "x=4*x*(1-x); " * steps + "x", f"logistic map, {steps} steps")
    # Muller's recurrence: every floating-point iteration goes to 100, the exact one to 6.
    topic.exact("x=11/2; y=61/11; " + "z=111-(1130-3000/x)/y; x=y; y=z; " * 30 + "y", muller(30), "Muller's recurrence")
    topic.exact("x=0.1; " + "x=10*x-9*0.1; " * 25 + "x", "1/10", "a fixed point that doubles leave")
    topic.exact("x=4/3; " + "x=2*x-floor(2*x); " * 60 + "x", "1/3", "doubling map")
    topic.exact("a=0; b=1; " + "c=a+b; a=b; b=c; " * 90 + "a", "2880067194370816120", "Fibonacci")
    topic.exact("x=1; " + "x=1+1/x; " * 40 + "x", "267914296/165580141", "Fibonacci quotients")
    generator = topic.random(20272)
    for _ in range(12):
        a, b, c = (generator.randint(-9, 9) or 1 for _ in range(3))
        if b * b - 4 * a * c > 0:
            topic.exact(f"a={a}; b={b}; c={c}; x=(-b+sqrt(b^2-4*a*c))/(2*a); y=(-b-sqrt(b^2-4*a*c))/(2*a); x*y",
                        f"{c}/{a}", "Vieta")
            topic.exact(f"a={a}; b={b}; c={c}; x=(-b+sqrt(b^2-4*a*c))/(2*a); a*x^2+b*x+c", "0")


def muller(steps):
    from fractions import Fraction

    x, y = Fraction(11, 2), Fraction(61, 11)
    for _ in range(steps):
        x, y = y, 111 - (1130 - 3000 / x) / y
    return str(y)
