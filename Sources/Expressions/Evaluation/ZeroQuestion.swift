// What is asked where a number is the zero of a function. What answers knows of slopes and
// intervals, as evaluation does not: the environment has it.

package import Reals

/// A function of one variable that has one zero between two bounds, as is said.
package struct ZeroQuestion: Sendable {
  /// The function.
  package let function: Expression
  /// The name that its argument has.
  package let variable: String
  /// The least and the greatest number that the zero may be.
  package let bounds: (lower: Real, upper: Real)
  /// What the other names mean.
  package let environment: Environment
}

/// What finds the one zero of a function between two bounds.
///
/// It throws where there is no zero, or several, or where that is not found out.
package typealias ZeroFinder =
  @Sendable (
    ZeroQuestion, inout Workspace
  ) throws(EvaluationError) -> Real
