// The functions of angles on a box: monotone on each quarter turn, and known
// exactly at its ends, where there is a zero, an extremum or a pole.
//
// In which quarter an angle is is known for every double (QuarterTurns.swift),
// so that no end of a quarter in the box is missed and none is invented.

/// A function of angles over intervals.
struct AngleFunction: Sendable {
  /// The function over doubles.
  let function: DoubleFunction
  /// The function of a reduced angle of at least 2^-28.
  let ofTurns: @Sendable (QuarterTurns<Double>) -> Double
  /// The number of units in a quarter turn, or nil for radians.
  let unitsPerQuarter: Double?
  /// The values at the ends of the quarters; at a pole, the infinite limit from below.
  ///
  /// The limit from above a pole has the other sign.
  let ends: (Double, Double, Double, Double)
  /// The set of all values.
  let range: Range

  /// The values that a function of angles takes.
  enum Range {
    case all
    case upToOne
    case fromOne
  }

  /// A width that is surely a whole turn or more.
  var turn: Double { unitsPerQuarter.map { 4 * $0 } ?? Wave.turn }

  /// The values on a box.
  func values(_ box: Interval) -> Enclosure? {
    let path = AnglePath(of: self, box)
    var hull = Hull()
    var hasPole = false
    if let start = path.start { hull.include(start) }
    if let stop = path.stop { hull.include(stop) }
    var position = path.first
    while position <= path.last {
      let end = value(atEnd: position)
      if end.isFinite {
        hull.include(end)
      } else {
        hasPole = true
        if position > path.first || !path.startsAtEnd { hull.include(end) }
        if position < path.last || !path.stopsAtEnd { hull.include(-end) }
      }
      position += 1
    }
    return hull.interval.map { Enclosure($0, hasPole ? .partial : .continuous) }
  }

  /// Values that are taken on one connected part of the box: those of the
  /// largest part between poles.
  func attained(_ box: Interval) -> Interval? {
    if range == .upToOne, box.width >= turn { return Interval(ordered: -1, 1) }
    let path = AnglePath(of: self, box)
    var part = InnerHull()
    var largest: Interval?
    if let start = path.start { part.include(start) }
    var position = path.first
    while position <= path.last {
      let end = value(atEnd: position)
      if end.isFinite {
        part.include(Interval(end))
      } else {
        if position > path.first || !path.startsAtEnd { part.includeLimit(end) }
        largest = Interval.larger(largest, part.interval)
        part = InnerHull()
        if position < path.last || !path.stopsAtEnd { part.includeLimit(-end) }
      }
      position += 1
    }
    if let stop = path.stop { part.include(stop) }
    return Interval.larger(largest, part.interval)
  }

  /// The values on the two sides of the only pole in the box.
  func sides(_ box: Interval) -> Sides? {
    let path = AnglePath(of: self, box)
    var (below, above) = (Hull(), Hull())
    var poles = 0
    if let start = path.start { below.include(start) }
    var position = path.first
    while position <= path.last {
      let end = value(atEnd: position)
      if end.isFinite {
        if poles == 0 { below.include(end) } else { above.include(end) }
      } else {
        if position > path.first || !path.startsAtEnd { below.include(end) }
        if position < path.last || !path.stopsAtEnd { above.include(-end) }
        poles += 1
      }
      position += 1
    }
    guard poles == 1 else { return nil }
    if let stop = path.stop { above.include(stop) }
    return Sides(
      below: below.interval.map { Enclosure($0, .continuous) },
      above: above.interval.map { Enclosure($0, .continuous) }
    )
  }

  /// The value at the end of a quarter.
  @inline(__always)
  private func value(atEnd position: Int) -> Double {
    switch position & 3 {
    case 0: ends.0
    case 1: ends.1
    case 2: ends.2
    default: ends.3
    }
  }

  /// The quarter turn of an angle and an interval around the value.
  @inline(__always)
  fileprivate func point(_ angle: Double) -> AnglePoint {
    let size = angle.magnitude
    if unitsPerQuarter == nil, 0x1p-28 <= size {
      let turns = QuarterTurns(any: angle)
      return AnglePoint(shifted: turns.shifted, rest: turns.rest, bounds(ofTurns(turns)))
    }
    return otherPoint(angle)
  }

  /// The same for an angle in degrees or gradians, or for one near zero.
  private func otherPoint(_ angle: Double) -> AnglePoint {
    let units = unitsPerQuarter ?? 1
    // The rest is exact.
    let reduced = angle.magnitude <= 0x1p45 ? angle : Double.modulo(angle, 4 * units)
    let shifted = reduced * (1 / units) + Double.roundingShift
    let rest = reduced - (shifted - Double.roundingShift) * units
    return AnglePoint(shifted: shifted, rest: rest, bounds(function.one(angle)))
  }

