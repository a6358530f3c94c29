// The engine as the page sees it: an event goes in, a screen comes out. Behind
// it are two instances in workers of their own. The editing one holds what the
// user writes on and is always quick; the computing one holds the values, may
// take long, and is stopped by ending it and starting another from the state
// that is kept. What one wants of the other goes through here.

import { Computing } from "./computing.js";
import { Instance } from "./instance.js";

/** How long the editing instance may take before it counts as stuck. */
const limit = 15_000;
/** The longest text that is pasted; what is longer the engine refuses anyway. */
const longestPaste = 200_000;

export class Engine {
  /** Resolves when keys are answered; they may be sent before. */
  ready;

  #editing = null;
  #computing;
  /** The compiled engine, for instances that start later. */
  #module = null;
  #sheetState;
  /** What the session told last of names. */
  #names = null;
  /** Events that wait, and the one that is being handled. */
  #events = [];
  #event = null;
  #isStarted = false;
  #last = null;
  #idle = [];

  /**
   * @param options sheetState and sessionState: what was kept, or null;
   *   onScreen(screen); onBusy(isBusy): an evaluation takes long, or no longer;
   *   onState({ sheet }), onState({ session }): a text to keep;
   *   onState({ damaged: { sheet } }): a kept text that could not be used whole;
   *   onFailure(kind): "start", "restarted" or "damaged".
   */
  constructor({ sheetState, sessionState, onScreen, onBusy, onState, onFailure }) {
    this.#sheetState = sheetState ?? null;
    Object.assign(this, { onScreen, onState, onFailure });
    this.#computing = new Computing(sessionState ?? null, {
      onReply: (reply) => this.#noteReply(reply),
      onBusy,
      onState: (session) => onState({ session }),
      onDamaged: (session) => this.#setAside({ session }),
      onStopped: (reason) => this.send({ stopped: reason }),
      onIdle: () => this.#tellIdle(),
      onFailure,
    });
    this.ready = this.#start();
    this.ready.catch(() => this.onFailure("start"));
  }

  /** Handles an event; resolves to the screen right after it. */
  send(event) {
    if (event.paste?.length > longestPaste) event = { paste: event.paste.slice(0, longestPaste) };
    return new Promise((resolve) => {
      this.#events.push({ event, resolve });
      this.#handleNext();
    });
  }

  /** Handles an event; resolves to the screen when everything is answered. */
  async settled(event) {
    await this.send(event);
    if (this.#isBusy) await new Promise((resolve) => this.#idle.push(resolve));
    return this.#last;
  }

  /** Gives up on what is being computed. */
  stop() {
    this.#computing.stop();
  }

  /** Goes on from other states, of another window. */
  async adopt({ sheet, session }) {
    if (session !== undefined) this.#computing.adopt(session);
    if (sheet !== undefined) {
      this.#sheetState = sheet;
      await this.send({ load: sheet });
    }
  }

  /** The compiled engine, for an instance elsewhere; null where it cannot change hands. */
  get module() {
    return this.#module;
  }

  /** The state of the session, or null. */
  get session() {
    return this.#computing.state;
  }

  // MARK: Starting

  async #start() {
    this.#editing = new Instance("handle");
    this.#module = await this.#editing.ready;
    // Names first: they decide how a draft reads. But keys wait only so long.
    const names = this.#computing.start(this.#module);
    await Promise.race([names, new Promise((resolve) => setTimeout(resolve, 1000))]);
    await this.#loadSheet();
    this.#isStarted = true;
    this.#handleNext();
  }

  /** Brings the sheet to the state that is kept. */
  async #loadSheet() {
    let screen = null;
    try {
      if (this.#names) screen = await this.#edit({ answered: this.#names });
      if (this.#sheetState !== null) screen = await this.#edit({ load: this.#sheetState });
    } catch (broken) {
      this.#setAside({ sheet: this.#sheetState });
      this.#sheetState = null;
      this.#editing.end();
      this.#editing = new Instance("handle", this.#module);
      await this.#editing.ready;
      screen = await this.#edit({ screen: true });
    }
    if (screen?.message?.kind === "damage") this.#setAside({ sheet: this.#sheetState });
    if (screen) this.#show(screen, true);
  }

  #setAside(texts) {
    this.onState({ damaged: texts });
    this.onFailure("damaged");
  }

  // MARK: Editing

  async #edit(event) {
    return JSON.parse(await this.#editing.ask(JSON.stringify(event)));
  }

  async #handleNext() {
    if (!this.#isStarted || this.#event || this.#events.length === 0) return this.#tellIdle();
    const { event, resolves } = this.#takeEvents();
    this.#event = event;
    let screen = null;
    try {
      screen = await this.#handle(event);
    } catch (broken) {
      return this.onFailure("start");
    }
    this.#event = null;
    this.#show(screen, "load" in event);
    for (const resolve of resolves) resolve(screen);
    this.#handleNext();
  }

  /** Handles an event, in a new instance where the old one breaks. */
  async #handle(event) {
    const watch = this.#watch(this.#editing);
    try {
      return await this.#edit(event);
    } catch (broken) {
      await this.#restartEditing();
      if (broken.kind !== "trapped") return await this.#edit({ screen: true });
    } finally {
      clearTimeout(watch.timer);
    }
    // Memory that was used up for other reasons is no fault of this event.
    try {
      return await this.#edit(event);
    } catch (broken) {
      await this.#restartEditing();
      return this.#edit({ screen: true });
    }
  }

  /** The next event; keys that piled up are one, as far as the next Enter. */
  #takeEvents() {
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

  /** Starts editing anew from the state that is kept, without what broke it. */
  async #restartEditing() {
    this.#editing.end();
    this.#editing = new Instance("handle", this.#module);
    this.onFailure("restarted");
    await this.#editing.ready;
    await this.#loadSheet();
  }

  /** @param isKept Whether the sheet says only what it was told. */
  #show(screen, isKept) {
    this.#last = screen;
    if (screen.state !== null) {
      this.#sheetState = screen.state;
      if (!isKept) this.onState({ sheet: screen.state });
    }
    if (screen.request) this.#computing.ask(screen.request);
    this.onScreen(screen);
  }

  /** Passes on what the session says. */
  #noteReply(reply) {
    const { variables, functions } = reply;
    if (variables || functions) {
      this.#names = { id: 0, kind: "restore", answers: [], variables, functions };
    }
    // The state is for the page, and whatever waits was typed later.
    const answered = { ...reply, state: null };
    this.#events.unshift({ event: { answered }, resolve() {} });
    this.#handleNext();
  }

  get #isBusy() {
    return this.#event !== null || this.#events.length > 0 || this.#computing.isBusy;
  }

  #tellIdle() {
    if (this.#isBusy) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
