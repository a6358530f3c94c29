// An expression as a rational function of the variable times powers of other expressions: a
// form in which a zero that dividend and divisor share can be cancelled.

internal import Numbers

/// A rational function times powers of expressions that are no rational functions.
struct FactoredExpression {
  /// A power.
  struct Factor {
    var base: Expression
    var exponent: Int
  }

  var rational: RationalFunction
  var factors: [Factor] = []
  /// Expressions whose zeros are no longer seen to be outside of the domain.
  var excluded: [Expression] = []
  /// Whether anything has been cancelled, besides in the rational function.
  var isChanged = false

  init(_ rational: RationalFunction) { self.rational = rational }

  init(_ base: Expression, excluded: [Expression]) {
    rational = RationalFunction(.one)
    factors = [Factor(base: base, exponent: 1)]
    self.excluded = excluded
  }

  /// The limits within which polynomials are worked with.
  private static let degreeLimit = 48
  private static let bitLimit = 2_048
  private static let factorLimit = 16

  /// Whether the product is small enough to go on with.
  var isSmall: Bool {
    factors.count <= Self.factorLimit && rational.numerator.degree <= Self.degreeLimit
      && rational.denominator.degree <= Self.degreeLimit
      && rational.numerator.bitLength <= Self.bitLimit
      && rational.denominator.bitLength <= Self.bitLimit
  }

  /// Whether the product is a rational function and nothing else.
  var isRational: Bool { factors.isEmpty }

  /// The polynomial that the product is, if it is one everywhere.
  var polynomial: Polynomial? {
    isRational && rational.isPolynomial && excluded.isEmpty ? rational.numerator : nil
  }

  /// Whether cancelling has made the expression simpler than it was written.
  var isReduced: Bool {
    isChanged || rational.isReduced || !(rational.isPolynomial || rational.holes.isConstant)
  }

  /// The product with another, or nothing when it would be large or zero.
  func multiplied(by other: FactoredExpression, isRetained: Bool = false) -> FactoredExpression? {
    var product = self
    product.rational = rational * other.rational
    for expression in other.excluded where !product.excluded.contains(expression) {
      product.excluded.append(expression)
    }
    product.isChanged = isChanged || other.isChanged
    for factor in other.factors {
      product.multiply(by: factor.base, exponent: factor.exponent, isRetained: isRetained)
    }
    product.cancelAngles()
    guard product.isSmall, product.isRational || !product.rational.numerator.isZero else {
      return nil
    }
    return product
  }

  /// Multiplies by a power.
  ///
  /// Powers of one base are joined: u²/u is u, where u is not zero. Where all of
  /// them vanish, the domain of the base would be forgotten, unless the base is
  /// defined everywhere or still occurs elsewhere (`isRetained`).
  mutating func multiply(by base: Expression, exponent: Int, isRetained: Bool = false) {
    guard let place = factors.firstIndex(where: { $0.base == base }) else {
      factors.append(Factor(base: base, exponent: exponent))
      return
    }
    let before = factors[place].exponent
    let sum = before + exponent
    if before.signum() == exponent.signum() {
      factors[place].exponent = sum
      return
    }
    guard sum != 0 || isRetained || base.isDefinedEverywhere else {
      factors.append(Factor(base: base, exponent: exponent))
      return
    }
    exclude(base)
    isChanged = true
    if sum == 0 { factors.remove(at: place) } else { factors[place].exponent = sum }
  }

  /// Leaves the zeros of an expression out of the domain.
  mutating func exclude(_ expression: Expression) {
    if !excluded.contains(expression) { excluded.append(expression) }
  }

  /// One over the expression, or nothing if it is zero everywhere.
  var reciprocal: FactoredExpression? {
    guard let rational = rational.reciprocal else { return nil }
    var result = self
    result.rational = rational
    for index in factors.indices {
      // 1/(1/u) is u where u is not zero.
      if factors[index].exponent < 0 { result.exclude(factors[index].base) }
      result.factors[index].exponent = -factors[index].exponent
    }
    return result
  }

  /// The power with an exponent other than zero, or nothing when it is large.
  func raised(to exponent: Int) -> FactoredExpression? {
    guard exponent.magnitude <= 64 else { return nil }
    let magnitude = abs(exponent)
    guard
      max(rational.numerator.degree, rational.denominator.degree) * magnitude <= Self.degreeLimit
    else { return nil }
    var power = self
    power.rational = rational.raised(to: magnitude)
    for index in factors.indices { power.factors[index].exponent *= magnitude }
    guard power.isSmall else { return nil }
    return exponent < 0 ? power.reciprocal : power
  }

  /// The expression, written anew.
  func expression(of variable: Expression) -> Expression {
    var numerator = Expression(shortest: rational.numerator, of: variable)
    var denominator = Expression(shortest: rational.denominator, of: variable)
    for factor in factors {
      let power = factor.base.raised(to: abs(factor.exponent))
      if factor.exponent > 0 {
        numerator = numerator * power
      } else {
        denominator = denominator * power
      }
    }
    return numerator / denominator
  }

  /// All that is left out of the domain of ``expression(of:)``, as expressions
  /// that are zero there.
  func exclusions(of variable: Expression) -> [Expression] {
    let holes = rational.holes
    guard !holes.isConstant, holes.realRoots?.isEmpty != true else { return excluded }
    return excluded + [Expression(shortest: holes, of: variable)]
  }
}

extension Expression {
  /// Whether there is a value for all values of the variables.
  var isDefinedEverywhere: Bool {
    nodes.indices.allSatisfy { index in
      switch nodes[index].kind {
      case .integer, .literal, .constant, .shortName, .longName: true
      case .negation, .sum, .difference, .product, .juxtaposition, .percent, .degree: true
      case .power:
        smallInteger(at: index - 1) != nil
          || subexpression(at: left(of: index)) == Expression(.e)
      case .call: builtin(at: index).isDefinedEverywhere
      default: false
      }
    }
  }
}
