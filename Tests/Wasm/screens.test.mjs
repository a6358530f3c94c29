// The page's engine shows the same screens as `surd keys`, for every line of the
// golden files about editing.

import assert from "node:assert";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { engineFile, load } from "./engine.mjs";

const folder = new URL("../Golden/", import.meta.url);
const command = fileURLToPath(new URL("../../.build/release/surd", import.meta.url));

/** The lines of keys with what they show: what stands before and behind the first ` = ` that
 * two blanks or more precede, or the last one. */
const golden = readdirSync(folder).filter((name) => /^editing-.*\.txt$/.test(name)).flatMap((name) =>
  readFileSync(new URL(name, folder), "utf8").split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => /^(.*?)\s{2,}= (.*)$/.exec(line) ?? /^(.*) = (.*)$/.exec(line))
).filter(Boolean).map(([, keys, shown]) => ({ keys: keys.trim(), shown }));
const lines = golden.map(({ keys }) => keys).filter(Boolean);

/** What a screen says whoever asks. */
function essence(screen) {
  const { formula, prefix, mathml, caret, isEmpty, isAnswered, hasHoles } = screen;
  const { canUndo, canRedo, preview, message, settings } = screen;
  return {
    formula, prefix, mathml, caret, isEmpty, isAnswered, hasHoles,
    canUndo, canRedo, preview, message, settings, answer: screen.isAnswered ? screen.answer : null,
  };
}

/** Presses keys as the page does, with one instance for both of its workers. */
function press(keys) {
  const engine = load(engineFile);
  let screen = engine.handle({ keys });
  while (screen.request) screen = engine.handle({ answered: engine.perform(screen.request) });
  return screen;
}

test("keys show what the command shows", { skip: !existsSync(command) }, () => {
  assert.ok(lines.length >= 250, `${lines.length} lines`);
  for (const keys of [...lines, "1 / 3 + 1 / 6 Enter", "1 / 0 Enter", "1 + Enter", "2 STO x Enter + 1 Enter"]) {
    const { stdout } = spawnSync(command, ["keys", "--format", "json", "--", keys], { encoding: "utf8" });
    assert.deepStrictEqual(essence(press(keys)), essence(JSON.parse(stdout)), keys);
  }
});

test("golden lines one after the other, in one instance, show what the golden files say", () => {
  const engine = load(engineFile);
  // What is undone may be of the line before.
  const asked = golden.filter(({ keys }) => keys && !/Undo|Redo|C-[zyZvcx]/.test(keys));
  assert.ok(asked.length > 400, `${asked.length} lines`);
  for (const { keys, shown } of asked) {
    for (const each of ["AC", keys]) {
      let screen = engine.handle({ keys: each });
      while (screen.request) screen = engine.handle({ answered: engine.perform(screen.request) });
      if (each === keys) assert.strictEqual(screen.formula, shown, keys);
    }
  }
});

test("states come back", () => {
  const engine = load(engineFile);
  const states = {};
  const play = (event) => {
    let screen = engine.handle(event);
    for (;;) {
      states.sheet = screen.state ?? states.sheet;
      if (!screen.request) return screen;
      const reply = engine.perform(screen.request);
      states.session = reply.state ?? states.session;
      screen = engine.handle({ answered: reply });
    }
  };
  play({ keys: "K:sqrt 8 Right STO a Enter" });
  play({ keys: "f ( x ) = x ^ 2 Enter" });
  play({ keys: "f ( a ) + 1" });

  const other = load(engineFile);
  const reply = other.perform({ kind: "restore", state: states.session });
  assert.deepStrictEqual(reply.damage, []);
  other.handle({ answered: reply });
  const screen = other.handle({ load: states.sheet });
  assert.strictEqual(screen.message, null);
  assert.strictEqual(screen.tape.length, 2);
  const before = engine.handle({ screen: true });
  for (const name of ["prefix", "tape", "variables", "functions"]) {
    assert.deepStrictEqual(screen[name] ?? other.handle({ screen: true })[name], before[name], name);
  }
  const { request } = other.handle({ keys: "Enter" });
  assert.strictEqual(other.perform(request).answers[0].exact, "9");
});

test("texts that are no events and no requests change nothing", () => {
  const engine = load(engineFile);
  for (const text of ["", "{", "[]", "null", '{"keys":1}']) {
    assert.ok(JSON.parse(engine.transform("handle", text)).isEmpty, text);
    assert.strictEqual(JSON.parse(engine.transform("perform", text)), null, text);
  }
});
