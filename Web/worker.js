// One of the page's two workers: an instance of the engine, of which it uses one
// function from text to text. The page's first message names it, and brings the
// compiled engine where the other worker has compiled it already. A classic
// script: the oldest browsers that count know no module workers.
"use strict";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The instance, a promise before it is there. */
let starting = null;
let engine = null;
/** The function of the engine that turns a text into a text. */
let role = "";

self.onmessage = ({ data }) => {
  if (typeof data !== "string") starting = start(data);
  else if (engine) answer(data);
  else starting.then(() => engine && answer(data));
};

async function start(message) {
  role = message.role;
  try {
    const module = message.module ?? await compile();
    engine = (await WebAssembly.instantiate(module)).exports;
    tellReady(module);
  } catch (error) {
    self.postMessage({ failed: typeof WebAssembly === "object" ? "load" : "unsupported" });
  }
}

/** Some hosts do not know what wasm is, and some browsers then refuse to. */
async function compile() {
  if (WebAssembly.compileStreaming) {
    try {
      return await WebAssembly.compileStreaming(fetch("surd.wasm"));
    } catch (error) {
      // The same once more, without the type of the file.
    }
  }
  const response = await fetch("surd.wasm");
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Not every browser lets a compiled engine change hands. */
function tellReady(module) {
  try {
    self.postMessage({ ready: true, module });
  } catch (error) {
    self.postMessage({ ready: true, module: null });
  }
}

function answer(text) {
  try {
    self.postMessage(transform(text));
  } catch (error) {
    // The memory may be in any state now: the page ends this worker.
    self.postMessage({ trapped: String(error) });
  }
}

/** Passes a text to the engine and returns the one that comes back. */
function transform(text) {
  const bytes = encoder.encode(text);
  const input = engine.allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, input, bytes.length).set(bytes);
  const output = engine[role](input, bytes.length);
  const count = new DataView(engine.memory.buffer).getUint32(output, true);
  const result = decoder.decode(new Uint8Array(engine.memory.buffer, output + 4, count));
  engine.release(input);
  engine.release(output);
  return result;
}
