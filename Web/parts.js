// The engine in its parts, each compiled while it arrives: first what echoes keys, then
// what answers sums, then what answers others, then what draws, then the rest. One has the line to itself until it is there. What a
// worker does with them stands in worker.js.

/** The files of the parts, in the order in which they are wanted. */
const files = ["surd.wasm", "surd-sums.wasm", "surd-answers.wasm", "surd-draws.wasm", "surd-rest.wasm"];

/** How many parts a function of the engine needs before it is called. */
const needs = { handle: 1, perform: 2, desk: 3, examples: 3, graph: 4 };

/**
 * Whether the browser keeps the files of the page. All parts are there at once then, and an
 * instance waits for them: without a network, a worker may not reach what is kept by itself.
 */
const areKept = Boolean(globalThis.navigator?.serviceWorker?.controller);

/** Each part: its address, a promise of its compiled module, and whether that is there. */
export const parts = [];
for (const file of files) {
  const address = new URL(file, import.meta.url).href;
  const module = compiled(address, parts.at(-1)?.module);
  const part = { address, module, isHere: false };
  // Whoever needs it hears of a failure as well.
  module.then(() => { part.isHere = true; }, () => {});
  parts.push(part);
}

/** A part, compiled while it arrives, where the browser can do that, when the one before is there. */
async function compiled(address, before) {
  await before;
  if (typeof WebAssembly !== "object") throw new Error("unsupported");
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A host may send it as another type, which streaming refuses.
  const isWasm = response.headers.get("Content-Type")?.startsWith("application/wasm");
  if (isWasm && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** How many parts an instance waits for that uses a function of the engine. */
export function awaited(role) {
  return areKept ? parts.length : Math.max(needs[role], parts.filter(({ isHere }) => isHere).length);
}

/** Resolves when all parts are there. */
export const complete = parts.at(-1).module;

/** Calls back with the share of the parts that are there when another one has come, and where one does not. */
export function watch(onArrival, onMissing) {
  parts.forEach(({ module }, index) => module.then(() => onArrival((index + 1) / parts.length), onMissing));
}
