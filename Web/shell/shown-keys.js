// Whether the keypad is shown: on a desk it folds away, and on a phone it comes and goes below the plane.

import { app, isWide, keep } from "./app.js";
import { element } from "./elements.js";

/** Shows the keypad of a desk, or folds it away. */
export function showKeys(wanted) {
  if (document.body.dataset.layout !== "desk") return;
  app.keysShown = wanted;
  keep({ keys: wanted });
  labelKeys();
  arrangeAll();
}

/** Shows the keypad in the place of the lines below the plane of a phone, or the lines. */
export function raiseKeys(areUp) {
  const wereUp = document.body.classList.contains("keys-up");
  document.body.classList.toggle("keys-up", areUp);
  labelKeys();
  if (areUp !== wereUp) arrangeAll();
  // Where the page scrolls, what is typed stays in sight.
  if (areUp && !wereUp && document.body.dataset.layout === "scroll") element("entry").scrollIntoView({ block: "nearest" });
}

/** Shows the keypad where it is away, and puts it away where it is shown. */
export function toggleKeys() {
  if (!isWide()) raiseKeys(!document.body.classList.contains("keys-up"));
  else showKeys(app.keysShown === "folded" ? "shown" : "folded");
  app.tape.toEnd();
}

export function labelKeys() {
  const { classList } = document.body;
  classList.toggle("keys-folded", app.keysShown === "folded");
  const areShown = !isWide() ? classList.contains("keys-up") : app.keysShown !== "folded";
  element("keys-toggle").setAttribute("aria-pressed", String(areShown));
}

/** Gives keys, lines and what is entered their places anew. */
export function arrangeAll() {
  app.keypad.draw();
  app.arrangement.update();
  app.shownDesk?.arrange();
}
