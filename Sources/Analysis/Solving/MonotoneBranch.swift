// Pieces of the line on which an expression is monotone, each with the inverse function there:
// roots, powers, exponentials, logarithms and what is done to them by numbers.

internal import Expressions
internal import Numbers
internal import Reals

/// A piece of the line on which an expression is continuous and strictly monotone.
struct MonotoneBranch {
  /// The piece of the line.
  var place: SolutionRange
  /// The values on it: all from one end to the other.
  var values: SolutionRange
  /// Whether greater numbers have greater values.
  var isRising: Bool
  /// The number at which a value is taken, of the name `SolutionImage.argument`.
  var inverse: Expression

  /// A line without ends.
  static let line = SolutionRange(lower: nil, upper: nil, isPoint: false)
  /// What is positive, and what is negative.
  static let positive = ray(isIncluded: false, isRight: true)
  static let negative = ray(isIncluded: false, isRight: false)
  /// What is not negative.
  static let notNegative = ray(isIncluded: true, isRight: true)

  private static func ray(isIncluded: Bool, isRight: Bool) -> SolutionRange {
    let end = SolutionRange.End(number: Real(0), isIncluded: isIncluded)
    return SolutionRange(
      lower: isRight ? end : nil,
      upper: isRight ? nil : end,
      isPoint: false
    )
  }
}

extension EquationSolver {
  /// The value at which an inverse function is taken.
  private static let argument = Expression(name: SolutionImage.argument)

  /// All of the places where an expression has a value, as branches; nothing where its form is
  /// not known.
  mutating func branches(of e: Expression, in x: String) -> [MonotoneBranch]? {
    guard depth < EquationSolver.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    if case .name(x) = e.symbol(at: e.root) {
      return [
        MonotoneBranch(
          place: MonotoneBranch.line,
          values: MonotoneBranch.line,
          isRising: true,
          inverse: Self.argument
        )
      ]
    }
    let operands = e.parts
    let places = operands.indices.filter { operands[$0].variables.contains(x) }
    guard places.count == 1 else {
      return branches(ofQuadratic: e, in: x) ?? branches(ofQuotient: e, in: x)
    }
    guard let outer = outerBranches(of: e, operands, places[0]),
      let inner = branches(of: operands[places[0]], in: x)
    else { return nil }
    let name = freshName()
    var replaced = operands
    replaced[places[0]] = Expression(name: name)
    let function = Expression(e.symbol(at: e.root), replaced)
    var found: [MonotoneBranch] = []
    for first in inner {
      for second in outer {
        guard let both = composed(first, second, function, name) else { return nil }
        if let both { found.append(both) }
      }
    }
    return found
  }

  /// A function of another one, where both have values; nothing inside where they have none, and
  /// nothing at all where that is not found out.
  private mutating func composed(
    _ inner: MonotoneBranch,
    _ outer: MonotoneBranch,
    _ function: Expression,
    _ name: String
  ) -> MonotoneBranch?? {
    guard let common = common(inner.values, outer.place) else { return nil }
    guard let middle = common else { return .some(nil) }
    guard
      let values = image(of: middle, outer.place, outer.values, outer.isRising, function, name),
      let place = image(
        of: middle,
        inner.values,
        inner.place,
        inner.isRising,
        inner.inverse,
        SolutionImage.argument
      )
    else { return nil }
    return MonotoneBranch(
      place: place,
      values: values,
      isRising: inner.isRising == outer.isRising,
      inverse: inner.inverse.replacing([SolutionImage.argument: outer.inverse])
    )
  }

  /// What a monotone function takes a part of its domain to: ends of the domain to those of its
  /// values, and numbers in it to what it is for them.
  mutating func image(
    of part: SolutionRange,
    _ domain: SolutionRange,
    _ values: SolutionRange,
    _ isRising: Bool,
    _ function: Expression,
    _ name: String
  ) -> SolutionRange? {
    var ends: [SolutionRange.End?] = []
    for isLower in [true, false] {
      let end = isLower ? part.lower : part.upper
      let edge = isLower ? domain.lower : domain.upper
      let limit = isLower == isRising ? values.lower : values.upper
      guard let end else {
        ends.append(limit)
        continue
      }
      if let edge {
        guard let order = order(end.number, edge.number) else { return nil }
        if order == .equal {
          ends.append(limit.map { .init(number: $0.number, isIncluded: end.isIncluded) })
          continue
        }
      }
      guard case .number(let value) = worth(of: function, for: name, being: end.number),
        let known = simplified(value)
      else { return nil }
      ends.append(.init(number: known, isIncluded: end.isIncluded))
    }
    return SolutionRange(
      lower: ends[isRising ? 0 : 1],
      upper: ends[isRising ? 1 : 0],
      isPoint: part.isPoint
    )
  }

