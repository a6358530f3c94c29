// The menu of the graph: the edges of its window, its grid, and its picture as a file or in the clipboard.

import { askTexts, openMenu } from "../dialogs/dialog.js";
import { text } from "../words/words.js";
import { colors, palette } from "./picture.js";

/** The grids, each with the name of its words. */
const grids = { auto: "gridAuto", decimal: "gridDecimal", pi: "gridPi" };
/** How long the address of a saved file is kept, in milliseconds. */
const KEPT = 60_000;

/**
 * Opens the menu of a graph.
 *
 * @param graph The graph.
 * @param listen Plays a curve as a sound.
 */
export function openGraphMenu(graph, listen) {
  openMenu(text("graph"), [
    [`${text("window")} …`, () => askWindow(graph)],
    [text("listen"), listen],
    [text("share"), graph.page.share],
    ...Object.entries(grids).filter(([grid]) => grid !== graph.screen.grid)
      .map(([grid, name]) => [text(name), () => graph.send({ grid })]),
    [text("copyPicture"), () => copyPicture(graph)],
    [text("savePng"), () => save("png", png(graph))],
    [text("saveSvg"), async () => save("svg", new Blob([await svg(graph)], { type: "image/svg+xml" }))],
    [text("copySvg"), async () => graph.page.copy(await svg(graph))],
  ]);
}

function askWindow(graph) {
  const names = ["left", "right", "bottom", "top"];
  const { window } = graph.screen;
  askTexts(text("window"), names.map((name) => [text(name), window[name]]), (values) => {
    const given = names.map((name, index) => [name, values[index]]);
    const changed = given.filter(([name, value]) => value !== window[name]);
    if (changed.length) graph.send({ window: Object.fromEntries(changed) });
  });
}

async function svg(graph) {
  const picture = colors(graph.buffer);
  const drawn = new TextDecoder().decode(await graph.svg(palette(picture !== null)));
  return picture ? drawn.replace('href=""', `href="${picture}"`) : drawn;
}

/** What is shown. */
function png({ canvas }) {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

async function save(name, file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await file);
  link.download = `surd.${name}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

async function copyPicture(graph) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png(graph) })]);
    graph.page.done(text("copied"));
  } catch {
    save("png", png(graph));
  }
}
