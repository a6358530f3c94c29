"""The same computations in other programs, for the table of Benchmarks.

    python3 peers.py ROW

prints a line `peer<TAB>seconds` for each installed peer that knows the row.
A row is a function that takes a constructor of integers (or, for other kinds
of rows, whatever its peers need) and returns the call that is timed.
"""

import math
import resource
import shutil
import statistics
import subprocess
import sys
import time

if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)


def median_seconds(call):
    """The median CPU time of a call, sampled as in Measurement.swift; of one that takes long, its first."""
    for _ in range(2):
        start = time.process_time()
        call()
        once = max(time.process_time() - start, 1e-9)
        if once > 5:
            return once
    repetitions = max(1, int(0.005 / once))
    samples = []
    for _ in range(3 if once > 0.5 else 9):
        start = time.process_time()
        for _ in range(repetitions):
            call()
        samples.append((time.process_time() - start) / repetitions)
    return statistics.median(samples)


def integer_peers():
    """The constructors, square roots, gcds and factorials of each peer."""
    peers = {}
    try:
        import gmpy2

        peers["gmpy2"] = (gmpy2.mpz, gmpy2.isqrt, gmpy2.gcd, gmpy2.fac)
    except ImportError:
        pass
    try:
        import flint

        peers["python-flint"] = (
            flint.fmpz,
            lambda a: a.isqrt(),
            lambda a, b: a.gcd(b),
            flint.fmpz.fac_ui,
        )
    except ImportError:
        pass
    peers["python"] = (int, math.isqrt, math.gcd, math.factorial)
    return peers


def number(integer, digits, divisor):
    """The operand that IntegerRows.swift builds."""
    return integer(10) ** digits // integer(divisor)


def multiply(digits):
    def prepare(integer, root, gcd, factorial):
        a, b = number(integer, digits, 7), number(integer, digits, 3)
        return lambda: a * b

    return prepare


def square(digits):
    def prepare(integer, root, gcd, factorial):
        a = number(integer, digits, 7)
        return lambda: a * a

    return prepare


def factorial_of(n):
    return lambda integer, root, gcd, factorial: lambda: factorial(n)


def print_factorial(n):
    def prepare(integer, root, gcd, factorial):
        a = factorial(n)
        return lambda: str(a)

    return prepare


def print_power(n):
    def prepare(integer, root, gcd, factorial):
        a = integer(2) ** n
        return lambda: str(a)

    return prepare


def read(digits):
    def prepare(integer, root, gcd, factorial):
        text = str(number(integer, digits, 7))
        return lambda: integer(text)

    return prepare


def divide(digits):
    def prepare(integer, root, gcd, factorial):
        a, b = number(integer, 2 * digits, 7), number(integer, digits, 3)
        return lambda: divmod(a, b)

    return prepare


def square_root(digits):
    def prepare(integer, root, gcd, factorial):
        a = number(integer, digits, 7)
        return lambda: root(a)

    return prepare


