"""The programs: how each writes a question, how it is asked, and what in its answer is the value.

Each runs once for all cases and is sent a case at a time, with its own limit of time; the time of a case is from the line to the
mark behind its answer. Starting is not in it. A program that goes on beyond the limit is ended and started again.
"""

import ast
import os
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import threading
import time

from cases import tree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# A number that no case has.
MARK = "987612349"
COMPARE = {ast.Eq: "==", ast.Lt: "<", ast.Gt: ">"}
RANK = {ast.Add: 1, ast.Sub: 1, ast.Mult: 2, ast.Div: 2, ast.USub: 3, ast.Pow: 4}
SIGN = {ast.Add: " + ", ast.Sub: " - ", ast.Mult: "*", ast.Div: "/"}


class Missing(Exception):
    """The program has no such function."""


class Program:
    name = site = ""
    package = command = ""
    #: What is not called as in Python, names and functions; None where there is none.
    names = {}
    power = "^"
    equal = "=="
    arguments = []
    first = []
    note = ""

    def write(self, question):
        return self.text(tree(question), 0)

    def text(self, node, rank):
        match node:
            case ast.Constant(value):
                return str(value)
            case ast.Name(name):
                return self.named(name)
            case ast.UnaryOp(ast.USub(), operand):
                text, own = "-" + self.text(operand, 3), 3
            case ast.BinOp(left, ast.Pow(), right):
                text, own = self.text(left, 5) + self.power + self.text(right, 5), 4
            case ast.BinOp(left, operator, right):
                own = RANK[type(operator)]
                text = self.text(left, own) + SIGN[type(operator)] + self.text(right, own + 1)
            case ast.Call(ast.Name("factorial"), [argument]) if self.names.get("factorial") == "!":
                return self.text(argument, 5) + "!"
            case ast.Call(ast.Name(name), arguments):
                return self.called(name, [self.text(one, 0) for one in arguments])
            case ast.Compare(left, [operator], [right]):
                return self.compared(self.text(left, 1), COMPARE[type(operator)], self.text(right, 1))
        return f"({text})" if own < rank else text

    def named(self, name):
        found = self.names.get(name, name)
        if found is None:
            raise Missing(name)
        return found

    def called(self, name, arguments):
        found = self.named(name)
        return found.format(*arguments) if "{" in found else f"{found}({', '.join(arguments)})"

    def compared(self, left, sign, right):
        return f"{left} {self.equal if sign == '==' else sign} {right}"

    def lines(self, text):
        """What is sent for an expression, with the mark behind."""
        return [text, MARK]

    def value(self, lines):
        """The answer in what was printed."""
        kept = [line.strip() for line in lines if line.strip()]
        return kept[-1] if kept else ""

    # Running.

    def path(self):
        return shutil.which(self.command)

    def version(self):
        return ""

    def start(self):
        home = ROOT / ".build/scoreboard"
        home.mkdir(parents=True, exist_ok=True)
        environment = dict(os.environ, HOME=str(home), XDG_CONFIG_HOME=str(home), XDG_STATE_HOME=str(home), LC_ALL="C.UTF-8", TERM="dumb", BC_LINE_LENGTH="0", G_MESSAGES_DEBUG="",
                           PYTHONUNBUFFERED="1")
        self.process = subprocess.Popen(["stdbuf", "-oL", self.path(), *self.arguments], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, cwd=home)
        self.printed = queue.Queue()
        threading.Thread(target=self.listen, args=(self.process.stdout, self.printed), daemon=True).start()
        for line in self.first:
            self.send([line])
        self.send([MARK if "" == self.mark else self.mark])
        self.until(60)

    mark = ""

    @staticmethod
    def listen(stream, printed):
        for line in iter(stream.readline, b""):
            printed.put(re.sub(r"\x1b\[[0-9;]*m", "", line.decode(errors="replace")))
        printed.put(None)

    def send(self, lines):
        self.process.stdin.write(("\n".join(lines) + "\n").encode())
        self.process.stdin.flush()

    def until(self, limit):
        """What is printed before the mark; None if it does not come."""
        end, lines = time.perf_counter() + limit, []
        while True:
            try:
                line = self.printed.get(timeout=max(0.001, end - time.perf_counter()))
            except queue.Empty:
                return None
            if line is None:
                return None
            if MARK in line and not self.is_echo(line):
                return lines
            lines.append(line)

    def is_echo(self, line):
        return False

    def ask(self, text, limit):
        """(answer, seconds); the answer is None where it does not come in time."""
        if getattr(self, "process", None) is None or self.process.poll() is not None:
            self.start()
        start = time.perf_counter()
        try:
            self.send(self.lines(text))
            printed = self.until(limit)
        except BrokenPipeError:
            printed = None
        seconds = time.perf_counter() - start
        if printed is None:
            self.process.kill()
            self.process.wait()
            self.process = None
            return None, seconds
        return self.value(printed), seconds

    def stop(self):
        if getattr(self, "process", None):
            self.process.kill()
            self.process.wait()


