// Where everything stands and how large it is, from the window and from how large things would
// like to be: a pure function, without the page. The page measures, asks, and obeys (arrangement.js).
//
// The promise: in every window from 320×454 on the whole answer is in sight, and at least one
// earlier line (two from 700 px of height on), with the keypad open and with the strip of names.
// What is given up for it, in this order: the room of the keys, air, the size of the formula, the
// size of the answer, its form, the number of earlier lines. What does not fit even then is cut,
// with a mark that opens it.
//
// Keys do not depend on what is typed or answered: what moves under a finger is worse than an
// answer that is smaller.

/** The least height and width of what a finger hits. */
const KEY = 44;
/** The height of a heading above keys. */
const HEADING = 14;
/** The lines above and below what is entered. */
const FRAME = 2;
/** The strip under the answer, with its line. */
const STRIP = 45;
/** The height from which two earlier lines are promised. */
const HIGH = 700;
/** An earlier line as it likes to be, and the least that shows it whole. */
const LINE = 46;
export const COMPACT_LINE = 36;
/** A formula and an answer with fractions: as they like to be, and the least. */
const COMFORT = { formula: 72, answer: 100 };
const LEAST = { formula: 46, answer: 62 };
/** What is left of the plane of a phone while keys are pressed below it. */
const PLANE = 120;
/** A formula and an answer side by side. */
const SIDE_BY_SIDE = 72;
/** The sizes of an answer, in the order in which they are tried; from the second number on it may go on in a second line. */
const SIZES = [64, 56, 48, 44, 40, 36, 32, 28, 26, 24, 22, 20];
const WRAPS = 28;
/** The size and the air of a formula above its answer, and the air of that; and of one that is being typed. */
const ANSWERED = [[18, 20, 16], [18, 12, 8], [18, 8, 0], [16, 6, 0], [15, 4, 0], [14, 2, 0], [13, 2, 0]];
const LARGE_ANSWERED = [[20, 24, 24], ...ANSWERED];
const TYPED = [[32, 32], [26, 24], [26, 12], [22, 8], [20, 6], [18, 4], [16, 4], [14, 2]];
/** A formula that has no room shows one line, and scrolls to its caret. */
const ONE_LINE = 28;
/** The sizes of an answer that has no room otherwise, sooner than it is cut. */
const LAST = [18, 16];
/** A formula is made smaller than the first before an answer is smaller than the second, but not sooner. */
const [READABLE, LARGE] = [16, 28];
/** A formula of this size is easy to read while it is typed. */
const EASY = 20;
/** What is so many times as high as its text has a bar, under which digits would be taken for a denominator. */
const FRACTION = 2;
/** The sizes of a value so far. */
const PREVIEW = [20, 18, 16];
/** What is between a value and its digits: below it and beside it. */
const [BELOW, BESIDE] = [4, 14];

/**
 * The shape of a window: which layout it has, which keys, and what is left for the lines and for what is entered.
 *
 * @param window width, height; scale: how much larger than usual the user wants text; taken: the height of notices.
 * @param settings kind: "formula" or "desk"; hasPlane; areKeysUp: on a phone, with the plane; areFolded: the keys of a desk.
 * @returns name; keys: how many rows, how high each is, the gap between them, and whether headings have room in a row; width: of the column of what is entered;
 *   room: the height for lines and what is entered, with the strip; hasLines: whether the lines stand in that column;
 *   isBeside: whether the answer stands beside the formula; isTight: whether lines are compact;
 *   isFilled: whether what is entered has all of the column that the keys leave.
 */
export function frame({ width, height, scale = 1, taken = 0 }, settings = /** @type {any} */ ({})) {
  const name = nameOf(width, height, scale);
  const shapes = { small: stacked, phone: stacked, landscape, tablet, desk: atDesk, scroll };
  const shape = shapes[name]({ width, height, free: height - taken }, { kind: "formula", ...settings });
  const isTight = shape.hasLines && shape.room < STRIP + (height >= HIGH ? 2 : 1) * LINE + COMFORT.formula + COMFORT.answer;
  const keys = { ...shape.keys, haveHeadings: (shape.keys.row ?? 0) >= KEY + HEADING };
  return { name, isTight, isBeside: false, strip: settings.kind === "desk" ? 0 : STRIP, ...shape, keys };
}

