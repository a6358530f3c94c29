// What a newcomer sees, until somebody has closed it, or has computed something: three
// examples where the tape will be, each of which runs when it is tapped, or else, where the
// tape has no room, a line in the empty formula.

import { around, within } from "../shell/elements.js";
import { icon } from "../shell/icons.js";
import { drawsMathml } from "../shell/morph.js";
import { text } from "../words/words.js";

const root = (...inner) => `<msqrt>${inner.join("")}</msqrt>`;
const number = (digits) => `<mn>${digits}</mn>`;
/** A number below one with a digit behind the decimal mark. */
const tenths = (mark, digit) => number(`0${mark}${digit}`);
const sign = (character) => `<mo>${character}</mo>`;
const math = (...inner) => `<math>${inner.join("")}</math>`;

/** What is run, how it looks, what comes of it, and the word that says why that matters. */
const cards = [
  {
    kind: "formula", text: "0.1 + 0.2 - 0.3", note: "elsewhere",
    mathml: (mark) => math(tenths(mark, 1), sign("+"), tenths(mark, 2), sign("−"), tenths(mark, 3)), result: math(number(0)),
    digits: (mark) => `5${mark}551115123e−17`, said: (mark) => `0${mark}1 + 0${mark}2 - 0${mark}3`,
  },
  {
    kind: "formula", text: "sqrt(5 + 2sqrt(6))", note: "notGuessed",
    mathml: () => math(root(number(5), sign("+"), number(2), root(number(6)))),
    result: math(root(number(2)), sign("+"), root(number(3))),
  },
  {
    kind: "graph", text: "tan(x)", note: "noWalls",
    mathml: () => math("<mi>y</mi>", sign("="), "<mi>tan</mi><mo lspace=\"0\" rspace=\"0.17em\">⁡</mo><mi>x</mi>"),
    picture: "M2 30C3 18 8 16.5 12 15S21 12 22 0M26 30C27 18 32 16.5 36 15S45 12 46 0M50 30C51 18 56 16.5 60 15S69 12 70 0M74 30C75 18 80 16.5 84 15S93 12 94 0",
  },
];

export class Hint {
  /**
   * @param formula The box of the formula.
   * @param history The box of the tape.
   * @param actions showExamples(), run(card), and onForget(), called when nobody is to see it again.
   */
  constructor(formula, history, { showExamples, run, onForget }) {
    this.run = run;
    this.onForget = onForget;
    this.line = box("hint", showExamples, () => this.forget());
    this.welcome = box("welcome", showExamples, () => this.forget());
    this.list = document.createElement("div");
    this.list.addEventListener("click", (event) => {
      const place = [...this.list.children].indexOf(/** @type {Element} */ (around(event, "button")));
      if (place >= 0) this.run(cards[place]);
    });
    this.welcome.lastElementChild?.before(this.list);
    formula.append(this.line);
    history.prepend(this.welcome);
    this.label(".");
  }

  /** The texts that stand still until the language or the decimal mark changes. */
  label(mark) {
    for (const box of [this.line, this.welcome]) {
      const [words, close] = box.children;
      words.textContent = text(box.id);
      close.setAttribute("aria-label", text("close"));
      within(box, ".try").textContent = text("examples");
    }
    this.list.replaceChildren(...cards.map((card) => {
      const button = document.createElement("button");
      button.type = "button";
      const drawn = drawsMathml ? card.mathml(mark) : card.text;
      const picture = card.picture ? `<svg viewBox="0 0 96 30"><path d="${card.picture}"/></svg>` : "";
      const result = card.result && drawsMathml ? `<b>= ${card.result}</b>` : "";
      button.innerHTML = `<span>${drawn}</span>${picture}${result}`;
      const note = document.createElement("small");
      note.textContent = `${text(card.note)} ${card.digits?.(mark) ?? ""}`;
      button.append(note);
      // Where the note has no room, and formulas no words.
      button.setAttribute("aria-label", `${card.said?.(mark) ?? card.text}: ${note.textContent}`);
      return button;
    }));
  }

  /** Makes room for a formula. */
  show(isEmpty) {
    this.line.hidden = this.welcome.hidden = !isEmpty;
    document.body.classList.toggle("welcoming", isEmpty && this.line.isConnected);
  }

  forget() {
    if (!this.line.isConnected) return;
    this.line.remove();
    this.welcome.remove();
    this.show(false);
    this.onForget();
  }
}

/** Words, a way to close them, and the way to the examples. */
function box(id, showExamples, forget) {
  const box = document.createElement("div");
  box.id = id;
  box.innerHTML = `<p></p><button type="button" class="tool">${icon("close")}</button><button type="button" class="try"></button>`;
  const [, close, examples] = box.children;
  close.addEventListener("click", forget);
  examples.addEventListener("click", showExamples);
  return box;
}
