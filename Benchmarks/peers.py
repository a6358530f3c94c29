"""The same computations in other programs, for the table of Benchmarks.

    python3 peers.py ROW

prints a line `peer<TAB>seconds` for each installed peer that knows the row.
A row is a function that takes a constructor of integers (or, for other kinds
of rows, whatever its peers need) and returns the call that is timed.
"""

import math
import statistics
import sys
import time

if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)


def median_seconds(call):
    """The median CPU time of a call, sampled as in Measurement.swift."""
    call()
    start = time.process_time()
    call()
    once = max(time.process_time() - start, 1e-9)
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

# Python's own integers would take more than a minute here.
SLOW = {("python", "1000000!"), ("python", "print 1000000!"), ("python", "print 2^1000000")}


def main():
    row = sys.argv[1]
    if row in INTEGER_ROWS:
        for name, functions in integer_peers().items():
            if (name, row) not in SLOW:
                print(f"{name}\t{median_seconds(INTEGER_ROWS[row](*functions))}")


if __name__ == "__main__":
    main()
