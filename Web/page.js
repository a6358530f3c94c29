// The page: every key and gesture is an event to the engine, and what is shown
// is the screen that comes back. Nothing is computed here.

import { showAnswer } from "./answer.js";
import { Arrangement } from "./arranging.js";
import { action } from "./button.js";
import { Engine } from "./engine.js";
import { icon } from "./faces.js";
import { FormulaView } from "./formula.js";
import { Hint } from "./hint.js";
import { Keyboard } from "./keyboard.js";
import { Keypad } from "./keypad.js";
import { drawsMathml } from "./morph.js";
import { NearKeys } from "./near.js";
import * as notices from "./notices.js";
import { actionButton, askTexts, meanings, openDialog, openSettings, openText } from "./settings.js";
import { complete, watch } from "./parts.js";
import * as storage from "./storage.js";
import { TapeView } from "./tape.js";
import { preferredLanguage, speak, text } from "./words.js";

const element = (id) => document.getElementById(id);
let screen = null;
let lists = { tape: [], variables: [], functions: [], drawn: null };

speak(preferredLanguage());

const send = (event) => {
  if (!screen && event.keys) {
    for (const key of event.keys.split(" ")) formula.foretell(key, preferredMark());
    hint?.show(false);
  }
  return engine.send(event);
};
const own = { "K:digits": moreDigits, list: showFunctions };
const press = (keys) => (own[keys] ?? ((keys) => send({ keys })))(keys);
// The key of the decimal mark types the mark that it shows.
const pressKey = (key) => press(key === "." ? screen?.settings.decimalMark ?? key : key);
const keypad = new Keypad(element("keypad"), pressKey, (keyPage) => send({ set: { keyPage } }), undefined, async (key) => {
  await send({ instead: own[key] ? "" : key });
  if (own[key]) own[key](key);
});
const near = new NearKeys(element("near"), (keys) => press(keys));
const formula = new FormulaView(element("formula"), send);
const tape = new TapeView(element("tape"), (event) => (event.edit ? editLine(event.edit) : send(event)), openLineMenu, readLine);
/** Where all of it stands. What is shown by the way of a reload or a key is arranged before it is seen. */
const arrangement = new Arrangement("formula", {
  entry: element("entry"), formula: element("drawing"), answer: element("answer"), tape: element("tape"),
  onArranged: () => formula.settle(),
});
tape.onResize = () => arrangement.soon();
const keyboard = new Keyboard(element("input"), (event) => {
  if (keysShown === null && event.keys?.length === 1) showKeys("folded");
  return event.paste ? paste(event.paste) : send(event);
}, {
  screen: () => screen,
  decimalMark: () => screen?.settings.decimalMark ?? ".",
  help: () => void openKeys(),
  copied: () => sayDone(text("copied")),
});
const kept = storage.load();
/** Whether a desk shows the keypad: "shown" or "folded"; null until the keyboard or the button was pressed. */
let keysShown = kept.keys;
/** The graph, a promise once it was opened, and what it was told last of what is being typed. */
let graph;
let drafted = "";
/** The desk calculator, a promise once it was shown, and what it is then. */
let desk;
let shownDesk = null;
/** The steps of the equation that was answered last: what they are of, and what the engine has to say of them. */
let derived = { of: null, derivation: null };
/** An equation that took no longer is solved again for its steps before somebody asks, in milliseconds. */
const QUICK = 250;

/** What a newcomer is told, in the empty formula. */
const hint = kept.hint === null ? new Hint(element("formula"), element("history"), {
  showExamples, run: (card) => runExample(card), onForget: () => keep({ hint: "seen" }),
}) : null;
hint?.show(!kept.sheet);

labelKeys();
keypad.update({ keyPage: 0, language: preferredLanguage(), decimalMark: "." });
label();
const engine = new Engine({
  settings: { language: preferredLanguage(), decimalMark: preferredMark() },
  sheetState: kept.sheet,
  sessionState: kept.session,
  caret: keptCaret(),
  onScreen: (next) => guarded(() => show(next)),
  onBusy: (isBusy) => (element("busy").hidden = !isBusy),
  onState: (state) => {
    keep(state);
    if (state.session) toGraph({ session: state.session });
  },
  onFailure: failed,
});
watch(showArrival, missing);
if (kept.mode === "desk") openDesk();
/** Whether the plane is shown at first, as it is on a desk until somebody has closed it. */
const showsPlane = kept.open === null && document.body.dataset.layout === "desk";
if (kept.open === "graph") showGraph(true);
else if (showsPlane) uncover(true);

