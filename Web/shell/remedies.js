// What can be done at once where an answer may not be the one that was meant, or where there is none: it stands
// first in the strip, which moves nothing.

import { text } from "../words/words.js";
import { send } from "./app.js";

/**
 * By the kind of a note, and by the key that is offered alone where there are values among complex numbers and no real
 * ones: the name of the words, and the events that are sent.
 *
 * @type {Record<string, [string, ...import("../engine/protocol").SheetEvent[]]>}
 */
const remedies = {
  angleUnit: ["useDegrees", { set: { angle: "deg" } }, { keys: "Enter" }],
  "K:complex": ["useComplex", { keys: "K:complex" }],
};

/**
 * What can be done about what a screen shows, and the key whose place it takes, if there is one.
 *
 * @param {import("../engine/protocol").Screen} screen
 */
export function remedyOf({ nearKeys, isAnswered, answer, settings }) {
  const notes = isAnswered && answer ? answer.notes.map(({ kind }) => kind) : [];
  const isInDegrees = settings.angle === "deg";
  const found = [nearKeys.join(), ...notes].find((kind) => remedies[kind] && !(kind === "angleUnit" && isInDegrees));
  if (found === undefined) return null;
  const [word, ...events] = remedies[found];
  const act = () => {
    for (const event of events) send(event);
  };
  return { name: text(word), act, key: events[0].keys };
}
