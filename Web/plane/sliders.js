// The sliders below the lines that they belong to: their rows, and what moves them.

import { askTexts } from "../dialogs/dialog.js";
import { button } from "../shell/buttons.js";
import { within } from "../shell/elements.js";
import { text } from "../words/words.js";

/**
 * The row of a slider, with what the engine says of it, and whether a finger is on it.
 *
 * @typedef {HTMLDivElement & { slider?: any, isSliding?: boolean }} SliderRow
 */

export class Sliders {
  /** What the engine says of all of them. */
  all = [];
  /** Their rows, by name. */
  #rows = new Map();

  /**
   * @param {(event: import("../engine/protocol").GraphEvent) => Promise<import("../engine/protocol").GraphScreen>} send Called with an event for the graph; resolves to its screen.
   * @param sheet Called with an event for the sheet; resolves when all is answered.
   */
  constructor(send, sheet) {
    this.send = send;
    this.sheet = sheet;
  }

  /** The row of a slider, the same one as long as there is one of that name. */
  row(slider) {
    const { name } = slider;
    if (!this.#rows.has(name)) this.#rows.set(name, this.#made(name));
    const row = this.#rows.get(name);
    const range = /** @type {HTMLInputElement} */ (within(row, "input"));
    const { ends } = slider;
    Object.assign(range, { min: 0, max: slider.count, step: 1 });
    // Not under the finger, which on some systems gives a slider no focus.
    if (!row.isSliding) range.value = slider.position;
    range.setAttribute("aria-valuetext", slider.value);
    // The value of a line stands in the line.
    within(row, ".value").textContent = slider.line ? ends[0] : `${name} = ${slider.value}`;
    within(row, ".most").textContent = slider.line ? ends[1] : "";
    row.slider = slider;
    return row;
  }

  #made(name) {
    const row = /** @type {SliderRow} */ (document.createElement("div"));
    row.className = "slider";
    const value = button("value", "", "");
    const most = button("most", "", "");
    for (const end of [value, most]) {
      end.removeAttribute("aria-label");
      end.addEventListener("click", () => this.#askSlider(row.slider));
    }
    const range = document.createElement("input");
    range.type = "range";
    range.setAttribute("aria-label", name);
    // One step of the slider at a time is under way; the newest one is next.
    const send = async () => {
      if (row.isSliding) return;
      row.isSliding = true;
      for (let sent = null; sent !== range.value;) {
        sent = range.value;
        await this.#slide(row.slider, { position: Number(sent) });
      }
      row.isSliding = false;
      range.value = row.slider.position;
    };
    range.addEventListener("input", send);
    row.append(value, range, most);
    return row;
  }

  /** Moves a slider, and then the line that it belongs to: the graph knows where its steps are. */
  async #slide({ name, line }, members) {
    await this.send({ slider: { name, ...members } });
    const now = this.all.find((slider) => slider.name === name);
    if (!line || !now) return;
    const { value, least, most, step } = now;
    await this.sheet({ slide: { line, value, least, most, step } });
  }

  #askSlider(slider) {
    const names = ["value", "least", "most", "step"];
    askTexts(slider.name, names.map((name) => [text(name), slider[name]]), (values) =>
      this.#slide(slider, Object.fromEntries(names.map((name, index) => [name, values[index]]))));
  }
}
