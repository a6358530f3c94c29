// The functions by name; each is its lanes' function of the same name.

extension DoubleFunction {
  /// The square root.
  public static let squareRoot = DoubleFunction(
    { $0.squareRoot() },
    { $0.squareRoot() },
    direct: .squareRoot
  )
  /// The cube root.
  public static let cubeRoot = DoubleFunction({ $0.cubeRoot() }, { $0.cubeRoot() })
  /// The absolute value.
  public static let absoluteValue = DoubleFunction(
    { $0.absolute },
    { $0.absolute },
    direct: .absoluteValue
  )
  /// −1, 0 or 1.
  public static let sign = DoubleFunction({ $0.signNumber() }, { $0.signNumber() })
  /// −1 or 1; NaN at 0.
  public static let signOfNonzero = DoubleFunction(
    { $0.signOfNonzero() },
    { $0.signOfNonzero() }
  )
  /// The power of e.
  public static let exponential = DoubleFunction(Exponential.self, .exponential)
  /// The natural logarithm.
  public static let naturalLogarithm = DoubleFunction(NaturalLogarithm.self)
  /// The natural logarithm, but NaN at zero.
  public static let definedLogarithm = DoubleFunction(DefinedLogarithm.self, .naturalLogarithm)
  /// The logarithm to the base 10.
  public static let commonLogarithm = DoubleFunction(
    { $0.commonLogarithm() },
    { $0.commonLogarithm() }
  )
  /// The logarithm to the base 2.
  public static let binaryLogarithm = DoubleFunction(
    { $0.binaryLogarithm() },
    { $0.binaryLogarithm() }
  )
  /// The hyperbolic sine.
  public static let hyperbolicSine = DoubleFunction(
    { $0.hyperbolicSine() },
    { $0.hyperbolicSine() }
  )
  /// The hyperbolic cosine.
  public static let hyperbolicCosine = DoubleFunction(
    { $0.hyperbolicCosine() },
    { $0.hyperbolicCosine() }
  )
  /// The hyperbolic tangent.
  public static let hyperbolicTangent = DoubleFunction(
    { $0.hyperbolicTangent() },
    { $0.hyperbolicTangent() }
  )
  /// The area hyperbolic sine.
  public static let areaSine = DoubleFunction({ $0.areaSine() }, { $0.areaSine() })
  /// The area hyperbolic cosine.
  public static let areaCosine = DoubleFunction({ $0.areaCosine() }, { $0.areaCosine() })
  /// The area hyperbolic tangent.
  public static let areaTangent = DoubleFunction({ $0.areaTangent() }, { $0.areaTangent() })
  /// The greatest whole number that is not above.
  public static let floor = DoubleFunction({ $0.roundedDown() }, { $0.roundedDown() })
  /// The least whole number that is not below.
  public static let ceiling = DoubleFunction({ $0.roundedUp() }, { $0.roundedUp() })
  /// The nearest whole number, halves away from zero.
  public static let rounded = DoubleFunction(
    { $0.roundedAwayFromHalf() },
    { $0.roundedAwayFromHalf() }
  )
  /// The whole part toward zero.
  public static let truncated = DoubleFunction({ $0.truncatedToWhole() }, { $0.truncatedToWhole() })
  /// What the whole part toward zero leaves.
  public static let fraction = DoubleFunction({ $0.fractionalPart() }, { $0.fractionalPart() })
  /// The factorial of a natural number.
  public static let factorial = DoubleFunction(Double.factorial)

  /// The power with a whole number as its exponent.
  public static func power(_ exponent: Int) -> DoubleFunction {
    DoubleFunction({ $0.power(whole: exponent) }, { $0.power(whole: exponent) })
  }

  /// The power with a fraction as its exponent.
  public static func power(_ exponent: FractionalExponent) -> DoubleFunction {
    DoubleFunction({ $0.power(exponent) }, { $0.power(exponent) })
  }
}

extension DoubleOperation {
  /// The power; whole exponents have negative bases too.
  public static let power = DoubleOperation({ $0.power($1) }, { $0.power($1) })
  /// The root with a natural number as its index, the first of the two.
  public static let root = DoubleOperation({ $1.root($0) }, { $1.root($0) })
  /// The logarithm of the first to the base of the second.
  public static let logarithm = DoubleOperation(
    { $0.logarithm(base: $1) },
    { $0.logarithm(base: $1) }
  )
  /// The lesser one.
  public static let minimum = DoubleOperation({ $0.minimum($1) }, { $0.minimum($1) })
  /// The greater one.
  public static let maximum = DoubleOperation({ $0.maximum($1) }, { $0.maximum($1) })
  /// The remainder with the sign of the divisor.
  public static let modulo = DoubleOperation({ $0.modulo($1) }, { $0.modulo($1) })
  /// The greatest common divisor.
  public static let greatestCommonDivisor = DoubleOperation(Double.greatestCommonDivisor)
  /// The least common multiple.
  public static let leastCommonMultiple = DoubleOperation(Double.leastCommonMultiple)
  /// The number of ways to choose.
  public static let combinations = DoubleOperation(Double.combinations)
  /// The number of ways to arrange.
  public static let permutations = DoubleOperation(Double.permutations)
}
