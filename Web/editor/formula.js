// The formula on the screen: drawn as the engine writes it, with the caret laid
// over it, and taps and drags told to the engine in the numbers of its pieces.

import { allWithin, around, within } from "../shell/elements.js";
import { icon } from "../shell/icons.js";
import { drawsMathml, morph } from "../shell/morph.js";
import { text } from "../words/words.js";
import { foretold } from "./key-faces.js";

const DRAG = 6;
const DOUBLE = 350;
/** How long the frame of the formula flashes where a key did nothing, in milliseconds. */
const NOD = 180;

/** The drawing of the formula under edit. */
export class FormulaView {
  /**
   * @param root The box that scrolls.
   * @param send Called with an event for the engine.
   */
  constructor(root, send) {
    this.root = root;
    this.send = send;
    this.drawing = within(root, "#drawing");
    this.caret = within(root, "#caret");
    this.mathml = "";
    /** The keys that were pressed before the engine was there, as they look. */
    this.foretold = [];
    this.edges = ["left", "right"].map((side) => this.edge(side));
    root.addEventListener("pointerdown", (event) => this.pointerDown(event));
    // A click beside the text area would take the focus from it.
    root.addEventListener("mousedown", (event) => event.preventDefault());
    root.addEventListener("scroll", () => this.fade(), { passive: true });
    // The room changes with the window, and as an answer below comes and goes.
    const observer = new ResizeObserver(() => this.settle());
    observer.observe(root);
    observer.observe(this.drawing);
  }

  /** Shows a key as it was pressed, while the engine that draws formulas is still on its way. */
  foretell(key, decimalMark) {
    if (key === "BS") this.foretold.pop();
    else if (key === "AC") this.foretold = [];
    else this.foretold.push(foretold(key, decimalMark));
    const line = document.createElement("span");
    line.className = "foretold";
    line.textContent = this.foretold.join("");
    this.drawing.replaceChildren(line);
  }

  /** Draws a screen's formula. */
  show(screen) {
    if (screen.mathml !== this.mathml) {
      this.mathml = screen.mathml;
      if (drawsMathml) morph(this.drawing, screen.mathml);
      else this.drawing.textContent = screen.formula;
    }
    this.place = screen.caret;
    this.mark(screen.message);
    this.settle();
    if (screen.outcome === "ignored") this.nod();
  }

  /** Marks the place of a mistake. */
  mark(message) {
    for (const element of this.drawing.querySelectorAll(".wrong")) element.classList.remove("wrong");
    if (!message || message.end <= message.start) return;
    for (const element of allWithin(this.drawing, "[data-n]")) {
      const number = Number(element.dataset.n);
      const isInside = number >= message.start && number < message.end;
      if (isInside && !element.parentElement?.closest(".wrong")) element.classList.add("wrong");
    }
  }

  /** Puts the caret where it belongs, and brings it into view. */
  settle() {
    const box = this.caretBox();
    this.caret.hidden = !box;
    if (box) {
      const frame = this.root.getBoundingClientRect();
      const left = box.left - frame.left + this.root.scrollLeft;
      const top = box.top - frame.top + this.root.scrollTop;
      this.caret.style.transform = `translate(${left}px, ${top}px)`;
      this.caret.style.height = `${box.height}px`;
      this.reveal(left, top, box.height);
    }
    this.fade();
  }

  caretBox() {
    const place = this.place;
    if (!place) return undefined;
    const name = place.side === "box" ? "p" : "n";
    const element = this.drawing.querySelector(`[data-${name}="${place.element}"]`);
    if (!element || place.side === "box") return undefined;
    const row = element.closest(".slot") ?? element;
    const own = element.getBoundingClientRect();
    // A fraction, a brace or a bracket is as high as what is in it.
    const isHigh = element.children.length > 0 || element.hasAttribute("stretchy");
    const { top, height } = isHigh ? lineOf(row) : own;
    const base = { top, height };
    if (place.side === "before") return { ...base, left: own.left };
    if (place.side === "inside") return { ...base, left: edge(element, place.offset) ?? own.right };
    return { ...base, left: own.right };
  }

  reveal(left, top, height) {
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = this.root;
    const margin = Math.min(48, clientWidth / 4);
    if (left < scrollLeft + margin) this.root.scrollLeft = left - margin;
    else if (left > scrollLeft + clientWidth - margin) this.root.scrollLeft = left - clientWidth + margin;
    // What has room stands where it belongs, whatever was scrolled before.
    if (this.drawing.offsetHeight <= clientHeight) this.root.scrollTop = 0;
    else if (top < scrollTop) this.root.scrollTop = top - 8;
    else if (top + height > scrollTop + clientHeight) this.root.scrollTop = top + height - clientHeight + 8;
  }

  fade() {
    const { scrollLeft, scrollWidth, clientWidth, offsetLeft, offsetWidth, offsetParent } = this.root;
    this.root.classList.toggle("more-left", scrollLeft > 2);
    this.root.classList.toggle("more-right", scrollLeft + clientWidth < scrollWidth - 2);
    this.root.classList.toggle("wide", scrollWidth > clientWidth + 1);
    // What stands beside the formula keeps its place.
    const beside = (offsetParent?.clientWidth ?? 0) - offsetLeft - offsetWidth;
    this.edges[1].style.right = beside > 1 ? `${beside}px` : "";
    for (const edge of this.edges) {
      edge.hidden = !this.root.classList.contains(edge.classList.contains("left") ? "more-left" : "more-right");
      edge.style.top = `${this.root.offsetTop + this.root.clientHeight / 2 - 22}px`;
      edge.setAttribute("aria-label", text("moreFormula"));
    }
  }

