// Hilbert's class polynomials: the invariants of the curves whose orders are
// known from a norm.

/// The class polynomial of a fundamental discriminant.
///
/// Modulo a prime p with 4 p = u^2 - D v^2 its roots are the invariants j of
/// curves of p + 1 ± u points.
///
/// > Source: Atkin and Morain, Elliptic curves and primality proving
/// > (Math. Comp. 1993).
package struct ClassPolynomial: Sendable {
  /// The discriminant, which is negative.
  package let discriminant: Int
  /// The coefficients from the constant one up, with the leading 1.
  package let coefficients: [Integer]

  /// The class polynomials of class numbers up to 4, in ascending order of the degrees.
  package static let all: [ClassPolynomial] = parse(table)

  private static func parse(_ table: String) -> [ClassPolynomial] {
    var found: [ClassPolynomial] = []
    for record in table.utf8.split(separator: UInt8(ascii: ",")) {
      let words = record.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      let numbers = words.compactMap { Integer(String(decoding: $0, as: UTF8.self)) }
      guard let discriminant = numbers.first?.asInt else { continue }
      let coefficients = numbers.dropFirst().reversed() + [Integer.one]
      found.append(ClassPolynomial(discriminant: discriminant, coefficients: coefficients))
    }
    return found
  }

  /// A root modulo a prime for which the polynomial has as many roots as its degree.
  func root(modulo prime: Integer) -> Integer? {
    var polynomial = coefficients.map { $0.modulo(prime) }
    var shift = 1
    // Separates the roots x by (x + s)^((p - 1)/2): 1 where x + s is a square, else -1.
    while polynomial.count > 2 {
      guard shift < 100 else { return nil }
      var power = ModularPolynomial.power(
        [Integer(shift), Integer.one],
        (prime - 1) >> 1,
        modulo: polynomial,
        prime
      )
      shift += 1
      if power.isEmpty { continue }
      power[0] = (power[0] - 1).modulo(prime)
      let part = ModularPolynomial.greatestCommonDivisor(polynomial, power, prime)
      if part.count > 1, part.count < polynomial.count { polynomial = part }
    }
    return (prime - polynomial[0]).modulo(prime)
  }
}

/// Polynomials modulo a prime, coefficients from the constant one up; the
/// leading one is not zero, and zero has none.
enum ModularPolynomial {
  private static func trimmed(_ a: [Integer]) -> [Integer] {
    var a = a
    while a.last?.isZero == true { a.removeLast() }
    return a
  }

  /// The rest by a monic polynomial.
  private static func rest(_ a: [Integer], _ divisor: [Integer], _ prime: Integer) -> [Integer] {
    var a = trimmed(a)
    while a.count >= divisor.count {
      let (leading, shift) = (a[a.count - 1], a.count - divisor.count)
      for i in divisor.indices {
        a[shift + i] = (a[shift + i] - leading * divisor[i]).modulo(prime)
      }
      a = trimmed(a)
    }
    return a
  }

  private static func product(
    _ a: [Integer],
    _ b: [Integer],
    modulo divisor: [Integer],
    _ prime: Integer
  ) -> [Integer] {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    var result = [Integer](repeating: 0, count: a.count + b.count - 1)
    for i in a.indices {
      for j in b.indices { result[i + j] += a[i] * b[j] }
    }
    return rest(result.map { $0.modulo(prime) }, divisor, prime)
  }

  /// A power modulo a monic polynomial of degree 2 or more.
  static func power(
    _ base: [Integer],
    _ exponent: Integer,
    modulo divisor: [Integer],
    _ prime: Integer
  ) -> [Integer] {
    var result = [Integer.one]
    var bit = exponent.bitLength
    while bit > 0 {
      bit -= 1
      result = product(result, result, modulo: divisor, prime)
      if exponent.bit(at: bit) { result = product(result, base, modulo: divisor, prime) }
    }
    return result
  }

  /// The monic greatest common divisor of two polynomials.
  static func greatestCommonDivisor(
    _ a: [Integer],
    _ b: [Integer],
    _ prime: Integer
  ) -> [Integer] {
    var (a, b) = (a, trimmed(b))
    while let leading = b.last {
      guard let inverse = leading.inverse(modulo: prime) else { return [Integer.one] }
      let monic = b.map { ($0 * inverse).modulo(prime) }
      (a, b) = (monic, rest(a, monic, prime))
    }
    return a
  }
}
