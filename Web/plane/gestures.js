// The hand on the plane: what fingers, mouse, wheel and trackpad mean, in CSS
// pixels from the corner of the plane.

import { around } from "../shell/elements.js";

const DRAG = 4;
const DOUBLE = 350;
/** How near is the same place. */
export const NEAR = 24;
/** How long a finger rests before it reads out what is under it. */
const HOLD = 450;
/** The share of speed that is left after a millisecond, and how slow is still. */
const DECAY = 0.998;
const STILL = 0.02;

/** Tells what the hand does on an element. */
export class Gestures {
  #fingers = new Map();
  #places = [];
  #moved = 0;
  #lastTap = { time: -DOUBLE };
  #pinch = /** @type {{ x: number, y: number, size: number } | null} */ (null);
  #glide = 0;
  /** Whether the finger leads the point that is read out. */
  #leads = false;
  /** The axis that the finger has hold of. */
  #held = /** @type {{ drag(x: number, y: number): void } | null} */ (null);
  #hold = 0;

  /**
   * @param root The element.
   * @param told pan(x, y); zoom(x, y, factor, axis); tap(x, y): resolves to whether a
   *   point is read out; isOnPoint(x, y): whether that is there; lead(x, y): takes it along;
   *   hold(x, y, isMouse): what takes hold of an axis there, with drag(x, y), or null;
   *   hover(place): the mouse is there, or nowhere.
   */
  constructor(root, told) {
    this.root = root;
    this.told = told;
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    root.addEventListener("pointerup", (event) => this.#up(event));
    root.addEventListener("pointercancel", (event) => this.#up(event));
    root.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && told.hover(null));
    root.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // Safari has gestures of its own, which would enlarge the page.
    root.addEventListener("gesturestart", (event) => event.preventDefault());
  }

  /** Stops what goes on by itself. */
  stop() {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }

  #place({ clientX, clientY }) {
    const box = this.root.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  #down(event) {
    if (event.button > 0 || around(event, "button")) return;
    this.stop();
    this.#capture(event.pointerId);
    const place = this.#place(event);
    this.#fingers.set(event.pointerId, place);
    this.#places = [];
    const isFirst = this.#fingers.size === 1;
    if (isFirst) this.#moved = 0;
    this.#leads = isFirst && this.told.isOnPoint(place.x, place.y);
    this.#held = isFirst && !this.#leads ? this.told.hold(place.x, place.y, event.pointerType === "mouse") : null;
    clearTimeout(this.#hold);
    if (isFirst) this.#hold = setTimeout(async () => (this.#leads = await this.told.tap(place.x, place.y)), HOLD);
    this.#pinch = this.#fingers.size === 2 ? this.#span() : null;
  }

  /** Keeps hearing of a finger that leaves; one that tests make up cannot be kept. */
  #capture(id) {
    try {
      this.root.setPointerCapture(id);
    } catch {
      // It is heard as long as it is over the plane.
    }
  }

  #move(event) {
    const old = this.#fingers.get(event.pointerId);
    if (!old && event.pointerType === "mouse" && !event.buttons) this.told.hover(this.#place(event));
    if (!old) return;
    const now = this.#place(event);
    this.#fingers.set(event.pointerId, now);
    this.#moved += Math.hypot(now.x - old.x, now.y - old.y);
    if (this.#fingers.size === 2) return this.#pinched();
    if (this.#fingers.size > 2 || this.#moved < DRAG) return;
    clearTimeout(this.#hold);
    if (this.#leads) return this.told.lead(now.x, now.y);
    if (this.#held) return this.#held.drag(now.x, now.y);
    this.#places.push({ ...now, time: event.timeStamp });
    this.told.pan(now.x - old.x, now.y - old.y);
  }

  /** Where two fingers are: their middle, and their distance. */
  #span() {
    const [one, other] = this.#fingers.values();
    const size = Math.max(12, Math.hypot(one.x - other.x, one.y - other.y));
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, size };
  }

  /** Moves the plane with two fingers, and enlarges both axes alike, however the fingers lie. */
  #pinched() {
    const [old, now] = [this.#pinch, this.#span()];
    this.#pinch = now;
    if (!old) return;
    this.told.pan(now.x - old.x, now.y - old.y);
    if (now.size !== old.size) this.told.zoom(now.x, now.y, now.size / old.size);
  }

  #up(event) {
    if (!this.#fingers.delete(event.pointerId)) return;
    clearTimeout(this.#hold);
    this.#pinch = null;
    if (this.#fingers.size > 0 || event.type === "pointercancel") return;
    const place = this.#place(event);
    if (this.#moved < DRAG) this.#tapped(place, event.timeStamp);
    else this.#release(event.timeStamp);
  }

  #tapped({ x, y }, time) {
    const last = this.#lastTap;
    const isDouble = time - last.time < DOUBLE && Math.hypot(x - last.x, y - last.y) < NEAR;
    this.#lastTap = isDouble ? { time: -DOUBLE } : { time, x, y };
    if (isDouble) this.told.zoom(x, y, 2);
    else this.told.tap(x, y);
  }

  /** Goes on as the finger left it, unless the finger rested. */
  #release(time) {
    const places = this.#places.filter((place) => time - place.time < 100);
    const [first, last] = [places[0], places.at(-1)];
    const isStill = !last || last === first || time - last.time > 80;
    if (isStill || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const span = Math.max(1, last.time - first.time);
    const speed = { x: (last.x - first.x) / span, y: (last.y - first.y) / span };
    let before = performance.now();
    const go = (now) => {
      const passed = Math.min(64, Math.max(0, now - before));
      before = now;
      this.told.pan(speed.x * passed, speed.y * passed);
      speed.x *= DECAY ** passed;
      speed.y *= DECAY ** passed;
      if (Math.hypot(speed.x, speed.y) > STILL) this.#glide = requestAnimationFrame(go);
    };
    this.#glide = requestAnimationFrame(go);
  }

  #wheel(event) {
    event.preventDefault();
    this.stop();
    const { x, y } = this.#place(event);
    const delta = (event.deltaY || event.deltaX) * [1, 33, 400][event.deltaMode];
    if (delta === 0) return;
    // A pinch on a trackpad comes as a wheel with the control key.
    const factor = event.ctrlKey ? Math.exp(-delta / 100) : 1.15 ** (-delta / 100);
    this.told.zoom(x, y, Math.min(8, Math.max(1 / 8, factor)), event.shiftKey ? "x" : event.altKey ? "y" : undefined);
  }
}
