// What is asked of a function between two bounds: its zero, its integral, or the sum of its values. What answers knows of
// slopes and intervals, as evaluation does not: the environment has it.

package import Reals

/// A function of one variable between two bounds, of which a number is asked.
package struct BoundedFunction: Sendable {
  /// The function.
  package let function: Expression
  /// The name that its argument has.
  package let variable: String
  /// The two bounds; without a number, infinity.
  package let bounds: (lower: Bound, upper: Bound)
  /// What the other names mean.
  package let environment: Environment

  /// Creates a question.
  package init(
    function: Expression,
    variable: String,
    bounds: (lower: Bound, upper: Bound),
    environment: Environment
  ) {
    (self.function, self.variable) = (function, variable)
    (self.bounds, self.environment) = (bounds, environment)
  }
}

/// A bound of a range of numbers.
package enum Bound: Sendable {
  case number(Real)
  case infinity(isNegative: Bool)

  /// The number, if it is one.
  package var number: Real? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension Expression {
  /// Whether the infinity at a place is a bound of a call that takes infinite bounds, with a sign or
  /// without.
  func isInfiniteBound(_ index: Int) -> Bool {
    nodes.indices.contains { sequence in
      guard nodes[sequence].kind == .sequence, sequence < root,
        sequenceArgument(of: sequence + 1) == sequence,
        builtin(at: sequence + 1).takesInfiniteBounds
      else { return false }
      let binding = binding(at: sequence)
      return [binding.from, binding.to].contains { bound in
        infinity(at: bound) != nil && (index == bound || index == bound - 1)
      }
    }
  }

  /// The infinite bound at a place, with a sign or without.
  func infinity(at index: Int) -> Bound? {
    if nodes[index].kind == .negation, let inner = infinity(at: index - 1),
      case .infinity(let isNegative) = inner
    {
      return .infinity(isNegative: !isNegative)
    }
    guard nodes[index].kind == .constant, constant(at: index) == .infinity else { return nil }
    return .infinity(isNegative: false)
  }
}

/// What finds a number of a function between two bounds.
///
/// It throws where there is no such number, or several, or where that is not found out.
package typealias BoundedFinder =
  @Sendable (
    BoundedFunction, inout Workspace
  ) throws(EvaluationError) -> Real

/// What finds an antiderivative of a function by a name, in which other names may be free; nothing
/// where none is found with a proof.
package typealias AntiderivativeFinder =
  @Sendable (
    _ function: Expression, _ variable: String, Environment, inout Workspace
  ) -> Expression?

extension Expression {
  /// Refuses names that mean nothing, but for one.
  ///
  /// - Throws: ``EvaluationError`` for the first of them.
  package func requireKnownNames(
    besides variable: String,
    in environment: Environment
  ) throws(EvaluationError) {
    for (leaf, binder) in freeAndBoundNames where binder == nil {
      let name = name(at: leaf)
      if environment.functions[name] != nil, name != variable, !isApplied(leaf) {
        throw EvaluationError(.functionWithoutArguments(name), range: range(at: leaf))
      }
      let isKnown = environment.variables[name] != nil || environment.functions[name] != nil
      guard name == variable || isKnown else {
        throw EvaluationError(
          unknown(leaf, in: environment, besides: [variable]),
          range: range(at: leaf)
        )
      }
    }
  }
}
