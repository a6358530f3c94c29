// Copying: texts, and a link to the sheet.

import { openText } from "../dialogs/dialog.js";
import { text } from "../words/words.js";
import { app, lastScreen, send } from "./app.js";
import { element } from "./elements.js";
import { say, sayDone } from "./messages.js";

/** The longest link that is copied. */
const LONGEST = 75_000;

/**
 * Copies a text, or shows it to be copied by hand.
 *
 * @param {string} full
 */
export async function copy(full, words = text("copied")) {
  try {
    await navigator.clipboard.writeText(full);
    sayDone(words);
  } catch {
    openText(text("copyText"), full, () => {});
  }
}

/** Copies a link to the sheet: the formula, the window of the graph where that is shown, and the lines. */
export async function share() {
  const { copied } = await send({ shareLines: true });
  const window = element("graph").hidden || !app.graph ? "" : await (await app.graph).link();
  const screen = lastScreen();
  const link = linkOf(screen.link ?? "", window, copied?.text ?? "");
  if ((screen.link || screen.isEmpty) && link.length < LONGEST) copy(`${location.href.split("#")[0]}${link && `#${link}`}`, text(copied?.leftOut ? "newestCopied" : "copied"));
  else say(text("tooLong"));
}

/** What stands behind the `#` of a link: a formula, behind a point the window of a graph, and behind another one lines. */
function linkOf(formula, window, lines) {
  const behind = lines ? `.${window}.${lines}` : window && `.${window}`;
  return `${formula}${behind}`;
}
