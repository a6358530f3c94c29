// The parts of the engine are the engine: whatever has come of them, and when.

import assert from "node:assert";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";
import { engineFile, load } from "./engine.mjs";

const folder = new URL("../../.build/parts/", import.meta.url);
const hasParts = existsSync(folder);
const page = new URL("../../.build/web/index.html", import.meta.url);
const names = ["surd.wasm", "surd-sums.wasm", "surd-answers.wasm", "surd-draws.wasm", "surd-rest.wasm"];

/** An engine of so many parts, that takes in the others when it calls them. */
function loadParts(count) {
  let engine = {};
  let taken = 0;
  let late = 0;
  const take = () => {
    const bytes = readFileSync(new URL(names[taken], folder));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { engine, later });
    engine = { ...engine, ...exports };
    taken += 1;
  };
  const later = new Proxy({}, {
    get: (_, place) => (...values) => {
      late += 1;
      const table = engine["%table"];
      const missing = table.get(Number(place));
      while (table.get(Number(place)) === missing) take();
      return table.get(Number(place))(...values);
    },
  });
  while (taken < count) take();
  const ask = (role, text) => {
    const given = new TextEncoder().encode(text);
    const input = engine.allocate(given.length);
    new Uint8Array(engine.memory.buffer).set(given, input);
    const output = engine[role](input, given.length);
    const size = new DataView(engine.memory.buffer).getUint32(output, true);
    const bytes = new Uint8Array(engine.memory.buffer, output + 4, size).slice();
    engine.release(output);
    engine.release(input);
    return new TextDecoder().decode(bytes);
  };
  return { ask, draw: (steps) => engine.draw(steps), late: () => late };
}

const keys = ["1 / 2 + 3", "K:sqrt 2 Right + s i n x Enter", "AC 2 ^ 2 0 0 Enter", "AC { x < 0 : 1 ; 2 }", "Paste\"\\\\frac{1}{2}\""];
const lines = ["1/3 + 1/6", "sin(1)", "factor(2^64+1)", "30!", "(1+√2)^12", "{1<2: 5; 7}", "gcd(12; 18)", "x", "1/0"];

for (const count of [1, 2, 3, 4, 5]) {
  test(`with ${count} of the parts everything is as with the whole`, { skip: !hasParts }, () => {
    const whole = load(engineFile);
    const parts = loadParts(count);
    for (const key of keys) {
      const event = JSON.stringify({ keys: key });
      assert.strictEqual(parts.ask("handle", event), whole.transform("handle", event), key);
    }
    for (const line of lines) assert.strictEqual(parts.ask("evaluate", line), whole.evaluate(line), line);
    for (const event of [{ size: { width: 300, height: 200 } }, { add: "tan(x)" }, { screen: true }]) {
      const text = JSON.stringify(event);
      assert.strictEqual(parts.ask("graph", text), whole.transform("graph", text), text);
    }
  });
}

/** The script of a worker with the first part, in which nothing can be asked for; `give` hands over the next one. */
function workerWithFirstPart(role) {
  const told = [];
  const self = { postMessage: (data) => told.push(data) };
  runInContext(readFileSync(new URL("../../Web/engine/worker.js", import.meta.url), "utf8"),
    createContext({ self, TextEncoder, TextDecoder, WebAssembly, MessageChannel: class { port1 = {}; port2 = { postMessage() {} }; }, performance }));
  const say = (data) => self.onmessage({ data });
  let given = 0;
  const give = () => {
    say({ part: given, address: names[given], module: new WebAssembly.Module(readFileSync(new URL(names[given], folder))) });
    given += 1;
  };
  say({ role, needed: 1, addresses: names });
  give();
  return { told, say, give };
}

test("a call of what is not there yet waits for the part, and those behind it keep their order", { skip: !hasParts }, () => {
  const whole = load(engineFile);
  const { told, say, give } = workerWithFirstPart("handle");
  const events = [...keys, "AC 1 + 2", "Left BS"].map((keys) => JSON.stringify({ keys }));
  for (const event of events) say(event);
  assert.ok(told.some(({ awaited }) => awaited === 1));
  assert.ok(told.filter((data) => typeof data === "string").length < events.length);
  for (let part = 1; part < names.length; part += 1) give();
  assert.deepStrictEqual(told.filter((data) => typeof data === "string"), events.map((event) => whole.transform("handle", event)));
  assert.deepStrictEqual(told.filter(({ trapped, failed }) => trapped || failed), []);
});

/** Lines as a sheet tells them to a graph. */
const lined = (...texts) => ({ curves: texts.map((text, index) => ({ id: index + 1, text, color: index, isShown: true })), sliders: [] });

/** Texts that are typed first, as sums and as other lines of schools. */
const sums = ["1 + 2 Enter", "AC 0 . 1 + 0 . 2 Enter", "AC K:sqrt 8 Right / 2 Enter", "AC 7 / 2 + 1 . 5 Enter", "AC 1 2 * 1 2 - 4 Enter",
  "AC ( 3 + 4 ) / ( 5 + 6 ) Enter"];
const school = ["AC K:sin 3 0 ° Enter", "AC K:cos 6 0 ° Enter", "AC 8 ! Enter"];

test("what is typed, answered and drawn first needs no part before it has come", { skip: !hasParts }, () => {
  const [editing, adding, computing, drawing] = [1, 2, 3, 4].map(loadParts);
  const handle = (engine, event) => {
    const screen = JSON.parse(editing.ask("handle", JSON.stringify(event)));
    if (!screen.request) return;
    const reply = JSON.parse(engine.ask("perform", JSON.stringify(screen.request)));
    handle(engine, { answered: { ...reply, state: null } });
  };
  handle(adding, { window: "0a1b2c3d4e5f" });
  handle(adding, { set: { language: "english", decimalMark: "." } });
  for (const [engine, texts] of [[adding, sums], [computing, school]]) {
    for (const key of texts.join(" ").split(" ")) handle(engine, { keys: key });
  }
  for (const event of [{ screen: true }, { size: { width: 375, height: 300, density: 2 } }, { lines: lined("x^2-3x") }, { lines: lined("x^2-3x", "sin(2x)") },
    { pan: { x: 7, y: 3 } }, { zoom: { x: 50, y: 40, factor: 2 } }]) {
    drawing.ask("graph", JSON.stringify(event));
    while (drawing.draw(10_000_000) & 1);
  }
  assert.deepStrictEqual([editing, adding, computing, drawing].map((engine) => engine.late()), [0, 0, 0, 0]);
});

// A module that scripts which come later need as well may stand in a script of its own, which is one more to ask for.
test("the page asks for seven scripts at most before it echoes", { skip: !existsSync(page) }, () => {
  assert.ok(readFileSync(page, "utf8").match(/rel="modulepreload"/g).length <= 7);
});
