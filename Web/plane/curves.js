// What the graph adds to the lines that are drawn: what is wrong with them, the bounds of
// their parameters, sliders, looks; and beside them a table of the points that matter, and
// one of values.

import { askTexts, openDialog } from "../dialogs/dialog.js";
import { button } from "../shell/buttons.js";
import { within } from "../shell/elements.js";
import { text } from "../words/words.js";
import { dashes } from "./picture.js";
import { Sliders } from "./sliders.js";
import { sample, swatch } from "./swatches.js";
import { cell, ValueTable } from "./value-table.js";

/** The least height of the column of lines in which the points are open by themselves, in pixels. */
const ROOM = 560;

export class CurveList {
  #curves = [];
  #sliders;
  /** Points that came while the search for them goes on. */
  #found = /** @type {import("../engine/protocol").Feature[] | null} */ (null);
  /** The rows of the table, each with the places of its points in the list of all. */
  #rows = [];
  /** Whether the user has opened or closed the points. */
  #isOpen = /** @type {boolean | null} */ (null);
  /** Whether there is room for them beside the lines, and how they are shown now. */
  #hasRoom = false;
  #noted = "";

  /**
   * @param root The element beside the lines.
   * @param {(event: import("../engine/protocol").GraphEvent) => Promise<import("../engine/protocol").GraphScreen>} send Called with an event for the graph; resolves to its screen.
   * @param page lines: the view of the lines; sheet(event): tells the sheet, and resolves when all is
   *   answered; read(step): reads a point out; trace(id): begins to read a line out; copy(text).
   */
  constructor(root, send, page) {
    this.root = root;
    this.send = send;
    this.page = page;
    root.innerHTML = `<section class="values" hidden></section>
      <div class="found" hidden><button type="button" class="count"></button>
      <table class="points"><thead><tr><th></th><th>x</th><th>y</th></tr></thead><tbody></tbody></table></div>
      <p class="summary"></p>`;
    this.part = (selector) => within(root, selector);
    this.#sliders = new Sliders(send, page.sheet);
    this.values = new ValueTable(this.part(".values"), send, page.copy, page.sheet);
    page.lines.adorn = (item) => this.#adorn(item);
    this.part(".count").addEventListener("click", () => {
      this.#isOpen = !this.#opens;
      this.#note();
    });
    // What the user chose stays; else they are open where there is room beside the lines.
    new ResizeObserver(([{ contentRect }]) => {
      this.#hasRoom = contentRect.height > ROOM;
      this.#note();
    }).observe(/** @type {Element} */ (root.parentElement));
  }

  /** The texts that stand still until the language changes. */
  label() {
    this.part(".points").setAttribute("aria-label", text("points"));
    this.#note();
    this.part(".points th").textContent = text("point");
    this.page.lines.adornAll();
  }

  /**
   * Shows what a screen tells.
   *
   * @param {import("../engine/protocol").GraphScreen} screen
   */
  show({ curves, sliders, features, table, isFinished }) {
    this.#curves = curves ?? this.#curves;
    this.#sliders.all = sliders ?? this.#sliders.all;
    if (curves || sliders) this.page.lines.adornAll();
    if ((table ?? null) !== null) this.values.show(table, table ? this.#curves.find(({ id }) => id === table.curve)?.mathml : undefined);
    this.#note();
    this.#found = features ?? this.#found;
    // Old points stand until there are new ones.
    if (this.#found && (this.#found.length || curves || isFinished)) {
      this.#showPoints(this.#found);
      this.#found = null;
    }
  }

  // MARK: Lines

  /** Shows below a line what the graph knows of it. */
  #adorn(item) {
    const { id } = item.line;
    const curve = this.#curves.find((curve) => curve.id === id);
    const sliders = this.#sliders.all.filter(({ line, curve }) => line === id || curve === id);
    const parts = sliders.map((slider) => this.#sliders.row(slider));
    if (curve?.bounds) parts.unshift(this.#bounds(curve));
    if (curve?.note && curve.isShown) {
      parts.push(Object.assign(document.createElement("p"), { className: "note", textContent: curve.note }));
    }
    if (curve?.error && curve.isShown) {
      const error = document.createElement("p");
      error.textContent = curve.error.message;
      parts.push(error);
    } else if (curve?.isEmpty) {
      const fit = button("nothing", `${text("nothingHere")} ${text("fitWindow")}`, "");
      const action = document.createElement("u");
      action.textContent = text("fitWindow");
      fit.append(`${text("nothingHere")} `, action);
      fit.addEventListener("click", () => this.send({ fit: true }));
      parts.push(fit);
    }
    if (curve) item.querySelector(".swatch svg")?.replaceWith(swatch(curve));
    let below = item.querySelector(".below");
    if (!parts.length) return void below?.remove();
    if (!below) {
      below = document.createElement("div");
      below.className = "below";
      item.append(below);
    }
    const old = [...below.children];
    const isSame = (one, other) => one === other || (!other.querySelector("input") && one?.outerHTML === other.outerHTML);
    // A slider that stays where it is keeps the finger.
    if (old.length !== parts.length || parts.some((part, place) => !isSame(old[place], part))) below.replaceChildren(...parts);
  }

  /** The range of a parameter, which asks for another one. */
  #bounds({ id, bounds, shownBounds }) {
    const range = button("range", "", "");
    range.removeAttribute("aria-label");
    range.textContent = shownBounds;
    range.addEventListener("click", () =>
      askTexts(text("editText"), [[`${text("least")} … ${text("most")}`, bounds]], ([bounds]) =>
        this.page.sheet({ bound: { line: id, text: bounds } })));
    return range;
  }

  // MARK: Menus

  /** What the menu of a line has for its curve: looks, each with a name, a picture and a choice, and actions with their names. */
  actions(id) {
    const curve = this.#curves.find((curve) => curve.id === id);
    // Colours of the plane have no pen, and no path to follow.
    if (!curve || curve.kind === "coloring") return {};
    const look = (members) => this.page.sheet({ look: { line: id, ...members } });
    const choose = (name, values) => () =>
      this.#choose(name, values.map(([words, value]) => [words, { ...curve, [name]: value }, { [name]: value }]), curve, look);
    const pens = dashes.map((_, pen) => [pen + 1, pen]);
    return {
      looks: [
        [text("color"), swatch(curve), choose("color", pens)],
        [text("width"), sample({ ...curve, dash: 0 }), choose("width", [1, 2, 4, 6].map((width) => [width, width]))],
        ...curve.isRegion ? [] : [[text("dash"), sample(curve), choose("dash", pens)]],
      ],
      trace: curve.isShown && (() => this.page.trace(id)),
      table: curve.hasTable && (() => this.send({ table: { id } })),
    };
  }

  /** Asks for a part of the look of a curve. */
  #choose(name, choices, curve, look) {
    const dialog = openDialog(text(name), "colors", ...choices.map(([words, shown, members]) => {
      const choice = button("swatch", `${text(name)} ${words}`, "");
      choice.append(sample(shown));
      choice.setAttribute("aria-pressed", String(shown[name] === curve[name]));
      choice.addEventListener("click", () => {
        dialog.close();
        look(members);
      });
      return choice;
    }));
  }

