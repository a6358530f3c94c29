"""No glyph of an answer is out of sight without a mark that opens it, at any size."""

import math
import sys

from .page import Check, MODERN, in_engines

# Python 3.11 prints no longer integers unasked; older ones have no such limit.
getattr(sys, "set_int_max_str_digits", lambda _: None)(20_000)

# Answers that are long in each way: digits, sums of roots, fractions, powers, thousands of digits.
ANSWERS = [
    "3 0 K:fact Enter", "( 1 + K:sqrt 2 Right ) ^ 1 2 Enter", "2 ^ 2 0 0 Enter", "1 0 0 0 K:fact Enter",
    "K:sqrt 2 Right + K:sqrt 3 Right + K:sqrt 5 Right + K:sqrt 7 Right + K:sqrt 1 1 Right + K:sqrt 1 3 Enter",
    "( K:sqrt 2 Right + K:sqrt 3 Right + K:sqrt 5 Right ) ^ 5 Enter", "1 / 9 8 7 6 5 4 3 2 1 Enter",
    "1 2 3 4 5 6 7 8 9 / 9 8 7 6 5 4 3 2 3 Enter", "K:sin 1 2 3 4 5 6 7 8 9 Enter", "K:pi ^ 2 0 Enter",
    "2 ^ - 2 0 0 Enter", "K:factor 2 ^ 6 4 - 1 Enter", "1 / 1 7 + 1 / 1 9 + 1 / 2 3 Enter",
    "K:exp 1 0 0 Enter", "1 0 ^ 4 0 Enter", "K:cos K:pi / 1 2 Enter", "7 ^ 7 7 / 3 ^ 5 5 Enter",
    # High answers below high formulas.
    "K:sin K:pi / 5 Enter", "K:sin K:pi / 5 Right Right + K:cos K:pi / 5 Enter", "1 / 3 + 1 / 6 Enter",
    "1 / 1 + 1 / 1 + 1 / 1 + K:sqrt 2 Enter", "K:sqrt 1 / K:sqrt 2 Right + K:sqrt 3 Enter",
    "( 1 / 3 Right + K:sqrt 2 ) / ( 1 / 5 Right + K:sqrt 3 ) Enter",
]
DESK = ["2 ^ 2 0 0 =", "2 sqrt + 3 = sqrt * 7 sqrt =", "1 / 9 8 7 6 5 4 3 2 1 =",
        "C 1 2 3 4 5 6 7 8 9 * x * x + 9 8 7 6 5 4 3 2 1 * x + 1 2 3 4 5 6 7 8 9 ="]

# Names the texts of a root whose glyphs are cut or off the window, without a mark that is in sight in the same box.
HIDDEN = r"""
const root = document.querySelector(given[0]), box = given[1];
const rect = (element) => element.getBoundingClientRect();
const shown = (element) => { const { width, height, right, left } = rect(element); return width > 8 && height > 8 && left >= -1 && right <= innerWidth + 1
  && getComputedStyle(element).visibility === "visible"; };
const problems = [], section = root.closest("section");
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const parent = node.parentElement;
  if (!node.data.trim() || parent.closest("button, .hidden, annotation, [hidden]") || !parent.getClientRects().length) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  let out = false;
  for (const each of range.getClientRects()) {
    if (each.width === 0 || each.height === 0) continue;
    let scrolledAway = false;
    // Up to the place that scrolls up and down as a whole: lines above are reached by scrolling the list.
    for (let frame = parent; frame && frame !== section.parentElement; frame = frame.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(frame);
      if (display === "contents") continue;
      const limit = rect(frame);
      if (overflowX !== "visible" && (each.left < limit.left - 1.5 || each.right > limit.right + 1.5)) out = true;
      if (overflowY === "auto" && (each.top < limit.top || each.bottom > limit.bottom)) scrolledAway = true;
      if (!scrolledAway && overflowY === "hidden" && (each.top < limit.top - each.height / 4 || each.bottom > limit.bottom + each.height / 4)) out = true;
    }
    if (each.left < -1.5 || each.right > innerWidth + 1.5) out = true;
    // What lies over it, as the keypad.
    const middle = [(each.left + each.right) / 2, (each.top + each.bottom) / 2];
    const over = document.elementFromPoint(...middle);
    if (!scrolledAway && over && over.closest("section, header") !== section) out = true;
  }
  const marks = parent.closest(box)?.querySelectorAll(".open, .rest, .edge") ?? [];
  if (out && ![...marks].some(shown)) problems.push(node.data.slice(0, 30));
}
return problems;"""