  /// A number in its simplest form.
  mutating func simplified(_ number: Real) -> Real? {
    ask { (workspace) throws(RealError) in try Real.recognized(number, in: &workspace) }
  }

  /// A polynomial of degree 2 as a multiple of a square and a number.
  private mutating func branches(ofQuadratic e: Expression, in x: String) -> [MonotoneBranch]? {
    guard let fraction = ExpressionFraction(e, in: x, limit: 2), fraction.numerator.count == 3,
      fraction.denominator.count == 1, let divisor = constant(fraction.denominator[0]),
      case let terms = fraction.numerator.compactMap({ constant($0) }), terms.count == 3,
      let c = quotient(terms[0], divisor), let b = quotient(terms[1], divisor),
      let a = quotient(terms[2], divisor), let side = sign(of: a), side != 0,
      let shift: Real = ask({ (workspace) throws(RealError) in
        try Real.recognized(
          .quotient(b, .product(Real(2), a, in: &workspace), in: &workspace),
          in: &workspace
        )
      }),
      let rest: Real = ask({ (workspace) throws(RealError) in
        let square = try Real.product(.product(shift, shift, in: &workspace), a, in: &workspace)
        return try Real.recognized(.difference(c, square, in: &workspace), in: &workspace)
      })
    else { return nil }
    var square = Expression(name: x)
    if shift.rational?.isZero != true { square = sum(square, shift) }
    square = square.raised(to: 2)
    if a.rational != .one { square = name(for: a) * square }
    return branches(of: rest.rational?.isZero == true ? square : sum(square, rest), in: x)
  }

  /// A quotient of two lines as a number and a multiple of the reciprocal of one.
  private mutating func branches(ofQuotient e: Expression, in x: String) -> [MonotoneBranch]? {
    guard case .quotient = e.symbol(at: e.root),
      let fraction = ExpressionFraction(e, in: x, limit: 1), fraction.denominator.count == 2,
      case let top = fraction.numerator.compactMap({ constant($0) }),
      top.count == fraction.numerator.count,
      let rest = constant(fraction.denominator[0]), let slope = constant(fraction.denominator[1]),
      let side = sign(of: slope), side != 0, let shift = quotient(rest, slope),
      let whole = quotient(top.count > 1 ? top[1] : Real(0), slope),
      // (ax + b)/(cx + d) = a/c + (b − ad/c)/c/(x + d/c)
      let factor: Real = ask({ (workspace) throws(RealError) in
        let excess = try Real.difference(
          top[0],
          .product(whole, rest, in: &workspace),
          in: &workspace
        )
        return try Real.recognized(.quotient(excess, slope, in: &workspace), in: &workspace)
      }), let sign = sign(of: factor), sign != 0
    else { return nil }
    let unknown = Expression(name: x)
    let line = shift.rational?.isZero == true ? unknown : sum(unknown, shift)
    let hyperbola = name(for: factor) / line
    return branches(of: whole.rational?.isZero == true ? hyperbola : sum(hyperbola, whole), in: x)
  }

  /// A number added to an expression, or its opposite taken away.
  private mutating func sum(_ e: Expression, _ number: Real) -> Expression {
    if let rational = number.rational, rational.isNegative { return e - Expression(-rational) }
    return e + name(for: number)
  }

  // MARK: Functions of one operand

  /// The branches of what is done last, as those of a function of one operand.
  private mutating func outerBranches(
    of e: Expression,
    _ operands: [Expression],
    _ place: Int
  ) -> [MonotoneBranch]? {
    let v = Self.argument
    let isFirst = place == 0
    let symbol = e.symbol(at: e.root)
    if case .call(let builtin) = symbol { return branches(ofCall: builtin, operands, place) }
    if operands.count == 1 {
      switch symbol {
      case .negation: return [bijection(isRising: false, -v)]
      case .percent: return [bijection(isRising: true, v * Expression(100))]
      default: return nil
      }
    }
    guard operands.count == 2, let number = constant(operands[1 - place]),
      let sign = sign(of: number), let opposite = moved(Real(0), by: -1, number)
    else { return nil }
    switch symbol {
    case .sum: return [bijection(isRising: true, sum(v, opposite))]
    case .difference:
      return isFirst
        ? [bijection(isRising: true, sum(v, number))]
        : [bijection(isRising: false, name(for: number) - v)]
    case .product, .juxtaposition:
      guard sign != 0 else { return nil }
      return [bijection(isRising: sign > 0, v / name(for: number))]
    case .quotient:
      guard sign != 0 else { return nil }
      guard !isFirst else { return [bijection(isRising: sign > 0, name(for: number) * v)] }
      let inverse = name(for: number) / v
      return [MonotoneBranch.negative, MonotoneBranch.positive].enumerated().map { side, range in
        MonotoneBranch(
          place: range,
          values: (side == 1) == (sign > 0) ? MonotoneBranch.positive : MonotoneBranch.negative,
          isRising: sign < 0,
          inverse: inverse
        )
      }
    case .power:
      guard isFirst else { return branches(ofBase: number) }
      return number.rational.flatMap { branches(ofExponent: $0) }
    default: return nil
    }
  }

