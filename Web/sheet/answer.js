// Answers as they are shown: the exact form in the font of formulas, the digits
// beside it, small and with an ellipsis if there are more.

import { button } from "../shell/buttons.js";
import { icon } from "../shell/icons.js";
import { drawsMathml } from "../shell/morph.js";
import { text } from "../words/words.js";
import { watch } from "./fit.js";
import { onOneLine } from "./one-line.js";

/** How many signs of a number alone a phone has room for in a line of large digits. */
const LINE = 15;
/** The widths from which a column has room for more digits at the ends of a number that has too many. */
const WIDER = [720, 1440, 2400];
/** The longest name that stands below its digits: longer ones are to be read in full. */
const LONGEST_NAME = 40;
/** The share of a desk that a column has. */
const COLUMN = 0.3;
/** The last digits of a number and the mark behind them, which never stands alone in a line. */
const TAIL = /(\S{1,3}…)/;

/** Brings an answer, or the value so far, to an element: the forms in which it can be shown, from which its arrangement chooses. */
export function showAnswer(root, answer, form, isPreview) {
  const { status, exact, decimal, digits, text: written, proof, isSolved = false } = answer ?? {};
  const wanted = JSON.stringify([form, isPreview, status, exact, decimal, digits, written, proof, isSolved, document.documentElement.lang]);
  if (root.shown === wanted) return;
  root.shown = wanted;
  root.replaceChildren();
  root.forms = [];
  root.form = null;
  root.classList.toggle("preview", isPreview);
  root.classList.toggle("proved", answer?.status === "exact");
  root.classList.toggle("solutions", isSolved);
  if (!answer) return;
  const made = (nodes, { opens = false, isInOne = false } = {}) => ({
    opens,
    isInOne,
    build: () => {
      const built = nodes();
      if (!isPreview && proof?.length) built[0]?.prepend(seal(answer));
      const box = boxed(built, text("whole"));
      box.classList.toggle("opens", opens);
      return box;
    },
  });
  if (parts(answer, form).length === 0) return;
  const first = () => parts(answer, form);
  // The ends of a long number stand in one line where that is large enough.
  const ends = hasEnds(answer) ? [made(first, { isInOne: true })] : [];
  root.forms = [...ends, made(first), ...others(answer, form).map(([nodes, opens]) => made(nodes, { opens: Boolean(opens) }))];
}

/** Whether the ends of a number stand for it. */
const hasEnds = (answer) => Boolean({ ...answer, ...answer.brief }.long);

/** The forms of an answer that need less height: fractions on one line, and digits alone, beside a mark that opens the exact value. */
function others(answer, form) {
  const brief = { ...answer, ...answer.brief, brief: null };
  const { exact, decimal, mathml, text: written, long } = brief;
  if (written || !mathml || long?.exact || !drawsMathml) return [];
  const flat = flattened(mathml);
  const found = flat ? [[() => parts({ ...brief, mathml: flat }, form), false]] : [];
  if (exact && decimal && decimal !== exact) found.push([() => [valueInDigits(brief)], true]);
  return found;
}

/** The markup of a drawing with its fractions on one line, or nothing. */
function flattened(mathml) {
  const holder = document.createElement("span");
  holder.innerHTML = mathml;
  return holder.firstElementChild && onOneLine(holder.firstElementChild)?.outerHTML;
}

/** Digits as the value. */
function valueInDigits(answer) {
  const { decimal, status, isSolved } = answer;
  const first = digits(answer, "value");
  if (!isSolved) first.prepend(sign(status === "exact" && !decimal?.includes("…") ? "=" : "≈"));
  return first;
}

/** Whether an answer is exact or has digits that are right, as a seal; what opens the answer says why. */
function seal({ status, proof }) {
  const isExact = status === "exact";
  const drawing = isExact ? "M5.5 10.5l3 3 6-7" : "M5 9q2.5-3 5 0t5 0M5 13q2.5-3 5 0t5 0";
  const seal = button(isExact ? "seal exact" : "seal", `${text("why")} ${proof[0].text}`,
    `<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><circle cx="10" cy="10" r="9.5"/><path d="${drawing}"/></svg>`);
  seal.title = text("why");
  return seal;
}

/** Parts that are to fit in a line of the tape, with the button that opens the whole where they do not. */
export function fitted(parts, name) {
  const box = boxed(parts, name);
  watch(box);
  return box;
}

function boxed(parts, name) {
  const box = document.createElement("div");
  box.className = "fit";
  const room = document.createElement("div");
  room.className = "room";
  room.append(...parts);
  const open = button("open", name, icon("whole"));
  open.title = name;
  box.append(room, open);
  return box;
}

