// Other expressions in the place of names.

extension Expression {
  /// The expression with others in the place of some names.
  ///
  /// - Complexity: O(*n*) for *n* nodes of the result and few names.
  public func replacing(_ replacements: [String: MathExpression]) -> MathExpression {
    var builder = ExpressionBuilder()
    var marks: [Int] = []
    let functions = functionNames
    for (index, node) in nodes.enumerated() {
      if node.kind.isLeaf {
        marks.append(builder.mark)
        if node.kind == .shortName || node.kind == .longName, !functions.contains(index),
          let replacement = replacements[name(at: index)]
        {
          builder.append(replacement)
        } else {
          builder.append(self, at: index)
        }
      } else {
        // The empty list has no operands.
        let count = arity(at: index)
        if count == 0 { marks.append(builder.mark) } else { marks.removeLast(count - 1) }
        builder.append(
          node.kind,
          detail: node.detail,
          from: marks[marks.count - 1],
          range: range(at: index)
        )
      }
    }
    return builder.expression()
  }

  /// The names that stand before the arguments of a function of the user.
  private var functionNames: Set<Int> {
    var functions: Set<Int> = []
    for index in nodes.indices where nodes[index].kind == .application {
      functions.insert(first(of: index))
    }
    return functions
  }

  /// The expression with the bodies of functions of the user, and of those that the
  /// program defines by an expression, in the place of their calls, or nothing where one
  /// is unknown, called wrongly, or the result would be large.
  package func inlining(in environment: Environment) -> Expression? {
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
  static var sizeLimit: Int { 8_000 }

  /// Whether a node is a call of a function that an expression defines.
  private func callsDefinition(at index: Int) -> Bool {
    let node = nodes[index]
    guard node.kind == .call else { return node.kind == .application }
    let arity = Builtin.facts[Int(node.detail)].definedArity
    return arity != 0 && arity == self.arity(at: index)
  }

  /// The body of a function with its arguments, instead of a call.
  func inlined(_ call: Int, _ environment: Environment) -> Expression? {
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
        builder.append(
          node.kind,
          detail: node.detail,
          from: marks[marks.count - 1],
          range: range(at: index)
        )
      }
    }
    return builder.expression()
  }
}
