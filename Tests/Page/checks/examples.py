"""What a newcomer sees: the hint, and the examples, each of which runs when it is tapped."""

from fractions import Fraction

from driving.axe import axe_file

from .access import RUN
from .page import Check, MODERN, in_engines

HINT = "document.querySelector('#hint')"
OPEN = "document.querySelector('#menu').click();"
# Finds what is wrong with the hint or the open drawer, in words.
FIND = r"""
const problems = [], frame = document.querySelector(arguments[0]).getBoundingClientRect();
if (frame.left < 0 || frame.top < 0 || frame.right > innerWidth || frame.bottom > innerHeight)
  problems.push("it leaves the window");
for (const element of document.querySelectorAll(`${arguments[0]} button, ${arguments[0]} p`)) {
  const box = element.getBoundingClientRect();
  // The header has a key for the examples where there is room for it.
  if (element.matches(".try") && !box.width && document.querySelector("#examples").offsetWidth) continue;
  // Narrow and low windows have fewer cards, and no key that closes them.
  if (element.closest("#welcome") && !element.matches(".try") && !box.width) continue;
  if (element.matches(".try") && box.bottom > frame.bottom + 0.5)
    problems.push(`${element.textContent} is out of sight`);
  if (box.left < frame.left - 0.5 || box.right > frame.right + 0.5)
    problems.push(`${element.textContent} leaves it`);
  if (element.localName === "button" && (box.width < 43.98 || box.height < 43.98))
    problems.push(`${element.textContent} is ${box.width}x${box.height}`);
}
return problems;
"""


