// The keyboard and the clipboard. They come to a text area that lies over the
// formula: it takes composed input and clipboard events everywhere, and asks
// for no keyboard on the screen.

const named = {
  ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up", ArrowDown: "Down", Home: "Home", End: "End",
  Enter: "Enter", Escape: "Esc", Backspace: "BS", Delete: "Del", Clear: "AC", F9: "K:neg", " ": "Space",
  Divide: "/", Multiply: "*", Subtract: "-", Add: "+",
};
/** What is longer is no formula that somebody copied. */
const LONGEST_FORMULA = 20_000;
const combining = { "\u0302": "^", "\u0303": null, "\u0301": null, "\u0300": null, "\u0308": null, "\u030a": null, "\u0327": null };

/** What the keyboard and the clipboard say, as events for the engine. */
export class Keyboard {
  /**
   * @param input The text area.
   * @param send Called with an event for the engine.
   * @param state The last screen, and what the page does with a few keys.
   */
  constructor(input, send, state) {
    this.input = input;
    this.send = send;
    this.state = state;
    input.addEventListener("keydown", (event) => this.keyDown(event));
    input.addEventListener("compositionend", (event) => this.composed(event.data));
    input.addEventListener("beforeinput", (event) => this.beforeInput(event));
    input.addEventListener("input", () => this.reset());
    input.addEventListener("paste", (event) => this.paste(event));
    input.addEventListener("copy", (event) => this.copy(event, false));
    input.addEventListener("cut", (event) => this.copy(event, true));
    input.addEventListener("dragover", (event) => event.preventDefault());
    input.addEventListener("drop", (event) => this.drop(event));
  }

  focus() {
    this.input.focus({ preventScroll: true });
  }

  /** Says what the formula is to whoever reads the text area. */
  describe(text, empty, isSelected) {
    this.text = text || empty;
    this.isSelected = isSelected;
    this.reset();
  }

  /** Brings the text area back to what it has to say. */
  reset() {
    if (this.isComposing) return;
    const { input, text = "" } = this;
    if (input.value !== text) input.value = text;
    // Browsers cut only from a text that has a selection.
    const [start, end] = [this.isSelected ? 0 : text.length, text.length];
    if (input.selectionStart !== start || input.selectionEnd !== end) input.setSelectionRange(start, end);
  }

  keyDown(event) {
    if (event.isComposing || event.key === "Process") return;
    if (event.key === "Dead") {
      this.isComposing = true;
      return;
    }
    const wasDead = this.isComposing;
    this.isComposing = false;
    const key = this.key(event);
    this.mayLeave = key === "Esc";
    if (key === undefined) return;
    event.preventDefault();
    if (wasDead && (key === "BS" || key === "Esc")) return this.reset();
    if (key && key > "~") this.type(key);
    else if (key) this.send({ keys: key });
  }

  /** The key in the key notation; null to swallow it, nothing to let it pass. */
  key(event) {
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const isGraph = event.getModifierState?.("AltGraph");
    if (command && !event.altKey) return this.commandKey(event);
    if (event.altKey && !isGraph && !command) {
      if (key === "ArrowUp") return "Widen";
      if (key === "Backspace") return "C-BS";
      if (key === "Delete") return "C-Del";
      if (event.code === "KeyV") return "K:sqrt";
      if (event.code === "KeyP") return "K:pi";
      // On a Mac, Alt makes characters.
      if ([...key].length !== 1 || key.charCodeAt(0) < 128) return undefined;
    }
    if (key === "Tab") return this.tab(shiftKey);
    if (shiftKey && ["ArrowLeft", "ArrowRight", "Home", "End"].includes(key)) return `S-${named[key]}`;
    if (key === "Enter" && event.repeat) return null;
    if (key === "Decimal" || key === "Separator") return this.mark();
    if (named[key]) return named[key];
    if (key === "?") return this.state.help() ?? null;
    if ([...key].length !== 1) return undefined;
    if (event.location === 3 && (key === "." || key === ",")) return this.mark();
    return this.character(key);
  }

  /** The decimal mark, which some keys are whatever is printed on them. */
  mark() {
    return this.state.decimalMark();
  }

