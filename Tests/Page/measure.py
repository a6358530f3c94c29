#!/usr/bin/env python3
"""Prints how fast the page is in Chromium: keys to screen, first visit and reload, and what a
first visit downloads until keys echo, until lines are answered, until a curve is drawn, and in all.

    measure.py [--folder FOLDER] [--keys N]

A key's time runs from the keyboard event to the frame that shows it: event timing where the
browser tells it, and from the keydown handler to the task after the next frame. The numbers hold
for this machine and its load, which are printed too; nothing is asserted.

A slow first visit has 1.6 Mbit/s, 150 ms for each request, and a main thread that is four times
slower, as the browser's own tools make them (workers run at full speed), from a host that
compresses with Brotli. Keys are pressed as soon as the document is there.
"""

import argparse
import os
import pathlib
import platform
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
from driving.engines import Chromium  # noqa: E402
from driving.server import Server  # noqa: E402
from driving.slow import slow_visits  # noqa: E402

# Presses keys on the keyboard's own element and waits for each to be on the screen.
PRESS = """
const [keys, count, entry = "#formula", places = ["#formula", "#answer"]] = arguments;
const input = document.querySelector(`${entry} textarea`);
const toScreen = [], toChange = [];
const channel = new MessageChannel();
const afterPaint = () => new Promise(done => requestAnimationFrame(() => {
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
}));
for (let i = 0; i < count; i += 1) {
  const key = keys[i % keys.length];
  await afterPaint();
  const start = performance.now();
  const changed = new Promise(done => {
    const observer = new MutationObserver(() => { observer.disconnect(); done(); });
    for (const place of places)
      observer.observe(document.querySelector(place),
        { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(done, 3000);
  });
  input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await changed;
  input.getBoundingClientRect();
  toChange.push(performance.now() - start);
  await afterPaint();
  toScreen.push(performance.now() - start);
}
return [toChange, toScreen];
"""
READY = """
await surd.ready;
while (!surd.screen()) await new Promise(done => setTimeout(done, 1));
return performance.now();
"""
# Ten curves that fill a window.
CURVES = ["sin(x)", "x^2/4-3", "1/x", "tan(x)", "exp(-x^2)*5", "x*cos(x)", "sqrt(x+5)", "ln(x)",
          "floor(x)", "abs(x)-2"]
REGIONS = ["y<x^2/4-3", "y>sin(x)", "x^2+y^2<25", "y<=x/2+1"]
# A function of z, shown by colours.
COLOURS = "(z^2-1)/(z^2+1)"
# Sends an event again and again. Labels are painted last: that is when there is a picture. All is
# told when the screen with the words for it has come.
FRAMES = """
const [events, count] = arguments;
const { prototype } = CanvasRenderingContext2D, { fillText } = prototype;
let painted = 0;
prototype.fillText = function (...label) { fillText.apply(this, label); painted = performance.now(); };
const toPicture = [], toWords = [];
for (let i = 0; i < count; i += 1) {
  const start = performance.now();
  await surd.graph(events[i % events.length]);
  toPicture.push(painted - start);
  toWords.push(performance.now() - start);
}
prototype.fillText = fillText;
return [toPicture, toWords];
"""
# Moves as a hand does, once a frame, and counts the frames and those that lag behind the hand.
HAND = """
const [kind, count] = arguments;
const plane = document.querySelector("#plane"), canvas = plane.querySelector("canvas");
const box = plane.getBoundingClientRect();
const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
const send = (type, pointerId, dx, dy) => plane.dispatchEvent(new PointerEvent(type,
  { pointerId, clientX: x + dx, clientY: y + dy, bubbles: true, cancelable: true, pointerType: "touch" }));
const frames = [];
let behind = 0;
send("pointerdown", 2, -50, -50);
if (kind === "pinch") send("pointerdown", 3, 50, 50);
let last = performance.now();
for (let i = 0; i < count; i += 1) {
  const way = 50 + 30 * Math.sin(i / 8);
  if (kind === "pinch") { send("pointermove", 2, -way, -way); send("pointermove", 3, way, way); }
  else send("pointermove", 2, -4 * way, -way);
  await new Promise(requestAnimationFrame);
  const now = performance.now();
  frames.push(now - last);
  last = now;
  if (canvas.style.transform) behind += 1;
}
send("pointercancel", 2, 0, 0);
send("pointercancel", 3, 0, 0);
await surd.graph({ home: true });
return [frames, behind / count];
"""
SMALL = "1 / 2 + K:sqrt 3 Right - x ^ 2 Right Right + "


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def row(name, values, unit="ms"):
    middle, late, last = statistics.median(values), percentile(values, 0.95), percentile(values, 0.99)
    print(f"{name:48} {middle:8.1f} {late:8.1f} {last:8.1f} {unit}  ({len(values)})", flush=True)


