// Which keys stand where. Every row is written out: delete, equals and the arrows
// stand in the same place on all pages.

// A key that is written several times, side by side or below itself, is as large as its places.

const tools = ["page-set", "K:page", "Left", "Right", "Undo", "AC", "BS"];
/** Two columns of functions, and beside them the digits with the operators. */
const columns = [
  ["K:sq", "K:sqrt", "(", ")", "K:percent", "/"],
  ["^", "K:frac", "7", "8", "9", "*"],
  ["K:sin", "K:cos", "4", "5", "6", "-"],
  ["K:tan", "K:ln", "1", "2", "3", "+"],
  ["x", "K:pi", "0", ".", "K:exp10", "Enter"],
  ["K:ans", "STO", "K:abs", "K:fact", "K:e", "Enter"],
];
/** Where six rows do not fit: four, with the digits between functions. */
const wideBlock = [
  ["x", "7", "8", "9", "/", "("],
  ["^", "4", "5", "6", "*", ")"],
  ["K:sq", "1", "2", "3", "-", "Enter"],
  ["K:pi", "0", ".", "K:exp10", "+", "Enter"],
];
/** The same where no functions stand around it: the root takes the place of the square, which is a power. */
const block = wideBlock.map((row) => row.map((key) => (key === "K:sq" ? "K:sqrt" : key)));
const scarce = ["K:sin", "K:cos", "K:tan", "K:ln", "K:ans", "K:sqrt"];
const beside = [
  ["K:sin", "K:cos", "K:tan", "K:ln", "K:log"],
  ["K:asin", "K:acos", "K:atan", "K:exp", "K:pow10"],
  ["K:root", "K:abs", "K:fact", "K:percent", "K:e"],
  ["K:frac", "K:neg", "K:ans", "STO", "K:sqrt"],
];

/**
 * Six in a row, which are a group or two: `=` takes the free place at the end of a part. The first part has what is
 * written between numbers and names, and what most people look for.
 */
const functions = [
  "=", "≠", "<", "≤", ">", "≥",
  "{", "}", "[", "]", ";", ",",
  "K:sin", "K:cos", "K:tan", "K:asin", "K:acos", "K:atan",
  "K:ln", "K:log", "K:logb", "K:exp", "K:pow10", "K:e",
  "K:root", "K:cbrt", "K:sq", "K:cube", "K:pow", "K:inv",
  "K:frac", "K:mixed", "K:percent", "K:fact", "K:abs", "",
  "K:int", "K:diff", "K:lim", "K:sum", "K:prod", "∞",
  "K:nCr", "K:nPr", "K:gcd", "K:lcm", "K:factor", "",
  "K:floor", "K:ceil", "K:round", "K:trunc", "K:mod", "K:sign",
  "K:sinh", "K:cosh", "K:tanh", "K:asinh", "K:acosh", "K:atanh",
  "K:sec", "K:csc", "K:cot", "K:deg", "K:cases", ":",
  "STO", "K:ans", "K:sub", "K:form", "K:digits", "",
  "K:isPrime", "K:min", "K:max", "K:rep", "K:neg", "",
  "Up", "Down", "Home", "End", "Tab", "S-Tab",
  "Del", "C-BS", "Redo", "Widen", "list", "",
];
/** The keys at which a group of functions begins, and the names of its words. */
export const headings = {
  "=": "ofComparison", "{": "ofBrackets", "K:sin": "ofAngles", "K:ln": "ofExponents", "K:root": "ofPowers", "K:frac": "ofNumbers",
  "K:int": "ofCalculus", "K:nCr": "ofCounting", "K:floor": "ofRounding", "K:sinh": "ofHyperbolic", "K:sec": "ofAngles",
  "K:cases": "ofCases", STO: "ofNames", "K:isPrime": "ofNumbers", Up: "ofCaret", Del: "ofEditing",
};
/** Keys that walk, delete or open something: their page stays. */
export const staying = ["Up", "Down", "Home", "End", "Tab", "S-Tab", "Del", "C-BS", "Redo", "Widen", "list", "K:form", "K:digits"];
const registers = ["X0", "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9"];
const greek = [..."αβγδεζηθικλμνξρστφχψω"];

