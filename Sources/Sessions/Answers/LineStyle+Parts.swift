// The parts of a line of a derivation: comparisons, and words between them.

internal import Analysis
internal import Expressions
internal import Messages

extension LineStyle {
  /// A part of a line.
  struct Part {
    /// What it is.
    let content: Content
    /// Whether a bracket opens before it.
    var opens = false
    /// Whether a bracket closes behind it.
    var closes = false

    init(_ content: Content) { self.content = content }

    enum Content {
      /// A comparison.
      case condition(EquationTask.Condition)
      /// A word between comparisons, by what is typed for it.
      case word(String)
      /// Words in the place of comparisons.
      case sentence(Sentence)
    }
  }

  /// The parts of a line, one behind the other.
  func parts(of line: Derivation.Line) -> [Part] {
    var conditions = line.conditions
    if let (name, expression) = line.substitution {
      conditions.append(EquationTask.Condition(Expression(name: name), .equal, expression))
    }
    func all(_ conditions: Derivation.Case) -> [Part] {
      conditions.map { [Part(.condition($0))] }.joined(by: "and")
    }
    guard !line.cases.isEmpty else { return [Part(.sentence(.stepNoSolution))] }
    if line.isEvery {
      return conditions.isEmpty ? [Part(.sentence(.stepEveryNumber))] : all(conditions)
    }
    var parts = line.cases.map { all($0) }.joined(by: "or")
    guard !conditions.isEmpty else { return parts }
    if line.cases.count > 1 {
      parts[0].opens = true
      parts[parts.count - 1].closes = true
    }
    return [parts, all(conditions)].joined(by: "and")
  }

  /// A line.
  func text(of line: Derivation.Line, unicode: Bool) -> String {
    text(of: parts(of: line), unicode: unicode)
  }

  /// Parts as text, one behind the other.
  func text(of parts: [Part], unicode: Bool) -> String {
    parts.map { text(of: $0, unicode: unicode) }.joined(separator: " ")
  }

  /// A part as text, with words that are read back in every language.
  private func text(of part: Part, unicode: Bool) -> String {
    switch part.content {
    case .word(let name): name
    case .sentence(let sentence): sentence.text(in: language)
    case .condition(let condition):
      (part.opens ? "(" : "") + text(of: condition, unicode: unicode) + (part.closes ? ")" : "")
    }
  }
}

extension [[LineStyle.Part]] {
  /// The parts one behind the other, with a word between.
  fileprivate func joined(by word: String) -> [LineStyle.Part] {
    [LineStyle.Part](joined(separator: [LineStyle.Part(.word(word))]))
  }
}
