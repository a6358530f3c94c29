// Tests for primes: strong probable primes to several bases, and the strong
// Lucas test above the range where the bases are a proof.

/// The result of a test for primes.
package enum Primality: Hashable, Sendable {
  /// Proved not to be a prime.
  case composite
  /// A strong probable prime to the first 13 prime bases and a strong Lucas
  /// probable prime; no composite number is known that is.
  case probablePrime
  /// Proved to be a prime.
  case prime
}

extension Integer {
  /// Whether the number is a prime.
  ///
  /// The answer is proved below 3.3 10^24, and above if it is no; above, yes
  /// means `Primality.probablePrime`.
  public var isPrime: Bool { primality != .composite }

  /// The result of a test for primes.
  ///
  /// > Source: Sorenson and Webster, Strong pseudoprimes to twelve prime bases
  /// > (Math. Comp. 2017), for the bound 3317044064679887385961981; Baillie and
  /// > Wagstaff, Lucas pseudoprimes (Math. Comp. 1980).
  ///
  /// - Complexity: O(n^3) bit operations for n bits.
  package var primality: Primality {
    if self < 2 { return .composite }
    for prime in Integer.bases where isMultiple(of: Integer(prime)) {
      return self == Integer(prime) ? .prime : .composite
    }
    if self < Integer(43 * 43) { return .prime }
    let field = Montgomery(self)
    // 3317044064679887385961981 = 179817 2^64 + 5885577656943027709.
    let isProof = self < Integer(negative: false, high: 179_817, low: 5_885_577_656_943_027_709)
    for base in Integer.bases where !isStrongProbablePrime(field, base: base) {
      return .composite
    }
    if isProof { return .prime }
    return isStrongLucasProbablePrime ? .probablePrime : .composite
  }

  /// The first 13 primes.
  private static var bases: [Int] { [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41] }

  /// Whether a base to the powers of the odd part passes 1 or ends at -1.
  private func isStrongProbablePrime(_ field: Montgomery, base: Int) -> Bool {
    let last = self - Integer.one
    let twos = last.trailingZeroBitCount
    var x = field.power(field.residue(of: Integer(base)), last >> twos)
    let minusOne = field.residue(of: last)
    if x == field.one || x == minusOne { return true }
    for _ in 1..<max(twos, 1) {
      Limbs.withScratch(2 * field.count) { scratch in
        x.withUnsafeMutableBufferPointer { buffer in
          guard let r = buffer.baseAddress else { return }
          field.multiply(r, r, r, scratch)
        }
      }
      if x == minusOne { return true }
    }
    return false
  }

  /// The strong Lucas test with Selfridge's parameters.
  private var isStrongLucasProbablePrime: Bool {
    // A square has no discriminant with symbol -1.
    if squareRootWithRemainder().remainder.isZero { return false }
    var discriminant = 5
    while true {
      let symbol = Integer.jacobiSymbol(discriminant, self)
      if symbol == 0 { return false }
      if symbol == -1 { break }
      discriminant = discriminant > 0 ? -discriminant - 2 : 2 - discriminant
    }
    return passesStrongLucas(discriminant: discriminant, q: (1 - discriminant) / 4)
  }

  /// Whether `U(d)` or some `V(2^r d)` is zero, `n + 1 = 2^s d`, `P = 1`.
  private func passesStrongLucas(discriminant: Int, q: Int) -> Bool {
    let next = self + Integer.one
    let twos = next.trailingZeroBitCount
    let odd = next >> twos
    let (d, q) = (Integer(discriminant), Integer(q))
    var u = Integer.one
    var v = Integer.one
    var power = q
    var bit = odd.bitLength - 1
    while bit > 0 {
      bit -= 1
      u = (u * v).modulo(self)
      v = (v.squared() - (power << 1)).modulo(self)
      power = power.squared().modulo(self)
      if odd.bit(at: bit) {
        (u, v) = (halved(u + v), halved(d * u + v))
        power = (power * q).modulo(self)
      }
    }
    if u.isZero || v.isZero { return true }
    for _ in 1..<max(twos, 1) {
      v = (v.squared() - (power << 1)).modulo(self)
      if v.isZero { return true }
      power = power.squared().modulo(self)
    }
    return false
  }

  /// Half a number modulo this odd one.
  func halved(_ value: Integer) -> Integer {
    ((value.isOdd ? value + self : value) >> 1).modulo(self)
  }

  /// The Jacobi symbol of a small number over an odd natural number.
  ///
  /// > Source: Cohen, A Course in Computational Algebraic Number Theory,
  /// > algorithm 1.4.10.
  static func jacobiSymbol(_ a: Int, _ n: Integer) -> Int {
    var sign = 1
    if a < 0, n.lowBits(2) == 3 { sign = -1 }
    var x = a.magnitude
    if x == 0 { return n == Integer.one ? 1 : 0 }
    let eighth = n.lowBits(3).asInt ?? 0
    let twos = x.trailingZeroBitCount
    x >>= UInt(twos)
    if twos % 2 == 1, eighth == 3 || eighth == 5 { sign = -sign }
    if x & 3 == 3, eighth & 3 == 3 { sign = -sign }
    var top = UInt(n.modulo(Integer(UInt64(x))).asInt ?? 0)
    while top != 0 {
      let twos = top.trailingZeroBitCount
      top >>= UInt(twos)
      if twos % 2 == 1, x & 7 == 3 || x & 7 == 5 { sign = -sign }
      if top & 3 == 3, x & 3 == 3 { sign = -sign }
      (top, x) = (x % top, top)
    }
    return x == 1 ? sign : 0
  }
}
