"""Random identities by construction: a random expression minus or over its rewriting is 0 or 1.

Each rewriting step is a known identity; Arb and mpmath confirm the result to 150 and 50 digits.
Families: algebraic (always decidable), elementary functions at algebraic points, mixed.
"""

from oracle import balls, language
from oracle.cases import Refused
from oracle.random_trees import algebraic, elementary, mixed, rewritten

LONGEST = 160


def wanted(line):
    """A difference that has a value, is not trivial and is short enough to read."""
    if len(line) > LONGEST:
        return False
    try:
        value = balls.evaluated(language.parse(line), 256, True)
        return value.ball.is_finite() and value.rational is None
    except (balls.Undefined, balls.Undecided, OverflowError, ValueError):
        return False


def cases(topic):
    generator = topic.random(20273)
    for family, depths, count in ((algebraic, (1, 2, 2, 3), 120), (elementary, (0, 1, 1), 130), (mixed, (1, 2, 2, 3), 90)):
        made = 0
        while made < count:
            tree = family(generator, generator.choice(depths))
            other = rewritten(generator, tree, generator.randint(1, 4))
            one, two = language.text(tree), language.text(other)
            quotient = generator.random() < 0.2
            line = f"({one})/({two})" if quotient else f"({one})-({two})"
            if one == two or not wanted(line):
                continue
            try:
                topic.exact(line, "1" if quotient else "0", family.__name__)
                made += 1
            except Refused:
                continue
