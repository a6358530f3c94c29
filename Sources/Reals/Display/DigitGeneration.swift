// From enclosures to digits: scale by a power of ten, and accept the whole part
// when both ends of the enclosure have the same.

internal import Numbers

/// Generates the digits of a number down to one decimal place.
struct DigitGeneration {
  private let x: Real
  /// The place of the last digit: −2 for hundredths.
  private let lastPlace: Int64
  private let bits: Int
  /// The precision of the first round, where more than that of the digits is known
  /// to be needed.
  private let start: Int

  init(_ x: Real, lastPlace: Int64, bits: Int, start: Int = 0) {
    self.x = x
    self.lastPlace = lastPlace
    self.bits = bits
    self.start = start
  }

  /// The bits that so many decimal digits take, and a few to spare.
  static func bits(forDigits count: Int) -> Int {
    // 3322/1000 > log2(10)
    count / 1000 * 3322 + count % 1000 * 3322 / 1000 + 24
  }

  /// A whole number of units of the last place.
  struct Whole {
    let isNegative: Bool
    let digits: String
    let lastPlace: Int64
    let isExact: Bool

    var expansion: DecimalExpansion {
      if digits == "0" {
        return DecimalExpansion(
          isNegative: isNegative,
          digits: "0",
          exponent: 0,
          isExact: isExact
        )
      }
      let exponent = lastPlace + Int64(digits.utf8.count) - 1
      guard isExact else {
        return DecimalExpansion(
          isNegative: isNegative,
          digits: digits,
          exponent: exponent,
          isExact: false
        )
      }
      var bytes = Array(digits.utf8)
      while bytes.count > 1, bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
      return DecimalExpansion(
        isNegative: isNegative,
        digits: String(decoding: bytes, as: UTF8.self),
        exponent: exponent,
        isExact: true
      )
    }
  }

  /// The precision of the first round.
  private static func firstPrecision(_ bits: Int, _ start: Int) -> Int { max(bits + 32, start) }

  /// The number in units of the last place, truncated toward zero, or nothing
  /// when it is too close to a whole number of units to tell.
  ///
  /// An enclosure that is known already takes the place of the first round.
  func truncated(
    _ first: Enclosure? = nil,
    in workspace: inout Workspace
  ) throws(RealError) -> Whole? {
    if let rational = x.rational {
      let size = rational.numerator.bitLength + rational.denominator.bitLength
      // A few leading digits of a huge rational come from an enclosure, unless
      // they are all there is.
      let isHuge = size > 8 * bits + 4096
      if !isHuge { return try truncated(rational, in: &workspace) }
      if let whole = try truncatedOnce(in: &workspace), !whole.isExact { return whole }
      return try truncated(rational, in: &workspace)
    }
    let graph = GraphEvaluation(x)
    let extra = try graph.angleBits(in: &workspace)
    var precision = first?.precision ?? DigitGeneration.firstPrecision(bits, start)
    var last =
      x.isCertainlyIrrational ? Refinement.longestPrecision : precision + Refinement.lastPrecision
    var first = first
    var straddled: Integer?
    var tested = false
    var isBeyond = false
    while precision <= last {
      do throws(RealError) {
        let ball: Ball
        if let known = first {
          (ball, first) = (known.ball, nil)
        } else {
          ball = try graph.ball(precision: precision + extra, in: &workspace)
        }
        switch try ends(of: ball, precision: precision, in: &workspace) {
        case .agree(let whole):
          workspace.decisions.noteDigits(bits: precision)
          return whole
        case .straddle(let integer): straddled = integer
        case .wide: break
        }
      } catch .undetermined {
        // The next round has more digits.
      }
      // A run of forty zeros or nines may be there for a reason.
      if let candidate = straddled, !tested, precision > bits + 128 {
        tested = true
        let gap = try Real.difference(x, try units(candidate, in: &workspace), in: &workspace)
        // The enclosure lies between the neighbours of the candidate, so the side
        // that the number is on settles its digits.
        if let sign = try Real.proveSign(gap, in: &workspace) {
          workspace.decisions.noteDigits(bits: precision)
          let isBelow = candidate.signum * sign < 0
          let whole = isBelow ? candidate.magnitude - 1 : candidate.magnitude
          return Whole(
            isNegative: candidate.isNegative,
            digits: whole.text(),
            lastPlace: lastPlace,
            isExact: sign == 0
          )
        }
      }
      if precision == last {
        let reach = isBeyond ? 0 : try graph.reach(in: &workspace)
        guard reach > 0 else { break }
        isBeyond = true
        last += reach
      }
      precision = min(last, precision + max(64, min(precision, precision - bits)))
    }
    return nil
  }