function nameOf(width, height, scale) {
  // Enlarged four times, or with text of twice the size: all below each other, and the page scrolls.
  if ((width < 560 && height < 320) || (scale >= 1.5 && width < 700)) return "scroll";
  if (width >= 900 && height >= 600) return "desk";
  if (width >= 700 && height >= 700) return "tablet";
  if (width > height && width >= (height < 454 ? 0 : 560) && height < (width < 700 ? 560 : 600)) return "landscape";
  return height < 556 ? "small" : "phone";
}

/** How many earlier lines are promised in a window. */
export function promised({ height }) {
  return height >= HIGH ? 2 : 1;
}

/** Rows of keys, as many as leave the rest its room, and as high as leaves it comfort. */
function keysIn(free, { least, comfort, rows, most, gap, around }) {
  const height = (count, row) => count * row + (count - 1) * gap + around;
  const count = rows.find((count) => free - height(count, KEY) >= least) ?? rows.at(-1);
  const row = Math.floor((free - comfort - (count - 1) * gap - around) / count);
  const high = Math.min(most, Math.max(KEY, row));
  return { rows: count, row: high, gap, height: height(count, high) };
}

/** What stands in the column of the keys needs so much height. */
function needs(height, hasLines, sizes, line) {
  const lines = hasLines ? promised({ height }) * line : 0;
  return STRIP + FRAME + lines + sizes.formula + sizes.answer;
}

/** The numbers of rows that there are keys for: the desk calculator has eight where all its keys are in sight. */
const rowsOf = (kind) => (kind === "desk" ? [8, 7, 6, 5] : [7, 6, 5]);

function stacked({ width, height, free }, { kind, hasPlane, areKeysUp }) {
  const column = free - 44;
  if (hasPlane) {
    const least = SIDE_BY_SIDE + (height < 600 ? 0 : STRIP);
    const keys = keysIn(column - PLANE, { rows: rowsOf(kind).slice(-3), most: KEY, gap: 2, around: 4, least, comfort: least });
    const room = areKeysUp ? column - keys.height - PLANE : Math.floor(column * 0.3);
    // Where there is least height, keys that fit stand beside the formula.
    const strip = areKeysUp && height >= 600 ? STRIP : 0;
    return { keys, width, room, hasLines: false, isBeside: true, strip };
  }
  const keys = keysIn(column, {
    rows: rowsOf(kind), most: 62, ...(height < 500 ? { gap: 2, around: 4 } : { gap: 4, around: 8 }),
    least: needs(height, true, LEAST, COMPACT_LINE), comfort: needs(height, true, COMFORT, LINE),
  });
  return { keys, width, room: column - keys.height, hasLines: true };
}

function landscape({ width, height, free }, { hasPlane, areKeysUp }) {
  const keys = { rows: height < 300 ? 5 : 6, row: null, gap: 4, height: 0 };
  const beside = Math.ceil((width < 600 ? 0.57 : 0.53) * width);
  if (hasPlane && !areKeysUp) {
    return { keys, width: Math.max(310, 0.4 * width), room: Math.floor((free - 44) / 2), hasLines: false, isBeside: true, strip: 0 };
  }
  const room = free - 44 - (hasPlane ? PLANE : 0);
  return { keys, width: width - beside, room, hasLines: !hasPlane, isBeside: Boolean(hasPlane) };
}

function tablet({ width, free }, { hasPlane }) {
  const [plane, most, rest] = hasPlane ? [200, 56, 190] : [0, 70, 360];
  const row = Math.min(most, Math.max(48, Math.floor((free - 44 - 40 - plane - rest) / 5)));
  const keys = { rows: 5, row, gap: 6, height: 5 * row + 40 };
  // Beside the plane the lines have its height.
  const room = free - 44 - keys.height - plane;
  return { keys, width, room, hasLines: !hasPlane };
}

