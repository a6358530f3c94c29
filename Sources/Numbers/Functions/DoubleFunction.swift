// Functions over doubles as values, so that a table can name them: one double
// at a time, and blocks of them.

/// A function of one double.
///
/// Both ways give the same bits. Every result is within one ulp of the true
/// value, which therefore lies between the doubles next to it; operands
/// outside of the domain give NaN.
package struct DoubleFunction: Sendable {
  /// The value at one double.
  package let one: @Sendable (Double) -> Double
  /// The function that a program can call without a closure; nil for all others.
  package var direct: Direct?
  #if arch(wasm32)
  /// Reads a block and writes the results to another one, which may be the same, one number
  /// after the other: a page has no vectors, and draws by intervals.
  package var block: Block {
    { [one] source, target, count in
      for index in 0..<count { target[index] = one(source[index]) }
    }
  }
  #else
  /// Reads a block and writes the results to another one, which may be the
  /// same; the count is a multiple of ``blockUnit``.
  package let block: Block
  #endif

  /// A function of a block, with its size.
  package typealias Block =
    @Sendable (UnsafePointer<Double>, UnsafeMutablePointer<Double>, Int) -> Void

  /// Creates a function from one for numbers and one for blocks.
  @inline(__always)
  init(one: @escaping @Sendable (Double) -> Double, block: @escaping Block) {
    self.one = one
    #if !arch(wasm32)
    self.block = block
    #endif
  }

  /// The size of every block is a multiple of this number.
  package static var blockUnit: Int { 8 }

  /// A function that programs call by its name, which takes less time than a closure.
  package enum Direct: Sendable {
    case sine
    case cosine
    case tangent
    case exponential
    case naturalLogarithm
    case squareRoot
    case absoluteValue
  }
}

/// A function of two doubles.
///
/// Errors and domains are as for ``DoubleFunction``.
package struct DoubleOperation: Sendable {
  /// The value at one pair of doubles.
  package let one: @Sendable (Double, Double) -> Double
  #if arch(wasm32)
  /// Reads two blocks and writes the results to another one, which may be one
  /// of them, one number after the other.
  package var block: Block {
    { [one] left, right, target, count in
      for index in 0..<count { target[index] = one(left[index], right[index]) }
    }
  }
  #else
  /// Reads two blocks and writes the results to another one, which may be one
  /// of them; the count is a multiple of ``DoubleFunction/blockUnit``.
  package let block: Block
  #endif

  /// A function of two blocks, with their size.
  package typealias Block =
    @Sendable (
      UnsafePointer<Double>, UnsafePointer<Double>, UnsafeMutablePointer<Double>, Int
    ) -> Void

  /// Creates a function from one for numbers and one for blocks.
  @inline(__always)
  init(one: @escaping @Sendable (Double, Double) -> Double, block: @escaping Block) {
    self.one = one
    #if !arch(wasm32)
    self.block = block
    #endif
  }
}

extension DoubleFunction {
  /// Creates a function from its two specialisations.
  @inline(__always)
  init(
    _ one: @escaping @Sendable (Double) -> Double,
    _ wide: @escaping @Sendable (Wide) -> Wide,
    direct: Direct? = nil
  ) {
    self.init(one: one) { source, target, count in
      DoubleFunction.forEachWide(source, target, count, wide)
    }
    self.direct = direct
  }

  /// Applies a function to a block, as many doubles at a time as lie side by side.
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
    self.init(one: one) { source, target, count in
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
    self.init(one: one) { left, right, target, count in
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
    self.init(one: one) { left, right, target, count in
      for index in 0..<count { target[index] = one(left[index], right[index]) }
    }
  }
}
