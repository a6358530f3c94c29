"""Typing on a real keyboard: every key goes where the golden texts of the editor say."""

import os
import pathlib
import re

from .page import Check, MODERN, in_engines

GOLDEN = pathlib.Path(__file__).resolve().parents[2] / "Golden"
# What the key notation calls the keys that a keyboard has too.
KEYBOARD = {
    "Left": "Left", "Right": "Right", "Up": "Up", "Down": "Down", "Home": "Home", "End": "End",
    "Tab": "Tab", "S-Tab": "Shift+Tab", "Space": "Space", "Esc": "Escape", "S-Left": "Shift+Left",
    "S-Right": "Shift+Right", "S-Home": "Shift+Home", "S-End": "Shift+End", "Widen": "Alt+Up",
    "BS": "Backspace", "Del": "Delete", "C-BS": "Control+Backspace", "C-Del": "Control+Delete",
    "C-a": "Control+a", "K:sqrt": "@", "K:neg": "F9", "Bar": "|", "C-z": "Control+z",
    "Undo": "Control+z", "Redo": "Control+Shift+z", "C-y": "Control+y", "C-Z": "Control+Shift+z",
    "K:pi": "Alt+p",
}
# `=` and `,` mean what the line and the language make of them; undo would reach further back.
APART = {"=", ",", ";", "@", "?", "Undo", "Redo", "C-z", "C-y", "C-Z"}


