// The keypad: one button per key. A key acts when the finger comes down; a
// longer press offers what is related to it. It is one stop of the Tab key,
// with the arrows inside.

import { shapeFor } from "../shell/arrangement.js";
import { around, childrenOf, within } from "../shell/elements.js";
import { label, text } from "../words/words.js";
import { face, kind, pageDots } from "./key-faces.js";
import * as formulaKeys from "./key-layouts.js";
import { Relatives } from "./relatives.js";

const LONG_PRESS = 420;
const FIRST_REPEAT = 380;
const REPEAT = 70;
/** How long after a press its click was made, at most; it may be heard of much later. */
const CLICK = 300;
/** How far from where the finger was lifted its click may be, in pixels: browsers move it to what is near. */
const FINGER = 40;
const repeating = new Set(["Left", "Right", "Up", "Down", "BS", "Del"]);

/**
 * The button of a key: whether a press has acted, when it was released and by which event, whether it is held, whether the
 * page of keys goes once it is not, and the timer of what a longer press does.
 *
 * @typedef {HTMLButtonElement & {
 *   wasPressed?: boolean, released?: number, lifted?: PointerEvent, isHeld?: boolean, leaves?: boolean, timer?: number
 * }} KeyButton
 *
 * Which keys stand where.
 *
 * @typedef {object} Keys
 * @property {(form: any, page: number, part: number, language?: string, isShifted?: boolean) => {
 *   rows: string[][], parts: number, apart?: number, isInGroups?: boolean
 * }} layout
 * @property {Record<string, string>} [headings] The keys at which a group begins, and the names of its words.
 * @property {Record<string, string[]>} relatives What a long press on a key offers.
 * @property {(key: string) => string} look The key of a formula that looks the same.
 * @property {string[]} [staying] Functions behind which their page stays.
 * @property {string} kind The calculator that they belong to.
 */

/** The keys on the screen. */
export class Keypad {
  /**
   * @param {HTMLElement} root The element that holds the keys.
   * @param press Called with a key in the key notation.
   * @param showPage Called with the page that the user wants.
   * @param {Keys} keys Which keys stand where.
   * @param {((key: string) => void) | null} instead Called with a key that takes the place of the one that was pressed last.
   */
  constructor(root, press, showPage, { layout, headings = {}, relatives, look, staying = [], kind } = formulaKeys, instead = null) {
    this.root = root;
    this.press = press;
    this.showPage = showPage;
    this.layout = layout;
    this.headings = headings;
    this.relatives = relatives;
    this.look = look;
    this.staying = staying;
    this.kind = kind;
    this.instead = instead;
    /** The key that was pressed last. */
    this.pressed = /** @type {KeyButton | undefined} */ (undefined);
    this.related = new Relatives(this);
    this.page = 0;
    this.part = 0;
    /** How many parts the page has. */
    this.parts = 1;
    this.isShifted = false;
    /** Whether letters stay when one was pressed. */
    this.isLocked = false;
    this.decimalMark = ".";
    this.drawn = "";
    root.addEventListener("pointerdown", (event) => this.pointerDown(event));
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("keydown", (event) => this.keyDown(event));
    root.addEventListener("contextmenu", (event) => this.contextMenu(event));
    // A key must not take the focus from the formula.
    root.addEventListener("mousedown", (event) => event.preventDefault());
    addEventListener("resize", () => this.draw());
    // A key may move the page under the finger: what lies there then was not tapped.
    addEventListener("click", (event) => {
      const { pressed } = this;
      if (!pressed || root.contains(/** @type {Node} */ (event.target)) || /** @type {Element} */ (event.target).closest?.(".relatives")) return;
      if (!isOfPress(event, pressed)) return;
      const { clientX = NaN, clientY = NaN } = pressed.lifted ?? {};
      if (!(Math.hypot(event.clientX - clientX, event.clientY - clientY) < FINGER)) return;
      pressed.wasPressed = false;
      event.stopPropagation();
      event.preventDefault();
    }, true);
  }

  /** Shows a page of keys, for a language and a decimal mark. */
  update({ keyPage, language, decimalMark }) {
    if (keyPage !== this.page) {
      this.page = keyPage;
      this.part = 0;
      this.isShifted = this.isLocked = false;
    }
    this.language = language;
    this.decimalMark = decimalMark;
    this.draw();
  }

