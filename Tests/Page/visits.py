#!/usr/bin/env python3
"""Records first visits in Chromium, for the split of the engine into parts: what the page asks its instances.

    visits.py [--folder FOLDER]        after `make web`; writes Tools/visits.json

Tools/split.mjs plays it to find out which functions of the engine are wanted first. It has to be
recorded again where the page asks in another way; Tests/Page/checks/arrival.py notices that.
"""

import argparse
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
from driving.engines import ENGINES  # noqa: E402
from driving.server import Server  # noqa: E402

# Notes every text that an instance of the engine is asked, in order: its number, its role, the text.
RECORD = """
globalThis.asked = [];
const Before = Worker;
let count = 0;
globalThis.Worker = class extends Before {
  #number = count++;
  #role = "";
  postMessage(data, ...rest) {
    if (data?.role) this.#role = data.role;
    else if (typeof data === "string") asked.push([this.#number, this.#role, data]);
    super.postMessage(data, ...rest);
  }
};"""

# What newcomers do first, as keys; `button` opens the plane. The part in which it is wanted.
VISITS = {
    "sums": ["1/3+1/6 Enter", "0.1+0.2 Enter", "2^10 Enter"],
    "answers": ["sqrt8 Enter", "sin30 Enter", "sin0 Enter", "pi*2 Enter", "5! Enter", "ln2 Enter"],
    "draws": ["x^2 Enter", "x^2-3x button", "sin(x) Enter", "1/x Enter", "a*x Enter", "y=2x+1 Enter", "x^2+y^2=9 button",
              "x^2=2 Enter", "2x+1=7 Enter", "x^2-5x+6=0 Enter", "x+y=5;x-y=1 Enter"],
}
SIZES = [(375, 667), (1440, 900)]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--folder", default=str(ROOT / ".build/web"))
    options = parser.parse_args()
    engine = ENGINES["chromium"]()
    engine.protocol("Page.addScriptToEvaluateOnNewDocument", source=RECORD)
    recorded = {}
    try:
        for part, visits in VISITS.items():
            recorded[part] = [visit(engine, options.folder, keys, size) for keys in visits for size in SIZES]
    finally:
        engine.close()
    lines = [f'  "{part}": [\n' + ",\n".join(f"    {json.dumps(visit, ensure_ascii=False)}" for visit in visits) + "\n  ]"
             for part, visits in recorded.items()]
    (ROOT / "Tools/visits.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def visit(engine, folder, line, size):
    """What is asked from the address on until all is answered, drawn and kept."""
    server = Server(folder)
    try:
        engine.open(server.address, *size)
        engine.wait("Boolean(window.surd?.screen?.())")
        engine.evaluate("document.querySelector('#input').focus()")
        keys, last = line.rsplit(" ", 1)
        for key in [*keys, *([last] if last == "Enter" else [])]:
            engine.press(key)
        if last == "button":
            engine.evaluate("document.querySelector('#graph-toggle').click()")
        engine.evaluate("await new Promise((done) => setTimeout(done, 2500))", limit=20)
        return engine.evaluate("return asked")
    finally:
        engine.leave()
        server.stop()


if __name__ == "__main__":
    main()
