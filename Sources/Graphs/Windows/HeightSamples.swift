// The heights of curves over a part of the axis.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// Heights of curves over many parts of a range.
struct HeightSamples {
  private var lower: [Double] = []
  private var upper: [Double] = []
  /// Heights that must be seen.
  private var needed: [Double] = []
  /// Whether a curve leaves every screen.
  private(set) var isUnbounded = false

  /// The number of parts of a range.
  private static var partCount: Int { 200 }

  mutating func add(_ feature: Feature) {
    if feature.kind == .pole { isUnbounded = true }
    for height in [feature.y, feature.left, feature.right].compactMap({ $0?.enclosure.midpoint })
    where height.isFinite {
      needed.append(height)
    }
  }

  /// The proved heights over each of many parts.
  mutating func add(_ function: inout AnalyzedFunction, over range: Interval) {
    for part in range.parts(Self.partCount) {
      guard let box = function.curve(over: part) else { continue }
      guard box.decoration == .continuous, box.values.width.isFinite else {
        isUnbounded = isUnbounded || !box.values.width.isFinite
        continue
      }
      add(box.values)
    }
  }

  /// Whether there is no part of the range over which a curve goes on without a gap.
  var isEmpty: Bool { lower.isEmpty }

  /// The heights at whole numbers, for what has values only there.
  mutating func addWholeNumbers(of function: inout AnalyzedFunction, over range: Interval) {
    guard range.width <= Double(Self.partCount), range.magnitude.upper < 1e9 else { return }
    var number = range.lower.rounded(.up)
    while number <= range.upper {
      if let value = function.limit(at: Real(Rational(Int(number)))),
        let height = function.coordinate(value)?.enclosure.midpoint, height.isFinite
      {
        needed.append(height)
      }
      number += 1
    }
  }

  /// Heights over a part.
  mutating func add(_ values: Interval) {
    guard values.isBounded else {
      isUnbounded = true
      return
    }
    lower.append(values.lower)
    upper.append(values.upper)
  }

  /// All heights; nothing where there are none.
  ///
  /// The middle ones where a curve leaves every screen, or is much higher at its ends
  /// than anywhere else and the range was not chosen by somebody.
  func range(isGiven: Bool) -> Interval? {
    guard let least = lower.min(), let most = upper.max() else {
      return hull(needed).map { $0.withRoom(0.05) }
    }
    var (low, high) = (quantile(lower, 0.1), quantile(upper, 0.9))
    let isCropped = isUnbounded || !isGiven && most - least > 4 * (high - low)
    let (lower, upper) = (quantile(self.lower, 0.03), quantile(self.upper, 0.97))
    // The end of a logarithm is not as steep as a pole.
    if isUnbounded, upper - lower <= 2 * (high - low) { (low, high) = (lower, upper) }
    let ends = isCropped ? [low, high] : [least, most]
    return hull(needed + ends)?.withRoom(0.05)
  }

  private func quantile(_ values: [Double], _ share: Double) -> Double {
    values.sorted()[Int(share * Double(values.count - 1))]
  }

  private func hull(_ values: [Double]) -> Interval? {
    guard let low = values.min(), let high = values.max() else { return nil }
    return Interval(lower: low, upper: high)
  }
}

extension Interval {
  /// As many parts of the same width.
  func parts(_ count: Int) -> [Interval] {
    let part = (upper - lower) / Double(count)
    return (0..<count).map { index in
      let low = lower + Double(index) * part
      return Interval(lower: low, upper: max(low, index + 1 == count ? upper : low + part))
    }
  }

  /// A share of its width more on both sides.
  func withRoom(_ share: Double) -> Interval {
    let room = (upper - lower) * share
    return Interval(lower: lower - room, upper: upper + room)
  }
}
