// Quotients that are 0/0 at one point, with their limit there, and u ln u, all without the
// cancellation of the plain operations.
//
// `budgets.py` adds up the errors.

extension DoubleFunction {
  /// sin u/u for an angle in radians; 1 at 0.
  package static let sineQuotient = ofAngle({ $0.sineQuotient($1) }, { $0.sineQuotient($1) })
  /// (1 − cos u)/u² for an angle in radians; 1/2 at 0.
  package static let cosineQuotient = ofAngle(
    { $0.cosineQuotient($1) },
    { $0.cosineQuotient($1) }
  )
  /// (eᵘ − 1)/u; 1 at 0.
  package static let exponentialQuotient = DoubleFunction(
    { $0.exponentialQuotient() },
    { $0.exponentialQuotient() }
  )
  /// ln(1 + u)/u; 1 at 0.
  package static let logarithmQuotient = DoubleFunction(
    { $0.logarithmQuotient() },
    { $0.logarithmQuotient() }
  )
  /// u ln u; 0 at 0.
  package static let logarithmProduct = DoubleFunction(
    { $0.logarithmProduct() },
    { $0.logarithmProduct() }
  )
}

extension Lanes {
  /// sin x/x, within 0.75 ulp.
  ///
  /// The sine is a pair within 2^-55 of itself. Below 2^-28, x²/6 is below
  /// 2^-58.
  @inline(__always)
  fileprivate func sineQuotient(_ isSmall: Bool) -> Self {
    let turns = isSmall ? QuarterTurns(small: self) : QuarterTurns(any: self)
    let value = (turns.sinePair / Pair(self, Self(repeating: 0))).sum
    return value.replacing(with: 1, where: absolute .< Self.tiny)
  }

  /// (1 − cos x)/x² = 2 (sin(x/2)/x)², within 0.9 ulp.
  ///
  /// The square doubles the error of the sine. Above 2^400 a factor keeps the
  /// second parts of pairs in the normal range.
  @inline(__always)
  fileprivate func cosineQuotient(_ isSmall: Bool) -> Self {
    let half = self * 0.5
    let turns = isSmall ? QuarterTurns(small: half) : QuarterTurns(any: half)
    let isLarge = Self(repeating: 0x1p400) .< absolute
    let divisor = replacing(with: self * 0x1p-300, where: isLarge)
    let quotient = turns.sinePair / Pair(divisor, Self(repeating: 0))
    let square = (quotient * quotient).sum * 2
    return square.replacing(with: square * 0x1p-600, where: isLarge)
      .replacing(with: 0.5, where: absolute .< Self.tiny)
  }

  /// ln(1 + x)/x, within 0.9 ulp; NaN below −1.
  ///
  /// 1 + x is an exact pair, its logarithm within 2^-54.3 of itself. Below 2^-28
  /// it is within 2^-57 of 1 − x/2.
  @inline(__always)
  fileprivate func logarithmQuotient() -> Self {
    let one = Self(repeating: 1)
    let sum = Pair(one, plus: self)
    let logarithm = sum.high.logarithmPair(plus: sum.low).normalized
    let value = (logarithm / Pair(self, Self(repeating: 0))).sum
    return value.replacing(with: 1 - self * 0.5, where: absolute .< Self.tiny)
      .replacing(with: .infinity, where: self .== Self(repeating: -1))
      .replacing(with: .nan, where: self .< Self(repeating: -1))
      .replacing(with: 0, where: Self(repeating: .infinity) .<= self).keepingNaN(self)
  }

  /// x ln x, within 0.9 ulp; NaN below 0.
  ///
  /// The logarithm is a pair within 2^-54.3 of itself. A factor keeps the parts
  /// of the product in the normal range.
  @inline(__always)
  fileprivate func logarithmProduct() -> Self {
    let (isSmall, isLarge) = (self .< Self(repeating: 0x1p-800), Self(repeating: 0x1p800) .< self)
    let factor = replacing(with: self * 0x1p200, where: isSmall)
      .replacing(with: self * 0x1p-200, where: isLarge)
    let logarithm = logarithmPair(plus: Self(repeating: 0)).normalized
    let product = (logarithm * factor).sum
    return product.replacing(with: product * 0x1p-200, where: isSmall)
      .replacing(with: product * 0x1p200, where: isLarge)
      .replacing(with: 0, where: self .== Self(repeating: 0))
      .replacing(with: .nan, where: self .< Self(repeating: 0))
      .replacing(with: self, where: Self(repeating: .infinity) .<= self).keepingNaN(self)
  }
}
