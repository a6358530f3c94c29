// Measures the work of Sources/SameWork in a WebAssembly module: prints, for each
// piece, its number, seconds of processor time and what came out.
//
//   node same.mjs MODULE

import { readFileSync } from "node:fs";
import { time } from "./timing.mjs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module);
for (let index = 0; index < exports.count(); index += 1) {
  let times = 1;
  // Until it is compiled in full, and lasts.
  while (time(() => exports.run(index, times)) < 20) times *= 2;
  const samples = Array.from({ length: 9 }, () => time(() => exports.run(index, times)) / times);
  const median = samples.sort((a, b) => a - b)[4] / 1000;
  console.log(`${index}\t${median}\t${exports.mark() >>> 0}`);
}
