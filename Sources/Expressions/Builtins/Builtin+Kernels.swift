// The evaluation of functions over doubles and over intervals.

package import Numbers

extension Builtin {
  /// A function over doubles and over intervals.
  package enum Kernel: Sendable {
    /// A function of one number.
    case unary(DoubleFunction, IntervalFunction)
    /// A function of two numbers.
    case binary(DoubleOperation, IntervalOperation)
    /// A function of one number or of two.
    case optional(DoubleFunction, IntervalFunction, DoubleOperation, IntervalOperation)
    /// A function of any number of numbers, computed two at a time from the right.
    case fold(DoubleOperation, IntervalOperation)
  }

  /// How it is evaluated over doubles and intervals, with angles in a unit.
  ///
  /// Nil if it has other values than numbers.
  package func kernel(angle unit: AngleUnit) -> Kernel? {
    kernel(unit.unitsPerQuarter)
  }
}
