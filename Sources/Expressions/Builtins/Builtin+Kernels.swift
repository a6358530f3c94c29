// How a function is evaluated over doubles and over intervals.

public import Numbers

extension Builtin {
  /// A function over doubles and over intervals.
  public enum Kernel: Sendable {
    /// Of one number.
    case unary(DoubleFunction, IntervalFunction)
    /// Of two numbers.
    case binary(DoubleOperation, IntervalOperation)
    /// Of any number of numbers, two at a time from the right.
    case fold(DoubleOperation, IntervalOperation)
  }
}
