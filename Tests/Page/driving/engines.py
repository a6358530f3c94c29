"""The four engines: how each is started, sized and made dark."""

import base64
import glob
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

from . import actions
from .protocols import CommandError, Marionette, WebDriver
from .usage import processor_seconds, spent_on

# A promise for `[value]` or `[null, complaint]`, whatever the engine makes of promises.
RUN = """
const done = arguments[arguments.length - 1], given = Array.prototype.slice.call(arguments, 0, -1);
(async function () { %s }).apply(null, given).then(
  value => done([value === undefined ? null : value]),
  error => done([null, String(error) + "\\n" + (error && error.stack || "")]));
"""

# Asks for a value again and again for some seconds, in the page itself: a message to the driver
# costs more than most conditions. Ends with what was seen last.
UNTIL = """
const deadline = performance.now() + 1000 * %s;
for (;;) {
  let value, problem = null;
  try {
    value = await (async () => (%s))();
  } catch (error) {
    problem = error;
  }
  if (value) return value;
  if (performance.now() >= deadline) {
    if (problem) throw problem;
    return value;
  }
  await new Promise((done) => setTimeout(done, 20));
}
"""
# For so many seconds at a time: a page that is left meanwhile answers nothing.
TURN = 2


class ScriptError(Exception):
    """A script that failed in the page."""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Engine:
    """A running browser with one window; the subclasses say how."""

    name = ""
    packages = []
    # What an engine cannot do; checks ask before they need it.
    has_media = False
    has_composition = False

    @spent_on("starting")
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(
            prefix=f"surd-{self.name}-", ignore_cleanup_errors=True)
        self.processes = []
        self.size = None
        self.scale = 1
        self.driver = None
        try:
            self.driver = self.start()
        except Exception:
            self.log = (pathlib.Path(self.folder.name) / "log").read_text(errors="replace")
            self.close()
            raise

    # Starting and ending.

    def spawn(self, *command, environment={}, keep=()):
        log = open(pathlib.Path(self.folder.name) / "log", "ab")
        process = subprocess.Popen(
            command, stdout=log, stderr=log, start_new_session=True, pass_fds=keep,
            env={**os.environ, "HOME": self.folder.name, "LC_ALL": "en_US.UTF-8", **environment})
        self.processes.append(process)
        return process

    @property
    def processor_seconds(self):
        return processor_seconds({process.pid for process in self.processes})

    @spent_on("leaving")
    def close(self):
        if self.driver:
            self.driver.close()
        for process in reversed(self.processes):
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
        self.folder.cleanup()

    # Pages.

    @spent_on("loading")
    def open(self, address, width=1440, height=900):
        """Loads a page into a viewport of a size."""
        self.resize(width, height)
        self.driver.navigate(address)

    def reload(self):
        try:
            self.evaluate("setTimeout(() => location.reload(), 0)")
        except ScriptError:
            pass  # The page was quicker to leave than to answer.

    def leave(self):
        """Goes to an empty page, so that nothing goes on in the last one."""
        self.driver.navigate("about:blank")

    def evaluate(self, script, *arguments, limit=30):
        """What an async function with this body returns in the page; `given` is its arguments."""
        answer = self.driver.run(RUN % script, arguments, limit)
        if answer is None:
            raise ScriptError("the page was left")
        if len(answer) > 1:
            raise ScriptError(answer[1])
        return answer[0]

    @spent_on("waiting")
    def wait(self, condition, *arguments, limit=40, what=None):
        """Waits until an expression is truthy, and returns its value."""
        deadline = time.monotonic() + limit
        while True:
            value = problem = None
            try:
                turn = max(0, min(TURN, deadline - time.monotonic()))
                value = self.evaluate(UNTIL % (turn, condition), *arguments)
            except (CommandError, ScriptError) as error:
                problem = error  # Between two pages there is nobody to ask.
            if value:
                return value
            if time.monotonic() > deadline:
                raise TimeoutError(f"never came true: {what or condition} ({problem or value!r})")
            time.sleep(0.03)

    # Hands.

    @spent_on("hands")
    def press(self, *keys):
        """Presses keys of a keyboard."""
        self.driver.act(actions.keyboard(keys))

    @spent_on("hands")
    def touch(self, *fingers):
        """Moves fingers, made by `actions.finger` or `actions.tap`, at the same time."""
        self.driver.act(list(fingers))
        self.driver.release()

    def tap(self, x, y, hold=0, kind="touch"):
        self.touch(actions.tap(x, y, kind=kind, hold=hold))

    def compose(self, pending, committed):
        """Types by a dead key: first `pending` is shown, then `committed` takes its place."""
        raise NotImplementedError

    def complaints(self):
        """What the page wrote to the console as errors since the last time, where that is known."""
        return []

    # Looks.

    def media(self, **features):
        """Sets scheme (dark), contrast (more), forced (active), motion (reduce); none resets."""
        raise NotImplementedError

    def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.driver.screenshot()))


