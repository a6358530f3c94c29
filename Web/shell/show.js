// A screen of the engine comes back: shows what of it is new.

import { renewMenuDialog } from "../dialogs/menu.js";
import { draft, isDrawable, openGraph } from "../plane/opening.js";
import { showAnswer } from "../sheet/answer.js";
import { findSteps, offerSteps } from "../sheet/full-values.js";
import { speak, text } from "../words/words.js";
import { app, keep, send, toGraph } from "./app.js";
import { allWithin, element } from "./elements.js";
import { label, labelAngle, labelPlot } from "./labels.js";
import { announce, say, wasJustTold } from "./messages.js";
import { remedyOf } from "./remedies.js";

/**
 * @typedef {import("../engine/protocol").Screen} Screen
 * @typedef {import("../engine/protocol").Settings} Settings
 */

/**
 * Shows a screen.
 *
 * @param {Screen} next
 */
export function show(next) {
  const before = app.screen?.settings;
  // What is missing stays told.
  document.querySelector("#starting:not(.told)")?.remove();
  app.screen = next;
  const { lists } = app;
  app.lists = {
    tape: next.tape ?? lists.tape, variables: next.variables ?? lists.variables,
    functions: next.functions ?? lists.functions, drawn: next.drawn ?? lists.drawn,
  };
  const { settings } = next;
  // Most keys change the formula only, and every other change costs a layout.
  /** @param {keyof Settings} name */
  const isNew = (name) => settings[name] !== before?.[name];
  showSettings(settings, isNew, Boolean(before));
  if (next.drawn) toGraph({ lines: next.drawn });
  if (next.showsGraph) openGraph();
  draft(next);
  labelPlot(next.editing !== null);
  element("plot").classList.toggle("vain", !isDrawable(next));
  app.formula.show(next);
  keep({ caret: JSON.stringify({ of: next.copyText, at: next.caret }) });
  showAnswered(next);
  const isNewForm = isNew("form") || isNew("language");
  app.tape.show(next.tape ?? (isNewForm ? app.lists.tape : null), settings.form, next.isAnswered && next.answer ? next.answer.id : null, next.earlierLines);
  app.tape.mark(next.editing);
  element("editing").hidden = next.editing === null;
  showMessage(next);
  app.arrangement.update();
  app.keyboard.describe(next.copyText, text("formula"), next.formula.includes("⟦"));
  announce(next.speech);
  if (next.outcome === "leaveForward" || next.outcome === "leaveBackward") leave(next.outcome === "leaveBackward");
}

/**
 * Puts those of the settings in force that are new.
 *
 * @param {Settings} settings
 * @param {(name: keyof Settings) => boolean} isNew
 * @param {boolean} hadScreen
 */
function showSettings(settings, isNew, hadScreen) {
  if (isNew("language")) {
    speak(settings.language);
    label();
    app.graph?.then((graph) => graph.label());
    if (hadScreen) renewMenuDialog();
  }
  if (isNew("angle") || isNew("juxtaposition") || isNew("decimalMark") || isNew("language") || isNew("digits")) {
    toGraph({ set: settings });
    app.desk?.then((desk) => desk.set(settings));
  }
  if (isNew("keyPage") || isNew("language") || isNew("decimalMark")) app.keypad.update(settings);
  if (isNew("angle") || isNew("language")) labelAngle(settings.angle);
}

/**
 * Shows the answer, or the value so far, and what can be done with it.
 *
 * @param {Screen} next
 */
function showAnswered(next) {
  const { lists, hint } = app;
  const { settings } = next;
  const answer = next.isAnswered && next.answer ? next.answer : null;
  const line = answer && lists.tape.find(({ id }) => id === answer.id);
  const turn = line?.canTurn && { name: text("drawLine"), act: () => send({ turn: line.id }) };
  app.keyStrip.show(next, lists, settings.decimalMark, turn || remedyOf(next));
  if (answer) hint?.forget();
  hint?.show(next.isEmpty && lists.tape.length === 0);
  // A line of the tape tells the unit of its angles; so does the one that is not there yet.
  element("formula").dataset.unit = (line?.angle ?? "").toUpperCase();
  element("entry").classList.toggle("answered", answer !== null);
  if (answer?.isSolved) findSteps(answer, next);
  else offerSteps(false);
  showAnswer(element("answer"), answer ?? saidOtherwise(next), settings.form, !answer);
}

/**
 * The value so far of a curve or a number, unless it reads as the formula does.
 *
 * @param {Screen} next
 */
function saidOtherwise({ preview, isCurve, mathml }) {
  if (!isCurve || !preview?.mathml) return preview;
  return signsOf(preview.mathml) === signsOf(mathml) ? null : preview;
}

/** What a drawing reads as, without its structure. */
const signsOf = (mathml) => mathml.replace(/<[^>]*>/g, "");

/**
 * Shows what is wrong, else what there is to say of the answer.
 *
 * @param {Screen} next
 */
function showMessage(next) {
  const notes = (next.isAnswered && next.answer?.remarks?.join(" ")) || "";
  const problem = next.message?.message;
  if (!problem && !notes && wasJustTold()) return;
  say(problem || notes, element("entry"), next.message?.kind === "removed");
  const { classList } = element("messages");
  // What is typed and not read is no mistake yet, nor are notes.
  if ((problem && next.isUnread) || (!problem && notes)) classList.add("done");
  // What is not decided is no mistake.
  classList.toggle("undecided", /^un(determined|solved)/.test(next.message?.kind ?? ""));
}

/** Moves the focus out of the editor, to what comes before or after it. */
function leave(isBack) {
  const stops = allWithin(document, "button, textarea, [tabindex]").filter(
    (stop) => stop.tabIndex >= 0 && stop.offsetParent !== null && getComputedStyle(stop).visibility === "visible",
  );
  const here = stops.indexOf(element("input"));
  const next = stops[here + (isBack ? -1 : 1)] ?? stops.at(isBack ? -1 : 0);
  next?.focus();
}
