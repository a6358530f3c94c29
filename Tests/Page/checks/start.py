"""The page starts in browsers that lack something, or says what it lacks."""

from .page import Check

LANGUAGE = """
Object.defineProperty(Navigator.prototype, "language", { get: () => "C" });
Object.defineProperty(Navigator.prototype, "languages", { get: () => ["C"] });"""
STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });"""
WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });"
ENGINE = "delete window.WebAssembly; window.Worker = class { constructor() { throw new Error('no'); } };"


class Start(Check):
    engines = ("chromium",)

    def without(self, script):
        """Runs a script before the page does."""
        added = self.engine.protocol("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.addCleanup(self.engine.protocol, "Page.removeScriptToEvaluateOnNewDocument", **added)

    def computes(self):
        self.open()
        self.replay("1 / 3 + 1 / 6 Enter")
        self.expect_answer(exact="1/2")

    def test_in_no_language(self):
        self.without(LANGUAGE)
        self.computes()

    def test_without_storage(self):
        self.without(STORAGE)
        self.computes()

    def test_without_a_service_worker(self):
        self.without(WORKER)
        self.computes()

    def test_without_an_engine_it_says_so(self):
        self.without(ENGINE)
        self.engine.open(self.server.address, 375, 667)
        self.wait("/WebAssembly/.test(document.querySelector('main').innerText)",
                  what="an explanation")

    def test_from_a_folder_with_a_query(self):
        self.server.under, self.server.address = "/a b/c/", self.server.origin + "/a%20b/c/?x=1"
        self.computes()
