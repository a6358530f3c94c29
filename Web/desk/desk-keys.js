// The keys of the desk calculator: where they stand, how they look, and what a
// keyboard means by them.

import { Keyboard } from "../editor/keyboard.js";

const memory = ["MC", "Recall", "Store", "Mem-", "Mem+"];
const functions = ["sin", "cos", "tan", "ln", "log", "pi"];
/** The operators stand a row higher than the digits, as those of formulas do. */
const atOnce = [
  ["mod", "C", "CE", "Solve", "Graph", "BS"],
  [...memory, "pi"],
  ["sin", "cos", "tan", "ln", "log", "/"],
  ["x", "^", "7", "8", "9", "*"],
  ["a", "sqrt", "4", "5", "6", "-"],
  ["b", "sq", "1", "2", "3", "+"],
  ["neg", "inv", "0", ".", "%", "="],
  ["asin", "acos", "atan", "exp", "e", "="],
];
const inverses = ["asin", "acos", "atan", "exp", "exp10", "e"];
const tools = ["page-set", "C", "CE", "Solve", "Graph", "BS"];
/** Two columns of functions, and beside them the digits where those of formulas are. */
const columns = [
  ["x", "^", "7", "8", "9", "/"],
  ["a", "sqrt", "4", "5", "6", "*"],
  ["b", "sq", "1", "2", "3", "-"],
  ["neg", "inv", "0", ".", "%", "+"],
];
const block = [
  ["x", "7", "8", "9", "/", "sqrt"],
  ["a", "4", "5", "6", "*", "sq"],
  ["b", "1", "2", "3", "-", "inv"],
  ["neg", "0", ".", "^", "+", "="],
];
/** Where there are pages, the one with the inverses has the remainder too. */
const blockWithRemainder = block.map((row) => row.map((key) => (key === "^" ? "mod" : key)));
const beside = [
  ["MC", "Recall", "Store", "Mem-", "Mem+"],
  ["sin", "cos", "tan", "ln", "log"],
  ["asin", "acos", "atan", "exp", "exp10"],
  ["CE", "%", "mod", "e", "pi"],
];

/** The rows of keys, how many pages there are, and how many columns stand apart before the others. */
function layout({ name, rows }, page, part) {
  if (name === "tablet") {
    return { rows: [["C", "Solve", "Graph", "BS"], ...block.map((row, index) => [...beside[index], ...row])], parts: 1, apart: 5 };
  }
  if (rows === 8) return { rows: atOnce, parts: 1, apart: 2 };
  if (rows === 7) {
    const [above, below] = part === 0 ? [functions, memory] : [inverses, ["mod", ...memory.slice(1)]];
    return { rows: [tools, above, ...columns, [...below, "="]], parts: 2, apart: 2 };
  }
  if (rows === 5) {
    const second = [[...memory, "%"], functions, inverses, ["mod", "x", "a", "b", "neg", "="]];
    return { rows: [tools, ...(part === 0 ? block : second)], parts: 2 };
  }
  const pages = [[functions, ...block], [inverses, ...blockWithRemainder], [[...memory, "%"], ...block]];
  return { rows: [tools, ...pages[part] ?? pages[0]], parts: pages.length };
}

const looks = { "=": "Enter", "%": "K:percent", exp10: "K:pow10" };
const own = ["C", "CE", "MC", "Recall", "Store", "Mem-", "Mem+", "inv", "a", "b", "Solve", "Graph"];

/** What a key looks like. */
function look(key) {
  if (own.includes(key)) return `D:${key}`;
  return looks[key] ?? (/^[a-z]{2}/.test(key) ? `K:${key}` : key);
}

/** What a long press offers: further variables. */
const relatives = { x: ["y", "z", "t"], a: ["m", "c", "k"], b: ["n"], exp: ["exp10"] };

/** The keys on the screen. */
export const deskKeys = { layout, relatives, look, kind: "desk" };

/** What the keys of a formula are here. */
const meanings = {
  Enter: "=", Del: "CE", "C-BS": "C", AC: "C", "K:neg": "neg", "K:sqrt": "sqrt", "K:pi": "pi",
  "@": "sqrt", "÷": "/", "×": "*", "·": "*", "−": "-", "√": "sqrt", "π": "pi", "²": "sq",
  s: "sin", o: "cos", t: "tan", n: "ln", l: "log", p: "pi", q: "sq", r: "inv", d: "mod",
  m: "Mem+", M: "Mem-", R: "Recall", S: "Solve", g: "Graph",
};
const same = /^([0-9.+\-*/^%xabe]|BS)$/;

/** A keyboard in front of the desk calculator. */
export class DeskKeyboard extends Keyboard {
  key(event) {
    if (event.key === "Tab" || event.key === "Escape") return undefined;
    return super.key(event);
  }

  mark() {
    return ".";
  }

  character(character) {
    if (character === "," || character === ";") return ".";
    return character === "=" || character === "|" ? "Enter" : character;
  }
}

/** The key of the desk calculator for one of a formula, or nothing. */
export function meaning(key) {
  return same.test(key) ? key : meanings[key];
}