def first_line(*command):
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
    return (done.stdout.strip() or done.stderr.strip()).split("\n")[0]


class Surd(Program):
    name, command = "Surd", "surd"
    names = {"factorial": "!", "binomial": "nCr({}; {})"}
    equal = "="
    arguments = ["--format", "json", "--digits", "20"]
    note = "20 digits behind the point"

    def path(self):
        return str(ROOT / ".build/release/surd")

    def version(self):
        return first_line(self.path(), "--version").split()[-1]

    def value(self, lines):
        import json
        given = [json.loads(line) for line in lines if line.startswith("{")]
        if not given or given[-1]["status"] not in ("exact", "approximate"):
            return given[-1]["status"] if given else ""
        # One solution of an equation is its value; several are none.
        exact, decimal = (re.sub(r"^[a-z] = ", "", given[-1][key] or "") for key in ("exact", "decimal"))
        if given[-1]["status"] == "exact" and re.fullmatch(r"[-\d./]+|true|false", exact):
            return exact
        return decimal


class Bc(Program):
    name, package, command = "bc", "bc", "bc"
    arguments = ["-lq"]
    names = {"sin": "s", "cos": "c", "atan": "a", "ln": "l", "exp": "e", "pi": "(4*a(1))", "factorial": None, "binomial": None,
             "tan": "(s({0})/c({0}))", "asin": None, "acos": None, "sinh": "((e({0})-e(-({0})))/2)",
             "cosh": "((e({0})+e(-({0})))/2)", "tanh": None, "asinh": None}
    note = "bc -l: 20 digits behind the point; names of its library, with tan and sinh from them"

    def version(self):
        return first_line("bc", "--version").split()[-1]

    def value(self, lines):
        return "".join(line.strip().rstrip("\\") for line in lines)


class Calc(Program):
    name, package, command = "calc", "calc", "calc"
    arguments = ["-d", "-q", "-c"]
    names = {"pi": "pi()", "factorial": "fact", "binomial": "comb"}
    first = ['config("display", 20),;', 'config("maxprint", 20),;', "read solve"]
    note = "calc from apcalc, 20 digits, with solve of its library"

    def version(self):
        return re.search(r"[\d.]{5,}", first_line("calc", "-v"))[0]

    def value(self, lines):
        return Program.value(self, lines).lstrip("~")


class Qalc(Program):
    name, package, command = "qalc", "qalc", "qalc"
    arguments = ["-t", "-s", "precision 20"]
    names = {}

    def is_echo(self, line):
        return line.startswith(">")

    equal = "="
    note = "terse, precision 20"

    def version(self):
        return first_line("qalc", "--version")

    def value(self, lines):
        kept = [line.strip() for line in lines if not line.startswith(">")]
        return next((line for line in reversed(kept) if line and not line.startswith(("warning", "error"))), "")


class Gnome(Program):
    name, package, command = "gcalccmd", "gnome-calculator", "gcalccmd"
    names = {"factorial": "!", "binomial": None, "pi": "π", "exp": "(e^({0}))", **{name: name + "(({0})*180/π)" for name in ("sin", "cos", "tan")},
             **{name: "(" + name + "({0})*π/180)" for name in ("asin", "acos", "atan")}}
    note = "as it comes: nine digits, degrees (angles are converted in the question)"

    def text(self, node, rank):
        if isinstance(node, ast.Constant) and "e" in str(node.value):
            return "({}*10^({}))".format(*node.value.split("e"))
        return super().text(node, rank)

    def compared(self, left, sign, right):
        raise Missing(sign)

    def version(self):
        return subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "gnome-calculator"], capture_output=True, text=True).stdout.split(":")[-1].split("-")[0]

    def value(self, lines):
        kept = [re.sub(r"^(> ?)+", "", line.strip()) for line in lines if "WARNING" not in line]
        return next((line for line in reversed(kept) if line), "")


