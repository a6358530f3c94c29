// Arithmetic modulo a prime below 2^62, with residues that are reduced only as
// far as the next operation needs.
//
// > Source: Harvey, Faster arithmetic for number-theoretic transforms
// > (J. Symb. Comp. 2014).

/// A factor with the quotient that makes multiplying by it cheap.
struct Multiplier {
  let value: Limb
  /// floor(value 2^64 / prime).
  let quotient: Limb
}

/// The field of a prime below 2^62 that has roots of unity of order 2^44.
struct PrimeField {
  let prime: Limb
  private let generator: Limb
  private let reciprocal: Reciprocal
  /// The number whose product with the prime is -1 modulo 2^64.
  private let negatedInverse: Limb

  /// The field of 349520 · 3 · 2^42 + 1.
  static var first: PrimeField { PrimeField(0x3fff_c000_0000_0001, generator: 11) }

  /// The field of 87367 · 3 · 2^44 + 1, which is less than the first.
  static var second: PrimeField { PrimeField(0x3ffd_5000_0000_0001, generator: 5) }

  private init(_ prime: Limb, generator: Limb) {
    self.prime = prime
    self.generator = generator
    reciprocal = Reciprocal(prime &<< 2)
    var inverse = prime
    for _ in 0..<5 { inverse = inverse &* (2 &- prime &* inverse) }
    negatedInverse = 0 &- inverse
  }

  /// The factor ready for use, from a number below the prime.
  @inline(__always)
  func multiplier(_ value: Limb) -> Multiplier {
    Multiplier(value: value, quotient: reciprocal.divide(value &<< 2, 0).quotient)
  }

  /// A product, below twice the prime, of any limb and a factor.
  @inline(__always)
  func multiply(_ x: Limb, _ factor: Multiplier) -> Limb {
    let quotient = Limb.wideProduct(x, factor.quotient).high
    return x &* factor.value &- quotient &* prime
  }

  /// A number below twice the prime as one below the prime.
  @inline(__always)
  func reduced(_ x: Limb) -> Limb {
    x >= prime ? x &- prime : x
  }

  /// A number below four times the prime as one below twice the prime.
  @inline(__always)
  func halfReduced(_ x: Limb) -> Limb {
    x >= prime &<< 1 ? x &- prime &<< 1 : x
  }

  /// A number below twice the prime congruent to `(high, low) / 2^64`.
  ///
  /// - Precondition: `high < 2 prime`.
  @inline(__always)
  func montgomery(_ high: Limb, _ low: Limb) -> Limb {
    let factor = low &* negatedInverse
    let carried = Limb.multiplyAdd(factor, prime, low, 0).high
    return (high >= prime ? high &- prime : high) &+ carried
  }

  /// The product of two numbers below the prime, below the prime.
  func product(_ x: Limb, _ y: Limb) -> Limb {
    let wide = Limb.wideProduct(x, y)
    return reciprocal.divide(wide.high &<< 2 | wide.low &>> 62, wide.low &<< 2).remainder &>> 2
  }

  /// The power of a number below the prime.
  func power(_ base: Limb, _ exponent: Limb) -> Limb {
    var result: Limb = 1
    var base = base
    var exponent = exponent
    while exponent != 0 {
      if exponent & 1 != 0 { result = product(result, base) }
      base = product(base, base)
      exponent >>= 1
    }
    return result
  }

  /// The inverse of a number that is not divisible by the prime.
  func inverse(_ x: Limb) -> Limb { power(x, prime - 2) }

  /// A root of unity whose order is `2^exponent`.
  ///
  /// - Precondition: `exponent <= 44`.
  func root(order exponent: Int) -> Limb {
    power(generator, (prime - 1) >> Limb(exponent))
  }
}
