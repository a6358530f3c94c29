// What the laws of reading and printing share.

import Expressions
import TestSupport
import Testing

/// Checks that random expressions are read back from their text: in ASCII, in Unicode, and with
/// a decimal comma.
func expectReadingBack(
  seed: UInt64,
  _ make: (inout SplitMix64) -> Expression
) {
  var random = SplitMix64(seed: seed)
  var options = ParsingOptions()
  options.decimalMark = .comma
  for _ in 0..<cases(200) {
    let expression = make(&random)
    for text in [expression.text(), expression.text(unicode: true)] {
      let line = Parser.expression(text)
      #expect(line.diagnostics.isEmpty, "seed \(seed): \(text)")
      #expect(line.statements.first?.expression == expression, "seed \(seed): \(text)")
    }
    let text = expression.text(decimalMark: .comma)
    let back = Parser.expression(text, options: options).statements.first?.expression
    #expect(back == expression, "seed \(seed): \(text)")
  }
}
