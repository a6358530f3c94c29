// One machine word of a magnitude, and the products and quotients of single
// words on which every kernel is built. WebAssembly has no 64 x 64 -> 128
// multiplication, so it gets four 32 x 32 products without branches.

/// One machine word of a natural number, least significant first.
package typealias Limb = UInt64

/// Limbs that a kernel reads.
package typealias LimbPointer = UnsafePointer<Limb>

/// Limbs that a kernel writes.
package typealias MutableLimbPointer = UnsafeMutablePointer<Limb>

extension Limb {
  #if !arch(wasm32)
  /// The limb as two limbs.
  ///
  /// The generic initialisers of `UInt128` are not always inlined, and halve
  /// the speed of a kernel when they are not.
  @inline(__always)
  private static func wide(_ limb: Limb) -> UInt128 { UInt128(_low: limb, _high: 0) }
  #endif

  /// The value `a * b + c + d`, which always fits two limbs.
  @inline(__always)
  static func multiplyAdd(_ a: Limb, _ b: Limb, _ c: Limb, _ d: Limb) -> (high: Limb, low: Limb) {
    #if arch(wasm32)
    let product = wideProduct(a, b)
    let low = product.low &+ c
    let firstCarry: Limb = low < c ? 1 : 0
    let sum = low &+ d
    let secondCarry: Limb = sum < d ? 1 : 0
    return (product.high &+ firstCarry &+ secondCarry, sum)
    #else
    let sum = wide(a) &* wide(b) &+ wide(c) &+ wide(d)
    return (sum._high, sum._low)
    #endif
  }

  /// The product of two limbs as two limbs.
  @inline(__always)
  package static func wideProduct(_ a: Limb, _ b: Limb) -> (high: Limb, low: Limb) {
    #if arch(wasm32)
    let a0 = a & 0xffff_ffff
    let a1 = a &>> 32
    let b0 = b & 0xffff_ffff
    let b1 = b &>> 32
    let low = a0 &* b0
    // Each partial sum is at most (2^32 - 1)^2 + 2 (2^32 - 1) < 2^64.
    let middle = a1 &* b0 &+ (low &>> 32)
    let other = a0 &* b1 &+ (middle & 0xffff_ffff)
    let high = a1 &* b1 &+ (middle &>> 32) &+ (other &>> 32)
    return (high, (other &<< 32) | (low & 0xffff_ffff))
    #else
    let product = wide(a) &* wide(b)
    return (product._high, product._low)
    #endif
  }

  /// The sum of two limbs and a carry of 0 or 1, and the next carry.
  @inline(__always)
  static func add(_ a: Limb, _ b: Limb, _ carry: Limb) -> (sum: Limb, carry: Limb) {
    #if arch(wasm32)
    let partial = a &+ b
    let sum = partial &+ carry
    return (sum, (partial < a ? 1 : 0) | (sum < partial ? 1 : 0))
    #else
    // Wider than two comparisons, but it compiles to additions with carry.
    let sum = wide(a) &+ wide(b) &+ wide(carry)
    return (sum._low, sum._high)
    #endif
  }

  /// The difference of two limbs and a borrow of 0 or 1, and the next borrow.
  @inline(__always)
  static func subtract(_ a: Limb, _ b: Limb, _ borrow: Limb) -> (difference: Limb, borrow: Limb) {
    #if arch(wasm32)
    let partial = a &- b
    return (partial &- borrow, (a < b ? 1 : 0) | (partial < borrow ? 1 : 0))
    #else
    let difference = wide(a) &- wide(b) &- wide(borrow)
    return (difference._low, difference._high & 1)
    #endif
  }
}
