// From an expression to a quotient of polynomials.

internal import Expressions
internal import Numbers
internal import Reals

extension AlgebraicField {
  /// The largest whole exponent of a sum, and of a name.
  private static let (largestPower, largestPowerOfTerm) = (200, 100_000)

  /// The largest expression that is read, in nodes.
  static let largestExpression = 4_000

  /// The quotient that an expression is.
  mutating func reading(_ e: Expression) throws(AlgebraError) -> AlgebraicFraction {
    try reading([e])[0]
  }

  /// The quotients that some expressions are, in the same generators: they are read again
  /// where the units of exponents and angles, or the least exponents, were not known before all of
  /// them were seen.
  mutating func reading(_ all: [Expression]) throws(AlgebraError) -> [AlgebraicFraction] {
    let before = (generators: generators, places: places, units: units, least: leastExponents)
    let found = try fractions(of: all)
    guard units != before.units || leastExponents != before.least else { return found }
    (generators, places) = (before.generators, before.places)
    return try fractions(of: all)
  }

  private mutating func fractions(
    of all: [Expression]
  ) throws(AlgebraError) -> [AlgebraicFraction] {
    var found: [AlgebraicFraction] = []
    for e in all { found.append(try fraction(of: e)) }
    return found
  }

  /// The quotient that an expression is.
  mutating func fraction(of e: Expression) throws(AlgebraError) -> AlgebraicFraction {
    guard e.count <= Self.largestExpression else { throw .spent }
    let isFree = dependence(of: e)
    guard isFree[e.root] else { return try constant(e) }
    // The name that it binds has no value outside of it.
    guard !(0..<e.count).contains(where: { isFree[$0] && e.nodes[$0].kind == .sequence }) else {
      throw .unsupported
    }
    var parts: [AlgebraicFraction?] = Array(repeating: nil, count: e.count)
    for index in 0..<e.count where isFree[index] {
      // What is no number is no part of one.
      switch e.symbol(at: index) {
      case .relation, .piecewise, .list, .vector, .range, .sequence, .approach, .plusMinus,
        .interval,
        .application, .hole, .degree, .angle, .sexagesimal:
        throw .unsupported
      default: break
      }
      var operands: [AlgebraicFraction] = []
      for operand in e.operands(of: index) {
        if let part = parts[operand] {
          operands.append(part)
        } else {
          operands.append(try constant(e.subexpression(at: operand)))
        }
        // They are not needed any more.
        parts[operand] = nil
      }
      parts[index] = try fraction(e.symbol(at: index), operands)
    }
    guard let whole = parts[e.root] else { throw .unsupported }
    return whole
  }

  /// Whether each part depends on a name without a value.
  private func dependence(of e: Expression) -> [Bool] {
    var isFree = Array(repeating: false, count: e.count)
    let bound = e.boundLeaves
    for index in 0..<e.count {
      if e.nodes[index].kind.isName {
        isFree[index] =
          environment.variables[e.name(at: index)] == nil && !bound.contains(index)
      } else if !e.nodes[index].kind.isLeaf {
        isFree[index] = e.operands(of: index).contains { isFree[$0] }
      }
    }
    return isFree
  }

  private mutating func fraction(
    _ symbol: Symbol,
    _ operands: [AlgebraicFraction]
  ) throws(AlgebraError) -> AlgebraicFraction {
    switch symbol {
    case .name(let name):
      return fraction(generator(Expression(name: name), .name, isConstant: false))
    case .negation: return try difference(AlgebraicFraction.zero, operands[0])
    case .sum: return try sum(operands[0], operands[1])
    case .difference: return try difference(operands[0], operands[1])
    case .product, .juxtaposition: return try product(operands[0], operands[1])
    case .quotient: return try divided(operands[0], by: operands[1])
    case .percent:
      return try product(operands[0], AlgebraicFraction(Rational(1, over: 100)))
    case .percentIncrease:
      return try product(operands[0], try sum(AlgebraicFraction.one, operands[1]))
    case .percentDecrease:
      return try product(operands[0], try difference(AlgebraicFraction.one, operands[1]))
    case .power: return try power(operands[0], operands[1])
    case .call(let builtin): return try call(builtin, operands)
    default: throw .unsupported
    }
  }