class Examples(Check):
    engines = MODERN

    def drawer(self):
        """Opens the drawer as a hand does; returns the texts of its entries."""
        self.evaluate(OPEN)
        self.wait("document.querySelector('dialog.settings .action')", what="the menu")
        self.evaluate("document.querySelector('dialog.settings .action').click()")
        return self.wait("[...document.querySelectorAll('dialog.examples .example')].map(each =>"
                         " each.dataset.text)", what="the examples")

    def run_example(self, text):
        self.drawer()
        self.evaluate("""
            [...document.querySelectorAll("dialog.examples .example")]
              .find(each => each.dataset.text === arguments[0]).click();""".replace("arguments", "given"), text)
        self.wait("!document.querySelector('dialog')", what="the drawer is closed")

    def test_the_hint_is_told_once(self):
        self.open(375, 667)
        self.wait(HINT, what="a hint")
        self.replay("7")
        self.wait(HINT + ".hidden", what="it makes room for a formula")
        self.replay("AC")
        self.wait("!" + HINT + ".hidden", what="it is there again")
        self.engine.tap(*self.place("#welcome .tool"))
        self.wait("!" + HINT, what="it is gone")
        self.reload()
        self.assertFalse(self.evaluate(f"return Boolean({HINT})"))

    def test_who_has_computed_needs_no_hint(self):
        self.open(375, 667)
        self.replay("1 + 1 Enter")
        self.wait("!" + HINT, what="it is gone")
        self.reload()
        self.assertFalse(self.evaluate(f"return Boolean({HINT})"))

    def test_the_hint_leads_to_the_examples(self):
        self.open(320, 454)
        self.engine.tap(*self.place("#welcome .try"))
        self.wait("document.querySelectorAll('dialog.examples .example').length >= 15", what="the examples")

    @in_engines("chromium")
    def test_what_the_first_cards_show_is_true(self):
        for language, mark in (("en", "."), ("de", ",")):
            for place in range(2):
                self.open(375, 667)
                self.evaluate("localStorage.clear()")
                self.open(375, 667)
                self.set(language=language, decimalMark=mark)
                shown = self.evaluate("""
                    const card = document.querySelectorAll("#welcome div button")[arguments[0]];
                    return [card.querySelector("span").textContent, card.querySelector("b").textContent];""", place)
                self.engine.tap(*self.place(f"#welcome div button:nth-child({place + 1})"))
                self.wait("surd.screen().isAnswered", what="the answer")
                became = self.evaluate("""
                    return [document.querySelector("#drawing").textContent, document.querySelector("#answer .value").textContent];""")
                bare = lambda words: [word.replace(" ", "").replace("\u2062", "") for word in words]
                self.assertEqual(bare(shown), bare(became))
                self.assertTrue(self.evaluate("return !document.querySelector('#welcome')"), "who has computed needs no cards")
        self.evaluate("localStorage.clear()")
        self.open(375, 667)
        self.engine.tap(*self.place("#welcome div button:nth-child(3)"))
        self.wait("document.querySelector('#tape .drawn')?.textContent.includes('tan')", what="the curve", limit=30)

    @in_engines("chromium")
    def test_formulas_are_evaluated(self):
        self.open(375, 667)
        for text, exact in [("0.1 + 0.2 - 0.3", "0"), ("sqrt(5 + 2*sqrt(6))", "sqrt(2) + sqrt(3)"), ("1/7", "1/7")]:
            self.run_example(text)
            self.expect_answer(exact=exact)

    @in_engines("chromium")
    def test_formulas_are_evaluated_with_a_decimal_comma_too(self):
        self.open(375, 667)
        self.set(language="de", decimalMark=",")
        self.run_example("0.1 + 0.2 - 0.3")
        self.expect_answer(exact="0")

    def test_graphs_are_drawn_in_their_windows(self):
        self.open(1024, 768)
        self.run_example("(x^2 - 1)/(x - 1)")
        self.wait("document.querySelectorAll('#tape .drawn').length === 1", what="a curve", limit=30)
        self.run_example("sin(1/x)")
        self.wait("document.querySelectorAll('#tape .drawn:not(.off)').length === 1"
                  " && document.querySelectorAll('#tape .drawn').length === 2", what="only the new curve", limit=30)
        # The list is shown before the window has moved.
        self.wait("(await surd.graph({ screen: true })).window.left !== '-10'", what="the window of the curve", limit=60)
        window = self.evaluate("return (await surd.graph({ screen: true })).window", limit=90)
        # The height of the picture may have changed since, and the window with it.
        for edge, wanted, most in (("left", -0.25, 0), ("right", 0.25, 0), ("bottom", -1.5, 0.3), ("top", 1.5, 0.3)):
            self.assertLessEqual(abs(float(Fraction(window[edge])) - wanted), most, f"{edge} {window[edge]}")

    @in_engines("chromium")
    def test_keys_are_pressed(self):
        self.open(375, 667)
        text = "3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+ Solve x=2"
        self.run_example(text)
        self.wait("document.body.dataset.mode === 'desk'", what="the desk calculator")
        self.wait("document.querySelector('#desk .answer')?.textContent.includes('25')", what="25", limit=30)

    def test_a_hand_stops_what_is_pressed_for_show(self):
        self.open(375, 667)
        self.run_example("3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+ Solve x=2")
        self.wait("document.querySelector('#display math')", what="the first keys")
        self.engine.tap(*self.place("#desk [data-key=C]"))
        self.wait("document.querySelector('#display .shown').textContent === '0'", what="0 after C")

    def test_everything_fits(self):
        self.open()
        for language in ("en", "de", "zh"):
            self.set(language=language)
            for width, height in self.viewports:
                self.engine.resize(width, height)
                self.evaluate("await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                with self.subTest(f"{width}x{height} {language}"):
                    shown = self.evaluate("""
                        return ["#hint", "#welcome"].filter(name => document.querySelector(name).getBoundingClientRect().width > 0)""")
                    self.assertEqual(len(shown), 1, shown)
                    self.expect_none(self.evaluate(FIND, shown[0]))
            # Beside the plane of a tablet the cards have no room.
            self.engine.resize(820, 1180)
            self.evaluate("document.querySelector('#graph-toggle').click()")
            self.frames(2)
            with self.subTest(f"beside the plane {language}"):
                self.expect_none(self.evaluate(FIND, "#hint"))
            self.evaluate("document.querySelector('#graph-toggle').click()")
        self.drawer()
        for width, height in self.viewports:
            self.engine.resize(width, height)
            with self.subTest(f"drawer {width}x{height}"):
                self.expect_none(self.evaluate(FIND, "dialog.examples"))

    def test_the_cards_of_a_phone_are_in_sight(self):
        self.open()
        for width, height, least in ((320, 454, 2), (320, 568, 2), (375, 553, 2), (360, 640, 3), (375, 667, 3), (414, 896, 3), (568, 320, 3), (667, 375, 3)):
            for language in ("en", "de", "zh"):
                self.set(language=language)
                self.engine.resize(width, height)
                self.frames(2)
                with self.subTest(f"{width}x{height} {language}"):
                    shown = self.evaluate("""
                        const frame = document.querySelector("#welcome").getBoundingClientRect();
                        return [...document.querySelectorAll("#welcome div > button")].map((card) => card.getBoundingClientRect())
                          .filter(({ width, top, bottom }) => width > 0 && top >= frame.top && bottom <= frame.bottom + 0.5).length;""")
                    self.assertEqual(shown, least)

    def test_no_barriers(self):
        self.open(320, 454)
        self.evaluate(axe_file().read_text(encoding="utf-8") + "\nwindow.axe = window.axe || axe;")
        for width, height in self.viewports:
            self.engine.resize(width, height)
            self.frames(2)
            with self.subTest(f"cards {width}x{height}"):
                self.expect_none(self.evaluate(RUN, limit=60))
        self.engine.resize(414, 736)
        self.drawer()
        with self.subTest("examples"):
            self.expect_none(self.evaluate(RUN, limit=60))
    test_no_barriers.engines = ("chromium", "firefox")
