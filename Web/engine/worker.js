// One of the page's workers: an instance of the engine, of which it uses one function
// from text to text. The page's first message names it; then come the parts of the
// engine, compiled. It answers as soon as it has the parts that its function needs, and
// takes in the others when they come. The one whose function is "graph" draws between
// two texts, a bit at a time. A classic script: the oldest browsers that count know no
// module workers.
"use strict";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What the parts export that are there, each for those behind it; with the first one the whole engine, for whoever calls it. */
let engine = /** @type {any} */ ({});
/** The function of the engine that turns a text into a text. */
let role = "";
/** How many parts are there, how many its function needs, and where all stand. */
let count = 0;
let needed = 1;
let addresses = [];
/** What waits for the parts that are needed, in order. */
const early = [];
/** What the engine had in its memory before the call under way, until all parts are there. */
let before = new Uint8Array(0);
/** Where its stack ended then. */
let stack = 0;

/** A function of a part that is not there yet was called. */
class Missing extends Error {}

self.onmessage = ({ data }) => {
  if (data.role) begin(data);
  else if (data.address) guarded(() => take(data.part, data.module ?? fetched(data.address)));
  else if (count < needed) early.push(() => answer(data));
  else answer(data);
};

// Not every browser lets compiled code change hands.
self.onmessageerror = () => guarded(() => take(count, fetched(addresses[count])));

function begin(message) {
  ({ role, needed, addresses } = message);
  quiet = message.quiet ?? 0;
}

/** Takes in the next part. */
function take(part, module) {
  // It was needed before it was sent.
  if (part < count) return;
  const { exports } = new WebAssembly.Instance(module, { engine, later });
  engine = { ...engine, ...exports };
  count += 1;
  // Nothing is undone any more.
  if (count === addresses.length) before = new Uint8Array(0);
  if (count !== needed) return;
  self.postMessage({ ready: true });
  while (count >= needed && early.length > 0) early.shift()();
}

/**
 * The functions that a part calls of later ones, by their places in the table, where the
 * later part puts itself when it comes. A call of one that is not there yet is undone.
 */
const later = new Proxy(/** @type {WebAssembly.ModuleImports} */ ({}), { get: () => () => { throw new Missing(); } });

/**
 * Does something with the engine. If that calls a function of a part that is not there yet, the
 * engine is as it was before, and it is done again when the next part has come: the part is
 * on its way to the page, and asked for once.
 */
function attempt(work) {
  const isWhole = count === addresses.length;
  if (!isWhole) keep();
  guarded(() => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      restore();
      needed = count + 1;
      early.unshift(() => attempt(work));
      self.postMessage({ awaited: count });
    }
  });
}

function keep() {
  const memory = new Uint8Array(engine.memory.buffer);
  if (before.length !== memory.length) before = new Uint8Array(memory.length);
  before.set(memory);
  stack = engine["%global"].value;
}

function restore() {
  const memory = new Uint8Array(engine.memory.buffer);
  memory.set(before);
  // What has grown meanwhile is as new.
  memory.fill(0, before.length);
  engine["%global"].value = stack;
}

/** A part, compiled here and now. */
function fetched(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
    if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
    return new WebAssembly.Module(request.response);
  } catch (error) {
    throw Object.assign(new Error(String(error)), { isLoading: true });
  }
}

/** Answers a text, or `{ svg: colors }` with a drawing of the picture. */
function answer(data) {
  attempt(() => {
    if (data.svg) return self.postMessage({ svg: bytes("svg", JSON.stringify(data.svg)).buffer });
    self.postMessage(transform(data));
    answered += 1;
    if (role !== "graph") return;
    if (answered > quiet) goOn();
    else self.postMessage({ answered, isDone: true });
  });
}

function guarded(work) {
  try {
    work();
  } catch (error) {
    // The memory may be in any state now: the page ends this worker.
    self.postMessage(error.isLoading ? { failed: "load" } : { trapped: String(error) });
  }
}

/** Passes a text to the engine and returns the one that comes back. */
function transform(text) {
  return decoder.decode(bytes(role, text));
}

/** Passes a text to a function of the engine and returns the bytes that come back. */
function bytes(name, text) {
  const given = encoder.encode(text.normalize());
  const input = engine.allocate(given.length);
  new Uint8Array(engine.memory.buffer, input, given.length).set(given);
  const result = taken(engine[name](input, given.length));
  engine.release(input);
  return result;
}

/** A copy of the bytes that the engine hands out. */
function taken(output) {
  const count = new DataView(engine.memory.buffer).getUint32(output, true);
  const result = new Uint8Array(engine.memory.buffer, output + 4, count).slice();
  engine.release(output);
  return result;
}

// MARK: Drawing

/** How long to draw before listening again, and between two pictures, in ms. */
const slice = 8;
const pause = 80;

/** The number of texts that were answered, and after how many drawing begins. */
let answered = 0;
let quiet = 0;
/** The steps of a slice, which is as many as this machine can do. */
let steps = 2_000_000;
let isGoingOn = false;
let isNew = true;
/** Whether the screen of the last picture was sent. */
let isTold = true;
let lastPicture = 0;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  if (count < needed) early.push(() => attempt(draw));
  else attempt(draw);
};

/** Draws on as soon as nothing else is to be done. */
function goOn() {
  isNew = true;
  schedule();
}

function schedule() {
  if (isGoingOn) return;
  isGoingOn = true;
  port2.postMessage(0);
}

function draw() {
  isGoingOn = false;
  const start = performance.now();
  // Bit 0: there is more to prove; bit 1: there is something new to see.
  const state = engine.draw(steps);
  const now = performance.now();
  steps = Math.max(100_000, Math.min(1e9, steps * slice / Math.max(now - start, 0.5)));
  const isDone = (state & 1) === 0;
  if (state & 2 && (isDone || isNew || now - lastPicture > pause)) {
    const picture = taken(engine.picture()).buffer;
    // What there is to say of it comes next, unless something else comes before.
    self.postMessage({ picture, answered, isDone: false }, [picture]);
    isNew = false;
    isTold = false;
    lastPicture = performance.now();
  } else if (isDone) {
    self.postMessage({ answered, isDone, screen: isTold ? null : transform('{"progress":true}') });
    isTold = true;
    return;
  }
  schedule();
}
