// The strip above the keypad: keys that fit the place of the caret, as the engine says, and the
// names that the user has given a meaning. A tap types one.

import { button } from "../shell/buttons.js";
import { around } from "../shell/elements.js";
import { label, text } from "../words/words.js";
import { face } from "./key-faces.js";

export class KeyStrip {
  /** What the keys that are there were made of. */
  #shown = /** @type {unknown[]} */ ([]);
  /** What the first key does, where it is no key of the formula. */
  #act = /** @type {(() => void) | null | undefined} */ (null);

  /**
   * @param root The strip.
   * @param press Called with keys in the key notation.
   */
  constructor(root, press) {
    this.root = root;
    // The formula keeps the focus.
    root.addEventListener("mousedown", (event) => event.preventDefault());
    root.addEventListener("click", (event) => {
      const key = around(event, "button");
      if (key?.classList.contains("act")) this.#act?.();
      else if (key) press(key.dataset.types);
    });
  }

  /**
   * Shows the keys that fit, the variables and the functions; in front of them what else can be done, in the place of the key for it.
   *
   * @param {import("../engine/protocol").Screen} screen
   * @param {import("../shell/app.js").Lists} lists
   * @param {string} decimalMark
   * @param {{ name: string, act: () => void, key?: string } | null} action
   */
  show({ nearKeys }, { variables, functions }, decimalMark, action = null) {
    this.#act = action?.act;
    const wanted = [nearKeys.join(" "), variables, functions, decimalMark, document.documentElement.lang, action?.name];
    // The lists are the same ones until the engine tells others.
    if (wanted.every((part, place) => part === this.#shown[place])) return;
    this.#shown = wanted;
    const named = variables.filter(({ name }) => name !== "Ans");
    this.root.setAttribute("aria-label", text("near"));
    this.root.replaceChildren(
      ...(action ? [chip("fit act", action.key ?? "", action.name)] : []),
      ...nearKeys.filter((key) => key !== action?.key).map((key) => chip("fit", key, label(key), face(key, decimalMark))),
      ...named.map(({ name, text: value }) => chip("name", name, `${name} = ${value}`)),
      ...functions.map(({ name, signature, text: value }) => chip("name", `${name} (`, `${signature} = ${value}`)));
    this.root.closest(".entry")?.classList.toggle("near", this.root.firstChild !== null);
  }
}

/** A key of the strip; for the keyboard there are shorter ways. */
function chip(className, types, name, markup) {
  const key = button(className, name, markup);
  key.tabIndex = -1;
  key.dataset.types = types;
  return key;
}
