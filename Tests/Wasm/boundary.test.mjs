// The page computes nothing: it reads no text that the engine writes, and writes none
// that the engine would have to read anew.

import assert from "node:assert";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../Web/", import.meta.url);
const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));

/** What only a page does that takes formulas, numbers or kept states apart by itself. */
const forbidden = [
  ["reads or writes the bytes of a link", /\b(atob|btoa)\b/],
  ["reads a number that was written for people", /\bparse(Int|Float)\((?!getComputedStyle)|\bNumber\((?!element\.|under\.|item\.|sent\b|place\b|factor\.|value\b)/],
  ["rewrites functions or constants", /replace(All)?\(["/][^,]*(sqrt|\bpi\b|"\*")/],
  ["puts a decimal mark into a text", /replace(All)?\([^)]*mark\(\)/],
  ["takes lists of a formula apart", /\.split\("[,+*\/^]"\)/],
];

for (const name of scripts.filter((name) => !["layouts.js", "words.js", "faces.js", "keyboard.js"].includes(name))) {
  test(`${name} computes nothing`, () => {
    const lines = readFileSync(new URL(name, folder), "utf8").split("\n");
    for (const [index, line] of lines.entries()) {
      const code = line.replace(/^\s*(\/\/|\*|\/\*\*).*/, "");
      for (const [what, pattern] of forbidden) assert.ok(!pattern.test(code), `${name}:${index + 1} ${what}: ${line.trim()}`);
    }
  });
}
