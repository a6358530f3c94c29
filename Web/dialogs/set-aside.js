// What was set aside: texts that were damaged, and those that a file replaced. And everything as a file.

import { say } from "../shell/messages.js";
import * as storage from "../shell/storage.js";
import { text } from "../words/words.js";
import { actionButton, openDialog } from "./dialog.js";

/** Offers what was set aside, each text to be saved or to take the place of the one in use. */
export function openSetAside() {
  const list = storage.asides().map((aside) => {
    const line = document.createElement("div");
    line.className = "aside";
    const words = document.createElement("p");
    words.textContent = `${text(aside.name === "sheet" ? "tape" : aside.name)} ${aside.number}: ${text(aside.reason === "damaged" ? "unreadable" : "replaced")}, ${aside.text.length.toLocaleString(document.documentElement.lang)} B`;
    line.append(words,
      actionButton(text("saveFile"), () => storage.offer(aside.text, `surd-${aside.name}-${aside.reason}-${aside.number}`)),
      actionButton(text("bringBack"), () => storage.bringBack(aside) && location.reload()));
    return line;
  });
  openDialog(text("setAside"), "asides", ...(list.length ? list : [text("noneAside")]));
}

/** Reads a file in the place of what is kept. */
export async function importFile() {
  if (await storage.importFile()) location.reload();
  else say(text("damaged"));
}
