// The constants that were computed so far, which a workspace carries along.

internal import Numbers

/// A number given to some bits behind its point: floor(x · 2^bits), or one less.
package struct FixedPoint: Sendable {
  /// The number times 2^bits, rounded down; the error is less than two ulps.
  let significand: Integer
  /// The number of bits behind the point.
  let bits: Int

  /// The number to fewer bits; the error stays below two ulps.
  func rounded(toBits count: Int) -> Integer {
    // The error before is less than two small ulps, which is less than one ulp
    // after a shift by at least one; the floor adds less than one.
    significand >> (bits - count)
  }
}

/// The constants that were computed so far.
package struct Constants: Sendable {
  /// The sum of Chudnovsky's series so far, which more digits extend.
  var chudnovsky: Chudnovsky?
  /// pi.
  var pi: FixedPoint?
  /// The base of the natural logarithm.
  var e: FixedPoint?
  /// The natural logarithms of the primes 2, 3, 5 and 7.
  var logarithms: [Int: FixedPoint] = [:]
  /// The first tangent numbers.
  var tangentNumbers: [Integer] = []
  /// The constants of which nothing is known but their bits.
  var others: [ObjectIdentifier: FixedPoint] = [:]

  /// Creates the store that knows no constants.
  package init() {}
}

/// The sum of a stretch of Chudnovskys' series, as three integers.
///
/// > Source: Chudnovsky and Chudnovsky 1989; Haible and Papanikolaou, Fast
/// > multiprecision evaluation of series of rational numbers (1997).
struct Chudnovsky: Sendable {
  /// The number of terms summed from the first.
  var terms = 0
  /// The state of the sum so far.
  var sum = Part(p: Integer(1), q: Integer(1), t: Integer(0))

  /// The integers P, Q, T of a stretch of terms; their sum is T/Q, and P/Q
  /// is the factor that the terms after it have in common.
  struct Part: Sendable {
    var p: Integer
    var q: Integer
    var t: Integer
  }
}
