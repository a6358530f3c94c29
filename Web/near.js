// The strip above the keypad: keys that fit the place of the caret, as the engine says, and the
// names that the user has given a meaning. A tap types one.

import { face } from "./faces.js";
import { label, text } from "./words.js";

export class NearKeys {
  #shown = "";

  /**
   * @param root The strip.
   * @param press Called with keys in the key notation.
   */
  constructor(root, press) {
    this.root = root;
    // The formula keeps the focus.
    root.addEventListener("mousedown", (event) => event.preventDefault());
    root.addEventListener("click", (event) => {
      const keys = event.target.closest("button")?.dataset.types;
      if (keys) press(keys);
    });
  }

  /** Shows the keys that fit, the variables and the functions. */
  show({ nearKeys }, { variables, functions }, decimalMark) {
    const named = variables.filter(({ name }) => name !== "Ans");
    const wanted = JSON.stringify([nearKeys, named, functions, decimalMark, document.documentElement.lang]);
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    this.root.setAttribute("aria-label", text("near"));
    this.root.replaceChildren(
      ...nearKeys.map((key) => {
        const chip = button("fit", key, label(key));
        chip.innerHTML = face(key, decimalMark);
        return chip;
      }),
      ...named.map(({ name, text: value }) => button("name", name, `${name} = ${value}`)),
      ...functions.map(({ signature, text: value }) =>
        button("name", `${signature.split("(")[0]} (`, `${signature} = ${value}`)));
    this.root.hidden = !this.root.firstChild;
    this.root.parentElement.classList.toggle("near", !this.root.hidden);
  }
}

function button(className, types, name) {
  const chip = document.createElement("button");
  Object.assign(chip, { type: "button", className, textContent: name, tabIndex: -1 });
  chip.dataset.types = types;
  chip.setAttribute("aria-label", name);
  return chip;
}
