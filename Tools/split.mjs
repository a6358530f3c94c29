// Splits the engine into the parts that the page loads one after the other: what echoes
// keys, what answers sums, what answers the lines of schools, what draws and answers others, and the rest. Which
// functions a part has is found by running the engine over what newcomers type, texts as people
// write them, curves as they draw them, and first visits that were recorded in a browser. A function
// that none of them needed stands in a later part, and is called there as soon as that part has come
// (Web/engine/worker.js).
//
//   node Tools/split.mjs ENGINE FOLDER

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [engine, folder] = process.argv.slice(2);
const features = ["bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int"]
  .map((name) => `--enable-${name}`);
/** How many places the table has: enough for the functions that are called through it, most of them from one part to another. */
const tableSize = 16_384;
const scratch = mkdtempSync(join(tmpdir(), "surd-"));
const path = (name) => join(scratch, name);
const run = (tool, ...values) => execFileSync(tool, [...features, ...values], { stdio: ["ignore", "ignore", "inherit"] });

/** An instance of an engine, as functions from object to object. */
function load(file) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  const { memory } = exports;
  const ask = (role, event) => JSON.parse(asked(role, JSON.stringify(event)));
  /** The text that a function makes of a text. */
  const asked = (role, text) => {
    const given = new TextEncoder().encode(text.normalize());
    const input = exports.allocate(given.length);
    new Uint8Array(memory.buffer).set(given, input);
    const output = exports[role](input, given.length);
    const count = new DataView(memory.buffer).getUint32(output, true);
    const bytes = new Uint8Array(memory.buffer, output + 4, count).slice();
    exports.release(output);
    exports.release(input);
    return new TextDecoder().decode(bytes);
  };
  /** The numbers of the functions that were called so far. */
  const called = () => {
    const size = 1 << 20;
    const place = exports.allocate(size);
    const count = exports.profile(place, size);
    // A digest of the engine, and then when each function was called first; never is 0.
    const times = new DataView(memory.buffer, place + 8, count - 8);
    const numbers = [];
    for (let index = 0; index < times.byteLength / 4; index += 1) {
      if (times.getUint32(4 * index, true) !== 0) numbers.push(String(index));
    }
    return numbers;
  };
  /** Draws until all is proved, and hands out the picture. */
  const draw = () => {
    while (exports.draw(10_000_000) & 1);
    exports.release(exports.picture());
  };
  return { ask, asked, draw, called };
}

/** Whether a letter stands alone in a text: what it is worth may be an expression, solutions or a complex number, which
 * few ask for at first. */
const isFree = (text) => /(?<![\p{L}:])(?!e(?!\p{L})|K:)\p{L}(?!\p{L})/u.test(text);

/** The keys of a line; of one with free letters only the whole is computed. */
const typed = (line) => line.split(" ").map((keys) => ({ keys, isEchoed: isFree(line) && keys !== "Enter" }));

/** What newcomers type: sums, fractions, powers and roots of numbers. */
const sums = ["1 + 2 Enter", "0 . 1 + 0 . 2 Enter", "K:sqrt 8 Right / 2 Enter", "1 / 3 Enter + 1 Enter", "2 ^ 2 0 0 Enter", "1 / 0 Enter",
  "0 . 1 + 0 . 2 - 0 . 3 Enter Up Enter", "1 / 3 Right + 1 / 6 Enter", "( 3 + 4 ) * 5 - 6 / 2 Enter", "1 / 1 + K:sqrt 2 Enter", "- 3 ^ 2 Enter",
  "1 5 % + 1 Enter", "K:sqrt 5 0 Right + K:sqrt 1 8 Enter", "2 0 % * 5 0 Enter", "3 . 1 4 * 2 . 5 ^ 2 Enter", "1 0 0 / 7 Enter", "2 ^ - 3 Enter",
  "K:sqrt 2 Enter", "( 1 + 2 ) / ( 3 + 4 ) Enter", "K:sqrt 2 Right * K:sqrt 8 Enter"];
/** What else schools teach. */
const school = ["K:sin 3 0 ° Enter", "x = 5 Enter", "f ( x ) = x ^ 2 Enter", "K:pi * 2 Enter Up Enter", "5 K:sto a Enter", "K:tan K:pi / 4 Enter",
  "K:cos 6 0 ° Enter", "5 ! Enter", "K:ln e ^ 3 Enter", "K:abs - 3 Enter", "K:log 1 0 0 Enter", "K:pi Enter", "K:cos 4 5 ° Enter", "K:tan 3 0 ° Enter",
  "K:ln 2 Enter", "K:log 5 0 Enter", "e ^ 2 Enter", "K:pi ^ 2 Enter", "1 e 3 Enter", "a = 3 Enter 2 * a Enter",
  // On a keyboard names are letters.
  "c o s ( 0 ) Enter", "t a n 4 5 ° Enter", "l n 1 0 Enter", "l o g 1 0 0 Enter", "a b s ( - 3 ) Enter", "2 p i Enter", "1 0 % Enter",
  "3 * 4 Enter + 1 Enter", "s i n Enter", "2 ^ 0 . 5 Enter",
  // Ans stays the same.
  "1 / 2 Enter AC 2 / 4 Enter"];

