// Boxes for the laws of interval functions: points, tiny, huge and unbounded
// ones, around 0 and around the places where a function turns, jumps or ends.

import Numbers
import TestSupport

extension SplitMix64 {
  /// A double, often one of the places or near one.
  mutating func double(near places: [Double]) -> Double {
    switch Int.random(in: 0..<10, using: &self) {
    case 0: return 0
    case 1: return places.randomElement(using: &self) ?? 0
    case 2, 3:
      let place = places.randomElement(using: &self) ?? 1
      return place + Double.random(in: -1...1, using: &self) * size(-50...0)
    case 4: return Double(Int.random(in: -20...20, using: &self))
    case 5: return Double.random(in: -1...1, using: &self) * size(-1074...1023)
    case 6: return Double.random(in: -1...1, using: &self) * size(-1074 ... -1020)
    case 7: return Double.random(in: -700...700, using: &self)
    default: return Double.random(in: -8...8, using: &self)
    }
  }

  /// A box, most often narrow.
  mutating func box(near places: [Double]) -> Interval {
    let start = double(near: places)
    switch Int.random(in: 0..<12, using: &self) {
    case 0: return Interval(start)
    case 1: return Interval(lower: start, upper: start.nextUp)
    case 2: return Interval(lower: start, upper: .infinity)
    case 3: return Interval(lower: -.infinity, upper: start)
    case 4:
      let other = double(near: places)
      return Interval(lower: min(start, other), upper: max(start, other))
    case 5: return Int.random(in: 0..<8, using: &self) == 0 ? .entire : Interval(start)
    default:
      let width = Double.random(in: 0...1, using: &self) * size(-45...5)
      let wide = start + width
      return Interval(lower: start - width, upper: wide.isFinite ? wide : start)
    }
  }

  /// Members of a box, in order: its ends, places in it, and others.
  mutating func members(of box: Interval, near places: [Double]) -> [Double] {
    let low = max(box.lower, -.greatestFiniteMagnitude)
    let high = min(box.upper, .greatestFiniteMagnitude)
    var members = [low, high, box.midpoint]
    members += places.filter { box.contains($0) }.prefix(20)
    for _ in 0..<5 {
      let part = Double.random(in: 0...1, using: &self)
      members.append(low * (1 - part) + high * part)
      // Closer to an end, on a logarithmic scale.
      let start = Bool.random(using: &self) ? low : high
      let step = (high * 0.5 - low * 0.5) * size(-60...0)
      members.append(start == low ? low + step : high - step)
      let near = double(near: places)
      if box.contains(near) { members.append(near) }
    }
    return members.filter { box.contains($0) }.sorted()
  }

  /// A power of two.
  private mutating func size(_ exponents: ClosedRange<Int>) -> Double {
    Double(sign: .plus, exponent: Int.random(in: exponents, using: &self), significand: 1)
  }
}
