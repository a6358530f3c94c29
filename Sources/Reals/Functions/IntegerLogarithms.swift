// Natural logarithms of small integers, from series of arctangents of
// reciprocals that are summed by binary splitting.

internal import Numbers

/// Logarithms of small integers by Machin-like formulas.
///
/// > Source: Gourdon and Sebah, The logarithmic constant: log 2 (2004).
enum IntegerLogarithms {
  /// floor(ln(n) · 2^bits), or one less, for an integer above 1.
  ///
  /// Integers other than 2, 3, 5, 7 are reduced to smaller ones.
  static func logarithm(
    of n: Int,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    let working = bits + 24
    let value: Integer
    if let row = formulas.first(where: { $0.number == n }) {
      value = try combination(row.terms, bits: working, in: &workspace)
    } else if let factor = leastFactor(n) {
      value =
        try workspace.logarithm(of: factor, bits: working)
        + workspace.logarithm(of: n / factor, bits: working)
    } else {
      // 2 ln(p) = ln(p-1) + ln(p+1) + 2 atanh(1/(2p^2-1)), both neighbours even.
      let square = Integer(n) * Integer(n)
      let rest = try areaTangent(
        ofReciprocal: square + square - Integer(1),
        bits: working,
        in: &workspace
      )
      let twice =
        try workspace.logarithm(of: n - 1, bits: working)
        + workspace.logarithm(of: n + 1, bits: working) + rest << 1
      value = twice >> 1
    }
    // The combinations are off by less than 2^10 ulps, the others by 2^4.
    return (value - Integer(1024)) >> 24
  }

  /// A formula for the logarithm of a number: the sum of each factor times the
  /// area tangent of the reciprocal.
  private struct Formula {
    let number: Int
    let terms: [(factor: Int, reciprocal: Int)]
  }

  /// The formulas; the last three share their series with each other.
  private static var formulas: [Formula] {
    [
      Formula(number: 2, terms: [(18, 26), (-2, 4801), (8, 8749)]),
      Formula(number: 3, terms: [(228, 251), (86, 449), (-60, 4801), (98, 8749)]),
      Formula(number: 5, terms: [(334, 251), (126, 449), (-88, 4801), (144, 8749)]),
      Formula(number: 7, terms: [(404, 251), (152, 449), (-106, 4801), (174, 8749)]),
    ]
  }

  /// The sum of the terms of a formula, off by less than the sum of the
  /// magnitudes of the factors in ulps.
  private static func combination(
    _ terms: [(factor: Int, reciprocal: Int)],
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    var sum = Integer(0)
    for term in terms {
      let series = try areaTangent(
        ofReciprocal: Integer(term.reciprocal),
        bits: bits,
        in: &workspace
      )
      sum += Integer(term.factor) * series
    }
    return sum
  }

  /// The least factor below 1000 of a composite number.
  private static func leastFactor(_ n: Int) -> Int? {
    var factor = 2
    while factor * factor <= n {
      if n % factor == 0 { return factor }
      factor += 1
    }
    return nil
  }

  /// floor(atanh(1/x) · 2^bits), or one less.
  static func areaTangent(
    ofReciprocal x: Integer,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    // Each term adds log2(x^2) bits.
    let terms = bits / (2 * (x.bitLength - 1)) + 2
    let part = try AreaTangentSeries(square: x * x).part(0, terms, in: &workspace)
    // atanh(1/x) = x · sum of 1/((2k+1) x^(2k+2)).
    try workspace.budget.charge(2 * Budget.stepsOfProduct(ofBits: bits, by: bits))
    return ((x * part.numerator) << bits).divided(by: part.denominator, rounding: .down)
  }
}
