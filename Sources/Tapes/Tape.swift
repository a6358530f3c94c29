// A straight-line program for an expression: what a graph evaluates at every
// place of the plane.

public import Expressions
package import Numbers
public import Reals

/// An expression of some variables, ready to be evaluated often.
///
/// Parts without variables are computed once, exactly. Equal parts are computed
/// once for each evaluation.
public struct Tape: Sendable {
  /// The names of the inputs, in order.
  public let variables: [String]
  /// The program; instruction *i* writes register *i*, and the last register is
  /// the result.
  package let instructions: [Instruction]
  /// The numbers that constant instructions load.
  package let constants: [Constant]
  /// The functions of one number.
  package let functions: [Function]
  /// The functions of two numbers.
  package let operations: [Operation]
  #if arch(wasm32)
  /// The steps for one point at a time: made for every value, since a page draws by
  /// intervals, and does not carry what it never calls.
  var program: PointProgram {
    PointProgram(instructions, constants, inputCount: variables.count, functions, operations)
  }
  #else
  /// The steps for one point at a time.
  let program: PointProgram
  #endif

  /// A function of one number, over doubles and over intervals: a class, since it
  /// is large, and all tapes share those of the builtins.
  package final class Function: Sendable {
    package let double: DoubleFunction
    package let interval: IntervalFunction

    init(double: DoubleFunction, interval: IntervalFunction) {
      self.double = double
      self.interval = interval
    }
  }

  /// A function of two numbers, over doubles and over intervals.
  package final class Operation: Sendable {
    package let double: DoubleOperation
    package let interval: IntervalOperation

    init(double: DoubleOperation, interval: IntervalOperation) {
      self.double = double
      self.interval = interval
    }
  }

  /// The greatest number of instructions.
  public static var instructionLimit: Int { 1_000_000 }

  /// The deepest nesting of calls to functions of the user.
  public static var callLimit: Int { 256 }
}

/// Why there is no tape of an expression, and at which part.
///
/// The reasons are those of evaluation; ``Limit/memory`` stands for too many
/// instructions, ``Limit/depth`` for functions of the user that never end.
public typealias TapeError = EvaluationError

extension Tape {
  /// Lowers an expression.
  ///
  /// Names in `variables` are inputs; others mean what the environment says. A
  /// comparison of two sides becomes the left one minus the right one.
  ///
  /// A part without variables that has no value makes an instruction that is
  /// undefined, not an error.
  ///
  /// - Throws: ``EvaluationError``, with the part that has no tape.
  public init(
    _ expression: Expression,
    variables: [String],
    in environment: Environment,
    workspace: inout Workspace
  ) throws(TapeError) {
    var lowering = Lowering(expression, variables, environment)
    let result = try lowering.run(in: &workspace)
    lowering.instructions.removeSubrange((result + 1)...)
    self.variables = variables
    instructions = lowering.instructions.withoutSpareRoom()
    constants = lowering.constants.withoutSpareRoom()
    functions = lowering.functions
    operations = lowering.operations
    #if !arch(wasm32)
    program = PointProgram(
      instructions,
      constants,
      inputCount: variables.count,
      functions,
      operations
    )
    #endif
  }
}

extension Array {
  /// The same elements, in memory for little more than those.
  fileprivate func withoutSpareRoom() -> [Element] {
    guard capacity - count > 4 + count / 8 else { return self }
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
