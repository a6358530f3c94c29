// Every elementary function against the values of another implementation.

import Numbers
import Reals
import Testing

/// A row of the table: a value is between `value` and the next multiple of
/// `2^valueExponent`.
private struct Row {
  let function: ElementaryFunction
  let argument: Ball
  let value: Ball
  let bits: Int
  let text: String

  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 6, let function = ElementaryFunction(rawValue: String(words[0])),
      let significand = Integer(String(words[1]), radix: 16), let exponent = Int64(words[2]),
      let value = Integer(String(words[4]), radix: 16), let valueExponent = Int64(words[5])
    else { return nil }
    self.function = function
    argument = Ball(significand: significand, exponent: exponent)
    let error: Radius = value.isZero ? .zero : .powerOfTwo(valueExponent)
    self.value = Ball(significand: value, exponent: valueExponent, radius: error)
    bits = value.bitLength
    text = String(line.prefix(60))
  }

  static func all(_ function: ElementaryFunction) -> [Row] {
    arbValues.split(separator: "\n").compactMap { Row($0) }.filter { $0.function == function }
  }
}

@Test(arguments: ElementaryFunction.allCases)
func `values agree with Arb at every precision`(function: ElementaryFunction) throws {
  let rows = Row.all(function)
  #expect(rows.count > 10)
  var workspace = Workspace()
  for row in rows {
    // Beyond its own bits a row cannot tell.
    for precision in [2, 20, 53, 64, 65, 128, 200, 300, 1000, 3000]
    where row.bits == 0 || precision < row.bits + 10 {
      let ball = try function(row.argument, precision: precision, in: &workspace)
      #expect(ball.overlaps(row.value), "\(row.text) at \(precision) bits")
      #expect(ball.accuracyInBits >= precision - 4, "\(row.text) at \(precision) bits")
    }
  }
}
