// A value in full: its exact form, and as many digits as are wanted, to be read
// and copied.

import { isLong, parts as answerParts, plain } from "./answer.js";
import { drawsMathml } from "./morph.js";
import { openDialog } from "./settings.js";
import { text } from "./words.js";

/** How many digits are asked for at a time. */
const portions = [100, 1_000, 10_000];
/** Digits stand in groups of five, up to so many. */
const mostGrouped = 20_000;

/**
 * Opens a value in full.
 *
 * @param value exact, decimal, repeating, mathml, status, notes, proof: what is known of it.
 * @param actions copy(text); digits(count): resolves to `{ decimal, problem }` with so
 *   many digits behind the mark, where more can be had; convert(way): resolves to the ways
 *   that make sense for the value and to the value in the one that is asked for; pairs of a
 *   name and what it does; and such that leave the dialog.
 */
export function openReader(value, { copy, digits, convert, more = [], leaving = [] }) {
  const parts = [];
  const { exact, decimal, mathml, notes = [], proof = [] } = value;
  if (exact) parts.push(exactPart(exact, mathml, copy, more));
  const saysMore = decimal && plain(decimal) !== plain(exact ?? "");
  if (saysMore) parts.push(decimalPart(value, copy, digits, exact ? [] : more));
  if (notes.length) parts.push(...notes.map(({ message }) => paragraph("note", message)));
  if (proof.length) parts.push(proofPart(proof));
  if (convert) parts.push(waysPart(convert, copy));
  const dialog = openDialog(text("whole"), "reader", ...parts);
  if (leaving.length) {
    const last = row(leaving.map(([name, act]) => [name, () => {
      dialog.close();
      act();
    }]));
    dialog.querySelector(".body").append(last);
  }
  const drawn = dialog.querySelector(".drawn");
  drawn?.classList.toggle("small", drawn.scrollWidth > drawn.clientWidth);
  return dialog;
}

/** A chip for each way that makes sense for the value, and the value in the one that is chosen. */
function waysPart(convert, copy) {
  const part = section(text("otherWays"));
  part.hidden = true;
  const chips = row([]);
  const shown = document.createElement("div");
  shown.className = "converted";
  shown.setAttribute("role", "status");
  let chosen;
  const ask = async (way, chip) => {
    chosen = chip;
    const { answer, fewer, more } = (await convert(way)) ?? {};
    if (chosen !== chip) return;
    for (const other of chips.children) other.setAttribute("aria-pressed", String(other === chip));
    const { text: written, exact, decimal, error, notes = [] } = answer ?? {};
    const found = error ? [paragraph("problem", error.message)]
      // Words, Roman numerals and bits are no formula.
      : written ? [paragraph("value", written)] : answerParts(answer, "exact");
    const value = document.createElement("div");
    value.className = "drawn";
    value.tabIndex = 0;
    value.append(...found);
    const step = (name, next) => [name, next && (() => ask(next, chip))];
    const actions = row([
      ...(fewer || more ? [step("−", fewer), step("+", more)] : []),
      ...(error ? [] : [[text("copyText"), () => copy(written ?? exact ?? decimal)]]),
    ].filter(([, act]) => act));
    for (const [index, next] of [fewer, more].filter(Boolean).entries()) actions.children[index].setAttribute("aria-label", next);
    shown.replaceChildren(paragraph("way", way), value, ...notes.map(({ message }) => paragraph("note", message)), actions);
    shown.scrollIntoView({ block: "nearest" });
  };
  part.append(chips, shown);
  convert().then(({ ways = [] } = {}) => {
    part.hidden = ways.length === 0;
    for (const { way, name } of ways) {
      const chip = action(name, () => ask(way, chip));
      chip.dataset.way = way;
      chip.setAttribute("aria-pressed", "false");
      chips.append(chip);
    }
  });
  return part;
}

/** Why the value is true, in sentences. */
function proofPart(proof) {
  const part = section(text("why"));
  part.append(...proof.map(({ text: words }) => paragraph("note", words)));
  return part;
}

function paragraph(className, words) {
  const line = document.createElement("p");
  line.className = className;
  line.textContent = words;
  return line;
}

function exactPart(exact, mathml, copy, more) {
  const part = section(text("exactValue"));
  if (mathml && drawsMathml && !isLong(exact)) {
    const drawn = document.createElement("div");
    drawn.className = "drawn";
    drawn.tabIndex = 0;
    drawn.setAttribute("aria-label", text("exactValue"));
    drawn.innerHTML = mathml;
    part.append(drawn);
  }
  part.append(reading(exact), row([[text("copyText"), () => copy(exact)], ...more]));
  return part;
}

function decimalPart(value, copy, digits, more) {
  let { decimal } = value;
  const part = section("");
  const shown = reading(decimal);
  const problem = document.createElement("p");
  problem.className = "problem";
  const isWhole = () => !decimal.includes("…");
  const label = () => {
    part.querySelector("h3").textContent = isWhole() ? text("decimalValue") : `${count(decimal)} ${text("digitCount")}`;
    problem.hidden = !problem.textContent;
    for (const button of part.querySelectorAll("[data-count]")) button.hidden = isWhole() || !digits;
  };
  const ask = async (portion) => {
    const { decimal: next, problem: reason } = await digits(fraction(decimal) + portion);
    // Never fewer than there were.
    if (next && (!next.includes("…") || count(next) >= count(decimal))) decimal = next;
    problem.textContent = next ? "" : reason ?? text("noMoreDigits");
    fill(shown, decimal);
    label();
  };
  const buttons = row([[text("copyText"), () => copy(decimal)], ...more]);
  for (const portion of portions) {
    const button = action(`+${portion.toLocaleString(document.documentElement.lang)}`, () => ask(portion));
    button.dataset.count = portion;
    button.setAttribute("aria-label", `${button.textContent} ${text("digitCount")}`);
    buttons.append(button);
  }
  part.append(shown, problem, buttons);
  label();
  return part;
}

/** How many digits a text has, and how many of them behind the mark. */
const count = (number) => number.replace(/e.*/, "").replace(/\D/g, "").length;
const fraction = (number) => /[.,](\d*)/.exec(number)?.[1].length ?? 0;

function section(title) {
  const part = document.createElement("section");
  const head = document.createElement("h3");
  head.textContent = title;
  part.append(head);
  return part;
}

/** A text in full, digits in groups. */
function reading(full) {
  const shown = document.createElement("p");
  shown.className = "digits";
  shown.tabIndex = 0;
  fill(shown, full);
  return shown;
}

/** Gaps between groups are drawn, so that what is selected and copied has none. */
function fill(shown, full) {
  shown.replaceChildren();
  if (full.length > mostGrouped || !/^-?[\d.,]+…?$/.test(full)) {
    shown.textContent = full;
    return;
  }
  // Groups are counted from the mark, both ways.
  const [, sign, whole, mark, fraction] = /^(-?)(\d+)([.,]?)(.*)$/.exec(full);
  const groups = whole.match(/\d{1,5}(?=(?:\d{5})*$)/g);
  groups[0] = sign + groups[0];
  groups[groups.length - 1] += mark;
  for (const group of [...groups, ...(fraction.match(/.{1,5}/g) ?? [])]) {
    const span = document.createElement("span");
    span.textContent = group;
    shown.append(span, document.createElement("wbr"));
  }
}

function row(actions) {
  const row = document.createElement("div");
  row.className = "actions";
  row.append(...actions.map(([name, act]) => action(name, act)));
  return row;
}

function action(name, act) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: name });
  button.addEventListener("click", act);
  return button;
}
