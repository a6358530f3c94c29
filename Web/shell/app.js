// What the parts of the page share: the engine, its last screen, and the views. `page.js` fills it in.

import { element, within } from "./elements.js";
import * as storage from "./storage.js";

/**
 * @typedef {import("../engine/protocol").Screen} Screen
 * @typedef {import("../engine/protocol").SheetEvent} SheetEvent
 * @typedef {import("../engine/protocol").GraphEvent} GraphEvent
 *
 * @typedef {object} Lists The lists of the last screen that had each: a screen has those that changed.
 * @property {import("../engine/protocol").Line[]} tape
 * @property {import("../engine/protocol").Variable[]} variables
 * @property {import("../engine/protocol").DefinedFunction[]} functions
 * @property {import("../engine/protocol").DrawnLines | null} drawn
 */

/** What was kept of the last visit. */
const kept = storage.load();

/** What is there from the first line of `page.js` on has no type with null. */
export const app = {
  kept,
  /** The last screen. */
  screen: /** @type {Screen | null} */ (null),
  lists: /** @type {Lists} */ ({ tape: [], variables: [], functions: [], drawn: null }),
  engine: /** @type {import("../engine/engine.js").Engine} */ (/** @type {unknown} */ (null)),
  formula: /** @type {import("../editor/formula.js").FormulaView} */ (/** @type {unknown} */ (null)),
  tape: /** @type {import("../sheet/tape.js").TapeView} */ (/** @type {unknown} */ (null)),
  keypad: /** @type {import("../editor/keypad.js").Keypad} */ (/** @type {unknown} */ (null)),
  keyStrip: /** @type {import("../editor/key-strip.js").KeyStrip} */ (/** @type {unknown} */ (null)),
  keyboard: /** @type {import("../editor/keyboard.js").Keyboard} */ (/** @type {unknown} */ (null)),
  arrangement: /** @type {import("./arrangement.js").Arrangement} */ (/** @type {unknown} */ (null)),
  /** What a newcomer sees; null once that was closed. */
  hint: /** @type {import("../sheet/hint.js").Hint | null} */ (null),
  /** The graph, a promise once it was opened. */
  graph: /** @type {Promise<import("../plane/graph.js").Graph> | null} */ (null),
  /** The desk calculator, a promise once it was shown, and what it is then. */
  desk: /** @type {Promise<import("../desk/desk.js").Desk> | null} */ (null),
  shownDesk: /** @type {import("../desk/desk.js").Desk | null} */ (null),
  /** Whether a desk shows the keypad: "shown" or "folded"; null until the keyboard or the button was pressed. */
  keysShown: kept.keys,
};

/** The last screen, where there has been one: what a screen has shown asks for it. */
export const lastScreen = () => /** @type {Screen} */ (app.screen);

/**
 * Handles an event; resolves to the screen right after it. What a key shows before the engine is there is shown at once.
 *
 * @param {SheetEvent} event
 */
export function send(event) {
  if (!app.screen && event.keys) {
    for (const key of event.keys.split(" ")) app.formula.foretell(key, preferredMark());
    app.hint?.show(false);
  }
  return app.engine.send(event);
}

/**
 * Handles an event; resolves to the screen when everything is answered.
 *
 * @param {SheetEvent} event
 */
export const settled = (event) => app.engine.settled(event);

/**
 * Keeps texts for the next visit.
 *
 * @param {Parameters<typeof storage.save>[0]} state
 */
export const keep = (state) => storage.save(state);

/**
 * Tells the graph, if there is one.
 *
 * @param {GraphEvent} event
 */
export function toGraph(event) {
  app.graph?.then((graph) => graph.send(event));
}

/**
 * The decimal mark of the browser's language, which need not be one.
 *
 * @returns {"." | ","}
 */
export function preferredMark() {
  try {
    return (0.5).toLocaleString(navigator.language).includes(",") ? "," : ".";
  } catch {
    return ".";
  }
}

/** Whether the graph leaves the keys their place; else they come and go below it, or beside it. */
export function isWide() {
  return ["desk", "tablet"].includes(document.body.dataset.layout ?? "");
}

/** Whether the desk calculator is the one that is shown. */
export function isDesk() {
  return document.body.dataset.mode === "desk";
}

/** The entry of the calculator that is shown. */
export function entryInUse() {
  return (isDesk() && within(element("desk"), ".entry")) || element("entry");
}

/** What takes the keys of the keyboard now. */
export function typing() {
  return (isDesk() && app.shownDesk?.keyboard) || app.keyboard;
}
