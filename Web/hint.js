// What a newcomer is told, in the empty formula: until somebody has closed it, or
// has computed something.

import { icon } from "./faces.js";
import { text } from "./words.js";

export class Hint {
  /**
   * @param root The box of the formula.
   * @param showExamples Called when examples are wanted.
   * @param onForget Called when nobody is to see it again.
   */
  constructor(root, showExamples, onForget) {
    this.onForget = onForget;
    this.box = document.createElement("div");
    this.box.id = "hint";
    this.box.innerHTML = `<p></p><button type="button" class="tool">${icon("close")}</button>
      <button type="button" class="try"></button>`;
    [this.close, this.examples] = this.box.querySelectorAll("button");
    this.close.addEventListener("click", () => this.forget());
    this.examples.addEventListener("click", showExamples);
    root.append(this.box);
    this.label();
  }

  /** The texts that stand still until the language changes. */
  label() {
    this.box.firstChild.textContent = text("hint");
    this.close.setAttribute("aria-label", text("close"));
    this.examples.textContent = text("examples");
  }

  /** Makes room for a formula. */
  show(isEmpty) {
    this.box.hidden = !isEmpty;
  }

  forget() {
    if (!this.box.isConnected) return;
    this.box.remove();
    this.onForget();
  }
}
