"""What the graph looks like: numbers above curves, the list as a legend, the table of points."""

from . import graph as checks_of_graph
from .page import Check, MODERN, in_engines

WIDE = ("chromium", "firefox")


class GraphLooks(Check):
    engines = MODERN

    # Without its checks.
    graph = checks_of_graph.Graph.graph
    draw = checks_of_graph.Graph.draw
    ink = checks_of_graph.Graph.ink

    def test_numbers_at_the_axes_are_read_over_curves(self):
        self.open(1024, 768)
        self.draw("x")
        self.graph(grid="decimal")
        alone = self.ink("--ink")
        # All of the strip in which the numbers of the horizontal axis stand.
        self.draw("sin(10^18*x)")
        self.assertGreater(self.ink("--ink"), 0.8 * alone)

    def test_points_are_drawn_over_all_curves(self):
        self.open(1024, 768)
        self.draw("x^2", "2x-1")
        color, wanted = self.evaluate("""
            const canvas = document.querySelector("#plane canvas");
            const { window: { left, right, bottom, top } } = await surd.graph({ progress: true });
            const x = Math.round((1 - left) / (right - left) * canvas.width);
            const y = Math.round((top - 1) / (top - bottom) * canvas.height);
            const pixel = canvas.getContext("2d").getImageData(x, y, 1, 1).data;
            const code = getComputedStyle(document.documentElement).getPropertyValue("--curve-0").trim();
            return [[...pixel.slice(0, 3)], [1, 3, 5].map((at) => parseInt(code.slice(at, at + 2), 16))];""")
        self.assertEqual(color, wanted)

    def test_the_list_shows_regions_with_their_rims(self):
        self.open(1024, 768)
        self.draw("y>x^2", "y<=4-x", "x/2")
        shown = self.evaluate("""
            return [...document.querySelectorAll("#tape .swatch svg")].map((dot) =>
              [Boolean(dot.querySelector("rect")), dot.querySelector("path")?.getAttribute("stroke-dasharray") ?? ""]);""")
        self.assertEqual([region for region, _ in shown], [True, True, False])
        self.assertNotEqual(shown[0][1], "", "the rim of y>x^2 is dashed")
        self.assertEqual(shown[1][1], "", "that of y<=4-x is solid")

    def test_a_table_of_values_shows_several_rows_beside_the_keys(self):
        for size, least in [((320, 454), 1), ((375, 667), 4), ((810, 1080), 4), ((1024, 768), 2), ((1440, 900), 4), ((1920, 1080), 6)]:
            with self.subTest(size):
                self.open(*size, plane=True)
                self.draw("x^2")
                self.graph(table={"id": self.graph()["curves"][0]["id"], "start": "0", "step": "1", "count": 9})
                self.wait("!document.querySelector('.values').hidden", what="the table")
                self.frames(6)
                shown = self.evaluate("""
                    const frame = document.querySelector("#curves").getBoundingClientRect();
                    return [...document.querySelectorAll(".values tbody tr")].filter((row) => {
                      const { top, bottom } = row.getBoundingClientRect();
                      return top >= frame.top - 1 && bottom <= frame.bottom + 1;
                    }).length;""")
                self.assertGreaterEqual(shown, least)

    def test_a_table_of_values_opens_from_the_menu_of_its_curve(self):
        self.open(375, 667)
        self.draw("x^2", "x^2+y^2=4")
        press = """
            const [row, name] = arguments;
            document.querySelectorAll(row)[0].click();
            for (let turn = 0; turn < 100 && !document.querySelector("dialog .action"); turn += 1) await new Promise((done) => setTimeout(done, 20));
            const all = [...document.querySelectorAll("dialog button")];
            const wanted = all.find((button) => button.textContent.startsWith(name));
            if (!wanted) { document.querySelector("dialog .tool").click(); return false; }
            wanted.click();
            await new Promise((done) => setTimeout(done, 300));
            return true;"""
        # A circle has no values of its own at an x.
        self.assertFalse(self.evaluate(press, "#tape .drawn:nth-child(2) .menu", "Table of values"))
        self.assertTrue(self.evaluate(press, "#tape .drawn .menu", "Table of values"))
        rows = """
            return [...document.querySelectorAll(".values tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent));"""
        self.assertEqual(self.evaluate(rows)[0], ["−5", "25"])
        self.assertTrue(self.evaluate(press, ".values .tool", "Places"))
        self.evaluate("""
            const inputs = document.querySelectorAll("dialog input");
            ["1/2", "1/2", "2", "√2"].forEach((value, index) => { inputs[index].value = value; });
            document.querySelector("dialog .action").click();
            await new Promise((done) => setTimeout(done, 300));""")
        # Where digits say more, they stand beside.
        self.assertEqual(self.evaluate(rows), [["1/2 ≈\u00a00.5", "1/4 ≈\u00a00.25"], ["1", "1"], ["√2 ≈\u00a01.414213…", "2"]])
        self.evaluate("document.querySelectorAll('.values .tool')[1].click(); await new Promise((done) => setTimeout(done, 300))")
        self.assertEqual(self.evaluate(rows), [])

    def test_the_table_has_the_points_in_the_window(self):
        self.open(1024, 768)
        self.draw("tan(x)")
        script = """
            const { window: { left, right }, features } = await surd.graph({ progress: true });
            const rows = [...document.querySelectorAll("#curves tbody tr")];
            return rows.map((row) => [!row.hidden, row.textContent])"""
        before = self.evaluate(script)
        self.assertIn(True, [seen for seen, _ in before])
        self.assertTrue(any(not seen and "19π/2" in text for seen, text in before), before)
        self.assertTrue(any(seen and "5π/2" in text for seen, text in before), before)
        self.graph(window={"left": "-32", "right": "-20"})
        after = self.evaluate(script)
        self.assertTrue(any(seen and "19π/2" in text for seen, text in after), after)
        self.assertFalse(any(seen and "5π/2" in text and "15π/2" not in text for seen, text in after), after)

    @in_engines("chromium")
    def test_asymptotes_stand_below_the_points(self):
        self.open(1024, 768)
        self.draw("x + 1/x", "(1 - x^2)/(x + 2)")
        rows = self.evaluate("""
            await surd.graph({ progress: true });
            return [...document.querySelectorAll("#curves tbody tr:not([hidden])")].map((row) => [...row.cells]
              .map((cell) => cell.textContent.trim()).join(" "))""")
        lines = [row for row in rows if "asymptote" in row]
        self.assertEqual(lines, ["asymptote y = x", "asymptote y = 2 − x"])
        self.assertIn("asymptote y equals x", self.evaluate(
            "return document.querySelector('#curves .summary').textContent"))
        # Nothing beyond the last point is walked to.
        for _ in range(9):
            self.graph(trace={"feature": 1})
        self.assertNotIn("asymptote", self.evaluate("return (await surd.graph({})).trace?.kind ?? ''"))

    def test_numbers_in_the_table_are_whole_in_every_layout(self):
        self.open()
        self.draw("sin(x)", "1/x")
        for width, height in checks_of_graph.SIZES:
            self.engine.resize(width, height)
            self.graph()
            self.frames(4)
            with self.subTest(f"{width}x{height}"):
                self.expect_none(self.evaluate("""
                    const problems = [];
                    for (const cell of document.querySelectorAll("#curves tbody td")) {
                      if (cell.textContent.includes("-")) problems.push(`${cell.textContent} has a hyphen`);
                      for (const digits of cell.querySelectorAll("small"))
                        if (digits.getClientRects().length > 1)
                          problems.push(`${digits.textContent} is broken`);
                    }
                    for (const button of document.querySelectorAll("#curves .point")) {
                      const [line, name] = [button.querySelector("svg"), document.createRange()];
                      if (!line.getBoundingClientRect().width) continue;
                      name.selectNode(button.lastChild);
                      if (name.getBoundingClientRect().left < line.getBoundingClientRect().right)
                        problems.push(`${button.textContent} is below its line`);
                    }
                    return problems;"""))

    @in_engines("chromium")
    def test_a_point_is_named_with_its_place(self):
        self.open(1024, 768)
        self.draw("x^2-4")
        names = self.evaluate("""
            return [...document.querySelectorAll("#curves .point")].map((point) => point.getAttribute("aria-label"))""")
        self.assertIn("zero at x negative two, y zero", names)

    def test_the_tools_are_one_stop_with_arrows(self):
        self.open(1024, 768)
        self.draw("x")
        focused = "document.activeElement.dataset.tool"
        self.evaluate("document.querySelector('#plane').focus()")
        self.press("Tab")
        self.assertEqual(self.evaluate(f"return {focused}"), "zoomIn")
        self.press("Right", "Right", "Right", "Left")
        self.assertEqual(self.evaluate(f"return {focused}"), "resetWindow")
        self.press("Tab")
        self.assertFalse(self.evaluate("return document.querySelector('.tools').contains(document.activeElement)"))
        self.press("Shift+Tab")
        self.assertEqual(self.evaluate(f"return {focused}"), "resetWindow")
    test_the_tools_are_one_stop_with_arrows.engines = WIDE

    def test_theta_is_a_letter_and_keeps_its_name(self):
        self.open(1024, 768)
        self.draw("r=1+cos(theta)")
        self.assertIn("θ", self.evaluate("return document.querySelector('#tape .drawn .input').textContent"))
        self.assertIn("θ", self.evaluate("return document.querySelector('#tape .range').textContent"))
        asked = self.evaluate("""
            document.querySelector("#tape .range").click();
            return document.querySelector("dialog input").value;""")
        self.assertIn("theta", asked)

    def test_what_is_read_beside_the_plane_follows_when_the_hand_rests(self):
        self.open(1024, 768)
        self.draw("x", "sin(x)")
        before, changes = self.evaluate("""
            const summary = document.querySelector(".summary"), plane = document.querySelector("#plane");
            const before = summary.textContent;
            const gaps = [];
            let changes = 0, last = before, moved = performance.now();
            for (let turn = 0; turn < 30; turn += 1) {
              // A machine that has much to do may take the time of a rest for a frame, and the
              // words for that come some frames later.
              gaps.push(performance.now() - moved);
              if (gaps.slice(-4).every(gap => gap < 100) && summary.textContent !== last) changes += 1;
              last = summary.textContent;
              moved = performance.now();
              plane.dispatchEvent(new WheelEvent("wheel",
                { deltaY: -20, clientX: 600, clientY: 300, bubbles: true, cancelable: true }));
              for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
            }
            return [before, changes];""")
        self.assertEqual(changes, 0, "it is laid out while the hand moves")
        self.wait("document.querySelector('.summary').textContent !== arguments[0]", before, what="the words follow")
        self.wait("document.querySelector('canvas').getAttribute('aria-label') === document.querySelector('.summary').textContent",
                  what="the picture has them too")
    test_what_is_read_beside_the_plane_follows_when_the_hand_rests.engines = WIDE

    def test_columns_of_a_region_are_filled_as_one_shape(self):
        self.open(1024, 768)
        self.draw("y<x^2/4-3", "y>tan(x)")
        count, colors = self.evaluate("""
            const { prototype } = CanvasRenderingContext2D, { fillRect } = prototype;
            let count = 0;
            prototype.fillRect = function (...box) { count += 1; fillRect.apply(this, box); };
            document.documentElement.dataset.theme = "light";
            await new Promise(done => setTimeout(done, 100));
            prototype.fillRect = fillRect;
            const canvas = document.querySelector("#plane canvas"), brush = canvas.getContext("2d");
            const { data } = brush.getImageData(0, canvas.height - 3, canvas.width, 1);
            const colors = Array.from({ length: canvas.width }, (_, x) => data.slice(4 * x, 4 * x + 3).join());
            return [count, new Set(colors).size];""")
        self.assertGreater(count, 0)
        self.assertLess(count, 200, "columns by themselves")
        # Two tints and where they meet, over two weights of grid lines; a seam would have colours of its own.
        self.assertLess(colors, 80)
    test_columns_of_a_region_are_filled_as_one_shape.engines = WIDE

    def test_a_point_is_read_out_on_one_line_and_breaks_between_its_coordinates(self):
        script = """
            const readout = document.querySelector(".readout"), box = readout.getBoundingClientRect();
            const plane = document.querySelector("#plane").getBoundingClientRect();
            const parts = [...readout.querySelectorAll("span")].map((part) => part.getBoundingClientRect());
            const line = parseFloat(getComputedStyle(readout).fontSize) * 1.6;
            return [readout.textContent, box.right <= plane.right, box.height < 2 * line,
                    parts.length === 2 && parts.every(({ height }) => height < line)];"""
        for size in [(320, 454), (375, 667), (568, 320), (667, 375), (1024, 768)]:
            with self.subTest(size):
                self.again(*size)
                self.draw("sin(x)", "x^2/4-3")
                self.graph(trace={"move": 0})
                while self.graph(trace={"feature": 1})["trace"]["kind"] != "intersection":
                    pass
                words, is_inside, is_line, is_whole = self.evaluate(script)
                self.assertRegex(words, r"^intersection: x = \d\.\d+…, y = −?\d\.\d+…$")
                self.assertEqual([is_inside, is_line, is_whole], [True, True, True])

    def test_the_plane_is_wider_than_the_list_and_the_hint_leaves_that_room(self):
        for size in [(568, 320), (667, 375)]:
            self.again(*size)
            self.draw("x")
            self.assertTrue(self.evaluate("""
                const width = (name) => document.querySelector(name).getBoundingClientRect().width;
                const tools = document.querySelector(".tools");
                return width("#plane") > width("#history") && tools.scrollWidth <= tools.clientWidth;"""), size)
        for size in [(1024, 768), (1440, 900)]:
            self.again(*size)
            self.draw("x")
            share, is_inside = self.evaluate("""
                const box = (name) => document.querySelector(name).getBoundingClientRect();
                const parts = [...document.querySelectorAll("#hint > *")].map((part) => part.getBoundingClientRect()).filter(({ width }) => width);
                return [box("#entry").height / innerHeight,
                        parts.every(({ top, bottom }) => top >= box("#formula").top && bottom <= box("#formula").bottom)];""")
            self.assertLess(share, 0.19, size)
            self.assertTrue(is_inside, f"the hint fits at {size}")
    test_the_plane_is_wider_than_the_list_and_the_hint_leaves_that_room.engines = WIDE

    def test_coordinates_are_set_apart_from_decimal_commas(self):
        self.open(1024, 768)
        self.set(language="de", decimalMark=",")
        self.draw("x/2")
        self.graph(trace={"move": 0})
        self.graph(trace={"move": 7})
        self.assertRegex(self.evaluate("return document.querySelector('.readout').textContent"),
                         r"^x = 0,\d+; y = 0,\d+$")

    def test_buttons_without_a_colour_of_their_own_have_a_line(self):
        self.open(1024, 768)
        self.evaluate("document.documentElement.dataset.theme = 'contrast'")
        self.draw("x")
        self.graph(remove=1)
        lines = self.evaluate("""
            return ["#hint .try", "#entry .messages button"].map((name) => document.querySelector(name))
              .map((button) => button && getComputedStyle(button).borderTopColor);""")
        self.assertEqual(lines, ["rgb(255, 255, 255)"] * 2)

    def test_the_list_has_room_for_five_curves_beside_the_keys(self):
        self.open(1440, 900)
        self.draw("x", "x^2", "sin(x)", "cos(x)", "e^x")
        shown = self.evaluate("""
            const list = document.querySelector("#tape").getBoundingClientRect();
            return [...document.querySelectorAll("#tape .drawn")]
              .filter((item) => item.getBoundingClientRect().bottom <= list.bottom + 1).length""")
        self.assertEqual(shown, 5)
