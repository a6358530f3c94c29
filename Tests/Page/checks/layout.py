"""The keypad and the formula fit every window, on every page of keys and in every language."""

import pathlib
import re

from .page import Check, MODERN, NARROW, PHONES, VIEWPORTS, in_engines

# Finds what is wrong with the page as it is shown now, in words.
FIND = r"""
const problems = [], narrow = 0.02, shown = element => {
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return false;
  return element.checkVisibility ? element.checkVisibility({ visibilityProperty: true })
    : getComputedStyle(element).visibility === "visible";
};
const name = element => element.dataset.key ? `key ${element.dataset.key}`
  : element.id ? `#${element.id}` : `${element.localName}.${element.className}`;
const round = box => [box.left, box.top, box.right, box.bottom].map(x => Math.round(x * 10) / 10);
const page = document.scrollingElement;
if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
  problems.push(`the page is ${page.scrollWidth}x${page.scrollHeight}`);
const keys = [...document.querySelectorAll("#keypad button")].filter(shown);
if (arguments[0] && keys.length < 30) problems.push(`only ${keys.length} keys are shown`);
const others = [...document.querySelectorAll("header button, #formula, #answer, #stop")].filter(shown);
for (const element of [...keys, ...others]) {
  const box = element.getBoundingClientRect();
  if (box.left < -narrow || box.top < -narrow || box.right > innerWidth + narrow
      || box.bottom > innerHeight + narrow)
    problems.push(`${name(element)} leaves the window: ${round(box)}`);
  if (element.localName !== "button") continue;
  // Ten letters side by side are as wide as those of a phone's own keyboard.
  if (box.width < (element.closest(".letters") ? 30 : 44) - narrow || box.height < 44 - narrow)
    problems.push(`${name(element)} is ${box.width.toFixed(1)}x${box.height.toFixed(1)}`);
  if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    problems.push(`${name(element)} is cut off: ${element.textContent} ${element.scrollWidth}x`
      + `${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}`);
  for (const [x, y] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.9]]) {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    if (!top || !element.contains(top)) {
      problems.push(`${name(element)} is covered by ${top && name(top)}`);
      break;
    }
  }
}
for (let i = 0; i < keys.length; i += 1) {
  const a = keys[i].getBoundingClientRect();
  for (let j = 0; j < i; j += 1) {
    const b = keys[j].getBoundingClientRect();
    if (a.left < b.right - narrow && b.left < a.right - narrow
        && a.top < b.bottom - narrow && b.top < a.bottom - narrow)
      problems.push(`${name(keys[i])} lies over ${name(keys[j])}`);
  }
}
const formula = document.querySelector("#formula").getBoundingClientRect();
// How high it is says layout.js; a line of it is always in sight.
const least = document.querySelector(".entry.answered") ? 28 : 40;
if (formula.height < least - narrow) problems.push(`the formula is ${Math.round(formula.height)} px high`);
if (arguments[0]) {
  const at = key => {
    const button = keys.find(button => button.dataset.key === key);
    return button ? button.getBoundingClientRect() : { left: NaN, top: NaN };
  };
  const block = ["789", "456", "123"].map(row => [...row].map(at));
  const same = (a, b) => Math.abs(a - b) < 1;
  block.forEach((row, line) => row.forEach((box, column) => {
    if (!same(box.left, block[0][column].left) || !same(box.top, row[0].top)
        || (column && !(box.left > row[column - 1].left))
        || (line && !(box.top > block[line - 1][column].top)))
      problems.push(`digit ${"789456123"[3 * line + column]} is not in its place`);
  }));
  const zero = at("0");
  if (!(zero.top > block[2][0].top)) problems.push("digit 0 is not below the others");
}
return problems;
"""

