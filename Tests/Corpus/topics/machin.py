"""Machin-like formulas and other linear relations among inverse tangents.

Sources: the classical formulas for pi/4; Gregory-Stormer reduction of random Gaussian integers.
"""

import math
from fractions import Fraction

from .note import lines

FIXED = """
4*atan(1/5)-atan(1/239)-pi/4 | 0 | Machin
16*atan(1/5)-4*atan(1/239) | pi | Machin
atan(1/2)+atan(1/3)-pi/4 | 0 | Euler
2*atan(1/2)-atan(1/7)-pi/4 | 0 | Hermann
2*atan(1/3)+atan(1/7)-pi/4 | 0 | Hutton
8*atan(1/10)-atan(1/239)-4*atan(1/515)-pi/4 | 0 | Klingenstierna
5*atan(1/7)+2*atan(3/79)-pi/4 | 0 | Euler
12*atan(1/18)+8*atan(1/57)-5*atan(1/239)-pi/4 | 0 | Gauss
6*atan(1/8)+2*atan(1/57)+atan(1/239)-pi/4 | 0 | Stormer
44*atan(1/57)+7*atan(1/239)-12*atan(1/682)+24*atan(1/12943)-pi/4 | 0 | Stormer
12*atan(1/49)+32*atan(1/57)-5*atan(1/239)+12*atan(1/110443)-pi/4 | 0 | Takano
183*atan(1/239)+32*atan(1/1023)-68*atan(1/5832)+12*atan(1/110443)-12*atan(1/4841182)-100*atan(1/6826318)-pi/4 | 0 | Hwang
atan(1)+atan(2)+atan(3)-pi | 0
atan(1)+atan(2)+atan(3) | pi
atan(1/2)+atan(1/5)+atan(1/8)-pi/4 | 0
atan(1/3)+atan(1/5)+atan(1/7)+atan(1/8)-pi/4 | 0
atan(2)+atan(1/2)-pi/2 | 0
atan(2)+atan(1/2) | pi/2
atan(-1) | -pi/4
atan(sqrt(3)) | pi/3
atan(1/sqrt(3)) | pi/6
atan(2-sqrt(3)) | pi/12
atan(2+sqrt(3)) | 5*pi/12
atan(1+sqrt(2)) | 3*pi/8
atan(sqrt(5-2*sqrt(5))) | pi/5
atan(10)+atan(1/10) | pi/2
atan(sqrt(2))+atan(1/sqrt(2)) | pi/2
atan(pi)+atan(1/pi) | pi/2
atan(-sqrt(2))+atan(sqrt(2)) | 0
4*(4*atan(1/5)-atan(1/239)) | pi
atan(1/4)+atan(3/5) | pi/4
atan(3)-atan(1/2) | pi/4
2*atan(1/4)-atan(8/15) | 0
3*atan(1/4)+atan(5/99)-pi/4 | 0 | Loney
4*atan(1/5)-atan(1/70)+atan(1/99)-pi/4 | 0 | Rutherford
atan(1/7)+2*atan(1/3) | pi/4
atan(sqrt(2)/2)+atan(sqrt(2)) | pi/2
2*atan(sqrt(2)-1) | pi/4
2*atan((sqrt(5)-1)/2)-atan(2) | 0
atan((1+sqrt(5))/2)-atan((sqrt(5)-1)/2)-atan(1/2) | 0
atan(1/sqrt(2))-acos(sqrt(2/3)) | 0
acos(1/3)-2*atan(1/sqrt(2)) | 0
acos(1/3)-2*asin(1/sqrt(3)) | 0
asin(3/5)+asin(4/5) | pi/2
asin(3/5)-atan(3/4) | 0
acos(3/5)-asin(4/5) | 0
2*asin(3/5)-asin(24/25) | 0
asin(5/13)+asin(12/13) | pi/2
asin(4/5)+asin(5/13)+asin(16/65) | pi/2
acos(4/5)+acos(12/13)-acos(33/65) | 0
asin(1/3)+acos(1/3) | pi/2
asin(1/sqrt(10))+asin(1/sqrt(5)) | pi/4
asin(2/sqrt(5))-atan(2) | 0
acos(-1/2) | 2*pi/3
asin(-sqrt(3)/2) | -pi/3
acos(-1) | pi
asin(1) | pi/2
asin(sqrt(2)/2) | pi/4
acos(sqrt(3)/2) | pi/6
acos((sqrt(6)+sqrt(2))/4) | pi/12
asin((sqrt(6)-sqrt(2))/4) | pi/12
acos((1+sqrt(5))/4) | pi/5
acos(sqrt(2+sqrt(2))/2) | pi/8
acos(1/sqrt(5))-atan(2) | 0
acos(sqrt(2/3))+acos(1/sqrt(3)) | pi/2
2*acos(sqrt(2/3))-acos(1/3) | 0
acos(7/9)-2*asin(1/3) | 0
acos(-7/9)-2*acos(1/3) | 0
acos(1/8)-2*acos(3/4) | 0
acos(11/14)+acos(1/7) | 2*pi/3
asin(5*sqrt(3)/14)+acos(1/7)-2*pi/3 | 0
sin(atan(3/4)) | 3/5
cos(atan(3/4)) | 4/5
tan(asin(3/5)) | 3/4
tan(2*atan(1/5)) | 5/12
tan(4*atan(1/5)-pi/4) | 1/239
tan(atan(2)+atan(3)) | -1
sin(atan(2)+atan(3)) | sqrt(2)/2
sin(acos(1/3)) | 2*sqrt(2)/3
cos(2*acos(1/3)) | -7/9
cos(3*acos(1/3)) | -23/27
cos(5*acos(1/5)) | PY
sin(asin(1/3)+asin(1/4)) | (sqrt(15)+2*sqrt(2))/12
cos(asin(1/sqrt(5))) | 2/sqrt(5)
cos(acos(1/3)/2) | sqrt(6)/3
sin(acos(1/9)/2) | 2/3
tan(acos(3/5)/2) | 1/2
tan(atan(10^20)) | 10^20
sin(asin(1/7)) | 1/7
cos(acos(0.3)) | 3/10
tan(atan(pi)) | pi
tan(atan(1/2)/2) | sqrt(5)-2
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        if closed == "PY":
            x = Fraction(1, 5)
            closed = str(16 * x**5 - 20 * x**3 + 5 * x)
        topic.exact(line, closed, *remark)
    generator = topic.random(20268)
    for _ in range(40):
        count = generator.randint(2, 4)
        slopes = [Fraction(generator.randint(1, 9), generator.randint(2, 30)) for _ in range(count)]
        weights = [generator.randint(-4, 5) or 1 for _ in range(count)]
        re, im = 1, 0
        angle = 0.0
        for slope, weight in zip(slopes, weights):
            for _ in range(abs(weight)):
                a, b = slope.denominator, slope.numerator * (1 if weight > 0 else -1)
                re, im = re * a - im * b, re * b + im * a
            angle += weight * math.atan(slope)
        if re == 0:
            continue
        turns = round((angle - math.atan(im / re)) / math.pi)
        text = "".join(f"{w:+}*atan({s})" for s, w in zip(slopes, weights)).lstrip("+")
        topic.exact(f"{text}-atan({Fraction(im, re)})", f"{turns}*pi" if turns else "0", "one tangent")
    for n in range(2, 22):
        topic.exact(f"atan(1/{n})-atan(1/{n + 1})-atan(1/{n * n + n + 1})", "0", "Dodgson")
    for n in range(2, 10):
        topic.exact(f"atan({n})+atan(1/{n})", "pi/2")
        topic.exact(f"acos(1/{n})+acos(-1/{n})", "pi")
        topic.exact(f"asin(1/{n})+acos(1/{n})", "pi/2")
        topic.exact(f"sin(2*atan(1/{n}))", f"{2 * n}/{n * n + 1}")
        topic.exact(f"cos(2*acos(1/{n}))", f"2/{n * n}-1")
    for line in ("atan(2)", "atan(1/3)+atan(1/4)", "acos(1/3)", "asin(1/3)*acos(1/3)", "atan(sqrt(2)+sqrt(3))",
                 "acos(1/4)-atan(1/4)", "atan(1/239)", "acos(0.999999999999999999999)", "asin(1-1e-40)",
                 "atan(2)/pi", "acos(1/3)/pi", "atan(1e100)", "asin(1e-100)", "atan(atan(1))", "asin(ln(2))", "acos(11/16)+2*acos(7/8)"):
        topic.maybe(line)
