// The page's list of functions: it has every one of the engine, in three languages, with an
// example that is true, and what it types goes into the editor.

import assert from "node:assert";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { engineFile, load } from "./engine.mjs";

const page = new URL("../../.build/web/", import.meta.url);
const skip = !existsSync(page);

// What the list types, from its source: the rest of the file needs a page.
const source = readFileSync(new URL("../../Web/dialogs/functions.js", import.meta.url), "utf8");
const { typing } = await import(`data:text/javascript,${encodeURIComponent(source.match(/export function typing.*?\n}/s)[0])}`);

/** The rows of the list, as `make web` has written them. */
function rows() {
  const name = readdirSync(page, { recursive: true }).find((name) => name.endsWith("functions.js"));
  return JSON.parse(readFileSync(new URL(name, page), "utf8").match(/=(\[\[.*?\]\])/s)[1]);
}

test("the list has every function and constant of the engine", { skip }, () => {
  assert.deepStrictEqual(rows().map(([signature]) => signature).sort(), load(engineFile).signatures().sort());
  for (const row of rows()) {
    assert.strictEqual(row.length, 5, row[0]);
    assert.ok(row.every((text) => text !== ""), row[0]);
  }
});

test("its examples are true", { skip }, () => {
  for (const [signature, example] of rows()) {
    const sign = example.lastIndexOf(" = ");
    const exact = (text) => JSON.parse(load(engineFile).evaluate(text).split("\n")[0]).exact;
    const isSame = exact(example.slice(0, sign)) === example.slice(sign + 3);
    assert.ok(isSame || exact(example) === "true", `${signature}: ${example}`);
  }
});

test("what it types is a function or a constant of the editor, with the caret in its first slot", { skip }, () => {
  for (const [signature] of rows()) {
    const { handle } = load(engineFile);
    for (const event of typing(signature)) assert.match(handle(event).outcome, /changed|moved/, signature);
    if (!signature.includes("(")) continue;
    const { copyText } = handle({ keys: "7 1" });
    assert.match(copyText, /71/, signature);
    assert.doesNotMatch(copyText.replace(signature.split("(")[0], ""), /\w·\w|\d[a-zA-Z]/, signature);
  }
});
