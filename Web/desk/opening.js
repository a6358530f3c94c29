// The desk calculator of the page: loaded when it is shown for the first time, and shown in the place of the sheet.

import { openKeyHelp } from "../dialogs/opening.js";
import { app, element, keep, send } from "../shell/app.js";
import { copy } from "../shell/clipboard.js";
import { failed } from "../shell/failures.js";
import { announce, missing, say } from "../shell/messages.js";
import { arrangeAll } from "../shell/shown-keys.js";
import { preferredLanguage } from "../words/words.js";

/** Shows one of the calculators: "formula" or "desk". */
export function showMode(mode) {
  document.body.dataset.mode = mode;
  arrangeAll();
  for (const button of element("mode").children) button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  keep({ mode });
}

/** Shows the desk calculator; resolves to it. */
export function openDesk() {
  showMode("desk");
  app.desk ??= loadDesk();
  app.desk.catch(() => {
    app.desk = null;
    showMode("formula");
    missing();
  });
  return app.desk;
}

async function loadDesk() {
  const { Desk } = await import("./desk.js");
  app.shownDesk = new Desk(element("desk"), {
    settings: app.screen?.settings ?? { language: preferredLanguage(), decimalMark: "." },
    state: app.kept.desk,
    tell: announce,
    say: (words) => say(words, element("desk").querySelector(".entry")),
    copy,
    help: () => void openKeyHelp(),
    graph: (curve) => send({ draw: { text: curve } }),
    formula: takeOver,
    onState: (state) => keep({ desk: state }),
    onDamaged: (state) => keep({ damaged: { desk: state } }),
    onFailure: failed,
  });
  await app.engine.ready;
  await app.shownDesk.start(app.screen.settings);
  return app.shownDesk;
}

/** Brings a text to the editor of the formula calculator, if that can show it. */
export async function takeOver(given) {
  await send({ leaveLine: true });
  const before = app.screen.copyText;
  await send({ keys: "AC" });
  const { outcome } = await send({ paste: given });
  if (outcome === "refused") {
    await send({ keys: "AC" });
    if (before) await send({ paste: before });
    return false;
  }
  showMode("formula");
  return true;
}
