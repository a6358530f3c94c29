// Lenstra's search for divisors by elliptic curves, in Montgomery's form.

/// Elliptic curves modulo an unknown divisor, one after the other.
///
/// > Source: Montgomery, Speeding the Pollard and elliptic curve methods of
/// > factorization (Math. Comp. 1987); Suyama's curves, of orders that 12
/// > divides.
struct EllipticCurveSearch {
  private let field: Montgomery
  /// The next curve's parameter.
  private var sigma = 6

  /// Bounds of the first stage and numbers of curves, for divisors of up to about 30 digits.
  private static var levels: [(bound: Int, curves: Int)] {
    [(500, 8), (2500, 15), (9000, 25), (25_000, 67), (80_000, 250), (250_000, 500)]
  }

  /// The bound of the second stage over that of the first.
  private static var reach: Int { 100 }

  /// Prepares a search for divisors of an odd composite number.
  init(_ field: Montgomery) { self.field = field }

  /// A divisor greater than 1 and less than the modulus, or nil if the budget
  /// is used up first.
  mutating func run(budget: inout SearchBudget) -> Integer? {
    for level in EllipticCurveSearch.levels {
      let exponent = Integer.leastCommonMultiple(upTo: level.bound)
      for _ in 0..<level.curves {
        let products =
          10 * Int64(exponent.bitLength)
          + SecondStage.products(from: level.bound, to: level.bound * EllipticCurveSearch.reach)
        guard budget.spend(products * field.stepsOfProduct) else { return nil }
        let divisor = curve(exponent: exponent, bound: level.bound)
        if divisor > 1, divisor < field.modulus { return divisor }
      }
    }
    return nil
  }

  /// The greatest common divisor of the modulus and the products of the next curve.
  private mutating func curve(exponent: Integer, bound: Int) -> Integer {
    let s = Integer(sigma)
    sigma += 1
    let n = field.modulus
    let (u, v) = ((s.squared() - 5).modulo(n), (s << 2).modulo(n))
    let difference = v - u
    let cube = u.squared() * u
    // X = u^3 / v^3 and (a + 2) / 4 = (v - u)^3 (3 u + v) / (16 u^3 v).
    let denominator = ((cube * v.squared() * v) << 4).modulo(n)
    guard let inverse = denominator.inverse(modulo: n) else {
      return Integer.greatestCommonDivisor(denominator, n)
    }
    let quarter = difference.squared() * difference * (3 * u + v) * v.squared() * inverse
    let x = (cube.squared() * inverse) << 4
    return Limbs.withScratch(SecondStage.slots * field.count) { base in
      let arithmetic = CurveArithmetic(field: field, base: base)
      arithmetic.load(CurveArithmetic.quarter, quarter.modulo(n))
      arithmetic.load(CurveArithmetic.start, x.modulo(n))
      arithmetic.load(CurveArithmetic.start + 1, 1)
      let first = CurveArithmetic.first
      arithmetic.ladder(first, CurveArithmetic.start, exponent, isAffine: true)
      let divisor = field.sharedDivisor(arithmetic.slot(first + 1))
      if divisor != 1 { return divisor }
      return SecondStage(arithmetic).run(from: bound, to: bound * EllipticCurveSearch.reach)
    }
  }
}

extension Integer {
  /// The least common multiple of the numbers up to a bound.
  static func leastCommonMultiple(upTo bound: Int) -> Integer {
    var isComposite = [Bool](repeating: false, count: bound + 1)
    var product = Integer.one
    for prime in 2...bound where !isComposite[prime] {
      var power = prime
      while power <= bound / prime { power *= prime }
      product *= Integer(power)
      for multiple in stride(from: 2 * prime, through: bound, by: prime) {
        isComposite[multiple] = true
      }
    }
    return product
  }

  /// The inverse modulo a number, or nil where a divisor is shared.
  package func inverse(modulo modulus: Integer) -> Integer? {
    var (r, next) = (modulus, modulo(modulus))
    var (s, t) = (Integer.zero, Integer.one)
    while !next.isZero {
      let rest = r.modulo(next)
      let quotient = (r - rest).dividedExactly(by: next)
      (r, next) = (next, rest)
      (s, t) = (t, s - quotient * t)
    }
    return r == 1 ? s.modulo(modulus) : nil
  }
}
