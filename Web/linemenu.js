// The menu of a line: what can be done with it, and how it is drawn.

import { askTexts, openMenu } from "./settings.js";
import { text } from "./words.js";

/**
 * Opens the menu of a line.
 *
 * @param page screen; send(event), copy(text), editLine(id), editText(line), readLine(line), showSteps(id), toDesk(): what
 *   the page does; tape: the view of the lines; curve: what the graph has for the line.
 */
export function openLineMenu(line, page) {
  const { screen, send, copy, tape } = page;
  const copyOf = (event, kind) => async () => {
    const { copied } = await send({ [event]: line.id });
    copy(copied?.[kind] ?? line.text);
  };
  const hasResult = line.exact || line.decimal;
  const item = tape.root.querySelector(`li[data-id="${line.id}"]`);
  const move = (by) => () => tape.move(line, by, item.querySelector(".menu"));
  const look = (isShown) => () => send({ look: { line: line.id, isShown } });
  openMenu(line.label || line.text.slice(0, 60), [
    [text("editLine"), () => page.editLine(line.id)],
    ...(line.isCurve ? [[`${text("editText")} …`, () => page.editText(line)]] : [[text("edit"), () => send({ recall: line.id })]]),
    ...(line.look ? [[text(line.look.isShown ? "hideCurve" : "showCurve"), look(!line.look.isShown)]] : []),
    ...(line.canBeDrawn ? [[text("drawLine"), look(true)]] : []),
    ...page.curve,
    ...(line.slider || line.canSlide ? [[text(line.slider ? "noSlider" : "slider"), () => send({ vary: line.id })]] : []),
    ...(line.isSolved ? [[text("steps"), () => page.showSteps(line.id)]] : []),
    ...(hasResult ? [
      [text("whole"), () => page.readLine(line)],
      [text("insert"), () => send({ insert: line.id })],
      [text("copyResult"), copyOf("copyResult", "text")],
    ] : []),
    [text("copyText"), copyOf("copyLine", "text")],
    [text("copyLatex"), copyOf("copyLine", "latex")],
    [text("copyMathml"), copyOf("copyLine", "mathml")],
    ...(line.isCurve ? [] : [[text("toDesk"), page.toDesk]]),
    [`${text("nameLine")} …`, () => askTexts(text("nameLine"), [[text("nameLine"), line.label ?? ""]], ([name]) =>
      send({ label: { line: line.id, text: name } }))],
    ...(line.isCurve ? [] : [[text(line.isFolded ? "unfold" : "fold"), () => send({ fold: line.id })]]),
    ...(item?.previousElementSibling?.line ? [[text("moveUp"), move(-1)]] : []),
    ...(item?.nextElementSibling ? [[text("moveDown"), move(1)]] : []),
    [text(line.isPinned ? "unpin" : "pin"), () => send({ pin: line.id })],
    [text("remove"), () => send({ remove: line.id })],
    ...(screen.canUndoLines ? [[text("undoLines"), () => send({ undoLines: true })]] : []),
    ...(screen.canRedoLines ? [[text("redoLines"), () => send({ redoLines: true })]] : []),
  ]);
}
