// What a visitor downloads is the engine, in another order: see Web/unpack.js.

import assert from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { packed } from "../../Tools/pack.mjs";
import "../../Web/unpack.js";
import { hasPage, pageFolder } from "./browser.mjs";
import { engineFile } from "./engine.mjs";

const { unpacked } = globalThis.Packing;

/** Numbers that look random, the same for every seed. */
function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A number of variable length, as it is written in a module. */
function number(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return [...bytes, value];
}

/** The forms of instructions: what each begins with, and what follows. */
const forms = [
  () => [0x01], () => [0x1a], () => [0x6a], () => [0xc4], () => [0xfc, 0x03],
  (random) => [0x0c, ...number(random(300))],
  (random) => {
    const labels = Array.from({ length: random(200) }, () => number(random(200)));
    return [0x0e, ...number(labels.length), ...labels.flat(), 0];
  },
  (random) => [0x10, ...number(random(3000))],
  (random) => [0x11, ...number(random(300)), 0],
  (random) => [0x20 + random(3), ...number(random(random(2) ? 10 : 1000))],
  (random) => [0x23 + random(2), ...number(random(10))],
  (random) => [0x28 + random(23), random(4), ...number(random(2 ** 32))],
  () => [0x3f, 0], () => [0xfc, 0x0a, 0, 0], () => [0xfc, 0x0b, 0],
  (random) => [0x41, ...number(random(2 ** 32))],
  (random) => [0x42, ...number(random(2 ** 50))],
  (random) => [0x43, ...Array.from({ length: 4 }, () => random(256))],
  (random) => [0x44, ...Array.from({ length: 8 }, () => random(256))],
];

/** The instructions of a body or a block, with the end. */
function instructions(random, depth) {
  const output = [];
  for (let each = random(40); each > 0; each -= 1) {
    if (random(16) === 0 && depth < 5) {
      output.push(0x02 + random(3), 0x40, ...instructions(random, depth + 1));
    } else {
      output.push(...forms[random(forms.length)](random));
    }
  }
  return [...output, 0x0b];
}

/** A module that has only functions, which make no sense. */
function module(random) {
  const bodies = Array.from({ length: random(20) }, () => {
    const locals = [2, ...number(random(500)), 0x7f, ...number(random(500)), 0x7c];
    const body = [...locals, ...instructions(random, 0)];
    return [...number(body.length), ...body];
  });
  const content = [...number(bodies.length), ...bodies.flat()];
  const start = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 10, ...number(content.length)];
  return Uint8Array.from(start.concat(content, [11, 1, 0]));
}

test("functions of all forms are unpacked as they were", () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const plain = module(generator(seed));
    assert.deepStrictEqual(Buffer.from(unpacked(packed(plain))), Buffer.from(plain), `seed ${seed}`);
  }
});

test("an instruction that is not foreseen is refused", () => {
  const unknown = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 10, 5, 1, 3, 0, 0xfd, 0x0b);
  assert.throws(() => packed(unknown), /instruction fd/);
});

test("the page unpacks the engine itself", { skip: !hasPage }, () => {
  const file = readFileSync(new URL("surd.packed.wasm", pageFolder));
  assert.ok(readFileSync(engineFile).equals(unpacked(file)));
});
