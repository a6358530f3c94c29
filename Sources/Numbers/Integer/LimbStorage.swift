// The memory of a long magnitude: one object with its limbs behind it. Arrays
// would do, but every allocation of one looks its generic class up, which
// costs as much as the allocation.

/// The limbs of a magnitude, never changed once more than one integer has them.
final class LimbStorage: ManagedBuffer<Int, Limb> {
  /// Creates storage for limbs that a closure writes.
  ///
  /// The closure gets room for `capacity` limbs and returns how many it wrote;
  /// leading zeros are cut off.
  @inline(__always)
  static func make(capacity: Int, fill: (MutableLimbPointer) -> Int) -> LimbStorage {
    let buffer = LimbStorage.create(minimumCapacity: max(capacity, 1)) { _ in 0 }
    let storage = unsafeDowncast(buffer, to: LimbStorage.self)
    storage.withUnsafeMutablePointers { count, limbs in
      count.pointee = Limbs.count(limbs, fill(limbs))
    }
    return storage
  }

  /// The number of limbs.
  @inline(__always)
  var count: Int { withUnsafeMutablePointerToHeader { $0.pointee } }

  /// A limb, the least significant one at 0.
  @inline(__always)
  subscript(index: Int) -> Limb {
    withUnsafeMutablePointerToElements { $0[index] }
  }

  /// Calls a closure with the limbs and their number.
  @inline(__always)
  func withLimbs<Result>(_ body: (LimbPointer, Int) -> Result) -> Result {
    withUnsafeMutablePointers { count, limbs in body(LimbPointer(limbs), count.pointee) }
  }
}
