// What can be done at once where an answer may not be the one that was meant, or where there is none: it stands
// first in the strip, which moves nothing.

import { text, textWith } from "../words/words.js";
import { send } from "./app.js";

/**
 * By the kind of a note, and by the key that is offered alone where an equation has no solution or a formula no answer:
 * the name of the words, that of the words with what the key finds in them, and the events that are sent.
 *
 * @type {Record<string, { words: string, found?: string, events: import("../engine/protocol").SheetEvent[] }>}
 */
const remedies = {
  angleUnit: { words: "useDegrees", events: [{ set: { angle: "deg" } }, { keys: "Enter" }] },
  "K:complex": { words: "useComplex", found: "showValue", events: [{ keys: "K:complex" }] },
  "K:solve": { words: "solve", found: "solveForName", events: [{ keys: "K:solve" }] },
};

/** The most characters of a value that stand in a key. */
const longestValue = 16;

/**
 * What can be done about what a screen shows, and the key whose place it takes, if there is one.
 *
 * @param {import("../engine/protocol").Screen} screen
 */
export function remedyOf({ nearKeys, nearValue, isAnswered, answer, settings }) {
  const notes = isAnswered && answer ? answer.notes.map(({ kind }) => kind) : [];
  const isInDegrees = settings.angle === "deg";
  const kind = [nearKeys.join(), ...notes].find((kind) => remedies[kind] && !(kind === "angleUnit" && isInDegrees));
  if (kind === undefined) return null;
  const { words, found, events } = remedies[kind];
  const act = () => {
    for (const event of events) send(event);
  };
  const isShort = found !== undefined && nearValue !== null && nearValue.length <= longestValue;
  return { name: isShort ? textWith(found, nearValue) : text(words), act, key: events[0].keys };
}
