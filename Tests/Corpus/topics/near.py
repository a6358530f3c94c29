"""Near identities: an identity with one constant moved by 10^-30 to 10^-300. None of them is 0.

The value is proved nonzero by Arb; it must not be called exact, nor shown as zero.
"""

from flint import arb

from oracle import balls, language
from oracle.cases import Refused
from oracle.random_trees import algebraic, at, elementary, mixed, num, places, put, rewritten

from .note import lines

LONGEST = 200
FIXED = """
sin(pi/6+1e-40)-1/2
sin(1)^2+cos(1)^2-1+1e-100 | 10^-100
sin(1+1e-60)^2+cos(1)^2-1
sqrt(2)*sqrt(3+1e-80)-sqrt(6)
sqrt(5+2*sqrt(6))-sqrt(2)-sqrt(3+1e-120)
(sqrt(2)+sqrt(3))^2-5-2*sqrt(6)+1e-300 | 10^-300
4*atan(1/5)-atan(1/239+1e-50)-pi/4
atan(1)+atan(2)+atan(3+1e-70)-pi
ln(2)+ln(3)-ln(6+1e-90)
ln(8)/ln(2+1e-40)-3
log(2)+log(5+1e-200)-1
e^(ln(2)+1e-60)-2
e^2*e^3/e^(5+1e-33)-1
2^(ln(3)/ln(2)+1e-45)-3
cosh(1)^2-sinh(1)^2-1+1e-250 | 10^-250
cos(pi/7+1e-60)*cos(2*pi/7)*cos(4*pi/7)+1/8
acos(cos(4))+4-2*pi+1e-99 | 10^-99
tan(pi/4+1e-55)-1
cbrt(2+sqrt(5))+cbrt(2-sqrt(5)+1e-110)-1
acos(1/3)+acos(-1/3+1e-66)-pi
exp(sqrt(3))^2-exp(sqrt(12+1e-77))
sqrt(4+1e-300)-2
cbrt(8-1e-280)-2
(1+1e-150)^2-1 | 2*10^-150+10^-300
pi*(1+1e-200)-pi
asin(1-1e-200)-pi/2
"""


def moved(generator, tree, digits):
    """The tree with one rational leaf moved by 10^-digits, or None."""
    leaves = [p for p in places(tree) if at(tree, p)[0] == "num" and at(tree, p)[1] > 0]
    if not leaves:
        return None
    path = generator.choice(leaves)
    leaf = at(tree, path)
    return put(tree, path, ("add", leaf, ("var", f"1e-{digits}")))


def cases(topic):
    for line, *closed in lines(FIXED):
        if closed:
            topic.exact(line, *closed)
        else:
            topic.digits(line)
    generator = topic.random(20274)
    made = 0
    while made < 150:
        family = generator.choice([algebraic, elementary, mixed])
        tree = family(generator, generator.choice([1, 2]))
        other = rewritten(generator, tree, generator.randint(1, 2))
        digits = generator.choice([30, 40, 60, 100, 150, 200, 300])
        shifted = moved(generator, other, digits)
        if shifted is None:
            continue
        line = f"({language.text(tree)})-({language.text(shifted)})"
        if len(line) > LONGEST:
            continue
        try:
            statements = language.parse(line)
            value = balls.evaluated(statements, 4096).ball
            if not (abs(value) > 0 and abs(value) < arb(10) ** (15 - digits)):
                continue
            topic.digits(line, f"moved by 1e-{digits}", most=1 << 14)
            made += 1
        except (balls.Undefined, balls.Undecided, Refused):
            continue
    for k in (30, 100, 300):
        for line in ("sqrt(2)*sqrt(8)-4", "sin(pi/6)-1/2", "ln(6)-ln(2)-ln(3)", "e^(ln(5))-5", "atan(1)-pi/4"):
            topic.exact(f"{line}+10^-{k}", f"10^-{k}")
