// Puts the page together: the files of Web with the colours and dashes of the engine, the
// parts of the engine, and a service worker that knows them all. The modules of what the
// page loads at once are one script, those of what it loads later another each, and what
// several of these share stands in scripts of its own. Scripts and style sheets, which Web
// has in folders, stand side by side. What only one version of the page can use stands in a
// folder with the version's name, so that files of two versions never meet.
//
//   node Tools/web.mjs ENGINE PARTS FOLDER

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join as joined } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [engine, parts, folder] = process.argv.slice(2);

/** What stands at the same address in every version: browsers ask for it by name. */
const lasting = (name) => /^(index\.html|service-worker\.js|manifest\.webmanifest|icons\/.*)$/.test(name);

/** Scripts that are no modules: they stand alone. */
const isClassic = (name) => ["start.js", "worker.js", "service-worker.js"].includes(name);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("Web", folder, { recursive: true, filter: (name) => !/\.d\.ts$|\.json$/.test(name) });
cpSync("LICENSE", `${folder}/LICENSE.txt`);
cpSync(parts, folder, { recursive: true });

const read = (name) => readFileSync(`${folder}/${name}`);

/** Replaces each of the pairs, which must all be there, in a file. */
function replace(name, ...pairs) {
  let text = read(name).toString("utf8");
  for (const [old, next] of pairs) {
    if (!text.includes(old)) throw new Error(`${name} has no ${old}`);
    text = text.replaceAll(old, () => next);
  }
  writeFileSync(`${folder}/${name}`, text);
}

/** The scripts that are modules, in their folders, and all other scripts and style sheets, which stand beside them once they are joined. */
const modules = scripts().filter((name) => name.endsWith(".js") && !isClassic(basename(name)));
for (const name of scripts().filter((name) => !modules.includes(name))) renameSync(`${folder}/${name}`, `${folder}/${basename(name)}`);

function scripts() {
  return readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name)).sort();
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

/** The engine's parts, in the order in which they come. */
const partNames = JSON.parse(read("engine/parts.js").toString("utf8").match(/^const files = (.*);$/m)[1]);

// The colours and dashes of curves, and the colours of the plane, stand in the engine alone: Sources/Plots/CurveTheme.swift.
const { curves, planes, over, dashes } = JSON.parse(told("looks"));
replace("style.css", ...Object.entries(curves).map(([theme, colors]) => {
  const named = [...colors.map((color, place) => [`curve-${place}`, color]), ...Object.entries(planes[theme])];
  return [`--curves: ${theme};`, named.map(([name, color]) => `--${name}: ${color};`).join(" ")];
}));
replace("plane/picture.js", ["dashes = []", `dashes = ${JSON.stringify(dashes)}`], ["overColors = {}", `overColors = ${JSON.stringify(over)}`]);
replace("engine/parts.js", ["sizes = []", `sizes = ${JSON.stringify(partNames.map((name) => read(name).length))}`]);
replace("dialogs/functions.js", ["meanings = []", `meanings = ${JSON.stringify(meanings())}`]);

// Words of a language that most visits never need, and those that have to be there before all scripts, come apart from the others.
replace("start.js", ["languages = {}", `languages = ${JSON.stringify(await words("start"))}`]);
replace("dialogs/key-help.js", ["help = {}", `help = ${JSON.stringify(await words("keyHelp"))}`]);

/** What the files of all languages export under a name, by the tags of the languages. */
async function words(name) {
  const files = { en: "english", de: "german", zh: "chinese" };
  const all = Object.entries(files).map(async ([tag, file]) => [
    tag, (await import(`data:text/javascript,${encodeURIComponent(read(`words/${file}.js`))}`))[name],
  ]);
  return Object.fromEntries(await Promise.all(all));
}

/** Takes comments and space away, and shortens what only a file itself names. */
function shorten(names, ...options) {
  execFileSync("esbuild", [
    ...names.map((name) => `${folder}/${name}`), "--minify-whitespace", "--minify-identifiers",
    "--charset=utf8", "--log-level=warning", ...options,
  ], { stdio: "inherit" });
}

/**
 * Joins the modules: page.js and those that it loads later keep their names.
 *
 * @returns What page.js needs at once: itself and the scripts that it shares with others.
 */
