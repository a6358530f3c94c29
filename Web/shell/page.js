// The page: every key and gesture is an event to the engine, and what is shown
// is the screen that comes back. Nothing is computed here.

import { openDesk, showMode } from "../desk/opening.js";
import { openMenuDialog } from "../dialogs/menu.js";
import { openFunctions, openKeyHelp } from "../dialogs/opening.js";
import { FormulaView } from "../editor/formula.js";
import { KeyStrip } from "../editor/key-strip.js";
import { Keyboard } from "../editor/keyboard.js";
import { Keypad } from "../editor/keypad.js";
import { paste } from "../editor/pasting.js";
import { typeAnywhere } from "../editor/typing-anywhere.js";
import { Engine } from "../engine/engine.js";
import { complete, watch } from "../engine/parts.js";
import { listenForGraph, openGraph, showGraph, takeGraph, uncover } from "../plane/opening.js";
import { moreDigits, openFoundSteps, readLine, readShownAnswer } from "../sheet/full-values.js";
import { Hint } from "../sheet/hint.js";
import { editLine, openLineMenu } from "../sheet/line-actions.js";
import { runExample, showExamples } from "../sheet/run-example.js";
import { TapeView } from "../sheet/tape.js";
import { preferredLanguage, speak, text } from "../words/words.js";
import { app, isWide, keep, preferredMark, send, settled, toGraph, typing } from "./app.js";
import { around, element } from "./elements.js";
import { Arrangement } from "./arrangement.js";
import { share } from "./clipboard.js";
import { failed } from "./failures.js";
import { label, nameIcons, showArrival } from "./labels.js";
import { missing, sayDone } from "./messages.js";
import { drawsMathml } from "./morph.js";
import * as notices from "./notices.js";
import { offline } from "./offline.js";
import { openLink } from "./opened-link.js";
import { show } from "./show.js";
import { labelKeys, raiseKeys, showKeys, toggleKeys } from "./shown-keys.js";
import * as storage from "./storage.js";

const { kept } = app;

speak(preferredLanguage());

// The views

/** Keys that the page answers itself. */
const own = { "K:digits": moreDigits, list: openFunctions };
const press = (keys) => (own[keys] ?? ((keys) => send({ keys })))(keys);
// The key of the decimal mark types the mark that it shows.
const pressKey = (key) => press(key === "." ? app.screen?.settings.decimalMark ?? key : key);
app.keypad = new Keypad(element("keypad"), pressKey, (keyPage) => send({ set: { keyPage } }), undefined, async (key) => {
  await send({ instead: own[key] ? "" : key });
  if (own[key]) own[key](key);
});
app.keyStrip = new KeyStrip(element("near"), press);
app.formula = new FormulaView(element("formula"), send);
app.tape = new TapeView(element("tape"), (event) => (event.edit ? editLine(event.edit) : send(event)), openLineMenu, readLine);
// What is shown by the way of a reload or a key is arranged before it is seen.
app.arrangement = new Arrangement("formula", {
  entry: element("entry"), formula: element("drawing"), answer: element("answer"), tape: element("tape"),
  onArranged: () => app.formula.settle(),
});
app.tape.onResize = () => app.arrangement.soon();
app.keyboard = new Keyboard(element("input"), (event) => {
  if (app.keysShown === null && event.keys?.length === 1) showKeys("folded");
  return event.paste ? paste(event.paste) : send(event);
}, {
  screen: () => app.screen,
  decimalMark: () => app.screen?.settings.decimalMark ?? ".",
  help: () => void openKeyHelp(),
  copied: () => sayDone(text("copied")),
});
if (kept.hint === null) {
  app.hint = new Hint(element("formula"), element("history"), {
    showExamples, run: (card) => runExample(card), onForget: () => keep({ hint: "seen" }),
  });
}
app.hint?.show(!kept.sheet);
labelKeys();
app.keypad.update({ keyPage: 0, language: preferredLanguage(), decimalMark: "." });
label();
nameIcons();

// The engine

