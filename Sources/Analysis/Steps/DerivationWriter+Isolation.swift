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
      return isFirst ? isolation(from: builtin, parts, right) : isolation(fromBaseOf: left, right)
    }
    guard parts.count == 2 else {
      guard case .negation = left.symbol(at: left.root) else { return nil }
      // −3x = 6 is divided by −3 at once.
      switch inner.symbol(at: inner.root) {
      case .product, .juxtaposition:
        let factors = inner.parts
        guard let number = factors[0].rationalNumber, !number.isZero, number.isInteger else {
          break
        }
        let divisor = Expression(-number)
        return Step(.divide(divisor), [Equation(factors[1], tidy(right / divisor))])
      default: break
      }
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
      if hasCases, other.rationalNumber == nil { return casesStep(inner, other, right, quotient) }
      return Step(.divide(other), [Equation(inner, quotient)])
    case .quotient where isFirst:
      guard isNonzero(other) else { return nil }
      return Step(.multiply(other), [Equation(inner, tidy(right * other))])
    case .quotient:
      guard isNonzero(other) else { return nil }
      if sign(right) == 0 { return Step(.contradiction, []) }
      guard isNonzero(right) else { return nil }
      if hasNames, other.rationalNumber == .one {
        return Step(.reciprocal, [Equation(inner, tidy(other / right))])
      }
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
    guard let number = exponent.rationalNumber else {
      guard hasNames, !has(exponent) else { return nil }
      let power = Expression(.power, [right, Expression(1) / exponent])
      return Step(.rootOf(exponent), [Equation(base, power)])
    }
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
      return Step(.raise(3), [Equation(base, tidy(right.raised(to: 3)))])
    }
    if !isComplex, !number.isNegative, number.numerator == .one,
      let index = number.denominator.asInt,
      (4...12).contains(index)
    {
      if index % 2 == 0, sign < 0 { return Step(.noValue(.root), []) }
      return Step(.raise(index), [Equation(base, tidy(right.raised(to: index)))])
    }
    if number.denominator > .one, number.denominator <= 12, !isComplex {
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
    // Roots of names keep their form.
    let root = hasNames ? .root(index, of: size) : tidy(.root(index, of: size))
    if !isEven { return Step(.root(index), [Equation(base, sign < 0 ? tidy(-root) : root)]) }
    let opposite = hasNames ? -root : tidy(-root)
    return Step(.root(index), [Equation(base, opposite), Equation(base, root)])
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
    guard let sign = sign(right) else { return nil }
    if hasNames, base.rationalNumber == nil, base.symbol(at: base.root) != .constant(.e) {
      return Step(
        .logarithm(base: Expression(.e)),
        [Equation(inner * .call(.ln, base), .call(.ln, right))]
      )
    }
    guard let number = solver.constant(base), solver.sign(of: number) == 1, number.rational != .one
    else { return nil }
    if sign <= 0 { return Step(.noLogarithm, []) }
    return Step(.logarithm(base: base), [Equation(inner, tidy(.logarithm(of: right, base: base)))])
  }

  /// Divides by an expression of names where it is not zero; where it is zero, the unknown falls out.
  private func casesStep(
    _ inner: Expression,
    _ divisor: Expression,
    _ right: Expression,
    _ quotient: Expression
  ) -> Step {
    let zero = Expression(0)
    var names = Expression.product(of: divisor.factors.filter { $0.rationalNumber == nil })
    // h/2 is zero where h is.
    while names.symbol(at: names.root) == .quotient, names.parts[1].rationalNumber != nil {
      names = names.parts[0]
    }
    var other = Equation(names, zero, [EquationTask.Condition(right, .equal, zero)])
    other.isSettled = true
    let main = Equation(inner, quotient, [EquationTask.Condition(names, .notEqual, zero)])
    return Step(.divideCase(divisor, unknown: unknown), [main, other])
  }

  /// log(a; x) = c says that x^c = a.
  private mutating func isolation(fromBaseOf call: Expression, _ right: Expression) -> Step? {
    guard case .call(let builtin) = call.symbol(at: call.root), case let parts = call.parts,
      let base = builtin.logarithmBase(parts), !hasNames, !isComplex, let sign = sign(right),
      sign != 0
    else { return nil }
    return Step(
      .exponential(base: base),
      [Equation(Expression(.power, [base, right]), parts[0])],
      [comparison(base, .greater), EquationTask.Condition(base, .notEqual, Expression(1))]
    )
  }

  // MARK: Functions

  /// All numbers with a value of a function, by the expressions in its row.
  private mutating func isolation(
    from builtin: Builtin,
    _ operands: [Expression],
    _ right: Expression
  ) -> Step? {
    let others = operands.dropFirst()
    if let step = inverseStep(builtin, operands, right) { return step }
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

  /// A root, a logarithm or a magnitude undone as schools say it.
  private mutating func inverseStep(
    _ builtin: Builtin,
    _ operands: [Expression],
    _ right: Expression
  ) -> Step? {
    guard !isComplex, let sign = sign(right), operands.dropFirst().allSatisfy({ !has($0) }) else {
      return nil
    }
    let inner = operands[0]
    if let base = builtin.logarithmBase(operands) {
      if !hasNames {
        guard let number = solver.constant(base), solver.sign(of: number) == 1,
          number.rational != .one
        else { return nil }
      }
      return Step(
        .exponential(base: base),
        [Equation(inner, tidy(Expression(.power, [base, right])))]
      )
    }
    if builtin == .exp {
      return sign > 0 ? isolation(fromExponent: inner, of: Expression(.e), right) : nil
    }
    if builtin == .cbrt { return Step(.raise(3), [Equation(inner, tidy(right.raised(to: 3)))]) }
    guard sign >= 0 else { return nil }
    if builtin == .sqrt { return Step(.square, [Equation(inner, tidy(right.raised(to: 2)))]) }
    if builtin == .abs, sign > 0 {
      return Step(.magnitudes, [Equation(inner, right), Equation(inner, tidy(-right))])
    }
    return nil
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
