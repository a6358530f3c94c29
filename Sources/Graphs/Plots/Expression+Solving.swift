// Equations that are the graph of a function: columns prove them many times faster
// than cells.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals

extension Plot.Kind {
  /// The graph of a function with the same points, if the plot is one equation that can
  /// easily be solved for a coordinate.
  func solved(workspace: inout Workspace) -> Plot.Kind {
    guard case .implicit(let comparisons) = self, comparisons.count == 1,
      comparisons[0].relation == .equal
    else { return self }
    let difference = comparisons[0].difference
    if let function = difference.solution(for: "y", workspace: &workspace) {
      return .explicit(function, variable: "x")
    }
    return difference.solution(for: "x", workspace: &workspace).map { .sideways($0) } ?? self
  }
}

extension Expression {
  /// The expression that a variable equals where this one is zero, if the variable is in it
  /// only as a term with a number as its factor; nil otherwise.
  ///
  /// The term has a value everywhere, so that the domain is the same.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  func solution(for variable: String, workspace: inout Workspace) -> Expression? {
    var factors: [Factor] = []
    factors.reserveCapacity(count)
    for index in 0..<count { factors.append(factor(at: index, of: variable, factors, &workspace)) }
    guard case .term(let factor)? = factors.last, !factor.isZero else { return nil }
    // F = c v + G is zero where v = G / −c.
    return replacing([variable: Expression(Rational.zero)]) / Expression(-factor)
  }

  /// How a part of an expression depends on a variable.
  private enum Factor {
    /// The part does not depend on it; its value where that is a simple fraction.
    case none(Rational?)
    /// a·x + b with this a.
    case term(Rational)
    /// In some other way.
    case other
  }

  private func factor(
    at index: Int,
    of variable: String,
    _ known: [Factor],
    _ workspace: inout Workspace
  ) -> Factor {
    let operands = operands(of: index).map { known[$0] }
    switch symbol(at: index) {
    case .number(let literal): return .none(literal.fraction(in: &workspace))
    case .name(let name): return name == variable ? .term(.one) : .none(nil)
    case .negation: return product(.none(Rational(-1)), operands[0])
    case .sum: return sum(operands[0], operands[1], sign: .one)
    case .difference: return sum(operands[0], operands[1], sign: Rational(-1))
    case .product, .juxtaposition: return product(operands[0], operands[1])
    case .quotient:
      if case .none(let divisor?) = operands[1], !divisor.isZero {
        return product(operands[0], .none(divisor.reciprocal))
      }
    // The body of a function may know the variable by its name.
    case .application: return .other
    default: break
    }
    for operand in operands {
      guard case .none = operand else { return .other }
    }
    return .none(nil)
  }

  private func sum(_ first: Factor, _ second: Factor, sign: Rational) -> Factor {
    switch (first, second) {
    case (.none(let p?), .none(let q?)): .none(p + sign * q)
    case (.none, .none): .none(nil)
    case (.term(let p), .term(let q)): .term(p + sign * q)
    case (.term, .none): first
    case (.none, .term(let q)): .term(sign * q)
    default: .other
    }
  }

  private func product(_ first: Factor, _ second: Factor) -> Factor {
    switch (first, second) {
    case (.none(let p?), .none(let q?)): .none(p * q)
    case (.none, .none): .none(nil)
    case (.term(let p), .none(let q?)), (.none(let q?), .term(let p)): .term(p * q)
    default: .other
    }
  }
}