  /** Draws the keys, if they are not the ones that are there. */
  draw() {
    const { keys, name } = shapeFor(this.kind);
    const form = { name, rows: keys.rows, haveHeadings: keys.haveHeadings };
    // The page enlarged, and a window that lies, have rows that go by other things.
    if (keys.row === null) this.root.style.removeProperty("--row");
    else this.root.style.setProperty("--row", `${keys.row}px`);
    this.root.style.setProperty("--gap", `${keys.gap}px`);
    let laid = this.layout(form, this.page, this.part, this.language, this.isShifted);
    // In another window there may be less pages.
    if (this.part >= laid.parts) laid = this.layout(form, this.page, this.part = 0, this.language, this.isShifted);
    const { rows, parts, apart = 0, isInGroups = false } = laid;
    const wanted = [form.name, isInGroups, this.page, this.part, parts, this.isShifted, this.isLocked, this.language, this.decimalMark, ...rows].join();
    document.body.dataset.layout = name;
    if (wanted === this.drawn) return;
    this.drawn = wanted;
    this.parts = parts;
    this.root.setAttribute("aria-label", text("keypad"));
    this.root.classList.toggle("grouped", isInGroups);
    this.root.replaceChildren(...rows.map((keys, index) => this.row(keys, index === 0, index > 0 && apart, rows[index - 1], rows[index + 1], isInGroups)));
    this.rove(within(this.root, "[data-key='7']") ?? within(this.root, "button"));
  }

  /** A row of keys between two others; so many columns stand apart before the others, and headings above its groups. */
  row(keys, isTools, apart, above = [], below = [], isInGroups = false) {
    const row = document.createElement("div");
    row.className = `row${isTools ? " tools" : ""}${keys.length > 7 ? " letters" : keys.length > 6 ? " narrow" : ""}`;
    row.style.gridTemplateColumns = apart > 0
      ? `repeat(${apart}, minmax(44px, 1fr)) 0 repeat(${keys.length - apart}, minmax(44px, 1.2fr))`
      : `repeat(${keys.length}, minmax(0, 1fr))`;
    if (isInGroups && !isTools) row.append(...this.headingsOf(keys));
    for (const [index, key] of keys.entries()) {
      if (index > 0 && key !== "" && key === keys[index - 1]) continue;
      // The key above reaches down here.
      const button = this.button(above[index] === key ? "" : key, isTools);
      if (key !== "" && below[index] === key) button.classList.add("tall");
      const width = keys.filter((each) => each === key).length;
      if (key !== "" && width > 1) button.style.gridColumn = `span ${width}`;
      if (apart > 0 && index === apart) row.append(document.createElement("span"));
      row.append(button);
    }
    return row;
  }

  /** A heading above each group that begins in a row, as wide as its keys there. */
  headingsOf(keys) {
    const starts = [...keys.keys()].filter((place) => this.headings[keys[place]]);
    return starts.map((start, index) => {
      const heading = document.createElement("span");
      heading.className = "heading";
      heading.textContent = text(this.headings[keys[start]]);
      heading.style.gridColumn = `${start + 1} / ${(starts[index + 1] ?? keys.length) + 1}`;
      return heading;
    });
  }

  button(key, isTool) {
    if (key === "") return document.createElement("span");
    const button = /** @type {KeyButton} */ (document.createElement("button"));
    button.type = "button";
    button.tabIndex = -1;
    if (key === "page-set") return this.pageButton(button);
    button.dataset.key = key;
    const look = this.look(key);
    button.className = kind(look);
    if (key === "K:page") {
      button.textContent = this.page === 0 ? "abc" : "123";
      button.setAttribute("aria-label", `${button.textContent}, ${text(this.page === 0 ? "letters" : "digits")}`);
      return button;
    }
    if (key === "shift" || key === "lock") {
      delete button.dataset.key;
      button.dataset.role = key;
      button.setAttribute("aria-pressed", String(key === "shift" ? this.isShifted : this.isLocked));
    }
    button.innerHTML = face(look, this.decimalMark);
    const visible = (button.textContent ?? "").trim();
    if (visible.length > 4) button.classList.add("word");
    const name = label(look);
    // The name contains what is to be seen, for people who speak to their device.
    button.setAttribute("aria-label", !visible || visible === name ? name : `${visible} ${name}`);
    if (this.relatives[key] && !repeating.has(key)) {
      button.classList.add("more");
      button.setAttribute("aria-haspopup", "menu");
      if (!isTool) button.insertAdjacentHTML("beforeend", `<small>${face(this.look(this.relatives[key][0]), this.decimalMark)}</small>`);
    }
    return button;
  }

  pageButton(button) {
    button.className = "page";
    button.dataset.role = "page";
    const isFirst = this.page === 0;
    button.innerHTML = isFirst ? "f(x)" : pageDots(this.part, this.parts);
    button.setAttribute("aria-label", isFirst ? `f(x) ${text("functions")}` : `${text("moreKeys")} ${this.part + 1}/${this.parts}`);
    return button;
  }

  // Pressing