# The same once all has been laid out and measured, which takes a slow engine some frames.
AT_REST = """
const hidden = (...given) => {""" + HIDDEN + """};
const frames = async (count) => { for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame); };
const atRest = async (root, box) => {
  let found = hidden(root, box);
  for (let tries = 0; tries < 12 && found.length > 0; tries += 1) {
    await frames(1);
    found = hidden(root, box);
  }
  return found;
};
"""

# The same of the first lines of the tape, each in the middle of the list.
LINES_AT_REST = AT_REST + """
const problems = [];
for (let index = 1; index <= arguments[0]; index += 1) {
  const item = `#tape > li:nth-child(${index})`;
  document.querySelector(item).scrollIntoView({ block: "center" });
  await frames(2);
  for (const part of [".input", ".result"]) {
    const found = await atRest(`${item} ${part}`, part);
    if (found.length > 0) problems.push(`line ${index} ${part}: ${found.slice(0, 3)}`);
  }
}
return problems;"""

# What is out of sight in screens that were told before, each shown anew.
SCREENS_AT_REST = AT_REST + """
const problems = [];
for (const [name, screen] of arguments[0]) {
  surd.show(screen);
  for (const [root, box] of [["#answer", "#answer"], ["#drawing", "#entry"]]) {
    const found = await atRest(root, box);
    if (found.length > 0) problems.push(`${name} in ${root}: ${found.slice(0, 3)}`);
  }
}
return problems;"""

# The rows of the digits of an answer that end with the mark of more digits.
ROWS = """
const rows = [], range = document.createRange();
for (const digits of document.querySelectorAll("#answer .run")) {
  const walker = document.createTreeWalker(digits, NodeFilter.SHOW_TEXT);
  let last = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let place = 0; place < node.data.length; place += 1) {
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      const { top, height } = range.getBoundingClientRect();
      if (last === null || top > last + height / 2) rows.push("");
      last = top;
      rows[rows.length - 1] += node.data[place];
    }
  }
}
return rows.filter((row) => row.endsWith("…"));"""


