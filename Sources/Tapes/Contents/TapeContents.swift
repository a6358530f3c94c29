// The contents of a tape: instructions, and the constants and functions they refer to.

package import Numbers

/// The program of a tape.
package struct TapeContents: Sendable {
  /// Instruction *i* writes register *i*, and the last register is the result.
  package internal(set) var instructions: [Instruction] = []
  /// The numbers that constant instructions load.
  package internal(set) var constants: [TapeConstant] = []
  /// The functions of one number.
  package internal(set) var functions: [TapeFunction] = []
  /// The functions of two numbers.
  package internal(set) var operations: [TapeOperation] = []
}

/// A function of one number, over doubles and over intervals: a class, since it
/// is large, and all tapes share those of the builtins.
package final class TapeFunction: Sendable {
  package let double: DoubleFunction
  package let interval: IntervalFunction

  init(double: DoubleFunction, interval: IntervalFunction) {
    self.double = double
    self.interval = interval
  }
}

/// A function of two numbers, over doubles and over intervals.
package final class TapeOperation: Sendable {
  package let double: DoubleOperation
  package let interval: IntervalOperation

  init(double: DoubleOperation, interval: IntervalOperation) {
    self.double = double
    self.interval = interval
  }
}
