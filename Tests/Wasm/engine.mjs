// Loads the engine for tests: texts go in, texts come out.

import { readFileSync } from "node:fs";

// The page's own reading of screens, from its source: there may be no page yet.
const source = readFileSync(new URL("../../Web/engine/repeated-lines.js", import.meta.url), "utf8");
export const { RepeatedLines } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const modules = new Map();

/** An engine of its own memory. */
export function load(file) {
  const { href } = file;
  if (!modules.has(href)) modules.set(href, new WebAssembly.Module(readFileSync(file)));
  const module = modules.get(href);
  const { exports } = new WebAssembly.Instance(module);
  const repeated = new RepeatedLines();
  const { memory } = exports;

  /** A copy of the bytes that the engine hands out. */
  const taken = (output) => {
    const count = new DataView(memory.buffer).getUint32(output, true);
    const result = new Uint8Array(memory.buffer, output + 4, count).slice();
    exports.release(output);
    return result;
  };
  /** The bytes that a function of the engine makes of a text. */
  const bytes = (role, text = "") => {
    const given = new TextEncoder().encode(text.normalize());
    const input = exports.allocate(given.length);
    new Uint8Array(memory.buffer).set(given, input);
    const result = taken(exports[role](input, given.length));
    exports.release(input);
    return result;
  };
  /** The text that a function of the engine makes of a text. */
  const transform = (role, text) => new TextDecoder().decode(bytes(role, text));
  return {
    transform,
    bytes,
    /** Draws on for some steps. */
    draw: (steps) => exports.draw(steps),
    /** What there is to see of the graph so far. */
    picture: () => taken(exports.picture()),
    /** The colours and dashes of curves. */
    looks: () => new TextDecoder().decode(taken(exports.looks())),
    /** The functions and constants with what they take. */
    signatures: () => new TextDecoder().decode(taken(exports.signatures())).split("\n"),
    /** The answers to a line, as JSON lines. */
    evaluate: (line) => transform("evaluate", line),
    /** The screen after an event. */
    handle: (event) => repeated.whole(JSON.parse(transform("handle", JSON.stringify(event)))),
    /** The reply to a request. */
    perform: (request) => JSON.parse(transform("perform", JSON.stringify(request))),
    allocate: exports.allocate,
    memory,
    imports: WebAssembly.Module.imports(module),
  };
}

/** Where `make wasm` leaves the engine. */
export const engineFile = new URL("../../.build/surd.wasm", import.meta.url);
