// What a newcomer runs: examples, from their list or from the cards on the empty sheet.

import { openDesk, takeOver } from "../desk/opening.js";
import { openGraph, showGraph } from "../plane/opening.js";
import { app, isWide, send, settled } from "../shell/app.js";
import { missing } from "../shell/messages.js";

/** Opens the list of examples. */
export async function showExamples() {
  try {
    await app.engine.ready;
    const { openExamples } = await import("../dialogs/examples.js");
    await openExamples(runExample);
  } catch {
    missing();
  }
}

/** Evaluates, draws or presses an example. */
export async function runExample({ kind, text: line, window: edges, keys }) {
  app.hint?.forget();
  if (kind === "graph") {
    const opened = await openGraph();
    await opened.sized;
    await settled({ draw: { text: line, alone: true } });
    // More lines may leave the picture another size, and that another window.
    await laidOut();
    const [left, right, bottom, top] = edges ?? [];
    opened.send(edges ? { window: { left, right, bottom, top } } : { home: true });
    return;
  }
  if (!isWide()) showGraph(false);
  if (kind === "formula") {
    if (await takeOver(line)) send({ keys: "Enter" });
  } else {
    const opened = await openDesk();
    await opened.send({ keys: "C" });
    opened.replay(keys);
  }
}

/** Waits until the page has been laid out and drawn; where no frames are drawn, as in a hidden window, not for long. */
function laidOut() {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 300);
  });
}