function keep(state) {
  storage.save(state);
}

/** Where the caret was in the formula that is kept. */
function keptCaret() {
  try {
    return JSON.parse(kept.caret);
  } catch {
    return null;
  }
}

/** Says that nothing is kept, as long as that is so. */
storage.onWorks((works) => {
  if (works) notices.withdraw("storage");
  else notices.notice("storage", [["exportTape", () => storage.exportFile()]]);
});

// Handles for tests, automation and assistive tools.
globalThis.surd = {
  ready: engine.ready,
  screen: () => screen && { ...screen, ...lists },
  press: async (keys) => {
    await engine.settled({ keys });
    return globalThis.surd.screen();
  },
  send: (event) => engine.settled(event),
  graph: async (event) => (await openGraph()).settled(event),
  draw: async (line) => {
    await engine.settled({ draw: { text: line } });
    return globalThis.surd.graph({ screen: true });
  },
  desk: async (event) => (await openDesk()).settled(event),
  /** Shows a screen that the engine told before, as in another window. */
  show: (screen) => show(screen),
};

engine.ready.then(async () => {
  if (kept.sheet) await send({ screen: true });
  if (kept.graph) await takeGraph(kept.graph);
  if (kept.open === "graph") openGraph();
  // It waits for nothing, and nothing waits for it.
  else if (showsPlane) complete.then(() => element("graph").hidden || openGraph(), () => {});
  openLink();
  if (!drawsMathml) notices.notice("noMathml");
  if (matchMedia("(pointer: fine)").matches) typing().focus();
  // What keeps the files for later asks for all of them again.
  complete.then(() => storage.offline({ onNewVersion: (use) => notices.notice("newVersion", [["reload", use]]) }), () => {});
  storage.watch({
    take: ({ graph, desk: keys }) => {
      if (graph) toGraph({ load: graph });
      if (keys) desk?.then((desk) => desk.adopt(keys));
    },
    merge: (state) => {
      if (state.session) toGraph({ session: state.session });
      return engine.merge(state);
    },
  });
});

/** Curves were a list of the graph once: those that are kept so become lines. */
async function takeGraph(state) {
  const { message } = await send({ takeGraph: state });
  if (message?.kind !== "damage") return;
  keep({ damaged: { graph: state } });
  failed("damaged");
}

/** Shows how much of the engine has come, until all has. */
function showArrival(share) {
  const line = element("arriving");
  line.setAttribute("aria-label", text("arriving"));
  line.setAttribute("aria-valuenow", String(Math.round(100 * share)));
  line.style.transform = `scaleX(${share})`;
  line.hidden = share === 1;
}

/** A fault in drawing must not stop the engine behind it. */
function guarded(work) {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}

// What comes back

