// An instance of the engine in a worker of its own, as a function from text to
// text that takes a while. One that draws sends pictures besides.

import { awaited, parts } from "./parts.js";

/** Why an instance answers no more: "trapped", "load", "unsupported", "ended". */
class Broken extends Error {
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/** An instance of the engine in a worker. */
export class Instance {
  #worker;
  #waiting = [];
  #tellReady;
  #onPicture;
  #onTrap;
  /** Why it answers no more, once that is so. */
  #broken = null;
  /** Whether it waits for a part of the engine that is still on its way. */
  isAwaiting = false;

  /**
   * @param {string} role The function of the engine to use: "handle", "perform" or "graph".
   * @param {{ onPicture?: (data: any) => void, onTrap?: () => void, quiet?: number }} drawing For "graph", onPicture(data), onTrap(), and quiet: after how many
   *   texts it begins to draw.
   */
  constructor(role, { onPicture, onTrap, quiet } = {}) {
    this.#onPicture = onPicture;
    this.#onTrap = onTrap;
    this.#worker = new Worker(new URL("worker.js", import.meta.url));
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = () => this.#breakOff("load");
    /** Resolves when texts are answered; they may be sent before. */
    this.ready = new Promise((resolve, reject) => { this.#tellReady = { resolve, reject }; });
    // Whoever asks hears of it as well.
    this.ready.catch(() => {});
    const needed = awaited(role);
    this.#worker.postMessage({ role, quiet, needed, addresses: parts.map(({ address }) => address) });
    parts.forEach(({ module }, part) => module.then((module) => this.#give(part, module), (error) => {
      if (part < needed) this.#breakOff(error.message === "unsupported" ? "unsupported" : "load");
    }));
  }

  /** Hands over a part; where compiled code cannot change hands, its address. */
  #give(part, module) {
    if (this.#broken) return;
    const { address } = parts[part];
    try {
      this.#worker.postMessage({ part, address, module });
    } catch (error) {
      this.#worker.postMessage({ part, address });
    }
  }

  /**
   * The text that the engine makes of a text, or the bytes of `{ svg: colors }`, in order.
   *
   * @param {string | { svg: object }} text
   * @returns {Promise<any>}
   */
  ask(text) {
    return new Promise((resolve, reject) => {
      if (this.#broken) return reject(new Broken(this.#broken));
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(text);
    });
  }

  /** Ends the worker in the middle of whatever it does. */
  end() {
    this.#breakOff("ended");
  }

  #hear(data) {
    this.isAwaiting = Boolean(data.awaited);
    if (typeof data === "string") this.#waiting.shift()?.resolve(data);
    else if (data.svg) this.#waiting.shift()?.resolve(data.svg);
    else if (data.answered) this.#onPicture?.(data);
    else if (data.ready) this.#tellReady.resolve();
    else if (data.awaited) parts[data.awaited].module.catch(() => this.#breakOff("load"));
    else this.#breakOff(data.failed ?? "trapped");
  }

  #breakOff(kind) {
    if (this.#broken) return;
    this.#broken = kind;
    this.#worker.terminate();
    this.#tellReady.reject(new Broken(kind));
    for (const { reject } of this.#waiting.splice(0)) reject(new Broken(kind));
    if (kind === "trapped") this.#onTrap?.();
  }
}
