// Texts that were kept, read again: with `.` as the decimal mark, whatever is in force.

package import Expressions

extension Expression {
  /// Reads an expression without a mistake or a hole, written with `.` as the
  /// decimal mark, or returns nothing.
  package init?(plain text: String, functions: [String] = []) {
    guard let statement = Statement(plain: text, functions: functions),
      case .evaluate = statement.action
    else { return nil }
    self = statement.expression
  }
}

extension Statement {
  /// Reads the statements of a line without a mistake, written with `.` as the decimal mark.
  package static func all(plain text: String, functions: [String] = []) -> [Statement] {
    var options = ParsingOptions()
    options.functions = Set(functions)
    let line = Parser.line(text, options: options)
    return line.diagnostics.isEmpty ? line.statements : []
  }

  /// Reads a line of one statement without a mistake, written with `.` as the
  /// decimal mark, or returns nothing.
  package init?(plain text: String, functions: [String] = []) {
    let statements = Statement.all(plain: text, functions: functions)
    guard statements.count == 1, let first = statements.first else { return nil }
    self = first
  }
}
