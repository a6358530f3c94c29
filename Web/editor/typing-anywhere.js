// Typing goes to the formula wherever the focus happens to be: a button that was pressed
// has no use for letters and digits, and Enter behind a click belongs to the formula.

import { entryInUse, typing } from "../shell/app.js";
import { around } from "../shell/elements.js";

/** The button that was clicked last, as long as the focus stays. */
let clicked = /** @type {Element | null} */ (null);

/** Takes the keys from now on, and those that were pressed before. */
export function typeAnywhere() {
  addEventListener("click", (event) => (clicked = event.detail ? around(event, "button") : null));
  addEventListener("focusout", () => (clicked = null));
  addEventListener("keydown", takeKey);
  for (const event of /** @type {any} */ (globalThis).earlyKeys()) {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

function takeKey(event) {
  const focused = document.activeElement ?? document.body;
  const isFree = focused === document.body || focused.closest("button, .keypad");
  const isTyped = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey;
  const isEntered = event.key === "Enter" && clicked && (focused === clicked || focused === document.body);
  const isForFormula = isTyped || event.key === "Backspace" || isEntered;
  if (!isFree || !isForFormula || event.defaultPrevented || document.querySelector("dialog")) return;
  if (!entryInUse().offsetParent || focused.closest(".relatives")) return;
  typing().focus();
  typing().keyDown(event);
}
