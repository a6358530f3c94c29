// What stands around the unknown is undone, the outermost operation first.

internal import Expressions
internal import Numbers
internal import Reals

extension DerivationWriter {
  /// Undoes the outermost operation of the left side, where the right one is a number.
  mutating func isolation(_ left: Expression, _ right: Expression) -> Step? {
    let parts = left.parts
    let places = parts.indices.filter { has(parts[$0]) }
    guard places.count == 1 else { return nil }
    let (inner, isFirst) = (parts[places[0]], places[0] == 0)
    if case .call(let builtin) = left.symbol(at: left.root) {
      return isFirst ? isolation(from: builtin, parts, right) : nil
    }
    guard parts.count == 2 else {
      guard case .negation = left.symbol(at: left.root) else { return nil }
      return Step(.multiply(Expression(-1)), [Equation(inner, tidy(-right))])
    }
    let other = parts[isFirst ? 1 : 0]
    switch left.symbol(at: left.root) {
    case .sum: return Step(subtraction(other), [Equation(inner, tidy(right - other))])
    case .difference where isFirst:
      return Step(subtraction(-other), [Equation(inner, tidy(right + other))])
    case .difference: return Step(subtraction(other), [Equation(-inner, tidy(right - other))])
    case .product, .juxtaposition:
      guard isNonzero(other) else { return nil }
      let quotient = tidy(right / other)
      if let number = other.rationalNumber, number.numerator.magnitude == Integer.one.magnitude,
        number != .one
      {
        let inverse = Expression(number.reciprocal)
        return Step(.multiply(inverse), [Equation(inner, quotient)])
      }
      return Step(.divide(other), [Equation(inner, quotient)])
    case .quotient where isFirst:
      guard isNonzero(other) else { return nil }
      return Step(.multiply(other), [Equation(inner, tidy(right * other))])
    case .quotient:
      guard isNonzero(other) else { return nil }
      if sign(right) == 0 { return Step(.contradiction, []) }
      guard isNonzero(right) else { return nil }
      let condition = EquationTask.Condition(inner, .notEqual, Expression(0))
      return Step(.multiply(inner), [Equation(right * inner, other)], [condition])
    case .power where isFirst: return isolation(left, fromPowerOf: inner, other, right)
    case .power: return isolation(fromExponent: inner, of: other, right)
    default: return nil
    }
  }

  // MARK: Powers

  private mutating func isolation(
    _ power: Expression,
    fromPowerOf base: Expression,
    _ exponent: Expression,
    _ right: Expression
  ) -> Step? {
    guard let number = exponent.rationalNumber else { return nil }
    if isComplex, let index = number.asNatural, index > 2, sign(right) != 0 {
      return isNonzero(right) ? allRoots(power, of: base, index, right) : nil
    }
    guard let sign = sign(right) else {
      guard isComplex, number == 2, isNonzero(right) else { return nil }
      return bothRoots(of: base, right)
    }
    if number == Rational(1, over: 2) {
      if sign < 0 { return Step(.noValue(.sqrt), []) }
      return Step(.square, [Equation(base, tidy(right.raised(to: 2)))])
    }
    if number == Rational(1, over: 3), !isComplex {
      return Step(.undo(.cbrt), [Equation(base, tidy(right.raised(to: 3)))])
    }
    if [2, 3].contains(number.denominator), !isComplex {
      // The power of a root.
      let root = Expression(.power, [base, Expression(Rational(1, over: number.denominator))])
      return isolation(root, fromPowerOf: root, Expression(Rational(number.numerator)), right)
    }
    guard number.isInteger, let index = number.numerator.asInt, (2...64).contains(index) else {
      return nil
    }
    if sign == 0 { return Step(.rootOfZero, [Equation(base, Expression(0))]) }
    let isEven = index % 2 == 0
    if isEven, sign < 0 {
      return isComplex ? bothRoots(of: base, right) : Step(.noRoot(index), [])
    }
    let size = sign < 0 ? tidy(-right) : right
    let root = tidy(.root(index, of: size))
    if !isEven { return Step(.root(index), [Equation(base, sign < 0 ? tidy(-root) : root)]) }
    return Step(.root(index), [Equation(base, tidy(-root)), Equation(base, root)])
  }

  /// Both square roots of a number that is not positive.
  private func bothRoots(of base: Expression, _ right: Expression) -> Step {
    let root = Expression.root(2, of: right)
    return Step(.root(2), [Equation(base, -root), Equation(base, root)])
  }

  private mutating func isolation(
    fromExponent inner: Expression,
    of base: Expression,
    _ right: Expression
  ) -> Step? {
    guard let sign = sign(right), let number = solver.constant(base),
      solver.sign(of: number) == 1, number.rational != .one
    else { return nil }
    if sign <= 0 { return Step(.noLogarithm, []) }
    return Step(.logarithm(base: base), [Equation(inner, tidy(.logarithm(of: right, base: base)))])
  }

  // MARK: Functions

  /// All numbers with a value of a function, by the expressions in its row.
  private mutating func isolation(
    from builtin: Builtin,
    _ operands: [Expression],
    _ right: Expression
  ) -> Step? {
    let others = operands.dropFirst()
    guard let texts = builtin.origins(argumentCount: operands.count),
      others.allSatisfy({ !has($0) }), operands.count <= 2
    else { return nil }
    let period: Expression? =
      operands.count == 1 ? builtin.period.map { tidy($0) } : nil
    var origins: [Expression] = []
    for text in texts {
      var replacements = ["v": right]
      if let other = others.first { replacements["w"] = other }
      let origin = tidy(text.replacing(replacements))
      switch solver.worth(of: origin) {
      case .undefined: continue
      case .unknown: return nil
      case .number: break
      }
      // What the row tells may have another value.
      let value = Expression(.call(builtin), [origin] + others)
      guard let isValue = sign(value - right) else { return nil }
      guard isValue == 0 else { continue }
      var isKnown = false
      for other in origins {
        guard let isSame = isMultiple(origin - other, of: period) else { return nil }
        isKnown = isKnown || isSame
      }
      if !isKnown { origins.append(origin) }
    }
    guard !origins.isEmpty else { return Step(.noValue(builtin), []) }
    if let period {
      guard letter != asked else { return nil }
      let multiple = period * Expression(name: letter)
      return Step(
        .angles(builtin, period: period),
        origins.map { Equation(operands[0], tidy($0 + multiple)) }
      )
    }
    return Step(
      texts.count == 1 ? .undo(builtin) : .branches(builtin),
      origins.map { Equation(operands[0], $0) }
    )
  }

  /// Whether a number is zero or a whole multiple of a period.
  private mutating func isMultiple(_ e: Expression, of period: Expression?) -> Bool? {
    guard let number = solver.constant(e) else { return nil }
    guard let period, let length = solver.constant(period) else {
      return solver.sign(of: number).map { $0 == 0 }
    }
    return solver.isMember(number, of: Solution(Real(0), period: length))
  }
}

extension Expression {
  /// The logarithm of an expression.
  static func logarithm(of e: Expression, base: Expression) -> Expression {
    if base.symbol(at: base.root) == .constant(.e) { return .call(.ln, e) }
    if base.rationalNumber == Rational(10) { return .call(.log, e) }
    if base.rationalNumber == Rational(2) { return .call(.log2, e) }
    return .call(.ln, e) / .call(.ln, base)
  }
}
