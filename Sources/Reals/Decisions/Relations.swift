// Relations among logarithms, and among arctangents and π. They are guessed
// from digits and proved by algebra: a combination of logarithms vanishes when
// the product of powers is 1, one of arctangents is a multiple of π when the
// product of powers of 1 + it is real.

internal import Numbers

/// Finds proved linear relations between generators.
enum Relations {
  /// The same number in logarithms and arctangents among which no relation was
  /// found, or nothing when there was no relation to begin with.
  static func withIndependentGenerators(
    _ form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    var current = form
    var changed = false
    for _ in 0..<8 {
      guard let (generator, value) = try substitution(for: current, in: &workspace),
        let next = current.replacing(generator, by: value)
      else { break }
      current = next
      changed = true
    }
    return changed ? current : nil
  }

  /// A generator of the form that is a combination of others, and which.
  private static func substitution(
    for form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> (Generator, ExactForm)? {
    let generators = form.transcendentalGenerators
    let logarithms = generators.filter { $0.isLogarithm }
    if logarithms.contains(where: { !$0.isLogarithmOfInteger }) {
      for relation in try guesses(logarithms, in: &workspace)
      where try logarithmsVanish(logarithms, relation, in: &workspace) {
        // Prefer to keep logarithms of primes.
        let place =
          relation.indices.last { !relation[$0].isZero && !logarithms[$0].isLogarithmOfInteger }
        guard let place else { continue }
        return (logarithms[place], solve(relation, for: place, among: logarithms, constant: .zero))
      }
    }
    let arctangents = generators.filter { $0.isArctangent }
    guard !arctangents.isEmpty else { return nil }
    for relation in try guesses(arctangents + [.pi], in: &workspace) {
      let coefficients = relation.dropLast()
      guard let place = coefficients.lastIndex(where: { !$0.isZero }),
        let turns = try multipleOfPi(arctangents, relation, in: &workspace)
      else { continue }
      let constant = ExactForm(.pi).scaled(by: turns)
      return (
        arctangents[place],
        solve(Array(coefficients), for: place, among: arctangents, constant: constant)
      )
    }
    return nil
  }

  /// Integer combinations that seem to vanish.
  private static func guesses(
    _ generators: [Generator],
    in workspace: inout Workspace
  ) throws(RealError) -> [[Integer]] {
    guard generators.count >= 2, generators.count <= 10 else { return [] }
    // Twice the bits of as many coefficients, and some to tell chance from truth.
    let precision = 64 + 24 * generators.count
    var values: [Integer] = []
    for generator in generators {
      guard
        let ball = try Refinement.enclosure(
          of: ExactForm(generator),
          bits: precision,
          in: &workspace
        )
      else { return [] }
      values.append(ball.scaledFloor(bits: precision))
    }
    try workspace.budget.charge(2_000_000)
    return LatticeReduction.relations(between: values, precision: precision).filter { relation in
      relation.allSatisfy { $0.bitLength <= 12 }
    }
  }

  /// Whether Π A_j^n_j = 1, which proves that Σ n_j ln A_j = 0.
  private static func logarithmsVanish(
    _ logarithms: [Generator],
    _ relation: [Integer],
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    var (above, below) = (ExactForm.one, ExactForm.one)
    for (generator, count) in zip(logarithms, relation) where !count.isZero {
      guard case .logarithm(let base) = generator, let power = count.magnitude.asInt,
        let raised = base.raised(to: power)
      else { return false }
      guard let product = ExactForm.product(count.signum > 0 ? above : below, raised) else {
        return false
      }
      if count.signum > 0 { above = product } else { below = product }
    }
    return try ZeroDecision.isZero(above - below, in: &workspace) == .yes
  }

  /// The rational number r with Σ n_j atan t_j = rπ, if the relation, in which
  /// the last coefficient belongs to π, is proved.
  ///
  /// With the common divisor g of the n_j and a guess r/g for the sum over g, the
  /// product of the powers (1 + i·t_j)^(n_j/g), turned back by rπ/g, is proved to
  /// be real. So the sum over g is r/g·π and a multiple of π, which its digits
  /// tell.
  private static func multipleOfPi(
    _ arctangents: [Generator],
    _ relation: [Integer],
    in workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    let coefficients = relation.dropLast()
    let divisor = coefficients.reduce(Integer(0)) { Integer.greatestCommonDivisor($0, $1) }
    let turn = -Rational(relation[relation.count - 1], over: divisor)
    var product = ExactForm.rootOfUnity(-turn)
    var sum = ExactForm.zero
    for (generator, count) in zip(arctangents, coefficients) where !count.isZero {
      let reduced = count.dividedExactly(by: divisor)
      guard case .arctangent(let tangent) = generator, let power = reduced.magnitude.asInt,
        let imaginary = ExactForm.product(tangent, .imaginaryUnit)
      else { return nil }
      // The argument of 1 + it is that of d + i·dt, without denominators.
      let scale = Rational(tangent.commonDenominator)
      let factor = ExactForm(scale) + imaginary.scaled(by: reduced.signum > 0 ? scale : -scale)
      guard let raised = factor.raised(to: power), let next = ExactForm.product(product, raised)
      else { return nil }
      product = next
      sum = sum + ExactForm(generator).scaled(by: Rational(reduced))
    }
    guard try ZeroDecision.isZero(product - product.conjugate, in: &workspace) == .yes
    else { return nil }
    guard let turns = ExactForm.product(sum, ExactForm(.pi, power: -1)) else { return nil }
    var evaluation = FormEvaluation(precision: 128)
    let ball = try evaluation.real(turns - ExactForm(turn), in: &workspace)
    let nearest = ball.nearestInteger
    guard ball.radius < .powerOfTwo(-2), ball.contains(nearest) else { return nil }
    return (turn + Rational(nearest)) * Rational(divisor)
  }

  /// The generator at a place, from Σ n_j g_j = constant.
  private static func solve(
    _ relation: [Integer],
    for place: Int,
    among generators: [Generator],
    constant: ExactForm
  ) -> ExactForm {
    var result = constant
    for (index, count) in relation.enumerated() where index != place && !count.isZero {
      result = result - ExactForm(generators[index]).scaled(by: Rational(count))
    }
    return result.scaled(by: Rational(1, over: relation[place]))
  }
}

extension Generator {
  /// Whether this is a logarithm.
  fileprivate var isLogarithm: Bool {
    if case .logarithm = self { true } else { false }
  }

