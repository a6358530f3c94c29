// Lines are dragged by their menu buttons: a tap opens the menu, a finger that moves takes the
// line along. It is put where it is let go, as one change; Alt with an arrow does the same.

import { around } from "../shell/elements.js";

/** How far a finger moves before it drags, and how near to an edge the list scrolls, in pixels. */
const DRAG = 8;
const EDGE = 36;

/**
 * Lets lines be dragged in a list.
 *
 * @param root The list.
 * @param move Called with a line, and by how many places it moves.
 */
export function dragLines(root, move) {
  root.addEventListener("pointerdown", (event) => {
    const grip = around(event, ".menu");
    const item = /** @type {import("./tape.js").LineItem | null | undefined} */ (grip?.closest("li[data-id]"));
    if (item && event.button === 0) follow(root, item, event, (by) => move(item.line, by, grip));
  });
}

function follow(root, item, { clientY: start, pointerId }, moved) {
  let isDragged = false;
  let place = start;
  let by = 0;
  let frame = 0;
  let from = 0;
  /** Where the line and the others stand, measured when it begins to move. */
  let own = null;
  let others = [];
  const measure = () => {
    // Lines out of sight have their height while others are dragged, and none moves because of it.
    const { top } = item.getBoundingClientRect();
    root.classList.add("dragging");
    root.scrollTop += item.getBoundingClientRect().top - top;
    from = root.scrollTop;
    const places = [...root.querySelectorAll("li[data-id]")].map((each) =>
      ({ item: each, top: each.offsetTop, height: each.offsetHeight, isPassed: false }));
    own = places.find((each) => each.item === item);
    others = places.filter((each) => each !== own && each.height > 0);
  };

  /** Where the line would stand: those whose middle it has passed make room. */
  const show = () => {
    const shift = place - start + root.scrollTop - from;
    const middle = own.top + own.height / 2 + shift;
    by = 0;
    item.style.transform = `translateY(${shift}px)`;
    for (const other of others) {
      const isBelow = other.top > own.top;
      const theirs = other.top + other.height / 2;
      const isPassed = isBelow ? middle > theirs : middle < theirs;
      if (isPassed) by += isBelow ? 1 : -1;
      if (isPassed === other.isPassed) continue;
      other.isPassed = isPassed;
      other.item.style.transform = isPassed ? `translateY(${isBelow ? -own.height : own.height}px)` : "";
    }
  };
  const scroll = () => {
    const { top, bottom } = root.getBoundingClientRect();
    const step = place < top + EDGE ? -8 : place > bottom - EDGE ? 8 : 0;
    if (step) {
      root.scrollTop += step;
      show();
    }
    frame = requestAnimationFrame(scroll);
  };
  const moves = (event) => {
    if (event.pointerId !== pointerId) return;
    place = event.clientY;
    if (!isDragged && Math.abs(place - start) < DRAG) return;
    if (!isDragged) {
      isDragged = true;
      measure();
      item.classList.add("dragged");
      frame = requestAnimationFrame(scroll);
    }
    event.preventDefault();
    show();
  };
  const ends = (event) => {
    if (event.pointerId !== undefined && event.pointerId !== pointerId) return;
    if (event.type === "keydown" && event.key !== "Escape") return;
    for (const [name, listener] of listeners) removeEventListener(name, listener, true);
    cancelAnimationFrame(frame);
    if (!isDragged) return;
    event.preventDefault();
    root.classList.remove("dragging");
    item.classList.remove("dragged");
    for (const each of [own, ...others]) each.item.style.transform = "";
    // The click that follows opens no menu.
    const swallow = (click) => {
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true), 60);
    if (by && event.type === "pointerup") moved(by);
  };
  /** @type {[string, (event: any) => void][]} */
  const listeners = [["pointermove", moves], ["pointerup", ends], ["pointercancel", ends], ["keydown", ends]];
  for (const [name, listener] of listeners) addEventListener(name, listener, true);
}
