"""The graph: curves, window, trace, sliders, by hand, by keyboard and after a restart."""

from driving import actions
from driving.axe import axe_file

from .access import RUN
from .page import Check, ALL, MODERN, in_engines

SIZES = [(320, 454), (375, 667), (568, 320), (810, 1080), (1440, 900)]
WIDE = ("chromium", "firefox")

# What the colours of the plane's pixels are: how many differ from the page's own.
INK = """
const canvas = document.querySelector("#plane canvas");
const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
const want = getComputedStyle(document.documentElement).getPropertyValue(arguments[0]).trim();
const code = parseInt(want.length === 4 ? [...want.slice(1)].map(x => x + x).join("") : want.slice(1), 16);
const [red, green, blue] = [code >> 16, (code >> 8) & 255, code & 255];
let count = 0;
for (let at = 0; at < data.length; at += 4)
  if (Math.abs(data[at] - red) + Math.abs(data[at + 1] - green) + Math.abs(data[at + 2] - blue) < 24) count += 1;
return count;
"""
# Finds what is wrong with the open graph, in words.
FIND = r"""
const problems = [], narrow = 0.02;
const name = element => element.dataset.tool || element.id || element.className || element.localName;
const inside = (box, frame) => box.left >= frame.left - narrow && box.right <= frame.right + narrow
  && box.top >= frame.top - narrow && box.bottom <= frame.bottom + narrow;
const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
for (const element of document.querySelectorAll("#plane, #graph .tools, #curves, header button")) {
  const box = element.getBoundingClientRect();
  if (box.width && !inside(box, screen)) problems.push(`${name(element)} leaves the window`);
}
const plane = document.querySelector("#plane").getBoundingClientRect();
if (plane.width < 200 || plane.height < 119) problems.push(`the plane is ${plane.width}x${plane.height}`);
for (const button of document.querySelectorAll("#graph button, #graph input")) {
  const box = button.getBoundingClientRect();
  if (box.width === 0) continue;
  if (box.width < 44 - narrow || box.height < 44 - narrow)
    problems.push(`${name(button)} is ${box.width.toFixed(1)}x${box.height.toFixed(1)}`);
}
const canvas = document.querySelector("#plane canvas");
const ratio = devicePixelRatio;
if (Math.abs(canvas.width - plane.width * ratio) > 1 || Math.abs(canvas.height - plane.height * ratio) > 1)
  problems.push(`the canvas is ${canvas.width}x${canvas.height} for ${plane.width}x${plane.height} at ${ratio}`);
if (document.scrollingElement.scrollWidth > innerWidth) problems.push("the page scrolls");
return problems;
"""


