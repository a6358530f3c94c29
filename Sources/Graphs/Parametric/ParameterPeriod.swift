// The period of a curve with a parameter, where the parameter is only a part of
// angles: of a long range one period is enough.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals

extension Expression {
  /// A period in full turns, if the variable only occurs in angles; nil if it
  /// occurs elsewhere, or there is no common period.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  func period(in variable: String, workspace: inout Workspace) -> Rational? {
    var dependences: [Dependence] = []
    dependences.reserveCapacity(count)
    for index in 0..<count {
      dependences.append(dependence(at: index, on: variable, dependences, &workspace))
    }
    guard case .periodic(let turns)? = dependences.last else { return nil }
    return turns
  }

  /// How a part of an expression depends on a variable.
  private enum Dependence {
    /// The part does not depend on it; its value where that is a simple fraction.
    case constant(Rational?)
    /// a·x + b with this a.
    case linear(Rational)
    /// The part is periodic, with this period in full turns.
    case periodic(Rational)
    /// In some other way.
    case other
  }

  private func dependence(
    at index: Int,
    on variable: String,
    _ known: [Dependence],
    _ workspace: inout Workspace
  ) -> Dependence {
    let operands = operands(of: index).map { known[$0] }
    switch symbol(at: index) {
    case .number(let literal): return .constant(literal.fraction(in: &workspace))
    case .name(let name): return name == variable ? .linear(.one) : .constant(nil)
    case .constant: return .constant(nil)
    case .negation: return product(.constant(Rational(-1)), operands[0])
    case .sum: return sum(operands[0], operands[1], sign: .one)
    case .difference: return sum(operands[0], operands[1], sign: Rational(-1))
    case .product, .juxtaposition: return product(operands[0], operands[1])
    case .quotient:
      guard case .constant(let divisor?) = operands[1], !divisor.isZero else {
        return common(operands)
      }
      return product(operands[0], .constant(divisor.reciprocal))
    case .call(let builtin):
      if builtin.angle == .argument, operands.count == 1, case .linear(let factor) = operands[0] {
        return factor.isZero ? .other : .periodic(factor.reciprocal.magnitude)
      }
      return common(operands)
    // The body of a function may know the variable by its name.
    case .hole, .application, .relation: return .other
    default: return common(operands)
    }
  }

  private func sum(_ first: Dependence, _ second: Dependence, sign: Rational) -> Dependence {
    switch (first, second) {
    case (.constant(let p?), .constant(let q?)): .constant(p + sign * q)
    case (.linear(let p), .linear(let q)): .linear(p + sign * q)
    case (.linear, .constant): first
    case (.constant, .linear(let q)): .linear(sign * q)
    default: common([first, second])
    }
  }

  private func product(_ first: Dependence, _ second: Dependence) -> Dependence {
    switch (first, second) {
    case (.constant(let p?), .constant(let q?)): .constant(p * q)
    case (.linear(let p), .constant(let q?)), (.constant(let q?), .linear(let p)): .linear(p * q)
    default: common([first, second])
    }
  }

  /// The dependence of an operation on the variable, given those of its operands.
  private func common(_ parts: [Dependence]) -> Dependence {
    var period: Rational?
    for part in parts {
      switch part {
      case .constant: continue
      case .periodic(let turns): period = period.map { $0.commonMultiple(turns) } ?? turns
      case .linear, .other: return .other
      }
    }
    return period.map { .periodic($0) } ?? .constant(nil)
  }
}

extension Rational {
  /// The least number that both divide a whole number of times; both are positive.
  fileprivate func commonMultiple(_ other: Rational) -> Rational {
    Rational(
      Integer.leastCommonMultiple(numerator, other.numerator),
      over: Integer.greatestCommonDivisor(denominator, other.denominator)
    )
  }
}
