"""floor, ceil, round, trunc, frac, sign, comparisons beside and at the steps.

At a step the argument is an integer by an identity, which is confirmed by itself; beside it the
difference is as small as 10^-300 and must be seen.
"""

from .note import lines

# argument | the integer that it equals
AT = """
e^(ln(3)) | 3
ln(e^3) | 3
sqrt(2)*sqrt(8) | 4
(sqrt(2)+1)*(sqrt(2)-1) | 1
log(1000) | 3
log(2)+log(5) | 1
4*atan(1)*3/pi | 3
sin(pi/6)*2 | 1
8^(1/3) | 2
tan(pi/4) | 1
cbrt(2+sqrt(5))+cbrt(2-sqrt(5)) | 1
sin(1)^2+cos(1)^2 | 1
cosh(2)^2-sinh(2)^2 | 1
ln(8)/ln(2) | 3
2^(ln(5)/ln(2)) | 5
(1+sqrt(2))^2-2*sqrt(2) | 3
sqrt(3)^4 | 9
8*cos(pi/9)*cos(2*pi/9)*cos(4*pi/9) | 1
(16*atan(1/5)-4*atan(1/239))/pi | 1
-sqrt(2)*sqrt(2) | -2
-e^(ln(7)) | -7
acos(-1)/pi | 1
(pi+1)^2-pi^2-2*pi | 1
10^(log(12)) | 12
"""
BESIDE = """
floor(e^(pi*sqrt(163))) | 262537412640768743
ceil(e^(pi*sqrt(163))) | 262537412640768744
round(e^(pi*sqrt(163))) | 262537412640768744
floor(pi) | 3
ceil(pi) | 4
floor(-pi) | -4
ceil(-pi) | -3
trunc(-pi) | -3
trunc(pi) | 3
round(e) | 3
round(-e) | -3
round(pi) | 3
floor(10^30*pi) | 3141592653589793238462643383279
floor(10^30*e) | 2718281828459045235360287471352
floor(3-1e-300) | 2
ceil(3+1e-300) | 4
floor(e^(ln(3))-1e-40) | 2
floor(e^(ln(3))+1e-40) | 3
ceil(sqrt(2)*sqrt(8)+1e-100) | 5
floor(sqrt(10^60+1)) | 10^30
ceil(sqrt(10^60+1)) | 10^30+1
floor(sqrt(10^60-1)) | 10^30-1
floor(1000*sin(1)) | 841
floor(e^20) | 485165195
floor(pi^20) | 8769956796
floor(100*ln(2)) | 69
floor((1+sqrt(2))^50) | PELL
ceil((1+sqrt(2))^50) | PELL+1
floor(10^10*sqrt(2)) | 14142135623
floor(tan(11)) | -226
floor(1/tan(pi/2-1e-30)) | 0
floor(tan(pi/2-1e-20)) | 99999999999999999999
floor(log(999)) | 2
floor(log(1000)) | 3
floor(log(1001)) | 3
floor(log2(2^100-1)) | 99
floor(log2(2^100)) | 100
floor(ln(1000!)) | 5912
round(2.5) | 3
round(-2.5) | -3
round(3.5) | 4
round(0.5) | 1
round(-0.5) | -1
round(2.4999999999999999999999) | 2
round(sqrt(6.25)) | 3
round(7/3) | 2
round(pi*1000) | 3142
floor(0.1*3*10) | 3
floor((0.1+0.2)*10) | 3
ceil((0.1+0.2)*10) | 3
floor(-0.5) | -1
ceil(-0.5) | 0
trunc(-0.5) | 0
frac(3.75) | 3/4
frac(-3.75) | -3/4
frac(pi) | pi-3
frac(-pi) | 3-pi
frac(sqrt(2)) | sqrt(2)-1
frac(e^(pi*sqrt(163))*0+1/3) | 1/3
sign(sin(4)) | -1
sign(e^pi-pi^e) | 1
sign(pi-355/113) | -1
sign(sqrt(2)+sqrt(3)-pi) | 1
sign(10^-300) | 1
sign(sin(3)-0.14112000805986722210074480280811027984693326425226558) | 1
sign(10^100-e^(231)) | -1
floor(abs(-7.5)) | 7
max(sqrt(2); 1.414) | sqrt(2)
min(pi; 22/7; 355/113) | pi
max(e^pi; pi^e) | e^pi
min(sqrt(2)+sqrt(3); pi) | pi
pi mod 1 | pi-3
-pi mod 1 | 4-pi
10 mod pi | 10-3*pi
-10 mod pi | 4*pi-10
7.5 mod sqrt(2) | 7.5-5*sqrt(2)
e mod pi | e
100 mod e | 100-36*e
floor(floor(pi)+ceil(e)) | 6
floor(pi^2)+floor(e^2)+floor(pi*e) | 24
2^floor(pi) | 8
floor(7*sin(10^22)) | -6
"""


def cases(topic):
    pell = pell_sum(50)
    for argument, value in lines(AT):
        for name in ("floor", "ceil", "round", "trunc"):
            topic.exact(f"{name}({argument})", value, lemmas=[(argument, value)])
        topic.exact(f"frac({argument})", "0", lemmas=[(argument, value)])
        topic.exact(f"sign({argument}-{value})".replace("--", "+"), "0", lemmas=[(argument, value)])
        topic.exact(f"({argument}) mod {value}" if not value.startswith("-") else f"({argument}) mod 1", "0",
                    lemmas=[(argument, value)])
    for line, closed, *remark in lines(BESIDE):
        if closed.startswith("PELL"):
            closed = str(pell - 1 + (1 if closed.endswith("+1") else 0))
        topic.exact(line, closed, *remark)
    for k in (10, 30, 50, 100, 300):
        topic.exact(f"floor(pi*10^{k})-floor(pi*10^{k - 1})*10", str(digit(k)), f"digit {k} of pi")
        topic.exact(f"ceil(1+10^-{k})", "2")
        topic.exact(f"floor(1-10^-{k})", "0")
        topic.exact(f"floor(sin(pi/2-10^-{k}))", "0")
        topic.exact(f"ceil(sqrt(2)^2+10^-{k})", "3")
        topic.exact(f"floor(ln(e^5-10^-{k}))", "4")
    topic.maybe("max(sin(1); cos(1))")
    topic.maybe("floor(10^300*pi)-10^300*pi", "minus a fraction")


def digit(k):
    from flint import arb, ctx

    ctx.prec = 2000
    return int((arb.pi() * arb(10) ** k).floor().unique_fmpz()) % 10


def pell_sum(n):
    """(1+sqrt 2)^n + (1-sqrt 2)^n."""
    a, b = 1, 1
    for _ in range(n - 1):
        a, b = a + 2 * b, a + b
    return 2 * a