/** The elements of an answer: the value, and its digits where they say more. */
export function parts(answer, form) {
  // Of many solutions the first ones.
  answer = { ...answer, ...answer.brief };
  const { exact, decimal, status, mathml, text: written, long, isSolved, isNamed, thousands } = answer;
  // The count of a long number's digits says as much as a power of ten.
  const saysMore = exact && decimal && !long?.exact && decimal !== exact;
  const nodes = [];
  // An equation is equal to none of what solves it.
  const equals = isSolved ? "" : status === "exact" ? "=" : "≈";
  // What a conversion asked for stands alone.
  if (written) return [value(equals, null, written)];
  if (!exact && !decimal) return nodes;
  // What is only named has digits that say more than its name.
  const isInDigits = saysMore && (form === "decimal" || isNamed);
  if (exact && !isInDigits) {
    nodes.push(value(equals, mathml, exact, long?.exact, "value", thousands));
    if (saysMore) nodes.push(digits(answer, "decimal"));
  } else {
    nodes.push(valueInDigits(answer));
    if (saysMore && !(isNamed && exact.length > LONGEST_NAME)) nodes.push(value(equals && "=", mathml, exact, null, "decimal"));
  }
  if (isSolved && status === "undetermined") nodes.push(more());
  return nodes;
}

/** What stands behind solutions that are not proved to be all. */
function more() {
  return spanOf("decimal perhaps", text("perhapsMore"));
}

function value(symbol, mathml, exact, long = null, className = "value", thousands = null) {
  const span = document.createElement("span");
  span.className = className;
  if (symbol) span.append(sign(symbol));
  if (mathml && !long && drawsMathml) {
    const holder = document.createElement("span");
    holder.innerHTML = mathml;
    const drawn = /** @type {Element} */ (holder.firstElementChild);
    // Text can go on in a second line, and so can a sum in pieces.
    if (thousands || (isNumber(drawn) && (drawn.textContent ?? "").length > LINE)) {
      holder.className = "number";
      group(holder, thousands ?? [drawn.textContent]);
      span.append(holder);
    } else {
      holder.className = "sum";
      holder.replaceChildren(...pieces(drawn));
      span.append(holder.children.length > 1 ? holder : holder.firstChild ?? "");
    }
  } else {
    span.append(long ? ends(long) : exact);
  }
  return span;
}

/** Fills an element with digits in groups. Gaps between them are drawn, so that what is selected and copied has none. */
export function group(shown, groups) {
  if (groups.length === 1) return void (shown.textContent = groups[0]);
  shown.replaceChildren(...groups.map((group) => {
    const span = document.createElement("span");
    span.textContent = group;
    return span;
  }));
}

/** The drawing of a sum in pieces, each of which but the first begins with its sign; else the drawing alone. */
function pieces(drawn) {
  const row = drawn.children.length === 1 ? drawn.firstElementChild : drawn;
  const parts = [...row.children];
  const starts = parts.flatMap((part, place) => (place > 0 && part.localName === "mo" && ["+", "−"].includes(part.textContent) ? [place] : []));
  if (row.localName !== "mrow" && row !== drawn || starts.length === 0) return [drawn];
  return [0, ...starts].map((start, index) => {
    const piece = drawn.cloneNode();
    piece.append(...parts.slice(start, starts[index]));
    // A sign before its summand is the one between two.
    if (start > 0) piece.firstChild.setAttribute("form", "infix");
    return piece;
  });
}

/** Whether a drawing is a number and nothing else, perhaps with a sign. */
function isNumber(drawn) {
  return drawn.querySelectorAll("mn").length === 1
    && [...drawn.querySelectorAll("*")].every(({ localName }) => ["mrow", "mo", "mn"].includes(localName));
}

function sign(symbol) {
  return spanOf("sign", symbol);
}

/** Decimal digits, with a line over those that repeat. */
function digits({ decimal, printedDecimal = decimal, period, long, isSolved }, className) {
  const span = spanOf(isSolved ? `${className} listed` : className);
  if (long?.decimal) {
    span.append(ends(long.decimal));
  } else {
    const run = spanOf("run");
    if (period) run.append(period[0], spanOf("period", period[1]));
    else run.append(...printedDecimal.split(TAIL).filter(Boolean).map((part) => (TAIL.test(part) ? spanOf("tail", part) : part)));
    span.append(run);
  }
  return span;
}

function spanOf(className, content = "") {
  const span = document.createElement("span");
  span.className = className;
  span.textContent = content;
  return span;
}

/** The first and last digits of a number that has too many, with their number between. */
function ends({ count, ends }) {
  const room = innerWidth * (document.body.dataset.layout === "desk" ? COLUMN : 1);
  const [first, last] = ends[WIDER.filter((width) => room >= width).length];
  const span = document.createElement("span");
  span.className = "long";
  const words = `… ${count} ${text("digitCount")} …`;
  const rest = button("rest", `${text("whole")}: ${words}`, words);
  rest.title = text("whole");
  span.append(first, rest, last);
  return span;
}
