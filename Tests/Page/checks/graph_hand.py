"""A finger on a curve, what is taken back, what a link carries, and what the list of curves shows."""

import base64
import json

from driving import actions
from driving.server import Server

from . import graph as checks_of_graph
from .page import Check, TOUCHING

READOUT = "document.querySelector('#plane .readout')"


class GraphHand(Check):
    # Without its checks.
    graph = checks_of_graph.Graph.graph
    draw = checks_of_graph.Graph.draw
    wait_window = checks_of_graph.Graph.wait_window

    def pixel(self, x, y):
        """Where a point of the plane is in the window of the browser."""
        return self.evaluate("""
            const { window: { left, right, bottom, top } } = await surd.graph({ progress: true });
            const box = document.querySelector("#plane").getBoundingClientRect();
            const [x, y] = arguments;
            return [box.left + (x - left) / (right - left) * box.width,
                    box.top + (top - y) / (top - bottom) * box.height];""", x, y)

    def trace(self):
        return self.graph(progress=True)["trace"]

    def edges(self):
        return self.graph(progress=True)["window"]

    def test_a_tap_on_a_curve_reads_it_out_and_one_beside_all_ends_that(self):
        for size in [(375, 667), (810, 1080), (1440, 900)]:
            with self.subTest(size):
                self.open(*size)
                self.draw("x+2", "x-3")
                before = self.edges()
                x, y = self.pixel(-1, 1)
                self.engine.tap(x + 9, y + 9)
                self.wait(f"!{READOUT}.hidden", what="a tap reads out")
                self.assertEqual(self.trace()["curve"], 1)
                x, y = self.pixel(5, 2)
                self.engine.tap(x - 5, y - 5)
                self.wait("(await surd.graph({ progress: true })).trace.curve === 2", what="the other curve")
                self.engine.tap(*self.pixel(-5, 5))
                self.wait(f"{READOUT}.hidden", what="a tap beside all ends it")
                self.assertEqual(self.edges(), before)
    test_a_tap_on_a_curve_reads_it_out_and_one_beside_all_ends_that.engines = TOUCHING

    def test_a_finger_on_the_point_leads_it_along(self):
        self.open(375, 667)
        self.draw("x^2-2")
        start, end = self.pixel(-2, 2), self.pixel(0.1, 3)
        self.engine.tap(*start)
        self.wait(f"!{READOUT}.hidden")
        before = self.edges()
        self.engine.touch(actions.finger([start, "down", *(self.pixel(x / 4, 3) for x in range(-8, 1)), end, "up"]))
        self.wait("((await surd.graph({ progress: true })).trace || {}).kind === 'minimum'",
                  what="the exact minimum is near")
        self.assertRegex(self.evaluate(f"return {READOUT}.textContent"), "minimum.*: x = 0, y = −2")
        self.assertEqual(self.edges(), before, "the plane stays")
        # Elsewhere a drag moves the plane, and the point stays what it is.
        self.engine.touch(actions.finger([self.pixel(6, 5), "down", self.pixel(3, 5), 0.2, "up"]))
        self.wait_window(f"l > {before['left']} + 1", "the plane follows")
        self.assertEqual(self.trace()["kind"], "minimum")
    test_a_finger_on_the_point_leads_it_along.engines = TOUCHING

    def test_a_long_press_takes_a_curve_up(self):
        self.open(375, 667)
        self.draw("2x")
        before = self.edges()
        places = [self.pixel(x / 2, x / 4) for x in range(2, 7)]
        self.engine.touch(actions.finger([self.pixel(1, 2), "down", 0.8, *places, 0.1, "up"]))
        self.wait("Number(((await surd.graph({ progress: true })).trace || { x: {} }).x.decimal) > 2.5",
                  what="it is led along")
        self.assertEqual(self.edges(), before)
        # Beside all curves it is a drag like any other.
        self.engine.touch(actions.finger([self.pixel(-5, 5), "down", 0.8, self.pixel(-2, 5), 0.2, "up"]))
        self.wait_window(f"l < {before['left']} - 1", "the plane follows")
    test_a_long_press_takes_a_curve_up.engines = TOUCHING

    def test_a_point_out_of_sight_is_at_the_rim_and_arrows_bring_it_back(self):
        self.open(1024, 768)
        self.draw("e^x")
        self.graph(trace={"move": 0})
        self.graph(trace={"along": {"x": 999_999, "y": 0}})
        plane, cursor, shown = self.evaluate("""
            const box = element => (({ top, bottom }) => [top, bottom])(document.querySelector(element).getBoundingClientRect());
            return [box("#plane"), box("#plane .cursor"), document.querySelector(".readout").textContent];""")
        self.assertIn("↑", shown)
        self.assertGreater(cursor[1], plane[0])
        self.assertLess(cursor[0], plane[0])
        self.evaluate("document.querySelector('#plane').focus()")
        self.press("Left")
        self.wait(f"!/[↑↓]/.test({READOUT}.textContent)", what="the window follows")
        row, height = self.evaluate("""
            const { trace } = await surd.graph({ progress: true });
            return [trace.row, document.querySelector("#plane canvas").height];""")
        self.assertTrue(0 <= row < height)
    test_a_point_out_of_sight_is_at_the_rim_and_arrows_bring_it_back.engines = TOUCHING

    def test_what_was_removed_is_taken_back(self):
        self.open(1024, 768)
        self.draw("x^2", "x", "1/x")
        texts = "(await surd.graph({ screen: true })).curves.map(each => each.text).join()"
        remove = """
            const menu = document.querySelectorAll("#tape .drawn .menu")[1];
            menu.focus();
            menu.click();
            for (let turn = 0; turn < 100 && !document.querySelector("dialog .action"); turn += 1) await new Promise(done => setTimeout(done, 20));
            [...document.querySelectorAll("dialog .action")].find(each => each.textContent === "Remove").click();"""
        self.evaluate(remove)
        self.wait(f"{texts} === 'x^2,1/x'", what="it is removed")
        self.engine.tap(*self.place("#entry .messages button"), kind="mouse")
        self.wait(f"{texts} === 'x^2,x,1/x'", what="the button brings it back")
        self.evaluate(remove)
        self.wait(f"{texts} === 'x^2,1/x'")
        self.evaluate(remove)
        self.wait(f"{texts} === 'x^2'")
        self.evaluate("document.querySelector('#plane').focus()")
        self.press("Control+z")
        self.wait(f"{texts} === 'x^2,1/x'", what="the key brings the last one back")
        self.press("Control+z")
        self.wait(f"{texts} === 'x^2,x,1/x'", what="and then the one before")
    test_what_was_removed_is_taken_back.engines = TOUCHING

    def test_the_range_of_a_parameter_is_shown_and_changed(self):
        self.open(1024, 768)
        self.draw("(cos t, sin t)", "r=1, 0 < theta <= pi")
        shown = "[...document.querySelectorAll('#tape .range')].map(each => each.textContent).join('; ')"
        self.assertEqual(self.evaluate(f"return {shown}"), "0 ≤ t ≤ 2π; 0 < θ ≤ pi")
        self.evaluate("""
            document.querySelector("#tape .range").click();
            document.querySelector("dialog input").value = "-pi/2 ≤ t < 2pi";
            document.querySelector("dialog form").requestSubmit();""")
        self.wait(f"{shown} === '-pi/2 ≤ t < 2pi; 0 < θ ≤ pi'", what="it is another one")
        self.assertEqual(self.graph()["curves"][0]["text"], "(cos t, sin t), -pi/2 ≤ t < 2pi")
    test_the_range_of_a_parameter_is_shown_and_changed.engines = TOUCHING

    def link(self, keys):
        """The link that is copied with a formula and a graph."""
        self.open(1024, 768)
        self.replay(keys)
        self.draw("a*x^2", "sin(x)", "max(x, 2)")
        self.graph(look={"line": 3, "isShown": False})
        self.evaluate("await surd.send({ slide: { line: 2, value: '2.5', most: '20' } })")
        self.graph(window={"left": "-2*pi", "right": "2*pi", "bottom": "-1.5", "top": "10"})
        return self.copied_link()

    def copied_link(self):
        link = self.evaluate("""
            let copied = null;
            navigator.clipboard.writeText = async text => { copied = text; };
            document.querySelector("#menu").click();
            [...document.querySelectorAll("dialog .action")].find(each => /link/i.test(each.textContent)).click();
            for (let turn = 0; turn < 100 && copied === null; turn += 1) await new Promise(done => setTimeout(done, 20));
            return copied;""")
        self.assertRegex(link, r"#[A-Za-z0-9._~*-]+$")
        return link

    def test_a_link_carries_the_graph(self):
        link = self.link("AC").split("#")[1]
        # Who opens it has a graph and a decimal comma.
        self.evaluate("await surd.send({ clearTape: true })")
        self.set(decimalMark=",")
        self.draw("1/x")
        self.engine.open(self.server.address + "?other#" + link, 1024, 768)
        self.ready()
        self.wait("document.querySelectorAll('#tape .drawn').length === 4", what="its curves")
        self.wait("(await surd.graph({ screen: true })).window.left === '-2*pi'", what="its window")
        after = self.graph()
        self.assertEqual([curve["text"] for curve in after["curves"] if curve["isShown"]],
                         ["a*x^2", "max(x; 2)"])
        self.assertEqual([[s["value"], s["most"]] for s in after["sliders"]], [["2,5", "20"]])
        self.assertEqual(after["window"], {"left": "-2*pi", "right": "2*pi", "bottom": "-1,5", "top": "10"})
        self.assertEqual(self.formula, "|")
    test_a_link_carries_the_graph.engines = TOUCHING

    def test_a_link_carries_the_formula_beside_the_graph(self):
        link = self.link("AC 1 / 2").split("#")[1]
        self.replay("AC")
        self.evaluate("await surd.send({ clearTape: true })")
        self.engine.open(self.server.address + "?other#" + link, 1024, 768)
        self.ready()
        self.wait("/^.1...2/.test(surd.screen().formula)", what="the formula")
        self.wait("(await surd.graph({ screen: true })).curves.some(each => each.text === 'a*x^2')", what="the curve")
        self.engine.open(self.server.address + "?other#.1AAAA", 1024, 768)
        self.ready()
        self.wait("/link/.test(document.querySelector('#plane .notice')?.textContent)", what="a damaged link is told")
    test_a_link_carries_the_formula_beside_the_graph.engines = TOUCHING

    def test_a_link_carries_what_names_mean_and_colours(self):
        self.open(1024, 768)
        self.replay("AC k = 3 / 2 Enter")
        self.replay("AC f ( t ) = t ^ 2 + k Enter")
        self.draw("y = f(x-1)", "k*x")
        self.graph(look={"line": 3, "color": 6})
        self.graph(look={"line": 4, "color": 4})
        link = self.copied_link().split("#")[1]
        # On another device, where f is something else.
        self.engine.leave()
        server = self.other_server()
        self.engine.open(server.address, 1024, 768)
        self.ready()
        self.replay("AC f ( t ) = 7 Enter")
        self.draw("x")
        self.graph(look={"line": 2, "color": 3})
        self.engine.open(server.address + "?other#" + link, 1024, 768)
        self.ready()
        self.wait("(await surd.graph({ screen: true })).curves.length === 3", what="its curves")
        self.wait("(await surd.graph({ screen: true })).curves[2].color === 4", what="their colours")
        curves = self.graph()["curves"]
        self.assertEqual([[curve["text"], curve["color"], curve["isShown"]] for curve in curves],
                         [["x", 3, False], ["y = f(x-1)", 6, True], ["k*x", 4, True]])
        self.assertEqual([each["text"] for each in self.screen["functions"]], ["t² + k"])
        self.assertEqual(self.graph(trace={"off": True})["curves"][1]["error"], None)
    test_a_link_carries_what_names_mean_and_colours.engines = TOUCHING

    def test_a_bad_link_is_told_and_changes_nothing(self):
        self.open(1024, 768)
        self.draw("x^2")
        window = self.edges()
        for number, content in enumerate([
            [[["x"]], [["left", "0"]], []], [["x"], [["left", 0]], []], [["x"], [], [{"name": {}}]],
            [["x"], [], [], ["red"]], [["x+%d" % place for place in range(100)], [], []], ["x", [], []],
            {"length": 1}, None,
        ]):
            with self.subTest(content):
                code = base64.urlsafe_b64encode(json.dumps(content).encode()).decode().rstrip("=")
                self.engine.open(f"{self.server.address}?{number}#.1{code}", 1024, 768)
                self.ready()
                self.wait("/link|at most 100/.test(document.querySelector('#plane .notice')?.textContent"
                          " + document.querySelector('#entry .messages').textContent)", what="it is told")
                self.assertEqual([[curve["text"], curve["isShown"]] for curve in self.graph()["curves"]], [["x^2", True]])
                self.assertEqual(self.edges(), window)
        # What an earlier version has copied still opens.
        code = base64.urlsafe_b64encode(json.dumps([["x/3"], [["left", "-7"]], []]).encode()).decode().rstrip("=")
        self.engine.open(f"{self.server.address}?old#.1{code}", 1024, 768)
        self.ready()
        self.wait("(await surd.graph({ screen: true })).window.left === '-7'", what="an old link")
        self.assertEqual([curve["text"] for curve in self.graph()["curves"] if curve["isShown"]], ["x/3"])
    test_a_bad_link_is_told_and_changes_nothing.engines = TOUCHING

    def other_server(self):
        """The page on another origin, as on another device."""
        server = Server(self.folder)
        self.addCleanup(server.stop)
        return server

    def test_the_summary_is_for_the_ear_and_the_points_are_whole(self):
        self.open(810, 1080)
        self.draw("(x^2-2)/7", "x/3+1/7")
        for size in [(375, 667), (568, 320), (810, 1080), (1440, 900)]:
            self.engine.resize(*size)
            self.graph()
            with self.subTest(size):
                problems = self.evaluate("""
                    const problems = [];
                    const box = element => element.getBoundingClientRect();
                    const summary = document.querySelector("#curves .summary");
                    if (!summary.textContent) problems.push("there is no summary");
                    if (box(summary).width > 1.5 || box(summary).height > 1.5) problems.push("the summary is seen");
                    const list = document.querySelector("#curves");
                    if (document.querySelectorAll("#curves tbody tr").length < 4) problems.push("there are no points");
                    if (list.scrollWidth > list.clientWidth) problems.push("the list scrolls sideways");
                    for (const cell of document.querySelectorAll("#curves td")) {
                      const range = document.createRange();
                      range.selectNodeContents(cell);
                      if (box(range).right > box(list).right + 0.5) problems.push(`${cell.textContent} is cut`);
                    }
                    return problems;""")
                self.expect_none(problems)
    test_the_summary_is_for_the_ear_and_the_points_are_whole.engines = TOUCHING
