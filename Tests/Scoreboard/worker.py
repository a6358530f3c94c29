"""Answers lines with SymPy or mpmath: worker.py sympy|mpmath."""

import sys

MARK = "987612349"
sys.set_int_max_str_digits(0)
if sys.argv[1] == "sympy":
    import sympy

    def answer(text):
        value = sympy.sympify(text, rational=True)
        if isinstance(value, (bool, sympy.logic.boolalg.BooleanAtom)):
            return str(bool(value))
        value = sympy.simplify(value)
        return str(value) if value.is_Rational or value in (sympy.true, sympy.false) else str(sympy.N(value, 20))
else:
    import mpmath
    mpmath.mp.dps = 25
    names = vars(mpmath) | {"pi": +mpmath.pi}

    def answer(text):
        value = eval(text, dict(names))
        return str(value) if isinstance(value, (bool, int)) else mpmath.nstr(value, 20)

for line in sys.stdin:
    text = line.strip()
    try:
        print(text if text == MARK else answer(text), flush=True)
    except Exception as trouble:  # What a program says when it cannot is its answer.
        print(type(trouble).__name__, flush=True)
