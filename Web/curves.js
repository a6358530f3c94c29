// Beside the plane: the curves with their colours, the sliders of their
// variables, a table of the points that matter, and one of values.

import { icon } from "./faces.js";
import { drawsMathml } from "./morph.js";
import { dashes } from "./picture.js";
import { askTexts, openDialog, openMenu } from "./settings.js";
import { cell, ValueTable } from "./table.js";
import { text } from "./words.js";

export class CurveList {
  #curves = [];
  /** Points that came while the search for them goes on. */
  #found = null;
  /** The rows of the table, with their points. */
  #rows = [];
  #sliders = new Map();

  /**
   * @param root The element.
   * @param send Called with an event for the graph.
   * @param page edit(curve): takes it to the editor, and says whether it went; mark(): the decimal mark;
   *   copy(text).
   */
  constructor(root, send, page) {
    this.root = root;
    this.send = send;
    this.page = page;
    root.innerHTML = `<ol class="list"></ol><form><input enterkeyhint="done" autocomplete="off" autocapitalize="off"
      autocorrect="off" spellcheck="false"><button class="tool"></button></form><div class="sliders"></div>
      <section class="values" hidden></section><table class="points" hidden><caption></caption><thead><tr><th></th><th>x</th><th>y</th></tr></thead><tbody></tbody></table>
      <p class="summary"></p>`;
    this.part = (selector) => root.querySelector(selector);
    this.values = new ValueTable(this.part(".values"), send, page.copy);
    this.part("form").addEventListener("submit", (event) => {
      event.preventDefault();
      const input = this.part("input");
      if (input.value.trim()) this.send({ add: input.value });
      input.value = "";
    });
  }

  /** The texts that stand still until the language changes. */
  label() {
    const input = this.part("input");
    input.placeholder = text("newCurve");
    input.setAttribute("aria-label", text("newCurve"));
    const add = this.part("form button");
    add.innerHTML = icon("plus");
    add.setAttribute("aria-label", text("addCurve"));
    this.part(".points caption").textContent = text("points");
    this.part(".points th").textContent = text("featurePoint");
    this.part(".list").setAttribute("aria-label", text("curves"));
  }

  /** Shows what a screen tells. */
  show({ curves, sliders, features, table, isFinished }) {
    if (curves) this.#showCurves(curves);
    if ((table ?? null) !== null) this.values.show(table);
    if (sliders) this.#showSliders(sliders);
    this.#found = features ?? this.#found;
    // Old points stand until there are new ones.
    if (this.#found && (this.#found.length || curves || isFinished)) {
      this.#showPoints(this.#found);
      this.#found = null;
    }
  }

  // MARK: Curves

  #showCurves(curves) {
    const focused = [...this.part(".list").children].findIndex((item) => item.contains(document.activeElement));
    const name = document.activeElement?.className;
    this.#curves = curves;
    this.part(".list").replaceChildren(...curves.map((curve) => this.#item(curve)));
    // What is drawn anew keeps the focus.
    const item = focused < 0 ? null : this.part(".list").children[Math.min(focused, curves.length - 1)];
    (item?.getElementsByClassName(name)[0] ?? (focused < 0 ? null : this.part("input")))?.focus();
    if (document.activeElement === this.part("input")) this.part("form").scrollIntoView({ block: "nearest" });
  }

  #item(curve) {
    const item = document.createElement("li");
    item.dataset.id = curve.id;
    item.classList.toggle("off", !curve.isShown);
    const show = button("swatch", `${text(curve.isShown ? "hideCurve" : "showCurve")} ${curve.text}`, swatch(curve));
    show.addEventListener("click", () => this.send({ [curve.isShown ? "hide" : "show"]: curve.id }));
    const formula = button("curve", `${text("editCurve")}: ${curve.text}`, "");
    if (drawsMathml && curve.mathml) formula.innerHTML = greek(curve.mathml);
    else formula.textContent = curve.text;
    formula.addEventListener("click", () => this.#edit(curve));
    const menu = button("menu", `${text("moreActions")}: ${curve.text}`, icon("more"));
    menu.setAttribute("aria-haspopup", "dialog");
    menu.addEventListener("click", () => this.#openMenu(curve));
    item.append(show, formula, menu);
    if (curve.bounds) item.append(this.#bounds(curve));
    if (curve.error) {
      const error = document.createElement("p");
      error.textContent = curve.error.message;
      item.append(error);
    } else if (curve.isEmpty) {
      const fit = button("nothing", `${text("nothingHere")} ${text("fitWindow")}`, "");
      const action = document.createElement("u");
      action.textContent = text("fitWindow");
      fit.append(`${text("nothingHere")} `, action);
      fit.addEventListener("click", () => this.send({ fit: true }));
      item.append(fit);
    }
    return item;
  }

  /** The range of a parameter, which asks for another one. */
  #bounds({ id, bounds }) {
    const range = button("range", "", "");
    range.removeAttribute("aria-label");
    const shown = bounds.replaceAll("<=", "≤");
    range.textContent = greek(shown);
    range.addEventListener("click", () =>
      askTexts(text("editText"), [[`${text("least")} … ${text("most")}`, shown]], ([bounds]) =>
        this.send({ edit: { id, bounds } })));
    return range;
  }

  async #edit(curve) {
    if (!await this.page.edit(curve)) this.#editText(curve);
  }

  #editText(curve) {
    askTexts(text("editText"), [[text("curve"), curve.text]], ([value]) =>
      this.send({ edit: { id: curve.id, text: value } }));
  }

