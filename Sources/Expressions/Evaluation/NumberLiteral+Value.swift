// The exact value of a number as it was written.

internal import Numbers
package import Reals

extension NumberLiteral {
  /// The exact value.
  ///
  /// - Throws: ``RealError/overBudget(_:)`` for an exponent that is too large.
  /// - Complexity: That of reading the digits, below quadratic.
  package func value(in workspace: inout Workspace) throws(RealError) -> Real {
    if let value = Self.shortDecimal(text) { return Real(value) }
    try workspace.budget.check(bits: 4 * Int64(text.utf8.count))
    try workspace.budget.charge(64 * text.utf8.count)
    let parts = parts
    let mantissa = Real(parts.mantissa)
    guard !parts.exponent.isEmpty else { return mantissa }
    let exponent = Integer(decimalDigits: parts.exponent) ?? .zero
    let power = try Real.power(
      Real(Integer(10)),
      Real(parts.hasNegativeExponent ? -exponent : exponent),
      in: &workspace
    )
    return try Real.product(mantissa, power, in: &workspace)
  }

  /// The value of at most 18 digits with at most one mark.
  private static func shortDecimal(_ text: String) -> Rational? {
    guard text.utf8.count <= 18 else { return nil }
    var digits: Int64 = 0
    var scale: Int64 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        scale = 1
      } else if byte &- 0x30 < 10 {
        digits = digits * 10 + Int64(byte - 0x30)
        scale *= 10
      } else {
        return nil
      }
    }
    return Rational(Integer(digits), over: Integer(max(scale, 1)))
  }
}
