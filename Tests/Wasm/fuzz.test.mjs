// Random events to the engine of the page, in WebAssembly, where an integer has 32
// bits: whatever comes, nothing traps, and every screen is JSON.
//
// SURD_FUZZ_SEED and SURD_FUZZ_ROUNDS repeat a run, or make it longer.

import assert from "node:assert";
import { test } from "node:test";
import { engineFile, load } from "./engine.mjs";

const firstSeed = Number(process.env.SURD_FUZZ_SEED ?? 1);
const rounds = Number(process.env.SURD_FUZZ_ROUNDS ?? 12);
const file = process.env.SURD_FUZZ_ENGINE ? new URL(process.env.SURD_FUZZ_ENGINE) : engineFile;

/** Numbers from 0 up to 1, the same for a seed: mulberry32, by Tommy Ettinger. */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6D2B79F5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What the events are made of. */
function maker(seed) {
  const next = numbers(seed);
  const below = (count) => Math.floor(next() * count);
  const pick = (list) => list[below(list.length)];
  const several = (least, most, make) => Array.from({ length: least + below(most - least + 1) }, make);
  /** An integer, often at an end of what 16, 32 or 64 bits hold. */
  const integer = () => pick([
    () => below(12) - 2, () => below(2000) - 500,
    () => pick([1, -1]) * 2 ** pick([7, 8, 14, 15, 16, 20, 24, 30, 31]) + below(3) - 1,
    () => pick([2147483647, -2147483648, 4294967295, 1e15, -1e9, 65535]),
  ])();
  /** A number as a page or an enemy would write it. */
  const decimal = () => pick([
    () => String(integer()), () => `${integer()}/${integer()}`, () => `${below(100)}.${below(1e6)}`,
    () => `${pick(["", "-"])}${below(10)}e${pick(["", "-"])}${pick([2, 9, 30, 300, 310, 5000, 966824, 2147483647, 99999999999])}`,
  ])();
  const leaves = ["x", "y", "t", "a", "pi", "e", "0", "1", "2", "1/3", "10", "0.(3)", "1e9", "1e-300", "1e966824", "99999999999", "(10^6)!", "9^9^9", "Ans", "30°"];
  const functions = ["sin", "cos", "tan", "atan", "ln", "exp", "sqrt", "abs", "floor", "gcd", "log", "asin", "cosh", "nCr", "f"];
  /** A formula, right or wrong. */
  const text = (depth = below(4)) => depth === 0 ? pick([() => pick(leaves), decimal])() : pick([
    () => `${text(depth - 1)}${pick(["+", "-", "*", "/", "^", " ", "=", "<", ">=", " mod ", ";", "%"])}${text(depth - 1)}`,
    () => `${pick(functions)}(${text(depth - 1)}${pick(["", "", `;${text(0)}`])})`,
    () => `(${text(depth - 1)})${pick(["", "!", "^2", "%", "²"])}`,
    () => `${pick(["|", "{", "√", "-", "[", "x=", "a=", "f(t)=", "y=", "r="])}${text(depth - 1)}${pick(["", "|", "}", "]"])}`,
  ])();
  /** A text with a few characters gone, doubled or changed. */
  const damaged = (whole) => {
    let result = whole;
    for (let count = below(4); count > 0; count -= 1) {
      const at = below(result.length + 1);
      result = pick([
        () => result.slice(0, at), () => result.slice(0, at) + pick(["{", "\"", "-", "9", "}", ",", "\u0000", "é", "1e99"]) + result.slice(at),
        () => result.slice(0, at) + result.slice(at + 1 + below(9)),
        () => result.replace(/-?\d+/, () => String(integer())),
      ])();
    }
    return result;
  };
  return { next, below, pick, several, integer, decimal, text, damaged };
}

const sheetKeys = "0 1 2 3 9 . + - * / ^ ( ) ! % = x a f s i n Left Right Up Down Home End Tab S-Tab Enter Esc Space BS Del S-Left S-Right C-BS C-Del C-a C-c C-x C-v Undo Redo AC Widen Bar STO K:frac K:sqrt K:root K:sq K:abs K:exp10 K:pi K:neg K:sin".split(" ");
const deskKeys = "0 1 2 7 8 9 . + - * / ^ % = C CE neg sqrt sq inv sin cos tan asin acos atan ln log exp exp10 pi e mod Mem+ Mem- Store Recall MC x a b BS".split(" ");

