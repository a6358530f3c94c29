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
        written = .product(of: [two, sine, cosine])
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
    guard let (factor, rest) = (isZero ? left : left - right).commonFactor(in: unknown) else {
      return nil
    }
    return isZero
      ? Step(.factor, [Equation(factor * rest, Expression(0))])
      : Step(.subtract(right), [Equation(left - right, Expression(0))])
  }
}
