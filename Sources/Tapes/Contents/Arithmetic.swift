// Operations of tapes beside those of IEEE 754, for one number and for tiles of them: the
// same operations in the same order, so the same bits.

internal import Expressions
internal import Numbers

#if arch(wasm32)
/// As many doubles as a batch takes through its steps at once; the page's build
/// has no vectors, but as many registers.
typealias Tile = SIMD8<Double>
#else
/// As many doubles as a batch takes through its steps at once: half of the
/// registers of a processor that has vectors of two, and enough independent
/// chains to hide the latency of each.
typealias Tile = SIMD16<Double>
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

extension Tile {
  #if arch(wasm32)
  private typealias Bits = SIMD8<UInt64>
  #else
  private typealias Bits = SIMD16<UInt64>
  #endif

  /// The absolute values.
  @inline(__always)
  var magnitude: Tile {
    let bits = unsafeBitCast(self, to: Bits.self) & Bits(repeating: .max >> 1)
    return unsafeBitCast(bits, to: Tile.self)
  }

  /// The same numbers with the other sign.
  ///
  /// The minus sign of tiles takes them from zero, so that zero would keep its
  /// sign.
  @inline(__always)
  var opposite: Tile { self * -1 }

  /// As for one number.
  @inline(__always)
  func over(_ divisor: Tile) -> Tile {
    (self / divisor).replacing(with: Tile(repeating: .nan), where: divisor .== Tile())
  }

  /// As for one number.
  @inline(__always)
  func raised(to n: Int) -> Tile {
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
    return (Tile(repeating: 1) / value)
      .replacing(with: Tile(repeating: .nan), where: self .== Tile())
  }

  /// One value where numbers compare with zero like this, another one elsewhere;
  /// NaN where they are NaN.
  @inline(__always)
  func selection(_ relation: Relation, _ value: Tile, _ other: Tile) -> Tile {
    let zero = Tile()
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
