// Linear equations as rows of numbers, and what their writers have in common.

internal import Expressions
internal import Numbers
internal import Reals

/// An equation Σ aᵢxᵢ = b.
struct LinearRow: Equatable {
  var factors: [Rational]
  var number: Rational

  /// Whether it says 0 = 0, or 0 = 1.
  var hasNoUnknown: Bool { factors.allSatisfy { $0.isZero } }

  /// The row times a number.
  func scaled(by factor: Rational) -> LinearRow {
    LinearRow(factors: factors.map { $0 * factor }, number: number * factor)
  }

  static func - (a: LinearRow, b: LinearRow) -> LinearRow {
    LinearRow(factors: zip(a.factors, b.factors).map { $0 - $1 }, number: a.number - b.number)
  }

  /// The row with whole numbers without a common divisor, the first one positive.
  var primitive: LinearRow {
    let numbers = factors + [number]
    guard let divisor = numbers.filter({ !$0.isZero }).commonDivisor else { return self }
    let first = factors.first { !$0.isZero }
    return scaled(by: first?.isNegative == true ? -divisor.reciprocal : divisor.reciprocal)
  }

  /// The row as it is written.
  func equation(in unknowns: [String]) -> EquationTask.Condition {
    var sum = Expression(0)
    for (name, factor) in zip(unknowns, factors) where !factor.isZero {
      let term = Expression(
        written: Polynomial([.zero, factor.magnitude]),
        Expression(name: name)
      )
      sum = factor.isNegative ? sum - term : sum + term
    }
    return EquationTask.Condition(sum, .equal, Expression(number))
  }
}

extension EquationSolver {
  /// Linear equations with rational numbers as rows; nothing where one is none.
  mutating func rows(
    of conditions: [EquationTask.Condition],
    in unknowns: [String]
  ) -> [LinearRow]? {
    var rows: [LinearRow] = []
    for condition in conditions {
      guard let line = rationalLinear(condition.left - condition.right, in: unknowns) else {
        return nil
      }
      rows.append(LinearRow(factors: line.factors, number: -line.number))
    }
    return rows
  }

  /// The lines, if each has the solutions of the one before.
  mutating func verified(_ lines: [Derivation.Line], in unknowns: [String]) -> Derivation? {
    guard lines.count > 1, haveSamePoints(lines, in: unknowns) else { return nil }
    return Derivation(lines: lines)
  }
}

extension SolutionPoint {
  /// What each unknown is, where all are rational with the same parameter.
  func parametricLine(_ unknowns: [String], in environment: Environment) -> Derivation.Case? {
    let letter = Expression(
      name: SolutionLetter.parameter(0, besides: unknowns, in: environment)
    )
    var last: Derivation.Case = []
    for (name, coordinate) in zip(unknowns, coordinates) {
      guard coordinate.slopes.count == 1, let slope = coordinate.slopes[0].rational,
        let number = coordinate.number.rational
      else { return nil }
      var form = Expression(number)
      if !slope.isZero { form = form + Expression(slope) * letter }
      last.append(EquationTask.Condition(Expression(name: name), .equal, form))
    }
    return last
  }
}
