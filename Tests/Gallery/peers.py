"""The same pictures by other programs, and how long they take."""

import importlib.util
import io
import signal
import statistics
import subprocess
import time
import warnings

import numpy as np
from cpu import command_seconds
from prover import graphs
from prover.running import needed, run
from prover.views import View

SIZE = "1600x1000"
# SymPy takes minutes for some equations.
PATIENCE = 20


class Plain:
    """The operations of a program on numbers, as anyone would write them in numpy."""

    def __getattr__(self, name):
        return {
            "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide,
            "neg": np.negative, "min": np.minimum, "max": np.maximum, "power": np.power,
            "whole_power": lambda x, n: x ** float(n),
            "fraction_power": lambda x, q: x ** float(q),
            "constant": float, "pi": lambda: np.pi, "e": lambda: np.e}[name]

    def call(self, name, x):
        names = {"ln": "log", "asin": "arcsin", "acos": "arccos", "atan": "arctan",
                 "asinh": "arcsinh", "acosh": "arccosh", "atanh": "arctanh"}
        return getattr(np, names.get(name, name))(x)


def matplotlib_seconds(graph, view):
    """From a figure to its PNG."""
    import matplotlib
    matplotlib.use("agg")
    from matplotlib import pyplot
    left, right, bottom, top = view
    order = needed(graph.program, [graph.y])
    found = []
    for _ in range(5):
        start = time.process_time()
        x = np.linspace(left, right, 1600)
        y = run(graph.program, order, Plain(), {"x": x}, [graph.y])[0]
        figure = pyplot.figure(figsize=(16, 10), dpi=100)
        axes = figure.add_subplot()
        axes.plot(x, np.broadcast_to(y, x.shape))
        axes.set(xlim=(left, right), ylim=(bottom, top))
        figure.savefig(io.BytesIO(), format="png")
        pyplot.close(figure)
        found.append(time.process_time() - start)
    return statistics.median(found)


def gnuplot_text(program, place):
    """A step in gnuplot's language."""
    operation, operands, detail = program.steps[place]
    parts = [gnuplot_text(program, operand) for operand in operands]
    signs = {"add": "+", "sub": "-", "mul": "*", "div": "/", "power": "**"}
    if operation in signs:
        return f"({parts[0]}{signs[operation]}{parts[1]})"
    if operation == "neg":
        return f"(-{parts[0]})"
    if operation in ("whole power", "fraction power"):
        return f"({parts[0]}**{float(detail)!r})"
    if operation in ("min", "max"):
        sign = "<" if operation == "min" else ">"
        return f"({parts[0]}{sign}{parts[1]}?{parts[0]}:{parts[1]})"
    if operation == "call":
        name = {"ln": "log", "sign": "sgn", "trunc": "int"}.get(detail, detail)
        return f"{name}({parts[0]})"
    return {"constant": lambda: repr(float(detail)), "pi": lambda: "pi", "e": lambda: "exp(1)",
            "variable": lambda: detail}[operation]()


def gnuplot_seconds(graph, view, folder):
    left, right, bottom, top = view
    text = (
        f"set term png size 1600,1000\nset output '{folder}/gnuplot.png'\nset samples 1600\n"
        f"plot [{left!r}:{right!r}] [{bottom!r}:{top!r}] {gnuplot_text(graph.program, graph.y)}\n")
    return command_seconds(["gnuplot"], times=3, text=text)


def sympy_expression(program, place):
    """A step as SymPy has it; a KeyError where it has none."""
    import sympy
    operation, operands, detail = program.steps[place]
    parts = [sympy_expression(program, operand) for operand in operands]
    names = {"ln": "log", "abs": "Abs", "ceil": "ceiling"}
    relations = {"=": sympy.Eq, "<": sympy.Lt, "<=": sympy.Le, ">": sympy.Gt, ">=": sympy.Ge}
    return {
        "add": lambda: parts[0] + parts[1], "sub": lambda: parts[0] - parts[1],
        "mul": lambda: parts[0] * parts[1], "div": lambda: parts[0] / parts[1],
        "neg": lambda: -parts[0], "power": lambda: parts[0] ** parts[1],
        "whole power": lambda: parts[0] ** int(detail),
        "fraction power": lambda: parts[0] ** sympy.Rational(detail),
        "min": lambda: sympy.Min(*parts), "max": lambda: sympy.Max(*parts),
        "call": lambda: vars(sympy)[names.get(detail, detail)](parts[0]),
        "constant": lambda: sympy.Rational(detail.numerator, detail.denominator),
        "pi": lambda: sympy.pi, "e": lambda: sympy.E,
        "variable": lambda: sympy.Symbol(detail, real=True),
        "compare": lambda: relations[detail](parts[0], 0),
    }[operation]()


def give_up(*_):
    raise TimeoutError


def sympy_seconds(graph, view):
    """From an expression to its PNG; None where SymPy cannot, or after some time."""
    import matplotlib
    matplotlib.use("agg")
    import sympy
    from sympy.plotting import plot, plot_implicit
    left, right, bottom, top = view
    x, y = (sympy.Symbol(name, real=True) for name in "xy")
    is_curve = isinstance(graph, graphs.Curve)
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    warnings.simplefilter("ignore")
    try:
        start = time.process_time()
        expression = sympy_expression(graph.program, graph.y if is_curve else graph.test)
        look = {"show": False, "size": (16, 10)}
        if is_curve:
            picture = plot(expression, (x, left, right), ylim=(bottom, top), **look)
        else:
            picture = plot_implicit(expression, (x, left, right), (y, bottom, top), **look)
        picture.save(io.BytesIO())
        return time.process_time() - start
    except Exception:  # SymPy fails in many ways: there is no time of it then.
        return None
    finally:
        signal.alarm(0)


def peers_seconds(row, folder, peers):
    """The times of the peers in windows that doubles tell: for y = f(x) without cases,
    and of SymPy for equations and inequalities too."""
    graph = graphs.read(graphs.expanded(row["input"]))
    view = View(row["x"], row["y"], SIZE)
    is_function = isinstance(graph, graphs.Curve) and graph.along == "x"
    if not (is_function or isinstance(graph, graphs.Points)) or not view.fits:
        return {}
    if len(graph.program.steps) > 1000 or any(
            operation == "select" for operation, _, _ in graph.program.steps):
        return {}
    left, top = float(view.left.lo), float(view.top.lo)
    window = (left, left + 1600 * float(view.px.lo), top - 1000 * float(view.py.lo), top)
    found = {}
    if "sympy" in peers:
        found["sympy"] = sympy_seconds(graph, window)
    if not is_function:
        return found
    if "gnuplot" in peers:
        found["gnuplot"] = gnuplot_seconds(graph, window, folder)
    if "matplotlib" in peers:
        found["matplotlib"] = matplotlib_seconds(graph, window)
    return found


def installed():
    peers = []
    try:
        subprocess.run(["gnuplot", "--version"], capture_output=True)
        peers.append("gnuplot")
    except OSError:
        print("gnuplot is not installed: no times of it")
    for name in ("matplotlib", "sympy"):
        if importlib.util.find_spec(name):
            peers.append(name)
        else:
            print(f"{name} is not installed: no times of it")
    return peers
