"""Steps: how an equation is solved, and which of somebody's lines is wrong."""

from .page import Check, MODERN, in_engines

DIALOG = "document.querySelector('dialog.steps')"
LINES = f"""return [...{DIALOG}.querySelectorAll('li')].map(item =>
    [item.className, item.querySelector('.drawn').textContent.replace(/[\\s\u2062]/g, ''), item.querySelector('p')?.textContent ?? ''])"""


# What the steps are is the engine's affair, and asked for in one browser.
class Steps(Check):
    def lines(self):
        self.wait(f"{DIALOG}?.querySelector('li')", what="the lines")
        return self.evaluate(LINES)

    @in_engines(*MODERN)
    def test_an_equation_is_solved_line_by_line(self):
        for width, height in [(320, 454), (375, 667), (667, 375), (810, 1080), (1440, 900)]:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.assertTrue(self.evaluate("return document.querySelector('#steps').hidden"))
                self.replay("2 x + 3 = 7 Enter")
                # The window of WPE is smaller than a tablet: a finger reaches what nothing lies over.
                self.assertEqual(self.evaluate("return document.elementFromPoint(...arguments).id",
                                               *self.place("#steps")), "steps")
                self.evaluate("document.querySelector('#steps').click()")
                self.assertEqual([line[1] for line in self.lines()], ["2x+3=7", "2x=4", "x=2"])
                self.assertEqual([line[2] for line in self.lines()],
                                 ["", "subtract 3 on both sides", "divide both sides by 2"])
                # Whatever else is answered has none.
                self.evaluate(f"{DIALOG}.close()")
                self.replay("AC 1 / 3 Enter")
                self.assertTrue(self.evaluate("return document.querySelector('#steps').hidden"))

    @in_engines("chromium")
    def test_only_where_there_are_steps_they_are_offered(self):
        self.open(375, 667)
        for keys, are_there in [("2 x + 3 = 7 Enter", True), ("AC x ^ 5 Right - x - 1 = 0 Enter", False),
                                ("AC c o s x Right = x Enter", False), ("AC x ^ 2 Right = 2 Enter", True)]:
            self.replay(keys)
            if are_there:
                self.wait("!document.querySelector('#steps').hidden", what=keys)
                continue
            # What took long to solve is not solved again before somebody asks, who is told.
            self.settle()
            if not self.evaluate("return document.querySelector('#steps').hidden"):
                self.evaluate("document.querySelector('#steps').click()")
                self.wait(f"/no way to show this step by step/.test({DIALOG}?.textContent)", what=keys)
                self.evaluate(f"{DIALOG}.close()")

    @in_engines(*MODERN)
    def test_digits_stand_for_a_number_that_is_only_named(self):
        for width, height in [(320, 454), (375, 667), (667, 375), (810, 1080), (1440, 900)]:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.replay("x ^ 5 Right - x - 1 = 0 Enter")
                self.wait("document.querySelector('#answer .value')", what="the answer")
                self.frames(8)
                shown, is_clipped = self.evaluate("""
                    return [document.querySelector('#answer .value').textContent.replace(/\u00a0/g, ' '),
                            document.querySelector('#answer .fit').classList.contains('clipped')]""")
                self.assertEqual(shown, "x = 1.1673039782…")
                self.assertFalse(is_clipped)
                # The name is to be read in full.
                self.evaluate("document.querySelector('#answer').click()")
                self.wait("document.querySelector('dialog.reader .drawn math')", what="the name")
                self.evaluate("document.querySelector('dialog').close()")

    @in_engines("chromium")
    def test_words_between_formulas_are_in_the_language(self):
        self.open(375, 667)
        self.set(language="de", decimalMark=",")
        self.replay("x ^ 2 Right - 5 x + 6 = 0 Enter")
        self.engine.tap(*self.place("#steps"))
        lines = self.lines()
        self.assertEqual([line[1] for line in lines][-2:], ["x−2=0oderx−3=0", "x=2oderx=3"])
        self.assertTrue(all(line[2] for line in lines[1:]), lines)
        self.assertEqual(self.evaluate(f"return {DIALOG}.querySelector('h2').textContent"), "Schritte")

    @in_engines(*MODERN)
    def test_steps_are_copied_and_open_in_the_comparison(self):
        self.open(375, 667)
        self.evaluate("""Object.defineProperty(navigator, "clipboard",
            { value: { writeText: async text => { window.copied = text; } }, configurable: true });""")
        self.replay("2 x + 3 = 7 Enter")
        self.evaluate("document.querySelector('#steps').click()")
        self.lines()
        self.evaluate(f"{DIALOG}.querySelectorAll('.actions button')[0].click()")
        self.wait("window.copied", what="the text")
        self.assertEqual(self.evaluate("return window.copied").split("\n")[1], "⇔ 2x = 4  # subtract 3 on both sides")
        self.evaluate(f"{DIALOG}.querySelectorAll('.actions button')[1].click()")
        self.wait("window.copied.startsWith('\\\\begin{aligned}')", what="the LaTeX")
        self.evaluate(f"{DIALOG}.querySelectorAll('.actions button')[2].click()")
        self.wait("document.activeElement.value === '2x + 3 = 7\\n'", what="the field with the first line")

    @in_engines("chromium")
    def test_what_has_no_steps_says_so(self):
        self.open(375, 667)
        self.replay("K:cos x Right = x Enter")
        self.evaluate("document.querySelector('#steps').click()")
        self.wait(f"/no way to show this step by step/.test({DIALOG}?.textContent)", what="the sentence")

    @in_engines("chromium")
    def test_a_line_of_the_sheet_has_its_steps(self):
        self.open(375, 667)
        self.replay("2 x + 3 = 7 Enter AC 1 + 1 Enter AC")
        self.evaluate("document.querySelector('#tape li .menu').click()")
        self.wait("[...document.querySelectorAll('dialog .action')].some(each => each.textContent === 'Steps')",
                  what="the menu")
        self.evaluate("[...document.querySelectorAll('dialog .action')].find(each => each.textContent === 'Steps').click()")
        self.assertEqual([line[1] for line in self.lines()][-1], "x=2")

    @in_engines(*MODERN)
    def test_the_line_that_is_wrong_is_found(self):
        self.open(375, 667)
        self.evaluate("document.querySelector('#menu').click();"
                      "[...document.querySelectorAll('dialog .action')]"
                      ".find(each => each.textContent === 'Check my lines').click()")
        self.wait(f"{DIALOG}?.querySelector('textarea') === document.activeElement", what="the field")
        self.evaluate("""document.activeElement.value = arguments[0];
            document.activeElement.dispatchEvent(new Event("input"));
            document.querySelector("dialog.steps .actions button").click();""",
                      "2x + 3 = 7\n2x = 10\nx = 5")
        lines = self.lines()
        self.assertEqual([line[0] for line in lines], ["exact", "undefined", "exact"])
        self.assertEqual([line[1] for line in lines], ["2x+3=7", "2x=10", "x=5"])
        self.assertIn("x = 2 solves line 1", lines[1][2])
        # What is changed is compared anew.
        self.evaluate("""const field = document.querySelector("dialog.steps textarea");
            field.value = "x^2 = 4\\nx = 2 or x = -2\\n((";
            field.dispatchEvent(new Event("input"));""")
        self.assertEqual(self.evaluate(LINES), [])
        self.evaluate("document.querySelector('dialog.steps .actions button').click()")
        self.assertEqual([line[0] for line in self.lines()], ["exact", "exact", "syntax"])
