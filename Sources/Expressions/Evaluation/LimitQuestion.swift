// What is asked of a function beside a number, or far out: its limit. What answers knows of
// expansions, as evaluation does not: the environment has it.

package import Reals

/// A function of one variable, and what its variable comes close to.
package struct LimitQuestion: Sendable {
  /// What a variable comes close to.
  package enum Target: Sendable {
    /// A number, from one side or from both.
    case number(Real, Side?)
    /// Nothing: it grows, or falls, without bound.
    case infinity(isNegative: Bool)
  }

  /// A side of a number.
  package enum Side: Hashable, Sendable {
    /// The numbers that are less.
    case left
    /// The numbers that are greater.
    case right
  }

  /// The function.
  package let function: Expression
  /// The name that its argument has.
  package let variable: String
  /// What the variable comes close to.
  package let target: Target
  /// What the other names mean.
  package let environment: Environment

  /// Creates a question.
  package init(
    function: Expression,
    variable: String,
    target: Target,
    environment: Environment
  ) {
    (self.function, self.variable) = (function, variable)
    (self.target, self.environment) = (target, environment)
  }
}

/// What finds the limit of a function.
///
/// It throws where there is none, and where that is not found out.
package typealias LimitFinder =
  @Sendable (
    LimitQuestion, inout Workspace
  ) throws(EvaluationError) -> Real