/** First visits: what is typed first finds everything empty. */
function* firstVisits(lines) {
  for (const [index, line] of lines.entries()) {
    const language = ["english", "german", "chinese"][index % 3];
    yield [
      { window: "0123456789ab" }, { screen: true }, { set: { language, decimalMark: index % 2 ? "," : "." } },
      ...typed(line), { screen: true }, { keys: "Left BS Right Home End Undo Redo AC" },
      { set: { angle: "deg" } }, { set: { digits: 20 } }, { set: { form: "decimal" } },
    ];
  }
}

/** Every key of the keypad, in every language. */
function* keypad() {
  const layouts = readFileSync("Web/editor/key-layouts.js", "utf8");
  const keys = [...new Set([...layouts.matchAll(/"((?:K:)?[^\s"]+)"/g)].map((match) => match[1]))];
  for (const language of ["english", "german", "chinese"]) {
    yield { set: { language } };
    for (const text of ["1 / 2 + 3", "K:sin 3 0 ° Enter", "x ^ 2 - 4 K:sqrt 5", "1 / 0 Enter", "( 1 + Enter"]) {
      yield* typed(`AC ${text}`);
      yield { keys: "Left Left BS Right Home End Undo Redo" };
    }
  }
  yield { set: { language: "english", decimalMark: "." } };
  for (const key of keys) {
    yield { keys: "AC" };
    yield { keys: `1 + ${key}`, isEchoed: isFree(key) };
    yield { keys: "2 Left BS", isEchoed: isFree(key) };
  }
}

/** Texts as people write them, but for those with free letters and those that are rare. */
function* texts() {
  yield { set: { language: "english", decimalMark: "." } };
  const written = readFileSync("Tests/Corpus/data/typed.txt", "utf8").split("# Rare\n")[0].split("\n")
    .filter((line) => line && !line.startsWith("#") && !/\p{L}{4}/u.test(line) && !isFree(line));
  for (const line of written) {
    yield { keys: "AC" };
    for (const key of line) yield { keys: key === " " ? "Space" : key };
    yield { keys: "Enter" };
  }
  yield { keys: "Up Down C-a C-c" };
}

/** What the lines that are drawn ask of the editing instance. */
function* lined() {
  for (const text of ["x^2-2", "y = a*x", "x^2+y^2=9", "{x; 2x}", "(cos t, sin t)"]) {
    yield [
      { window: "0123456789ab" }, { keys: "x ^ 2 Enter" }, { draw: { text } }, { look: { line: 1, color: 3 } }, { look: { line: 1, isShown: false } },
      { slide: { line: 3, value: "1.5" } }, { slide: { line: 2, value: "1.5" } },
    ];
  }
}

/** What is drawn first, as it is typed. */
const curves = ["x^2", "x^2-2", "y=2x+1", "x^3-3x", "1/x", "(x^2-1)/(x-2)", "sin(x)", "cos(2x)/x", "tan(x)", "sqrt(x)", "e^x", "2^x", "ln(x)",
  "abs(x)", "a*x^2", "x^2+y^2=9", "y^2=x", "y<x+1"];

/** What the page sends to the drawing instance of a sheet with lines that are drawn, and what a hand does with the picture. */
const pictured = ({ settings, session, drawn }, others) => [
  { set: settings }, ...(session ? [{ session }] : []), { lines: drawn }, { size: { width: 320, height: 240, density: 2 } },
  { screen: true }, { draft: { text: "x" } }, { draft: null }, { pan: { x: 20, y: 5 } }, { zoom: { x: 100, y: 80, factor: 1.5 } },
  { zoom: { x: 100, y: 80, factor: 0.5, axis: "x" } }, { trace: { x: 160, y: 120 } }, { fit: true }, { home: true },
  { lines: { ...drawn, curves: [...drawn.curves, ...others.curves.map((curve) => ({ ...curve, id: curve.id + 10 }))] } },
  { slider: { name: "a", position: 3 } },
];

/** The functions that the editing, the computing and the drawing instance call, by the part in which they are wanted first. */
function profile() {
  run("wasm-split", "--instrument", engine, "-o", path("profiled.wasm"), "--profile-export=profile");
  const [echo, adds, answers, draws] = [new Set(), new Set(), new Set(), new Set()];
  const add = (part, instance) => instance.called().forEach((name) => part.add(name));
  /** A visit: what the editing and the computing instance call belongs to a part each, what kept states take to a third. */
  const visit = (events, editingPart, computingPart, statePart) => {
    const [editing, computing] = [load(path("profiled.wasm")), load(path("profiled.wasm"))];
    let [state, session] = [null, ""];
    const seen = {};
    const compute = (request) => {
      const reply = computing.ask("perform", request);
      session = reply.state ?? session;
      return { ...reply, state: null };
    };
    compute({ kind: "restore", state: session });
    const handle = ({ isEchoed, ...event }) => {
      const screen = editing.ask("handle", event);
      state = screen.state ?? state;
      seen.settings = screen.settings ?? seen.settings;
      seen.drawn = screen.drawn ?? seen.drawn;
      if (screen.request && !isEchoed) handle({ answered: compute(screen.request) });
    };
    for (const event of events) handle(event);
    add(editingPart, editing);
    add(computingPart, computing);
    handle({ load: state });
    handle({ merge: state });
    compute({ kind: "merge", state: session });
    compute({ kind: "restore", state: session });
    add(statePart, editing);
    add(statePart, computing);
    return { ...seen, session };
  };
  for (const events of firstVisits(sums)) visit(events, echo, adds, answers);
  for (const events of firstVisits(school)) visit(events, echo, answers, answers);
  // What only few people type at first is there some seconds later.
  const started = { window: "0123456789ab" };
  visit([started, ...keypad()], answers, draws, draws);
  for (const events of [[started, ...texts()], ...lined()]) visit(events, draws, draws, draws);
  const sheets = curves.map((text, index) => visit([
    started, { screen: true }, { set: { language: ["english", "german", "chinese"][index % 3], decimalMark: "." } },
    ...[...text].map((keys) => ({ keys })), { keys: "Enter" },
  ], draws, draws, draws));
  for (const [index, sheet] of sheets.entries()) {
    const drawing = load(path("profiled.wasm"));
    let state = null;
    for (const event of pictured(sheet, sheets[(index + 5) % sheets.length].drawn)) {
      state = drawing.ask("graph", event).state ?? state;
      drawing.draw();
    }
    drawing.ask("graph", { load: state });
    drawing.draw();
    add(draws, drawing);
  }
  // What the page really asked: Tests/Page/visits.py.
  const parts = { sums: { handle: echo, perform: adds }, answers: { handle: echo, perform: answers }, draws: { handle: draws, perform: draws } };
  for (const [part, visits] of Object.entries(JSON.parse(readFileSync("Tools/visits.json", "utf8")))) {
    for (const texts of visits) {
      const instances = new Map();
      for (const [number, role, text] of texts) {
        if (!instances.has(number)) instances.set(number, { role, engine: load(path("profiled.wasm")) });
        const { engine } = instances.get(number);
        engine.asked(role, text);
        if (role === "graph") engine.draw();
      }
      for (const { role, engine } of instances.values()) add(parts[part][role] ?? draws, engine);
    }
  }
  return [echo, adds, answers, draws];
}

/** Splits all but some functions off an engine, which keeps their numbers as their names. */
function split(whole, kept, first, second) {
  writeFileSync(path("kept"), kept.join("\n"));
  run("wasm-split", "--split", "-g", whole, `--keep-funcs=@${path("kept")}`, "-o1", first, "-o2", second,
    "--import-namespace=engine", "--placeholder-namespace=later", "--export-prefix=%", `--initial-table=${tableSize}`);
}

/**
 * Takes out of a part the placeholders of later functions that a part before it has put into the table: wasm-split gives
 * every part those of all functions that are called by their places.
 *
 * @param held - the places that hold a placeholder, which the part's are added to
 */
function forgetRepeats(file, held) {
  const text = path("part.wat");
  run("wasm-dis", file, "-o", text);
  const module = readFileSync(text, "utf8");
  const placeholders = new Set([...module.matchAll(/\(import "later" "\d+" \(func (\S+)/g)].map(([, name]) => name));
  const short = module.replace(/^ \(elem (?:\S+ )?\(i32\.const (\d+)\) (.*)\)$/gm, (_, start, functions) => {
    const runs = [];
    let next = -1;
    for (const [offset, name] of functions.split(" ").entries()) {
      const place = Number(start) + offset;
      if (placeholders.has(name)) {
        if (held.has(place)) continue;
        held.add(place);
      }
      if (place !== next) runs.push([`(i32.const ${place})`]);
      runs.at(-1).push(name);
      next = place + 1;
    }
    return runs.map((run) => ` (elem ${run.join(" ")})`).join("\n");
  });
  writeFileSync(text, short);
  run("wasm-as", text, "-o", file);
}

const names = ["surd", "surd-sums", "surd-answers", "surd-draws", "surd-rest"];
const wanted = profile();
const kept = wanted.map((part, index) => [...part].filter((name) => !wanted.slice(0, index).some((earlier) => earlier.has(name))));
const part = Object.fromEntries(names.map((name) => [name, path(`${name}.wasm`)]));
// Each part comes off what is left: so the first ones have nothing of the calls between those behind them.
let left = engine;
for (const index of names.keys()) {
  if (index === names.length - 1) break;
  const behind = index === names.length - 2 ? part[names.at(-1)] : path(`behind-${names[index]}.wasm`);
  split(left, kept[index], part[names[index]], behind);
  left = behind;
}
const held = new Set();
for (const name of names) {
  if (name !== names.at(-1)) forgetRepeats(part[name], held);
  run("wasm-opt", "--strip-debug", "--remove-unused-module-elements", part[name], "-o", join(folder, `${name}.wasm`));
}
rmSync(scratch, { recursive: true });
