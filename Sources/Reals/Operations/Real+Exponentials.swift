// Exponentials, logarithms and hyperbolic functions of reals.

internal import Numbers

extension Real {
  /// e to the power of a number.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func exponential(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if x.rational?.signum == 0 { return Real(Rational(1)) }
    let form = x.form.flatMap { ExactForm.exponential(of: $0) }
    if let form, form.isFormallyReal, form.terms.allSatisfy({ $0.monomial.exponent.isZero }) {
      return Real(form: form)
    }
    return try make(.exponential, x, form: form)
  }

  /// The natural logarithm of a number.
  ///
  /// - Throws: ``DomainError/logarithmOfZero`` and
  ///   ``DomainError/logarithmOfNegative``, proved;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func naturalLogarithm(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let sign = try sign(of: x, for: .logarithm, in: &workspace)
    guard sign != 0 else { throw .undefined(.logarithmOfZero) }
    guard sign > 0 else { throw .undefined(.logarithmOfNegative) }
    if x.rational == 1 { return Real(Rational(0)) }
    if case .exponential = x.node.operation { return Real(node: x.node.operands[0]) }
    try workspace.budget.charge(20_000)
    if x.form == nil, let sum = try logarithmOfPowers(x, in: &workspace) { return sum }
    let form = x.form.flatMap { $0.naturalLogarithm() }
    if let form, form.isFormallyReal, form.transcendentalGenerators.isEmpty {
      return Real(form: form)
    }
    return try make(.naturalLogarithm, x, form: form)
  }

  /// The logarithm of a rational or a product of powers as the sum of multiples of
  /// shorter logarithms, ln(aⁿ) = n·ln a; nothing where there are no powers.
  private static func logarithmOfPowers(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real? {
    if let value = x.rational {
      let (rest, logarithm) = try logarithmOfSmallPrimes(in: value, &workspace)
      // Near 1 the parts would be large and cancel.
      let (above, below) = (value.numerator.bitLength, value.denominator.bitLength)
      guard rest == 1 || rest != value && 2 * abs(above - below) > max(above, below) else {
        return nil
      }
      let sum = Real(form: logarithm)
      if rest == 1 { return sum }
      let other = try make(.naturalLogarithm, Real(rest), form: nil)
      return try self.sum(sum, other, in: &workspace)
    }
    if case .wholePower = x.node.operation {
      let (base, exponent) = (x.node.operands[0], x.node.operands[1])
      let logarithm = try naturalLogarithm(Real(node: base), in: &workspace)
      return try self.product(Real(node: exponent), logarithm, in: &workspace)
    }
    guard let product = PowerProduct(x.node), !product.factors.isEmpty,
      product.factors.contains(where: {
        $0.exponent.magnitude != 1 || $0.base.operation == .wholePower
      })
    else { return nil }
    var sum = try naturalLogarithm(Real(product.coefficient), in: &workspace)
    for (base, exponent) in product.factors {
      // The sign of a base with an even exponent does not matter.
      let size = try absoluteValue(Real(node: base), in: &workspace)
      let logarithm = try naturalLogarithm(size, in: &workspace)
      let term = try self.product(Real(exponent), logarithm, in: &workspace)
      sum = try self.sum(sum, term, in: &workspace)
    }
    return sum
  }

  /// The logarithm of the largest divisor without a prime factor above 13, and the rest; of a long
  /// number that of its twos, where others would take too long.
  private static func logarithmOfSmallPrimes(
    in value: Rational,
    _ workspace: inout Workspace
  ) throws(RealError) -> (rest: Rational, form: ExactForm) {
    // Twos are taken off without a division.
    let (above, below) = (value.numerator, value.denominator)
    let (twos, fewer) = (above.trailingZeroBitCount, below.trailingZeroBitCount)
    let odd = Rational(lowest: above >> twos, below >> fewer)
    let two = ExactForm(.logarithm(ExactForm(Rational(2)))).scaled(by: Rational(twos - fewer))
    try workspace.budget.charge(productOf: value.bitLength, by: 64)
    let steps = 24 * productSteps(odd.bitLength)
    guard steps + 100_000_000 < workspace.budget.stepsLeft else { return (odd, two) }
    try workspace.budget.charge(steps)
    let (rest, form) = ExactForm.logarithmOfSmallPrimes(in: odd)
    return (rest, two + form)
  }

  private static func productSteps(_ bits: Int) -> Int64 {
    Budget.stepsOfProduct(ofBits: bits, by: bits)
  }

  /// The logarithm of a number to a base.
  ///
  /// - Throws: ``DomainError/logarithmBase`` for a base that is 1 or not
  ///   positive, and as ``naturalLogarithm(_:in:)``.
  package static func logarithm(
    _ x: Real,
    base: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard try sign(of: base, for: .logarithm, in: &workspace) > 0,
      try compare(base, Real(Rational(1)), in: &workspace) != .equal
    else { throw .undefined(.logarithmBase) }
    let above = try naturalLogarithm(x, in: &workspace)
    let below = try naturalLogarithm(base, in: &workspace)
    return try quotient(above, below, in: &workspace)
  }

  /// The logarithm to base 10.
  ///
  /// - Throws: As ``naturalLogarithm(_:in:)``.
  package static func commonLogarithm(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try logarithm(x, base: Real(Rational(10)), in: &workspace)
  }

  /// The logarithm to base 2.
  ///
  /// - Throws: As ``naturalLogarithm(_:in:)``.
  package static func binaryLogarithm(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try logarithm(x, base: Real(Rational(2)), in: &workspace)
  }

  /// The hyperbolic sine, (eˣ − e⁻ˣ)/2.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func hyperbolicSine(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let power = try exponential(x, in: &workspace)
    let inverse = try exponential(try negation(x, in: &workspace), in: &workspace)
    return try half(try difference(power, inverse, in: &workspace), in: &workspace)
  }

  /// The hyperbolic cosine, (eˣ + e⁻ˣ)/2.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func hyperbolicCosine(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let power = try exponential(x, in: &workspace)
    let inverse = try exponential(try negation(x, in: &workspace), in: &workspace)
    return try half(try sum(power, inverse, in: &workspace), in: &workspace)
  }

  /// The hyperbolic tangent.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func hyperbolicTangent(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    // (1 − e^(−2|x|))/(1 + e^(−2|x|)), so that no exponential is large, or
    // 1 − 2e^(−2|x|)/(1 + e^(−2|x|)), which keeps the distance from 1.
    let sign = try sign(of: x, for: .tangent, in: &workspace)
    if sign == 0 { return Real(Rational(0)) }
    let double = try product(Real(Integer(-2 * sign)), x, in: &workspace)
    let power = try exponential(double, in: &workspace)
    let one = Real(Rational(1))
    let above = try sum(one, power, in: &workspace)
    let ratio: Real
    if try isProved(double, atLeastPowerOfTwo: 6, in: &workspace) {
      let twice = try product(Real(Integer(2)), power, in: &workspace)
      ratio = try difference(one, try quotient(twice, above, in: &workspace), in: &workspace)
    } else {
      let below = try difference(one, power, in: &workspace)
      ratio = try quotient(below, above, in: &workspace)
    }
    return sign < 0 ? try negation(ratio, in: &workspace) : ratio
  }

  /// The inverse of the hyperbolic sine, ln(x + √(x² + 1)).
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func areaSine(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let sign = try sign(of: x, for: .logarithm, in: &workspace)
    if sign == 0 { return Real(Rational(0)) }
    let size = sign < 0 ? try negation(x, in: &workspace) : x
    let square = try power(size, Integer(2), in: &workspace)
    let root = try squareRoot(try sum(square, Real(Rational(1)), in: &workspace), in: &workspace)
    let value = try naturalLogarithm(try sum(size, root, in: &workspace), in: &workspace)
    return sign < 0 ? try negation(value, in: &workspace) : value
  }

  /// The inverse of the hyperbolic cosine, ln(x + √(x² − 1)).
  ///
  /// - Throws: ``DomainError/areaCosineOutOfRange`` below 1;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func areaCosine(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let one = Real(Rational(1))
    switch try compare(x, one, in: &workspace) {
    case .less: throw .undefined(.areaCosineOutOfRange)
    case .equal: return Real(Rational(0))
    case .greater: break
    }
    let square = try power(x, Integer(2), in: &workspace)
    let root = try squareRoot(try difference(square, one, in: &workspace), in: &workspace)
    return try naturalLogarithm(try sum(x, root, in: &workspace), in: &workspace)
  }

  /// The inverse of the hyperbolic tangent, ln((1 + x)/(1 − x))/2.
  ///
  /// - Throws: ``DomainError/areaTangentOutOfRange`` outside −1 < x < 1;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func areaTangent(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let one = Real(Rational(1))
    let size = try absoluteValue(x, in: &workspace)
    guard try compare(size, one, in: &workspace) == .less else {
      throw .undefined(.areaTangentOutOfRange)
    }
    let ratio = try quotient(
      try sum(one, x, in: &workspace),
      try difference(one, x, in: &workspace),
      in: &workspace
    )
    return try half(try naturalLogarithm(ratio, in: &workspace), in: &workspace)
  }

  /// Whether a number is proved to be at least a power of two in magnitude by a few digits.
  static func isProved(
    _ x: Real,
    atLeastPowerOfTwo exponent: Int64,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    do throws(RealError) {
      let ball = try GraphEvaluation(x).ball(precision: 64, in: &workspace)
      return (ball.log2Lower ?? .min) >= exponent
    } catch .undetermined {
      return false
    }
  }

  /// Half of a number.
  private static func half(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    try product(Real(Rational(1, over: 2)), x, in: &workspace)
  }
}
