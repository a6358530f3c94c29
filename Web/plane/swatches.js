// How the pen of a curve looks in a list: a dot of its colour, and a piece of its line.

import { dashes } from "./picture.js";

/** The hues of a colour wheel, from the right against the hands of a clock. */
const hues = ["#f24d4d", "#cccc1f", "#2eb82e", "#1fc7c7", "#5c7aff", "#e052e0"];

/** The dot of a curve: a square for a region, a wheel for colours, a ring where it is hidden, dashed as the curve is. */
export function swatch({ color, dash, isRegion, kind, isShown = true }) {
  if (kind === "coloring" && isShown) {
    const rim = (turn) => `${12 + 8 * Math.cos(turn * Math.PI / 3)} ${12 - 8 * Math.sin(turn * Math.PI / 3)}`;
    const wedge = (hue, turn) => `<path stroke="none" fill="${hue}" d="M12 12L${rim(turn - 0.5)}A8 8 0 0 0 ${rim(turn + 0.5)}z"/>`;
    return drawing("line", "0 0 24 24", color, hues.map(wedge).join(""));
  }
  const shape = isRegion ? `<rect x="5" y="5" width="14" height="14" rx="2"/>` : `<circle cx="12" cy="12" r="7"/>`;
  const line = dash && isShown ? `<path d="M1 22h22" stroke-dasharray="${dashes[dash].join(" ")}"/>` : "";
  return drawing("line", "0 0 24 24", color, shape + line);
}

/** A piece of a curve, as wide and as dashed as it is. */
export function sample({ color, dash: place, width, isRegion }) {
  const dash = dashes[place].map((length) => length * width).join(" ");
  return drawing("sample", "0 0 48 24", color,
    `<path d="M2 ${isRegion ? "4h44v16H2z" : "12h44"}" stroke-width="${width}" stroke-dasharray="${dash}"/>`);
}

function drawing(className, box, color, markup) {
  const holder = document.createElement("div");
  holder.innerHTML = `<svg class="${className}" viewBox="${box}" aria-hidden="true" focusable="false" data-color="${color}">${markup}</svg>`;
  return /** @type {Element} */ (holder.firstElementChild);
}
