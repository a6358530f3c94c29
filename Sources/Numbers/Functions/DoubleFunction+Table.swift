// The functions by name; each is its lanes' function of the same name.

extension DoubleFunction {
  /// The square root.
  package static let squareRoot = DoubleFunction(
    { $0.squareRoot() },
    { $0.squareRoot() },
    direct: .squareRoot
  )
  /// The cube root.
  package static let cubeRoot = DoubleFunction({ $0.cubeRoot() }, { $0.cubeRoot() })
  /// The absolute value.
  package static let absoluteValue = DoubleFunction(
    { $0.absolute },
    { $0.absolute },
    direct: .absoluteValue
  )
  /// −1, 0 or 1.
  package static let sign = DoubleFunction({ $0.signNumber() }, { $0.signNumber() })
  /// −1 or 1; NaN at 0.
  package static let signOfNonzero = DoubleFunction(
    { $0.signOfNonzero() },
    { $0.signOfNonzero() }
  )
  /// The power of e.
  package static let exponential = DoubleFunction(Exponential.self, .exponential)
  /// The natural logarithm.
  package static let naturalLogarithm = DoubleFunction(NaturalLogarithm.self)
  /// The natural logarithm, but NaN at zero.
  package static let definedLogarithm = DoubleFunction(DefinedLogarithm.self, .naturalLogarithm)
  /// The logarithm to the base 10.
  package static let commonLogarithm = DoubleFunction(
    { $0.commonLogarithm() },
    { $0.commonLogarithm() }
  )
  /// The logarithm to the base 2.
  package static let binaryLogarithm = DoubleFunction(
    { $0.binaryLogarithm() },
    { $0.binaryLogarithm() }
  )
  /// The hyperbolic sine.
  package static let hyperbolicSine = DoubleFunction(
    { $0.hyperbolicSine() },
    { $0.hyperbolicSine() }
  )
  /// The hyperbolic cosine.
  package static let hyperbolicCosine = DoubleFunction(
    { $0.hyperbolicCosine() },
    { $0.hyperbolicCosine() }
  )
  /// The hyperbolic tangent.
  package static let hyperbolicTangent = DoubleFunction(
    { $0.hyperbolicTangent() },
    { $0.hyperbolicTangent() }
  )
  /// The area hyperbolic sine.
  package static let areaSine = DoubleFunction({ $0.areaSine() }, { $0.areaSine() })
  /// The area hyperbolic cosine.
  package static let areaCosine = DoubleFunction({ $0.areaCosine() }, { $0.areaCosine() })
  /// The area hyperbolic tangent.
  package static let areaTangent = DoubleFunction({ $0.areaTangent() }, { $0.areaTangent() })
  /// The greatest whole number that is not above.
  package static let floor = DoubleFunction({ $0.roundedDown() }, { $0.roundedDown() })
  /// The least whole number that is not below.
  package static let ceiling = DoubleFunction({ $0.roundedUp() }, { $0.roundedUp() })
  /// The nearest whole number, halves away from zero.
  package static let rounded = DoubleFunction(
    { $0.roundedAwayFromHalf() },
    { $0.roundedAwayFromHalf() }
  )
  /// The whole part toward zero.
  package static let truncated = DoubleFunction(
    { $0.truncatedToWhole() },
    { $0.truncatedToWhole() }
  )
  /// The argument minus its whole part toward zero.
  package static let fraction = DoubleFunction({ $0.fractionalPart() }, { $0.fractionalPart() })
  /// The factorial of a natural number.
  package static let factorial = DoubleFunction(Double.factorial)

  /// The power with a whole number as its exponent.
  package static func power(_ exponent: Int) -> DoubleFunction {
    DoubleFunction({ $0.power(whole: exponent) }, { $0.power(whole: exponent) })
  }

  /// The power with a fraction as its exponent.
  package static func power(_ exponent: FractionalExponent) -> DoubleFunction {
    DoubleFunction({ $0.power(exponent) }, { $0.power(exponent) })
  }
}

extension DoubleOperation {
  /// The power; whole exponents have negative bases too.
  package static let power = DoubleOperation({ $0.power($1) }, { $0.power($1) })
  /// The root with a natural number as its index, the first of the two.
  package static let root = DoubleOperation({ $1.root($0) }, { $1.root($0) })
  /// The logarithm of the first to the base of the second.
  package static let logarithm = DoubleOperation(
    { $0.logarithm(base: $1) },
    { $0.logarithm(base: $1) }
  )
  /// The lesser one.
  package static let minimum = DoubleOperation({ $0.minimum($1) }, { $0.minimum($1) })
  /// The greater one.
  package static let maximum = DoubleOperation({ $0.maximum($1) }, { $0.maximum($1) })
  /// The remainder with the sign of the divisor.
  package static let modulo = DoubleOperation({ $0.modulo($1) }, { $0.modulo($1) })
  /// The greatest common divisor.
  package static let greatestCommonDivisor = DoubleOperation(Double.greatestCommonDivisor)
  /// The least common multiple.
  package static let leastCommonMultiple = DoubleOperation(Double.leastCommonMultiple)
  /// The number of ways to choose.
  package static let combinations = DoubleOperation(Double.combinations)
  /// The number of ways to arrange.
  package static let permutations = DoubleOperation(Double.permutations)
}