class Chromium(Engine):
    name = "chromium"
    packages = ["chromium:chromium", "chromium-driver:chromedriver"]
    has_media = True
    has_composition = True

    def start(self):
        port = free_port()
        self.spawn("chromedriver", f"--port={port}")
        options = ["--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu",
                   "--disable-dev-shm-usage", "--disable-background-networking", "--no-first-run",
                   "--window-size=1440,1000", f"--user-data-dir={self.folder.name}/profile"]
        return WebDriver(port, {
            "browserName": "chrome", "goog:chromeOptions": {
                "binary": shutil.which("chromium"), "args": options,
                "excludeSwitches": ["enable-automation"]},
            "goog:loggingPrefs": {"browser": "ALL"}})

    def protocol(self, command, **parameters):
        """A command of Chromium's debugging protocol."""
        return self.driver.post("/goog/cdp/execute", cmd=command, params=parameters)

    def resize(self, width, height):
        self.protocol(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=self.scale, mobile=False)

    def compose(self, pending, committed):
        self.protocol("Input.dispatchKeyEvent", type="rawKeyDown", key="Dead", code="BracketLeft",
                      windowsVirtualKeyCode=229)
        self.protocol("Input.imeSetComposition", text=pending, selectionStart=len(pending),
                      selectionEnd=len(pending))
        self.protocol("Input.insertText", text=committed)

    def media(self, scheme="light", contrast="no-preference", forced="none", motion="no-preference"):
        self.protocol("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-contrast", "value": contrast},
            {"name": "forced-colors", "value": forced},
            {"name": "prefers-reduced-motion", "value": motion}])

    def complaints(self):
        return [entry["message"] for entry in self.driver.post("/se/log", type="browser")
                if entry["level"] == "SEVERE"]


