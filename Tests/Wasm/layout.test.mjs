// The layout of the page keeps its promise in every window: the whole answer in sight, and earlier lines. The layout
// is a function of the window and of how large things would like to be, so that all windows are asked without a browser.

import assert from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const source = readFileSync(new URL("../../Web/shell/layout.js", import.meta.url), "utf8");
const { arrange, frame, promised } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const one = (width, height) => [{ width, height }];
const parts = (count, width, height) => Array.from({ length: count }, () => ({ width, height }));
/** Digits, which go on in a second line anywhere. */
const digits = (count) => [{ width: 0.5, height: 1.2, count }];
/** How large a formula is, and the forms of its answer: the value, and perhaps digits beside it. */
const answer = (width, height, ...forms) => ({ formula: { width, height }, forms: forms.map(([value, digits = null]) => ({ value, digits })) });

/**
 * Thirty answers in the size of their text, rounded up from drawings in Surd Math: a digit is half as wide as the
 * text is high, a line 1.2 to 1.3 high, a fraction 2.4, a root of a sum under a fraction 3.4.
 */
const answers = {
  "2": answer(1.5, 1.3, [one(1.6, 1.3)]),
  "1/3 + 1/6": answer(4.1, 2.5, [one(2.2, 2.5), digits(5)], [one(3, 1.3), digits(5)], [digits(6)]),
  "√8": answer(1.9, 1.5, [one(3.3, 1.5), digits(13)], [digits(22)]),
  "1/17 + 1/19 + 1/23": answer(8, 2.5, [one(4, 2.5), digits(22)], [one(5.5, 1.3), digits(22)], [digits(24)]),
  "1/98…": answer(6.2, 2.5, [one(6.5, 2.5), digits(24)], [one(8, 1.3), digits(24)], [digits(25)]),
  "12…/98…": answer(6.2, 2.5, [one(6.5, 2.5), digits(22)], [one(11.5, 1.3), digits(22)], [digits(24)]),
  "sin 12…": answer(7, 1.4, [one(7.8, 1.4), digits(22)], [digits(24)]),
  "π²⁰": answer(2, 1.5, [one(3, 1.5), digits(17)], [digits(19)]),
  "2^-200": answer(3, 1.6, [one(10, 2.6), digits(22)], [digits(24)]),
  "30!": answer(2, 1.3, [parts(12, 1.8, 1.3)]),
  "2^200": answer(2.4, 1.5, [parts(3, 6, 1.3)]),
  "x² > 2": answer(4, 1.6, [parts(2, 4.4, 1.5), digits(30)], [digits(30)]),
  "1000!": answer(3, 1.3, [parts(3, 7, 1.3)]),
  "a sum of six roots": answer(15, 1.5, [parts(6, 2.6, 1.5), digits(22)], [digits(24)]),
  "(√2 + √3 + √5)⁵": answer(8.4, 1.7, [parts(4, 4.6, 1.5), digits(20)], [digits(22)]),
  "(1 + √2)¹²": answer(5.6, 1.6, [parts(2, 4.6, 1.5), digits(20)], [digits(22)]),
  "sin π/5": answer(3.6, 2.4, [one(6.4, 3.4), digits(22)], [one(9.6, 2), digits(22)], [digits(24)]),
  "sin π/5 + cos π/5": answer(8.4, 2.4, [parts(2, 6.4, 3.4), digits(22)], [parts(2, 9.6, 2), digits(22)], [digits(24)]),
  "√(1/(√2+√3))": answer(5.8, 3, [one(6, 3.4), digits(22)], [one(9, 1.8), digits(22)], [digits(24)]),
  "a fraction of fractions": answer(6.4, 4.4, [one(9.6, 2.9), digits(22)], [one(16, 1.6), digits(22)], [digits(24)]),
  "cos π/12": answer(3.6, 2.4, [one(5, 2.8), digits(22)], [one(6.8, 1.6), digits(22)], [digits(24)]),
  "7^77 / 3^55": answer(3, 3, [one(3.6, 3), digits(20)], [one(4.6, 1.6), digits(20)], [digits(22)]),
  "factors": answer(6.6, 1.6, [parts(7, 1.9, 1.4)]),
  "ten to the 40th": answer(2.4, 1.6, [parts(14, 1.8, 1.3)]),
  "x² = 2": answer(4, 1.6, [parts(2, 4, 1.5), digits(30)], [digits(30)]),
  "x³ = 2x + 1": answer(6, 1.6, [parts(3, 6, 2.6), parts(3, 8, 1.3)], [parts(3, 8, 1.5), parts(3, 8, 1.3)], [parts(3, 12, 1.3)]),
  "2x + y = 3; x = y": answer(9, 1.6, [parts(2, 3, 1.3)]),
  "a matrix of two rows": answer(5, 2.8, [one(4, 2.8)]),
  "a vector": answer(4, 1.5, [one(6, 1.5), digits(16)], [digits(20)]),
  "true": answer(5, 1.3, [one(2.6, 1.3)]),
};