  /// So many units of the last place; a power of ten of any size.
  private func units(
    _ count: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let (rest, zeros) = count.removing(10)
    let place = Integer(lastPlace) + Integer(zeros)
    let unit = try Real.power(Real(Integer(10)), place, in: &workspace)
    return try Real.product(Real(rest), unit, in: &workspace)
  }

  /// The digits that were certain before the doubt: one fewer at a time.
  func afterDoubt(
    _ count: Int,
    _ top: Int64,
    in workspace: inout Workspace
  ) throws(RealError) -> DecimalExpansion? {
    var remaining = count - 1
    while remaining > 0 {
      let place = top - Int64(remaining) + 1
      let shorter = DigitGeneration(x, lastPlace: place, bits: bits)
      if let whole = try shorter.truncatedOnce(in: &workspace) {
        let found = whole.expansion
        return DecimalExpansion(
          isNegative: found.isNegative,
          digits: found.digits,
          exponent: found.exponent,
          isExact: false,
          isComplete: false
        )
      }
      remaining = remaining * 3 / 4
    }
    return nil
  }

  private func truncatedOnce(in workspace: inout Workspace) throws(RealError) -> Whole? {
    do throws(RealError) {
      let precision = bits + Refinement.lastPrecision
      let ball = try GraphEvaluation(x).ball(precision: precision, in: &workspace)
      if case .agree(let whole) = try ends(of: ball, precision: precision, in: &workspace) {
        workspace.decisions.noteDigits(bits: precision)
        return whole
      }
    } catch .undetermined {
      return nil
    }
    return nil
  }

  private enum Ends {
    /// Both ends have the same whole part.
    case agree(Whole)
    /// One whole number lies in the enclosure.
    case straddle(Integer)
    /// The enclosure is wider than a unit.
    case wide
  }

