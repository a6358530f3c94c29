// Makes the manual: the comments of the built modules and the catalogs beside their
// sources become one site for any static host. Warnings are errors, and so is a type
// that no page names.
//
//   node Tools/docs.mjs .build/release/Modules .build/docs [/path-on-the-host]

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const [modulesFolder, siteFolder, hostPath = "/"] = process.argv.slice(2);
const workFolder = `${siteFolder}.parts`;

/** What `import Surd` brings, and what is imported beside it: their modules, from below. */
const libraries = {
  Surd: ["Numbers", "Reals", "Expressions", "Messages", "Sessions", "Plots", "Sheets", "Surd"],
  SurdFoundation: ["SurdFoundation"],
};

const run = (program, ...args) => execFileSync(program, args, { stdio: "inherit" });
const archive = (library) => `${workFolder}/${library}.doccarchive`;

const { target } = JSON.parse(execFileSync("swiftc", ["-print-target-info"], { encoding: "utf8" }));

/** What a module declares for programs, as graphs of symbols: its own, and what it adds to others. */
function graphs(module) {
  const folder = `${workFolder}/${module}`;
  mkdirSync(folder, { recursive: true });
  run(
    "swift-symbolgraph-extract", "-module-name", module, "-I", modulesFolder,
    "-target", target.triple, "-output-dir", folder,
    "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
  );
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));
}

/** Makes the pages of a library: of its modules as if they were one, as programs see them. */
function convert(library, modules, before) {
  const parts = modules.flatMap(graphs);
  const folder = `${workFolder}/${library}.graph`;
  mkdirSync(folder, { recursive: true });
  const symbols = parts.flatMap((part) => part.symbols);
  const relationships = parts.flatMap((part) => part.relationships);
  const whole = { ...parts[0], module: { ...parts[0].module, name: library }, symbols, relationships };
  writeFileSync(`${folder}/${library}.symbols.json`, JSON.stringify(whole));
  run(
    "docc", "convert", `Sources/${library}/${library}.docc`,
    "--additional-symbol-graph-dir", folder, "--output-path", archive(library),
    "--hosting-base-path", hostPath, "--warnings-as-errors",
    "--fallback-display-name", library, "--fallback-default-module-kind", "Module",
    "--enable-experimental-external-link-support",
    ...before.flatMap((other) => ["--dependency", archive(other)]),
  );
}

/** The titles of what docc lists by itself, since no page names it. */
function uncurated(library) {
  const page = `${archive(library)}/data/documentation/${library.toLowerCase()}.json`;
  const { topicSections = [], references } = JSON.parse(readFileSync(page, "utf8"));
  return topicSections.filter((section) => section.generated)
    .flatMap((section) => section.identifiers.map((name) => references[name]?.title ?? name));
}

rmSync(workFolder, { recursive: true, force: true });
rmSync(siteFolder, { recursive: true, force: true });
convert("SurdFoundation", libraries.SurdFoundation, []);
convert("Surd", libraries.Surd, ["SurdFoundation"]);

const missing = uncurated("Surd");
if (missing.length > 0) {
  console.error(`These stand on no page:\n  ${missing.join("\n  ")}`);
  process.exit(1);
}

run(
  "docc", "merge", archive("Surd"), archive("SurdFoundation"), "--output-path", siteFolder,
  "--synthesized-landing-page-name", "Surd", "--synthesized-landing-page-kind", "Manual",
  "--synthesized-landing-page-topics-style", "list",
);
rmSync(workFolder, { recursive: true, force: true });
if (!existsSync(`${siteFolder}/index.html`)) throw new Error("there is no site");
console.log(`${siteFolder}: ${hostPath}documentation`);
