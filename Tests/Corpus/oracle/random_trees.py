"""Random trees, and random rewriting of a tree into another that is equal by a known identity."""

from fractions import Fraction


def num(value, other=1):
    return ("num", Fraction(value, other))


def call(name, *arguments):
    return ("call", name, list(arguments))


PI, E = ("const", "pi"), ("const", "e")
TWO, ONE = num(2), num(1)


def algebraic(random, depth):
    """Rationals, radicals, cosines of rational turns and what + - * make of them."""
    if depth == 0:
        n = random.choice([2, 3, 5, 6, 7, 10])
        return random.choice([
            num(random.randint(1, 9)),
            num(random.randint(1, 9), random.randint(2, 7)),
            call("sqrt", num(n)), call("sqrt", num(n)), call("cbrt", num(n)),
            call("cos", ("div", ("mul", num(random.randint(1, 4)), PI), num(random.choice([5, 7, 8, 9, 12])))),
        ])
    left, right = algebraic(random, depth - 1), algebraic(random, depth - 1)
    return (random.choice(["add", "add", "sub", "mul"]), left, right)


def elementary(random, depth):
    """One elementary function of an algebraic number, or two of them combined."""
    if depth == 0:
        name = random.choice(["exp", "ln", "sin", "cos", "tan", "atan", "sinh", "cosh", "asin", "acos", "asinh"])
        inner = algebraic(random, random.choice([0, 0, 1]))
        if name in ("asin", "acos"):
            inner = random.choice([num(1, 3), num(2, 5), ("div", call("sqrt", num(2)), num(3)), num(3, 5)])
        return call(name, inner)
    left, right = elementary(random, depth - 1), random.choice([elementary, algebraic])(random, depth - 1)
    return (random.choice(["add", "sub", "mul"]), left, right)


def mixed(random, depth):
    """Anything, pi and e as atoms and functions within functions."""
    if depth == 0:
        return random.choice([PI, E, algebraic(random, 0), algebraic(random, 0)])
    if random.random() < 0.45:
        name = random.choice(["exp", "ln", "sin", "cos", "atan", "sqrt", "sinh", "cosh"])
        return call(name, mixed(random, depth - 1))
    return (random.choice(["add", "sub", "mul", "div"]), mixed(random, depth - 1), mixed(random, depth - 1))


def half(x):
    return ("div", x, TWO)


def square(x):
    return ("pow", x, TWO)


def rules(random, tree):
    """Trees equal to `tree` by an identity, where its condition holds (it is checked afterwards)."""
    kind = tree[0]
    k = algebraic(random, 0)
    found = [
        ("sub", ("add", tree, k), k),
        ("div", ("mul", tree, k), k),
    ]
    if kind == "add":
        a, b = tree[1:]
        found += [("add", b, a), ("neg", ("sub", ("neg", a), b)),
                  ("div", ("sub", square(a), square(b)), ("sub", a, b))] * 2
    if kind == "sub":
        a, b = tree[1:]
        found += [("neg", ("sub", b, a)), ("div", ("sub", square(a), square(b)), ("add", a, b))] * 2
    if kind == "mul":
        a, b = tree[1:]
        found += [("mul", b, a),
                  ("div", ("sub", square(("add", a, b)), square(("sub", a, b))), num(4))] * 2
        if b[0] in ("add", "sub"):
            found += [(b[0], ("mul", a, b[1]), ("mul", a, b[2]))] * 4
    if kind == "div":
        a, b = tree[1:]
        found += [("mul", a, ("div", ONE, b)), ("div", ("mul", a, b), square(b))] * 2
    if kind == "call":
        name, (x, *_) = tree[1], tree[2]
        found = found[:1] + CALLS.get(name, lambda r, x: [])(random, x) * 3
    if kind == "num" and tree[1] > 0:
        found += [call("exp", call("ln", tree)), square(call("sqrt", tree)),
                  ("pow", TWO, ("div", call("ln", tree), call("ln", TWO)))]
    return found


def of_ln(random, x):
    k = num(random.choice([2, 3, 5, 6]))
    return [("sub", call("ln", ("mul", x, k)), call("ln", k)), ("div", call("ln", square(x)), TWO),
            ("mul", TWO, call("ln", call("sqrt", x))), ("neg", call("ln", ("div", ONE, x)))]


