// The values over which the elementary functions are written: one double, or several side by
// side. Each function is written once, without branches, and gives the same bits in one lane
// and in eight, on every machine: only the operations that IEEE 754 rounds correctly are
// used, never a library, and no product is fused with a sum.
//
// This is no tower over numbers: there are two conformances, and the compiler
// specialises both.

/// One double, or several that are computed side by side.
protocol Lanes: Sendable {
  /// One truth value for each lane.
  associatedtype Mask

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static func .< (a: Self, b: Self) -> Mask
  static func .<= (a: Self, b: Self) -> Mask
  static func .== (a: Self, b: Self) -> Mask

  /// The number of lanes.
  static var scalarCount: Int { get }
  /// The value of a lane.
  subscript(lane: Int) -> Double { get set }
  /// The same value in all lanes.
  init(repeating value: Double)
  /// The correctly rounded square roots.
  func squareRoot() -> Self
  /// The other value where the mask is true.
  func replacing(with other: Self, where mask: Mask) -> Self
  /// The first value where the mask is true, otherwise the second; with one lane only the
  /// chosen one is computed.
  static func choice(_ mask: Mask, _ first: () -> Self, _ second: () -> Self) -> Self
  /// A function of three lanes at a time, one after the other.
  func mapLanes(_ y: Self, _ z: Self, _ function: (Double, Double, Double) -> Double) -> Self

  // The bit patterns, as unsigned integers of 64 bits.

  func maskedBits(_ mask: UInt64) -> Self
  func unitedBits(_ other: Self) -> Self
  func commonBits(_ other: Self) -> Self
  func exclusiveBits(_ other: Self) -> Self
  func addingBits(_ other: UInt64) -> Self
  func addingBits(_ other: Self) -> Self
  func subtractingBits(_ other: Self) -> Self
  func shiftedBits(left count: UInt64) -> Self
  func shiftedBits(right count: UInt64) -> Self
  /// Whether the highest bit is set in some lane.
  var hasHighBit: Bool { get }
}

#if arch(wasm32)
/// As many doubles as a batch computes side by side; more would only make the
/// page larger, since its base build has no vectors.
typealias Wide = SIMD2<Double>
#else
/// As many doubles as a batch computes side by side: enough independent chains
/// to hide the latency of each.
typealias Wide = SIMD8<Double>
#endif

extension Double: Lanes {
  @inline(__always)
  static var scalarCount: Int { 1 }
  @inline(__always)
  subscript(lane: Int) -> Double {
    get { self }
    set { self = newValue }
  }
  @inline(__always)
  init(repeating value: Double) { self = value }
  @inline(__always)
  static func .< (a: Double, b: Double) -> Bool { a < b }
  @inline(__always)
  static func .<= (a: Double, b: Double) -> Bool { a <= b }
  @inline(__always)
  static func .== (a: Double, b: Double) -> Bool { a == b }
  @inline(__always)
  func replacing(with other: Double, where mask: Bool) -> Double { mask ? other : self }
  @inline(__always)
  static func choice(_ mask: Bool, _ first: () -> Double, _ second: () -> Double) -> Double {
    mask ? first() : second()
  }
  @inline(__always)
  func mapLanes(
    _ y: Double,
    _ z: Double,
    _ function: (Double, Double, Double) -> Double
  ) -> Double {
    function(self, y, z)
  }
  @inline(__always)
  func maskedBits(_ mask: UInt64) -> Double { Double(bitPattern: bitPattern & mask) }
  @inline(__always)
  func commonBits(_ other: Double) -> Double { Double(bitPattern: bitPattern & other.bitPattern) }
  @inline(__always)
  func unitedBits(_ other: Double) -> Double { Double(bitPattern: bitPattern | other.bitPattern) }
  @inline(__always)
  func exclusiveBits(_ other: Double) -> Double {
    Double(bitPattern: bitPattern ^ other.bitPattern)
  }
  @inline(__always)
  func addingBits(_ other: UInt64) -> Double { Double(bitPattern: bitPattern &+ other) }
  @inline(__always)
  func addingBits(_ other: Double) -> Double {
    Double(bitPattern: bitPattern &+ other.bitPattern)
  }
  @inline(__always)
  func subtractingBits(_ other: Double) -> Double {
    Double(bitPattern: bitPattern &- other.bitPattern)
  }
  @inline(__always)
  func shiftedBits(left count: UInt64) -> Double { Double(bitPattern: bitPattern &<< count) }
  @inline(__always)
  func shiftedBits(right count: UInt64) -> Double { Double(bitPattern: bitPattern &>> count) }
  @inline(__always)
  var hasHighBit: Bool { bitPattern &>> 63 != 0 }
}

extension Wide: Lanes {
  #if arch(wasm32)
  typealias Bits = SIMD2<UInt64>
  #else
  typealias Bits = SIMD8<UInt64>
  #endif

  @inline(__always)
  private var bits: Bits { unsafeBitCast(self, to: Bits.self) }
  @inline(__always)
  private init(_ bits: Bits) { self = unsafeBitCast(bits, to: Wide.self) }

  @inline(__always)
  static func choice(_ mask: Mask, _ first: () -> Wide, _ second: () -> Wide) -> Wide {
    second().replacing(with: first(), where: mask)
  }
  @inline(__always)
  func mapLanes(
    _ y: Wide,
    _ z: Wide,
    _ function: (Double, Double, Double) -> Double
  ) -> Wide {
    var result = self
    for lane in 0..<Wide.scalarCount { result[lane] = function(self[lane], y[lane], z[lane]) }
    return result
  }
  @inline(__always)
  func maskedBits(_ mask: UInt64) -> Wide { Wide(bits & Bits(repeating: mask)) }
  @inline(__always)
  func commonBits(_ other: Wide) -> Wide { Wide(bits & other.bits) }
  @inline(__always)
  func unitedBits(_ other: Wide) -> Wide { Wide(bits | other.bits) }
  @inline(__always)
  func exclusiveBits(_ other: Wide) -> Wide { Wide(bits ^ other.bits) }
  @inline(__always)
  func addingBits(_ other: UInt64) -> Wide { Wide(bits &+ Bits(repeating: other)) }
  @inline(__always)
  func addingBits(_ other: Wide) -> Wide { Wide(bits &+ other.bits) }
  @inline(__always)
  func subtractingBits(_ other: Wide) -> Wide { Wide(bits &- other.bits) }
  @inline(__always)
  func shiftedBits(left count: UInt64) -> Wide { Wide(bits &<< Bits(repeating: count)) }
  @inline(__always)
  func shiftedBits(right count: UInt64) -> Wide { Wide(bits &>> Bits(repeating: count)) }
  @inline(__always)
  var hasHighBit: Bool {
    var union: UInt64 = 0
    for lane in 0..<Wide.scalarCount { union |= bits[lane] }
    return union &>> 63 != 0
  }
}