/** What a long press on a key offers. */
export const relatives = {
  "K:sin": ["K:asin", "K:sinh", "K:asinh", "K:csc"],
  "K:cos": ["K:acos", "K:cosh", "K:acosh", "K:sec"],
  "K:tan": ["K:atan", "K:tanh", "K:atanh", "K:cot"],
  "K:ln": ["K:log", "K:exp", "K:logb"], "K:log": ["K:logb", "K:pow10"],
  "K:sqrt": ["K:cbrt", "K:root"], "/": ["K:frac", "K:mixed", "K:mod"], "K:frac": ["K:mixed"], "^": ["K:pow", "K:sq", "K:inv", "K:cube"],
  "K:sq": ["K:cube", "K:inv"], "-": ["K:neg"], ".": [";", "K:rep"], "(": ["K:abs", "K:floor", "K:ceil"],
  AC: ["C-BS", "Del"], Undo: ["Redo"], "K:pi": ["K:e", "K:i", "K:phasor", "K:theta"], x: ["y", "z", "n", "t"],
  "K:abs": ["K:floor", "K:ceil", "K:round", "K:sign"], "K:fact": ["K:nCr", "K:nPr"], "K:percent": ["K:deg", "K:mod"],
  "K:ans": ["K:form", "STO", "X0", "X1", "X2"], "K:form": ["K:digits"],
  "K:int": ["K:diff", "K:lim", "∞"], "K:diff": ["K:int", "K:lim"], "K:lim": ["K:int", "∞"], "K:sum": ["K:prod", "∞"], "K:prod": ["K:sum"],
  "K:exp10": ["K:pow10"], e: ["K:exp"], "K:e": ["K:exp"], "*": ["K:fact", "K:prod"], "+": ["K:percent", "K:sum", "±"], ")": [";", "=", "≤", "≥", "≠"],
  a: ["α"], b: ["β"], c: ["χ"], d: ["δ"], f: ["φ"], g: ["γ"], l: ["λ"], m: ["μ"], n: ["ν"],
  o: ["ω"], p: ["ψ"], r: ["ρ"], s: ["σ"], t: ["θ", "τ"],
};

/** A key looks like itself. */
export const look = (key) => key;

/** Whose keys these are, for the shape of the window. */
export const kind = "formula";

/**
 * The rows of keys of a page.
 *
 * @param form The layout of the window, how many rows there are, and whether they have room for headings.
 * @param page 0 for digits, 1 for functions, 2 for letters.
 * @param part Which part of the page, where it does not fit at once.
 * @returns The rows, how many parts the page has, how many columns stand apart before the others, and whether groups have headings.
 */
export function layout({ name, rows, haveHeadings = false }, page, part, language, isShifted) {
  if (page === 0) return { rows: [tools, ...digits(name, rows)], parts: 1, apart: name === "tablet" ? 5 : rows === 7 ? 2 : 0 };
  if (page === 2 && part === 0) {
    const letters = letterRows(name, rows, language).map((row) => row.map((key) => capital(key, isShifted)));
    return { rows: [tools, ...letters], parts: 2 };
  }
  const columns = name === "tablet" ? 12 : 6;
  const isInGroups = page === 1 && haveHeadings;
  const room = columns * (rows - 1) - 1;
  const keys = isInGroups ? functions : page === 1 ? functions.filter(Boolean) : [...registers, ...greek];
  // Groups begin rows, so that a part of them ends with a place that is free.
  const step = isInGroups ? room + 1 : room;
  const parts = Math.ceil(keys.length / step);
  const own = page === 1 ? part : part - 1;
  const shown = keys.slice(own * step, own * step + room);
  const filled = [...shown, ...Array(room - shown.length).fill(""), "Enter"];
  const lines = [];
  for (let start = 0; start < filled.length; start += columns) lines.push(filled.slice(start, start + columns));
  return { rows: [tools, ...lines], parts: page === 1 ? parts : parts + 1, isInGroups };
}

function digits(name, rows) {
  if (name === "tablet") return wideBlock.map((row, index) => [...beside[index], ...row]);
  if (rows === 7) return columns;
  return rows === 6 ? [scarce, ...wideBlock] : block;
}

/** Letters where keyboards have them, and what stands between letters in a formula. */
function letterRows(name, rows, language) {
  const [y, z] = language === "de" ? ["z", "y"] : ["y", "z"];
  const [top, middle, bottom] = [
    ["q", "w", "e", "r", "t", y, "u", "i", "o", "p"],
    ["a", "s", "d", "f", "g", "h", "j", "k", "l"],
    ["shift", z, "x", "c", "v", "b", "n", "m", "lock"],
  ];
  const last = ["(", ")", "=", ";", "K:sub", "STO", "Enter", "Enter"];
  if (name === "tablet") {
    return [[...top, "θ"], [...middle, "λ", "μ"], [...bottom, "α", "β"], ["δ", "ε", "ρ", ...last]];
  }
  const more = [["α", "β", "γ", "δ", "ε", "θ", "λ"], ["μ", "ρ", "σ", "τ", "φ", "ψ", "ω"]];
  return [top, middle, bottom, ...more.slice(0, rows - 5), last];
}

function capital(key, isShifted) {
  return isShifted && /^[a-zα-ω]$/.test(key) ? key.toUpperCase() : key;
}
