// Greatest common divisors of polynomials of several variables: found from those of numbers,
// and by remainders where that fails; and factors without multiples.

extension SparsePolynomial {
  /// The greatest common divisor, primitive with a positive leading coefficient; 0 for two
  /// zeros.
  package static func greatestCommonDivisor(
    _ a: Self,
    _ b: Self,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    let (a, b) = (a.primitive.polynomial, b.primitive.polynomial)
    if a.isZero { return b }
    if b.isZero || a == b { return a }
    if a.constant != nil || b.constant != nil { return .one }
    // What every term has in common, apart from the rest.
    let (powersOfA, powersOfB) = (a.commonPowers, b.commonPowers)
    let powers = Powers(
      powersOfA.exponents.indices.map {
        min(powersOfA[$0], powersOfB[$0])
      }
    )
    let (p, q) = (a.dividedExactly(by: powersOfA), b.dividedExactly(by: powersOfB))
    let common = try divisorOfPrimitives(p, q, &budget)
    return Self(ordered: common.terms.map { Term($0.coefficient, $0.powers * powers) })
  }

  private static func divisorOfPrimitives(
    _ a: Self,
    _ b: Self,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    if a.constant != nil || b.constant != nil { return .one }
    let (inA, inB) = (a.variables, b.variables)
    // A variable of one of them only occurs in no common divisor.
    if let variable = inA.first(where: { !inB.contains($0) }) {
      return try divisor(of: a.coefficients(of: variable), and: b, &budget)
    }
    if let variable = inB.first(where: { !inA.contains($0) }) {
      return try divisor(of: b.coefficients(of: variable), and: a, &budget)
    }
    if inA.count == 1, let p = a.univariate(in: inA[0]), let q = b.univariate(in: inA[0]) {
      let size = Int64(p.degree + 1) * Int64(q.degree + 1)
      try budget.charge(size * (20 + Int64(p.bitLength + q.bitLength) / 4))
      return Self(Polynomial.greatestCommonDivisor(p, q), in: inA[0]).primitive.polynomial
    }
    if inA.count > linearCount, let found = try divisorOfLinear(a, b, inA, &budget) { return found }
    if let found = try divisorByNumbers(a, b, &budget) { return found }
    return try divisorByRemainders(a, b, in: inA[0], &budget)
  }

  /// The greatest common divisor of several polynomials and one more.
  private static func divisor(
    of parts: [Self],
    and other: Self,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    var common = other
    for part in parts.sorted(by: { $0.terms.count < $1.terms.count }) where !part.isZero {
      if !common.isZero, common.constant != nil { break }
      common = try greatestCommonDivisor(common, part, &budget)
    }
    return common.constant == nil ? common : .one
  }

  /// Of how many variables values become long.
  private static let linearCount = 3

