// Roots, absolute values, exponentials and functions as generators.

internal import Expressions
internal import Numbers

extension AlgebraicField {
  // MARK: Roots

  /// The root of a number.
  mutating func root(_ index: Int, of number: Rational) throws(AlgebraError) -> AlgebraicFraction {
    if number.isZero || number == .one { return AlgebraicFraction(number) }
    if number.isNegative {
      guard index % 2 == 1 else { throw .unsupported }
      let opposite = try root(index, of: -number)
      return try difference(AlgebraicFraction.zero, opposite)
    }
    // A root of each prime of a natural number, over a natural number.
    let radicand = number.numerator * number.denominator.raised(to: index - 1)
    guard radicand.bitLength < 4_096 else { throw .spent }
    var result = AlgebraicFraction(Rational(1, over: number.denominator))
    var (rest, prime) = (radicand, Integer(2))
    while rest > .one, prime < Integer(1_000) {
      let (other, count) = rest.removing(prime)
      rest = other
      if count > 0 {
        let root = generator(ofRoot: index, of: prime)
        result = try product(result, try power(root, count))
      }
      prime += prime == Integer(2) ? .one : Integer(2)
    }
    let last = rest.root(index)
    return try product(
      result,
      last.isExact
        ? AlgebraicFraction(Rational(last.root)) : generator(ofRoot: index, of: rest)
    )
  }

  /// The root of a natural number that has none, as a generator.
  private mutating func generator(ofRoot index: Int, of radicand: Integer) -> AlgebraicFraction {
    fraction(
      generator(
        .root(index, of: Expression(Rational(radicand))),
        .numberRoot(index, of: radicand),
        isConstant: true,
        relation: Generator.Relation(
          exponent: index,
          numerator: SparsePolynomial(Rational(radicand))
        )
      )
    )
  }

  /// The root of a quotient.
  mutating func root(
    _ index: Int,
    of radicand: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    guard hasRealRoot(index, radicand) else { return try principalRoot(index, of: radicand) }
    if let number = radicand.constant {
      guard index % 2 == 1 || !number.isNegative else { throw .unsupported }
      return try root(index, of: number)
    }
    let (content, above) = radicand.numerator.primitive
    let isOdd = index % 2 == 1
    let sign = content.isNegative && !isOdd ? Rational(-1) : .one
    let outside = try root(index, of: content * sign)
    // Powers come out where they have the same values outside.
    var (inner, divisor) = (SparsePolynomial(sign), radicand.denominator)
    var factor = AlgebraicFraction.one
    let parts = try powers(of: above)
    let parts2 = try powers(of: divisor)
    let isWhole =
      sign == .one && (parts + parts2).allSatisfy { $0.exponent % index == 0 }
    /// How much of an exponent comes out: where all of it would, the rest may be negative where the part
    /// is zero.
    let takesAll = isOdd || isWhole || sample != nil
    func count(_ exponent: Int) -> Int {
      takesAll || exponent % index > 0 ? exponent / index : 0
    }
    // √(a³) has values where a is not negative, √(−a³) where a is not positive.
    let isAlone = parts.count == 1 && parts2.isEmpty && parts[0].exponent % index % 2 == 1
    for (part, exponent) in parts where count(exponent) > 0 {
      let power = count(exponent)
      let taken =
        try isAlone && !isOdd && isReal(AlgebraicFraction(part))
        ? self.power(AlgebraicFraction(part.scaled(by: sign)), power) : taken(part, power, isOdd)
      factor = try product(factor, taken)
    }
    divisor = .one
    for (part, exponent) in parts {
      inner = try working { (budget) throws(PolynomialBudget.Spent) in
        let rest = try part.raised(to: exponent - index * count(exponent), &budget)
        return try inner.multiplied(by: rest, &budget)
      }
    }
    for (part, exponent) in parts2 {
      let power = count(exponent)
      if power > 0 { factor = try quotient(factor, try taken(part, power, isOdd)) }
      divisor = try working { (budget) throws(PolynomialBudget.Spent) in
        let rest = try part.raised(to: exponent - index * power, &budget)
        return try divisor.multiplied(by: rest, &budget)
      }
    }
    if sample != nil, index == 2, !divisor.isOne {
      // √(p/q) is √(p·q)/|q|.
      factor = try quotient(factor, try magnitude(of: AlgebraicFraction(divisor)))
      inner = try working { (budget) throws(PolynomialBudget.Spent) in
        try inner.multiplied(by: divisor, &budget)
      }
      divisor = .one
    }
    factor = try product(factor, outside)
    if inner.isOne, divisor.isOne { return factor }
    let written = try expression(of: AlgebraicFraction(lowest: inner, divisor))
    let place = generator(
      Expression.root(index, of: written),
      .root(index),
      isConstant: isConstant(inner) && isConstant(divisor),
      relation: Generator.Relation(exponent: index, numerator: inner, denominator: divisor)
    )
    return try product(factor, fraction(place))
  }

