"""Repeating decimals, in and out.

A period in brackets is exact: 0.(3) is 1/3. Expected values by Python's Fraction.
"""

from fractions import Fraction

from .note import lines

FIXED = """
0.(3) | 1/3
0.(9) | 1
1.(9) | 2
0.(0) | 0
0.1(6) | 1/6
0.(142857) | 1/7
0.(142857)*7 | 1
0.(3)+0.(6) | 1
0.(1)*9 | 1
0.58(3) | 7/12
2.(27) | 25/11
0.0(45) | 1/22
-0.(3) | -1/3
0.(3)*3-1 | 0
0.(012345679) | 1/81
10*0.(3)-3-0.(3) | 0
0.(09) | 1/11
1.2(34)*990 | 1222
0.(3)^2 | 1/9
sqrt(0.(4)) | 2/3
sqrt(0.(1)) | 1/3
3.(3)/0.(3) | 10
0.(0588235294117647) | 1/17
0.(3)e3 | 1000/3
"""


def cases(topic):
    for line, closed, *remark in lines(FIXED):
        topic.exact(line, closed, *remark)
    for denominator in (3, 6, 7, 9, 11, 12, 13, 14, 15, 17, 19, 21, 22, 23, 24, 27, 28, 29, 31, 37, 41,
                        47, 53, 59, 61, 73, 81, 97, 101, 137, 239, 271, 499, 983, 998001, 9801):
        topic.exact(f"1/{denominator}", f"1/{denominator}", f"period of {period(denominator)}")
    generator = topic.random(20263)
    for _ in range(25):
        before = "".join(generator.choice("0123456789") for _ in range(generator.randint(0, 4)))
        repeat = "".join(generator.choice("0123456789") for _ in range(generator.randint(1, 7)))
        whole = generator.randint(0, 20)
        value = (
            Fraction(int(before + repeat) - int(before or "0"))
            / (10 ** len(repeat) - 1) / 10 ** len(before) + whole
        )
        if not before:
            value = Fraction(int(repeat), 10 ** len(repeat) - 1) + whole
        topic.exact(f"{whole}.{before}({repeat})", str(value))


def period(n):
    while n % 2 == 0:
        n //= 2
    while n % 5 == 0:
        n //= 5
    length, power = 1, 10 % n
    while power != 1 and n > 1:
        length, power = length + 1, power * 10 % n
    return length
