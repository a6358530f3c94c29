// Polynomials of a degree that graphs do not work with, but the solver does.

internal import Expressions
internal import Numbers
internal import Reals

extension Expression {
  /// The largest degree of a polynomial that is solved, and the bits that its coefficients may have.
  private static let (largestDegree, mostBits) = (200, 1 << 14)

  /// The polynomial in a name that the expression is, where its coefficients are rational numbers and
  /// names that have such values; nothing where it is none, or a large one.
  func polynomial(in x: String, _ environment: Environment) -> Polynomial? {
    var parts: [Polynomial?] = []
    parts.reserveCapacity(count)
    for index in 0..<count {
      let operands = operands(of: index).map { parts[$0] }
      guard let part = polynomial(at: index, operands, x, environment),
        part.degree <= Self.largestDegree, part.bitLength <= Self.mostBits
      else { return nil }
      parts.append(part)
    }
    return parts[root]
  }

  private func polynomial(
    at index: Int,
    _ operands: [Polynomial?],
    _ x: String,
    _ environment: Environment
  ) -> Polynomial? {
    switch symbol(at: index) {
    case .name(x): return .variable
    case .name(let name):
      guard case .real(let number)? = environment.variables[name] else { return nil }
      return number.rational.map { Polynomial($0) }
    default: break
    }
    if nodes[index].kind.isLeaf {
      return subexpression(at: index).rationalNumber.map { Polynomial($0) }
    }
    guard let first = operands.first ?? nil, let last = operands.last ?? nil else { return nil }
    switch symbol(at: index) {
    case .negation: return -first
    case .sum: return first + last
    case .difference: return first - last
    case .product, .juxtaposition:
      return first.degree + last.degree <= Self.largestDegree ? first * last : nil
    case .quotient:
      guard last.isConstant, !last.isZero else { return nil }
      return first.scaled(by: last[0].reciprocal)
    case .power:
      guard last.isConstant, last[0].isInteger, let exponent = last[0].numerator.asInt,
        0...Self.largestDegree ~= exponent, exponent > 0 || !first.isZero,
        first.degree * exponent <= Self.largestDegree,
        first.bitLength * exponent <= Self.mostBits
      else { return nil }
      return first.raised(to: exponent)
    default: return nil
    }
  }
}

extension EquationSolver {
  /// The quotient of polynomials that an expression is, if it is one.
  func rationalFunction(_ e: Expression, in x: String) -> RationalFunction? {
    e.rationalFunction(of: x, environment: environment)
      ?? e.polynomial(in: x, environment).map { RationalFunction($0) }
  }
}