def usable(engine):
    engine.wait("Boolean(window.surd && surd.ready)")
    return engine.evaluate(READY)


def print_sizes(folder):
    """What a visitor downloads until keys echo, until lines are answered, and in all."""
    command = ["node", str(ROOT / "Tools/sizes.mjs"), folder]
    found = subprocess.run(command, capture_output=True, text=True)
    print("\n".join(found.stdout.splitlines()[-6:]) + "\n")


def formula_nodes(engine):
    return engine.evaluate(
        "return document.querySelectorAll('#drawing [data-n], #drawing [data-p]').length")


def measure_desk(engine):
    """Keys of the desk calculator: a number, sums, and a program."""
    places = ["#display .shown", "#display .program", "#desk .answer"]
    engine.evaluate("await surd.desk({ keys: 'C' })", limit=60)
    for name, before, keys in [
        ("a number", "C", ["7", "Backspace"]), ("sums", "C", [*"1+2*3", "Enter"]),
        ("a program that grows", "C x * 3 + x", ["*", "2"]),
    ]:
        engine.evaluate("await surd.desk({ keys: arguments[0] })", before)
        change, screen = engine.evaluate(PRESS, keys, 120, "#display", places, limit=300)
        row(f"desk: key to changed display, {name}", change)
        row(f"desk: key to after the next frame, {name}", screen)
    engine.evaluate("document.querySelector('#mode [data-mode=formula]').click()")


def measure_graph(engine):
    """Ten curves and a hundred lines on a desk: keys, whole frames, and what the hand sees."""
    engine.resize(1440, 900)
    engine.evaluate("""
        await surd.send({ clearTape: true });
        for (let i = 1; i <= 90; i += 1) await surd.press(`AC K:sqrt ${[...String(i)].join(" ")} Right + 1 / 3 Enter`);
        await surd.press("AC");
        for (const text of arguments[0]) await surd.draw(text);""", CURVES, limit=300)
    lines = engine.evaluate("return surd.screen().tape.length")
    change, screen = engine.evaluate(PRESS, ["7", "Backspace"], 120, limit=300)
    row(f"key to changed drawing, {lines} lines, ten curves", change)
    row("key to after the next frame", screen)
    change, screen = engine.evaluate(PRESS, [*"1+2", "Enter"], 80, limit=300)
    row("  and with sums that become lines", change)
    size = engine.evaluate("const { width, height } = document.querySelector('#plane canvas');"
                           "return `${width}x${height}`")
    pans = [{"pan": {"x": x, "y": 0}} for x in (20, -20)]
    zooms = [{"zoom": {"x": 300, "y": 300, "factor": factor}} for factor in (1.15, 1 / 1.15)]
    for name, events in ((f"ten curves {size}, pan by 20", pans), ("zoom by 1.15", zooms)):
        picture, words = engine.evaluate(FRAMES, events, 60, limit=120)
        row(f"event to picture, {name}", picture)
        row("  and to the words for it", words)
    for kind in ("pan", "pinch"):
        frames, behind = engine.evaluate(HAND, kind, 120, limit=120)
        row(f"frame while the hand moves: {kind}", frames)
        tell_frames(frames, behind)
    # What stays in sight is not computed again.
    draw_alone(engine, [COLOURS])
    for kind in ("pan", "pinch"):
        frames, behind = engine.evaluate(HAND, kind, 120, limit=120)
        row(f"frame while the hand moves: colours, {kind}", frames)
        tell_frames(frames, behind)
    draw_alone(engine, REGIONS)
    # On a screen with two pixels for one.
    engine.scale = 2
    engine.resize(1440, 900)
    engine.reload()
    usable(engine)
    engine.evaluate("await surd.graph({ home: true })", limit=60)
    frames, behind = engine.evaluate(HAND, "pan", 120, limit=120)
    width = engine.evaluate("return document.querySelector('#plane canvas').width")
    row(f"frame while the hand moves: four regions, {width} wide", frames)
    tell_frames(frames, behind)
    engine.scale = 1


