// Functions as what they are equivalent to, and sines and cosines of sums.

internal import Expressions
internal import Numbers

extension AlgebraicField {
  /// How many times an angle another one may be, and how deep functions are replaced.
  private static let (largestMultiple, deepest) = (16, 6)

  /// A function as what it is equivalent to; nothing where nothing simpler is known.
  mutating func equivalent(
    _ builtin: Builtin,
    _ arguments: [AlgebraicFraction]
  ) throws(AlgebraError) -> AlgebraicFraction? {
    if arguments.count == 1, let found = try sineOrCosine(builtin, arguments[0]) { return found }
    if let found = try factorial(builtin, arguments) { return found }
    guard let equivalent = builtin.equivalent, !equivalent.hasMagnitudes, depth < Self.deepest
    else { return nil }
    // For complex numbers ln(u + √(u² − 1)) may be another value than acosh(u).
    guard
      !environment.complexAnswers || builtin.period != nil
        || builtin.isRealWhereDefined && arguments.allSatisfy({ isReal($0) })
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var replacements: [String: Expression] = [:]
    for (name, argument) in zip(["u", "v"], arguments) {
      replacements[name] = try expression(of: argument)
    }
    // One that takes another argument besides is not meant.
    guard equivalent.variables.allSatisfy({ replacements[$0] != nil }) else { return nil }
    return try fraction(of: equivalent.replacing(replacements))
  }

  private mutating func sineOrCosine(
    _ builtin: Builtin,
    _ angle: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction? {
    if builtin == .sine { return try ofSum(angle)?.sine }
    if builtin == .cosine { return try ofSum(angle)?.cosine }
    return nil
  }

  /// The sine and the cosine of an angle, in terms of those of its parts.
  private mutating func ofSum(
    _ angle: AlgebraicFraction
  ) throws(AlgebraError) -> (sine: AlgebraicFraction, cosine: AlgebraicFraction)? {
    var sine = AlgebraicFraction.zero
    var cosine = AlgebraicFraction.one
    for (number, part) in terms(of: angle) {
      let own: (sine: AlgebraicFraction, cosine: AlgebraicFraction)
      if let part, !isConstant(part) {
        let written = try expression(of: part)
        let inverse = try ofInverse(part)
        // Whole multiples of an inverse function are multiples of itself.
        if inverse != nil { _ = try multiple(of: .one, .call(.sine, written)) }
        let (unit, count) = try multiple(of: number, .call(.sine, written))
        guard count.magnitude <= Self.largestMultiple else { return nil }
        let angle = try product(part, AlgebraicFraction(unit))
        if unit == .one, let inverse {
          own = try multiple(count, of: inverse)
        } else {
          own = try multiple(count, of: try generators(of: angle))
        }
      } else {
        let whole = try product(part ?? AlgebraicFraction.one, AlgebraicFraction(number))
        let written = try expression(of: whole)
        own = (
          try constant(.call(.sine, written)), try constant(.call(.cosine, written))
        )
      }
      (sine, cosine) = (
        try sum(try product(sine, own.cosine), try product(cosine, own.sine)),
        try difference(try product(cosine, own.cosine), try product(sine, own.sine))
      )
    }
    return (sine, cosine)
  }

  /// The sine and the cosine of a multiple of an angle.
  private mutating func multiple(
    _ count: Int,
    of unit: (sine: AlgebraicFraction, cosine: AlgebraicFraction)
  ) throws(AlgebraError) -> (sine: AlgebraicFraction, cosine: AlgebraicFraction) {
    var result = (sine: AlgebraicFraction.zero, cosine: AlgebraicFraction.one)
    for _ in 0..<abs(count) {
      result = (
        try sum(try product(result.sine, unit.cosine), try product(result.cosine, unit.sine)),
        try difference(
          try product(result.cosine, unit.cosine),
          try product(result.sine, unit.sine)
        )
      )
    }
    if count < 0 { result.sine = try difference(AlgebraicFraction.zero, result.sine) }
    return result
  }

  /// The sine and the cosine of an inverse function, as roots.
  private mutating func ofInverse(
    _ angle: AlgebraicFraction
  ) throws(AlgebraError) -> (sine: AlgebraicFraction, cosine: AlgebraicFraction)? {
    guard let (inner, origin) = function(of: angle), isReal(origin) else { return nil }
    func known(_ builtin: Builtin) -> Expression? {
      builtin.inverse == inner ? Expression(name: "u") : builtin.ofInverse(inner)
    }
    guard let sine = known(.sine), let cosine = known(.cosine) else { return nil }
    let written = try expression(of: origin)
    return (
      try fraction(of: sine.replacing(["u": written])),
      try fraction(of: cosine.replacing(["u": written]))
    )
  }

  /// The sine and the cosine of an angle as generators.
  private mutating func generators(
    of angle: AlgebraicFraction
  ) throws(AlgebraError) -> (sine: AlgebraicFraction, cosine: AlgebraicFraction) {
    let written = try expression(of: angle)
    let isOfSines = view == .identitiesOfSines
    // The square of the later one is known from that of the earlier one.
    let names: [Builtin] = isOfSines ? [.sine, .cosine] : [.cosine, .sine]
    let first = generator(.call(names[0], written), .call(names[0], angle), isConstant: false)
    let square = SparsePolynomial(variable: first, exponent: 2)
    let second = generator(
      .call(names[1], written),
      .call(names[1], angle),
      isConstant: false,
      relation: Generator.Relation(exponent: 2, numerator: SparsePolynomial.one - square)
    )
    return (
      sine: fraction(isOfSines ? first : second), cosine: fraction(isOfSines ? second : first)
    )
  }
}

extension Expression {
  /// Whether an absolute value or a sign is taken, whose cases are no polynomials.
  fileprivate var hasMagnitudes: Bool {
    (0..<count).contains { index in
      guard case .call(let builtin) = symbol(at: index) else { return false }
      return builtin == .abs || builtin == .sign
    }
  }
}
