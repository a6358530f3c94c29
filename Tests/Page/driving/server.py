"""Serves a built page on loopback, and writes down what is asked of it."""

import http.server
import json
import pathlib
import re
import threading
import urllib.parse

TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript",
    ".wasm": "application/wasm", ".json": "application/json", ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json", ".png": "image/png", ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8", ".ico": "image/x-icon",
}

# A window may not be as narrow as a phone everywhere; a frame may.
HOST = """<!doctype html><title>frame</title>
<style>body{margin:0;background:#888}iframe{border:0;display:block}</style>
<iframe allow="clipboard-read; clipboard-write"></iframe>"""


# A browser keeps what is stored of an origin: none is used twice.
USED_PORTS = set()


class Server:
    """A page under a path of an origin of its own, until it is stopped."""

    def __init__(self, folder, under="/"):
        self.folder = pathlib.Path(folder)
        self.under = under
        self.requests = []
        self.reports = []
        self.missing = []
        # Files of which only the first half is sent, and files that are not sent: ends of their names.
        self.cut = []
        self.failing = []
        # Files that wait, each with the event that lets it go: by the name.
        self.held = {}
        # Files whose last bytes wait, each with the event that lets these go: by the name.
        self.unfinished = {}
        # Whether the page has no origin, as in a sandboxed frame.
        self.is_sandboxed = False
        # Whether there is a service worker, which asks for all files again and keeps them.
        self.has_service_worker = True
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                server.answer(self)

            def do_POST(self):
                server.note_report(self)

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        while self.http.server_address[1] in USED_PORTS:
            self.http.server_close()
            self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        USED_PORTS.add(self.http.server_address[1])
        # Browsers break off what they no longer need.
        self.http.handle_error = lambda *_: None
        self.http.daemon_threads = True
        self.http.block_on_close = False
        self.origin = f"http://127.0.0.1:{self.http.server_address[1]}"
        self.address = self.origin + under
        self.open_connections = []
        threading.Thread(target=self.http.serve_forever, args=(0.05,), daemon=True).start()

    def policy(self):
        """What the page allows itself; sent as a header too, so that breaches are reported."""
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        found = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]*)"', page)
        return found and f"{found[1].rstrip('; ')}; report-uri /-/report"

    def answer(self, handler):
        path = urllib.parse.unquote(urllib.parse.urlsplit(handler.path).path)
        self.open_connections.append(handler.connection)
        if path == "/-/frame":
            return self.reply(handler, 200, HOST.encode(), ".html")
        if path == "/-/blank":
            return self.reply(handler, 200, b"<!doctype html><title>blank</title>", ".html")
        self.requests.append(handler.path)
        inside = path[len(self.under):] if path.startswith(self.under) else None
        file = inside is not None and (self.folder / (inside or "index.html")).resolve()
        if file and file.is_dir():
            file = file / "index.html"
        if not file or self.folder.resolve() not in file.parents or not file.is_file():
            self.missing.append(handler.path)
            return self.reply(handler, 404, b"no such file", ".txt")
        if file.name == "service-worker.js" and not self.has_service_worker:
            return self.reply(handler, 404, b"left out", ".txt")
        if any(file.name.endswith(end) for end in self.failing):
            return self.reply(handler, 500, b"out of order", ".txt")
        if file.name in self.held:
            self.held[file.name].wait(30)
        headers = {}
        if file.name == "index.html" and (policy := self.policy()):
            headers["Content-Security-Policy"] = policy + ("; sandbox allow-scripts" if self.is_sandboxed else "")
        isCut = any(file.name.endswith(end) for end in self.cut)
        gate = self.unfinished.get(file.name)
        self.reply(handler, 200, file.read_bytes(), file.suffix, headers, isCut, gate)

    def reply(self, handler, status, body, suffix, headers={}, isCut=False, gate=None):
        handler.send_response(status)
        handler.send_header("Content-Type", TYPES.get(suffix, "application/octet-stream"))
        handler.send_header("Content-Length", str(len(body)))
        handler.send_header("Cache-Control", "no-store")
        for name, value in headers.items():
            handler.send_header(name, value)
        handler.end_headers()
        if gate:
            handler.wfile.write(body[:-50_000])
            gate.wait(30)
            body = body[-50_000:]
        handler.wfile.write(body[:len(body) // 2] if isCut else body)
        if isCut:
            handler.close_connection = True

    def note_report(self, handler):
        body = handler.rfile.read(int(handler.headers.get("Content-Length", 0)))
        try:
            self.reports.append(json.loads(body))
        except ValueError:
            self.reports.append(body.decode(errors="replace"))
        self.reply(handler, 204, b"", ".txt")

    def stop(self):
        """Refuses connections from now on, and drops the open ones."""
        self.http.shutdown()
        self.http.server_close()
        for connection in self.open_connections:
            try:
                connection.shutdown(2)
            except OSError:
                pass