  /// Whether a root is real wherever the radicand has a value, or complex ones are none.
  private func hasRealRoot(_ index: Int, _ radicand: AlgebraicFraction) -> Bool {
    !environment.complexAnswers || isReal(radicand) && (index % 2 == 1 || isNeverNegative(radicand))
  }

  /// The root of what may be negative or complex: its power is the radicand, and nothing
  /// comes out of it.
  private mutating func principalRoot(
    _ index: Int,
    of radicand: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    let written = Expression.root(index, of: try expression(of: radicand))
    if let number = try realConstant(written, [radicand]) { return number }
    return fraction(
      generator(
        written,
        .part,
        isConstant: isConstant(radicand),
        relation: Generator.Relation(
          exponent: index,
          numerator: radicand.numerator,
          denominator: radicand.denominator
        )
      )
    )
  }

  /// A power that is taken out of a root.
  private mutating func taken(
    _ part: SparsePolynomial,
    _ exponent: Int,
    _ isOdd: Bool
  ) throws(AlgebraError) -> AlgebraicFraction {
    let base = AlgebraicFraction(part)
    if isOdd || exponent % 2 == 0 { return try power(base, exponent) }
    return try product(try power(base, exponent - 1), try magnitude(of: part))
  }

  /// The factors without multiples of a primitive polynomial, and their exponents.
  mutating func powers(
    of polynomial: SparsePolynomial
  ) throws(AlgebraError) -> [(factor: SparsePolynomial, exponent: Int)] {
    guard polynomial.constant == nil else { return [] }
    return try working { (budget) throws(PolynomialBudget.Spent) in
      try polynomial.powerFactors(&budget)
    }
  }

  // MARK: Absolute values

