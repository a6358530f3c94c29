// What the page has to say of itself, above the calculator: that nothing is kept,
// that a new version is there, that a part did not arrive. A notice stays until it
// is closed or acted on; what is typed and answered meanwhile takes none away.

import { text } from "../words/words.js";
import { action, button } from "./buttons.js";
import { element } from "./elements.js";
import { icon } from "./icons.js";

/**
 * The notices that are shown, each with its actions: pairs of the name of an action's words and what it does.
 *
 * @type {Map<string, [string, () => void][]>}
 */
const shown = new Map();
const closed = new Set();

/**
 * Shows a notice, once a visit.
 *
 * @param {string} name The name of its words.
 * @param {[string, () => void][]} actions Pairs of the name of an action's words and what it does.
 */
export function notice(name, actions = []) {
  if (shown.has(name) || closed.has(name)) return;
  shown.set(name, actions);
  draw();
}

/** Takes a notice away: it is no longer true. */
export function withdraw(name) {
  if (shown.delete(name)) draw();
}

/** Draws the notices, in the language in force. */
export function draw() {
  const root = element("notices");
  root.setAttribute("aria-label", text("notices"));
  root.hidden = shown.size === 0;
  root.replaceChildren(...[...shown].map(([name, actions]) => line(name, actions)));
}

function line(name, actions) {
  const line = document.createElement("p");
  line.dataset.notice = name;
  const words = document.createElement("span");
  words.textContent = text(name);
  line.append(words, ...actions.map(([words, act]) => action(text(words), act, "try")));
  const close = button("tool", text("close"), icon("close"));
  close.addEventListener("click", () => {
    closed.add(name);
    withdraw(name);
  });
  line.append(close);
  return line;
}