function atDesk({ width, height, free }, { kind, hasPlane, areFolded }) {
  const column = free - 52 - 16;
  const isOwnColumn = !hasPlane && !areFolded;
  const hasLines = !isOwnColumn;
  // Lines have a frame of their own, with air.
  const between = !hasLines ? 0 : (hasPlane ? 12 : 16) + 10;
  const wide = hasPlane ? Math.min(480, Math.max(360, 0.29 * width)) : areFolded ? Math.min(width, 1000) - 32
    : Math.max(416, Math.min(0.38 * width, Math.min(width, 1440) - 32));
  const keys = keysIn(column - between, {
    rows: rowsOf(kind), most: 58, gap: 6, around: 12,
    least: needs(height, hasLines, kind === "desk" ? { formula: 76, answer: 84 } : LEAST, LINE) + (hasPlane ? LINE : 0),
    // Beside the plane the lines are what is drawn: sliders, points, names.
    comfort: needs(height, hasLines, { formula: 90, answer: 130 }, LINE) + (hasPlane ? 3 * LINE : 0),
  });
  const high = areFolded ? 0 : keys.height;
  return { keys, width: wide - 2, room: column - between - high, hasLines, isFilled: isOwnColumn };
}

function scroll({ width }) {
  return { keys: { rows: 7, row: null, gap: 4, height: 0 }, width, room: Infinity, hasLines: false };
}

/**
 * Arranges what is entered, its answer and the lines above them.
 *
 * @param window As of {@link frame}.
 * @param natural How large things would like to be:
 *   formula: { width, height } in its own size of text, or for a display { fixed } in pixels;
 *   forms: those of the answer, the best one first, each with `value` and perhaps `digits`, lists of parts
 *   that may stand in lines of their own, { width, height, count: of those alike } in the size of the value's and of the digits' text;
 *   lead: how wide is what stands before all lines of the value; beside: the width of a mark, in pixels;
 *   lines: the heights of the newest earlier lines, in pixels, the newest one first; compact: the same where they are compact;
 *   aside: the height of what stands beside the lines;
 *   others: the height of what else is shown there (a message, the way out of a line), in pixels.
 * @param settings As of {@link frame}; isAnswered; isWelcome: before the first line, cards stand where the lines will be;
 *   hasStrip: whether there is a strip.
 * @returns shape: as of frame; formula: { height, size }, answer: { height, size, digits, form, isWrapped, isBelow,
 *   isCut }, lines: { height, isCompact }, entry: the height of all that is entered.
 */
export function arrange(window, natural, settings = /** @type {any} */ ({})) {
  const shape = frame(window, settings);
  const { scale = 1 } = window;
  const strip = settings.hasStrip === false ? 0 : shape.strip;
  const base = shape.room - FRAME - strip - (natural.others ?? 0);
  const size = { ...sizesOf(shape, settings, scale), scale };
  const wide = widthOfAnswer(shape);
  const heights = linesIn(window, natural, shape);
  const tried = [...heights.map((lines) => ({ lines, size })), { lines: heights[heights.length - 1], size: { ...size, answer: LAST } }];
  // Before a formula is scrolled all else is tried.
  for (const isScrolled of [false, true]) {
    for (const { lines, size } of tried) {
      const room = base - lines.height;
      const found = inRoom(room, wide, natural, size, isScrolled, shape.isBeside, settings.isAnswered);
      if (found) return filled(shape, room, lines, found, settings);
    }
  }
  const { lines } = tried[tried.length - 1];
  const room = base - lines.height;
  return filled(shape, room, lines, cutIn(room, natural, size, settings, shape), settings);
}

/** The sizes of a formula and of an answer that a shape likes. */
function sizesOf({ name, isBeside }, { isAnswered, hasPlane }, scale) {
  const isLarge = ["desk", "tablet"].includes(name);
  const most = (isBeside ? 24 : isLarge ? 64 : 44) * scale;
  const answer = isAnswered ? sizesTo(most) : PREVIEW;
  if (isAnswered) return { answer, formula: isLarge ? LARGE_ANSWERED : ANSWERED };
  return { answer, formula: TYPED.slice(isBeside ? 4 : hasPlane ? 2 : isLarge ? 0 : 1) };
}

