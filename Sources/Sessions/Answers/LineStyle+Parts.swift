// The parts of a line of a derivation: comparisons, and words between them.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers

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
      /// A comparison, or a chain of two.
      case comparison(Expression)
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
      comparisons(conditions).map { [Part(.comparison($0))] }.joined(by: "and")
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

  /// Comparisons as expressions; what lies between two bounds is one chain.
  private func comparisons(_ conditions: Derivation.Case) -> [Expression] {
    var found: [Expression] = []
    for (place, condition) in conditions.enumerated() {
      if place > 0, let chain = conditions[place - 1].chain(to: condition) {
        found[found.count - 1] = chain
      } else {
        found.append(condition.expression)
      }
    }
    return found
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
    case .comparison(let comparison):
      (part.opens ? "(" : "") + text(comparison, unicode: unicode) + (part.closes ? ")" : "")
    }
  }
}

extension [[LineStyle.Part]] {
  /// The parts one behind the other, with a word between.
  fileprivate func joined(by word: String) -> [LineStyle.Part] {
    [LineStyle.Part](joined(separator: [LineStyle.Part(.word(word))]))
  }
}

extension EquationTask.Condition {
  /// a < u < b, where this says that u is above a, and the next one that it is below b.
  fileprivate func chain(to next: EquationTask.Condition) -> Expression? {
    let ends = right.variables + next.right.variables
    guard left == next.left, !ends.contains(where: { left.variables.contains($0) }) else {
      return nil
    }
    if let low = right.rationalNumber, let high = next.right.rationalNumber, low > high {
      return nil
    }
    let first: Relation
    switch relation {
    case .greater: first = .less
    case .greaterOrEqual: first = .lessOrEqual
    default: return nil
    }
    guard next.relation == .less || next.relation == .lessOrEqual else { return nil }
    let lower = Expression(.relation(first, continuesChain: false), [right, left])
    return Expression(.relation(next.relation, continuesChain: true), [lower, next.right])
  }
}
