"""The questions of the scoreboard, and what proves their answers.

A question is an expression in Python's notation, which `programs.py` writes in the notation of each program; where the
notation itself is asked for, or a program says a thing in its own way, the texts are given one by one. The answer is a
rational number, a truth, `None` where there is no value, or the ball that Arb gives at 600 bits. Where the value is rational,
the reason is arithmetic of fractions or the identity that stands beside it; Arb's ball must contain it.
"""

import ast
import re
from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True)
class Case:
    group: str
    question: str
    #: A fraction, a truth, None if there is no value, or "ball".
    answer: object
    why: str = ""
    #: How programs are asked that are not asked in the common way; None where they have no such thing.
    texts: dict = field(default_factory=dict, hash=False)


def tree(question):
    """A question as a tree; decimals are texts, so that none is rounded."""
    text = re.sub(r"(?<![\w.])(\d+\.\d+(?:e[-+]?\d+)?|\d+e[-+]?\d+)", r'"\1"', question)
    return ast.parse(text, mode="eval").body


def fraction(node):
    """The value of arithmetic of fractions."""
    match node:
        case ast.Constant(value):
            return Fraction(value)
        case ast.UnaryOp(ast.USub(), operand):
            return -fraction(operand)
        case ast.BinOp(left, operator, right):
            x, y = fraction(left), fraction(right)
            return {ast.Add: lambda: x + y, ast.Sub: lambda: x - y, ast.Mult: lambda: x * y, ast.Div: lambda: x / y,
                    ast.Pow: lambda: x ** int(y)}[type(operator)]()
        case ast.Call(ast.Name("factorial"), [argument]):
            result = Fraction(1)
            for factor in range(2, int(fraction(argument)) + 1):
                result *= factor
            return result
        case ast.Call(ast.Name("binomial"), [total, part]):
            result = Fraction(1)
            for place in range(int(fraction(part))):
                result = result * (fraction(total) - place) / (place + 1)
            return result
    raise ValueError(ast.dump(node))


def exact(group, *questions):
    return [Case(group, one, fraction(tree(one)), "fractions") for one in questions]



def named(group, *rows):
    return [Case(group, question, answer if answer is None or isinstance(answer, bool) else Fraction(answer), why)
            for question, answer, why in rows]


def balls(group, *questions):
    return [Case(group, one, "ball", "Arb") for one in questions]


def asked(group, question, answer, why, **texts):
    value = answer if answer in ("ball", None) or isinstance(answer, bool) else Fraction(answer)
    return Case(group, question, value, why, texts)


RUMP = "333.75*33096**6 + 77617**2*(11*77617**2*33096**2 - 33096**6 - 121*33096**4 - 2) + 5.5*33096**8 + 77617/(2*33096)"

def written(group, question, answer, why, **texts):
    """A question that each program is asked in a text of its own; those that are not named have no such thing."""
    everybody = ("surd", "bc", "calc", "qalc", "gcalccmd", "pari", "maxima", "giac", "sympy", "mpmath")
    return asked(group, question, answer, why, **{name: texts.get(name) for name in everybody})