function show(next) {
  const before = screen?.settings;
  // What is missing stays told.
  document.querySelector("#starting:not(.told)")?.remove();
  screen = next;
  for (const list of ["tape", "variables", "functions", "drawn"]) lists[list] = next[list] ?? lists[list];
  const { settings } = next;
  // Most keys change the formula only, and every other change costs a layout.
  const isNew = (name) => settings[name] !== before?.[name];
  if (isNew("language")) {
    speak(settings.language);
    label();
    graph?.then((graph) => graph.label());
    if (before) renewSettings();
  }
  if (["angle", "juxtaposition", "decimalMark", "language", "digits"].some(isNew)) {
    toGraph({ set: settings });
    desk?.then((desk) => desk.set(settings));
  }
  if (next.drawn) toGraph({ lines: next.drawn });
  if (next.showsGraph) openGraph();
  draft(next);
  labelPlot(next.editing !== null);
  element("plot").classList.toggle("vain", !isDrawable(next));
  if (["keyPage", "language", "decimalMark"].some(isNew)) keypad.update(settings);
  if (isNew("angle") || isNew("language")) labelAngle(settings.angle);
  formula.show(next);
  keep({ caret: JSON.stringify({ of: next.copyText, at: next.caret }) });
  const isAnswer = next.isAnswered && next.answer;
  near.show(next, lists, settings.decimalMark, isAnswer ? turning(next.answer.id) : null);
  if (isAnswer) hint?.forget();
  hint?.show(next.isEmpty && lists.tape.length === 0);
  // A line of the tape tells the unit of its angles; so does the one that is not there yet.
  const { angle = "" } = (isAnswer && lists.tape.find(({ id }) => id === next.answer.id)) || {};
  element("formula").dataset.unit = angle.toUpperCase();
  element("entry").classList.toggle("answered", Boolean(isAnswer));
  const isSolved = Boolean(isAnswer && next.answer.isSolved);
  if (isSolved) findSteps(next);
  else offerSteps(false);
  showAnswer(element("answer"), isAnswer ? next.answer : next.preview, settings.form, !isAnswer);
  const isNewForm = isNew("form") || isNew("language");
  tape.show(next.tape ?? (isNewForm ? lists.tape : null), settings.form, next.isAnswered && next.answer.id, next.earlierLines);
  tape.mark(next.editing);
  element("editing").hidden = next.editing === null;
  const notes = (isAnswer && next.answer.remarks?.join(" ")) || "";
  const problem = next.message?.message;
  say(problem || notes, element("entry"), next.message?.kind === "removed");
  // What is typed and not read is no mistake yet, nor are notes.
  if ((problem && next.isUnread) || (!problem && notes)) element("messages").classList.add("done");
  // What is not decided is no mistake.
  element("messages").classList.toggle("undecided", /^un(determined|solved)/.test(next.message?.kind));
  arrangement.update();
  keyboard.describe(next.copyText, text("formula"), next.formula.includes("⟦"));
  announce(next.speech);
  if (next.outcome === "leaveForward" || next.outcome === "leaveBackward") leave(next.outcome === "leaveBackward");
}

/** What draws the line that was answered, where it gives a coordinate a number. */
function turning(id) {
  const isMeant = lists.tape.find((line) => line.id === id)?.canTurn;
  return isMeant ? { name: text("drawLine"), act: () => send({ turn: id }) } : null;
}

function labelAngle(angle) {
  element("angle").textContent = angle.toUpperCase();
  element("angle").setAttribute("aria-label", `${angle.toUpperCase()}, ${text("angle")}: ${text(angle)}`);
}

/** What was done, which is no mistake. */
function sayDone(words) {
  say(words);
  entryInUse().querySelector(".messages").classList.add("done");
  announce(words);
}

/** A message under what is entered, perhaps with a button that brings back what was removed. */
function say(words, entry = entryInUse(), isRemoved = false) {
  const messages = entry.querySelector(".messages");
  messages.classList.toggle("done", isRemoved);
  // Where it has no place of its own the plane has one; what is typed there takes it away.
  const isTyped = document.body.classList.contains("keys-up");
  if (!messages.offsetParent && (words || isTyped)) graph?.then((graph) => graph.tell(words, isRemoved));
  if (messages.firstChild?.textContent === words && !isRemoved) return;
  messages.replaceChildren();
  entry.classList.toggle("told", Boolean(words) && !entry.querySelector(".answer").firstChild);
  if (!words) return;
  const line = document.createElement("span");
  line.textContent = words;
  messages.append(line);
  if (isRemoved) messages.append(action(text("takeBack"), () => send({ unremove: true })));
}

let isBlank = false;
/** Words for screen readers; a blank makes them speak what is said again. */
function announce(words) {
  if (!words) return;
  isBlank = !isBlank;
  element("announcements").textContent = isBlank ? words : `${words}\u00a0`;
}

/** Says that the engine, or a part of the page, is not there, with a way to try again. */
function missing() {
  element("starting")?.remove();
  element("arriving").hidden = true;
  const isAble = typeof WebAssembly === "object";
  notices.notice(isAble ? "incomplete" : "noEngine", isAble ? [["tryAgain", () => location.reload()]] : []);
}

function failed(kind) {
  if (kind === "start") missing();
  else if (kind === "damaged") notices.notice(kind, [["setAside", showSetAside]]);
  else notices.notice(kind);
}

/** Moves the focus out of the editor, to what comes before or after it. */
function leave(isBack) {
  const stops = [...document.querySelectorAll("button, textarea, [tabindex]")].filter(
    (stop) => stop.tabIndex >= 0 && stop.offsetParent !== null && getComputedStyle(stop).visibility === "visible",
  );
  const here = stops.indexOf(element("input"));
  const next = stops[here + (isBack ? -1 : 1)] ?? stops.at(isBack ? -1 : 0);
  next?.focus();
}

// What the page does itself

