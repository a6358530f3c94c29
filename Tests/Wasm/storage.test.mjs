// What the page keeps, with a browser's storage that a test plays.

import assert from "node:assert";
import { afterEach, beforeEach, test } from "node:test";
import { moduleFolder } from "./browser.mjs";

let items;
let isFull;
/** How long a text may be that there is room for. */
let most;
let listeners;
let asked;

beforeEach(() => {
  items = new Map();
  isFull = false;
  most = Infinity;
  listeners = {};
  asked = 0;
  globalThis.localStorage = {
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, text) => {
      if (isFull || text.length > most) throw new Error("QuotaExceededError");
      items.set(key, text);
    },
  };
  globalThis.addEventListener = (name, listener) => { listeners[name] = listener; };
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { storage: { persist: async () => { asked += 1; return true; } } },
  });
});

let visits = [];
let count = 0;
/** The module as a page that was just loaded has it. */
async function visit() {
  const storage = await import(new URL(`shell/storage.js?${count += 1}`, moduleFolder));
  visits.push(storage);
  return storage;
}

// Nothing is written later, into the storage of another test.
afterEach(() => visits.splice(0).forEach((storage) => storage.flush()));

/** What there is to load, of texts that are kept. */
const loaded = (texts) => ({ sheet: null, session: null, graph: null, desk: null, mode: null, hint: null, open: null, keys: null, caret: null, ...texts });
const kept = () => Object.fromEntries([...items].map(([key, text]) => [key.split(":").slice(2).join(":"), text]));

test("texts come back on the next visit", async () => {
  const storage = await visit();
  assert.deepStrictEqual(storage.load(), loaded({}));
  storage.save({ sheet: "a" });
  storage.save({ sheet: "b", session: "c" });
  listeners.pagehide();
  assert.deepStrictEqual((await visit()).load(), loaded({ sheet: "b", session: "c" }));
});

test("it is asked once ever to forget nothing, after the first answer", async () => {
  const storage = await visit();
  storage.load();
  storage.save({ sheet: "a" });
  assert.strictEqual(asked, 0);
  storage.save({ session: "a" });
  storage.save({ session: "b" });
  (await visit()).save({ session: "c" });
  assert.strictEqual(asked, 1);
  storage.flush();
});

test("a full storage is told, and what stands there stays", async () => {
  const storage = await visit();
  const told = [];
  storage.load();
  storage.onWorks((works) => told.push(works));
  storage.save({ sheet: "a" });
  storage.flush();
  isFull = true;
  storage.save({ sheet: "b" });
  storage.flush();
  storage.save({ sheet: "c" });
  storage.flush();
  assert.deepStrictEqual(told, [false]);
  assert.strictEqual(kept()["sheet:1"], "a");
  isFull = false;
  storage.flush();
  assert.strictEqual(kept()["sheet:1"], "c");
  assert.deepStrictEqual(told, [false, true]);
});

test("a storage that has room for short texts alone stays told until a long one has room again", async () => {
  const storage = await visit();
  const told = [];
  storage.load();
  storage.onWorks((works) => told.push(works));
  const long = "a".repeat(100);
  most = 50;
  for (const text of [long, `${long}b`]) {
    storage.save({ sheet: text });
    storage.flush();
    storage.save({ open: "graph", keys: text.length % 2 ? "shown" : "folded" });
    storage.flush();
  }
  assert.deepStrictEqual(told, [false]);
  assert.strictEqual(kept()["open:1"], "graph");
  most = Infinity;
  storage.flush();
  assert.deepStrictEqual(told, [false, true]);
  assert.strictEqual(kept()["sheet:1"], `${long}b`);
});

test("damaged texts are set aside, each once", async () => {
  const storage = await visit();
  storage.load();
  storage.save({ damaged: { sheet: "bad" } });
  storage.save({ damaged: { sheet: "bad" } });
  storage.save({ damaged: { sheet: "worse" } });
  storage.flush();
  assert.deepStrictEqual(kept(), { "sheet:damaged-1": "bad", "sheet:damaged-2": "worse" });
});

test("a file brings everything back, and what it replaces is set aside", async () => {
  const storage = await visit();
  storage.load();
  storage.save({ sheet: "old", session: "values", graph: "curves", desk: "keys", mode: "desk" });
  const file = storage.exportText();
  storage.save({ sheet: "new" });
  assert.strictEqual(storage.importText("{}"), false);
  assert.strictEqual(storage.importText("no file"), false);
  assert.ok(storage.importText(file));
  // What the page still says while it goes away is too late.
  storage.save({ sheet: "newer" });
  storage.flush();
  assert.deepStrictEqual((await visit()).load(),
    loaded({ sheet: "old", session: "values", graph: "curves", desk: "keys", mode: "desk" }));
  assert.strictEqual(kept()["sheet:replaced-1"], "new");
});

test("what was set aside comes back, and goes into files", async () => {
  const storage = await visit();
  storage.load();
  storage.save({ sheet: "now", damaged: { sheet: "bad", session: "worse" } });
  storage.flush();
  assert.deepStrictEqual(storage.asides(), [
    { name: "sheet", reason: "damaged", number: 1, text: "bad" },
    { name: "session", reason: "damaged", number: 1, text: "worse" },
  ]);
  const file = storage.exportText();
  assert.ok(storage.bringBack(storage.asides()[0]));
  const next = await visit();
  assert.strictEqual(next.load().sheet, "bad");
  assert.ok(next.asides().some(({ reason, text }) => reason === "replaced" && text === "now"));
  items.clear();
  const elsewhere = await visit();
  elsewhere.load();
  assert.ok(elsewhere.importText(file));
  assert.deepStrictEqual(elsewhere.asides().map(({ text }) => text), ["bad", "worse"]);
});

test("another window's texts are told, one's own are not", async () => {
  const storage = await visit();
  storage.load();
  storage.save({ sheet: "mine", desk: "keys" });
  storage.flush();
  const told = [];
  storage.watch({ take: (texts) => told.push(texts), merge: async (texts) => { told.push(texts); return false; } });
  const key = (name) => [...items.keys()].find((key) => key.includes(`:${name}:`));
  listeners.storage({ key: key("sheet"), newValue: "mine" });
  listeners.storage({ key: "other", newValue: "x" });
  listeners.storage({ key: key("sheet"), newValue: "theirs" });
  listeners.storage({ key: key("desk"), newValue: "other keys" });
  assert.deepStrictEqual(told, [{ sheet: "theirs" }, { desk: "other keys" }]);
});

test("what another window was quicker to keep is put together with what waits", async () => {
  const storage = await visit();
  storage.load();
  storage.save({ sheet: "start" });
  storage.flush();
  const key = [...items.keys()].find((key) => key.includes(":sheet:"));
  storage.watch({
    merge: async ({ sheet }) => { storage.save({ sheet: `${sheet}+mine` }); return true; },
  });
  items.set(key, "theirs");
  storage.save({ sheet: "start+mine" });
  storage.flush();
  assert.strictEqual(items.get(key), "theirs");
  await new Promise((done) => setTimeout(done, 5));
  assert.strictEqual(items.get(key), "theirs+mine");
});
