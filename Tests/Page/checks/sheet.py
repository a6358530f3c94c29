"""One sheet: regions beside answers, keys and names near the caret, units, points, sound, and all of it enlarged."""

from driving import actions

from .page import Check, MODERN
from .page import in_engines as only

# What of the page is cut, covered or too wide, in words.
FIND = r"""
const problems = [];
if (document.documentElement.scrollWidth > innerWidth) problems.push(`scrolls sideways: ${document.documentElement.scrollWidth}`);
const boxes = [];
for (const button of document.querySelectorAll("header button, #keypad button, #near button, #plot")) {
  const box = button.getBoundingClientRect();
  if (!box.width) continue;
  const name = button.dataset.key ?? button.id;
  if (box.height < 43.9) problems.push(`${name} is ${box.height} high`);
  if (button.closest("#keypad") && (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 2))
    problems.push(`${name} is cut`);
  for (const [other, its] of boxes)
    if (box.left < its.right - 1 && its.left < box.right - 1 && box.top < its.bottom - 1 && its.top < box.bottom - 1)
      problems.push(`${name} lies on ${other}`);
  if (!button.closest("#near")) boxes.push([name, box]);
}
return problems;
"""
# A sound that is not heard, but noted: what sounds, as cents, and null where it is silent.
DEAF = """
window.heard = [];
const parameter = (note) => ({ value: 0, setTargetAtTime: note, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
window.AudioContext = class {
  currentTime = 0;
  resume() {}
  createGain() { return { gain: parameter(level => level === 0 && heard.push(null)), connect: next => next }; }
  createOscillator() {
    return { frequency: { value: 0 }, detune: parameter(cents => heard.push(cents)), connect: next => next,
      start(at) { if (at !== undefined) heard.push("tick"); }, stop() {} };
  }
};
"""


