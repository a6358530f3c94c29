// What is to be solved: equations, the unknowns, and which numbers they may be.

package import Expressions
package import Reals

/// Equations or an inequality, with unknowns that are numbers of a kind.
package struct EquationTask: Sendable {
  /// What must be true, all of it.
  package var conditions: [Condition]
  /// What may be true instead, all of one choice.
  package var others: [[Condition]] = []
  /// The unknowns.
  package var unknowns: [String]
  /// Which numbers solve it.
  package var domain = Domain.real

  /// What must be true.
  package typealias Condition = Comparison

  /// Which numbers solve an equation.
  package enum Domain: Sendable {
    /// Real numbers.
    case real
    /// Real numbers from one to another.
    case range(Real, Real)
    /// Complex numbers.
    case complex
    /// Whole numbers.
    case integer
    /// Quotients of whole numbers.
    case rational
  }

  /// Whether real numbers are asked for, all or those between two.
  var isReal: Bool {
    switch domain {
    case .real, .range: true
    case .complex, .integer, .rational: false
    }
  }

  /// Whether complex numbers are asked for.
  package var isComplex: Bool {
    if case .complex = domain { true } else { false }
  }

  /// No solution at all, where none is complex.
  var nothing: SolutionSet.Solutions {
    unknowns.count == 1 ? .some([]) : .points([])
  }

  /// The task with each comparison written as others, all of which must hold; nothing where one cannot
  /// be.
  func rewritten(_ written: (Condition) -> [Condition]?) -> EquationTask? {
    var task = self
    var choices: [[Condition]] = []
    for conditions in [conditions] + others {
      var whole: [Condition] = []
      for condition in conditions {
        guard let own = written(condition) else { return nil }
        whole += own
      }
      choices.append(whole)
    }
    task.conditions = choices.removeFirst()
    task.others = choices
    return task
  }

  /// Creates a task.
  package init(_ conditions: [Condition], unknowns: [String], domain: Domain = .real) {
    (self.conditions, self.unknowns, self.domain) = (conditions, unknowns, domain)
  }
}

extension Comparison {
  /// Whether complex answers change nothing.
  func isAlwaysReal(in environment: Environment) -> Bool {
    left.isAlwaysReal(in: environment) && right.isAlwaysReal(in: environment)
  }

  /// The comparison with both sides written otherwise; nothing where one of them cannot be.
  func rewritten(_ written: (Expression) -> Expression?) -> Comparison? {
    guard let left = written(left), let right = written(right) else { return nil }
    return Comparison(left, relation, right)
  }

  /// The comparison with the bodies of functions; nothing where it becomes too large.
  func inlined(in environment: Environment, variables: [String]) -> Comparison? {
    rewritten { $0.inlining(in: environment, variables: variables) }
  }
}
