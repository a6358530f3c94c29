"""The page as the checks see it."""

import unittest

from driving.engines import ENGINES
from driving.server import Server
from driving.usage import spent_on

ALL = tuple(ENGINES)
# WPE has the engine of WebKitGTK: it is asked for what its own shell does, keys, fingers and what comes first.
MODERN = ("chromium", "firefox", "webkitgtk")
# Whose drivers have fingers.
TOUCHING = ("chromium", "firefox")

# The note's viewports: phones, phones with the browser's bars, lying phones, tablets, a desk.
PHONES = [(320, 454), (320, 568), (375, 553), (375, 667), (414, 736), (428, 926)]
LYING = [(568, 320), (667, 375)]
LARGE = [(810, 1080), (1080, 810), (1024, 768), (1440, 900)]
NARROW = [(320, 454), (320, 568), (568, 320)]
VIEWPORTS = PHONES + LYING + LARGE
# One of each kind: narrow, large and lying phone, tablet, desk.
SHAPES = [(320, 454), (428, 926), (568, 320), (1080, 810), (1440, 900)]


# The middle of an element that is where it was two frames before; null where there is none.
STILL = """
const given = arguments;
const middle = () => {
  const element = (function () { return %s; }).apply(null, given);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
let last = middle();
for (let still = 0, frames = 0; still < 2 && frames < 120; frames += 1) {
  await new Promise(requestAnimationFrame);
  const next = middle();
  still = JSON.stringify(next) === JSON.stringify(last) ? still + 1 : 0;
  last = next;
}
return last;"""


# Empties a page: what is typed, its lines and names, dialogs, what is said; gives the focus back to an element.
EMPTY = """
for (const dialog of document.querySelectorAll("dialog")) dialog.close();
await surd.send({ clearTape: true });
await surd.press("AC");
if (!document.querySelector("#graph").hidden) document.querySelector("#graph-toggle").click();
document.body.classList.remove("tape-open");
document.documentElement.style.fontSize = "";
document.activeElement.blur();
document.getElementById(arguments[0])?.focus();
await surd.send({ screen: true });"""
# What an empty page is, whatever its size, and what was undone, kept or told to newcomers before.
LEFT = """
const { formula, tape, settings, variables, functions, preview, answer, isAnswered, isBusy, nearKeys, editing, drawn } = surd.screen();
const shown = (name) => { const found = document.querySelector(name); return Boolean(found) && !found.hidden; };
return [document.activeElement.id, JSON.stringify([formula, tape, settings, functions, preview, answer, isAnswered, isBusy, nearKeys, editing, drawn]),
  variables.map(({ name }) => name).filter((name) => name !== "Ans"), ["#graph", "#editing", "#steps", "#stop", "dialog"].map(shown),
  document.querySelector("#tape").children.length, document.querySelector("#messages").textContent, document.querySelector("#answer").textContent,
  document.body.dataset.mode ?? "", document.body.classList.contains("keys-folded"), document.documentElement.dataset.theme ?? "",
  document.documentElement.lang, document.documentElement.style.cssText, scrollX, scrollY];"""


def in_engines(*names):
    """Says for which engines a check is."""
    def mark(method):
        method.engines = names
        return method
    return mark


