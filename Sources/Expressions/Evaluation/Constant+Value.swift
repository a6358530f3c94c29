// The values of constants.

internal import Reals

extension Constant {
  /// The value of the constant.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  func value(in workspace: inout Workspace) throws(RealError) -> Value {
    switch meaning {
    case .computed(let compute): try compute(&workspace)
    case .text(let text): try Constant.value(of: text, in: &workspace)
    }
  }

  /// The value of an expression of numbers and constants.
  private static func value(
    of text: StaticString,
    in workspace: inout Workspace
  ) throws(RealError) -> Value {
    do throws(EvaluationError) {
      return try Expression(ofRow: "\(text)").value(workspace: &workspace)
    } catch {
      guard case .real(let reason) = error.kind else {
        preconditionFailure("a constant has a value")
      }
      throw reason
    }
  }
}
