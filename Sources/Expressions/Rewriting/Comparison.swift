// Two sides and a sign of comparison, as equations and inequalities are.

/// Two sides that compare in a way.
package struct Comparison: Hashable, Sendable {
  /// The left side.
  package let left: Expression
  /// How they compare.
  package let relation: Relation
  /// The right side.
  package let right: Expression

  /// Creates a comparison.
  package init(_ left: Expression, _ relation: Relation, _ right: Expression) {
    (self.left, self.relation, self.right) = (left, relation, right)
  }

  /// The left side minus the right one.
  package var difference: Expression { left - right }

  /// The same with its sides exchanged.
  package var turned: Comparison { Comparison(right, relation.turned, left) }

  /// The comparison as an expression.
  package var expression: Expression {
    Expression(.relation(relation, continuesChain: false), [left, right])
  }

  /// The comparison as it is written.
  package var text: String { expression.text() }
}
