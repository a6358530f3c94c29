"""What a text draws: a curve (t ↦ x, y) or a region or equation in x and y, as programs."""

import re

from .language import Program, Reader, Unreadable, chain, variables


class Curve:
    """x and y as steps of a program in one variable, and the range of it if there is one.

    `along` is "x" for y = f(x), "y" for x = f(y), and None for a curve with a parameter.
    """

    def __init__(self, program, x, y, variable, along=None, bounds=None):
        self.program, self.x, self.y = program, x, y
        self.variable, self.along, self.bounds = variable, along, bounds


class Points:
    """The points of the plane where a chain of comparisons holds."""

    def __init__(self, program, test):
        self.program, self.test = program, test


def expanded(text):
    """The text with every ⟨sign k first last term⟩ written out."""
    def written(match):
        sign, name, first, last, term = match.groups()
        terms = (
            re.sub(rf"\b{name}\b", str(k), term) for k in range(int(first), int(last) + 1))
        return sign.join(terms)
    return re.sub(r"⟨(\S+) (\w) (\d+) (\d+) ([^⟩]*)⟩", written, text)


def read(text):
    """What a text draws."""
    parts = split(text)
    program = Program()
    chains = [whole(part, program) for part in parts]
    if len(chains) == 1:
        return single(program, chains[0])
    bounds = chains[-1]
    if len(bounds) != 5:
        raise Unreadable("a range wanted")
    variable = program.steps[bounds[2]][2]
    sides = {program.steps[side[0]][2]: side[2] for side in chains[:-1]}
    ends = (bounds[0], bounds[4])
    if "r" in sides:
        angle = program.step("variable", detail=variable)
        cosine, sine = (program.step("call", angle, detail=name) for name in ("cos", "sin"))
        x, y = (program.step("mul", sides["r"], part) for part in (cosine, sine))
        return Curve(program, x, y, variable, bounds=ends)
    return Curve(program, sides["x"], sides["y"], variable, bounds=ends)


def split(text):
    """The parts between commas that are in no bracket."""
    parts, depth, start = [], 0, 0
    for place, sign in enumerate(text):
        depth += (sign in "({") - (sign in ")}")
        if sign == "," and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return parts + [text[start:]]


def whole(text, program):
    reader = Reader(text, program)
    parts = reader.relation()
    if reader.items[reader.place][0] != "end":
        raise Unreadable(str(reader.items[reader.place:][:5]))
    return parts


def single(program, parts):
    """An expression in x, y = f(x), x = f(y), or points."""
    x, y = (program.step("variable", detail=name) for name in "xy")
    if len(parts) == 1:
        return Curve(program, x, parts[0], "x", along="x")
    if len(parts) == 3 and parts[1] == "=":
        for side, other in ((parts[0], parts[2]), (parts[2], parts[0])):
            names = variables(program, [other])
            if side == y and "y" not in names:
                return Curve(program, x, other, "x", along="x")
            if side == x and "x" not in names:
                return Curve(program, other, y, "y", along="y")
    return Points(program, chain(program, parts))


def number(text):
    """A program and the step that is the value of a text without variables."""
    program = Program()
    return program, whole(text, program)[0]