class Firefox(Engine):
    name = "firefox"
    packages = ["firefox-esr:/usr/bin/firefox-esr"]
    has_media = True
    has_composition = True

    def start(self):
        port = free_port()
        profile = pathlib.Path(self.folder.name) / "profile"
        profile.mkdir()
        preferences = {
            "marionette.port": port, "browser.shell.checkDefaultBrowser": False,
            "browser.startup.page": 0, "datareporting.policy.dataSubmissionEnabled": False,
            "app.update.enabled": False, "browser.aboutwelcome.enabled": False,
            "accessibility.typeaheadfind.manual": True, "ui.systemUsesDarkTheme": 0,
            "dom.events.testing.asyncClipboard": True, "toolkit.cosmeticAnimations.enabled": False,
        }
        (profile / "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()))
        self.spawn("firefox-esr", "--headless", "--no-remote", "--profile", str(profile),
                   "--marionette", "--remote-allow-system-access", "about:blank",
                   environment={"MOZ_HEADLESS_WIDTH": "1600", "MOZ_HEADLESS_HEIGHT": "1200"})
        driver = Marionette(port, {"pageLoadStrategy": "normal"})
        driver.window(1600, 1200)
        return driver

    def resize(self, width, height):
        self.driver.in_chrome("""
            const [width, height, scale] = arguments;
            const browser = gBrowser.selectedBrowser;
            for (const [side, size] of [["width", width], ["height", height]]) {
              for (const bound of ["", "min-", "max-"]) {
                browser.style.setProperty(bound + side, size + "px", "important");
              }
            }
            browser.style.setProperty("flex", "none", "important");
            browser.browsingContext.overrideDPPX = scale;""", width, height, self.scale)
        try:
            self.wait("innerWidth === arguments[0] && innerHeight === arguments[1]",
                      width, height, limit=5)
        except TimeoutError:
            got = self.evaluate("return [innerWidth, innerHeight]")
            raise TimeoutError(f"the window is {got}, not {width}x{height}") from None

    def compose(self, pending, committed):
        self.driver.in_chrome("""
            const input = Cc["@mozilla.org/text-input-processor;1"]
              .createInstance(Ci.nsITextInputProcessor);
            input.beginInputTransactionForTests(window);
            const dead = new KeyboardEvent("", { key: "Dead", code: "BracketLeft" });
            input.setPendingCompositionString(arguments[0]);
            input.appendClauseToPendingComposition(arguments[0].length, input.ATTR_RAW_CLAUSE);
            input.setCaretInPendingComposition(arguments[0].length);
            input.flushPendingComposition(dead);
            input.commitCompositionWith(arguments[1]);""", pending, committed)

    def media(self, scheme="light", contrast="no-preference", forced="none", motion="no-preference"):
        if contrast != "no-preference":
            raise unittest.SkipTest("Firefox takes the contrast from the system alone")
        self.driver.in_chrome("""
            const context = gBrowser.selectedBrowser.browsingContext;
            context.prefersColorSchemeOverride = arguments[0];
            context.forcedColorsOverride = arguments[1];
            context.prefersReducedMotionOverride = arguments[2];""", scheme, forced, motion)


class Framed(Engine):
    """An engine whose window may not be as narrow as a phone: the page is in a frame of it."""

    @spent_on("loading")
    def open(self, address, width=1440, height=900):
        origin = "/".join(address.split("/")[:3])
        self.driver.enter_frame(None)
        # Once there is a service worker, it may answer for the frame as well.
        if self.evaluate("return location.href") != origin + "/-/frame":
            self.driver.navigate(origin + "/-/frame")
        self.size = (width, height)
        self._size_frame()
        self.evaluate("""
            const frame = document.querySelector("iframe");
            await new Promise(done => { frame.onload = done; frame.src = arguments[0]; });""",
                      address)
        self.driver.enter_frame(0)
        # WebKit draws half of a page that has never been seen before.
        self.evaluate("await document.fonts.ready")
        self.wait("innerWidth === arguments[0] && innerHeight === arguments[1]", width, height)

    def _size_frame(self):
        self.evaluate("""
            const frame = document.querySelector("iframe");
            frame.style.width = arguments[0] + "px";
            frame.style.height = arguments[1] + "px";""", *self.size)

    def resize(self, width, height):
        self.driver.enter_frame(None)
        self.size = (width, height)
        self._size_frame()
        self.driver.enter_frame(0)
        self.wait("innerWidth === arguments[0] && innerHeight === arguments[1]", width, height)

    def leave(self):
        self.driver.enter_frame(None)
        super().leave()

    def reload(self):
        super().reload()
        time.sleep(0.1)
        self.driver.enter_frame(None)
        self.driver.enter_frame(0)


class WebKitGTK(Framed):
    name = "webkitgtk"
    packages = ["webkit2gtk-driver:WebKitWebDriver", "xvfb:Xvfb", "dbus:dbus-run-session",
                "libwebkit2gtk-4.1-0:/usr/lib/*/webkit2gtk-4.1/MiniBrowser"]

    def start(self):
        read, write = os.pipe()
        self.spawn("Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-noreset",
                   "-nolisten", "tcp", keep=[write])
        os.close(write)
        with open(read) as answer:
            self.display = f":{answer.readline().strip()}"
        port = free_port()
        self.spawn("dbus-run-session", "--", "WebKitWebDriver", f"--port={port}", environment={
            "DISPLAY": self.display, "GDK_BACKEND": "x11", "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"})
        browser = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0]
        driver = WebDriver(port, {"browserName": "MiniBrowser", "webkitgtk:browserOptions": {
            "binary": browser, "args": ["--automation"]}})
        driver.window(1560, 1180)
        return driver


class WPE(Framed):
    name = "wpe"
    packages = ["wpewebkit-driver:WPEWebDriver", "cog:cog", "dbus:dbus-run-session"]

    def start(self):
        port = free_port()
        self.spawn("dbus-run-session", "--", "WPEWebDriver", f"--port={port}",
                   environment={"COG_PLATFORM_NAME": "headless"})
        return WebDriver(port, {"browserName": "cog", "wpe:browserOptions": {
            "binary": shutil.which("cog"), "args": ["-P", "headless", "--automation"]}})


ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKitGTK, WPE)}