/** The texts that stand still until the language changes. */
function label() {
  element("input").setAttribute("aria-label", text("formula"));
  element("tape").setAttribute("aria-label", text("tape"));
  for (const [id, drawing, name] of [["menu", "menu", "menu"], ["examples", "examples", "examples"], ["share", "share", "share"],
    ["tape-toggle", "tape", "tape"], ["graph-toggle", "graph", "graph"], ["keys-toggle", "keys", "keypad"]]) {
    const button = element(id);
    button.innerHTML = icon(drawing);
    button.title = text(name);
    button.setAttribute("aria-label", text(name));
  }
  hint?.label(screen?.settings.decimalMark ?? ".");
  element("mode").setAttribute("aria-label", text("mode"));
  for (const button of element("mode").children) {
    const name = text(button.dataset.mode);
    button.innerHTML = `${icon(button.dataset.mode)}<span>${name}</span>`;
    button.title = name;
    button.setAttribute("aria-label", name);
  }
  element("stop").textContent = text("stop");
  element("steps").textContent = text("steps");
  element("editing").firstElementChild.textContent = text("editing");
  element("leave").textContent = text("leaveLine");
  element("busy").querySelector(".bar").setAttribute("aria-label", text("working"));
  notices.draw();
}

/** Shows the keypad of a desk, or folds it away. */
function showKeys(wanted) {
  if (document.body.dataset.layout !== "desk") return;
  keysShown = wanted;
  keep({ keys: wanted });
  labelKeys();
  arrangeAll();
}

/** Shows the keypad in the place of the lines below the plane of a phone, or the lines. */
function raiseKeys(areUp) {
  const wereUp = document.body.classList.contains("keys-up");
  document.body.classList.toggle("keys-up", areUp);
  labelKeys();
  if (areUp !== wereUp) arrangeAll();
  // Where the page scrolls, what is typed stays in sight.
  if (areUp && !wereUp && document.body.dataset.layout === "scroll") element("entry").scrollIntoView({ block: "nearest" });
}

function labelKeys() {
  const { dataset, classList } = document.body;
  classList.toggle("keys-folded", keysShown === "folded");
  const areShown = !isWide() ? classList.contains("keys-up") : keysShown !== "folded";
  element("keys-toggle").setAttribute("aria-pressed", String(areShown));
}

element("keys-toggle").addEventListener("click", () => {
  if (!isWide()) raiseKeys(!document.body.classList.contains("keys-up"));
  else showKeys(keysShown === "folded" ? "shown" : "folded");
  tape.toEnd();
});
for (const event of ["pointerdown", "keydown"]) element("formula").addEventListener(event, () => raiseKeys(true));
addEventListener("resize", labelKeys);
element("angle").addEventListener("click", () => press("DEG/RAD"));
element("examples").addEventListener("click", showExamples);
element("share").addEventListener("click", share);
element("steps").addEventListener("click", () => showSteps(screen.answer.id, derived.derivation));
element("leave").addEventListener("click", () => {
  send({ leaveLine: true });
  keyboard.focus();
});
element("stop").addEventListener("click", () => engine.stop());
element("tape-toggle").addEventListener("click", () => {
  const isOpen = document.body.classList.toggle("tape-open");
  element("tape-toggle").setAttribute("aria-expanded", String(isOpen));
  tape.toEnd();
  shownDesk?.toEnd();
});
element("tape").addEventListener("click", () => document.body.classList.remove("tape-open"));
element("answer").addEventListener("click", ({ target }) => {
  const answer = screen?.isAnswered ? screen.answer : screen?.preview;
  if (answer?.exact || answer?.decimal || answer?.isSolved) readValue(answer, screen.isAnswered ? answer.id : null, Boolean(target.closest(".seal")));
});

