// Sequences with given bounds written out, so that what is drawn has sums and products
// of the language only.

internal import Numbers
package import Reals

extension Expression {
  /// The expression with its sequences written out, and sums and products of several
  /// numbers as operations.
  ///
  /// The names in `variables` stand for no number, whatever the environment says. Parts that
  /// are not wanted stay as they are.
  ///
  /// - Throws: ``EvaluationError``, with the sequence that has no given bounds, or that
  ///   would be very long.
  package func unrolled(
    in environment: Environment,
    variables: [String],
    where isWanted: (Expression, Int) -> Bool = { _, _ in true },
    workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
    var environment = environment
    for name in variables { environment.variables[name] = nil }
    var result = self
    while true {
      guard
        let (index, written) = try result.written(
          in: environment,
          where: isWanted,
          workspace: &workspace
        )
      else { return result }
      result = result.replacing(index, with: written)
      guard result.count <= Expression.sizeLimit else {
        throw EvaluationError(.longSequence, range: range(at: root))
      }
    }
  }

  /// Whether there is something to unroll.
  package var hasSequences: Bool {
    nodes.indices.contains { isListedSequence($0) || joint(of: $0) != nil }
  }

  /// Whether a node is a sequence of a value for each whole number of a range.
  private func isListedSequence(_ index: Int) -> Bool {
    nodes[index].kind == .sequence && !bindsAnyNumber(at: index)
  }

  /// The first node that can be written out, and how.
  private func written(
    in environment: Environment,
    where isWanted: (Expression, Int) -> Bool,
    workspace: inout Workspace
  ) throws(EvaluationError) -> (Int, Expression)? {
    var open: Int?
    for index in nodes.indices {
      let joined = joined(at: index)
      guard joined != nil || isListedSequence(index), isWanted(self, index) else { continue }
      if let joined { return (index, joined) }
      // The bounds may depend on what a sequence around it binds.
      let bounds = subexpression(at: binding(at: index).range)
      let bound = nodes.indices.filter { $0 > index && nodes[$0].kind == .sequence }
        .filter { binding(at: $0).name < first(of: index) }.map { name(at: binding(at: $0).name) }
      guard !bounds.variables.contains(where: bound.contains) else { continue }
      guard bounds.variables.allSatisfy({ environment.variables[$0] != nil }) else {
        open = open ?? index
        continue
      }
      let value = try bounds.value(in: environment, workspace: &workspace)
      guard case .list(let numbers) = value else { continue }
      return (index, try listed(index, numbers))
    }
    guard let open else { return nil }
    throw EvaluationError(.openRange, range: range(at: binding(at: open).range))
  }

  /// The elements of a sequence as a list.
  private func listed(_ index: Int, _ numbers: [Value]) throws(EvaluationError) -> Expression {
    let binding = binding(at: index)
    guard numbers.count * size(at: binding.body) <= Expression.sizeLimit else {
      throw EvaluationError(.longSequence, range: range(at: index))
    }
    let (name, body) = (name(at: binding.name), subexpression(at: binding.body))
    var builder = ExpressionBuilder()
    for case .real(let number) in numbers {
      guard let number = number.rational else { continue }
      builder.append(body.replacing([name: Expression(number)]))
    }
    builder.append(.list, from: 0, range: range(at: index))
    return builder.expression()
  }

  /// The operation that joins the arguments of a sum or a product.
  private func joint(of index: Int) -> Kind? {
    nodes[index].calls(.sum) ? .sum : nodes[index].calls(.product) ? .product : nil
  }

  /// A call of a function of any number of numbers without a list around them, and of a sum
  /// or a product as operations; nothing where it is so already.
  private func joined(at index: Int) -> Expression? {
    guard nodes[index].kind == .call, builtin(at: index).most == nil,
      !builtin(at: index).bindsAnyNumber
    else { return nil }
    var arguments = operands(of: index)
    let isList = arguments.count == 1 && nodes[arguments[0]].kind == .list
    if isList { arguments = operands(of: arguments[0]) }
    if isList, arguments.contains(where: { nodes[$0].kind == .range }) { return nil }
    let joint = joint(of: index)
    // A single argument may be a name that means a list.
    guard isList ? joint != nil || !arguments.isEmpty : joint != nil && arguments.count > 1 else {
      return nil
    }
    var builder = ExpressionBuilder()
    for (place, argument) in arguments.enumerated() {
      builder.append(self, at: argument)
      if let joint, place > 0 { builder.append(kind: joint, from: 0, range: range(at: index)) }
    }
    guard let joint else {
      builder.append(nodes[index], from: 0)
      return builder.expression()
    }
    if arguments.isEmpty { builder.append(NumberLiteral(joint == .sum ? 0 : 1)) }
    return builder.expression()
  }
}
