// What the user writes on, in an instance of its own that always answers at once:
// an event goes in, a screen comes out. Where the instance breaks, another one
// goes on from the state that is kept.

import { Instance } from "./instance.js";
import { Told } from "./told.js";

/** How long the instance may take before it counts as stuck, in milliseconds. */
const limit = 15_000;
/** The longest text that is pasted; what is longer the engine refuses anyway. */
const longestPaste = 200_000;

export class Editing {
  /** The last screen. */
  screen = null;

  #role;
  #state;
  #listeners;
  #instance = null;
  #module = null;
  /** Events that wait, and the one that is being handled. */
  #events = [];
  #event = null;
  #isStarted = false;
  #told = new Told();

  /**
   * @param role The function of the engine: "handle" or "desk".
   * @param state What was kept, or null.
   * @param listeners onScreen(screen); onState(text): to be kept; onDamaged(text):
   *   a kept text that could not be used whole; onIdle(); onFailure(kind): "start",
   *   "restarted" or "damaged"; first(): the events that come before the state.
   */
  constructor(role, state, listeners) {
    this.#role = role;
    this.#state = state ?? null;
    this.#listeners = listeners;
  }

  /** Starts an instance; resolves to the compiled engine, or null where it cannot change hands. */
  async start(module = null) {
    this.#instance = new Instance(this.#role, module);
    this.#module = await this.#instance.ready;
    return this.#module;
  }

  /** Brings back the state that is kept, and takes events from then on. */
  async load() {
    await this.#load();
    this.#isStarted = true;
    this.#next();
  }

  /** Handles an event; resolves to the screen right after it. */
  send(event) {
    if (event.paste?.length > longestPaste) event = { paste: event.paste.slice(0, longestPaste) };
    return new Promise((resolve) => {
      this.#events.push({ event, resolve });
      this.#next();
    });
  }

  /** Handles an event before those that wait. */
  interpose(event) {
    this.#events.unshift({ event, resolve() {} });
    this.#next();
  }

  /** Goes on from another state, of another window. */
  adopt(state) {
    this.#state = state;
    return this.send({ load: state });
  }

  /** Takes over what another window has kept, beside what is here. */
  merge(state) {
    return this.send({ merge: state });
  }

  /** Whether there will be another screen. */
  get isBusy() {
    return this.#event !== null || this.#events.length > 0;
  }

  /** Brings a new instance to the state that is kept. */
  async #load() {
    let screen = null;
    try {
      for (const first of this.#listeners.first?.() ?? []) screen = await this.#ask(first);
      if (this.#state !== null) screen = await this.#ask({ load: this.#state });
    } catch (broken) {
      this.#setAside();
      this.#state = null;
      this.#instance.end();
      await this.start(this.#module);
      screen = await this.#ask({ screen: true });
    }
    if (screen?.message?.kind.startsWith("damage")) this.#setAside();
    if (screen) this.#show(screen, true);
  }

  #setAside() {
    this.#listeners.onDamaged(this.#state);
    this.#listeners.onFailure("damaged");
  }

  async #ask(event) {
    return this.#told.whole(JSON.parse(await this.#instance.ask(JSON.stringify(event))));
  }

  async #next() {
    if (!this.#isStarted || this.#event || this.#events.length === 0) return this.#listeners.onIdle?.();
    const { event, resolves } = this.#take();
    this.#event = event;
    let screen = null;
    try {
      screen = await this.#handle(event);
    } catch (broken) {
      return this.#listeners.onFailure("start");
    }
    this.#event = null;
    // What another window has kept already need not be kept again.
    this.#show(screen, "load" in event || ("merge" in event && screen.outcome !== "changed"));
    for (const resolve of resolves) resolve(screen);
    this.#next();
  }

  /** Handles an event, in a new instance where the old one breaks. */
  async #handle(event) {
    const watch = this.#watch(this.#instance);
    try {
      return await this.#ask(event);
    } catch (broken) {
      await this.#restart();
      if (broken.kind !== "trapped") return await this.#ask({ screen: true });
    } finally {
      clearTimeout(watch.timer);
    }
    // Memory that was used up for other reasons is no fault of this event.
    try {
      return await this.#ask(event);
    } catch (broken) {
      await this.#restart();
      return this.#ask({ screen: true });
    }
  }

  /** The next event; keys that piled up are one, as far as the next Enter. */
  #take() {
    const { event, resolve } = this.#events.shift();
    const resolves = [resolve];
    let keys = event.keys;
    while (keys !== undefined && !keys.includes("Enter") && this.#events[0]?.event.keys) {
      const next = this.#events.shift();
      keys += ` ${next.event.keys}`;
      resolves.push(next.resolve);
    }
    return { event: keys === undefined ? event : { keys }, resolves };
  }

  /** Ends an instance that is stuck; twice, since a machine may have slept. */
  #watch(instance) {
    const watch = {};
    watch.timer = setTimeout(() => {
      watch.timer = setTimeout(() => instance.end(), limit / 5);
    }, limit);
    return watch;
  }

  /** Starts anew from the state that is kept, without what broke it. */
  async #restart() {
    this.#instance.end();
    this.#listeners.onFailure("restarted");
    await this.start(this.#module);
    await this.#load();
  }

  /** @param isKept Whether the screen says only what the instance was told. */
  #show(screen, isKept) {
    this.screen = screen;
    if (screen.state !== null && screen.state !== this.#state) {
      this.#state = screen.state;
      if (!isKept) this.#listeners.onState(screen.state);
    }
    this.#listeners.onScreen(screen);
  }
}
