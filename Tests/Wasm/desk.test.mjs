// The page's desk calculator shows the same screens as `surd desk`, for every line
// of the golden file; its state comes back; the examples are there.

import assert from "node:assert";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { hasPage, load as loadPage } from "./browser.mjs";
import { engineFile, load } from "./engine.mjs";

const command = fileURLToPath(new URL("../../.build/release/surd", import.meta.url));
const lines = readFileSync(new URL("../Golden/desk.txt", import.meta.url), "utf8").split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => /^(.*?)\s{2,}[=!] /.exec(line)?.[1].trim())
  .filter(Boolean);

/** The desk calculator of an engine of its own. */
function desk() {
  const engine = load(engineFile);
  return (event) => JSON.parse(engine.transform("desk", JSON.stringify(event)));
}

test("keys show what the command shows", { skip: !existsSync(command) }, () => {
  assert.ok(lines.length >= 100, `${lines.length} lines`);
  for (const keys of lines) {
    const { status, stdout } = spawnSync(command, ["desk", "--format", "json", "--", keys], { encoding: "utf8" });
    if (status === 64) continue;
    // The page is told more: the state, and long numbers in groups of digits.
    const screen = desk()({ keys });
    const told = JSON.parse(stdout);
    const shared = Object.fromEntries(Object.keys(told).map((name) => [name, screen[name]]));
    assert.deepStrictEqual(shared, told, keys);
  }
});

test("a state comes back", () => {
  const press = desk();
  press({ set: { digits: 4, angle: "deg" } });
  press({ keys: "3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+ Solve x=2" });
  const before = press({ keys: "7 . 5" });
  const after = desk()({ load: before.state });
  for (const part of ["display", "description", "keys", "values", "memory", "isTyping", "settings"]) {
    assert.deepStrictEqual(after[part], before[part], part);
  }
  assert.strictEqual(after.tape.length, 3);
  assert.strictEqual(after.state, before.state);
  assert.strictEqual(after.message, null);
});

test("a damaged state is told of and changes little", () => {
  for (const state of ["", "{", "null", "[]", '{"surd desk":1,"program":[1]}', "\u0000"]) {
    const press = desk();
    assert.strictEqual(press({ load: state }).message.kind, "damagedState", state);
    assert.strictEqual(press({ keys: "6 * 7 =" }).exact, "42");
  }
});

test("the examples have titles in each language, and run", () => {
  const engine = load(engineFile);
  const lists = ["en", "de", "zh"].map((tag) => JSON.parse(engine.transform("examples", tag)));
  assert.ok(lists[0].length >= 15);
  lists[0].forEach(({ kind, text, window }, index) => {
    assert.ok(["formula", "graph", "desk"].includes(kind));
    assert.ok(window === null || window.length === 4);
    const titles = lists.map((list) => list[index].title);
    assert.strictEqual(new Set(titles).size, 3, titles[0]);
    if (kind === "desk") assert.strictEqual(desk()({ keys: text }).outcome, "changed", text);
  });
});

test("the page knows every key", { skip: !hasPage }, async () => {
  globalThis.navigator ??= { language: "en" };
  const { deskKeys } = await loadPage("desk/desk-keys.js");
  const shapes = [
    { name: "small", rows: 5, height: 454 }, { name: "landscape", rows: 6, height: 320 },
    { name: "phone", rows: 7, height: 568 }, { name: "phone", rows: 7, height: 667 },
    { name: "tablet", rows: 5, height: 1080 }, { name: "desk", rows: 7, height: 900 },
  ];
  const all = "C CE = + - * / ^ mod neg sqrt sq inv sin cos tan asin acos atan ln log exp exp10 pi e %"
    + " Mem+ Mem- Store Recall MC x a b 0 1 2 3 4 5 6 7 8 9 . BS Solve Graph";
  for (const shape of shapes) {
    const { parts } = deskKeys.layout(shape, 1, 0);
    const shown = new Set();
    for (let part = 0; part < parts; part += 1) {
      const { rows } = deskKeys.layout(shape, 1, part);
      // What a long press offers stands in the corner of its key.
      rows.flat().forEach((key) => [key, ...deskKeys.relatives[key] ?? []].forEach((each) => shown.add(each)));
      assert.ok(rows.flat().length >= 23);
    }
    assert.deepStrictEqual(all.split(" ").filter((key) => !shown.has(key)), [], shape.name);
  }
  for (const key of all.split(" ")) {
    if (key !== "Solve" && key !== "Graph") assert.notStrictEqual(desk()({ keys: key }).outcome, "none", key);
  }
});
