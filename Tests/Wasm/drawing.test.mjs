// How the page uses its drawing worker, with workers that a test plays; and what
// the engine draws.

import assert from "node:assert";
import { test } from "node:test";
import { hasPage, load, ThreadWorker } from "./browser.mjs";
import { engineFile, load as loadEngine } from "./engine.mjs";

const skip = !hasPage;

/** A worker that answers and draws when the test says so. */
class Puppet {
  static all = [];
  texts = [];
  waiting = [];
  isEnded = false;

  constructor() {
    Puppet.all.push(this);
  }

  postMessage(data) {
    // A part of the engine.
    if (data.address) return;
    if (data.role) {
      this.start = data;
      queueMicrotask(() => this.onmessage({ data: { ready: true, module: null } }));
    } else {
      this.texts.push(JSON.parse(data));
    }
  }

  terminate() {
    this.isEnded = true;
  }

  /** Answers what was asked and not answered, in order. */
  answer(screen = {}) {
    this.answered ??= 0;
    while (this.answered < this.texts.length) {
      this.answered += 1;
      this.onmessage({ data: JSON.stringify({ state: null, message: null, speech: "", ...screen }) });
    }
    return settle();
  }

  draw(isDone = true) {
    const picture = new ArrayBuffer(32);
    this.onmessage({ data: { picture, answered: this.answered, isDone, screen: isDone ? "{}" : null } });
    return settle();
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

async function start(state = null) {
  Puppet.all = [];
  const { Drawing } = await load("engine/drawing.js", Puppet);
  const told = { pictures: [], screens: [], states: [], failures: [], damaged: [] };
  const drawing = new Drawing(state, {
    onScreen: ({ outcome }) => told.screens.push(outcome),
    onPicture: (picture, isDone) => told.pictures.push(isDone),
    onState: (text) => told.states.push(text),
    onDamaged: (text) => told.damaged.push(text),
    onFailure: (kind) => told.failures.push(kind),
  });
  await settle();
  const worker = () => Puppet.all.at(-1);
  await worker().answer();
  await worker().draw();
  return { drawing, told, worker };
}

test("moves of the hand become one event, and the last picture moves with them", { skip }, async () => {
  const { drawing, worker } = await start();
  drawing.move({ pan: { x: 3, y: 0 } });
  await settle();
  // While that is under way:
  drawing.move({ pan: { x: 2, y: 1 } });
  drawing.move({ pan: { x: 2, y: 1 } });
  drawing.move({ zoom: { x: 10, y: 20, factor: 2 } });
  drawing.move({ zoom: { x: 10, y: 20, factor: 2 } });
  assert.deepStrictEqual(drawing.transform, { scaleX: 4, scaleY: 4, left: 10 + 4 * (7 - 10), top: 20 + 4 * (2 - 20) });
  await worker().answer();
  assert.deepStrictEqual(worker().texts.slice(1), [
    { pan: { x: 3, y: 0 } }, { pan: { x: 4, y: 2 } }, { zoom: { x: 10, y: 20, factor: 4 } },
  ]);
  await worker().answer();
  await worker().draw();
  assert.deepStrictEqual(drawing.transform, { scaleX: 1, scaleY: 1, left: 0, top: 0 });
});

test("a worker that breaks is followed by one with the same state, size and settings", { skip }, async () => {
  const { drawing, told, worker } = await start("kept");
  assert.deepStrictEqual(worker().texts, [{ load: "kept" }]);
  drawing.send({ set: { angle: "deg" } });
  drawing.send({ size: { width: 10, height: 20, density: 1 } });
  drawing.send({ add: "x" });
  await worker().answer({ state: "newer" });
  const old = worker();
  old.onmessage({ data: { trapped: "RuntimeError" } });
  await settle();
  drawing.send({ add: "x^2" });
  await settle();
  assert.ok(old.isEnded || worker() !== old);
  assert.deepStrictEqual(worker().texts.slice(0, 3), [
    { load: "newer" }, { set: { angle: "deg" } }, { size: { width: 10, height: 20, density: 1 } },
  ]);
  assert.deepStrictEqual(told.failures, []);
  // Nothing waits any longer, or the watch would keep the test from ending.
  await worker().answer();
  await worker().draw();
});

test("what was asked of a worker that broke is asked of the next, once, in its order", { skip }, async () => {
  const { drawing, told, worker } = await start("kept");
  const added = drawing.send({ add: "x" });
  drawing.send({ window: { left: "0", right: "1" } });
  const wanted = [{ load: "kept" }, { add: "x" }, { window: { left: "0", right: "1" } }];
  const trap = async () => {
    worker().onmessage({ data: { trapped: "RuntimeError" } });
    await settle();
  };
  await trap();
  assert.deepStrictEqual(worker().texts, wanted);
  // It is the first event that breaks the instance, or drawing what it shows.
  await trap();
  assert.deepStrictEqual(worker().texts, wanted.slice(0, 1));
  assert.strictEqual(await added, null);
  assert.deepStrictEqual([told.failures.length, told.damaged.length], [1, 0]);
  await worker().answer();
  await worker().draw();
});

test("what is drawn is settled when the last picture is there", { skip }, async () => {
  const { drawing, worker } = await start();
  let isSettled = false;
  drawing.send({ add: "x" });
  drawing.settled().then(() => { isSettled = true; });
  await worker().answer();
  await worker().draw(false);
  assert.ok(!isSettled);
  await worker().draw();
  assert.ok(isSettled);
});

test("what a move changes is shown with its picture, and before what comes later", { skip }, async () => {
  const { drawing, told, worker } = await start();
  told.screens = [];
  drawing.move({ pan: { x: 3, y: 0 } });
  await settle();
  await worker().answer({ outcome: "moved" });
  assert.deepStrictEqual(told.screens, []);
  await worker().draw(false);
  assert.deepStrictEqual(told.screens, ["moved"]);
  drawing.move({ pan: { x: 3, y: 0 } });
  await settle();
  await worker().answer({ outcome: "moved again" });
  drawing.send({ add: "x" });
  await worker().answer({ outcome: "added" });
  assert.deepStrictEqual(told.screens, ["moved", "moved again", "added"]);
  await worker().draw();
});

test("a picture comes before what there is to say of it", { skip }, async () => {
  const { Instance } = await load("engine/instance.js");
  const told = [];
  await new Promise((resolve) => {
    const instance = new Instance("graph", {
      onPicture: (data) => {
        told.push(data);
        if (data.answered === 2 && data.isDone) resolve();
      },
    });
    for (const text of ['{"size":{"width":300,"height":200,"density":1}}', '{"add":"x^2"}']) instance.ask(text);
  });
  ThreadWorker.endAll();
  const last = told.at(-1);
  assert.match(JSON.parse(last.screen).summary, /zero, minimum, intercept of the y axis at x zero/);
  assert.strictEqual(last.picture, undefined);
  assert.ok(told.some(({ picture, screen }) => picture && !screen));
});

test("the engine draws a curve, and as an SVG", () => {
  const engine = loadEngine(engineFile);
  const graph = (event) => JSON.parse(engine.transform("graph", JSON.stringify(event)));
  graph({ size: { width: 300, height: 200, density: 1 } });
  const screen = graph({ add: "x^2" });
  assert.strictEqual(screen.curves[0].kind, "explicit");
  while (engine.draw(1e6) & 1);
  const words = new Int32Array(engine.bytes("picture").buffer);
  assert.deepStrictEqual([...words.slice(0, 4)], [0x31445253, words.length, 300, 200]);
  assert.strictEqual(words[5], 0);
  assert.strictEqual(engine.draw(1e6), 0);
  const svg = engine.transform("svg", JSON.stringify({ page: "#fff" }));
  assert.match(svg, /^<svg [^]*<title[^]*x\^2[^]*<\/svg>\n$/);
});

/** An engine with curves at a density of 1, all drawn: its screens, and its commands as kind, words and floats. */
function drawn(width, height, curves, ...events) {
  const engine = loadEngine(engineFile);
  const send = (event) => JSON.parse(engine.transform("graph", JSON.stringify(event)));
  send({ size: { width, height, density: 1 } });
  for (const add of curves) send({ add });
  for (const event of events) send(event);
  const finish = () => {
    while (engine.draw(1e7) & 1);
  };
  finish();
  const { buffer } = engine.bytes("picture");
  const [words, floats] = [new Int32Array(buffer), new Float32Array(buffer)];
  const commands = [];
  for (let at = 8; at < words.length; at += 2 + words[at + 1]) {
    const end = at + 2 + words[at + 1];
    commands.push({ kind: words[at], words: words.slice(at + 2, end), floats: floats.slice(at + 2, end) });
  }
  return { send, finish, commands, svg: () => engine.transform("svg", "{}") };
}
const [CURVE, STROKE, MARKS] = [3, 4, 8];

test("dashes go on all around a curve that is proved in pieces, in the picture and in files", () => {
  const { commands, svg } = drawn(600, 600, [],
    { lines: { curves: [{ id: 1, text: "x^2+y^2=25", color: 3, dash: 3 }] } });
  const strokes = commands.filter(({ kind }) => kind === STROKE);
  assert.strictEqual(strokes.length, 1);
  const [x, y] = strokes[0].floats;
  const [endX, endY] = strokes[0].floats.slice(-2);
  assert.ok(Math.hypot(endX - x, endY - y) < 1);
  const [path] = svg().match(/<path class="stroke c3"[^>]*>/);
  assert.match(path, /stroke-linecap:butt;stroke-dasharray:16 6 4 6/);
  assert.strictEqual(path.match(/ d="[^"]*"/)[0].match(/m/gi).length, 1);
});

test("a colour that comes again has another dash in the list, the picture and files", () => {
  const lines = ["x", "x^2", "x^3", "y<x"].map((text, index) =>
    ({ id: index + 1, text, color: 7, isShown: index !== 1 }));
  const { send, commands, svg } = drawn(600, 600, [], { lines: { curves: lines } });
  const { curves } = send({ screen: true });
  assert.deepStrictEqual(curves.map(({ dash }) => dash), [0, 0, 1, 1]);
  assert.deepStrictEqual(send({ dashed: true }).curves.map(({ dash }) => dash), [7, 0, 0, 1]);
  send({ dashed: false });
  assert.deepStrictEqual(curves.map(({ isRegion }) => isRegion), [false, false, false, true]);
  const strokes = commands.filter(({ kind, words }) => kind === CURVE && words[2] === 0);
  assert.deepStrictEqual(strokes.map(({ words }) => words[1]), [0, 1]);
  assert.strictEqual(svg().match(/class="stroke c7"(?! style)/g).length, 1);
});

test("regions lie below all lines, and their lines in the list are those of their rims", () => {
  const { send, commands } = drawn(600, 600, ["x", "y<x^2", "y>=3"]);
  assert.deepStrictEqual(
    commands.filter(({ kind }) => kind === CURVE).map(({ words }) => [words[0], words[2]]),
    [[1, 1], [1, 2], [2, 1], [2, 2], [0, 0]]);
  assert.deepStrictEqual(send({ screen: true }).curves.map(({ dash }) => dash), [0, 1, 0]);
});

test("what is read out has the digits that tell pixels apart", () => {
  const { send } = drawn(400, 400, ["sin(x)"],
    { window: { left: "1", right: "1+10^-9", bottom: "sin(1)", top: "sin(1)+10^-9" } });
  const [one, other] = [0, 1].map((move) => send({ trace: { move } }));
  assert.match(one.trace.y.decimal, /^0\.84147098\d{4}…$/);
  assert.notStrictEqual(one.trace.y.decimal, other.trace.y.decimal);
  assert.notStrictEqual(one.speech.split("y")[1], other.speech.split("y")[1]);
  const usual = drawn(400, 400, ["sin(x)"], { trace: { move: 0 } });
  assert.match(usual.send({ trace: { move: 7 } }).trace.y.decimal, /^0\.\d{6}…$/);
});

test("digits that are not known are no zeros", () => {
  const { send } = drawn(400, 400, ["x^2-2*10^30"], { window: { left: "0", right: "2*10^15" } });
  const { x } = send({ progress: true }).features.find(({ kind }) => kind === "zero");
  assert.match(x.decimal, /^-?1\.414213562…e15$/);
});

test("points are told in the language, and with the decimal mark, that is in force", () => {
  const { send, finish } = drawn(400, 400, ["x^2-2"]);
  const zero = () => send({ screen: true }).features.find(({ kind }) => kind === "zero");
  assert.match(zero().speech, /^zero at x negative/);
  send({ set: { language: "de", decimalMark: "," } });
  finish();
  assert.match(zero().speech, /^Nullstelle bei x minus/);
  assert.match(zero().x.decimal, /^-1,41/);
  assert.doesNotMatch(send({ screen: true }).summary, / at /);
});

test("points without a mark leave the others theirs", () => {
  // In −9…9 each has 11 zeros, where the two meet, and 12 extrema; with inflections there are 79.
  const { commands } = drawn(400, 400, ["sin(2x)", "-sin(2x)"], { window: { left: "-9", right: "9" } });
  const marks = commands.filter(({ kind }) => kind === MARKS).flatMap(({ words }) => words.length / 4);
  assert.deepStrictEqual(marks, [34, 23]);
});