def greatest_common_divisor(digits):
    def prepare(integer, root, gcd, factorial):
        a = number(integer, digits, 7)
        b = integer(11) ** (digits * 24 // 25) // 13
        return lambda: gcd(a, b)

    return prepare


INTEGER_ROWS = {
    "multiply 1,000 digits": multiply(1_000),
    "multiply 10,000 digits": multiply(10_000),
    "multiply 100,000 digits": multiply(100_000),
    "multiply 1,000,000 digits": multiply(1_000_000),
    "square 10,000 digits": square(10_000),
    "10000!": factorial_of(10_000),
    "print 10000!": print_factorial(10_000),
    "print 2^1000000": print_power(1_000_000),
    "read 100,000 digits": read(100_000),
    "divide 200,000 by 100,000 digits": divide(100_000),
    "divide 2,000 by 1,000 digits": divide(1_000),
    "square root of 200,000 digits": square_root(200_000),
    "gcd of 100,000 digits": greatest_common_divisor(100_000),
    "gcd of 1,000 digits": greatest_common_divisor(1_000),
    "1000000!": factorial_of(1_000_000),
    "print 1000000!": print_factorial(1_000_000),
}



def bits(digits):
    """The bits of so many digits, as in BallRows.swift."""
    return digits * 33_220 // 10_000 + 10


def pi(digits):
    return {
        "python-flint": arb_call(digits, lambda arb: arb.pi().str(digits, radius=False), fresh=True),
        "mpmath": mpmath_call(digits, lambda mp: mp.nstr(+mp.pi, digits), fresh=True),
        "bc": bc_call(digits, "4*a(1)") if digits <= 1_000 else None,
    }


def function_of_ten_to_22(digits):
    return {
        "python-flint": arb_call(digits, lambda arb: arb(10**22).sin()),
        "mpmath": mpmath_call(digits, lambda mp: mp.sin(10**22)),
        "bc": bc_call(digits, "s(10^22)"),
    }


def ramanujan(digits):
    return {
        "python-flint": arb_call(digits, lambda arb: (arb.pi() * arb(163).sqrt()).exp()),
        "mpmath": mpmath_call(digits, lambda mp: mp.exp(mp.pi * mp.sqrt(163))),
        "bc": bc_call(digits, "e(4*a(1)*sqrt(163))"),
    }


def logarithm_of_two(digits):
    return {
        "python-flint": arb_call(digits, lambda arb: arb.const_log2(), fresh=True),
        "mpmath": mpmath_call(digits, lambda mp: +mp.ln2, fresh=True),
        "bc": bc_call(digits, "l(2)"),
    }


def of_square_root(name, digits, bc_name):
    def arb(arb):
        x = arb(2).sqrt()
        return getattr(x, {"ln": "log"}.get(name, name))

    def mp(mp):
        x = mp.sqrt(2)
        return lambda: getattr(mp, name)(x)

    return {
        "python-flint": arb_call(digits, arb, prepared=True),
        "mpmath": mpmath_call(digits, mp, prepared=True),
        "bc": bc_call(digits, f"{bc_name}(sqrt(2))") if digits <= 1_000 else None,
    }


def arb_call(digits, body, fresh=False, prepared=False):
    """A call of Arb, after its caches were emptied if it shall be fresh."""
    try:
        import flint
    except ImportError:
        return None
    flint.ctx.prec = bits(digits)
    if prepared:
        return body(flint.arb)

    def call():
        if fresh:
            flint.ctx.cleanup()
        body(flint.arb)

    return call


def mpmath_call(digits, body, fresh=False, prepared=False):
    """A call of mpmath, after its constants were forgotten if it shall be fresh."""
    try:
        import mpmath
    except ImportError:
        return None
    mp = mpmath.mp
    mp.prec = bits(digits)
    if prepared:
        return body(mp)
    functions = mpmath.libmp.libelefun

    def call():
        if fresh:
            for constant in (functions.pi_fixed, functions.ln2_fixed):
                constant.__closure__[0].cell_contents.memo_prec = -1
        body(mp)

    return call


def bc_call(digits, expression):
    """The CPU time of a process of bc, with its start."""
    if shutil.which("bc") is None:
        return None

    def seconds():
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            ["bc", "-l"],
            input=f"scale={digits}\n{expression}\n".encode(),
            stdout=subprocess.DEVNULL,
            check=False,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    return seconds


def pari_call(expression, repetitions):
    """The CPU time of PARI's gp, without its start and what it remembers."""
    if shutil.which("gp") is None:
        return None

    def seconds():
        text = f"a=getabstime();for(i=1,{repetitions},{expression});print(getabstime()-a)\n"
        result = subprocess.run(
            ["gp", "-q", "-f"], input=text, capture_output=True, text=True, check=False
        )
        return float(result.stdout.split()[-1]) / 1000 / repetitions

    return seconds


def proof_of_prime(digits):
    return f"isprime(nextprime(10^{digits}\\7+1))"


PRIME_ROWS = {
    "factor 2^128+1": lambda: pari_call("factorint(2^128+1)", 20),
    "factor 2^137-1": lambda: pari_call("factorint(2^137-1)", 20),
    "factor 2^193-1": lambda: pari_call("factorint(2^193-1)", 5),
    "factor (10^20+39)(10^20+129)": lambda: pari_call("factorint((10^20+39)*(10^20+129))", 20),
    "prove a prime of 60 digits": lambda: pari_call(proof_of_prime(60), 10),
    "prove a prime of 80 digits": lambda: pari_call(proof_of_prime(80), 10),
    "prove a prime of 100 digits": lambda: pari_call(proof_of_prime(100), 10),
}

BALL_ROWS = {
    "pi, 1,000 digits": lambda: pi(1_000),
    "pi, 10,000 digits": lambda: pi(10_000),
    "pi, 100,000 digits": lambda: pi(100_000),
    "pi, 1,000,000 digits": lambda: pi(1_000_000),
    "sin(10^22), 50 digits": lambda: function_of_ten_to_22(50),
    "sin(10^22), 1,000 digits": lambda: function_of_ten_to_22(1_000),
    "exp(pi sqrt 163), 50 digits": lambda: ramanujan(50),
    "exp(pi sqrt 163), 1,000 digits": lambda: ramanujan(1_000),
    "ln 2 uncached, 1,000 digits": lambda: logarithm_of_two(1_000),
}
for _text, _digits in (("50", 50), ("1,000", 1_000), ("10,000", 10_000)):
    for _name, _letter in (("exp", "e"), ("ln", "l"), ("sin", "s"), ("atan", "a")):
        BALL_ROWS[f"{_name} of sqrt 2, {_text} digits"] = (
            lambda name=_name, digits=_digits, letter=_letter: of_square_root(name, digits, letter)
        )



def random_polynomial(degree):
    """The coefficients that SolvingRows.swift makes."""
    state, coefficients = 1, []
    for _ in range(degree + 1):
        state = state * 48_271 % 2_147_483_647
        coefficients.append(state % (1 << 21) - (1 << 20))
    return coefficients


def chebyshev(degree):
    last, next_ = [1], [0, 1]
    for _ in range(degree - 1):
        longer = [0] + [2 * c for c in next_]
        for place, c in enumerate(last):
            longer[place] -= c
        last, next_ = next_, longer
    return next_


def mignotte(degree):
    return [-2, 400, -20_000] + [0] * (degree - 3) + [1]


def roots(coefficients, sympy_is_quick=False):
    """FLINT has no call for the real roots alone: it finds all, to 30 digits."""
    peers = {"python-flint": None, "sympy": None}
    try:
        import flint

        def all_roots():
            flint.ctx.dps = 30
            return flint.fmpz_poly(coefficients).complex_roots()

        peers["python-flint"] = all_roots
    except ImportError:
        pass
    if sympy_is_quick:
        try:
            import sympy

            polynomial = sympy.Poly(coefficients[::-1], sympy.Symbol("x"))
            peers["sympy"] = polynomial.intervals
        except ImportError:
            pass
    return peers


def solved(text):
    """SymPy's solutions, without what it remembers of the time before."""
    try:
        import sympy
        from sympy.core.cache import clear_cache
    except ImportError:
        return {}
    x = sympy.Symbol("x", real=True)

    def call():
        clear_cache()
        return sympy.solveset(sympy.sympify(text, locals={"x": x}), x, sympy.Reals)

    return {"sympy": call}


def swinnerton_dyer(count):
    """The minimal polynomial of a sum of the square roots of the first primes."""
    import flint

    p = flint.fmpz_poly([0, 1])
    for prime in (2, 3, 5, 7, 11)[:count]:
        even, odd = flint.fmpz_poly([]), flint.fmpz_poly([])
        a, b = flint.fmpz_poly([1]), flint.fmpz_poly([])
        x = flint.fmpz_poly([0, 1])
        for coefficient in p.coeffs():
            even, odd = even + coefficient * a, odd + coefficient * b
            a, b = x * a + prime * b, a + x * b
        p = even * even - prime * odd * odd
    return p


def factors(polynomial):
    """FLINT's factors of a polynomial that a call makes."""
    try:
        import flint
    except ImportError:
        return {}
    p = polynomial(flint)
    return {"python-flint": lambda: p.factor()}


def of_complex_number(name, digits, parts):
    """Arb's and mpmath's values of a function at a complex number."""
    peers = {}
    try:
        import flint

        flint.ctx.prec = bits(digits)
        z = flint.acb(*(flint.arb(square).sqrt() for square in parts))
        peers["python-flint"] = getattr(z, {"ln": "log"}.get(name, name))
    except ImportError:
        pass
    try:
        import mpmath

        mpmath.mp.prec = bits(digits)
        function, number = getattr(mpmath, name), mpmath.mpc(*map(mpmath.sqrt, parts))
        peers["mpmath"] = lambda: function(number)
    except ImportError:
        pass
    return peers


def zero_of_cosine():
    """mpmath finds the zero by secants, and proves nothing."""
    try:
        import mpmath
    except ImportError:
        return {}

    def call():
        mpmath.mp.prec = bits(1_000)
        mpmath.findroot(lambda x: mpmath.cos(x) - x, 0.7)

    return {"mpmath": call}


def power_of_one_plus_i():
    peers = {}
    try:
        import flint

        z = flint.acb(1, 1)

        def arb():
            flint.ctx.prec = 64
            return z**1000

        peers["python-flint"] = arb
    except ImportError:
        pass
    try:
        import sympy
        from sympy.core.cache import clear_cache

        def exact():
            clear_cache()
            return sympy.expand((1 + sympy.I) ** 1000)

        peers["sympy"] = exact
    except ImportError:
        pass
    return peers


SOLVING_ROWS = {
    "(1+i)^1000": power_of_one_plus_i,
    "1,000 digits of the zero of cos x - x": zero_of_cosine,
    "factor Swinnerton-Dyer 8": lambda: factors(lambda flint: swinnerton_dyer(3)),
    "factor Swinnerton-Dyer 16": lambda: factors(lambda flint: swinnerton_dyer(4)),
    "factor Swinnerton-Dyer 32": lambda: factors(lambda flint: swinnerton_dyer(5)),
    "factor x^100 - 1": lambda: factors(lambda flint: flint.fmpz_poly([-1] + [0] * 99 + [1])),
    "solve x^2 = 2": lambda: solved("Eq(x**2, 2)"),
    "real roots, Chebyshev 50": lambda: roots(chebyshev(50), True),
    "real roots, Chebyshev 100": lambda: roots(chebyshev(100), True),
    "real roots, Chebyshev 200": lambda: roots(chebyshev(200)),
    "real roots, Mignotte 100": lambda: roots(mignotte(100), True),
    "real roots, random 100": lambda: roots(random_polynomial(100)),
    "real roots, random 200": lambda: roots(random_polynomial(200)),
    "all complex roots, degree 20": lambda: roots(random_polynomial(20)),
    "all complex roots, degree 50": lambda: roots(random_polynomial(50)),
    "all complex roots, degree 100": lambda: roots(random_polynomial(100)),
}

for _text, _digits in (("50", 50), ("1,000", 1_000)):
    SOLVING_ROWS[f"sin(1+i), {_text} digits"] = (
        lambda digits=_digits: of_complex_number("sin", digits, (1, 1))
    )
    for _name in ("sin", "exp", "ln", "sqrt", "tan", "atan"):
        SOLVING_ROWS[f"{_name} of sqrt 2 + i sqrt 3, {_text} digits"] = (
            lambda name=_name, digits=_digits: of_complex_number(name, digits, (2, 3))
        )

# Python's own integers would take more than a minute here.
SLOW = {("python", "1000000!"), ("python", "print 1000000!"), ("python", "print 2^1000000")}


def derivative():
    try:
        import sympy
        from sympy.core.cache import clear_cache
    except ImportError:
        return {}
    x = sympy.Symbol("x")
    text = "(x**3 + 2*x - 1)*sin(x**2 + 1)/(exp(x) + cos(3*x)) + log(x**2 + 4)*atan(2*x - 1)"

    def call():
        clear_cache()
        return sympy.diff(sympy.sympify(text, locals={"x": x}), x)

    return {"sympy": call}


def oscillating_integral(digits):
    def arb(_):
        import flint

        return flint.acb.integral(lambda x, _: (x + x.exp()).sin(), 0, 8)

    return {
        "python-flint": arb_call(digits, arb),
        "mpmath": mpmath_call(digits, lambda mp: mp.quad(lambda x: mp.sin(x + mp.exp(x)), range(9))),
    }


CALCULUS_ROWS = {
    "derivative of 50 parts": derivative,
    "integral of sin(x+e^x), 15 digits": lambda: oscillating_integral(15),
    "integral of sin(x+e^x), 64 digits": lambda: oscillating_integral(64),
    "sum of 1/k^3, 100 digits": lambda: {
        "python-flint": arb_call(100, lambda arb: arb(3).zeta(), fresh=True),
        "mpmath": mpmath_call(100, lambda mp: mp.nsum(lambda k: 1 / k**3, [1, mp.inf])),
    },
}


def main():
    row = sys.argv[1]
    if row in INTEGER_ROWS:
        for name, functions in integer_peers().items():
            if (name, row) not in SLOW:
                print(f"{name}\t{median_seconds(INTEGER_ROWS[row](*functions))}")
    if row in PRIME_ROWS:
        call = PRIME_ROWS[row]()
        if call is not None:
            print(f"pari\t{call()}")
    others = {**BALL_ROWS, **SOLVING_ROWS, **CALCULUS_ROWS}
    if row in others:
        for name, call in others[row]().items():
            if call is not None:
                seconds = call() if name == "bc" else median_seconds(call)
                print(f"{name}\t{seconds}")


if __name__ == "__main__":
    main()