  private func ends(
    of ball: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ends {
    let factor = try Ball.tenTo(-lastPlace, precision: precision + 16, in: &workspace)
    let scaled = try Ball.product(
      Ball.absoluteValue(ball),
      factor,
      precision: precision + 16,
      in: &workspace
    )
    guard let size = scaled.log2Upper, size <= Int64(precision) + 64 else { return .wide }
    if scaled.radius.log2Upper > 0 { return .wide }
    try workspace.budget.charge(productOf: Int(clamping: max(size, 64)), by: bits)
    let (low, high) = (scaled.lower.floor, scaled.upper.floor)
    let isNegative = ball.significand.isNegative
    if low == high, !low.isNegative {
      // The number itself is not a whole number of units unless it is exact.
      let isWhole = scaled.isExact && scaled.contains(low)
      try chargeForText(of: low, in: &workspace)
      return .agree(
        Whole(
          isNegative: isNegative,
          digits: low.text(),
          lastPlace: lastPlace,
          isExact: isWhole
        )
      )
    }
    guard high - low == 1 else { return .wide }
    return .straddle(isNegative ? -high : high)
  }

  private func truncated(
    _ value: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Whole? {
    let unit = try power(ofTen: abs(lastPlace), in: &workspace)
    var (above, below) = (value.numerator.magnitude, value.denominator)
    if lastPlace < 0 { above *= unit } else { below *= unit }
    try workspace.budget.charge(productOf: above.bitLength, by: above.bitLength)
    let (whole, rest) = above.quotientAndRemainder(dividingBy: below)
    try chargeForText(of: whole, in: &workspace)
    return Whole(
      isNegative: value.signum < 0,
      digits: whole.text(),
      lastPlace: lastPlace,
      isExact: rest.isZero
    )
  }

  private func power(
    ofTen count: Int64,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    guard let count = Int(exactly: count), Int64(count) * 4 <= workspace.budget.bitLimit else {
      throw .overBudget(.memory)
    }
    try workspace.budget.charge(productOf: count * 4, by: count * 4)
    return Integer(10).raised(to: count)
  }

  private func chargeForText(
    of value: Integer,
    in workspace: inout Workspace
  ) throws(RealError) {
    let bits = value.bitLength
    let product = Budget.stepsOfProduct(ofBits: bits, by: bits)
    try workspace.budget.charge(product * 4)
  }

  /// The decimal place of the leading digit of a number that is not zero, or one more, and the
  /// enclosure that shows it; nothing where the number cannot be told from zero.
  ///
  /// Rounds begin at a precision that is known to be needed. Few bits are wanted in the
  /// enclosure itself, so that the digits come out of it; for many bits a short enclosure
  /// finds the place first.
  static func leadingPlace(
    of x: Real,
    _ bits: Int = .max,
    from start: Int = Refinement.firstPrecision,
    in workspace: inout Workspace
  ) throws(RealError) -> (top: Int64, enclosure: Enclosure?)? {
    if let rational = x.rational, rational.bitLength <= longestShortRational {
      return (leadingPlace(of: rational), nil)
    }
    let areFew = bits <= fewBits
    var precision = areFew ? firstPrecision(bits, start) : start
    let found = try Refinement.enclosure(
      of: x,
      bits: areFew ? bits : 32,
      precision: &precision,
      in: &workspace
    )
    guard let ball = found else { return nil }
    let enclosure = areFew ? Enclosure(ball: ball, precision: precision) : nil
    return (try leadingPlace(of: ball, in: &workspace), enclosure)
  }

  /// The same for few bits, without the sign being known: nothing where one round does not
  /// give the digits, as for zero.
  static func placeInOneRound(
    of x: Real,
    _ bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (top: Int64, enclosure: Enclosure?)? {
    guard bits <= fewBits, x.rational == nil, x.form?.isZero != true else { return nil }
    let graph = GraphEvaluation(x)
    let extra = try graph.angleBits(in: &workspace)
    let precision = firstPrecision(bits, 0)
    let ball: Ball
    do throws(RealError) {
      ball = try graph.ball(precision: precision + extra, in: &workspace)
    } catch .undetermined {
      return nil
    }
    guard ball.accuracyInBits >= bits, ball.sign != 0 else { return nil }
    let enclosure = Enclosure(ball: ball, precision: precision)
    return (try leadingPlace(of: ball, in: &workspace), enclosure)
  }

  /// An enclosure of the number, and the precision of the round that found it.
  struct Enclosure {
    let ball: Ball
    let precision: Int
  }

  /// The most bits of digits that are asked for at once with their place.
  private static var fewBits: Int { 512 }

  /// The most bits of a rational whose leading place is found without an enclosure.
  private static var longestShortRational: Int { 1_600 }

  /// The decimal place of the leading digit of a short rational that is not zero.
  ///
  /// > Source: Adams, Ryū: fast float-to-string conversion (2018), for the logarithm of a power
  /// > of two: 78,913/2^18 times an exponent up to 1,650 has the right floor.
  private static func leadingPlace(of value: Rational) -> Int64 {
    let (above, below) = (value.numerator.magnitude, value.denominator)
    // The magnitude is below 2^top and above 2^(top − 2), which is less than ten times apart.
    let top = above.bitLength - below.bitLength + 1
    let place = (top * 78_913) >> 18
    let power = Integer(10).raised(to: abs(place))
    let isBelow = place < 0 ? above * power < below : above < below * power
    return Int64(isBelow ? place - 1 : place)
  }

  /// The decimal place of the leading digit of a ball clear of zero, or one
  /// more.
  private static func leadingPlace(
    of ball: Ball,
    in workspace: inout Workspace
  ) throws(RealError) -> Int64 {
    guard let top = ball.log2Upper else { return 0 }
    // log10(2) is between 30102999566398/10^14 and one more; the exponents are
    // below 2^60, so a product in integers does not round.
    let scaled = Integer(top) * Integer(30_102_999_566_398 as Int64)
    let place = scaled.divided(by: Integer(100_000_000_000_000 as Int64), rounding: .down)
    // Settle which of two powers of ten the number lies above.
    for candidate in [place + 1, place] {
      guard let exponent = candidate.asInt.map({ Int64($0) }) else { throw .overBudget(.magnitude) }
      let power = try Ball.tenTo(exponent, precision: 64, in: &workspace)
      let gap = try Ball.difference(
        Ball.absoluteValue(ball),
        power,
        precision: 64,
        in: &workspace
      )
      if gap.isNegative != .yes { return exponent }
    }
    return (place - 1).asInt.map { Int64($0) } ?? 0
  }
}

extension Ball {
  /// An enclosure of a power of ten.
  static func tenTo(
    _ exponent: Int64,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard let count = Int(exactly: exponent), abs(exponent) < 1 << 30 else {
      let exponent = Ball(Integer(exponent))
      return try power(Ball(10), natural: exponent, precision: precision, in: &workspace)
    }
    return try power(Ball(10), count, precision: precision, in: &workspace)
  }
}
