#!/usr/bin/env python3
"""Tries the completions in the shells, at terminals with real Tabs, and has the manual page checked.

    run.py          after `swift build -c release`

Exit status 1 unless everything is as expected.
"""

import contextlib
import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SURD = ROOT / ".build/release/surd"
# What a terminal is told, rather than shown: colours, places, titles.
CONTROLS = re.compile(r"\x1b\[[0-9;?<>=]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[()][0-9A-B]|\x1b[=>78]")
# A shell may take this long to say something, in seconds.
PATIENCE = 20


class Shell:
    """A shell at a terminal of its own, in a folder with two files and a folder."""

    def __init__(self, name, folder, arguments, setup):
        self.name = name
        environment = {
            "HOME": str(folder), "TERM": "xterm", "LC_ALL": "C.UTF-8",
            "PATH": f"{SURD.parent}:{os.environ['PATH']}",
        }
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(name, [name, *arguments], environment)
        self.shown = ""
        self.type("stty columns 200 rows 50\r")
        for line in setup:
            self.type(line + "\r")
        self.type("echo re''ady\r")
        self.wait("ready")

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def read(self, seconds):
        """What is shown until the shell says nothing for so long."""
        text = b""
        while select.select([self.terminal], [], [], seconds)[0]:
            try:
                text += os.read(self.terminal, 65536)
            except OSError:
                break
            # Fish asks where the cursor is, and what the terminal is.
            if b"\x1b[6n" in text[-200:]:
                self.type("\x1b[1;1R")
        return CONTROLS.sub("", text.decode(errors="replace"))

    def wait(self, text, seconds=PATIENCE):
        """Reads until a text is shown."""
        end = time.monotonic() + seconds
        shown = ""
        while text not in shown and time.monotonic() < end:
            shown += self.read(0.1)
        return shown

    def complete(self, line, tabs, wanted):
        """What is shown after a line and a Tab: the line itself, or the list that a second Tab brings."""
        self.read(0.2)
        self.type(line)
        self.read(0.2)
        # Ctrl-L shows the line anew, whole.
        self.type("\t" * tabs + ("\x0c" if tabs == 1 else ""))
        shown = self.wait(wanted[-1])
        self.type("\x03")
        return shown + self.read(0.2)

    def end(self):
        """Ends the shell, which writes its history, and waits for that."""
        self.type("exit\r")
        while self.read(1):
            pass
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def bash(folder):
    return Shell("bash", folder, ["--norc", "--noprofile", "-i"], [
        "PS1='> '", "bind 'set bell-style none'", "bind 'set enable-bracketed-paste off'",
        "bind 'set completion-query-items 0'", "bind 'set page-completions off'",
        'source <(surd --completion bash)',
    ])


def zsh(folder):
    functions = folder / "functions"
    functions.mkdir()
    (functions / "_surd").write_bytes(output("--completion", "zsh"))
    return Shell("zsh", folder, ["-f", "-i"], [
        "PS1='> '", "unsetopt beep zle_bracketed_paste", "LISTMAX=1000", f"fpath=({functions} $fpath)",
        "autoload -Uz compinit && compinit -u -D",
    ])


def output(*arguments):
    return subprocess.run([SURD, *arguments], check=True, capture_output=True).stdout


# What is typed, how many Tabs follow, and what is then to be seen, in every shell.
CASES = [
    ("surd --ang", 1, ["--angle"]),
    ("surd --angle g", 1, ["grad"]),
    ("surd --format uni", 1, ["unicode"]),
    ("surd --digits 3 --deci", 3, ["--decimal", "--decimal-mark"]),
    ("surd --completion ", 2, ["bash", "fish", "zsh"]),
    ("surd pl", 1, ["plot"]),
    ("surd ", 2, ["check", "desk", "keys", "lines", "map", "plot", "serve", "solve"]),
    ("surd plot --out", 1, ["--output"]),
    ("surd map --col", 1, ["--columns"]),
    ("surd serve --p", 1, ["--port"]),
    ("surd serve --root fol", 1, ["folder/"]),
    ("surd check cert", 1, ["certificate.txt"]),
    ("surd -f li", 1, ["lines.txt"]),
    # The quotes stay open behind the bracket of a function.
    ("surd plot 'x + factori", 1, ["x + factorial("]),
    ("surd 'sqrt 2 + 2factori", 1, ["2factorial("]),
    ("surd --let x=2 'arc + hypo", 1, ["arc + hypot("]),
    ("surd -- 'asin", 2, ["asinh"]),
]
# What an option takes behind an equals sign.
ATTACHED = [("surd --angle=g", 1, ["--angle=grad"])]


@contextlib.contextmanager
def furnished_folder():
    """A folder with a folder and two files to complete."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "folder").mkdir()
        for file in ("certificate.txt", "lines.txt"):
            (folder / file).write_text("97 theorem\n")
        yield folder


def try_shell(start, cases):
    """Tries all cases, and returns what went wrong."""
    faults = []
    with furnished_folder() as folder:
        shell = start(folder)
        for line, tabs, wanted in cases:
            shown = shell.complete(line, tabs, wanted)
            if not all(word in shown for word in wanted):
                faults.append(f"{shell.name}: {line!r}, Tab × {tabs}: {wanted} wanted, but {shown!r} shown")
        shell.end()
    return faults


def try_fish():
    """Tries all cases with fish's own command, which prints what it would offer."""
    faults = []
    with furnished_folder() as folder:
        (folder / "surd.fish").write_bytes(output("--completion", "fish"))
        environment = {**os.environ, "HOME": str(folder), "PATH": f"{SURD.parent}:{os.environ['PATH']}"}
        for line, _, wanted in CASES + ATTACHED:
            program = "source surd.fish; complete -C $argv[1]"
            offered = subprocess.run(
                ["fish", "--no-config", "-c", program, line], cwd=folder, env=environment, capture_output=True, text=True)
            words = [each.split("\t")[0] for each in offered.stdout.splitlines()]
            if not all(any(word.endswith(each) for word in words) for each in wanted) or offered.stderr:
                faults.append(f"fish: {line!r}: {wanted} wanted, but {words} offered {offered.stderr}")
    return faults


def try_page():
    """Has the manual page checked by its readers, and looks at its lines."""
    faults = []
    with tempfile.TemporaryDirectory() as name:
        page = pathlib.Path(name) / "surd.1"
        page.write_bytes(output("--man"))
        linted = subprocess.run(["mandoc", "-T", "lint", "-W", "all", page], capture_output=True, text=True).stdout
        faults += linted.splitlines()
        shown = subprocess.run(
            ["groff", "-mdoc", "-Tutf8", "-Kutf8", "-ww", "-P-cbou", "-rLL=78n", page], capture_output=True, text=True)
        faults += shown.stderr.splitlines()
        faults += [f"too long: {line}" for line in shown.stdout.splitlines() if len(line) > 80]
        if "1/3 + sqrt(2)" not in shown.stdout:
            faults.append("the page has no examples")
    return faults


def main():
    faults = try_page() + try_fish()
    faults += try_shell(bash, CASES + ATTACHED)
    faults += try_shell(zsh, CASES + ATTACHED)
    print("\n".join(faults) or f"the page and {3 * len(CASES + ATTACHED)} completions are right")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