  character(key) {
    if (key === "@") return "K:sqrt";
    if (key === "=") return "Equals";
    if (key === "|") return "Bar";
    return key;
  }

  commandKey({ key, shiftKey }) {
    switch (key.toLowerCase()) {
      case "z": return shiftKey ? "Redo" : "Undo";
      case "y": return "Redo";
      case "a": return "C-a";
      case "2": return "K:sqrt";
      case ".": return "Widen";
      case "backspace": return "C-BS";
      case "delete": return "C-Del";
      case "arrowleft": return shiftKey ? "S-Home" : "Home";
      case "arrowright": return shiftKey ? "S-End" : "End";
      default: return undefined;
    }
  }

  /** Tab walks through the slots and leaves the editor behind the last one;
   * after Escape it leaves from anywhere. */
  tab(isBack) {
    if (this.mayLeave) return undefined;
    return isBack ? "S-Tab" : "Tab";
  }

  /** Input that came without a key event that says what it is. */
  beforeInput(event) {
    if (this.isComposing || event.isComposing || event.inputType === "insertCompositionText") {
      this.isComposing = true;
      return;
    }
    event.preventDefault();
    switch (event.inputType) {
      case "insertText":
      case "insertReplacementText":
        this.type(event.data ?? "");
        break;
      case "insertLineBreak":
      case "insertParagraph":
        this.send({ keys: "Enter" });
        break;
      case "deleteContentBackward": this.send({ keys: "BS" }); break;
      case "deleteContentForward": this.send({ keys: "Del" }); break;
      case "deleteWordBackward":
      case "deleteSoftLineBackward": this.send({ keys: "C-BS" }); break;
      case "historyUndo": this.send({ keys: "Undo" }); break;
      case "historyRedo": this.send({ keys: "Redo" }); break;
      default: break;
    }
  }

  composed(text) {
    this.isComposing = false;
    this.reset();
    this.type(text ?? "");
  }

  /** Types a text as composed by a dead key: `â` is a circumflex and an a. */
  type(text) {
    const keys = [];
    for (const character of text) {
      const [base, ...marks] = character.normalize("NFD");
      const signs = marks.map((mark) => combining[mark]).filter((sign) => sign);
      if (combining[base] !== undefined) {
        if (combining[base]) keys.push(combining[base]);
      } else if (marks.length && marks.every((mark) => mark in combining)) {
        keys.push(...signs, base);
      } else {
        keys.push(character === " " ? "Space" : character === "\u02c6" ? "^" : this.character(character));
      }
    }
    if (keys.length) this.send({ keys: keys.join(" ") });
  }

  paste(event) {
    event.preventDefault();
    const data = event.clipboardData;
    const text = data.getData("text/plain");
    // To hand out markup, WebKit reads all of it, which takes a minute for a book.
    const markup = text.length > LONGEST_FORMULA
      ? "" : data.getData("application/mathml+xml") || data.getData("text/html");
    this.send({ paste: /<math[\s>]/i.test(markup) ? markup : text || markup });
  }

  drop(event) {
    event.preventDefault();
    const text = event.dataTransfer?.getData("text/plain");
    if (text) this.send({ paste: text });
  }

  copy(event, cuts) {
    event.preventDefault();
    const { copyText = "", formula = "", mathml, isAnswered, answer } = this.state.screen() ?? {};
    const isSelected = formula.includes("⟦");
    // Behind Enter it is the answer that somebody wants; what is selected is the formula's.
    const result = isAnswered && !isSelected && !cuts ? answer : null;
    const text = result?.exact ?? result?.decimal ?? copyText;
    if (!text) return;
    event.clipboardData.setData("text/plain", text);
    // Other programs take MathML; a selection is copied as text only.
    const markup = result ? result.mathml : mathml;
    if (!isSelected && markup) event.clipboardData.setData("text/html", bare(markup));
    if (result) this.state.copied?.();
    else this.send({ keys: cuts ? "C-x" : "C-c" });
  }
}

/** MathML without what only the page needs. */
function bare(mathml) {
  return mathml.replace(/ (data-[np]|class)="[^"]*"/g, "");
}
