// The JSON between the engine and the page. Written by Tools/protocol.mjs from the Swift types: `make web`.

/** An object with one of some members. */
type OneOf<Members> = { [Name in keyof Members]: { [Only in Name]: Members[Only] } & { [Other in Exclude<keyof Members, Name>]?: undefined } }[keyof Members];

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

export interface Settings {
  /** The unit of angles without a sign of their own. */
  angle: "rad" | "deg" | "grad";
  /** The rank of a factor without a sign before it. */
  juxtaposition: "same" | "first";
  /** The sign before the fraction of a number. */
  decimalMark: "." | ",";
  /** The number of digits that are shown after the decimal mark. */
  digits: number;
  /** The language of the sentences. */
  language: "en" | "de" | "zh";
  /** Whether an answer is shown in closed form or in digits first. */
  form: "exact" | "decimal" | "mixed" | "rounded";
  /** The way a half is rounded. */
  rounding: "away" | "even";
  /** Whether functions of real numbers have complex values where they have no real ones. */
  complexAnswers: boolean;
  /** How complex numbers are written. */
  complexForm: "rectangular" | "polar" | "exponential";
  /** The page of keys that is shown, from 0. */
  keyPage: number;
  /** How much is said aloud: 0 is the least, 2 the most. */
  verbosity: number;
}

export interface Problem {
  /** The kind, as a word that programs can rely on. */
  kind: string;
  /** The problem and its remedy, as a sentence. */
  message: string;
  start: number;
  end: number;
}

export interface Caret {
  /** The number of the element beside the caret. */
  element: number;
  /** The side of the element on which the caret is. */
  side: "before" | "inside" | "after" | "box";
  /** The number of characters before the caret, when it is inside. */
  offset: number;
}

export interface Copied {
  /** As text of the language. */
  text: string;
  /** In LaTeX, where it can be read. */
  latex: string | null;
  /** In presentation MathML, where it can be read. */
  mathml: string | null;
  /** How many of the oldest lines are not in the text of a link, which would be too long. */
  leftOut?: number;
}

export interface AskedDigits {
  line: number;
  /** The digits, with an ellipsis if there are more; nothing where `problem` says why. */
  decimal: string | null;
  /** The reason why there are none. */
  problem: string | null;
}

export interface Way {
  way: string;
  /** The name of the way. */
  name: string;
}

export interface Conversion {
  line: number;
  /** The ways that make sense for the value. */
  ways: Way[];
  /** The way that was asked for. */
  way: string | null;
  /** The answer in that way. */
  answer: (Answer & Solved) | null;
  /** The same way with a digit less, or the base below. */
  fewer: string | null;
  /** The same way with a digit more, or the base above. */
  more: string | null;
}

export interface Ground {
  /** The reason in a word that programs can rely on. */
  rule: string;
  /** The bits that the reason speaks of, if it does. */
  bits?: number;
  /** The reason in a sentence. */
  text: string;
}

export interface LongEnds {
  /** The digits of the whole number. */
  count: number;
  /** The first and last characters, from as few as a phone has room for to as many as a wide window has. */
  ends: [string, string][];
}

export interface NumberForms {
  printedDecimal?: string;
  isNamed?: true;
  thousands?: string[];
  period?: string[];
  long?: { exact?: LongEnds; decimal?: LongEnds };
}

export interface Answer extends NumberForms {
  /** The statement as it was typed. */
  input: string;
  /** The statement as it was understood. */
  reading: string;
  /** How surely the answer is known. */
  status: "exact" | "approximate" | "undefined" | "undetermined" | "syntax" | "input";
  /** The value, as text that reads back, if it has a closed form. */
  exact: string | null;
  /** The value in decimal digits. */
  decimal: string | null;
  digits: number;
  repeating: string | null;
  /** The closed form, or else the decimal digits, in LaTeX. */
  latex: string | null;
  /** The same in presentation MathML. */
  mathml: string | null;
  /** The name that was given a meaning, if any. */
  name: string | null;
  /** Notes about the reading that the user may want. */
  notes: Problem[];
  error: Problem | null;
  /** The value with its kind, and of a list each element: null where there is none. */
  value: unknown;
  proof: Ground[];
  /** The text of a conversion, where that is not read back as the value. */
  text?: string;
  with?: string;
  /** The complex value of a statement that has no real one, if that is short. */
  complex?: string;
  /** The name that an equation in several unknowns may be solved for. */
  solvableFor?: string;
  /** The seed of the random numbers that were drawn, if any were. */
  seed?: number;
}

