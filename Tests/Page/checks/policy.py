"""A strict content policy that nothing of the page breaks, and no word to anybody."""

import pathlib
import re

from .page import Check


class Policy(Check):
    has_service_worker = True
    def test_the_policy_allows_no_inline_script_and_no_other_origin(self):
        policy = self.server.policy()
        self.assertTrue(policy, "the page has no content policy")
        self.assertNotIn("unsafe-inline", policy)
        self.assertNotIn("'unsafe-eval'", policy)
        self.assertRegex(policy, r"default-src '(none|self)'")
        self.assertNotRegex(policy, r"https?:|\*")

    def test_a_session_breaks_nothing_and_asks_nobody(self):
        self.open()
        self.focus()
        self.evaluate("""
            window.breaches = [];
            document.addEventListener("securitypolicyviolation",
              event => breaches.push(`${event.violatedDirective} ${event.blockedURI}`));""")
        self.press(*"1/3", "Right", *"+sqrt2", "Enter")
        self.wait("surd.screen().isAnswered")
        self.replay("K:page")
        self.replay("1 / 0 Enter")
        self.set(language="de")
        for width, height in ((320, 568), (1440, 900)):
            self.engine.resize(width, height)
            self.replay("2 + 2 Enter")
        self.evaluate("await new Promise(done => setTimeout(done, 300))")
        self.expect_none(self.evaluate("return breaches"))
        self.expect_none(self.server.reports)
        asked = self.evaluate("return performance.getEntriesByType('resource').map(each => each.name)")
        others = [name for name in asked if not name.startswith((self.server.origin, "data:", "blob:"))]
        self.expect_none(others)

    def test_a_foreign_request_is_refused(self):
        self.open()
        refused = self.evaluate("""
            try { await fetch("http://127.0.0.2:9/"); return false; } catch (error) { return true; }""")
        self.assertTrue(refused)
        self.wait("true")
        for _ in range(40):
            if self.server.reports:
                break
            self.evaluate("await new Promise(done => setTimeout(done, 50))")
        self.assertTrue(self.server.reports, "no breach is reported: the checks above prove nothing")

    def test_nothing_is_written_to_the_console(self):
        self.engine.complaints()
        self.open()
        self.replay("1 / 3 Enter")
        self.expect_none(self.engine.complaints())
    test_nothing_is_written_to_the_console.engines = ("chromium",)

    def test_the_page_has_no_address_of_others(self):
        for file in sorted(pathlib.Path(self.folder).rglob("*")):
            if file.suffix in (".html", ".css", ".js", ".webmanifest"):
                text = file.read_text(encoding="utf-8")
                found = re.findall(r"https?://[^\s\"')]+", text)
                allowed = "http://www.w3.org/"
                with self.subTest(file.name):
                    self.expect_none([each for each in found if not each.startswith(allowed)])
    test_the_page_has_no_address_of_others.engines = ("chromium",)
