"""What was typed and computed is still there after a reload, whatever happened to the storage."""

from .page import Check, MODERN, in_engines

DAMAGE = ["", "{", "null", "[]", "0", '"text"', "{}", '{"tape":5}', "\ufffd\u202e", "\x01\x02", "<b>x</b>",
          '{"version":99}', "a" * 100_000, "[" * 5000]


class State(Check):
    engines = MODERN
    has_service_worker = True

    def test_formula_tape_variables_and_settings_are_kept_over_a_reload(self):
        self.open()
        self.replay("5 STO x Enter")
        self.replay("x ^ 2 Enter")
        self.replay("DEG/RAD")
        self.set(digits=20)
        self.replay("1 / 2 Left")
        before = self.screen
        self.reload()
        self.assertEqual(self.screen["settings"], before["settings"])
        self.assertEqual(self.formula, before["formula"], "the formula, with its caret")
        self.assertEqual(self.tape_length, 2)
        self.replay("AC x + 1 Enter")
        self.expect_answer(exact="6")

    def test_a_thousand_lines_are_kept_and_the_newest_shown(self):
        self.open(1024, 768)
        self.evaluate("""
            const lines = Array.from({ length: 1050 }, (_, index) => {
              const text = String(index + 1);
              return { id: index + 1, text, formula: null, names: [], functions: [], status: "exact", exact: text, angle: "rad" };
            });
            return await surd.send({ load: JSON.stringify({ surd: 1, tape: lines.slice(50) }) });""")
        texts = "[...document.querySelectorAll('#tape > li[data-id]')].map(item => item.line.text)"
        shown = self.wait(f"({texts}).length === 100 && {texts}", what="the newest hundred lines")
        self.assertEqual([shown[0], shown[-1]], ["951", "1050"])
        # One line goes for a new one, and that is told.
        self.replay("AC 6 * 7 Enter")
        self.wait("document.querySelector('#entry .message')?.textContent || surd.screen().message", what="a message")
        self.replay("AC 6 * 8 Enter")
        self.expect_answer(exact="48")
        for count in (200, 300):
            # What is newest is brought into sight first.
            self.evaluate("""
                for (let i = 0; i < 4; i += 1) await new Promise(requestAnimationFrame);
                document.querySelector("#tape").scrollTop = 0;""")
            self.wait(f"({texts}).length === {count}", what="earlier lines")
            # What was the first line in sight is so still.
            self.wait("(place => place >= -10 && place < 120)"
                      "(document.querySelectorAll('#tape > li[data-id]')[100].getBoundingClientRect().top"
                      " - document.querySelector('#tape').getBoundingClientRect().top)",
                      limit=10, what="what was in sight still in sight")
        self.evaluate("document.querySelector('#tape .more').click()")
        self.wait(f"({texts}).length === 400", what="lines by the button")
        self.reload()
        shown = self.wait(f"({texts}).length === 100 && {texts}", what="the lines after a reload")
        self.assertEqual(shown[-2:], ["6 * 7", "6 * 8"])
        self.evaluate("for (let i = 0; i < 9; i += 1) await surd.send({ earlier: true });")
        shown = self.wait(f"({texts}).length === 1000 && {texts}", what="all lines")
        self.assertEqual(shown[0], "53")
        self.wait("!document.querySelector('#tape .more')", what="no button")
    # The compiled code of WPE 2.38 breaks at random in the middle of it.
    test_a_thousand_lines_are_kept_and_the_newest_shown.engines = MODERN

    @in_engines("chromium")
    def test_undo_reaches_back_over_nothing_that_is_gone(self):
        self.open()
        self.replay("1 2 3")
        self.reload()
        self.replay("Undo Undo Undo Undo Undo")
        self.wait("surd.screen()")

    def test_damaged_storage_is_set_aside(self):
        self.open()
        self.replay("1 + 1 Enter")
        names = self.evaluate("return Object.keys(localStorage)")
        self.assertTrue(names, "nothing is kept")
        # What is made of a text is the engine's affair; that it is read and set aside is the browser's.
        for damage in DAMAGE if self.engine.name == "chromium" else DAMAGE[1::4]:
            self.evaluate("""
                await new Promise(done => setTimeout(done, 50));
                for (const name of arguments[0]) localStorage.setItem(name, arguments[1]);""",
                          names, damage)
            with self.subTest(damage[:20]):
                self.reload_damaged(damage)
                self.replay("AC 6 * 7 Enter")
                self.expect_answer(exact="42")

    def reload_damaged(self, damage):
        # A page writes what it has when it is left: damage what the next one reads.
        names = self.evaluate("return Object.keys(localStorage)")
        self.evaluate("""
            addEventListener("pagehide", () => {
              for (const name of arguments[0]) localStorage.setItem(name, arguments[1]);
            });""".replace("arguments", "given"), names, damage)
        self.reload()

    def test_storage_that_refuses_costs_nothing_but_memory(self):
        self.open()
        self.evaluate("""
            Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };""")
        self.replay("6 * 7 Enter")
        self.expect_answer(exact="42")
        self.replay("1 2 3")
        self.expect("123|")

    @in_engines("chromium")
    def test_the_tape_keeps_its_length(self):
        self.open()
        for number in range(1, 30):
            self.evaluate("await surd.press(arguments[0])", f"{' '.join(str(number))} + 1 Enter")
        self.replay("0")
        self.assertEqual(self.tape_length, 29)
        self.reload()
        self.assertEqual(self.tape_length, 29)
