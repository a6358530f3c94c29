// The lines of the interactive command that start with a colon, one row each.

import Expressions
import Messages

/// Something to tell the interactive command apart from mathematics.
struct Directive: Sendable {
  /// The name after the colon.
  let name: String
  /// The arguments that may follow.
  let argument: String
  /// The purpose, for the help.
  let purpose: String
  /// What says the same without a colon, where it is no name of the user's: what other
  /// calculators have.
  var plainWords: [String] = []
  /// Does it.
  let act: @Sendable (inout Interaction, String) -> Void

  /// The name with its colon and argument.
  var usage: String { ":" + name + (argument.isEmpty ? "" : " " + argument) }

  /// The words that may follow, where these are few.
  var choices: [String] {
    guard argument.hasPrefix("["), argument.contains("|") else { return [] }
    return argument.dropFirst().dropLast().split(separator: "|").map(String.init)
  }

  /// The directive of that name, or the only one that starts that way.
  static func named(_ name: String) -> Directive? {
    if let exact = all.first(where: { $0.name == name }) { return exact }
    let candidates = all.filter { $0.name.hasPrefix(name) }
    return candidates.count == 1 ? candidates.first : nil
  }

  /// The directive that a word without a colon asks for.
  static func asked(by word: String) -> Directive? {
    all.first { $0.plainWords.contains(word) }
  }

  static let all: [Directive] = [
    Directive(
      name: "help",
      argument: "[NAME]",
      purpose: "what there is, or one function",
      plainWords: ["help", "?"]
    ) {
      $0.help(about: $1)
    },
    Directive(name: "examples", argument: "[N]", purpose: "what to try first; runs one") {
      $0.showExamples($1)
    },
    Directive(name: "vars", argument: "", purpose: "the variables and functions you defined") {
      interaction,
      _ in interaction.listDefinitions()
    },
    Directive(name: "forget", argument: "NAME|all", purpose: "remove a variable or function") {
      $0.forget($1)
    },
    Directive(name: "angle", argument: "[rad|deg|grad]", purpose: "the unit of angles") {
      interaction,
      word in
      interaction.set(\.angle, to: AngleUnit(rawValue: word), from: word)
    },
    Directive(name: "juxtaposition", argument: "[same|first]", purpose: "6/2(1+2) is 9, or 1") {
      interaction,
      word in
      interaction.set(\.juxtaposition, to: Settings.Juxtaposition(rawValue: word), from: word)
    },
    Directive(name: "rounding", argument: "[away|even]", purpose: "2.5 to 0 dp is 3, or 2") {
      interaction,
      word in
      interaction.set(\.rounding, to: Settings.Rounding(rawValue: word), from: word)
    },
    Directive(name: "form", argument: "[exact|decimal|mixed|rounded]", purpose: "7/2, 3.5 or 3 1/2")
    {
      interaction,
      word in
      interaction.set(\.form, to: Settings.AnswerForm(rawValue: word), from: word)
    },
    Directive(name: "complex", argument: "[on|off]", purpose: "sqrt(-1) is i, or undefined") {
      $0.setComplexAnswers($1)
    },
    Directive(
      name: "complex-form",
      argument: "[rectangular|polar|exponential]",
      purpose: "1 + i, or by size and angle"
    ) {
      interaction,
      word in
      interaction.set(\.complexForm, to: Settings.ComplexForm(rawValue: word), from: word)
    },
    Directive(name: "decimal-mark", argument: "[.|,]", purpose: "the decimal mark") {
      interaction,
      word in
      interaction.set(\.decimalMark, to: DecimalMark(rawValue: word), from: word)
    },
    Directive(name: "language", argument: "[en|de|zh]", purpose: "of messages and numbers in words")
    {
      interaction,
      word in
      interaction.set(\.language, to: Language(rawValue: word), from: word)
    },
    Directive(
      name: "digits",
      argument: "N",
      purpose: "so many digits after the point and zeros there"
    ) {
      $0.setDigits($1)
    },
    Directive(name: "seed", argument: "N", purpose: "what the next random numbers follow from") {
      $0.setSeed($1)
    },
    Directive(name: "more", argument: "", purpose: "twice as many digits of the last answer") {
      interaction,
      _ in interaction.showMore()
    },
    Directive(name: "all", argument: "", purpose: "all of an answer that was abbreviated") {
      interaction,
      _ in interaction.showAll()
    },
    Directive(name: "as", argument: "FORM", purpose: "the last answer in another form") {
      $0.showAnswer(as: $1)
    },
    Directive(name: "history", argument: "", purpose: "the statements so far") {
      interaction,
      _ in interaction.listHistory()
    },
    Directive(
      name: "quit",
      argument: "",
      purpose: "end; so does Ctrl-D",
      plainWords: ["quit", "exit"]
    ) {
      interaction,
      _ in interaction.end()
    },
  ]
}
