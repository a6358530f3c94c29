"""The desk calculator: its keys by finger and keyboard, its programs, its tape, its place."""

import json
import pathlib
import subprocess

from driving.axe import axe_file

from .access import RUN
from .page import ALL, Check, MODERN, NARROW, VIEWPORTS, in_engines

COMMAND = pathlib.Path(__file__).resolve().parents[3] / ".build/release/surd"
PROGRAM = "3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+"
# What `surd desk` says of it with x = 2, where the command is not there to be asked.
ANSWER = {"description": "3*x*x + 4*x + 5", "exact": "25", "decimal": "25", "variables": ["x"]}

# Finds what is wrong with the desk calculator as it is shown now, in words.
FIND = r"""
const problems = [], narrow = 0.02;
const shown = element => {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility === "visible";
};
const name = element => element.dataset.key ? `key ${element.dataset.key}` : element.id || element.className;
const page = document.scrollingElement;
if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
  problems.push(`the page is ${page.scrollWidth}x${page.scrollHeight}`);
const keys = [...document.querySelectorAll("#desk .keypad button")].filter(shown);
if (keys.length < 23) problems.push(`only ${keys.length} keys are shown`);
const others = [...document.querySelectorAll("header button, #display, #desk .corner, #desk .messages button")];
for (const element of [...keys, ...others.filter(shown)]) {
  const box = element.getBoundingClientRect();
  if (box.left < -narrow || box.top < -narrow || box.right > innerWidth + narrow || box.bottom > innerHeight + narrow)
    problems.push(`${name(element)} leaves the window`);
  if (box.width < 44 - narrow || box.height < 44 - narrow)
    problems.push(`${name(element)} is ${box.width.toFixed(1)}x${box.height.toFixed(1)}`);
  if (element.localName !== "button") continue;
  if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    problems.push(`${name(element)} is cut off: ${element.scrollWidth}x${element.scrollHeight}`);
  for (const [x, y] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.9]]) {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    if (!top || !element.contains(top)) {
      problems.push(`${name(element)} is covered by ${top && name(top)}`);
      break;
    }
  }
}
const at = key => keys.find(button => button.dataset.key === key)?.getBoundingClientRect();
if (arguments[0]) {
  const formula = arguments[0];
  for (const key of "0123456789")
    if (!at(key) || Math.abs(at(key).left - formula[key]) > 1) problems.push(`digit ${key} is elsewhere`);
}
const display = document.querySelector("#display").getBoundingClientRect();
if (display.height < 64) problems.push(`the display is ${Math.round(display.height)} px high`);
for (const hidden of ["#formula", "#keypad", "#history"])
  if (shown(document.querySelector(hidden))) problems.push(`${hidden} is shown too`);
return problems;
"""
# Where the digits stand in the formula calculator, from the left.
DIGITS = """
return Object.fromEntries([..."0123456789"].map(key =>
  [key, document.querySelector(`#keypad [data-key="${key}"]`).getBoundingClientRect().left]));
"""
SWITCH = "document.querySelector('#mode [data-mode={}]').click()"


