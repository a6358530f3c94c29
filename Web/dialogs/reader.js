// A value in full: its exact form, and as many digits as are wanted, to be read
// and copied.

import { group, parts as answerParts } from "../sheet/answer.js";
import { action, actions as row, button } from "../shell/buttons.js";
import { allWithin, within } from "../shell/elements.js";
import { icon } from "../shell/icons.js";
import { drawsMathml } from "../shell/morph.js";
import { text } from "../words/words.js";
import { openDialog, paragraph } from "./dialog.js";
import "./style.js";

/** How many digits are asked for at a time. */
const portions = [100, 1_000, 10_000];

/** @typedef {((asked: any) => Promise<any>) | null} Asks What the engine has to be asked for; null where it cannot be. */

/**
 * Opens a value in full.
 *
 * @param value exact, decimal, long, mathml, status, notes, proof: what is known of it.
 * @param actions copy(text); spread(text): resolves to its digits in `groups`, with their `count`
 *   and how many `places` there are behind the mark; digits(count): resolves to `{ decimal, problem }` with so
 *   many digits behind the mark, where more can be had; convert(way): resolves to the ways
 *   that make sense for the value and to the value in the one that is asked for; pairs of a
 *   name and what it does, which stand last; such that leave the dialog; and whether somebody asks why it is true.
 */
export function openReader(value, { copy, spread, digits = /** @type {Asks} */ (null), convert = /** @type {Asks} */ (null), more = [], leaving = [], asksWhy = false }) {
  const parts = [];
  const { exact, decimal, mathml, long, notes = [], proof = [] } = value;
  if (exact) parts.push(exactPart(exact, long?.exact ? null : mathml, { copy, spread }));
  if (decimal && decimal !== exact) parts.push(decimalPart(decimal, { copy, spread, digits }));
  if (notes.length) parts.push(...notes.map(({ message }) => paragraph("note", message)));
  const reason = proof.length > 0 && proofPart(proof);
  if (reason && asksWhy) parts.unshift(reason);
  else if (reason) parts.push(reason);
  if (convert) parts.push(waysPart(convert, copy, [exact, decimal]));
  const dialog = openDialog(text("whole"), "reader", ...parts);
  if (leaving.length || more.length) {
    const left = leaving.map(([name, act]) => [name, () => {
      dialog.close();
      act();
    }]);
    within(dialog, ".body").append(row([...left, ...more]));
  }
  const drawn = dialog.querySelector(".drawn");
  drawn?.classList.toggle("small", drawn.scrollWidth > drawn.clientWidth);
  // Readers begin with it, too.
  if (reason && asksWhy) within(reason, "p").focus();
  return dialog;
}

/**
 * A row for each way to write the value that says something else than its exact form and its digits: the name of the way, the
 * value written so, and a button that copies it.
 */
function waysPart(convert, copy, known) {
  const part = section(text("otherWays"));
  part.hidden = true;
  const list = document.createElement("ul");
  list.className = "ways";
  part.append(list);
  const seen = new Set(known);
  const fill = async () => {
    const { ways = [] } = (await convert()) ?? {};
    for (const { way, name } of ways) {
      if (!part.isConnected) return;
      const row = await wayRow(name, await convert(way), convert, copy);
      if (!row || seen.has(row.dataset.text)) continue;
      seen.add(row.dataset.text);
      row.dataset.way = way;
      list.append(row);
      part.hidden = false;
    }
    // Nothing comes that the dialog would have to have its height for.
    if (part.hidden) part.remove();
  };
  // It goes on while the dialog is there.
  queueMicrotask(fill);
  return part;
}

/** The row of a way, or nothing where the value cannot be written so. */
function wayRow(name, found, convert, copy) {
  const { answer, fewer, more } = found ?? {};
  const { text: written, exact, decimal, error, notes = [] } = answer ?? {};
  const plain = written ?? exact ?? decimal;
  if (error || !plain) return null;
  const row = document.createElement("li");
  row.dataset.text = plain;
  const value = document.createElement("div");
  value.className = "drawn";
  value.tabIndex = 0;
  // Words, Roman numerals and bits are no formula.
  value.append(...written ? [paragraph("value", written)] : answerParts(answer, "exact"));
  const again = async (way) => {
    const other = wayRow(way.replace(/^to /, ""), await convert(way), convert, copy);
    if (!other) return;
    other.dataset.way = row.dataset.way;
    row.replaceWith(other);
    within(other, "button").focus();
  };
  const steps = [["−", fewer], ["+", more]].filter(([, way]) => way).map(([sign, way]) => {
    const step = button("tool", way, sign);
    step.addEventListener("click", () => again(way));
    return step;
  });
  const copying = button("tool", `${text("copyText")}: ${name}`, icon("copy"));
  copying.title = text("copyText");
  copying.addEventListener("click", () => copy(plain));
  row.append(paragraph("way", name), value, ...steps, copying, ...notes.map(({ message }) => paragraph("note", message)));
  return row;
}

/** Why the value is true, in sentences. */
function proofPart(proof) {
  const part = section(text("why"));
  part.append(...proof.map(({ text: words }) => paragraph("note", words)));
  within(part, "p").tabIndex = -1;
  return part;
}

function exactPart(exact, mathml, { copy, spread }) {
  const part = section(text("exactValue"), "form");
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
  part.append(shown, row([[text("copyText"), () => copy(exact)]]));
  return part;
}

function decimalPart(decimal, { copy, spread, digits }) {
  const part = section("", "form");
  const shown = reading(decimal);
  const problem = document.createElement("p");
  problem.className = "problem";
  /** What is shown: how many digits there are, and how many behind the mark. */
  let known = { count: 0, places: 0 };
  const label = () => {
    const isWhole = !decimal.includes("…");
    within(part, "h3").textContent = isWhole ? text("decimalValue") : `${known.count} ${text("digitCount")}`;
    problem.hidden = !problem.textContent;
    for (const button of allWithin(part, "[data-count]")) button.hidden = isWhole || !digits;
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
  const buttons = row([[text("copyText"), () => copy(decimal)]]);
  const first = spread(decimal).then((found) => found && show(decimal, found));
  for (const portion of portions) {
    const button = action(`+${portion.toLocaleString(document.documentElement.lang)}`, () => first.then(() => ask(portion)));
    button.dataset.count = String(portion);
    button.setAttribute("aria-label", `${button.textContent} ${text("digitCount")}`);
    buttons.append(button);
  }
  part.append(shown, problem, buttons);
  label();
  return part;
}

function section(title, className = "") {
  const part = document.createElement("section");
  part.className = className;
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
