// Exact values of a function at equal distances.

package import Expressions
package import Numbers
internal import Reals

/// Values of a function, as exact as they are known.
package struct ValueTable: Hashable, Sendable {
  /// A line of the table.
  package struct Row: Hashable, Sendable {
    /// The argument.
    package let x: Coordinate
    /// The value; nil where there is none, or none was found.
    package let y: Coordinate?
  }

  /// The lines, in the order of the arguments.
  package let rows: [Row]

  /// Creates the table of some values from a start on; nil when the expression
  /// cannot be drawn.
  ///
  /// - Precondition: `count` is not negative.
  package init?(
    of expression: Expression,
    variable: String,
    from start: Rational,
    step: Rational,
    count: Int,
    environment: Environment
  ) {
    precondition(count >= 0, "a table has a number of rows")
    guard var function = AnalyzedFunction(expression, of: variable, environment) else { return nil }
    var rows: [Row] = []
    for index in 0..<count {
      let number = Real(start + step * Rational(index))
      guard let x = function.coordinate(number) else { return nil }
      let y = function.value(at: number).flatMap { function.coordinate($0) }
      rows.append(Row(x: x, y: y))
    }
    self.rows = rows
  }
}
