// Expressions in which names are free, as answers.

internal import Expressions
internal import Messages

/// An expression in which names are free, and for which numbers it is what was asked for.
package struct FreeExpression: Sendable {
  /// The expression.
  let expression: Expression
  /// The names that are free in what was asked for.
  let names: [String]
  /// Comparisons outside of which the expression may have a value where there was none.
  let conditions: [Expression]
  /// Whether a function was asked for it, and no value.
  let isAskedFor: Bool

  /// The expression as an object for programs.
  func json(_ mark: DecimalMark) -> JSON {
    .object([
      .init("kind", .text("rule")), .init("variables", .list(names.map { .text($0) })),
      .init("expression", .text(expression.valueText(decimalMark: mark))),
      .init("conditions", .list(conditions.map { .text($0.valueText(decimalMark: mark)) })),
      .init("isAskedFor", .truth(isAskedFor)),
    ])
  }
}
