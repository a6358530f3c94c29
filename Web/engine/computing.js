// The half of the engine that computes: requests go in, replies come out, one
// after the other. It is stopped by ending its worker; another one goes on from
// the state that is kept.

import { Instance } from "./instance.js";

/** How long an evaluation may take before it shows, in milliseconds; steps are looked for unasked. */
const patience = 120;
const patienceForSteps = 1_000;

/**
 * A request; of one that merges what comes of it is told.
 *
 * @typedef {(import("./protocol").Request | import("./protocol").StateRequest) & { resolve?: (hasMore: boolean) => void }} Asked
 */

export class Computing {
  #instance = /** @type {Instance | null} */ (null);
  /** The session as it was told last. */
  #state;
  #listeners;
  /** Requests that wait, the newest preview, and what is being computed. */
  #requests = /** @type {Asked[]} */ ([]);
  #preview = /** @type {Asked | null} */ (null);
  #request = /** @type {Asked | null} */ (null);
  #timer = 0;
  /** How long the last request took for which somebody waited, in milliseconds. */
  #took = 0;
  /** Requests on which an instance broke once. */
  #tried = new WeakSet();

  /**
   * @param state What was kept of the session, or null.
   * @param listeners onReply(reply); onBusy(isBusy): an evaluation takes long, or
   *   no longer; onState(text): to be kept; onDamaged(text): a kept text that
   *   could not be used whole; onStopped(reason): the requests that wait will
   *   never be answered; onIdle(); onFailure(kind).
   */
  constructor(state, listeners) {
    this.#state = state;
    this.#listeners = listeners;
  }

  /** The session as it was told last, or null. */
  get state() {
    return this.#state;
  }

  /** How long the last request took for which somebody waited, in milliseconds. */
  get took() {
    return this.#took;
  }

  /** Whether the user waits for an answer. */
  get isComputing() {
    return this.#request !== null && !["preview", "restore", "merge"].includes(this.#request.kind);
  }

  /** Whether there will be a reply. */
  get isBusy() {
    return this.#request !== null || this.#requests.length > 0 || this.#preview !== null;
  }

  /** Starts an instance, from the state that is kept. */
  async start() {
    const instance = new Instance("perform");
    this.#instance = instance;
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    /** @type {Asked} */
    const request = { kind: "restore", state: this.#state ?? "", seed: seed >>> 1 };
    this.#request = request;
    if (this.#state !== null) {
      try {
        const reply = JSON.parse(await instance.ask(JSON.stringify(request)));
        if (reply.damage?.length > 0) this.#listeners.onDamaged(this.#state);
        this.#listeners.onReply(reply);
      } catch (broken) {
        if (broken.kind === "ended") return;
        if (broken.kind !== "trapped") return this.#listeners.onFailure("start");
        // The state itself ends the engine: go on without it, but keep it.
        this.#listeners.onDamaged(this.#state);
        this.#state = null;
        return this.start();
      }
    }
    if (this.#request === request) this.#request = null;
    this.#next();
  }

  /**
   * Computes what a screen asks for; of previews, only the newest.
   *
   * @param {import("./protocol").Request} request
   */
  ask(request) {
    if (request.kind === "preview") this.#preview = request;
    else this.#requests.push(request);
    this.#next();
  }

  /** Gives up on what is being computed. */
  stop() {
    if (this.isComputing) this.#abandon("user");
  }

  /** Takes over what another window has kept, beside what is here, when nothing is under way. */
  merge(state) {
    return new Promise((resolve) => {
      this.#requests.push({ kind: "merge", state, resolve });
      this.#next();
    });
  }

  async #next() {
    if (this.#request || !this.#instance) return;
    const request = this.#requests.shift() ?? this.#preview;
    if (!request) return this.#listeners.onIdle();
    if (request === this.#preview) this.#preview = null;
    this.#request = request;
    const start = performance.now();
    const wait = request.kind === "steps" ? patienceForSteps : patience;
    if (this.isComputing) this.#timer = setTimeout(() => this.#listeners.onBusy(true), wait);
    let reply = /** @type {any} */ (null);
    try {
      reply = JSON.parse(await this.#instance.ask(JSON.stringify({ ...request, resolve: undefined })));
    } catch (broken) {
      // Memory that was used up for other reasons is no fault of this request.
      if (broken.kind === "trapped" && request.kind !== "preview" && !this.#tried.has(request)) {
        this.#tried.add(request);
        return this.#askAgain(request);
      }
      request.resolve?.(false);
      // Whoever ended it takes care of the rest.
      if (broken.kind === "trapped") this.#abandon("memory");
      else if (broken.kind !== "ended") this.#listeners.onFailure("start");
      return;
    }
    if (this.isComputing) this.#took = performance.now() - start;
    this.#finish();
    if (typeof reply.state === "string") {
      this.#state = reply.state;
      if (request.kind !== "merge" || reply.hasMore) this.#listeners.onState(reply.state);
    }
    this.#listeners.onReply(reply);
    request.resolve?.(reply.hasMore);
    this.#next();
  }

  /** Starts anew, with the same request first. */
  #askAgain(request) {
    this.#instance?.end();
    this.#finish();
    this.#requests.unshift(request);
    this.start();
  }

  /** Ends what is being computed, and starts anew. */
  #abandon(reason) {
    const wasPreview = this.#request?.kind === "preview";
    this.#instance?.end();
    // What other windows have kept is worth something in any case.
    if (!wasPreview) this.#requests = this.#requests.filter(({ kind }) => kind === "merge");
    this.#preview = null;
    this.#finish();
    this.start();
    if (!wasPreview) this.#listeners.onStopped(reason);
  }

  #finish() {
    clearTimeout(this.#timer);
    if (this.isComputing) this.#listeners.onBusy(false);
    this.#request = null;
  }
}