export interface Solved {
  /** Whether the statement asks for solutions and is answered with them. */
  isSolved?: true;
}

export interface Result extends Answer, Solved, Brief {
  /** The words for it. */
  speech: string;
  /** The number of its line of the tape. */
  id: number;
  remarks?: string[];
}

export interface Preview extends NumberForms, Brief {
  /** How surely the value is known. */
  status: "exact" | "approximate" | "undefined" | "undetermined" | "syntax" | "input";
  /** The closed form, if there is one. */
  exact: string | null;
  /** The digits. */
  decimal: string | null;
  /** All digits with the repeating ones in brackets, if they are few. */
  repeating: string | null;
  /** The closed form, or else the digits, in MathML; nothing when that is very long. */
  mathml: string | null;
  /** Whether it is what solves the formula. */
  isSolved?: true;
}

export interface LineLook {
  /** The place of its colour in the list of eight. */
  color: number;
  /** Whether it is to be seen. */
  isShown: boolean;
  /** The place of its dash, or nothing where it is the one that tells it from the others. */
  dash?: number;
  /** How wide the pen is, in CSS pixels. */
  width?: number;
}

export interface LineMarks {
  /** Whether it is a curve, which has no answer. */
  isCurve?: true;
  /** Whether it is not drawn, and could be. */
  canBeDrawn?: true;
  /** Whether its number has a slider. */
  slider?: true;
  /** Whether its number has no slider, and could have one. */
  canSlide?: true;
  /** Whether it asks for solutions and was answered with them. */
  isSolved?: true;
  /** Whether it gives a coordinate a number and can be drawn, or is drawn and can do so, in one step. */
  canTurn?: true;
}

export interface Line extends NumberForms, Brief, LineMarks {
  /** The number that names the line. */
  id: number;
  /** The line as text. */
  text: string;
  /** The line in MathML; nothing when that is very long. */
  mathml: string | null;
  /** The result in MathML; nothing when there is none or that is very long. */
  resultMathml: string | null;
  /** The closed form of the result, if there is one. */
  exact: string | null;
  /** The digits of the result. */
  decimal: string | null;
  /** All digits with the repeating ones in brackets, if they are few. */
  repeating: string | null;
  /** How surely the result is known. */
  status: "exact" | "approximate" | "undefined" | "undetermined" | "syntax" | "input";
  /** The name that was defined. */
  name: string | null;
  /** Whether the line is never dropped. */
  isPinned: boolean;
  /** Whether a name in it means something else by now. */
  isStale: boolean;
  /** The name that the user gave the line. */
  label?: string;
  /** Whether the line is shown without its answer. */
  isFolded?: true;
  /** The text of a conversion, where that is not read back as the value. */
  written?: string;
  /** The unit of angles in which the line was computed, where that matters. */
  angle?: "rad" | "deg" | "grad";
  with?: string;
  error?: Problem;
  /** How the line is drawn, if it is. */
  look?: LineLook;
}

export interface DrawnCurve extends LineLook {
  /** The number that names the line. */
  id: number;
  /** The text of the curve, in the language. */
  text: string;
}

export interface DrawnSlider extends SliderEnds {
  /** The number of the line. */
  line: number;
  /** The name. */
  name: string;
  /** The number, as text of the language. */
  value: string;
}

export interface DrawnLines {
  /** The lines that are drawn, in their order. */
  curves: DrawnCurve[];
  /** The lines that give a name a number by a slider. */
  sliders: DrawnSlider[];
}

export interface DigitGroups {
  /** The pieces of the text in their order, of which the page draws gaps between; the whole where it is no number, or has more digits than anybody reads in groups. */
  groups: string[];
  /** How many digits there are before the exponent. */
  count: number;
  /** How many of them stand behind the decimal mark. */
  places: number;
}

export interface DerivationStep {
  line: string;
  /** The line in pieces, one behind the other. */
  pieces: ({ mathml: string; text?: undefined } | { text: string; mathml?: undefined })[];
  /** What was done with the line before, or how the line follows from that, in a sentence. */
  sentence: string | null;
  /** How surely the line says the same as the one before. */
  status: "exact" | "approximate" | "undefined" | "undetermined" | "syntax" | "input";
}

