// Pollard's search for a divisor p such that p - 1 has small factors only.

/// Powers to a product of small prime powers, and one larger prime.
///
/// > Source: Pollard, Theorems on factorization and primality testing
/// > (Proc. Cambridge Phil. Soc. 1974); Montgomery, Speeding the Pollard and
/// > elliptic curve methods of factorization (Math. Comp. 1987), for the
/// > second stage.
struct MinusOneSearch {
  private let field: Montgomery

  private static var bound: Int { 20_000 }
  /// The largest prime of p - 1 lies below the square of this number.
  private static var width: Int { 1024 }

  /// Prepares a search for divisors of an odd composite number.
  init(_ field: Montgomery) { self.field = field }

  /// A divisor greater than 1 and less than the modulus, or nil.
  func run(budget: inout SearchBudget) -> Integer? {
    let exponent = Integer.leastCommonMultiple(upTo: Self.bound)
    let products = 2 * exponent.bitLength + Self.width * Self.width / 2 + 5 * Self.width
    guard budget.spend(Int64(products) * field.stepsOfProduct) else { return nil }
    let power = field.power(field.residue(of: 3), exponent)
    let divisor = Integer.greatestCommonDivisor(field.value(of: power) - 1, field.modulus)
    if divisor == field.modulus { return nil }
    if divisor > 1 { return divisor }
    let last = secondStage(power)
    return last > 1 && last < field.modulus ? last : nil
  }

  /// The greatest common divisor of the modulus and the product of `h^(w m) - h^j` over m up
  /// to w and odd j below w, for the width w.
  private func secondStage(_ power: [Limb]) -> Integer {
    let (n, width) = (field.count, Self.width)
    return Limbs.withScratch((width / 2 + 6) * n) { base in
      let slot = { (index: Int) in base + index * n }
      let (square, giant, step, difference, product) = (2, 3, 4, 5, width / 2 + 5)
      field.multiply(slot(square), power, power, base)
      // The odd powers stand in the slots from 6 on.
      slot(6).update(from: power, count: n)
      for i in 1..<width / 2 - 1 {
        field.multiply(slot(6 + i), slot(5 + i), slot(square), base)
      }
      let large = field.power(power, Integer(width))
      slot(giant).update(from: large, count: n)
      slot(step).update(from: large, count: n)
      slot(product).update(from: field.one, count: n)
      for _ in 0..<width {
        for i in 0..<width / 2 - 1 {
          field.subtract(slot(difference), slot(giant), slot(6 + i))
          field.multiply(slot(product), slot(product), slot(difference), base)
        }
        field.multiply(slot(giant), slot(giant), slot(step), base)
      }
      return field.sharedDivisor(slot(product))
    }
  }
}
