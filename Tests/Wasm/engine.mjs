// Loads the engine for tests: one function, text to text.

import { readFileSync } from "node:fs";

/** An engine of its own memory; `evaluate` takes a line and returns JSON lines. */
export function load(file) {
  const module = new WebAssembly.Module(readFileSync(file));
  const { exports } = new WebAssembly.Instance(module);
  const { memory } = exports;

  const evaluate = (text) => {
    const bytes = new TextEncoder().encode(text);
    const input = exports.allocate(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, input);
    const output = exports.evaluate(input, bytes.length);
    const count = new DataView(memory.buffer).getUint32(output, true);
    const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, output + 4, count));
    exports.release(input);
    exports.release(output);
    return answer;
  };
  return { evaluate, memory, imports: WebAssembly.Module.imports(module) };
}

/** Where `make wasm` leaves the engine. */
export const engineFile = new URL("../../.build/surd.wasm", import.meta.url);
