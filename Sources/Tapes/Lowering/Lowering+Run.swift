// From expressions to tapes. The nodes of an expression stand in the order in
// which they are evaluated, so lowering is a loop with a stack, as evaluation
// is; calls of the user's functions push a frame and are thereby inlined.

internal import Expressions
internal import Reals

extension Lowering {
  /// Lowers everything.
  ///
  /// - Returns: The register of the result.
  mutating func run(in workspace: inout Workspace) throws(EvaluationError) -> Int {
    do throws(Failure) {
      try charge(in: &workspace)
      while true {
        let position = frame.position
        if position < frame.count {
          frame.position = position + 1
          try step(position, in: &workspace)
          continue
        }
        let result = try register(popOperand(), in: &workspace)
        guard callers.count > 0 else { return result }
        frame = callers.removeLast()
        push(result, at: frame.position - 1)
      }
    } catch {
      throw located(error.kind)
    }
  }

  /// Places an error at the node in the text of the user: in a body, that is
  /// the outermost call.
  private func located(_ kind: EvaluationError.Kind) -> EvaluationError {
    let outermost = callers.count > 0 ? callers[0] : frame
    return EvaluationError(
      kind,
      range: outermost.expression.range(at: max(0, outermost.position - 1)),
      function: frame.call?.name
    )
  }
}