  /// The absolute value of a quotient.
  mutating func magnitude(of a: AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction {
    let (content, above) = a.numerator.primitive
    var result = AlgebraicFraction(content.magnitude)
    for (part, exponent) in try powers(of: above) {
      result = try product(result, try magnitude(of: part, exponent))
    }
    for (part, exponent) in try powers(of: a.denominator) {
      result = try quotient(result, try magnitude(of: part, exponent))
    }
    return result
  }

  private mutating func magnitude(
    of part: SparsePolynomial,
    _ exponent: Int
  ) throws(AlgebraError) -> AlgebraicFraction {
    let even = try power(AlgebraicFraction(part), exponent - exponent % 2)
    return exponent % 2 == 0 ? even : try product(even, try magnitude(of: part))
  }

  /// The absolute value of a primitive polynomial.
  private mutating func magnitude(
    of part: SparsePolynomial
  ) throws(AlgebraError) -> AlgebraicFraction {
    if isNeverNegative(part) { return AlgebraicFraction(part) }
    if let isNegative = isNegativeAtSample(part) {
      return AlgebraicFraction(isNegative ? -part : part)
    }
    let written = Expression.call(.abs, try expression(of: AlgebraicFraction(part)))
    let square = try power(AlgebraicFraction(part), 2)
    let place = generator(
      written,
      .magnitude,
      isConstant: isConstant(part),
      relation: Generator.Relation(
        exponent: 2,
        numerator: square.numerator,
        denominator: square.denominator
      )
    )
    return fraction(place)
  }

  /// Whether a polynomial is seen to be zero or positive wherever it has a value.
  func isNeverNegative(_ polynomial: SparsePolynomial) -> Bool {
    polynomial.terms.allSatisfy { term in
      !term.coefficient.isNegative
        && term.powers.exponents.indices.allSatisfy {
          term.powers[$0] == 0 || term.powers[$0] % 2 == 0 && isReal(generator: $0)
            || isNeverNegative(generator: $0)
        }
    }
  }

  /// Whether a quotient is seen to be zero or positive wherever it has a value.
  private func isNeverNegative(_ a: AlgebraicFraction) -> Bool {
    isNeverNegative(a.numerator) && isNeverNegative(a.denominator)
  }

  /// Whether a quotient is seen to be real wherever it has a value.
  func isReal(_ a: AlgebraicFraction) -> Bool { isReal(a.numerator) && isReal(a.denominator) }

  private func isReal(_ polynomial: SparsePolynomial) -> Bool {
    !environment.complexAnswers || polynomial.variables.allSatisfy { isReal(generator: $0) }
  }

  /// Whether a generator is seen to be real for all numbers in the place of names, which are
  /// real.
  func isReal(generator place: Int) -> Bool {
    guard environment.complexAnswers else { return true }
    switch generators[place].kind {
    // Roots of what may be negative are parts.
    case .name, .root, .numberRoot, .magnitude: return true
    case .exponential(_, let exponent): return exponent.isAlwaysReal(in: environment)
    case .call(let builtin, let argument): return builtin.isRealWhereDefined && isReal(argument)
    case .inverse(let divisor): return isReal(divisor)
    case .part:
      let part = generators[place].expression
      return part.isAlwaysReal(in: environment) || generators[place].isConstant
    }
  }

  private func isNeverNegative(generator place: Int) -> Bool {
    switch generators[place].kind {
    case .magnitude, .numberRoot: true
    case .exponential: isReal(generator: place)
    case .root(let index): index % 2 == 0
    case .call(.factorial, _): true
    case .name, .call, .inverse: false
    case .part: generators[place].expression == Expression(.pi)
    }
  }

  /// Whether a polynomial is seen to be positive wherever it has a value.
  func isPositive(_ polynomial: SparsePolynomial) -> Bool {
    guard isNeverNegative(polynomial), !polynomial.isZero else { return false }
    return polynomial.terms.contains { term in
      term.powers.exponents.indices.allSatisfy { place in
        if term.powers[place] == 0 { return true }
        switch generators[place].kind {
        case .exponential, .numberRoot, .call(.factorial, _): return true
        case .part: return generators[place].expression == Expression(.pi)
        default: return false
        }
      }
    }
  }

  // MARK: Exponentials

  /// e to the power of a number.
  mutating func exponential(
    ofNumber exponent: Rational
  ) throws(AlgebraError) -> AlgebraicFraction {
    try multiple(of: exponent, base: Expression(.e), exponent: Expression(1), isConstant: true)
  }

  /// A power whose base is a positive number; nothing where it is none.
  mutating func exponential(
    _ base: AlgebraicFraction,
    _ exponent: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction? {
    if let number = base.constant {
      guard number > .zero, number != .one else { return nil }
      var result = AlgebraicFraction.one
      if number.numerator != .one { result = try exponential(number.numerator, exponent) }
      if number.denominator != .one {
        result = try quotient(result, try exponential(number.denominator, exponent))
      }
      return result
    }
    guard base.denominator.isOne, base.numerator.terms.count == 1,
      let term = base.numerator.terms.first, term.coefficient == .one,
      let place = base.numerator.variables.first, term.powers.degree == term.powers[place],
      case .exponential(let number, let whole) = generators[place].kind, isReal(generator: place)
    else { return nil }
    // A power of a power: (e^x)^y, where x is real.
    let inner = try fraction(of: whole)
    let factor = try product(inner, AlgebraicFraction(Rational(term.powers.degree)))
    return try exponential(number, product(factor, exponent))
  }

  private mutating func exponential(
    _ base: Integer,
    _ exponent: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    var (root, index) = (base, 1)
    for divisor in stride(from: min(64, base.bitLength), to: 1, by: -1) {
      let found = base.root(divisor)
      if found.isExact {
        (root, index) = (found.root, divisor)
        break
      }
    }
    let whole = try product(exponent, AlgebraicFraction(Rational(index)))
    return try exponential(Expression(Rational(root)), whole)
  }

  /// A base to the power of a sum, as a product.
  mutating func exponential(
    _ base: Expression,
    _ exponent: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    var result = AlgebraicFraction.one
    for (number, part) in terms(of: exponent) {
      let factor: AlgebraicFraction
      if let part, let power = try powerOfLogarithm(base, part, number) {
        factor = power
      } else if let part {
        factor = try multiple(
          of: number,
          base: base,
          exponent: try expression(of: part),
          isConstant: isConstant(part)
        )
      } else if let rational = base.rationalNumber {
        factor = try power(AlgebraicFraction(rational), AlgebraicFraction(number))
      } else {
        factor = try exponential(ofNumber: number)
      }
      result = try product(result, factor)
    }
    return result
  }

  /// The terms of a quotient, each as a number times a part; the number alone where there
  /// is no part.
  func terms(
    of a: AlgebraicFraction
  ) -> [(number: Rational, part: AlgebraicFraction?)] {
    guard a.denominator.isOne else {
      let (content, above) = a.numerator.primitive
      return [(content, AlgebraicFraction(lowest: above, a.denominator))]
    }
    return a.numerator.terms.map { term in
      let isNumber = term.powers.exponents.isEmpty
      return (
        term.coefficient,
        isNumber ? nil : AlgebraicFraction(SparsePolynomial([.init(.one, term.powers)]))
      )
    }
  }

  /// e to the power of a multiple of a logarithm.
  private mutating func powerOfLogarithm(
    _ base: Expression,
    _ part: AlgebraicFraction,
    _ number: Rational
  ) throws(AlgebraError) -> AlgebraicFraction? {
    guard base == Expression(.e), let (outer, argument) = function(of: part), outer == .ln,
      let above = number.numerator.asInt, let index = number.denominator.asInt,
      above.magnitude <= 64, index <= 16,
      // The logarithm of a negative number leads to the principal root.
      index == 1 || !environment.complexAnswers || isReal(argument) && isNeverNegative(argument)
    else { return nil }
    return try power(index == 1 ? argument : try root(index, of: argument), above)
  }

  /// The function and its argument, where a quotient is a generator that is a call.
  func function(of a: AlgebraicFraction) -> (Builtin, AlgebraicFraction)? {
    guard let place = generator(of: a),
      case .call(let builtin, let argument) = generators[place].kind
    else { return nil }
    return (builtin, argument)
  }

  /// The generator that a quotient is.
  func generator(of a: AlgebraicFraction) -> Int? {
    guard a.denominator.isOne, a.numerator.terms.count == 1,
      let term = a.numerator.terms.first, term.coefficient == .one, term.powers.degree == 1
    else { return nil }
    return a.numerator.variables.first
  }

  /// A base to the power of a multiple of an exponent, as a whole power of a generator.
  private mutating func multiple(
    of number: Rational,
    base: Expression,
    exponent: Expression,
    isConstant: Bool
  ) throws(AlgebraError) -> AlgebraicFraction {
    let key = Expression(.power, [base, exponent])
    let (unit, count) = try multiple(of: number, key)
    let whole = Expression(unit) * exponent
    let place = generator(
      whole == Expression(1) ? base : Expression(.power, [base, whole]),
      .exponential(base: base, exponent: whole),
      isConstant: isConstant
    )
    return try power(fraction(place), count)
  }

  /// The unit of a part, and how many times it a number is.
  mutating func multiple(
    of number: Rational,
    _ key: Expression
  ) throws(AlgebraError) -> (unit: Rational, count: Int) {
    let unit = Rational.commonDivisor(units[key] ?? number, number)
    units[key] = unit
    guard let count = (number / unit).numerator.asInt, count.magnitude <= 400 else { throw .spent }
    return (unit, count)
  }

  // MARK: Functions

  /// A call of a function.
  mutating func call(
    _ builtin: Builtin,
    _ operands: [AlgebraicFraction]
  ) throws(AlgebraError) -> AlgebraicFraction {
    guard !builtin.drawsAtRandom, !builtin.takesLists else { throw .unsupported }
    switch builtin.notation {
    case .root(let index?) where operands.count == 1:
      return try root(Int(index), of: operands[0])
    case .root(nil):
      guard let index = operands[0].constant?.asNatural, index > 0, index <= 64 else { break }
      return index == 1 ? operands[1] : try root(index, of: operands[1])
    case .bars where isReal(operands[0]): return try magnitude(of: operands[0])
    default: break
    }
    if seesIdentities, operands.count > 1, let found = try equivalent(builtin, operands) {
      return found
    }
    guard operands.count == 1 else { return try opaque(builtin, operands) }
    let argument = operands[0]
    if builtin == .exp { return try exponential(Expression(.e), argument) }
    // A complex argument may lie outside of the principal values that are given back.
    if let base = builtin.logarithmBase([Expression(.zero)]),
      let exponent = try logarithm(of: argument, base), isReal(exponent)
    {
      return exponent
    }
    // What undoes another function.
    if let (inner, origin) = function(of: argument), inner.isUndone(by: builtin), isReal(origin) {
      return origin
    }
    if let (inner, origin) = function(of: argument), isReal(origin),
      let root = builtin.ofInverse(inner)
    {
      let written = try expression(of: origin)
      return try fraction(of: root.replacing(["u": written]))
    }
    if seesIdentities, let found = try equivalent(builtin, operands) { return found }
    let isTurned = argument.numerator.leading.isNegative && builtin.parity != .none
    guard isTurned else { return try opaque(builtin, operands) }
    let opposite = try difference(AlgebraicFraction.zero, argument)
    let value = try opaque(builtin, [opposite])
    return builtin.parity == .even ? value : try difference(AlgebraicFraction.zero, value)
  }

  /// A function of something as a generator.
  private mutating func opaque(
    _ builtin: Builtin,
    _ operands: [AlgebraicFraction]
  ) throws(AlgebraError) -> AlgebraicFraction {
    var arguments: [Expression] = []
    for operand in operands { arguments.append(try expression(of: operand)) }
    let written = Expression(.call(builtin), arguments)
    if let number = try realConstant(written, operands) { return number }
    let kind: Generator.Kind = operands.count == 1 ? .call(builtin, operands[0]) : .part
    return fraction(
      generator(
        written,
        kind,
        isConstant: operands.allSatisfy { isConstant($0) }
      )
    )
  }

  /// What may be complex and has no names, as a number: generators without names are real.
  mutating func realConstant(
    _ written: Expression,
    _ operands: [AlgebraicFraction]
  ) throws(AlgebraError) -> AlgebraicFraction? {
    guard environment.complexAnswers, operands.allSatisfy({ isConstant($0) }) else { return nil }
    return try constant(written)
  }

  /// The exponent, where something is a power of a base.
  private mutating func logarithm(
    of a: AlgebraicFraction,
    _ number: Expression
  ) throws(AlgebraError) -> AlgebraicFraction? {
    let above = a.numerator
    let below = a.denominator
    guard above.terms.count == 1, below.terms.count == 1, above.leading == .one else { return nil }
    var sum = AlgebraicFraction.zero
    for (polynomial, sign) in [(above, 1), (below, -1)] {
      for place in polynomial.variables {
        guard case .exponential(let base, let exponent) = generators[place].kind,
          base == number
        else { return nil }
        let count = AlgebraicFraction(Rational(sign * polynomial.degree(in: place)))
        sum = try self.sum(sum, try product(try fraction(of: exponent), count))
      }
    }
    return sum
  }
}

extension Builtin {
  /// Whether another function of its value gives back its argument, wherever it has a value.
  fileprivate func isUndone(by other: Builtin) -> Bool {
    // Of a periodic function the argument may be another by whole periods.
    guard period == nil, let origins = origins(argumentCount: 1), origins.count == 1
    else { return false }
    return origins[0] == .call(other, Expression(name: "v"))
  }
}

extension Expression {
  /// A root of an index.
  static func root(_ index: Int, of radicand: Expression) -> Expression {
    switch index {
    case 2: .call(.sqrt, radicand)
    case 3: .call(.cbrt, radicand)
    default: Expression(.call(.root), [Expression(Rational(index)), radicand])
    }
  }
}

extension Rational {
  /// The largest number of which two are whole multiples.
  static func commonDivisor(_ a: Rational, _ b: Rational) -> Rational {
    Rational(
      Integer.greatestCommonDivisor(a.numerator * b.denominator, b.numerator * a.denominator),
      over: a.denominator * b.denominator
    )
  }
}