# Goes to the next page of keys, as its key would; says which is shown.
NEXT = """
const button = document.querySelector(arguments[0]);
if (!button) return null;
button.click();
await surd.send({ screen: true });
await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
return [...document.querySelectorAll("#keypad button")].map(each => each.textContent).join(" ");
"""
# What is wrong with the header, and how many of its icons have a name beside them, of all.
HEADER = """
const problems = [], header = document.querySelector("header"), frame = header.getBoundingClientRect();
const buttons = [...header.querySelectorAll("button")].filter((button) => button.offsetWidth > 0);
const names = buttons.flatMap((button) => [...button.querySelectorAll("span")]).filter((name) => !name.closest("#mode"));
const shown = names.filter((name) => name.offsetWidth > 0);
if (document.scrollingElement.scrollWidth > innerWidth) problems.push("the page scrolls sideways");
let end = frame.left;
for (const button of buttons) {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (left < end - 0.5) problems.push(`${button.textContent} lies on what is before it`);
  if (right > frame.right + 0.5 || top < frame.top - 0.5 || bottom > frame.bottom + 0.5) problems.push(`${button.textContent} leaves the header`);
  end = right;
}
for (const name of shown) {
  const [box, around] = [name, name.parentElement].map((each) => each.getBoundingClientRect());
  if (name.getClientRects().length > 1 || box.height > 30) problems.push(`${name.textContent} is broken`);
  if (box.left < around.left || box.right > around.right) problems.push(`${name.textContent} leaves its button`);
}
if (shown.length > 0 && shown.length < names.length) problems.push(`${shown.length} of ${names.length} names`);
return [problems, shown.length > 0];
"""
# The headings above groups of keys, with the first key below each, and what is wrong with them.
HEADINGS = """
const problems = [], box = (element) => element.getBoundingClientRect();
const headings = [...document.querySelectorAll("#keypad .heading")].map((heading) => {
  const under = [...heading.parentElement.querySelectorAll("button")].filter((key) => box(key).left >= box(heading).left - 1);
  if (heading.scrollWidth > heading.clientWidth) problems.push(`${heading.textContent} is cut`);
  if (box(heading).bottom > box(under[0]).top + 0.5) problems.push(`${heading.textContent} lies on ${under[0].dataset.key}`);
  if (Math.abs(box(heading).left - box(under[0]).left) > 1) problems.push(`${heading.textContent} begins above no key`);
  return [heading.textContent, under[0].dataset.key];
});
const keys = [...document.querySelectorAll("#keypad .row:not(.tools) button")].map((key) => key.dataset.key);
return { problems, headings, keys };
"""
WEB = pathlib.Path(__file__).resolve().parents[3] / "Web"
FUNCTIONS = "#keypad button[data-role=page]"
LETTERS = "#keypad button[data-key='K:page']"


