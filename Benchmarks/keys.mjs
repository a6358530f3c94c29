// How long a key takes in the page's engine: prints the median and the 99th
// percentile of the time from an event as text to its screen as text, without
// the browser's part, and how long the engine takes to start.
//
//   make wasm && node Benchmarks/keys.mjs    (make bench runs it too)

import { readFileSync } from "node:fs";
import { engineFile, load } from "../Tests/Wasm/engine.mjs";
import { rows, time } from "./timing.mjs";

const row = rows([["median", 0.5], ["99 %", 0.99]]);


const bytes = readFileSync(engineFile);
row("compile, instantiate and press a first key", Array.from({ length: 10 }, () => time(() => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const event = new TextEncoder().encode('{"keys":"1"}');
  const input = exports.allocate(event.length);
  new Uint8Array(exports.memory.buffer, input).set(event);
  exports.handle(input, event.length);
})));

/** A formula of about so many nodes, as text. */
const text = (nodes) => {
  const terms = [];
  for (let count = 0; count < nodes; count += 10) terms.push(`{x^{2}}/{${count + 1}}+sqrt{a*b}`);
  return terms.join("+");
};

for (const nodes of [20, 200, 1000, 5000]) {
  const engine = load(engineFile);
  // A machine that has run for a while; then the formula.
  for (let round = 0; round < 30; round += 1) engine.handle({ keys: "1 + x ^ 2 / 3 AC" });
  const screen = engine.handle({ paste: text(nodes) });
  if (screen.isEmpty) throw new Error("nothing was pasted");
  const keys = ["+", "7", "/", "8", "Left", "Right", "BS", "BS", "BS"];
  const rounds = nodes > 1000 ? 3 : 20;
  const times = { type: [], preview: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const key of keys) {
      const event = JSON.stringify({ keys: key });
      let answer = "";
      times.type.push(time(() => { answer = engine.transform("handle", event); }));
      const { request } = JSON.parse(answer);
      if (request) times.preview.push(time(() => engine.transform("perform", JSON.stringify(request))));
    }
  }
  row(`a key in a formula of ${nodes} nodes`, times.type);
  // Each key reads the line again where something in it is not read.
  const unread = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const key of ["+", "s", "i", "n", "x", ",", "?", "5", ..."BS ".repeat(8).trim().split(" ")]) {
      const event = JSON.stringify({ keys: key });
      unread.push(time(() => engine.transform("handle", event)));
    }
  }
  row("  with something that is not read", unread);
  if (times.preview.length > 0) row(`  its preview`, times.preview);
}

const engine = load(engineFile);
const lines = ["1/3+1/6", "sqrt(8)/2", "sin(pi/3)^2", "e^2", "2^100", "ln(10)", "17!", "tan(1)"];
const short = [];
for (let round = 0; round < 10; round += 1) {
  for (const text of lines) {
    const request = JSON.stringify({ id: 1, kind: "evaluate", text, settings: {} });
    short.push(time(() => engine.transform("perform", request)));
  }
}
row("a short evaluation", short);
