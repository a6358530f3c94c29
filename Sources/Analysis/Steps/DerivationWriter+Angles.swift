// Sines and cosines of twice an angle beside those of the angle, and factors that all parts of an
// equation have.

internal import Expressions
internal import Numbers
internal import Reals

extension DerivationWriter {
  /// The sine or the cosine of twice an angle is written by those of the angle, where these stand
  /// in the equation, too.
  mutating func doubleAngleStep(_ left: Expression, _ right: Expression) -> Step? {
    guard let kernels = kernels(left, right) else { return nil }
    var angles: [(kernel: Expression, builtin: Builtin, argument: Expression)] = []
    for kernel in kernels {
      guard case .call(let builtin) = kernel.symbol(at: kernel.root),
        builtin == .sine || builtin == .cosine
      else { return nil }
      angles.append((kernel, builtin, kernel.parts[0]))
    }
    for double in angles {
      guard
        let angle = angles.first(where: { isTwice(double.argument, $0.argument) })?.argument
      else { continue }
      let (sine, cosine) = (Expression.call(.sine, angle), Expression.call(.cosine, angle))
      let hasSinesOnly = angles.allSatisfy { $0.argument != angle || $0.builtin == .sine }
      let two = Expression(2)
      let written: Expression
      if double.builtin == .sine {
        written = two * sine * cosine
      } else if hasSinesOnly {
        written = Expression(1) - two * sine.raised(to: 2)
      } else {
        written = two * cosine.raised(to: 2) - Expression(1)
      }
      return Step(
        .doubleAngle(double.builtin),
        [
          Equation(
            left.replacing(every: double.kernel, with: written),
            right.replacing(every: double.kernel, with: written)
          )
        ]
      )
    }
    return nil
  }

  /// Whether an expression is twice another one, for every number.
  private mutating func isTwice(_ a: Expression, _ b: Expression) -> Bool {
    guard let line = ExpressionFraction(a - Expression(2) * b, in: unknown, limit: 2),
      line.denominator.count == 1
    else { return false }
    return line.numerator.allSatisfy { sign($0) == 0 }
  }

  /// A factor with the unknown that all summands have is written before a bracket, after all of
  /// them were brought to the left.
  func commonFactorStep(_ left: Expression, _ right: Expression) -> Step? {
    let isZero = right.rationalNumber?.isZero == true
    let terms = isZero ? left.summands : (left - right).summands
    guard terms.count > 1, let first = terms.first else { return nil }
    for factor in first.part.factors where has(factor) {
      var rest: Expression?
      for term in terms {
        guard let quotient = term.part.without(factor: factor) else {
          rest = nil
          break
        }
        if let sum = rest {
          rest = term.isNegative ? sum - quotient : sum + quotient
        } else {
          rest = term.isNegative ? -quotient : quotient
        }
      }
      guard let rest, has(rest) else { continue }
      return isZero
        ? Step(.factor, [Equation(factor * rest, Expression(0))])
        : Step(.subtract(right), [Equation(left - right, Expression(0))])
    }
    return nil
  }
}

extension Expression {
  /// A product without one of its factors, or with one less of a power of it; nothing where the
  /// factor does not stand in it.
  fileprivate func without(factor: Expression) -> Expression? {
    if case .negation = symbol(at: root) { return nil }
    var factors = factors
    if let place = factors.firstIndex(of: factor) {
      factors.remove(at: place)
      return .product(of: factors)
    }
    for (place, power) in factors.enumerated() {
      guard case .power = power.symbol(at: power.root), power.parts[0] == factor,
        let exponent = power.parts[1].rationalNumber?.numerator.asInt, exponent > 1,
        power.parts[1].rationalNumber?.isInteger == true
      else { continue }
      factors[place] = factor.raised(to: exponent - 1)
      return .product(of: factors)
    }
    return nil
  }
}
