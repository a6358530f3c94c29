// The kernels' own name, and the memory that they work in.

/// The kernels on magnitudes, which are pointers to limbs with a count.
///
/// A result may coincide with an operand, limb for limb, unless a kernel says
/// otherwise.
package enum Limbs {}

extension Limbs {
  /// Calls a closure with room for a number of limbs, which it must not keep.
  @inline(__always)
  static func withScratch<Result>(_ count: Int, _ body: (MutableLimbPointer) -> Result) -> Result {
    let scratch = MutableLimbPointer.allocate(capacity: max(count, 1))
    defer { scratch.deallocate() }
    return body(scratch)
  }
}
