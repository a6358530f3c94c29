"""Identities of transcendental and deep algebraic numbers, with neighbours that are false.

Templates after DLMF chapter 4 (4.8, 4.10, 4.21, 4.24, 4.35, 4.37, 4.38), Abramowitz and Stegun chapter 4, and
textbooks of algebra (binomial formulas, nested radicals), at points that are no multiples of pi. A template is
true for its variable; where a root or an inverse function has two branches, balls choose the sign, and the
other sign becomes a neighbour. Neighbours differ by a sign or by 10^-20 to 10^-300.
"""

from oracle import balls, digits, language
from oracle.cases import Refused, meets

ANGLES = ["1", "2", "3", "4", "5", "7", "1/2", "3/4", "5/3", "0.1", "10", "sqrt(2)"]
NUMBERS = ["pi", "e", "ln(2)", "ln(pi)", "sin(1)", "cos(2)", "tan(1)", "e^2", "pi^2", "e^pi", "sqrt(pi)", "atan(2)",
           "2^pi", "log(7)", "sinh(1)", "ln(ln(5))"]
LARGE = ["pi", "e", "e^2", "pi^2", "e^pi", "1+ln(2)", "1+sin(1)^2", "cosh(1)", "2^sqrt(2)"]

# (A, B) with |A| = |B|: roots of squares of trigonometric and hyperbolic values (DLMF 4.21.12 to 4.21.28, 4.35).
ROOTS_OF_ANGLES = [
    ("sqrt(1-sin(X)^2)", "cos(X)"), ("sqrt(1-cos(X)^2)", "sin(X)"), ("sqrt(4sin(X)^2)", "2sin(X)"),
    ("sqrt((1-cos(X))/2)", "sin(X/2)"), ("sqrt((1+cos(X))/2)", "cos(X/2)"), ("sqrt(2-2cos(X))", "2sin(X/2)"),
    ("sqrt(1+sin(2*X))", "(sin(X)+cos(X))"), ("sqrt(1-sin(2*X))", "(sin(X)-cos(X))"),
    ("sqrt(1+tan(X)^2)", "1/cos(X)"), ("sqrt(1/cos(X)^2-1)", "tan(X)"), ("sqrt(1/sin(X)^2-1)", "cos(X)/sin(X)"),
    ("sqrt(cosh(X)^2-1)", "sinh(X)"), ("sqrt((cosh(X)-1)/2)", "sinh(X/2)"), ("sqrt((cosh(X)+1)/2)", "cosh(X/2)"),
    ("sqrt(1-tanh(X)^2)", "1/cosh(X)"), ("sqrt(e^(2*X)-2+e^(-2*X))", "2sinh(X)"),
    ("sqrt((1-cos(X))/(1+cos(X)))", "tan(X/2)"), ("sqrt(sin(X)^4-2sin(X)^2+1)", "cos(X)^2"),
]
# The same for polynomials in one number.
ROOTS_OF_NUMBERS = [
    ("sqrt((X)^2+2(X)+1)", "((X)+1)"), ("sqrt(4(X)^2-12(X)+9)", "(2(X)-3)"), ("sqrt((X)^4+2(X)^2+1)", "((X)^2+1)"),
    ("sqrt((X)^2/4-(X)/3+1/9)", "((X)/2-1/3)"), ("cbrt((X)^3-3(X)^2+3(X)-1)", "((X)-1)"),
    ("sqrt((X)^4-6(X)^3+13(X)^2-12(X)+4)", "((X)^2-3(X)+2)"), ("sqrt((X)^2-2sqrt(2)(X)+2)", "((X)-sqrt(2))"),
    ("sqrt(((X)+1/(X))^2-4)", "((X)-1/(X))"), ("root(4; (X)^4+4(X)^3+6(X)^2+4(X)+1)", "((X)+1)"),
]
# A = B for X > 1: nested roots, logarithms (DLMF 4.8), inverse functions (DLMF 4.24, 4.37, 4.38).
LARGE_IDENTITIES = [
    ("sqrt((X)+2sqrt((X)-1))-sqrt((X)-1)", "1"), ("sqrt((X)+sqrt((X)^2-1))", "sqrt(((X)+1)/2)+sqrt(((X)-1)/2)"),
    ("sqrt((X)^2-1)/sqrt((X)-1)", "sqrt((X)+1)"), ("1/(sqrt((X)+1)-sqrt(X))", "sqrt((X)+1)+sqrt(X)"),
    ("ln((X)^2-1)", "ln((X)-1)+ln((X)+1)"), ("ln((X)^2+(X))", "ln(X)+ln((X)+1)"),
    ("ln((X)+1)-ln(1+1/(X))", "ln(X)"), ("ln((X)^3-1)-ln((X)^2+(X)+1)", "ln((X)-1)"),
    ("cos(asin(1/(X)))", "sqrt(1-1/(X)^2)"), ("sin(acos(1/(X)))", "sqrt(1-1/(X)^2)"),
    ("tan(asin(1/(X)))", "1/sqrt((X)^2-1)"), ("acos(1/(X))", "atan(sqrt((X)^2-1))"),
    ("asin(1/(X))", "atan(1/sqrt((X)^2-1))"), ("asin(1/(X))+acos(1/(X))", "pi/2"),
    ("atan(X)+atan(1/(X))", "pi/2"), ("2atan((X)-sqrt((X)^2-1))", "asin(1/(X))"),
    ("acosh(2(X)^2-1)", "2acosh(X)"), ("acosh(X)", "asinh(sqrt((X)^2-1))"),
    ("acosh(X)", "ln((X)+sqrt((X)^2-1))"), ("asinh(X)+ln(sqrt((X)^2+1)-(X))", "0"),
    ("atanh(1/(X))", "ln(((X)+1)/((X)-1))/2"), ("tanh(acosh(X))", "sqrt(1-1/(X)^2)"),
    ("cosh(asinh(X))", "sqrt(1+(X)^2)"), ("sinh(2asinh(X))", "2(X)sqrt(1+(X)^2)"), ("tanh(ln(X))", "((X)^2-1)/((X)^2+1)"),
    ("cosh(3acosh(X))", "4(X)^3-3(X)"), ("sin(2atan(X))", "2(X)/(1+(X)^2)"), ("cos(2atan(X))", "(1-(X)^2)/(1+(X)^2)"),
    ("atan((X)+1)-atan(X)", "atan(1/(1+(X)+(X)^2))"), ("acos(1-2/(X)^2)", "2asin(1/(X))"),
]
# A = B for every angle: addition theorems and multiples (DLMF 4.21, 4.35), the Gudermannian (4.23.39 to 4.23.42).
ANGLE_IDENTITIES = [
    ("sin(3*X)", "3sin(X)-4sin(X)^3"), ("cos(4*X)", "8cos(X)^4-8cos(X)^2+1"), ("sin(X)^4+cos(X)^4", "1-sin(2*X)^2/2"),
    ("sin(X)^6+cos(X)^6", "1-3sin(X)^2cos(X)^2"), ("tan(2*X)", "2tan(X)/(1-tan(X)^2)"),
    ("tan(3*X)", "(3tan(X)-tan(X)^3)/(1-3tan(X)^2)"), ("(1-cos(X))/sin(X)", "tan(X/2)"),
    ("tan(X)+1/tan(X)", "2/sin(2*X)"), ("cos(X+1)cos(X-1)", "cos(X)^2-sin(1)^2"), ("sin(X+1)+sin(X-1)", "2sin(X)cos(1)"),
    ("tan(X+1)", "(tan(X)+tan(1))/(1-tan(X)tan(1))"), ("sin(X)", "2tan(X/2)/(1+tan(X/2)^2)"),
    ("sinh(3*X)", "3sinh(X)+4sinh(X)^3"), ("cosh(X)^2+sinh(X)^2", "cosh(2*X)"), ("tanh(X/2)", "(cosh(X)-1)/sinh(X)"),
    ("tanh(X+1)", "(tanh(X)+tanh(1))/(1+tanh(X)tanh(1))"), ("(cosh(X)+sinh(X))^5", "cosh(5*X)+sinh(5*X)"),
    ("2atan(tanh(X/2))", "atan(sinh(X))"), ("atan(sinh(X))", "asin(tanh(X))"), ("2atan(e^(X))-pi/2", "atan(sinh(X))"),
    ("ln(e^(X)+1)-ln(1+e^(-(X)))", "X"), ("ln(sinh(X))+ln(2)+X", "ln(e^(2*X)-1)"), ("atanh(tanh(X)^2)", "ln(cosh(2*X))/2"),
    ("ln(cosh(X))-X", "ln(1+e^(-2*X))-ln(2)"), ("atanh((e^(X)-1)/(e^(X)+1))", "X/2"), ("asinh(sinh(X))", "X"),
    ("acosh(cosh(X))", "X"), ("acosh(1+2sinh(X)^2)", "2*X"),
]
# c with cos(n·acos(q)/n) = q: Chebyshev polynomials (DLMF table 18.3 and 4.21.30), casus irreducibilis.
PARTS = {3: "4C^3-3C", 4: "8C^4-8C^2+1", 5: "16C^5-20C^3+5C", 6: "32C^6-48C^4+18C^2-1", 7: "64C^7-112C^5+56C^3-7C"}