/** Opens a value in full; as a result of a line of the tape, in all notations and with more digits; first why it is true, where that is asked. */
async function readValue(value, id, asksWhy = false) {
  const inNotation = (name, kind) => [text(name), async () => {
    const { copied } = await send({ copyResult: id });
    copy(copied?.[kind] ?? value.exact ?? value.decimal);
  }];
  // One after the other, since the screen is told what was asked last.
  let asked = Promise.resolve();
  const about = (event, answer) => asked = asked.then(async () => (await engine.settled(event))[answer] ?? {});
  const reader = await import("./reader.js").catch(missing);
  reader?.openReader(value, {
    asksWhy,
    copy,
    spread: async (full) => (await send({ spread: [full] })).spread?.[0],
    convert: id === null ? null : (way) => about({ convert: { line: id, way } }, "conversion"),
    leaving: id === null ? [] : [
      ...(value.isSolved ? [[text("steps"), () => showSteps(id)]] : []),
      ...(value.exact || value.decimal ? [[text("insert"), () => send({ insert: id })]] : []),
      ...(value.exact && value.decimal ? [["½ / .5", () => press("K:form")]] : []),
    ],
    digits: id === null ? null : (count) => about({ digits: { line: id, count } }, "digits"),
    more: id === null ? [] : [inNotation("copyLatex", "latex"), inNotation("copyMathml", "mathml")],
  });
}

function readLine(line) {
  readValue({ ...line, mathml: line.resultMathml }, line.id);
}

/** What the steps of a line, and lines that are compared, can do in the page. */
const derivations = {
  copy,
  compare: async (lines) => (await engine.settled({ compare: lines })).derivation,
};

function offerSteps(areThere) {
  element("entry").classList.toggle("solved", areThere);
  element("steps").hidden = !areThere;
}

/** Offers the steps of an equation that was answered where there are some; where that would take long to know, in any case. */
async function findSteps({ answer, copyText, settings: { language, decimalMark } }) {
  const of = [answer.id, copyText, answer.exact, language, decimalMark].join();
  if (derived.of === of) return;
  derived = { of, derivation: null };
  offerSteps(engine.took > QUICK);
  if (engine.took > QUICK) return;
  const { derivation } = await engine.settled({ steps: answer.id });
  if (derived.of !== of) return;
  if (!derivation) return void (derived.of = null);
  derived.derivation = derivation;
  offerSteps(derivation.steps.length > 1 && screen.isAnswered);
}

/** Shows the lines by which the equation of a line is solved. */
async function showSteps(id, known = null) {
  const steps = await import("./steps.js").catch(missing);
  steps?.openSteps(known ?? (await engine.settled({ steps: id })).derivation, derivations);
}

/** Opens the list of keys and gestures. */
async function openKeys() {
  const list = await import("./keyhelp.js").catch(missing);
  list?.openKeys();
}

/** Compares lines that somebody has written. */
async function compareLines() {
  const steps = await import("./steps.js").catch(missing);
  steps?.openComparison(derivations);
}

/** More digits in their place as far as they can be seen there, then in full. */
const digitsInPlace = 40;
function moreDigits(keys) {
  const { decimal } = (screen?.isAnswered && screen.answer) || {};
  if (!decimal?.includes("…") || decimal.length < digitsInPlace) return send({ keys });
  return readValue(screen.answer, screen.answer.id);
}
element("menu").addEventListener("click", showSettings);

/** Opens the settings. */
function showSettings() {
  openSettings(screen?.settings ?? {}, (values) => send({ set: values }), [
    ["examples", showExamples],
    ["share", share],
    ["variables", showNames],
    ["functions", showFunctions],
    ["compareOwn", compareLines],
    ["keys", openKeys],
    ["exportTape", () => storage.exportFile()],
    ["importTape", importFile],
    ...(storage.asides().length ? [["setAside", showSetAside]] : []),
    ["clearTape", () => send({ clearTape: true })],
  ]);
}

/** Opens the settings anew, in another language, where one was: at its choice, which keeps the focus. */
function renewSettings() {
  const old = document.querySelector("dialog.settings");
  if (!old) return;
  const { scrollTop } = old.querySelector(".body");
  old.remove();
  showSettings();
  const dialog = document.querySelector("dialog.settings");
  dialog.querySelector("[name=language]").focus();
  dialog.querySelector(".body").scrollTop = scrollTop;
}

// Typing goes to the formula wherever the focus happens to be: a button that was pressed
// has no use for letters and digits, and Enter behind a click belongs to the formula.
let clicked = null;
addEventListener("click", (event) => (clicked = event.detail ? event.target.closest("button") : null));
addEventListener("focusout", () => (clicked = null));
addEventListener("keydown", (event) => {
  const { activeElement: focused } = document;
  const isFree = focused === document.body || focused.closest("button, .keypad");
  const isTyped = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey;
  const isEntered = event.key === "Enter" && clicked && (focused === clicked || focused === document.body);
  const isForFormula = isTyped || event.key === "Backspace" || isEntered;
  if (!isFree || !isForFormula || event.defaultPrevented || document.querySelector("dialog")) return;
  if (!entryInUse().offsetParent || focused.closest(".relatives")) return;
  typing().focus();
  typing().keyDown(event);
});
for (const event of globalThis.earlyKeys()) {
  document.activeElement.dispatchEvent(new KeyboardEvent(event.type, event));
}
addEventListener("hashchange", openLink);