  /// A quotient; where divisors are kept apart, one over a sum is a generator.
  private mutating func divided(
    _ a: AlgebraicFraction,
    by b: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    guard view == .separate, b.constant == nil, !b.isZero else { return try quotient(a, b) }
    let (content, divisor) = b.numerator.primitive
    let inverse = generator(
      try expression(of: AlgebraicFraction(lowest: .one, divisor)),
      .inverse(divisor),
      isConstant: isConstant(divisor)
    )
    let factor = try product(
      AlgebraicFraction(b.denominator.scaled(by: content.reciprocal)),
      fraction(inverse)
    )
    return try product(a, factor)
  }

  mutating func power(
    _ base: AlgebraicFraction,
    _ exponent: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    if let number = exponent.constant {
      let isTerm = base.numerator.terms.count == 1 && base.denominator.terms.count == 1
      let limit = isTerm ? Self.largestPowerOfTerm : Self.largestPower
      guard let above = number.numerator.asInt, let index = number.denominator.asInt,
        above.magnitude <= limit
      else { throw .spent }
      if index == 1 {
        guard view == .separate, above < 0, !base.isZero else { return try power(base, above) }
        return try divided(AlgebraicFraction.one, by: try power(base, -above))
      }
      guard index <= 64 else { return try opaquePower(base, exponent) }
      let root = try root(index, of: base)
      if view == .separate, above < 0 {
        return try divided(AlgebraicFraction.one, by: try power(root, -above))
      }
      return try power(root, above)
    }
    if let found = try exponential(base, exponent) { return found }
    guard let (rest, whole) = try wholePart(of: exponent) else {
      return try opaquePower(base, exponent)
    }
    // u^(v + n) is u^v·u^n for n = 1, 2, …, wherever u^v has a value.
    let key = Expression(.power, [try expression(of: base), try expression(of: rest)])
    let least = min(leastExponents[key] ?? whole, whole)
    leastExponents[key] = least
    let origin = try opaquePower(base, try sum(rest, AlgebraicFraction(Rational(least))))
    return whole == least ? origin : try product(origin, try power(base, whole - least))
  }

  private mutating func opaquePower(
    _ base: AlgebraicFraction,
    _ exponent: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    let written = Expression(.power, [try expression(of: base), try expression(of: exponent)])
    if let number = try realConstant(written, [base, exponent]) { return number }
    let isConstant = isConstant(base) && isConstant(exponent)
    return fraction(generator(written, .part, isConstant: isConstant))
  }

  // MARK: Parts without names

  /// A part in which no name is free.
  mutating func constant(_ e: Expression) throws(AlgebraError) -> AlgebraicFraction {
    if let number = e.rationalNumber { return AlgebraicFraction(number) }
    guard !e.hasChance else { throw .unsupported }
    workspace.budget.stepsLeft = min(workspace.budget.stepsLeft, max(0, budget.stepsLeft))
    let before = workspace.budget.stepsLeft
    let value: Value
    do throws(EvaluationError) {
      value = try e.value(in: environment, workspace: &workspace)
    } catch {
      throw .evaluation(error)
    }
    budget.stepsLeft -= before - max(0, workspace.budget.stepsLeft)
    guard case .real(let number) = value else { throw .unsupported }
    if let rational = number.rational { return AlgebraicFraction(rational) }
    if let form = number.closedForm {
      return try structure(Expression(form, angleUnit: environment.angleUnit))
    }
    return fraction(generator(e, .part, isConstant: true))
  }

  /// A number in its closed form, taken apart.
  private mutating func structure(_ e: Expression) throws(AlgebraError) -> AlgebraicFraction {
    if let number = e.rationalNumber { return AlgebraicFraction(number) }
    var operands: [AlgebraicFraction] = []
    let symbol = e.symbol(at: e.root)
    switch symbol {
    case .negation, .sum, .difference, .product, .juxtaposition, .quotient:
      for operand in e.operands(of: e.root) {
        operands.append(try structure(e.subexpression(at: operand)))
      }
      return try fraction(symbol, operands)
    case .power:
      let base = e.subexpression(at: e.left(of: e.root))
      guard let exponent = e.subexpression(at: e.root - 1).rationalNumber else { break }
      if base == Expression(.e) { return try exponential(ofNumber: exponent) }
      let part = try structure(base)
      guard exponent.isInteger || part.constant != nil else { break }
      return try power(part, AlgebraicFraction(exponent))
    case .call(let builtin):
      guard case .root(let index?) = builtin.notation,
        let number = e.subexpression(at: e.root - 1).rationalNumber
      else { break }
      return try root(Int(index), of: number)
    case .constant(.e): return try exponential(ofNumber: .one)
    default: break
    }
    return fraction(generator(e, .part, isConstant: true))
  }
}
