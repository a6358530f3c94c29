// Writes the types of the JSON between the engine and the page, from the Swift functions that write and read it:
// the members of an object from `.init("name", …)`, their types from the properties in them, what is said of them
// from the comments of these. Tests/Wasm/protocol.test.mjs holds what the engine really sends against the result.
//
//   node Tools/protocol.mjs FILE

import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Where the types are declared that are written and read. */
const folders = ["Sources/Sheets", "Sources/Sessions/Answers", "Sources/Messages/Settings", "Sources/Expressions/Builtins", "Sources/Expressions/Trees"];

/**
 * The objects: the name of each here, its Swift type, the functions that write it, and what is written into it besides.
 * Members whose Swift text says no type have one here; null leaves out what belongs to an object inside. Of one that is
 * written whole or not at all all members are always there.
 */
const objects = [
  { name: "Settings", type: "Settings", writers: ["members"] },
  { name: "Problem", type: "Problem", writers: ["json"] },
  { name: "Caret", type: "Screen.Caret", writers: ["json"] },
  { name: "Copied", type: "Screen.Copy", writers: ["json"] },
  { name: "AskedDigits", type: "Screen.Digits", writers: ["json"] },
  { name: "Way", type: "Reply.Way", writers: ["json"] },
  { name: "Conversion", type: "Screen.Conversion", writers: ["json"], own: { answer: "(Answer & Solved) | null" } },
  { name: "Ground", type: "WrittenGround", writers: ["json"] },
  { name: "LongEnds", type: "LongNumber", writers: ["json"], own: { ends: "[string, string][]" } },
  { name: "NumberForms", type: "LongNumber", writers: ["members"], own: { "thousands?": "string[]", "period?": "string[]", exact: null, decimal: null, "long?": "{ exact?: LongEnds; decimal?: LongEnds }" } },
  { name: "Answer", type: "WrittenAnswer", writers: ["json"], parts: ["NumberForms"], own: { value: "unknown" } },
  { name: "Solved", type: "WrittenAnswer", writers: ["markedJSON"], own: { "isSolved?": "true" } },
  { name: "Result", type: "Screen.Result", writers: ["json"], parts: ["Answer", "Solved", "Brief"], own: { "remarks?": "string[]" } },
  { name: "Preview", type: "Screen.Preview", writers: ["json"], parts: ["NumberForms", "Brief"] },
  { name: "LineLook", type: "LineLook", writers: ["members"] },
  { name: "LineMarks", type: "Screen.Line", writers: [], own: Object.fromEntries(["isCurve", "canBeDrawn", "slider", "canSlide", "isSolved", "canTurn"].map((mark) => [`${mark}?`, "true"])) },
  { name: "Line", type: "Screen.Line", writers: ["json"], parts: ["NumberForms", "Brief", "LineMarks"], own: { look: "LineLook", "with": "string" } },
  { name: "DrawnCurve", type: "GraphCurve", writers: ["json"], parts: ["LineLook"], own: { decimalMark: null } },
  { name: "DrawnSlider", type: "DrawnLines.Slider", writers: ["json"], parts: ["SliderEnds"] },
  { name: "DrawnLines", type: "DrawnLines", writers: ["json"] },
  { name: "DigitGroups", type: "DigitGroups", writers: ["json"] },
  { name: "DerivationStep", type: "WrittenStep", writers: ["json"], own: { pieces: "({ mathml: string; text?: undefined } | { text: string; mathml?: undefined })[]", mathml: null, text: null } },
  { name: "Derivation", type: "Session", writers: ["derivation"], own: { steps: "DerivationStep[]" } },
  { name: "RequestStep", type: "Request.Step", writers: ["json"] },
  { name: "RequestLines", type: "Request.Lines", writers: ["json"] },
  { name: "Request", type: "Request", writers: ["json"], own: { sheet: "RequestLines", "text?": "string" } },
  { name: "Solutions", type: "WrittenSolutions", writers: ["json"] },
  { name: "WholeAnswer", type: "WrittenAnswer", writers: ["wholeJSON"], parts: ["Answer"] },
  { name: "Reply", type: "Reply", writers: ["json"], own: { answers: "WholeAnswer[]", variables: "Variable[] | null", functions: "DefinedFunction[] | null", lists: "string[] | null", mentioned: "string[][] | null", "derivation?": "Derivation", text: null, name: null } },
  { name: "Screen", type: "Screen", writers: ["members", "exchange"], own: { state: "string | null", variables: "Variable[] | null", functions: "DefinedFunction[] | null", derivation: "Derivation | null" } },
  { name: "Coordinate", type: "GraphScreen.Coordinate", writers: ["json"], own: { shown: "string[]" } },
  { name: "Feature", type: "GraphScreen.Feature", writers: ["json"] },
  { name: "Trace", type: "GraphScreen.Trace", writers: ["json"] },
  { name: "Curve", type: "GraphScreen.Curve", writers: ["json"] },
  { name: "Slider", type: "GraphSlider", writers: ["json", "members"], own: { ends: "string[]", "line?": "number", "curve?": "number", value: "string", least: "string", most: "string", step: "string" } },
  { name: "TableRow", type: "GraphScreen.Table.Row", writers: ["json"] },
  { name: "ValueTable", type: "GraphScreen.Table", from: "GraphScreen.SentTable", writers: ["json"], isWhole: true },
  { name: "GraphScreen", type: "GraphScreen", writers: ["json"], own: { table: "ValueTable | false | null", window: "GraphWindow" } },
  { name: "DeskPrinted", type: "DeskScreen.Printed", writers: ["json"] },
  { name: "DeskLine", type: "DeskScreen.Line", writers: ["json"], parts: ["NumberForms"], own: { "printed?": "{ text: string; exact: string | null; decimal: string | null }", text: "string", exact: "string | null", decimal: "string | null" } },
  { name: "DeskScreen", type: "DeskScreen", writers: ["json", "members"], parts: ["NumberForms"], own: { values: "Record<string, string>", copied: "string | null", waiting: "string | null" } },
  { name: "Example", type: "Example", writers: ["json"], isWhole: true, own: { kind: '"formula" | "graph" | "desk"', window: "string[] | null" } },
];

