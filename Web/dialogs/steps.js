// The lines by which an equation is solved, and lines that somebody has written, each compared
// with the one before. The engine makes both; here they are drawn.

import { actions } from "../shell/buttons.js";
import { drawsMathml } from "../shell/morph.js";
import { text } from "../words/words.js";
import { openDialog, paragraph } from "./dialog.js";
import "./style.js";

/** What was compared last, so that it is there again. */
let written = "";

/**
 * Opens the lines by which an equation is solved.
 *
 * @param derivation steps, text, latex, problem: what the engine has to say; null where it was not asked.
 * @param page copy(text); compare(lines): resolves to lines that were compared.
 */
export function openSteps(derivation, page) {
  const { steps = [], problem } = derivation ?? {};
  if (steps.length < 2) {
    openDialog(text("steps"), "steps", paragraph("", problem ?? text("noSteps")));
    return;
  }
  const compareThese = () => {
    dialog.close();
    openComparison(page, `${steps[0].line}\n`);
  };
  const dialog = openDialog(text("steps"), "steps",
    list(steps), actions([...copies(derivation, page.copy), [text("compareOwn"), compareThese]]));
}

/** Opens a field for lines, of which each is compared with the one before. */
export function openComparison({ compare, copy }, first) {
  const words = paragraph("", text("compareHow"));
  words.id = "compare-how";
  const field = document.createElement("textarea");
  Object.assign(field, { rows: 6, value: first ?? written, autocapitalize: "off", spellcheck: false });
  field.setAttribute("autocomplete", "off");
  field.setAttribute("autocorrect", "off");
  field.setAttribute("aria-label", text("ownLines"));
  field.setAttribute("aria-describedby", words.id);
  const found = document.createElement("div");
  found.setAttribute("role", "status");
  const check = async () => {
    written = field.value;
    const compared = await compare(written);
    // What was typed meanwhile is compared next.
    if (!compared || written !== field.value) return;
    const { steps } = compared;
    found.replaceChildren(...steps.length ? [list(steps, "compared"), actions(copies(compared, copy))] : []);
    found.scrollIntoView({ block: "nearest" });
  };
  field.addEventListener("input", () => found.replaceChildren());
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) check();
  });
  openDialog(text("compareOwn"), "steps", words, field, actions([[text("compare"), check]]), found);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

function copies({ text: lines, latex }, copy) {
  return [[text("copyText"), () => copy(lines)], [text("copyLatex"), () => copy(latex)]];
}

/** Lines one below the other, each below what was done to get there, or with how it follows. */
function list(steps, className = "") {
  const list = document.createElement("ol");
  list.className = className;
  list.append(...steps.map(({ pieces, line, sentence, status }, place) => {
    const item = document.createElement("li");
    item.className = status;
    if (sentence && place > 0) item.append(paragraph("", sentence));
    item.append(drawn(pieces, line));
    // A first line that cannot be read has its reason below it.
    if (sentence && place === 0) item.append(paragraph("", sentence));
    return item;
  }));
  return list;
}

/** A line: formulas, and words between them. */
function drawn(pieces, line) {
  const row = document.createElement("div");
  row.className = "drawn";
  if (!drawsMathml) row.textContent = line;
  else for (const { mathml, text: words } of pieces) {
    const piece = document.createElement("span");
    if (mathml) piece.innerHTML = mathml;
    else piece.textContent = words;
    row.append(piece, " ");
  }
  return row;
}
