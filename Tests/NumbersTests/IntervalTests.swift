// Intervals contain the exact results on their members.

import Numbers
import TestSupport
import Testing

extension SplitMix64 {
  /// A finite double of any size, often special: zeros, powers of two, numbers
  /// near the ends of the range.
  fileprivate mutating func double() -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return 0
    case 1: return Double(Int.random(in: -4...4, using: &self))
    case 2: return [1, -1][Int.random(in: 0...1, using: &self)] * power(-1074...1023)
    case 3: return power(-3...3) - power(-60 ... -50)
    case 4: return Double.greatestFiniteMagnitude * power(-2...0)
    default:
      let value = Double(bitPattern: next())
      return value.isFinite ? value : 1
    }
  }

  private mutating func power(_ range: ClosedRange<Int>) -> Double {
    Double(sign: .plus, exponent: Int.random(in: range, using: &self), significand: 1)
  }

  fileprivate mutating func interval() -> Interval {
    let (x, y) = (double(), Int.random(in: 0...2, using: &self) == 0 ? 0 : double())
    return y == 0 ? Interval(x) : Interval(lower: min(x, y), upper: max(x, y))
  }
}

extension Interval {
  /// Whether a rational is a member, decided without rounding.
  fileprivate func contains(_ value: Rational) -> Bool {
    let low = Dyadic(exactly: lower).map { $0.asRational <= value } ?? (lower == -.infinity)
    let high = Dyadic(exactly: upper).map { value <= $0.asRational } ?? (upper == .infinity)
    return low && high
  }

  /// Some members, among them the bounds.
  fileprivate var members: [Rational] {
    [lower, midpoint, upper].compactMap { Dyadic(exactly: $0)?.asRational }
  }
}

@Suite struct IntervalTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `operations contain the exact results on members`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let (a, b) = (random.interval(), random.interval())
      let (sum, difference, product) = (a + b, a - b, a * b)
      let quotient = a / b
      for x in a.members {
        #expect(a.contains(x) && a.squared().contains(x * x))
        #expect(a.magnitude.contains(x.magnitude) && (-a).contains(-x))
        for y in b.members {
          #expect(sum.contains(x + y), "\(a) + \(b)")
          #expect(difference.contains(x - y), "\(a) - \(b)")
          #expect(product.contains(x * y), "\(a) * \(b)")
          if y.isZero { continue }
          #expect(quotient?.contains(x / y) == true, "\(a) / \(b)")
        }
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `the square of a root contains the member`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let a = random.interval().magnitude
      guard let root = a.squareRoot else { continue }
      #expect(root.lower >= 0)
      #expect(root.squared().contains(a))
    }
    #expect(Interval(lower: -2, upper: -1).squareRoot == nil)
    #expect(Interval(lower: -2, upper: 0).squareRoot == .zero)
  }

  @Test func `bounds move at powers of two`() {
    // With plain u instead of u (1 + 2u) these would be 1, by ties to even.
    #expect((Interval(1) * Interval(1)).upper > 1)
    #expect((Interval(1) * Interval(1)).lower < 1)
  }

  @Test func `exact zeros stay exact`() {
    #expect(Interval.zero * Interval.entire == .zero)
    #expect(Interval.zero / Interval(lower: 1, upper: 2) == .zero)
    #expect(Interval(3) - Interval(3) == .zero)
    #expect(Interval(1) / Interval.zero == nil)
    #expect(Interval(1) + Interval.zero == Interval(1))
  }

  @Test func `sums move only on the side of their error`() {
    #expect(Interval(0.5) + Interval(3) == Interval(3.5))
    let sum = Interval(1) + Interval(0x1p-60)
    #expect(sum.lower == 1 && sum.upper > 1)
  }

  @Test func `a result beyond the doubles keeps a finite bound on its side`() {
    let huge = Interval(Double.greatestFiniteMagnitude)
    #expect((huge + huge).upper == .infinity && (huge + huge).lower.isFinite)
    #expect((huge * huge).upper == .infinity && (huge * huge).lower.isFinite)
    #expect((-huge * huge).lower == -.infinity && (-huge * huge).upper.isFinite)
  }

  @Test func `hull and intersection are the least and the greatest`() {
    let (a, b) = (Interval(lower: 0, upper: 2), Interval(lower: 1, upper: 3))
    #expect(a.hull(b) == Interval(lower: 0, upper: 3))
    #expect(a.intersection(b) == Interval(lower: 1, upper: 2))
    #expect(a.intersection(Interval(4)) == nil)
    #expect(Interval.minimum(a, b) == Interval(lower: 0, upper: 2))
    #expect(Interval.maximum(a, b) == Interval(lower: 1, upper: 3))
  }
}