def nested(count, inner="2"):
    text = f"sqrt({inner})"
    for _ in range(count - 1):
        text = f"sqrt(2+{text})"
    return text


class Decisions:
    def __init__(self, topic):
        self.topic, self.random = topic, topic.random(41507)

    def identity(self, one, two, remark, neighbour=0.3):
        """one − two is 0, or one = two is true; and sometimes a neighbour that is false."""
        if one == two:
            return
        difference = f"{one}-({two})"
        if self.random.random() < 0.25:
            self.topic.equality(f"{one} = {two}", difference)
        else:
            self.topic.exact(difference, "0", remark)
        if self.random.random() < neighbour:
            tiny = self.random.randint(20, 300)
            sign = self.random.choice("+-")
            self.topic.exact(f"{one} = {two}{sign}10^-{tiny}", "false", "neighbour")

    def branch(self, one, two, remark):
        """Of one = ±two the true one, and the other as a neighbour."""
        sides = (two, f"-{two}")
        true = sides[0] if meets(one, sides[0]) else sides[1]
        self.identity(one, true, remark, 0.2)
        if self.random.random() < 0.25:
            other = sides[1] if true == sides[0] else sides[0]
            self.topic.exact(f"{one} = {other}", "false", "other branch")

    def maybe(self, make, *arguments):
        """A template outside its domain at a point is left out."""
        try:
            make(*arguments)
        except (Refused, balls.Undefined, balls.Undecided):
            pass