/** An event of the formula calculator. */
const sheetEvent = ({ below, pick, several, integer, text, damaged }, kept) => pick([
  () => ({ keys: several(1, 12, () => pick(sheetKeys)).join(" ") }),
  () => ({ keys: several(1, 12, () => pick(sheetKeys)).join(" ") }),
  () => ({ paste: text() }),
  () => ({ paste: damaged(text()) }),
  () => ({ open: damaged(`#v=1&f=${encodeURIComponent(text())}`) }),
  () => ({ load: damaged(kept) }),
  () => ({ [pick(["tapPlace", "recall", "insert", "remove", "pin", "recalculate", "copyLine", "copyResult", "selectWord"])]: integer() }),
  () => ({ [pick(["tap", "selectTo"])]: { element: integer(), offset: integer(), right: pick([true, false]) } }),
  () => ({ set: { digits: integer(), angle: pick(["deg", "rad", "grad", ""]), keyPage: integer(), language: pick(["de", "zh", "en"]), decimalMark: pick([",", "."]) } }),
  () => ({ [pick(["unremove", "clearTape", "screen", "draw"])]: true }),
  () => ({ draw: { text: text(), alone: pick([true, false]) } }),
  () => ({ look: { line: integer(), color: below(9), dash: below(9), width: below(9) } }),
  () => ({ [pick(["reword", "bound"])]: { line: 1 + integer() % 4, text: text() } }),
  () => ({ slide: { line: 1 + integer() % 4, value: text(1), least: text(1) } }),
  () => ({ [pick(["takeGraph", "openGraph", "openLines"])]: damaged(kept) }),
  () => ({ stopped: pick(["time", "memory", "x"]) }),
])();

/** An event of the graph. */
const graphEvent = ({ below, pick, several, integer, decimal, text, damaged }, kept) => pick([
  () => ({ add: text() }),
  () => ({ add: `${pick(["", "y=", "x=", "r=", "x^2+y^2="])}${text(2)}` }),
  () => ({ lines: {
    curves: several(0, 4, () => ({ id: below(6), text: text(), color: below(9), dash: below(9), width: below(9), isShown: pick([true, false]) })),
    sliders: several(0, 2, () => ({ line: below(6), name: pick(["a", "b"]), value: decimal(), least: decimal(), most: decimal(), step: decimal() })),
  } }),
  () => ({ size: { width: integer(), height: integer(), density: pick([1, 2, Number(decimal()) || 1e-9]) } }),
  () => ({ size: { width: 1 + below(400), height: 1 + below(300), density: pick([1, 2, 3, 1e-9, 63.9]) } }),
  () => ({ pan: { x: integer(), y: integer() } }),
  () => ({ zoom: { x: integer(), y: integer(), factor: pick([1.15, 0.5, 1e-300, 1e300, Math.abs(Number(decimal())) || 3]), axis: pick(["x", "y", undefined]) } }),
  () => ({ window: { left: decimal(), right: decimal(), bottom: text(1), top: decimal() } }),
  () => ({ window: { left: decimal(), right: decimal() } }),
  () => ({ slider: { name: pick(["a", "b", "t"]), value: decimal(), least: decimal(), most: decimal(), step: decimal() } }),
  () => ({ trace: pick([{ move: integer() }, { feature: integer() }, { curve: integer() }, { x: integer(), y: integer() }, { along: { x: integer(), y: integer() } }, { id: below(6), point: integer() }, { off: true }]) }),
  () => ({ trace: pick([{ x: below(400), y: below(300) }, { feature: 1 }, { move: below(9) - 4 }]) }),
  () => ({ [pick(["home", "fit", "screen", "progress", "dots", "dashed"])]: true }),
  () => ({ grid: pick(["pi", "auto", "one", "x"]) }),
  () => ({ set: { digits: integer(), angle: pick(["deg", "rad"]) } }),
  () => ({ load: damaged(kept) }),
])();