export interface Derivation {
  steps: DerivationStep[];
  text: string;
  latex: string;
  problem: string | null;
}

export interface RequestStep {
  /** The line, as text with `.` as the decimal mark. */
  text: string;
  /** The unit of angles in it. */
  angle: "rad" | "deg" | "grad";
  /** The line whose value is Ans in it, where none of the others is. */
  ans: string | null;
  /** The seed of the random numbers in it. */
  seed?: number;
  /** The place of the line whose value is Ans in it. */
  ansStep?: number;
}

export interface RequestLines {
  /** The lines, from top to bottom. */
  steps: RequestStep[];
  /** The names that mean nothing above them; what they mean below them is kept. */
  names: string[];
  /** The place of the line that has to have an answer: without it nothing is kept. */
  required?: number;
  /** The place of the line whose value is Ans from now on; without one Ans stays. */
  ans?: number;
}

export interface Request {
  /** The number of the request; its reply has the same. */
  id: number;
  /** The kind of request. */
  kind: "evaluate" | "preview" | "more" | "show" | "recalculate" | "digits" | "convert" | "steps" | "compare" | "recompute" | "restore" | "merge";
  /** For `recalculate`, the line that `Ans` comes from. */
  before: string | null;
  /** The settings in force. */
  settings: Settings;
  /** For `convert`, how the value is to be written, as text behind it. */
  way?: string;
  /** For `recompute`, the lines in their order, and what has to be forgotten before. */
  sheet?: RequestLines;
  /** For `digits` the seed of the random numbers in the line, for `recalculate` in the one that `Ans` comes from, for `restore` that of a session that has none yet. */
  seed?: number;
  /** The line, as text with `.` as the decimal mark; for `restore` and `merge`, the state. */
  text?: string;
}

export interface Solutions {
  /** The unknown, or a vector of several. */
  unknown: string;
  /** All that it may be, a vector each where there are several unknowns. */
  items: string[];
}

export interface WholeAnswer extends Answer {
  /** The closed form in Unicode. */
  unicode: string | null;
  /** The expression in ASCII, which is the exact value where there is no closed form. */
  expression: string;
  isComplete: boolean;
  isDefinition: boolean;
  /** The set of the solutions of equations, where it can be listed. */
  solutions?: Solutions;
}

export interface Reply {
  /** The number of the request. */
  id: number;
  /** The kind of request. */
  kind: "evaluate" | "preview" | "more" | "show" | "recalculate" | "digits" | "convert" | "steps" | "compare" | "recompute" | "restore" | "merge";
  /** The answers, one for each statement of the line. */
  answers: WholeAnswer[];
  /** The names that mean something else than before. */
  changed: string[];
  /** The state of the session, where it may have changed; to be kept. */
  state: string | null;
  /** Whether the state has more than the one that was to be merged. */
  hasMore: boolean;
  /** The parts of a kept state that could not be used, one phrase each. */
  damage: string[];
  /** The ways to write the value that make sense for it. */
  ways: Way[];
  variables: Variable[] | null;
  functions: DefinedFunction[] | null;
  lists: string[] | null;
  mentioned: string[][] | null;
  /** The lines of a derivation as an object; see `Screen/derivation`. */
  derivation?: Derivation;
}

