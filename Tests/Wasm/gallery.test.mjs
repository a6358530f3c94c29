// Every curve of the gallery is drawn in the page's engine, one after the other in an instance
// that lives as long as a worker of a page: what is removed gives its memory back.

import assert from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { engineFile, load } from "./engine.mjs";

const table = readFileSync(new URL("../Gallery/curves.tsv", import.meta.url), "utf8");
const rows = table.trim().split("\n").slice(1).map((line) => line.split("\t"));

/** The text of a row: ⟨+ k 1 200 sin(k*x)⟩ stands for 200 terms. */
const written = (text) =>
  text.replace(/⟨(\S) (\w) (\d+) (\d+) ([^⟩]*)⟩/g, (_, sign, name, first, last, term) =>
    Array.from({ length: last - first + 1 }, (_, index) =>
      term.replace(new RegExp(`\\b${name}\\b`, "g"), String(Number(first) + index)),
    ).join(sign));

/** A sum of 200 fast waves is drawn for minutes: the test goes on for a few seconds. */
const stepsAtOnce = 2 ** 26;
const most = 12;

test("every curve of the gallery is drawn, and its memory comes back", () => {
  const engine = load(engineFile);
  const send = (event) => JSON.parse(engine.transform("graph", JSON.stringify(event)));
  let longest = 0;
  for (const [id, , input, x, y, size, mode] of rows) {
    const [width, height] = size.split("x").map(Number);
    const [[left, right], [bottom, top]] = [x, y].map((range) => range.split(".."));
    try {
      send({ size: { width: Math.ceil(width / 4), height: Math.ceil(height / 4), density: 1 } });
      send({ dots: mode === "dots" });
      send({ window: { left, right, bottom, top } });
      const { curves } = send({ lines: { curves: [{ id: 1, text: written(input), color: 0 }], sliders: [] } });
      assert.strictEqual(curves.length, 1, id);
      for (let count = 0; count < most && engine.draw(stepsAtOnce) & 1; count += 1);
      assert.ok(engine.picture().length > 32, id);
      send({ lines: { curves: [], sliders: [] } });
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      assert.fail(`${id}: ${error.message} at ${engine.memory.buffer.byteLength >> 20} MB`);
    }
    longest = Math.max(longest, engine.memory.buffer.byteLength);
  }
  // Pictures of this size need 2 MB at most, tapes and searches some more.
  assert.ok(longest <= 32 << 20, `${longest >> 20} MB`);
});

test("curves that jump in each column leave room for others", () => {
  const lines = [
    [["mod(x;pi)"], "100000"], [["1/sin(x)"], "1000000"], [["floor(x*sin(x))"], "100000"],
    [["mod(x;pi)", "mod(x;e)", "1/sin(x)", "floor(x*sin(x))", "tan(x)", "mod(x;3)"], "100000"],
  ];
  for (const [texts, right] of lines) {
    const engine = load(engineFile);
    const send = (event) => JSON.parse(engine.transform("graph", JSON.stringify(event)));
    send({ size: { width: 1600, height: 1000, density: 1 } });
    send({ window: { left: "0", right, bottom: "-5", top: "5" } });
    const curves = texts.map((text, index) => ({ id: index + 1, text, color: index }));
    send({ lines: { curves, sliders: [] } });
    for (let count = 0; count < 60 * texts.length && engine.draw(2 ** 22) & 1; count += 1);
    const size = engine.memory.buffer.byteLength >> 20;
    assert.ok(size <= 32, `${texts.join(" and ")} take ${size} MB`);
  }
});

test("a curve of each kind takes no more memory when it is drawn again", () => {
  const engine = load(engineFile);
  const send = (event) => JSON.parse(engine.transform("graph", JSON.stringify(event)));
  send({ size: { width: 400, height: 250, density: 1 } });
  const texts = ["sin(x)/x", "x=y^2-4", "x^2+y^2=16", "4<=x^2+y^2<=9", "x=cos(3t), y=sin(2t)",
    "r=2cos(3theta)", "floor(x)<y"];
  const drawAll = () => {
    for (const text of texts) {
      send({ lines: { curves: [{ id: 1, text, color: 0 }], sliders: [] } });
      while (engine.draw(2 ** 26) & 1);
      engine.picture();
    }
    send({ lines: { curves: [], sliders: [] } });
    return engine.memory.buffer.byteLength;
  };
  drawAll();
  const settled = drawAll();
  // A picture that is kept takes 100 kB, the working of its proof more: 84 of them would show.
  for (let count = 0; count < 12; count += 1) drawAll();
  assert.ok(engine.memory.buffer.byteLength <= settled + (1 << 20));
});
