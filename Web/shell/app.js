// What the parts of the page share: the engine, its last screen, and the views. `page.js` fills it in.

import * as storage from "./storage.js";

/** What was kept of the last visit. */
const kept = storage.load();

export const app = {
  kept,
  /** The last screen, and the lists of the last screen that had each: a screen has those that changed. */
  screen: null,
  lists: { tape: [], variables: [], functions: [], drawn: null },
  engine: null,
  formula: null,
  tape: null,
  keypad: null,
  keyStrip: null,
  keyboard: null,
  arrangement: null,
  /** What a newcomer sees; null once that was closed. */
  hint: null,
  /** The graph, a promise once it was opened. */
  graph: null,
  /** The desk calculator, a promise once it was shown, and what it is then. */
  desk: null,
  shownDesk: null,
  /** Whether a desk shows the keypad: "shown" or "folded"; null until the keyboard or the button was pressed. */
  keysShown: kept.keys,
};

/** An element of the document, by its id. */
export const element = (id) => document.getElementById(id);

/** Handles an event; resolves to the screen right after it. What a key shows before the engine is there is shown at once. */
export function send(event) {
  if (!app.screen && event.keys) {
    for (const key of event.keys.split(" ")) app.formula.foretell(key, preferredMark());
    app.hint?.show(false);
  }
  return app.engine.send(event);
}

/** Handles an event; resolves to the screen when everything is answered. */
export const settled = (event) => app.engine.settled(event);

/** Keeps texts for the next visit. */
export const keep = (state) => storage.save(state);

/** Tells the graph, if there is one. */
export function toGraph(event) {
  app.graph?.then((graph) => graph.send(event));
}

/** The decimal mark of the browser's language, which need not be one. */
export function preferredMark() {
  try {
    return (0.5).toLocaleString(navigator.language).includes(",") ? "," : ".";
  } catch {
    return ".";
  }
}

/** Whether the graph leaves the keys their place; else they come and go below it, or beside it. */
export function isWide() {
  return ["desk", "tablet"].includes(document.body.dataset.layout);
}

/** Whether the desk calculator is the one that is shown. */
export function isDesk() {
  return document.body.dataset.mode === "desk";
}

/** The entry of the calculator that is shown. */
export function entryInUse() {
  return (isDesk() && element("desk").querySelector(".entry")) || element("entry");
}

/** What takes the keys of the keyboard now. */
export function typing() {
  return (isDesk() && app.shownDesk?.keyboard) || app.keyboard;
}
