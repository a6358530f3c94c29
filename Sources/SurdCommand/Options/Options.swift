// The options of the command line. One row per option; an own table rather than
// swift-argument-parser, which takes three times as long to start as `calc`
// (Decisions/0001-own-option-table.md).

import Serving

/// The options and arguments of a command line.
struct Options: Hashable {
  /// The task.
  var task = Task.answer
  /// The statements to answer, in order.
  var statements: [String] = []
  /// The file to read lines from; `-` is standard input.
  var file: String?
  /// The form of an answer that is printed.
  var form = Form.automatic
  /// The digits after the point, if asked for.
  var digits: Int?
  /// The seed of random numbers, if one is given.
  var seed: Int?
  /// The unit of angles, by its name.
  var angle: String?
  /// How juxtaposition ranks, by its name.
  var juxtaposition: String?
  /// How a half is rounded, by its name.
  var rounding: String?
  /// Whether a fraction is written as a mixed number.
  var isMixed = false
  /// Whether the last digit is rounded.
  var isRounded = false
  /// Whether complex numbers are written by size and angle.
  var isPolar = false
  /// Whether complex numbers are written as powers of e.
  var isExponential = false
  /// Whether functions of real numbers have complex values where they have no real ones.
  var hasComplexAnswers = false
  /// The decimal mark.
  var decimalMark: String?
  /// The language of messages, by its tag.
  var language: String?
  /// Variables to set first, as statements.
  var definitions: [String] = []
  /// The notation of answers.
  var format: Format?
  /// The names of the columns of a stream, if given.
  var columns: [String]?
  /// Whether to take part in the session that the interactive command keeps.
  var keepsSession = false
  /// The options of plots.
  var plot = PlotOptions()
  /// Whether to print the proofs of primes behind the answers.
  var printsProofs = false
  /// Whether to print the lines by which equations are solved.
  var printsSteps = false
  /// Whether to print the help instead.
  var wantsHelp = false
  /// Whether to print the version instead.
  var wantsVersion = false
  /// Whether to print the manual page instead.
  var wantsManualPage = false
  /// The shell whose completions to print instead.
  var completion: Shell?

  /// The task of the program.
  enum Task: Hashable {
    /// Answer statements.
    case answer
    /// Replay keys in the formula editor.
    case keys
    /// Replay keys on the desk calculator.
    case desk
    /// Draw curves.
    case plot
    /// Evaluate for each number of a stream.
    case map
    /// Solve equations.
    case solve
    /// Compare the lines of a derivation.
    case lines
    /// Check proofs of primes.
    case check
  }

  /// The form of an answer that is printed.
  enum Form: Hashable {
    case automatic
    case exact
    case decimal
  }

  /// The notation of answers.
  enum Format: String, CaseIterable {
    case text
    case json
    case latex
    case mathml
    case unicode
  }

  /// A shell that can complete arguments.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// Why arguments make no sense, as a sentence.
  struct UsageError: Error, Hashable {
    let message: String
  }

  /// Reads the arguments, without the name of the command.
  init(reading arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let first = rest.first, let named = Subcommand.all.first(where: { $0.name == first })?.task {
      rest.removeFirst()
      task = named
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        statements += rest
        break
      }
      let (name, attached) = Options.parts(of: argument)
      guard let option = Option.all.first(where: { $0.names.contains(name) }) else {
        // Options may stand before the word that says what to do.
        if task == .answer, statements.isEmpty,
          let named = Subcommand.all.first(where: { $0.name == argument })?.task
        {
          task = named
          continue
        }
        guard Options.isStatement(argument) else {
          throw UsageError(message: "there is no option \(name)")
        }
        statements.append(argument)
        continue
      }
      var value = ""
      if option.value != nil {
        guard let given = attached ?? rest.popFirst() else {
          throw UsageError(message: "\(name) needs a value: \(option.usage)")
        }
        value = given
      } else if attached != nil {
        throw UsageError(message: "\(name) takes no value")
      }
      guard option.apply(&self, value) else {
        throw UsageError(message: "\(name) does not take “\(value)”: \(option.usage)")
      }
    }
    if task == .solve { try joinEquations() }
    if task == .desk, hasComplexAnswers || isPolar || isExponential {
      throw UsageError(
        message: "the keys of desk are those of real numbers: complex ones go without it, as in "
          + "surd --complex 'sqrt(-1)'"
      )
    }
    try checkMap()
    try plot.check(isPlot: task == .plot, hasCurves: !statements.isEmpty || wantsHelp)
  }

  /// Makes one call of `solve` of the equations, the unknowns behind `for`, and behind `in`
  /// which numbers they may be: a word, or the range of each of them.
  private mutating func joinEquations() throws(UsageError) {
    guard !wantsHelp else { return }
    var equations: [String] = []
    var (unknowns, domain): ([String], [String]) = ([], [])
    var place = 0
    for statement in statements {
      // `for x in complex` may be one argument or several.
      let words = statement.split(separator: " ").map(String.init)
      let isTail = place > 0 || words.first == "for" || words.first == "in"
      guard isTail else {
        equations.append(statement)
        continue
      }
      for word in words {
        switch word {
        case "for": place = 1
        case "in": place = 2
        default:
          if place == 1 {
            unknowns += word.split(separator: ",").map(String.init)
          } else {
            domain.append(word)
          }
        }
      }
    }
    guard !equations.isEmpty else {
      throw UsageError(message: "solve needs an equation: surd solve 'x^2 = 2'")
    }
    let numbers = domain.joined(separator: " ")
    if numbers.contains("..") || numbers.contains("…") {
      guard !unknowns.isEmpty else {
        throw UsageError(message: "solve needs a name for the range: for x in \(numbers)")
      }
      unknowns = unknowns.map { $0 + " = " + numbers }
      domain = []
    }
    statements = ["solve(\((equations + unknowns + domain).joined(separator: "; ")))"]
  }

  /// Says what does not go together with `surd map`.
  private func checkMap() throws(UsageError) {
    guard task == .map else {
      guard columns == nil else { throw UsageError(message: "--columns goes with surd map") }
      return
    }
    guard !statements.isEmpty || wantsHelp else {
      throw UsageError(message: "map needs an expression: surd map 'x^2'")
    }
  }

  /// An argument's name, and the value after its equals sign.
  private static func parts(of argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  /// Whether an argument that is no option can be a statement: `-3^2` and
  /// `--3` can, a misspelt `--exakt` cannot.
  private static func isStatement(_ argument: String) -> Bool {
    guard argument.hasPrefix("--") else { return true }
    guard let letter = argument.dropFirst(2).first else { return false }
    return !letter.isLetter
  }
}
