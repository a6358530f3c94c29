// What stands on a key. Letters of formulas are in the font of formulas, and
// arrows are icons.

import { hasIcon, icon } from "../shell/icons.js";
import { text } from "../words/words.js";

const faces = {
  "/": "÷", "*": "×", "-": "−", ".": ".", Enter: "=", "^": "<i>x</i><sup><i>y</i></sup>",
  "K:sq": "<i>x</i><sup>2</sup>", "K:cube": "<i>x</i><sup>3</sup>", "K:inv": "<i>x</i><sup>−1</sup>",
  "K:pow": "<i>x</i><sup>□</sup>", "K:sqrt": "√", "K:cbrt": "<sup>3</sup>√", "K:root": "<sup><i>n</i></sup>√",
  "K:frac": "<span class='fraction'><i>a</i><i>b</i></span>",
  "K:mixed": "<i>a</i><span class='fraction'><i>b</i><i>c</i></span>", "K:pi": "π", "K:e": "<i>e</i>", "K:theta": "θ", "K:i": "i", "K:phasor": "∠",
  "K:exp10": "×10<sup><i>n</i></sup>", "K:pow10": "10<sup><i>x</i></sup>", "K:exp": "e<sup><i>x</i></sup>",
  "K:abs": "|<i>x</i>|", "K:fact": "<i>n</i>!", "K:percent": "%", "K:deg": "°", "K:ans": "Ans", "K:neg": "+/−",
  "K:logb": "log<sub><i>b</i></sub>", "K:sub": "<i>x</i><sub>□</sub>", "K:rep": "0.<span class='period'>3</span>",
  "K:form": "½ .5", "K:digits": ".12…", "K:nCr": "nCr", "K:nPr": "nPr", "K:isPrime": "prime",
  "K:sum": "∑", "K:prod": "∏", "K:int": "∫", "K:lim": "lim", "K:diff": "<span class='fraction'><span>d</span><span>d<i>x</i></span></span>", "K:floor": "⌊<i>x</i>⌋", "K:ceil": "⌈<i>x</i>⌉",
  "K:asin": "sin<sup>−1</sup>", "K:acos": "cos<sup>−1</sup>", "K:atan": "tan<sup>−1</sup>",
  "D:C": "C", "D:CE": "CE", "D:MC": "MC", "D:Recall": "MR", "D:Store": "M=", "D:Mem-": "M−", "D:Mem+": "M+",
  "D:inv": "1/<i>x</i>", "D:a": "<i>a</i>", "D:b": "<i>b</i>", "D:Graph": icon("graph"),
  "K:asinh": "sinh<sup>−1</sup>", "K:acosh": "cosh<sup>−1</sup>", "K:atanh": "tanh<sup>−1</sup>",
};

/** What stands on a key, as markup of our own. */
export function face(key, decimalMark) {
  if (hasIcon(key)) return icon(key);
  if (key === "." && decimalMark === ",") return ",";
  if (faces[key]) return faces[key];
  if (key === "D:Solve") return text("solve");
  if (/^[a-zA-Z]$/.test(key)) return `<i>${key}</i>`;
  if (/^X\d$/.test(key)) return `X<sub>${key[1]}</sub>`;
  return key.replace(/^K:/, "").replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** What a key stands for in a line without structure: nothing for one that writes nothing. */
export function foretold(key, decimalMark) {
  const signs = { "^": "^", "K:sq": "²", "K:cube": "³", "K:frac": "/", Space: " ", Equals: "=", Bar: "|" };
  if (signs[key]) return signs[key];
  if (hasIcon(key) || /^K:(form|digits|page|neg|ans)$/.test(key)) return "";
  if (!/^(.|Enter|K:[a-z]+)$/u.test(key)) return "";
  const sign = document.createElement("span");
  sign.innerHTML = face(key, decimalMark);
  return sign.textContent;
}

/** The class of a key, by what it is for. */
export function kind(key) {
  if (/^[0-9.]$/.test(key)) return "digit";
  if (key === "Enter") return "equals";
  if (["BS", "AC", "Del", "C-BS", "D:C", "D:CE"].includes(key)) return "delete";
  if (["/", "*", "-", "+"].includes(key)) return "operator";
  if (["(", ")", "K:sqrt", "K:pi", "^", "K:sq", "K:cube", "K:pow", "K:inv", "K:root", "K:cbrt", "x", "D:a", "D:b"].includes(key)) return "function symbol";
  if (["D:Solve", "D:Graph", "list"].includes(key)) return "ask";
  if (["Left", "Right", "Undo", "K:page"].includes(key)) return "page";
  return "function";
}

/** A dot for each part of a page of keys, full for the one that is shown. */
export function pageDots(shown, count) {
  const dots = Array.from({ length: count }, (_, place) =>
    `<circle cx="${12 + (20 / count) * (place - (count - 1) / 2)}" cy="12" r="${6 / (count + 1)}" fill="${place === shown ? "currentColor" : "none"}"/>`);
  return `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${dots.join("")}</svg>`;
}