  pointerDown(event) {
    const button = /** @type {KeyButton | null} */ (around(event, "button"));
    if (!button || event.button > 0) return;
    // What opens a dialog waits for the click, which else would close it.
    const isLate = button.classList.contains("ask");
    this.pressed = button;
    button.wasPressed = !isLate;
    button.released = undefined;
    button.classList.add("down");
    const release = (time) => {
      clearTimeout(button.timer);
      button.released = time;
      button.classList.remove("down");
      // A key that is held stays where it is.
      button.isHeld = false;
      if (button.leaves) this.showPage(0);
      button.leaves = false;
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
    const up = (end) => {
      if (end.pointerId !== event.pointerId) return;
      button.lifted = end;
      release(end.timeStamp);
    };
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    button.isHeld = true;
    if (!isLate) this.act(button);
    const { key = "" } = button.dataset;
    if (repeating.has(key)) {
      const again = () => {
        this.press(key);
        button.timer = setTimeout(again, REPEAT);
      };
      button.timer = setTimeout(again, FIRST_REPEAT);
    } else if (this.relatives[key]) {
      button.timer = setTimeout(() => this.related.offer(button, true, event.pointerId), LONG_PRESS);
    }
  }

  /** A click without a pointer comes from the keyboard or a reader. */
  clicked(event) {
    const button = /** @type {KeyButton | null} */ (around(event, "button"));
    if (!button) return;
    // The press may have brought another page, with another key under the finger.
    const isOfOther = this.pressed && !this.pressed.isConnected && isOfPress(event, this.pressed);
    if (!isOfPress(event, button) && !isOfOther) this.act(button);
    button.wasPressed = false;
  }

  act(button) {
    if (/** @type {any} */ (navigator).userActivation?.hasBeenActive) navigator.vibrate?.(4);
    if (button.dataset.role === "page") {
      if (this.page === 0) return this.showPage(1);
      this.part = (this.part + 1) % this.parts;
      return this.redraw("[data-role=page]");
    }
    const { role, key = "" } = button.dataset;
    if (role === "shift" || role === "lock") {
      if (role === "shift") this.isShifted = !this.isShifted;
      else this.isLocked = !this.isLocked;
      return this.redraw(`[data-role=${role}]`);
    }
    if (key === "K:page") return this.showPage(this.page === 0 ? 2 : 0);
    this.press(key);
    // One letter or function, and back to the digits; what is stored gets a name.
    const isLetter = this.page === 2 && !this.isLocked && /^(\p{L}|X\d)$/u.test(key);
    const isFunction = this.page === 1 && this.instead !== null && key !== "Enter" && !this.isTool(button) && !this.staying.includes(key);
    if (key === "STO" && this.page === 0) this.showPage(2);
    else if (isLetter || isFunction) this.leave(button);
    else if (this.isShifted && key.length === 1) {
      this.isShifted = false;
      this.draw();
    }
  }

  /** Goes back to the digits, once a finger that holds the key is lifted. */
  leave(button) {
    if (button.isHeld) button.leaves = true;
    else this.showPage(0);
  }

  /** Whether a key stands in the row of those that are the same on all pages. */
  isTool(button) {
    return button.closest(".row")?.classList.contains("tools") === true;
  }

  redraw(selector) {
    const hadFocus = this.root.contains(document.activeElement);
    this.draw();
    if (hadFocus) this.rove(within(this.root, selector), true);
  }

  // What is related

  contextMenu(event) {
    const button = /** @type {KeyButton | null} */ (around(event, "button"));
    event.preventDefault();
    if (button && this.relatives[button.dataset.key ?? ""] && !isOfPress(event, button)) this.related.offer(button, false);
  }

  // The keyboard inside the keypad

  keyDown(event) {
    const button = /** @type {KeyButton | null} */ (around(event, "button"));
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
    if (!button || !step || event.altKey || event.ctrlKey || event.metaKey) {
      if (button && event.key === "ArrowDown" && event.altKey && this.relatives[button.dataset.key ?? ""]) {
        event.preventDefault();
        this.related.offer(button, false);
      }
      return;
    }
    event.preventDefault();
    const rows = childrenOf(this.root).map((row) => childrenOf(row).filter((each) => !each.matches(".heading")));
    let line = rows.findIndex((row) => row.includes(button));
    const ratio = (rows[line].indexOf(button) + 0.5) / rows[line].length;
    let place = rows[line].indexOf(button) + step[1];
    line += step[0];
    const row = rows[line];
    if (!row) return;
    if (step[0] !== 0) place = Math.floor(ratio * row.length);
    if (row[place]?.localName === "button") this.rove(row[place], true);
  }

  /** Makes a key the one that the Tab key comes to. */
  rove(button, takesFocus = false) {
    this.root.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
    if (!button) return;
    button.tabIndex = 0;
    if (takesFocus) button.focus();
  }
}

/** Whether an event belongs to a press of a pointer that has acted already. */
function isOfPress(event, button) {
  return button.wasPressed && !(event.timeStamp - button.released > CLICK);
}
