// Rational roots of an integer polynomial: from its roots modulo a small prime,
// lifted to a power of the prime beyond all that a rational root can be.

extension IntegerPolynomial {
  /// The rational roots in ascending order, and the polynomial divided by their
  /// linear factors, or nothing when the budget ended first; one step is one
  /// operation with a limb.
  ///
  /// - Precondition: The polynomial is primitive, without multiple factors, and
  ///   not zero.
  static func rationalRoots(
    of p: [Integer],
    budget: inout Int64
  ) -> (roots: [Rational], rest: [Integer])? {
    guard p.count > 1 else { return ([], p) }
    guard let (prime, residues) = fewestRoots(p, &budget) else { return nil }
    let slope = derivative(p)
    let leading = p[p.count - 1]
    // The leading coefficient times a root is an integer of less than half this
    // magnitude.
    let exponent = max(0, RootIsolation.bound(p) ?? 0, RootIsolation.bound(mirrored(p)) ?? 0)
    let bound = leading.magnitude << (exponent + 1)
    var (roots, rest): ([Rational], [Integer]) = ([], p)
    for residue in residues {
      let limbs = Int64(bound.bitLength / 64 + 1)
      budget -= 4 * Int64(p.count) * limbs * (limbs + 16)
      guard budget >= 0 else { return nil }
      var (modulus, root) = (Integer(prime), Integer(residue))
      var inverse = Integer(
        ModularArithmetic.inverse(value(slope, at: root, modulo: modulus).asUInt64 ?? 1, prime)
      )
      while modulus <= bound {
        modulus = modulus * modulus
        // Newton's steps for 1/p′ and for the zero of p.
        inverse =
          (inverse * (2 - inverse * value(slope, at: root, modulo: modulus))).modulo(modulus)
        root = (root - inverse * value(p, at: root, modulo: modulus)).modulo(modulus)
      }
      var multiple = (root * leading).modulo(modulus)
      if multiple + multiple > modulus { multiple -= modulus }
      let candidate = Rational(multiple, over: leading)
      guard let quotient = quotient(rest, byRoot: candidate) else { continue }
      rest = quotient
      roots.append(candidate)
    }
    return (roots.sorted { $0 < $1 }, rest)
  }

  /// A prime modulo which the polynomial has only simple roots, and those; of
  /// some primes the one with the fewest.
  private static func fewestRoots(
    _ p: [Integer],
    _ budget: inout Int64
  ) -> (prime: UInt64, roots: [UInt64])? {
    var best: (prime: UInt64, roots: [UInt64])?
    var prime: UInt64 = 31
    var tries = 0
    while tries < 4, best?.roots.isEmpty != true {
      budget -= Int64(prime) * Int64(p.count)
      guard budget >= 0 else { return nil }
      if let roots = simpleRoots(p, modulo: prime) {
        if roots.count < best?.roots.count ?? .max { best = (prime, roots) }
        tries += 1
      }
      // Some primes are bad: those that divide the discriminant, or that are so
      // small that roots fall together.
      prime = ModularArithmetic.prime(above: best == nil ? prime * 3 / 2 : prime)
    }
    return best
  }

  /// The roots modulo a prime, or nothing when one is multiple or infinite.
  private static func simpleRoots(_ p: [Integer], modulo prime: UInt64) -> [UInt64]? {
    let residues = p.map { $0.modulo(Integer(prime)).asUInt64 ?? 0 }
    guard residues[residues.count - 1] != 0 else { return nil }
    var roots: [UInt64] = []
    for x in 0..<prime {
      // The value and the slope by Horner's scheme.
      var (value, slope): (UInt64, UInt64) = (0, 0)
      for residue in residues.reversed() {
        slope = (slope * x + value) % prime
        value = (value * x + residue) % prime
      }
      guard value == 0 else { continue }
      if slope == 0 { return nil }
      roots.append(x)
    }
    return roots
  }

  /// The coefficients of p(−x).
  static func mirrored(_ p: [Integer]) -> [Integer] {
    p.indices.map { $0 % 2 == 0 ? p[$0] : -p[$0] }
  }

  /// The value at an integer modulo another one.
  private static func value(_ p: [Integer], at x: Integer, modulo m: Integer) -> Integer {
    p.reversed().reduce(Integer.zero) { ($0 * x + $1).modulo(m) }
  }

  /// The quotient by v x − u, where u/v is a rational, if it divides.
  private static func quotient(_ p: [Integer], byRoot root: Rational) -> [Integer]? {
    var quotient = Array(repeating: Integer.zero, count: p.count - 1)
    var carry = Integer.zero
    for index in stride(from: p.count - 1, to: 0, by: -1) {
      let (q, rest) = (p[index] + carry).quotientAndRemainder(dividingBy: root.denominator)
      guard rest.isZero else { return nil }
      quotient[index - 1] = q
      carry = q * root.numerator
    }
    return (p[0] + carry).isZero ? quotient : nil
  }
}

/// Arithmetic modulo a prime below 2^32, whose products fit a word.
enum ModularArithmetic {
  /// The power of a residue.
  static func power(_ base: UInt64, _ exponent: UInt64, _ prime: UInt64) -> UInt64 {
    var (result, square, rest): (UInt64, UInt64, UInt64) = (1, base, exponent)
    while rest > 0 {
      if rest & 1 != 0 { result = result * square % prime }
      square = square * square % prime
      rest >>= 1
    }
    return result
  }

  /// The inverse of a residue other than 0.
  static func inverse(_ residue: UInt64, _ prime: UInt64) -> UInt64 {
    power(residue, prime - 2, prime)
  }

  /// The least prime above a number, by trial division.
  static func prime(above number: UInt64) -> UInt64 {
    var candidate = number + 1
    while !isPrime(candidate) { candidate += 1 }
    return candidate
  }

  private static func isPrime(_ number: UInt64) -> Bool {
    var divisor: UInt64 = 2
    while divisor * divisor <= number {
      if number % divisor == 0 { return false }
      divisor += 1
    }
    return true
  }
}
