"""Readings that people dispute, percent, degrees, Unicode, juxtaposition, relations: the defaults.

Expected values from the table of readings in the design.
"""

from .note import lines

FIXED = """
200+10% | 220
200-10% | 180
100+10% | 110
50%+50% | 1
50%-20% | 0.3
10% | 1/10
50%*80 | 40
80*50% | 40
100*10% | 10
8% | 2/25
150%*150% | 9/4
0.5% | 1/200
1/50% | 2
(10+10)% | 1/5
50+100% | 100
100-100% | 0
19.99+19% | 23.7881
120-25%+10 | 100
pi*50% | pi/2
sqrt(2)+100% | 2*sqrt(2)
10 % 3 | 1
10%3 | 1
10 % (-3) | -2
-7 % 3 | 2
7.5 % 2 | 3/2
6/2(1+2) | 9
2(3)(4) | 24
2 pi | 2*pi
2pi | 2*pi
3sqrt(2) | 3*sqrt(2)
2(1+1) | 4
(1+1)2 | 4
(2)(3) | 6
1/2(4) | 2
2^2(3) | 12
(1+2)(3+4) | 21
2|−3| | 6
-3^2 | -9
(-3)^2 | 9
2^3^2 | 512
-2^-2 | -1/4
2^-1 | 1/2
2^-3^0 | 1/2
3!! | 720
2^3! | 64
-3! | -6
(3!)^2 | 36
−3² | -9
2³ | 8
5² − 3² | 16
2⁻² | 1/4
2¹⁰ | 1024
√16 | 4
√2·√8 | 4
√(9+16) | 5
∛27 | 3
2√2·√2 | 4
3×4÷6 | 2
3·4 | 12
7−10 | -3
2**10 | 1024
2**3**2 | 512
π−pi | 0
sin(π/2) | 1
sin²(1)+cos²(1) | 1
sin^2(1)+cos^2(1) | 1
arcsin(1) | pi/2
arccos(0) | pi/2
arctan(1) | pi/4
sin⁻¹(1) | pi/2
arsinh(0) | 0
exp(0) | 1
log10(100) | 2
lg(100) | 2
lb(8) | 3
log(8; 2) | 3
log(9; 3) | 2
log(1/8; 2) | -3
log(2; 8) | 1/3
log(27; 9) | 3/2
|2-5| | 3
|−1/2|+|1/2| | 1
||-3|-5| | 2
(-8)^(1/3) | -2
(-8)^(2/3) | 4
(-32)^(1/5) | -2
(-1)^(3/5) | -1
0^0 | 1
(2-2)^0 | 1
1e3 | 1000
1E3 | 1000
2.5e-3 | 1/400
1e3+1 | 1001
0x1F | 31
0b101+1 | 6
0xA*2 | 20
1,5 | SKIP
max(1, 2) | 2
gcd(12, 18) | 6
10 mod 4 | 2
5 mod 3 mod 2 | 0
2+3*4 | 14
2*3+4 | 10
2-3+4 | 3
12/3/2 | 2
12/3*2 | 8
2*3^2 | 18
(2*3)^2 | 36
1+2+3+4+5+6+7+8+9 | 45
1-1+1-1+1 | 1
+5 | 5
--5 | 5
-+-5 | 5
2*-3 | -6
2^+3 | 8
6/-3 | -2
((((7)))) | 7
 1 + 1  | 2
3(2)^2 | 12
90° | pi/2
sin(90°) | 1
sin 90° | 1
cos 60° | 1/2
tan 45° | 1
1°*180/pi | 1
45°+45° | pi/2
sin(30°)*2 | 1
cos(pi/3)+sin 30° | 1
1/3<0.34 | true
1/3=0.(3) | true
1/3=0.333 | false
2>3 | false
2<=2 | true
2≥3 | false
2≠3 | true
2≠2 | false
pi>3 | true
pi>22/7 | false
sqrt(2)*sqrt(3)=sqrt(6) | LEMMA sqrt(2)*sqrt(3)-sqrt(6)
sqrt(2)=1.414213562373095 | false
1<2<3 | true
1<3<2 | false
e^pi>pi^e | true
sin(pi/6)=1/2 | LEMMA sin(pi/6)-1/2
0.1+0.2=0.3 | true
e^(pi*sqrt(163))=262537412640768744 | false
ln(2)+ln(3)=ln(6) | LEMMA ln(2)+ln(3)-ln(6)
sqrt(2)+sqrt(3)<sqrt(10) | true
10^100<e^(231) | true
10^100<e^(230) | false
2^(1/2)<=sqrt(2) | LEMMA 2^(1/2)-sqrt(2)
cos(1)<sin(1) | true
9^9^9>10^(10^8) | true
355/113>pi | true
pi=3 | false | a constant is no name: a relation
e=2 | false
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        if closed == "SKIP":
            continue
        if closed.startswith("LEMMA "):
            topic.equality(line, closed[6:])
        else:
            topic.exact(line, closed, *remark)
