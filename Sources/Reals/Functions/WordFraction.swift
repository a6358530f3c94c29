// Fractions of one word, with 60 bits behind the point: where the iterations of
// logarithm and arctangent start.

internal import Numbers

/// A number from 0 to less than 16 in units of 2^-60.
struct WordFraction {
  /// The number times 2^60.
  var units: UInt64

  /// One.
  static var one: WordFraction { WordFraction(units: 1 << 60) }

  /// The product, off by less than an ulp.
  ///
  /// - Precondition: The product is below 16.
  static func * (x: WordFraction, y: WordFraction) -> WordFraction {
    let product = UInt64.wideProduct(x.units, y.units)
    return WordFraction(units: product.high << 4 | product.low >> 60)
  }

  /// abs(x / y), off by less than an ulp, for a quotient below 8.
  init(_ x: Integer, over y: Integer) {
    let quotient = (x.magnitude << 60).divided(by: y, rounding: .down)
    units = quotient.asUInt64 ?? 0
  }

  /// Creates the number of so many units.
  init(units: UInt64) {
    self.units = units
  }

  /// z + z³/3 + z⁵/5 + …, or with alternating signs, up to z^(2·terms - 1)
  /// for a z below 1/2.
  ///
  /// The error is less than 8 ulps: two for each of the last steps, and the
  /// square of z at most quarters what came before.
  func odds(terms: Int, isAlternating: Bool) -> WordFraction {
    let square = self * self
    var sum = WordFraction(units: 0)
    for k in stride(from: terms - 1, through: 0, by: -1) {
      let part = WordFraction.one.units / UInt64(2 * k + 1)
      let rest = (sum * square).units
      sum.units = isAlternating ? part - rest : part + rest
    }
    return sum * self
  }
}
