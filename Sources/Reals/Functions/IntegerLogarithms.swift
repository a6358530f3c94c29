// Natural logarithms of small integers, from series of area tangents of
// reciprocals.

internal import Numbers

/// Logarithms of small integers by Machin-like formulas.
///
/// > Source: Gourdon and Sebah, The logarithmic constant: log 2 (2004).
enum IntegerLogarithms {
  /// The logarithm of a number as the sum of each factor times the area tangent
  /// of the reciprocal.
  private struct Formula {
    let number: Int
    let terms: [(factor: Int, reciprocal: Int)]
  }

  /// The shortest formula for ln 2.
  private static var two: Formula {
    Formula(number: 2, terms: [(18, 26), (-2, 4801), (8, 8749)])
  }

  /// The formulas for the first four primes, which share their series.
  private static var primes: [Formula] {
    [
      Formula(number: 2, terms: [(144, 251), (54, 449), (-38, 4801), (62, 8749)]),
      Formula(number: 3, terms: [(228, 251), (86, 449), (-60, 4801), (98, 8749)]),
      Formula(number: 5, terms: [(334, 251), (126, 449), (-88, 4801), (144, 8749)]),
      Formula(number: 7, terms: [(404, 251), (152, 449), (-106, 4801), (174, 8749)]),
    ]
  }

  /// floor(ln(2) · 2^bits), or one less.
  static func logarithmOfTwo(
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    let series = try areaTangents(of: two, bits: bits + 16, in: &workspace)
    return combination(two, series)
  }

  /// floor(ln(p) · 2^bits), or one less, for the primes 2, 3, 5 and 7.
  static func logarithmsOfPrimes(
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> [(prime: Int, logarithm: Integer)] {
    let series = try areaTangents(of: primes[0], bits: bits + 16, in: &workspace)
    return primes.map { ($0.number, combination($0, series)) }
  }

  /// The series of a formula.
  private static func areaTangents(
    of formula: Formula,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> [Integer] {
    var series: [Integer] = []
    for term in formula.terms {
      series.append(try areaTangent(ofReciprocal: term.reciprocal, bits: bits, in: &workspace))
    }
    return series
  }

  /// The sum of a formula, with 16 bits cut off.
  private static func combination(_ formula: Formula, _ series: [Integer]) -> Integer {
    var sum = Integer(0)
    for (term, value) in zip(formula.terms, series) { sum += Integer(term.factor) * value }
    // Each series is off by an ulp, so the sum by less than 2^10 either way.
    return (sum - Integer(1024)) >> 16
  }

  /// floor(atanh(1/x) · 2^bits), or one less.
  private static func areaTangent(
    ofReciprocal x: Int,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    let x = Integer(x)
    // Each term adds log2(x^2) bits.
    let terms = bits / (2 * (x.bitLength - 1)) + 2
    let part = try AreaTangentSeries(square: x * x).part(0, terms, in: &workspace)
    // atanh(1/x) = x · sum of 1/((2k+1) x^(2k+2)).
    try workspace.budget.charge(2 * Budget.stepsOfProduct(ofBits: bits, by: bits))
    return ((x * part.numerator) << bits).divided(by: part.denominator, rounding: .down)
  }
}