/** An event of the desk calculator. */
const deskEvent = ({ pick, several, integer, decimal, text, damaged }, kept) => pick([
  () => ({ keys: several(1, 9, () => pick(deskKeys)).join(" ") }),
  () => ({ keys: several(1, 9, () => pick(deskKeys)).join(" ") }),
  () => ({ paste: decimal() }),
  () => ({ paste: damaged(text()) }),
  () => ({ solve: { x: decimal(), a: text(1) } }),
  () => ({ [pick(["copyLine", "insert"])]: integer() }),
  () => ({ [pick(["graph", "copy", "clearTape", "screen"])]: true }),
  () => ({ set: { digits: integer(), angle: pick(["deg", "rad"]) } }),
  () => ({ load: damaged(kept) }),
])();

/** Plays events to an engine; a trap is told with everything that led to it. */
function play(seed, count, event, handle) {
  const made = maker(seed);
  const played = [];
  let kept = "{}";
  for (let number = 0; number < count; number += 1) {
    played.push(event(made, kept));
    try {
      kept = handle(played.at(-1)).state ?? kept;
    } catch (error) {
      error.message += `\nSURD_FUZZ_SEED=${seed}, event ${number}: ${played.map((each) => JSON.stringify(each).slice(0, 2000)).join("\n")}`;
      throw error;
    }
  }
}

for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
  test(`the formula calculator takes any event, seed ${seed}`, () => {
    const engine = load(file);
    play(seed, 150, sheetEvent, (event) => {
      let screen = engine.handle(event);
      // What Enter asks for may take long: it is asked as a preview, which may not.
      for (let turns = 0; screen.request && turns < 4; turns += 1) {
        const { kind } = screen.request;
        const reply = engine.perform({ ...screen.request, kind: kind === "evaluate" ? "preview" : kind });
        screen = { ...screen, request: null, ...engine.handle({ answered: { ...reply, kind } }) };
      }
      return screen;
    });
  });

  test(`the graph takes any event, seed ${seed}`, () => {
    const engine = load(file);
    engine.transform("graph", JSON.stringify({ size: { width: 320, height: 240, density: 2 } }));
    play(seed, 40, graphEvent, (event) => {
      const screen = JSON.parse(engine.transform("graph", JSON.stringify(event)));
      // A size that was taken may be a large one, which takes as long to draw.
      engine.draw(1_000_000);
      engine.picture();
      return screen;
    });
  });

  test(`the desk calculator takes any event, seed ${seed}`, () => {
    const engine = load(file);
    play(seed, 40, deskEvent, (event) => JSON.parse(engine.transform("desk", JSON.stringify(event))));
  });
}

test("what trapped once does so no more", () => {
  const press = (...events) => {
    const engine = load(file);
    return events.map((event) => JSON.parse(engine.transform("desk", JSON.stringify(event)))).at(-1);
  };
  const draw = (...events) => {
    const engine = load(file);
    const size = { size: { width: 800, height: 600, density: 2 } };
    return [size, { add: "x^2" }, ...events].map((event) => {
      const screen = JSON.parse(engine.transform("graph", JSON.stringify(event)));
      engine.draw(100_000_000);
      engine.picture();
      return screen;
    }).at(-1);
  };
  // (4²)^(10⁷) has twelve million digits.
  for (const keys of ["8 8 atan 4 sq ^ tan 7 exp10", "4 sq ^ 7 exp10 ="]) {
    assert.notStrictEqual(press({ keys }, { keys: "=" }).status, "exact", keys);
  }
  for (const density of [1e-9, 1e-300, 1e-7, 63.9]) draw({ size: { width: 800, height: 600, density } });
  for (const far of [-2147483648, 2147483647]) {
    draw({ pan: { x: far, y: far } });
    for (const trace of [{ x: 4, y: far }, { x: 4, y: 65535 }, { along: { x: far, y: far } }, { move: far }, { feature: far }, { curve: far }]) {
      draw({ trace: { x: 400, y: 300 } }, { trace });
    }
  }
  const engine = load(file);
  const text = JSON.stringify({ surd: 1, values: [{ text: "(10^6)!" }], variables: { a: 0 }, functions: [], history: [] });
  engine.perform({ kind: "restore", state: text });
  engine.handle({ paste: "1".repeat(40) + "e966824" });
});
