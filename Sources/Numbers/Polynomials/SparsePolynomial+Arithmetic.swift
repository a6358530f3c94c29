// Sums, products, powers and quotients of polynomials of several variables.

extension SparsePolynomial {
  /// About how many steps a term is worth.
  private var stepsPerTerm: Int64 { 40 + Int64(terms.first?.coefficient.bitLength ?? 0) / 16 }

  /// The most products of terms that are kept at a time.
  private static let mostProducts = 1 << 18

  /// The largest sum of exponents of a product.
  private static let largestDegree = 1 << 18

  /// The sum of two polynomials.
  package static func + (a: Self, b: Self) -> Self { a.adding(b, times: .one, .one) }

  /// The difference of two polynomials.
  package static func - (a: Self, b: Self) -> Self { a.adding(b, times: Rational(-1), .one) }

  /// The polynomial with the other sign.
  package static prefix func - (a: Self) -> Self { a.scaled(by: Rational(-1)) }

  /// The sum with a multiple of another polynomial.
  private func adding(
    _ other: Self,
    times factor: Rational,
    _ powers: Powers
  ) -> Self {
    var result: [Term] = []
    result.reserveCapacity(terms.count + other.terms.count)
    var next = 0
    for term in other.terms {
      // Products with one power product keep the order.
      let moved = powers.exponents.isEmpty ? term.powers : term.powers * powers
      while next < terms.count, terms[next].powers > moved {
        result.append(terms[next])
        next += 1
      }
      var coefficient = factor * term.coefficient
      if next < terms.count, terms[next].powers == moved {
        coefficient += terms[next].coefficient
        next += 1
      }
      if !coefficient.isZero { result.append(Term(coefficient, moved)) }
    }
    result += terms[next...]
    return Self(ordered: result)
  }

  /// The product with a number.
  package func scaled(by factor: Rational) -> Self {
    if factor == .one { return self }
    if factor.isZero { return .zero }
    return Self(ordered: terms.map { Term($0.coefficient * factor, $0.powers) })
  }

  /// The product of two polynomials.
  package func multiplied(
    by other: Self,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    if let factor = constant { return other.scaled(by: factor) }
    if let factor = other.constant { return scaled(by: factor) }
    guard terms.count <= Self.mostProducts / other.terms.count,
      degree + other.degree <= Self.largestDegree
    else { throw PolynomialBudget.Spent() }
    try budget.charge(
      Int64(terms.count * other.terms.count) * (4 * (stepsPerTerm + other.stepsPerTerm))
    )
    if other.terms.count == 1 {
      let factor = other.terms[0]
      return Self.zero.adding(self, times: factor.coefficient, factor.powers)
    }
    var sums: [Powers: Rational] = [:]
    for term in terms {
      for factor in other.terms {
        sums[term.powers * factor.powers, default: .zero] += term.coefficient * factor.coefficient
      }
    }
    return Self(sums: sums)
  }

  /// The power with a natural exponent.
  package func raised(
    to exponent: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    var (power, square, rest) = (Self.one, self, exponent)
    if isZero || isOne { return exponent == 0 ? .one : self }
    if terms.count == 1 {
      guard exponent <= Self.largestDegree / max(1, degree) else { throw PolynomialBudget.Spent() }
      try budget.charge(Int64(exponent) * Int64(1 + terms[0].coefficient.bitLength))
      return Self(ordered: [
        Term(
          terms[0].coefficient.raised(to: exponent),
          Powers(terms[0].powers.exponents.map { $0 * exponent })
        )
      ])
    }
    while rest > 0 {
      if rest % 2 == 1 { power = try power.multiplied(by: square, &budget) }
      rest /= 2
      if rest > 0 { square = try square.multiplied(by: square, &budget) }
    }
    return power
  }

  /// The quotient, if the divisor divides.
  ///
  /// - Precondition: The divisor is not zero.
  package func dividedExactly(
    by divisor: Self,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self? {
    if let number = divisor.constant { return scaled(by: number.reciprocal) }
    var rest = self
    var quotient: [Term] = []
    let head = divisor.terms[0]
    while let term = rest.terms.first {
      guard let powers = term.powers.dividedExactly(by: head.powers) else { return nil }
      try budget.charge(Int64(rest.terms.count + 3 * divisor.terms.count) * stepsPerTerm)
      let factor = term.coefficient / head.coefficient
      quotient.append(Term(factor, powers))
      rest = rest.adding(divisor, times: -factor, powers)
    }
    return Self(ordered: quotient)
  }

  /// The derivative by a variable.
  package func derivative(by variable: Int) -> Self {
    Self(
      ordered: terms.compactMap { term in
        let exponent = term.powers[variable]
        guard exponent > 0 else { return nil }
        return Term(
          term.coefficient * Rational(exponent),
          term.powers.replacing(variable, by: exponent - 1)
        )
      }
    )
  }

  /// The greatest power product that divides every term.
  package var commonPowers: Powers {
    guard var common = terms.first?.powers.exponents else { return .one }
    for term in terms {
      for variable in common.indices {
        common[variable] = min(common[variable], term.powers[variable])
      }
    }
    return Powers(common)
  }

  /// The quotient by a power product that divides every term.
  func dividedExactly(by powers: Powers) -> Self {
    if powers.exponents.isEmpty { return self }
    return Self(
      ordered: terms.compactMap { term in
        term.powers.dividedExactly(by: powers).map { Term(term.coefficient, $0) }
      }
    )
  }

  /// The remainder as polynomials of one variable, times a power of the divisor's leading
  /// coefficient.
  ///
  /// - Precondition: The variable occurs in the divisor.
  func pseudoRemainder(
    dividingBy divisor: Self,
    in variable: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Self {
    let degree = divisor.degree(in: variable)
    let leading = divisor.coefficients(of: variable)[degree]
    var rest = self
    while !rest.isZero, rest.degree(in: variable) >= degree {
      let excess = rest.degree(in: variable)
      let top = rest.coefficients(of: variable)[excess]
      let moved = try top.multiplied(
        by: Self(variable: variable, exponent: excess - degree),
        &budget
      )
      rest =
        try rest.multiplied(by: leading, &budget) - moved.multiplied(by: divisor, &budget)
    }
    return rest
  }
}