/** Opens what a link carries: a formula, behind a point the window of a graph, and behind another one lines. */
function openLink() {
  const link = location.hash.slice(1);
  if (!link) return;
  history.replaceState(null, "", location.pathname + location.search);
  const [formula, curves, lines] = link.split(".");
  if (lines) send({ openLines: lines });
  if (formula) send({ open: formula });
  if (!curves) return;
  // In the first links the curves were here too.
  send({ openGraph: curves });
  openGraph().then((graph) => graph.open(curves), () => {});
}

/** The most lines that are entered when they are pasted at once. */
const MOST_LINES = 100;

/** Pastes a text; rows of numbers are points, and other lines into an empty formula lines of the sheet, up to the first that cannot be answered. */
async function paste(given) {
  const lines = given.split("\n").filter((line) => line.trim());
  // Markup has lines that are none of the sheet.
  const isMarkup = /<math[\s>]|\\[a-zA-Z]/.test(given);
  if (isMarkup || lines.length < 2) return pasteOne(given);
  if (given.length < 1e5) {
    const next = await send({ data: given });
    if (next.outcome !== "ignored") return next;
  }
  if (!screen?.isEmpty || lines.length > MOST_LINES) return pasteOne(given);
  for (const line of lines) {
    await send({ keys: "AC" });
    const { outcome } = await pasteOne(line);
    if (outcome === "refused") return;
    const { message } = await engine.settled({ keys: "Enter" });
    if (message) return;
  }
}

/** Pastes a text; into an empty formula also a point or a curve of several statements, which the editor does not hold. */
async function pasteOne(given) {
  const isFirst = screen?.isEmpty;
  const next = await send({ paste: given });
  return isFirst && next.message?.kind === "severalStatements" ? send({ draw: { text: given } }) : next;
}

/** The decimal mark of the browser's language, which need not be one. */
function preferredMark() {
  try {
    return (0.5).toLocaleString(navigator.language).includes(",") ? "," : ".";
  } catch {
    return ".";
  }
}

// The desk calculator

/** Whether the desk calculator is the one that is shown. */
function isDesk() {
  return document.body.dataset.mode === "desk";
}

function entryInUse() {
  return (isDesk() && element("desk").querySelector(".entry")) || element("entry");
}

/** What takes the keys of the keyboard now. */
function typing() {
  return (isDesk() && shownDesk?.keyboard) || keyboard;
}

function showMode(mode) {
  document.body.dataset.mode = mode;
  arrangeAll();
  for (const button of element("mode").children) button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  keep({ mode });
}

/** Shows the desk calculator; resolves to it. */
function openDesk() {
  showMode("desk");
  desk ??= loadDesk();
  desk.catch(() => {
    desk = undefined;
    showMode("formula");
    missing();
  });
  return desk;
}

async function loadDesk() {
  const { Desk } = await import("./desk.js");
  shownDesk = new Desk(element("desk"), {
    settings: screen?.settings ?? { language: preferredLanguage(), decimalMark: "." },
    state: kept.desk,
    tell: announce,
    say: (words) => say(words, element("desk").querySelector(".entry")),
    copy,
    help: () => void openKeys(),
    graph: (curve) => send({ draw: { text: curve } }),
    formula: takeOver,
    onState: (state) => keep({ desk: state }),
    onDamaged: (state) => keep({ damaged: { desk: state } }),
    onFailure: failed,
  });
  await engine.ready;
  await shownDesk.start(screen.settings);
  return shownDesk;
}

/** Brings a text to the editor of the formula calculator, if that can show it. */
async function takeOver(given) {
  await send({ leaveLine: true });
  const before = screen.copyText;
  await press("AC");
  const { outcome } = await send({ paste: given });
  if (outcome === "refused") {
    await press("AC");
    if (before) await send({ paste: before });
    return false;
  }
  showMode("formula");
  return true;
}