  /// The greatest common divisor where one of two polynomials is p·v + q with a variable v; nothing
  /// where none is.
  ///
  /// Without what p and q have in common it has no divisor but itself that has v: it divides the other
  /// one, or the divisor is one of the coefficients of v in both.
  private static func divisorOfLinear(
    _ a: Self,
    _ b: Self,
    _ variables: [Int],
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self? {
    let linear = variables.first { a.degree(in: $0) == 1 }
    guard let variable = linear ?? variables.first(where: { b.degree(in: $0) == 1 }) else {
      return nil
    }
    let (first, second) = linear == nil ? (b, a) : (a, b)
    let content = try first.content(in: variable, &budget)
    let common = try divisor(of: second.coefficients(of: variable), and: content, &budget)
    guard let whole = try first.dividedExactly(by: content, &budget),
      let rest = try second.dividedExactly(by: common, &budget),
      try rest.dividedExactly(by: whole, &budget) != nil
    else { return common }
    return try whole.multiplied(by: common, &budget).primitive.polynomial
  }

  /// How often another number is tried.
  private static let numbersTried = 4

  /// The greatest common divisor of two primitive polynomials, from that of their values for
  /// a large number; nothing where the numbers that were tried hide it.
  ///
  /// > Source: Char, Geddes and Gonnet, GCDHEU: heuristic polynomial GCD algorithm based on
  /// > integer GCD computation (1989): a primitive polynomial that comes out and divides both
  /// > is the divisor, since the number exceeds twice the coefficients of one of them.
  private static func divisorByNumbers(
    _ a: Self,
    _ b: Self,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self? {
    guard let variable = a.variables.first else { return nil }
    let least = min(a.largestCoefficient, b.largestCoefficient)
    var number = least + least + Integer(29)
    for _ in 0..<numbersTried {
      let (p, q) = (
        try a.value(at: number, for: variable, &budget),
        try b.value(at: number, for: variable, &budget)
      )
      if !p.isZero, !q.isZero {
        let common = try integralDivisor(p, q, &budget)
        if let common {
          let found = try common.digits(to: number, of: variable, &budget).primitive.polynomial
          if try a.dividedExactly(by: found, &budget) != nil,
            try b.dividedExactly(by: found, &budget) != nil
          {
            return found
          }
        }
      }
      // A number without divisors in common with the last one, by chance.
      number = (number * Integer(73_794)).divided(by: Integer(27_011), rounding: .down)
    }
    return nil
  }

  /// The greatest common divisor over the integers, with that of the coefficients.
  private static func integralDivisor(
    _ p: Self,
    _ q: Self,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self? {
    let content = Integer.greatestCommonDivisor(
      p.primitive.content.numerator,
      q.primitive.content.numerator
    )
    let common = try greatestCommonDivisor(p, q, &budget)
    return common.scaled(by: Rational(content))
  }

  /// The largest magnitude of a coefficient of a polynomial over the integers.
  private var largestCoefficient: Integer {
    terms.reduce(.zero) { max($0, $1.coefficient.numerator.magnitude) }
  }

  /// The polynomial over the integers with a number in the place of a variable.
  private func value(
    at number: Integer,
    for variable: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    let degree = degree(in: variable)
    let size = Int64(degree + 1) * Int64(number.bitLength)
    guard size < 1 << 18 else { throw PolynomialBudget.Spent() }
    try budget.charge(Int64(degree + terms.count) * (20 + size / 64))
    var powers: [Integer] = [.one]
    for _ in 0..<degree { powers.append(powers[powers.count - 1] * number) }
    return Self(
      terms.map { term in
        Term(
          term.coefficient * Rational(powers[term.powers[variable]]),
          term.powers.replacing(variable, by: 0)
        )
      }
    )
  }

  /// The polynomial whose value for a number this one is, with the smallest coefficients.
  private func digits(
    to base: Integer,
    of variable: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    var terms: [Term] = []
    for term in self.terms {
      var (rest, exponent) = (term.coefficient.numerator, 0)
      let length = Int64(rest.bitLength)
      try budget.charge(40 + length * length / 4_096)
      while !rest.isZero {
        var digit = rest.modulo(base)
        if digit + digit > base { digit -= base }
        if !digit.isZero {
          terms.append(Term(Rational(digit), term.powers.replacing(variable, by: exponent)))
        }
        rest = (rest - digit).dividedExactly(by: base)
        exponent += 1
      }
    }
    return Self(terms)
  }

  /// The greatest common divisor of two primitive polynomials by remainders in a variable.
  ///
  /// > Source: Knuth, The Art of Computer Programming 2, 4.6.1, algorithm E.
  private static func divisorByRemainders(
    _ a: Self,
    _ b: Self,
    in variable: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    let (contentA, contentB) = (
      try a.content(in: variable, &budget), try b.content(in: variable, &budget)
    )
    let content = try greatestCommonDivisor(contentA, contentB, &budget)
    guard var p = try a.dividedExactly(by: contentA, &budget),
      var q = try b.dividedExactly(by: contentB, &budget)
    else { return .one }
    if p.degree(in: variable) < q.degree(in: variable) { swap(&p, &q) }
    while !q.isZero {
      if q.degree(in: variable) == 0 { return content }
      let rest = try p.pseudoRemainder(dividingBy: q, in: variable, &budget)
      p = q
      q = rest
      if !rest.isZero {
        let common = try rest.content(in: variable, &budget)
        q = try rest.dividedExactly(by: common, &budget)?.primitive.polynomial ?? rest
      }
    }
    return try p.multiplied(by: content, &budget).primitive.polynomial
  }

  /// The greatest common divisor of the coefficients of the powers of a variable.
  package func content(
    in variable: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    try Self.divisor(of: coefficients(of: variable), and: .zero, &budget)
  }

  /// The factors without multiples and without a variable in all terms, with their exponents.
  ///
  /// - Precondition: The polynomial is primitive and no constant, and no variable divides it.
  ///
  /// > Source: Yun, On square-free decomposition algorithms (1976).
  package func squareFreeFactors(
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> [(factor: Self, exponent: Int)] {
    guard constant == nil, let variable = variables.last else { return [] }
    let content = try content(in: variable, &budget)
    var found: [(factor: Self, exponent: Int)] = []
    if content.constant == nil { found = try content.squareFreeFactors(&budget) }
    guard let p = try dividedExactly(by: content, &budget) else { return found }
    let slope = p.derivative(by: variable)
    let common = try Self.greatestCommonDivisor(p, slope, &budget)
    if common.constant != nil { return found + [(p.primitive.polynomial, 1)] }
    guard var b = try p.dividedExactly(by: common, &budget),
      let c = try slope.dividedExactly(by: common, &budget)
    else { return found }
    var d = c - b.derivative(by: variable)
    var exponent = 1
    while b.constant == nil {
      let factor = try Self.greatestCommonDivisor(b, d, &budget)
      if factor.constant == nil { found.append((factor, exponent)) }
      guard let next = try b.dividedExactly(by: factor, &budget),
        let rest = try d.dividedExactly(by: factor, &budget)
      else { return found }
      b = next
      d = rest - b.derivative(by: variable)
      exponent += 1
    }
    return found
  }
}