function join() {
  // Types in comments are imported, too.
  const code = (name) => String(read(name)).replace(/\/\*[^]*?\*\//g, "");
  const later = modules.flatMap((name) => [...code(name).matchAll(/import\("(\..*?)"\)/g)].map(([, next]) => joined(dirname(name), next)));
  const [result, list] = [`${folder}/joined`, `${folder}/joined.json`];
  shorten(["shell/page.js", ...new Set(later)], "--bundle", "--splitting", "--format=esm", "--chunk-names=shared-[hash]", "--entry-names=[name]",
    `--outdir=${result}`, `--metafile=${list}`);
  const { outputs } = JSON.parse(readFileSync(list));
  const needed = new Set();
  const need = (path) => {
    if (needed.has(basename(path))) return;
    needed.add(basename(path));
    for (const { kind, path: next } of outputs[path].imports) if (kind === "import-statement") need(next);
  };
  need(Object.keys(outputs).find((path) => basename(path) === "page.js"));
  for (const place of new Set(modules.map((name) => dirname(name)))) rmSync(`${folder}/${place}`, { recursive: true });
  for (const name of readdirSync(result)) renameSync(`${result}/${name}`, `${folder}/${name}`);
  rmSync(result, { recursive: true });
  rmSync(list);
  return [...needed];
}

/** Puts what shows the first keys into the page itself, which allows it by its hash: it comes with the first answer of a host. */
function inline(name, link, tag) {
  const text = read(name).toString("utf8").trim();
  const hash = createHash("sha256").update(text).digest("base64");
  replace("index.html", [link, `<${tag}>${text}</${tag}>`], [`${tag}-src 'self'`, `${tag}-src 'self' 'sha256-${hash}'`]);
  rmSync(`${folder}/${name}`);
}

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

const needed = join();
// The browser asks for all of them before the first one runs, the largest first.
const bySize = needed.sort((one, other) => read(other).length - read(one).length);
replace("index.html", ["shell/page.js", "page.js"], ["<!-- modules -->", bySize.map((name) => `<link rel="modulepreload" href="${name}">`).join("\n")]);

/** The names of all files. Licences are there to be read, and nothing that the page needs. */
const listed = () => readdirSync(folder, { recursive: true }).sort()
  .filter((name) => statSync(`${folder}/${name}`).isFile())
  .filter((name) => !name.endsWith(".txt"));
shorten(listed().filter((name) => isClassic(name) || name.endsWith(".css")), `--outdir=${folder}`, "--allow-overwrite");

const version = digest(JSON.stringify(listed().map((name) => [name, digest(read(name))])));
replace("style.css", ["../font/", `${version}/font/`]);
inline("start.js", '<script src="shell/start.js"></script>', "script");
inline("style.css", '<link rel="stylesheet" href="shell/style.css">', "style");
const all = listed();
const names = all.map((name) => lasting(name) ? name : `${version}/${name}`);
for (const [index, name] of all.entries()) {
  if (name === names[index]) continue;
  mkdirSync(dirname(`${folder}/${names[index]}`), { recursive: true });
  renameSync(`${folder}/${name}`, `${folder}/${names[index]}`);
}
for (const licence of readdirSync(`${folder}/font`)) renameSync(`${folder}/font/${licence}`, `${folder}/${version}/font/${licence}`);
rmSync(`${folder}/font`, { recursive: true });

replace("index.html", ...[...needed, "surd.wasm", "font/surd-math.woff2"].map((name) => [`"${name}"`, `"${version}/${name}"`]));
// A host answers "./" with the page; it may redirect its full name there.
const files = Object.fromEntries(
  names.filter((name) => name !== "service-worker.js")
    .map((name) => [name === "index.html" ? "./" : name, digest(read(name))]));
replace("service-worker.js", ['version=""', `version="${version}"`], ["files={}", `files=${JSON.stringify(files)}`]);

// Compressed files stand beside those that become shorter, for hosts that send them: `surd serve`, nginx, Caddy. The
// highest quality makes them by an eighth shorter, and takes half a minute.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } };
for (const name of listed().filter((name) => !/\.(woff2|png)$/.test(name))) {
  const bytes = read(name);
  if (bytes.length < 1_000) continue;
  writeFileSync(`${folder}/${name}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${folder}/${name}.gz`, gzipSync(bytes, { level: 9 }));
}

console.log(`version ${version}`);
