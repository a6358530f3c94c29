#!/usr/bin/env python3
"""Takes pictures of the page for review: every viewport, light and dark, in several states.

    screenshots.py FOLDER-FOR-PICTURES [--folder FOLDER] [--engine NAME] [--scale N] [WORD ...]

Only states whose names contain one of the words, if there are any. An index.html shows them all.
"""

import argparse
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
from checks.page import VIEWPORTS  # noqa: E402
from driving.engines import ENGINES  # noqa: E402
from driving.server import Server  # noqa: E402

CURVES = ["a*sin(x)", "1/x", "x^2/4-3", "floor(x)", "tan(x)"]
TAPE = ["1 / 3 + 1 / 6 Enter", "K:sqrt 8 Enter", "2 ^ 1 0 0 Enter", "K:sin K:pi / 5 Enter"]
# Each begins where the one before ended.
STATES = {
    "hint": "await surd.press('AC')",
    "examples": "document.querySelector('#menu').click(); document.querySelector('dialog .action').click();"
                "await new Promise(done => setTimeout(done, 1500))",
    "empty": "document.querySelectorAll('dialog').forEach(each => each.close()); await surd.press('AC');"
             "document.querySelector('#hint .tool')?.click()",
    "typing": "await surd.press('AC 1 / 1 + 1 / x ^ 2')",
    "answered": "for (const line of given[0]) await surd.press('AC ' + line)",
    "error": "await surd.press('AC 1 / 0 Enter')",
    "long": "await surd.press('AC 2 ^ 2 0 0 0 Enter')",
    "functions": "await surd.press('AC'); await surd.send({ set: { keyPage: 1 } })",
    "letters": "await surd.send({ set: { keyPage: 2 } })",
    "chinese": "await surd.send({ set: { keyPage: 0, language: 'zh' } })",
    "desk": "await surd.send({ set: { language: 'en' } }); await surd.desk({ clearTape: true });"
            "for (const keys of ['C 1 / 3 * 3 =', '2 sqrt + 1 =', '1 2 . 5 * 7']) await surd.desk({ keys })",
    "program": "await surd.desk({ keys: 'C 3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+ Solve x=2' })",
    "more keys": "document.querySelector('#desk [data-role=page]')?.click()",
    "desk graph": "await surd.desk({ keys: 'C x sin / x =' }); document.querySelector('#desk [data-key=Graph]').click();"
                  "await new Promise(done => setTimeout(done, 1500))",
    "desk in German": "document.querySelector('#graph-toggle').click();"
                      "await surd.send({ set: { language: 'de', decimalMark: ',' } }); await surd.desk({ keys: 'C 1 / 0 =' })",
    "graph": "document.querySelector('#mode [data-mode=formula]').click();"
             "await surd.send({ set: { language: 'en', decimalMark: '.' } });"
             "for (const text of given[1]) await surd.draw(text); await surd.graph({ trace: { move: 20 } })",
    "table": "await surd.graph({ table: { id: (await surd.graph({ screen: true })).curves[0].id, start: '0', step: 'pi/6', count: 7, places: '1; 1/3' } })",
    "settings": "document.querySelector('#graph-toggle').click(); document.querySelector('#menu').click()",
}


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("pictures", type=pathlib.Path)
    parser.add_argument("--folder", default=str(ROOT / ".build/web"))
    parser.add_argument("--engine", default="chromium", choices=list(ENGINES))
    parser.add_argument("--scale", type=float, default=2)
    parser.add_argument("words", nargs="*")
    options = parser.parse_args()
    options.pictures.mkdir(parents=True, exist_ok=True)
    engine, names = ENGINES[options.engine](), []
    engine.scale = options.scale
    server = Server(options.folder)
    try:
        for scheme in ("light", "dark") if engine.has_media else ("light",):
            for width, height in VIEWPORTS:
                engine.open(f"{server.address}?{scheme}{width}", width, height)
                if engine.has_media:
                    engine.media(scheme=scheme)
                engine.wait("Boolean(window.surd && surd.ready)")
                engine.evaluate("await surd.ready; await document.fonts.ready;"
                                "await surd.send({ clearTape: true })")
                for state, script in STATES.items():
                    if options.words and not any(word in state for word in options.words):
                        continue
                    engine.evaluate(f"{script}; await new Promise(done => setTimeout(done, 300))", TAPE, CURVES)
                    name = f"{engine.name}-{scheme}-{width}x{height}-{state}.png"
                    engine.screenshot(options.pictures / name)
                    names.append((name, width))
                # Who comes next is a newcomer.
                engine.evaluate("localStorage.clear()")
                print(f"{scheme} {width}x{height}", flush=True)
    finally:
        engine.close()
    (options.pictures / "index.html").write_text("<!doctype html>" + "".join(
        f"<figure style='display:inline-block'><img src={name} width={width}>"
        f"<figcaption>{name}</figcaption></figure>"
        for name, width in names))


if __name__ == "__main__":
    main()
