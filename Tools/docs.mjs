// Makes the manual: the comments of the built modules and the catalogs beside their
// sources become one site for any static host. Warnings are errors, and so is a type
// that no page names.
//
//   node Tools/docs.mjs .build/release/Modules .build/docs [/path-on-the-host]

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const [modulesFolder, siteFolder, hostPath = "/"] = process.argv.slice(2);
const workFolder = `${siteFolder}.parts`;

/** What is used before what uses it. */
const modules = [
  "Numbers", "Reals", "Expressions", "Tapes", "Formulas", "Graphs", "Calculator",
  "SurdFoundation", "Surd",
];

const run = (program, ...args) => execFileSync(program, args, { stdio: "inherit" });
const archive = (module) => `${workFolder}/${module}.doccarchive`;

const { target } = JSON.parse(execFileSync("swiftc", ["-print-target-info"], { encoding: "utf8" }));

/** The module of each type. */
const homes = new Map();

/** Names the module in links of comments to types of modules before. */
function linkModules(module, file) {
  const graph = JSON.parse(readFileSync(file, "utf8"));
  const own = new Set(graph.symbols.flatMap((symbol) => symbol.pathComponents));
  for (const { docComment } of graph.symbols) {
    for (const line of docComment?.lines ?? []) {
      line.text = line.text.replace(/``(\w+)/g, (link, name) =>
        homes.has(name) && !own.has(name) ? `\`\`/${homes.get(name)}/${name}` : link);
    }
  }
  writeFileSync(file, JSON.stringify(graph));
  for (const { pathComponents } of graph.symbols) {
    if (pathComponents.length === 1) homes.set(pathComponents[0], module);
  }
}

/** Makes the pages of a module. */
function convert(module, before) {
  const graphs = `${workFolder}/${module}`;
  mkdirSync(graphs, { recursive: true });
  run(
    "swift-symbolgraph-extract", "-module-name", module, "-I", modulesFolder,
    "-target", target.triple, "-output-dir", graphs,
    "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
    "-emit-extension-block-symbols",
  );
  for (const name of readdirSync(graphs)) linkModules(module, `${graphs}/${name}`);
  run(
    "docc", "convert", `Sources/${module}/${module}.docc`,
    "--additional-symbol-graph-dir", graphs, "--output-path", archive(module),
    "--hosting-base-path", hostPath, "--warnings-as-errors",
    "--fallback-display-name", module, "--fallback-default-module-kind", "Module",
    "--enable-experimental-external-link-support",
    ...before.flatMap((other) => ["--dependency", archive(other)]),
  );
}

/** The titles of what docc lists by itself, since no page names it. */
function uncurated(module) {
  const page = `${archive(module)}/data/documentation/${module.toLowerCase()}.json`;
  const { topicSections = [], references } = JSON.parse(readFileSync(page, "utf8"));
  return topicSections.filter((section) => section.generated)
    .flatMap((section) => section.identifiers.map((name) => references[name]?.title ?? name));
}

rmSync(workFolder, { recursive: true, force: true });
rmSync(siteFolder, { recursive: true, force: true });
modules.forEach((module, index) => convert(module, modules.slice(0, index)));

const missing = modules.filter((module) => module !== "SurdFoundation")
  .flatMap((module) => uncurated(module).map((title) => `${module}: ${title}`));
if (missing.length > 0) {
  console.error(`These stand on no page:\n  ${missing.join("\n  ")}`);
  process.exit(1);
}

run(
  "docc", "merge", ...[...modules].reverse().map(archive), "--output-path", siteFolder,
  "--synthesized-landing-page-name", "Surd", "--synthesized-landing-page-kind", "Manual",
  "--synthesized-landing-page-topics-style", "list",
);
rmSync(workFolder, { recursive: true, force: true });
if (!existsSync(`${siteFolder}/index.html`)) throw new Error("there is no site");
console.log(`${siteFolder}: ${hostPath}documentation`);
