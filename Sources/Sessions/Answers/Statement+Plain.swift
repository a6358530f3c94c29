// Texts that were kept, read again: with `.` as the decimal mark, whatever is in force.

internal import Expressions

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
  /// Reads a line of one statement without a mistake, written with `.` as the
  /// decimal mark, or returns nothing.
  package init?(plain text: String, functions: [String] = []) {
    var options = ParsingOptions()
    options.functions = Set(functions)
    let line = Parser.line(text, options: options)
    guard line.diagnostics.isEmpty, line.statements.count == 1, let first = line.statements.first
    else { return nil }
    self = first
  }
}
