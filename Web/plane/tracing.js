// Reading points out of curves: steps that somebody asks for, a finger that leads the point, and
// the mouse, which shows the point under it as long as nothing else is read out.

import { NEAR } from "./gestures.js";

export class Tracing {
  /** Where a finger has led the point to, until it is there. */
  #along = null;
  /** Whether the mouse is over a point that nobody asked to read out, and where it is, until that is told. */
  #hovers = false;
  #hover = null;
  /** How many points somebody has asked to read out that are not shown yet. */
  #reads = 0;

  /**
   * @param {{ screen: import("../engine/protocol").GraphScreen & { curves: import("../engine/protocol").Curve[], features: import("../engine/protocol").Feature[] }, send: (event: import("../engine/protocol").GraphEvent) => Promise<import("../engine/protocol").GraphScreen> }} graph
   *   screen: its last screen; send(event): resolves to the screen after it.
   * @param onRead Called before a step that somebody asked for.
   */
  constructor(graph, onRead) {
    this.graph = graph;
    this.onRead = onRead;
  }

  /** Whether the mouse alone shows the point. */
  get isHovering() {
    return this.#hovers;
  }

  /** Whether a point is read out that somebody asked for. */
  get isAtWork() {
    return Boolean(this.graph.screen.trace) && !this.#hovers;
  }

  /**
   * Reads out the point after a step that somebody asked for, which ends what the mouse shows.
   *
   * @param {import("../engine/protocol").TraceStep} trace
   */
  read(trace) {
    this.#hovers = false;
    this.onRead();
    this.#reads += 1;
    return this.graph.send({ trace }).finally(() => { this.#reads -= 1; });
  }

  /** Reads out what is under a finger; says whether there is anything. */
  async tap(place) {
    return Boolean((await this.read(place))?.trace);
  }

  /** Begins to read out, or ends it. */
  toggle() {
    this.read(this.isAtWork ? { off: true } : { move: 0 });
  }

  /** Begins to read a line out, in the middle of the window. */
  async readLine(id) {
    const shown = this.graph.screen.curves.filter(({ isShown }) => isShown);
    await this.read({ off: true });
    await this.read({ move: 0 });
    for (let count = shown.length; count > 0 && this.graph.screen.trace && this.graph.screen.trace.curve !== id; count -= 1) {
      await this.read({ curve: 1 });
    }
  }

  /** Whether a pixel is as good as the point that is read out. */
  isOnPoint({ x, y }, density) {
    if (this.#hovers) return false;
    const { column = NaN, row = NaN } = this.graph.screen.trace ?? {};
    return Math.hypot(x - column, y - (row ?? NaN)) < NEAR * density;
  }

  /** Takes the point along; one step at a time is under way, and the newest one is next. */
  async lead(along) {
    const isLed = this.#along !== null;
    this.#along = along;
    if (isLed) return;
    for (let sent = null; sent !== this.#along;) {
      sent = this.#along;
      await this.read({ along: sent });
    }
    this.#along = null;
  }

  /**
   * Shows the point under the mouse as long as it is there, where none is read out otherwise or about to be; nobody says it.
   * One step at a time is under way, and the newest one is next.
   */
  async hoverOver(place) {
    if (this.#reads || this.isAtWork) return;
    const isUnderWay = this.#hover !== null;
    this.#hover = place ?? "away";
    if (isUnderWay) return;
    for (let sent = null; sent !== this.#hover && !this.#reads;) {
      sent = this.#hover;
      this.#hovers = true;
      const screen = await this.graph.send({ trace: sent === "away" ? { off: true } : sent });
      this.#hovers = this.#hovers && Boolean(screen?.trace);
    }
    this.#hover = null;
  }

  /** Goes to the next point of the curve that is traced, if there is one: Tab leaves behind the last. */
  nextPoint(isBack) {
    const { trace, features } = this.graph.screen;
    if (!trace) return false;
    const last = features.filter(({ curve, kind }) => curve === trace.curve && kind !== "asymptote").length - 1;
    const isMore = trace.point === null ? last >= 0 : isBack ? trace.point > 0 : trace.point < last;
    if (isMore) this.read({ feature: isBack ? -1 : 1 });
    return isMore;
  }
}
