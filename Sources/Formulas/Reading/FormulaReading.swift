// From formulas to expressions. A formula is written as a text of the language, with brackets
// where the picture has a bar or a height, and the one parser reads it: there is one grammar,
// and a formula can say nothing that a text cannot.

package import Expressions

/// A formula as it was read.
package struct FormulaReading: Hashable, Sendable {
  /// The text of the language that says the same.
  package let text: String
  /// The statements, the mistakes and the disputed forms; places are bytes of
  /// ``text``.
  package let line: Line
  /// For every byte of the text, the piece that it came from.
  let origins: [Int32]
  /// The number of pieces.
  let count: Int

  /// The expression of the formula; a hole when it is empty.
  package var expression: Expression {
    if let statement = line.statements.last { return statement.expression }
    var builder = ExpressionBuilder()
    builder.appendHole()
    return builder.expression()
  }

  /// The expression as nested operators in front of their operands, and a
  /// definition as a relation.
  package var prefix: String {
    guard let statement = line.statements.last else { return "_" }
    let tree = statement.expression.prefixDescription
    let value = statement.conversion.map { "\(tree) \($0.text)" } ?? tree
    switch statement.action {
    case .evaluate: return value
    case .assign(let name, _): return "=(\(name), \(value))"
    case .define(let name, _, let parameters):
      var list = ""
      for parameter in parameters { list += (list.isEmpty ? "" : ", ") + parameter }
      return "=(\(name)(\(list)), \(value))"
    }
  }

  /// Whether an operand is missing somewhere.
  package var hasHoles: Bool {
    line.statements.isEmpty || line.statements.contains { $0.expression.hasHoles }
  }

  /// The pieces of the formula that a part of the text came from.
  package func pieces(of range: Range<Int>) -> Range<Int> {
    let lower = min(range.lowerBound, origins.count)
    let upper = min(range.upperBound, origins.count)
    guard lower < upper else {
      let place = lower < origins.count ? Int(origins[lower]) : count
      return place..<place
    }
    let first = Int(origins[lower..<upper].min() ?? 0)
    let last = Int(origins[lower..<upper].max() ?? 0)
    return first..<min(last + 1, count)
  }
}

extension Formula {
  /// The reading of the formula.
  ///
  /// Reading never fails: what is missing is a hole.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package func reading(
    _ vocabulary: Vocabulary = Vocabulary(),
    readings: Readings = Readings()
  ) -> FormulaReading {
    var composer = Composer(self)
    composer.names = vocabulary.names
    composer.write(0..<pieces.count)
    var options = ParsingOptions()
    options.readings = readings
    options.readsConversions = true
    options.readsNumerals = true
    options.setNames(
      functions: vocabulary.functions,
      lists: vocabulary.lists,
      ownNames: vocabulary.names
    )
    return FormulaReading(
      text: String(decoding: composer.bytes, as: UTF8.self),
      line: Parser.line(utf8: composer.bytes, options: options),
      origins: composer.origins,
      count: pieces.count
    )
  }
}