export interface Screen {
  /** The formula as linear text with its caret. */
  formula: string;
  /** The formula as nested operators in front of their operands. */
  prefix: string;
  /** The formula under edit as MathML, with its elements numbered. */
  mathml: string;
  /** The place of the caret. */
  caret: Caret;
  /** The words to say now. */
  speech: string;
  /** The outcome of the event. */
  outcome: "changed" | "moved" | "ignored" | "copied" | "refused" | "leaveForward" | "leaveBackward" | "none";
  /** The text that was copied. */
  copied: Copied | null;
  /** The digits of a line of the tape that were asked for. */
  digits: AskedDigits | null;
  /** The selection, or the whole formula, as text of the language. */
  copyText: string;
  /** Whether nothing is written. */
  isEmpty: boolean;
  /** Whether the formula is the one that `answer` belongs to. */
  isAnswered: boolean;
  /** Whether an operand is missing somewhere. */
  hasHoles: boolean;
  /** Whether it says a curve: x stands for any number, or y is compared or told. */
  isCurve: boolean;
  /** Whether a change can be taken back. */
  canUndo: boolean;
  /** Whether a change can be made again. */
  canRedo: boolean;
  /** Whether an evaluation was asked for and not answered. */
  isBusy: boolean;
  /** The last answer. */
  answer: Result | null;
  /** The value of the formula so far. */
  preview: Preview | null;
  /** The message for the user, if there is one. */
  message: Problem | null;
  /** The newest lines of the tape and those that are pinned, oldest first; nothing where they are as before. */
  tape: Line[] | null;
  /** How many lines there are before the newest ones that are shown. */
  earlierLines: number;
  variables: Variable[] | null;
  functions: DefinedFunction[] | null;
  /** The settings of the user. */
  settings: Settings;
  /** The ways to write a line's value that were asked for. */
  conversion?: Conversion;
  /** The lines of a derivation that were asked for: `steps`, of which each has the `pieces` that are drawn, a `sentence` and a `status`; all of them as `text` and in `latex`; a `problem` where there are none. */
  derivation?: Derivation | null;
  /** The digits of texts that were asked for in groups. */
  spread: DigitGroups[] | null;
  /** Keys, in their notation, that go with the place of the caret. */
  nearKeys: string[];
  /** What the one key of `nearKeys` finds, if that is known: the complex value, or the name that it solves for. */
  nearValue: string | null;
  /** The line of the tape that is under edit. */
  editing: number | null;
  /** Whether a change of the lines can be taken back. */
  canUndoLines: boolean;
  /** Whether a change of the lines that was taken back can be made again. */
  canRedoLines: boolean;
  /** The lines that a graph has to know; nothing where they are as before. */
  drawn: DrawnLines | null;
  /** Whether that is what was typed, since something in it is not read. */
  isUnread: boolean;
  /** Whether something was drawn that is to be looked at now. */
  showsGraph: boolean;
  /** The text of a link to the formula, unless that would be too long. */
  link: string | null;
  state: string | null;
  /** The request to the session. */
  request: Request | null;
}

export interface Coordinate {
  /** The closed form, if there is one. */
  exact: string | null;
  /** The digits, with `…` where there are more. */
  decimal: string | null;
  shown: string[];
  brief?: string;
}

export interface Feature {
  /** The number of the curve. */
  curve: number;
  /** The kind of feature, as a word that programs can rely on. */
  kind: string;
  /** What else happens at the same point. */
  also: string[];
  /** Where it is on the horizontal axis. */
  x: Coordinate;
  /** Where it is on the vertical axis; nothing at a pole. */
  y: Coordinate | null;
  /** The words for it. */
  speech: string;
}

export interface Trace {
  /** The number of the curve. */
  curve: number;
  /** Where it is on the horizontal axis. */
  x: Coordinate;
  /** The value there; nothing where there is none. */
  y: Coordinate | null;
  /** The kind of feature at the point, if there is one. */
  kind: string | null;
  /** The position of the point among those of the curve that matter. */
  point: number | null;
  error: Problem | null;
  /** The column that it is in. */
  column: number;
  /** The row that it is in; nothing where there is no value. */
  row: number | null;
  /** What else matters about it. */
  also: string[];
  /** How high it sounds, in cents above the lower edge of the window, which is two octaves below the upper one; nothing where there is no value. */
  cents: number | null;
  /** Whether the first coordinate is z and the second one the value there. */
  isOfComplexNumber: boolean;
}

export interface Curve {
  id: number;
  text: string;
  /** The curve in MathML. */
  mathml: string;
  /** The kind of curve, as a word that programs can rely on. */
  kind: string;
  /** Where its parameter goes, which is not in the MathML; empty if it has none. */
  bounds: string;
  shownBounds: string;
  color: number;
  /** The place of its line among the eight dashes. */
  dash: number;
  width: number;
  /** Whether it is a part of the plane and no line. */
  isRegion: boolean;
  isShown: boolean;
  /** Whether it is proved that nothing of it is in the window. */
  isEmpty: boolean;
  /** What is told of the colours that show it; nothing where it is a line. */
  note: string | null;
  /** Whether it has values that a table can list. */
  hasTable: boolean;
  error: Problem | null;
}

