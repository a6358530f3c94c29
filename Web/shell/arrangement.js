// How large things are by themselves, and where they go: measures what layout.js asks for, asks it, and
// obeys. Heights and sizes are custom properties, which the style sheet uses and never bounds.

import { allWithin, element } from "./elements.js";
import { arrange, COMPACT_LINE, frame } from "./layout.js";

/** An answer that has less room than was calculated is made smaller in such steps, down to the least size. */
const STEP = 0.94;
const LEAST = 14;
/** What stays free at the right of an answer, in pixels. */
const AIR = 8;
/** The height of a line that was not measured. */
const LINE = 46;
/** A value that is not there yet. */
const NOTHING = { value: [{ width: 1, height: 1.2 }] };
/** How wide the mark is that opens an answer. */
const OPEN = 36;

/** The window, and how the calculator of a kind stands in it. */
export function situation(kind) {
  const { classList, dataset } = document.body;
  const safe = (side) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--safe-${side}`)) || 0;
  const taken = safe("top") + safe("bottom") + allWithin(document, "#notices, #starting").reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const hasPlane = classList.contains("graph-open");
  return {
    window: { width: innerWidth, height: innerHeight, scale: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, taken },
    settings: {
      kind, hasPlane, hasStrip: kind === "formula", areKeysUp: classList.contains("keys-up"), areFolded: classList.contains("keys-folded") && dataset.mode !== "desk",
    },
  };
}

/** The shape of the window, for the keys of a calculator. */
export function shapeFor(kind) {
  const { window, settings } = situation(kind);
  return { ...frame(window, settings), height: window.height };
}

/** One calculator: what is entered, its answer and the lines above. */
export class Arrangement {
  /** What was measured last of the formula. */
  #formula = { drawn: null };
  #observer;
  #isAsked = false;

  /**
   * @param {string} kind "formula" or "desk".
   * @param {{ entry: any, answer: any, tape: any, formula: any, onArranged?: () => void }} parts entry, answer, tape: elements;
   *   formula: its drawing, or null.
   */
  constructor(kind, parts) {
    this.kind = kind;
    this.entry = parts.entry;
    this.formula = parts.formula;
    this.answer = parts.answer;
    this.tape = parts.tape;
    this.onArranged = parts.onArranged;
    this.#observer = new ResizeObserver(() => this.soon());
    for (const box of [parts.entry, parts.tape.parentElement]) this.#observer.observe(box);
    document.fonts?.addEventListener?.("loadingdone", () => this.renew());
    addEventListener("resize", () => this.update());
  }

  /** Measures all anew: letters have another size now. */
  renew() {
    this.#formula = { drawn: null };
    for (const form of this.answer.forms ?? []) form.natural = null;
    this.update();
  }

  /** Arranges with the next frame. */
  soon() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => {
      this.#isAsked = false;
      this.update();
    });
  }

  /** Arranges what is there now. */
  update() {
    const { entry, answer } = this;
    if (!entry.offsetParent && getComputedStyle(entry).display === "none") return;
    const { window, settings } = situation(this.kind);
    const forms = answer.forms ?? [];
    const isAnswered = !answer.classList.contains("preview") && forms.length > 0;
    // A value so far has its place before it is there, so that the formula stands still.
    const isAwaited = forms.length === 0 && getComputedStyle(answer.parentElement).display !== "none";
    // Before the first line cards have the room of the strip as well, where there is little.
    const asked = {
      ...settings, isAnswered, isWelcome: document.body.classList.contains("welcoming"),
      hasStrip: settings.hasStrip && getComputedStyle(element("strip")).display !== "none",
    };
    const natural = { formula: this.#measuredFormula(), forms: [], ...this.#lines(), others: this.#others(), aside: this.#aside() };
    let found = null;
    // Further forms are drawn and measured only where the ones before have no room.
    for (let count = Math.min(1, forms.length); ; count += 1) {
      natural.forms = isAwaited ? [NOTHING] : forms.slice(0, count).map((form) => (form.natural ??= this.#measuredForm(form)));
      found = arrange(window, natural, asked);
      if (!found.answer?.isCut || count >= forms.length) break;
    }
    this.#obey(found, forms);
  }

  #obey({ shape, entry, formula, answer, lines }, forms) {
    const { style } = this.entry;
    const set = (name, value) => {
      if (value === null) style.removeProperty(name);
      else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    };
    const px = (value) => `${Math.round(value * 100) / 100}px`;
    set("--formula-height", px(formula.height));
    set("--formula-size", formula.size === null ? null : px(formula.size));
    set("--answer-height", answer ? px(answer.height) : null);
    if (lines.isCompact !== this.tape.classList.contains("compact")) {
      this.tape.classList.toggle("compact", lines.isCompact);
      this.soon();
    }
    this.entry.arranged = { entry, formula, answer, lines, shape };
    const form = answer && forms[answer.form];
    if (!form) return this.onArranged?.();
    if (this.answer.form !== form) {
      this.answer.replaceChildren(form.build());
      this.answer.form = form;
    }
    const box = this.answer.firstElementChild;
    box.classList.toggle("below", answer.isBelow);
    box.classList.toggle("wrapped", answer.isWrapped);
    box.classList.toggle("clipped", answer.isCut);
    set("--answer-size", px(answer.size));
    set("--digits-size", px(answer.digits));
    this.#settle(box, answer, set, px);
    this.onArranged?.();
  }

  /** Sees to it that what was calculated is so: letters are not as large as their size says in every browser. */
  #settle(box, answer, set, px) {
    const outcome = box.closest(".outcome");
    const room = box.firstElementChild;
    if (!outcome.clientHeight || answer.isCut) return;
    let { size } = answer;
    while (isOut(room, outcome) && size > LEAST) {
      size *= STEP;
      set("--answer-size", px(size));
    }
    if (isOut(room, outcome)) box.classList.add("clipped");
  }

  // Measuring

  #measuredFormula() {
    if (this.kind === "desk") return { fixed: [96, 76, 64, 44] };
    const drawn = this.formula.querySelector("math, .foretold");
    if (!drawn) return { width: 1, height: 1.3 };
    const size = parseFloat(getComputedStyle(drawn).fontSize);
    const { width, height } = drawn.getBoundingClientRect();
    return { width: width / size, height: height / size };
  }

  /** How large a form is at its size of text, from a drawing of its own that is not seen. */
  #measuredForm(form) {
    const probe = form.build();
    probe.classList.add("probe");
    this.answer.append(probe);
    const [first, second] = probe.firstElementChild.children;
    const natural = { ...partsOf(first, form.isInOne), digits: second ? partsOf(second).value : null, beside: form.opens ? OPEN : 0 };
    probe.remove();
    return natural;
  }

  /** The heights of the newest lines, the newest one first, as they are where they have room, and where they are compact. */
  #lines() {
    const isCompact = this.tape.classList.contains("compact");
    // In another width lines have other heights.
    const width = this.tape.clientWidth;
    const lines = /** @type {number[]} */ ([]);
    const compact = /** @type {number[]} */ ([]);
    for (let item = this.tape.lastElementChild; item && lines.length < 2; item = item.previousElementSibling) {
      if (item.classList.contains("current") || item.classList.contains("earlier")) continue;
      if (item.offsetHeight) item[isCompact ? "compact" : "natural"] = { width, height: item.offsetHeight };
      lines.push(item.natural?.width === width ? item.natural.height : LINE);
      compact.push(item.compact?.width === width ? item.compact.height : COMPACT_LINE);
    }
    return { lines, compact };
  }

  /** What stands beside the lines: the points of curves, folded. */
  #aside() {
    const curves = this.kind === "formula" && element("curves");
    return curves && curves.firstChild ? Math.min(curves.offsetHeight, LINE) : 0;
  }

  /** What else stands among what is entered. */
  #others() {
    return [...this.entry.children].filter((each) => each.matches("#editing, .messages") && getComputedStyle(each).position !== "absolute")
      .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  }
}

/** Whether a part of a room is out of sight; a pixel may be rounding. */
function isOut(room, outcome) {
  // A letter that leans over its box does not leave the one of the answer, which has air at its sides.
  const right = room.getBoundingClientRect().left + room.scrollWidth;
  const isTooWide = room.scrollWidth > room.clientWidth + 1 && right > outcome.getBoundingClientRect().right - AIR;
  return isTooWide || room.offsetHeight > outcome.clientHeight + 1;
}

/** The parts of a value that may stand in lines of their own, in its size of text, and what stands before them in each line. */
function partsOf(element, isInOne = false) {
  const size = parseFloat(getComputedStyle(element).fontSize);
  const whole = element.getBoundingClientRect();
  const holder = element.querySelector(".sum, .long, .number, .run") ?? element;
  const boxes = [];
  for (const node of holder.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) boxes.push(...textParts(node));
    else if (!node.classList.contains("sign") && !node.classList.contains("seal")) boxes.push(node.getBoundingClientRect());
  }
  const inParts = boxes.reduce((sum, { width, count = 1 }) => sum + width * count, 0);
  const gaps = Math.max(0, whole.width - inParts) / size;
  const height = whole.height / size;
  const value = boxes.map(({ width, height: own, count = 1 }) => ({ width: width / size, height: Math.min(height, Math.max(1.2, own / size)), count }));
  if (isInOne || value.length === 0) return { value: [{ width: whole.width / size, height }] };
  // In one line it is as high as all of it.
  value[0].height = height;
  return { lead: gaps, value };
}

/** The boxes of words, or of the characters of a text of one word. */
function textParts(node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { width, height } = range.getBoundingClientRect();
  const words = node.data.match(/\S+\s*/g) ?? [];
  const of = (letters) => (width * letters) / node.data.length;
  return words.length > 1 ? words.map((word) => ({ width: of(word.length), height, count: 1 })) : [{ width: of(1), height, count: node.data.length }];
}
