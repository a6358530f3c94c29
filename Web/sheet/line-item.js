// A line as it is shown: what was typed, its result or what is wrong with it, what can be done with it.

import { button } from "../shell/buttons.js";
import { icon } from "../shell/icons.js";
import { drawsMathml } from "../shell/morph.js";
import { text } from "../words/words.js";
import { fitted, parts as answerParts } from "./answer.js";

/**
 * Shows a line in its item, but for what stands below it.
 *
 * @param {HTMLElement} item
 * @param line
 * @param form Whether results are exact or digits.
 * @param {string} tap What a tap on an input is called.
 */
export function fillItem(item, line, form, tap) {
  // What is below a line stays: a finger may be on its slider.
  for (const part of [...item.children]) if (part.className !== "below") part.remove();
  item.dataset.id = String(line.id);
  item.className = "";
  if (line.isPinned) item.classList.add("pinned");
  if (line.isStale) item.classList.add("stale");
  item.classList.toggle("folded", line.isFolded === true);
  item.classList.toggle("drawn", line.look !== undefined);
  item.classList.toggle("off", line.look?.isShown === false);
  const input = document.createElement("div");
  input.className = "input";
  input.title = tap;
  const typed = document.createElement("span");
  if (line.mathml && drawsMathml) typed.innerHTML = line.mathml;
  else typed.textContent = line.text;
  input.append(fitted([typed], tap));
  if (line.angle) {
    const unit = document.createElement("span");
    unit.className = "unit";
    unit.textContent = line.angle.toUpperCase();
    unit.title = text(line.angle);
    input.append(unit);
  }
  const result = document.createElement("div");
  result.className = line.status === "exact" ? "result proved" : "result";
  result.title = text("insert");
  const found = answerParts({ ...line, text: line.written, mathml: line.resultMathml }, form);
  // A slider says in its line where it stands.
  if (found.length && !line.isFolded && !line.slider) result.append(fitted(found, text("whole")));
  if (line.error) {
    result.classList.add("problem");
    result.textContent = line.error.message;
  }
  const parts = [];
  if (line.label) {
    const label = document.createElement("div");
    label.className = "label";
    label.textContent = line.label;
    parts.push(label);
  }
  const menu = button("menu", `${text("lineMenu")}: ${line.text}`, icon("more"));
  menu.setAttribute("aria-haspopup", "dialog");
  if (line.look) parts.push(dot(line));
  parts.push(input, ...line.isCurve ? [] : [result]);
  if (found.length && !line.isFolded) parts.push(certainty(line));
  parts.push(button("edit hidden", tap));
  if (!line.isCurve) parts.push(button("insert hidden", text("insert")));
  if (line.look) parts.push(button("remove", `${text("remove")}: ${line.text}`, icon("close")));
  if (line.with && !line.isFolded) {
    const note = document.createElement("div");
    note.className = "with";
    note.textContent = line.with;
    parts.push(note);
  }
  if (line.canTurn) parts.push(turnButton(line));
  parts.push(menu);
  if (line.isStale) {
    const stale = button("recalculate", text("recalculate"));
    stale.title = text("stale");
    parts.push(stale);
  }
  item.prepend(...parts);
}

/** The button by which a line like x = 3 is drawn, or is a value again. */
function turnButton({ text: line, isCurve }) {
  const name = text(isCurve ? "asValue" : "drawLine");
  const turn = button("turn", `${name}: ${line}`, "");
  turn.textContent = name;
  return turn;
}

/** How surely the result of a line is known, for those who do not see its colour. */
function certainty({ status }) {
  const words = document.createElement("span");
  words.className = "hidden";
  words.textContent = text(status === "exact" ? "isExact" : status === "approximate" ? "areDigits" : "undetermined");
  return words;
}

/** The dot of a line that is drawn, which shows and hides it; a ring where it is hidden. */
function dot({ text: line, look }) {
  const markup = `<svg class="line" viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-color="${look.color}"><circle cx="12" cy="12" r="7"/></svg>`;
  return button("swatch", `${text(look.isShown ? "hideCurve" : "showCurve")} ${line}`, markup);
}
