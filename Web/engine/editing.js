// What the user writes on, in an instance of its own that always answers at once:
// an event goes in, a screen comes out. Where the instance breaks, another one
// goes on from the state that is kept, and from what was asked since then.

import { Instance } from "./instance.js";
import { RepeatedLines } from "./repeated-lines.js";

/** How long the instance may take before it counts as dead, in milliseconds; and for what is asked a second time. */
const patience = 5_000;
const limit = 15_000;
/** The longest text that is pasted; what is longer the engine refuses anyway. */
const longestPaste = 200_000;

export class Editing {
  /** The last screen. */
  screen = /** @type {any} */ (null);

  #role;
  #state;
  #listeners;
  #instance = /** @type {Instance | null} */ (null);
  /** Events that wait, and the one that is being handled. */
  #events = [];
  #event = null;
  #isStarted = false;
  #repeated = new RepeatedLines();
  /** Where the caret is, and in which formula: no state has that. */
  #caret;
  /** The events since something is asked for that was not answered, and the state before them. */
  #journal = [];
  #before = null;
  /** The instance's numbers of requests by the numbers that go out, which no two instances share. */
  #requests = new Map();
  #lastRequest = 0;

  /**
   * @param role The function of the engine: "handle" or "desk".
   * @param state What was kept, or null.
   * @param listeners onScreen(screen); onState(text): to be kept; onDamaged(text):
   *   a kept text that could not be used whole; onIdle(); onFailure(kind): "start",
   *   "restarted" or "damaged"; first(): the events that come before the state; caret:
   *   where the caret was, and in which formula, { of, at }, or null.
   */
  constructor(role, state, listeners) {
    this.#role = role;
    this.#state = state ?? null;
    this.#listeners = listeners;
    this.#caret = listeners.caret ?? null;
  }

  /** Starts an instance; resolves when it answers. */
  async start() {
    const instance = new Instance(this.#role);
    this.#instance = instance;
    await instance.ready;
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

  /** Brings a new instance to where the last one was. */
  async #load() {
    let screen = null;
    let isSetAside = false;
    while (screen === null) {
      try {
        screen = await this.#replay();
        if (isSetAside || screen === null) screen = await this.#ask({ screen: true });
      } catch (broken) {
        // A file of the page that does not come says nothing of what is kept.
        if (broken.kind === "load") throw broken;
        if (this.#journal.length > 0) {
          this.#journal = [];
        } else if (this.#state !== null) {
          this.#setAside();
          this.#state = null;
          isSetAside = true;
        } else {
          throw broken;
        }
        this.#instance?.end();
        await this.start();
      }
    }
    if (screen.message?.kind.startsWith("damage")) this.#setAside();
    this.#show(screen, true);
  }

  /** The last screen of an instance that is told all that is kept and asked; what was asked for is not asked again. */
  async #replay() {
    let screen = null;
    this.#requests.clear();
    for (const first of this.#listeners.first?.() ?? []) screen = await this.#ask(first);
    const state = this.#journal.length > 0 ? this.#before : this.#state;
    if (state !== null) screen = await this.#toCaret(await this.#ask({ load: state }));
    for (const { event, request } of this.#journal) {
      screen = await this.#ask(event);
      if (request) this.#requests.set(request, screen.request?.id ?? 0);
      screen.request = null;
    }
    return screen;
  }

  /** Puts the caret where it was in the same formula, as a tap does. */
  async #toCaret(screen) {
    const { of, at } = this.#caret ?? {};
    if (!at || of !== screen.copyText || screen.isAnswered) return screen;
    const { element, side, offset } = at;
    const placed = await this.#ask(side === "box" ? { tapPlace: element } : { tap: { element, offset, right: side === "after" } });
    // What is told once of a state is told of the first.
    const { formula, prefix, mathml, caret, nearKeys } = placed;
    const [state, request] = ["state", "request"].map((name) => placed[name] ?? screen[name]);
    return { ...screen, formula, prefix, mathml, caret, nearKeys, state, request };
  }

  #setAside() {
    this.#listeners.onDamaged(this.#state);
    this.#listeners.onFailure("damaged");
  }

  async #ask(event) {
    const id = event.answered?.id;
    if (id) event = { answered: { ...event.answered, id: this.#requests.get(id) ?? 0 } };
    return this.#repeated.whole(JSON.parse(await /** @type {Instance} */ (this.#instance).ask(JSON.stringify(event))));
  }

  async #next() {
    if (!this.#isStarted || this.#event || this.#events.length === 0) return this.#listeners.onIdle?.();
    const { event, resolves } = this.#take();
    this.#event = event;
    const before = this.#state;
    let screen = null;
    let handled = null;
    try {
      [screen, handled] = await this.#handle(event);
    } catch (broken) {
      return this.#listeners.onFailure("start");
    }
    this.#event = null;
    // What another window has kept already need not be kept again.
    this.#show(screen, "load" in event || ("merge" in event && screen.outcome !== "changed"));
    this.#note(handled, screen, before);
    for (const resolve of resolves) resolve(screen);
    this.#next();
  }

  /** The screen after an event, in a new instance where the old one breaks, and the event; another where that one is lost. */
  async #handle(event) {
    const isAnswered = await this.#tried(event, patience);
    if (isAnswered) return isAnswered;
    // Memory that was used up for other reasons, and a worker that a browser has ended without a word, are no fault of this event.
    return await this.#tried(event, limit) ?? await this.#handleWithout();
  }

  /** The screen after an event, and the event; nothing where the instance breaks or says nothing for so long, and another one took its place. */
  async #tried(event, time) {
    const watch = this.#watch(this.#instance, time);
    try {
      return [await this.#ask(event), event];
    } catch (broken) {
      await this.#restart();
      return null;
    } finally {
      clearTimeout(watch.timer);
    }
  }

  /** Says that an event is lost, and asks for the screen without it. */
  async #handleWithout() {
    this.#listeners.onFailure("restarted");
    const event = { screen: true };
    return [await this.#ask(event), event];
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

  /** Ends an instance that says nothing for so long; a machine may have slept, and what waits for a part of the engine is not dead. */
  #watch(instance, time) {
    const watch = {};
    const arm = (wait, isLast) => {
      watch.timer = setTimeout(() => {
        if (instance.isAwaiting) arm(wait, isLast);
        else if (isLast) instance.end();
        else arm(time / 5, true);
      }, wait);
    };
    arm(time, false);
    return watch;
  }

  /** Starts anew from the state that is kept, without what broke it. */
  async #restart() {
    this.#instance?.end();
    await this.start();
    await this.#load();
  }

  /** Writes down what no state has yet: what is asked for and not answered. */
  #note(event, screen, before) {
    if (screen.isBusy) {
      if (this.#journal.length === 0) this.#before = before;
      this.#journal.push({ event, request: screen.request?.id });
    } else {
      this.#journal = [];
      // A preview, maybe: only the last is answered.
      this.#requests = new Map([...this.#requests].slice(-1));
    }
  }

  /** @param isKept Whether the screen says only what the instance was told. */
  #show(screen, isKept) {
    if (screen.request) {
      this.#lastRequest += 1;
      this.#requests.set(this.#lastRequest, screen.request.id);
      screen.request = { ...screen.request, id: this.#lastRequest };
    }
    this.screen = screen;
    if (screen.caret) this.#caret = { of: screen.copyText, at: screen.caret };
    if (screen.state !== null && screen.state !== this.#state) {
      this.#state = screen.state;
      if (!isKept) this.#listeners.onState(screen.state);
    }
    this.#listeners.onScreen(screen);
  }
}
