// Paints what the engine draws: a packet of 32-bit words, in device pixels, as
// Sources/Graphs/Scene/ScenePacket.swift lays it out. Pens are ours; the colours and
// dashes of curves are the engine's, put in by `make web`.

/** Lengths of ink and gap, in widths of the pen; as many as there are colours. */
export const dashes = [];
const [RULES, LABEL, CURVE, STROKE, BANDS, DOUBTS, DOTS, MARKS, CELLS] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const POLE = 4;
const AXIS = 2;
const PEN = 2;

/** Points without a neighbour are drawn large where there are no more than this. */
const FEW = 40;
const POINT = 7;
/** Rectangles side by side that are filled sooner by themselves. */
const FEW_PARTS = 8;

/** The colours of what lies over those of a function of z; they are the engine's too. */
const overColors = {};
/** How dense what is behind numbers is, there and elsewhere: a curve is seen to go on behind them. */
const [HALO_OVER_COLORS, HALO] = [0.8, 0.5];

/** The colours of the theme in force, perhaps of what lies over colours. */
export function palette(isOver = false) {
  const style = getComputedStyle(document.documentElement);
  const color = (name) => style.getPropertyValue(name).trim();
  return {
    page: color("--plane"), ink: color("--ink"), doubt: color("--doubt"),
    minor: color("--grid-minor"), major: color("--grid"), axis: color("--axis"),
    curves: dashes.map((_, index) => color(`--curve-${index}`)),
    ...isOver && overColors,
  };
}

/**
 * Paints a packet.
 *
 * @param isDotted Whether curves are drawn as dots.
 * @returns The size of the picture in device pixels, and their density; and of its axes, of x first, the lines
 *   where they are in it, and the numbers with their boxes, in CSS pixels.
 */
export function paint(canvas, buffer, isDotted) {
  const words = new Int32Array(buffer);
  const floats = new Float32Array(buffer);
  const [width, height, density] = [words[2], words[3], floats[4]];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: false }));
  let theme = /** @type {any} */ (palette());
  brush.fillStyle = theme.page;
  brush.fillRect(0, 0, width, height);
  // A font is looked up in the styles of the page, which takes as long as a label.
  const font = `${12 * density}px system-ui, -apple-system, "Segoe UI", sans-serif`;
  Object.assign(brush, { lineJoin: "round", lineCap: "butt", font, textBaseline: "middle" });
  let style = /** @type {any} */ (null);
  // Marks lie above all curves, and labels above the marks.
  const above = [];
  /** @type {{ numbers: object[], line?: number }[]} */
  const axes = [{ numbers: [] }, { numbers: [] }];
  for (let start = 10, end; start < words[1] + 2; start = end + 2) {
    const kind = words[start - 2];
    end = start + words[start - 1];
    if (kind === CELLS) {
      cells(brush, words, start);
      theme = { ...palette(true), halo: HALO_OVER_COLORS };
    } else if (kind === RULES) {
      rules(brush, words, start, end, width, height, theme);
      for (let at = start; at < end; at += 4) if (words[at] === AXIS) axes[words[at + 1]].line = words[at + 2] / density;
    }
    else if (kind === CURVE) style = use(brush, words, start, density, theme);
    else if (kind === STROKE) stroke(brush, floats, start, end);
    else if (kind === BANDS) bands(brush, floats, start, end, style);
    else if (kind === DOUBTS) doubts(brush, floats, start, end, density, theme, style);
    else if (kind === DOTS) dots(brush, floats, start, end, style.pen, isDotted || style.isOpen ? 1 : POINT / PEN);
    else if (kind === LABEL) above.push(() => axes[words[start] & 1].numbers.push(label(brush, words, floats, start, density, theme)));
    else if (kind === MARKS) {
      const { color } = style;
      above.push(() => marks(brush, words, floats, start, end, density, theme, color));
    }
  }
  for (const draw of above) draw();
  return { width, height, density, axes };
}

/** Squares of colours, each a pixel of a canvas. */
function tile(words, start) {
  const [, width, height] = words.subarray(start, start + 3);
  const tile = Object.assign(document.createElement("canvas"), { width, height });
  const bytes = new Uint8ClampedArray(words.buffer, 4 * (start + 3), 4 * width * height);
  tile.getContext("2d")?.putImageData(new ImageData(bytes, width, height), 0, 0);
  return tile;
}

/** Paints squares of colours; the large ones, which are there first, melt into each other. */
function cells(brush, words, start) {
  const squares = tile(words, start);
  brush.drawImage(squares, 0, 0, words[start] * squares.width, words[start] * squares.height);
}

/** The colours of a picture that is whole as a file in an address; nothing where it has none. */
export function colors(buffer) {
  const words = new Int32Array(buffer);
  return words[8] === CELLS ? tile(words, 10).toDataURL() : null;
}

function rules(brush, words, start, end, width, height, theme) {
  for (let at = start; at < end; at += 4) {
    brush.fillStyle = [theme.minor, theme.major, theme.axis][words[at]];
    if (words[at + 1]) brush.fillRect(words[at + 2], 0, words[at + 3], height);
    else brush.fillRect(0, words[at + 2], width, words[at + 3]);
  }
}

