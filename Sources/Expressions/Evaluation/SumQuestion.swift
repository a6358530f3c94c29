// What is asked of a sum or a product over whole numbers without an end, or up to a name: what
// answers knows of closed forms and of convergence, as evaluation does not: the environment has it.

package import Reals

/// A sum or a product of the values of a function for whole numbers, of which one bound at least is
/// infinite.
package struct SumQuestion: Sendable {
  /// The function, its variable, the bounds and what other names mean.
  package let terms: BoundedFunction
  /// Whether the values are multiplied.
  package let isProduct: Bool
}

/// A sum or a product of the values of a function for whole numbers, with names in its bounds.
package struct SymbolicSumQuestion: Sendable {
  /// The function.
  package let function: Expression
  /// The name that its argument has.
  package let variable: String
  /// The first number.
  package let first: Expression
  /// The last number.
  package let last: Expression
  /// Whether the values are multiplied.
  package let isProduct: Bool
  /// What names mean.
  package let environment: Environment

  /// Creates a question.
  package init(
    function: Expression,
    variable: String,
    first: Expression,
    last: Expression,
    isProduct: Bool,
    environment: Environment
  ) {
    (self.function, self.variable) = (function, variable)
    (self.first, self.last) = (first, last)
    (self.isProduct, self.environment) = (isProduct, environment)
  }
}

/// A closed form of a sum or a product with names in its bounds, which is proved for whole bounds of
/// which the second is not less than the first one less 1.
package struct SymbolicSum: Sendable {
  /// The closed form, with names in the place of some powers.
  package var expression: Expression
  /// What the names in the place of powers mean.
  package var powers: [String: Expression] = [:]
  /// Parts of the function that have to have a value.
  package var parts: [Expression] = []
  /// Comparisons that have to hold for the function to have a value for each number.
  package var conditions: [Expression] = []

  /// Creates a closed form.
  package init(expression: Expression) { self.expression = expression }
}

/// What finds a sum or a product without an end.
///
/// It throws where there is none, and where that is not found out.
package typealias SumFinder =
  @Sendable (
    SumQuestion, inout Workspace
  ) throws(EvaluationError) -> Real

/// What finds a closed form of a sum or a product with names in its bounds; nothing where none is
/// found with a proof.
package typealias SymbolicSumFinder =
  @Sendable (SymbolicSumQuestion, inout Workspace) -> SymbolicSum?
