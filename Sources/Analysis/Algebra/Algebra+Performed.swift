// Expressions that are computed at numbers, as curves and functions of the user are: what they ask
// for by expressions, such as derivatives, is done once and for all numbers.

package import Expressions
package import Reals

extension Expression {
  /// The expression with results in the place of derivatives, Taylor polynomials and whatever else
  /// is done with expressions, also in the functions of the user that it calls.
  ///
  /// The names of `free` stand for any number, whatever they are worth in the environment. A result
  /// that holds under conditions has values where these hold, and only there. What has no result
  /// stays as it is.
  package func performed(
    free: [String],
    in environment: Environment,
    workspace: inout Workspace
  ) -> Expression {
    guard reaches(in: environment, { e, _ in e.isPerformed }) else { return self }
    return performed(free: free, in: environment, depth: 0, workspace: &workspace) ?? self
  }

  /// The expression with results in the place of those of its parts that are known for all numbers.
  ///
  /// What stands around them need not know of derivatives: `f'(3) < 7`. In a comparison of two
  /// functions, and in what a limit or a sum is of, results have values where their conditions hold.
  ///
  /// What all of it asks for is left, but for calls of functions of the user that do something with
  /// expressions of their parameters: `g(x) = diff(x^3; x)`.
  package func withPerformedParts(
    in environment: Environment,
    workspace: inout Workspace
  ) -> Expression {
    guard reaches(in: environment, { e, _ in e.isPerformed }) else { return self }
    let operation = operation(at: root)
    let isAsked =
      operation.map { !$0.isSum && $0 != .integrateBetween } ?? (symbol(at: root) == .application)
    let called = performingCalls(in: environment, depth: 0, workspace: &workspace) {
      isAsked ? $0.operates(on: $1) : $0.hasFormalOperation
    }
    guard let called, !isAsked || called.operation(at: called.root) == .isEqual else {
      return called ?? self
    }
    return called.performedOperations(
      in: environment,
      before: operation == .integrateBetween ? called.root : called.count,
      mayBeConditional: { isAsked || called.isBound($0) },
      &workspace
    )
  }

  /// Whether a part stands in what a sequence binds the name of: a sum, an integral, a limit.
  private func isBound(_ index: Int) -> Bool {
    (index..<count).contains { symbol(at: $0) == .sequence && first(of: $0) <= index && $0 > index }
  }

  /// How deep functions may call each other here; one that calls itself has no end.
  private static var deepestCall: Int { 16 }

  /// Nil where functions call each other too deep, or an expression grows too long.
  private func performed(
    free: [String],
    in environment: Environment,
    depth: Int,
    workspace: inout Workspace
  ) -> Expression? {
    guard
      let called = performingCalls(
        in: environment,
        depth: depth,
        workspace: &workspace,
        where: { e, _ in e.isPerformed }
      )
    else { return nil }
    var known = environment
    for name in free { known.variables[name] = nil }
    return called.performedOperations(
      in: known,
      before: called.count,
      mayBeConditional: { _ in true },
      &workspace
    )
  }

  /// The expression with results in the place of what is done with expressions before a node of it.
  ///
  /// What stands inside of another is done with it.
  private func performedOperations(
    in environment: Environment,
    before start: Int,
    mayBeConditional: (Int) -> Bool,
    _ workspace: inout Workspace
  ) -> Expression {
    var whole = self
    var end = start
    while let index = whole.nodes.indices[..<end].last(where: { whole.isPerformed(at: $0) }) {
      // The parts of a comparison of both are done one by one.
      if whole.operation(at: index) == .isEqual {
        end = index
        continue
      }
      end = whole.first(of: index)
      let part = whole.subexpression(at: index)
      let result = part.result(in: environment, !mayBeConditional(index), workspace: &workspace)
      guard let result else { continue }
      whole = whole.replacing(index, with: result)
    }
    return whole
  }

  /// What the operation at the root results in, where its conditions hold; nil if it has no result,
  /// or has conditions and must not.
  private func result(
    in environment: Environment,
    _ isUnconditional: Bool,
    workspace: inout Workspace
  ) -> Expression? {
    do throws(AlgebraError) {
      let found = try Algebra.result(
        of: self,
        environment: environment,
        workspace: &workspace,
        namesParts: true
      )
      let conditions = found.conditions + found.restrictions
      guard !found.expression.hasFormalOperation, !found.isUpToConstant, found.parts.isEmpty,
        conditions.isEmpty || !isUnconditional
      else { return nil }
      return conditions.reduce(found.expression) { Expression(.piecewise, [$1, $0]) }
    } catch {
      return nil
    }
  }

  /// The expression with performed bodies in the place of calls of functions whose body, or that of
  /// a function that it calls, has a property of it and the parameters.
  private func performingCalls(
    in environment: Environment,
    depth: Int,
    workspace: inout Workspace,
    where property: (Expression, [String]) -> Bool
  ) -> Expression? {
    guard depth < Expression.deepestCall else { return nil }
    var whole = self
    while let index = whole.nodes.indices.last(where: { index in
      guard let function = whole.definition(at: index, in: environment) else { return false }
      return property(function.body, function.parameters)
        || function.body.reaches(in: environment, property)
    }) {
      guard let function = whole.definition(at: index, in: environment),
        let body = function.body.performed(
          free: function.parameters,
          in: environment,
          depth: depth + 1,
          workspace: &workspace
        ),
        whole.count + body.count <= Expression.sizeLimit
      else { return nil }
      var performed = environment
      let name = whole.name(at: whole.first(of: index))
      performed.functions[name] = UserFunction(parameters: function.parameters, body: body)
      guard let value = whole.inlined(index, performed) else { return nil }
      whole = whole.replacing(index, with: value)
    }
    return whole
  }

  // MARK: Questions

  /// Whether a node asks for what does not follow from the values of expressions, or for an integral
  /// between bounds with names.
  private func isPerformed(at index: Int) -> Bool {
    isFormal(at: index) || operation(at: index) == .integrateBetween
  }

  private var isPerformed: Bool { (0..<count).contains { isPerformed(at: $0) } }

  /// The function of the user that is called at a place.
  private func definition(at index: Int, in environment: Environment) -> UserFunction? {
    guard symbol(at: index) == .application else { return nil }
    return environment.functions[name(at: first(of: index))]
  }

  /// Whether something is done with expressions of a name, as in `diff(x^2; x)`, and not at a place.
  private func operates(on names: [String]) -> Bool {
    (0..<count).contains { index in
      isFormal(at: index)
        && operands(of: index).dropFirst().contains { operand in
          let isPlace = symbol(at: operand) == .relation(.equal, continuesChain: false)
          let place = isPlace ? operands(of: operand)[0] : operand
          guard case .name(let name) = symbol(at: place) else { return false }
          return names.contains(name)
        }
    }
  }

  /// Whether the expression or the body of a function that is called, with its parameters, has a
  /// property.
  private func reaches(
    in environment: Environment,
    _ property: (Expression, [String]) -> Bool
  ) -> Bool {
    if property(self, []) { return true }
    var seen: Set<String> = []
    var waiting = [self]
    while let next = waiting.popLast() {
      for index in 0..<next.count {
        guard let function = next.definition(at: index, in: environment),
          seen.insert(next.name(at: next.first(of: index))).inserted
        else { continue }
        if property(function.body, function.parameters) { return true }
        waiting.append(function.body)
      }
    }
    return false
  }
}
