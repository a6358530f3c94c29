// The wishes of the typed expression for the form that is shown.

package import Numbers

/// The notation in which the user typed the parts of a number.
package struct TypedForms: Hashable, Sendable {
  /// The typed expression, its rational and algebraic parts simplified, where
  /// its functions are ones that are kept.
  package var whole: Form?
  /// The typed numbers in decimals.
  package var decimals: [Rational: String] = [:]
  /// The acute angles of typed sines, in half turns.
  package var sines: [Rational] = []
  /// The acute angles of typed cosines, in half turns.
  package var cosines: [Rational] = []
  /// The acute angles of typed tangents, in half turns.
  package var tangents: [Rational] = []
  /// The whole numbers that are raised to a power.
  package var powerBases: [Integer] = []
  /// Whether sines and arctangents that have no simpler form are written as such.
  package var keepsAngles = false
  /// Whether complex numbers stand in what was typed: of such a line sines, arctangents and
  /// hyperbolic functions of real numbers are answers.
  package var isOfComplexNumbers = false
  /// The unit of angles, when it is not the radian, by how many of it make a half turn.
  package var unitsPerHalfTurn: Rational?
  /// Whether roots of an index above 2 are written as powers.
  package var hasRootsAsPowers = false

  /// Creates the record of an expression that asks for nothing.
  package init() {}

  /// Creates the record of a part of a complex number, with as many units of angles in a
  /// half turn as there are.
  package init(ofPartWith unitsPerHalfTurn: Rational?) {
    isOfComplexNumbers = true
    keepsAngles = unitsPerHalfTurn == nil
    self.unitsPerHalfTurn = unitsPerHalfTurn
  }
}

extension Form {
  /// The same with powers for roots of an index above 2.
  func withRootsAsPowers() -> Form {
    switch self {
    case .root(let form, let index):
      let inner = form.withRootsAsPowers()
      if index == 2 { return .root(inner, index: 2) }
      return .power(inner, .quotient(.integer(1), .integer(Integer(index))))
    case .integer, .decimal, .pi, .e, .factorial: return self
    case .negation(let form): return .negation(form.withRootsAsPowers())
    case .sum(let forms): return .sum(forms.map { $0.withRootsAsPowers() })
    case .product(let forms): return .product(forms.map { $0.withRootsAsPowers() })
    case .quotient(let above, let below):
      return .quotient(above.withRootsAsPowers(), below.withRootsAsPowers())
    case .power(let base, let exponent): return .power(base.withRootsAsPowers(), exponent)
    case .logarithm(let form): return .logarithm(form.withRootsAsPowers())
    case .namedLogarithm(let form, let base):
      return .namedLogarithm(form.withRootsAsPowers(), base: base)
    case .cosine(let form): return .cosine(form.withRootsAsPowers())
    case .sine(let form): return .sine(form.withRootsAsPowers())
    case .tangent(let form): return .tangent(form.withRootsAsPowers())
    case .arctangent(let form): return .arctangent(form.withRootsAsPowers())
    case .arcsine(let form): return .arcsine(form.withRootsAsPowers())
    case .arccosine(let form): return .arccosine(form.withRootsAsPowers())
    case .arctangentInUnit(let form): return .arctangentInUnit(form.withRootsAsPowers())
    case .hyperbolicCosine(let form): return .hyperbolicCosine(form.withRootsAsPowers())
    case .hyperbolicSine(let form): return .hyperbolicSine(form.withRootsAsPowers())
    case .hyperbolicTangent(let form): return .hyperbolicTangent(form.withRootsAsPowers())
    }
  }
}