class Desk(Check):
    engines = MODERN

    def open(self, width=1080, height=810, fragment=""):
        super().open(width, height, fragment)
        self.show_desk()

    def show_desk(self):
        self.engine.tap(*self.place("#mode [data-mode=desk]"))
        self.wait("document.querySelector('#desk [data-key=\"7\"]')", what="the keys of the desk")
        self.desk(screen=True)

    def desk(self, **event):
        """Sends an event past the hand; returns the screen."""
        return self.evaluate("return await surd.desk(arguments[0])", event, limit=40)

    def keys(self, keys):
        return self.desk(keys=keys)

    def shows(self, text, what=None):
        """Waits until the display shows a text."""
        try:
            self.wait("document.querySelector('#display .shown').textContent === arguments[0]", text)
        except TimeoutError:
            shown = self.evaluate("return document.querySelector('#display .shown').textContent")
            self.fail(f"the display shows {shown}, not {text} {what or ''}")

    def value(self, text):
        """Waits until the line under the display has a text in it."""
        self.wait("document.querySelector('#desk .answer').textContent.includes(arguments[0])", text,
                  what=f"{text} under the display")

    def tap_desk(self, *keys):
        for key in keys:
            self.engine.tap(*self.place(f"#desk .keypad [data-key='{key}']"))

    def lines(self):
        return self.evaluate("return [...document.querySelectorAll('#desk .tape > li')].map(each =>"
                             " each.querySelector('.input').textContent + each.querySelector('.result').textContent)")

    @in_engines(*ALL)
    def test_keys_by_finger(self):
        self.open(320, 568)
        self.tap_desk("1", "2", ".", "5")
        self.shows("12.5")
        self.tap_desk("+", "3", "*")
        self.shows("15.5")
        self.tap_desk("2", "=")
        self.shows("31")
        self.tap_desk("neg")
        self.shows("−31")
        self.tap_desk("C", "2", "sqrt")
        self.shows("1.4142135623…")
        self.value("2")

    def test_keys_by_keyboard(self):
        self.open()
        self.press("1", "2", ",", "5", "+", "3", "*", "2", "Enter")
        self.shows("31")
        self.press("F9")
        self.shows("−31")
        self.press("Delete", "9", "@")
        self.shows("3")
        self.press("Control+Backspace")
        self.shows("0")
        self.press("1", "2", "Backspace")
        self.shows("1")
        self.press("Control+Backspace", "x", "s", "+", "1", "=")
        self.wait("document.querySelector('#display math')", what="a formula on the display")
        self.assertEqual(self.desk(screen=True)["description"], "sin(x) + 1")

    def test_a_program_shows_its_formula_and_is_solved(self):
        self.open(414, 736)
        self.keys(PROGRAM)
        self.wait("document.querySelector('#display math')", what="a formula on the display")
        self.wait("!document.querySelector('#desk .memory').hidden", what="the memory is marked")
        self.tap_desk("Solve")
        self.wait("document.querySelector('dialog input')", what="the values are asked for")
        self.evaluate("document.querySelector('dialog input').value = '2';"
                      "document.querySelector('dialog form').requestSubmit()")
        self.value("25")
        # The value is offered again.
        self.tap_desk("Solve")
        self.wait("document.querySelector('dialog input')?.value === '2'", what="the value is remembered")
        self.evaluate("document.querySelector('dialog .tool').click()")
        self.wait("!document.querySelector('dialog')", what="the dialog is gone")
        screen = self.desk(screen=True)
        self.assertEqual({name: screen[name] for name in ANSWER}, ANSWER)

    @in_engines("chromium")
    def test_the_command_says_the_same(self):
        self.open()
        for keys in (PROGRAM + " Solve x=1/3", "1 / 3 * 3 =", "200 + 10 % =", "7 sqrt sin = Mem+ 2 ^ Recall =", "1 / 0 ="):
            self.keys("C")
            screen = self.keys(keys)
            if not COMMAND.is_file():
                continue
            told = json.loads(subprocess.run([COMMAND, "desk", "--format", "json", "--", keys],
                                             capture_output=True, text=True, encoding="utf-8").stdout)
            for name in ("display", "description", "keys", "variables", "status", "exact", "decimal"):
                self.assertEqual(screen[name], told[name], f"{name} of {keys}")

    def test_what_was_entered_is_drawn(self):
        self.open(1024, 768)
        self.keys("x * x - 2")
        self.tap_desk("Graph")
        self.wait("document.querySelectorAll('#tape .drawn').length === 1", what="a curve is listed")
        screen = self.evaluate("return await surd.graph({ screen: true })", limit=40)
        self.assertEqual(screen["curves"][0]["text"], "x*x - 2")
        # A variable without a value becomes a slider.
        self.keys("C a * x =")
        self.tap_desk("Graph")
        self.wait("document.querySelector('#tape .slider input')", what="a slider for a")

    def test_the_tape_gives_its_lines_back(self):
        self.open(414, 736)
        self.keys("1 / 3 =")
        self.keys("2 + 5 =")
        self.assertEqual(len(self.lines()), 2)
        self.keys("C")
        self.engine.tap(*self.place("#desk .tape > li:first-child .result"))
        self.wait("(await surd.desk({ screen: true })).exact === '1/3'", what="the exact result is inserted")
        self.evaluate("document.querySelector('#desk .tape .menu').click()")
        self.wait("document.querySelector('dialog .action')", what="the menu of a line")
        self.evaluate("[...document.querySelectorAll('dialog .action')].at(-1).click()")
        self.wait("document.querySelectorAll('#desk .tape > li').length === 0", what="the tape is empty")

    def test_a_tap_on_the_display_copies(self):
        self.open(414, 736)
        self.keys("1 / 3 =")
        self.evaluate("""
            window.copied = null;
            Object.defineProperty(navigator, "clipboard",
              { value: { writeText: async text => { window.copied = text; } }, configurable: true });""")
        self.engine.tap(*self.place("#display .shown"))
        self.wait("window.copied === '1/3'", what="the exact value is copied")

    def test_both_calculators_keep_what_they_have(self):
        self.open(414, 736)
        self.keys("x sq + 1 = Mem+ 7")
        self.evaluate(SWITCH.format("formula"))
        self.replay("1 / 2")
        self.expect("{1}/{2|}")
        self.evaluate(SWITCH.format("desk"))
        self.shows("7")
        self.reload()
        self.wait("document.body.dataset.mode === 'desk'", what="the desk is shown again")
        self.shows("7")
        screen = self.desk(screen=True)
        self.assertEqual((screen["memory"], screen["isTyping"]), ("x^2 + 1", True))
        self.evaluate(SWITCH.format("formula"))
        self.expect("{1}/{2|}")
        self.reload()
        self.wait("document.body.dataset.mode !== 'desk'", what="the formula is shown again")

    def test_programs_become_formulas_and_lines_go_to_the_desk(self):
        self.open(414, 736)
        self.keys(PROGRAM)
        self.engine.tap(*self.place("#desk .corner"))
        self.wait("document.body.dataset.mode === 'formula'", what="the formula calculator")
        self.wait("/x.*4.*x.*5/.test(surd.screen().formula)", what="the program as a formula")
        self.replay("AC 5 / 6 Enter")
        self.evaluate("document.querySelector('#tape .menu').click()")
        self.wait("document.querySelector('dialog .action')", what="the menu of a line")
        self.evaluate("""
            [...document.querySelectorAll("dialog .action")].find(each => each.textContent === "Take to the desk").click();""")
        self.wait("(await surd.desk({ screen: true })).exact === '5/6'", what="the line is on the desk")

    def test_settings_hold_for_both(self):
        self.open(414, 736)
        self.set(decimalMark=",", language="de")
        self.keys("1 . 5")
        self.shows("1,5")
        self.assertEqual(self.evaluate("return document.querySelector('#desk [data-key=\".\"]').textContent"), ",")
        self.set(angle="deg")
        self.keys("C 3 0 sin")
        self.shows("0,5")

    def test_damaged_storage_is_set_aside(self):
        self.open(414, 736)
        self.keys("6 * 7 =")
        for damage in ("{", '{"surd desk":1,"program":7}', "[" * 5000):
            self.evaluate("""
                const name = Object.keys(localStorage).find(each => each.includes(":desk:"));
                const damage = arguments[0];
                addEventListener("pagehide", () => localStorage.setItem(name, damage));""", damage)
            with self.subTest(damage[:20]):
                self.reload()
                self.assertEqual(self.keys("C 6 * 7 =")["exact"], "42")

    def test_keys_are_reached_and_pressed_without_a_pointer(self):
        self.open(414, 736)
        self.evaluate("document.querySelector('#desk [data-key=\"7\"]').focus()")
        self.press("Right", "Enter")
        self.shows("8")
        self.press("Down", "Space")
        self.shows("85")
        self.assertEqual(self.evaluate("return document.querySelectorAll('#desk .keypad [tabindex=\"0\"]').length"), 1)

    def test_results_are_said(self):
        self.open()
        self.keys("3 + 4 =")
        self.wait("document.querySelector('#announcements').textContent.trim() === '7'", what="7 is said")

    def look(self, language, viewports):
        for width, height in viewports:
            self.engine.resize(width, height)
            self.evaluate("await document.fonts.ready; await new Promise(done =>"
                          " requestAnimationFrame(() => requestAnimationFrame(done)))")
            self.evaluate(SWITCH.format("formula"))
            digits = self.evaluate(DIGITS)
            self.evaluate(SWITCH.format("desk"))
            pages = self.evaluate("return Number(document.querySelector('#desk [data-role=page]')"
                                  "?.textContent.split('/')[1] ?? 1)")
            for page in range(pages):
                has_digits = self.evaluate("return Boolean(document.querySelector('#desk [data-key=\"7\"]'))")
                with self.subTest(f"{width}x{height} {language} page {page + 1}"):
                    self.expect_none(self.evaluate(FIND, digits if has_digits else None))
                self.evaluate("document.querySelector('#desk [data-role=page]')?.click()")

    def test_everything_fits(self):
        self.open()
        self.keys("C 2 sqrt")
        self.look("en", self.viewports)
        self.keys(PROGRAM)
        self.look("en with a program", self.viewports)
        for language in ("de", "zh"):
            self.set(language=language)
            self.look(language, VIEWPORTS if self.engine.name == "chromium" else NARROW)

    def test_no_barriers(self):
        self.open(375, 667)
        source = axe_file().read_text(encoding="utf-8")
        self.evaluate(source + "\nwindow.axe = window.axe || axe;")
        self.keys(PROGRAM)
        self.keys("2 + 2 =")
        themes = ("system", "dark", "contrast")
        for theme in themes:
            self.evaluate("if (arguments[0] === 'system') delete document.documentElement.dataset.theme;"
                          "else document.documentElement.dataset.theme = arguments[0]", theme)
            for width, height in [(320, 454), (375, 667), (568, 320), (810, 1080), (1440, 900)]:
                self.engine.resize(width, height)
                self.evaluate("await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                with self.subTest(f"{theme} {width}x{height}"):
                    self.expect_none(self.evaluate(RUN, limit=60))
        self.keys(PROGRAM)
        self.tap_desk("Solve")
        self.wait("document.querySelector('dialog input')", what="the values are asked for")
        with self.subTest("Solve"):
            self.expect_none(self.evaluate(RUN, limit=60))
    test_no_barriers.engines = ("chromium", "firefox")


class DeskOffline(Check):
    has_service_worker = True
    under = "/some/folder/"

    @in_engines(*MODERN)
    def test_the_desk_without_a_network(self):
        self.open(414, 736)
        self.wait("navigator.serviceWorker && (await navigator.serviceWorker.ready).active"
                  " && (await navigator.serviceWorker.ready).active.state === 'activated'",
                  limit=30, what="the service worker is active")
        self.reload()
        self.server.stop()
        self.evaluate(SWITCH.format("desk"))
        self.assertEqual(self.evaluate("return (await surd.desk({ keys: '1 / 3 * 3 =' })).exact", limit=40), "1")