  // MARK: Points

  #showPoints(features) {
    const counts = new Map();
    const rows = new Map();
    for (const [index, feature] of features.entries()) {
      const place = counts.get(feature.curve) ?? 0;
      counts.set(feature.curve, place + 1);
      // Curves that meet have a point in common: one row tells what it is for all of them.
      const isPoint = feature.kind !== "asymptote" && feature.x.exact !== null && feature.y?.exact != null;
      const key = isPoint ? [feature.kind === "hole", feature.x.exact, feature.y.exact].join() : index;
      if (!rows.has(key)) rows.set(key, { place, features: [], indices: [] });
      rows.get(key).features.push(feature);
      rows.get(key).indices.push(index);
    }
    this.#rows = [...rows.values()].map(({ place, features, indices }) => ({ row: this.#pointRow(features, place), indices }));
    this.part(".points tbody").replaceChildren(...this.#rows.map(({ row }) => row));
  }

  /** The row of a point, which is one of each of some curves; of the first it has such a place. */
  #pointRow(features, place) {
    const [feature] = features;
    const swatches = [...new Set(features.map(({ curve }) => curve))].map((curve) =>
      swatch(this.#curves.find(({ id }) => id === curve) ?? { color: 0, dash: 0, text: "" }));
    const row = document.createElement("tr");
    const head = document.createElement("th");
    head.scope = "row";
    if (feature.kind === "asymptote") {
      // No point that can be read out.
      const name = document.createElement("span");
      name.className = "asymptote";
      name.append(...swatches, text(feature.kind));
      head.append(name);
      row.append(head, cell(feature.x));
      /** @type {HTMLTableCellElement} */ (row.lastElementChild).colSpan = 2;
      return row;
    }
    const go = button("point", features.map(({ speech }) => speech).join("; "), "");
    const kinds = new Set(features.flatMap(({ kind, also }) => [kind, ...also]));
    go.append(...swatches, [...kinds].map(text).join(", "));
    go.addEventListener("click", () => this.page.read({ id: feature.curve, point: place }));
    head.append(go);
    row.append(head, cell(feature.x), cell(feature.y));
    if (feature.kind === "hole") row.lastElementChild?.prepend("→ ");
    return row;
  }

  /** Says what is in the window, and hides the points beyond it, where they are looked for as well. */
  showSeen({ summary, featuresInWindow }) {
    const shown = this.part(".summary");
    if (shown.textContent !== summary) shown.textContent = summary ?? "";
    for (const { row, indices } of this.#rows) row.hidden = indices.every((index) => featuresInWindow[index] === false);
    this.part(".found").hidden = this.#rows.every(({ row }) => row.hidden);
    this.#note();
  }

  /** Whether the points are open. */
  get #opens() {
    return this.#isOpen ?? this.#hasRoom;
  }

  /** Takes no room where there is nothing to see, and little where the points are folded. */
  #note() {
    const [found, values, count] = [".found", ".values", ".count"].map(this.part);
    const words = `${text("points")} (${this.#rows.filter(({ row }) => !row.hidden).length})`;
    // It is asked for with every frame, and most often nothing of it has changed.
    const noted = [found.hidden, values.hidden, this.#opens, words].join();
    if (noted === this.#noted) return;
    this.#noted = noted;
    this.root.classList.toggle("bare", found.hidden && values.hidden);
    this.root.classList.toggle("folded", !this.#opens && values.hidden);
    found.classList.toggle("closed", !this.#opens);
    count.setAttribute("aria-expanded", String(this.#opens));
    count.textContent = words;
  }
}
