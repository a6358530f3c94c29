"""The lines as one sheet: a line is edited in its place, moved, named, folded; undo takes each back."""

from .page import Check, MODERN, in_engines

SEEN = """return [...document.querySelectorAll("#tape > li[data-id]")].map(item =>
    [item.dataset.id, item.line.exact, item.querySelector(".label")?.textContent ?? "",
     item.classList.contains("folded")])"""
# How far the lines are from their end.
END = "(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(document.querySelector('#tape'))"
MENU = """document.querySelector(`#tape > li[data-id="${arguments[0]}"] .menu`).click();
for (let turn = 0; turn < 100 && !document.querySelector("dialog .action"); turn += 1)
  await new Promise(done => setTimeout(done, 20));
[...document.querySelectorAll("dialog .action")]
  .find(each => (each.getAttribute("aria-label") ?? each.textContent).startsWith(arguments[1])).click();"""


class Lines(Check):
    def seen(self):
        self.settle()
        return self.evaluate(SEEN)

    def choose(self, line, name):
        self.evaluate(MENU, line, name)
        self.settle()

    # The window of WPE is too small for these taps.
    @in_engines(*MODERN)
    def test_a_value_of_a_coordinate_is_drawn_by_one_tap_and_back(self):
        self.open(1440, 900)
        self.replay("x = 3 Enter")
        self.engine.tap(*self.place("#near .act"))
        self.wait("document.querySelector('#tape > li:last-child').line.isCurve", what="the line is drawn")
        self.engine.tap(*self.place("#tape > li:last-child .turn"))
        self.wait("document.querySelector('#tape > li:last-child').line.exact === '3'", what="the line is a value")

    def test_a_curve_is_not_repeated_as_its_value(self):
        self.open(375, 667)
        for keys, value in (("x ^ 3 Right - 3 x", ""), ("2 ( x + 1 )", "=2\u2062x+2"), ("x + x", "=2\u2062x"), ("2 x", "")):
            self.replay(f"AC {keys}")
            self.frames(2)
            self.assertEqual(self.evaluate("return document.querySelector('#answer').textContent"), value)

    def test_a_line_says_what_was_put_in(self):
        self.open(1440, 900)
        self.replay("x = 5 Enter AC x + 1 Enter AC 7")
        self.wait("document.querySelector('#tape > li:last-child .with')?.textContent === 'with x = 5'", what="the note")

    def test_the_list_of_names_takes_one_away(self):
        self.open(1440, 900)
        self.replay("a = 2 Enter AC b = 3 Enter AC 7")
        self.evaluate("""
            document.querySelector("#menu").click();
            [...document.querySelectorAll("dialog .action")].find(each => each.textContent === "Variables and functions").click();
            [...document.querySelectorAll("dialog.names .remove")].find(each => each.getAttribute("aria-label").endsWith(": a")).click();""")
        self.wait("surd.screen().variables.map(({ name }) => name).join() === 'Ans,b'", what="the name is gone")
        self.assertEqual(self.evaluate("return [...document.querySelectorAll('dialog.names dt')].map(each => each.textContent)"),
                         ["Ans", "b"])
        self.assertEqual(self.evaluate("return surd.screen().tape.map(({ text }) => text)"), ["b = 3"])

    def test_a_line_is_edited_in_its_place(self):
        self.open(1440, 900)
        self.replay("a = 2 Enter AC a ^ 2 Enter AC a + 1 Enter AC 7")
        self.engine.tap(*self.place("#tape > li:first-child .input"))
        self.wait("surd.screen().editing === 1", what="the line is edited")
        self.wait("!document.querySelector('#editing').hidden", what="the way out")
        self.assertEqual(self.evaluate("return document.querySelector('#tape .edited').getAttribute('aria-current')"),
                         "true")
        self.press("Backspace", "5", "Enter")
        self.wait("document.querySelector('#tape > li:nth-child(2)').line.exact === '25'", what="what stands on it")
        self.assertEqual([line[1] for line in self.seen()], ["5", "25", "6"])
        self.assertTrue(self.evaluate("return document.querySelector('#editing').hidden"))
        self.press("Control+z")
        self.wait("document.querySelector('#tape > li:nth-child(2)').line.exact === '4'", what="undo")
        # A line that is left stays, and what was typed before comes back.
        self.replay("AC 3 + 4")
        self.engine.tap(*self.place("#tape > li:first-child .input"))
        self.wait("surd.screen().editing === 1", what="the line is edited")
        self.engine.tap(*self.place("#leave"))
        self.wait("surd.screen().editing === null && surd.screen().formula.startsWith('3+4')", what="the draft")

    # The window of WPE without a screen is smaller, and a tap beyond it meets nothing.
    test_a_line_is_edited_in_its_place.engines = MODERN

    @in_engines(*MODERN)
    def test_lines_are_moved_named_and_folded(self):
        self.open(1440, 900)
        self.replay("1 Enter AC 2 Enter AC 3 Enter AC")
        self.choose("3", "Move up")
        self.assertEqual([line[0] for line in self.seen()], ["1", "3", "2"])
        self.assertEqual(self.evaluate("return document.activeElement.closest('li')?.dataset.id"), "3")
        self.evaluate("document.activeElement.dispatchEvent("
                      "new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }))")
        self.wait("document.querySelector('#tape > li').dataset.id === '3'", what="moved by keys")
        self.choose("1", "Hide the answer")
        self.assertEqual([line[3] for line in self.seen()], [False, True, False])
        self.evaluate(MENU, "2", "Name")
        self.evaluate("document.querySelector('dialog input').value = 'rent';"
                      "document.querySelector('dialog form').requestSubmit()")
        self.wait("document.querySelector('#tape .label')?.textContent === 'rent'", what="the name")
        self.reload()
        self.assertEqual(self.seen(), [["3", "3", "", False], ["1", "1", "", True], ["2", "2", "rent", False]])

    def test_the_menu_of_a_line_is_short_and_has_keys(self):
        self.open(390, 844)
        self.replay("x ^ 2 = 2 Enter AC 3 Enter AC 4 Enter AC")
        menu = """document.querySelector(`#tape > li[data-id="1"] .menu`).click();
            for (let turn = 0; turn < 100 && !document.querySelector("dialog .action"); turn += 1)
              await new Promise(done => setTimeout(done, 20));
            const body = document.querySelector("dialog .body");
            return [document.querySelectorAll("dialog .body > *").length, body.scrollHeight <= body.clientHeight];"""
        rows, is_whole = self.evaluate(menu)
        self.assertLessEqual(rows, 11)
        self.assertTrue(is_whole, "it is seen without scrolling")
        at = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        self.assertEqual(self.evaluate(f"return {at}"), "Edit")
        self.press("Right", "Down")
        self.wait(f"({at}) === 'Insert the result'", what="arrows walk through it")
        self.press("End", "Down")
        self.wait(f"({at}) === 'Edit'", what="and around")
        self.press("Right", "Right", "Enter")
        self.wait("!document.querySelector('dialog') && surd.screen().formula.length > 3", what="Enter chooses")
        # What stands on a button is in its name, for people who speak to their device.
        for line in ("1", "2"):
            self.evaluate(menu.replace('"1"', f'"{line}"'))
            self.expect_none(self.evaluate("""
                return [...document.querySelectorAll("dialog .action")].filter((each) => each.getAttribute("aria-label") !== null
                  && !each.getAttribute("aria-label").toLowerCase().includes(each.textContent.toLowerCase())).map((each) => each.outerHTML);"""))
            self.evaluate("document.querySelector('dialog').close()")
    test_the_menu_of_a_line_is_short_and_has_keys.engines = MODERN

    def test_a_link_carries_the_lines(self):
        self.open(1440, 900)
        self.replay("f ( t ) = t ^ 2 Enter AC f ( 3 ) Enter")
        link = self.evaluate("return (await surd.send({ shareLines: true })).copied.text")
        self.evaluate("await surd.send({ clearTape: true }); localStorage.clear()")
        # Another address is another visit.
        self.open(1440, 900, f"?visit#..{link}")
        self.wait("document.querySelector('#tape > li:nth-child(2)')?.line.exact === '9'", what="its lines")

    @in_engines("chromium")
    def test_a_line_without_an_answer_says_why(self):
        self.open(375, 667)
        self.replay("a = 2 Enter AC 1 / ( a - 3 Enter AC 5 Enter AC")
        self.evaluate("await surd.send({ edit: 1 })")
        self.replay("AC a = 3 Enter AC")
        self.wait("document.querySelector('#tape .problem')?.textContent.length > 5", what="the reason")

    def test_a_curve_is_a_line_among_the_others(self):
        self.open(1440, 900)
        self.replay("1 / 3 Enter AC a x ^ 2 Enter")
        self.wait("document.querySelector('#tape .slider input')", what="a slider")
        texts = "[...document.querySelectorAll('#tape > li')].map(item => item.line.text.replaceAll(' ', '')).join()"
        self.assertEqual(self.evaluate(f"return {texts}"), "1/3,ax^2,a=1")
        self.engine.tap(*self.place("#tape .swatch"))
        self.wait("document.querySelector('#tape .drawn.off')", what="the dot hides it")
        self.assertFalse(self.evaluate("return (await surd.graph({ screen: true })).curves[0].isShown"))
        self.press("Control+z")
        self.wait("document.querySelector('#tape .drawn:not(.off)')", what="undo shows it")
        self.replay("AC 2 a Enter AC")
        self.evaluate("""
            const range = document.querySelector("#tape .slider input");
            for (const position of [120, 125, 130, 135]) {
              range.value = position;
              range.dispatchEvent(new Event("input", { bubbles: true }));
              await new Promise(requestAnimationFrame);
            }""")
        self.wait("document.querySelector('#tape > li:nth-child(4)').line.exact === '7'", what="what stands on it")
        self.press("Control+z")
        self.wait("document.querySelector('#tape > li:nth-child(4)').line.exact === '2'", what="all moves are one change")
        self.reload()
        self.wait(f"{texts} === '1/3,ax^2,a=1,2a'", what="all of it is kept")

    test_a_curve_is_a_line_among_the_others.engines = ("chromium", "firefox")

    @in_engines(*MODERN)
    def test_a_curve_has_a_colour_a_width_and_dashes(self):
        self.open(1440, 900)
        self.evaluate("await surd.draw('x')")
        for name, place, look in (("Colour", 3, "color"), ("Width", 2, "width"), ("Dashes", 1, "dash")):
            self.evaluate(MENU, "1", name)
            self.wait("document.querySelector('dialog.colors .swatch')", what="the choices")
            self.evaluate("document.querySelectorAll('dialog.colors .swatch')[arguments[0]].click()", place)
            self.settle()
        self.assertEqual(self.evaluate("""
            const { color, width, dash } = (await surd.graph({ screen: true })).curves[0];
            return [color, width, dash];"""), [3, 4, 1])

    @in_engines(*MODERN)
    def test_a_wide_result_of_what_is_drawn_leaves_the_formula_its_room(self):
        self.open(1440, 900)
        for line in ("|sin x| > 1/2", "x^2 > 4"):
            self.evaluate("""
                await surd.press("AC");
                await surd.send({ paste: arguments[0] });
                await surd.press("Enter");""", line)
        self.replay("AC 1")
        self.wait("document.querySelectorAll('#tape .drawn .result').length === 2", what="both results")
        self.settle()
        widths = """return [...document.querySelectorAll("#tape .drawn .input")].map(input =>
            [input.querySelector(".room").clientWidth, input.querySelector("math").getBoundingClientRect().width])"""
        for room, formula in self.evaluate(widths):
            self.assertGreater(formula, 20)
            self.assertGreaterEqual(room + 1, formula)

    def test_a_tap_on_a_curve_on_a_phone_leads_to_the_keys(self):
        self.open(390, 844)
        self.evaluate("await surd.draw('x^2')")
        self.assertTrue(self.evaluate("return document.querySelector('#keypad').offsetParent === null"))
        self.engine.tap(*self.place("#tape .drawn .input"))
        self.wait("surd.screen().editing === 1 && document.querySelector('#keypad').offsetParent", what="the keys")
        self.replay("+ 1 Enter")
        self.wait("(await surd.graph({ screen: true })).curves[0].text.replaceAll(' ', '') === 'x^2+1'", what="the change")

    # The window of WPE without a screen is smaller.
    test_a_tap_on_a_curve_on_a_phone_leads_to_the_keys.engines = MODERN

    @in_engines(*MODERN)
    def test_a_graph_from_before_becomes_lines(self):
        self.open(1440, 900)
        self.replay("AC 1 + 1 Enter AC")
        self.evaluate("""
            await new Promise(done => setTimeout(done, 400));
            const key = Object.keys(localStorage).find(name => /:sheet:/.test(name)).replace(":sheet:", ":graph:");
            localStorage.setItem(key, JSON.stringify({ "surd graph": 1, settings: {},
              curves: [{ id: 1, text: "a*x", color: 5, isShown: true }, { id: 2, text: "x^2", color: 1, isShown: false }],
              sliders: [{ name: "a", value: "2.5", least: "-10", most: "10", step: "0.1" }] }));""")
        for _ in range(2):
            self.reload()
            self.wait("document.querySelectorAll('#tape > li').length === 4", what="its lines, once")
        self.assertEqual(self.evaluate(
            "return [...document.querySelectorAll('#tape > li')].map(({ line }) => [line.text, line.look?.color ?? null])"),
            [["1 + 1", None], ["a*x", 5], ["x^2", 1], ["a = 2.5", None]])

    @in_engines(*MODERN)
    def test_a_line_that_is_drawn_is_removed_at_once(self):
        self.open(1440, 900)
        self.evaluate("await surd.draw('x^2'); await surd.draw('x')")
        self.engine.tap(*self.place("#tape li:first-child .remove"))
        self.wait("surd.screen().tape.map((line) => line.text).join() === 'x'", what="one line is left")
        self.engine.tap(*self.place("#entry .messages button"))
        self.wait("surd.screen().tape.length === 2", what="it is taken back")

    @in_engines("chromium")
    def test_a_point_of_several_curves_has_one_row(self):
        self.open(1440, 900)
        self.evaluate("await surd.draw('sin(x)'); await surd.draw('x/2')")
        rows = "[...document.querySelectorAll('.points tbody tr:not([hidden])')].map((row) => row.textContent)"
        self.wait(f"{rows}.some((row) => row.includes('intersection'))", what="the points")
        self.evaluate("await surd.graph({ screen: true })")
        at_origin = [row for row in self.evaluate(f"return {rows}") if row.endswith("00")]
        self.assertEqual(len(at_origin), 1, at_origin)
        for kind in ("zero", "inflection", "intersection"):
            self.assertIn(kind, at_origin[0])
        self.assertEqual(self.evaluate(f"return document.querySelector('.points').textContent.match(/intersection/g).length"), 3)

    @in_engines("chromium")
    def test_a_hole_has_no_value(self):
        self.open(1440, 900)
        self.evaluate("""
            await surd.draw('(x^2-1)/(x-1)');
            let screen = {};
            for (let left = 60; left > 0 && screen.trace?.kind !== "hole"; left -= 1) screen = await surd.graph({ trace: { feature: 1 } });""")
        self.assertEqual(self.evaluate("return document.querySelector('.readout').textContent"), "hole: x = 1, y → 2")
        rows = self.evaluate("return [...document.querySelectorAll('.points tbody tr')].map((row) => row.textContent)")
        self.assertIn("hole1→ 2", rows)

    def test_the_mouse_over_a_curve_shows_the_value_and_says_nothing(self):
        self.open(1440, 900)
        self.evaluate("await surd.draw('x')")
        shown = "!document.querySelector('#plane .readout').hidden"
        over = """
            const plane = document.querySelector("#plane"), box = plane.getBoundingClientRect();
            const event = new PointerEvent(arguments[1], { pointerType: "mouse", bubbles: true,
              clientX: box.left + arguments[0] * box.width, clientY: box.top + box.height / 2 });
            plane.dispatchEvent(event);"""
        self.evaluate("document.querySelector('#announcements').textContent = ''")
        self.evaluate(over, 0.5, "pointermove")
        self.wait(shown, what="the value")
        self.assertEqual(self.evaluate("return document.querySelector('#announcements').textContent"), "")
        self.evaluate(over, 0.9, "pointermove")
        self.wait(f"!({shown})", what="nothing is there")
        self.evaluate(over, 0.5, "pointermove")
        self.wait(shown)
        self.evaluate(over, 0.5, "pointerleave")
        self.wait(f"!({shown})", what="the mouse has left")
    test_the_mouse_over_a_curve_shows_the_value_and_says_nothing.engines = ("chromium", "firefox")

    def test_the_end_of_the_lines_stays_in_sight_in_another_language_and_size(self):
        for width, height in ((375, 667), (1440, 900)):
            with self.subTest(f"{width}x{height}"):
                self.open(width, height)
                for line in ("1 / 3 + 1 / 6", "x ^ 2 = 2", "a = 5", "K:sin 3 0", "3 a", "K:sqrt 8", "2 ^ 9 0", "1 / 7"):
                    self.replay(f"AC {line} Enter")
                for curve in ("y < x/2", "sin(x)", "x^2/4-3"):
                    self.evaluate("await surd.draw(arguments[0])", curve)
                self.replay("AC 1 + 1")
                # What is found on the curves is below the lines, and takes room of them when it comes.
                self.evaluate("await surd.graph({ screen: true })", limit=40)
                self.frames(10)
                self.wait(f"{END} < 2", limit=10, what="the end at first")
                # Observers are called in the order in which they came, before anything is painted.
                self.evaluate(f"window.ends = []; new ResizeObserver(() => ends.push({END})).observe(document.querySelector('#tape'))")
                for change in ("await surd.send({ set: { language: 'de' } })", "await surd.send({ set: { language: 'zh' } })",
                               "document.documentElement.dataset.theme = 'paper'", "document.documentElement.style.fontSize = '130%'",
                               "await surd.send({ set: { form: 'decimal' } })", "document.documentElement.style.fontSize = ''"):
                    self.evaluate(change)
                    self.evaluate("await surd.graph({ screen: true })", limit=40)
                    self.frames(10)
                    self.wait(f"{END} < 2", limit=10, what=f"the end after {change}")
                self.assertLess(max(self.evaluate("return ends")), 2, "the end before another room is painted")
                self.evaluate("localStorage.clear()")
    test_the_end_of_the_lines_stays_in_sight_in_another_language_and_size.engines = MODERN

    def test_lines_that_are_sent_at_once_leave_their_end_in_sight(self):
        self.open(1920, 1080)
        for turn in range(6):
            self.evaluate("""
                for (let i = 0; i < 12; i += 1) {
                  surd.send({ keys: `AC ${i} + 1 / 3 Enter AC` });
                  if (i === arguments[0]) surd.send({ draw: { text: "sin(x)/" + (i + 2) } });
                  if (i === arguments[0]) document.querySelector("#graph-toggle").click();
                  await new Promise(i % 3 ? requestAnimationFrame : (done) => setTimeout(done, 7 * arguments[0]));
                }
                await surd.send({ screen: true });""", turn + 3)
            self.frames(12)
            self.wait("!surd.screen().request", what="all answers")
            self.frames(6)
            self.assertLess(self.evaluate(f"return {END}"), 2, f"turn {turn}")
    test_lines_that_are_sent_at_once_leave_their_end_in_sight.engines = ("chromium", "firefox")

    def test_the_newest_line_stays_in_sight(self):
        self.open(375, 667)
        for line in ("K:frac 1 Down 3 Right + K:frac 1 Down 6", "x ^ 2 = 2", "a = 5", "K:sin 3 0", "3 a"):
            self.replay(f"AC {line} Enter")
        for curve in ("y < x/2", "sin(x)", "x^2/4-3"):
            self.evaluate("await surd.draw(arguments[0])", curve)
        self.replay("AC 1 + 1")
        self.frames(8)
        self.wait(f"{END} < 2", limit=10, what="lines that are drawn")
        # Who has scrolled up stays there.
        self.evaluate("document.querySelector('#tape').scrollTop = 60")
        self.frames(2)
        self.replay("AC 5 Enter AC 6")
        self.frames(8)
        self.assertLess(abs(self.evaluate("return document.querySelector('#tape').scrollTop") - 60), 50)
    test_the_newest_line_stays_in_sight.engines = MODERN