def inverse_powers(case):
    """(−a)^(ln b/ln c) where b^q = c^p has no solution: unique factorisation makes the exponent irrational."""
    for a, b, c in ((2, 3, 2), (8, 5, 2), (2, 6, 2), (3, 2, 9), (5, 10, 2), (2, 12, 18), (7, 2, 7), (1, 3, 5)):
        case.topic.row("error", f"(-{a})^(ln({b})/ln({c}))", "domain", "", "irrational exponent")
    for a, b, c, value in ((8, 4, 64, "-2"), (27, 5, 125, "-3"), (2, 27, 3, "-8"), (32, 4, 1024, "-2")):
        case.topic.row("exact", f"(-{a})^(ln({b})/ln({c}))", value, "=", "rational exponent")


def powers(case):
    for n in (20, 50, 51, 90, 120, 200, 333):
        for one, two in (("pi+1", "pi-1"), ("e+2", "e-2"), ("sin(1)+2", "sin(1)-2"), ("ln(3)+pi", "ln(3)-pi")):
            case.maybe(case.identity, f"({one})^{n}*({one})/({one})^{n + 1}", "1", f"degree {n}", 0.1)
            case.maybe(case.identity, f"({one})^{n}*({two})^{n}/(({one})*({two}))^{n}", "1", f"degree {n}", 0.1)
    for n in (100, 700, 1500, 3000):
        case.maybe(case.identity, f"(1+sqrt(2))^{n}*(sqrt(2)-1)^{n}", "1", "unit", 0.5)
        case.maybe(case.identity, f"(2+sqrt(3))^{n}*(2-sqrt(3))^{n}", "1", "unit", 0.5)
    for n in (1000, 20000, 100000):
        case.maybe(case.identity, f"sqrt(2)^{n}/2^{n // 2}", "1", "power of a root", 0.2)
        case.maybe(case.identity, f"cbrt(3)^{3 * n}/3^{n}", "1", "power of a root", 0.2)


def nests(case):
    for count in list(range(2, 16)) + [18, 20]:
        case.identity(nested(count), f"2cos(pi/2^{count + 1})", f"{count} nested roots")
        case.identity(nested(count, "3"), f"2cos(pi/(6*2^{count - 1}))", f"{count} nested roots")
        case.topic.exact(f"{nested(count)} = 2cos(pi/(2^{count + 1}+1))", "false", "neighbour")
    for a, b in ((2, 3), (3, 5), (5, 7), (2, 11), (6, 7), (10, 13)):
        case.identity(f"sqrt({a + b}+2sqrt({a * b}))", f"sqrt({a})+sqrt({b})", "denested")
        case.identity(f"sqrt(sqrt({a})+sqrt({b}))^4", f"{a + b}+2sqrt({a * b})", "fourth power")
        case.identity(f"sqrt({a}+sqrt({b}))*sqrt({a}-sqrt({b}))" if a * a > b else f"sqrt({b}+sqrt({a}))*sqrt({b}-sqrt({a}))",
                      f"sqrt({abs(a * a - b) if a * a > b else b * b - a})", "conjugates")


def cases(topic):
    case = Decisions(topic)
    for one, two in ROOTS_OF_ANGLES:
        for x in case.random.sample(ANGLES, 7):
            case.maybe(case.branch, one.replace("X", x), two.replace("X", x), "root of a square")
    for one, two in ROOTS_OF_NUMBERS:
        for x in case.random.sample(NUMBERS, 9):
            case.maybe(case.branch, one.replace("X", x), two.replace("X", x), "root of a square")
    for one, two in LARGE_IDENTITIES:
        for x in case.random.sample(LARGE, 6):
            case.maybe(case.identity, one.replace("X", x), two.replace("X", x), "of one number")
    for one, two in ANGLE_IDENTITIES:
        for x in case.random.sample(ANGLES, 6):
            case.maybe(case.identity, one.replace("X", f"({x})"), two.replace("X", f"({x})"), "of one angle")
    for n, polynomial in PARTS.items():
        for q in ("1/3", "2/3", "-1/4", "3/5", "sqrt(2)/3", "1/pi", "(sqrt(5)-1)/3"):
            for f in ("cos(acos(Q)/N)", ) + (("sin(asin(Q)/N)",) if n in (5,) else ()):
                c = f.replace("Q", q).replace("N", str(n))
                case.maybe(case.identity, polynomial.replace("C", f"*{c}"), q, f"part 1/{n} of an angle")
    powers(case)
    nests(case)
    inverse_powers(case)
