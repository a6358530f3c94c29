// The engine stays small and asks little of the page. `Tools/web.mjs` has the bar
// for the page as a whole.

import assert from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { engineFile, load } from "./engine.mjs";

/** The engine with no more than what these exports need, as Brotli leaves it. */
function compressedSize(...exports) {
  const folder = mkdtempSync(join(tmpdir(), "surd-"));
  const graph = [
    { name: "page", root: true, reaches: exports },
    ...exports.map((name) => ({ name, export: name })),
  ];
  const file = join(folder, "engine.wasm");
  const features = ["bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int"]
    .map((name) => `--enable-${name}`);
  writeFileSync(join(folder, "graph.json"), JSON.stringify(graph));
  execFileSync("wasm-metadce", [
    fileURLToPath(engineFile), "-o", file, "-f", join(folder, "graph.json"), ...features,
  ]);
  execFileSync("wasm-opt", ["-Oz", ...features, file, "-o", file]);
  const size = brotliCompressSync(readFileSync(file)).length;
  rmSync(folder, { recursive: true });
  return size;
}

test("the engine that answers lines is under 650 kB, compressed", () => {
  const size = compressedSize("memory", "allocate", "release", "evaluate");
  assert.ok(size < 650_000, `${size} bytes`);
});

test("the engine imports nothing", () => {
  assert.deepStrictEqual(load(engineFile).imports, []);
});

test("a text crosses in both directions", () => {
  assert.ok(load(engineFile).evaluate("“π”\n").includes("“π”"));
});