app.engine = new Engine({
  settings: { language: preferredLanguage(), decimalMark: preferredMark() },
  sheetState: kept.sheet,
  sessionState: kept.session,
  caret: keptCaret(),
  onScreen: (next) => guarded(() => show(next)),
  onBusy: (isBusy) => (element("busy").hidden = !isBusy),
  onState: (state) => {
    keep(state);
    if (state.session) toGraph({ session: state.session });
  },
  onFailure: failed,
});
watch(showArrival, missing);
if (kept.mode === "desk") openDesk();
/** Whether the plane is shown at first, as it is on a desk until somebody has closed it. */
const showsPlane = kept.open === null && document.body.dataset.layout === "desk";
if (kept.open === "graph") showGraph(true);
else if (showsPlane) uncover(true);

let showsLines = false;
/** Tells the engine whether lines stay in sight beside the plane, so that a curve that is drawn does not stand twice. */
function tellLines() {
  const isDesk = document.body.dataset.layout === "desk";
  if (showsLines !== isDesk) send({ showsLines: (showsLines = isDesk) });
}

/** Where the caret was in the formula that is kept. */
function keptCaret() {
  try {
    return JSON.parse(kept.caret ?? "null");
  } catch {
    return null;
  }
}

/** A fault in drawing must not stop the engine behind it. */
function guarded(work) {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}

// Says that nothing is kept, as long as that is so.
storage.onWorks((works) => {
  if (works) notices.withdraw("storage");
  else notices.notice("storage", [["exportTape", () => storage.exportFile()]]);
});

// Handles for tests, automation and assistive tools.
globalThis.surd = {
  ready: app.engine.ready,
  screen: () => app.screen && { ...app.screen, ...app.lists },
  press: async (keys) => {
    await settled({ keys });
    return globalThis.surd.screen();
  },
  send: settled,
  graph: async (event) => (await openGraph()).settled(event),
  draw: async (line) => {
    await settled({ draw: { text: line } });
    return globalThis.surd.graph({ screen: true });
  },
  desk: async (event) => (await openDesk()).settled(event),
  /** Shows a screen that the engine told before, as in another window. */
  show: (screen) => show(screen),
};

app.engine.ready.then(async () => {
  tellLines();
  if (kept.sheet) await send({ screen: true });
  if (kept.graph) await takeGraph(kept.graph);
  if (kept.open === "graph") openGraph();
  // It waits for nothing, and nothing waits for it.
  else if (showsPlane) complete.then(() => element("graph").hidden || openGraph(), () => {});
  openLink();
  if (!drawsMathml) notices.notice("noMathml");
  if (matchMedia("(pointer: fine)").matches) typing().focus();
  // What keeps the files for later asks for all of them again.
  complete.then(() => offline({ onNewVersion: (use) => notices.notice("newVersion", [["reload", use]]) }), () => {});
  storage.watch({
    take: ({ graph, desk: keys }) => {
      if (graph) toGraph({ load: graph });
      if (keys) app.desk?.then((desk) => desk.adopt(keys));
    },
    merge: (state) => {
      if (state.session) toGraph({ session: state.session });
      return app.engine.merge(state);
    },
  });
});

// The buttons

const onClick = (id, act) => element(id).addEventListener("click", act);
onClick("keys-toggle", toggleKeys);
onClick("angle", () => press("DEG/RAD"));
onClick("examples", showExamples);
onClick("share", share);
onClick("menu", openMenuDialog);
onClick("steps", openFoundSteps);
onClick("leave", () => {
  send({ leaveLine: true });
  app.keyboard.focus();
});
onClick("stop", () => app.engine.stop());
onClick("tape-toggle", () => {
  const isOpen = document.body.classList.toggle("tape-open");
  element("tape-toggle").setAttribute("aria-expanded", String(isOpen));
  app.tape.toEnd();
  app.shownDesk?.toEnd();
});
onClick("tape", () => document.body.classList.remove("tape-open"));
onClick("answer", readShownAnswer);
onClick("mode", async (event) => {
  const mode = around(event, "button")?.dataset.mode;
  if (mode && !isWide()) showGraph(false);
  if (mode === "formula") showMode(mode);
  else if (mode) await openDesk();
  if (mode) typing().focus();
});
for (const event of ["pointerdown", "keydown"]) element("formula").addEventListener(event, () => raiseKeys(true));
addEventListener("resize", labelKeys);
addEventListener("resize", tellLines);
addEventListener("hashchange", openLink);
listenForGraph();
typeAnywhere();
