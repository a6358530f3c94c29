// The graph: the plane with its tools, and what it adds to the lines that are drawn. It is
// loaded when it is opened for the first time.

import { Drawing } from "../engine/drawing.js";
import { action } from "../shell/buttons.js";
import { around, within } from "../shell/elements.js";
import { loadStyleSheet } from "../shell/style-sheet.js";
import { text } from "../words/words.js";
import { CurveList } from "./curves.js";
import { Gestures } from "./gestures.js";
import { openGraphMenu } from "./graph-menu.js";
import { paint } from "./picture.js";
import { watchSize } from "./plane-size.js";
import { Readout } from "./readout.js";
import { labelTools, walkByArrows } from "./toolbar.js";
import { Tracing } from "./tracing.js";

/** Resolves when what only a graph looks like is in force. */
export const dressed = loadStyleSheet("graph.css");

/** How far an arrow key moves the picture, and what a button enlarges. */
const STEP = 40;
const ZOOM = 1.5;
/** How long the hand rests before what is to be read beside the plane follows it, in ms. */
const REST = 120;

export class Graph {
  #hand;
  #drawing;
  #list;
  #sound;
  #readout;
  #tracing;
  /** The last screen, with the lists that screens tell only where they change. */
  screen = /** @type {import("../engine/protocol").GraphScreen & { curves: import("../engine/protocol").Curve[], features: import("../engine/protocol").Feature[] }} */ (
    /** @type {unknown} */ ({ curves: [], sliders: [], features: [] }));
  /** Device pixels per CSS pixel, and what is left of moves by less than one. */
  #density = devicePixelRatio;
  #rest = { x: 0, y: 0 };
  /** When the window was moved last, and what waits until it is not. */
  #moved = -REST;
  #isDashed = false;
  /** Where the axes and their numbers are in the picture, and what takes hold of them. */
  #axes = [];
  #takeHold;
  #resting = 0;
  #tellSized;
  /** Resolves when the engine has been told the size of the picture. */
  sized = new Promise((resolve) => (this.#tellSized = resolve));

  /**
   * @param root The section.
   * @param page state: of the engine; session, settings, drawn: what it has to
   *   know; mark(): the decimal mark; lines, beside: the view of the lines and what stands beside it;
   *   tell(words), say(message), share(), sheet(event), onState(text), onDamaged(text), onFailure(kind).
   */
  constructor(root, page) {
    this.root = root;
    this.page = page;
    root.innerHTML = `<div id="plane" tabindex="0" role="application"><canvas role="img"></canvas>
      <div class="cursor" hidden></div><p class="readout" hidden></p><p class="doubt" hidden></p><p class="notice" hidden></p></div>
      <div class="tools" role="toolbar"></div>`;
    this.plane = within(root, "#plane");
    this.canvas = /** @type {HTMLCanvasElement} */ (within(root, "canvas"));
    this.#readout = new Readout(this.plane, page.mark);
    this.#tracing = new Tracing(this, () => this.#sound?.stop());
    this.#drawing = new Drawing(page.state, {
      onScreen: (screen) => this.#show(screen),
      onPicture: (buffer) => this.#paint(buffer),
      onState: page.onState,
      onDamaged: page.onDamaged,
      onFailure: page.onFailure,
    });
    this.send({ set: page.settings });
    if (page.session) this.send({ session: page.session });
    this.#list = new CurveList(page.beside, (event) => this.send(event), {
      ...page, read: (step) => this.#tracing.read(step), trace: (id) => this.#traceLine(id),
    });
    if (page.drawn) this.send({ lines: page.drawn });
    this.#hand = new Gestures(this.plane, {
      pan: (x, y) => this.#pan(x, y),
      zoom: (x, y, factor, axis) => this.#zoom(factor, axis, x, y),
      tap: (x, y) => this.#tracing.tap(this.#pixel(x, y)),
      isOnPoint: (x, y) => this.#tracing.isOnPoint(this.#pixel(x, y), this.#density),
      lead: (x, y) => this.#tracing.lead(this.#pixel(x, y)),
      hold: (x, y, isMouse) => this.#hold(x, y, isMouse),
      hover: (place) => this.#hoverOver(place),
    });
    // Nobody listens before there is a curve.
    import("./sound.js").then(({ Sound }) => {
      this.#sound = new Sound(() => this.canvas.width, (trace) => this.send({ trace }), () => this.#press());
    }, () => {});
    import("./axes.js").then(({ hold }) => (this.#takeHold = hold), () => {});
    this.plane.addEventListener("keydown", (event) => this.#key(event));
    this.plane.addEventListener("pointerdown", (event) => around(event, "button") || this.tell(""));
    root.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      page.sheet({ [event.shiftKey ? "redoLines" : "undoLines"]: true });
    });
    walkByArrows(within(root, ".tools"));
    this.label();
    watchSize(this.plane, (width, height) => this.#resize(width, height));
    // Other colours are other paint, not another picture.
    const recolor = () => {
      this.#dash();
      this.#repaint();
    };
    new MutationObserver(recolor).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener?.("change", recolor);
    }
    this.#dash();
  }

  /**
   * Handles an event; resolves to the screen.
   *
   * @param {import("../engine/protocol").GraphEvent} event
   */
  async send(event) {
    if (event.pan || event.zoom) this.#moved = performance.now();
    const screen = await this.#drawing.send(event);
    if ("set" in event) this.#repaint();
    if (!screen) return screen;
    // What the page sends by itself takes no message away.
    const isQuiet = ["size", "set", "session", "lines", "draft", "dashed", "screen", "progress"].some((name) => name in event);
    if (screen.message || !isQuiet) this.tell(screen.message?.message ?? "");
    return screen;
  }

  /** What the menu of a line has for its curve. */
  actions(id) {
    return this.#list.actions(id);
  }

  /** Shows a message on the plane, perhaps with a button that brings back what was removed. */
  tell(message, isRemoved = false) {
    const notice = within(this.root, ".notice");
    if (notice.hidden && !message) return;
    notice.hidden = !message;
    notice.textContent = message;
    notice.classList.toggle("done", isRemoved);
    if (!isRemoved) return;
    notice.append(action(text("takeBack"), () => {
      this.tell("");
      this.page.sheet({ unremove: true });
    }));
  }

  /** Handles an event; resolves to the whole screen when all is drawn. */
  async settled(event) {
    await this.send(event);
    await this.#drawing.settled();
    return this.screen;
  }

  /** The texts that stand still until the language changes. */
  label() {
    this.root.setAttribute("aria-label", text("graph"));
    this.plane.setAttribute("aria-label", `${text("graph")}. ${text("graphKeys")}`);
    labelTools(within(this.root, ".tools"), [
      ["plus", "zoomIn", () => this.#zoom(ZOOM)],
      ["minus", "zoomOut", () => this.#zoom(1 / ZOOM)],
      ["home", "resetWindow", () => this.send({ home: true })],
      ["fit", "fitWindow", () => this.send({ fit: true })],
      ["trace", "trace", () => this.#trace()],
      ["sound", "listen", () => this.#sound?.toggle()],
      ["dots", "dots", () => this.send({ dots: !this.screen.isDots })],
      ["more", "moreActions", () => openGraphMenu(this, () => this.#sound?.toggle())],
    ]);
    this.#list.label();
  }

  // MARK: What comes back

  /** @param {import("../engine/protocol").GraphScreen} screen */
  #show(screen) {
    for (const [name, value] of Object.entries(screen)) {
      if (value !== null || !["curves", "sliders", "features", "table", "summary", "state"].includes(name)) this.screen[name] = value;
    }
    this.#list.show(screen);
    clearTimeout(this.#resting);
    const wait = this.#moved + REST - performance.now();
    if (wait > 0) this.#resting = setTimeout(() => this.#showSeen(), wait);
    else this.#showSeen();
    if (screen.speech && !this.#tracing.isHovering && !this.#sound?.isPassing(screen)) this.page.tell(screen.speech);
    this.#readout.show(this.screen, { height: this.canvas.height, density: this.#density });
    this.#press();
  }

  /** Shows which tools are at work. */
  #press() {
    const { isDots = false } = this.screen;
    for (const [name, isAtWork] of [["dots", isDots], ["trace", this.#tracing.isAtWork], ["listen", this.#sound?.isPlaying ?? false]]) {
      this.root.querySelector(`[data-tool=${name}]`)?.setAttribute("aria-pressed", String(isAtWork));
    }
  }

  /** What is to be read of the window: laying that out in each frame would take half of it. */
  #showSeen() {
    this.#list.showSeen(this.screen);
    this.canvas.setAttribute("aria-label", this.screen.summary ?? "");
  }

  #paint(buffer) {
    this.buffer = buffer;
    const { width, height, density, axes } = paint(this.canvas, buffer, this.screen.isDots);
    this.#axes = axes;
    Object.assign(this.canvas.style, { width: `${width / density}px`, height: `${height / density}px` });
    const count = new Int32Array(buffer)[5];
    const doubt = within(this.plane, ".doubt");
    const isColored = this.screen.curves?.some(({ kind, isShown, error }) => kind === "coloring" && isShown && !error);
    doubt.hidden = count === 0 && !isColored;
    doubt.textContent = [...isColored ? [text("colored")] : [], ...count ? [`${text("undecided")}: ${count}`] : []].join(" · ");
    this.#follow();
  }

  /** Where there are no colours, or few, dashes tell lines apart. */
  #dash() {
    const { theme } = document.documentElement.dataset;
    const isDashed = ["paper", "contrast"].includes(theme ?? "") || matchMedia("(forced-colors: active)").matches;
    if (isDashed !== this.#isDashed) this.send({ dashed: isDashed });
    this.#isDashed = isDashed;
  }

  #repaint() {
    if (this.buffer) this.#paint(this.buffer);
  }

  /** Shows the last picture where the hand has moved it, until the next one is there. */
  #follow() {
    const { scaleX, scaleY, left, top } = this.#drawing.transform;
    const isMoved = scaleX !== 1 || scaleY !== 1 || left !== 0 || top !== 0;
    const [x, y] = [left / this.#density, top / this.#density];
    this.canvas.style.transform = isMoved ? `translate(${x}px, ${y}px) scale(${scaleX}, ${scaleY})` : "";
    // Enlarged pixels prove nothing.
    this.canvas.classList.toggle("unproved", scaleX !== 1 || scaleY !== 1);
  }

  // MARK: The hand

  #device(length) {
    return Math.round(length * this.#density);
  }

  /** The place of a pixel of the picture. */
  #pixel(x, y) {
    return { x: this.#device(x), y: this.#device(y) };
  }

  /** Moves by whole device pixels; the rest waits. */
  #pan(x, y) {
    const [wantedX, wantedY] = [x * this.#density + this.#rest.x, y * this.#density + this.#rest.y];
    const pan = { x: Math.round(wantedX), y: Math.round(wantedY) };
    this.#rest = { x: wantedX - pan.x, y: wantedY - pan.y };
    if (pan.x === 0 && pan.y === 0) return;
    this.#move({ pan });
  }

  #zoom(factor, axis, x = this.plane.clientWidth / 2, y = this.plane.clientHeight / 2) {
    const zoom = { x: this.#device(x), y: this.#device(y), factor: Number(factor.toPrecision(9)) };
    if (axis) zoom.axis = axis;
    this.#move({ zoom });
  }

  /** What takes hold of an axis at a place; nothing as long as that has not come. */
  #hold(x, y, isMouse) {
    return this.#takeHold?.({ axes: this.#axes, plane: this.plane, x, y, isMouse },
      (...zoom) => this.#zoom(...zoom)) ?? null;
  }

  #move(event) {
    this.#moved = performance.now();
    this.#drawing.move(event);
    this.#follow();
  }

  #hoverOver(place) {
    const held = place && this.#hold(place.x, place.y, true);
    this.plane.style.cursor = held ? ["ew-resize", "ns-resize"][held.axis] : "";
    this.#tracing.hoverOver(place && this.#pixel(place.x, place.y));
  }

  #trace() {
    this.#tracing.toggle();
    this.plane.focus({ preventScroll: true });
  }

  async #traceLine(id) {
    await this.#tracing.readLine(id);
    this.plane.focus({ preventScroll: true });
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== this.plane) return;
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (arrow) this.#arrow(arrow, event.shiftKey);
    else if (event.key === "+" || event.key === "=") this.#zoom(ZOOM);
    else if (event.key === "-" || event.key === "−") this.#zoom(1 / ZOOM);
    else if (event.key === "0") this.send({ home: true });
    else if (event.key.toLowerCase() === "t") this.#trace();
    else if (event.key.toLowerCase() === "p") this.#sound?.toggle();
    else if (event.key === "Escape" && this.#sound?.isPlaying) this.#sound?.stop();
    else if (event.key === "Escape" && this.screen.trace) this.#tracing.read({ off: true });
    else if (!(event.key === "Tab" && this.#tracing.nextPoint(event.shiftKey))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #arrow([x, y], isFast) {
    const step = isFast ? 10 : 1;
    if (!this.screen.trace) this.#pan(-x * STEP * step, -y * STEP * step);
    else this.#tracing.read(x ? { move: x * Math.max(1, this.#device(step)) } : { curve: y });
  }

  // MARK: The size

  #resize(width, height) {
    const size = { width: Math.round(width), height: Math.round(height), density: devicePixelRatio };
    if (size.width < 1 || size.height < 1) return;
    this.#density = devicePixelRatio;
    this.#hand.stop();
    this.send({ size });
    this.#tellSized();
  }

  // MARK: Links

  /** The bytes of the picture as an SVG in some colours. */
  svg(colors) {
    return this.#drawing.svg(colors);
  }

  /** A link to what is drawn; empty where nothing is. */
  async link() {
    return (await this.#drawing.send({ share: true })).link;
  }

  /** Draws what a link carries instead of what was drawn, or says that it is damaged. */
  async open(link) {
    await this.sized;
    await this.send({ open: link });
  }
}
