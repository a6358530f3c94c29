// Puts the page together: the files of Web, the engine, and a service worker
// that knows them all. Prints what a visitor downloads, and fails where that is
// more than the bar.
//
//   node Tools/web.mjs ENGINE FOLDER

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { packed } from "./pack.mjs";

/** The most bytes of a first visit, as hosts send them: compressed with Brotli,
 * which every browser knows that runs the page (Decisions/0005). */
const bar = 700_000;
const [engine, folder] = process.argv.slice(2);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("Web", folder, { recursive: true });
// Of a type that hosts compress.
writeFileSync(`${folder}/surd.packed.wasm`, packed(readFileSync(engine)));

/** Takes comments and space away, and shortens what only a file itself names. */
function shorten(...files) {
  execFileSync("esbuild", [
    ...files.map((file) => `${folder}/${file}`), "--minify-whitespace", "--minify-identifiers",
    "--charset=utf8", `--outdir=${folder}`, "--allow-overwrite", "--log-level=warning",
  ], { stdio: "inherit" });
}

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

// Licences are there to be read, and nothing that the page needs.
const names = readdirSync(folder, { recursive: true }).sort()
  .filter((name) => statSync(`${folder}/${name}`).isFile())
  .filter((name) => !name.endsWith(".txt"));

const isScript = (name) => /\.(js|css)$/.test(name);
shorten(...names.filter((name) => isScript(name) && name !== "service-worker.js"));

// A host answers "./" with the page; it may redirect its full name there.
const files = Object.fromEntries(
  names.filter((name) => name !== "service-worker.js").map((name) =>
    [name === "index.html" ? "./" : name, digest(readFileSync(`${folder}/${name}`))]),
);
const worker = `${folder}/service-worker.js`;
const source = readFileSync(worker, "utf8");
const version = digest(JSON.stringify(files) + source);
const filled = source
  .replace('const version = "";', `const version = "${version}";`)
  .replace("const files = {};", `const files = ${JSON.stringify(files, null, 2)};`);
if (filled.split(version).length !== 2 || !filled.includes(files["surd.packed.wasm"])) {
  throw new Error("service-worker.js has no place for the version and the files");
}
writeFileSync(worker, filled);
shorten("service-worker.js");

let total = 0;
let zipped = 0;
for (const name of names) {
  const bytes = readFileSync(`${folder}/${name}`);
  const compressed = Math.min(bytes.length, brotliCompressSync(bytes).length);
  total += compressed;
  zipped += Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
  console.log(`${String(compressed).padStart(8)}  ${name}`);
}
console.log(`${String(total).padStart(8)}  in all, compressed with Brotli; at most ${bar} (version ${version})`);
console.log(`${String(zipped).padStart(8)}  in all from a host that has only gzip`);
process.exitCode = total > bar ? 1 : 0;
