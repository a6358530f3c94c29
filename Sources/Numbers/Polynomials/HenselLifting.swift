// Factors modulo a prime, lifted to a power of it.

/// Factors of an integer polynomial modulo powers of a prime.
///
/// > Source: von zur Gathen and Gerhard, Modern Computer Algebra, algorithms
/// > 15.10 and 15.17: each step squares the modulus, along a tree of the factors.
struct HenselLifting {
  private let ring: ResiduePolynomials
  /// The power of the prime that is reached.
  let modulus: Integer
  /// The exponents of the moduli on the way to it, each at most twice the last.
  private let exponents: [Int]

  /// Prepares to lift to the least power of a prime beyond 2^`bits`.
  init(prime: UInt64, bits: Int) {
    ring = ResiduePolynomials(prime: prime)
    var exponent = bits / (64 - prime.leadingZeroBitCount) + 1
    while Integer(prime).raised(to: exponent).bitLength <= bits { exponent += 1 }
    modulus = Integer(prime).raised(to: exponent)
    var exponents: [Int] = []
    while exponent > 1 {
      exponents.insert(exponent, at: 0)
      exponent = (exponent + 1) / 2
    }
    self.exponents = exponents
  }

  /// The number of operations with limbs that lifting takes, about.
  func steps(degree: Int, factors: Int) -> Int64 {
    let limbs = Int64(modulus.bitLength / 64 + 1)
    let depth = Int64(64 - factors.leadingZeroBitCount)
    return 3 * depth * Int64(degree) * Int64(degree) * (limbs * limbs + 16)
  }

  /// The monic factors modulo the power.
  ///
  /// - Precondition: The product of the monic, coprime factors times the leading
  ///   coefficient is the polynomial modulo the prime.
  func lifted(_ f: [Integer], _ factors: [ResiduePolynomials.Element]) -> [[Integer]] {
    let leading = f[f.count - 1]
    guard factors.count > 1 else { return [reduced(f, times: inverse(leading), modulus)] }
    let (first, second) = (factors[..<(factors.count / 2)], factors[(factors.count / 2)...])
    let unit = ring.reduced([leading])
    let (low, high) = (first.reduce(unit, ring.product), second.reduce([1], ring.product))
    let (_, residueS, residueT) = ring.bezout(low, high)
    var (g, h) = (low.map { Integer($0) }, high.map { Integer($0) })
    var (s, t) = (residueS.map { Integer($0) }, residueT.map { Integer($0) })
    for exponent in exponents {
      let m = Integer(ring.prime).raised(to: exponent)
      // With e = f − g h: h grows by the remainder of s e by h, and g by t e and
      // the quotient times g.
      let error = reduced(sum(f, product(g, h), -1), m)
      let (quotient, rest) = division(reduced(product(s, error), m), by: h, m)
      g = reduced(sum(g, sum(product(t, error), product(quotient, g))), m)
      h = reduced(sum(h, rest), m)
      guard exponent != exponents.last else { break }
      let excess = reduced(sum(sum(product(s, g), product(t, h)), [.one], -1), m)
      let (c, d) = division(reduced(product(s, excess), m), by: h, m)
      s = reduced(sum(s, d, -1), m)
      t = reduced(sum(t, sum(product(t, excess), product(c, g)), -1), m)
    }
    return lifted(g, Array(first)) + lifted(h, Array(second))
  }

  /// The inverse of a residue modulo the power.
  private func inverse(_ value: Integer) -> Integer {
    guard value != .one else { return .one }
    var inverse = Integer(ring.inverse(ring.reduced([value])[0]))
    for exponent in exponents {
      let m = Integer(ring.prime).raised(to: exponent)
      inverse = (inverse * (2 - inverse * value)).modulo(m)
    }
    return inverse
  }

  /// The least coefficients, from 0, of a multiple of a polynomial.
  private func reduced(
    _ p: [Integer],
    times factor: Integer = .one,
    _ m: Integer
  ) -> [Integer] {
    IntegerPolynomial.trimmed(p.map { (factor == .one ? $0 : $0 * factor).modulo(m) })
  }

  /// The sum of a polynomial and a multiple of another one.
  private func sum(_ p: [Integer], _ q: [Integer], _ factor: Integer = .one) -> [Integer] {
    (0..<max(p.count, q.count)).map {
      ($0 < p.count ? p[$0] : .zero) + ($0 < q.count ? factor * q[$0] : .zero)
    }
  }

  private func product(_ p: [Integer], _ q: [Integer]) -> [Integer] {
    IntegerPolynomial.product(p, q)
  }

  /// The quotient and the remainder by a monic polynomial.
  private func division(
    _ p: [Integer],
    by h: [Integer],
    _ m: Integer
  ) -> (quotient: [Integer], remainder: [Integer]) {
    guard p.count >= h.count else { return ([], p) }
    var rest = p
    var quotient = Array(repeating: Integer.zero, count: p.count - h.count + 1)
    for shift in quotient.indices.reversed() {
      let factor = rest[shift + h.count - 1].modulo(m)
      quotient[shift] = factor
      if factor.isZero { continue }
      for index in h.indices { rest[shift + index] -= factor * h[index] }
    }
    return (quotient, reduced(Array(rest[..<(h.count - 1)]), m))
  }
}
