// One of the choices of an answer that stands above a proof.

internal import Expressions

/// One of the choices of an answer.
struct ToldChoice {
  /// The unknown on the left side, and a number.
  var comparisons: [Comparison] = []
  /// Conditions without an unknown: `n >= 0`.
  var restrictions: [Comparison] = []
  /// The letters that are no unknowns.
  var letters: [String] = []

  /// All its conditions.
  var text: String { Self.text(comparisons + restrictions) }

  static func text(_ conditions: [Comparison]) -> String {
    conditions.map { "(" + $0.expression.text() + ")" }.joined(separator: ProvedQuestion.both)
  }

  /// Whether it says what each unknown is.
  var isPoint: Bool { comparisons.allSatisfy { $0.relation == .equal } }

  func first(_ relations: [Relation]) -> Comparison? {
    comparisons.first { relations.contains($0.relation) }
  }

  /// The lower and the upper end.
  var ends: [Comparison] {
    [first([.greater, .greaterOrEqual]), first([.less, .lessOrEqual])].compactMap { $0 }
  }

  /// Numbers between the ends, some far out where there is one end only.
  var inside: [String] {
    let (a, b) = (
      first([.greater, .greaterOrEqual])?.right.text(), first([.less, .lessOrEqual])?.right.text()
    )
    if let a, let b { return ["((\(a))+(\(b)))/2"] }
    let steps = ["1", "1000", "10^6"]
    return a.map { a in steps.map { "(\(a))+" + $0 } } ?? b.map { b in steps.map { "(\(b))-" + $0 }
    } ?? []
  }
}

extension Comparison {
  /// Whether the left side is one of some names, and the right one has none of them.
  func isSolved(for names: [String]) -> Bool {
    guard case .name(let name) = left.symbol(at: left.root), names.contains(name) else {
      return false
    }
    return !right.variables.contains { names.contains($0) }
  }
}
