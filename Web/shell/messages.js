// What the page says: messages under what is entered, words for screen readers, and that something is missing.

import { text } from "../words/words.js";
import { app, entryInUse, send } from "./app.js";
import { element, within } from "./elements.js";
import { action } from "./buttons.js";
import * as notices from "./notices.js";

/** How long what was done can be read, in milliseconds, whatever the engine answers meanwhile. */
const SEEN = 1_500;
let told = -SEEN;

/** Whether it was just said what was done. */
export const wasJustTold = () => performance.now() - told < SEEN;

/**
 * What was done, which is no mistake.
 *
 * @param {string} words
 */
export function sayDone(words) {
  told = performance.now();
  say(words);
  within(entryInUse(), ".messages").classList.add("done");
  announce(words);
}

/**
 * A message under what is entered, perhaps with a button that brings back what was removed.
 *
 * @param {string} words
 */
export function say(words, entry = entryInUse(), isRemoved = false) {
  const messages = within(entry, ".messages");
  messages.classList.toggle("done", isRemoved);
  // Where it has no place of its own the plane has one; what is typed there takes it away.
  const isTyped = document.body.classList.contains("keys-up");
  if (!messages.offsetParent && (words || isTyped)) app.graph?.then((graph) => graph.tell(words, isRemoved));
  if (messages.firstChild?.textContent === words && !isRemoved) return;
  messages.replaceChildren();
  /** @type {HTMLElement & { forms?: object[] }} */
  const answer = within(entry, ".answer");
  // An answer that just came is drawn when all is arranged.
  entry.classList.toggle("told", Boolean(words) && !answer.firstChild && !answer.forms?.length);
  if (!words) return;
  const line = document.createElement("span");
  line.textContent = words;
  messages.append(line);
  if (isRemoved) messages.append(action(text("takeBack"), () => send({ unremove: true })));
}

let isBlank = false;
/**
 * Words for screen readers; a blank makes them speak what is said again.
 *
 * @param {string} words
 */
export function announce(words) {
  if (!words) return;
  isBlank = !isBlank;
  element("announcements").textContent = isBlank ? words : `${words}\u00a0`;
}

/** Says that the engine, or a part of the page, is not there, with a way to try again. */
export function missing() {
  element("starting")?.remove();
  element("arriving").hidden = true;
  const isAble = typeof WebAssembly === "object";
  notices.notice(isAble ? "incomplete" : "noEngine", isAble ? [["tryAgain", () => location.reload()]] : []);
}
