// Other expressions in the place of names.

internal import Numbers
internal import Reals

extension Expression {
  /// The expression with others in the place of some names.
  ///
  /// A bound name stays; it becomes another one where what is put in its reach says it.
  ///
  /// - Complexity: O(*n*) for *n* nodes of the result and few names.
  public func replacing(_ replacements: [String: MathExpression]) -> MathExpression {
    var changes = [Expression?](repeating: nil, count: count)
    var bound: [Int: [Int]] = [:]
    for (index, binder) in freeAndBoundNames {
      if let binder {
        bound[binder, default: []].append(index)
      } else if let replacement = replacements[name(at: index)] {
        changes[index] = replacement
      }
    }
    for (sequence, leaves) in bound {
      let name = name(at: leaves[0])
      let foreign = changes[leaves[0]..<sequence].flatMap { $0?.variables ?? [] }
      guard foreign.contains(name) else { continue }
      let taken = foreign + nodes.indices.filter { nodes[$0].kind.isName }.map { self.name(at: $0) }
      var (number, other) = (1, name + "_1")
      while taken.contains(other) {
        number += 1
        other = name + "_\(number)"
      }
      for leaf in leaves { changes[leaf] = Expression(name: other) }
    }
    return replacing(changes)
  }

  /// The expression with names in the place of some constants, spelled as in the text that it
  /// was read from.
  ///
  /// - Complexity: O(*n*) for *n* nodes, and the length of the text for each such constant.
  package func naming(_ constants: [Constant], in text: String) -> Expression {
    var builder = ExpressionBuilder()
    builder.append(self)
    for index in nodes.indices {
      guard case .constant(let constant) = symbol(at: index), constants.contains(constant) else {
        continue
      }
      builder.append(name: text.text(at: range(at: index)), range: range(at: index))
      builder.nodes[index] = builder.nodes.removeLast()
    }
    return builder.expression()
  }

  /// The expression with others in the place of some leaves.
  private func replacing(_ leaves: [Expression?]) -> Expression {
    var builder = ExpressionBuilder()
    var marks: [Int] = []
    for (index, node) in nodes.enumerated() {
      if node.kind.isLeaf {
        marks.append(builder.mark)
        if let leaf = leaves[index] {
          builder.append(leaf)
        } else {
          builder.append(self, at: index)
        }
      } else {
        // The empty list has no operands.
        let count = arity(at: index)
        if count == 0 { marks.append(builder.mark) } else { marks.removeLast(count - 1) }
        builder.append(node, from: marks[marks.count - 1])
      }
    }
    return builder.expression()
  }

  /// The expression with the bodies of functions of the user, and of those that the
  /// program defines by an expression, in the place of their calls, and with sequences
  /// written out, or nothing where one is unknown, called wrongly, or the result would be
  /// large.
  ///
  /// The names in `variables` stand for no number, whatever the environment says.
  package func inlining(in environment: Environment, variables: [String]) -> Expression? {
    guard let called = inliningCalls(in: environment) else { return nil }
    guard called.hasSequences else { return called }
    var workspace = Workspace(budget: Budget(steps: 20_000_000, bitLimit: 1 << 16))
    do throws(EvaluationError) {
      return try called.unrolled(in: environment, variables: variables, workspace: &workspace)
    } catch {
      return nil
    }
  }

  /// The expression with the bodies of functions of the user in the place of their calls, if what
  /// these ask for is done with expressions, whatever names are worth.
  package func formalCalls(in environment: Environment) -> Expression? {
    guard nodes.contains(where: { $0.kind == .application }),
      let called = inliningCalls(in: environment)
    else { return nil }
    return called.hasFormalOperation ? called : nil
  }

  /// The expression with the bodies of functions in the place of their calls.
  package func inliningCalls(in environment: Environment) -> Expression? {
    var result = self
    // A function that calls itself never comes to an end.
    for _ in 0..<32 {
      guard result.count <= Expression.sizeLimit else { return nil }
      guard let call = result.nodes.indices.first(where: { result.callsDefinition(at: $0) })
      else { return result }
      guard let body = result.inlined(call, environment) else { return nil }
      result = result.replacing(call, with: body)
    }
    return nil
  }

  /// The largest expression that rewriting makes, in nodes.
  package static var sizeLimit: Int { 8_000 }

  /// Whether a node is a call of a function that an expression defines.
  private func callsDefinition(at index: Int) -> Bool {
    let node = nodes[index]
    guard node.kind == .call else { return node.kind == .application }
    let arity = Builtin.facts[Int(node.row)].definedArity
    return arity != 0 && arity == self.arity(at: index)
  }

  /// The body of a function with its arguments, instead of a call.
  package func inlined(_ call: Int, _ environment: Environment) -> Expression? {
    var operands = operands(of: call)[...]
    let isOwn = nodes[call].kind == .application
    let found =
      isOwn
      ? environment.functions[name(at: operands.removeFirst())]
      : builtin(at: call).definition(argumentCount: operands.count)
    guard let function = found, function.parameters.count == operands.count else { return nil }
    var replacements: [String: Expression] = [:]
    for (parameter, operand) in zip(function.parameters, operands) {
      replacements[parameter] = subexpression(at: operand)
    }
    return function.body.replacing(replacements)
  }

  /// The expression with another in the place of a part.
  package func replacing(_ part: Int, with replacement: Expression) -> Expression {
    var builder = ExpressionBuilder()
    var marks: [Int] = []
    let skipped = first(of: part)..<part
    for (index, node) in nodes.enumerated() where !skipped.contains(index) {
      if index == part {
        marks.append(builder.mark)
        builder.append(replacement)
      } else if node.kind.isLeaf {
        marks.append(builder.mark)
        builder.append(self, at: index)
      } else {
        let count = arity(at: index)
        if count == 0 { marks.append(builder.mark) } else { marks.removeLast(count - 1) }
        builder.append(node, from: marks[marks.count - 1])
      }
    }
    return builder.expression()
  }

  /// The expression with another one in the place of a part, wherever that occurs.
  package func replacing(every part: Expression, with other: Expression) -> Expression {
    replacing(largestParts { $0 == part }, with: other)
  }

  /// The parts that pass a test and lie in no other one that does, from right to left: what
  /// takes the place of one leaves the places of the next ones as they are.
  package func largestParts(where passes: (Expression) -> Bool) -> [Int] {
    var places: [Int] = []
    var index = root
    while index >= 0 {
      if passes(subexpression(at: index)) {
        places.append(index)
        index = first(of: index) - 1
      } else {
        index -= 1
      }
    }
    return places
  }

  /// The expression with another in the place of some parts, which do not overlap.
  package func replacing(_ parts: [Int], with replacement: Expression) -> Expression {
    var result = self
    // From the right, so that the places to the left stay.
    for part in parts.sorted(by: { $0 > $1 }) {
      result = result.replacing(part, with: replacement)
    }
    return result
  }
}
