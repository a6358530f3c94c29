// How the page uses its two workers, with workers that a test plays.

import assert from "node:assert";
import { test } from "node:test";
import { hasPage, startEngine } from "./browser.mjs";

/** A worker that answers when the test says so. */
class Puppet {
  static all = [];
  texts = [];
  isEnded = false;

  constructor() {
    Puppet.all.push(this);
  }

  postMessage(data) {
    // A part of the engine.
    if (data.address) return;
    if (typeof data === "string") {
      const event = JSON.parse(data);
      // The name of the window has no meaning here.
      if (event.window) queueMicrotask(() => this.onmessage({ data: JSON.stringify(screen()) }));
      else this.texts.push(event);
    } else {
      this.role = data.role;
      queueMicrotask(() => this.onmessage({ data: { ready: true, module: null } }));
    }
  }

  terminate() {
    this.isEnded = true;
  }

  answer(object) {
    this.onmessage({ data: JSON.stringify(object) });
    return settle();
  }

  trap() {
    this.onmessage({ data: { trapped: "RuntimeError" } });
    return settle();
  }

  /** The last worker of a role. */
  static last(role) {
    return Puppet.all.filter((puppet) => puppet.role === role).at(-1);
  }
}

/** Lets everything happen that needs no time. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const screen = (more = {}) => ({ state: null, request: null, message: null, ...more });

async function start(options = {}) {
  Puppet.all = [];
  const { engine, told } = await startEngine(options, Puppet);
  await settle();
  return { engine, told, editing: () => Puppet.last("handle"), computing: () => Puppet.last("perform") };
}

/** Starts, and has an evaluation under way. */
async function startBusy(options = {}) {
  const page = await start(options);
  const sent = page.engine.send({ keys: "Enter" });
  await settle();
  await page.editing().answer(screen({ request: { id: 1, kind: "evaluate", text: "1" } }));
  await sent;
  return page;
}

const skip = !hasPage;

/** The requests to a computing worker: a session that is restored gets a seed, any of those that there are. */
function asked(worker) {
  return worker.texts.map(({ seed, ...request }) => {
    assert.equal(request.kind === "restore", Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31);
    return request;
  });
}

test("names come first, then the draft, then keys", { skip }, async () => {
  const { engine, editing, computing } = await start({ sheetState: "sheet", sessionState: "session" });
  engine.send({ keys: "1" });
  assert.deepStrictEqual(asked(computing()), [{ kind: "restore", state: "session" }]);
  assert.deepStrictEqual(editing().texts, []);
  await computing().answer({ id: 0, kind: "restore", variables: [{ name: "a", text: "1" }], functions: [] });
  assert.deepStrictEqual(Object.keys(editing().texts[0]), ["answered"]);
  await editing().answer(screen());
  assert.deepStrictEqual(editing().texts[1], { load: "sheet" });
  await editing().answer(screen());
  await editing().answer(screen());
  assert.deepStrictEqual(editing().texts.at(-1), { keys: "1" });
});

test("keys that pile up go together, as far as the next Enter", { skip }, async () => {
  const { engine, editing } = await start();
  for (const keys of ["1", "+", "2", "Enter", "3"]) engine.send({ keys });
  await settle();
  for (let count = 0; count < 3; count += 1) await editing().answer(screen());
  assert.deepStrictEqual(editing().texts, [{ keys: "1" }, { keys: "+ 2 Enter" }, { keys: "3" }]);
});

test("only the newest preview is computed", { skip }, async () => {
  const { engine, editing, computing } = await start();
  for (const id of [1, 2, 3]) {
    engine.send({ keys: String(id) });
    await settle();
    await editing().answer(screen({ request: { id, kind: "preview", text: String(id) } }));
  }
  await computing().answer({ id: 1, kind: "preview", answers: [] });
  assert.deepStrictEqual(computing().texts.map((request) => request.id), [1, 3]);
});

