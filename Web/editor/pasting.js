// What is pasted into the formula: one text, rows of numbers, or lines of a sheet.

import { app, send, settled } from "../shell/app.js";

/** The most lines that are entered when they are pasted at once. */
const MOST_LINES = 100;
/** What is longer is not tried as rows of numbers. */
const LONGEST_DATA = 100_000;

/** Pastes a text; rows of numbers are points, and other lines into an empty formula lines of the sheet, up to the first that cannot be answered. */
export async function paste(given) {
  const lines = given.split("\n").filter((line) => line.trim());
  // Markup has lines that are none of the sheet.
  const isMarkup = /<math[\s>]|\\[a-zA-Z]/.test(given);
  if (isMarkup || lines.length < 2) return pasteOne(given);
  if (given.length < LONGEST_DATA) {
    const next = await send({ data: given });
    if (next.outcome !== "ignored") return next;
  }
  if (!app.screen?.isEmpty || lines.length > MOST_LINES) return pasteOne(given);
  for (const line of lines) {
    await send({ keys: "AC" });
    const { outcome } = await pasteOne(line);
    if (outcome === "refused") return;
    const { message } = await settled({ keys: "Enter" });
    if (message) return;
  }
}

/** Pastes a text; into an empty formula also a point or a curve of several statements, which the editor does not hold. */
async function pasteOne(given) {
  const isFirst = app.screen?.isEmpty;
  const next = await send({ paste: given });
  return isFirst && next.message?.kind === "severalStatements" ? send({ draw: { text: given } }) : next;
}
