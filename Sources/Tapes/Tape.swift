// A straight-line program for an expression: what a graph evaluates at every
// place of the plane.

package import Expressions
internal import Numbers
package import Reals

/// An expression of some variables, ready to be evaluated often.
///
/// Parts without variables are computed once, exactly. Equal parts are computed
/// once for each evaluation.
package struct Tape: Sendable {
  /// The names of the inputs, in order.
  package let variables: [String]
  #if arch(wasm32)
  /// The program.
  package let contents: TapeContents
  /// The steps for one point at a time: made for every value, since a page draws by
  /// intervals, and does not carry what it never calls.
  @usableFromInline
  var program: PointProgram { contents.program(inputCount: variables.count) }
  #else
  /// The steps for one point at a time, and behind them the packed program, of which all
  /// other steps are made when many points or boxes are asked for.
  @usableFromInline
  let program: PointProgram
  /// The parts that the packed program refers to.
  private let parts: [TapePart]

  /// The program.
  package var contents: TapeContents {
    withExtendedLifetime(program) { TapeContents(program.bytes, parts) }
  }
  #endif

  /// The greatest number of instructions.
  package static var instructionLimit: Int { Lowering.instructionLimit }

  /// The deepest nesting of calls to functions of the user.
  package static var callLimit: Int { Lowering.callLimit }
}

/// The reason why an expression has no tape, and the part that has none.
///
/// The reasons are those of evaluation; ``RealError/Limit/memory`` stands for too many
/// instructions, ``RealError/Limit/depth`` for functions of the user that never end.
package typealias TapeError = EvaluationError

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
  package init(
    _ expression: Expression,
    variables: [String],
    in environment: Environment,
    workspace: inout Workspace
  ) throws(TapeError) {
    let expression = try expression.withoutSequences(variables, environment, &workspace)
    // What lowering an expression without functions of the user needs.
    let room = UnsafeMutableBufferPointer<UInt64>.allocate(
      capacity: 14 * expression.count + 2 * variables.count + 80
    )
    defer { room.deallocate() }
    var memory = ScratchMemory(UnsafeMutableRawBufferPointer(room))
    var lowering = Lowering(expression, variables, environment, in: &memory)
    let result = try lowering.run(in: &workspace)
    // Instructions behind the result are not needed.
    lowering.instructions.removeLast(lowering.instructions.count - result - 1)
    self.variables = variables
    #if arch(wasm32)
    contents = TapeContents(lowering)
    #else
    let packing = PackedContents(lowering, in: &memory)
    program = PointProgram(lowering, packing.bytes.elements, in: &memory)
    parts = packing.parts
    #endif
  }
}

extension Expression {
  /// The expression with sequences written out, also those in functions that it calls.
  fileprivate func withoutSequences(
    _ variables: [String],
    _ environment: Environment,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
    let isCalling = nodes.contains { $0.kind == .application }
    let isInCalls = isCalling && environment.functions.values.contains { $0.body.hasSequences }
    guard isInCalls || hasSequences else { return self }
    let inlined = isInCalls ? inliningCalls(in: environment) ?? self : self
    return try inlined.unrolled(in: environment, variables: variables, workspace: &workspace)
  }
}

#if !arch(wasm32)
extension PointProgram {
  /// The steps of a lowering, which is needed only while they are made.
  fileprivate convenience init(
    _ lowering: borrowing Lowering,
    _ bytes: UnsafeBufferPointer<UInt8>,
    in memory: inout ScratchMemory
  ) {
    self.init(
      lowering.instructions.elements,
      lowering.constants.elements,
      inputCount: lowering.variables.count,
      lowering.functions.elements,
      lowering.operations.elements,
      bytes,
      in: &memory
    )
  }
}
#else
extension TapeContents {
  /// The contents of a lowering.
  fileprivate init(_ lowering: borrowing Lowering) {
    instructions = lowering.instructions.copied()
    constants = lowering.constants.copied()
    functions = lowering.functions.copied()
    operations = lowering.operations.copied()
  }

  /// The steps for one point.
  fileprivate func program(inputCount: Int) -> PointProgram {
    var memory = ScratchMemory()
    return instructions.withUnsafeBufferPointer { instructions in
      constants.withUnsafeBufferPointer { constants in
        functions.withUnsafeBufferPointer { functions in
          operations.withUnsafeBufferPointer { operations in
            PointProgram(
              instructions,
              constants,
              inputCount: inputCount,
              functions,
              operations,
              UnsafeBufferPointer(start: nil, count: 0),
              in: &memory
            )
          }
        }
      }
    }
  }
}
#endif
