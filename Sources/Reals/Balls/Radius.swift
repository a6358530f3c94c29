// Upper bounds in a machine word and an exponent: 30 bits are plenty for an
// error bound, and their arithmetic costs nothing beside a midpoint's.

internal import Numbers

/// An upper bound of a non-negative quantity, as mantissa · 2^exponent.
///
/// All arithmetic rounds up, except what says `lower`.
///
/// > Source: Johansson, Arb: efficient arbitrary-precision midpoint-radius
/// > interval arithmetic (IEEE TC 2017), section 2, the type `mag_t`.
package struct Radius: Hashable, Sendable {
  /// Zero, or a number of exactly 30 bits.
  package let mantissa: UInt64
  /// The power of two it is scaled by; 0 when the mantissa is.
  package let exponent: Int64

  /// The least exponent: a smaller bound is rounded up to it.
  static let leastExponent: Int64 = -(1 << 61)

  /// A bound of nothing.
  package static var zero: Radius { Radius(roundingUp: 0, exponent: 0) }

  /// 2^exponent.
  package static func powerOfTwo(_ exponent: Int64) -> Radius {
    Radius(roundingUp: 1, exponent: exponent)
  }

  /// Creates the least bound of `value * 2^exponent`.
  package init(roundingUp value: UInt64, exponent scale: Int64 = 0) {
    guard value != 0 else {
      mantissa = 0
      exponent = 0
      return
    }
    let excess = 34 - value.leadingZeroBitCount
    var mantissa = value
    var exponent = scale + Int64(excess)
    if excess > 0 {
      mantissa = value >> UInt64(excess)
      if mantissa << UInt64(excess) != value { mantissa += 1 }
      if mantissa >> 30 != 0 {
        mantissa >>= 1
        exponent += 1
      }
    } else {
      mantissa <<= UInt64(-excess)
    }
    // A bound may always grow, so exponents cannot run away downwards.
    self.mantissa = mantissa
    self.exponent = max(exponent, Radius.leastExponent)
  }

  /// Whether the bounded quantity is zero.
  package var isZero: Bool { mantissa == 0 }

  /// An exponent `k` with `self < 2^k`; the least one.
  ///
  /// It is meaningless for zero.
  package var log2Upper: Int64 { exponent + 30 }
}

extension Radius: Comparable {
  /// Whether the first bound is less than the second.
  package static func < (first: Radius, second: Radius) -> Bool {
    if first.isZero || second.isZero { return !second.isZero }
    // Mantissas have the same length.
    return (first.exponent, first.mantissa) < (second.exponent, second.mantissa)
  }
}

extension Radius {
  /// A bound of the sum.
  package static func + (first: Radius, second: Radius) -> Radius {
    if first.isZero { return second }
    if second.isZero { return first }
    let (large, small) = first.exponent >= second.exponent ? (first, second) : (second, first)
    let gap = large.exponent - small.exponent
    if gap > 31 { return Radius(roundingUp: large.mantissa + 1, exponent: large.exponent) }
    return Radius(
      roundingUp: large.mantissa << UInt64(gap) + small.mantissa,
      exponent: small.exponent
    )
  }

  /// A bound of the product.
  package static func * (first: Radius, second: Radius) -> Radius {
    Radius(
      roundingUp: first.mantissa * second.mantissa,
      exponent: first.exponent + second.exponent
    )
  }

  /// A bound of the quotient by a number of which a *lower* bound is given.
  ///
  /// - Precondition: The divisor is not zero.
  package func dividedBy(lower divisor: Radius) -> Radius {
    precondition(!divisor.isZero, "a bound divided by zero")
    guard !isZero else { return self }
    let quotient = (mantissa << 33) / divisor.mantissa + 1
    return Radius(roundingUp: quotient, exponent: exponent - 33 - divisor.exponent)
  }

  /// The bound times a power of two.
  package func scaled(by power: Int64) -> Radius {
    isZero ? self : Radius(roundingUp: mantissa, exponent: exponent + power)
  }

  /// A *lower* bound of a difference of two numbers.
  ///
  /// `self` must be a lower bound and the other one an upper bound.
  ///
  /// - Returns: Zero when the difference is not proved positive.
  func lowerDifference(_ other: Radius) -> Radius {
    guard !other.isZero else { return self }
    guard self > other else { return .zero }
    let gap = exponent - other.exponent
    if gap > 31 { return Radius.lower(mantissa - 1, exponent: exponent) }
    return Radius.lower((mantissa << UInt64(gap)) - other.mantissa, exponent: other.exponent)
  }

  /// The greatest bound that is at most `value * 2^exponent`.
  static func lower(_ value: UInt64, exponent: Int64) -> Radius {
    let excess = 34 - value.leadingZeroBitCount
    guard excess > 0 else { return Radius(roundingUp: value, exponent: exponent) }
    return Radius(roundingUp: value >> UInt64(excess), exponent: exponent + Int64(excess))
  }
}

extension Radius {
  /// A bound of `abs(significand) * 2^exponent`.
  init(over significand: Integer, exponent: Int64) {
    let (top, shift, isExact) = significand.leadingBits
    self.init(roundingUp: isExact ? top : top + 1, exponent: exponent + Int64(shift))
  }

  /// A lower bound of `abs(significand) * 2^exponent`.
  static func lower(_ significand: Integer, exponent: Int64) -> Radius {
    let (top, shift, _) = significand.leadingBits
    return lower(top, exponent: exponent + Int64(shift))
  }
}
