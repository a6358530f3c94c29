"""What Surd's speed shall be beside other programs, and whether it is."""

# What, the row of expressions.py, the program beside which it is measured, the
# ratio to reach and the one to aim at.
TARGETS = [
    ("one point at a time", "point", "C function", 3.5, 2.5),
    ("one point at a time", "point", "ExprTk", None, None),
    ("the list bench_expr", "bench_expr", "ExprTk", 1.25, 1.0),
    ("the list random_with_functions", "random_with_functions", "ExprTk", 0.9, 0.75),
    ("a million points", "bulk", "numexpr", 0.5, 0.35),
    ("text to tape, with diagnostics", "text", "tinyexpr", 3, 1.5),
    ("memory of a tape", "memory", "ExprTk", 1, 0.5),
    ("a thousand boxes", "boxes", "Boost, unprotected", 0.5, 0.2),
    ("a thousand boxes", "boxes", "Boost, default", None, None),
    # The bar is for boxes in batches.
    ("a box at a time", "interval", "Boost, unprotected", None, None),
    # The page's build has no vectors and is made small.
    ("wasm, a thousand points", "wasm batch", "native", 1.5, None),
    ("wasm, big integers", "wasm integers", "native", 3, None),
]


def print_targets(ratio_of):
    """Prints the table; a row without its program is said to be not measured."""
    number = lambda value: "" if value is None else f"{value:g}"
    print(f"\n{'what':34}{'beside':22}{'ratio':>7}{'bar':>7}{'aim':>7}")
    for what, row, program, bar, aim in TARGETS:
        ratio = ratio_of(row, program)
        if ratio is None:
            shown, verdict = "-", "not measured"
        else:
            shown = f"{ratio:.2f}"
            verdict = (
                "" if bar is None
                else "aim met" if aim is not None and ratio <= aim
                else "met" if ratio <= bar
                else "NOT MET"
            )
        print(f"{what:34}{program:22}{shown:>7}{number(bar):>7}{number(aim):>7}  {verdict}")
