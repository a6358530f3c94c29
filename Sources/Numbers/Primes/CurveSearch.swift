// Lenstra's search for divisors by elliptic curves, in Montgomery's form.

/// Elliptic curves modulo an unknown divisor, one after the other.
///
/// A slot holds one residue; a point is two slots, X and Z.
///
/// > Source: Montgomery, Speeding the Pollard and elliptic curve methods of
/// > factorization (Math. Comp. 1987); Suyama's curves, of orders that 12
/// > divides.
struct CurveSearch {
  private let field: Montgomery
  private let count: Int

  /// Prepares a search for divisors of an odd composite number.
  init(_ field: Montgomery) {
    self.field = field
    count = field.count
  }

  /// A divisor greater than 1 and less than the modulus, or nil if the budget
  /// is used up first.
  func run(budget: inout Int64) -> Integer? {
    var sigma = 6
    for (bound, curves) in [(300, 10), (2000, 25), (11_000, 90), (50_000, 220), (250_000, 500)] {
      let exponent = CurveSearch.exponent(bound)
      let cost = stepsOfCurve(bits: exponent.bitLength, bound: bound)
      for _ in 0..<curves {
        budget -= cost
        if budget <= 0 { return nil }
        let divisor = curve(sigma, exponent: exponent, giants: bound * 50 / 210 + 1)
        sigma += 1
        if divisor > 1, divisor < field.modulus { return divisor }
      }
    }
    return nil
  }

  private func stepsOfCurve(bits: Int, bound: Int) -> Int64 {
    let products = 12 * Int64(bits) + 60 * Int64(bound * 50 / 210)
    return products * Int64(2 * count * count + 8)
  }

  /// The least common multiple of the numbers up to a bound.
  private static func exponent(_ bound: Int) -> Integer {
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

  /// What the modulus shares with the products of one curve.
  private func curve(_ sigma: Int, exponent: Integer, giants: Int) -> Integer {
    let s = Integer(sigma)
    let (u, v) = (s.squared() - 5, s << 2)
    let difference = v - u
    let numerator = difference.squared() * difference * (3 * u + v)
    let denominator = (u.squared() * u * v) << 4
    return Limbs.withScratch(130 * count) { base in
      let arithmetic = CurveArithmetic(field: field, base: base)
      arithmetic.load(CurveArithmetic.numerator, numerator)
      arithmetic.load(CurveArithmetic.denominator, denominator)
      arithmetic.load(CurveArithmetic.start, u.squared() * u)
      arithmetic.load(CurveArithmetic.start + 1, v.squared() * v)
      arithmetic.ladder(CurveArithmetic.first, CurveArithmetic.start, exponent)
      let divisor = arithmetic.sharedDivisor(CurveArithmetic.first + 1)
      if divisor != 1 { return divisor }
      arithmetic.secondStage(giants: giants)
      return arithmetic.sharedDivisor(CurveArithmetic.product)
    }
  }
}
