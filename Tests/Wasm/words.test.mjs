// The words of the page: each language has all of them in its file, and no other file has words that a user reads.

import assert from "node:assert";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../Web/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), "utf8");
const load = (name) => import(`data:text/javascript,${encodeURIComponent(read(`words/${name}.js`))}`);
const [english, german, chinese] = await Promise.all(["english", "german", "chinese"].map(load));
const speech = readFileSync(new URL("../../Sources/Sheets/Graph/Speech+Graph.swift", import.meta.url), "utf8");
const others = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js") && !name.startsWith("words/"));

/** The string literals of a script, and the parts of its templates that are no code. */
function literals(source) {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, template]) => plain ?? template.replace(/\$\{[^}]*\}/g, " "));
}

/** What is no literal of code: letters of another language, or a sentence. */
const isForUsers = (text) => /[äöüÄÖÜß\u3400-\u9fff]/.test(text) || /^[A-Z][a-z]+( [a-z]+){2,}|[a-z]{2,}( [a-z]+){2,}[.!?…]$/.test(text);

for (const [name, language] of Object.entries({ german, chinese })) {
  test(`the ${name} file has the words of the English one`, () => {
    assert.deepStrictEqual(Object.keys(language).sort(), Object.keys(english).sort());
    for (const part of ["start", "words", "keys"]) {
      assert.deepStrictEqual(Object.keys(language[part]).sort(), Object.keys(english[part]).sort(), part);
    }
    assert.strictEqual(language.keyHelp.length, english.keyHelp.length);
  });
}

test("no word is empty or has space at its ends", () => {
  for (const { start, words, keys, keyHelp } of [english, german, chinese]) {
    const all = [start, words, keys].flatMap((part) => Object.entries(part)).concat(keyHelp);
    for (const [name, text] of all) assert.ok(typeof text === "string" && text === text.trim() && text !== "", name);
  }
});

test("a name that a script writes out is that of a word", () => {
  for (const name of others) {
    for (const [, word] of read(name).matchAll(/\btext\("([^"]+)"\)/g)) assert.ok(word in english.words, `${name}: ${word}`);
  }
});

test("every word is used", () => {
  const used = new Set(others.flatMap((name) => [...read(name).matchAll(/"([\w-]+)"|(\b\w+):/g)].flatMap(([, ...found]) => found)));
  // Kinds of features are named by the engine.
  for (const [, kind] of speech.matchAll(/: \.feature(\w+)/g)) used.add(kind.toLowerCase());
  assert.deepStrictEqual(Object.keys(english.words).filter((word) => !used.has(word)), []);
});

test("no other script has words that a user reads", () => {
  for (const text of ["Änderung", "求值", "Nothing was set aside", "the word could not be read."]) assert.ok(isForUsers(text), text);
  for (const name of others) {
    for (const text of literals(read(name))) assert.ok(!isForUsers(text), `${name}: ${text}`);
  }
});