export interface Slider {
  /** The step that the value is nearest to. */
  position: number;
  /** The number of steps from the least value to the greatest. */
  count: number;
  ends: string[];
  /** The name of the variable. */
  name: string;
  /** The value. */
  value: string;
  /** The least value of the slider; a typed value may lie outside. */
  least: string;
  /** The greatest value of the slider. */
  most: string;
  /** The distance between two values of the slider. */
  step: string;
  /** The number of the line that gives it its value, if one does. */
  line?: number;
  /** The number of the first curve that leaves it open, where no line gives it a value. */
  curve?: number;
}

export interface TableRow {
  /** The value of the variable. */
  place: Coordinate;
  /** The coordinates, as far as they have values. */
  values: Coordinate[];
  error: Problem | null;
  /** The coordinates of a point as they were written, which can be changed; none of a curve. */
  texts: string[];
}

export interface ValueTable {
  /** The number of the curve. */
  curve: number;
  /** The text of the curve as it is shown. */
  title: string;
  /** The first place, as it is shown. */
  start: string;
  /** The distance of two places, as it is shown. */
  step: string;
  /** How many places follow each other. */
  count: number;
  /** Places besides, as they are shown. */
  places: string;
  /** The heads of the columns: the variable, and then the coordinates. */
  heads: string[];
  /** The places and what the curve is there. */
  rows: TableRow[];
  /** Whether its rows are the points of a line, which can be changed. */
  isOfPoints: boolean;
  /** The table for a spreadsheet. */
  csv: string;
  /** The table as an array of LaTeX. */
  latex: string;
}

export interface GraphScreen {
  /** The lines that are drawn; nothing where they are as before. */
  curves: Curve[] | null;
  /** The variables that can be moved; nothing where they are as before. */
  sliders: Slider[] | null;
  /** The points that matter, curve by curve; nothing where they are as before. */
  features: Feature[] | null;
  /** Whether each feature is in the window, in the order of `features`. */
  featuresInWindow: boolean[];
  /** The edges of the window. */
  window: GraphWindow;
  /** The point that is read out. */
  trace: Trace | null;
  /** The table of values that is open; nothing where it is as before. */
  table: ValueTable | false | null;
  /** Whether points are drawn instead of lines. */
  isDots: boolean;
  /** Where the lines of the grid stand. */
  grid: "auto" | "decimal" | "pi";
  /** The number of pixels of which nothing is proved. */
  undecided: number;
  /** Whether there is nothing more to prove. */
  isFinished: boolean;
  /** The picture in words; nothing while it is not known. */
  summary: string | null;
  /** The words to say now. */
  speech: string;
  /** The outcome of the event. */
  outcome: "changed" | "moved" | "ignored" | "copied" | "refused" | "leaveForward" | "leaveBackward" | "none";
  /** The message for the user, if there is one. */
  message: Problem | null;
  /** The state, to be kept; nothing where it is as before. */
  state: string | null;
  /** A link to what is drawn, where it was asked for; empty where nothing is drawn. */
  link: string | null;
}

export interface DeskPrinted {
  /** The display. */
  display: string;
  /** The description. */
  description: string;
  /** The number in the memory; nothing when it is empty. */
  memory: string | null;
}

export interface DeskLine extends NumberForms {
  /** The number that names the line. */
  id: number;
  /** The expression that was entered. */
  text: string;
  /** The closed form of the result, if there is one. */
  exact: string | null;
  /** The digits of the result. */
  decimal: string | null;
  /** How surely the result is known. */
  status: "exact" | "approximate" | "undefined" | "undetermined" | "syntax" | "input";
  /** The expression without the values of its variables, where it is to be shown. */
  formula: string | null;
  printed?: { text: string; exact: string | null; decimal: string | null };
}