def draw_alone(engine, curves):
    """Draws some curves in the place of all others."""
    engine.evaluate("""
        for (const { id } of (await surd.graph({ screen: true })).curves) await surd.send({ remove: id });
        for (const text of arguments[0]) await surd.draw(text);""", curves, limit=120)


def tell_frames(frames, behind):
    print(f"{'':6}{1000 / statistics.mean(frames):.0f} frames a second, "
          f"{100 * behind:.0f} % before their picture was there")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--folder", default=str(ROOT / ".build/web"))
    parser.add_argument("--keys", type=int, default=200)
    parser.add_argument("--arrival", action="store_true", help="nothing but a slow first visit")
    options = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    print_sizes(options.folder)
    print(f"{'':48} {'median':>8} {'95th':>8} {'99th':>8}")
    engine = Chromium()
    try:
        for name, times in slow_visits(engine, options.folder).items():
            row(f"slow first visit to {name}", times)
        if options.arrival:
            return
        first, again = [], []
        for _ in range(5):
            server = Server(options.folder)
            engine.open(server.address, 375, 667)
            first.append(usable(engine))
            engine.wait("(await navigator.serviceWorker.ready).active.state === 'activated'")
            for _ in range(3):
                engine.open(server.address, 375, 667)
                again.append(usable(engine))
            engine.leave()
            server.stop()
        row("first visit, navigation to usable", first)
        row("visit again, navigation to usable", again)
        server = Server(options.folder)
        engine.open(server.address, 375, 667)
        usable(engine)
        for name, repeats, count in [
            ("empty formula", 0, options.keys), ("about 200 nodes", 13, options.keys),
            ("about 5,000 nodes", 330, max(20, options.keys // 10)),
        ]:
            engine.evaluate("await surd.press('AC')")
            for done in range(0, repeats, 30):
                engine.evaluate("await surd.press(arguments[0])", SMALL * min(30, repeats - done), limit=120)
            nodes = formula_nodes(engine)
            keys = ["7", "Backspace"]
            change, screen = engine.evaluate(PRESS, keys, count, limit=300)
            row(f"key to changed drawing, {name} ({nodes})", change)
            row(f"key to after the next frame, {name}", screen)
        engine.evaluate("await surd.press('AC')")
        change, screen = engine.evaluate(PRESS, [*"1+2", "Enter"], options.keys, limit=300)
        row("key to changed drawing, sums with answers", change)
        measure_desk(engine)
        measure_graph(engine)
        idle = engine.evaluate("""
            const times = [];
            for (let i = 0; i < 60; i += 1) {
              const start = performance.now();
              await new Promise(requestAnimationFrame);
              await new Promise(done => setTimeout(done, 0));
              times.push(performance.now() - start);
            }
            return times;""")
        row("for comparison: a frame of an idle page", idle)
    finally:
        engine.close()


if __name__ == "__main__":
    main()
