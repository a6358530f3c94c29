// The desk calculator of the page: loaded when it is shown for the first time, and shown in the place of the sheet.

import { openKeyHelp } from "../dialogs/opening.js";
import { app, keep, lastScreen, send } from "../shell/app.js";
import { childrenOf, element, within } from "../shell/elements.js";
import { copy } from "../shell/clipboard.js";
import { failed } from "../shell/failures.js";
import { announce, missing, say } from "../shell/messages.js";
import { arrangeAll } from "../shell/shown-keys.js";
import { preferredLanguage } from "../words/words.js";

/**
 * Shows one of the calculators.
 *
 * @param {string} mode "formula" or "desk"
 */
export function showMode(mode) {
  document.body.dataset.mode = mode;
  arrangeAll();
  for (const button of childrenOf(element("mode"))) button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  keep({ mode });
}

/** Shows the desk calculator; resolves to it. */
export function openDesk() {
  showMode("desk");
  const desk = app.desk ??= loadDesk();
  desk.catch(() => {
    app.desk = null;
    showMode("formula");
    missing();
  });
  return desk;
}

async function loadDesk() {
  const { Desk } = await import("./desk.js");
  const desk = new Desk(element("desk"), {
    settings: app.screen?.settings ?? { language: preferredLanguage(), decimalMark: "." },
    state: app.kept.desk,
    tell: announce,
    say: (words) => say(words, within(element("desk"), ".entry")),
    copy,
    help: () => void openKeyHelp(),
    graph: (curve) => send({ draw: { text: curve } }),
    formula: takeOver,
    onState: (state) => keep({ desk: state }),
    onDamaged: (state) => keep({ damaged: { desk: state } }),
    onFailure: failed,
  });
  app.shownDesk = desk;
  await app.engine.ready;
  await desk.start(lastScreen().settings);
  return desk;
}

/**
 * Brings a text to the editor of the formula calculator, if that can show it.
 *
 * @param {string} given
 */
export async function takeOver(given) {
  await send({ leaveLine: true });
  const before = lastScreen().copyText;
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
