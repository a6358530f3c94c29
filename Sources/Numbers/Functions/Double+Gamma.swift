// The gamma function over doubles.
//
// With x = n + f, f from −1/2 to 1/2, Γ(x) is Γ(2 + f) times or over factors k + f, which are
// exact pairs, so that only Γ(2 + f) and the last sum are rounded. `special.py` makes the
// coefficients and adds up the errors.

extension DoubleFunction {
  /// The gamma function.
  package static let gamma = DoubleFunction { $0.gamma() }
}

extension Double {
  /// Gamma, within 0.9 ulp; rounded once more below the normal range, and NaN at 0, −1,
  /// −2, ….
  func gamma() -> Double {
    // Γ(x) = 1/x − γ + …, within 2^-60 of 1/x here, and Γ(172) is beyond the doubles.
    if magnitude < 0x1p-60 { return self == 0 ? .nan : 1 / self }
    guard self < 172 else { return .infinity }
    // Every double from 2^52 on is whole.
    guard self > -0x1p52 else { return .nan }
    let nearest = magnitude < 0.5 ? 0 : (self + 0.5).roundedDown()
    let rest = self - nearest
    if self < -190 {
      // Γ(x) is below half of the least double, however near x is to a pole.
      return rest == 0 ? .nan : roundedDown().isOddWhole ? -0.0 : 0
    }
    if nearest <= 0, rest == 0 { return .nan }
    let start = Double.gammaNearTwo(rest)
    let (factors, exponent) = Double.gammaFactors(nearest, rest)
    if nearest > 2 { return (start * factors).sum.scaled(exponent) }
    return (start / factors).sum.scaled(0 - exponent)
  }

  /// Γ(2 + f) for f from −1/2 to 1/2, within 2^-55.2 of itself; exact at 0.
  private static func gammaNearTwo(_ f: Double) -> Pair<Double> {
    if f == 0 { return Pair(larger: 1, plus: 0) }
    let index = Swift.min(Int((f + 0.5) * 8), 7)
    return Pair(rows: GammaTable.rows, index, at: f - (Double(2 * index + 1) / 16 - 0.5))
  }

  /// The product of k + f for k from 2 to n − 1 or, where n is below 2, from n to 1; as a
  /// pair and a power of two.
  private static func gammaFactors(
    _ n: Double,
    _ f: Double
  ) -> (product: Pair<Double>, exponent: Double) {
    var (product, exponent) = (Pair<Double>(larger: 1, plus: 0), 0.0)
    let (first, last) = n > 2 ? (2, n - 1) : (n, 1)
    var k = first
    while k <= last {
      product = product * Pair(k, plus: f)
      if product.high.magnitude > 0x1p512 {
        product.high = product.high * 0x1p-512
        product.low = product.low * 0x1p-512
        exponent = exponent + 512
      }
      k = k + 1
    }
    return (product, exponent)
  }
}