def golden_lines():
    """Keys and the formula that they make, from the golden texts of the editor."""
    for file in sorted(GOLDEN.glob("editing-*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            match = re.fullmatch(r"(\S.*?)\s\s+= (.*)", line)
            if match and not line.startswith("#"):
                yield file.stem, match[1].strip(), match[2]


def physical(keys):
    """The keys of a keyboard for a line of the key notation, if it has them all."""
    pressed = []
    for key in keys.split():
        if key in APART or (len(key) > 1 and key not in KEYBOARD) or not key.isascii():
            return None
        pressed.append(KEYBOARD.get(key, key))
    return pressed


def texts(count, avoided=""):
    """So many of the texts whose meaning is one however they are given, of which a keyboard has all characters."""
    source = (GOLDEN.parent / "FormulasTests/OneMeaningLaws.swift").read_text(encoding="utf-8")
    listed = source[source.index("static let texts"):source.index("/// What the statements of a line")]
    listed = "\n".join(line for line in listed.splitlines() if not line.strip().startswith("//"))
    # One that defines a name or draws would change what the next one says.
    found = [text for text in re.findall(r'"([^"]+)"', listed) if text.isascii() and not re.search(f"[=<>{re.escape(avoided)}]", text)]
    return [found[place * len(found) // count] for place in range(count)]


# What Enter makes of the formula.
MEANING = """
const meaning = async () => {
  await surd.press("Enter");
  const { answer, message, isAnswered } = surd.screen();
  return isAnswered ? [answer?.exact ?? null, answer?.decimal ?? null] : message;
};
"""
# Alone, and with the caret in front of something that is there.
BEFORE = ["AC", "AC 0 + 7 Home Del"]


class Keyboard(Check):
    def test_a_text_says_what_it_says_when_it_is_pasted(self):
        self.open()
        self.focus()
        # Each engine types a third, and all in `make stress`.
        share = slice(None) if "SURD_TEST_MULTIPLIER" in os.environ else slice(MODERN.index(self.engine.name), None, 3)
        # On some machines Firefox' driver loses all keys of an action with a circumflex.
        asked = texts(60, "^" if self.engine.name == "firefox" else "")[share]
        problems = []
        for before in BEFORE:
            wanted = self.evaluate(MEANING + """
                const meanings = [];
                for (const text of arguments[0]) {
                  await surd.press(arguments[1]);
                  await surd.send({ paste: text });
                  meanings.push(await meaning());
                }
                return meanings;""", asked, before, limit=120)
            for text, pasted in zip(asked, wanted):
                self.replay(before)
                self.press(*("Space" if key == " " else key for key in text))
                typed = self.evaluate(MEANING + "await surd.send({ screen: true }); return await meaning();")
                if typed != pasted:
                    problems.append(f"{text} ({before}): pasted {pasted}, typed {typed}")
        self.expect_none(problems)
    test_a_text_says_what_it_says_when_it_is_pasted.engines = MODERN

    def test_golden_lines_typed_on_the_keyboard(self):
        self.open()
        self.focus()
        share = {"chromium": 0, "firefox": 1, "webkitgtk": 2, "wpe": 3}[self.engine.name]
        step = 8 if self.engine.name in ("webkitgtk", "wpe") else 4
        lines = [(name, keys, formula) for name, keys, formula in golden_lines() if physical(keys)]
        self.assertGreater(len(lines), 200)
        if self.engine.name == "firefox":
            # On some machines its driver loses all keys of an action with a circumflex.
            lines = [line for line in lines if "^" not in line[1]]
        for name, keys, formula in lines[share::step]:
            self.clear()
            self.press(*physical(keys))
            with self.subTest(f"{name}: {keys}"):
                self.expect(formula, limit=20)

    def test_a_fraction_is_typed_and_answered(self):
        self.open()
        self.focus()
        self.press("1", "/", "3", "Right", "+", "1", "/", "6", "Enter")
        self.expect_answer(exact="1/2")
        self.expect(isAnswered=True)
        shown = self.evaluate("return document.querySelector('#answer').textContent")
        self.assertIn("0.5", shown)
        self.wait("""(({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2)
            ?.closest("#answer .value"))(document.querySelector("#answer .value").getBoundingClientRect()) !== null""", limit=10, what="the answer is seen")
        self.press("7")
        self.expect("7|", isAnswered=False)
        self.assertEqual(self.tape_length, 1)
        self.press("Control+z")
        self.press("Escape")

    def test_an_operator_continues_with_the_answer(self):
        self.open()
        self.focus()
        self.press("6", "*", "7", "Enter")
        self.expect_answer(exact="42")
        self.press("+", "1", "Enter")
        self.expect_answer(exact="43")

    # The window of WPE is smaller than a desk, and takes no taps beyond.
    @in_engines(*MODERN)
    def test_typing_after_a_click_on_any_button(self):
        """A button that was clicked keeps the focus but takes neither letters nor Enter."""
        self.open(1440, 900)
        self.replay("x ^ 2 AC")
        for selector in ["#angle", "#angle", "#tape-toggle", "#tape-toggle", "#graph-toggle"]:
            self.engine.tap(*self.place(selector))
            self.clear()
            with self.subTest(selector):
                before = self.screen["settings"]["angle"]
                self.press("6", "*", "7", "Enter")
                self.expect_answer(exact="42")
                self.assertEqual(self.screen["settings"]["angle"], before)

    # The window of WPE is smaller than a desk, and takes no taps beyond.
    @in_engines(*MODERN)
    def test_typing_after_the_menu_and_escape(self):
        self.open(1440, 900)
        self.engine.tap(*self.place("#menu"))
        self.wait("document.querySelector('dialog')", what="the menu")
        self.press("Escape")
        self.wait("!document.querySelector('dialog')", what="the menu is gone")
        self.press("6", "*", "7", "Enter")
        self.expect_answer(exact="42")

    # The window of WPE is smaller than a desk, and takes no taps beyond.
    @in_engines(*MODERN)
    def test_typing_after_the_buttons_of_the_graph(self):
        self.open(1440, 900)
        self.engine.tap(*self.place("#graph-toggle"))
        self.wait("document.querySelector('#graph .tools button')", what="the graph")
        count = self.evaluate("return document.querySelectorAll('#graph .tools button').length")
        self.assertGreater(count, 5)
        for number in range(count):
            self.clear()
            typed = self.evaluate("""
                const button = document.querySelectorAll("#graph .tools button")[arguments[0]];
                button.focus();
                return button.matches(":focus");""", number)
            if not typed:
                continue
            self.press("6", "*", "7", "Enter")
            with self.subTest(number):
                self.expect_answer(exact="42")

    def test_slash_and_apostrophe_open_no_search_of_the_browser(self):
        self.open()
        self.focus()
        self.press("1", "/", "2", "Right", "'", "+", "5")
        self.expect("{1}/{2}'+5|")
        self.assertTrue(self.evaluate("return document.hasFocus()"))

    @in_engines("chromium", "firefox")
    def test_dead_keys(self):
        self.open()
        self.focus()
        for pending, committed, wanted in [("^", "^2", "x^{2|}"), ("^", "^", "x^{|}")]:
            self.clear()
            self.press("x")
            self.engine.compose(pending, committed)
            with self.subTest(committed):
                self.expect(wanted, limit=20)
        self.clear()
        self.press("2")
        self.engine.compose("^", "â")
        self.expect("2^{a|}")
        self.clear()
        self.press("x")
        self.engine.compose("²", "²")
        self.wait("/^x\\^\\{2/.test(surd.screen().formula)", what="a composed square")

    def test_stars_words_and_undo(self):
        self.open()
        self.focus()
        self.press(*"2**3")
        self.expect("2^{3|}")
        self.press("Control+z")
        self.press("Control+Shift+z")
        self.expect("2^{3|}")
        self.clear()
        self.press(*"sqrt2")
        self.expect("sqrt{2|}")
        self.clear()
        self.press(*"pi")
        self.expect("π|")
        self.press("Backspace")
        self.press("Backspace")
        self.wait("!/π/.test(surd.screen().formula)", what="the name is deleted")

    def test_Tab_walks_the_slots_and_leaves(self):
        self.open()
        self.focus()
        self.press("/", "1", "Tab", "2")
        self.expect("{1}/{2|}")
        self.press("Tab")
        self.press("Tab")
        self.wait("document.activeElement !== document.querySelector('#formula textarea')",
                  what="Tab leaves the formula")
        self.focus()
        for _ in range(6):
            self.press("Shift+Tab")
        self.wait("document.activeElement !== document.querySelector('#formula textarea')",
                  what="Shift+Tab leaves the formula")

    # Where Tab goes from the last control is the browser's affair.
    # Elsewhere Tab passes over buttons, or a driver loses it outside the page.
    @in_engines("chromium")
    def test_every_control_is_reached_by_Tab_and_none_traps(self):
        self.open()
        self.focus()
        self.press("1", "+", "2", "Enter")
        self.expect_answer(exact="3")
        self.press("5")
        self.evaluate("document.querySelector('#keys-toggle').click()")
        self.focus()
        seen = []
        for _ in range(40):
            self.press("Tab")
            where, is_same = self.evaluate("""
                await surd.press("");  // In the formula, the engine moves the focus.
                const element = document.hasFocus() ? document.activeElement : document.body;
                const isSame = element === window.last;
                window.last = element === document.body ? null : element;
                return [element === document.body ? "outside"
                  : element.id || element.dataset.key || element.className, isSame];""")
            self.assertFalse(is_same, f"Tab stays on {where} after {seen}")
            seen.append(where)
        self.assertIn("menu", seen)
        self.assertIn("keys-toggle", seen)
        self.assertIn("7", seen, "the keypad is no stop of Tab")

    # The window of WPE is smaller, and takes no taps beyond.
    @in_engines(*MODERN)
    def test_the_keypad_of_a_desk_folds_away(self):
        shown = "document.querySelector('#keypad').offsetHeight > 0"
        self.open(1440, 900)
        self.focus()
        self.press("Tab")
        self.focus()
        self.assertTrue(self.evaluate(f"return {shown}"))
        self.press("1", "+", "2")
        self.expect("1+2|")
        self.wait(f"!({shown})", what="the keypad is folded away")
        self.engine.tap(*self.place("#keys-toggle"))
        self.wait(shown, what="the keypad is back")
        self.focus()
        self.press("3")
        self.expect("1+23|")
        self.assertTrue(self.evaluate(f"return {shown}"), "who wants keys keeps them")
        self.reload()
        self.assertTrue(self.evaluate(f"return {shown}"))
        self.engine.tap(*self.place("#keys-toggle"))
        self.reload()
        self.assertFalse(self.evaluate(f"return {shown}"))
        self.engine.resize(375, 667)
        self.wait(shown, what="a phone has keys")

    def test_system_shortcuts_pass(self):
        self.open()
        self.focus()
        self.evaluate("""
            window.passed = [];
            addEventListener("keydown", event => {
              if (!event.defaultPrevented) passed.push(event.key);
              event.preventDefault();
            });""")
        shortcuts = {"Control+f": "f", "Control+p": "p", "F6": "F6", "Control+j": "j"}
        if self.engine.name == "webkitgtk":  # Its browser acts before the page.
            shortcuts = {"F6": "F6", "Control+j": "j"}
        else:
            shortcuts |= {"Control+r": "r", "Alt+Left": "ArrowLeft", "Control+l": "l"}
        self.press(*shortcuts)
        self.assertLessEqual(set(shortcuts.values()), set(self.evaluate("return passed")))
        self.expect("|")

    def test_typing_without_focus_reaches_the_formula_again_after_a_tap(self):
        self.open()
        self.evaluate("document.activeElement.blur()")
        self.engine.tap(*self.place("#formula"), kind="mouse")
        self.press("4", "2")
        self.expect("42|")

    def test_keys_held_in_a_burst_all_arrive_in_order(self):
        self.open()
        self.focus()
        self.press(*("1234567890" * 6))
        self.expect("1234567890" * 6 + "|")

    def test_an_equals_sign_means_what_the_keys_before_it_make_of_it(self):
        self.open()
        self.focus()
        # All at once: what is shown is still the formula before.
        burst = """
            for (const key of arguments[0]) {
              document.querySelector("#formula textarea").dispatchEvent(
                new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            }
            await surd.send({ screen: true });"""
        for keys, formula in [("y=3", "y=3|"), ("f(x)=x^2", "f(x)=x^{2|}"), ("x^2+y^2=4", "x^{2}+y^{2}=4|"),
                              ("x<=3", "x≤3|"), ("2^3=", "2^{3|}"), ("6*7=+1", "Ans+1|")]:
            self.clear()
            self.evaluate(burst, keys)
            with self.subTest(keys):
                self.expect(formula)
        self.clear()
        self.evaluate(burst, "2^5=")
        self.expect_answer(exact="32")

    def test_Enter_with_an_empty_slot_goes_there(self):
        self.open()
        self.focus()
        self.press("1", "/", "Enter")
        self.wait("surd.screen().message !== null && !surd.screen().isAnswered")
        self.press("4", "Enter")
        self.expect_answer(exact="1/4")

    def test_up_recalls(self):
        self.open()
        self.focus()
        self.press("1", "+", "1", "Enter")
        self.expect_answer(exact="2")
        self.press("9")
        self.expect("9|")
        self.press("Up")
        self.wait("/^1\\+1/.test(surd.screen().formula)", what="the line before")
        self.press("Down")
        self.expect("9|")

    def test_arrows_walk_the_keypad(self):
        self.open()
        self.evaluate("document.querySelector(\"#keypad [data-key='7']\").focus()")
        self.press("Right", "Right", "Down", "Enter")
        self.expect("6|")

    def test_typing_goes_on_after_a_click_on_any_button(self):
        self.open(1440, 900)
        self.evaluate("await surd.draw('x')")
        names = self.evaluate("""
            return [...document.querySelectorAll("header button, #graph .tools button")]
              .filter(each => each.offsetParent && each.getAttribute("aria-haspopup") !== "dialog" && !each.dataset.mode)
              .map((each, index) => { each.dataset.check = index; return index; })""")
        typed = 0
        for index in names:
            with self.subTest(button=index):
                self.replay("AC")
                before = self.screen["settings"]["angle"]
                self.engine.tap(*self.place(f"[data-check='{index}']"), kind="mouse")
                # The trace takes the keys of the plane, and a menu its own.
                if self.evaluate("""
                    const menu = document.querySelector("dialog[open]");
                    menu?.close();
                    return Boolean(menu) || document.activeElement.id === "plane";"""):
                    continue
                typed += 1
                after = self.evaluate("await surd.send({ screen: true }); return surd.screen().settings.angle")
                self.engine.press("7", "+", "1", "Enter")
                self.wait("surd.screen().isAnswered && surd.screen().answer.exact === '8'", what="an answer")
                self.assertEqual(self.screen["settings"]["angle"], after, f"Enter pressed the button again, {before}")
                if self.evaluate("return document.querySelector('#graph').hidden"):
                    self.evaluate("document.querySelector('#graph-toggle').click()")
        self.assertGreaterEqual(typed, 7)
    test_typing_goes_on_after_a_click_on_any_button.engines = ("chromium", "firefox")

    def test_the_list_of_keys_tells_gestures_too(self):
        self.open(320, 568)
        for language, word in (("en", "Drag the numbers of an axis"), ("de", "Zahlen einer Achse ziehen"), ("zh", "拖动坐标轴的数字")):
            self.set(language=language)
            self.focus()
            self.press("?")
            self.wait("document.querySelector('dialog.keys')?.innerText.includes(arguments[0])", word, limit=8, what=word)
            self.assertEqual(self.evaluate("""
                const { scrollWidth, clientWidth } = document.querySelector("dialog.keys .body");
                return [scrollWidth <= clientWidth, [...document.querySelectorAll("dialog.keys dd")].every((each) => each.clientWidth > 90)];"""),
                [True, True])
            self.evaluate("document.querySelector('dialog.keys').close()")
    test_the_list_of_keys_tells_gestures_too.engines = ("chromium", "firefox")
