// Answers as they are shown: the exact form in the font of formulas, the digits
// beside it, small and with an ellipsis if there are more.

import { icon } from "./faces.js";
import { watch } from "./fit.js";
import { drawsMathml } from "./morph.js";
import { text } from "./words.js";

/** A number with more digits than this is shown by its first and last ones. */
const LONG = 60;

/** Shows an answer, or the value so far, in an element. */
export function showAnswer(root, answer, form, isPreview) {
  const { status, exact, decimal, digits, text: written, proof } = answer ?? {};
  const wanted = JSON.stringify([form, isPreview, status, exact, decimal, digits, written, proof, document.documentElement.lang]);
  if (root.shown === wanted) return;
  root.shown = wanted;
  root.replaceChildren();
  root.classList.toggle("preview", isPreview);
  root.classList.toggle("proved", answer?.status === "exact");
  if (!answer) return;
  const nodes = parts(answer, form);
  if (!isPreview && proof?.length) nodes[0]?.prepend(seal(answer));
  root.append(fitted(nodes, text("whole")));
}

/** Whether an answer is exact or has digits that are right, as a seal; what opens the answer says why. */
function seal({ status, proof }) {
  const button = document.createElement("button");
  const isExact = status === "exact";
  Object.assign(button, { type: "button", className: "seal", title: text("why") });
  button.classList.toggle("exact", isExact);
  button.setAttribute("aria-label", `${text("why")} ${proof[0].text}`);
  const drawing = isExact ? "M5.5 10.5l3 3 6-7" : "M5 9q2.5-3 5 0t5 0M5 13q2.5-3 5 0t5 0";
  button.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><circle cx="10" cy="10" r="9.5"/><path d="${drawing}"/></svg>`;
  return button;
}

/** Parts that are to fit, with the button that opens the whole where they do not. */
export function fitted(parts, name) {
  const box = document.createElement("div");
  box.className = "fit";
  const room = document.createElement("div");
  room.className = "room";
  room.append(...parts);
  const open = document.createElement("button");
  Object.assign(open, { type: "button", className: "open", innerHTML: icon("whole"), title: name });
  open.setAttribute("aria-label", name);
  box.append(room, open);
  watch(box);
  return box;
}

/** The elements of an answer: the value, and its digits where they say more. */
export function parts(answer, form) {
  const { exact, decimal, status, mathml, text: written } = answer;
  // The count of a long number's digits says as much as a power of ten.
  const saysMore = exact && decimal && !isLong(exact) && plain(decimal) !== plain(exact);
  const nodes = [];
  // What a conversion asked for stands alone.
  if (written) return [value(status === "exact" ? "=" : "≈", null, written)];
  if (!exact && !decimal) return nodes;
  if (exact && !(form === "decimal" && saysMore)) {
    nodes.push(value(status === "exact" ? "=" : "≈", mathml, exact));
    if (saysMore) nodes.push(digits(answer, "decimal"));
  } else {
    const isAll = status === "exact" && !decimal?.includes("…");
    const first = digits(answer, "value");
    first.prepend(sign(isAll ? "=" : "≈"));
    nodes.push(first);
    if (saysMore) nodes.push(value("=", mathml, exact, "decimal"));
  }
  return nodes;
}

function value(symbol, mathml, exact, className = "value") {
  const span = document.createElement("span");
  span.className = className;
  span.append(sign(symbol));
  if (mathml && !isLong(exact) && drawsMathml) {
    const holder = document.createElement("span");
    holder.innerHTML = mathml;
    span.append(holder.firstChild);
  } else {
    span.append(shortened(exact));
  }
  return span;
}

function sign(symbol) {
  const span = document.createElement("span");
  span.className = "sign";
  span.textContent = symbol;
  return span;
}

/** Decimal digits, with a line over those that repeat. */
function digits(answer, className) {
  const span = document.createElement("span");
  span.className = className;
  const shown = answer.repeating ?? answer.decimal;
  const match = /^(.*)\((\d+)\)$/.exec(shown);
  if (match && match[2].length <= 24) {
    const period = document.createElement("span");
    period.className = "period";
    period.textContent = match[2];
    span.append(match[1], period);
  } else {
    span.append(shortened(answer.decimal));
  }
  return span;
}

/** Whether a text is one number of many digits. */
export function isLong(full) {
  return full.length > LONG && /^-?[\d.,…]+$/.test(full);
}

/** The first and last digits of a whole number that is too long, with their number between. */
function shortened(full) {
  if (!isLong(full) || full.includes("…")) return document.createTextNode(full);
  const kept = Math.min(40, Math.max(6, Math.floor(innerWidth / 60)));
  const span = document.createElement("span");
  span.className = "long";
  const count = document.createElement("button");
  count.type = "button";
  count.className = "rest";
  count.title = text("whole");
  count.textContent = `… ${full.replace(/\D/g, "").length} ${text("digitCount")} …`;
  count.setAttribute("aria-label", `${text("whole")}: ${count.textContent}`);
  span.append(full.slice(0, kept), count, full.slice(-kept));
  return span;
}

/** A number in the signs of the keyboard, to be compared. */
export function plain(value) {
  return value.replace(/[−–]/g, "-").replace(/\s/g, "");
}