class Sheet(Check):
    engines = MODERN

    def test_an_inequality_has_an_answer_and_a_region(self):
        self.open(1440, 900)
        self.replay("x < 3 Enter AC 1 + 1 Enter")
        self.wait("document.querySelector('#tape > li .swatch')", what="the dot")
        self.assertEqual(self.evaluate("return document.querySelector('#tape > li').line.exact"), "x < 3")
        curves = self.evaluate("return (await surd.graph({ screen: true })).curves.map(each => each.isRegion)")
        self.assertEqual(curves, [True])

    def test_keys_and_names_near_the_caret(self):
        self.open(375, 667)
        self.assertTrue(self.evaluate("return document.querySelector('#near').firstChild === null"))
        self.replay("a = 2 Enter AC f ( x ) = x ^ 2 Enter AC K:sin 3 0")
        self.focus()
        self.engine.tap(*self.place("#near [data-types='K:deg']"))
        self.wait("surd.screen().formula === 'sin(30°|)'", what="the degree sign")
        self.replay("AC 1 +")
        self.engine.tap(*self.place("#near [data-types='f (']"))
        self.engine.tap(*self.place("#near [data-types='a']"))
        self.wait("surd.screen().formula === '1+f(a|)'", what="the names")
        self.assertTrue(self.evaluate("return document.activeElement.matches('#formula textarea')"))

    def test_a_line_tells_the_unit_of_its_angles(self):
        self.open(1440, 900)
        self.replay("K:sin K:pi / 6 Enter")
        self.assertEqual(self.evaluate("return document.querySelector('#formula').dataset.unit"), "RAD")
        self.replay("AC DEG K:sin 3 0 Enter AC 1 + 1 Enter AC 7")
        units = self.evaluate("return [...document.querySelectorAll('#tape .input')].map(each => each.querySelector('.unit')?.textContent ?? '')")
        self.assertEqual(units, ["RAD", "DEG", ""])

    def test_a_line_is_dragged_by_its_menu(self):
        self.open(1440, 900)
        self.replay("1 Enter AC 2 Enter AC 3 Enter AC 4 Enter AC 5")
        order = "return [...document.querySelectorAll('#tape > li')].map(each => each.line.text)"
        first = self.place("#tape > li:first-child .menu")
        third = self.place("#tape > li:nth-child(3) .menu")
        self.engine.touch(actions.finger(
            [tuple(first), "down", 0.05, (first[0], first[1] + 20), 0.05, (third[0], third[1] + 4), 0.1, "up"], kind="mouse"))
        self.wait("[...document.querySelectorAll('#tape > li')].map(each => each.line.text).join('') === '2314'", what="the line moved")
        self.assertFalse(self.evaluate("return Boolean(document.querySelector('dialog'))"), "the menu opened")
        self.evaluate("await surd.send({ undoLines: true })")
        self.assertEqual(self.evaluate(order), ["1", "2", "3", "4"])
        # A tap is no drag.
        self.engine.tap(*self.place("#tape > li:first-child .menu"))
        self.wait("document.querySelector('dialog .action')", what="the menu")

    def test_on_a_phone_keys_stand_below_a_living_graph(self):
        self.open(375, 667)
        shown = "[...arguments].every((name) => document.querySelector(name)?.getClientRects().length > 0)"
        self.replay("x ^ 2 Enter")
        self.wait(shown, "#plane", "#tape", "#formula", "#graph .tools", what="the graph")
        self.assertFalse(self.evaluate(f"return {shown}", "#keypad"))
        self.engine.tap(*self.place("#formula"))
        self.wait(shown, "#plane", "#formula", "#keypad", what="the keys")
        self.assertFalse(self.evaluate(f"return {shown}", "#tape"))
        height = "return document.querySelector('#plane').clientHeight"
        before = self.evaluate(height)
        self.assertGreater(before, 150)
        self.tap_key("AC", "K:sin", "x", "Enter")
        self.wait("surd.screen().tape.filter((line) => line.look).length === 2", what="the second curve")
        # What is said stands on the plane, which keeps its height.
        self.tap_key("AC", "1", "/", "0", "Enter")
        self.wait("/zero/.test(document.querySelector('.notice').textContent)", what="the mistake")
        self.tap_key("AC", "2", "+", "3")
        self.wait("document.querySelector('.notice').hidden", what="it is gone")
        self.tap_key("Enter")
        self.expect_answer(exact="5")
        self.assertEqual(self.evaluate("return document.querySelector('#answer .value').textContent"), "=5")
        self.engine.tap(*self.place("#keys-toggle"))
        self.wait(shown, "#tape", what="the lines again")
        self.assertFalse(self.evaluate(f"return {shown}", "#keypad"))

    def test_on_the_least_of_phones_keys_stand_beside_a_living_graph(self):
        shown = "[...arguments].every((name) => document.querySelector(name)?.getClientRects().length > 0)"
        for width, height in [(320, 454), (375, 553), (320, 568), (568, 320), (667, 375)]:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.replay("x ^ 2 Enter")
                self.wait(shown, "#plane", "#tape", "#formula", "#graph .tools", what="the graph")
                self.engine.tap(*self.place("#formula"))
                self.wait(shown, "#plane", "#formula", "#keypad", what="the keys")
                self.tap_key("AC", "x", "/", "3")
                self.frames(4)
                self.expect_none(self.evaluate(FIND))
                problems = self.evaluate("""
                    const box = (name) => document.querySelector(name).getBoundingClientRect();
                    const [plane, formula, keys, drawing] = ["#plane", "#formula", "#keypad", "#drawing"].map(box);
                    const apart = (one, other) => one.bottom <= other.top + 1 || other.bottom <= one.top + 1
                      || one.right <= other.left + 1 || other.right <= one.left + 1;
                    return [plane.width >= 200 && plane.height >= 119 || `the plane is ${plane.width}x${plane.height}`,
                      apart(plane, formula) && apart(plane, keys) && apart(formula, keys) || "they lie on each other",
                      keys.bottom <= innerHeight + 1 || "keys leave the window",
                      drawing.top >= formula.top - 1 && drawing.bottom <= formula.bottom + 1 || "the fraction is cut",
                    ].filter((each) => each !== true);""")
                self.expect_none(problems)
                self.tap_key("Enter")
                self.wait("surd.screen().tape.at(-1).text.replaceAll(' ', '') === 'x/3'", limit=10, what="the second curve")
                self.tap_key("AC", "K:sqrt", "8", "Enter")
                self.expect_answer(exact="2*sqrt(2)")
                self.frames(4)
                self.assertTrue(self.evaluate("""
                    const [entry, answer] = ["#entry", "#answer .room"].map((each) => document.querySelector(each).getBoundingClientRect());
                    return answer.left >= entry.left && answer.right <= entry.right && answer.bottom <= entry.bottom + 1;"""), "the answer is whole")
                self.engine.tap(*self.place("#keys-toggle"))
                self.wait(shown, "#tape", what="the lines again")
                self.evaluate("localStorage.clear()")
    test_on_the_least_of_phones_keys_stand_beside_a_living_graph.engines = ("chromium", "firefox")

    def test_keys_that_fit_have_a_place_beside_a_graph_and_so_has_a_whole_formula(self):
        seen = """const [plane, formula] = ["#plane", "#formula"].map((name) => document.querySelector(name).getBoundingClientRect());
            const cut = [...document.querySelectorAll("#near .fit")].map((key) => [key.dataset.types, key.getBoundingClientRect()])
              .filter(([, box]) => box.left < 0 || box.right > innerWidth + 1 || box.height < 44).map(([name]) => `${name} is cut`);
            const leave = document.querySelector("#leave").getBoundingClientRect();
            if (plane.height < 119) cut.push(`the plane is ${plane.height} high`);
            if (formula.width < 90) cut.push(`the formula is ${formula.width} wide`);
            if (leave.width && leave.bottom > formula.top + 1 && leave.left < formula.right) cut.push("the way out lies on the formula");
            return cut;"""
        for width, height in [(320, 454), (320, 568), (375, 553), (360, 500), (360, 640)]:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.replay("a = 2 Enter AC 1 / 3 + 1 / 6 Enter AC x ^ 2 Enter")
                self.wait("document.querySelector('#plane canvas')?.width > 100", what="the graph")
                # What is typed on the keyboard of a phone with its keys down is whole; lines above fade.
                for keys in ("x / 3", "1 / 2 / 3"):
                    self.replay(f"AC {keys}")
                    self.frames(4)
                    self.assertTrue(self.evaluate("""
                        const [drawing, formula] = ["#drawing", "#formula"].map((name) => document.querySelector(name).getBoundingClientRect());
                        return drawing.top >= formula.top && drawing.bottom <= formula.bottom;"""), f"{keys} is cut")
                self.assertEqual(*self.evaluate("""
                    const tape = document.querySelector("#tape");
                    return [tape.scrollTop > 2, getComputedStyle(tape).maskImage.includes("gradient")];"""))
                self.engine.tap(*self.place("#formula"))
                self.replay("AC x")
                self.engine.tap(*self.place("#near [data-types='<']"))
                self.wait("surd.screen().formula.startsWith('x<')", what="a key that fits")
                self.replay("BS")
                self.expect_none(self.evaluate(seen))
                self.replay("AC K:sin 3 0")
                self.engine.tap(*self.place("#near [data-types='K:deg']"))
                self.wait("surd.screen().formula === 'sin(30°|)'", what="the degree sign beside a value")
                self.expect_none(self.evaluate(seen))
                self.evaluate("await surd.send({ edit: surd.screen().tape.find((line) => line.isCurve).id })")
                self.wait("!document.querySelector('#editing').hidden", what="a curve that is changed")
                self.frames(3)
                self.expect_none(self.evaluate(seen))
                self.engine.tap(*self.place("#leave"))
                self.wait("surd.screen().editing === null", what="it is left")
                self.evaluate("localStorage.clear()")
    test_keys_that_fit_have_a_place_beside_a_graph_and_so_has_a_whole_formula.engines = ("chromium", "firefox")

    def test_enlarged_the_keys_stand_below_a_living_graph(self):
        shown = "[...arguments].every((name) => document.querySelector(name)?.getClientRects().length > 0)"
        for width, height, size in [(320, 256, ""), (360, 225, ""), (480, 270, ""), (375, 667, "200%"), (414, 736, "200%")]:
            with self.subTest(f"{width}x{height} {size}"):
                self.open(width, height)
                self.evaluate("document.documentElement.style.fontSize = arguments[0]; dispatchEvent(new Event('resize'))", size)
                self.replay("1 / 3 + 1 / 6 Enter AC x ^ 2 Enter")
                self.wait(shown, "#plane", "#tape", "#formula", "#graph .tools", what="the graph")
                self.assertFalse(self.evaluate(f"return {shown}", "#keypad"))
                self.wait(shown, ".found", what="the points")
                self.evaluate("document.querySelector('#formula').scrollIntoView({ block: 'center' })")
                self.engine.tap(*self.place("#formula"))
                self.wait(shown, "#plane", "#formula", "#keypad", what="the keys")
                self.assertFalse(self.evaluate(f"return {shown}", "#tape"))
                self.frames(3)
                self.expect_none(self.evaluate(FIND))
                self.assertEqual(self.evaluate("""
                    const [plane, formula, keys] = ["#plane", "#formula", "#keypad"].map((name) => document.querySelector(name).getBoundingClientRect());
                    return [plane.height >= 159, plane.bottom <= formula.top + 1, formula.bottom <= keys.top + 1,
                      formula.top < innerHeight && formula.bottom > 0];"""), [True] * 4, "the plane above the formula above the keys")
                self.replay("AC x")
                self.evaluate("document.querySelector(\"#keypad [data-key='7']\").scrollIntoView({ block: 'center' })")
                self.tap_key("7")
                self.wait("surd.screen().formula.includes('7')", what="the key")
                self.evaluate("document.querySelector('#keys-toggle').scrollIntoView()")
                self.engine.tap(*self.place("#keys-toggle"))
                self.wait(shown, "#tape", what="the lines again")
                self.evaluate("localStorage.clear()")
    test_enlarged_the_keys_stand_below_a_living_graph.engines = ("chromium", "firefox")

    def test_equals_is_two_rows_high(self):
        self.open()
        for width, height in self.viewports:
            self.engine.resize(width, height)
            self.frames(2)
            with self.subTest(f"{width}x{height}"):
                equals, seven = self.evaluate("""
                    return ["Enter", "7"].map((key) => document.querySelector(`#keypad [data-key="${key}"]`).offsetHeight);""")
                self.assertGreater(equals, 1.9 * seven)

    def test_the_points_fold(self):
        self.open(375, 667)
        self.evaluate("await surd.draw('x^3-x')")
        self.wait("!document.querySelector('.found').hidden", what="the points")
        shown = "return document.querySelector('.points').getBoundingClientRect().height > 0"
        self.assertFalse(self.evaluate(shown))
        self.engine.tap(*self.place(".found .count"))
        self.assertTrue(self.evaluate(shown))
        rows = self.evaluate("return [...document.querySelectorAll('.points tbody tr:not([hidden]) .point')].map(each => each.textContent)")
        self.assertEqual(len(rows), 5, rows)
        self.assertTrue(any("zero" in row and "inflection" in row for row in rows), rows)

    @only("chromium", "firefox")
    def test_a_curve_is_listened_to_by_keyboard_alone(self):
        self.open(1440, 900, plane=True)
        self.evaluate(DEAF)
        self.evaluate("await surd.draw('sqrt(x+2)-1'); await surd.graph({ window: { left: '-6', right: '6', bottom: '-3', top: '3' } })")
        self.evaluate("window.said = []; new MutationObserver(() => said.push(document.querySelector('#announcements').textContent))"
                      ".observe(document.querySelector('#announcements'), { childList: true, characterData: true, subtree: true })")
        self.evaluate("document.querySelector('#plane').focus()")
        self.press("p")
        self.wait("document.querySelector('[data-tool=listen]').getAttribute('aria-pressed') === 'false' && heard.length > 20",
                  limit=60, what="the end of the curve")
        heard = self.evaluate("return heard")
        tones = [each for each in heard if isinstance(each, (int, float))]
        self.assertIsNone(heard[0], "nothing is defined at the left edge")
        self.assertEqual(tones, sorted(tones), "the curve rises, and so does the pitch")
        self.assertIn("tick", heard)
        said = " ".join(self.evaluate("return said"))
        self.assertRegex(said, "zero")
        self.assertLess(len(self.evaluate("return said")), 12, "only what matters is spoken")
        # Another press ends it.
        self.press("p")
        self.wait("document.querySelector('[data-tool=listen]').getAttribute('aria-pressed') === 'true'", what="it plays")
        self.press("p")
        self.wait("document.querySelector('[data-tool=listen]').getAttribute('aria-pressed') === 'false'", what="it ends")

    @only("chromium", "firefox")
    def test_enlarged_four_times_nothing_is_covered(self):
        for width, height in ((320, 256), (320, 180), (360, 225), (480, 270), (640, 360)):
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.replay("1 / 3 + 1 / 6 Enter AC K:sqrt 8 Enter AC a = 2 Enter AC a + 1")
                self.frames(2)
                self.expect_none(self.evaluate(FIND))
                self.evaluate("document.querySelector(\"#keypad [data-key='7']\").scrollIntoView({ block: 'center' })")
                self.tap_key("7")
                self.expect("a+17|")

    @only("chromium", "firefox")
    def test_text_of_twice_the_size_is_whole(self):
        for width, height in ((375, 667), (414, 736), (810, 1080), (1440, 900), (1920, 1080)):
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.evaluate("document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize'))")
                self.replay("1 / 3 + 1 / 6 Enter AC a = 2 Enter AC a + 1")
                self.frames(2)
                self.expect_none(self.evaluate(FIND))

    @only("chromium", "firefox")
    def test_a_desk_shows_the_plane_from_the_start(self):
        self.open(1440, 900, plane=True)
        self.wait("document.querySelector('#plane canvas')?.width > 400", what="the plane")
        self.assertTrue(self.evaluate("return document.querySelector('#welcome').getBoundingClientRect().height > 100"))
        # What was closed stays so.
        self.evaluate("document.querySelector('#graph-toggle').click()")
        self.evaluate("await new Promise(done => setTimeout(done, 300))")
        self.reload()
        self.assertTrue(self.evaluate("return document.querySelector('#graph').hidden"))