const windows = [];
for (let width = 320; width <= 2560; width += 8) {
  for (let height = 454; height <= 1440; height += 8) windows.push({ width, height });
}

/** The ways in which the calculator may stand: its keypad, the strip, the plane, the keys of a desk. */
const settings = [true, false].flatMap((hasStrip) => [
  { kind: "formula", hasStrip },
  ...(hasStrip ? [{ kind: "desk" }, { kind: "formula", hasStrip, hasPlane: true, areKeysUp: true }, { kind: "formula", hasStrip, areFolded: true }] : []),
]);
/** What the desk calculator shows above its answer, as it likes to and at least. */
const display = { fixed: [96, 76, 64, 44] };
/** Earlier lines: fractions, and one that goes on in a second line. */
const lines = [54, 46, 92];

test("there are thirty answers", () => assert.strictEqual(Object.keys(answers).length, 30));

for (const each of settings) {
  test(`the whole answer, and earlier lines, in every window: ${JSON.stringify(each)}`, () => {
    const naturals = Object.entries(answers).map(([name, natural]) => [name, {
      ...natural, lines, formula: each.kind === "desk" ? display : natural.formula,
    }]);
    for (const window of windows) {
      // The keys of a phone leave the plane 120 px before they leave the answer room.
      if (each.hasPlane && window.height < 520) continue;
      for (const [name, natural] of naturals) {
        const found = arrange(window, natural, { ...each, isAnswered: true });
        const fails = (words) => assert.fail(`${name} in ${window.width}×${window.height}: ${words} ${JSON.stringify(found)}`);
        if (found.answer.isCut) fails("the answer is cut");
        const form = natural.forms[found.answer.form];
        const [height, width] = measured(form, found);
        if (height > found.answer.height + 1e-9) fails(`it is ${height} high`);
        if (width > found.shape.width) fails(`it is ${width} wide`);
        if (found.answer.size < (window.height < 520 || found.shape.isBeside ? 16 : 20)) fails("it is too small");
        if (!found.shape.isBeside && found.formula.height + found.answer.height > found.entry + 1e-9) fails("the formula and the answer leave their box");
        const strip = each.hasStrip === false ? 0 : found.shape.strip;
        if (found.entry + strip + (found.lines.height ?? 0) > found.shape.room + 1e-9) fails("what is entered leaves its column");
        if (!found.shape.hasLines) continue;
        const line = found.lines.isCompact ? 36 : Math.max(...lines.slice(0, promised(window)));
        if (found.lines.height < promised(window) * Math.min(line, 36)) fails("too few lines");
        if (!found.lines.isCompact && found.lines.height < lines.slice(0, promised(window)).reduce((sum, each) => sum + each)) fails("a line is cut");
      }
    }
  });
}

