// Sines, cosines and the like of whole multiples of a number as powers of one turn.

package import Expressions
internal import Numbers

extension Expression {
  /// e^(iz) of a name.
  package static func turn(of name: String) -> Expression {
    let angle = Expression(.product, [Expression(.imaginaryUnit), Expression(name: name)])
    return Expression(.power, [Expression(.e), angle])
  }

  /// The largest multiple of the name that is written as a power.
  private static let largestTurn = 16

  /// The expression with u = e^(iz) for a name z in the place of functions of whole multiples of it, in
  /// radians: cos kz is (uᵏ + u⁻ᵏ)/2, sin kz is i(u⁻ᵏ − uᵏ)/2, tan kz is sin kz/cos kz, and cis kz is uᵏ.
  ///
  /// u is no zero, so that all of these have a value where the functions have one, and the same.
  ///
  /// > Source: Ahlfors, Complex Analysis (1979), 2.3.2.
  func withTurns(of name: String, as u: Expression) -> Expression {
    var result = self
    for place in largestParts(where: { $0.withTurn(of: name, as: u) != nil }) {
      let part = subexpression(at: place)
      guard let value = part.withTurn(of: name, as: u) else { continue }
      result = result.replacing(every: part, with: value)
    }
    return result
  }

  private func withTurn(of name: String, as u: Expression) -> Expression? {
    guard case .call(let row) = symbol(at: root), parts.count == 1,
      let line = parts[0].checkedPolynomial(in: [name])?.univariate(in: 0), line.degree == 1,
      line.coefficients[0].isZero, line.leading.isInteger, let count = line.leading.numerator.asInt,
      abs(count) <= Self.largestTurn
    else { return nil }
    let (power, back) = (u.raised(to: count), u.raised(to: -count))
    let half = Expression(.quotient, [Expression(.imaginaryUnit), Expression(2)])
    let sine = Expression(.product, [half, Expression(.difference, [back, power])])
    let cosine = Expression(.quotient, [Expression(.sum, [power, back]), Expression(2)])
    switch row {
    case .sine: return sine
    case .cosine: return cosine
    case .tangent: return Expression(.quotient, [sine, cosine])
    case .cis: return power
    default: return nil
    }
  }
}
