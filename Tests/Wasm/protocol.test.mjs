// The types of protocol.d.ts are those of the JSON that goes between the engine and the page: events that were recorded in
// a browser, and others that between them have every member, are sent to the engine, and each message is checked.

import assert from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { protocol } from "../../Tools/protocol.mjs";
import { engineFile, load, RepeatedLines } from "./engine.mjs";
import { Types } from "./types.mjs";

const root = new URL("../../", import.meta.url);
const text = readFileSync(new URL("Web/engine/protocol.d.ts", root), "utf8");
const types = new Types(text);

/** Each function of the engine: what goes in, and what comes out. */
const roles = {
  handle: ["SheetEvent", "Screen"], perform: ["Request", "Reply"], graph: ["GraphEvent", "GraphScreen"], desk: ["DeskEvent", "DeskScreen"],
};

function check(value, name, about) {
  const mistake = types.mistake(value, name);
  assert.ok(mistake === null, `${mistake}, of ${JSON.stringify(about).slice(0, 200)}`);
}

/** An engine that checks every message. */
function checked() {
  const engine = load(engineFile);
  const repeated = new RepeatedLines();
  let drawn = null;
  const send = (role, event, isOfOthers = false) => {
    const [given, made] = roles[role];
    if (!isOfOthers) check(event, ["restore", "merge"].includes(event.kind) ? "StateRequest" : given, event);
    const sent = JSON.parse(engine.transform(role, JSON.stringify(event)));
    if (role === "handle") check(sent, "SentScreen", event);
    const screen = role === "handle" ? repeated.whole(sent) : sent;
    check(screen, made, event);
    return screen;
  };
  return {
    send,
    /** Sends an event to the sheet, and answers what that asks the session. */
    sheet(event) {
      let screen = send("handle", event);
      const seen = { ...screen };
      while (screen.request) {
        screen = send("handle", { answered: { ...send("perform", screen.request), state: null } });
        for (const [name, value] of Object.entries(screen)) if (value !== null) seen[name] = value;
      }
      drawn = seen.drawn ?? drawn;
      return seen;
    },
    graph(event) {
      send("graph", event);
      while (engine.draw(1e7) & 1);
      return send("graph", { screen: true });
    },
    get drawn() {
      return drawn;
    },
    examples: (tag) => JSON.parse(engine.transform("examples", tag)),
  };
}

test("a value of another type, a member that is missing and one that is not declared are found", () => {
  const problem = { kind: "a", message: "b", start: 0, end: 1 };
  assert.strictEqual(types.mistake(problem, "Problem"), null);
  for (const wrong of [{ ...problem, start: "0" }, { ...problem, more: 1 }, { kind: "a", message: "b", start: 0 }, null, "a"]) {
    assert.ok(types.mistake(wrong, "Problem"), JSON.stringify(wrong));
  }
  assert.ok(types.mistake({ keys: "1", screen: true }, "SheetEvent"));
  assert.ok(types.mistake({ key: "1" }, "SheetEvent"));
});

test("the file is what the Swift types say", () => {
  const before = process.cwd();
  process.chdir(root.pathname);
  try {
    assert.strictEqual(text, protocol());
  } finally {
    process.chdir(before);
  }
});

test("what a browser sent and got is of these types", () => {
  const visits = Object.values(JSON.parse(readFileSync(new URL("Tools/visits.json", root), "utf8"))).flat();
  for (const visit of visits) {
    const engines = new Map();
    for (const [number, role, event] of visit) {
      if (!engines.has(number)) engines.set(number, checked());
      // What an engine answered then may have other members now.
      engines.get(number).send(role, JSON.parse(event), event.startsWith('{"answered"'));
    }
  }
});

/** So many points that two lines of them are too long for a link. */
const rows = Array.from({ length: 3_000 }, (_, index) => `${index} ${index + 0.12345678}`).join("\n");

/** Events of a sheet that have the rest. */
const sheetEvents = [
  { keys: "K:sqrt - 4 Enter" }, { keys: "AC 2 Enter + 1 Enter" }, { edit: 1 }, { keys: "AC 3 Enter" }, { keys: "AC b = 4 Enter" }, { keys: "AC 1 / b Enter" }, { keys: "AC b * x = 8 Enter" },
  { edit: 4 }, { keys: "AC b = 0 Enter" }, { keys: "AC r a n d Enter" }, { keys: "AC Ans + b Enter" }, ...[5, 6, 7, 8, 9].map((line) => ({ digits: { line, count: 50 } })), { edit: 4 }, { keys: "AC b = 1 Enter" },
  { set: { decimalMark: "," } }, { draw: { text: "(0.5, x)" } }, { draw: { text: "x+0.5,2" } }, { set: { decimalMark: "." } }, { forget: "b" }, { clearTape: true },
  { data: rows }, { data: rows }, { shareLines: true },
];