class Sight(Check):
    engines = MODERN

    def hidden(self, root, box):
        """What is out of sight in a root, where no mark in the same box opens it."""
        return self.evaluate(AT_REST + "return await atRest(arguments[0], arguments[1])", root, box)

    def at_all_sizes(self, look, what):
        problems = []
        for width, height in self.viewports:
            self.engine.resize(width, height)
            self.frames(3)
            for root, box in look:
                if found := self.hidden(root, box):
                    problems.append(f"{what} at {width}x{height} in {root}: {found[:3]}")
        return problems

    @in_engines(*MODERN)
    def test_answers_and_the_tape(self):
        self.open()
        problems = []
        screens = [[keys, self.answered(keys)] for keys in ANSWERS]
        for width, height in self.viewports:
            self.engine.resize(width, height)
            self.frames(3)
            found = self.evaluate(SCREENS_AT_REST, screens, limit=60)
            problems += [f"{each} at {width}x{height}" for each in found]
        self.replay("AC 1")
        self.engine.resize(1440, 900)
        for width, height in self.viewports:
            self.engine.resize(width, height)
            self.evaluate("document.body.classList.toggle('tape-open', document.body.dataset.layout === 'small')")
            self.frames(3)
            found = self.evaluate(LINES_AT_REST, len(ANSWERS))
            problems += [f"{each} at {width}x{height}" for each in found]
        self.expect_none(problems)

    def test_whole_numbers_go_on_in_a_second_line(self):
        for width, height in [(320, 568), (360, 640), (375, 667), (390, 844), (414, 896)]:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.replay("3 0 ! Enter")
                self.wait("document.querySelector('#answer .number')?.textContent === '265252859812191058636308480000000'",
                          what="30!")
                self.frames(8)
                self.assertFalse(self.evaluate("return document.querySelector('#answer .fit').classList.contains('clipped')"))

    def test_the_ends_of_a_long_number_stand_in_one_line(self):
        for width, height in ((360, 640), (375, 667), (414, 736), (1440, 900)):
            with self.subTest(f"{width}x{height}"):
                self.open(width, height, plane=True)
                for keys in ("2 ^ 2 0 0", "5 0 K:fact", "3 ^ 9 9 9"):
                    self.replay(f"AC {keys} Enter")
                    self.frames(4)
                    self.assertLess(self.evaluate("""
                        const range = document.createRange(), long = document.querySelector("#answer .long");
                        const tops = [long.firstChild, long.lastChild].map((end) => (range.selectNodeContents(end), range.getBoundingClientRect().top));
                        return Math.abs(tops[0] - tops[1]);"""), 3, keys)
    test_the_ends_of_a_long_number_stand_in_one_line.engines = ("chromium",)

    def test_the_last_digits_and_their_mark_stand_in_one_line(self):
        self.open(320, 568)
        for keys in ("K:sin 1 0 0 Enter", "K:pi ^ 4 0 Enter K:form", "K:pi ^ 3 3 Enter K:form"):
            self.replay("AC " + keys)
            for width in range(320, 400, 8):
                self.engine.resize(width, 568)
                self.frames(3)
                with self.subTest(f"{keys} at {width}"):
                    rows = self.evaluate(ROWS)
                    self.assertTrue(rows)
                    self.assertTrue(all(len(row) >= 4 for row in rows), rows)

    def test_sums_go_on_in_a_second_line(self):
        for width, height in [(320, 568), (375, 667), (414, 896), (1024, 768)]:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.replay("( K:sqrt 2 Right + K:sqrt 3 Right + K:sqrt 5 Right ) ^ 5 Enter")
                self.frames(20)
                clipped, lines, first = self.evaluate("""
                    const pieces = [...document.querySelectorAll("#answer .sum math")];
                    return [document.querySelector("#answer .fit").classList.contains("clipped"),
                            new Set(pieces.map((piece) => Math.round(piece.getBoundingClientRect().top / 8))).size,
                            pieces.map((piece) => piece.textContent[0])];""")
                self.assertFalse(clipped)
                self.assertGreater(lines, 1)
                # Each line but the first begins with its sign.
                self.assertEqual(first[1:], ["+", "+", "+"])

    def test_the_caret_stays_in_its_slot(self):
        self.open()
        problems = []
        for keys in ("K:sin K:pi / 5", "1 / 1 + 1 / 1 + 1 / 3", "( K:sqrt 2 Right + 1 ) / 3"):
            for press in ("AC " + keys, "Enter"):
                self.replay(press)
                for width, height in self.viewports:
                    self.engine.resize(width, height)
                    self.frames(3)
                    away = self.evaluate("""
                        const [caret, slot] = ["#caret", "#drawing .slot.focus"].map((each) => document.querySelector(each).getBoundingClientRect());
                        return Math.max(slot.top - caret.top, caret.bottom - slot.bottom, slot.left - caret.right, caret.left - slot.right);""")
                    if away > 2:
                        problems.append(f"{keys} then {press} at {width}x{height}: {away} px")
        self.expect_none(problems)

    def test_the_caret_is_as_high_as_a_line_behind_what_is_higher(self):
        self.open()
        high = "return document.querySelector('#caret').getBoundingClientRect().height"
        for keys in ("1 / 2 Right", "K:sqrt 1 / 2 Right Right", "( 1 / 2 Right )", "K:cases x < 0 : 1 ; 2 Right Right Right"):
            with self.subTest(keys):
                self.replay("AC " + keys)
                behind = self.evaluate(high)
                self.replay("+ 1")
                self.assertAlmostEqual(behind, self.evaluate(high), delta=1)

    def test_previews(self):
        self.open()
        problems = []
        for keys in ANSWERS[:6]:
            self.replay("AC " + keys.replace(" Enter", ""))
            self.evaluate("await new Promise(done => setTimeout(done, 60))")
            problems += self.at_all_sizes([("#answer", "#answer")], keys)
        self.expect_none(problems)

    def test_the_desk(self):
        self.open()
        self.evaluate("await surd.desk({ screen: true })")
        problems = []
        for keys in DESK:
            self.evaluate("await surd.desk({ keys: arguments[0] })", f"C {keys}")
            look = [("#display", "#display"), ("#desk .answer", ".answer")]
            problems += self.at_all_sizes(look, keys)
        self.expect_none(problems)

    @in_engines("chromium", "firefox")
    def test_points_and_the_trace(self):
        self.open()
        self.evaluate("""
            await surd.draw("x^3-7x+1");
            await surd.draw("x^4-10x^2+1");
            await surd.graph({ trace: { move: 1 } });""")
        self.wait("document.querySelectorAll('#curves td').length > 4", what="points")
        self.expect_none(self.at_all_sizes([("#curves table", "table"), ("#plane .readout", "p")], "points"))

    def test_the_mark_opens_all_of_it(self):
        self.open(375, 667)
        for keys, whole in (("1 0 0 0 0 K:fact", None), ("2 ^ 2 0 0", str(2**200)), ("1 / 7 ^ 3 0", None)):
            self.replay(f"AC {keys} Enter")
            exact = self.screen["answer"]["exact"]
            self.evaluate("document.querySelector('#answer .room').click()")
            self.wait("document.querySelector('dialog.reader .digits')", what="the reader")
            read = self.evaluate("return document.querySelector('dialog.reader .digits').textContent")
            self.assertEqual(read, exact)
            if whole:
                self.assertEqual(read, whole)
            self.evaluate("document.querySelector('dialog').close()")

    def test_more_digits_are_never_fewer(self):
        self.open(320, 568)
        self.replay("K:sqrt 2 Enter")
        seen = []

        def digits():
            dialog = self.evaluate("return document.querySelector('dialog.reader section:has([data-count]) .digits')?.textContent ?? null")
            return dialog or self.screen["answer"]["decimal"]
        for _ in range(5):
            seen.append(digits())
            if self.evaluate("return Boolean(document.querySelector('dialog.reader'))"):
                break
            self.tap_digits()
        self.wait("document.querySelector('dialog.reader')", what="the reader after some presses")
        for portion in ("100", "1000", "10000"):
            before = digits()
            self.evaluate("document.querySelector(`dialog [data-count='${arguments[0]}']`).click()", portion)
            self.wait("document.querySelector('dialog.reader section:has([data-count]) .digits').textContent.length > arguments[0]",
                      len(before), what=f"{portion} digits more")
            seen.append(digits())
        lengths = [len(each) for each in seen]
        self.assertEqual(lengths, sorted(lengths))
        # The square root of 2 by the integer root, which shares no code.
        
        count = len(seen[-1]) - 3
        self.assertGreater(count, 11_000)
        root = str(math.isqrt(2 * 10 ** (2 * count)))
        self.assertEqual(seen[-1], f"1.{root[1:]}…")

    def tap_digits(self):
        self.evaluate("""
            const [key] = [...document.querySelectorAll("button[data-key='K:digits']")];
            if (key) key.click(); else { document.querySelector("#answer .room").click(); }""")
        self.evaluate("await new Promise(done => setTimeout(done, 100))")
