// Forms that an enclosure of a value decides: the nearest floating-point number, and the
// first terms of a continued fraction.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Presentation {
  /// The nearest number of IEEE 754 with so many bits, halves to even, in full, and behind it
  /// how far it is above the value, where it is another number.
  func float(
    _ width: Int,
    _ real: Real,
    _ digits: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> ValueSpelling? {
    let format = width == 64 ? FloatFormat.double : .single
    let first = real.rational == nil ? try expansion(of: real, 1, &workspace) : .zero
    if first.exponent > 400 { return .signs(first.isNegative ? "-∞" : "∞") }
    var count = 40
    var ends = try enclosure(of: real, count, &workspace)
    while format.nearest(to: ends.lower) != format.nearest(to: ends.upper), count < 1000 {
      count *= 2
      ends = try enclosure(of: real, count, &workspace)
    }
    let nearest = format.nearest(to: ends.lower)
    guard nearest == format.nearest(to: ends.upper) else { throw .undetermined(.zero(.digits)) }
    guard let nearest else { return .signs(ends.lower.isNegative ? "-∞" : "∞") }
    guard let full = Expression(repeating: nearest, limit: 1100) else { return nil }
    guard real.rational != nearest else { return .float(full, error: nil) }
    let error = try Real.difference(Real(nearest), real, in: &workspace)
    let found = try expansion(of: error, digits + 1, &workspace)
    return .float(full, error: Expression(certain: found))
  }

  /// The terms of a continued fraction, and `…` where there are more.
  ///
  /// All numbers between two have the terms that both have. The first term that is not 0 is always
  /// there: where the digits do not decide it, twice as many do.
  func continuedFraction(
    _ real: Real,
    _ digits: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> ValueSpelling {
    var count = digits + 10
    while true {
      var (lower, upper) = try enclosure(of: real, count, &workspace)
      let bits = lower.numerator.bitLength + lower.denominator.bitLength
      try workspace.budget.charge(productOf: bits, by: 4 * bits)
      let isWhole = lower == upper
      var terms: [Integer] = []
      while lower.floor == upper.floor {
        let whole = lower.floor
        terms.append(whole)
        (lower, upper) = (lower - Rational(whole), upper - Rational(whole))
        if lower.signum == 0 || upper.signum == 0 { break }
        (lower, upper) = (Rational(1) / upper, Rational(1) / lower)
      }
      if isWhole || terms.contains(where: { !$0.isZero }) {
        return .continuedFraction(terms, isWhole: isWhole)
      }
      count *= 2
    }
  }

  /// Rational numbers that the value is between: both are the value where it is rational.
  private func enclosure(
    of real: Real,
    _ digits: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> (lower: Rational, upper: Rational) {
    if let rational = real.rational { return (rational, rational) }
    let found = try expansion(of: real, digits, &workspace)
    let places = found.exponent - Int64(found.digits.utf8.count - 1)
    guard let places = Int(exactly: places), abs(places) < 1 << 14,
      let natural = Integer(decimalDigits: found.digits.utf8)
    else { throw .overBudget(.magnitude) }
    let power = Rational(Integer(10).raised(to: abs(places)))
    func scaled(_ x: Integer) -> Rational { places < 0 ? Rational(x) / power : Rational(x) * power }
    let (near, far) = (scaled(natural), scaled(natural + 1))
    return found.isNegative ? (-far, -near) : (near, far)
  }
}

/// A binary format of IEEE 754.
private struct FloatFormat {
  /// The bits of a significand.
  let precision: Int
  /// The exponent of the least positive number.
  let least: Int
  /// The exponent of the least power of two that is too large.
  let limit: Int

  static let single = FloatFormat(precision: 24, least: -149, limit: 128)
  static let double = FloatFormat(precision: 53, least: -1074, limit: 1024)

  /// The nearest number of the format, halves to even; nothing where that is infinite.
  func nearest(to x: Rational) -> Rational? {
    guard x.signum != 0 else { return x }
    // 2^(top − 1) < |x| < 2^(top + 1), and the quotient tells which half.
    let top = x.numerator.bitLength - x.denominator.bitLength
    guard top <= limit else { return nil }
    let isAbove =
      top >= 0
      ? x.numerator.magnitude >= x.denominator << top
      : x.numerator.magnitude << -top >= x.denominator
    let quantum = max((isAbove ? top : top - 1) - precision + 1, least)
    let (above, below) =
      quantum >= 0
      ? (x.numerator, x.denominator << quantum) : (x.numerator << -quantum, x.denominator)
    let whole = above.divided(by: below, rounding: .toNearestOrEven)
    guard whole.bitLength + quantum <= limit else { return nil }
    return quantum >= 0
      ? Rational(whole << quantum) : Rational(whole, over: Integer(1) << -quantum)
  }
}
