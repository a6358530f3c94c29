// An expression with a value everywhere: a number where it has none of its own.

package import Expressions
internal import Numbers

extension Expression {
  /// The expression where it has a value, and a number elsewhere; nothing where no comparisons tell
  /// where it has one.
  package func extended(by number: Expression) -> Expression? {
    var whole = self
    // What stands further inside is asked first: without it the others may have no value.
    for condition in domainConditions(in: Environment()).reversed()
    where condition.part.rationalNumber == nil {
      guard let relation = condition.relation else { return nil }
      let comparison = Expression(
        .relation(relation, continuesChain: false),
        [condition.part, Expression(0)]
      )
      whole = Expression(.piecewise, [comparison, whole, number])
    }
    return whole
  }
}