class Check(unittest.TestCase):
    """A check with a page on an origin of its own, so that nothing is left of other checks."""

    engines = ALL
    engine = None
    folder = None
    under = "/"
    # Most need no service worker: it loads all files a second time while the check goes on.
    has_service_worker = False
    longMessage = False
    # What was to be seen of the page when it was empty.
    first = None

    def setUp(self):
        self.first = None
        self.server = Server(self.folder, self.under)
        self.server.has_service_worker = self.has_service_worker
        self.addCleanup(self.server.stop)

    @spent_on("loading")
    def open(self, width=1080, height=810, fragment="", plane=False):
        """Loads the page and waits until it takes keys. The plane that a desk shows at first is closed, or stays."""
        self.engine.open(self.server.address + fragment, width, height)
        self.ready()
        if not plane and not fragment:
            self.evaluate("if (!document.querySelector('#graph').hidden) document.querySelector('#graph-toggle').click()")

    @spent_on("loading")
    def again(self, width, height, **named):
        """Shows the page at another size as if it came anew; it is loaded once where emptying it leaves what was there."""
        if self.first is not None and self.is_empty_again(width, height):
            return
        self.open(width, height, **named)
        self.first = self.evaluate(LEFT)

    def is_empty_again(self, width, height):
        """Whether the page, emptied and resized, is what it was when it came."""
        self.evaluate(EMPTY, self.first[0], limit=60)
        self.engine.resize(width, height)
        self.frames(2)
        self.settle()
        return self.evaluate(LEFT) == self.first

    def ready(self):
        try:
            self.wait("Boolean(window.surd && surd.ready)", what="the page has its handle")
        except TimeoutError as error:
            raise TimeoutError(f"{error} {self.engine.complaints()} {self.server.missing}") from None
        self.evaluate("await surd.ready", limit=40)
        self.wait("surd.screen()", limit=30, what="the first screen")
        self.settle()

    def frames(self, count):
        """Waits until some frames have been drawn."""
        self.evaluate("for (let n = 0; n < arguments[0]; n += 1) await new Promise(requestAnimationFrame)", count)

    def settle(self):
        """Waits until all that was sent has been shown."""
        self.evaluate("await surd.send({ screen: true })")

    @spent_on("loading")
    def reload(self):
        """Loads the page again, as it was left."""
        self.evaluate("window.isOld = true")
        self.engine.reload()
        self.engine.wait("!window.isOld && document.readyState === 'complete'", what="reloaded")
        self.ready()

    def evaluate(self, script, *arguments, limit=30):
        return self.engine.evaluate(script, *arguments, limit=limit)

    def wait(self, condition, *arguments, limit=40, what=None):
        return self.engine.wait(condition, *arguments, limit=limit, what=what)

    # The page's own handle.

    def replay(self, keys, limit=30):
        """Sends keys in the notation of `surd keys` past the keyboard; returns the screen."""
        return self.evaluate("return await surd.press(arguments[0])", keys, limit=limit)

    def answered(self, keys):
        """What the page shows once keys are entered, but for its lines and names, for `surd.show`."""
        self.replay("AC " + keys, limit=60)
        screen = self.screen
        self.assertTrue(screen["isAnswered"] and screen["answer"], f"{keys} has no answer")
        return {**screen, "tape": None, "variables": [], "functions": [], "drawn": None}

    def set(self, **settings):
        """Changes settings, as the menu of the page does."""
        self.evaluate("return await surd.send({ set: arguments[0] })", settings)

    def clear(self):
        self.replay("AC")

    @property
    def screen(self):
        return self.evaluate("return surd.screen()")

    @property
    def formula(self):
        return self.screen["formula"]

    @property
    def viewports(self):
        """The sizes at which a check looks: all where checks run fastest, one of each kind elsewhere."""
        return VIEWPORTS if self.engine.name == "chromium" else SHAPES

    @property
    def tape_length(self):
        return self.evaluate("return document.querySelectorAll('#tape > li').length")

    def expect(self, formula=None, limit=30, **parts):
        """Waits until the screen shows what is expected."""
        if formula is not None:
            parts["formula"] = formula
        try:
            self.wait("Object.entries(arguments[0]).every(([name, value]) =>"
                      " JSON.stringify(surd.screen()[name]) === JSON.stringify(value))",
                      parts, limit=limit)
        except TimeoutError:
            screen = self.screen
            self.fail(f"expected {parts}, got { {name: screen.get(name) for name in parts} }")

    def expect_answer(self, decimal=None, exact=None, limit=40):
        """Waits for an answer with these texts."""
        try:
            self.wait("(answer => answer && surd.screen().isAnswered"
                      " && (arguments[0] === null || answer.decimal === arguments[0])"
                      " && (arguments[1] === null || answer.exact === arguments[1]))"
                      "(surd.screen().answer)", decimal, exact, limit=limit)
        except TimeoutError:
            self.fail(f"expected the answer {exact or decimal}, got {self.screen}")

    def expect_none(self, problems):
        """Fails with all problems, if there are any."""
        if problems:
            self.fail("; ".join(map(str, problems[:8])) + (" …" if len(problems) > 8 else ""))

    # Hands.

    def focus(self):
        """Puts the keyboard's focus where formulas are typed."""
        self.evaluate("document.querySelector('#formula textarea').focus()")

    def press(self, *keys):
        self.engine.press(*keys)

    def type(self, text):
        """Presses the keys of a text, one for each character."""
        self.engine.press(*text)

    def place(self, selector):
        """The middle of an element in the window, once it stands still."""
        found = self.evaluate(STILL % "document.querySelector(arguments[0])", selector)
        self.assertIsNotNone(found, f"there is no {selector}")
        return found

    def key_place(self, key):
        """The middle of a shown key, of the keypad or above it, once it stands still."""
        found = self.evaluate(STILL % """[...document.querySelectorAll("button[data-key], button[data-types]")].find(button =>
            (button.dataset.key ?? button.dataset.types) === arguments[0] && button.getBoundingClientRect().width > 0
            && getComputedStyle(button).visibility === "visible")""", key)
        self.assertIsNotNone(found, f"there is no key {key}")
        return found

    def tap_key(self, *keys):
        for key in keys:
            self.engine.tap(*self.key_place(key))