class Layout(Check):
    engines = MODERN

    def pages(self):
        """Shows every page of keys in turn; ends with the digits."""
        yield "digits", True
        first = seen = self.evaluate(NEXT, FUNCTIONS)
        for part in range(1, 9):
            yield f"functions {part}", False
            seen = self.evaluate(NEXT, FUNCTIONS)
            if seen == first:
                break
        self.evaluate(NEXT, LETTERS)
        first = self.evaluate(NEXT, LETTERS)
        for part in range(1, 9):
            yield f"letters {part}", False
            seen = self.evaluate(NEXT, FUNCTIONS)
            if seen == first:
                break
        self.evaluate(NEXT, LETTERS)

    def resize(self, width, height):
        """Makes the window another size, and waits until the page has drawn itself."""
        self.engine.resize(width, height)
        self.evaluate("await document.fonts.ready;"
                      "await new Promise(done => requestAnimationFrame("
                      "() => requestAnimationFrame(done)))")

    @in_engines("chromium")
    def test_every_declaration_of_the_style_sheets_is_understood(self):
        sheets = "".join(file.read_text(encoding="utf-8") for file in sorted(WEB.rglob("*.css")))
        sheets = re.sub(r"/\*.*?\*/|@font-face\s*{[^}]*}", "", sheets, flags=re.S)
        declarations = re.findall(r"[{;]\s*([-a-z]+)\s*:\s*([^;{}]+?)\s*(?=[;}])", sheets)
        self.assertGreater(len(declarations), 1000)
        # Safari has names of its own.
        unknown = self.evaluate("""
            return arguments[0].filter(([name, value]) => !name.startsWith("-webkit-") && !CSS.supports(name, value.replace("!important", "")))""", declarations)
        self.expect_none(unknown)

    def look(self, language):
        # The words on the keys are the same in every language, and engines differ little.
        everywhere = language == "en" or self.engine.name == "chromium"
        for width, height in VIEWPORTS if everywhere else NARROW:
            self.resize(width, height)
            for name, has_digits in self.pages():
                with self.subTest(f"{width}x{height} {language} {name}"):
                    self.expect_none(self.evaluate(FIND, has_digits))

    def test_everything_fits_in_English(self):
        self.open()
        self.look("en")

    def test_everything_fits_in_German(self):
        self.open()
        self.set(language="de", decimalMark=",")
        self.look("de")

    def test_everything_fits_in_Chinese(self):
        self.open()
        self.set(language="zh")
        self.look("zh")

    def test_icons_of_the_header_have_names_where_all_have_room(self):
        self.open()
        for language in ("en", "de", "zh"):
            self.set(language=language)
            named = {}
            for width in range(320, 2561, 80 if self.engine.name == "chromium" else 320):
                self.resize(width, 1000)
                self.frames(2)
                with self.subTest(f"{width} {language}"):
                    problems, named[width] = self.evaluate(HEADER)
                    self.expect_none(problems)
            with self.subTest(language):
                self.assertEqual([named[320], named[640], named[1280], named[1920]], [False, False, True, True])
        # Larger letters take that room again.
        self.set(language="en")
        self.resize(960, 1000)
        self.evaluate("document.documentElement.style.fontSize = '200%'")
        self.frames(4)
        self.assertEqual(self.evaluate(HEADER), [[], False])

    def test_groups_of_functions_have_headings_where_rows_are_high(self):
        self.open()
        found = {}
        for width, height in [(390, 844), (428, 926), (820, 1180), (1440, 900), (375, 667), (320, 568), (667, 375)]:
            self.resize(width, height)
            for language in ("de", "zh", "en"):
                self.set(language=language)
                headings, keys = [], []
                for name, has_digits in self.pages():
                    seen = self.evaluate(HEADINGS)
                    with self.subTest(f"{width}x{height} {language} {name}"):
                        self.expect_none(seen["problems"])
                        if not name.startswith("functions"):
                            self.assertEqual(seen["headings"], [])
                    if name.startswith("functions"):
                        headings += seen["headings"]
                        keys += [key for key in seen["keys"] if key != "Enter"]
            found[width] = sorted(keys)
            with self.subTest(f"{width}x{height}"):
                if height < 800:
                    self.assertEqual(headings, [])
                else:
                    self.assertIn(["Trigonometry", "K:sin"], headings)
                    self.assertIn(["Calculus", "K:int"], headings)
                    self.assertEqual(len(headings), 16)
        # Groups leave no key out.
        self.assertTrue(all(keys == found[390] for keys in found.values()), found)

    def test_a_formula_an_answer_and_a_long_tape_move_nothing(self):
        self.open(320, 454)
        for line in ("1 / 3 + 1 / 6 Enter", "2 ^ 2 0 0 Enter", "K:sqrt 2 Right + K:sqrt 3 Enter") * 4:
            self.replay(line)
        self.replay("1 / 2 / 3 / 4 / 5")
        for width, height in self.viewports:
            for keys in ("", "Enter", "1 / 0 Enter", "K:frac 1 Enter"):
                self.resize(width, height)
                self.replay(keys)
                with self.subTest(f"{width}x{height} {keys}"):
                    self.expect_none(self.evaluate(FIND, True))

    def test_names_stand_above_the_keys_of_every_phone(self):
        self.open(320, 454)
        self.replay("a = 5 Enter AC K:frac 1 Down 3")
        for width, height in PHONES:
            self.resize(width, height)
            with self.subTest(f"{width}x{height}"):
                self.expect_none(self.evaluate(FIND, True))
                above, below, inside = self.evaluate("""
                    const [name, keys, slot, formula] = ["#near .name", "#keypad", "#drawing", "#formula"]
                      .map((each) => document.querySelector(each).getBoundingClientRect());
                    return [name.bottom, keys.top, slot.top >= formula.top && slot.bottom <= formula.bottom];""")
                self.assertGreater(above, 44)
                self.assertLessEqual(above, below + 1)
                self.assertTrue(inside, "the fraction is whole")

    def test_a_formula_too_wide_scrolls_to_its_caret(self):
        self.open(320, 568)
        self.replay(" + ".join("1 2 3 4 5 6 7 8" for _ in range(12)))
        for key in ("", "Home", "End"):
            self.replay(key)
            with self.subTest(key):
                self.wait("""(() => {
                    const caret = document.querySelector("#caret").getBoundingClientRect();
                    const box = document.querySelector("#formula").getBoundingClientRect();
                    return caret.left >= box.left - 1 && caret.right <= box.right + 1;
                  })()""", what="the caret is in view")
        self.expect_none(self.evaluate(FIND, True))

    @in_engines("chromium", "firefox")
    def test_text_of_twice_the_size_keeps_the_formula_in_view(self):
        self.open(375, 667)
        self.evaluate("document.documentElement.style.fontSize = '200%'")
        self.replay("1 / 2")
        box = self.evaluate("""
            const box = document.querySelector("#formula").getBoundingClientRect();
            return [box.top >= 0, box.bottom <= innerHeight, box.height >= 44,
                    document.scrollingElement.scrollWidth <= innerWidth];""")
        self.assertEqual(box, [True] * 4)
