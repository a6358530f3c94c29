// The engine asks nothing of the page.

import assert from "node:assert";
import { test } from "node:test";
import { engineFile, load } from "./engine.mjs";

test("the engine imports nothing", () => {
  assert.deepStrictEqual(load(engineFile).imports, []);
});

test("a text crosses in both directions", () => {
  assert.ok(load(engineFile).evaluate("“π”\n").includes("“π”"));
});
