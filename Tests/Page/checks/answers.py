"""An answer that is opened: the ways to write it that make sense for it, and how its line was read."""

import json

from .page import Check, MODERN, in_engines

READER = "document.querySelector('dialog.reader')"
WAYS = f"[...({READER}?.querySelectorAll('[data-way]') ?? [])]"
# Names what leaves the window or is too small for a finger.
FIND = r"""
const problems = [], reader = document.querySelector("dialog.reader"), frame = reader.getBoundingClientRect();
if (frame.left < -0.5 || frame.right > innerWidth + 0.5) problems.push("the dialog leaves the window");
for (const element of reader.querySelectorAll("button, .value, .drawn, .note, .way")) {
  const box = element.getBoundingClientRect();
  if (!box.width) continue;
  if (box.left < frame.left - 0.5 || box.right > frame.right + 0.5) problems.push(`${element.textContent} leaves it`);
  if (element.localName === "button" && box.height < 43.98) problems.push(`${element.textContent} is ${box.height} high`);
}
return problems;
"""


class Answers(Check):
    def read(self, keys, last):
        """Opens the answer to keys; returns the ways it is shown in, once the last of some is there."""
        self.evaluate(f"{READER}?.close()")
        self.replay(f"AC {keys} Enter")
        self.engine.tap(*self.place("#answer .room"))
        self.wait(f"{WAYS}.some(row => row.dataset.way === arguments[0])", last, what=last)
        return self.evaluate(f"return {WAYS}.map(row => row.dataset.way)")

    def shown(self, way):
        """What stands in the row of a way."""
        return self.evaluate(f"return {WAYS}.find(row => row.dataset.way === arguments[0]).querySelector('.drawn').textContent", way)

    # The window of WPE without a screen is smaller than a tablet, and a tap beyond it meets nothing.
    @in_engines(*MODERN)
    def test_an_answer_is_offered_in_other_ways_and_stays(self):
        for width, height in self.viewports:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                ways = self.read("1 9 9 4", "to words")
                self.assertNotIn("to fraction", ways)
                self.assertEqual(self.shown("to roman"), "MCMXCIV")
                self.assertIn("0x7ca", self.shown("to hex"))
                texts = self.evaluate(f"return {WAYS}.map(row => row.dataset.text)")
                self.assertEqual(len(set(texts)), len(texts))
                self.assertNotIn("1994", texts)
                self.expect_none(self.evaluate(FIND))
                ways = self.read("2 2 / 7", "to 3 sf")
                self.assertIn("to mixed", ways)
                self.assertNotIn("to roman", ways)
                self.assertIn("3.14", self.shown("to 3 sf"))
                self.evaluate("[...document.querySelectorAll('.ways button')].find(each => each.textContent === '+').click()")
                self.wait(f"{READER}.querySelector('[data-way=\"to 3 sf\"] .way').textContent === '4 sf'", what="one figure more")
                self.assertIn("3.143", self.shown("to 3 sf"))
                self.expect_none(self.evaluate(FIND))
                self.evaluate(f"{READER}.close()")
                self.replay("AC K:ans * 7 Enter")
                self.expect_answer(exact="22")

    @in_engines(*MODERN)
    def test_a_seal_says_whether_an_answer_is_exact_and_opens_why(self):
        for width, height in self.viewports:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                for keys, isExact, word in [("1 / 3 + 1 / 6", True, "fractions"), ("s i n 1", False, "enclosure")]:
                    self.replay(f"AC {keys} Enter")
                    self.wait(f"document.querySelector('#answer .seal')?.classList.contains('exact') === {str(isExact).lower()}",
                              what="the seal")
                    self.engine.tap(*self.place("#answer .seal"))
                    self.wait(f"{READER}?.textContent.includes(arguments[0])", word, what="why")
                    self.expect_none(self.evaluate(FIND))
                    # It begins with the reason, for eyes and for readers.
                    self.assertEqual(self.evaluate(f"""
                        const box = {READER}.querySelector(".body").getBoundingClientRect(), reason = {READER}.querySelector("section p");
                        const its = reason.getBoundingClientRect();
                        return [its.top >= box.top, its.bottom <= box.bottom + 1, document.activeElement === reason, reason.className];"""),
                        [True, True, True, "note"])
                    self.evaluate(f"{READER}.close()")

    @in_engines(*MODERN)
    def test_copy_digits_and_reason_are_in_sight_before_it_is_scrolled(self):
        for width, height in [(320, 568), (390, 844), (667, 375), (844, 390), (1440, 900)]:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.read("K:sqrt 8", "to 3 sf")
                self.assertEqual(self.evaluate(f"""
                    const box = {READER}.querySelector(".body").getBoundingClientRect();
                    return [...{READER}.querySelectorAll(".form .digits, .form button, section .note")].filter((each) => each.offsetWidth > 0)
                      .map((each) => each.getBoundingClientRect()).map(({{ top, bottom }}) => top >= box.top && bottom <= box.bottom);"""),
                    [True] * 8)

    @in_engines(*MODERN)
    def test_where_another_setting_may_be_meant_it_is_a_tap_away(self):
        # What can be done, whether it has its place above the keys, whether anything moved for it, and whether the formula is whole.
        look = """
            const [act, strip, keys, drawing, formula] = ["#near .act", "#strip", "#keypad", "#drawing", "#formula"]
              .map((name) => document.querySelector(name));
            const whole = [drawing, formula].map((each) => each.getBoundingClientRect());
            const [box, around] = [act, strip].map((each) => each.getBoundingClientRect());
            return [act.textContent, box.left >= around.left && box.right <= around.right && box.bottom <= around.bottom + 1, box.height >= 44,
              Math.round(keys.getBoundingClientRect().top), document.scrollingElement.scrollHeight <= innerHeight,
              whole[0].top >= whole[1].top - 1 && whole[0].bottom <= whole[1].bottom + 1];"""
        for width, height in self.viewports:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.set(angle="rad", complexAnswers=False)
                top = self.evaluate("return Math.round(document.querySelector('#keypad').getBoundingClientRect().top)")
                for keys, name, exact in (("K:sin 3 0", "Use degrees", "1/2"), ("K:sqrt - 4", "Show 2i", "2i"),
                                          ("x ^ 2 Right = - 4", "Use complex numbers", "x = -2i or x = 2i"),
                                          ("a + b = 3", "Solve for b", "b = 3 - a")):
                    self.set(complexAnswers=False)
                    self.replay(f"AC {keys} Enter")
                    self.wait("document.querySelector('#near .act')", what=name)
                    self.frames(2)
                    self.assertEqual(self.evaluate(look), [name, True, True, top, True, True])
                    self.engine.tap(*self.place("#near .act"))
                    self.expect_answer(exact=exact)
                    self.wait("!document.querySelector('#near .act')", what="there is nothing more to do")
                self.assertEqual(self.screen["settings"]["angle"], "deg")
                # Where the unit is said, or makes no difference, nothing is asked.
                self.set(angle="rad")
                for keys in ("K:sin K:pi / 6", "K:sin 3 0 K:deg", "2 + 3"):
                    self.replay(f"AC {keys} Enter")
                    self.frames(2)
                    self.assertFalse(self.evaluate("return Boolean(document.querySelector('#near .act'))"), keys)

    def test_a_remark_stands_below_its_answer(self):
        for size in ((320, 568), (390, 844), (844, 390), (820, 1180), (1366, 650), (1440, 900)):
            with self.subTest(size=size):
                self.again(*size)
                # Of none of these there is a value before it is entered.
                for line in ("integral(x^2; x)", "taylor(tan(x); x = 0; 3)", "diff(ln(x); x)"):
                    self.evaluate(f"await surd.send({{ keys: 'AC' }}); await surd.send({{ paste: {json.dumps(line)} }}); await surd.press('Enter')")
                    self.wait("document.querySelector('#entry .messages.done')?.textContent", what=f"the remark of {line}")
                    self.frames(2)
                    self.assertGreater(self.evaluate("return document.querySelector('#answer math')?.getBoundingClientRect().height ?? 0"), 8, line)

    def test_how_a_line_was_read_is_shown(self):
        self.open(375, 667)
        self.evaluate("await surd.send({ keys: 'AC' }); await surd.send({ paste: '200 + 10%' }); await surd.press('Enter')")
        self.wait("document.querySelector('#entry .messages.done')?.textContent", what="how it was read")