class Graph(Check):
    # What draws in WPE is what draws in WebKitGTK; there it is asked for a hand.
    engines = MODERN

    def test_a_drawn_curve_stands_once(self):
        self.open(1440, 900, plane=True)
        self.replay("y = x ^ 2 Enter")
        self.wait("document.querySelectorAll('#tape .drawn').length === 1", what="its line")
        self.expect(formula="|")
        self.replay("Undo Undo AC")
        # Where the plane covers the lines it stays in the formula.
        self.engine.resize(390, 844)
        self.frames(2)
        self.replay("y = x ^ 3 Enter")
        self.wait("document.querySelectorAll('#tape .drawn').length === 1", what="its line")
        self.assertIn("y=x^{3", self.formula)

    def graph(self, **event):
        """Sends an event past the hand; returns the screen when all is drawn. Curves are lines of the sheet."""
        if "add" in event:
            return self.evaluate("return await surd.draw(arguments[0])", event["add"], limit=40)
        if event.keys() & {"look", "remove"}:
            self.evaluate("await surd.send(arguments[0])", event, limit=40)
            event = {}
        return self.evaluate("return await surd.graph(arguments[0])", event or {"screen": True}, limit=40)

    def draw(self, *texts):
        """Opens the graph with curves."""
        for text in texts:
            self.graph(add=text)
        return self.graph()

    def ink(self, name="--curve-0"):
        return self.evaluate(INK, name)

    def point(self, x, y):
        """A place of the plane, in shares of it from the top left."""
        return self.evaluate("""
            const box = document.querySelector("#plane").getBoundingClientRect();
            return [box.left + arguments[0] * box.width, box.top + arguments[1] * box.height];""", x, y)

    def wait_window(self, condition, what):
        """Waits until the edges of the window fulfil a condition on numbers."""
        self.wait("""(({ window: { left, right, bottom, top } }) => {
            const [l, r, b, t] = [left, right, bottom, top].map(Number);
            return %s; })(await surd.graph({ progress: true }))""" % condition, what=what)

    def wait_ink(self, name, condition, what):
        """Waits until so many pixels have a colour."""
        self.wait(f"(function () {{ {INK} }})('{name}') {condition}", what=what)

    @in_engines(*ALL)
    def test_a_curve_is_drawn_while_it_is_typed(self):
        self.open(1440, 900)
        self.draw("x/2")
        lines = "document.querySelectorAll('#tape .drawn').length"
        self.focus()
        self.type("x^2-2")
        self.wait_ink("--curve-1", "> 200", "a curve that is typed")
        self.assertEqual(self.evaluate(f"return {lines}"), 1)
        self.replay("AC")
        self.wait_ink("--curve-1", "=== 0", "nothing where nothing is typed")
        self.type("x^2=2")
        self.graph()
        self.assertEqual(self.ink("--curve-1"), 0, "an equation of x is solved, not drawn")
        self.replay("AC")
        self.type("x^2-2")
        self.press("Enter")
        self.wait(f"{lines} === 2", what="the line")
        self.wait_ink("--curve-1", "> 200", "its curve")
        self.wait_ink("--curve-2", "=== 0", "one curve for what was entered")
        # The line that is changed is drawn as it is typed, in its colour.
        self.evaluate("await surd.send({ edit: surd.screen().tape.at(-1).id })")
        self.replay("AC")
        self.type("9-x^2/9")
        self.wait_ink("--curve-1", "> 200", "the line as it is changed")
        self.assertEqual(self.graph()["curves"][1]["text"].replace(" ", ""), "x^2-2")

    def test_a_point_is_drawn_while_it_is_typed(self):
        self.open(1440, 900)
        self.draw("x/2")
        self.focus()
        told = "document.querySelector('#entry .messages').textContent"
        self.type("(1,2")
        self.graph()
        self.assertEqual(self.ink("--curve-1"), 0, "no point yet")
        self.type(")")
        self.wait_ink("--curve-1", "> 10", "the point")
        self.wait(f"{told} === ''", what="no mistake")
        drawn = self.evaluate("return document.querySelector('#drawing').textContent")
        self.assertEqual(drawn, "(1,2)", "what was typed is drawn")
        self.press("Enter")
        self.wait("surd.screen().tape.at(-1).text === '(1,2)'", what="its line")
        self.wait(f"{told} === ''", what="nothing to be said")
        self.replay("AC")
        self.type("(1,2)+")
        self.wait("document.querySelector('#drawing merror')?.textContent === ','", what="a mistake")
        self.wait_ink("--curve-2", "=== 0", "nothing of it")

    def test_what_is_typed_is_drawn_when_the_graph_opens_again(self):
        self.open(1440, 900)
        self.draw("x/2")
        self.focus()
        self.type("x^2-2")
        self.wait_ink("--curve-1", "> 200", "a curve that is typed")
        toggle = "document.querySelector('#graph-toggle').click()"
        self.evaluate(toggle)
        self.replay("AC")
        self.evaluate(toggle)
        self.wait_ink("--curve-1", "=== 0", "nothing where nothing is typed any more")

    def test_the_button_draws_the_formula(self):
        self.open(1024, 768)
        self.replay("x ^ 2")
        self.engine.tap(*self.place("#plot"))
        self.wait("document.querySelectorAll('#tape .drawn').length === 1", what="a curve is listed")
        screen = self.graph()
        self.assertEqual(screen["curves"][0]["text"], "x^2")
        self.assertTrue(screen["isFinished"])
        self.assertEqual(screen["undecided"], 0)
        self.assertGreater(self.ink(), 200)
        # Its line is in sight, so that it leaves the formula, and the button with it; typed again it is drawn once.
        self.expect("|")
        self.assertEqual(self.evaluate("return getComputedStyle(document.querySelector('#plot')).visibility"), "hidden")
        self.replay("x ^ 2")
        self.engine.tap(*self.place("#plot"))
        self.expect("|")
        self.assertEqual(len(self.graph()["curves"]), 1)

    def test_a_curve_is_edited_in_the_editor(self):
        self.open(1024, 768)
        self.draw("x^2", "sin(x)")
        self.evaluate("document.querySelectorAll('#tape .drawn .input')[1].click()")
        self.expect("sin(x)|")
        self.replay("+ 1")
        self.engine.tap(*self.place("#plot"))
        self.wait("(await surd.graph({ screen: true })).curves[1].text === 'sin(x) + 1'",
                  what="the curve is another one")
        self.assertEqual(len(self.graph()["curves"]), 2)

    def test_curves_are_hidden_coloured_and_removed(self):
        self.open(1024, 768)
        self.draw("x^2", "x")
        self.assertGreater(self.ink("--curve-1"), 200)
        self.evaluate("document.querySelectorAll('#tape .swatch')[1].click()")
        self.wait("(await surd.graph({ screen: true })).curves[1].isShown === false")
        self.graph()
        self.assertLess(self.ink("--curve-1"), 20)
        self.graph(look={"line": 1, "color": 4})
        self.assertGreater(self.ink("--curve-4"), 200)
        self.evaluate("""
            document.querySelector("#tape .drawn .menu").click();
            for (let turn = 0; turn < 100 && !document.querySelector("dialog .action"); turn += 1) await new Promise(done => setTimeout(done, 20));
            [...document.querySelectorAll("dialog .action")].find(each => each.textContent === "Remove").click();""")
        self.wait("document.querySelectorAll('#tape .drawn').length === 1", what="it is removed")

    @in_engines("chromium")
    def test_what_is_wrong_is_told_beside_the_curve(self):
        self.open(1024, 768)
        self.draw("mx")
        told = self.evaluate("return document.querySelector('#tape .below p').textContent")
        self.assertIn("mx", told)

    def test_poles_are_not_joined(self):
        self.open(1024, 768)
        self.draw("1/x")
        middle = self.evaluate("""
            const canvas = document.querySelector("#plane canvas");
            const { data } = canvas.getContext("2d")
              .getImageData(canvas.width / 2 - 2, canvas.height / 2 - 30, 4, 12);
            return [...data];""")
        hue = max(abs(middle[at + 2] - middle[at]) for at in range(0, len(middle), 4))
        self.assertLess(hue, 40, "blue ink on the pole")

    def test_a_definition_of_the_session_is_drawn(self):
        self.open(1024, 768)
        self.replay("AC f ( t ) = t + 3 Enter")
        screen = self.draw("f(x)")
        self.assertIsNone(screen["curves"][0]["error"])
        self.assertGreater(self.ink(), 200)
        screen = self.graph(trace={"move": 0})
        self.assertEqual(screen["trace"]["y"]["exact"], "3")

    def test_the_wheel_zooms_at_the_pointer(self):
        self.open(1024, 768)
        before = self.draw("x^2")["window"]
        x, y = self.point(0.5, 0.5)
        for _ in range(4):
            self.evaluate("""
                document.querySelector("#plane").dispatchEvent(new WheelEvent("wheel",
                  { deltaY: -100, clientX: arguments[0], clientY: arguments[1], bubbles: true, cancelable: true }));""", x, y)
        self.wait_window("r - l < 0.7 * %s" % (float(before["right"]) - float(before["left"])), "it zooms in")
        self.wait_window("Math.abs(r + l) < 0.1", "the pointer's place stays")

    @in_engines(*ALL)
    def test_a_drag_moves_and_glides(self):
        self.open(1024, 768)
        self.draw("x^2")
        start, end = self.point(0.3, 0.3), self.point(0.6, 0.3)
        self.engine.touch(actions.finger([start, "down", end, 0.2, "up"], kind="mouse"))
        self.wait_window("Math.abs((l + r) / 2 + 0.3 * (r - l)) < 0.1", "the plane follows the hand")

    @in_engines(*ALL)
    def test_two_fingers_pinch(self):
        self.open(1024, 768)
        self.draw("x^2")
        # Across, level and upright: both axes are enlarged alike.
        for across, up in ((1, 1), (1, 0), (0, 1)):
            with self.subTest(f"{across}, {up}"):
                self.evaluate("await surd.graph({ home: true })")
                before = self.graph()["window"]
                self.evaluate("""
                    const [across, up] = arguments;
                    const plane = document.querySelector("#plane"), box = plane.getBoundingClientRect();
                    const send = (kind, pointerId, way) => plane.dispatchEvent(new PointerEvent(kind, {
                      pointerId, clientX: box.left + box.width / 2 + across * way, clientY: box.top + box.height / 2 + up * way,
                      bubbles: true, cancelable: true, pointerType: "touch", isPrimary: pointerId === 2 }));
                    send("pointerdown", 2, -40);
                    send("pointerdown", 3, 40);
                    for (let reach = 44; reach <= 80; reach += 4) {
                      send("pointermove", 2, -reach);
                      send("pointermove", 3, reach);
                    }
                    send("pointerup", 2, -80);
                    send("pointerup", 3, 80);""", across, up)
                width, height = (float(before[one]) - float(before[other]) for one, other in (("right", "left"), ("top", "bottom")))
                self.wait_window(f"Math.abs((r - l) / {width} - 0.5) < 0.01", "twice as large")
                self.wait_window("Math.abs(r + l) < 0.2", "the middle of the fingers stays")
                after = self.graph()["window"]
                self.assertAlmostEqual((float(after["top"]) - float(after["bottom"])) / height, 0.5, delta=0.01)

    def test_an_axis_is_dragged_by_its_numbers_and_scaled_alone(self):
        self.open(1024, 768)
        self.draw("x^2/4-3")
        place = """
            const { window: { left, right, bottom, top } } = await surd.graph({ progress: true });
            const box = document.querySelector("#plane").getBoundingClientRect();
            return [box.left + (arguments[0] - left) / (right - left) * box.width,
                    box.top + (top - arguments[1]) / (top - bottom) * box.height];"""
        # What is held at 4 is let go where 8 was, and what is held at 2 where 4 was.
        for kind, axis, start, end, below in (("mouse", "x", (4, 0), (8, 0), 0), ("mouse", "y", (0, 4), (0, 2), 0),
                                              ("touch", "x", (5, 0), (10, 0), 12), ("mouse", "x", (-5, 0), (-10, 0), 12)):
            with self.subTest(f"{kind} {axis} {start}"):
                self.graph(window={"left": "-12", "right": "12", "bottom": "-8", "top": "8"})
                start, end = self.evaluate(place, *start), self.evaluate(place, *end)
                for each in (start, end):
                    each[1] += below
                if kind == "mouse":
                    self.engine.touch(actions.finger([start], kind="mouse"))
                    self.wait("document.querySelector('#plane').style.cursor === arguments[0]",
                              {"x": "ew-resize", "y": "ns-resize"}[axis], what="the pointer says so")
                middle = [(one + other) / 2 for one, other in zip(start, end)]
                self.engine.touch(actions.finger([start, "down", middle, end, 0.2, "up"], kind=kind))
                width, height = (12, 16) if axis == "x" else (24, 32)
                self.wait_window(f"Math.abs(r - l - {width}) < 0.3 && Math.abs(t - b - {height}) < 0.4", f"{width} x {height}")
                self.wait_window("Math.abs(l + r) < 0.2 && Math.abs(t + b) < 0.2", "zero stays")
        # Where zero is out of sight, the edge next to it stays.
        self.graph(window={"left": "10", "right": "34", "bottom": "-8", "top": "8"})
        start = self.evaluate(place, 22, 0)
        self.engine.touch(actions.finger([start, "down", self.evaluate(place, 28, 0), self.evaluate(place, 34, 0), 0.2, "up"], kind="mouse"))
        self.wait_window("Math.abs(l - 10) < 0.1 && Math.abs(r - 22) < 0.2", "the left edge stays")
        # A finger on the line, beside its numbers, moves the plane as everywhere.
        self.graph(window={"left": "-12", "right": "12", "bottom": "-8", "top": "8"})
        start = self.evaluate(place, 7.5, 0)
        start[1] -= 16
        self.engine.touch(actions.finger([start, "down", (start[0] - 60, start[1]), (start[0] - 120, start[1]), 0.2, "up"]))
        self.wait_window("l > -11 && Math.abs(r - l - 24) < 0.01", "the plane follows")
    test_an_axis_is_dragged_by_its_numbers_and_scaled_alone.engines = ("chromium", "firefox")

    def test_a_double_tap_zooms_and_a_tap_reads_out(self):
        self.open(1024, 768)
        before = self.draw("x")["window"]
        x, y = self.point(0.5, 0.5)
        self.engine.tap(x, y, kind="mouse")
        self.wait("!document.querySelector('#plane .readout').hidden", what="a tap reads out")
        self.assertRegex(self.evaluate("return document.querySelector('.readout').textContent"), "x = 0")
        self.engine.touch(actions.finger([(x, y), "down", "up", 0.05, "down", "up"], kind="mouse"))
        width = float(before["right"]) - float(before["left"])
        self.wait_window(f"r - l < 0.6 * {width}", "a double tap zooms")

    def test_the_keyboard_does_everything(self):
        self.open(1024, 768)
        before = self.draw("x^2")["window"]
        self.evaluate("document.querySelector('#plane').focus()")
        self.press("Right")
        self.wait_window(f"l > {before['left']}", "an arrow moves")
        self.press("0")
        self.wait_window(f"Math.abs(l - {before['left']}) < 0.01", "0 goes home")
        self.press("+")
        self.wait_window(f"l > 0.8 * {before['left']}", "plus zooms in")
        self.press("-")
        self.wait_window(f"Math.abs(l - {before['left']}) < 0.01", "minus zooms out")
        self.press("t")
        self.wait("!document.querySelector('#plane .readout').hidden", what="T reads out")
        self.press("Right", "Right", "Right")
        self.wait("(await surd.graph({ progress: true })).trace.x.decimal > 0", what="an arrow goes along")
        said = "document.querySelector('#announcements').textContent"
        self.wait(f"/x is .*y is/.test({said})", what="the point is said")
        self.press("Escape")
        self.wait("document.querySelector('#plane .readout').hidden", what="Escape ends it")
        self.assertTrue(self.evaluate("return document.activeElement.id === 'plane'"))
        self.press("Tab")
        self.assertFalse(self.evaluate("return document.activeElement.id === 'plane'"), "a trap")
    test_the_keyboard_does_everything.engines = WIDE

    def test_a_slider_moves_the_curve(self):
        self.open(1024, 768)
        self.draw("a*x")
        self.replay("AC 2 a Enter AC")
        self.evaluate("""
            const range = document.querySelector("#tape .slider input");
            range.value = 130;
            range.dispatchEvent(new Event("input", { bubbles: true }));""")
        self.wait("document.querySelector('#tape > li:nth-child(2)').line.text === 'a = 3'", what="the slider moves")
        self.wait("document.querySelector('#tape > li:nth-child(3)').line.exact === '6'", what="what stands on it")
        self.assertEqual(self.graph(trace={"move": 0})["trace"]["y"]["exact"], "0")

    def test_a_turned_window_keeps_centre_and_scale(self):
        self.open(428, 926)
        self.draw("x^2")
        self.graph(window={"left": "1", "right": "3"})
        scale = """(({ window: { left, right } }) => [(Number(left) + Number(right)) / 2,
            (right - left) / document.querySelector("#plane").clientWidth])(await surd.graph({ progress: true }))"""
        before = self.evaluate(f"return {scale}")
        self.engine.resize(926, 428)
        self.wait("document.body.dataset.layout === 'landscape'")
        self.wait("""(canvas => Math.abs(canvas.width / devicePixelRatio
            - document.querySelector("#plane").clientWidth) <= 1)(document.querySelector("#plane canvas"))""",
                  what="it is drawn for the new size")
        after = self.evaluate(f"return {scale}")
        self.assertAlmostEqual(before[0], after[0], delta=0.02)
        self.assertAlmostEqual(before[1] / after[1], 1, delta=0.02)

    def test_a_restart_keeps_everything(self):
        self.open(1024, 768)
        self.draw("a*x^2", "sin(x)")
        self.evaluate("await surd.send({ slide: { line: 2, value: '2.5' } })")
        self.graph(look={"line": 3, "isShown": False})
        before = self.graph(window={"left": "-2*pi", "right": "2*pi"})
        self.evaluate("await new Promise(done => setTimeout(done, 400))")
        self.reload()
        after = self.graph()
        for name in ("curves", "sliders"):
            self.assertEqual(before[name], after[name])
        self.assertAlmostEqual(float(after["window"]["right"]), 6.283, delta=0.02)

    @in_engines("chromium")
    def test_a_damaged_state_is_told_and_costs_nothing(self):
        self.open(1024, 768)
        self.draw("x^2")
        self.evaluate("await surd.graph({ load: 'damaged' })")
        told = self.evaluate("return document.querySelector('#graph .notice').textContent")
        self.assertTrue(told)
        self.assertEqual(len(self.draw("x")["curves"]), 2)

    def test_without_a_network_it_is_drawn_too(self):
        self.server.has_service_worker = True
        self.open(1024, 768)
        self.wait("navigator.serviceWorker && (await navigator.serviceWorker.ready).active"
                  " && (await navigator.serviceWorker.ready).active.state === 'activated'",
                  limit=30, what="the service worker is active")
        self.server.stop()
        self.reload()
        self.draw("x^2")
        self.assertGreater(self.ink(), 200)
    test_without_a_network_it_is_drawn_too.engines = MODERN

    def test_every_layout_fits(self):
        self.open()
        self.draw("x^2", "a*sin(x)", "1/x")
        for width, height in SIZES:
            self.engine.resize(width, height)
            self.evaluate("await new Promise(done => setTimeout(done, 60))")
            self.graph()
            with self.subTest(f"{width}x{height}"):
                self.expect_none(self.evaluate(FIND))

    def test_the_plane_has_most_of_a_wide_window(self):
        self.open(1440, 900)
        self.draw("x^2")
        for width, height, least in [(810, 1080, 0.28), (1440, 900, 0.55), (2560, 1440, 0.6)]:
            self.engine.resize(width, height)
            self.graph()
            share = self.evaluate("""
                const { width, height } = document.querySelector("#plane").getBoundingClientRect();
                return width * height / (innerWidth * innerHeight);""")
            self.assertGreater(share, least, f"{width}x{height}")
    test_the_plane_has_most_of_a_wide_window.engines = ("chromium",)

    def test_the_list_leaves_the_plane_its_height(self):
        height = "return document.querySelector('#plane').clientHeight"
        for size in SIZES:
            with self.subTest(size):
                self.again(*size)
                # Nothing is kept of the size before, so that names come with the curves.
                self.evaluate("await surd.send({ clearTape: true })")
                self.graph()
                self.wait("document.querySelector('#plane canvas').height > 0", what="a picture")
                before = self.evaluate(height)
                self.draw("a*x^2", "sin(x)", "mx", "1/x")
                self.wait("document.querySelector('#near').firstChild", what="the names")
                self.assertEqual(self.evaluate(height), before)

    def test_a_window_without_the_curve_says_so_and_shows_it(self):
        self.open(375, 667)
        self.draw("(x-30)^2+(y-40)^2=4")
        self.wait("document.querySelector('#tape .nothing')", what="the words")
        self.evaluate("document.querySelector('#tape .nothing').click()")
        self.wait("!document.querySelector('#tape .nothing')", what="the words are gone")
        right = self.evaluate("return Number((await surd.graph({ screen: true })).window.right)")
        self.assertGreater(right, 32)

    def test_there_is_a_way_back_from_the_graph(self):
        closed = "document.querySelector('#graph').hidden && history.state === null"
        self.open(390, 844)
        for back in ["history.back()", "document.querySelector('#mode [aria-pressed=true]').click()",
                     "document.querySelector('#graph-toggle').click()",
                     "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))"]:
            with self.subTest(back):
                self.draw("x^2")
                self.evaluate(f"document.activeElement.blur(); {back}")
                self.wait(closed, what="it is closed")
                self.assertEqual(self.evaluate(
                    "return document.querySelector('#graph-toggle').getAttribute('aria-pressed')"), "false")
    test_there_is_a_way_back_from_the_graph.engines = WIDE

    def test_Enter_draws_what_has_no_answer(self):
        self.open(1440, 900)
        self.replay("x ^ 2 Right")
        self.evaluate("document.querySelector('#input').focus()")
        self.engine.press("Enter")
        self.wait("document.querySelectorAll('#tape .drawn').length === 1", what="a curve is listed")
        self.assertEqual(self.graph()["curves"][0]["text"].replace(" ", ""), "x^2")
        self.evaluate("document.querySelector('#tape .drawn .input').click()")
        self.wait("surd.screen().editing === 1", what="it is in the editor")
        self.replay("+ 1")
        self.engine.press("Enter")
        self.wait("(await surd.graph({ screen: true })).curves[0].text.replace(/ /g, '') === 'x^2+1'",
                  what="the change is taken")
        self.assertEqual(len(self.graph()["curves"]), 1)
    test_Enter_draws_what_has_no_answer.engines = WIDE

    def test_an_open_graph_is_open_after_a_reload(self):
        self.open(390, 844)
        self.draw("x^2")
        self.evaluate("await new Promise(done => setTimeout(done, 400))")
        self.reload()
        self.wait("document.querySelectorAll('#tape .drawn').length === 1", what="the curve is listed")
        self.assertFalse(self.evaluate("return document.querySelector('#graph').hidden"))

    def test_messages_are_seen_where_the_graph_covers_the_entry(self):
        self.open(390, 844)
        self.draw("x^2")
        self.evaluate("""
            document.querySelector("#menu").click();
            [...document.querySelectorAll("dialog .action")].find(each => /link/.test(each.textContent)).click();""")
        self.wait("document.querySelector('.notice').checkVisibility()"
                  " || document.querySelector('dialog pre')", what="a message")
    test_messages_are_seen_where_the_graph_covers_the_entry.engines = ("chromium",)

    def test_an_imitated_device_is_drawn_whole(self):
        try:
            self.engine.scale = 3
            self.open(390, 844)
            self.draw("x^2")
            self.wait("devicePixelRatio === 3")
            self.expect_none(self.evaluate(FIND))
        finally:
            self.engine.scale = 1
    test_an_imitated_device_is_drawn_whole.engines = ("chromium",)

    def test_no_barriers(self):
        self.open()
        self.evaluate(axe_file().read_text(encoding="utf-8") + "\nwindow.axe = window.axe || axe;")
        self.draw("x^2", "a*sin(x)", "mx")
        for width, height in SIZES:
            self.engine.resize(width, height)
            self.graph(trace={"move": 1})
            with self.subTest(f"{width}x{height}"):
                self.expect_none(self.evaluate(RUN, limit=60))
    test_no_barriers.engines = ("chromium", "firefox")

    def test_dark_is_drawn_dark(self):
        self.open(1024, 768)
        self.draw("x^2")
        try:
            self.engine.media(scheme="dark")
            self.wait("(getComputedStyle(document.documentElement).getPropertyValue('--plane')).includes('1c1f26')")
            self.evaluate("await new Promise(done => setTimeout(done, 100))")
            self.assertGreater(self.ink(), 200)
            self.assertGreater(self.ink("--plane"), 10_000)
        finally:
            self.engine.media()
    test_dark_is_drawn_dark.engines = WIDE

    def test_files_are_pictures(self):
        self.open(1024, 768)
        self.draw("x^2")
        heads = self.evaluate("""
            const heads = [];
            const { createObjectURL } = URL;
            let blob = null;
            URL.createObjectURL = given => createObjectURL.call(URL, blob = given);
            const click = HTMLAnchorElement.prototype.click;
            HTMLAnchorElement.prototype.click = function () {
              heads.push(blob.arrayBuffer()
                .then(bytes => [this.download, bytes.byteLength, ...new Uint8Array(bytes.slice(0, 4))]));
            };
            for (const number of [-3, -2]) {
              document.querySelector("[data-tool=moreActions]").click();
              [...document.querySelectorAll("dialog .action")].at(number).click();
              await new Promise(done => setTimeout(done, 800));
            }
            Object.assign(URL, { createObjectURL });
            HTMLAnchorElement.prototype.click = click;
            return Promise.all(heads);""")
        self.assertEqual(heads[0][0], "surd.png")
        self.assertEqual(heads[0][2:], [0x89, 0x50, 0x4E, 0x47])
        self.assertEqual(heads[1][0], "surd.svg")
        self.assertEqual(heads[1][2:], [ord(c) for c in "<svg"])
    test_files_are_pictures.engines = ("chromium",)