/** Writes a number, and returns its box. */
function label(brush, words, floats, start, density, theme) {
  const bytes = new Uint8Array(words.buffer, 4 * (start + 5), words[start + 4]);
  const text = new TextDecoder().decode(bytes);
  brush.textAlign = ["left", "center", "right"][words[start + 1]];
  brush.setLineDash([]);
  brush.lineWidth = 4 * density;
  brush.strokeStyle = theme.page;
  brush.globalAlpha = theme.halo ?? HALO;
  brush.strokeText(text, floats[start + 2], floats[start + 3]);
  brush.globalAlpha = 1;
  brush.fillStyle = theme.ink;
  brush.fillText(text, floats[start + 2], floats[start + 3]);
  const wide = brush.measureText(text).width;
  const [left, top] = [floats[start + 2] - wide * words[start + 1] / 2, floats[start + 3] - 7 * density].map((place) => place / density);
  return { left, top, right: left + wide / density, bottom: top + 14 };
}

/** Takes the pen of a curve. */
function use(brush, words, start, density, theme) {
  const color = theme.curves[words[start]];
  const pen = words[start + 4] * density;
  Object.assign(brush, { strokeStyle: color, fillStyle: color, lineWidth: pen });
  brush.setLineDash(dashes[words[start + 1]].map((length) => length * pen));
  return { color, pen, isRegion: words[start + 2] === 1, isOpen: words[start + 3] > 0 };
}

function stroke(brush, floats, start, end) {
  brush.beginPath();
  for (let at = start; at < end; at += 2) brush.lineTo(floats[at], floats[at + 1]);
  brush.stroke();
}

function bands(brush, floats, start, end, style) {
  if (style.isRegion) brush.globalAlpha = 0.25;
  rectangles(brush, floats, start, end);
  brush.globalAlpha = 1;
}

/** Rectangles from left to right, of whole pixels. */
function rectangles(brush, floats, start, end) {
  // Neighbours are filled as one shape: columns by themselves take five times as long.
  const shapes = [];
  const ends = new Map();
  for (let at = start; at < end; at += 4) {
    const [top, right, bottom] = [floats[at + 1], floats[at + 2], floats[at + 3]];
    const before = ends.get(floats[at]) ?? [];
    const place = before.findIndex((shape) => shape.top < bottom && top < shape.bottom);
    const shape = place < 0 ? { parts: [] } : before.splice(place, 1)[0];
    if (place < 0) shapes.push(shape.parts);
    shape.parts.push(at);
    Object.assign(shape, { top, bottom });
    if (!ends.has(right)) ends.set(right, []);
    ends.get(right).push(shape);
  }
  for (const parts of shapes) {
    if (parts.length > FEW_PARTS) outline(brush, floats, parts);
    else for (const at of parts) {
      brush.fillRect(floats[at], floats[at + 1], floats[at + 2] - floats[at], floats[at + 3] - floats[at + 1]);
    }
  }
}

/** Fills rectangles side by side: along their tops, and back along their bottoms. */
function outline(brush, floats, parts) {
  brush.beginPath();
  for (const at of parts) {
    brush.lineTo(floats[at], floats[at + 1]);
    brush.lineTo(floats[at + 2], floats[at + 1]);
  }
  for (const at of parts.reverse()) {
    brush.lineTo(floats[at + 2], floats[at + 3]);
    brush.lineTo(floats[at], floats[at + 3]);
  }
  brush.fill();
}

/** What is not decided is neither ink nor page: it is hatched. */
function doubts(brush, floats, start, end, density, theme, style) {
  brush.fillStyle = hatching(brush, theme, density);
  rectangles(brush, floats, start, end);
  brush.fillStyle = style.color;
}

const hatched = {};
function hatching(brush, { doubt, page }, density) {
  const size = Math.max(4, Math.round(4 * density));
  const key = [doubt, page, size].join();
  if (hatched.key === key) return hatched.pattern;
  const tile = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const pen = /** @type {CanvasRenderingContext2D} */ (tile.getContext("2d"));
  pen.globalAlpha = 0.45;
  pen.fillStyle = doubt;
  pen.fillRect(0, 0, size, size);
  Object.assign(pen, { globalAlpha: 1, strokeStyle: doubt, lineWidth: Math.max(1, size / 4) });
  pen.beginPath();
  for (const shift of [-size, 0, size]) {
    pen.moveTo(shift, size);
    pen.lineTo(shift + size, 0);
  }
  pen.stroke();
  Object.assign(hatched, { key, pattern: brush.createPattern(tile, "repeat") });
  return hatched.pattern;
}

function dots(brush, floats, start, end, pen, width) {
  const radius = (pen * (end - start > 2 * FEW ? 1 : width)) / 2;
  brush.beginPath();
  for (let at = start; at < end; at += 2) {
    brush.moveTo(floats[at], floats[at + 1]);
    brush.arc(floats[at], floats[at + 1], radius, 0, 7);
  }
  brush.fill();
}

function marks(brush, words, floats, start, end, density, theme, color) {
  brush.setLineDash([]);
  brush.lineWidth = 1.75 * density;
  for (let at = start; at < end; at += 4) {
    if (words[at] === POLE) continue;
    brush.beginPath();
    brush.arc(floats[at + 1], floats[at + 2], 3.75 * density, 0, 7);
    brush.fillStyle = words[at + 3] ? color : theme.page;
    brush.strokeStyle = words[at + 3] ? theme.page : color;
    brush.fill();
    brush.stroke();
  }
}
