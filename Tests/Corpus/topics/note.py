"""The sample of cases in section 8 of the project's note on exact arithmetic, all of them.

log10 is written log. The elided ones are written out.
"""

LOGISTIC = "x=0.5; " + "x=3.75*x*(1-x); " * 40 + "x"
EXACT = """
10^400-(10^400-1) | 1 | cancellation at 400 digits
0.1+0.7 | 4/5 | binary64: 0.7999999999999999
1.95+1.15 | 31/10 | binary64: 3.0999999999999996
-10.5+18.4 | 79/10 | binary64: 7.899999999999999
0.57*100 | 57 | binary64: 56.99999999999999
9007199254740993-9007199254740992 | 1 | 2^53+1
2^128 | 340282366920938463463374607431768211456
3^1000-3*3^999 | 0
1/998001 | 1/998001 | 0.000001002003...
25! | 15511210043330985984000000
9*10864^4-18817^4+2*18817^2 | 1 | Rump's second example; binary64: 2
1-10^-50 | (10^50-1)/10^50 | nines: neither truncation nor rounding may be called exact 1
floor(10^30/7) | 142857142857142857142857142857
sqrt(8) | 2*sqrt(2)
sqrt(0.5) | sqrt(2)/2
1/(1+sqrt(2)) | -1+sqrt(2)
(((1+sqrt(5))/2)^100-((1-sqrt(5))/2)^100)/sqrt(5) | 354224848179261915075 | Binet, F(100)
sqrt(152415787532388367501905199875019052100) | 12345678901234567890 | perfect square beyond 2^53
sqrt(3-2*sqrt(2)) | -1+sqrt(2) | sign choice in denesting
(sqrt(2)+sqrt(3)+sqrt(5))*(sqrt(2)+sqrt(3)-sqrt(5)) | 2*sqrt(6)
cbrt(5*sqrt(2)+7)-cbrt(5*sqrt(2)-7) | 2
8^(2/3) | 4
2^(1/3)*4^(1/3) | 2
sqrt((1-sqrt(2))^2) | -1+sqrt(2) | the root of a square is the absolute value
(sqrt(1000003)-1000)*(sqrt(1000003)+1000) | 3
sin(pi/6) | 1/2 | binary64: 0.49999999999999994
tan(pi/4) | 1 | binary64: 0.9999999999999999
cos((10^20+1)*pi) | -1
cos(pi/5) | (1+sqrt(5))/4
cos(pi/8) | sqrt(2+sqrt(2))/2
cos(pi/12) | (sqrt(6)+sqrt(2))/4
cos(pi/9)*cos(2*pi/9)*cos(4*pi/9) | 1/8
8*cos(2*pi/7)^3+4*cos(2*pi/7)^2-4*cos(2*pi/7)-1 | 0
tan(1)-sin(1)/cos(1) | 0
acos(cos(4)) | -4+2*pi | not 4
acos(0) | pi/2
atan(sqrt(2)-1) | pi/8
asin((sqrt(5)-1)/4) | pi/10
24*atan(1/8)+8*atan(1/57)+4*atan(1/239)-pi | 0 | Stormer
acos(1/sqrt(3))-atan(sqrt(2)) | 0
sin(2*atan(1/2)) | 4/5
sin(3*asin(1/3)) | 23/27
e^(ln(7)) | 7
ln(2)+ln(3)-ln(6) | 0
ln(sqrt(2))-ln(2)/2 | 0
log(2)+log(5) | 1
ln(3+2*sqrt(2))/ln(1+sqrt(2)) | 2
4^(ln(3)/ln(2)) | 9
e^(1/2)*e^(1/2)-e | 0
exp(sqrt(3))^2-exp(sqrt(12)) | 0 | Calcium's example
ln(2*pi)-ln(2)-ln(pi) | 0
sinh(ln(2)) | 3/4
acosh(5/4)-ln(2) | 0
pi-pi | 0
(pi+sqrt(2))*(pi-sqrt(2))-pi^2+2 | 0
(2*pi)/pi | 2
pi^2/6 | pi^2/6 | a closed form must be offered, not only digits
10^-400+10^-500-10^-400 | 10^-500
acos(1/3)+acos(-1/3)-pi | 0
ln(27)/ln(9) | 3/2
sin(pi/7)*sin(2*pi/7)*sin(3*pi/7) | sqrt(7)/8
asin(sin(100)) | 100-32*pi
e^(atanh(1/3)) | sqrt(2)
sqrt(2*sqrt(2*sqrt(2)))^8 | 128
"""
DIGITS = """
tan(10^22)
cos(6381956970095103*2^797) | the binary64 number closest to a multiple of pi/2
tan(pi/2-10^-20) | 1e20 minus a third of 1e-20
tan(sin(1/1000))-sin(tan(1/1000)) | order x^7 cancellation
pi/2-atan(1e40)
e^(1e-15)-1-1e-15
1.0000000000000000000000001^1000000000000
e^(pi*sqrt(163))-262537412640768744 | -7.499e-13; a calculator that rounds says 0
e^pi-pi | 19.9990999...
163/ln(163) | 31.99999873...
pi-3.14159265358979323846264338327950288419716939937510
sqrt(10)+sqrt(11)-sqrt(5)-sqrt(18) | close sums of square roots
e
2^(1/12)
1+e^(-e^10) | differs from 1 after 9565 places: must not be shown as exactly 1
10^50*pi-floor(10^50*pi) | fraction of a shifted constant
cos(pi/7) | no real radicals: only digits or the form cos(pi/7)
atan(e)*pi
sqrt(2)^sqrt(2) | transcendental by Gelfond-Schneider
pi*e | irrationality of pi*e is open
1000! | integer of 2568 digits
e^(e^(e^2)) | about 5.9e702
cosh(10)/sinh(10)-1
10^1000+pi-10^1000 | cancels 1000 leading digits
sqrt(2)-665857/470832
pi^1000
ln(1000!)
"""


def lines(text):
    for line in text.strip().splitlines():
        yield [cell.strip() for cell in line.split(" | ")]


def cases(topic):
    for line, closed, *remark in lines(EXACT):
        topic.exact(line, closed, *remark)
    topic.exact("ceil(ln(e^3))", "3", "ceil of an undecided 3 is 3 or 4", lemmas=[("ln(e^3)", "3")])
    for line, *remark in lines(DIGITS):
        topic.digits(line, *remark)
    topic.digits(LOGISTIC, "session: logistic map; the exact rational doubles its size at every step")
    topic.error("1/0", "division by zero")
    topic.error("1/sin(pi)", "division by zero", "binary64: 8.2e15", lemmas=[("sin(pi)", "0")])
    topic.error("1/(e^(ln(2))-2)", "division by zero", lemmas=[("e^(ln(2))-2", "0")])
    topic.error("ln(-1)", "domain", "unless complex results are announced")
    topic.error("acos(1.0000000000000000000000000000001)", "domain")
    topic.error("10^10^10^10", "too large", "must refuse quickly, not hang")
    topic.error("2+*3", "syntax")
    line = "sqrt(2-sqrt(2)*sqrt(2)-1e-200)"
    topic.error(line, "domain")
