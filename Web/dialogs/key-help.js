// The list of keys and gestures: each with what it does. It comes when it is opened.

import { language, text } from "../words/words.js";
import { meanings, openDialog } from "./dialog.js";

/** The list in each language. `make web` puts it here. */
const help = {};

/** Opens the list. */
export function openKeys() {
  openDialog(text("keys"), "keys", meanings(help[language()]));
}
