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
  /// The same with powers for roots of an index above 2: 2^(7/12) for ¹²√128, but 8^(1/4)
  /// where 8 is one of the bases.
  func withRootsAsPowers(of bases: [Integer]) -> Form {
    switch self {
    case .root(.integer(let value), let index) where index > 2:
      let (base, count) = bases.contains(value) ? (value, 1) : value.leastBase(below: index)
      return .power(.integer(base), .quotient(.integer(Integer(count)), .integer(Integer(index))))
    case .root(let form, let index):
      let inner = form.withRootsAsPowers(of: bases)
      if index == 2 { return .root(inner, index: 2) }
      return .power(inner, .quotient(.integer(1), .integer(Integer(index))))
    case .integer, .decimal, .pi, .e, .factorial: return self
    case .negation(let form): return .negation(form.withRootsAsPowers(of: bases))
    case .sum(let forms): return .sum(forms.map { $0.withRootsAsPowers(of: bases) })
    case .product(let forms): return .product(forms.map { $0.withRootsAsPowers(of: bases) })
    case .quotient(let above, let below):
      return .quotient(above.withRootsAsPowers(of: bases), below.withRootsAsPowers(of: bases))
    case .power(let base, let exponent): return .power(base.withRootsAsPowers(of: bases), exponent)
    case .logarithm(let form): return .logarithm(form.withRootsAsPowers(of: bases))
    case .namedLogarithm(let form, let base):
      return .namedLogarithm(form.withRootsAsPowers(of: bases), base: base)
    case .cosine(let form): return .cosine(form.withRootsAsPowers(of: bases))
    case .sine(let form): return .sine(form.withRootsAsPowers(of: bases))
    case .tangent(let form): return .tangent(form.withRootsAsPowers(of: bases))
    case .arctangent(let form): return .arctangent(form.withRootsAsPowers(of: bases))
    case .arcsine(let form): return .arcsine(form.withRootsAsPowers(of: bases))
    case .arccosine(let form): return .arccosine(form.withRootsAsPowers(of: bases))
    case .arctangentInUnit(let form): return .arctangentInUnit(form.withRootsAsPowers(of: bases))
    case .hyperbolicCosine(let form): return .hyperbolicCosine(form.withRootsAsPowers(of: bases))
    case .hyperbolicSine(let form): return .hyperbolicSine(form.withRootsAsPowers(of: bases))
    case .hyperbolicTangent(let form): return .hyperbolicTangent(form.withRootsAsPowers(of: bases))
    }
  }
}

extension Integer {
  /// The least number of which this one is a power with an exponent below a bound, and that
  /// exponent: 2 and 7 for 128 below 12.
  fileprivate func leastBase(below bound: Int) -> (base: Integer, exponent: Int) {
    for exponent in stride(from: min(bitLength, bound - 1), to: 1, by: -1) {
      let (root, isExact) = root(exponent)
      if isExact { return (root, exponent) }
    }
    return (self, 1)
  }
}
