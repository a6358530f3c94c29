"""Runs a program on boxes: many at once in doubles, or one at a time in balls."""

import numpy as np
from flint import arb

from .balls import Balls, Branches, Nowhere, Span, Undecided
from .boxes_functions import BoxFunctions

BOXES = BoxFunctions()
# Doubles overflow, and infinite bounds cancel: every operation deals with that.
np.seterr(all="ignore")
EVERYTHING = Span(arb.neg_inf(), arb.pos_inf(), True, True)


def needed(program, places):
    """The steps that some places depend on, in order."""
    wanted = set()
    for place in range(max(places), -1, -1):
        if place in places or place in wanted:
            wanted.add(place)
            wanted.update(program.steps[place][1])
    return sorted(wanted)


def run(program, order, algebra, inputs, places):
    """The values of some places; inputs are by the names of variables."""
    values = {}
    for place in order:
        operation, operands, detail = program.steps[place]
        if operation == "variable":
            values[place] = inputs[detail]
        elif operation == "constant":
            values[place] = algebra.constant(detail)
        elif operation == "call":
            values[place] = algebra.call(detail, values[operands[0]])
        elif operation in ("whole power", "fraction power"):
            method = getattr(algebra, operation.replace(" ", "_"))
            values[place] = method(values[operands[0]], detail)
        elif operation == "compare":
            values[place] = algebra.compare(values[operands[0]], detail)
        else:
            method = getattr(algebra, operation)
            values[place] = method(*(values[operand] for operand in operands))
    return [values[place] for place in places]


class Runner:
    """The values of some places of a program over boxes."""

    def __init__(self, program, places):
        self.program, self.places = program, list(places)
        self.order = needed(program, self.places)
        self.has_cases = any(program.steps[place][0] == "select" for place in self.order)

    def boxes(self, inputs):
        """Over arrays of boxes, in doubles."""
        return run(self.program, self.order, BOXES, inputs, self.places)

    def pieces(self, inputs):
        """Over one box in balls: the values for each combination of sides."""
        branches, found = Branches(), []
        while True:
            try:
                found.append(self.value(inputs, Balls(branches)))
            except Nowhere:
                pass
            except Undecided:
                return [[EVERYTHING for _ in self.places]]
            if len(found) > 64:
                return [[EVERYTHING for _ in self.places]]
            if not branches.next():
                return found

    def value(self, inputs, algebra):
        """Values; from the top down if a case that does not count must not be looked at."""
        if not self.has_cases:
            return run(self.program, self.order, algebra, inputs, self.places)
        values = {}
        return [self.one(place, inputs, algebra, values) for place in self.places]

    def one(self, place, inputs, algebra, values):
        if place in values:
            return values[place]
        operation, operands, detail = self.program.steps[place]
        if operation == "select":
            result = self.selected(operands, inputs, algebra, values)
        elif operation == "variable":
            result = inputs[detail]
        elif operation == "constant":
            result = algebra.constant(detail)
        else:
            found = [self.one(operand, inputs, algebra, values) for operand in operands]
            if operation == "call":
                result = algebra.call(detail, found[0])
            elif detail is not None:
                result = getattr(algebra, operation.replace(" ", "_"))(found[0], detail)
            else:
                result = getattr(algebra, operation)(*found)
        values[place] = result
        return result

    def selected(self, operands, inputs, algebra, values):
        hold, fail, _ = self.one(operands[0], inputs, algebra, values)
        side = 0
        if hold and fail:
            side = algebra.branches.choose(2)
            if side is None:
                return EVERYTHING
        chosen = self.one(operands[1 if hold and side == 0 else 2], inputs, algebra, values)
        if hold and fail:
            return Span(chosen.lo, chosen.hi, True, True)
        return chosen