element("mode").addEventListener("click", async (event) => {
  const mode = event.target.closest("button")?.dataset.mode;
  if (mode && !isWide()) showGraph(false);
  if (mode === "formula") showMode(mode);
  else if (mode) await openDesk();
  if (mode) typing().focus();
});

// What a newcomer sees

async function showExamples() {
  try {
    await engine.ready;
    const { openExamples } = await import("./examples.js");
    await openExamples(runExample);
  } catch {
    missing();
  }
}

/** Shows the functions; the one that is chosen is typed. */
async function showFunctions() {
  try {
    const { openFunctions } = await import("./functions.js");
    openFunctions(async (events) => {
      for (const event of events) await send(event);
    });
  } catch {
    missing();
  }
}

/** Waits until the page has been laid out and drawn; where no frames are drawn, as in a hidden window, not for long. */
function laidOut() {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 300);
  });
}

/** Evaluates, draws or presses an example. */
async function runExample({ kind, text: line, window: edges, keys }) {
  hint?.forget();
  if (kind === "graph") {
    const opened = await openGraph();
    await opened.sized;
    await engine.settled({ draw: { text: line, alone: true } });
    // More lines may leave the picture another size, and that another window.
    await laidOut();
    const [left, right, bottom, top] = edges ?? [];
    opened.send(edges ? { window: { left, right, bottom, top } } : { home: true });
    return;
  }
  if (!isWide()) showGraph(false);
  if (kind === "formula") {
    if (await takeOver(line)) press("Enter");
  } else {
    const opened = await openDesk();
    await opened.send({ keys: "C" });
    opened.replay(keys);
  }
}

// The graph

/** Whether the graph leaves the keys their place; else they come and go below it, or beside it. */
function isWide() {
  return ["desk", "tablet"].includes(document.body.dataset.layout);
}

/** Opens the graph beside or over the rest; resolves to it. */
function openGraph() {
  showGraph(true);
  graph ??= loadGraph();
  graph.then(() => screen && draft(screen), () => {
    graph = undefined;
    showGraph(false);
    missing();
  });
  return graph;
}

function showGraph(isOpen) {
  // What is shown by itself is nobody's choice.
  if (isOpen === element("graph").hidden) keep({ open: isOpen ? "graph" : "" });
  uncover(isOpen);
  // Where it covers the keys, the browser's way back closes it.
  const isEntry = Boolean(history.state?.graph);
  if (isOpen && !isEntry && !isWide()) history.pushState({ graph: true }, "");
  else if (!isOpen && isEntry) history.back();
}

function uncover(isOpen) {
  document.body.classList.toggle("graph-open", isOpen);
  if (isOpen === element("graph").hidden) raiseKeys(false);
  element("graph").hidden = !isOpen;
  element("graph-toggle").setAttribute("aria-pressed", String(isOpen));
  arrangeAll();
}

/** Gives keys, lines and what is entered their places anew. */
function arrangeAll() {
  keypad.draw();
  arrangement.update();
  shownDesk?.arrange();
}

addEventListener("popstate", () => {
  if (history.state?.graph) openGraph();
  else if (!isWide()) showGraph(false);
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || element("graph").hidden || event.target.closest("textarea, input, dialog, .relatives")) return;
  showGraph(false);
  element("graph-toggle").focus();
});

async function loadGraph() {
  const [{ Graph, dressed }] = await Promise.all([import("./graph.js"), engine.ready]);
  await dressed;
  // The plane has one size from the first on.
  arrangeAll();
  return new Graph(element("graph"), {
    state: kept.graph,
    session: engine.session,
    settings: screen.settings,
    drawn: lists.drawn,
    lines: tape,
    beside: element("curves"),
    mark: () => screen.settings.decimalMark,
    tell: announce,
    say: (words) => say(words),
    done: sayDone,
    copy,
    share,
    sheet: (event) => engine.settled(event),
    onState: (state) => keep({ graph: state }),
    onDamaged: (state) => {
      keep({ damaged: { graph: state } });
      failed("damaged");
    },
    onFailure: failed,
  });
}

/** Has the graph draw what is being typed, where it is open and that is a curve. */
function draft({ isCurve, hasHoles, isAnswered, formula, copyText, editing }) {
  if (!graph || element("graph").hidden) return;
  const isWhole = isCurve && !hasHoles && !isAnswered && !formula.includes("⟦");
  const event = { draft: { text: isWhole ? copyText : "", line: editing } };
  const asked = JSON.stringify(event);
  if (asked === drafted) return;
  drafted = asked;
  toGraph(event);
}