COMPLEX = "complex numbers"
EQUATIONS = "equations"
MIXED = [
    written(COMPLEX, "(1 + i)^8", 16, "(1 + i)² = 2i", surd="(1+i)^8", calc="(1+1i)^8", qalc="(1+i)^8", gcalccmd="(1+i)^8",
            pari="(1+I)^8", maxima="rectform((1+%i)^8)", giac="(1+i)^8", sympy="(1+I)**8", mpmath="(mpc(1,1)**8).real"),
    written(COMPLEX, "|3 + 4i|", 5, "Pythagoras", surd="abs(3+4i)", calc="abs(3+4i)", qalc="abs(3+4i)", gcalccmd="|3+4i|",
            pari="abs(3+4*I)", maxima="cabs(3+4*%i)", giac="abs(3+4*i)", sympy="Abs(3+4*I)", mpmath="abs(mpc(3,4))"),
    written(COMPLEX, "|e^(iπ) + 1|", 0, "Euler", surd="abs(e^(i*pi)+1)", calc="abs(exp(1i*pi())+1)", qalc="abs(e^(i*pi)+1)",
            gcalccmd="|e^(i*π)+1|", pari="abs(exp(I*Pi)+1)", maxima="cabs(exp(%i*%pi)+1)", giac="abs(exp(i*pi)+1)",
            sympy="Abs(exp(I*pi)+1)", mpmath="abs(exp(mpc(0,1)*pi)+1)"),
    written(COMPLEX, "i^i", "ball", "e^(−π/2)", surd="i^i", calc="1i^1i", qalc="i^i", gcalccmd="i^i", pari="I^I",
            maxima="rectform(%i^%i)", giac="i^i", sympy="I**I", mpmath="(mpc(0,1)**mpc(0,1)).real"),
    written(COMPLEX, "arg(−1 − i)", "ball", "−3π/4", surd="arg(-1-i)", calc="arg(-1-1i)", qalc="arg(-1-i)",
            gcalccmd="Arg(-1-i)*π/180", pari="arg(-1-I)", maxima="carg(-1-%i)", giac="arg(-1-i)", sympy="arg(-1-I)",
            mpmath="arg(mpc(-1,-1))"),
    written(COMPLEX, "Re ln(1 + i)", "ball", "ln(2)/2", surd="re(ln(1+i))", calc="re(ln(1+1i))", qalc="re(ln(1+i))",
            gcalccmd="Re(ln(1+i))", pari="real(log(1+I))", maxima="realpart(log(1+%i))", giac="re(ln(1+i))", sympy="re(log(1+I))",
            mpmath="log(mpc(1,1)).real"),
    written(COMPLEX, "Im √(−7 + 24i)", 4, "(3 + 4i)² = −7 + 24i", surd="im(sqrt(-7+24i))", calc="im(sqrt(-7+24i))",
            qalc="im(sqrt(-7+24i))", gcalccmd="Im(√(-7+24i))", pari="imag(sqrt(-7+24*I))", maxima="imagpart(sqrt(-7+24*%i))",
            giac="im(sqrt(-7+24*i))", sympy="im(sqrt(-7+24*I))", mpmath="sqrt(mpc(-7,24)).imag"),
    written(COMPLEX, "Re (1 + i)^(1 + i)", "ball", "√2·e^(−π/4)·cos(π/4 + ln(2)/2)", surd="re((1+i)^(1+i))",
            calc="re((1+1i)^(1+1i))", qalc="re((1+i)^(1+i))", gcalccmd="Re((1+i)^(1+i))", pari="real((1+I)^(1+I))",
            maxima="realpart((1+%i)^(1+%i))", giac="re((1+i)^(1+i))", sympy="re((1+I)**(1+I))",
            mpmath="(mpc(1,1)**mpc(1,1)).real"),
    written(COMPLEX, "Re (1 + √3·i)^6", 64, "2^6·cos 2π", surd="re((1+i*sqrt(3))^6)", calc="re((1+1i*sqrt(3))^6)",
            qalc="re((1+i*sqrt(3))^6)", gcalccmd="Re((1+i*√3)^6)", pari="real((1+I*sqrt(3))^6)",
            maxima="realpart((1+%i*sqrt(3))^6)", giac="re((1+i*sqrt(3))^6)", sympy="re((1+I*sqrt(3))**6)",
            mpmath="(mpc(1,sqrt(mpf(3)))**6).real"),
    written(COMPLEX, "Re sin(1 + i)", "ball", "sin(1)·cosh(1)", surd="re(sin(1+i))", calc="re(sin(1+1i))", qalc="re(sin(1+i))",
            gcalccmd=None, pari="real(sin(1+I))", maxima="realpart(sin(1+%i))", giac="re(sin(1+i))", sympy="re(sin(1+I))",
            mpmath="sin(mpc(1,1)).real"),
    written(COMPLEX, "e^(iπ/5) + e^(−iπ/5) − (1 + √5)/2", 0, "2·cos 36° is the golden ratio",
            surd="re(e^(i*pi/5) + e^(-i*pi/5) - (1+sqrt(5))/2)", calc="re(exp(1i*pi()/5)+exp(-1i*pi()/5)-(1+sqrt(5))/2)",
            qalc="re(e^(i*pi/5)+e^(-i*pi/5)-(1+sqrt(5))/2)", gcalccmd="Re(e^(i*π/5)+e^(-i*π/5)-(1+√5)/2)",
            pari="real(exp(I*Pi/5)+exp(-I*Pi/5)-(1+sqrt(5))/2)",
            maxima="realpart(exp(%i*%pi/5)+exp(-%i*%pi/5)-(1+sqrt(5))/2)", giac="re(exp(i*pi/5)+exp(-i*pi/5)-(1+sqrt(5))/2)",
            sympy="re(exp(I*pi/5)+exp(-I*pi/5)-(1+sqrt(5))/2)",
            mpmath="(exp(mpc(0,1)*pi/5)+exp(mpc(0,-1)*pi/5)-(1+sqrt(mpf(5)))/2).real"),
    # Where a program looks for a zero between two numbers, these are given; who solves for x is not told where it is.
    written(EQUATIONS, "3x + 1 = 7", 2, "3·2 + 1 = 7", surd="3x+1 = 7", qalc="solve(3x+1=7)", pari="solve(x=0,5,3*x+1-7)",
            calc="define f(x) = 3*x+1-7\nsolve(0,5)", maxima="rhs(solve(3*x+1=7,x)[1])", giac="solve(3*x+1=7,x)[0]",
            sympy="solve(3*x+1-7, x)[0]", mpmath="findroot(lambda x: 3*x+1-7, 1)"),
    written(EQUATIONS, "√(x + 3) = x − 3", 6, "√9 = 3, and 1 is no solution", surd="sqrt(x+3) = x-3", qalc="solve(sqrt(x+3)=x-3)",
            pari="solve(x=3,10,sqrt(x+3)-x+3)", calc="define f(x) = sqrt(x+3)-x+3\nsolve(3,10)",
            maxima="bf_find_root(sqrt(x+3)-x+3,x,3,10)", giac="solve(sqrt(x+3)=x-3,x)[0]", sympy="solve(sqrt(x+3)-x+3, x)[0]",
            mpmath="findroot(lambda x: sqrt(x+3)-x+3, 5)"),
    written(EQUATIONS, "x³ = 6x² − 12x + 8", 2, "(x − 2)³ = 0", surd="x^3 = 6x^2-12x+8", qalc="solve(x^3=6x^2-12x+8)",
            pari="polrootsreal(x^3-6*x^2+12*x-8)[1]", calc="define f(x) = x^3-6*x^2+12*x-8\nsolve(0,5)",
            maxima="rhs(solve(x^3=6*x^2-12*x+8,x)[1])", giac="solve(x^3=6*x^2-12*x+8,x)[0]", sympy="solve(x**3-6*x**2+12*x-8, x)[0]",
            mpmath="polyroots([1,-6,12,-8], maxsteps=500, extraprec=200)[0]"),
    written(EQUATIONS, "2^x = 10", "ball", "log₂ 10", surd="2^x = 10", qalc="solve(2^x=10)", pari="solve(x=3,4,2^x-10)",
            calc="define f(x) = 2^x-10\nsolve(3,4)", maxima="bf_find_root(2^x-10,x,3,4)", giac="solve(2^x=10,x)[0]",
            sympy="solve(2**x-10, x)[0]", mpmath="findroot(lambda x: 2**x-10, 3)"),
    written(EQUATIONS, "ln x = 2", "ball", "e²", surd="ln(x) = 2", qalc="solve(ln(x)=2)", pari="solve(x=7,8,log(x)-2)",
            calc="define f(x) = ln(x)-2\nsolve(7,8)", maxima="rhs(solve(log(x)=2,x)[1])", giac="solve(ln(x)=2,x)[0]",
            sympy="solve(log(x)-2, x)[0]", mpmath="findroot(lambda x: log(x)-2, 7)"),
    written(EQUATIONS, "x = cos x", "ball", "a sign changes, by Arb", surd="x = cos(x)", qalc="solve(x=cos(x))",
            pari="solve(x=0,1,cos(x)-x)", calc="define f(x) = cos(x)-x\nsolve(0,1)", maxima="bf_find_root(cos(x)-x,x,0,1)",
            giac="fsolve(cos(x)=x,x,0..1)[0]", sympy="nsolve(cos(x)-x, 1, prec=20)", mpmath="findroot(lambda x: cos(x)-x, 1)"),
    written(EQUATIONS, "x·e^x = 1", "ball", "a sign changes, by Arb", surd="x*e^x = 1", qalc="solve(x*e^x=1)",
            pari="solve(x=0,1,x*exp(x)-1)", calc="define f(x) = x*exp(x)-1\nsolve(0,1)", maxima="bf_find_root(x*exp(x)-1,x,0,1)",
            giac="solve(x*exp(x)=1,x)[0]", sympy="solve(x*exp(x)-1, x)[0]", mpmath="findroot(lambda x: x*exp(x)-1, 1)"),
    written(EQUATIONS, "x⁵ = x + 1", "ball", "a sign changes, by Arb", surd="x^5 = x+1", qalc="solve(x^5=x+1)",
            pari="polrootsreal(x^5-x-1)[1]", calc="define f(x) = x^5-x-1\nsolve(1,2)", maxima="bf_find_root(x^5-x-1,x,1,2)",
            giac="fsolve(x^5=x+1,x,1..2)[0]", sympy="Poly(x**5-x-1).nroots(n=20)[0]", mpmath="findroot(lambda x: x**5-x-1, 1.2)"),
]

