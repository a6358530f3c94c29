// Memory for the kernels of the series, which work on limbs in place.

internal import Numbers

/// Limbs that are freed with their owner.
struct LimbBuffer: ~Copyable {
  /// The first limb.
  let base: MutableLimbPointer

  /// Allocates limbs, all zero.
  init(count: Int) {
    base = MutableLimbPointer.allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
  }

  deinit {
    base.deallocate()
  }
}

extension Integer {
  /// Writes the low limbs of a natural number, and zeros above it.
  func write(to limbs: MutableLimbPointer, count: Int) {
    withMagnitude { source, length in
      for i in 0..<min(count, length) { limbs[i] = source[i] }
      for i in min(count, length)..<max(count, length) where i < count { limbs[i] = 0 }
    }
  }
}
