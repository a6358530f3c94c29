// The graph of the page: loaded when it is opened for the first time, shown and hidden, and told what is typed.

import { app, isWide, keep, lastScreen, send, settled, toGraph } from "../shell/app.js";
import { around, element } from "../shell/elements.js";
import { copy, share } from "../shell/clipboard.js";
import { failed } from "../shell/failures.js";
import { announce, missing, say, sayDone } from "../shell/messages.js";
import { arrangeAll, raiseKeys } from "../shell/shown-keys.js";

/** The draft that the graph was sent last. */
let drafted = "";

/** Opens the graph beside or over the rest; resolves to it. */
export function openGraph() {
  showGraph(true);
  const graph = app.graph ??= loadGraph();
  graph.then(() => app.screen && draft(app.screen), () => {
    app.graph = null;
    showGraph(false);
    missing();
  });
  return graph;
}

/** @param {boolean} isOpen */
export function showGraph(isOpen) {
  // What is shown by itself is nobody's choice.
  if (isOpen === element("graph").hidden) keep({ open: isOpen ? "graph" : "" });
  uncover(isOpen);
  // Where it covers the keys, the browser's way back closes it.
  const isEntry = Boolean(history.state?.graph);
  if (isOpen && !isEntry && !isWide()) history.pushState({ graph: true }, "");
  else if (!isOpen && isEntry) history.back();
}

/** Shows or hides the plane, without a choice that is kept. */
export function uncover(isOpen) {
  document.body.classList.toggle("graph-open", isOpen);
  if (isOpen === element("graph").hidden) raiseKeys(false);
  element("graph").hidden = !isOpen;
  element("graph-toggle").setAttribute("aria-pressed", String(isOpen));
  arrangeAll();
}

async function loadGraph() {
  const [{ Graph, dressed }] = await Promise.all([import("./graph.js"), app.engine.ready]);
  await dressed;
  // The plane has one size from the first on.
  arrangeAll();
  return new Graph(element("graph"), {
    state: app.kept.graph,
    session: app.engine.session,
    settings: lastScreen().settings,
    drawn: app.lists.drawn,
    lines: app.tape,
    beside: element("curves"),
    mark: () => lastScreen().settings.decimalMark,
    tell: announce,
    say: (words) => say(words),
    done: sayDone,
    copy,
    share,
    sheet: settled,
    onState: (state) => keep({ graph: state }),
    onDamaged: (state) => {
      keep({ damaged: { graph: state } });
      failed("damaged");
    },
    onFailure: failed,
  });
}

/**
 * Has the graph draw what is being typed, where it is open and that is a curve.
 *
 * @param {import("../engine/protocol").Screen} screen
 */
export function draft({ isCurve, hasHoles, isAnswered, formula, copyText, editing }) {
  if (!app.graph || element("graph").hidden) return;
  const isWhole = isCurve && !hasHoles && !isAnswered && !formula.includes("⟦");
  const event = { draft: { text: isWhole ? copyText : "", line: editing } };
  const asked = JSON.stringify(event);
  if (asked === drafted) return;
  drafted = asked;
  toGraph(event);
}

/** Curves were a list of the graph once: those that are kept so become lines. */
export async function takeGraph(state) {
  const { message } = await send({ takeGraph: state });
  if (message?.kind !== "damage") return;
  keep({ damaged: { graph: state } });
  failed("damaged");
}

/**
 * Whether what is typed may be a curve: it has a name of one letter that is no constant.
 *
 * @param {import("../engine/protocol").Screen} screen
 */
export function isDrawable({ isCurve, copyText }) {
  return isCurve || /(^|[^\p{L}])(?![ei](?!\p{L}))\p{L}(?!\p{L})/u.test(copyText.replaceAll("π", ""));
}

/** What opens and closes the graph besides the lines. */
export function listenForGraph() {
  element("plot").addEventListener("click", () => send({ draw: true }));
  element("graph-toggle").addEventListener("click", () => {
    if (element("graph").hidden) openGraph();
    else showGraph(false);
  });
  addEventListener("popstate", () => {
    if (history.state?.graph) openGraph();
    else if (!isWide()) showGraph(false);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || element("graph").hidden || around(event, "textarea, input, dialog, .relatives")) return;
    showGraph(false);
    element("graph-toggle").focus();
  });
}
