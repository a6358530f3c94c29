// Dialogs that come when they are opened for the first time.

import { send, settled } from "../shell/app.js";
import { copy } from "../shell/clipboard.js";
import { missing } from "../shell/messages.js";

/** What the steps of a line, and lines that are compared, can do in the page. */
const derivations = {
  copy,
  compare: async (lines) => (await settled({ compare: lines })).derivation,
};

/**
 * Shows the lines by which the equation of a line is solved.
 *
 * @param {number} id
 * @param {import("../engine/protocol").Derivation | null} [known]
 */
export async function openSteps(id, known = null) {
  const steps = await import("./steps.js").catch(missing);
  steps?.openSteps(known ?? (await settled({ steps: id })).derivation, derivations);
}

/** Compares lines that somebody has written. */
export async function openComparison() {
  const steps = await import("./steps.js").catch(missing);
  steps?.openComparison(derivations);
}

/** Opens the list of keys and gestures. */
export async function openKeyHelp() {
  const list = await import("./key-help.js").catch(missing);
  list?.openKeys();
}

/** Shows the functions; the one that is chosen is typed. */
export async function openFunctions() {
  try {
    const { openFunctions } = await import("./functions.js");
    openFunctions(async (events) => {
      for (const event of events) await send(event);
    });
  } catch {
    missing();
  }
}
