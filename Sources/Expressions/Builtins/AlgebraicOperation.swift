// What functions do with expressions in which names are free.

/// What a function does with an expression, where that has no number for a value.
package enum AlgebraicOperation: UInt8, Sendable {
  /// Multiplies it out.
  case expand
  /// Writes it as a product of irreducible factors.
  case factor
  /// Writes it in the way that costs least to read.
  case simplify
  /// Writes it as one quotient.
  case together
  /// Writes it as a sum of partial fractions.
  case apart
  /// Gathers the powers of a name.
  case collect
  /// Puts expressions in the place of names.
  case substitute
  /// The coefficients of a polynomial.
  case coefficients
  /// The degree of a polynomial.
  case degree
  /// Its derivative by a name.
  case differentiate
  /// An antiderivative by a name.
  case integrate
  /// Its integral between bounds, where names without a value stand in these or in the function.
  case integrateBetween
  /// Its Taylor polynomial at a place.
  case expandInPowers
  /// The sum of its values for whole numbers up to a name.
  case sum
  /// The product of its values for whole numbers up to a name.
  case product
  /// Whether two are the same function.
  case isEqual

  /// Whether it is about how an expression is written, so that it does not follow from its
  /// value.
  package var isFormal: Bool {
    switch self {
    case .expand, .factor, .simplify, .together, .apart, .collect, .sum, .product,
      .integrateBetween:
      false
    case .substitute, .coefficients, .degree, .differentiate, .integrate, .expandInPowers,
      .isEqual:
      true
    }
  }

  /// Whether it is a sum or a product for whole numbers up to a name.
  package var isSum: Bool { self == .sum || self == .product }
}