/** The sizes of an answer from the largest on. */
const sizesTo = (most) => (sizes[most] ??= [...new Set([most, ...SIZES])].filter((size) => size <= most).sort((one, other) => other - one));
const sizes = {};

/** The width that an answer has. */
function widthOfAnswer({ name, width, isBeside }) {
  // Beside it a formula keeps as much as shows where its caret is.
  const sides = ["desk", "tablet"].includes(name) ? 48 : 36;
  return isBeside ? width - 124 : width - sides;
}

/** The heights that earlier lines may have: those promised, as they are; and compact. */
function linesIn(window, { lines = [], compact = null, aside = 0 }, { hasLines, isTight }) {
  if (!hasLines || lines.length === 0) return [{ height: aside, isCompact: isTight }];
  const count = Math.min(promised(window), lines.length);
  const whole = (heights, isCompact) => ({ height: heights.slice(0, count).reduce((sum, line) => sum + line, aside), isCompact });
  const least = { height: aside + count * COMPACT_LINE, isCompact: true };
  // What is drawn has more to show than one line.
  return [...(isTight ? [] : [whole(lines, false)]), ...(compact ? [whole(compact, true)] : []), least];
}

/** The best way in which a formula and its answer have room; nothing where there is none. */
function inRoom(room, width, natural, size, isScrolled, isBeside, isAnswered) {
  const formulas = isScrolled ? [{ height: ONE_LINE, size: size.formula.at(-1)[0], below: 0 }] : formulasIn(natural, size);
  const fitting = (formulas) => {
    for (let form = 0; form < natural.forms.length; form += 1) {
      for (const textSize of size.answer) {
        for (const answer of waysOf(natural.forms[form], textSize, width, isAnswered)) {
          for (const formula of formulas) {
            // An answer is no larger for a formula that is hard to read.
            if (isAnswered && formula.size < READABLE && textSize > LARGE) break;
            const height = isBeside ? Math.max(formula.height, answer.height) : formula.height + answer.height + formula.below;
            if (height <= room) return { formula, answer: Object.assign(answer, { form, isCut: false }) };
          }
        }
      }
    }
    return null;
  };
  if (natural.forms.length === 0) {
    const formula = formulas.find(({ height }) => height <= room);
    return formula && { formula, answer: null };
  }
  if (isAnswered) return fitting(formulas);
  // What is being typed is worth more than its value so far, which gives up what it has first.
  return [formulas.filter(({ size }) => size >= EASY), ...formulas.map((formula) => [formula])].reduce((found, some) => found ?? fitting(some), null);
}

function formulasIn({ formula }, { formula: sizes, scale }) {
  if (formula.fixed) return formula.fixed.map((height) => ({ height, size: null, below: 0 }));
  return sizes.map(([text, air, below = 0]) => (
    { height: Math.max(ONE_LINE, Math.ceil(formula.height * text * scale) + air), size: text * scale, below }));
}

/**
 * The ways in which a form has room in a width, at a size of its text: digits below or beside, then in several lines.
 *
 * @param {any} form
 */
