"""Integers of any size: powers, factorials, remainders, digits, number theory.

Expected values by Python's integers, confirmed by Arb, which keeps rationals exact.
"""

import math

from .note import lines

FIXED = """
2^64 | 18446744073709551616
2^63-1 | 9223372036854775807
-2^63-1 | -9223372036854775809
9223372036854775807+1 | 9223372036854775808
9223372036854775807*9223372036854775807 | 85070591730234615847396907784232501249
18446744073709551615*18446744073709551615 | 340282366920938463426481119284349108225
4294967296*4294967296 | 18446744073709551616
-9223372036854775808/-1 | 9223372036854775808
2^200 mod 1000007 | PY pow(2,200,1000007)
7^222 mod 10 | 9
10!/(5!*5!) | 252
0! | 1
1! | 1
20! | 2432902008176640000
21! | 51090942171709440000
50! | PY math.factorial(50)
100!/98! | 9900
70!/69! | 70
3!! | 720
3!^2 | 36
2^3! | 64
-3! | -6
nCr(52; 5) | 2598960
nCr(100; 50) | PY math.comb(100,50)
nCr(10; 0) | 1
nCr(10; 10) | 1
nPr(10; 3) | 720
nPr(52; 5) | 311875200
gcd(12; 18) | 6
gcd(0; 5) | 5
gcd(-12; 18) | 6
gcd(2^100; 6^50) | PY 2**50
gcd(12; 18; 27) | 3
gcd(1000000007*998244353; 1000000007*1000000009) | 1000000007
lcm(4; 6) | 12
lcm(1; 2; 3; 4; 5; 6; 7; 8; 9; 10) | 2520
lcm(21; 6) | 42
gcd(100!; 2^200) | PY 2**97
10 mod 3 | 1
-10 mod 3 | 2
10 mod (-3) | -2
-10 mod (-3) | -1
10 % 3 | 1
17 % 5 | 2
7.5 mod 2 | 3/2
mod(10; 3) | 1
mod(-1; 7) | 6
2^1000 mod 10^20 | PY pow(2,1000,10**20)
123456789^5 mod 987654321 | PY pow(123456789,5,987654321)
min(3; 1; 2) | 1
max(3; 1; 2) | 3
min(1/3; 0.333) | 0.333
max(-1; -2) | -1
sign(-5) | -1
sign(0) | 0
sign(3) | 1
abs(-7) | 7
floor(7/2) | 3
floor(-7/2) | -4
ceil(7/2) | 4
ceil(-7/2) | -3
trunc(-7/2) | -3
trunc(7/2) | 3
round(7/2) | 4
round(10/3) | 3
frac(7/2) | 1/2
frac(2^100) | 0
floor(2^200/3^100) | PY 2**200//3**100
floor(10^50/17) | PY 10**50//17
ceil(10^50/17) | PY -(-10**50//17)
sqrt(10^40) | 10^20
sqrt(10^100) | 10^50
cbrt(10^60) | 10^20
sqrt(4^500) | 2^500
root(10; 1024) | 2
root(25; 3^50) | 9
root(50; 10^100) | 100
root(5; -32) | -2
cbrt(-27) | -3
sqrt((10^30+1)^2) | 10^30+1
sqrt(99999999999999999999^2) | 99999999999999999999
isPrime(2) | true
isPrime(1) | false
isPrime(0) | false
isPrime(91) | false
isPrime(97) | true
isPrime(561) | false | Carmichael number
isPrime(3215031751) | false | strong pseudoprime to 2, 3, 5 and 7
isPrime(3825123056546413051) | false | strong pseudoprime to the first nine primes
isPrime(318665857834031151167461) | false | strong pseudoprime to the first twelve primes
isPrime(2^31-1) | true
isPrime(2^61-1) | true
isPrime(2^89-1) | true
isPrime(2^127-1) | true
isPrime(2^67-1) | false | Cole, 1903
isPrime(2^128+1) | false | Fermat number 7
isPrime(1000000007) | true
isPrime(10^18+9) | true
isPrime(10^18+11) | false
factor(360) | 360 | 2^3*3^2*5
factor(97) | 97
factor(2^32+1) | 4294967297 | 641*6700417
factor(1001) | 1001
factor(10^12-1) | 999999999999
factor(2^67-1) | 147573952589676412927 | 193707721*761838257287
factor(1) | 1
factor(30!) | PY math.factorial(30)
3^400-9^200 | 0
2^500-4^250 | 0
6^300/2^300-3^300 | 0
(10^50+1)*(10^50-1)-10^100 | -1
(2^107-1)*2^106 | PY (2**107-1)*2**106 | perfect number
1^1000000000000 | 1
(-1)^1000000000001 | -1
(-1)^(10^30) | 1
0^(10^30) | 0
3^3^3 | 7625597484987
2^2^2^2 | 65536
((3^20+1)^2-(3^20-1)^2)/4 | 3486784401
1234567890123456789012345678901234567890 mod 97 | PY 1234567890123456789012345678901234567890%97
(1+2+3+4+5+6+7+8+9+10)^2-(1^3+2^3+3^3+4^3+5^3+6^3+7^3+8^3+9^3+10^3) | 0 | Nicomachus
95800^4+217519^4+414560^4-422481^4 | 0 | Frye, against Euler's conjecture
27^5+84^5+110^5+133^5-144^5 | 0 | Lander and Parkin
1782^12+1841^12-1922^12 | PY 1782**12+1841**12-1922**12 | a near miss of Fermat on television
3987^12+4365^12-4472^12 | PY 3987**12+4365**12-4472**12
9^3+10^3-1^3-12^3 | 0
(-80538738812075974)^3+80435758145817515^3+12602123297335631^3 | 42
569936821221962380720^3+(-569936821113563493509)^3+(-472715493453327032)^3 | 3
2220422932^3+(-2218888517)^3+(-283059965)^3 | 30
8866128975287528^3+(-8778405442862239)^3+(-2736111468807040)^3 | 33
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        if closed.startswith("PY "):
            closed = str(eval(closed[3:]))
        topic.exact(line, closed, *remark, count=200)
    generator = topic.random(20262)
    for _ in range(25):
        a, b = (generator.randint(10**20, 10 ** generator.randint(30, 60)) for _ in range(2))
        operator, value = generator.choice([("*", a * b), ("+", a + b), ("-", a - b), (" mod ", a % b)])
        topic.exact(f"{a}{operator}{b}", str(value), count=200)
    for _ in range(15):
        a = generator.randint(10**40, 10**60)
        b = generator.randint(10**10, 10**25)
        topic.exact(f"floor({a}/{b})*{b}+({a} mod {b})-{a}", "0")
        topic.exact(f"floor({a}/{b})", str(a // b))
    for _ in range(10):
        base, exponent = generator.randint(2, 99), generator.randint(10, 60)
        topic.exact(f"{base}^{exponent}", str(base**exponent), count=200)
    for _ in range(10):
        root = generator.randint(10**15, 10**30)
        topic.exact(f"sqrt({root**2})", str(root))
        topic.maybe(f"sqrt({root**2 + 1})-{root}", "one beside a perfect square")
    for _ in range(8):
        n, k = generator.randint(30, 300), generator.randint(2, 20)
        topic.exact(f"nCr({n}; {k})", str(math.comb(n, k)))
        a, b = generator.randint(10**8, 10**15), generator.randint(10**8, 10**15)
        g = generator.randint(10**4, 10**9)
        topic.exact(f"gcd({a * g}; {b * g})", str(math.gcd(a, b) * g))
        topic.exact(f"lcm({a}; {b})", str(math.lcm(a, b)))
    for n in (200, 500, 1000, 3000, 10000):
        topic.digits(f"{n}!", "integer")
        topic.digits(f"2^{n * 7}+1", "integer")
        topic.exact(f"{n}!/{n - 2}!", str(n * (n - 1)))
    topic.digits("9^9^9", "369,693,100 digits", second=True)
    topic.digits("2^2^2^2^2", "19,729 digits")
    topic.digits("(10^6)!", "5,565,709 digits")
    topic.digits("10^10000+1", "integer")
    topic.digits("7^77777", "integer")
    topic.digits("3^(10^9)", "integer of 477 million digits")
