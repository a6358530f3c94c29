// Polynomials written as expressions: as a sum of powers, as a product, or by
// Horner's scheme.

package import Numbers

extension Expression {
  /// A polynomial as a sum of powers, the highest first.
  package init(_ polynomial: Polynomial, of variable: Expression) {
    var sum = Expression(.zero)
    for (exponent, coefficient) in polynomial.coefficients.enumerated().reversed()
    where !coefficient.isZero {
      sum = sum + Expression(coefficient) * variable.raised(to: exponent)
    }
    self = sum
  }

  /// A polynomial as the product of its irreducible factors; nothing if there is
  /// only one, once, or if they take long to find.
  package init?(factorsOf polynomial: Polynomial, of variable: Expression) {
    var budget: Int64 = 2_000_000
    guard let factors = polynomial.irreducibleFactors(budget: &budget) else { return nil }
    var product = Expression(polynomial.primitive.content)
    var count = 0
    for (factor, exponent) in factors {
      product = product * Expression(factor, of: variable).raised(to: exponent)
      count += exponent
    }
    guard count > 1 else { return nil }
    self = product
  }

  /// A polynomial by Horner's scheme, powers that do not occur left out.
  package init(hornerOf polynomial: Polynomial, of variable: Expression) {
    var sum = Expression(polynomial.leading)
    var exponent = polynomial.degree
    for next in stride(from: polynomial.degree - 1, through: 0, by: -1)
    where !polynomial[next].isZero {
      sum = sum * variable.raised(to: exponent - next) + Expression(polynomial[next])
      exponent = next
    }
    self = exponent > 0 ? sum * variable.raised(to: exponent) : sum
  }

  /// The shortest of these ways to write a polynomial.
  package init(shortest polynomial: Polynomial, of variable: Expression) {
    var best = Expression(polynomial, of: variable)
    if polynomial.degree > 1 {
      if let factors = Expression(factorsOf: polynomial, of: variable), factors.count <= best.count
      {
        best = factors
      }
      let horner = Expression(hornerOf: polynomial, of: variable)
      if polynomial.degree > 2, horner.count < best.count { best = horner }
    }
    self = best
  }

  /// A polynomial that is written as this expression, in a better way if that
  /// is no longer: a sum as a product, or in fewer steps.
  ///
  /// A product has small relative errors near its zeros, and the interval of a
  /// power holds nothing but its values.
  package func improved(_ polynomial: Polynomial, of variable: Expression) -> Expression {
    let kind = nodes[root].kind
    let isSum = kind == .sum || kind == .difference
    guard polynomial.degree > 1, isSum || count > 5 else { return self }
    let best = Expression(shortest: polynomial, of: variable)
    let isProduct = best.nodes[best.root].kind != .sum && best.nodes[best.root].kind != .difference
    if isSum, isProduct { return best.count <= count ? best : self }
    return best.count < count ? best : self
  }
}
