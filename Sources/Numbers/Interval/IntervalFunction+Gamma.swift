// The gamma function over intervals.
//
// Between two poles the size of gamma is convex, since its logarithm is: it falls to one
// minimum and rises from there, and its slope Γψ rises all the way.

extension IntervalFunction {
  /// The gamma function, undefined at 0, −1, −2, ….
  package static let gamma = IntervalFunction(
    values: { box in
      let parts = GammaPart.parts(of: box)
      guard let parts else { return Enclosure(.entire, .partial) }
      let values = parts.dropFirst().reduce(parts.first?.values) { $0?.hull($1.values) }
      let isContinuous = parts.count == 1 && !parts[0].startsAtPole && !parts[0].stopsAtPole
      return values.map { Enclosure($0, isContinuous ? .continuous : .partial) }
    },
    slopes: { box, _ in
      guard let part = GammaPart.parts(of: box)?.first, part.box == box, !part.startsAtPole,
        !part.stopsAtPole
      else { return .entire }
      return part.slopes
    },
    attained: { box in GammaPart.parts(of: box)?.last?.attained },
    sides: { box in
      guard let parts = GammaPart.parts(of: box), let first = parts.first, let last = parts.last
      else { return nil }
      let (isBelow, isAbove) = (first.stopsAtPole, last.startsAtPole)
      guard parts.count == 1 ? isBelow != isAbove : parts.count == 2 && isBelow && isAbove,
        parts.count == 1 || !first.startsAtPole && !last.stopsAtPole
      else { return nil }
      return Sides(
        below: isBelow ? Enclosure(first.values, .continuous) : nil,
        above: isAbove ? Enclosure(last.values, .continuous) : nil
      )
    }
  )
}

/// A part of a box without a pole of gamma inside of it.
private struct GammaPart {
  let box: Interval
  let startsAtPole: Bool
  let stopsAtPole: Bool

  /// The parts of a box from left to right; nil where there are more than four, or where
  /// doubles are too far apart to count poles by ones.
  static func parts(of box: Interval) -> [GammaPart]? {
    let (first, last) = (box.lower.roundedUp() + 0, Swift.min(box.upper.roundedDown() + 0, 0))
    if first > last { return [GammaPart(box: box, startsAtPole: false, stopsAtPole: false)] }
    guard last - first <= 2, first > -0x1p52 else { return nil }
    var parts: [GammaPart] = []
    var (lower, isPole, pole) = (box.lower, false, first)
    while pole <= last {
      if lower < pole {
        parts.append(
          GammaPart(box: Interval(ordered: lower, pole), startsAtPole: isPole, stopsAtPole: true)
        )
      }
      (lower, isPole, pole) = (pole, true, pole + 1)
    }
    if lower < box.upper {
      let rest = Interval(ordered: lower, box.upper)
      parts.append(GammaPart(box: rest, startsAtPole: true, stopsAtPole: false))
    }
    return parts
  }

  /// Whether gamma is negative on the part.
  private var isNegative: Bool {
    box.lower < 0 && box.lower.roundedDown().isOddWhole
  }

  /// The values.
  var values: Interval {
    let (low, high) = (size(box.lower), size(box.upper))
    let least = minimum
    let lower =
      least.map { $0.lower } ?? (isFalling ? high.lower : low.lower)
    let sizes = Interval(ordered: lower, Swift.max(low.upper, high.upper))
    return isNegative ? -sizes : sizes
  }

  /// Values that are taken: those between the inner bounds of the ends and of the minimum.
  var attained: Interval? {
    let (low, high) = (size(box.lower), size(box.upper))
    let lower = Swift.min(low.upper, Swift.min(high.upper, minimum?.upper ?? .infinity))
    let upper = Swift.max(low.lower, high.lower)
    guard lower <= upper, lower < .infinity else { return nil }
    let sizes = Interval(ordered: lower, upper)
    return isNegative ? -sizes : sizes
  }

  /// The slopes of a part without poles at its ends, which rise, or fall below zero.
  var slopes: Interval {
    let (low, high) = (slope(box.lower), slope(box.upper))
    return low.hull(high)
  }

  /// The sizes of the value at an end of the part; infinite at a pole.
  private func size(_ x: Double) -> Interval {
    let isPole = x == box.lower ? startsAtPole : x == box.upper && stopsAtPole
    if isPole || x == .infinity { return Interval(ordered: .infinity, .infinity) }
    return GammaPart.sizeOfValue(x)
  }

