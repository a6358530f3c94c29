// What tapes add to the operations of IEEE 754, for one number and for lanes
// side by side: the same operations in the same order, so the same bits.

internal import Expressions
internal import Numbers

#if arch(wasm32)
/// As many doubles as are computed side by side; the page's base build has no
/// vectors, so that more would only make it larger.
typealias Lanes = SIMD2<Double>
#else
/// As many doubles as are computed side by side: enough independent chains to
/// hide the latency of each.
typealias Lanes = SIMD8<Double>
#endif

/// The greatest magnitude of a whole exponent up to which powers are products.
///
/// They are off by 7 roundings at most. Beyond it a kernel takes them.
let largestProductPower = 8

extension Double {
  /// The quotient; undefined for a divisor of zero, for which IEEE 754 has an
  /// infinity.
  @inline(__always)
  func over(_ divisor: Double) -> Double {
    divisor == 0 ? .nan : self / divisor
  }

  /// A power by repeated squares, for an exponent other than 0.
  ///
  /// A product that underflows makes the power with a negative exponent
  /// infinite; only that of zero is undefined.
  @inline(__always)
  func raised(to n: Int) -> Double {
    var rest = n.magnitude
    var square = self
    while rest & 1 == 0 {
      square *= square
      rest &>>= 1
    }
    var value = square
    while rest > 1 {
      square *= square
      rest &>>= 1
      if rest & 1 != 0 { value *= square }
    }
    if n > 0 { return value }
    return self == 0 ? .nan : 1 / value
  }
}

extension Lanes {
  /// The same numbers with the other sign.
  ///
  /// The minus sign of lanes takes them from zero, so that zero would keep its
  /// sign.
  @inline(__always)
  var opposite: Lanes { self * -1 }

  /// As for one number.
  @inline(__always)
  func over(_ divisor: Lanes) -> Lanes {
    (self / divisor).replacing(with: Lanes(repeating: .nan), where: divisor .== Lanes())
  }

  /// As for one number.
  @inline(__always)
  func raised(to n: Int) -> Lanes {
    var rest = n.magnitude
    var square = self
    while rest & 1 == 0 {
      square *= square
      rest &>>= 1
    }
    var value = square
    while rest > 1 {
      square *= square
      rest &>>= 1
      if rest & 1 != 0 { value *= square }
    }
    if n > 0 { return value }
    return (Lanes(repeating: 1) / value)
      .replacing(with: Lanes(repeating: .nan), where: self .== Lanes())
  }

  /// One value where lanes compare with zero like this, another one elsewhere;
  /// NaN where they are NaN.
  @inline(__always)
  func selection(_ relation: Relation, _ value: Lanes, _ other: Lanes) -> Lanes {
    let zero = Lanes()
    let mask =
      switch relation {
      case .equal: self .== zero
      case .notEqual: self .!= zero
      case .less: self .< zero
      case .lessOrEqual: self .<= zero
      case .greater: self .> zero
      case .greaterOrEqual: self .>= zero
      }
    return other.replacing(with: value, where: mask).replacing(with: self, where: self .!= self)
  }
}

extension DoubleFunction {
  /// A whole power beyond those that are products.
  static func largePower(_ n: Int) -> DoubleFunction {
    n < 0 ? power(n).undefined() : power(n)
  }
}
