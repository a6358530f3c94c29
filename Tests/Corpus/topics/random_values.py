"""Random expressions of depth 2 to 6 that nobody arranged, with their first 60 digits.

Those with a certain domain error are kept as errors; those that Arb cannot decide (an exact value
behind functions) are dropped. Rational values must be exact.
"""

from flint import arb

from oracle import balls, digits, language
from oracle.cases import Refused
from oracle.random_trees import free

LONGEST = 150


def cases(topic):
    generator = topic.random(20275)
    made, errors = 0, 0
    while made < 420:
        tree = free(generator, generator.choice([2, 3, 3, 4, 4, 5, 6]))
        line = language.text(tree)
        if len(line) > LONGEST or tree[0] in ("num", "const"):
            continue
        statements = language.parse(line)
        try:
            value = balls.evaluated(statements, 8192)
            if value.rational is not None:
                size = max(value.rational.p.bit_length(), value.rational.q.bit_length())
                if size > 400 or made % 3:
                    continue
                topic.exact(line, str(value.rational))
            else:
                if not abs(value.ball) > arb(2) ** -20000 or abs(value.ball) > arb(2) ** 20000:
                    continue
                digits.of(statements, 60, most=8192)
                topic.maybe(line)
            made += 1
        except balls.Undefined as proof:
            if errors < 60:
                try:
                    topic.error(line, proof.args[0])
                    errors += 1
                except Refused:
                    pass
        except (balls.Undecided, Refused, ValueError, OverflowError):
            continue
