"""What is typed while the page and the engine still arrive is there when they have come."""

import threading

from .graph import INK
from .page import ALL, Check

LINE = """(line => !line.hidden && line.getBoundingClientRect().height === 2
  && getComputedStyle(line).display !== "none")(document.querySelector("#arriving"))"""


class Arrival(Check):
    has_service_worker = True
    engines = ALL

    def hold(self, *names):
        """Lets files wait until what is returned is set."""
        gate = threading.Event()
        self.addCleanup(gate.set)
        for name in names:
            self.server.held[name] = gate
        return gate

    def go(self, wanted):
        self.engine.open(self.server.address, 375, 667)
        self.wait(wanted, what="the page so far")

    def test_keys_echo_before_answers_can_come(self):
        sums, answers = self.hold("surd-sums.wasm"), self.hold("surd-answers.wasm")
        rest = self.hold("surd-rest.wasm")
        self.go("window.surd?.screen?.()")
        self.evaluate("document.querySelector('#input').focus()")
        self.type("1/3")
        self.wait("surd.screen().formula === '{1}/{3|}'", what="an echo without the rest of the engine")
        self.wait(LINE, what="a line that shows that something still comes")
        self.assertEqual(self.evaluate("return document.querySelector('#arriving').getAttribute('aria-valuenow')"), "20")
        self.press(*"+1/6", "Enter")
        sums.set()
        self.wait("surd.screen().answer?.exact === '1/2'", what="the answer once its part has come")
        self.press("s", "i", "n", "0", "Enter")
        answers.set()
        self.wait("surd.screen().answer?.exact === '0'", what="an answer of the next part")
        self.wait(LINE, what="the line as long as there is more")
        rest.set()
        self.wait(f"!{LINE}", what="no line when all is there")

    def test_the_next_part_is_asked_for_while_the_last_bytes_of_one_come(self):
        gate = threading.Event()
        self.addCleanup(gate.set)
        self.server.unfinished["surd.wasm"] = gate
        self.go("window.surd")
        self.wait("performance.getEntriesByType('resource').some((each) => each.name.endsWith('surd-sums.wasm'))", limit=10, what="the second part")
        self.assertFalse(self.evaluate("return Boolean(surd.screen())"), "the first part is whole")
        gate.set()
        self.evaluate("await surd.ready")
        self.replay("1 / 3 + 1 / 6 Enter")
        self.expect_answer(exact="1/2")

    def test_keys_wait_for_the_engine(self):
        gate = self.hold("surd.wasm")
        self.go("window.surd")
        self.evaluate("document.querySelector('#input').focus()")
        self.press(*"2^15", "Backspace", "0", "Enter")
        self.wait("document.querySelector('#drawing').textContent === '2^10='", what="the keys as they were pressed")
        gate.set()
        self.wait("surd.screen?.()?.answer?.exact === '1024'", what="what was typed before the engine")
        self.wait("document.querySelector('#drawing math') && !document.querySelector('.foretold')", what="the formula in their place")

    def test_keys_wait_for_the_page(self):
        # All of the document is there then, and none of its modules has run.
        typed = """
          addEventListener("readystatechange", () => {
            if (document.readyState !== "interactive") return;
            for (const key of ["7", "*", "6", "Enter"])
              document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          }, true);"""
        added = self.engine.protocol("Page.addScriptToEvaluateOnNewDocument", source=typed)
        self.addCleanup(self.engine.protocol, "Page.removeScriptToEvaluateOnNewDocument", **added)
        self.go("window.surd?.screen?.()")
        self.wait("surd.screen().answer?.exact === '42'", what="what was typed before the page")
    test_keys_wait_for_the_page.engines = ("chromium",)

    def test_keys_are_seen_with_the_document_alone(self):
        self.server.failing = [".js", ".wasm", ".css"]
        self.go("document.querySelector('#drawing')")
        self.evaluate("""for (const key of ["2", "*", "7", "Backspace", "x"])
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));""")
        text, size, below = self.evaluate("""
            const shown = document.querySelector("#drawing .foretold"), box = shown.getBoundingClientRect();
            return [shown.textContent, getComputedStyle(shown).fontSize, innerHeight - box.bottom];""")
        self.assertEqual(text, "2×x")
        self.assertEqual(size, "26px", "as formulas are, which its style says")
        self.assertGreater(below, 300, "above the place of the keys")

    def test_signs_that_first_answers_do_not_have_come_when_they_are_shown(self):
        self.open(375, 667)
        self.replay("1 / 3 + K:sqrt 2 Enter")
        came = "await document.fonts.ready; return [...document.fonts].map(({ status }) => status)"
        self.assertEqual(self.evaluate(came), ["loaded", "unloaded"])
        self.replay("AC θ Enter")
        self.wait("[...document.fonts].every(({ status }) => status === 'loaded')", what="the font of other signs")

    def test_the_colours_that_were_chosen_are_there_before_the_page(self):
        self.go("window.surd?.screen?.()")
        self.evaluate("localStorage.setItem('surd.theme', 'dark')")
        self.server.failing = [".js", ".wasm"]
        self.engine.open(self.server.address + "?again", 375, 667)
        self.assertEqual(self.evaluate("return document.documentElement.dataset.theme"), "dark")
    test_the_colours_that_were_chosen_are_there_before_the_page.engines = ("chromium",)

    def test_what_a_key_needs_of_a_later_part_waits_for_it_and_is_asked_for_once(self):
        # It would ask for all files again, to keep them.
        self.server.has_service_worker = False
        gate = self.hold("surd-answers.wasm")
        self.go("window.surd?.screen?.()")
        # What nobody types is in no profile; it may wait, but not be lost.
        self.evaluate("surd.send({ paste: '<math><mi>x</mi><mo>+</mo><mn>1</mn></math>' }); return 1")
        self.evaluate("for (const keys of ['+', '2']) surd.send({ keys }); return 1")
        gate.set()
        self.wait("surd.screen().formula === 'x+1+2|'", what="a paste of MathML, and what was typed behind it")
        self.replay("AC x ^ 2 - 3 x Enter")
        self.wait(DRAWN, limit=30, what="a curve")
        # WebKit does not let compiled code change hands: its workers ask for themselves.
        if self.engine.name in ("chromium", "firefox"):
            parts = [path for path in self.server.requests if path.endswith(".wasm")]
            self.assertEqual(sorted(set(parts)), sorted(parts), "no part is asked for twice")


