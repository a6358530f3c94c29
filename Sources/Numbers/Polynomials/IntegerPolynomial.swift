// Polynomials with integer coefficients as arrays, that of the zeroth power
// first: what divisors and roots are computed with, since integers need no
// lowest terms.

enum IntegerPolynomial {
  /// The content with the sign of the leading coefficient, and the coefficients
  /// divided by it.
  static func primitive(_ p: [Integer]) -> (content: Integer, coefficients: [Integer]) {
    let p = trimmed(p)
    guard let last = p.last else { return (.zero, []) }
    var content = Integer.zero
    for coefficient in p where content != Integer.one {
      content = Integer.greatestCommonDivisor(content, coefficient)
    }
    if last.isNegative { content = -content }
    if content == Integer.one { return (content, p) }
    return (content, p.map { $0.dividedExactly(by: content) })
  }

  /// The coefficients up to the last one that is not zero.
  static func trimmed(_ p: [Integer]) -> [Integer] {
    var count = p.count
    while count > 0, p[count - 1].isZero { count -= 1 }
    return count == p.count ? p : Array(p[..<count])
  }

  static func derivative(_ p: [Integer]) -> [Integer] {
    p.count < 2 ? [] : (1..<p.count).map { p[$0] * Integer($0) }
  }

  /// A multiple of the remainder of the first by the second, by a factor that
  /// is not zero.
  ///
  /// - Precondition: The divisor is not zero and of no larger degree.
  static func pseudoRemainder(_ p: [Integer], _ q: [Integer]) -> [Integer] {
    var rest = p
    let leading = q[q.count - 1]
    while rest.count >= q.count {
      let top = rest[rest.count - 1]
      let shift = rest.count - q.count
      let common = Integer.greatestCommonDivisor(top, leading)
      let (factor, multiple) = (
        top.dividedExactly(by: common), leading.dividedExactly(by: common)
      )
      for index in rest.indices { rest[index] = rest[index] * multiple }
      for index in q.indices { rest[shift + index] -= factor * q[index] }
      rest = trimmed(rest)
    }
    return rest
  }

  /// The greatest common divisor of two primitive polynomials, primitive.
  ///
  /// > Source: Knuth, The Art of Computer Programming 2, 4.6.1, algorithm E:
  /// > each remainder is made primitive, so that coefficients stay small.
  static func greatestCommonDivisor(_ p: [Integer], _ q: [Integer]) -> [Integer] {
    var (a, b) = p.count >= q.count ? (p, q) : (q, p)
    if b.isEmpty { return a }
    if areCoprime(a, b) { return [.one] }
    while true {
      if b.count == 1 { return [.one] }
      let rest = primitive(pseudoRemainder(a, b)).coefficients
      if rest.isEmpty { return b }
      (a, b) = (b, rest)
    }
  }

  /// The product of two polynomials.
  static func product(_ p: [Integer], _ q: [Integer]) -> [Integer] {
    guard !p.isEmpty, !q.isEmpty else { return [] }
    var product = Array(repeating: Integer.zero, count: p.count + q.count - 1)
    for (i, x) in p.enumerated() where !x.isZero {
      for j in q.indices { product[i + j] += x * q[j] }
    }
    return product
  }

  /// The quotient of a primitive polynomial by a primitive divisor.
  ///
  /// - Precondition: The divisor divides.
  static func quotient(_ p: [Integer], _ q: [Integer]) -> [Integer] {
    exactQuotient(p, q) ?? []
  }

  /// The quotient of a primitive polynomial by another one, if it divides.
  static func exactQuotient(_ p: [Integer], _ q: [Integer]) -> [Integer]? {
    guard p.count >= q.count else { return nil }
    // By Gauss's lemma every coefficient of the quotient is an integer.
    var rest = p
    var quotient = Array(repeating: Integer.zero, count: p.count - q.count + 1)
    for shift in stride(from: p.count - q.count, through: 0, by: -1) {
      let top = rest[shift + q.count - 1]
      guard !top.isZero else { continue }
      let (factor, remainder) = top.quotientAndRemainder(dividingBy: q[q.count - 1])
      guard remainder.isZero else { return nil }
      quotient[shift] = factor
      for index in q.indices { rest[shift + index] -= factor * q[index] }
    }
    return rest.contains { !$0.isZero } ? nil : quotient
  }
}

extension IntegerPolynomial {
  /// A prime, small enough that products of residues fit a word.
  private static let prime: UInt64 = 2_147_483_629

  /// Whether two polynomials are proved coprime by their remainders modulo a
  /// prime.
  ///
  /// If the prime does not divide both leading coefficients, a common divisor
  /// keeps its degree modulo the prime and divides both there.
  private static func areCoprime(_ p: [Integer], _ q: [Integer]) -> Bool {
    var (a, b) = (residues(p), residues(q))
    guard a.count == p.count || b.count == q.count else { return false }
    if a.count < b.count { swap(&a, &b) }
    while b.count > 1 {
      reduce(&a, by: b)
      swap(&a, &b)
    }
    return b.count == 1
  }

  /// Takes multiples of a divisor off until the degree is smaller.
  private static func reduce(_ p: inout [UInt64], by q: [UInt64]) {
    let inverse = ModularArithmetic.inverse(q[q.count - 1], prime)
    while p.count >= q.count {
      let factor = p[p.count - 1] * inverse % prime
      let shift = p.count - q.count
      for index in q.indices {
        p[shift + index] = (p[shift + index] + (prime - factor) * q[index]) % prime
      }
      while let last = p.last, last == 0 { p.removeLast() }
    }
  }

  private static func residues(_ p: [Integer]) -> [UInt64] {
    var residues = p.map { $0.modulo(Integer(prime)).asUInt64 ?? 0 }
    while let last = residues.last, last == 0 { residues.removeLast() }
    return residues
  }
}
