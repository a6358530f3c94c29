// The engine as the page sees it: an event goes in, a screen comes out. Behind
// it are two instances in workers of their own. The editing one holds what the
// user writes on and is always quick; the computing one holds the values, may
// take long, and is stopped by ending it and starting another from the state
// that is kept. What one wants of the other goes through here.

import { Computing } from "./computing.js";
import { Editing } from "./editing.js";

/**
 * @typedef {import("./protocol").Screen} Screen
 * @typedef {import("./protocol").SheetEvent} SheetEvent
 */

export class Engine {
  /** Resolves when keys are answered; they may be sent before. */
  ready;

  #editing;
  #computing;
  /** What the session told last of names. */
  #names = /** @type {Partial<import("./protocol").Reply> | null} */ (null);
  #idle = [];
  /** The name of this window, for the lines that are written in it. */
  #window = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");

  /**
   * @param options settings: those of a sheet of which nothing was kept;
   *   sheetState and sessionState: what was kept, or null; caret: where the caret was, as it was kept;
   *   onScreen(screen); onBusy(isBusy): an evaluation takes long, or no longer;
   *   onState({ sheet }), onState({ session }): a text to keep;
   *   onState({ damaged: { sheet } }): a kept text that could not be used whole;
   *   onFailure(kind): "start", "restarted" or "damaged".
   */
  constructor({ settings = /** @type {Partial<import("./protocol").Settings> | null} */ (null), sheetState, sessionState, caret = null, onScreen, onBusy, onState, onFailure }) {
    const onIdle = () => this.#tellIdle();
    this.#editing = new Editing("handle", sheetState, {
      caret,
      first: () => [{ window: this.#window }, ...(settings ? [{ set: settings }] : []), ...(this.#names ? [{ answered: this.#names }] : [])],
      onScreen: (screen) => {
        if (screen.request) this.#computing.ask(screen.request);
        onScreen(screen);
      },
      onState: (sheet) => onState({ sheet }),
      onDamaged: (sheet) => onState({ damaged: { sheet } }),
      onIdle,
      onFailure,
    });
    this.#computing = new Computing(sessionState ?? null, {
      onReply: (reply) => this.#noteReply(reply),
      onBusy,
      onState: (session) => onState({ session }),
      onDamaged: (session) => {
        onState({ damaged: { session } });
        onFailure("damaged");
      },
      onStopped: (reason) => this.send({ stopped: reason }),
      onIdle,
      onFailure,
    });
    this.ready = this.#start();
    this.ready.catch(() => onFailure("start"));
  }

  /**
   * Handles an event; resolves to the screen right after it.
   *
   * @param {SheetEvent} event
   * @returns {Promise<Screen>}
   */
  send(event) {
    return this.#editing.send(event);
  }

  /**
   * Handles an event; resolves to the screen when everything is answered.
   *
   * @param {SheetEvent} event
   * @returns {Promise<Screen>}
   */
  async settled(event) {
    await this.send(event);
    if (this.#isBusy) await new Promise((resolve) => this.#idle.push(resolve));
    return this.#editing.screen;
  }

  /** Gives up on what is being computed. */
  stop() {
    this.#computing.stop();
  }

  /**
   * Takes over what another window has kept, one text, beside what is here.
   *
   * @returns Whether there is more here than there, which is told by onState.
   */
  async merge({ sheet, session }) {
    if (session !== undefined) return this.#computing.merge(session);
    return (await this.#editing.merge(sheet)).outcome === "changed";
  }

  /** How long the last answer took, in milliseconds. */
  get took() {
    return this.#computing.took;
  }

  /** The state of the session, or null. */
  get session() {
    return this.#computing.state;
  }

  async #start() {
    // Names first: they decide how a draft reads. But keys wait only so long.
    const names = this.#computing.start();
    await this.#editing.start();
    await Promise.race([names, new Promise((resolve) => setTimeout(resolve, 1000))]);
    await this.#editing.load();
  }

  /** Passes on what the session says. */
  #noteReply(reply) {
    const { variables, functions, lists, mentioned } = reply;
    if (variables || functions) {
      this.#names = { id: 0, kind: "restore", answers: [], variables, functions, lists, mentioned };
    }
    // The state is for the page, and whatever waits was typed later.
    this.#editing.interpose({ answered: { ...reply, state: null } });
  }

  get #isBusy() {
    return this.#editing.isBusy || this.#computing.isBusy;
  }

  #tellIdle() {
    if (this.#isBusy) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
