"""A slow first visit: a slow line, a slow machine, and a host that compresses."""

import json
import subprocess

from .server import Server

# Types keys before any module of the page runs, and notes when a sum is to be seen, when keys of the keypad
# are, the answer, and the first word on a picture, which is painted last. What is to be seen is there behind
# the next frame: nothing is painted while a style sheet is missing.
ARRIVAL = """
addEventListener("readystatechange", () => {
  if (document.readyState !== "interactive") return;
  globalThis.seen = {};
  const { prototype } = CanvasRenderingContext2D, { fillText } = prototype;
  prototype.fillText = function (...label) { seen.curve ??= performance.now(); return fillText.apply(this, label); };
  const painted = (name) => {
    if (!seen[name]) seen[name] = Infinity;
    else return;
    requestAnimationFrame(() => setTimeout(() => { seen[name] = performance.now(); }));
  };
  const look = () => {
    if (document.querySelector("#drawing")?.textContent.includes("1+1")) painted("echo");
    if (document.querySelector("#keypad button")) painted("keys");
    if (document.querySelector("#drawing math")?.textContent.includes("1+1")) seen.drawn ??= performance.now();
    if (document.querySelector("#answer")?.textContent.includes(ANSWER)) seen.answer ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  for (const key of KEYS)
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}, true);"""


class CompressingServer(Server):
    """A host that compresses with Brotli."""

    compressed = {}

    def reply(self, handler, status, body, suffix, headers={}, isCut=False, gate=None):
        if body not in self.compressed:
            script = "process.stdout.write(require('zlib').brotliCompressSync(require('fs').readFileSync(0)))"
            found = subprocess.run(["node", "-e", script], input=body, capture_output=True, check=True)
            self.compressed[body] = found.stdout
        headers = {**headers, "Content-Encoding": "br"}
        super().reply(handler, status, self.compressed[body], suffix, headers, isCut, gate)


# What is typed on further visits, and a part of its answer.
ANSWERS = {"√8": ([*"sqrt8", "Enter"], "2.828"), "sin 30": ([*"sin30", "Enter"], "0.988")}


def slow_visits(engine, folder, visits=5):
    """The times that first visits over a slow line take to what they wait for, in ms, by its name."""
    engine.protocol("Network.enable")
    sums = arrivals(engine, folder, visits, list("1+1"), ["echo", "keys", "drawn", "answer"], "2")
    names = ["the first echo", "the keypad", "the formula that is drawn", "the first sum"]
    found = dict(zip(names, sums))
    for name, (keys, answer) in ANSWERS.items():
        [found[name]] = arrivals(engine, folder, visits, keys, ["answer"], answer)
    [found["the first curve"]] = arrivals(engine, folder, visits, [*"x^2", "Enter"], ["curve"])
    return found


def arrivals(engine, folder, visits, keys, sights, answer=""):
    """When first visits that type some keys see what they wait for, in ms."""
    times = [[] for _ in sights]
    source = ARRIVAL.replace("KEYS", str(keys)).replace("ANSWER", json.dumps(answer))
    script = engine.protocol("Page.addScriptToEvaluateOnNewDocument", source=source)
    for visit in range(visits + 1):
        server = CompressingServer(folder)
        # The first one only compresses.
        if visit > 0:
            throttle(engine, latency=150, bits=1.6e6, slowdown=4)
        engine.open(server.address, 375, 667)
        engine.wait(f"globalThis.seen?.{sights[-1]}", limit=60)
        seen = engine.evaluate("return seen")
        if visit > 0:
            for sight, found in zip(sights, times):
                found.append(seen[sight])
        engine.leave()
        server.stop()
    throttle(engine, latency=0, bits=-8, slowdown=1)
    engine.protocol("Page.removeScriptToEvaluateOnNewDocument", **script)
    return times


def throttle(engine, latency, bits, slowdown):
    """Gives the page a line of so many ms and bits per second, and a main thread so much slower."""
    engine.protocol("Network.emulateNetworkConditions", offline=False, latency=latency,
                    downloadThroughput=bits / 8, uploadThroughput=bits / 8)
    engine.protocol("Emulation.setCPUThrottlingRate", rate=slowdown)
