// The desk calculator: a display, the keys of a shop calculator, a paper tape. It
// is loaded when it is shown for the first time.

import { askTexts, openMenu } from "../dialogs/dialog.js";
import { openReader } from "../dialogs/reader.js";
import "../dialogs/style.js";
import { Keypad } from "../editor/keypad.js";
import { Editing } from "../engine/editing.js";
import { showAnswer } from "../sheet/answer.js";
import { TapeView } from "../sheet/tape.js";
import { Arrangement } from "../shell/arrangement.js";
import { around, within } from "../shell/elements.js";
import { icon } from "../shell/icons.js";
import { drawsMathml, morph } from "../shell/morph.js";
import { text } from "../words/words.js";
import { DeskKeyboard, deskKeys, meaning } from "./desk-keys.js";

/** What the page's settings change here. */
const shared = ["angle", "decimalMark", "digits", "language"];
/** How long a key stays down that is pressed for show, in milliseconds. */
const SHOW = 160;

export class Desk {
  /** The last screen, with the tape that screens tell only where it changes. */
  screen = /** @type {import("../engine/protocol").DeskScreen & { tape: import("../engine/protocol").DeskLine[] }} */ (/** @type {unknown} */ ({ variables: [], tape: [] }));

  #editing;
  #keypad;
  #tape;
  #showing = 0;

