// The work a computation may do, counted in steps and never by a clock, so that
// the same input gives the same answer on every machine.

/// The work that is still allowed.
///
/// One step is about a nanosecond of a native build. Work is charged before it is
/// done.
public struct Budget: Sendable {
  /// The steps still allowed.
  public var stepsLeft: Int64
  /// The bit length that no number may exceed.
  public var bitLimit: Int64
  /// Whether the caller has cancelled; asked every four million steps.
  public var isCancelled: (@Sendable () -> Bool)?

  /// The bit length that numbers may usually have: 32 megabytes, and one in the 64
  /// megabytes of a page, where an answer is written several times over.
  public static var longestNumber: Int64 { Int.bitWidth == 32 ? 1 << 23 : 1 << 28 }

  /// Creates a budget.
  ///
  /// The default is about two seconds of a native build, and integers of up to
  /// ``longestNumber`` bits.
  public init(steps: Int64 = 2_000_000_000, bitLimit: Int64 = Budget.longestNumber) {
    stepsLeft = steps
    self.bitLimit = bitLimit
  }

  /// Takes steps from the budget.
  ///
  /// - Throws: ``RealError/Limit/steps`` when too few are left.
  package mutating func charge(_ steps: Int) throws(RealError) {
    try charge(Int64(steps))
  }

  /// Takes steps from the budget.
  ///
  /// - Throws: ``RealError/Limit/steps`` when too few are left, or the caller has cancelled.
  package mutating func charge(_ steps: Int64) throws(RealError) {
    let before = stepsLeft
    stepsLeft -= steps
    guard stepsLeft >= 0, before >> 22 == stepsLeft >> 22 || isCancelled?() != true else {
      stepsLeft = 0
      throw .overBudget(.steps)
    }
  }

  /// Takes the steps of a product of two numbers of these bit lengths.
  ///
  /// Quotients and square roots cost a small multiple of it.
  ///
  /// - Throws: ``RealError/Limit/steps`` or ``RealError/Limit/memory``.
  package mutating func charge(productOf first: Int, by second: Int) throws(RealError) {
    try charge(Budget.stepsOfProduct(ofBits: first, by: second))
  }

  /// Refuses a number of more bits than the limit, before it is made.
  ///
  /// - Throws: ``RealError/Limit/memory``.
  package func check(bits: Int64) throws(RealError) {
    guard bits <= bitLimit else { throw .overBudget(.memory) }
  }

  /// The steps of a product of two numbers of these bit lengths.
  ///
  /// The factors were fitted to measurements of a native build, in nanoseconds.
  package static func stepsOfProduct(ofBits first: Int, by second: Int) -> Int64 {
    let small = Int64(min(first, second) / 64 + 1)
    let large = Int64(max(first, second) / 64 + 1)
    if small <= 48 { return 1 + small * large * 5 / 8 }
    return (large / small + 1) * min(karatsubaSteps(small), transformSteps(small))
  }

  /// Karatsuba's method down to 48 limbs.
  private static func karatsubaSteps(_ limbs: Int64) -> Int64 {
    var size = limbs
    var count: Int64 = 1
    while size > 48 {
      size = (size + 1) / 2
      // Beyond 3^20 the transform is always the cheaper one.
      if count < 1 << 32 { count *= 3 }
    }
    return count * (size * size * 5 / 8)
  }

  /// A number-theoretic transform.
  private static func transformSteps(_ limbs: Int64) -> Int64 {
    15 * limbs * Int64(64 - limbs.leadingZeroBitCount)
  }
}
