// From expressions to tapes. The nodes of an expression stand in the order in
// which they are evaluated, so lowering is a loop with a stack, as evaluation
// is; calls of the user's functions push a frame and are thereby inlined.

internal import Expressions
internal import Reals

/// A lowering under way.
struct Lowering {
  /// What stands for an operand on the stack.
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
    var position = 0
    /// The function, if this is a body of one.
    let function: (name: String, definition: UserFunction)?
    /// The registers of the arguments.
    let arguments: [Int]
  }

  /// A reason, not yet located.
  struct Failure: Error {
    let kind: EvaluationError.Kind

    init(_ kind: EvaluationError.Kind) { self.kind = kind }
  }

  let environment: Environment
  let variables: [String]
  /// The names of the variables that fit into a node, in the same order.
  let shortNames: [UInt32]
  var instructions: [Instruction] = []
  var constants: [Constant] = []
  /// The register of the constant 1, if it is loaded.
  var one: Int?
  /// Whether some instruction is undefined.
  var hasUndefined = false
  var functions: [Tape.Function] = []
  var operations: [Tape.Operation] = []
  /// What the functions and the operations were made from.
  var functionOrigins: [Origin] = []
  var operationOrigins: [Origin] = []
  /// The registers of constants that were worked out.
  var known: [Expression: Int] = [:]
  var table: InstructionTable
  var stack: [Operand] = []
  /// The comparisons in conditions.
  var conditions: [Condition] = []
  /// What is being lowered now.
  var frame: Frame
  /// Who waits for the value of a call.
  var callers: [Frame] = []

  init(_ expression: Expression, _ variables: [String], _ environment: Environment) {
    self.environment = environment
    self.variables = variables
    shortNames = variables.map(Self.packed)
    table = InstructionTable(capacity: expression.count)
    instructions.reserveCapacity(expression.count)
    // About one node in four is a number.
    constants.reserveCapacity(expression.count / 4 + 1)
    stack.reserveCapacity(8)
    frame = Frame(expression: expression, function: nil, arguments: [])
  }

  /// Lowers everything.
  ///
  /// - Returns: The register of the result.
  mutating func run(in workspace: inout Workspace) throws(EvaluationError) -> Int {
    do throws(Failure) {
      try charge(in: &workspace)
      while true {
        let position = frame.position
        if position < frame.expression.count {
          frame.position = position + 1
          try step(position, in: &workspace)
          continue
        }
        let result = try register(popOperand(), in: &workspace)
        guard let caller = callers.popLast() else { return result }
        frame = caller
        push(result, at: frame.position - 1)
      }
    } catch {
      throw located(error.kind)
    }
  }

  /// Takes the work of an expression from the budget.
  func charge(in workspace: inout Workspace) throws(Failure) {
    try real { () throws(RealError) in try workspace.budget.charge(64 * frame.expression.count) }
  }

  /// Places an error at the node in the text of the user: in a body, that is
  /// the outermost call.
  private func located(_ kind: EvaluationError.Kind) -> EvaluationError {
    let outermost = callers.first ?? frame
    return EvaluationError(
      kind,
      range: outermost.expression.range(at: max(0, outermost.position - 1)),
      function: frame.function?.name
    )
  }

  /// Wraps the errors of reals.
  func real<T>(_ body: () throws(RealError) -> T) throws(Failure) -> T {
    do throws(RealError) {
      return try body()
    } catch {
      throw Failure(.real(error))
    }
  }

  mutating func push(_ register: Int, at node: Int) {
    stack.append(Operand(register: register, node: node))
  }

  mutating func popOperand() -> Operand { stack.removeLast() }

  /// Whether an operand has no variable in it.
  func isConstant(_ operand: Operand) -> Bool {
    Self.isConstant(operand, instructions, frame.expression)
  }

  /// Whether an operand has no variable in it; apart from the lowering, which the
  /// compiler copies for a call from what changes it.
  @inline(__always)
  static func isConstant(
    _ operand: Operand,
    _ instructions: [Instruction],
    _ expression: Expression
  ) -> Bool {
    guard operand.register >= 0 else { return operand.register == Operand.pending }
    // A part with variables may be constant as well, x^0, and cannot be worked
    // out again as one without.
    return instructions[operand.register].operation == .constant
      && expression.nodes[operand.node].kind.isLeaf
  }

  /// The bytes of a name of up to four, first byte lowest; 0 for a longer one.
  private static func packed(_ name: String) -> UInt32 {
    var packed: UInt32 = 0
    var count: UInt32 = 0
    for byte in name.utf8 {
      if count == 4 { return 0 }
      packed |= UInt32(byte) << (8 * count)
      count += 1
    }
    return packed
  }
}