test("a long evaluation shows, and an answer ends that", { skip }, async () => {
  const { told, editing, computing } = await startBusy();
  assert.deepStrictEqual(told.busy.filter(Boolean), []);
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.strictEqual(told.busy.at(-1), true);
  await computing().answer({ id: 1, kind: "evaluate", answers: [], state: "kept" });
  assert.strictEqual(told.busy.at(-1), false);
  assert.strictEqual(told.kept("session"), "kept");
  assert.strictEqual(editing().texts.at(-1).answered.state, null);
});

test("stop ends the worker and starts another from the kept state", { skip }, async () => {
  const { engine, editing, computing } = await startBusy();
  await computing().answer({ id: 1, kind: "evaluate", answers: [], state: "kept" });
  await editing().answer(screen({ request: { id: 2, kind: "evaluate", text: "2" } }));
  const old = computing();
  engine.stop();
  await settle();
  assert.ok(old.isEnded);
  assert.notStrictEqual(computing(), old);
  assert.deepStrictEqual(asked(computing()), [{ kind: "restore", state: "kept" }]);
  assert.deepStrictEqual(editing().texts.at(-1), { stopped: "user" });
});

test("an engine that runs out of memory computes on from the kept state", { skip }, async () => {
  const { told, editing, computing } = await startBusy({ sessionState: null });
  const first = computing();
  await first.trap();
  const second = computing();
  assert.notStrictEqual(second, first);
  assert.deepStrictEqual(second.texts, first.texts);
  await second.trap();
  assert.notStrictEqual(computing(), second);
  assert.deepStrictEqual(computing().texts, []);
  assert.deepStrictEqual(editing().texts.at(-1), { stopped: "memory" });
  assert.deepStrictEqual(told.failures, []);
});

test("a computing engine that breaks once is asked again, from the kept state", { skip }, async () => {
  const { editing, computing } = await startBusy();
  await computing().answer({ id: 1, kind: "evaluate", answers: [], state: "kept" });
  await editing().answer(screen({ request: { id: 2, kind: "evaluate", text: "2" } }));
  await computing().trap();
  assert.deepStrictEqual(asked(computing()), [{ kind: "restore", state: "kept" }]);
  await computing().answer({ id: 0, kind: "restore", answers: [] });
  assert.deepStrictEqual(computing().texts.at(-1), { id: 2, kind: "evaluate", text: "2" });
});

test("what was asked for is answered though the editing engine broke meanwhile", { skip }, async () => {
  const { engine, editing, computing } = await start();
  for (const [keys, more] of [
    ["1", { state: "draft", request: { id: 3, kind: "preview", text: "1" } }],
    ["Enter", { state: "entered", isBusy: true, request: { id: 4, kind: "evaluate", text: "1" } }],
    ["2", { state: "typed on", isBusy: true }],
  ]) {
    engine.send({ keys });
    await settle();
    await editing().answer(screen(more));
  }
  await computing().answer({ id: 1, kind: "preview", answers: [] });
  await editing().answer(screen({ isBusy: true }));
  assert.strictEqual(computing().texts.at(-1).id, 2);
  await computing().answer({ id: 2, kind: "evaluate", answers: ["1"] });
  assert.strictEqual(editing().texts.at(-1).answered.id, 4);
  // The instance breaks on the answer; the next one has numbers of its own.
  await editing().trap();
  for (const more of [
    {}, { isBusy: true, request: { id: 1, kind: "evaluate", text: "1" } }, { isBusy: true }, { isBusy: true },
  ]) await editing().answer(screen(more));
  assert.deepStrictEqual(editing().texts.map((event) => event.answered?.id ?? event), [
    { load: "draft" }, { keys: "Enter" }, { keys: "2" }, 0, 1,
  ]);
  assert.strictEqual(computing().texts.length, 2);
});

test("a key that breaks the engine is not asked again after the next break", { skip }, async () => {
  const { engine, computing, editing } = await startBusy();
  engine.send({ keys: "1" });
  await settle();
  await editing().answer(screen({ state: "1", isBusy: true }));
  engine.send({ keys: "Bar" });
  await settle();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await editing().trap();
    assert.deepStrictEqual(editing().texts, [{ keys: "1" }]);
    await editing().answer(screen({ isBusy: true }));
  }
  await editing().answer(screen({ isBusy: true }));
  await computing().answer({ id: 1, kind: "evaluate", answers: ["1"] });
  await editing().trap();
  for (let count = 0; count < 2; count += 1) await editing().answer(screen({ isBusy: true }));
  assert.deepStrictEqual(editing().texts.slice(0, 2), [{ keys: "1" }, { screen: true }]);
});