  private func bijection(isRising: Bool, _ inverse: Expression) -> MonotoneBranch {
    MonotoneBranch(
      place: MonotoneBranch.line,
      values: MonotoneBranch.line,
      isRising: isRising,
      inverse: inverse
    )
  }

  /// The branches of a power of a number; nothing where it is not positive, or is 1.
  private mutating func branches(ofBase base: Real) -> [MonotoneBranch]? {
    guard sign(of: base) == 1, let order = order(base, Real(1)), order != .equal else { return nil }
    let logarithm = Expression.call(.ln, Self.argument)
    return [
      MonotoneBranch(
        place: MonotoneBranch.line,
        values: MonotoneBranch.positive,
        isRising: order == .greater,
        inverse: self.order(base, .e) == .equal
          ? logarithm : logarithm / Expression.call(.ln, name(for: base))
      )
    ]
  }

  /// The branches of a power with a rational exponent.
  private func branches(ofExponent exponent: Rational) -> [MonotoneBranch]? {
    guard !exponent.isZero else { return nil }
    let isRising = !exponent.isNegative
    let root = Self.argument.power(exponent.reciprocal)
    let right = isRising ? MonotoneBranch.notNegative : MonotoneBranch.positive
    let positive = MonotoneBranch(
      place: right,
      values: right,
      isRising: isRising,
      inverse: root
    )
    guard exponent.denominator.isOdd else { return [positive] }
    if exponent.numerator.isOdd {
      guard !isRising else { return [bijection(isRising: true, root)] }
      var negative = positive
      (negative.place, negative.values) = (MonotoneBranch.negative, MonotoneBranch.negative)
      return [negative, positive]
    }
    let negative = MonotoneBranch(
      place: MonotoneBranch.negative,
      values: MonotoneBranch.positive,
      isRising: !isRising,
      inverse: -root
    )
    return [negative, positive]
  }

  private mutating func branches(
    ofCall builtin: Builtin,
    _ operands: [Expression],
    _ place: Int
  ) -> [MonotoneBranch]? {
    let v = Self.argument
    let call = Expression(.call(builtin), operands)
    if let (_, degree) = call.radicand, operands.count == 1 || place == 1 {
      return branches(ofExponent: Rational(1, over: degree))
    }
    if builtin == .root, place == 1, let index = operands[0].rationalNumber, index.isInteger,
      index.signum > 0
    {
      return branches(ofExponent: index.reciprocal)
    }
    guard place == 0 else { return nil }
    if builtin == .exp { return branches(ofBase: .e) }
    if let base = builtin.logarithmBase(operands) {
      guard let number = constant(base), sign(of: number) == 1, let order = order(number, Real(1)),
        order != .equal
      else { return nil }
      return [
        MonotoneBranch(
          place: MonotoneBranch.positive,
          values: MonotoneBranch.line,
          isRising: order == .greater,
          inverse: Expression(.power, [base, v])
        )
      ]
    }
    guard operands.count == 1 else { return nil }
    if builtin == .abs {
      return [
        MonotoneBranch(
          place: MonotoneBranch.negative,
          values: MonotoneBranch.positive,
          isRising: false,
          inverse: -v
        ),
        MonotoneBranch(
          place: MonotoneBranch.notNegative,
          values: MonotoneBranch.notNegative,
          isRising: true,
          inverse: v
        ),
      ]
    }
    // A function of the whole line that takes every value once.
    guard builtin.domain == .real, builtin.period == nil, let other = builtin.inverse,
      other.domain == .real, other.period == nil,
      let texts = builtin.origins(argumentCount: 1), texts.count == 1,
      case .number(let low) = worth(of: .call(builtin, Expression(0))),
      case .number(let high) = worth(of: .call(builtin, Expression(1))),
      let order = order(low, high), order != .equal
    else { return nil }
    return [bijection(isRising: order == .less, texts[0].replacing(["v": v]))]
  }
}

extension Expression {
  /// A power with a rational exponent, as roots and quotients are written.
  fileprivate func power(_ exponent: Rational) -> Expression {
    if exponent.isNegative { return Expression(1) / power(-exponent) }
    if exponent == .one { return self }
    if exponent.isInteger, let count = exponent.numerator.asInt { return raised(to: count) }
    if exponent == Rational(1, over: 2) { return .call(.sqrt, self) }
    if exponent == Rational(1, over: 3) { return .call(.cbrt, self) }
    return Expression(.power, [self, Expression(exponent)])
  }
}
