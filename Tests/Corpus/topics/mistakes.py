"""Lines that are not in the language: order and brackets (syntax), characters and names (input).

By the grammar and the three families of errors in the design; no oracle is asked.
"""

SYNTAX = """
2+*3
2**/3
(1+2
1+2)
((1+2)*3
(1+2))*3
1+
2+*/3
4/*3
(^2)
2^
2^^3
2*/3
()
sin()
sqrt()
1..2
1.2.3
(2+3]
|2
2|
1+2)×3
3+(4*(5-1)
,
)
(
+
2+
2-
2/
5*(
(5*)
2 3
1.5 2.5
(!)
2+!3
5+!
2+=3
x=
1=
2+<3
3<
sin(1
sin
ln(2))
1/(2+)
(,1)
max(1;)
max(;1)
gcd(4;;6)
2 mod
mod 3 mod
→x
3→
5→5
(1;2)
1+(2;3)
2^(
√
∛
(°)
5°°+
f(x)=
"""
INPUT = """
2 $ 3
2 ~ 3
3 @ 4
2 ? 3
"abc"
5 € 3
x\\y
2 & 3
foo
foo(3)
hello + 1
sine(3)
blah(1; 2)
unknown
y+1
x*2
cos(z)
atan2(1; 2)
sin(1; 2)
sqrt(1; 2)
gcd()
nCr(5)
mod(5)
ln(2; 3; 4)
sin=3
"""


def cases(topic):
    for line in SYNTAX.strip("\n").splitlines():
        topic.error(line, "syntax or input" if line == "1..2" else "syntax")
    for line in INPUT.strip("\n").splitlines():
        kind = "syntax or input" if line in ("gcd()", "sin=3", '"abc"') else "input"
        topic.error(line, kind)
    topic.error("(" * 100 + "1" + ")" * 99, "syntax", "one bracket is missing")
    topic.error("1" + "+1" * 50 + "+", "syntax")
    topic.error("(" * 3000, "syntax")
    topic.error("2" + "^2" * 20 + "^", "syntax")
