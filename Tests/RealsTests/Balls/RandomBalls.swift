// Balls and members of them, drawn from a seed.

import Numbers
import Reals
import TestSupport

extension SplitMix64 {
  /// An integer of at most so many bits, often next to a power of two.
  mutating func integer(bits: Int) -> Integer {
    var value = Integer(0)
    let length = Int.random(in: 0...bits, using: &self)
    for _ in 0..<(length / 64 + 1) { value = value << 64 + Integer(next()) }
    value = value.lowBits(length)
    switch Int.random(in: 0..<6, using: &self) {
    case 0: value = Integer(1) << length
    case 1: value = Integer(1) << length - Integer(1)
    default: break
    }
    return Bool.random(using: &self) ? value : -value
  }

  /// A ball whose members are about as large as 2^top.
  mutating func ball(bits: Int = 200, top: ClosedRange<Int64> = -20...20) -> Ball {
    let significand = integer(bits: bits)
    let exponent = Int64.random(in: top, using: &self) - Int64(significand.bitLength)
    guard Int.random(in: 0..<4, using: &self) > 0 else {
      return Ball(significand: significand, exponent: exponent)
    }
    let depth = Int64([-1, 0, 1, 5, 30, 100, 300].randomElement(using: &self) ?? 0)
    let length = exponent + Int64(significand.bitLength)
    let radius = Radius(roundingUp: next() >> 40, exponent: length - depth - 24)
    return Ball(significand: significand, exponent: exponent, radius: radius)
  }

  /// An end, the midpoint or another member of a ball.
  mutating func member(of ball: Ball) -> Rational {
    let middle = ball.midpoint.asRational
    let radius = Ball(significand: Integer(ball.radius.mantissa), exponent: ball.radius.exponent)
      .midpoint.asRational
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return middle
    case 1: return middle - radius
    case 2: return middle + radius
    default:
      let part = Int.random(in: -1000...1000, using: &self)
      return middle + radius * Rational(part, over: 1000)
    }
  }
}
