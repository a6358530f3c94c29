// The state of a lowering: what is emitted so far, and the stack of operands.

internal import Expressions
internal import Numbers
internal import Reals

/// The source of a function of a tape.
enum FunctionOrigin: Equatable {
  /// A builtin; by its position.
  case builtin(UInt8)
  /// The power with a fraction as its exponent.
  case power(Rational)
  /// The power with any exponent.
  case generalPower
  /// The power with an exponent for which negative bases have none.
  case powerOfPositive
}

/// A lowering under way.
struct Lowering: ~Copyable {
  /// The greatest number of instructions.
  static var instructionLimit: Int { 1_000_000 }
  /// The deepest nesting of calls to functions of the user.
  static var callLimit: Int { 256 }

  /// An operand on the stack.
  struct Operand {
    /// The register, or one of the marks below.
    var register: Int
    /// The node in the expression of the frame.
    var node: Int

    /// The mark of a part without variables that nobody has used yet: it may
    /// become part of a larger one.
    static let pending = -1
    /// The mark of the name of a function, in front of its arguments.
    static let function = -2
    /// The mark of a comparison; the node is a position in `conditions`.
    static let condition = -3
  }

  /// An expression that is being lowered.
  struct Frame {
    let expression: Expression
    /// The number of its nodes.
    let count: Int
    var position = 0
    /// The call, if this is the body of a function.
    let call: Call?

    @inline(__always)
    init(_ expression: Expression, of call: Call? = nil) {
      self.expression = expression
      count = expression.nodes.count
      self.call = call
    }
  }

  /// A call of a function of the user.
  final class Call {
    let name: String
    let function: UserFunction
    /// The registers of the arguments.
    let arguments: [Int]

    init(_ name: String, _ function: UserFunction, _ arguments: [Int]) {
      (self.name, self.function, self.arguments) = (name, function, arguments)
    }
  }

  /// Comparisons, of which those of one choice must all hold.
  struct Condition {
    /// One comparison of two sides.
    enum Link {
      /// It was decided, since it has no variable.
      case known(Bool)
      /// The register compares with zero.
      case test(Int, Relation)
    }

    var choices: [[Link]]
    /// The right side of a comparison, with which a chain goes on.
    var right: Operand?
  }

  /// A variable of the tape.
  struct Input {
    /// The name as a node keeps it, or 0 if it does not fit into one.
    let name: UInt32
    /// The register of the variable, or −1 as long as nothing reads it.
    var register: Int32 = -1
  }

  /// A reason, not yet located.
  struct Failure: Error {
    let kind: EvaluationError.Kind

    init(_ kind: EvaluationError.Kind) { self.kind = kind }
  }

  let environment: Environment
  let variables: [String]
  /// The variables once more, in the same order.
  var inputs: Scratch<Input>
  var instructions: Scratch<Instruction>
  var constants: Scratch<TapeConstant>
  /// The register of the constant 1, if it is loaded.
  var one: Int?
  /// Whether some instruction is undefined.
  var hasUndefined = false
  var functions: Scratch<TapeFunction>
  var operations = Scratch<TapeOperation>()
  /// The sources of the functions and the operations.
  var functionOrigins: Scratch<FunctionOrigin>
  var operationOrigins = Scratch<FunctionOrigin>()
  /// The registers of constants that were worked out; few expressions have any.
  var known: [Expression: Int]?
  var table: InstructionTable
  var stack: Scratch<Operand>
  /// The comparisons in conditions.
  var conditions = Scratch<Condition>()
  /// The expression that is being lowered now.
  var frame: Frame
  /// The calls whose values are still to come, outermost first.
  var callers = Scratch<Frame>()

  /// Inlined: saves a move of the scratch memory.
  @inline(__always)
  init(
    _ expression: Expression,
    _ variables: [String],
    _ environment: Environment,
    in memory: inout ScratchMemory
  ) {
    self.environment = environment
    self.variables = variables
    inputs = Scratch(capacity: variables.count, in: &memory)
    for variable in variables { inputs.append(Input(name: Self.packed(variable))) }
    let count = expression.nodes.count
    table = InstructionTable(capacity: count, in: &memory)
    instructions = Scratch(capacity: count, in: &memory)
    // About one node in four is a number.
    constants = Scratch(capacity: count / 4 + 1, in: &memory)
    stack = Scratch(capacity: 8, in: &memory)
    functions = Scratch(capacity: 4, in: &memory)
    functionOrigins = Scratch(capacity: 4, in: &memory)
    frame = Frame(expression)
  }

  /// Takes the work of an expression from the budget.
  mutating func charge(in workspace: inout Workspace) throws(Failure) {
    let steps = 64 * frame.count
    do throws(RealError) {
      try workspace.budget.charge(steps)
    } catch {
      throw Failure(.real(error))
    }
  }

  /// Wraps the errors of reals.
  func real<T>(_ body: () throws(RealError) -> T) throws(Failure) -> T {
    do throws(RealError) {
      return try body()
    } catch {
      throw Failure(.real(error))
    }
  }

  @inline(__always)
  mutating func push(_ register: Int, at node: Int) {
    stack.append(Operand(register: register, node: node))
  }

  @inline(__always)
  mutating func popOperand() -> Operand { stack.removeLast() }

  /// Whether an operand has no variable in it.
  @inline(__always)
  func isConstant(_ operand: Operand) -> Bool {
    guard operand.register >= 0 else { return operand.register == Operand.pending }
    // A part with variables may be constant as well, x^0, and cannot be worked
    // out again as one without.
    return instructions[operand.register].operation == .constant
      && frame.expression.nodes[operand.node].kind.isLeaf
  }

  /// The bytes of a name of up to four, first byte lowest; 0 for a longer one.
  private static func packed(_ name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { bytes in
      guard bytes.count <= 4 else { return 0 }
      var packed: UInt32 = 0
      for byte in bytes.reversed() { packed = packed << 8 | UInt32(byte) }
      return packed
    }
  }
}
