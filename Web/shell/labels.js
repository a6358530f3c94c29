// The words on what stands still: buttons, and what readers call the parts of the page.

import { text } from "../words/words.js";
import { app } from "./app.js";
import { childrenOf, element, within } from "./elements.js";
import { icon } from "./icons.js";
import * as notices from "./notices.js";

/** The buttons with an icon: the id of each, its icon and its name. */
const tools = [["menu", "menu", "menu"], ["examples", "examples", "examples"], ["share", "share", "share"],
  ["tape-toggle", "tape", "tape"], ["graph-toggle", "graph", "graph"], ["keys-toggle", "keys", "keypad"]];

/** The texts that stand still until the language changes. */
export function label() {
  element("input").setAttribute("aria-label", text("formula"));
  element("tape").setAttribute("aria-label", text("tape"));
  for (const [id, drawing, name] of tools) {
    const button = element(id);
    button.innerHTML = icon(drawing);
    button.title = text(name);
    button.setAttribute("aria-label", text(name));
  }
  app.hint?.label(app.screen?.settings.decimalMark ?? ".");
  element("mode").setAttribute("aria-label", text("mode"));
  for (const button of childrenOf(element("mode"))) {
    const mode = button.dataset.mode ?? "";
    const name = text(mode);
    button.innerHTML = `${icon(mode)}<span>${name}</span>`;
    button.title = name;
    button.setAttribute("aria-label", name);
  }
  element("stop").textContent = text("stop");
  element("steps").textContent = text("steps");
  within(element("editing"), "span").textContent = text("editing");
  element("leave").textContent = text("leaveLine");
  within(element("busy"), ".bar").setAttribute("aria-label", text("working"));
  notices.draw();
}

export function labelAngle(angle) {
  element("angle").textContent = angle.toUpperCase();
  element("angle").setAttribute("aria-label", `${angle.toUpperCase()}, ${text("angle")}: ${text(angle)}`);
}

export function labelPlot(isEditing) {
  const name = text(isEditing ? "updateCurve" : "plot");
  const button = element("plot");
  if (button.title === name) return;
  const words = document.createElement("span");
  words.textContent = text("drawLine");
  button.innerHTML = icon("draw");
  button.append(words);
  button.title = name;
  button.setAttribute("aria-label", name);
}

/** Shows how much of the engine has come, until all has. */
export function showArrival(share) {
  const line = element("arriving");
  line.setAttribute("aria-label", text("arriving"));
  line.setAttribute("aria-valuenow", String(Math.round(100 * share)));
  line.style.transform = `scaleX(${share})`;
  line.hidden = share === 1;
}
