// The page computes nothing: it reads no text that the engine writes, and writes none
// that the engine would have to read anew.

import assert from "node:assert";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../Web/", import.meta.url);
const scripts = readdirSync(folder, { recursive: true }).sort().filter((name) => name.endsWith(".js"));

/** What only a page does that takes formulas, numbers or kept states apart by itself. */
const forbidden = [
  ["reads or writes the bytes of a link", /\b(atob|btoa)\b/],
  ["reads a number that was written for people", /\bparse(Int|Float)\((?!getComputedStyle)|\bNumber\((?!element\.|under\.|item\.|sent\b|place\b|factor\.|value\b)/],
  ["rewrites functions or constants", /replace(All)?\(["/][^,]*(sqrt|\bpi\b|"\*")/],
  ["puts a decimal mark into a text", /replace(All)?\([^)]*mark\(\)/],
  ["takes lists of a formula apart", /\.split\("[,+*\/^]"\)/],
  // Keys may be called X0 to X9, and functions by a name with a digit.
  ["counts, cuts or groups digits", /(?<!X)\\d(?!\/\.test\(name\))|\\D/],
  ["spells signs in another way", /replace(All)?\(\s*["'`/](\\b)?(-|\[−|−|<=|>=|[0-9.,]|\[?[.,]|theta)/],
  ["takes an answer, a definition or keys apart", /(?<!signature|list)\.(split|match|exec)\(["'`/](\(|;|=|≈|Solve)/],
];

/** Lines of each kind, which the page once had. */
const found = [
  "return full.length > LONG && /^-?[\\d.,…]+$/.test(full);",
  "const count = (number) => number.replace(/e.*/, \"\").replace(/\\D/g, \"\").length;",
  "const ends = [slider.least, slider.most].map((end) => end.replace(\"-\", \"−\"));",
  "return text.replace(/\\btheta\\b/g, \"θ\");",
  "const shown = bounds.replaceAll(\"<=\", \"≤\");",
  "`<span>${drawn}</span>`.replace(/\\b0\\.(?=\\d)/g, `0${mark}`);",
  "for (const key of line.match(/Solve .*|\\S+/g)) {",
  "[text(\"asFormula\"), () => this.page.formula(line.split(\";\")[0])],",
];

test("what the page once computed would be found", () => {
  for (const line of found) assert.ok(forbidden.some(([, pattern]) => pattern.test(line)), line);
});

for (const name of scripts) {
  test(`${name} computes nothing`, () => {
    const lines = readFileSync(new URL(name, folder), "utf8").split("\n");
    for (const [index, line] of lines.entries()) {
      const code = line.replace(/^\s*(\/\/|\*|\/\*\*).*/, "");
      for (const [what, pattern] of forbidden) assert.ok(!pattern.test(code), `${name}:${index + 1} ${what}: ${line.trim()}`);
    }
  });
}
