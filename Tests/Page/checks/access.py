"""No barriers that axe-core can find, in any theme, layout, language, page of keys or menu."""

from driving.axe import axe_file

from .page import Check, MODERN

RUN = """
const result = await window.axe.run(document, {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
});
return result.violations.flatMap(found => found.nodes.slice(0, 3).map(node =>
  [found.id, node.html.slice(0, 120), node.failureSummary.slice(0, 200)].join(" ")));
"""
SIZES = [(320, 454), (375, 667), (568, 320), (810, 1080), (1440, 900)]


class Access(Check):
    engines = MODERN

    def open(self, width=1080, height=810, fragment="", plane=False):
        super().open(width, height, fragment, plane)
        source = axe_file().read_text(encoding="utf-8")
        self.evaluate(source + "\nwindow.axe = window.axe || axe;")

    def inspect(self, name):
        with self.subTest(name):
            self.evaluate("""
                await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                // All but the caret, which blinks for ever.
                const ending = document.getAnimations().filter(
                  each => each.effect.getComputedTiming().endTime !== Infinity);
                await Promise.all(ending.map(each => each.finished.catch(() => 0)));""")
            self.expect_none(self.evaluate(RUN, limit=60))

    def fill(self):
        self.replay("1 / 3 + 1 / 6 Enter")
        self.replay("K:sqrt 8 Enter")
        self.replay("K:frac 1")

    def test_every_layout(self):
        self.open()
        self.inspect("empty")
        self.fill()
        for width, height in SIZES if self.engine.name == "chromium" else SIZES[1::3]:
            self.engine.resize(width, height)
            self.inspect(f"{width}x{height}")

    def test_themes(self):
        self.open(375, 667)
        self.fill()
        try:
            for name, features in {
                "dark": dict(scheme="dark"), "forced": dict(forced="active"),
                "forced dark": dict(forced="active", scheme="dark"), "contrast": dict(contrast="more"),
                "dark contrast": dict(contrast="more", scheme="dark"),
            }.items():
                if "contrast" in features and self.engine.name == "firefox":
                    continue
                self.engine.media(**features)
                self.inspect(name)
        finally:
            self.engine.media()
    test_themes.engines = ("chromium", "firefox")

    def test_dark_layouts_and_pages_of_keys(self):
        self.open()
        self.fill()
        try:
            for scheme in ("light", "dark"):
                self.engine.media(scheme=scheme)
                for width, height in SIZES:
                    self.engine.resize(width, height)
                    for page in (1, 2, 0):
                        self.set(keyPage=page)
                        self.inspect(f"{scheme} {width}x{height} page {page}")
        finally:
            self.engine.media()
    test_dark_layouts_and_pages_of_keys.engines = ("chromium",)

    def test_languages_and_messages(self):
        self.open(414, 736)
        for language in ("de", "zh", "en"):
            self.set(language=language)
            self.replay("AC 1 / 0 Enter")
            self.inspect(f"{language} with a message")
            lang = self.evaluate("return document.documentElement.lang")
            self.assertTrue(lang.startswith(language), lang)

    def test_open_menus(self):
        self.open(414, 736)
        self.fill()
        self.engine.tap(*self.key_place("K:sin"), hold=0.7)
        self.wait("document.querySelector('[role=menu]')", what="the menu of a key")
        self.inspect("menu of a key")
        self.press("Escape")
        self.engine.tap(*self.place("header"), kind="mouse")
        self.evaluate("document.querySelector('#menu').click()")
        self.inspect("settings")

    def test_menus_of_lines(self):
        self.open(414, 736)
        self.replay("x ^ 2 = 2 Enter AC 3 Enter AC")
        self.evaluate("await surd.draw('sin(x)'); await surd.graph({ screen: true })")
        try:
            for scheme, size in (("light", (320, 454)), ("dark", (414, 736)), ("light", (1440, 900))):
                if self.engine.has_media:
                    self.engine.media(scheme=scheme)
                self.engine.resize(*size)
                for line in (1, 3):
                    self.evaluate("document.querySelector(`#tape > li[data-id='${arguments[0]}'] .menu`).click()", line)
                    self.wait("document.querySelector('dialog .tiles')", what="the menu of a line")
                    self.inspect(f"line {line}, {scheme}, {size}")
                    self.evaluate("document.querySelector('dialog').close()")
                    self.wait("!document.querySelector('dialog')", what="it is closed")
        finally:
            if self.engine.has_media:
                self.engine.media()

    def test_steps_and_lines_that_are_compared(self):
        self.open(375, 667)
        dialog = "document.querySelector('dialog.steps')"
        try:
            for scheme in ("light", "dark") if self.engine.has_media else ("light",):
                if self.engine.has_media:
                    self.engine.media(scheme=scheme)
                self.replay("AC x ^ 2 Right - 5 x + 6 = 0 Enter")
                self.inspect(f"solved, {scheme}")
                self.evaluate("document.querySelector('#steps').click()")
                self.wait(f"{dialog}?.querySelector('li')", what="the steps")
                self.inspect(f"steps, {scheme}")
                self.evaluate(f"{dialog}.querySelectorAll('.actions button')[2].click()")
                self.wait(f"{dialog}?.querySelector('textarea')", what="the field")
                self.evaluate("""document.querySelector("dialog.steps textarea").value = arguments[0];
                    document.querySelector("dialog.steps .actions button").click();""",
                              "2x + 3 = 7\n2x = 10\nx = 5\n((")
                self.wait(f"{dialog}?.querySelector('li.syntax')", what="the lines")
                self.inspect(f"compared, {scheme}")
                self.evaluate(f"{dialog}.close()")
        finally:
            if self.engine.has_media:
                self.engine.media()

    def test_motion_is_reduced_on_request(self):
        self.open()
        try:
            self.engine.media(motion="reduce")
            self.replay("1 / 3 Enter")
            self.replay("2 + 2 Enter")
            long = self.evaluate("""
                return document.getAnimations()
                  .filter(each => each.effect.getComputedTiming().activeDuration > 20)
                  .map(each => each.animationName || each.transitionProperty);""")
            self.expect_none(long)
        finally:
            self.engine.media()
    test_motion_is_reduced_on_request.engines = ("chromium", "firefox")

    def test_what_is_typed_and_answered_is_said(self):
        self.open()
        self.focus()
        said = "document.querySelector('#announcements').textContent.trim()"
        self.press("7")
        self.wait(f"/7|seven/.test({said})", what="the digit is said")
        self.press("+", "1", "Enter")
        self.wait(f"/8|eight/.test({said})", what="the answer is said")
        names = self.evaluate("""
            const input = document.querySelector("#formula textarea");
            return [input.getAttribute("aria-label"), input.value];""")
        self.assertTrue(all(names), names)
