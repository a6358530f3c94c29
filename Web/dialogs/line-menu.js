// The menu of a line: on tiles what is done most, below them the rest in rows: what else can be
// done, how it is drawn, how it is copied, and its place among the others.

import { allWithin } from "../shell/elements.js";
import { icon } from "../shell/icons.js";
import { text } from "../words/words.js";
import { actionButton, askTexts, openDialog } from "./dialog.js";
import "./style.js";

/** What is drawn on tiles, as paths. */
const drawings = {
  edit: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  insert: "M12 4v11M7 10l5 5 5-5M5 20h14",
  remove: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  table: "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
};

/**
 * Opens the menu of a line.
 *
 * @param page screen; send(event), copy(text), editLine(id), editText(line), readLine(line), showSteps(id), toDesk(): what
 *   the page does; tape: the view of the lines; curve: what the graph has for the line.
 */
export function openLineMenu(line, page) {
  const { screen, send, copy, tape, curve } = page;
  const copyOf = (event, kind) => async () => {
    const { copied } = await send({ [event]: line.id });
    copy(copied?.[kind] ?? line.text);
  };
  const hasResult = line.exact || line.decimal;
  const item = tape.root.querySelector(`li[data-id="${line.id}"]`);
  const move = (by) => () => tape.move(line, by, item.querySelector(".menu"));
  const look = (isShown) => () => send({ look: { line: line.id, isShown } });
  const dialog = openDialog(line.label || line.text.slice(0, 60), "sheet",
    row("tiles", "", [
      tile("edit", text("editLine"), () => page.editLine(line.id)),
      hasResult && tile("copy", text("copyResult"), copyOf("copyResult", "text")),
      hasResult && tile("insert", text("insert"), () => send({ insert: line.id })),
      curve.trace && tile("trace", text("trace"), curve.trace),
      curve.table && tile("table", text("table"), curve.table),
      tile("remove", text("remove"), () => send({ remove: line.id })),
    ]),
    ...(curve.looks ? [row("looks", "", curve.looks.map(([name, picture, choose]) => {
      const button = actionButton(name, choose);
      button.append(picture);
      return button;
    }))] : []),
    ...[
      line.isCurve ? [`${text("editText")} …`, () => page.editText(line)] : [text("edit"), () => send({ recall: line.id })],
      line.look && [text(line.look.isShown ? "hideCurve" : "showCurve"), look(!line.look.isShown)],
      line.canBeDrawn && [text("drawLine"), look(true)],
      line.canTurn && [text(line.isCurve ? "asValue" : "drawLine"), () => send({ turn: line.id })],
      (line.slider || line.canSlide) && [text(line.slider ? "noSlider" : "slider"), () => send({ vary: line.id })],
      line.isSolved && [text("steps"), () => page.showSteps(line.id)],
      (hasResult || line.isSolved) && [text("whole"), () => page.readLine(line)],
      !line.isCurve && [text(line.isFolded ? "unfold" : "fold"), () => send({ fold: line.id })],
      [`${text("nameLine")} …`, () => askTexts(text("nameLine"), [[text("nameLine"), line.label ?? ""]], ([name]) =>
        send({ label: { line: line.id, text: name } }))],
      [text(line.isPinned ? "unpin" : "pin"), () => send({ pin: line.id })],
      !line.isCurve && [text("toDesk"), page.toDesk],
    ].filter(Boolean).map(([name, act]) => actionButton(name, act)),
    row("chips", text("copyAs"), [[text("plainText"), "text"], ["LaTeX", "latex"], ["MathML", "mathml"]].map(([name, kind]) =>
      named(text(`copy${kind[0].toUpperCase()}${kind.slice(1)}`), actionButton(name, copyOf("copyLine", kind))))),
    row("chips", text("placeOfLine"), [
      item?.previousElementSibling?.line && drawn("Up", text("moveUp"), move(-1)),
      item?.nextElementSibling && drawn("Down", text("moveDown"), move(1)),
      screen.canUndoLines && drawn("Undo", text("undoLines"), () => send({ undoLines: true })),
      screen.canRedoLines && drawn("Redo", text("redoLines"), () => send({ redoLines: true })),
    ]));
  const buttons = allWithin(dialog, ".action");
  buttons[0].focus();
  dialog.addEventListener("keydown", (event) => {
    const here = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const next = event.key === "Home" ? 0 : event.key === "End" ? -1 : step && here + step;
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  });
}

/** Buttons side by side, those that there are, perhaps behind words that name them; nothing where there is none. */
function row(className, words, buttons) {
  const row = document.createElement("div");
  row.className = className;
  row.append(words, ...buttons.filter(Boolean));
  if (words) {
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", words);
  }
  return row.firstElementChild ? row : "";
}

/** A button with a picture above its words. */
function tile(drawing, name, act) {
  const button = actionButton("", act);
  button.dataset.drawing = drawing;
  button.innerHTML = drawings[drawing] ? `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${drawings[drawing]}"/></svg>` : icon(drawing);
  button.append(name);
  return button;
}

/** A button with a picture alone. */
function drawn(drawing, name, act) {
  const button = actionButton("", act);
  button.innerHTML = icon(drawing);
  button.title = name;
  return named(name, button);
}

/** A button that is called otherwise than what stands on it. */
function named(name, button) {
  button.setAttribute("aria-label", name);
  return button;
}
