// Numbers in digits, as expressions.

package import Expressions
package import Numbers
package import Reals

extension Expression {
  /// Digits with their sign.
  package init(_ expansion: DecimalExpansion, _ style: DecimalStyle) {
    self.init(NumberLiteral(expansion, style: style), isNegative: expansion.isNegative)
  }

  /// Writes digits: those before the mark that are not certain must not be written as zeros.
  init(certain expansion: DecimalExpansion, _ style: DecimalStyle = .automatic) {
    let reachesMark = expansion.isExact || expansion.exponent < expansion.digits.utf8.count
    self.init(expansion, reachesMark ? style : .scientific)
  }

  /// A number with its sign.
  init(_ number: NumberLiteral, isNegative: Bool) {
    var builder = ExpressionBuilder()
    builder.append(number)
    if isNegative { builder.append(.negation, from: 0) }
    self = builder.expression()
  }

  /// A number that is no integer in decimals, or nothing where these do not end soon.
  init?(terminating value: Rational) {
    guard let number = NumberLiteral(terminating: value) else { return nil }
    self.init(number, isNegative: value.isNegative)
  }

  /// A rational with its repeating digits in brackets, or nothing where it has
  /// more digits than the limit.
  package init?(repeating value: Rational, limit: Int) {
    guard let number = NumberLiteral(value, digitLimit: limit) else { return nil }
    self.init(number, isNegative: value.isNegative)
  }
}
