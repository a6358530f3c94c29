// What is done to a line from outside its list: its menu, and editing it.

import { openDesk, showMode } from "../desk/opening.js";
import { askTexts } from "../dialogs/dialog.js";
import { openSteps } from "../dialogs/opening.js";
import { app, isDesk, isWide, send } from "../shell/app.js";
import { copy } from "../shell/clipboard.js";
import { missing } from "../shell/messages.js";
import { raiseKeys } from "../shell/shown-keys.js";
import { text } from "../words/words.js";
import { readLine } from "./full-values.js";

/** Opens the menu of a line, which comes when it is wanted for the first time. */
export async function openLineMenu(line) {
  try {
    const { openLineMenu: open } = await import("../dialogs/line-menu.js");
    open(line, {
      screen: app.screen, send, copy, editLine, editText, readLine, showSteps: openSteps, tape: app.tape,
      curve: line.look && app.graph ? (await app.graph).actions(line.id) : {},
      toDesk: async () => (await openDesk()).send({ paste: line.text }),
    });
  } catch {
    missing();
  }
}

/** Brings a line to the editor, where Enter changes it in its place; what is no formula is edited as a text. */
export async function editLine(id) {
  if (isDesk()) showMode("formula");
  app.keyboard.focus();
  const sent = send({ edit: id });
  if ((await sent).outcome === "ignored") return editText(app.lists.tape.find((line) => line.id === id));
  if (!isWide()) raiseKeys(true);
  return sent;
}

function editText(line) {
  askTexts(text("editText"), [[text("curve"), line.text]], ([value]) => send({ reword: { line: line.id, text: value } }));
}
