// The table of values of a curve, below the list: what the engine found at the places
// that were asked for. Of a line of points it has the points, which are changed there.

import { askTexts, openMenu } from "../dialogs/dialog.js";
import { button } from "../shell/buttons.js";
import { icon } from "../shell/icons.js";
import { drawsMathml } from "../shell/morph.js";
import { text } from "../words/words.js";

export class ValueTable {
  /**
   * @param root The element.
   * @param {(event: import("../engine/protocol").GraphEvent) => unknown} send Called with an event for the graph.
   * @param copy Called with a text to copy.
   * @param {(event: import("../engine/protocol").SheetEvent) => unknown} sheet Called with an event for the sheet.
   */
  constructor(root, send, copy, sheet) {
    this.root = root;
    this.send = send;
    this.copy = copy;
    this.sheet = sheet;
  }

  /** Shows a table of a curve that is drawn so, or none. */
  show(table, mathml) {
    const isNew = table && this.root.hidden;
    this.root.hidden = !table;
    document.body.classList.toggle("table-open", Boolean(table));
    if (!table) return this.root.replaceChildren();
    const head = document.createElement("div");
    const name = document.createElement("h3");
    name.textContent = `${table.isOfPoints ? text("pointsOfLine") : text("table")}: `;
    const curve = document.createElement("span");
    if (mathml && drawsMathml) curve.innerHTML = mathml;
    else curve.textContent = table.title;
    name.append(curve);
    name.id = "table-name";
    head.append(name, tool("more", "moreActions", () => this.#openMenu(table)),
      tool("close", "close", () => this.send({ closeTable: true })));
    const values = document.createElement("table");
    values.setAttribute("aria-labelledby", name.id);
    const heads = values.createTHead().insertRow();
    for (const title of table.heads) heads.append(Object.assign(document.createElement("th"), { textContent: title, scope: "col" }));
    const body = values.createTBody();
    for (const [index, { place, values: found, error, texts }] of table.rows.entries()) {
      const row = body.insertRow();
      const first = Object.assign(document.createElement("th"), { scope: "row" });
      first.append(...cell(place).childNodes);
      if (table.isOfPoints) {
        const change = button("point", `${text("changePoint")}: ${texts.join(", ")}`, "");
        change.append(...first.childNodes);
        change.addEventListener("click", () => this.#askPoint(table, index, texts));
        first.append(change);
      }
      row.append(first, ...found.map(cell));
      if (error) row.append(Object.assign(document.createElement("td"), {
        colSpan: table.heads.length - 1 - found.length, className: "none", textContent: text("undefined"), title: error.message,
      }));
    }
    this.root.replaceChildren(head, values);
    if (isNew) this.root.scrollIntoView({ block: "start" });
  }

  #openMenu(table) {
    openMenu(table.isOfPoints ? text("pointsOfLine") : text("table"), [
      table.isOfPoints
        ? [`${text("addPoint")} …`, () => this.#askPoint(table, table.rows.length, ["", ""])]
        : [`${text("places")} …`, () => this.#askPlaces(table)],
      [text("copyCsv"), () => this.copy(table.csv)],
      [text("copyLatex"), () => this.copy(table.latex)],
    ]);
  }

  #askPoint(table, index, texts) {
    askTexts(texts.some(Boolean) ? text("changePoint") : text("addPoint"), [["x", texts[0]], ["y", texts[1]]], ([x, y]) =>
      this.sheet({ point: { line: table.curve, index, x, y } }));
  }

  #askPlaces(table) {
    const names = { start: "firstPlace", step: "step", count: "placeCount", places: "morePlaces" };
    askTexts(text("places"), Object.entries(names).map(([name, word]) => [text(word), String(table[name])]), (values) =>
      this.send({ table: { id: table.curve, ...Object.fromEntries(Object.keys(names).map((name, index) => [name, values[index]])) } }));
  }
}

/** The closed form of a coordinate, if it is short, and its digits where they say more. */
export function forms({ shown }, longest) {
  if (shown.length === 0) return ["?"];
  return shown.length > 1 && shown[0].length > longest ? shown.slice(1) : shown;
}

/** A cell of a table with a number: its closed form, and as many of its digits as a phone has room for. */
export function cell(number) {
  const cell = document.createElement("td");
  const [first, digits] = number ? forms(number, 40) : ["–"];
  if (!digits && !first.endsWith("…")) {
    cell.textContent = first;
    return cell;
  }
  const small = document.createElement("small");
  small.textContent = digits ? `≈\u00a0${number.brief}` : number.brief;
  cell.append(digits ? `${first} ` : "", small);
  return cell;
}

function tool(drawing, name, action) {
  const tool = button("tool", text(name), icon(drawing));
  tool.title = text(name);
  tool.addEventListener("click", action);
  return tool;
}