  /**
   * @param root The section.
   * @param page settings; state: what was kept; tell(words), say(message),
   *   copy(text), graph(text): draws it, formula(text): edits it, help(); onState,
   *   onDamaged, onFailure as for the engine.
   */
  constructor(root, page) {
    this.root = root;
    this.page = page;
    this.settings = page.settings;
    root.innerHTML = `<div class="history"><ol class="tape" tabindex="0"></ol></div>
      <div class="entry"><div id="display"><p class="marks"><span class="memory" hidden></span><span class="program"></span></p>
      <div class="shown" aria-hidden="true"></div><textarea inputmode="none" autocomplete="off" autocapitalize="off"
      autocorrect="off" spellcheck="false"></textarea><button type="button" class="open"></button></div><div class="outcome"><div class="answer"></div></div>
      <div class="messages"></div><button type="button" class="corner"></button></div><div class="keypad" role="region"></div>`;
    this.part = (name) => within(root, name);
    this.input = this.part("textarea");
    this.arrangement = new Arrangement("desk", { entry: this.part(".entry"), answer: this.part(".answer"), tape: this.part(".tape"), formula: null });
    this.#keypad = new Keypad(this.part(".keypad"), (key) => this.press(key), () => {}, deskKeys);
    this.#tape = new TapeView(this.part(".tape"), (event) => this.#tapped(event), (line) => this.#openLine(line), (line) => this.#read(line),
      { tap: "copyText", event: "recall", hints: ["deskHint", "noTape"] });
    this.#tape.onResize = () => this.arrangement.soon();
    this.part(".tape").addEventListener("click", () => document.body.classList.remove("tape-open"));
    this.keyboard = new DeskKeyboard(this.input, (event) => this.#typed(event), {
      screen: () => this.#copied,
      decimalMark: () => this.settings.decimalMark,
      help: page.help,
    });
    const display = this.part("#display");
    // The display takes the focus, and a tap copies what it shows.
    display.addEventListener("mousedown", (event) => event.preventDefault());
    display.addEventListener("click", (event) => {
      if (around(event, ".open")) return this.#readDisplay();
      this.keyboard.focus();
      this.#copy({ copy: true });
    });
    this.part(".answer").addEventListener("click", () => this.#read(this.screen));
    new ResizeObserver(() => this.#mark()).observe(display);
    this.part(".corner").addEventListener("click", () => page.formula(this.screen.description));
    for (const type of ["pointerdown", "keydown"]) root.addEventListener(type, () => (this.#showing += 1), true);
    this.#editing = new Editing("desk", page.state, {
      onScreen: (screen) => this.#show(screen),
      onState: page.onState,
      onDamaged: page.onDamaged,
      onFailure: page.onFailure,
    });
    this.label();
  }

  /** Starts the engine; keys that were pressed before are not lost. */
  async start(settings) {
    this.settings = settings;
    await this.#editing.start();
    this.#editing.interpose({ set: settings });
    await this.#editing.load();
  }

  /**
   * Handles an event; resolves to the screen right after it.
   *
   * @param {import("../engine/protocol").DeskEvent} event
   * @returns {Promise<import("../engine/protocol").DeskScreen>}
   */
  send(event) {
    return this.#editing.send(event);
  }

  /** Goes on from another state, of another window. */
  adopt(state) {
    this.#editing.adopt(state);
  }

  /** Takes over what was switched elsewhere on the page. */
  set(settings) {
    this.settings = settings;
    this.label();
    if (shared.some((name) => settings[name] !== this.screen.settings?.[name])) this.send({ set: settings });
  }

  /** Handles an event; resolves to the whole screen. */
  async settled(event) {
    await this.send(event);
    return this.screen;
  }

  /** Gives the keys and what is entered their places anew. */
  arrange() {
    this.#keypad.draw();
    this.arrangement.update();
  }

  /** Shows the newest line of the tape. */
  toEnd() {
    this.#tape.toEnd();
  }

  /** Presses a key of the screen. */
  press(key) {
    if (key === "Solve") return this.#solve();
    return key === "Graph" ? this.#graph() : this.send({ keys: key });
  }

  /** Presses keys one after the other, for the eye, until a hand does something else. */
  async replay(keys) {
    const run = (this.#showing += 1);
    const isQuick = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const key of keys) {
      if (run !== this.#showing) return;
      const button = this.part(`.keypad [data-key="${key.split(" ")[0]}"]`);
      button?.classList.add("down");
      if (key === "Graph") await this.#graph();
      else await this.send({ keys: key });
      if (!isQuick) await new Promise((resolve) => setTimeout(resolve, SHOW));
      button?.classList.remove("down");
    }
  }

  /** The texts that stand still until the language changes. */
  label() {
    this.root.setAttribute("aria-label", text("desk"));
    this.input.setAttribute("aria-label", text("display"));
    this.part(".tape").setAttribute("aria-label", text("tape"));
    this.part("#display").title = text("copyText");
    const open = this.part("#display .open");
    open.innerHTML = icon("whole");
    open.title = text("whole");
    open.setAttribute("aria-label", text("whole"));
    const corner = this.part(".corner");
    corner.innerHTML = icon("formula");
    corner.title = text("asFormula");
    corner.setAttribute("aria-label", text("asFormula"));
    this.#keypad.update({ ...this.settings, keyPage: 1 });
    this.#showTape();
  }

  // MARK: What comes back

  /** @param {import("../engine/protocol").DeskScreen} next */
  #show(next) {
    const tape = next.tape ?? this.screen.tape;
    const { settings } = next;
    this.screen = { ...next, tape };
    if (next.tape) this.#showTape();
    this.#showDisplay();
    this.page.say(next.message?.message ?? "");
    this.arrangement.update();
    this.page.tell(next.speech);
    // What comes back from the storage may have been kept with other ones.
    if (shared.some((name) => settings[name] !== this.settings[name])) this.send({ set: this.settings });
  }

  #showTape() {
    const lines = this.screen.tape.map((line) => ({ ...line, ...line.printed }));
    this.#tape.show(lines, this.settings.form, false);
  }

  #showDisplay() {
    const { variables, mathml, isTyping, isSolved, display, description, memory, exact, decimal, printed } = this.screen;
    const isProgram = variables.length > 0;
    const shown = this.part(".shown");
    const number = { undefined: text("undefined"), undetermined: text("undetermined") }[display];
    if (isProgram && !isTyping) draw(shown, mathml, description);
    else shown.textContent = number ?? printed.display;
    shown.scrollLeft = shown.scrollWidth;
    // What was entered so far, where the display shows only a part of it.
    const isPart = isProgram ? isTyping : description !== display && description !== exact;
    draw(this.part(".program"), isPart ? mathml : "", isPart ? description : "");
    this.#mark();
    const mark = this.part(".memory");
    mark.hidden = memory === null;
    mark.textContent = memory !== null && memory.length <= 12 ? `M ${printed.memory}` : "M";
    mark.title = `${text("memory")}: ${memory}`;
    mark.setAttribute("aria-label", mark.title);
    const saysMore = isProgram ? isSolved : (exact ?? decimal) !== display;
    showAnswer(this.part(".answer"), saysMore ? { ...this.screen, mathml: this.screen.resultMathml } : null, "exact", isTyping);
    this.keyboard.describe(isProgram ? description : number ?? display, "0", false);
  }

  /** What a keyboard copies. */
  get #copied() {
    const { variables, description, exact, decimal, mathml, resultMathml } = this.screen;
    const isProgram = variables.length > 0;
    const copyText = isProgram ? description : exact ?? decimal ?? description;
    return { copyText, mathml: (isProgram ? mathml : resultMathml) ?? "", formula: "" };
  }

  /** Shows the button that opens the whole where a part of the display is out of sight. */
  #mark() {
    const isClipped = [".shown", ".program"].some((name) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.part(name);
      // The ink of a root or a power may stand above its line.
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight * 1.25;
    });
    this.part("#display").classList.toggle("clipped", isClipped);
  }

  /** Opens what was entered, and what the display shows, in full. */
  #readDisplay() {
    const { display, description, mathml, printed } = this.screen;
    const isNumber = description === display;
    openReader({ exact: printed.description || printed.display, mathml: isNumber ? null : mathml, decimal: isNumber ? null : display },
      this.#reading);
  }

  /** What the reader may do with a text of the desk. */
  get #reading() {
    return { copy: this.page.copy, spread: async (full) => (await this.send({ spread: [full] })).spread?.[0] };
  }

  /**
   * Opens a line of the tape, or the answer, in full.
   *
   * @param {{ exact: string | null, decimal: string | null, resultMathml?: string | null, long?: object }} value
   */
  #read({ exact, decimal, resultMathml, long }) {
    if (exact || decimal) openReader({ exact, decimal, long, mathml: resultMathml }, this.#reading);
  }

  // MARK: What keys mean

  /** Takes what the keyboard says to a formula. */
  #typed(event) {
    if (event.keys === "C-c" || event.keys === "C-x") return this.#copied;
    if (event.keys === undefined) return this.send(event);
    for (const key of event.keys.split(" ").map(meaning)) if (key) this.press(key);
    return undefined;
  }

  async #solve() {
    const { variables, values } = await this.send({ screen: true });
    if (variables.length === 0) return this.send({ keys: "Solve" });
    askTexts(text("solveFor"), variables.map((name) => [name, values[name] ?? ""]), (given) =>
      this.send({ solve: Object.fromEntries(given.map((value, index) => [variables[index], value || "0"])) }));
    return undefined;
  }

  /** Draws what was entered; variables without a value become sliders. */
  async #graph() {
    const { graph, variables, description } = await this.send({ graph: true });
    if (graph === null && variables.length === 0) return;
    this.page.say("");
    await this.page.graph(graph ?? description);
  }

  async #copy(event) {
    const { copied } = await this.send(event);
    if (copied) this.page.copy(copied);
  }

  #tapped(event) {
    if (event.recall === undefined) this.send(event);
    else this.page.copy(this.screen.tape.find(({ id }) => id === event.recall)?.text ?? "");
  }

  #openLine({ id }) {
    const found = this.screen.tape.find((line) => line.id === id);
    if (!found) return;
    const { text: line, formula } = found;
    openMenu(line.slice(0, 60), [
      [text("insert"), () => this.send({ insert: id })],
      [text("copyResult"), () => this.#copy({ copyLine: id })],
      [text("copyText"), () => this.page.copy(line)],
      [text("asFormula"), () => this.page.formula(formula)],
      [text("clearTape"), () => this.send({ clearTape: true })],
    ]);
  }
}

/** Shows a formula in an element. */
function draw(element, mathml, words) {
  if (mathml && drawsMathml) morph(element, mathml);
  else element.textContent = words;
}
