// Magnitudes without their bars, on the parts of the line where what stands in them keeps its
// sign.

internal import Expressions
internal import Numbers

extension DerivationWriter {
  /// The most parts of the line.
  private static let partLimit = 6

  /// What a magnitude is taken of, where that is linear, and its zero.
  private struct Magnitude {
    let call: Expression
    let argument: Expression
    let isRising: Bool
    let zero: Rational
  }

  /// An equation with magnitudes of linear expressions, once for each part of the line between
  /// their zeros.
  func casesStep(_ left: Expression, _ right: Expression) -> Step? {
    var magnitudes: [Magnitude] = []
    for side in [left, right] {
      for index in 0..<side.count {
        let call = side.subexpression(at: index)
        guard let argument = call.magnitudeArgument, has(argument),
          !magnitudes.contains(where: { $0.call == call })
        else { continue }
        guard
          let line = argument.rationalFunction(of: unknown, environment: solver.environment),
          line.isPolynomial, line.numerator.degree == 1
        else { continue }
        let (slope, shift) = (line.numerator[1], line.numerator[0])
        magnitudes.append(
          Magnitude(
            call: call,
            argument: argument,
            isRising: !slope.isNegative,
            zero: -shift / slope
          )
        )
      }
    }
    var zeros: [Rational] = []
    for zero in magnitudes.map({ $0.zero }).sorted() where zeros.last != zero {
      zeros.append(zero)
    }
    guard !zeros.isEmpty, zeros.count < Self.partLimit else { return nil }
    let x = Expression(name: unknown)
    let equations = (0...zeros.count).map { part in
      var sides = [left, right]
      for magnitude in magnitudes {
        let isAbove = part > 0 && zeros[part - 1] >= magnitude.zero
        let isPositive = isAbove == magnitude.isRising
        let written = isPositive ? magnitude.argument : opposite(magnitude.argument)
        sides = sides.map { $0.replacing(every: magnitude.call, with: written) }
      }
      var conditions: Derivation.Case = []
      if part > 0 {
        let bound = Expression(zeros[part - 1])
        conditions.append(EquationTask.Condition(x, .greaterOrEqual, bound))
      }
      if part < zeros.count {
        conditions.append(EquationTask.Condition(x, .less, Expression(zeros[part])))
      }
      return Equation(sides[0], sides[1], conditions)
    }
    return Step(.cases, equations)
  }
}
