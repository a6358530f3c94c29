// A value in full: its exact form, and as many digits as are wanted, to be read
// and copied.

import { group, parts as answerParts } from "./answer.js";
import { action, actions as row } from "./button.js";
import "./later.js";
import { drawsMathml } from "./morph.js";
import { openDialog, paragraph } from "./settings.js";
import { text } from "./words.js";

/** How many digits are asked for at a time. */
const portions = [100, 1_000, 10_000];

/**
 * Opens a value in full.
 *
 * @param value exact, decimal, long, mathml, status, notes, proof: what is known of it.
 * @param actions copy(text); spread(text): resolves to its digits in `groups`, with their `count`
 *   and how many `places` there are behind the mark; digits(count): resolves to `{ decimal, problem }` with so
 *   many digits behind the mark, where more can be had; convert(way): resolves to the ways
 *   that make sense for the value and to the value in the one that is asked for; pairs of a
 *   name and what it does; such that leave the dialog; and whether somebody asks why it is true.
 */
export function openReader(value, { copy, spread, digits, convert, more = [], leaving = [], asksWhy = false }) {
  const parts = [];
  const { exact, decimal, mathml, long, notes = [], proof = [] } = value;
  if (exact) parts.push(exactPart(exact, long?.exact ? null : mathml, { copy, spread }, more));
  if (decimal && decimal !== exact) parts.push(decimalPart(decimal, { copy, spread, digits }, exact ? [] : more));
  if (notes.length) parts.push(...notes.map(({ message }) => paragraph("note", message)));
  const reason = proof.length > 0 && proofPart(proof);
  if (reason && asksWhy) parts.unshift(reason);
  else if (reason) parts.push(reason);
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
  // Readers begin with it, too.
  if (reason && asksWhy) reason.querySelector("p").focus();
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
  part.querySelector("p").tabIndex = -1;
  return part;
}

function exactPart(exact, mathml, { copy, spread }, more) {
  const part = section(text("exactValue"));
  if (mathml && drawsMathml) {
    const drawn = document.createElement("div");
    drawn.className = "drawn";
    drawn.tabIndex = 0;
    drawn.setAttribute("role", "group");
    drawn.setAttribute("aria-label", text("exactValue"));
    drawn.innerHTML = mathml;
    part.append(drawn);
  }
  const shown = reading(exact);
  spread(exact).then((found) => found && group(shown, found.groups));
  part.append(shown, row([[text("copyText"), () => copy(exact)], ...more]));
  return part;
}

function decimalPart(decimal, { copy, spread, digits }, more) {
  const part = section("");
  const shown = reading(decimal);
  const problem = document.createElement("p");
  problem.className = "problem";
  /** What is shown: how many digits there are, and how many behind the mark. */
  let known = { count: 0, places: 0 };
  const label = () => {
    const isWhole = !decimal.includes("…");
    part.querySelector("h3").textContent = isWhole ? text("decimalValue") : `${known.count} ${text("digitCount")}`;
    problem.hidden = !problem.textContent;
    for (const button of part.querySelectorAll("[data-count]")) button.hidden = isWhole || !digits;
  };
  const show = (next, spreadOut) => {
    decimal = next;
    known = spreadOut;
    group(shown, known.groups);
    label();
  };
  const ask = async (portion) => {
    const { decimal: next, problem: reason } = await digits(known.places + portion);
    problem.textContent = next ? "" : reason ?? text("noMoreDigits");
    const found = next && await spread(next);
    // Never fewer than there were.
    if (found && (!next.includes("…") || found.count >= known.count)) show(next, found);
    label();
  };
  const buttons = row([[text("copyText"), () => copy(decimal)], ...more]);
  const first = spread(decimal).then((found) => found && show(decimal, found));
  for (const portion of portions) {
    const button = action(`+${portion.toLocaleString(document.documentElement.lang)}`, () => first.then(() => ask(portion)));
    button.dataset.count = portion;
    button.setAttribute("aria-label", `${button.textContent} ${text("digitCount")}`);
    buttons.append(button);
  }
  part.append(shown, problem, buttons);
  label();
  return part;
}

function section(title) {
  const part = document.createElement("section");
  const head = document.createElement("h3");
  head.textContent = title;
  part.append(head);
  return part;
}

/** A text in full, which stands in groups as soon as these are known. */
function reading(full) {
  const shown = document.createElement("p");
  shown.className = "digits";
  shown.tabIndex = 0;
  shown.textContent = full;
  return shown;
}
