// A quotient as a sum of a polynomial and of quotients whose divisors are powers of
// irreducible polynomials.

internal import Expressions
internal import Numbers

extension Algebra {
  /// A sum of partial fractions in a name, the only free one where none is given.
  mutating func apart(_ e: Expression, name: String?) throws(AlgebraError) -> Result {
    let free = e.variables.filter { environment.variables[$0] == nil }
    guard let name = name ?? (free.count == 1 ? free[0] : nil) else { throw .unsupported }
    let (written, isComplete) = try inField(.written, free: name) { (field) throws(AlgebraError) in
      try field.apart(e, name)
    }
    guard var result = try checked(written, e, free: name, mayBeRestricted: true) else {
      return Result(expression: e)
    }
    result.isUnfactored = !isComplete
    return result
  }
}

/// A polynomial in one generator, whose coefficients are quotients without it, that of the
/// zeroth power first; the last one is not zero.
private typealias Row = [AlgebraicFraction]

extension AlgebraicField {
  /// A sum of partial fractions in a name, and whether the divisors are proved to be powers of
  /// irreducible polynomials.
  ///
  /// > Source: Geddes, Czapor and Labahn, Algorithms for Computer Algebra (1992), 11.2.
  mutating func apart(
    _ e: Expression,
    _ name: String
  ) throws(AlgebraError) -> (expression: Expression, isComplete: Bool) {
    let fraction = try reading(e)
    let written = Expression(name: name)
    guard let place = place(of: written), fraction.denominator.degree(in: place) > 0,
      !generators.contains(where: {
        $0.expression != written && $0.expression.variables.contains(name)
      })
    else { return (try oneQuotient(fraction), true) }
    let divisors = try factors(of: fraction.denominator)
    let powers = divisors.factors.filter { $0.factor.degree(in: place) > 0 }
    let divisor = try row(fraction.denominator, in: place)
    let (polynomial, remainder) = try divided(try row(fraction.numerator, in: place), by: divisor)
    let whole = try value(polynomial, in: place)
    var result = try expression(of: whole)
    for (factor, exponent) in powers {
      let base = try row(factor, in: place)
      var power = base
      for _ in 1..<exponent { power = try product(power, base) }
      let (others, _) = try divided(divisor, by: power)
      // The part over this power: the remainder times the inverse of the others.
      let inverse = try inverse(of: others, modulo: power)
      var rest = try divided(try product(remainder, inverse), by: power).remainder
      var digits: [Row] = []
      for _ in 0..<exponent {
        let (next, digit) = try divided(rest, by: base)
        digits.append(digit)
        rest = next
      }
      for (missing, digit) in digits.enumerated().reversed() where !digit.isEmpty {
        let dividend = try value(digit, in: place)
        let below = try quotient(SparsePolynomial.one, factor)
        let part = try oneQuotient(
          dividend,
          over: exponent - missing == 1
            ? sum(below.denominator) : sum(below.denominator).raised(to: exponent - missing)
        )
        result = result + part
      }
    }
    return (result, divisors.isComplete)
  }

  /// A quotient over an expression.
  private func oneQuotient(
    _ dividend: AlgebraicFraction,
    over divisor: Expression
  ) throws(AlgebraError) -> Expression {
    let (content, numerator) = dividend.numerator.primitive
    let above = sum(numerator.scaled(by: Rational(content.numerator.magnitude)))
    var below = [Expression(Rational(content.denominator))]
    if !dividend.denominator.isOne { below.append(sum(dividend.denominator)) }
    let whole = Expression(quotient: above, .product(of: below + [divisor]))
    return content.isNegative ? -whole : whole
  }

  // MARK: Polynomials over quotients

  private mutating func row(
    _ polynomial: SparsePolynomial,
    in place: Int
  ) throws(AlgebraError) -> Row {
    polynomial.coefficients(of: place).map { AlgebraicFraction($0) }
  }

  private mutating func value(_ row: Row, in place: Int) throws(AlgebraError) -> AlgebraicFraction {
    var sum = AlgebraicFraction.zero
    for (exponent, coefficient) in row.enumerated() where !coefficient.isZero {
      let power = AlgebraicFraction(SparsePolynomial(variable: place, exponent: exponent))
      let term = try product(coefficient, exponent == 0 ? .one : power)
      sum = try self.sum(sum, term)
    }
    return sum
  }

  private func trimmed(_ row: Row) -> Row {
    var count = row.count
    while count > 0, row[count - 1].isZero { count -= 1 }
    return Array(row[..<count])
  }

  private mutating func product(_ a: Row, _ b: Row) throws(AlgebraError) -> Row {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    var result = Array(repeating: AlgebraicFraction.zero, count: a.count + b.count - 1)
    for (i, x) in a.enumerated() {
      for (j, y) in b.enumerated() { result[i + j] = try sum(result[i + j], try product(x, y)) }
    }
    return trimmed(result)
  }

  private mutating func difference(_ a: Row, _ b: Row) throws(AlgebraError) -> Row {
    var result: Row = []
    for place in 0..<max(a.count, b.count) {
      result.append(
        try difference(
          place < a.count ? a[place] : .zero,
          place < b.count ? b[place] : .zero
        )
      )
    }
    return trimmed(result)
  }

  private mutating func divided(
    _ a: Row,
    by b: Row
  ) throws(AlgebraError) -> (quotient: Row, remainder: Row) {
    guard a.count >= b.count, let leading = b.last else { return ([], a) }
    var rest = a
    var quotient = Array(repeating: AlgebraicFraction.zero, count: a.count - b.count + 1)
    for shift in stride(from: a.count - b.count, through: 0, by: -1) {
      let factor = try self.quotient(rest[shift + b.count - 1], leading)
      quotient[shift] = factor
      guard !factor.isZero else { continue }
      for index in b.indices {
        rest[shift + index] = try difference(rest[shift + index], try product(factor, b[index]))
      }
    }
    return (trimmed(quotient), trimmed(rest))
  }

  /// The polynomial whose product with another one leaves the remainder 1.
  ///
  /// - Precondition: The two have no divisor in common.
  private mutating func inverse(of a: Row, modulo b: Row) throws(AlgebraError) -> Row {
    var (r0, r1) = (b, try divided(a, by: b).remainder)
    var (t0, t1): (Row, Row) = ([], [.one])
    while r1.count > 1 {
      let (quotient, rest) = try divided(r0, by: r1)
      (r0, r1) = (r1, rest)
      (t0, t1) = (t1, try difference(t0, try product(quotient, t1)))
    }
    guard let unit = r1.first else { throw .divisionByZero }
    var result: Row = []
    for coefficient in t1 { result.append(try quotient(coefficient, unit)) }
    return trimmed(result)
  }
}
