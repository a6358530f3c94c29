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
  for (const [id, drawing, name] of tools) show(element(id), drawing, text(name));
  app.hint?.label(app.screen?.settings.decimalMark ?? ".");
  element("mode").setAttribute("aria-label", text("mode"));
  for (const button of childrenOf(element("mode"))) {
    const mode = button.dataset.mode ?? "";
    show(button, mode, text(mode));
  }
  element("stop").textContent = text("stop");
  element("steps").textContent = text("steps");
  within(element("editing"), "span").textContent = text("editing");
  element("leave").textContent = text("leaveLine");
  within(element("busy"), ".bar").setAttribute("aria-label", text("working"));
  notices.draw();
}

/** Shows an icon on a button, and its name beside it, which style.css hides where there is no room. */
function show(button, drawing, name) {
  button.innerHTML = `${icon(drawing)}<span>${name}</span>`;
  button.title = name;
  button.setAttribute("aria-label", name);
}

/** Marks a header in which the names of all icons have room beside them, whenever something in it has another size. */
export function nameIcons() {
  const header = within(document, "header");
  const edge = () => header.getBoundingClientRect().right - parseFloat(getComputedStyle(header).paddingRight);
  const measure = () => {
    header.classList.add("named");
    header.classList.toggle("named", element("menu").getBoundingClientRect().right < edge() + 1);
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  for (const each of [header, ...childrenOf(header)]) observer.observe(each);
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
