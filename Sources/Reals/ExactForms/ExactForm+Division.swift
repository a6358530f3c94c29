// Reciprocals and rational powers of exact forms.

internal import Numbers

extension ExactForm {
  /// The reciprocal of a form whose value is not zero, or nothing when it is too
  /// large to keep.
  ///
  /// Radicals are removed from the denominator. Other sums become a base with a
  /// negative power, which needs the sign of the real value.
  func reciprocal(isPositive: Bool) -> ExactForm? {
    if let term = onlyTerm, let inverse = ExactForm.reciprocal(of: term) { return inverse }
    if let rationalized = reciprocalWithoutRadicals() { return rationalized }
    if let worst = mostNegativePower, worst.exponent.isInteger,
      case .sum(let base) = worst.generator, let count = (-worst.exponent).numerator.asInt
    {
      // 1/(a + b/s) = s/(a·s + b), where s is positive.
      guard let cleared = multiplied(byPowerOf: worst.generator, -worst.exponent),
        let inverse = cleared.reciprocal(isPositive: isPositive), let power = base.raised(to: count)
      else { return nil }
      return ExactForm.product(inverse, power)
    }
    let scale = content * (isPositive ? 1 : -1)
    let base = scaled(by: scale.reciprocal)
    return ExactForm(.sum(base), power: -1).scaled(by: scale.reciprocal)
  }

  /// A rational power of a form whose value is positive.
  func positivePower(_ exponent: Rational) -> ExactForm? {
    if let term = onlyTerm, let power = Radicals.power(of: term, exponent) { return power }
    guard exponent.numerator.bitLength < 16, exponent.denominator.bitLength < 16,
      let whole = exponent.floor.asInt
    else { return nil }
    let rest = exponent - Rational(exponent.floor)
    guard let base = whole < 0 ? reciprocal(isPositive: true) : self,
      let power = base.raised(to: abs(whole))
    else { return nil }
    if rest.signum == 0 { return power }
    guard let index = rest.denominator.asInt, let count = rest.numerator.asInt,
      let root = positiveRoot(index: index), let fraction = root.raised(to: count)
    else { return nil }
    return ExactForm.product(power, fraction)
  }

  /// About how many steps of a nanosecond a root takes: its rational factor is taken
  /// to pieces.
  var stepsOfRoot: Int {
    let content = content
    return Factoring.steps(for: content.numerator) + Factoring.steps(for: content.denominator)
  }

  /// A root to a power; nothing where that is too large to keep, or a fraction of a negative
  /// root.
  static func power(of root: AlgebraicRoot, _ exponent: Rational) -> ExactForm? {
    let whole = exponent.floor
    let rest = exponent - Rational(whole)
    guard let count = whole.asInt, rest.signum == 0 || root.isPositive,
      let base = count < 0 ? reciprocal(of: .variable, in: root) : ExactForm(.variable, of: root),
      let power = base.raised(to: abs(count))
    else { return nil }
    return rest.signum == 0 ? power : product(power, ExactForm(.root(root), power: rest))
  }

  /// The reciprocal of a polynomial in a root that is not zero, or nothing when it is too
  /// large to keep.
  private static func reciprocal(of element: Polynomial, in root: AlgebraicRoot) -> ExactForm? {
    element.inverse(modulo: root.polynomial).flatMap { ExactForm($0, of: root).ifSmall }
  }

  /// The reciprocal of a single term.
  var singleTermReciprocal: ExactForm? { onlyTerm.flatMap { ExactForm.reciprocal(of: $0) } }

  private static func reciprocal(of term: Term) -> ExactForm? {
    var result: ExactForm? = ExactForm(term.coefficient.reciprocal)
    var monomial = Monomial(exponent: -term.monomial.exponent)
    if term.monomial.phase.signum != 0 {
      monomial.phase = 1 - term.monomial.phase
      result = result?.scaled(by: -1)
    }
    result = result.flatMap { ExactForm.product($0, ExactForm(1, monomial)) }
    for factor in term.monomial.factors {
      guard let current = result else { return nil }
      let piece: ExactForm?
      switch factor.generator {
      case .prime(let p):
        piece = ExactForm(factor.generator, power: 1 - factor.exponent)
          .scaled(by: Rational(1, over: p))
      case .sum(let form) where factor.exponent.signum > 0:
        // A^(−r) = A^(1−r)·A^(−1), where the reciprocal has no root below.
        if let inverse = form.reciprocalWithoutRadicals() {
          piece = ExactForm.product(
            ExactForm(factor.generator, power: 1 - factor.exponent),
            inverse
          )
        } else {
          piece = ExactForm(factor.generator, power: -factor.exponent)
        }
      case .sum(let form) where factor.exponent.isInteger:
        piece = (-factor.exponent).numerator.asInt.flatMap { form.raised(to: $0) }
      case .root(let root):
        piece = power(of: root, -factor.exponent)
      case .sum, .pi, .logarithm, .arctangent:
        piece = ExactForm(factor.generator, power: -factor.exponent)
      }
      guard let piece else { return nil }
      result = ExactForm.product(current, piece)
    }
    return result
  }

