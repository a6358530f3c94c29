// What is related to a key, offered by a longer press: a menu above it, of which what stands small on the key is typed at once.

import { around, childrenOf, within } from "../shell/elements.js";
import { label, text } from "../words/words.js";

export class Relatives {
  /** The menu, while it is shown. */
  #shown = /** @type {{ menu: HTMLElement, outside: (event: Event) => void } | undefined} */ (undefined);

  /** @param {import("./keypad.js").Keypad} keypad */
  constructor(keypad) {
    this.keypad = keypad;
  }

  /** Types a relative of a key in its place. */
  #replace(button, key) {
    const { instead, press } = this.keypad;
    if (instead) return instead(key);
    if (button.dataset.key !== "Enter" && button.dataset.key !== "Undo") press("Undo");
    press(key);
  }

  /** Shows what is related to a key, of which the one that stands small on it is typed at once; choosing takes what was typed back. */
  offer(button, wasTyped, pointer) {
    this.dismiss();
    const [first, ...others] = this.keypad.relatives[button.dataset.key];
    if (wasTyped && button.querySelector("small")) {
      this.#replace(button, first);
      if (others.length === 0) return;
    }
    const menu = document.createElement("div");
    menu.className = "relatives";
    menu.setAttribute("role", "menu");
    menu.setAttribute("aria-label", `${label(button.dataset.key)}: ${text("moreKeys")}`);
    for (const key of this.keypad.relatives[button.dataset.key]) {
      const item = this.keypad.button(key);
      item.classList.remove("more");
      item.removeAttribute("aria-haspopup");
      item.setAttribute("role", "menuitem");
      menu.append(item);
    }
    const choose = (item) => {
      if (wasTyped) this.#replace(button, item.dataset.key);
      else this.keypad.press(item.dataset.key);
      this.dismiss();
    };
    menu.addEventListener("mousedown", (event) => event.preventDefault());
    menu.addEventListener("click", (event) => {
      const item = around(event, "button");
      if (item) choose(item);
    });
    menu.addEventListener("keydown", (event) => {
      const items = childrenOf(menu);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step) items[(items.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step + items.length) % items.length].focus();
      else if (event.key === "Escape" || event.key === "Tab") this.dismiss(button);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    const over = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".relatives button");
    const move = (event) => {
      if (event.pointerId !== pointer) return;
      for (const item of childrenOf(menu)) item.classList.toggle("down", item === over(event));
    };
    const up = (event) => {
      const item = event.pointerId === pointer && over(event);
      if (item) choose(item);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    };
    if (pointer !== undefined) {
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
    }
    const outside = (event) => {
      if (!menu.contains(event.target)) this.dismiss();
    };
    this.#shown = { menu, outside };
    addEventListener("pointerdown", outside, true);
    this.keypad.root.parentElement?.append(menu);
    place(menu, button);
    if (pointer === undefined) within(menu, "button").focus();
  }

  dismiss(focus) {
    if (!this.#shown) return;
    removeEventListener("pointerdown", this.#shown.outside, true);
    this.#shown.menu.remove();
    this.#shown = undefined;
    focus?.focus();
  }
}

/** Puts a menu above a key, inside the window. */
function place(menu, button) {
  const key = button.getBoundingClientRect();
  const own = menu.getBoundingClientRect();
  const left = Math.min(Math.max(6, key.left + key.width / 2 - own.width / 2), innerWidth - own.width - 6);
  const above = key.top - own.height - 8;
  menu.style.left = `${left}px`;
  menu.style.top = `${above >= 6 ? above : Math.min(key.bottom + 8, innerHeight - own.height - 6)}px`;
}