test("a key that breaks the editing engine costs nothing but itself", { skip }, async () => {
  const { engine, told, editing } = await start();
  engine.send({ keys: "1" });
  await settle();
  await editing().answer(screen({ state: "1" }));
  const broken = engine.send({ keys: "Bar" });
  engine.send({ keys: "2" });
  await settle();
  for (const attempt of [1, 2]) {
    await editing().trap();
    assert.deepStrictEqual(editing().texts, [{ load: "1" }], `attempt ${attempt}`);
    await editing().answer(screen({ state: "1" }));
    if (attempt === 1) assert.deepStrictEqual(editing().texts.at(-1), { keys: "Bar" });
  }
  assert.deepStrictEqual(editing().texts.at(-1), { screen: true });
  await editing().answer(screen());
  await broken;
  assert.deepStrictEqual(editing().texts.at(-1), { keys: "2" });
  assert.deepStrictEqual([...new Set(told.failures)], ["restarted"]);
  assert.strictEqual(told.kept("sheet"), "1");
});

test("a worker that ends without a word is replaced, and what it was asked is asked again", { skip, timeout: 20_000 }, async () => {
  const { engine, editing } = await start();
  engine.send({ keys: "1" });
  await settle();
  await editing().answer(screen({ state: "1" }));
  const silent = editing();
  const waiting = engine.send({ keys: "2" });
  await settle();
  while (!silent.isEnded) await settle();
  await settle();
  assert.deepStrictEqual(editing().texts, [{ load: "1" }]);
  await editing().answer(screen({ state: "1" }));
  assert.deepStrictEqual(editing().texts.at(-1), { keys: "2" });
  await editing().answer(screen({ state: "12" }));
  assert.strictEqual((await waiting).state, "12");
});

test("the caret comes back to its place in the same formula", { skip }, async () => {
  const at = { element: 3, side: "inside", offset: 1 };
  for (const [of, expected] of [["1/43", [{ load: "a" }, { tap: { element: 3, offset: 1, right: false } }]], ["1/2", [{ load: "a" }]]]) {
    const { editing } = await start({ sheetState: "a", caret: { of: "1/43", at } });
    const loaded = screen({ state: "a", copyText: of, formula: "loaded", caret: { element: 0, side: "after", offset: 0 } });
    await editing().answer(loaded);
    if (expected.length > 1) await editing().answer(screen({ copyText: of, formula: "placed", caret: at }));
    assert.deepStrictEqual(editing().texts.slice(0, expected.length), expected);
  }
});

test("a kept state that breaks the engine is set aside", { skip }, async () => {
  const { told, editing, computing } = await start({ sheetState: "bad", sessionState: "worse" });
  await computing().trap();
  assert.deepStrictEqual(editing().texts.at(-1), { load: "bad" });
  await editing().trap();
  assert.deepStrictEqual(editing().texts.at(-1), { screen: true });
  await editing().answer(screen());
  const damaged = Object.assign({}, ...told.states.map((state) => state.damaged ?? {}));
  assert.deepStrictEqual(damaged, { sheet: "bad", session: "worse" });
  assert.deepStrictEqual(told.failures, ["damaged", "damaged"]);
});

test("settled waits for the answer", { skip }, async () => {
  const { engine, editing, computing } = await start();
  let last = null;
  engine.settled({ keys: "Enter" }).then((screen) => { last = screen; });
  await settle();
  await editing().answer(screen({ request: { id: 1, kind: "evaluate", text: "1" } }));
  assert.strictEqual(last, null);
  await computing().answer({ id: 1, kind: "evaluate", answers: [] });
  await editing().answer(screen({ formula: "1|" }));
  assert.strictEqual(last.formula, "1|");
});