CALLS = {
    "ln": of_ln,
    "sqrt": lambda r, x: [("pow", x, num(1, 2)), ("div", call("sqrt", ("mul", x, num(3))), call("sqrt", num(3))),
                          ("div", x, call("sqrt", x)), call("exp", half(call("ln", x)))],
    "cbrt": lambda r, x: [("pow", x, num(1, 3)), ("div", x, square(call("cbrt", x)))],
    "exp": lambda r, x: [square(call("exp", half(x))), ("add", call("cosh", x), call("sinh", x)),
                         ("div", ONE, call("exp", ("neg", x))), ("pow", E, x)],
    "sin": lambda r, x: [("mul", TWO, ("mul", call("sin", half(x)), call("cos", half(x)))),
                         call("cos", ("sub", half(PI), x)), ("neg", call("sin", ("add", x, PI))),
                         ("mul", call("tan", x), call("cos", x))],
    "cos": lambda r, x: [("sub", ONE, ("mul", TWO, square(call("sin", half(x))))),
                         ("sub", ("mul", TWO, square(call("cos", half(x)))), ONE),
                         call("sin", ("add", x, half(PI))), ("neg", call("cos", ("sub", PI, x)))],
    "tan": lambda r, x: [("div", call("sin", x), call("cos", x)),
                         ("div", call("sin", ("mul", TWO, x)), ("add", ONE, call("cos", ("mul", TWO, x))))],
    "sinh": lambda r, x: [half(("sub", call("exp", x), call("exp", ("neg", x)))),
                          ("mul", TWO, ("mul", call("sinh", half(x)), call("cosh", half(x))))],
    "cosh": lambda r, x: [half(("add", call("exp", x), call("exp", ("neg", x)))),
                          ("sub", ("mul", TWO, square(call("cosh", half(x)))), ONE)],
    "atan": lambda r, x: [("sub", half(PI), call("atan", ("div", ONE, x))),
                          call("asin", ("div", x, call("sqrt", ("add", ONE, square(x))))),
                          ("mul", TWO, call("atan", ("div", x, ("add", ONE, call("sqrt", ("add", ONE, square(x)))))))],
    "asin": lambda r, x: [("sub", half(PI), call("acos", x)),
                          call("atan", ("div", x, call("sqrt", ("sub", ONE, square(x)))))],
    "acos": lambda r, x: [("sub", half(PI), call("asin", x)),
                          ("mul", TWO, call("asin", call("sqrt", half(("sub", ONE, x)))))],
    "asinh": lambda r, x: [call("ln", ("add", x, call("sqrt", ("add", square(x), ONE)))),
                           ("neg", call("asinh", ("neg", x)))],
}


def places(tree, path=()):
    """The paths of all nodes."""
    yield path
    children = enumerate(tree[2]) if tree[0] == "call" else enumerate(tree[1:]) if tree[0] not in ("num", "const") else ()
    for index, child in children:
        yield from places(child, path + (index,))


def at(tree, path):
    for index in path:
        tree = tree[2][index] if tree[0] == "call" else tree[1 + index]
    return tree


def put(tree, path, new):
    if not path:
        return new
    index, rest = path[0], path[1:]
    if tree[0] == "call":
        children = list(tree[2])
        children[index] = put(children[index], rest, new)
        return (tree[0], tree[1], children)
    children = list(tree[1:])
    children[index] = put(children[index], rest, new)
    return (tree[0], *children)


def rewritten(random, tree, times):
    for _ in range(times):
        path = random.choice(list(places(tree)))
        options = rules(random, at(tree, path))
        tree = put(tree, path, random.choice(options))
    return tree


def free(random, depth):
    """A tree of any shape up to a depth, for values that nobody arranged."""
    if depth == 0 or random.random() < 0.08:
        return random.choice([
            num(random.randint(0, 20)), num(random.randint(1, 12)), num(random.randint(1, 99), 10),
            num(random.randint(1, 9), random.randint(2, 9)), PI, E, num(random.randint(1, 9), 10 ** random.randint(2, 12)),
        ])
    if random.random() < 0.5:
        name = random.choice(["sqrt", "sqrt", "cbrt", "exp", "ln", "log", "log2", "sin", "cos", "tan", "asin", "acos",
                              "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "abs", "floor", "ceil"])
        return call(name, free(random, depth - 1))
    kind = random.choice(["add", "sub", "mul", "div", "add", "sub", "mul", "div", "pow"])
    left = free(random, depth - 1)
    if kind == "pow":
        return ("pow", left, random.choice([TWO, num(3), num(-1), num(1, 2), num(-2), num(5), free(random, 0)]))
    return (kind, left, free(random, depth - 1))