  /// Whether this is the logarithm of an integer.
  fileprivate var isLogarithmOfInteger: Bool {
    if case .logarithm(let form) = self { form.rational != nil } else { false }
  }

  /// Whether this is an arctangent.
  fileprivate var isArctangent: Bool {
    if case .arctangent = self { true } else { false }
  }
}

extension ExactForm {
  /// The transcendental generators in the form and its exponents, each once.
  var transcendentalGenerators: [Generator] {
    var result: [Generator] = []
    func collect(_ form: ExactForm) {
      for term in form.terms {
        for factor in term.monomial.factors where !result.contains(factor.generator) {
          if case .sum(let base) = factor.generator {
            collect(base)
          } else if !factor.generator.isAlgebraic {
            result.append(factor.generator)
          }
        }
        collect(term.monomial.exponent)
      }
    }
    collect(self)
    return result
  }

  /// The form with a generator replaced by an equal form, in factors and
  /// exponents, or nothing when it cannot be written so.
  func replacing(_ generator: Generator, by value: ExactForm) -> ExactForm? {
    guard transcendentalGenerators.contains(generator) else { return self }
    var result = ExactForm.zero
    for term in terms {
      var monomial = term.monomial
      monomial.factors = []
      monomial.exponent = .zero
      var piece: ExactForm? = ExactForm(term.coefficient, monomial)
      for factor in term.monomial.factors {
        let power: ExactForm?
        if factor.generator == generator {
          guard factor.exponent.isInteger, factor.exponent.signum > 0,
            let count = factor.exponent.numerator.asInt
          else { return nil }
          power = value.raised(to: count)
        } else if case .sum(let base) = factor.generator {
          guard let replaced = base.replacing(generator, by: value) else { return nil }
          power =
            replaced == base
            ? ExactForm(factor.generator, power: factor.exponent)
            : replaced.powerOfBase(factor.exponent)
        } else {
          power = ExactForm(factor.generator, power: factor.exponent)
        }
        guard let current = piece, let power else { return nil }
        piece = ExactForm.product(current, power)
      }
      guard let exponent = term.monomial.exponent.replacing(generator, by: value),
        let exponential = ExactForm.exponential(of: exponent), let current = piece,
        let product = ExactForm.product(current, exponential)
      else { return nil }
      result = result + product
    }
    return result.ifSmall
  }

  /// A rational power of the value of a positive base.
  private func powerOfBase(_ exponent: Rational) -> ExactForm? {
    isZero ? nil : positivePower(exponent)
  }
}
