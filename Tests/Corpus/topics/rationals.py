"""Rationals and decimals, chosen where binary64 goes wrong.

Expected values by Python's Fraction, confirmed by Arb and mpmath.
"""

from fractions import Fraction

from .note import lines

FIXED = """
0.1+0.2 | 3/10
0.1+0.2-0.3 | 0
0.3-0.1-0.2 | 0
1.1*1.1 | 121/100
4.35*100 | 435
1.15*100 | 115
2.675*100 | 535/2
1.005*1000 | 1005
0.1*3 | 3/10
0.7+0.1 | 4/5
0.8-0.1 | 7/10
1.4-1 | 2/5
1-0.9 | 1/10
1-0.9-0.1 | 0
86251.76-86250.82 | 47/50 | asked for in microsoft/calculator
10000+0.95 | 10000.95
99.9999999% | 0.999999999
3*1.1 | 33/10
0.1^2 | 1/100
0.1^10 | 10^-10
1.1^10 | 2.5937424601
(1/3)*3 | 1
1/3+1/3+1/3 | 1
1/3+1/6 | 1/2
1/7*7-1 | 0
1/49*49 | 1
2/3-0.6666666666666666 | 1/15000000000000000
5/6-1/2-1/3 | 0
1/2+1/3+1/4+1/5+1/6+1/7+1/8+1/9+1/10 | 4861/2520
1/(1/(1/(1/3))) | 3
1+1/(1+1/(1+1/(1+1/(1+1/(1+1/(1+1/(1+1/(1+1/2)))))))) | 144/89
3+1/(7+1/(15+1/(1+1/292))) | 103993/33102
355/113-22/7 | -1/791
1e-400*1e400 | 1
1e400/1e399 | 10
1e16+1-1e16 | 1
1e308*10 | 10^309
1e-320/10 | 10^-321
123456789*987654321 | 121932631112635269
0.1+0.01+0.001+0.0001+0.00001 | 0.11111
1000000*1.1-1100000 | 0
0.000001*0.000001 | 10^-12
9.95*3 | 29.85
19.99*3 | 59.97
0.07*100 | 7
0.29*100 | 29
64.1*100 | 6410
37.1+37.2 | 74.3
2.4-2.3-0.1 | 0
(0.1+0.7)*10 | 8
floor((0.1+0.7)*10) | 8 | binary64: 7
floor(4.35*100) | 435
floor(0.29*100) | 29
round(2.5) | 3
round(-2.5) | -3
round(1.005*100) | 101
333.75*33096^6+77617^2*(11*77617^2*33096^2-33096^6-121*33096^4-2)+5.5*33096^8+77617/(2*33096) | -54767/66192 | Rump's first example
64919121*205117922-159018721*83739041 | 1 | a determinant
0.6/0.2 | 3
0.3/0.1 | 3
0.9%0.3 | 0
1.2 mod 0.4 | 0
-3/-4 | 3/4
-(-(-5)) | -5
2--3 | 5
2-+3 | -1
-2^2 | -4
(-2)^2 | 4
2^-2 | 1/4
2^3^2 | 512
-2^-2 | -1/4
(2/3)^-3 | 27/8
(-1/2)^5 | -1/32
6/2*3 | 9
6/2(1+2) | 9 | the default reading ranks juxtaposition as a product
8/4/2 | 1
2-3-4 | -5
1-(2-(3-(4-5))) | 3
0^0 | 1
0^5 | 0
(1/2)^0 | 1
1.50 | 3/2
.5 | 1/2
5. | 5
1.5e3 | 1500
1.5E-3 | 3/2000
0xFF | 255
0b1011 | 11
0xffffffffffffffffffff | 1208925819614629174706175
007 | 7
|-3.5| | 7/2
|2-5|-|5-2| | 0
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        topic.exact(line, closed, *remark)
    generator = topic.random(20261)
    wrong = 0
    while wrong < 70:
        places = generator.choice([1, 1, 2, 2, 3])
        a, b = (generator.randint(1, 10 ** generator.randint(2, 5)) for _ in range(2))
        x, y = Fraction(a, 10**places), Fraction(b, 10**places)
        operator = generator.choice("+-*/")
        if operator == "/" and x / y != round(x / y, 6):
            continue
        texts = [f"{float(v):.{places}f}" for v in (x, y)]
        exact = {"+": x + y, "-": x - y, "*": x * y, "/": x / y}[operator]
        double = eval(f"{texts[0]}{operator}{texts[1]}")
        if Fraction(repr(double)) == exact:
            continue
        wrong += 1
        topic.exact(f"{texts[0]}{operator}{texts[1]}", str(exact), f"binary64: {double!r}")
    for _ in range(40):
        terms = [Fraction(generator.randint(-99, 99) or 1, generator.randint(2, 97)) for _ in range(4)]
        operators = [generator.choice("+-*/") for _ in range(3)]
        line = "".join(f"({t})" + (o if i < 3 else "") for i, (t, o) in enumerate(zip(terms, operators + [""])))
        exact = eval(line.replace("(", "Fraction('").replace(")", "')"))
        topic.exact(line, str(exact))
    for _ in range(20):
        digits = generator.randint(25, 60)
        a = Fraction(generator.randint(10 ** (digits - 1), 10**digits), 10 ** generator.randint(5, 24))
        b = Fraction(generator.randint(10 ** (digits - 1), 10**digits), 10 ** generator.randint(5, 24))
        operator = generator.choice("+-*")
        exact = {"+": a + b, "-": a - b, "*": a * b}[operator]
        topic.exact(f"{plain(a)}{operator}{plain(b)}", plain(exact), count=130)


def plain(value):
    """A terminating decimal in full."""
    sign, value, places = "-" if value < 0 else "", abs(value), 0
    while value.denominator != 1:
        value, places = value * 10, places + 1
    text = str(value.numerator).rjust(places + 1, "0")
    return sign + (text[:-places] + "." + text[-places:] if places else text)
