// The dialog of the menu: the settings, and behind them what the page can do that has no key.

import { showExamples } from "../sheet/run-example.js";
import { app, send } from "../shell/app.js";
import { share } from "../shell/clipboard.js";
import { within } from "../shell/elements.js";
import * as storage from "../shell/storage.js";
import { text } from "../words/words.js";
import { meanings, openDialog } from "./dialog.js";
import { openComparison, openFunctions, openKeyHelp } from "./opening.js";
import { importFile, openSetAside } from "./set-aside.js";
import { openSettings } from "./settings.js";

/** Opens the settings. */
export function openMenuDialog() {
  openSettings(app.screen?.settings ?? {}, (values) => send({ set: values }), [
    ["examples", showExamples],
    ["share", share],
    ["variables", openNames],
    ["functions", openFunctions],
    ["compareOwn", openComparison],
    ["keys", openKeyHelp],
    ["exportTape", () => storage.exportFile()],
    ["importTape", importFile],
    ...(storage.asides().length ? [["setAside", openSetAside]] : []),
    ["clearTape", () => send({ clearTape: true })],
  ]);
}

/** Opens the settings anew, in another language, where one was: at its choice, which keeps the focus. */
export function renewMenuDialog() {
  const old = within(document, "dialog.settings");
  if (!old) return;
  const { scrollTop } = within(old, ".body");
  old.remove();
  openMenuDialog();
  const dialog = within(document, "dialog.settings");
  within(dialog, "[name=language]").focus();
  within(dialog, ".body").scrollTop = scrollTop;
}

/** Shows the names that mean something, each with a button that takes its meaning away. */
function openNames() {
  const { variables, functions } = app.lists;
  const list = meanings([
    ...variables.map(({ name, text: value }) => [name, value, name]),
    ...functions.map(({ signature, text: value }) => [signature, value, signature.split("(")[0]]),
  ], (name) => (name === "Ans" ? null : () => send({ forget: name })));
  if (list.children.length === 0) list.textContent = text("noVariables");
  openDialog(text("variables"), "names", list);
}