  #openMenu(curve) {
    openMenu(curve.text.slice(0, 60), [
      [text("editCurve"), () => this.#edit(curve)],
      [`${text("editText")} …`, () => this.#editText(curve)],
      ...curve.hasTable ? [[text("table"), () => this.send({ table: { id: curve.id } })]] : [],
      [`${text("color")} …`, () => this.#askColor(curve)],
      [text(curve.isShown ? "hideCurve" : "showCurve"), () => this.send({ [curve.isShown ? "hide" : "show"]: curve.id })],
      [text("remove"), () => this.send({ remove: curve.id })],
    ]);
  }

  #askColor(curve) {
    const dialog = openDialog(text("color"), "colors", ...dashes.map((_, color) => {
      const choice = button("swatch", `${text("color")} ${color + 1}`, swatch({ color, dash: color }));
      choice.setAttribute("aria-pressed", String(color === curve.color));
      choice.addEventListener("click", () => {
        dialog.close();
        this.send({ color: { id: curve.id, color } });
      });
      return choice;
    }));
  }

  // MARK: Sliders

  #showSliders(sliders) {
    const rows = sliders.map((slider) => {
      const row = this.#sliders.get(slider.name) ?? this.#row(slider.name);
      const range = row.querySelector("input");
      Object.assign(range, { min: 0, max: slider.count, step: 1 });
      // Not under the finger.
      if (document.activeElement !== range || !row.isSliding) range.value = slider.position;
      range.setAttribute("aria-valuetext", slider.value);
      row.querySelector("button").textContent = `${slider.name} = ${slider.value}`;
      row.slider = slider;
      return row;
    });
    this.#sliders = new Map(sliders.map(({ name }, index) => [name, rows[index]]));
    const old = [...this.part(".sliders").children];
    if (old.length !== rows.length || old.some((row, index) => row !== rows[index])) {
      this.part(".sliders").replaceChildren(...rows);
    }
  }

  #row(name) {
    const row = document.createElement("div");
    const value = button("value", "", "");
    value.removeAttribute("aria-label");
    value.addEventListener("click", () => this.#askSlider(row.slider));
    const range = document.createElement("input");
    range.type = "range";
    range.setAttribute("aria-label", name);
    // One step of the slider at a time is under way; the newest one is next.
    const send = async () => {
      if (row.isSliding) return;
      row.isSliding = true;
      for (let sent = null; sent !== range.value;) {
        sent = range.value;
        await this.send({ slider: { name, position: Number(sent) } });
      }
      row.isSliding = false;
    };
    range.addEventListener("input", send);
    row.append(value, range);
    return row;
  }

  #askSlider(slider) {
    const names = ["value", "least", "most", "step"];
    askTexts(slider.name, names.map((name) => [text(name), slider[name]]), (values) =>
      this.send({ slider: { name: slider.name, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) } }));
  }

  // MARK: Points

  #showPoints(features) {
    const counts = new Map();
    this.#rows = features.map((feature) => {
      const place = counts.get(feature.curve) ?? 0;
      counts.set(feature.curve, place + 1);
      const curve = this.#curves.find(({ id }) => id === feature.curve) ?? { color: 0, dash: 0, text: "" };
      const row = document.createElement("tr");
      const head = document.createElement("th");
      head.scope = "row";
      if (feature.kind === "asymptote") {
        // No point that can be read out.
        const name = document.createElement("span");
        Object.assign(name, { className: "asymptote", innerHTML: swatch(curve) });
        name.append(text(feature.kind));
        head.append(name);
        row.append(head, cell(feature.x));
        row.lastChild.colSpan = 2;
        return row;
      }
      const go = button("point", "", swatch(curve));
      go.setAttribute("aria-label", feature.speech);
      go.append(text(feature.kind));
      go.addEventListener("click", () => this.send({ trace: { id: feature.curve, point: place } }));
      head.append(go);
      row.append(head, cell(feature.x), cell(feature.y));
      return row;
    });
    this.part(".points tbody").replaceChildren(...this.#rows);
  }

  /** Says what is in the window, and hides the points beyond it, where they are looked for as well. */
  showSeen({ summary, featuresInWindow }) {
    const shown = this.part(".summary");
    if (shown.textContent !== summary) shown.textContent = summary ?? "";
    this.#rows.forEach((row, index) => { row.hidden = featuresInWindow[index] === false; });
    this.part(".points").hidden = this.#rows.every(({ hidden }) => hidden);
  }
}

/** The name that keyboards have for the angle of polar curves, as its letter. */
function greek(text) {
  return text.replace(/\btheta\b/g, "θ");
}

/** A short piece of a curve, or of a region with its rim. */
function swatch({ color, dash: place, isRegion }) {
  const dash = dashes[place].map((length) => 1.25 * length).join(" ");
  return `<svg class="line" viewBox="0 0 32 24" aria-hidden="true" focusable="false" data-color="${color}">
    <path d="M2 ${isRegion ? "4h28v16H2z" : "12h28"}" stroke-dasharray="${dash}"/></svg>`;
}

function button(className, name, markup) {
  const element = document.createElement("button");
  Object.assign(element, { type: "button", className, innerHTML: markup });
  element.setAttribute("aria-label", name);
  return element;
}