function waysOf({ value, digits = null, lead = 0, beside: taken = 0 }, size, all, isAnswered) {
  const width = all - taken;
  const air = isAnswered && size > LAST[0] ? 8 : 4;
  const small = digitsSize(size, isAnswered);
  const ways = /** @type {any[]} */ ([]);
  const whole = box(value, size);
  whole.width += lead * size;
  const beside = digits && box(digits, small);
  const fitsBeside = (size) => box(value, size).width + lead * size + BESIDE + box(digits, digitsSize(size, isAnswered)).width <= width;
  // Digits below a fraction would look like a part of it: a smaller one has them beside it.
  const mayStandBelow = !beside || whole.height < FRACTION * size || !fitsBeside(Math.min(size, LARGE));
  if (whole.width <= width) {
    if (!beside) ways.push({ height: whole.height });
    else if (beside.width <= width) {
      if (fitsBeside(size)) ways.push({ height: Math.max(whole.height, beside.height), isBelow: false });
      if (mayStandBelow) ways.push({ height: whole.height + BELOW + beside.height, isBelow: true });
    }
  }
  if (size <= WRAPS && mayStandBelow) {
    const lines = flow(value, size, width - lead * size);
    const under = digits && flow(digits, small, width);
    if (lines && under !== undefined) ways.push({ height: lines + (under ? BELOW + under : 0), isBelow: true, isWrapped: true });
  }
  for (const way of ways) Object.assign(way, { isWrapped: way.isWrapped ?? false, isBelow: way.isBelow ?? false, size, digits: small, height: Math.max(isAnswered ? 0 : KEY, Math.ceil(way.height) + air) });
  return ways;
}

/** The size of the digits beside a value. */
export function digitsSize(size, isAnswered) {
  return isAnswered ? Math.min(20, Math.max(14, Math.round(0.45 * size))) : Math.max(14, Math.round(0.75 * size));
}

/** The box of parts in one line. */
function box(parts, size) {
  let width = 0;
  let height = 0;
  for (const part of parts) {
    width += part.width * (part.count ?? 1);
    height = Math.max(height, part.height);
  }
  return { width: size * width, height: size * height };
}

/** The height of parts in as many lines as they need; nothing where one of them is too wide. */
function flow(parts, size, width) {
  let height = 0;
  let line = 0;
  let used = 0;
  for (const part of parts) {
    const own = part.width * size;
    if (own > width) return undefined;
    let count = part.count ?? 1;
    while (count > 0) {
      const fit = Math.min(count, Math.floor((width - used) / own + 1e-9));
      if (fit > 0) {
        used += fit * own;
        line = Math.max(line, part.height * size);
        count -= fit;
      }
      if (count === 0) break;
      height += line;
      line = used = 0;
    }
  }
  return height + line;
}

/** What has no room is cut: the smallest of all, beside a formula of one line. */
function cutIn(room, natural, size, { isAnswered }, { isBeside }) {
  const formula = formulasIn(natural, size).at(-1);
  const line = { height: Math.min(formula.height, isBeside ? room : Math.max(ONE_LINE, Math.floor(room / 2))), size: formula.size };
  const text = size.answer.at(-1);
  if (natural.forms.length === 0) return { formula: { ...line, height: room }, answer: null };
  const height = isBeside ? room : room - line.height;
  return {
    formula: line,
    answer: { form: natural.forms.length - 1, size: text, digits: digitsSize(text, isAnswered), height, isWrapped: false, isBelow: false, isCut: true },
  };
}

/** Gives what is left to the lines, but for the room that what is entered has in any case, so that lines do not move with each answer. */
function filled(shape, room, lines, { formula, answer }, { isAnswered, isWelcome, hasPlane }) {
  const { hasLines, isBeside } = shape;
  const least = answer ? answer.height : 0;
  const needed = isBeside ? Math.max(formula.height, least) : formula.height + least + (formula.below ?? 0);
  // Beside a plane the lines are what is worked on, and above the keys of a tablet the plane.
  const comfort = hasPlane ? (hasLines ? 96 : 124) : ["desk", "tablet"].includes(shape.name) ? 168 : 152;
  const usual = isBeside ? 0 : shape.isFilled ? room : isWelcome && hasLines ? 0 : comfort;
  const height = room === Infinity ? needed : Math.max(needed, Math.min(room, usual));
  const spare = isBeside ? 0 : height - formula.height - least;
  // What is typed has the room in the middle; an answer has it, too.
  const own = isAnswered && answer ? { formula: formula.height, answer: least + spare } : { formula: formula.height + spare, answer: least };
  formula.height = isBeside ? height : own.formula;
  if (answer) answer.height = isBeside ? height : own.answer;
  return { shape, entry: height, formula, answer, lines: { isCompact: lines.isCompact, height: hasLines ? room + lines.height - height : null } };
}
