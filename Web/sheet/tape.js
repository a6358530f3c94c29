// The lines: what was calculated, newest at the bottom. A tap on an input edits it, a
// tap on a result inserts it, and each line has a menu, by which it is dragged. Alt with an
// arrow moves a line.

import { button } from "../shell/buttons.js";
import { allWithin, around, childrenOf } from "../shell/elements.js";
import { text } from "../words/words.js";
import { dragLines } from "./line-dragging.js";
import { fillItem } from "./line-item.js";

/** How many lines are in sight at the end, at most. */
const NEWEST = 20;

/**
 * The item of a line, with the line and its text as JSON.
 *
 * @typedef {HTMLElement & { line?: any, version?: string }} LineItem
 */

/** The list of past lines. */
export class TapeView {
  /**
   * @param {HTMLElement} root The list element.
   * @param {(event: any) => unknown} send Called with an event for the engine.
   * @param choose Called with a line whose menu is wanted.
   * @param read Called with a line whose result is wanted in full.
   * @param words What a tap on an input is called and sends, and hints.
   */
  constructor(root, send, choose, read, words = { tap: "editLine", event: "edit", hints: ["noTape"] }) {
    this.root = root;
    this.send = send;
    this.choose = choose;
    this.read = read;
    this.words = words;
    /** What is shown below a line that is drawn: called with its item. */
    this.adorn = /** @type {(item: LineItem) => void} */ (() => {});
    /** Called when lines have another size. */
    this.onResize = () => {};
    this.lines = new Map();
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("keydown", (event) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
      if (isUndo && words.event === "edit") {
        event.preventDefault();
        send({ [event.shiftKey ? "redoLines" : "undoLines"]: true });
        return;
      }
      const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
      const line = by && /** @type {LineItem | null} */ (around(event, "li"))?.line;
      if (!line) return;
      event.preventDefault();
      this.move(line, by, event.target);
    });
    if (words.event === "edit") dragLines(root, (line, by, focused) => this.move(line, by, focused));
    root.addEventListener("scroll", () => this.note(), { passive: true });
    this.isAtEnd = true;
    /** How far it was scrolled, how high it and its room were, and in how many frames it will still be scrolled to its end. */
    this.top = this.height = this.room = this.frames = 0;
    /** Whether all lines have been drawn anew and it is not at its end again yet. */
    this.isRedrawn = false;
    /** The lines whose size is watched. */
    this.newest = [];
    // What is newest stays in view when the room or the size of text changes.
    this.observer = new ResizeObserver(() => {
      this.onResize();
      this.room = root.clientHeight;
      this.fade();
      if (!this.isAtEnd) return;
      // Before anything is painted.
      root.scrollTop = root.scrollHeight;
      this.toEnd();
    });
    this.observer.observe(root);
  }

  /** Moves a line; what had the focus keeps it. */
  async move(line, by, focused) {
    await this.send({ move: { line: line.id, by } });
    const { className } = focused;
    const item = this.root.querySelector(`li[data-id="${line.id}"]`);
    /** @type {HTMLElement | undefined} */ (item?.getElementsByClassName(className)[0])?.focus();
    item?.scrollIntoView({ block: "nearest" });
  }

  /** Marks the line under edit. */
  mark(id) {
    if (id === this.editing) return;
    this.editing = id;
    for (const item of childrenOf(this.root)) {
      const isEdited = item.dataset.id === String(id);
      item.classList.toggle("edited", isEdited);
      if (isEdited) item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
    }
  }

  /** Shows the lines; those that are there already stay. The number is that of the line whose answer is in sight. */
  show(tape, form, answered, earlier = 0) {
    if (tape) {
      const { isAskingForEarlier } = this;
      this.isAskingForEarlier = false;
      const wanted = `${form}${document.documentElement.lang}`;
      if (wanted !== this.wanted) {
        this.lines.clear();
        this.isRedrawn = this.isAtEnd;
      }
      this.wanted = wanted;
      const items = tape.map((line) => this.item(line, form));
      this.lines = new Map(items.map((item) => [item.dataset.id, item]));
      const first = this.root.querySelector("li[data-id]");
      const top = isAskingForEarlier && first ? this.topOf(first) : 0;
      this.place(earlier > 0 ? [this.earlier(), ...items] : items);
      if (this.isAtEnd) this.toEnd();
      else if (isAskingForEarlier && first) this.keep(first, top);
    }
    // The line that is still in the editor rises when something new is typed.
    const last = /** @type {LineItem | null} */ (this.root.lastElementChild);
    const isCurrent = last !== null && last.dataset.id === String(answered);
    for (const item of allWithin(this.root, ".current")) {
      if (item === last && isCurrent) continue;
      item.classList.remove("current");
      item.classList.add("rising");
      this.toEnd();
    }
    if (isCurrent) last.classList.add("current");
    this.root.classList.toggle("empty", this.root.children.length === 0);
    this.root.dataset.hint = this.words.hints.map(text).join(" ");
  }

  /** Puts the items in order; those that stand where they belong are not touched, and cost no layout. */
  place(items) {
    const wanted = new Set(items);
    for (const item of [...this.root.children]) if (!wanted.has(item)) item.remove();
    let next = this.root.firstElementChild;
    for (const item of items) {
      if (next && item === next) next = next.nextElementSibling;
      else this.root.insertBefore(item, next);
    }
    // Any of those in sight may grow.
    const newest = items.slice(-NEWEST);
    for (const item of this.newest) if (!newest.includes(item)) this.observer.unobserve(item);
    for (const item of newest) if (!this.newest.includes(item)) this.observer.observe(item);
    this.newest = newest;
  }

  /** How far below the top of the list an item is seen. */
  topOf(item) {
    return item.getBoundingClientRect().top - this.root.getBoundingClientRect().top;
  }

  /** Keeps an item where it is in sight while those before it come and are laid out, unless it is scrolled. */
  keep(item, top) {
    const { root } = this;
    let frames = 12;
    // Some browsers do the same by themselves.
    root.style.overflowAnchor = "none";
    let place = root.scrollTop;
    const align = () => {
      if (frames > 0 && Math.abs(root.scrollTop - place) <= 1 && item.isConnected) {
        root.scrollTop += this.topOf(item) - top;
        place = root.scrollTop;
        frames -= 1;
        requestAnimationFrame(align);
      } else {
        root.style.overflowAnchor = "";
      }
    };
    align();
  }

  note() {
    const { scrollHeight, scrollTop, clientHeight } = this.root;
    const isUpwards = scrollTop < this.top;
    // Lines that are drawn anew or grow, and another room, leave the end; who scrolls up wants to.
    const isSteady = this.frames === 0 || (scrollHeight === this.height && !this.isRedrawn);
    const isByHand = isUpwards && clientHeight === this.room && isSteady;
    this.isAtEnd = scrollHeight - scrollTop - clientHeight < 60 || (this.isAtEnd && !isByHand);
    this.top = scrollTop;
    this.room = clientHeight;
    this.height = scrollHeight;
    this.fade();
    if (isUpwards && scrollTop < clientHeight && this.root.firstElementChild?.classList.contains("earlier")) this.askForEarlier();
  }

  /** Shows that there are lines above. */
  fade() {
    this.root.classList.toggle("more-above", this.root.scrollTop > 2);
  }

  askForEarlier() {
    if (this.isAskingForEarlier) return;
    this.isAskingForEarlier = true;
    this.send({ earlier: true });
  }

  /** The item before the first line that is shown, where there are more. */
  earlier() {
    const item = document.createElement("li");
    item.className = "earlier";
    item.append(button("more", text("earlierLines")));
    return item;
  }

  /** Scrolls to the newest line, again while lines that come into sight take their height. */
  toEnd() {
    this.isAtEnd = true;
    const isUnderWay = this.frames > 0;
    this.frames = 4;
    const scroll = () => {
      this.frames = this.isAtEnd ? this.frames - 1 : 0;
      this.height = this.root.scrollHeight;
      if (this.isAtEnd) this.root.scrollTop = this.height;
      if (this.frames > 0) requestAnimationFrame(scroll);
      else this.isRedrawn = false;
    };
    if (!isUnderWay) requestAnimationFrame(scroll);
  }

  item(line, form) {
    const old = this.lines.get(String(line.id));
    if (old?.line === line) return old;
    const version = JSON.stringify(line);
    if (old?.version === version) return old;
    const item = /** @type {LineItem} */ (old ?? document.createElement("li"));
    const { activeElement } = document;
    const focused = activeElement && item.contains(activeElement) ? activeElement.className : "";
    fillItem(item, line, form, text(this.words.tap));
    item.version = version;
    item.line = line;
    if (line.id === this.editing) item.classList.add("edited");
    if (focused) /** @type {HTMLElement | undefined} */ (item.getElementsByClassName(focused)[0])?.focus();
    this.adorn(item);
    return item;
  }

  /** Shows again what is below the lines that are drawn. */
  adornAll() {
    for (const item of this.lines.values()) this.adorn(item);
  }

  clicked(event) {
    const item = /** @type {LineItem | null} */ (around(event, "li"));
    if (!item) return;
    const id = Number(item.dataset.id);
    const within = (selector) => around(event, selector);
    if (item.classList.contains("earlier")) return this.askForEarlier();
    if (within(".below")) return;
    if (within(".swatch")) this.send({ look: { line: id, isShown: item.line.look?.isShown === false } });
    else if (within(".menu")) this.choose(item.line, within(".menu"));
    else if (within(".remove")) this.send({ remove: id });
    else if (within(".recalculate")) this.send({ recalculate: id });
    else if (within(".turn")) this.send({ turn: id });
    else if (within(".result .open, .result .rest")) this.read(item.line);
    else if (within(".input .open")) this.read({ text: item.line.text, exact: item.line.text, resultMathml: item.line.mathml, id: null });
    else if (within(".input, .edit")) this.send({ [this.words.event]: id });
    else if (item.line.error && within(".result")) this.choose(item.line, item.querySelector(".menu"));
    else if (within(".result, .insert")) this.send({ insert: id });
  }
}
