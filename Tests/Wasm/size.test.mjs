// The engine stays small and asks little of the page.

import assert from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { engineFile, load } from "./engine.mjs";

test("the engine is under 350 kB, compressed", () => {
  assert.ok(gzipSync(readFileSync(engineFile), { level: 9 }).length < 350_000);
});

test("the engine imports nothing", () => {
  assert.deepStrictEqual(load(engineFile).imports, []);
});

test("a text crosses in both directions", () => {
  assert.ok(load(engineFile).evaluate("“π”\n").includes("“π”"));
});
