// The functions and constants of the engine, in a drawer: arguments, a line about each and
// an example. One that is tapped is typed. `make web` writes the list (Tools/web.mjs).

import { language, text } from "../words/words.js";
import { actionButton, openDialog } from "./dialog.js";
import { searchField } from "./search-field.js";
import "./style.js";

/** A signature, an example, and a line in each language. */
const meanings = [];
const languages = ["en", "de", "zh"];

/** The events that type a name and its bracket; letters with a digit are no name in the editor. */
export function typing(signature) {
  const [name, list] = signature.split("(");
  if (!list) return [{ keys: [...name].join(" ") }];
  if (!/\d/.test(name)) return [{ keys: [...name, "("].join(" ") }];
  const slots = list.split(";");
  return [{ paste: `${name}(${slots.map(() => "□").join(";")})` }, { keys: slots.map(() => "Left").join(" ") }];
}

/** Opens the drawer; calls back with the events that type what is chosen. */
export function openFunctions(type) {
  const place = 2 + Math.max(0, languages.indexOf(language()));
  const entries = meanings.map((row) => {
    const button = actionButton(row[0], () => type(typing(row[0])));
    button.classList.add("example");
    button.append(...[row[place], row[1]].map((line) => {
      const small = document.createElement("small");
      small.textContent = line;
      return small;
    }));
    return button;
  });
  openDialog(text("functions"), "examples", searchField(entries), ...entries);
}
