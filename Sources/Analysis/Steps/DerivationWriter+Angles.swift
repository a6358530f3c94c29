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
      let isBySine = double.builtin == .cosine && hasSinesOnly
      return Step(
        isBySine ? .doubleCosineBySine : .doubleAngle(double.builtin),
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

  /// A sine or a cosine on each side, of different angles.
  private struct Angle {
    let builtin: Builtin
    let argument: Expression
    let isNegative: Bool
    let call: Expression
  }

  /// sin a = sin b says that a = b or a = π − b, cos a = cos b that a = b or a = −b, up to full turns; other
  /// pairs are written as two of one kind before.
  mutating func equalAnglesStep(_ left: Expression, _ right: Expression) -> Step? {
    guard letter != asked, let period = Builtin.sine.period else { return nil }
    let (turn, half) = (tidy(period), tidy(period / Expression(2)))
    var angles: [Angle] = []
    for (isNegative, part) in left.summands + right.summands
    where part.rationalNumber?.isZero != true {
      guard case .call(let builtin) = part.symbol(at: part.root),
        builtin == .sine || builtin == .cosine, case let argument = part.parts[0], isLine(argument)
      else { return nil }
      angles.append(
        Angle(builtin: builtin, argument: argument, isNegative: isNegative, call: part)
      )
    }
    guard angles.count == 2, case (let first, let second) = (angles[0], angles[1]),
      first.argument != second.argument
    else { return nil }
    if right.rationalNumber?.isZero == true {
      let part = second.call
      return second.isNegative
        ? Step(.add(part), [Equation(first.isNegative ? -first.call : first.call, part)])
        : Step(.subtract(part), [Equation(first.isNegative ? -first.call : first.call, -part)])
    }
    guard left.summands.count == 1 else { return nil }
    if first.isNegative {
      let other = second.isNegative ? second.call : -second.call
      return Step(.multiply(Expression(-1)), [Equation(first.call, other)])
    }
    guard first.builtin == second.builtin, !second.isNegative else {
      return otherAngle(first, second, half)
    }
    let whole = Expression(.product, [turn, Expression(name: letter)])
    let start = first.builtin == .sine ? half : Expression(0)
    guard let other = difference(start, second.argument) else { return nil }
    return Step(
      .equalAngles(first.builtin),
      [Equation(first.argument, second.argument + whole), Equation(first.argument, other + whole)]
    )
  }

  /// The second one as a function of the kind of the first one: −sin b = sin(−b), −cos b = cos(π − b), and
  /// cos b = sin(π/2 − b).
  private mutating func otherAngle(_ first: Angle, _ second: Angle, _ half: Expression) -> Step? {
    let (start, builtin): (Expression, Builtin)
    if second.isNegative {
      (start, builtin) = (second.builtin == .sine ? Expression(0) : half, second.builtin)
    } else {
      (start, builtin) = (tidy(half / Expression(2)), first.builtin)
    }
    return difference(start, second.argument).map { angle in
      Step(.otherAngle(builtin), [Equation(first.call, .call(builtin, angle))])
    }
  }

  /// A number less an angle p·x + q.
  private mutating func difference(_ start: Expression, _ angle: Expression) -> Expression? {
    guard let line = ExpressionFraction(angle, in: unknown, limit: 1),
      line.numerator.count == 2, line.denominator.count == 1,
      let slope = line.numerator[1].rationalNumber,
      let divisor = line.denominator[0].rationalNumber, !divisor.isZero
    else { return nil }
    let shift = tidy(start - line.numerator[0] / line.denominator[0])
    let factor = -slope / divisor
    let term = Expression(written: Polynomial([.zero, factor.magnitude]), name)
    guard shift.rationalNumber?.isZero != true else { return factor.isNegative ? -term : term }
    return Expression(factor.isNegative ? .difference : .sum, [shift, term])
  }

  private var name: Expression { Expression(name: unknown) }

  /// Whether an angle grows evenly with the unknown.
  private func isLine(_ e: Expression) -> Bool {
    guard let line = ExpressionFraction(e, in: unknown, limit: 1) else { return false }
    return line.numerator.count == 2 && line.denominator.count == 1
      && line.numerator[1].rationalNumber != nil
  }

  /// Whether an expression is twice another one, for every number.
  private mutating func isTwice(_ a: Expression, _ b: Expression) -> Bool {
    guard let line = ExpressionFraction(a - Expression(2) * b, in: unknown, limit: 2),
      line.denominator.count == 1
    else { return false }
    return line.numerator.allSatisfy { sign($0) == 0 }
  }

  /// a·sin u + b·cos u = c is r·sin(u + φ) = c with r = √(a² + b²) and φ = atan(b/a), and −r for
  /// a negative a.
  mutating func oneSineStep(_ left: Expression, _ right: Expression) -> Step? {
    guard let (a, b, c, angle) = sineAndCosine(left, right), let sign = sign(a), sign != 0 else {
      return nil
    }
    let size = tidy(.root(2, of: a.raised(to: 2) + b.raised(to: 2)))
    // atan(−1/2) is written −atan(1/2).
    let ratio = tidy(b / a)
    let shift: Expression
    if self.sign(ratio) == -1 {
      shift = tidy(-.call(.arctangent, tidy(-ratio)))
    } else {
      shift = tidy(.call(.arctangent, ratio))
    }
    let factor = sign < 0 ? tidy(-size) : size
    let sine = factor * .call(.sine, sum(angle, shift))
    return Step(.oneSine(size: factor, shift: shift), [Equation(sine, c)])
  }

  /// The numbers a, b and c and the angle where an equation says a·sin u + b·cos u = c.
  mutating func sineAndCosine(
    _ left: Expression,
    _ right: Expression
  ) -> (a: Expression, b: Expression, c: Expression, angle: Expression)? {
    guard let kernels = kernels(left, right), let angle = kernels.first?.parts.first else {
      return nil
    }
    let (sine, cosine) = (Expression.call(.sine, angle), Expression.call(.cosine, angle))
    guard kernels.contains(sine), kernels.contains(cosine),
      kernels.allSatisfy({ $0 == sine || $0 == cosine })
    else { return nil }
    let (s, c) = (solver.freshName(), solver.freshName())
    let e = (left - right).replacing(every: sine, with: Expression(name: s))
      .replacing(every: cosine, with: Expression(name: c))
    guard let line = ExpressionFraction(e, in: s, limit: 1), line.numerator.count == 2,
      line.denominator.count == 1, !line.numerator[1].variables.contains(c),
      !line.denominator[0].variables.contains(c),
      let rest = ExpressionFraction(line.numerator[0], in: c, limit: 1),
      rest.numerator.count == 2, rest.denominator.count == 1
    else { return nil }
    let divisor = line.denominator[0]
    let other = divisor * rest.denominator[0]
    return (
      tidy(line.numerator[1] / divisor), tidy(rest.numerator[1] / other),
      tidy(-rest.numerator[0] / other), angle
    )
  }

  /// A sum as it is written: x − 1 for x + −1.
  private func sum(_ e: Expression, _ number: Expression) -> Expression {
    if case .negation = number.symbol(at: number.root) { return e - number.parts[0] }
    return e + number
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