/** How high and how wide a form is as it was arranged, by the rule that lines are filled from the left. */
function measured({ value, digits }, { answer: { size, digits: small, isBelow, isWrapped }, shape: { width } }) {
  const rows = (parts, size) => {
    if (!isWrapped) {
      return {
        height: size * Math.max(...parts.map(({ height }) => height)),
        width: size * parts.reduce((sum, { width, count = 1 }) => sum + width * count, 0),
      };
    }
    const found = [{ height: 0, width: 0 }];
    for (const part of parts.flatMap((part) => Array.from({ length: part.count ?? 1 }, () => part))) {
      let row = found.at(-1);
      if (isWrapped && row.width > 0 && row.width + part.width * size > width) found.push(row = { height: 0, width: 0 });
      row.width += part.width * size;
      row.height = Math.max(row.height, part.height * size);
    }
    return { height: found.reduce((sum, { height }) => sum + height, 0), width: Math.max(...found.map(({ width }) => width)) };
  };
  const first = rows(value, size);
  if (!digits) return [first.height, first.width];
  const second = rows(digits, small);
  if (isBelow) return [first.height + second.height, Math.max(first.width, second.width)];
  return [Math.max(first.height, second.height), first.width + second.width];
}

test("keys are as large as a finger, and in the window", () => {
  for (const each of settings) {
    for (const window of windows) {
      const { name, keys, room } = frame(window, each);
      if (keys.row !== null) assert.ok(keys.row >= 44, `${window.width}×${window.height}: ${JSON.stringify(keys)}`);
      assert.ok(room >= (each.hasPlane ? 50 : 150), `${name} ${window.width}×${window.height} leaves ${room}`);
    }
  }
});

test("keys stay where they are, whatever is answered", () => {
  for (const window of windows.filter((_, index) => index % 7 === 0)) {
    const found = Object.values(answers).map((natural) => arrange(window, { ...natural, lines }, { isAnswered: true }).shape.keys);
    for (const keys of found) assert.deepStrictEqual(keys, found[0]);
  }
});

test("an answer is large where there is room: a fraction on a desk, on a phone, in a small window", () => {
  const natural = { ...answers["1/3 + 1/6"], lines };
  const size = (width, height, plane = false) => {
    const { answer } = arrange({ width, height }, natural, { isAnswered: true, hasPlane: plane });
    return answer.form === 0 ? answer.size : 0;
  };
  assert.strictEqual(size(1440, 900), 64);
  assert.ok(size(1440, 900, true) >= 48);
  assert.ok(size(1366, 768, true) >= 36);
  assert.ok(size(1366, 650, true) >= 28);
  assert.ok(size(1280, 600, true) >= 24);
  assert.strictEqual(size(390, 844), 44);
  assert.ok(size(375, 667) >= 32);
  assert.ok(size(320, 568) >= 24);
});

test("digits stand under no fraction that could have them beside it", () => {
  for (const window of windows.filter((_, index) => index % 3 === 0)) {
    for (const [name, natural] of Object.entries(answers)) {
      const [{ value, digits }] = natural.forms;
      const { answer, shape } = arrange(window, { ...natural, lines }, { isAnswered: true });
      if (answer.form !== 0 || !answer.isBelow || answer.size < 28 || !digits) continue;
      const wide = 28 * value.reduce((sum, { width }) => sum + width, 0) + 14 + 14 * digits.reduce((sum, { width, count = 1 }) => sum + width * count, 0);
      const isFraction = value.length === 1 && value[0].height > 2;
      assert.ok(!isFraction || wide > shape.width - 48, `${name} in ${window.width}×${window.height}: ${JSON.stringify(answer)}`);
    }
  }
});

test("what has no room is cut, and says so", () => {
  const natural = { formula: { width: 9, height: 9 }, lines, forms: [{ value: [{ width: 30, height: 30 }], digits: null }] };
  const found = arrange({ width: 320, height: 454 }, natural, { isAnswered: true });
  assert.ok(found.answer.isCut);
  assert.ok(found.answer.height >= 30);
});
