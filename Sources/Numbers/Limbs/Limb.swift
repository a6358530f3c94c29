// One machine word of a magnitude, and the products and quotients of single
// words on which every kernel is built. WebAssembly has no 64 x 64 -> 128
// multiplication, so it gets four 32 x 32 products without branches.

/// One machine word of a natural number, least significant first.
public typealias Limb = UInt64

/// Limbs that a kernel reads.
package typealias LimbPointer = UnsafePointer<Limb>

/// Limbs that a kernel writes.
package typealias MutableLimbPointer = UnsafeMutablePointer<Limb>

extension Limb {
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
    let sum = UInt128(a) &* UInt128(b) &+ UInt128(c) &+ UInt128(d)
    return (Limb(truncatingIfNeeded: sum &>> 64), Limb(truncatingIfNeeded: sum))
    #endif
  }

  /// The product of two limbs as two limbs.
  @inline(__always)
  static func wideProduct(_ a: Limb, _ b: Limb) -> (high: Limb, low: Limb) {
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
    let product = UInt128(a) &* UInt128(b)
    return (Limb(truncatingIfNeeded: product &>> 64), Limb(truncatingIfNeeded: product))
    #endif
  }
}
