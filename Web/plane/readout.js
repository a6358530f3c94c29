// What is read out of a curve: the cursor on its point, and the coordinates beside it.

import { within } from "../shell/elements.js";
import { text } from "../words/words.js";
import { forms } from "./value-table.js";

export class Readout {
  /**
   * @param plane The element of the plane, with a cursor and a readout.
   * @param mark Returns the decimal mark.
   */
  constructor(plane, mark) {
    this.plane = plane;
    this.mark = mark;
    this.cursor = within(plane, ".cursor");
    this.words = within(plane, ".readout");
  }

  /**
   * Shows a point, or nothing.
   *
   * @param screen The screen of the graph, with its curves and its trace.
   * @param height The height of the picture, and the density of its pixels.
   */
  show({ trace, curves }, { height, density }) {
    const { cursor, words } = this;
    words.hidden = !trace;
    cursor.hidden = !trace || trace.row === null;
    if (!trace) return;
    const color = curves.find(({ id }) => id === trace.curve)?.color ?? 0;
    cursor.dataset.color = words.dataset.color = color;
    words.replaceChildren(...described(trace, this.mark()));
    this.#place(trace, density);
    if (cursor.hidden) return;
    // What is above or below the plane is at its rim.
    const row = Math.min(Math.max(trace.row, 0), height - 1);
    if (row !== trace.row) words.append(row ? " ↓" : " ↑");
    cursor.style.transform = `translate(${trace.column / density}px, ${row / density}px)`;
  }

  /** Puts the words beside their point, inside the plane; without a point into the corner. */
  #place({ column, row }, density) {
    const { plane, words } = this;
    if (row === null) return void (words.style.transform = "");
    const [x, y] = [column / density, row / density];
    const [width, height] = [words.offsetWidth, words.offsetHeight];
    const left = Math.min(Math.max(x + 12, 6), plane.clientWidth - width - 6);
    const above = y - height - 12;
    const top = Math.min(Math.max(above < 6 ? y + 14 : above, 6), plane.clientHeight - height - 6);
    words.style.transform = `translate(${Math.max(left, 6) - words.offsetLeft}px, ${top - words.offsetTop}px)`;
  }
}

/** The words of a point: what it is, and its coordinates. */
function described(trace, mark) {
  // At a hole there is no value, but one that is approached.
  const [place, value] = trace.isOfComplexNumber ? ["z = ", ""] : ["x = ", trace.kind === "hole" ? "y → " : "y = "];
  const y = trace.y ? `${value}${inFull(trace.y)}` : text("undefined");
  const kind = trace.kind ? `${[trace.kind, ...trace.also].map(text).join(", ")}: ` : "";
  // A line ends between the coordinates, not in one.
  const [first, second] = [`${place}${inFull(trace.x)}${trace.isOfComplexNumber ? ":" : mark === "," ? ";" : ","}`, y].map((words) =>
    Object.assign(document.createElement("span"), { textContent: words }));
  return [kind, first, " ", second];
}

/** A coordinate in its closed form, and in digits where they say more. */
function inFull(number) {
  return forms(number, 24).join(" ≈ ");
}