CASES = [
    *exact("decimals", "0.1 + 0.2 - 0.3", "1 - 0.9 - 0.1", "0.1*3 - 0.3", "1.1*1.1 - 1.21", "4.35*100", "1.005*1000",
           "0.7 + 0.1 - 0.8", "100*1.15", "86251.76 - 86250.82", "0.001 + 0.00000000000000001", "12345678.9*987654321",
           "1.15*1.15", "0.3/0.1 - 3", "1000000.1 - 1000000"),
    *exact("fractions", "1/3 + 1/6", "1/3*3", "1/7 + 1/11 + 1/13", "355/113 - 22/7", "1/49*49", "(1/3 + 1/7)*21",
           "2/3/4", "1/998001", "1 - 1/3 - 2/3", "(2/3)**5", "1/(1 + 1/(1 + 1/(1 + 1/2)))"),
    *exact("large whole numbers", "2**200", "factorial(50)", "factorial(100)/factorial(98)", "99999999999*99999999999",
           "2**64 - 1", "12345678901234567890*98765432109876543210", "10**40 + 1 - 10**40", "10**100/10**98",
           "(2**127 - 1)*(2**127 + 1)", "binomial(100, 50)", "2**1000 - 2*2**999", "3**100 - 3**99", "factorial(25)",
           "7**77"),
    *balls("roots", "sqrt(2)", "2**(1/3)", "sqrt(3) - sqrt(2)", "sqrt(10**40 + 1) - 10**20", "5**0.2"),
    *named("roots", ("sqrt(5 + 2*sqrt(6)) - sqrt(2) - sqrt(3)", 0, "(√2 + √3)² = 5 + 2√6"),
           ("sqrt(2)*sqrt(8)", 4, "√16"), ("27**(1/3)", 3, "3³ = 27"), ("sqrt(2)*sqrt(3) - sqrt(6)", 0, "√2·√3 = √6"),
           ("(7 + 5*sqrt(2))**(1/3) - 1 - sqrt(2)", 0, "(1 + √2)³ = 7 + 5√2"), ("sqrt(0.0001)", "1/100", "0.01² = 0.0001"),
           ("sqrt(12345678987654321)", 111111111, "111111111² = 12345678987654321"),
           ("1/(sqrt(2) + 1) - sqrt(2) + 1", 0, "(√2 + 1)(√2 − 1) = 1"), ("4**0.5", 2, "2² = 4"),
           ("((1 + sqrt(5))/2)**2 - (1 + sqrt(5))/2", 1, "φ² = φ + 1")),
    *named("trigonometry, exact", ("sin(pi)", 0, "sin π = 0"), ("cos(pi/2)", 0, "cos π/2 = 0"),
           ("sin(pi/6)", "1/2", "sin 30° = 1/2"), ("cos(pi/3)", "1/2", "cos 60° = 1/2"), ("tan(pi/4)", 1, "tan 45° = 1"),
           ("sin(100*pi)", 0, "sin 2πk = 0"), ("cos(10**20*pi)", 1, "cos 2πk = 1"), ("tan(3*pi/4)", -1, "tan 135° = −1"),
           ("cos(pi/5) - cos(2*pi/5)", "1/2", "the pentagon"), ("tan(pi/12) + sqrt(3)", 2, "tan 15° = 2 − √3"),
           ("sin(1)**2 + cos(1)**2", 1, "Pythagoras"), ("cos(pi/7) - cos(2*pi/7) + cos(3*pi/7)", "1/2", "the heptagon"),
           ("sin(pi/18)*sin(5*pi/18)*sin(7*pi/18)", "1/8", "sin 10°·sin 50°·sin 70° = 1/8"),
           ("asin(1)/pi", "1/2", "asin 1 = π/2"), ("tan(atan(10**20))", 10**20, "tan atan x = x"),
           ("cos(acos(1/3))", "1/3", "cos acos x = x")),
    *balls("trigonometry, far and near", "sin(1)", "sin(10**22)", "cos(10**22)", "tan(1.5707963267948966)",
           "sin(3.141592653589793)", "sin(22)", "sin(355)", "sin(2**100)", "tan(355/226)", "cos(1.5707963267948966)",
           "sin(1e-30)", "tan(10**10)"),
    *balls("cancellation", "exp(1e-10) - 1", "ln(1 + 1e-15)", "(1 - cos(1e-8))/1e-16", "sqrt(10**16 + 1) - 10**8",
           "exp(pi*sqrt(163)) - 262537412640768744", "tan(1e-7) - sin(1e-7)", "sinh(1e-9) - 1e-9", "atan(1e20) - pi/2",
           "ln(10**30 + 1) - ln(10**30)", "(1 + 1e-12)**(10**12) - exp(1)", "tanh(40) - 1"),
    *exact("cancellation", "1e16 + 1 - 1e16", RUMP, "9*10864**4 - 18817**4 + 2*18817**2", "10**20 + 1.5 - 10**20",
           "(10**15 + 0.3) - 10**15", "1e-30 + 1 - 1"),
    *exact("tiny and huge", "10**1000/10**999", "2**10000/2**9990", "factorial(200)/factorial(199)", "1e-400*1e400",
           "1e200*1e200/1e399", "factorial(1000)/factorial(999)"),
    *balls("tiny and huge", "exp(1000)", "exp(-1000)", "ln(10**1000)", "exp(-100000)", "sinh(1000)"),
    *balls("functions", "ln(2)", "exp(1)", "pi", "sinh(1)", "atan(2)", "acos(1/3)", "exp(pi)", "pi**pi", "2**pi", "ln(pi)",
           "asinh(3)", "exp(-0.5)"),
    *named("identities", ("4*atan(1) - pi", 0, "Leibniz"), ("atan(1/2) + atan(1/3) - pi/4", 0, "Euler"),
           ("4*atan(1/5) - atan(1/239) - pi/4", 0, "Machin"), ("ln(6) - ln(2) - ln(3)", 0, "ln ab = ln a + ln b"),
           ("ln(8)/ln(2)", 3, "2³ = 8"), ("exp(ln(7))", 7, "exp ln x = x"), ("cosh(2)**2 - sinh(2)**2", 1, "hyperbola"),
           ("ln(exp(3))", 3, "ln exp x = x"), ("asinh(1) - ln(1 + sqrt(2))", 0, "asinh 1 = ln(1 + √2)"),
           ("exp(1)*exp(2) - exp(3)", 0, "exp a·exp b = exp(a + b)"), ("asin(0.6) + acos(0.6) - pi/2", 0, "asin + acos = π/2"),
           ("(pi + 1)**2 - pi**2 - 2*pi", 1, "binomial")),
    *named("comparisons", ("0.1 + 0.2 == 0.3", True, "fractions"), ("sqrt(2)*sqrt(3) == sqrt(6)", True, "√2·√3 = √6"),
           ("pi < 22/7", True, "Archimedes"), ("355/113 > pi", True, "Arb"), ("exp(pi) > pi**exp(1)", True, "Arb"),
           ("10**20 + 1 > 10**20", True, "fractions"), ("1 + 1e-30 > 1", True, "fractions"),
           ("sqrt(2) + sqrt(3) < 3.1462643699419723424", True, "Arb"), ("2**100 == 2**100 + 1", False, "fractions"),
           ("(1 + sqrt(2))**2 == 3 + 2*sqrt(2)", True, "binomial"), ("1/3 + 1/3 + 1/3 == 1", True, "fractions"),
           ("exp(pi*sqrt(163)) < 262537412640768744", True, "Arb")),
    *[asked("whole numbers", f"{text} is prime", truth, why, bc=None, gcalccmd=None, mpmath=None, surd=f"isPrime({text})",
            qalc=f"isprime({text})", calc=f"ptest({text}, 20)", pari=f"isprime({text})", maxima=f"primep({text})",
            giac=f"isprime({text})", sympy=f"isprime({text.replace('^', '**')})")
      for text, truth, why in (("2^61 - 1", True, "Mersenne"), ("2^67 - 1", False, "Cole: 193707721 divides it"),
                               ("3215031751", False, "151·751·28351"), ("2^127 - 1", True, "Lucas"))],
    *[asked("whole numbers", f"gcd({one}; {other})", answer, "Euclid", bc=None, gcalccmd=None, mpmath=None,
            surd=f"gcd({one}; {other})", **{name: f"gcd({one}, {other})" for name in ("calc", "qalc", "pari", "maxima", "giac")},
            sympy=f"gcd({one}, {other})".replace("^", "**"))
      for one, other, answer in (("2^64", "6^40", 2**40), ("1071", "462", 21), ("10^30 + 57", "10^30", 1))],
    *[asked("whole numbers", f"{one} mod {other}", answer, "Python's integers", bc=f"scale=0; ({one}) % ({other}); scale=20",
            gcalccmd=f"({one}) mod ({other})", surd=f"({one}) mod ({other})", qalc=f"mod({one}, {other})",
            calc=f"({one}) % ({other})", pari=f"({one}) % ({other})", maxima=f"mod({one}, {other})",
            giac=f"irem({one}, {other})", sympy=f"Mod({one}, {other})".replace("^", "**"),
            mpmath=f"({one}) % ({other})".replace("^", "**"))
      for one, other, answer in (("7^100", "13", pow(7, 100, 13)), ("2^1000", "1000007", pow(2, 1000, 1000007)),
                                 ("10^30 + 7", "97", (10**30 + 7) % 97))],
    *[asked("percent", text, answer, "the contextual rule" if "+ 5" in text or "- 1" in text else "1% is 1/100",
            bc=None, calc=None, pari=None, maxima=None, giac=None, sympy=None, mpmath=None, surd=text, qalc=text,
            gcalccmd=text)
      for text, answer in (("200 + 5%", 210), ("200 - 15%", 170), ("200*5%", 10), ("80/20%", 400), ("5%", "1/20"))],
    *[asked("bases", text, answer, "Python's integers", maxima=None, surd=text, qalc=text, calc=text, pari=text, giac=text,
            gcalccmd=text, sympy=text, mpmath=text, bc=bc)
      for text, answer, bc in (("0xff + 1", 256, "ibase=16; FF + 1; ibase=A"), ("0b1011*2", 22, "ibase=2; 1011*10; ibase=1010"),
                               ("0xdeadbeef", 3735928559, "ibase=16; DEADBEEF; ibase=A"),
                               ("0x10 - 0b10", 14, "ibase=16; 10 - 2; ibase=A"))],
    *named("no value", ("1/0", None, "division by 0"), ("0/0", None, "division by 0"), ("ln(0)", None, "a pole"),
           ("tan(pi/2)", None, "a pole"), ("1/(sqrt(2)*sqrt(2) - 2)", None, "√2·√2 = 2"), ("1/(0.1 + 0.2 - 0.3)", None, "fractions"),
           ("0/(sin(1)**2 + cos(1)**2 - 1)", None, "Pythagoras"), ("ln(sin(pi))", None, "sin π = 0"),
           ("1/sin(pi)", None, "sin π = 0"), ("1/(exp(1)*exp(2) - exp(3))", None, "exp a·exp b = exp(a + b)"),
           ("1/(1/3 + 2/3 - 1)", None, "fractions")),
    *[Case("precedence", text, Fraction(answer), "school",
           {name: text.replace("^", "**") if name in ("sympy", "mpmath") else text
            for name in ("surd", "bc", "calc", "qalc", "gcalccmd", "pari", "maxima", "giac", "sympy", "mpmath")})
      for text, answer in (("-3^2", -9), ("2^3^2", 512), ("2^-2", "1/4"), ("-2^-2", "-1/4"), ("12/3/2", 2), ("10 - 4 - 3", 3),
                           ("6/2*3", 9), ("2 + 3*4^2", 50), ("-2^4", -16), ("8/2^2", 2))],
    *MIXED,
    asked("beyond Surd", "zeta(3)", "ball", "Arb", bc=None, calc=None, gcalccmd=None, surd="zeta(3)", qalc="zeta(3)",
          pari="zeta(3)", maxima="zeta(3)", giac="Zeta(3)", sympy="zeta(3)", mpmath="zeta(3)"),
    asked("beyond Surd", "J₀(1)", "ball", "Arb", bc="j(0,1)", calc=None, gcalccmd=None, surd="besselJ(0; 1)", qalc="besselj(0, 1)",
          pari="besselj(0, 1)", maxima="bessel_j(0, 1.0)", giac="BesselJ(0,1.0)", sympy="besselj(0, 1)", mpmath="besselj(0, 1)"),
    asked("beyond Surd", "W(1)", "ball", "Arb", bc=None, calc=None, gcalccmd=None, surd="x*e^x = 1", qalc="lambertw(1)",
          pari="lambertw(1)", maxima="lambert_w(1)", giac="LambertW(1)", sympy="LambertW(1)", mpmath="lambertw(1)"),
    asked("beyond Surd", "Si(1)", "ball", "Arb", bc=None, calc=None, gcalccmd=None, surd="Si(1)", qalc="Si(1)", pari=None,
          maxima="expintegral_si(1)", giac="Si(1)", sympy="Si(1)", mpmath="si(1)"),
    asked("beyond Surd", "the sum of 1/k² over all k ≥ 1", "ball", "π²/6", bc=None, calc=None, gcalccmd=None,
          surd="sum(1/k^2; k; 1; inf)", qalc=None, pari="sumpos(k=1, 1/k^2)", maxima="ev(sum(1/k^2, k, 1, inf), simpsum)",
          giac="sum(1/k^2, k, 1, inf)", sympy="Sum(1/k**2, (k, 1, oo)).doit()", mpmath="nsum(lambda k: 1/k**2, [1, inf])"),
    asked("beyond Surd", "∫ exp(−x²) dx, 0 … 1", "ball", "√π·erf(1)/2", bc=None, calc=None, gcalccmd=None,
          surd="integral(exp(-x^2); x; 0; 1)", qalc="integrate(exp(-x^2), 0, 1)", pari="intnum(x=0, 1, exp(-x^2))",
          maxima="integrate(exp(-x^2), x, 0, 1)", giac="integrate(exp(-x^2), x, 0, 1)",
          sympy="integrate(exp(-x**2), (x, 0, 1))", mpmath="quad(lambda x: exp(-x**2), [0, 1])"),
    asked("beyond Surd", "the sum of k, 1 … 100", 5050, "Gauß", bc="s=0; for (k=1; k<=100; k++) s+=k; s", calc=None, gcalccmd=None,
          surd="sum(k; k = 1..100)", qalc="sum(x, 1, 100)", pari="sum(k=1, 100, k)", maxima="sum(k, k, 1, 100)",
          giac="sum(k, k, 1, 100)", sympy="Sum(k, (k, 1, 100)).doit()", mpmath="nsum(lambda k: k, [1, 100])"),
    asked("beyond Surd", "3 ft + 2 in, in cm", "96.52", "1 in = 2.54 cm", bc=None, calc=None, gcalccmd=None, surd=None,
          qalc="(3 ft + 2 in)/cm", pari=None, maxima=None, giac=None, sympy=None, mpmath=None),
]