/** Tells the graph, if there is one. */
function toGraph(event) {
  graph?.then((graph) => graph.send(event));
}

/** Whether what is typed may be a curve: nothing yet, or it has a name of one letter that is no constant. */
function isDrawable({ isCurve, isEmpty, copyText }) {
  return isCurve || isEmpty || /(^|[^\p{L}])(?![ei](?!\p{L}))\p{L}(?!\p{L})/u.test(copyText.replaceAll("π", ""));
}

function labelPlot(isEditing) {
  const name = text(isEditing ? "updateCurve" : "plot");
  const button = element("plot");
  if (button.title === name) return;
  const words = document.createElement("span");
  words.textContent = text("drawLine");
  button.innerHTML = icon("draw");
  button.append(words);
  button.title = name;
  button.setAttribute("aria-label", name);
}

element("plot").addEventListener("click", () => (screen?.isEmpty ? openGraph() : send({ draw: true })));
element("graph-toggle").addEventListener("click", () => {
  if (element("graph").hidden) openGraph();
  else showGraph(false);
});

/** Shows the names that mean something, each with a button that takes its meaning away. */
function showNames() {
  const list = meanings([
    ...lists.variables.map(({ name, text: value }) => [name, value, name]),
    ...lists.functions.map(({ signature, text: value }) => [signature, value, signature.split("(")[0]]),
  ], (name) => (name === "Ans" ? null : () => send({ forget: name })));
  if (list.children.length === 0) list.textContent = text("noVariables");
  openDialog(text("variables"), "names", list);
}

/** Opens the menu of a line, which comes when it is wanted for the first time. */
async function openLineMenu(line) {
  try {
    const { openLineMenu: open } = await import("./linemenu.js");
    open(line, {
      screen, send, copy, editLine, editText, readLine, showSteps, tape, curve: line.look && graph ? (await graph).actions(line.id) : {},
      toDesk: async () => (await openDesk()).send({ paste: line.text }),
    });
  } catch {
    missing();
  }
}

/** Brings a line to the editor, where Enter changes it in its place; what is no formula is edited as a text. */
async function editLine(id) {
  if (isDesk()) showMode("formula");
  keyboard.focus();
  const sent = send({ edit: id });
  if ((await sent).outcome === "ignored") return editText(lists.tape.find((line) => line.id === id));
  if (!isWide()) raiseKeys(true);
  return sent;
}

function editText(line) {
  askTexts(text("editText"), [[text("curve"), line.text]], ([value]) => send({ reword: { line: line.id, text: value } }));
}

async function copy(full, words = text("copied")) {
  try {
    await navigator.clipboard.writeText(full);
    sayDone(words);
  } catch {
    openText(text("copyText"), full, () => {});
  }
}

/** Copies a link to the sheet: the formula, the window of the graph where that is shown, and the lines. */
async function share() {
  const { copied } = await send({ shareLines: true });
  const shown = element("graph").hidden ? "" : await (await graph).link();
  const lines = copied?.text ?? "";
  const behind = lines ? `.${shown}.${lines}` : shown && `.${shown}`;
  const link = `${screen.link ?? ""}${behind}`;
  if ((screen.link || screen.isEmpty) && link.length < 75_000) copy(`${location.href.split("#")[0]}${link && `#${link}`}`, text(copied?.leftOut ? "newestCopied" : "copied"));
  else say(text("tooLong"));
}

/** Offers what was set aside, each text to be saved or to take the place of the one in use. */
function showSetAside() {
  const list = storage.asides().map((aside) => {
    const line = document.createElement("div");
    line.className = "aside";
    const words = document.createElement("p");
    words.textContent = `${text(aside.name === "sheet" ? "tape" : aside.name)} ${aside.number}: ${text(aside.reason === "damaged" ? "unreadable" : "replaced")}, ${aside.text.length.toLocaleString(document.documentElement.lang)} B`;
    line.append(words,
      actionButton(text("saveFile"), () => storage.offer(aside.text, `surd-${aside.name}-${aside.reason}-${aside.number}`)),
      actionButton(text("bringBack"), () => storage.bringBack(aside) && location.reload()));
    return line;
  });
  openDialog(text("setAside"), "asides", ...(list.length ? list : [text("noneAside")]));
}

async function importFile() {
  if (await storage.importFile()) location.reload();
  else say(text("damaged"));
}
