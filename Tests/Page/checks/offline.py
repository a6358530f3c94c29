"""Without a network: the page comes again, computes, and has kept everything."""

from .page import Check, MODERN


class Offline(Check):
    has_service_worker = True
    under = "/some/folder/"

    def install(self):
        self.wait("navigator.serviceWorker && (await navigator.serviceWorker.ready).active"
                  " && (await navigator.serviceWorker.ready).active.state === 'activated'",
                  limit=30, what="the service worker is active")

    def test_reload_after_the_server_has_stopped(self):
        self.open(1024, 768)
        self.install()
        self.replay("1 / 3 + 1 / 6 Enter")
        self.replay("7 7")
        self.expect("77|")
        self.server.stop()
        self.reload()
        self.expect("77|")
        self.assertEqual(self.tape_length, 1)
        self.replay("AC 2 ^ 6 4 Enter")
        self.expect_answer(exact="18446744073709551616")
        fonts = self.evaluate("""
            await document.fonts.ready;
            return [...document.fonts].every(font => font.status !== "error");""")
        self.assertTrue(fonts, "a font is missing offline")
    test_reload_after_the_server_has_stopped.engines = MODERN

    def test_every_file_is_kept_and_nothing_is_asked_in_vain(self):
        self.open(1024, 768)
        self.install()
        kept = self.evaluate("""
            let count = 0;
            for (const name of await caches.keys())
              count += (await (await caches.open(name)).keys()).length;
            return count;""")
        files = {path.split("?")[0] for path in self.server.requests}
        self.assertGreaterEqual(kept, len(files) - 3)
        missing = [path for path in self.server.missing if "favicon" not in path]
        self.expect_none(missing)
        outside = [path for path in self.server.requests
                   if not path.startswith(self.under) and "favicon" not in path]
        self.expect_none(outside)
