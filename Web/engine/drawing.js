// The third of the engine that draws: events go in, screens come out, and
// pictures follow by themselves until all is proved. What the hand does while
// something is under way waits here, and becomes one event.

import { Instance } from "./instance.js";

/** How long nothing may come of an event or a picture, in milliseconds. */
const limit = 15_000;

export class Drawing {
  #instance = /** @type {Instance | null} */ (null);
  #state;
  #listeners;
  /** The events that set up a new instance, by name: what the engine does not keep. */
  #basics = {};
  /** How many texts the instance was sent. */
  #sent = 0;
  /** Moves of the hand: those that wait, and those that no picture shows yet. */
  #waiting = [];
  #moves = [];
  #isAsking = false;
  /** The screen of the last move, which is shown with its picture. */
  #late = null;
  #isDone = true;
  #watch = 0;
  #breaks = 0;
  #idle = [];

  /**
   * @param state What was kept, or null.
   * @param listeners onScreen(screen), onPicture(buffer, isDone), onState(text),
   *   onDamaged(text), onFailure(kind).
   */
  constructor(state, listeners) {
    this.#state = state;
    this.#listeners = listeners;
    this.#start();
  }

  /**
   * Handles an event; resolves to the screen.
   *
   * @param {import("./protocol").GraphEvent} event
   * @returns {Promise<import("./protocol").GraphScreen>}
   */
  async send(event) {
    for (const name of ["session", "set", "lines", "dashed", "size"]) {
      if (name in event) this.#basics[name] = { ...this.#basics[name], ...event };
    }
    const screen = await this.#ask(event);
    // What another window keeps has the size of that window.
    if (event.load && this.#basics.size) await this.#ask(this.#basics.size);
    return screen;
  }

  /** Moves the picture, at once for the eye and soon for the engine. */
  move(event) {
    const last = this.#waiting.at(-1);
    if (last?.pan && event.pan) {
      last.pan = { x: last.pan.x + event.pan.x, y: last.pan.y + event.pan.y };
    } else if (last?.zoom && event.zoom && isSamePlace(last.zoom, event.zoom)) {
      last.zoom = { ...last.zoom, factor: last.zoom.factor * event.zoom.factor };
    } else {
      this.#waiting.push(event);
    }
    this.#flush();
  }

  /** Where a pixel of the last picture is by now: x becomes scaleX * x + left. */
  get transform() {
    const now = { scaleX: 1, scaleY: 1, left: 0, top: 0 };
    for (const { pan, zoom } of [...this.#moves.map(({ event }) => event), ...this.#waiting]) {
      if (pan) {
        now.left += pan.x;
        now.top += pan.y;
      } else {
        const [x, y] = [zoom.axis === "y" ? 1 : zoom.factor, zoom.axis === "x" ? 1 : zoom.factor];
        now.scaleX *= x;
        now.scaleY *= y;
        now.left = zoom.x + (now.left - zoom.x) * x;
        now.top = zoom.y + (now.top - zoom.y) * y;
      }
    }
    return now;
  }

  /** The bytes of an SVG with the picture in some colours. */
  svg(colors) {
    return this.#instance?.ask({ svg: colors });
  }

  /** Resolves when all is drawn. */
  async settled() {
    if (!this.#isIdle) await new Promise((resolve) => this.#idle.push(resolve));
  }

  // MARK: Asking

  #start() {
    this.#sent = 0;
    this.#moves = [];
    this.#isDone = true;
    const basics = Object.values(this.#basics);
    const quiet = this.#breaks > 1 ? basics.length + 1 : 0;
    this.#instance = new Instance("graph", {
      quiet,
      onPicture: (data) => this.#hear(data),
      onTrap: () => this.#restart("trapped"),
    });
    this.#instance.ready.catch(({ kind }) => {
      if (kind !== "ended" && kind !== "trapped") this.#listeners.onFailure("start");
    });
    this.#try(this.#state === null ? { screen: true } : { load: this.#state });
    for (const event of basics) this.#try(event);
  }

  /** The screen after an event, which is asked again where the instance broke, maybe while it drew. */
  async #ask(event) {
    return await this.#try(event) ?? await this.#try(event);
  }

  /** The screen after an event, or null where the instance broke, after which there is a new one. */
  async #try(event) {
    const instance = /** @type {Instance} */ (this.#instance);
    this.#sent += 1;
    this.#isDone = false;
    if (event.pan || event.zoom) this.#moves.push({ event, number: this.#sent });
    this.#arm();
    try {
      const screen = JSON.parse(await instance.ask(JSON.stringify(event)));
      this.#note(screen, event);
      return screen;
    } catch (broken) {
      if (instance === this.#instance) this.#restart(broken.kind);
      return null;
    }
  }

  /** Sends what waits, once the engine has drawn what it was sent. */
  async #flush() {
    if (this.#isAsking || this.#waiting.length === 0) return;
    this.#isAsking = true;
    await Promise.all(this.#waiting.splice(0).map((event) => this.#ask(event)));
    this.#isAsking = false;
    this.#flush();
  }

  #note(screen, event = {}) {
    const isKept = "load" in event;
    if (isKept && screen.message) this.#listeners.onDamaged(this.#state);
    if (screen.state) {
      this.#state = screen.state;
      if (!isKept) this.#listeners.onState(screen.state);
    }
    this.#showLate();
    if (event.pan || event.zoom) this.#late = screen;
    else this.#listeners.onScreen(screen);
  }

  #showLate() {
    if (this.#late) this.#listeners.onScreen(this.#late);
    this.#late = null;
  }

  #hear({ picture, answered, isDone, screen }) {
    this.#moves = this.#moves.filter(({ number }) => number > answered);
    this.#isDone = isDone && answered === this.#sent;
    if (this.#isDone) this.#breaks = 0;
    this.#arm();
    this.#showLate();
    if (screen) this.#note(JSON.parse(screen));
    if (picture) this.#listeners.onPicture(picture, isDone);
    if (this.#isIdle) for (const resolve of this.#idle.splice(0)) resolve();
  }

  get #isIdle() {
    return this.#isDone && this.#waiting.length === 0 && !this.#isAsking;
  }

  // MARK: Breaking

  /** Waits for a sign of life, as long as there is something to prove. */
  #arm() {
    clearTimeout(this.#watch);
    this.#watch = this.#isDone ? 0 : setTimeout(() => this.#restart("stuck"), limit);
  }

  /** Goes on from what is kept; what breaks twice is not drawn until something changes. */
  #restart(kind) {
    if (kind === "ended" || kind === "load" || kind === "unsupported") return;
    this.#breaks += 1;
    this.#instance?.end();
    if (this.#breaks === 4) {
      this.#listeners.onDamaged(this.#state);
      this.#state = null;
    }
    // What breaks once is asked again.
    if (kind !== "trapped" || this.#breaks > 1) this.#listeners.onFailure("restarted");
    this.#start();
  }
}

function isSamePlace(one, other) {
  return one.x === other.x && one.y === other.y && one.axis === other.axis;
}