  /// The reciprocal of an algebraic form with no root in a denominator, found in the field of
  /// its root or one radical at a time, or nothing when the form has parts that this does
  /// not reach.
  func reciprocalWithoutRadicals() -> ExactForm? {
    if let rational { return rational.signum == 0 ? nil : ExactForm(rational.reciprocal) }
    if let (root, element) = fieldElement { return ExactForm.reciprocal(of: element, in: root) }
    guard isRadical else { return nil }
    if let term = onlyTerm { return ExactForm.reciprocal(of: term) }
    guard let generator = terms.lazy.compactMap({ $0.monomial.factors.last }).first?.generator,
      case .prime(let prime) = generator
    else { return nil }
    // As a polynomial in t = p^(1/n) over the smaller field without p.
    var common = Integer(1)
    for term in terms {
      for factor in term.monomial.factors where factor.generator == generator {
        common = Integer.leastCommonMultiple(common, factor.exponent.denominator)
      }
    }
    guard let index = common.asInt, index <= 12, terms.count <= 24 else { return nil }
    if index % 2 == 0 {
      // The product of f(t) and f(−t) is a polynomial in t².
      let conjugate = negatingOddPowers(of: generator, index: index)
      guard let norm = ExactForm.product(self, conjugate),
        let scale = norm.reciprocalWithoutRadicals()
      else { return nil }
      return ExactForm.product(conjugate, scale)
    }
    var coefficients = [ExactForm](repeating: .zero, count: index)
    for term in terms {
      var monomial = term.monomial
      var position = 0
      if let place = monomial.factors.firstIndex(where: { $0.generator == generator }) {
        let exponent = monomial.factors[place].exponent * Rational(Integer(index))
        position = exponent.numerator.asInt ?? 0
        monomial.factors.remove(at: place)
      }
      coefficients[position] = coefficients[position] + ExactForm(term.coefficient, monomial)
    }
    var modulus = [ExactForm](repeating: .zero, count: index + 1)
    modulus[0] = ExactForm(-Rational(prime))
    modulus[index] = .one
    guard let inverse = FormPolynomial.inverse(of: coefficients, modulo: modulus) else {
      return nil
    }
    var result = ExactForm.zero
    for (position, coefficient) in inverse.enumerated() where !coefficient.isZero {
      let power =
        position == 0
        ? ExactForm.one
        : ExactForm(generator, power: Rational(Integer(position), over: Integer(index)))
      guard let piece = ExactForm.product(coefficient, power) else { return nil }
      result = result + piece
    }
    return result.ifSmall
  }
}

extension ExactForm {
  /// The form with −t for t, the root of a generator with an index.
  private func negatingOddPowers(of generator: Generator, index: Int) -> ExactForm {
    mapCoefficients { term in
      let factor = term.monomial.factors.first { $0.generator == generator }
      let power = factor.map { $0.exponent * Rational(index) }?.numerator.asInt ?? 0
      return power % 2 == 0 ? term.coefficient : -term.coefficient
    }
  }
}

/// Polynomials over a field of radicals, lowest coefficient first.
private enum FormPolynomial {
  /// The polynomial s with s·f = 1 modulo an irreducible polynomial, by Euclid's
  /// algorithm; forms in radicals are canonical, so a zero is seen as one.
  static func inverse(of f: [ExactForm], modulo modulus: [ExactForm]) -> [ExactForm]? {
    var (r0, r1) = (modulus, trimmed(f))
    var (s0, s1) = ([ExactForm](), [ExactForm.one])
    while r1.count > 1 {
      guard let (quotient, remainder) = divide(r0, by: r1), let product = multiply(quotient, s1)
      else { return nil }
      (r0, r1) = (r1, remainder)
      (s0, s1) = (s1, subtract(s0, product))
      if r1.isEmpty { return nil }
    }
    guard let constant = r1.first, let scale = constant.reciprocalWithoutRadicals() else {
      return nil
    }
    return multiply(s1, [scale])
  }

  private static func trimmed(_ f: [ExactForm]) -> [ExactForm] {
    var result = f
    while let last = result.last, last.isZero { result.removeLast() }
    return result
  }

  private static func subtract(_ f: [ExactForm], _ g: [ExactForm]) -> [ExactForm] {
    trimmed(
      (0..<max(f.count, g.count)).map {
        ($0 < f.count ? f[$0] : .zero) - ($0 < g.count ? g[$0] : .zero)
      }
    )
  }

  private static func multiply(_ f: [ExactForm], _ g: [ExactForm]) -> [ExactForm]? {
    guard !f.isEmpty, !g.isEmpty else { return [] }
    var result = [ExactForm](repeating: .zero, count: f.count + g.count - 1)
    for (i, a) in f.enumerated() {
      for (j, b) in g.enumerated() {
        guard let product = ExactForm.product(a, b) else { return nil }
        result[i + j] = result[i + j] + product
      }
    }
    return trimmed(result)
  }

  private static func divide(
    _ f: [ExactForm],
    by g: [ExactForm]
  ) -> (quotient: [ExactForm], remainder: [ExactForm])? {
    guard let leading = g.last?.reciprocalWithoutRadicals() else { return nil }
    var rest = trimmed(f)
    guard rest.count >= g.count else { return ([], rest) }
    var quotient = [ExactForm](repeating: .zero, count: rest.count - g.count + 1)
    while rest.count >= g.count, let top = rest.last {
      let shift = rest.count - g.count
      guard let factor = ExactForm.product(top, leading) else { return nil }
      quotient[shift] = factor
      for (index, coefficient) in g.enumerated() {
        guard let product = ExactForm.product(factor, coefficient) else { return nil }
        rest[shift + index] = rest[shift + index] - product
      }
      // The leading terms cancel because the forms are canonical.
      rest = trimmed(rest)
    }
    return (quotient, rest)
  }
}
