// Powers of one number with different exponents as powers of one of them.

package import Expressions
internal import Numbers

extension Expression {
  /// The largest exponent that is told.
  private static let largestPower = 24

  /// The expression with a name in the place of another one, and with powers of the name in that of
  /// powers of the same number whose exponents are whole multiples of its exponent, up to a number:
  /// e^(2x + 1) is e·u² where u is e^x.
  package func replacing(
    powersOf inner: Expression,
    of unknown: String,
    with name: Expression
  ) -> Expression {
    var result = replacing(every: inner, with: name)
    guard let own = inner.exponential(of: unknown) else { return result }
    for place in result.largestParts(where: { $0.exponential(of: unknown) != nil }) {
      guard let part = result.subexpression(at: place).exponential(of: unknown),
        let step = part.base.exponent(of: own.base)
      else { continue }
      let whole = part.exponent.scaled(by: Rational(step))
      let ratio = whole.leading / own.exponent.leading
      guard ratio.isInteger, let count = ratio.numerator.asInt, abs(count) <= Self.largestPower,
        case let rest = whole - own.exponent.scaled(by: ratio), rest.isConstant
      else { continue }
      let power = name.raised(to: count)
      let factor = rest.isZero ? nil : Expression(.power, [own.base, Expression(rest.leading)])
      result = result.replacing(place, with: factor.map { $0 * power } ?? power)
    }
    return result
  }

  /// The powers of one number in which a name stands in the exponent, each once.
  package func exponentialParts(of name: String) -> [Expression] {
    var found: [Expression] = []
    for index in 0..<count {
      let part = subexpression(at: index)
      if part.exponential(of: name) != nil, !found.contains(part) { found.append(part) }
    }
    return found.sorted { $0.count < $1.count }
  }

  /// The base and the exponent of a power of e or of a positive rational number other than 1, where the
  /// exponent is a polynomial of a name, of degree 1 or more.
  private func exponential(of name: String) -> (base: Expression, exponent: Polynomial)? {
    let operands = parts
    let base: Expression
    let exponent: Expression
    switch symbol(at: root) {
    case .call(.exp): (base, exponent) = (Expression(.e), operands[0])
    case .power: (base, exponent) = (operands[0], operands[1])
    default: return nil
    }
    let isNumber = base.rationalNumber.map { $0.signum > 0 && $0 != .one } ?? false
    guard isNumber || base == Expression(.e),
      let polynomial = exponent.checkedPolynomial(in: [name])?.univariate(in: 0),
      polynomial.degree > 0
    else { return nil }
    return (base, polynomial)
  }

  /// The whole number to which a base is raised to be this number.
  private func exponent(of base: Expression) -> Int? {
    if self == base { return 1 }
    guard let number = rationalNumber, let base = base.rationalNumber else { return nil }
    return (-8...8).first { $0 != 0 && base.raised(to: $0) == number }
  }
}
