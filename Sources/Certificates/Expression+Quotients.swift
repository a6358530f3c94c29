// Expressions as one quotient, for checks.

package import Expressions
internal import Numbers

extension Expression {
  /// A quotient of two expressions that has the same value, or none where the expression has none.
  ///
  /// Sums, products and whole powers of quotients are brought to one line, and nothing is
  /// cancelled, so that the divisor is zero where any divisor is; nor is a factor left out that stands
  /// beside 0, since it may have no value.
  package func withoutQuotients(
    of name: String
  ) -> (numerator: Expression, denominator: Expression) {
    let one = Expression(1)
    guard variables.contains(name) else { return (self, one) }
    let fractions = parts.map { $0.withoutQuotients(of: name) }
    func isWhole(_ place: Int) -> Bool { fractions[place].denominator == one }
    func times(_ a: Expression, _ b: Expression) -> Expression {
      let product = a * b
      return product.rationalNumber?.isZero == true ? Expression(.product, [a, b]) : product
    }
    switch (symbol(at: root), fractions.count) {
    case (.negation, 1): return (-fractions[0].numerator, fractions[0].denominator)
    case (.sum, 2), (.difference, 2):
      let (a, b) = (fractions[0], fractions[1])
      let isSum = symbol(at: root) == .sum
      if isWhole(0), isWhole(1) { return (self, one) }
      let (first, second) = (times(a.numerator, b.denominator), times(b.numerator, a.denominator))
      return (isSum ? first + second : first - second, times(a.denominator, b.denominator))
    case (.product, 2), (.juxtaposition, 2):
      let (a, b) = (fractions[0], fractions[1])
      if isWhole(0), isWhole(1) { return (self, one) }
      return (times(a.numerator, b.numerator), times(a.denominator, b.denominator))
    case (.quotient, 2):
      let (a, b) = (fractions[0], fractions[1])
      guard parts[1].variables.contains(name) else {
        // A number that is not zero, which the evaluation of the whole has to find.
        return (Expression(.quotient, [a.numerator, parts[1]]), a.denominator)
      }
      // (a/b)/(c/d) = ad²/(bcd).
      return (
        times(a.numerator, b.denominator.raised(to: 2)),
        times(times(a.denominator, b.numerator), b.denominator)
      )
    case (.power, 2):
      guard let exponent = parts[1].rationalNumber, exponent.isInteger,
        let whole = exponent.numerator.asInt, whole != 0, abs(whole) <= 64
      else { return (self, one) }
      let base = fractions[0]
      if whole > 0 {
        return isWhole(0)
          ? (self, one) : (base.numerator.raised(to: whole), base.denominator.raised(to: whole))
      }
      // (a/b)⁻ⁿ = b²ⁿ/(aⁿbⁿ).
      return (
        base.denominator.raised(to: -2 * whole),
        times(base.numerator.raised(to: -whole), base.denominator.raised(to: -whole))
      )
    case (.call(let row), 1):
      // tan u = sin u/cos u, and what else is said to be a quotient.
      guard let other = row.equivalent, other.symbol(at: other.root) == .quotient,
        other.parts[1].variables.contains("u")
      else { return (self, one) }
      return other.replacing(["u": parts[0]]).withoutQuotients(of: name)
    default: return (self, one)
    }
  }
}