export interface DeskScreen extends NumberForms {
  /** The digits of texts that were asked for in groups. */
  spread: DigitGroups[] | null;
  /** The state, to be kept. */
  state: string;
  /** What the display shows: the number that is typed, the description once a variable is in it, else digits. */
  display: string;
  /** The expression that was entered, as people write it. */
  description: string;
  /** The keys that were pressed. */
  keys: string;
  /** The variables in it. */
  variables: string[];
  status: "exact" | "approximate" | "undefined" | "undetermined" | "syntax" | "input";
  exact: string | null;
  decimal: string | null;
  digits: number;
  repeating: string | null;
  latex: string | null;
  error: Problem | null;
  /** The description in MathML; nothing when that is very long. */
  mathml: string | null;
  resultMathml: string | null;
  /** The values of variables that were given so far. */
  values: Record<string, string>;
  /** Whether the display shows the description with its value. */
  isSolved: boolean;
  /** Whether a number is being typed. */
  isTyping: boolean;
  /** The operation that waits for a second operand. */
  waiting: string | null;
  /** The number in the memory; nothing when it is empty. */
  memory: string | null;
  /** The display, the description and the memory with the signs of print, as `2·√3`. */
  printed: DeskPrinted;
  /** The expression to be drawn over x. */
  graph: string | null;
  /** The outcome of the event. */
  outcome: "changed" | "moved" | "ignored" | "copied" | "refused" | "leaveForward" | "leaveBackward" | "none";
  /** The text that was copied. */
  copied: string | null;
  /** The words to say now. */
  speech: string;
  /** The message for the user, if there is one. */
  message: Problem | null;
  /** The lines of the tape, oldest first; nothing where they are as before. */
  tape: DeskLine[] | null;
  /** The settings of the user. */
  settings: Settings;
}

export interface Example {
  kind: "formula" | "graph" | "desk";
  text: string;
  title: string;
  window: string[] | null;
  keys: string[];
  mathml: string | null;
  bounds: string | null;
}

export interface Touch { element: number; offset?: number; right?: boolean }

export interface Size { width: number; height: number; density?: number }

export interface Zoom { factor: number; x?: number; y?: number; axis?: "x" | "y" }

/** A step of the point that is read out. */
export type TraceStep =
  | { move: number } | { pass: number } | { feature: number } | { curve: number } | { x: number; y: number }
  | { along: { x: number; y: number } } | { id: number; point: number } | { start: true } | { off: true };

export interface SheetEvents {
  keys: string;
  paste: string;
  open: string;
  openLines: string;
  load: string;
  merge: string;
  window: string;
  stopped: string;
  takeGraph: string;
  openGraph: string;
  compare: string;
  data: string;
  forget: string;
  instead: string;
  tapPlace: number | { element: number };
  recall: number | { element: number };
  insert: number | { element: number };
  remove: number | { element: number };
  pin: number | { element: number };
  recalculate: number | { element: number };
  copyLine: number | { element: number };
  copyResult: number | { element: number };
  selectWord: number | { element: number };
  edit: number | { element: number };
  fold: number | { element: number };
  vary: number | { element: number };
  steps: number | { element: number };
  turn: number | { element: number };
  tap: Touch;
  selectTo: Touch;
  move: { line: number; by: number };
  label: { line: number; text?: string };
  digits: { line: number; count: number };
  convert: { line: number; way?: string };
  look: { line: number; dash?: number | null } & Partial<LineLook>;
  reword: { line: number; text: string };
  bound: { line: number; text: string };
  slide: { line: number; value?: string } & Partial<SliderEnds>;
  point: { line: number; index: number; x: string; y: string };
  draw: true | { text: string; alone?: boolean };
  spread: string[];
  set: Partial<Settings>;
  answered: Partial<Reply>;
  unremove: true;
  clearTape: true;
  showsLines: boolean;
  shareLines: true;
  leaveLine: true;
  undoLines: true;
  redoLines: true;
  earlier: true;
  screen: true;
}

/** An event: an object with one member. */
export type SheetEvent = OneOf<SheetEvents>;

export interface GraphEvents {
  home: true;
  fit: true;
  screen: true;
  share: true;
  closeTable: true;
  progress: true;
  dots: boolean;
  dashed: boolean;
  add: string;
  load: string;
  session: string;
  grid: "auto" | "decimal" | "pi";
  open: string;
  set: Partial<Settings>;
  window: Partial<GraphWindow>;
  lines: Partial<DrawnLines>;
  draft: { text: string; line?: number | null };
  pan: { x: number; y: number };
  size: Size;
  zoom: Zoom;
  table: { id: number; start?: string; step?: string; places?: string; count?: number | string };
  slider: { name: string; position?: number; value?: string } & Partial<SliderEnds>;
  trace: TraceStep;
}

/** An event: an object with one member. */
export type GraphEvent = OneOf<GraphEvents>;

export interface DeskEvents {
  graph: true;
  copy: true;
  clearTape: true;
  screen: true;
  keys: string;
  paste: string;
  load: string;
  copyLine: number;
  insert: number;
  spread: string[];
  solve: Record<string, string>;
  set: Partial<Settings>;
}

/** An event: an object with one member. */
export type DeskEvent = OneOf<DeskEvents>;