/** Objects of which the engine writes the names of the members by a rule. */
const plain = `
/** A variable of the user. */
export interface Variable { name: string; text: string }

/** A function of the user: its name, that with the parameters, and its body. */
export interface DefinedFunction { name: string; signature: string; text: string }

/** The ends of a slider, and the distance of two values. */
export interface SliderEnds { least: string; most: string; step: string }

/** The edges of the window of a graph. */
export interface GraphWindow { left: string; right: string; bottom: string; top: string }

/** A screen as it comes: a line that came before alike is its number alone, and so is one of the state. */
export interface SentScreen extends Omit<Screen, "tape" | "state"> {
  tape: (Line | { id: number; text?: undefined })[] | null;
  state: string | { head: string; lines: { id: number; text?: string }[] } | null;
}

/** A request that the page makes by itself: a session that was kept. */
export interface StateRequest { kind: "restore" | "merge"; state: string; seed?: number }

/** The texts that are shown in the place of many solutions. */
export interface Brief { brief?: { exact?: string; decimal?: string; printedDecimal?: string; mathml?: string } }
`;

/** The events of each sheet, the Swift type that reads them, and what it reads by a rule. */
const events = [
  {
    name: "SheetEvent", type: "Event", own: {
      tap: "Touch", selectTo: "Touch", set: "Partial<Settings>", answered: "Partial<Reply>", draw: "true | { text: string; alone?: boolean }",
      look: "{ line: number; dash?: number | null } & Partial<LineLook>", slide: "{ line: number; value?: string } & Partial<SliderEnds>",
      showsLines: "boolean", move: "{ line: number; by: number }", digits: "{ line: number; count: number }",
    },
  },
  {
    name: "GraphEvent", type: "GraphEvent", own: {
      set: "Partial<Settings>", window: "Partial<GraphWindow>", lines: "Partial<DrawnLines>", size: "Size", zoom: "Zoom", trace: "TraceStep",
      table: "{ id: number; start?: string; step?: string; places?: string; count?: number | string }",
      slider: "{ name: string; position?: number; value?: string } & Partial<SliderEnds>",
      draft: "{ text: string; line?: number | null }", grid: '"auto" | "decimal" | "pi"',
    },
  },
  { name: "DeskEvent", type: "DeskEvent", own: { set: "Partial<Settings>", solve: "Record<string, string>" } },
];

/** Objects that events have in them, each by what reads it. */
const given = [
  { name: "Touch", type: "Event.Touch" },
  { name: "Size", type: "GraphSize" },
  { name: "Zoom", type: "GraphZoom", own: { axis: '"x" | "y"' } },
];

const steps = `
/** A step of the point that is read out. */
export type TraceStep =
  | { move: number } | { pass: number } | { feature: number } | { curve: number } | { x: number; y: number }
  | { along: { x: number; y: number } } | { id: number; point: number } | { start: true } | { off: true };
`;

// Reading Swift