  /// An interval around a value that the function over doubles gives.
  @inline(__always)
  private func bounds(_ value: Double) -> Interval {
    switch range {
    case .all: return .around(value)
    case .upToOne: return .around(value, from: -1, to: 1)
    case .fromOne:
      return value > 0 ? .around(value, from: 1) : -Interval.around(-value, from: 1)
    }
  }
}

/// An angle that is a double, and an interval around the value there.
private struct AnglePoint {
  /// The quarter turn of the angle, modulo 4.
  let quarter: Int
  /// Whether the angle is at the start of the quarter.
  let isAtEnd: Bool
  /// An interval around the value, where the angle is not at the start of a quarter.
  let values: Interval

  @inline(__always)
  init(shifted: Double, rest: Double, _ values: Interval) {
    quarter = AnglePath.quarter(shifted: shifted, rest: rest)
    isAtEnd = rest == 0
    self.values = values
  }
}

/// The way through a box: its ends, and the ends of quarter turns between them.
struct AnglePath {
  /// The first end of a quarter turn, as their number modulo 4.
  let first: Int
  /// The last end, at most 9 after the first; before it if there is none.
  let last: Int
  /// Whether the box starts at an end.
  let startsAtEnd: Bool
  /// Whether the box stops at an end.
  let stopsAtEnd: Bool
  /// An interval around the value where the box starts, if that is a number
  /// and at no end of a quarter.
  let start: Interval?
  /// The same where it stops.
  let stop: Interval?

  @inline(__always)
  fileprivate init(of function: AngleFunction, _ box: Interval) {
    guard box.isBounded else {
      (first, last, startsAtEnd, stopsAtEnd, start, stop) = (0, 8, false, false, nil, nil)
      return
    }
    let low = function.point(box.lower)
    let high = box.lower == box.upper ? low : function.point(box.upper)
    let units = function.unitsPerQuarter
    let quarters = (box.upper - box.lower) * (units.map { 1 / $0 } ?? 0x1.45f3_06dc_9c88_3p-1)
    let count = AnglePath.count(of: quarters, from: low.quarter, to: high.quarter)
    startsAtEnd = low.isAtEnd
    stopsAtEnd = high.isAtEnd
    first = low.isAtEnd ? low.quarter : low.quarter + 1
    last = low.quarter + count
    start = low.isAtEnd ? nil : low.values
    stop = high.isAtEnd ? nil : high.values
  }

  /// The quarter turn of an angle, modulo 4, that is reduced.
  @inline(__always)
  static func quarter(shifted: Double, rest: Double) -> Int {
    let nearest = Int(truncatingIfNeeded: shifted.bitPattern & 3)
    return rest < 0 ? nearest - 1 : nearest
  }

  /// How many ends of quarters there are in a width, at most 8.
  @inline(__always)
  static func count(of quarters: Double, from low: Int, to high: Int) -> Int {
    let difference = (high - low) & 3
    // The number of ends differs from the width by less than 1 and a rounding
    // error; it is known modulo 4.
    let turns = ((quarters - Double(difference)) * 0.25 + 0.5).roundedDown()
    return turns >= 2 ? 8 : difference + 4 * Int(turns)
  }
}

/// The hull of values and bounds.
struct Hull {
  private var lower = Double.infinity
  private var upper = -Double.infinity

  @inline(__always)
  mutating func include(_ value: Double) {
    lower = min(lower, value)
    upper = max(upper, value)
  }

  @inline(__always)
  mutating func include(_ interval: Interval) {
    lower = min(lower, interval.lower)
    upper = max(upper, interval.upper)
  }

  @inline(__always)
  var interval: Interval? { lower <= upper ? Interval(ordered: lower, upper) : nil }
}

/// The values between numbers that are taken, each of which is known by an interval only.
private struct InnerHull {
  private var lower = Double.infinity
  private var upper = -Double.infinity

  @inline(__always)
  mutating func include(_ interval: Interval) {
    lower = min(lower, interval.upper)
    upper = max(upper, interval.lower)
  }

  /// Includes all values toward an infinite limit.
  @inline(__always)
  mutating func includeLimit(_ limit: Double) {
    if limit < 0 { lower = limit } else { upper = limit }
  }

  @inline(__always)
  var interval: Interval? {
    lower <= upper && lower < .infinity && upper > -.infinity
      ? Interval(ordered: lower, upper) : nil
  }
}

extension Interval {
  /// The interval with more infinite ends, or else the wider one.
  fileprivate static func larger(_ a: Interval?, _ b: Interval?) -> Interval? {
    guard let a, let b else { return a ?? b }
    return a.extent > b.extent ? a : b
  }

  /// The number of infinite ends, and what the others add to the width.
  private var extent: (Int, Double) {
    let (hasLower, hasUpper) = (lower.isFinite, upper.isFinite)
    return (
      (hasLower ? 0 : 1) + (hasUpper ? 0 : 1),
      (hasUpper ? upper : 0) - (hasLower ? lower : 0)
    )
  }
}
