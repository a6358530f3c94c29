// What the engine tells of the tape: a line that it told before alike is its number
// alone, on the screen and in the state that is kept.

export class RepeatedLines {
  /** The lines of the last screen that had any, by number. */
  #lines = new Map();
  /** The texts of the lines in the last state, by number. */
  #texts = new Map();

  /** The screen with all its lines, and its state as a text. */
  whole(screen) {
    if (screen.tape) {
      screen.tape = screen.tape.map((line) => ("text" in line ? line : this.#lines.get(line.id)));
      this.#lines = new Map(screen.tape.map((line) => [line.id, line]));
    }
    if (screen.state?.head) {
      const lines = screen.state.lines.map(({ id, text }) => [id, text ?? this.#texts.get(id)]);
      this.#texts = new Map(lines);
      screen.state = `${screen.state.head},"tape":[${[...this.#texts.values()].join(",")}]}`;
    }
    return screen;
  }
}
