// How long a picture takes in the page's engine: prints processor times of the
// curves of the gallery at 1600×1000, each alone, and of frames with ten curves,
// from an event as text to the words of its picture.
//
//   make wasm && node Benchmarks/graphs.mjs    (make bench runs it too)

import { readFileSync } from "node:fs";
import { engineFile, load } from "../Tests/Wasm/engine.mjs";
import { rows, time } from "./timing.mjs";

const row = rows([["median", 0.5], ["95 %", 0.95], ["worst", 1]]);

/** Steps that no curve needs. */
const all = 2 ** 31 - 1;
const send = (engine, event) => JSON.parse(engine.transform("graph", JSON.stringify(event)));

/** Lines of a sheet that are drawn. */
const lined = (texts) => ({ curves: texts.map((text, color) => ({ id: color + 1, text, color })), sliders: [] });

/** An engine with the size of a picture. */
const begin = (width, height) => {
  const engine = load(engineFile);
  send(engine, { size: { width, height, density: 1 } });
  return engine;
};

// What is a curve over one variable in a window that doubles can tell; those that
// are made to be hard, or cannot be seen, have groups of their own.
const groups = new Set(["poles", "jumps", "holes", "cancellation", "spikes", "oscillation", "domain", "steep", "piecewise"]);
const [, ...lines] = readFileSync(new URL("../Tests/Gallery/curves.tsv", import.meta.url), "utf8").trim().split("\n");
const curves = lines.map((line) => line.split("\t"))
  .filter(([, group, , , , size, mode]) => groups.has(group) && size === "1600x1000" && mode === "line");

const engine = begin(1600, 1000);
const found = [];
for (const [id, , text, x, y] of curves) {
  const [left, right] = x.split("..");
  const [bottom, top] = y.split("..");
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    send(engine, { lines: lined([]) });
    send(engine, { window: { left, right, bottom, top } });
    times.push(time(() => {
      send(engine, { lines: lined([text]) });
      engine.draw(all);
    }));
    if (times[0] > 500) break;
  }
  found.push([times.sort((a, b) => a - b)[times.length >> 1], id]);
}
row(`a curve of the gallery (${found.length})`, found.map(([time]) => time));
const slowest = found.sort(([a], [b]) => b - a).slice(0, 6);
console.log(slowest.map(([time, id]) => `  ${id} ${time.toFixed(1)}`).join(""));

const ten = ["sin(x)", "x^2/4-3", "1/x", "tan(x)", "exp(-x^2)*5", "x*cos(x)", "sqrt(x+5)", "ln(x)", "floor(x)", "abs(x)-2"];
const frames = begin(1440, 900);
send(frames, { lines: lined(ten) });
// The points that matter are found, as they are when a hand moves the plane.
while (frames.draw(all) & 1);
const parts = { event: [], proof: [], picture: [] };
const frame = (event) => {
  const text = JSON.stringify(event);
  const taken = time(() => frames.transform("graph", text));
  const proof = time(() => frames.draw(all));
  const picture = time(() => frames.picture());
  parts.event.push(taken);
  parts.proof.push(proof);
  parts.picture.push(picture);
  return taken + proof + picture;
};
const measure = (name, events) => {
  const times = [];
  for (const list of Object.values(parts)) list.length = 0;
  for (let round = 0; round < 60; round += 1) times.push(frame(events[round % events.length]));
  row(name, times);
  for (const [part, list] of Object.entries(parts)) row(`  ${part}`, list);
};
measure("a frame of ten curves, moved sideways", [{ pan: { x: 20, y: 0 } }, { pan: { x: -20, y: 0 } }]);
measure("a frame of ten curves, moved both ways", [{ pan: { x: 20, y: 9 } }, { pan: { x: -20, y: -9 } }]);
measure("a frame of ten curves, zoomed",
  [1.15, 1 / 1.15].map((factor) => ({ zoom: { x: 300, y: 300, factor } })));
