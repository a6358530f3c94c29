// Vectors: their literals, and operators and functions of numbers on them.

internal import Reals

extension Evaluation {
  /// Makes a vector of the entries on the stack.
  mutating func vector(_ expression: Expression, _ index: Int) throws(Failure) {
    var entries: [Real] = []
    for operand in expression.operands(of: index).reversed() {
      guard case .real(let entry) = popValue() else {
        throw Failure(.notANumber, at: isInOwnText ? operand : nil)
      }
      entries.append(entry)
    }
    push(.vector(entries.reversed()))
  }

  /// Evaluates a node that has a vector among its operands: vectors are added, subtracted,
  /// compared, and multiplied and divided by a number.
  ///
  /// - Returns: Whether there is a vector among them, and the node has its value.
  mutating func overVectors(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    guard joinsNumbers(expression, index) else { return false }
    let count = expression.arity(at: index)
    let operands = stack.suffix(count)
    guard operands.contains(where: { $0.vector != nil }) else { return false }
    guard let left = operands.first, let right = operands.last else { return false }
    let kind = expression.nodes[index].kind
    // A function of the user has the vector as a whole.
    guard kind != .application else { return false }
    stack.removeLast(count)
    switch (kind, left.vector, right.vector) {
    case (.negation, let x?, _): try entries(x, in: &workspace, Real.negation)
    case (.sum, let x?, let y?): try entries(x, y, in: &workspace, Real.sum)
    case (.difference, let x?, let y?): try entries(x, y, in: &workspace, Real.difference)
    case (.product, let x?, nil), (.juxtaposition, let x?, nil):
      try entries(x, right, in: &workspace, Real.product)
    case (.product, nil, let y?), (.juxtaposition, nil, let y?):
      try entries(y, left, in: &workspace, Real.product)
    case (.quotient, let x?, nil): try entries(x, right, in: &workspace, Real.quotient)
    case (.relation, let x?, let y?):
      let relation = expression.relation(at: index)
      guard relation == .equal || relation == .notEqual else { throw Failure(.vectorOperation) }
      let areEqual = try areEqual(x.map { .real($0) }, y.map { .real($0) }, in: &workspace)
      push(.truth(areEqual == (relation == .equal)))
    case (.call, let x?, _) where expression.isCall(of: .abs, at: index):
      push(.real(try real { () throws(RealError) in try Value.norm(x, in: &workspace) }))
    default: throw Failure(.vectorOperation)
    }
    return true
  }

  private mutating func entries(
    _ x: [Real],
    in workspace: inout Workspace,
    _ operation: Builtin.Evaluation.Unary
  ) throws(Failure) {
    try entries(x, x, in: &workspace) { (one, _, workspace) throws(RealError) in
      try operation(one, &workspace)
    }
  }

  private mutating func entries(
    _ x: [Real],
    _ number: Slot,
    in workspace: inout Workspace,
    _ operation: Builtin.Evaluation.Binary
  ) throws(Failure) {
    guard case .real(let number) = number else { throw Failure(.vectorOperation) }
    let y = Array(repeating: number, count: x.count)
    try entries(x, y, in: &workspace, operation)
  }

  /// Makes a vector of the values of an operation for the first entries, for the second ones,
  /// and so on.
  private mutating func entries(
    _ x: [Real],
    _ y: [Real],
    in workspace: inout Workspace,
    _ operation: (Real, Real, inout Workspace) throws(RealError) -> Real
  ) throws(Failure) {
    guard x.count == y.count else { throw Failure(.differentSizes(x.count, y.count)) }
    var entries: [Real] = []
    entries.reserveCapacity(x.count)
    for (one, other) in zip(x, y) {
      try charge(in: &workspace)
      entries.append(try real { () throws(RealError) in try operation(one, other, &workspace) })
    }
    push(.vector(entries))
  }
}

extension Evaluation.Slot {
  /// The entries of a vector.
  var vector: [Real]? {
    guard case .value(.vector(let entries)) = self else { return nil }
    return entries
  }
}
