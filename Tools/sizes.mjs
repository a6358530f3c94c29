// What a visitor downloads, as hosts send it: compressed with Brotli, which every browser
// knows that runs the page. Prints the sizes of a page and of what each stage waits for.
//
//   node Tools/sizes.mjs FOLDER

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/**
 * The files with which each stage begins: keys echo, sums are answered, other lines are answered, a curve is drawn.
 * Scripts that these import come with them; all other files come when nothing else waits.
 */
const begin = {
  echo: ["index.html", "manifest.webmanifest", "page.js", "worker.js", "surd.wasm", "surd-math.woff2"],
  sums: ["surd-sums.wasm"],
  answers: ["surd-answers.wasm", "reader.js", "dialogs.css"],
  draws: ["surd-draws.wasm", "graph.js", "graph.css"],
};

/** The stage in which each file comes, by its name. */
function stagesOf(paths) {
  const texts = new Map(paths.map((path) => [basename(path), path.endsWith(".js") ? readFileSync(path, "utf8") : ""]));
  const stages = new Map();
  const come = (stage, name) => {
    if (!texts.has(name)) throw new Error(`the page has no ${name}`);
    if (stages.has(name)) return;
    stages.set(name, stage);
    for (const [, next] of texts.get(name).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) come(stage, next);
  };
  for (const [stage, names] of Object.entries(begin)) for (const name of names) come(stage, name);
  return stages;
}

/** Prints the size of every file of a page, and the sums. */
function printSizes(folder) {
  const stages = [...Object.keys(begin), "all"];
  const sums = Object.fromEntries(stages.map((stage) => [stage, 0]));
  let zipped = 0;
  // Licences are there to be read, and nothing that the page needs; what is compressed is another form of a file.
  const names = readdirSync(folder, { recursive: true }).sort()
    .filter((name) => statSync(`${folder}/${name}`).isFile() && !/\.(txt|br|gz)$/.test(name));
  const comes = stagesOf(names.map((name) => `${folder}/${name}`));
  for (const name of names) {
    const bytes = readFileSync(`${folder}/${name}`);
    const size = Math.min(bytes.length, brotliCompressSync(bytes).length);
    const first = comes.get(basename(name)) ?? "all";
    for (const stage of stages.slice(stages.indexOf(first))) sums[stage] += size;
    zipped += Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
    print(size, name);
  }
  print(sums.echo, "before keys echo, compressed with Brotli");
  print(sums.sums, "before sums are answered, with it");
  print(sums.answers, "before other lines are answered, with them");
  print(sums.draws, "before a curve is drawn, with them");
  print(sums.all, "in all");
  print(zipped, "in all from a host that has only gzip");
}

function print(size, text) {
  console.log(`${String(size).padStart(8)}  ${text}`);
}

printSizes(process.argv[2]);
