// The page's engine answers the corpus as the command does, letter by letter.

import assert from "node:assert";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { engineFile, load } from "./engine.mjs";

const folder = new URL("../Corpus/data/", import.meta.url);
const command = fileURLToPath(new URL("../../.build/release/surd", import.meta.url));

/** Every so many lines are compared; all of them with SURD_TEST_MULTIPLIER. */
const stride = process.env.SURD_TEST_MULTIPLIER ? 1 : 5;

const lines = readdirSync(folder).filter((name) => name.endsWith(".tsv")).flatMap((name) =>
  readFileSync(new URL(name, folder), "utf8").split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t")[1])
).filter((line, index) => index % stride === 0 && line !== undefined && line.trim() !== "");

/** What the command answers to lines, each in a session of its own. */
function native(lines) {
  // Lines that define nothing cannot tell that they share a session.
  const isPlain = (line) => !/[=→;:]|->|Ans|X\d/.test(line);
  const run = (args, input) => {
    const { stdout } = spawnSync(command, ["--format", "json", ...args], {
      input, encoding: "utf8", maxBuffer: 1 << 30,
    });
    return stdout.split("\n").filter((line) => line !== "");
  };
  const plain = lines.filter(isPlain);
  const answers = run([], plain.join("\n") + "\n");
  assert.strictEqual(answers.length, plain.length);
  const byLine = new Map(plain.map((line, index) => [line, answers[index]]));
  for (const line of lines.filter((line) => !isPlain(line))) {
    byLine.set(line, run(["--", line], "").join("\n"));
  }
  return byLine;
}

test("the answers of the corpus are the same", { skip: !existsSync(command) }, () => {
  assert.ok(lines.length > 500);
  const expected = native(lines);
  // Memory of a page only grows: a new one now and then, as a page would.
  let engine = load(engineFile);
  const different = [];
  lines.forEach((line, index) => {
    if (index % 500 === 499) engine = load(engineFile);
    const answer = engine.evaluate(line);
    if (answer !== expected.get(line)) different.push([line, answer, expected.get(line)]);
  });
  // Words of 32 bits hold smaller exponents; the page says so, and nothing else.
  const isTooLarge = ([, answer]) => JSON.parse(answer).error?.kind === "tooLarge";
  assert.deepStrictEqual(different.filter((each) => !isTooLarge(each)), []);
  assert.ok(different.length < lines.length / 100);
});
