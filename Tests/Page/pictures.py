#!/usr/bin/env python3
"""Takes the pictures of the README and the manual from the built page.

    pictures.py        after `make web`; what `make pictures` runs
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
from driving.engines import ENGINES  # noqa: E402
from driving.server import Server  # noqa: E402

FOLDER = ROOT / "Sources/Surd/Surd.docc/Resources"
# What is typed, a line each, and what is drawn then.
LINES = ["1 / 3 + 1 / 6 Enter", "K:sqrt 8 Enter", "( 1 + K:sqrt 2 Right ) ^ 1 2 Enter"]
PICTURES = {
    "first-screen": (375, 667, [], []),
    "answer": (375, 667, LINES, []),
    "graph": (1280, 800, [], ["tan(x)", "x^2/4 - 2"]),
}


def main():
    FOLDER.mkdir(exist_ok=True)
    engine = ENGINES["chromium"]()
    engine.scale = 2
    server = Server(str(ROOT / ".build/web"))
    try:
        for name, (width, height, lines, curves) in PICTURES.items():
            engine.open(f"{server.address}?{name}", width, height)
            engine.media(scheme="light")
            engine.wait("Boolean(window.surd && surd.ready)")
            engine.evaluate("""
                await surd.ready;
                await document.fonts.ready;
                for (const line of given[0]) await surd.press("AC " + line);
                if (given[1].length) {
                  document.querySelector("#keys-toggle").click();
                  document.querySelector("#hint .tool")?.click();
                }
                for (const curve of given[1]) await surd.draw(curve);
                if (given[1].length) {
                  // What matters is found behind the picture.
                  let screen = {};
                  for (let left = 60; left > 0 && screen.trace?.kind !== "intersection"; left -= 1) {
                    screen = await surd.graph({ trace: { feature: 1 } });
                    await new Promise(done => setTimeout(done, 100));
                  }
                }
                await new Promise(done => setTimeout(done, 500));""", lines, curves)
            engine.screenshot(FOLDER / f"{name}.png")
            engine.evaluate("localStorage.clear()")
    finally:
        engine.close()


if __name__ == "__main__":
    main()
