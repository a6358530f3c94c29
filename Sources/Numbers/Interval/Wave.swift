// Sine and cosine on a box at once: the one is the other's slope, and both come
// from the same reduced angles.

/// The sines and the cosines of the angles of a box, in radians.
struct Wave {
  let sine: Interval
  let cosine: Interval
}

extension Wave {
  /// A width in radians that is surely more than a whole turn.
  static var turn: Double { 6.5 }
  /// The widest box on which the first terms of a series say enough.
  private static var narrow: Double { 0x1p-36 }

  /// Nil where an end is so near to zero that the functions have values of their
  /// own there.
  @inline(never)
  init?(_ box: Interval) {
    let width = box.upper - box.lower
    if width >= Wave.turn {
      self.init(sine: Interval(ordered: -1, 1), cosine: Interval(ordered: -1, 1))
      return
    }
    guard min(box.lower.magnitude, box.upper.magnitude) >= 0x1p-28 else { return nil }
    let first = QuarterTurns(any: box.lower)
    let start = first.wave
    if width <= Wave.narrow {
      self.init(
        sine: Wave.beyond(start.sine, start.cosine, width),
        cosine: Wave.beyond(start.cosine, 0 - start.sine, width)
      )
      return
    }
    let last = QuarterTurns(any: box.upper)
    let stop = last.wave
    var (sines, cosines) = (Hull(), Hull())
    sines.include(Wave.around(start.sine))
    sines.include(Wave.around(stop.sine))
    cosines.include(Wave.around(start.cosine))
    cosines.include(Wave.around(stop.cosine))
    let place = AnglePath.quarter(shifted: first.shifted, rest: first.rest)
    let end = AnglePath.quarter(shifted: last.shifted, rest: last.rest)
    let quarters = width * 0x1.45f3_06dc_9c88_3p-1
    let count = AnglePath.count(of: quarters, from: place, to: end)
    for quarter in 0..<min(count, 4) {
      // At the end of quarter 0 the sine is 1, then the cosine is −1.
      let value = (place + quarter) & 2 == 0 ? 1.0 : -1.0
      if (place + quarter) & 1 == 0 { sines.include(value) } else { cosines.include(-value) }
    }
    self.init(sine: sines.interval ?? .entire, cosine: cosines.interval ?? .entire)
  }

  /// The values at an angle + t for t from 0 to w: a + b·t, off by at most w²/2, where a is
  /// the value and b the slope at the angle.
  ///
  /// Both ends have the same sign, so that w is exact. b is at most 1 and off by an ulp, so
  /// that the product is off by 2^-51 of w, and so is what is rounded after it.
  @inline(__always)
  private static func beyond(_ value: Double, _ slope: Double, _ width: Double) -> Interval {
    if width == 0 { return around(value) }
    let change = slope * width
    let rest = width * (0.5 * width + 0x1p-50)
    return Interval(
      ordered: max(Interval.down(value.nextDown + (min(change, 0) - rest)), -1),
      min(Interval.up(value.nextUp + (max(change, 0) + rest)), 1)
    )
  }

  @inline(__always)
  private static func around(_ value: Double) -> Interval { .around(value, from: -1, to: 1) }
}