/** A text of the same length in which strings and comments are blank. */
function masked(text) {
  return text.replace(/"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|\/\/.*/g, (found) => found.replace(/[^\n]/g, " "));
}

/** The end of what a bracket at a place opens. */
function closing(mask, at) {
  let depth = 0;
  for (let index = at; index < mask.length; index += 1) {
    if ("([{".includes(mask[index])) depth += 1;
    if (")]}".includes(mask[index]) && (depth -= 1) === 0) return index;
  }
  throw new Error("a bracket is open");
}

/** How many braces are open behind a text. */
function braces(mask) {
  return mask.split("{").length - mask.split("}").length;
}

/** Every type: its properties, its cases, and its functions with their texts. */
function declarations(files) {
  const types = new Map();
  const of = (name) => {
    if (!types.has(name)) types.set(name, { properties: new Map(), cases: [], functions: [] });
    return types.get(name);
  };
  const read = (text, mask, outer) => {
    const inner = [];
    for (const match of mask.matchAll(/\b(struct|enum|extension|protocol|class)\s+([\w.[\]]+)[^{}]*\{/g)) {
      if (inner.some(([start, end]) => match.index > start && match.index < end)) continue;
      const open = match.index + match[0].length - 1;
      const close = closing(mask, open);
      inner.push([match.index, close]);
      read(text.slice(open + 1, close), mask.slice(open + 1, close), outer ? `${outer}.${match[2]}` : match[2]);
    }
    if (!outer) return;
    const type = of(outer);
    const isOutside = (at) => !inner.some(([start, end]) => at > start && at < end);
    for (const match of mask.matchAll(/\b(?:var|func|init)\b[^{}=\n]*(?:\n[^{}=\n]*){0,6}?\{/g)) {
      const open = match.index + match[0].length - 1;
      if (isOutside(match.index)) type.functions.push({ head: text.slice(match.index, open), body: text.slice(open, closing(mask, open) + 1) });
    }
    const property = /((?:[ \t]*\/\/\/.*\n)*)[ \t]*(?:(?:public|package|internal|private|fileprivate)(?:\(set\))? )*(?:var|let) (\w+)(?:: ([\w.[\]?]+))?(?: = ([^\n{]+))?/g;
    for (const match of text.matchAll(property)) {
      const [, comment, name, declared, value] = match;
      // What stands in the body of a function is none of the type.
      if (braces(mask.slice(0, match.index)) > 0 || type.properties.has(name)) continue;
      type.properties.set(name, { type: declared ?? typeOfValue(value), comment: sentence(comment) });
    }
    for (const [, name, raw] of text.matchAll(/^\s*case (\w+)(?: = "([^"]*)")?$/gm)) type.cases.push(raw ?? name);
  };
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    read(text, masked(text), "");
  }
  return types;
}

/** The type of a property that has its first value alone. */
function typeOfValue(value = "") {
  if (value.startsWith('"')) return "String";
  if (/^-?\d+$/.test(value)) return "Int";
  if (/^(true|false)$/.test(value)) return "Bool";
  return /^([A-Z][\w.]*?)(?:\(|\.[a-z]\w*$)/.exec(value)?.[1] ?? "";
}

/** What a comment says, in one line. */
function sentence(comment) {
  return comment.replace(/^\s*\/\/\/ ?/gm, "").trim().split("\n\n")[0].replace(/\s+/g, " ").replace(/``(.*?)``/g, "`$1`");
}

function swiftFiles(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".swift")).sort().map((name) => `${folder}/${name}`);
}

// Types of members

class Reader {
  constructor(types) {
    this.types = types;
    this.names = new Map(objects.filter(({ parts, writers }) => writers.includes("json") || writers.includes("members")).map(({ name, type }) => [type, name]));
  }

  /** The Swift type of a name seen from another type: its own inner ones come first. */
  resolved(name, from) {
    for (let outer = from; outer; outer = outer.split(".").slice(0, -1).join(".")) {
      if (this.types.has(`${outer}.${name}`)) return `${outer}.${name}`;
    }
    return this.types.has(name) ? name : null;
  }

  /** The Swift type of a path like `answer.decimal?.text`, without what makes it optional. */
  path(path, from, closure) {
    let type = from;
    for (const step of path.replaceAll("?", "").split(".")) {
      if (step === "$0") {
        type = closure;
        continue;
      }
      const property = this.types.get(type)?.properties.get(step);
      if (!property) return null;
      const bare = property.type.replace(/\?$/, "");
      type = bare.startsWith("[") ? bare : this.resolved(bare, type) ?? bare;
    }
    return type;
  }

  element(list, from) {
    const name = /^\[(.*)\]$/.exec(list ?? "")?.[1];
    return name && (this.resolved(name, from) ?? name);
  }

  /** The type here of a text of Swift that makes JSON; null where it says none. */
  type(text, from, closure = null) {
    const made = text.replace(/\s+/g, " ").trim();
    let found;
    if ((found = /^(.*?) \?\? \.null$/.exec(made))) {
      const inner = this.type(found[1], from, closure);
      return inner && (inner.endsWith(" | null") ? inner : `${inner} | null`);
    }
    if ((found = /^\.(text|optional)\(([\w.$?]+)\?*\.rawValue\)$/.exec(made))) {
      const union = this.union(this.path(found[2], from, closure));
      return found[1] === "optional" ? `${union} | null` : union;
    }
    if (made.startsWith(".text(")) return "string";
    if (made.startsWith(".optional(")) return "string | null";
    if (made.startsWith(".count(")) return "number";
    if (made.startsWith(".truth(")) return made === ".truth(true)" ? "true" : "boolean";
    if ((found = /^\.list\(([\w.$]+)\.map \{ (.*) \}\)$/.exec(made))) {
      const inner = this.type(found[2], from, this.element(this.path(found[1], from, closure), from));
      return inner && (/ /.test(inner) ? `(${inner})[]` : `${inner}[]`);
    }
    if ((found = /^([\w.$]+)\.map \{ (.*) \}$/.exec(made))) return this.type(found[2], from, this.path(found[1], from, closure));
    if ((found = /^([\w.$?]+?)\??\.json(?:\(in: \w+\))?$/.exec(made))) return this.names.get(this.path(found[1], from, closure)) ?? null;
    if (/^\w+$/.test(made)) {
      const list = this.path(made, from, closure);
      const inner = this.names.get(this.element(list, from));
      return inner ? `${inner}[] | null` : null;
    }
    return null;
  }

  union(type) {
    const cases = this.types.get(type)?.cases ?? [];
    return cases.length ? cases.map((each) => JSON.stringify(each)).join(" | ") : "string";
  }
}

/** The members that a function writes: the name of each, the text that makes it, and whether it is always there. */
function written(body) {
  const mask = masked(body);
  const found = [];
  for (const match of mask.matchAll(/(?:\.init|JSON\.Member(?:\.text|\.count)?)\(/g)) {
    const open = match.index + match[0].length - 1;
    const inside = body.slice(open + 1, closing(mask, open));
    const [, name, made] = /^\s*"(\w+)",\s*([^]*)$/.exec(inside) ?? [];
    if (!name) continue;
    const short = /\.(text|count)\($/.exec(match[0])?.[1];
    const opened = openBrackets(mask, match.index);
    const mapped = opened.map((place) => /([\w.$?]+?)\??\.map $/.exec(mask.slice(0, place))?.[1]).findLast(Boolean);
    found.push({ name, made: short ? `.${short}()` : made, isOptional: Boolean(short) || isConditional(mask, opened), mapped });
  }
  return found;
}

/** The brackets that are open at a place. */
function openBrackets(mask, at) {
  const open = [];
  for (let index = 0; index < at; index += 1) {
    if ("([{".includes(mask[index])) open.push(index);
    if (")]}".includes(mask[index])) open.pop();
  }
  return open;
}

/** Whether what stands in some brackets stands in a branch, a closure or a choice. */
function isConditional(mask, opened) {
  return opened.slice(1).some((index) => mask[index] === "{" || (mask[index] === "[" && /[?:] $/.test(mask.slice(0, index))));
}

/** An object of the protocol. */
function objectOf({ name, type, from = type, writers, parts = [], own = {}, isWhole = false }, reader) {
  const types = reader.types;
  const bodies = writers.flatMap((writer) => types.get(from).functions.filter(({ head }) => isWriter(head, writer)));
  if (writers.length > 0 && bodies.length === 0) throw new Error(`${from} has no ${writers}`);
  const members = new Map();
  for (const { body } of bodies) {
    for (const { name: member, made, isOptional, mapped } of written(body)) {
      if (own[member] === null || `${member}?` in own || members.has(member)) continue;
      const found = own[member] ?? reader.type(from === type ? made : made.replace(/\btable\./g, ""), type, mapped && reader.path(mapped, type));
      if (!found) throw new Error(`${type}.${member}: no type is found in ${made}`);
      members.set(member, { found, isOptional: isOptional && !isWhole });
    }
  }
  for (const [member, found] of Object.entries(own)) {
    const bare = member.replace("?", "");
    if (found !== null && !members.has(bare)) members.set(bare, { found, isOptional: bare !== member });
  }
  const lines = [...members].map(([member, { found, isOptional }]) => {
    const comment = types.get(type)?.properties.get(member)?.comment;
    return `${comment ? `  /** ${comment} */\n` : ""}  ${member}${isOptional ? "?" : ""}: ${found};`;
  });
  const base = parts.length ? ` extends ${parts.join(", ")}` : "";
  return `export interface ${name}${base} {\n${lines.join("\n")}\n}\n`;
}

/** Whether a function or a property is the one of a name that makes JSON. */
function isWriter(head, name) {
  return new RegExp(`^(?:var|func) ${name}\\b`).test(head) && /JSON/.test(head);
}

// Events

/** What the branches of a type's readers take, by the names of the events. */
function readEvents({ name, type, own }, types) {
  const taken = new Map();
  const readers = types.get(type).functions.filter(({ head }) => /^init\?\((reading json|named name)/.test(head));
  for (const { body } of readers) {
    for (const clause of body.split(/\n\s*(?=case "|default:)/).slice(1)) {
      const head = /^case ((?:"\w+",?\s*)+):/.exec(clause);
      for (const [, event] of head?.[1].matchAll(/"(\w+)"/g) ?? []) {
        const found = payload(clause.slice(head[0].length));
        const before = taken.get(event);
        taken.set(event, before && found ? merged(before, found) : before ?? found);
      }
    }
  }
  for (const [event, found] of Object.entries(own)) taken.set(event, found);
  const lines = [...taken].map(([event, found]) => `  ${event}: ${typeof found === "string" ? found : objectText(found ?? {})};`);
  return `export interface ${name}s {\n${lines.join("\n")}\n}\n\n/** An event: an object with one member. */\nexport type ${name} = OneOf<${name}s>;\n`;
}

/** What a branch reads: a text, a number, the members of an object, or nothing but that it is there. */
function payload(clause) {
  const members = Object.fromEntries([...clause.matchAll(/(?:value|object)\["(\w+)"\](\?\.as(Text|Int)| == \.truth)/g)].map(([found, member, , kind]) => {
    const isNeeded = new RegExp(`let \\w+ = (?:value|object)\\["${member}"\\]\\?\\.as\\w+(?! \\?\\?)`).test(clause);
    return [isNeeded ? member : `${member}?`, kind === "Int" ? "number" : kind === "Text" ? "string" : "boolean"];
  }));
  if (/value\.asInt \?\? value\["element"\]/.test(clause)) return "number | { element: number }";
  if (/value\.asInt\b/.test(clause)) return "number";
  if (/value\.asText\b/.test(clause)) return "string";
  if (/asList/.test(clause)) return "string[]";
  if (Object.keys(members).length) return members;
  return /value == \.truth/.test(clause) ? "boolean" : /^\s*self = \.\w+\s*$|^\s*self = \.keys\(/m.test(clause) ? "true" : null;
}

/** Members of both; one that is needed in one is needed. */
function merged(one, other) {
  return typeof one === "string" ? one : typeof other === "string" ? other : { ...one, ...other };
}

function objectText(members) {
  return `{ ${Object.entries(members).map(([name, type]) => `${name}: ${type}`).join("; ")} }`;
}

/** An object that an event has in it, by the function that reads it. */
function givenObject({ name, type, own = {} }, types) {
  const reader = types.get(type).functions.find(({ head }) => /^init\?\(reading json/.test(head));
  const members = {};
  for (const [, member, kind] of reader.body.matchAll(/json\["(\w+)"\](?:\?\.as(\w+))?/g)) {
    const isNeeded = new RegExp(`let \\w+ = json\\["${member}"\\]`).test(reader.body.match(/guard[^]*?else/)?.[0] ?? "");
    members[isNeeded ? member : `${member}?`] = own[member] ?? { Text: "string", Int: "number", Rational: "number" }[kind] ?? "boolean";
  }
  return `export interface ${name} ${objectText(members)}\n`;
}

/** The text of all types. */
export function protocol() {
  const types = declarations(folders.flatMap(swiftFiles));
  const reader = new Reader(types);
  return `// The JSON between the engine and the page. Written by Tools/protocol.mjs from the Swift types: \`make web\`.

/** An object with one of some members. */
type OneOf<Members> = { [Name in keyof Members]: { [Only in Name]: Members[Only] } & { [Other in Exclude<keyof Members, Name>]?: undefined } }[keyof Members];
${plain}
${objects.map((each) => objectOf(each, reader)).join("\n")}
${given.map((each) => givenObject(each, types)).join("\n")}${steps}
${events.map((each) => readEvents(each, types)).join("\n")}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file] = process.argv.slice(2);
  const text = protocol();
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
