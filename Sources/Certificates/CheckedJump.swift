// A part that is rounded, on a piece of the line on which it jumps at one number.

internal import Expressions
internal import Numbers
internal import Reals

/// A part that jumps where its argument passes a number, and what it is on both sides.
struct CheckedJump {
  /// The node of the part.
  let index: Int
  /// What is zero exactly where it jumps.
  let argument: Expression
  /// What the part is to the left of that number, for it, and to the right.
  let values: [Expression]
}

extension CheckedFunction {
  /// The first part that jumps on a piece, if it does so at one number, which is inside; nothing
  /// where none is known to.
  func jump(
    from lower: Rational,
    to upper: Rational,
    in workspace: inout Workspace
  ) -> CheckedJump? {
    let box = Interval(enclosingFrom: lower, to: upper)
    for index in 0..<expression.count {
      let part = expression.subexpression(at: index)
      guard case .call(let row) = part.symbol(at: part.root), part.variables.contains(variable),
        let step = Self.step(row, part.parts),
        let inner = CheckedFunction(step.argument, of: variable, angleUnit, in: &workspace),
        inner.values(on: box)?.decoration == .continuous,
        let first = inner.values(on: Interval(enclosing: lower))?.values,
        let last = inner.values(on: Interval(enclosing: upper))?.values,
        let slope = inner.derivative(in: &workspace)?.sign(on: box)
      else { continue }
      let (low, high) = slope > 0 ? (first, last) : (last, first)
      guard let place = step.kind.onlyPlace(from: low, to: high) else { continue }
      let values = step.kind.values(around: place).map { step.value(Expression($0)) }
      return CheckedJump(
        index: index,
        argument: step.argument - Expression(place),
        values: slope > 0 ? values : values.reversed()
      )
    }
    return nil
  }

  /// What is rounded in a part, how, and what the part is by the rounded number.
  private static func step(
    _ row: Builtin,
    _ operands: [Expression]
  ) -> (argument: Expression, kind: Rounding, value: (Expression) -> Expression)? {
    let u = operands[0]
    switch (row, operands.count) {
    case (.floor, 1): return (u, .down, { $0 })
    case (.ceil, 1): return (u, .up, { $0 })
    case (.trunc, 1): return (u, .towardZero, { $0 })
    case (.round, 1): return (u, .toNearest, { $0 })
    case (.sign, 1): return (u, .toSign, { $0 })
    case (.frac, 1): return (u, .towardZero, { u - $0 })
    case (.mod, 2):
      guard let divisor = operands[1].rationalNumber, !divisor.isZero else { return nil }
      return (u / operands[1], .down, { u - operands[1] * $0 })
    default: return nil
    }
  }

  /// How a number is rounded.
  private enum Rounding {
    case down, up, towardZero, toNearest, toSign

    /// The only number at which it jumps that lies between the numbers of two intervals; nothing
    /// where there is none, where there are several, or where one may be among these.
    func onlyPlace(from low: Interval, to high: Interval) -> Rational? {
      guard low.isBounded, high.isBounded, low.upper < high.lower, low.magnitude.upper < 1e9,
        high.magnitude.upper < 1e9
      else { return nil }
      let half = Rational(1, over: 2)
      let shift = self == .toNearest ? 0.5 : 0
      let whole = (low.lower - shift).rounded(.up)
      guard whole == (high.upper - shift).rounded(.down), low.upper < whole + shift,
        whole + shift < high.lower, self != .toSign || whole == 0
      else { return nil }
      let number = Rational(Int(whole))
      return self == .toNearest ? number + half : number
    }

    /// What a number is rounded to just below a number at which it jumps, there, and above.
    func values(around place: Rational) -> [Rational] {
      let (one, half) = (Rational.one, Rational(1, over: 2))
      switch self {
      case .down: return [place - one, place, place]
      case .up: return [place, place, place + one]
      case .towardZero:
        if place.isZero { return [place, place, place] }
        return place.isNegative ? [place, place, place + one] : [place - one, place, place]
      case .toNearest:
        return [place - half, place.isNegative ? place - half : place + half, place + half]
      case .toSign: return [-one, .zero, one]
      }
    }
  }
}
