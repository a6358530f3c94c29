// What the page's scripts expect of a browser, as far as they run without one:
// workers, in which the engine can be fetched.

import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker as Thread } from "node:worker_threads";

/** Where `make web` leaves the page. */
export const siteFolder = new URL("../../.build/web/", import.meta.url);
/** Whether it is there. */
export const hasPage = existsSync(new URL("index.html", siteFolder));
/** The folder in it that has what belongs to one version. */
export const pageFolder = hasPage
  ? new URL(`${/src="(\w+)\/page\.js"/.exec(readFileSync(new URL("index.html", siteFolder), "utf8"))[1]}/`, siteFolder)
  : siteFolder;

// Scripts of a page are modules, which Node has to be told.
const build = new URL("../../.build/", import.meta.url);
writeFileSync(new URL("package.json", build), '{"type":"module"}\n');

/** The modules of the page, each by itself as `make web` joins them, beside the parts of the engine. */
export const moduleFolder = pathToFileURL(`${mkdtempSync(fileURLToPath(new URL("modules-", build)))}/`);
process.on("exit", () => rmSync(moduleFolder, { recursive: true }));
cpSync(new URL("../../Web", import.meta.url), moduleFolder, { recursive: true });
if (hasPage) {
  const parts = new URL("parts/", build);
  for (const name of readdirSync(parts)) symlinkSync(new URL(name, parts), new URL(`engine/${name}`, moduleFolder));
}

/** Files of the page, as a browser fetches them. */
globalThis.fetch = async (address) => new Response(
  readFileSync(new URL(address)), { headers: { "Content-Type": "application/wasm" } });

/** What a worker's script finds in its own thread. */
const surroundings = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { readFileSync } = require("node:fs");
  globalThis.self = globalThis;
  globalThis.postMessage = (data) => parentPort.postMessage(data);
  globalThis.XMLHttpRequest = class {
    open(_, address) { this.address = new URL(address); }
    send() { Object.assign(this, { status: 200, response: readFileSync(this.address) }); }
  };
  const { runInThisContext } = require("node:vm");
  globalThis.importScripts = (name) =>
    runInThisContext(readFileSync(new URL(name, workerData), "utf8"));
  importScripts(workerData);
  parentPort.on("message", (data) => self.onmessage({ data }));
`;

/** A worker as browsers have it. */
export class ThreadWorker {
  static all = [];
  #thread;

  constructor(address) {
    const { href } = new URL(address);
    this.#thread = new Thread(surroundings, { eval: true, workerData: href });
    this.#thread.on("message", (data) => this.onmessage?.({ data }));
    this.#thread.on("error", (error) => this.onerror?.(error));
    ThreadWorker.all.push(this);
  }

  postMessage(data) {
    this.#thread.postMessage(data);
  }

  terminate() {
    this.#thread.terminate();
  }

  static endAll() {
    for (const worker of ThreadWorker.all.splice(0)) worker.terminate();
  }
}

/** A module of the page, with the workers that it is to use. */
export async function load(name, Worker = ThreadWorker) {
  globalThis.Worker = Worker;
  return import(new URL(name, moduleFolder));
}

/** An engine with a record of what it tells the page. */
export async function startEngine(options = {}, Worker = ThreadWorker) {
  const { Engine } = await load("engine/engine.js", Worker);
  const told = { screens: [], busy: [], states: [], failures: [] };
  const engine = new Engine({
    sheetState: null,
    sessionState: null,
    onScreen: (screen) => told.screens.push(screen),
    onBusy: (isBusy) => told.busy.push(isBusy),
    onState: (state) => told.states.push(state),
    onFailure: (kind) => told.failures.push(kind),
    ...options,
  });
  /** The last text that was to be kept. */
  told.kept = (name) => told.states.filter((state) => name in state).at(-1)?.[name] ?? null;
  return { engine, told };
}