class Pari(Program):
    name, package, command = "PARI/GP", "pari-gp", "gp"
    arguments = ["-q", "-f"]
    names = {"pi": "Pi", "ln": "log", "factorial": "!"}
    note = "38 digits, its default"

    def version(self):
        return first_line("gp", "--version-short")


class Maxima(Program):
    name, package, command = "Maxima", "maxima", "maxima"
    arguments = ["--very-quiet"]
    names = {"pi": "%pi", "ln": "log", "factorial": "!"}
    first = ["display2d:false$ fpprec:25$ linel:100000$ keepfloat:true$"]
    mark = f'print("{MARK}")$'
    note = "fullratsimp after trigreduce; else bfloat with 25 digits"

    def compared(self, left, sign, right):
        return f"is(equal({left}, {right}))" if sign == "==" else f"is({left} {sign} {right})"

    def version(self):
        return first_line("maxima", "--version").split()[-1]

    def lines(self, text):
        return [f"block([x:errcatch(fullratsimp(trigreduce({text})))], if x=[] then x:errcatch({text}), "
                f"if x=[] then print(error) else (print(string(x[1])), print(string(errcatch(bfloat(x[1]))))))$ {self.mark}"]

    def value(self, lines):
        kept = [line.strip() for line in lines if line.strip()]
        if not kept or "error" in kept[-1]:
            return "error"
        answer = kept[-2] if len(kept) > 1 else kept[-1]
        if re.fullmatch(r"-?\d+(/\d+)?|true|false", answer):
            return answer
        return kept[-1].strip("[]").replace("b", "e")


class Giac(Program):
    name, package, command = "giac", "xcas", "giac"
    names = {"binomial": "comb"}
    first = ["Digits:=20;"]
    mark = MARK + ";"
    note = "simplify; else evalf with 20 digits"

    def compared(self, left, sign, right):
        return f"evalb(simplify(({left})-({right}))==0)" if sign == "==" else f"evalf({left},20) {sign} evalf({right},20)"

    def version(self):
        return subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "xcas"], capture_output=True, text=True).stdout.split("+")[0]

    def is_echo(self, line):
        return ">> " in line

    def lines(self, text):
        return [f"simplify({text});", f"evalf(simplify({text}),20);", f"evalf({text},20);", self.mark]

    def value(self, lines):
        kept = [line.strip() for line in lines if line.strip() and ">> " not in line and "//" not in line]
        if kept and re.fullmatch(r"-?\d+(/\d+)?|true|false", kept[0]):
            return kept[0]
        found = [line for line in kept[1:] if re.match(r"-?\d", line)] or kept[-1:]
        return found[0] if found else ""


class PythonProgram(Program):
    package = ""
    command = sys.executable
    power = "**"

    @property
    def arguments(self):
        return [str(HERE / "worker.py"), self.module]

    def path(self):
        import importlib.util
        return sys.executable if importlib.util.find_spec(self.module) else None

    def version(self):
        return __import__(self.module).__version__


class SymPy(PythonProgram):
    name, module = "SymPy", "sympy"
    names = {"exp": "exp", "ln": "log"}
    note = "sympify(…, rational=True), simplify; else N with 20 digits"

    def compared(self, left, sign, right):
        return f"Eq({left}, {right})" if sign == "==" else f"({left}) {sign} ({right})"


class Mpmath(PythonProgram):
    name, module = "mpmath", "mpmath"
    names = {"ln": "log"}
    note = "25 digits, of which 20 are shown; decimals as mpf('…')"

    def text(self, node, rank):
        if isinstance(node, ast.Constant):
            return f"mpf('{node.value}')"
        return super().text(node, rank)


PROGRAMS = [Surd(), Bc(), Calc(), Qalc(), Gnome(), Pari(), Maxima(), Giac(), SymPy(), Mpmath()]
KEYS = {"Surd": "surd", "PARI/GP": "pari", "Maxima": "maxima", "SymPy": "sympy"}


def key(program):
    return KEYS.get(program.name, program.name)