  private static func sizeOfValue(_ x: Double) -> Interval {
    let value = x.gamma().magnitude
    if x.isWhole, value < 0x1p53 { return Interval(ordered: value, value) }
    return .around(value, from: 0)
  }

  private func slope(_ x: Double) -> Interval {
    if x == .infinity { return Interval(ordered: .greatestFiniteMagnitude, .infinity) }
    let size = GammaPart.sizeOfValue(x) * GammaPart.digamma(x)
    return isNegative ? -size : size
  }

  /// Whether the size falls on all of the part.
  private var isFalling: Bool {
    if stopsAtPole || box.upper == .infinity { return false }
    return GammaPart.digamma(box.upper).upper <= 0
  }

  /// An interval around the least size where it is not proved to be at an end.
  private var minimum: Interval? {
    if !startsAtPole, GammaPart.digamma(box.lower).lower >= 0 { return nil }
    if isFalling { return nil }
    if box.lower >= 0 {
      // 1.46163…, and the value there.
      let place = 0x1.762d_8635_6be3_fp+0
      if box.lower <= place, box.upper >= place.nextUp {
        return .around(0x1.c56d_c82a_74ae_fp-1)
      }
    }
    return minimumByHalving
  }

  /// Around the minimum, by halving and by the tangents at the ends of what is left.
  private var minimumByHalving: Interval {
    var (low, high) = (box.lower, box.upper)
    var (isLowKnown, isHighKnown) = (!startsAtPole, !stopsAtPole && high < .infinity)
    for _ in 0..<40 {
      let middle = high == .infinity ? Swift.max(2, low * 2) : low + (high - low) * 0.5
      guard low < middle, middle < high else { break }
      let slope = GammaPart.digamma(middle)
      if slope.lower > 0 {
        (high, isHighKnown) = (middle, true)
      } else if slope.upper < 0 {
        (low, isLowKnown) = (middle, true)
      } else {
        break
      }
    }
    var least = 0.0
    var most = Double.infinity
    for (x, isKnown) in [(low, isLowKnown), (high, isHighKnown)] where isKnown {
      let size = GammaPart.sizeOfValue(x)
      most = Swift.min(most, size.upper)
      guard high < .infinity else { continue }
      let change = size * GammaPart.digamma(x) * (Interval(high) - Interval(low))
      least = Swift.max(least, (size - change.magnitude).lower)
    }
    return Interval(ordered: Swift.min(least, most), most)
  }
}

extension GammaPart {
  /// The slope of ln |Γ| at a number that is no pole.
  ///
  /// > Source: DLMF 5.5.2, 5.5.4, and 5.11.2, whose partial sums are above and below by
  /// > turns.
  private static func digamma(_ x: Double) -> Interval {
    if x > 0 { return digamma(positive: Interval(x)) }
    // ψ(x) = ψ(1 − x) − π cot(πf) for x = n + f.
    let nearest = x > -0.5 ? 0 : (x + 0.5).roundedDown()
    let angle = pi * Interval(x - nearest)
    let (sine, cosine) = (radianSine.values(angle)?.values, radianCosine.values(angle)?.values)
    guard let sine, let cosine else { return .entire }
    return digamma(positive: .one - Interval(x)) - pi * cosine.divided(by: sine)
  }

  private static func digamma(positive x: Interval) -> Interval {
    var (y, sum) = (x, Interval.zero)
    while y.lower < 10 {
      sum = sum + Interval.one.divided(by: y)
      y = y + .one
    }
    let inverse = Interval.one.divided(by: y)
    let square = inverse.squared()
    // 1/(2y) + 1/(12y²) − 1/(120y⁴) + 1/(252y⁶), but for 1/(240y⁸) at most.
    let rest = square * (.third * .half * .half - square * (second - square * third))
    let last = square.squared().squared() * Interval(ordered: 0, 0.0042)
    let logarithm = IntervalFunction.naturalLogarithm.values(y)?.values ?? .entire
    return logarithm - inverse * .half - rest + last - sum
  }

  private static var pi: Interval { .around(0x1.921f_b544_42d1_8p+1) }
  /// Around 1/120.
  private static var second: Interval { .around(1.0 / 120) }
  /// Around 1/252.
  private static var third: Interval { .around(1.0 / 252) }
  private static let radianSine = IntervalFunction.sine(unitsPerQuarter: nil)
  private static let radianCosine = IntervalFunction.cosine(unitsPerQuarter: nil)
}
