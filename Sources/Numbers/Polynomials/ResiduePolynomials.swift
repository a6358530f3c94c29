// Polynomials modulo a prime below 2^16, as arrays of residues, that of the
// zeroth power first: sums of products need no reduction on the way.

/// The ring of polynomials whose coefficients are residues of a prime.
struct ResiduePolynomials {
  typealias Element = [UInt64]

  /// An odd prime below 2^16.
  let prime: UInt64

  /// The residues of integers.
  func reduced(_ p: [Integer]) -> Element {
    trimmed(p.map { $0.modulo(Integer(prime)).asUInt64 ?? 0 })
  }

  /// The coefficients up to the last one that is not 0.
  private func trimmed(_ p: Element) -> Element {
    var count = p.count
    while count > 0, p[count - 1] == 0 { count -= 1 }
    return count == p.count ? p : Array(p[..<count])
  }

  /// The inverse of a residue other than 0.
  func inverse(_ residue: UInt64) -> UInt64 { ModularArithmetic.inverse(residue, prime) }

  /// The multiple with leading coefficient 1; zero stays zero.
  func monic(_ p: Element) -> Element {
    guard let last = p.last, last != 1 else { return p }
    return scaled(p, by: inverse(last))
  }

  func scaled(_ p: Element, by factor: UInt64) -> Element { p.map { $0 * factor % prime } }

  func difference(_ p: Element, _ q: Element) -> Element {
    trimmed(
      (0..<max(p.count, q.count)).map {
        (($0 < p.count ? p[$0] : 0) + (prime - ($0 < q.count ? q[$0] : 0))) % prime
      }
    )
  }

  func product(_ p: Element, _ q: Element) -> Element {
    guard !p.isEmpty, !q.isEmpty else { return [] }
    var sums = Element(repeating: 0, count: p.count + q.count - 1)
    for (i, x) in p.enumerated() where x != 0 {
      for j in q.indices { sums[i + j] &+= x &* q[j] }
    }
    return sums.map { $0 % prime }
  }

  func derivative(_ p: Element) -> Element {
    trimmed(p.indices.dropFirst().map { p[$0] * (UInt64($0) % prime) % prime })
  }

  /// The quotient and the remainder.
  ///
  /// - Precondition: The divisor is not zero.
  func division(_ p: Element, by q: Element) -> (quotient: Element, remainder: Element) {
    guard p.count >= q.count else { return ([], p) }
    let inverse = inverse(q[q.count - 1])
    var rest = p
    var quotient = Element(repeating: 0, count: p.count - q.count + 1)
    for shift in quotient.indices.reversed() {
      let factor = rest[shift + q.count - 1] % prime * inverse % prime
      quotient[shift] = factor
      let negative = prime - factor
      if factor == 0 { continue }
      for j in q.indices { rest[shift + j] &+= negative &* q[j] }
    }
    return (quotient, trimmed(rest[..<(q.count - 1)].map { $0 % prime }))
  }

  func remainder(_ p: Element, by q: Element) -> Element { division(p, by: q).remainder }

  /// The monic greatest common divisor d and s, t with s p + t q = d.
  func bezout(_ p: Element, _ q: Element) -> (divisor: Element, s: Element, t: Element) {
    var (a, b) = (p, q)
    var (s, nextS): (Element, Element) = ([1], [])
    var (t, nextT): (Element, Element) = ([], [1])
    while !b.isEmpty {
      let (quotient, rest) = division(a, by: b)
      (a, b) = (b, rest)
      (s, nextS) = (nextS, difference(s, product(quotient, nextS)))
      (t, nextT) = (nextT, difference(t, product(quotient, nextT)))
    }
    guard let last = a.last else { return ([], s, t) }
    let unit = inverse(last)
    return (scaled(a, by: unit), scaled(s, by: unit), scaled(t, by: unit))
  }

  func greatestCommonDivisor(_ p: Element, _ q: Element) -> Element {
    var (a, b) = (p, q)
    while !b.isEmpty { (a, b) = (b, remainder(a, by: b)) }
    return monic(a)
  }

  /// The power of a polynomial modulo another one.
  func power(_ p: Element, _ exponent: UInt64, modulo m: Element) -> Element {
    var (result, square, rest): (Element, Element, UInt64) = ([1], p, exponent)
    while rest > 0 {
      if rest & 1 != 0 { result = remainder(product(result, square), by: m) }
      rest >>= 1
      if rest > 0 { square = remainder(product(square, square), by: m) }
    }
    return result
  }
}

extension ResiduePolynomials {
  /// The p-th power modulo a polynomial, which is linear.
  struct Frobenius {
    /// The powers of x^p.
    private let rows: [Element]
    private let ring: ResiduePolynomials

    init(_ ring: ResiduePolynomials, modulo f: Element) {
      self.ring = ring
      let step = ring.power([0, 1], ring.prime, modulo: f)
      var rows: [Element] = [[1]]
      while rows.count < f.count - 1 {
        rows.append(ring.remainder(ring.product(rows[rows.count - 1], step), by: f))
      }
      self.rows = rows
    }

    /// The p-th power of a polynomial of smaller degree than the modulus.
    func callAsFunction(_ p: Element) -> Element {
      var sums = Element(repeating: 0, count: rows.count)
      for (coefficient, row) in zip(p, rows) where coefficient != 0 {
        for index in row.indices { sums[index] &+= coefficient &* row[index] }
      }
      return ring.trimmed(sums.map { $0 % ring.prime })
    }
  }

  /// The products of the irreducible factors of each degree.
  ///
  /// - Precondition: The polynomial is monic and without multiple factors.
  func distinctDegrees(_ f: Element) -> [(product: Element, degree: Int)] {
    let frobenius = Frobenius(self, modulo: f)
    var (rest, power): (Element, Element) = (f, [0, 1])
    var products: [(product: Element, degree: Int)] = []
    var degree = 0
    while rest.count - 1 >= 2 * (degree + 1) {
      degree += 1
      power = frobenius(power)
      let common = greatestCommonDivisor(rest, remainder(difference(power, [0, 1]), by: rest))
      if common.count > 1 {
        products.append((common, degree))
        rest = division(rest, by: common).quotient
      }
    }
    if rest.count > 1 { products.append((rest, rest.count - 1)) }
    return products
  }

  /// The irreducible factors of a product of such of one degree.
  ///
  /// > Source: Cantor and Zassenhaus, A new algorithm for factoring polynomials
  /// > over finite fields (1981).
  func equalDegrees(_ f: Element, degree: Int) -> [Element] {
    guard f.count - 1 > degree else { return [f] }
    let frobenius = Frobenius(self, modulo: f)
    var state: UInt64 = 1
    while true {
      // Any sequence will do that was not made for the polynomial.
      let trial = trimmed(
        (1..<f.count).map { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return (state >> 33) % prime
        }
      )
      // The norm of the trial to the prime field, in each of the fields that the
      // factors make; half of its powers are 1.
      var norm = trial
      for _ in 1..<degree { norm = remainder(product(frobenius(norm), trial), by: f) }
      let half = power(norm, (prime - 1) / 2, modulo: f)
      let common = greatestCommonDivisor(f, difference(half, [1]))
      if common.count > 1, common.count < f.count {
        return equalDegrees(common, degree: degree)
          + equalDegrees(division(f, by: common).quotient, degree: degree)
      }
    }
  }
}
