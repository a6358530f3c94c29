"""A slow first visit: a slow line, a slow machine, and a host that compresses."""

import subprocess

from .server import Server

# Types `1+1` before any module of the page runs, and notes when it is to be seen, and its value.
ARRIVAL = """
addEventListener("readystatechange", () => {
  if (document.readyState !== "interactive") return;
  globalThis.seen = {};
  const look = () => {
    if (document.querySelector("#drawing")?.textContent.includes("1+1")) seen.echo ??= performance.now();
    if (document.querySelector("#answer")?.textContent.includes("2")) seen.answer ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  for (const key of "1+1")
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}, true);"""


class CompressingServer(Server):
    """A host that compresses with Brotli."""

    compressed = {}

    def reply(self, handler, status, body, suffix, headers={}, isCut=False):
        if body not in self.compressed:
            script = "process.stdout.write(require('zlib').brotliCompressSync(require('fs').readFileSync(0)))"
            found = subprocess.run(["node", "-e", script], input=body, capture_output=True, check=True)
            self.compressed[body] = found.stdout
        headers = {**headers, "Content-Encoding": "br"}
        super().reply(handler, status, self.compressed[body], suffix, headers, isCut)


def slow_visits(engine, folder, visits=5):
    """The times of the first echo and the first answer of first visits over a slow line, in ms."""
    echo, answer = [], []
    script = engine.protocol("Page.addScriptToEvaluateOnNewDocument", source=ARRIVAL)
    engine.protocol("Network.enable")
    for visit in range(visits + 1):
        server = CompressingServer(folder)
        # The first one only compresses.
        if visit > 0:
            throttle(engine, latency=150, bits=1.6e6, slowdown=4)
        engine.open(server.address, 375, 667)
        engine.wait("globalThis.seen?.answer", limit=60)
        seen = engine.evaluate("return seen")
        if visit > 0:
            echo.append(seen["echo"])
            answer.append(seen["answer"])
        engine.leave()
        server.stop()
    throttle(engine, latency=0, bits=-8, slowdown=1)
    engine.protocol("Page.removeScriptToEvaluateOnNewDocument", **script)
    return echo, answer


def throttle(engine, latency, bits, slowdown):
    """Gives the page a line of so many ms and bits per second, and a main thread so much slower."""
    engine.protocol("Network.emulateNetworkConditions", offline=False, latency=latency,
                    downloadThroughput=bits / 8, uploadThroughput=bits / 8)
    engine.protocol("Emulation.setCPUThrottlingRate", rate=slowdown)
