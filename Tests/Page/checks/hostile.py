"""No paste, link or stored text runs a script, hangs the page or costs the tape."""

from .page import Check, MODERN, in_engines

MARKUP = """
<math><mtext><script>window.hacked = 1</script><img src=x onerror="window.hacked = 2"></mtext></math>
<svg onload="window.hacked = 3"><math><maction actiontype="statusline" href="javascript:window.hacked=4">
<mi onclick="window.hacked=5" style="background:url(//evil.invalid)">x</mi></maction></math>
"""
PASTES = {
    "script": "<script>window.hacked=1</script>",
    "image": "<img src=x onerror='window.hacked=1'>",
    "markup": MARKUP,
    "closed math": "</math><img src=x onerror='window.hacked=1'>",
    "entities": "&lt;img src=x onerror=window.hacked=1&gt; &amp;#60;script&amp;#62;",
    "template": "${window.hacked=1} {{constructor.constructor('window.hacked=1')()}}",
    "broken LaTeX": r"\frac{1}{\sqrt{2}{{{{\left(\begin{matrix} & \\ \end{oops} \frac\frac^^__{}",
    "LaTeX that defines": r"\def\x{\x\x}\x \href{javascript:window.hacked=1}{1} \input{/etc/passwd}",
    "bidirectional": "1\u202e+2\u2066)3(\u2069\u200f4\u202c",
    "combining": "x" + "\u0301" * 2000 + "+1",
    "surrogates": "\ud835\udc65+\ud83d\ude00\ufffd\ufeff",
    "controls": "1\x00+\x012\x7f\u2028\u2029\x0b3",
    "brackets": "(" * 20_000 + "1" + ")" * 20_000,
    "fractions": r"\frac{1}{" * 3000 + "2" + "}" * 3000,
    "roots": "sqrt(" * 5000,
    "powers": "2^" * 5000 + "2",
    "lines": "1+1\n" * 5000,
    "digits": "9" * 200_000,
    "power tower": "9^9^9^9^9",
    "spreadsheet": "=cmd|' /C calc'!A0\t1\t2",
    "long name": "a" * 50_000,
}
LINKS = [
    "", "1", "0", "999", "1AAAA", "1" + "A" * 100_000, "1%3Cscript%3E", "<img src=x onerror=hacked=1>",
    "javascript:hacked=1", "1....", "%00%ff", "1-_-_-_", "1" + "zz.~" * 500, "__proto__",
]


class Hostile(Check):
    # What the engine makes of texts it makes in every browser.
    engines = ("chromium",)

    def setUp(self):
        super().setUp()
        self.open()
        self.replay("1 / 3 + 1 / 6 Enter")
        self.replay("AC")

    def still_works(self):
        """The page answers, nothing ran, and the tape has its line."""
        self.replay("AC", limit=60)
        self.assertFalse(self.evaluate("return window.hacked || false"), "a script ran")
        self.assertEqual(self.evaluate("""
            const bad = "script, img, svg, maction, [onerror], [onclick], [href]";
            // The page's own buttons have a drawing, which is part of no text.
            const own = document.querySelector("#answer .open, #tape .open")?.innerHTML;
            return ["#drawing", "#tape .input", "#tape .result", "#messages"].flatMap(place =>
              [...document.querySelectorAll(place)].flatMap(box => [...box.querySelectorAll(bad)])
                .map(found => found.outerHTML)).filter(found => found !== own);"""), [])
        self.assertGreaterEqual(self.tape_length, 1)
        self.replay("6 * 7 Enter", limit=60)
        self.expect_answer(exact="42", limit=60)

    def paste(self, limit=60, **kinds):
        """Dispatches a paste event with data of these kinds, as a browser would."""
        self.evaluate("""
            const data = new DataTransfer();
            for (const kind of Object.keys(arguments[0])) data.setData(kind, arguments[0][kind]);
            const input = document.querySelector("#formula textarea");
            input.focus();
            const event = new ClipboardEvent("paste",
              { bubbles: true, cancelable: true, clipboardData: data });
            if (!event.clipboardData || event.clipboardData.types.length === 0)
              Object.defineProperty(event, "clipboardData", { value: data });
            input.dispatchEvent(event);
            await surd.press("");""", {
                kind.replace("_", "/"): text for kind, text in kinds.items()}, limit=limit)

    def test_pastes(self):
        self.paste(text_plain="1+2")
        self.expect("1+2|")
        for name, text in PASTES.items():
            with self.subTest(name):
                self.paste(text_plain=text)
                self.replay("Left Left 1 Right", limit=60)
                self.paste(text_html=text, text_plain="1")
                self.still_works()
        self.expect_none(self.server.reports)

    def test_ten_megabytes_of_text(self):
        for name, script in {
            "digits": "'1234567890'.repeat(1 << 20)",
            "sums": "'1+'.repeat(5 << 20)",
            "words": "'lorem ipsum '.repeat(900000)",
            "HTML": "'<b>1</b>'.repeat(1200000)",
            "math": "'<math>' + '<mfrac><mn>1</mn><mn>2</mn></mfrac>'.repeat(280000) + '</math>'",
        }.items():
            with self.subTest(name):
                # WebKit takes a minute to put so much markup into a real transfer.
                self.evaluate("""
                    const text = %s, isMarkup = text[0] === "<";
                    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
                    const getData = kind =>
                      kind === "text/plain" || (kind === "text/html" && isMarkup) ? text : "";
                    Object.defineProperty(event, "clipboardData", { value: { getData } });
                    document.querySelector("#formula textarea").dispatchEvent(event);
                    await surd.press("");""" % script, limit=60)
                self.still_works()

    def test_links(self):
        start = self.server.address
        # What is made of a link is the engine's affair; that nothing of it becomes a script is the browser's.
        links = LINKS if self.engine.name == "chromium" else [link for link in LINKS if set(link) & set("<:%")]
        for number, fragment in enumerate(links):
            with self.subTest(fragment[:20]):
                self.evaluate("""
                    location.hash = arguments[0];
                    await new Promise(done => setTimeout(done, 30));""", fragment)
                if number % 4 == 0:
                    self.still_works()
                self.engine.open(f"{start}?{number}#{fragment[:5000]}", 1080, 810)
                self.ready()
                self.still_works()

    def test_a_link_opens_what_it_was_made_from(self):
        self.replay("1 / 2 + K:sqrt 3 End")
        link, formula = self.screen["link"], self.formula
        self.assertRegex(link, r"^[0-9][A-Za-z0-9._-]*$")
        self.replay("AC")
        self.engine.open(f"{self.server.address}?again#{link}", 1080, 810)
        self.ready()
        self.expect(formula, limit=20)

    @in_engines(*MODERN)
    def test_names_and_messages_are_text(self):
        self.focus()
        for line in ("<b>x</b>", "<img/src=x>", "\"><script>", "&lt;b&gt;"):
            self.clear()
            self.press(*line, "Enter")
            with self.subTest(line):
                self.wait("surd.screen()")
                self.still_works()
