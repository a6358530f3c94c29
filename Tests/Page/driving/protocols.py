"""The two ways to talk to a browser: WebDriver over HTTP, and Firefox's Marionette over a socket."""

import http.client
import json
import socket
import time


class CommandError(Exception):
    """A command that the browser refused: `kind` is WebDriver's error code."""

    def __init__(self, kind, message):
        super().__init__(f"{kind}: {message}")
        self.kind = kind


class WebDriver:
    """A session at a driver that listens on a loopback port."""

    def __init__(self, port, capabilities, patience=20):
        self.port = port
        self.connection = None
        self.limit = None
        self._await_driver(patience)
        body = {"capabilities": {"alwaysMatch": capabilities}}
        self.session = self.request("POST", "/session", body)["sessionId"]

    def _await_driver(self, patience):
        deadline = time.monotonic() + patience
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def request(self, method, path, body=None):
        """The value of one command."""
        text = None if body is None else json.dumps(body).encode()
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=150)
        try:
            self.connection.request(method, path, text, {"Content-Type": "application/json"})
            response = self.connection.getresponse()
            value = json.loads(response.read())["value"]
        except Exception:
            self.connection.close()
            self.connection = None
            raise
        if response.status >= 400:
            raise CommandError(value["error"], value["message"])
        return value

    def post(self, path, **body):
        return self.request("POST", f"/session/{self.session}{path}", body)

    def get(self, path):
        return self.request("GET", f"/session/{self.session}{path}")

    def delete(self, path=""):
        return self.request("DELETE", f"/session/{self.session}{path}")

    # The commands that the pages of the tests need.

    def navigate(self, address):
        self.post("/url", url=address)

    def run(self, script, arguments, limit):
        # Told only when it is another one: a message is as dear as a short script.
        if limit != self.limit:
            self.post("/timeouts", script=int(limit * 1000), pageLoad=60_000)
            self.limit = limit
        return self.post("/execute/async", script=script, args=list(arguments))

    def act(self, actions):
        self.post("/actions", actions=actions)

    def release(self):
        self.delete("/actions")

    def screenshot(self):
        return self.get("/screenshot")

    def enter_frame(self, index):
        """Goes into a frame of the page, or out of all frames for `None`."""
        self.post("/frame", id=index)

    def window(self, width, height):
        self.post("/window/rect", x=0, y=0, width=width, height=height)

    def close(self):
        try:
            self.delete()
        except (CommandError, OSError, ValueError, http.client.HTTPException):
            pass  # As in the middle of another command.


class Marionette:
    """A session at Firefox's own port; the messages are `LENGTH:[0, id, command, parameters]`."""

    def __init__(self, port, capabilities, patience=60):
        deadline = time.monotonic() + patience
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 120)
                self.file = self.socket.makefile("rb")
                self._receive()
                break
            except (OSError, ValueError):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
        self.count = 0
        self.limit = None
        self.send("WebDriver:NewSession", capabilities={"alwaysMatch": capabilities})

    def _receive(self):
        length = b""
        while not length.endswith(b":"):
            byte = self.file.read(1)
            if not byte:
                raise OSError("Firefox closed the connection")
            length += byte
        return json.loads(self.file.read(int(length[:-1])))

    def send(self, command, **parameters):
        """The value of one command."""
        self.count += 1
        text = json.dumps([0, self.count, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, value = self._receive()
        if error:
            raise CommandError(error["error"], error["message"])
        return value

    def in_chrome(self, script, *arguments):
        """Runs a script in the browser's own window instead of the page."""
        self.send("Marionette:SetContext", value="chrome")
        try:
            return self.send("WebDriver:ExecuteScript", script=script, args=list(arguments))["value"]
        finally:
            self.send("Marionette:SetContext", value="content")

    def navigate(self, address):
        self.send("WebDriver:Navigate", url=address)

    def run(self, script, arguments, limit):
        if limit != self.limit:
            self.send("WebDriver:SetTimeouts", script=int(limit * 1000), pageLoad=60_000)
            self.limit = limit
        parameters = {"script": script, "args": list(arguments), "sandbox": None}
        return self.send("WebDriver:ExecuteAsyncScript", **parameters)["value"]

    def act(self, actions):
        self.send("WebDriver:PerformActions", actions=actions)

    def release(self):
        self.send("WebDriver:ReleaseActions")

    def screenshot(self):
        return self.send("WebDriver:TakeScreenshot", full=False)["value"]

    def enter_frame(self, index):
        self.send("WebDriver:SwitchToFrame", id=index)

    def window(self, width, height):
        self.send("WebDriver:SetWindowRect", x=0, y=0, width=width, height=height)

    def close(self):
        try:
            self.send("Marionette:Quit", flags=["eForceQuit"])
        except (CommandError, OSError):
            pass
        self.socket.close()
