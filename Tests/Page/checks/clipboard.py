"""Copy, cut and paste with the real events of the keyboard."""

from .page import Check, MODERN


class Clipboard(Check):
    engines = MODERN  # The clipboard of WPE without a screen mixes up UTF-8.

    def put(self, **kinds):
        """Has Ctrl+C put data of these kinds on the clipboard, whatever the page would copy."""
        self.evaluate("""
            const kinds = arguments[0];
            addEventListener("copy", event => {
              event.stopImmediatePropagation();
              event.preventDefault();
              for (const kind of Object.keys(kinds)) event.clipboardData.setData(kind, kinds[kind]);
            }, { capture: true, once: true });""", {
                kind.replace("_", "/"): text for kind, text in kinds.items()})
        self.press("Control+c")

    def test_what_is_copied_pastes_back_unchanged(self):
        self.open()
        self.focus()
        for keys in ("1 / 2 + K:sqrt 3", "x ^ 2 Right / y - 1", "K:sin 3 0 K:deg", "1 . 5 * 2"):
            self.clear()
            self.replay(keys + " End")
            before = self.formula
            self.press("Control+a")
            self.wait("surd.screen().formula.startsWith('⟦')")
            self.press("Control+c", "Backspace")
            self.expect("|")
            self.press("Control+v")
            with self.subTest(keys):
                self.expect(before)

    def test_cut_takes_away_and_paste_brings_back(self):
        self.open()
        self.focus()
        self.press(*"1+23", "Shift+Left", "Shift+Left")
        self.expect("1+⟦23⟧")
        self.press("Control+x")
        self.expect("1+|")
        self.press("Control+v", "Control+v")
        self.expect("1+2323|")

    def test_the_newest_answer_is_copied_by_keys_and_by_tap(self):
        self.open(375, 667)
        self.focus()
        self.replay("1 / 2 + 1 / 3 Enter")
        self.press("Control+c")
        self.wait("document.querySelector('#entry .messages.done')", what="that it was copied")
        color = self.evaluate("return getComputedStyle(document.querySelector('#entry .messages')).color")
        error = self.evaluate("return getComputedStyle(document.documentElement).getPropertyValue('--message')")
        self.assertNotEqual(color, error)
        self.replay("AC")
        self.focus()
        self.press("Control+v")
        self.expect("{5}/{6}|")
        self.replay("AC 2 ^ 1 0 Enter")
        self.engine.tap(*self.place("#answer .room"))
        self.wait("document.querySelector('dialog.reader')", what="the answer in full")
        self.engine.tap(*self.place("dialog.reader .actions button"))
        self.evaluate("document.querySelector('dialog').close()")
        self.replay("AC")
        self.focus()
        self.press("Control+v")
        self.expect("1024|")

    def test_several_lines_are_lines_of_the_sheet(self):
        self.open()
        self.focus()
        self.put(text_plain="a = 5\n\nb = a + 2\nx^2 = 4\ny = x^2\n1/0\n7")
        self.press("Control+v")
        # Up to the first that has no answer, which stays where it is put right.
        self.wait("surd.screen().tape.length === 4 && surd.screen().message", what="the lines and a message")
        self.assertEqual(self.evaluate("return surd.screen().tape.map(line => line.text)"),
                         ["a = 5", "b = a + 2", "x^2 = 4", "y = x^2"])
        self.assertEqual(self.evaluate("return surd.screen().tape[1].exact"), "7")

    def test_points_and_curves_of_several_statements_are_drawn(self):
        self.open()
        for text, lines in (("(1, 2)", ["(1, 2)"]), ("x = cos(t), y = sin(t)", ["(1, 2)", "x = cos(t), y = sin(t)"]),
                            ("2+3\n(3, 4)\n7", ["(1, 2)", "x = cos(t), y = sin(t)", "2 + 3", "(3, 4)", "7"])):
            self.clear()
            self.focus()
            self.put(text_plain=text)
            self.press("Control+v")
            self.wait("JSON.stringify(surd.screen().tape.map(line => line.text)) === JSON.stringify(arguments[0])", lines, what=text)

    def test_LaTeX_is_read(self):
        self.open()
        self.focus()
        self.put(text_plain=r"\frac{1}{2}+\sqrt{3}")
        self.press("Control+v")
        self.expect("{1}/{2}+sqrt{3}|")

    def test_MathML_is_read(self):
        self.open()
        self.focus()
        self.put(text_html="<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", text_plain="12")
        self.press("Control+v")
        self.expect("{1}/{2}|")

    def test_text_with_a_decimal_comma_and_typographic_signs(self):
        self.open()
        self.focus()
        self.put(text_plain="3 × 4 − 5 ÷ 2")
        self.press("Control+v")
        self.wait("/^3\\*4-/.test(surd.screen().formula)", what="typographic signs are read")
