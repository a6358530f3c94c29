// A field that searches a list in a dialog.

import { allWithin } from "../shell/elements.js";
import { text } from "../words/words.js";

/**
 * A field for words; entries that do not contain all of them are hidden, and so are groups of
 * which none is left.
 *
 * @param entries What is searched, by what is to be seen of it and its `data-text`.
 */
export function searchField(entries) {
  const field = document.createElement("input");
  Object.assign(field, { type: "search", className: "search", placeholder: text("search"), autocomplete: "off" });
  field.setAttribute("aria-label", text("search"));
  const said = entries.map((entry) => `${entry.textContent} ${entry.dataset.text ?? ""}`.toLowerCase());
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(" ");
    entries.forEach((entry, place) => { entry.hidden = !words.every((word) => said[place].includes(word)); });
    for (const group of allWithin(field.closest("dialog") ?? document, "section")) {
      group.hidden = !group.querySelector(".example:not([hidden])");
    }
  });
  return field;
}
