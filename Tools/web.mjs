// Puts the page together: the files of Web with the colours and dashes of the engine, the
// parts of the engine, and a service worker that knows them all. What only one version of
// the page can use stands in a folder with the version's name, so that files of two
// versions never meet.
//
//   node Tools/web.mjs ENGINE PARTS FOLDER

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const [engine, parts, folder] = process.argv.slice(2);

/** What stands at the same address in every version: browsers ask for it by name. */
const lasting = (name) => /^(index\.html|service-worker\.js|manifest\.webmanifest|icons\/.*)$/.test(name);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("Web", folder, { recursive: true });
cpSync("LICENSE", `${folder}/LICENSE.txt`);
cpSync(parts, folder, { recursive: true });

const read = (name) => readFileSync(`${folder}/${name}`);

/** Replaces each of the pairs, which must all be there, in a file. */
function replace(name, ...pairs) {
  let text = read(name).toString("utf8");
  for (const [old, next] of pairs) {
    if (!text.includes(old)) throw new Error(`${name} has no ${old}`);
    text = text.replaceAll(old, next);
  }
  writeFileSync(`${folder}/${name}`, text);
}

/** What the engine tells by a function without arguments. */
function told(name) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(engine)));
  const output = exports[name]();
  const count = new DataView(exports.memory.buffer).getUint32(output, true);
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, output + 4, count));
}

/** The lines of a table of Sources/Messages/Functions, by name: the page's engine has none of them. */
function table(name) {
  const [, text] = readFileSync(`Sources/Messages/Functions/Meaning+${name}.swift`, "utf8").split('"""');
  return Object.fromEntries(text.trim().split("\n").map((line) => line.trim().split(/: (.*)/)));
}

/** Every function and constant: its signature, an example, and a line in each language. */
function meanings() {
  const signatures = new Map(told("signatures").split("\n").map((signature) => [signature.split("(")[0], signature]));
  const tables = ["Examples", "English", "German", "Chinese"].map(table);
  const names = Object.keys(tables[0]);
  const missing = [...signatures.keys()].filter((name) => !tables.every((table) => table[name]));
  if (missing.length > 0 || names.length !== signatures.size) throw new Error(`no meaning of ${missing}`);
  return names.map((name) => [signatures.get(name), ...tables.map((table) => table[name])]);
}

// The colours and dashes of curves, and the colours of the plane, stand in the engine alone: Sources/Plots/CurveTheme.swift.
const { curves, planes, dashes } = JSON.parse(told("looks"));
replace("style.css", ...Object.entries(curves).map(([theme, colors]) => {
  const named = [...colors.map((color, place) => [`curve-${place}`, color]), ...Object.entries(planes[theme])];
  return [`--curves: ${theme};`, named.map(([name, color]) => `--${name}: ${color};`).join(" ")];
}));
replace("picture.js", ["dashes = []", `dashes = ${JSON.stringify(dashes)}`]);
replace("functions.js", ["meanings = []", `meanings = ${JSON.stringify(meanings())}`]);

/** Takes comments and space away, and shortens what only a file itself names. */
function shorten(...files) {
  execFileSync("esbuild", [
    ...files.map((file) => `${folder}/${file}`), "--minify-whitespace", "--minify-identifiers",
    "--charset=utf8", `--outdir=${folder}`, "--allow-overwrite", "--log-level=warning",
  ], { stdio: "inherit" });
}

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

// Licences are there to be read, and nothing that the page needs.
const all = readdirSync(folder, { recursive: true }).sort()
  .filter((name) => statSync(`${folder}/${name}`).isFile())
  .filter((name) => !name.endsWith(".txt"));
shorten(...all.filter((name) => /\.(js|css)$/.test(name)));

const version = digest(JSON.stringify(all.map((name) => [name, digest(read(name))])));
const names = all.map((name) => lasting(name) ? name : `${version}/${name}`);
for (const [index, name] of all.entries()) {
  if (name === names[index]) continue;
  mkdirSync(dirname(`${folder}/${names[index]}`), { recursive: true });
  renameSync(`${folder}/${name}`, `${folder}/${names[index]}`);
}
for (const licence of readdirSync(`${folder}/font`)) renameSync(`${folder}/font/${licence}`, `${folder}/${version}/font/${licence}`);
rmSync(`${folder}/font`, { recursive: true });

replace("index.html", ...["style.css", "start.js", "page.js", "surd.wasm", "font/surd-math.woff2"]
  .map((name) => [`"${name}"`, `"${version}/${name}"`]));
// A host answers "./" with the page; it may redirect its full name there.
const files = Object.fromEntries(
  names.filter((name) => name !== "service-worker.js")
    .map((name) => [name === "index.html" ? "./" : name, digest(read(name))]));
replace("service-worker.js", ['version=""', `version="${version}"`], ["files={}", `files=${JSON.stringify(files)}`]);

console.log(`version ${version}`);
