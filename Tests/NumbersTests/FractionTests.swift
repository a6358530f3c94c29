// The laws of rationals and dyadics.

import Numbers
import TestSupport
import Testing

extension SplitMix64 {
  fileprivate mutating func rational(bits: Int) -> Rational {
    Rational(integer(bits: bits), over: natural(bits: bits) + 1)
  }

  fileprivate mutating func dyadic(bits: Int) -> Dyadic {
    Dyadic(significand: integer(bits: bits), exponent: Int.random(in: -300...300, using: &self))
  }
}

@Suite struct FractionTests {
  @Test(arguments: [8, 40, 70, 300])
  func `rationals form a field in lowest terms`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(60) {
      let (a, b, c) = (
        random.rational(bits: bits), random.rational(bits: bits), random.rational(bits: bits)
      )
      #expect((a + b) + c == a + (b + c) && a * (b + c) == a * b + a * c)
      #expect((a - b) + b == a && (a - b).signum == (a < b ? -1 : (a == b ? 0 : 1)))
      if !b.isZero { #expect((a / b) * b == a && b.raised(to: -2) * b * b == 1) }
      for x in [a + b, a * b, a - c] {
        #expect(x.denominator > 0)
        #expect(Integer.greatestCommonDivisor(x.numerator, x.denominator) == 1)
      }
    }
  }

  @Test(arguments: [8, 70, 300])
  func `rounding a rational stays within its rule`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    let half = Rational(1, over: 2)
    for _ in 0..<cases(100) {
      let x = random.rational(bits: bits) * Rational(random.integer(bits: bits), over: 4)
      #expect(Rational(x.floor) <= x && x < Rational(x.floor + 1))
      #expect(Rational(x.ceiling) >= x && x > Rational(x.ceiling - 1))
      #expect(x.truncated == (x.isNegative ? x.ceiling : x.floor))
      let even = x.rounded(.toNearestOrEven)
      let distance = (x - Rational(even)).magnitude
      #expect(distance < half || (distance == half && !even.isOdd))
      let away = x.roundedHalfAwayFromZero
      #expect((Rational(away).magnitude - x.magnitude) <= half)
      #expect((x.magnitude - Rational(away).magnitude) < half)
    }
  }

  @Test(arguments: [5, 64, 500])
  func `dyadics agree with their rationals`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(60) {
      let (a, b) = (random.dyadic(bits: bits), random.dyadic(bits: bits))
      let (x, y) = (a.asRational, b.asRational)
      #expect((a + b).asRational == x + y && (a - b).asRational == x - y)
      #expect((a * b).asRational == x * y && (a < b) == (x < y) && (a == b) == (x == y))
      #expect(a.floor == x.floor && a.ceiling == x.ceiling && a.isInteger == x.isInteger)
      let shifted = Dyadic(significand: a.significand << 3, exponent: a.exponent - 3)
      #expect(shifted == a && shifted.hashValue == a.hashValue)
    }
  }

  @Test(arguments: [1, 5, 53, 64, 100])
  func `a rounded dyadic is the neighbour that its rule names`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(60) {
      let exact = random.rational(bits: 150)
      let down = Dyadic(exact, bits: bits, rounding: .down)
      let up = Dyadic(exact, bits: bits, rounding: .up)
      let near = Dyadic(exact, bits: bits, rounding: .toNearestOrEven)
      #expect(down.asRational <= exact && exact <= up.asRational)
      #expect(near == down || near == up)
      #expect(
        (near.asRational - exact).magnitude
          <= min(exact - down.asRational, up.asRational - exact).magnitude
      )
      #expect(down.significand.bitLength <= bits + (exact.isNegative ? 1 : 0))
      #expect((up - down).isZero == (down.asRational == exact))
      let value = Dyadic(significand: random.integer(bits: 200), exponent: -100)
      #expect(value.rounded(toBits: bits, rounding: .down) <= value)
      #expect(value.rounded(toBits: bits, rounding: .up) >= value)
      #expect(value.rounded(toBits: bits, rounding: .towardZero).magnitude <= value.magnitude)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `doubles convert there and back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(200) {
      let value = Double(bitPattern: random.next())
      if !value.isFinite { continue }
      let dyadic = try #require(Dyadic(exactly: value))
      #expect(dyadic.doubleValue == value)
      #expect(dyadic.asRational.doubleValue == value)
      if let integer = Integer(exactly: value) { #expect(integer.doubleValue == value) }
      // Halfway to the next double, and a hair beyond it.
      let next = value.nextUp
      guard next.isFinite, let upper = Dyadic(exactly: next) else { continue }
      let middle = (dyadic + upper).shifted(by: -1)
      let even = value.significandBitPattern & 1 == 0 ? value : next
      #expect(middle.doubleValue == even)
      #expect((middle + Dyadic(significand: 1, exponent: -1200)).doubleValue == next)
    }
    #expect(Integer(exactly: 0.5) == nil && Integer(exactly: Double.infinity) == nil)
    #expect((Integer.one << 1024).doubleValue == Double.infinity)
    #expect(((Integer.one << 64) + 1).doubleValue == 18_446_744_073_709_551_616.0)
  }
}
