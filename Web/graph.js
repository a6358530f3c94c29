// The graph: the plane with its tools, and what it adds to the lines that are drawn. It is
// loaded when it is opened for the first time.

import { action } from "./button.js";
import { CurveList } from "./curves.js";
import { Drawing } from "./drawing.js";
import { dress } from "./dress.js";
import { icon } from "./faces.js";
import { Hand, NEAR } from "./hand.js";
import { colors, paint, palette } from "./picture.js";
import { askTexts, openMenu } from "./settings.js";
import { forms } from "./table.js";
import { text } from "./words.js";

/** Resolves when what only a graph looks like is in force. */
export const dressed = dress("graph.css");

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
  /** The last screen, with the lists that screens tell only where they change. */
  screen = { curves: [], sliders: [], features: [] };
  /** Device pixels per CSS pixel, and what is left of moves by less than one. */
  #density = devicePixelRatio;
  #rest = { x: 0, y: 0 };
  /** Where a finger has led the trace to, until it is there. */
  #along = null;
  /** When the window was moved last, and what waits until it is not. */
  #moved = -REST;
  #isDashed = false;
  /** Where the axes and their numbers are in the picture, and what takes hold of them. */
  #axes = [];
  #takeHold;
  /** Whether the mouse is over a point that nobody asked to read out, and where it is, until that is told. */
  #hovers = false;
  #hover = null;
  /** How many points somebody has asked to read out that are not shown yet. */
  #reads = 0;
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
    this.plane = root.querySelector("#plane");
    this.canvas = root.querySelector("canvas");
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
      ...page, read: (step) => this.#read(step), trace: (id) => this.#traceLine(id),
    });
    if (page.drawn) this.send({ lines: page.drawn });
    this.#hand = new Hand(this.plane, {
      pan: (x, y) => this.#pan(x, y),
      zoom: (x, y, factor, axis) => this.#zoom(factor, axis, x, y),
      tap: (x, y) => this.#tap({ x: this.#device(x), y: this.#device(y) }),
      isOnPoint: (x, y) => this.#isOnPoint(this.#device(x), this.#device(y)),
      lead: (x, y) => this.#lead({ x: this.#device(x), y: this.#device(y) }),
      hold: (x, y, isMouse) => this.#hold(x, y, isMouse),
      hover: (place) => this.#hoverOver(place && { x: this.#device(place.x), y: this.#device(place.y) }),
    });
    // Nobody listens before there is a curve.
    import("./sound.js").then(({ Sound }) => {
      this.#sound = new Sound(() => this.canvas.width, (trace) => this.send({ trace }), () => this.#press());
    }, () => {});
    import("./axes.js").then(({ hold }) => (this.#takeHold = hold), () => {});
    this.plane.addEventListener("keydown", (event) => this.#key(event));
    this.plane.addEventListener("pointerdown", ({ target }) => target.closest("button") || this.tell(""));
    root.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      page.sheet({ [event.shiftKey ? "redoLines" : "undoLines"]: true });
    });
    root.querySelector(".tools").addEventListener("keydown", (event) => {
      const next = event.target[{ ArrowRight: "nextSibling", ArrowLeft: "previousSibling" }[event.key]];
      if (!next) return;
      event.preventDefault();
      event.target.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });
    this.label();
    this.#watchSize();
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

  /** Handles an event; resolves to the screen. */
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
    const notice = this.root.querySelector(".notice");
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
    const tools = this.root.querySelector(".tools");
    tools.setAttribute("aria-label", text("graphTools"));
    tools.replaceChildren(...[
      ["plus", "zoomIn", () => this.#zoom(ZOOM)],
      ["minus", "zoomOut", () => this.#zoom(1 / ZOOM)],
      ["home", "resetWindow", () => this.send({ home: true })],
      ["fit", "fitWindow", () => this.send({ fit: true })],
      ["trace", "trace", () => this.#trace()],
      ["sound", "listen", () => this.#sound?.toggle()],
      ["dots", "dots", () => this.send({ dots: !this.screen.isDots })],
      ["more", "moreActions", () => this.#openMenu()],
    ].map(([drawing, name, action], place) => {
      const button = document.createElement("button");
      // Arrow keys come to the others.
      Object.assign(button, { type: "button", className: "tool", innerHTML: icon(drawing), title: text(name), tabIndex: place ? -1 : 0 });
      button.dataset.tool = name;
      button.setAttribute("aria-label", text(name));
      button.addEventListener("click", action);
      return button;
    }));
    this.#list.label();
  }

  // MARK: What comes back

  #show(screen) {
    for (const [name, value] of Object.entries(screen)) {
      if (value !== null || !["curves", "sliders", "features", "table", "summary", "state"].includes(name)) this.screen[name] = value;
    }
    this.#list.show(screen);
    clearTimeout(this.#resting);
    const wait = this.#moved + REST - performance.now();
    if (wait > 0) this.#resting = setTimeout(() => this.#showSeen(), wait);
    else this.#showSeen();
    if (screen.speech && !this.#hovers && !this.#sound?.isPassing(screen)) this.page.tell(screen.speech);
    this.#showTrace();
    this.#press();
  }

  /** Shows which tools are at work. */
  #press() {
    const { isDots = false, trace = null } = this.screen;
    for (const [name, isAtWork] of [["dots", isDots], ["trace", trace !== null && !this.#hovers], ["listen", this.#sound?.isPlaying ?? false]]) {
      this.root.querySelector(`[data-tool=${name}]`)?.setAttribute("aria-pressed", String(isAtWork));
    }
  }

  /** What is to be read of the window: laying that out in each frame would take half of it. */
  #showSeen() {
    this.#list.showSeen(this.screen);
    this.canvas.setAttribute("aria-label", this.screen.summary ?? "");
  }

  #showTrace() {
    const { trace, curves } = this.screen;
    const cursor = this.plane.querySelector(".cursor");
    const readout = this.plane.querySelector(".readout");
    readout.hidden = !trace;
    cursor.hidden = !trace || trace.row === null;
    if (!trace) return;
    const color = curves.find(({ id }) => id === trace.curve)?.color ?? 0;
    cursor.dataset.color = readout.dataset.color = color;
    // At a hole there is no value, but one that is approached.
    const [place, value] = trace.isOfComplexNumber ? ["z = ", ""] : ["x = ", trace.kind === "hole" ? "y → " : "y = "];
    const y = trace.y ? `${value}${inFull(trace.y)}` : text("undefined");
    const kind = trace.kind ? `${[trace.kind, ...trace.also].map(text).join(", ")}: ` : "";
    // A line ends between the coordinates, not in one.
    const [first, second] = [`${place}${inFull(trace.x)}${trace.isOfComplexNumber ? ":" : this.page.mark() === "," ? ";" : ","}`, y].map((words) =>
      Object.assign(document.createElement("span"), { textContent: words }));
    readout.replaceChildren(kind, first, " ", second);
    this.#placeReadout(readout, trace);
    if (cursor.hidden) return;
    // What is above or below the plane is at its rim.
    const row = Math.min(Math.max(trace.row, 0), this.canvas.height - 1);
    if (row !== trace.row) readout.append(row ? " ↓" : " ↑");
    cursor.style.transform = `translate(${trace.column / this.#density}px, ${row / this.#density}px)`;
  }

  /** Puts what is read out beside its point, inside the plane; without a point into the corner. */
  #placeReadout(readout, { column, row }) {
    if (row === null) return void (readout.style.transform = "");
    const [x, y] = [column / this.#density, row / this.#density];
    const [width, height] = [readout.offsetWidth, readout.offsetHeight];
    const left = Math.min(Math.max(x + 12, 6), this.plane.clientWidth - width - 6);
    const above = y - height - 12;
    const top = Math.min(Math.max(above < 6 ? y + 14 : above, 6), this.plane.clientHeight - height - 6);
    readout.style.transform = `translate(${Math.max(left, 6) - readout.offsetLeft}px, ${top - readout.offsetTop}px)`;
  }

  #paint(buffer) {
    this.buffer = buffer;
    const { width, height, density, axes } = paint(this.canvas, buffer, this.screen.isDots);
    this.#axes = axes;
    Object.assign(this.canvas.style, { width: `${width / density}px`, height: `${height / density}px` });
    const count = new Int32Array(buffer)[5];
    const doubt = this.plane.querySelector(".doubt");
    const isColored = this.screen.curves?.some(({ kind, isShown, error }) => kind === "coloring" && isShown && !error);
    doubt.hidden = count === 0 && !isColored;
    doubt.textContent = [...isColored ? [text("colored")] : [], ...count ? [`${text("undecided")}: ${count}`] : []].join(" · ");
    this.#follow();
  }

  /** Where there are no colours, or few, dashes tell lines apart. */
  #dash() {
    const { theme } = document.documentElement.dataset;
    const isDashed = ["paper", "contrast"].includes(theme) || matchMedia("(forced-colors: active)").matches;
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

  /** Reads out the point after a step that somebody asked for, which ends what is played, and what the mouse shows. */
  #read(trace) {
    this.#hovers = false;
    this.#sound?.stop();
    this.#reads += 1;
    return this.send({ trace }).finally(() => { this.#reads -= 1; });
  }

  /** Reads out what is under a finger; says whether there is anything. */
  async #tap(trace) {
    return Boolean((await this.#read(trace))?.trace);
  }

  /** Whether a pixel is as good as the point that is read out. */
  #isOnPoint(x, y) {
    if (this.#hovers) return false;
    const { column, row } = this.screen.trace ?? {};
    return Math.hypot(x - column, y - (row ?? NaN)) < NEAR * this.#density;
  }

  /** Takes the point along; one step at a time is under way, and the newest one is next. */
  async #lead(along) {
    const isLed = this.#along !== null;
    this.#along = along;
    if (isLed) return;
    for (let sent = null; sent !== this.#along;) {
      sent = this.#along;
      await this.#read({ along: sent });
    }
    this.#along = null;
  }

  /** Begins to read a line out, in the middle of the window. */
  async #traceLine(id) {
    const { curves } = this.screen;
    const shown = curves.filter(({ isShown }) => isShown);
    await this.#read({ off: true });
    await this.#read({ move: 0 });
    for (let count = shown.length; count > 0 && this.screen.trace && this.screen.trace.curve !== id; count -= 1) {
      await this.#read({ curve: 1 });
    }
    this.plane.focus({ preventScroll: true });
  }

  /**
   * Shows the point under the mouse as long as it is there, where none is read out otherwise or about to be; nobody says it.
   * One step at a time is under way, and the newest one is next.
   */
  async #hoverOver(place) {
    const held = place && this.#hold(place.x / this.#density, place.y / this.#density, true);
    this.plane.style.cursor = held ? ["ew-resize", "ns-resize"][held.axis] : "";
    if (this.#reads || (this.screen.trace && !this.#hovers)) return;
    const isUnderWay = this.#hover !== null;
    this.#hover = place ?? "away";
    if (isUnderWay) return;
    for (let sent = null; sent !== this.#hover && !this.#reads;) {
      sent = this.#hover;
      this.#hovers = true;
      const screen = await this.send({ trace: sent === "away" ? { off: true } : sent });
      this.#hovers = this.#hovers && Boolean(screen?.trace);
    }
    this.#hover = null;
  }

  #trace() {
    const isRead = this.screen.trace && !this.#hovers;
    this.#read(isRead ? { off: true } : { move: 0 });
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
    else if (event.key === "Escape" && this.screen.trace) this.#read({ off: true });
    else if (!(event.key === "Tab" && this.#nextPoint(event.shiftKey))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #arrow([x, y], isFast) {
    const step = isFast ? 10 : 1;
    if (!this.screen.trace) this.#pan(-x * STEP * step, -y * STEP * step);
    else this.#read(x ? { move: x * Math.max(1, this.#device(step)) } : { curve: y });
  }

  /** Tab walks through the points of the curve that is traced, and leaves behind the last. */
  #nextPoint(isBack) {
    const { trace, features } = this.screen;
    if (!trace) return false;
    const last = features.filter(({ curve, kind }) => curve === trace.curve && kind !== "asymptote").length - 1;
    const isMore = trace.point === null ? last >= 0 : isBack ? trace.point > 0 : trace.point < last;
    if (isMore) this.#read({ feature: isBack ? -1 : 1 });
    return isMore;
  }

  // MARK: The size

  #watchSize() {
    const observer = new ResizeObserver(([entry]) => {
      const [exact] = entry.devicePixelContentBoxSize ?? [];
      const { width, height } = entry.contentRect;
      this.#resize(inDevicePixels(width, exact?.inlineSize), inDevicePixels(height, exact?.blockSize));
    });
    try {
      observer.observe(this.plane, { box: "device-pixel-content-box" });
    } catch {
      observer.observe(this.plane);
    }
    const watchDensity = () =>
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener?.("change", () => {
        this.#resize(this.plane.clientWidth * devicePixelRatio, this.plane.clientHeight * devicePixelRatio);
        watchDensity();
      }, { once: true });
    watchDensity();
  }

  #resize(width, height) {
    const size = { width: Math.round(width), height: Math.round(height), density: devicePixelRatio };
    if (size.width < 1 || size.height < 1) return;
    this.#density = devicePixelRatio;
    this.#hand.stop();
    this.send({ size });
    this.#tellSized();
  }

  // MARK: Links

  /** A link to what is drawn; empty where nothing is. */
  async link() {
    return (await this.#drawing.send({ share: true })).link;
  }

  /** Draws what a link carries instead of what was drawn, or says that it is damaged. */
  async open(link) {
    await this.sized;
    await this.send({ open: link });
  }

  // MARK: The menu

  #openMenu() {
    const grids = { auto: "gridAuto", decimal: "gridDecimal", pi: "gridPi" };
    openMenu(text("graph"), [
      [`${text("window")} …`, () => this.#askWindow()],
      [text("listen"), () => this.#sound?.toggle()],
      [text("share"), this.page.share],
      ...Object.entries(grids).filter(([grid]) => grid !== this.screen.grid)
        .map(([grid, name]) => [text(name), () => this.send({ grid })]),
      [text("copyPicture"), () => this.#copyPicture()],
      [text("savePng"), () => this.#save("png", this.#png())],
      [text("saveSvg"), async () => this.#save("svg", new Blob([await this.#svg()], { type: "image/svg+xml" }))],
      [text("copySvg"), async () => this.page.copy(await this.#svg())],
    ]);
  }

  #askWindow() {
    const names = ["left", "right", "bottom", "top"];
    askTexts(text("window"), names.map((name) => [text(name), this.screen.window[name]]), (values) => {
      const given = names.map((name, index) => [name, values[index]]);
      const changed = given.filter(([name, value]) => value !== this.screen.window[name]);
      if (changed.length) this.send({ window: Object.fromEntries(changed) });
    });
  }

  async #svg() {
    const picture = colors(this.buffer);
    const text = new TextDecoder().decode(await this.#drawing.svg(palette(picture !== null)));
    return picture ? text.replace('href=""', `href="${picture}"`) : text;
  }

  /** What is shown. */
  #png() {
    return new Promise((resolve) => this.canvas.toBlob(resolve, "image/png"));
  }

  async #save(name, file) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await file);
    link.download = `surd.${name}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  async #copyPicture() {
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": this.#png() })]);
      this.page.done(text("copied"));
    } catch {
      this.#save("png", this.#png());
    }
  }
}

/** A length as the browser rounds it to whole pixels; where a device is imitated, that is of another density. */
function inDevicePixels(length, exact) {
  const scaled = length * devicePixelRatio;
  return Math.abs(exact - scaled) < 1.5 ? exact : scaled;
}

/** A coordinate in its closed form, and in digits where they say more. */
function inFull(number) {
  return forms(number, 24).join(" ≈ ");
}