/** Events of another one that have the rest. */
const otherEvents = [
  { window: "0123456789ab" }, { showsLines: true }, { keys: "1 / 3 + 1 / 6 Enter" }, { copyLine: 1 }, { copyResult: 1 }, { insert: 1 }, { keys: "AC" }, { paste: "3 + 4" }, { tapPlace: 1 },
  { tap: { element: 1, offset: 0, right: true } }, { selectTo: { element: 2 } }, { selectWord: { element: 1 } }, { instead: "7" }, { keys: "AC" },
  { keys: "x ^ 2 = 2 Enter" }, { steps: 2 }, { compare: "x^2 = 4\nx = 2" }, { keys: "AC 2 ^ 2 0 0 Enter" }, { spread: ["1234567.5"] }, { digits: { line: 1, count: 60 } },
  { digits: { line: 2, count: 60 } }, { convert: { line: 1 } }, { convert: { line: 1, way: "to percent" } }, { label: { line: 1, text: "a name" } }, { fold: 1 }, { pin: 1 }, { move: { line: 1, by: 1 } },
  { edit: 1 }, { leaveLine: true }, { remove: 1 }, { undoLines: true }, { redoLines: true }, { unremove: true }, { recall: 1 }, { earlier: true }, { stopped: "user" },
  { keys: "AC a = 3 Enter" }, { keys: "AC f ( x ) = a * x Enter" }, { keys: "AC a * 2 Enter" }, { recalculate: 6 }, { vary: 4 }, { slide: { line: 4, value: "2" } }, { slide: { line: 4, least: "0", most: "5", step: "1" } },
  { draw: { text: "x^2 - a", alone: true } }, { draw: { text: "(cos t, sin t)" } }, { look: { line: 7, color: 3, dash: 2, width: 4 } }, { bound: { line: 8, text: "0 <= t <= 1" } }, { reword: { line: 7, text: "x^2" } },
  { data: "1 2\n3 4" }, { point: { line: 9, index: 0, x: "1", y: "5" } }, { keys: "AC x + y" }, { draw: true }, { turn: 7 }, { forget: "a" }, { shareLines: true },
  { set: { complexAnswers: true, language: "de", decimalMark: "," } }, { keys: "AC K:sqrt - 4 Enter" }, { keys: "AC 1 / 0 Enter" }, { keys: "AC 1 + Enter" }, { keys: "AC K:sin 3 0 ° Enter" },
  { paste: "sin(x)^5 + cos(x)^3 = 1/3" }, { keys: "Enter" }, { keys: "AC 1 / 7 Enter" }, { keys: "AC 1 / 6 Enter" }, { keys: "AC 1 2 3 4 5 6 7 Enter" },
  { paste: "zero(x^5-x-1; x; 1)" }, { keys: "Enter" }, { paste: "100! + 1/7" }, { keys: "Enter" }, { paste: "255 to hex" }, { keys: "Enter" },
  { paste: "(x-1)(x-2)(x-3)(x-4)(x-5)(x-6)(x-7)(x-8)(x-9)(x-10)(x-11)(x-12) = 0" }, { keys: "Enter" }, { clearTape: true }, { screen: true },
];

test("events of a sheet and what comes of them are of these types", () => {
  const other = checked();
  for (const event of otherEvents) other.sheet(event);
  const engine = checked();
  engine.send("perform", { kind: "restore", state: "", seed: 7 });
  let state = null;
  for (const event of sheetEvents) state = engine.sheet(event).state ?? state;
  engine.sheet({ load: state });
  engine.sheet({ merge: state });
  engine.sheet({ load: "" });
  engine.sheet({ takeGraph: '{"surd graph":1,"curves":[{"id":1,"text":"x","color":0}]}' });
  engine.sheet({ openGraph: "" });
  engine.sheet({ open: "" });
  engine.sheet({ openLines: "" });
});

test("events of a graph and what comes of them are of these types", () => {
  const engine = checked();
  for (const text of ["a*x^2-2", "1/x", "floor(x)", "y<x", "(cos t, sin t)", "z^2+1"]) engine.sheet({ draw: { text } });
  engine.sheet({ data: "1 2\n3 4" });
  engine.graph({ set: { digits: 10 } });
  engine.graph({ lines: engine.drawn });
  engine.graph({ size: { width: 320, height: 240, density: 2 } });
  const { curves } = engine.graph({ screen: true });
  for (const { id } of curves) engine.graph({ table: { id, start: "0", step: "1/3", count: 5, places: "1; 2" } });
  const steps = [{ move: 1 }, { pass: 5 }, { feature: 1 }, { curve: 1 }, { x: 160, y: 120 }, { along: { x: 150, y: 120 } }, { id: 1, point: 0 }, { start: true }, { move: 1 }, { move: 40 }, { curve: 1 }, { curve: 1 }, { off: true }];
  for (const trace of steps) engine.graph({ trace });
  const events = [
    { closeTable: true }, { draft: { text: "x", line: null } }, { draft: { text: "x" } }, { pan: { x: 20, y: 5 } }, { zoom: { x: 100, y: 80, factor: 1.5, axis: "x" } }, { fit: true }, { home: true }, { dots: true }, { dashed: true },
    { window: { left: "-1", right: "1", bottom: "-1", top: "1" } }, { grid: "pi" }, { slider: { name: "a", position: 3 } }, { add: "x^3" }, { share: true }, { open: "" }, { progress: true }, { load: "" }, { session: "" },
  ];
  for (const event of events) engine.graph(event);
  const other = checked();
  for (const text of ["a*x", "x = 1/0"]) other.graph({ add: text });
});

test("events of the desk calculator and what comes of them are of these types", () => {
  const engine = checked();
  const events = [
    { keys: "1 / 3 * x =" }, { solve: { x: "2" } }, { keys: "5 Store 2 ^ 2 0 0 =" }, { copy: true }, { copyLine: 1 }, { insert: 1 }, { spread: ["123456"] }, { set: { digits: 4 } }, { keys: "C 1 / 0 =" },
    { keys: "C x sin / x =" }, { graph: true }, { paste: "1/3" }, { keys: "7 +" }, { load: "" }, { clearTape: true }, { screen: true },
  ];
  for (const event of events) engine.send("desk", event);
});

test("the examples are of these types", () => {
  for (const example of checked().examples("en")) check(example, "Example", example);
});

test("every member that is declared was sent or came back", () => {
  assert.deepStrictEqual(types.declared.filter((member) => !types.seen.has(member)), []);
});
