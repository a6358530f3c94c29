// The engine in its parts, each compiled while it arrives: first what echoes keys, then
// what answers sums, then what answers others, then what draws, then the rest. One has the line to itself until little of it is
// still to come: the next is on its way then, and the line never waits. What a worker does with them stands in worker.js.

/** The files of the parts, in the order in which they are wanted. */
const files = ["surd.wasm", "surd-sums.wasm", "surd-answers.wasm", "surd-draws.wasm", "surd-rest.wasm"];
/** How many bytes each has: `make web` counts them. */
const sizes = [];
/** With so many bytes still to come of a part the next one is asked for. */
const LITTLE = 120_000;

/** How many parts a function of the engine needs before it is called. */
const needs = { handle: 1, perform: 2, desk: 3, examples: 3, graph: 4 };

/**
 * Whether the browser keeps the files of the page. All parts are there at once then, and an
 * instance waits for them: without a network, a worker may not reach what is kept by itself.
 */
const areKept = Boolean(globalThis.navigator?.serviceWorker?.controller);

/** Each part: its address, promises that little of it is still to come and of its compiled module, and whether that is there. */
export const parts = [];
for (const file of files) {
  const part = { address: new URL(file, import.meta.url).href, isHere: false };
  const before = parts.at(-1);
  const body = fetched(part.address, before);
  // What is read to count it is copied before it is compiled.
  const little = areKept ? new Promise(() => {}) : body.then((response) => near(response.clone().body, sizes[files.indexOf(file)]));
  part.module = compiled(body, before);
  part.isNear = Promise.race([little, part.module]);
  // Whoever needs it hears of a failure as well.
  part.module.then(() => { part.isHere = true; }, () => {});
  part.isNear.catch(() => {});
  parts.push(part);
}

/** A part, asked for when little of the one before is still to come. */
async function fetched(address, before) {
  await before?.isNear;
  if (typeof WebAssembly !== "object") throw new Error("unsupported");
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** A part, compiled while it arrives, where the browser can do that; it is there when the one before is. */
async function compiled(body, before) {
  const response = await body;
  // A host may send it as another type, which streaming refuses.
  const isWasm = response.headers.get("Content-Type")?.startsWith("application/wasm");
  const module = isWasm && WebAssembly.compileStreaming
    ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  const [compiled] = await Promise.all([module, before?.module]);
  return compiled;
}

/** Resolves when little of a body is still to come. */
async function near(body, size) {
  const reader = body.getReader();
  let count = 0;
  while (size - count > LITTLE) {
    const { done, value } = await reader.read();
    if (done) break;
    count += value.length;
  }
  reader.cancel().catch(() => {});
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
