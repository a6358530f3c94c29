"""The page starts in browsers that lack something, or says what it lacks."""

import pathlib
import re

from .page import ALL, Check

# What shows that something did not arrive, and a way to try again.
RETRY = """[...document.querySelectorAll("#starting.told a, #notices button.try")]
  .find(each => each.getBoundingClientRect().height > 0)"""

LANGUAGE = """
Object.defineProperty(Navigator.prototype, "language", { get: () => "C" });
Object.defineProperty(Navigator.prototype, "languages", { get: () => ["C"] });"""
STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });"""
WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });"
ENGINE = "delete window.WebAssembly; window.Worker = class { constructor() { throw new Error('no'); } };"


class Start(Check):
    has_service_worker = True
    engines = ("chromium",)

    def without(self, script):
        """Runs a script before the page does."""
        added = self.engine.protocol("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.addCleanup(self.engine.protocol, "Page.removeScriptToEvaluateOnNewDocument", **added)

    def computes(self):
        self.open()
        self.replay("1 / 3 + 1 / 6 Enter")
        self.expect_answer(exact="1/2")

    def test_in_no_language(self):
        self.without(LANGUAGE)
        self.computes()

    def test_without_storage(self):
        self.without(STORAGE)
        self.computes()

    def test_without_a_service_worker(self):
        self.without(WORKER)
        self.computes()

    def test_without_an_engine_it_says_so(self):
        self.without(ENGINE)
        self.engine.open(self.server.address, 375, 667)
        self.wait("/WebAssembly/.test(document.querySelector('#notices').innerText)",
                  what="an explanation")

    def test_from_a_folder_with_a_query(self):
        self.server.under, self.server.address = "/a b/c/", self.server.origin + "/a%20b/c/?x=1"
        self.computes()

    def test_every_file_that_is_cut_or_fails_has_words_and_a_way_to_try_again(self):
        self.without(WORKER)
        page = (pathlib.Path(self.folder) / "index.html").read_text(encoding="utf-8")
        # What the page can do without says nothing; what it loads later is asked for below.
        names = {"worker.js", "surd.wasm", "surd-sums.wasm", "surd-answers.wasm", "surd-draws.wasm", "surd-rest.wasm"}
        names |= set(re.findall(r'(?:href|src)="\w+/([\w-]+\.(?:js|css))"', page)) - {"start.js"}
        self.assertGreater(len(names), 10)
        for name in sorted(names):
            for kind in ("cut", "failing"):
                with self.subTest(name, kind=kind):
                    setattr(self.server, kind, [f"{name}"])
                    self.engine.open(self.server.address + f"?{name}{kind}", 375, 667)
                    self.wait(RETRY, limit=6, what=f"a way to try again without {name}")
                    setattr(self.server, kind, [])
                    self.evaluate(f"({RETRY}).click()")
                    self.wait("window.surd?.screen?.()", limit=10, what=f"the page with {name}")
                    self.wait("!document.querySelector('#starting')")

    def test_a_part_that_does_not_come_later_has_words_and_a_way_to_try_again(self):
        self.without(WORKER)
        for name, press in (("graph.js", "graph-toggle"), ("examples.js", "examples"), ("desk.js", "mode [data-mode=desk]")):
            with self.subTest(name):
                self.server.cut = [name]
                self.open()
                self.evaluate(f"document.querySelector('#{press}').click()")
                self.wait(RETRY, limit=8, what="a way to try again")
                self.server.cut = []
                self.evaluate(f"({RETRY}).click()")
                self.ready()
                self.replay("AC 1 + 1 Enter")
                self.expect_answer(exact="2")

    def test_in_a_frame_without_an_origin_it_says_so(self):
        self.server.is_sandboxed = True
        self.engine.open(self.server.address, 375, 667)
        self.wait("/frame/.test(document.querySelector('#starting.told')?.innerText)", limit=20, what="words in the frame")

    def test_with_full_storage_it_says_so_for_good(self):
        self.open()
        self.evaluate("""
            Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };""")
        self.replay("6 * 7 Enter")
        self.expect_answer(exact="42")
        shown = "document.querySelector('#notices [data-notice=storage]')?.getBoundingClientRect().height > 20"
        self.wait(shown, what="a notice that nothing is kept")
        self.replay("AC 1 2 3 Enter")
        self.replay("4")
        self.assertTrue(self.evaluate(f"return {shown}"), "the notice went away by itself")
    test_with_full_storage_it_says_so_for_good.engines = ALL