  /** A button where a part of the formula is out of sight, which brings it into view. */
  edge(side) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: `edge ${side}`, tabIndex: -1, innerHTML: icon(side === "left" ? "Left" : "Right") });
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("click", () => {
      const step = this.root.clientWidth * (side === "left" ? -0.8 : 0.8);
      this.root.scrollBy({ left: step, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    });
    this.root.after(button);
    return button;
  }

  /** Shows that a key made no sense here: a frame flashes, which moves nothing. */
  nod() {
    this.root.classList.remove("nod");
    clearTimeout(this.nodding);
    requestAnimationFrame(() => this.root.classList.add("nod"));
    this.nodding = setTimeout(() => this.root.classList.remove("nod"), NOD);
  }

  // Fingers and mice

  pointerDown(event) {
    if (event.button > 0 || around(event, "button")) return;
    within(this.root, "textarea").focus({ preventScroll: true });
    const start = this.target(event.clientX, event.clientY);
    const now = event.timeStamp;
    const { time = -DOUBLE, x = 0, y = 0 } = this.last ?? {};
    const isNear = Math.hypot(event.clientX - x, event.clientY - y) < 2 * DRAG;
    const isDouble = start?.tap && isNear && now - time < DOUBLE;
    this.last = { time: now, x: event.clientX, y: event.clientY };
    let isDrag = false;
    const moves = (move) => {
      if (move.pointerId !== event.pointerId) return;
      const distance = Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY);
      if (!isDrag && distance < DRAG) return;
      if (!isDrag && start) this.send(start);
      isDrag = true;
      const target = this.target(move.clientX, move.clientY);
      if (target?.tap) this.send({ selectTo: target.tap });
    };
    const ends = (end) => {
      if (end.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", moves);
      removeEventListener("pointerup", ends);
      removeEventListener("pointercancel", ends);
      if (isDrag || end.type === "pointercancel" || !start) return;
      this.send(isDouble ? { selectWord: start.tap.element } : start);
    };
    addEventListener("pointermove", moves);
    addEventListener("pointerup", ends);
    addEventListener("pointercancel", ends);
  }

  /** What a point is on, as an event for the engine. */
  target(x, y) {
    const area = this.drawing.querySelector("math")?.getBoundingClientRect();
    if (!area) return undefined;
    const under = this.nearest(x, y);
    if (!under) return { keys: x > area.left + area.width / 2 ? "End" : "Home" };
    if (under.dataset.p !== undefined) return { tapPlace: Number(under.dataset.p) };
    const own = under.getBoundingClientRect();
    const element = Number(under.dataset.n);
    const letters = under.children.length ? 0 : [...under.textContent ?? ""].length;
    for (let offset = 0; offset < letters; offset += 1) {
      const left = edge(under, offset) ?? own.left;
      const right = edge(under, offset + 1) ?? own.right;
      if (x < right || offset === letters - 1) {
        return { tap: { element, offset, right: x > (left + right) / 2 } };
      }
    }
    return { tap: { element, offset: 0, right: x > own.left + own.width / 2 } };
  }

  /** The part of the formula under a point, or near it: fingers are wide. */
  nearest(x, y) {
    const hit = /** @type {HTMLElement[]} */ (document.elementsFromPoint(x, y)).find((element) => this.drawing.contains(element) && isPart(element));
    if (hit && (hit.dataset.p !== undefined || hit.children.length === 0)) return hit;
    let best = /** @type {HTMLElement | undefined} */ (undefined);
    let least = Infinity;
    for (const element of allWithin(this.drawing, "[data-n], [data-p]")) {
      if (element.children.length && element.dataset.p === undefined) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      const distance = dx + 1.5 * dy;
      if (distance < least) [best, least] = [element, distance];
    }
    return least < 40 ? best : undefined;
  }
}

function isPart(element) {
  return element.dataset.n !== undefined || element.dataset.p !== undefined;
}

/** Where a digit at the end of a row would stand, which shows how high its line is. */
function lineOf(row) {
  const digit = document.createElementNS("http://www.w3.org/1998/Math/MathML", "mn");
  digit.textContent = "0";
  row.append(digit);
  const line = digit.getBoundingClientRect();
  digit.remove();
  return line;
}

/** Where a character of a word or number starts, in window pixels. */
function edge(element, offset) {
  const node = element.firstChild;
  if (!node || node.nodeType !== Node.TEXT_NODE) return undefined;
  const range = document.createRange();
  const at = Math.min(utf16(node.data, offset), node.data.length);
  range.setStart(node, Math.max(0, at - 1));
  range.setEnd(node, Math.max(at, Math.min(1, node.data.length)));
  const box = range.getBoundingClientRect();
  return at === 0 ? box.left : box.right;
}

/** The place of a character among the code units of a text. */
function utf16(text, offset) {
  let units = 0;
  for (const character of text) {
    if (offset-- <= 0) break;
    units += character.length;
  }
  return units;
}
