"""Functions of z: their colours on the plane, what is said of them, and their values under a finger."""

from . import graph as checks_of_graph
from .page import Check, MODERN, in_engines

# The colour of the plane at a point, in the canvas.
AT = """
const [x, y] = arguments;
const canvas = document.querySelector("#plane canvas");
const { window: { left, right, bottom, top } } = await surd.graph({ progress: true });
const column = Math.floor((x - left) / (right - left) * canvas.width);
const row = Math.floor((top - y) / (top - bottom) * canvas.height);
return [...canvas.getContext("2d").getImageData(column, row, 1, 1).data.slice(0, 3)];"""


class Colors(Check):
    engines = MODERN

    # Without its checks.
    graph = checks_of_graph.Graph.graph
    draw = checks_of_graph.Graph.draw
    point = checks_of_graph.Graph.point

    def test_the_hue_is_the_angle_of_the_value(self):
        self.open(1024, 768)
        self.draw("z^2")
        self.graph(window={"left": "-4", "right": "4"})
        # Red where the value is positive, cyan where it is negative.
        for x, y, is_red in [(2, 0.05, True), (-2, 0.05, True), (0.05, 2, False), (0.05, -2, False)]:
            red, green, blue = self.evaluate(AT, x, y)
            self.assertEqual(red > max(green, blue) + 40, is_red, (x, y, red, green, blue))
            self.assertEqual(min(green, blue) > red + 40, not is_red, (x, y, red, green, blue))
        # Between them, at 1 + i, the value is 2i, between yellow and green.
        red, green, blue = self.evaluate(AT, 1.02, 1)
        self.assertTrue(green > red > blue + 40, (red, green, blue))

    def test_it_is_said_that_colours_are_not_proved(self):
        for width, height in [(320, 454), (375, 667), (667, 375), (810, 1080), (1440, 900)]:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.replay("z ^ 2 Enter")
                self.wait("document.querySelector('#plane .doubt')?.hidden === false", what="the label")
                self.assertEqual(self.evaluate("return document.querySelector('#plane .doubt').textContent"),
                                 "Colours are not proved")
                self.wait("document.querySelector('#tape .below .note')", what="the sentence")
                # Earlier ones are under the last one, and say so.
                said = self.evaluate("return [...document.querySelectorAll('#tape .below .note')].at(-1).textContent")
                self.assertIn("z²", said)
                self.assertIn("not proved", said)
                # A large plane takes an engine long that interprets.
                if width > 700:
                    continue
                self.wait("document.querySelector('#plane canvas').getAttribute('aria-label')?.includes('not proved')",
                          what="the summary")
                self.assertNotIn("every pixel is proved",
                                 self.evaluate("return document.querySelector('#plane canvas').getAttribute('aria-label')"))

    def test_its_line_has_a_wheel_and_no_pen(self):
        self.open(375, 667)
        self.draw("1/z")
        self.wait("document.querySelectorAll('#tape .swatch path').length === 6", what="the wheel")
        self.evaluate("document.querySelector('#tape .menu').click()")
        self.wait("document.querySelector('dialog .action')", what="the menu")
        names = self.evaluate("return [...document.querySelectorAll('dialog .action')].map(each => each.textContent)")
        self.assertFalse([name for name in names if name.startswith(("Colour", "Width", "Dashes", "Table"))], names)
        self.assertTrue([name for name in names if name.startswith("Hide")], names)

    def test_a_finger_reads_the_value_out(self):
        self.open(375, 667)
        self.draw("z^2")
        self.graph(window={"left": "-2", "right": "2", "bottom": "-2", "top": "2"})
        self.engine.tap(*self.point(0.7, 0.2))
        self.wait("!document.querySelector('#plane .readout').hidden", what="the readout")
        words = self.evaluate("return document.querySelector('#plane .readout').textContent")
        self.assertRegex(words, r"^z = [\d.]+ \+ [\d.]*i: [−\d.]+ [+−] [\d.]+i$")
        # Arrows go on from there.
        before = self.graph(progress=True)["trace"]
        self.graph(trace={"move": 5})
        self.assertEqual(self.graph(progress=True)["trace"]["column"], before["column"] + 5)

    def test_a_slider_and_the_hand_colour_it_anew(self):
        self.open(1024, 768)
        self.draw("a*z")
        before = self.evaluate(AT, 2, 0.05)
        self.graph(slider={"name": "a", "value": "-1"})
        after = self.evaluate(AT, 2, 0.05)
        self.assertGreater(before[0], before[1] + 40)
        self.assertGreater(after[1], after[0] + 40)
        # Fine squares everywhere: no two columns of eight pixels are alike.
        self.graph(pan={"x": 40, "y": 0})
        self.assertGreater(self.evaluate("""
            const canvas = document.querySelector("#plane canvas");
            const { data } = canvas.getContext("2d").getImageData(8, 8, 64, 1);
            return new Set(Array.from({ length: 64 }, (_, x) => data.slice(4 * x, 4 * x + 3).join())).size"""), 9)

    @in_engines("chromium")
    def test_what_cannot_be_coloured_says_so(self):
        self.open(375, 667)
        self.draw("floor(z)")
        self.wait("document.querySelector('#tape .below p')?.textContent.includes('cannot be coloured')", what="the reason")
        self.assertTrue(self.evaluate("return document.querySelector('#plane .doubt').hidden"))

    def test_a_drawing_that_is_copied_has_the_colours(self):
        self.open(1024, 768)
        self.evaluate("""Object.defineProperty(navigator, "clipboard",
            { value: { writeText: async text => { window.copied = text; } }, configurable: true });""")
        self.draw("z^2")
        self.evaluate("""document.querySelector("#graph [data-tool=moreActions]").click();
            [...document.querySelectorAll("dialog .action")].find(each => each.textContent === "Copy as SVG").click()""")
        self.wait("window.copied", what="the drawing")
        width = self.evaluate("""
            const [, address] = window.copied.match(/<image [^>]*href="(data:image.png;base64,[^"]+)"/);
            const image = new Image();
            image.src = address;
            await image.decode();
            return image.width - document.querySelector("#plane canvas").width""")
        self.assertEqual(width, 0)
