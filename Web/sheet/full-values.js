// Values in full: the reader of an answer, more digits, and the steps of an equation that was answered.

import { openSteps } from "../dialogs/opening.js";
import { app, lastScreen, send, settled } from "../shell/app.js";
import { around, element } from "../shell/elements.js";
import { copy } from "../shell/clipboard.js";
import { missing } from "../shell/messages.js";
import { text } from "../words/words.js";

/** An equation that took no longer is solved again for its steps before somebody asks, in milliseconds. */
const QUICK = 250;
/** More digits have room in their place up to this length. */
const LONGEST_IN_PLACE = 40;

/** The steps of the equation that was answered last: what they are of, and what the engine has to say of them. */
let derived = {
  of: /** @type {string | null} */ (null),
  derivation: /** @type {import("../engine/protocol").Derivation | null | undefined} */ (null),
};

/** What was asked last about a value in full. */
let asked = Promise.resolve();

/** What the engine answers to an event, one after the other, since the screen is told what was asked last. */
function about(event, answer) {
  const ask = async () => (await settled(event))[answer] ?? {};
  asked = asked.then(ask, ask);
  return asked;
}

/** Opens a value in full; as a result of a line of the tape, in all notations and with more digits; first why it is true, where that is asked. */
export async function readValue(value, id, asksWhy = false) {
  const inNotation = (name, kind) => [text(name), async () => {
    const { copied } = await send({ copyResult: id });
    copy(copied?.[kind] ?? value.exact ?? value.decimal);
  }];
  const reader = await import("../dialogs/reader.js").catch(missing);
  // Two taps, while it was on its way, open one.
  if (document.querySelector("dialog.reader")) return;
  reader?.openReader(value, {
    asksWhy,
    copy,
    spread: async (full) => (await about({ spread: [full] }, "spread"))[0],
    convert: id === null ? null : (way) => about({ convert: { line: id, way } }, "conversion"),
    leaving: id === null ? [] : [
      ...(value.isSolved ? [[text("steps"), () => openSteps(id)]] : []),
      ...(value.exact || value.decimal ? [[text("insert"), () => send({ insert: id })]] : []),
      ...(value.exact && value.decimal ? [["½ / .5", () => send({ keys: "K:form" })]] : []),
    ],
    digits: id === null ? null : (count) => about({ digits: { line: id, count } }, "digits"),
    more: id === null ? [] : [inNotation("copyLatex", "latex"), inNotation("copyMathml", "mathml")],
  });
}

/** Opens the result of a line of the tape in full. */
export function readLine(line) {
  readValue({ ...line, mathml: line.resultMathml }, line.id);
}

/** Opens the answer that is shown, or what is shown of it so far, in full. */
export function readShownAnswer(event) {
  const { isAnswered = false, answer = null, preview = null } = app.screen ?? {};
  const shown = isAnswered ? answer : preview;
  if (shown?.exact || shown?.decimal || shown?.isSolved) readValue(shown, isAnswered && answer ? answer.id : null, around(event, ".seal") !== null);
}

/** More digits in their place as far as they can be seen there, then in full. */
export function moreDigits(keys) {
  const answer = app.screen?.isAnswered ? app.screen.answer : null;
  if (!answer?.decimal?.includes("…") || answer.decimal.length < LONGEST_IN_PLACE) return send({ keys });
  return readValue(answer, answer.id);
}

/** Shows the button that opens the steps, or hides it. */
export function offerSteps(areThere) {
  element("entry").classList.toggle("solved", areThere);
  element("steps").hidden = !areThere;
}

/**
 * Offers the steps of an equation that was answered where there are some; where that would take long to know, in any case.
 *
 * @param {import("../engine/protocol").Result} answer
 * @param {import("../engine/protocol").Screen} screen
 */
export async function findSteps(answer, { copyText, settings: { language, decimalMark } }) {
  const of = [answer.id, copyText, answer.exact, language, decimalMark].join();
  if (derived.of === of) return;
  derived = { of, derivation: null };
  offerSteps(app.engine.took > QUICK);
  if (app.engine.took > QUICK) return;
  const { derivation } = await settled({ steps: answer.id });
  if (derived.of !== of) return;
  if (!derivation) return void (derived.of = null);
  derived.derivation = derivation;
  offerSteps(derivation.steps.length > 1 && lastScreen().isAnswered);
}

/** Opens the steps of the equation that was answered last. */
export function openFoundSteps() {
  const { answer } = lastScreen();
  if (answer) openSteps(answer.id, derived.derivation);
}
