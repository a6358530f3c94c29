// Functions over doubles as values, so that a table can name them: one double
// at a time, and blocks of them.

/// A function of one double.
///
/// Both ways give the same bits. Every result is within one ulp of the true
/// value, which therefore lies between the doubles next to it; operands
/// outside of the domain give NaN.
public struct DoubleFunction: Sendable {
  /// One at a time.
  public let one: @Sendable (Double) -> Double
  /// Reads a block and writes the results to another one, which may be the
  /// same; the count is a multiple of ``blockUnit``.
  public let block: @Sendable (UnsafePointer<Double>, UnsafeMutablePointer<Double>, Int) -> Void

  /// What the size of a block is a multiple of.
  public static var blockUnit: Int { 8 }
}

/// A function of two doubles.
///
/// As ``DoubleFunction``.
public struct DoubleOperation: Sendable {
  /// One pair at a time.
  public let one: @Sendable (Double, Double) -> Double
  /// Reads two blocks and writes the results to another one, which may be one
  /// of them; the count is a multiple of ``DoubleFunction/blockUnit``.
  public let block:
    @Sendable (
      UnsafePointer<Double>, UnsafePointer<Double>, UnsafeMutablePointer<Double>, Int
    ) -> Void
}

extension DoubleFunction {
  /// Creates a function from its two specialisations.
  @inline(__always)
  init(
    _ one: @escaping @Sendable (Double) -> Double,
    _ wide: @escaping @Sendable (Wide) -> Wide
  ) {
    self.one = one
    block = { source, target, count in
      DoubleFunction.forEachWide(source, target, count, wide)
    }
  }

  /// Applies a function to a block.
  @inline(__always)
  static func forEachWide(
    _ source: UnsafePointer<Double>,
    _ target: UnsafeMutablePointer<Double>,
    _ count: Int,
    _ function: (Wide) -> Wide
  ) {
    let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    var offset = 0
    while offset < 8 * count {
      let x = source.loadUnaligned(fromByteOffset: offset, as: Wide.self)
      target.storeBytes(of: function(x), toByteOffset: offset, as: Wide.self)
      offset += MemoryLayout<Wide>.size
    }
  }

  /// Creates a function that is computed one at a time.
  init(_ one: @escaping @Sendable (Double) -> Double) {
    self.one = one
    block = { source, target, count in
      for index in 0..<count { target[index] = one(source[index]) }
    }
  }
}

extension DoubleOperation {
  /// Creates a function from its two specialisations.
  @inline(__always)
  init(
    _ one: @escaping @Sendable (Double, Double) -> Double,
    _ wide: @escaping @Sendable (Wide, Wide) -> Wide
  ) {
    self.one = one
    block = { left, right, target, count in
      let (left, right) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
      let target = UnsafeMutableRawPointer(target)
      var offset = 0
      while offset < 8 * count {
        let x = left.loadUnaligned(fromByteOffset: offset, as: Wide.self)
        let y = right.loadUnaligned(fromByteOffset: offset, as: Wide.self)
        target.storeBytes(of: wide(x, y), toByteOffset: offset, as: Wide.self)
        offset += MemoryLayout<Wide>.size
      }
    }
  }

  /// Creates a function that is computed one at a time.
  init(_ one: @escaping @Sendable (Double, Double) -> Double) {
    self.one = one
    block = { left, right, target, count in
      for index in 0..<count { target[index] = one(left[index], right[index]) }
    }
  }
}
