// The words that may stand first, one row each.

/// A word that may stand first in the arguments, and says what to do.
struct Subcommand: Sendable {
  /// The word.
  let name: String
  /// The task; nothing for `serve`, which reads its arguments itself.
  let task: Options.Task?
  /// The operands that may follow, beside options.
  let operand: String
  /// The purpose, for the help.
  let purpose: String

  /// The word with what may follow.
  var usage: String { operand.isEmpty ? name : "\(name) \(operand)" }

  /// Whether files follow, rather than expressions or keys.
  var takesFiles: Bool { operand == "FILE" }

  /// The row of a task that has one.
  static func of(_ task: Options.Task) -> Subcommand? { all.first { $0.task == task } }

  static let all: [Subcommand] = [
    Subcommand(
      name: "keys",
      task: .keys,
      operand: "'KEY KEY …'",
      purpose: "press keys in the formula editor, print the formula"
    ),
    Subcommand(
      name: "desk",
      task: .desk,
      operand: "'KEY KEY …'",
      purpose: "press keys of a desk calculator: 3 * x = Solve x=2"
    ),
    Subcommand(
      name: "plot",
      task: .plot,
      operand: "EXPR…",
      purpose: "draw curves and regions, here or with -o into a file"
    ),
    Subcommand(
      name: "map",
      task: .map,
      operand: "EXPR…",
      purpose: "evaluate in doubles for each number of standard input: surd map 'x^2'"
    ),
    Subcommand(
      name: "solve",
      task: .solve,
      operand: "EQUATION…",
      purpose: "find all solutions: surd solve 'x^2 = 2' for x in complex"
    ),
    Subcommand(
      name: "lines",
      task: .lines,
      operand: "LINE…",
      purpose: "which of my lines is wrong: surd lines '2x = 6' 'x = 4', or -f FILE"
    ),
    Subcommand(
      name: "check",
      task: .check,
      operand: "FILE",
      purpose: "check the proofs that --why has printed"
    ),
    Subcommand(
      name: "serve",
      task: nil,
      operand: "",
      purpose: "show the page at an address of this machine: surd serve --help"
    ),
  ]
}