def first_visit(keys, wanted):
    """A check that what newcomers do first needs nothing of the last part, which does not come."""
    def check(self):
        self.hold("surd-rest.wasm")
        self.go("window.surd?.screen?.()")
        self.evaluate("document.querySelector('#input').focus()")
        self.press(*(key for key in keys if key != "button"))
        if "button" in keys:
            self.evaluate("document.querySelector('#graph-toggle').click()")
        self.wait(wanted, limit=30, what="what was asked for")
    check.engines = ("chromium",)
    return check


DRAWN = f"(function () {{ {INK} }})('--curve-0') > 60"
for name, keys, wanted in [
    ("sum", [*"1/3+1/6", "Enter"], "surd.screen().answer?.exact === '1/2'"),
    ("root", [*"sqrt8", "Enter"], "surd.screen().answer?.exact === '2*sqrt(2)'"),
    ("sine", [*"sin30", "Enter"], "surd.screen().answer?.decimal?.startsWith('-0.988')"),
    ("curve", [*"x^2", "Enter"], DRAWN),
    ("curve by the button", [*"x^2-3x", "button"], DRAWN),
    ("equation", [*"x^2=2", "Enter"], "surd.screen().answer?.exact === 'x = -sqrt(2) or x = sqrt(2)'"),
]:
    setattr(Arrival, f"test_a_first_{name.replace(' ', '_')}_needs_nothing_of_the_last_part", first_visit(keys, wanted))
