// What is asked of a function between two bounds: its zero, or its integral. What answers knows of
// slopes and intervals, as evaluation does not: the environment has it.

package import Reals

/// A function of one variable between two bounds, of which a number is asked.
package struct BoundedFunction: Sendable {
  /// The function.
  package let function: Expression
  /// The name that its argument has.
  package let variable: String
  /// The two bounds.
  package let bounds: (lower: Real, upper: Real)
  /// What the other names mean.
  package let environment: Environment
}

/// What finds a number of a function between two bounds.
///
/// It throws where there is no such number, or several, or where that is not found out.
package typealias BoundedFinder =
  @Sendable (
    BoundedFunction, inout Workspace
  ) throws(EvaluationError) -> Real

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
