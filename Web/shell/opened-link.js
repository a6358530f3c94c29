// A link that somebody opened: what its fragment carries comes to the sheet and the graph.

import { openGraph } from "../plane/opening.js";
import { send } from "./app.js";

/** Opens what a link carries: a formula, behind a point the window of a graph, and behind another one lines. */
export function openLink() {
  const link = location.hash.slice(1);
  if (!link) return;
  history.replaceState(null, "", location.pathname + location.search);
  const [formula, curves, lines] = link.split(".");
  if (lines) send({ openLines: lines });
  if (formula) send({ open: formula });
  if (!curves) return;
  // In the first links the curves were here too.
  send({ openGraph: curves });
  openGraph().then((graph) => graph.open(curves), () => {});
}
