// `surd --completion`: what a shell completes, of the tables of options, subcommands,
// functions and constants.

import Expressions
import Messages
import Serving

/// The script with which a shell completes the arguments of the command.
enum CompletionScript {
  /// The script for a shell, without a line end.
  static func text(for shell: Options.Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A name that an expression can have.
  struct Name {
    /// The text that is typed.
    let name: String
    /// The name with its parameters; for a constant, the name.
    let signature: String
    /// The meaning in words.
    let meaning: String
  }

  /// The functions, in the order of their table.
  static var functions: [Name] {
    let speech = Speech(language: .english, verbosity: 2)
    return Builtin.all.map { row in
      let name = "\(row.name)"
      return Name(name: name, signature: row.signature, meaning: speech.name(of: name) ?? name)
    }
  }

  /// The constants, and the last answer.
  static var constants: [Name] {
    (Constant.allCases.map { "\($0.name)" } + ["Ans"]).map {
      Name(name: $0, signature: $0, meaning: $0 == "Ans" ? "the last answer" : "a constant")
    }
  }

  /// The options of all tasks but `serve`, without those that go with one task only.
  static var general: [Option] { Option.all.filter { $0.task == nil } }

  /// The options that go with a subcommand only.
  static func options(of subcommand: Subcommand) -> [any DescribedOption] {
    guard let task = subcommand.task else { return ServerOption.all }
    return Option.all.filter { $0.task == task }
  }

  /// The pattern with which a shell matches a subcommand.
  static var subcommandPattern: String { Subcommand.all.map(\.name).joined(separator: "|") }

  /// The first line of a script: what it is.
  static func heading(_ shell: Options.Shell) -> String {
    "# Completion for surd \(Version.current) in \(shell.rawValue); surd --completion "
      + "\(shell.rawValue) prints it."
  }

  /// A text as a word in single quotes for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + escaped(text, ["'"], by: "'\\'") + "'"
  }

  /// A text with something before each of some characters.
  static func escaped(_ text: String, _ characters: Set<Character>, by mark: String) -> String {
    text.reduce(into: "") { escaped, character in
      if characters.contains(character) { escaped += mark }
      escaped.append(character)
    }
  }
}
