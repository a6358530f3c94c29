// Relations among logarithms and powers of e, and among arctangents, π and other
// angles. They are guessed from digits and proved by algebra: a combination of
// logarithms and of a number c vanishes when the product of powers and of eᶜ is 1,
// one of arctangents and of an angle θ is a multiple of π when the product of powers
// of 1 + it and of e^(iθ) is real.

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
    if logarithms.contains(where: { !$0.isLogarithmOfInteger }),
      let found = try substitution(ofLogarithm: logarithms, in: &workspace)
    {
      return found
    }
    let arctangents = generators.filter { $0.isArctangent }
    if arctangents.isEmpty { return nil }
    return try substitution(ofArctangent: arctangents, in: &workspace)
  }

  /// A logarithm that is a combination of others and of exponents, and which.
  private static func substitution(
    ofLogarithm logarithms: [Generator],
    in workspace: inout Workspace
  ) throws(RealError) -> (Generator, ExactForm)? {
    // ln(1 + e) and ln(1 + 1/e) differ by the exponent 1.
    let exponents = exponents(in: logarithms, phase: 0)
    let elements = logarithms.map { ExactForm($0) } + exponents
    for relation in try guesses(elements, in: &workspace) {
      // Prefer to keep logarithms of primes.
      let place = logarithms.indices.last {
        !relation[$0].isZero && !logarithms[$0].isLogarithmOfInteger
      }
      guard let place,
        try logarithmsVanish(logarithms, exponents, relation, in: &workspace)
      else { continue }
      return (logarithms[place], solve(relation, for: place, among: elements, constant: .zero))
    }
    return nil
  }

  /// An arctangent that is a combination of others, of angles and of π, and which.
  private static func substitution(
    ofArctangent arctangents: [Generator],
    in workspace: inout Workspace
  ) throws(RealError) -> (Generator, ExactForm)? {
    // atan(sin 1/(1 + cos 1)) is half the angle 1.
    let angles = exponents(in: arctangents, phase: Rational(1, over: 2))
      .filter { $0 != ExactForm(.pi) }
    let elements = arctangents.map { ExactForm($0) } + angles
    for relation in try guesses(elements + [ExactForm(.pi)], in: &workspace) {
      guard let place = arctangents.indices.last(where: { !relation[$0].isZero }),
        let turns = try multipleOfPi(arctangents, angles, relation, in: &workspace)
      else { continue }
      let constant = ExactForm(.pi).scaled(by: turns)
      let value = solve(Array(relation.dropLast()), for: place, among: elements, constant: constant)
      return (arctangents[place], value)
    }
    return nil
  }

  /// The terms of the exponents of e inside the generators, without rational factors: real
  /// terms, or real terms times i, as the phase says.
  private static func exponents(in generators: [Generator], phase: Rational) -> [ExactForm] {
    var result: [ExactForm] = []
    func collect(_ form: ExactForm) {
      for term in form.terms {
        for factor in term.monomial.factors {
          if case .sum(let base) = factor.generator { collect(base) }
        }
        for element in term.monomial.exponent.elements(phase: phase)
        where !result.contains(element) {
          result.append(element)
        }
      }
    }
    for generator in generators { if let base = generator.base { collect(base) } }
    return generators.count + result.count < 10 ? result : []
  }

  /// Integer combinations that seem to vanish.
  private static func guesses(
    _ elements: [ExactForm],
    in workspace: inout Workspace
  ) throws(RealError) -> [[Integer]] {
    guard elements.count >= 2, elements.count <= 10 else { return [] }
    // Twice the bits of as many coefficients, and some to tell chance from truth.
    let precision = 64 + 24 * elements.count
    // The smallest element has as many bits as the others: ln(1 + e^(−100)) is tiny.
    var least: Int64 = 0
    for element in elements {
      guard let ball = try Refinement.enclosure(of: element, bits: 32, in: &workspace),
        let size = ball.log2Upper
      else { return [] }
      least = min(least, size)
    }
    guard least > -1_024 else { return [] }
    let bits = precision - Int(least)
    var values: [Integer] = []
    for element in elements {
      guard let ball = try Refinement.enclosure(of: element, bits: bits, in: &workspace)
      else { return [] }
      values.append(ball.scaledFloor(bits: bits))
    }
    try workspace.budget.charge(2_000_000)
    return LatticeReduction.relations(between: values, precision: bits).filter { relation in
      relation.allSatisfy { $0.bitLength <= 12 }
    }
  }

  /// Whether Π A_j^n_j · e^(Σ m_k c_k) = 1, which proves that Σ n_j ln A_j + Σ m_k c_k = 0.
  ///
  /// The coefficients n_j of the relation are followed by the m_k.
  private static func logarithmsVanish(
    _ logarithms: [Generator],
    _ exponents: [ExactForm],
    _ relation: [Integer],
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    let exponent = combination(relation.dropFirst(logarithms.count), of: exponents)
    guard var above = ExactForm.exponential(of: exponent) else { return false }
    var below = ExactForm.one
    for (generator, count) in zip(logarithms, relation) where !count.isZero {
      guard let base = generator.base, let power = count.magnitude.asInt,
        let raised = base.raised(to: power),
        let product = ExactForm.product(count.signum > 0 ? above : below, raised)
      else { return false }
      if count.signum > 0 { above = product } else { below = product }
    }
    return try ZeroDecision.isZero(above - below, in: &workspace) == .yes
  }

  /// The sum of whole multiples of numbers.
  private static func combination(
    _ counts: ArraySlice<Integer>,
    of elements: [ExactForm]
  ) -> ExactForm {
    zip(counts, elements).reduce(ExactForm.zero) { $0 + $1.1.scaled(by: Rational($1.0)) }
  }

  /// The rational number r with Σ n_j atan t_j + Σ m_k θ_k = rπ, if the relation is
  /// proved: the n_j, the m_k, and the coefficient of π.
  ///
  /// With the common divisor g of the n_j and a guess r/g for the sum over g, the
  /// product of the powers (1 + i·t_j)^(n_j/g) and of e^(i·Σ m_k θ_k/g), turned back by
  /// rπ/g, is proved to be real. So the sum over g is r/g·π and a multiple of π, which
  /// its digits tell.
  private static func multipleOfPi(
    _ arctangents: [Generator],
    _ angles: [ExactForm],
    _ relation: [Integer],
    in workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    let coefficients = relation.prefix(arctangents.count)
    let divisor = coefficients.reduce(Integer(0)) { Integer.greatestCommonDivisor($0, $1) }
    let turn = -Rational(relation[relation.count - 1], over: divisor)
    var sum = combination(relation.dropFirst(arctangents.count), of: angles)
      .scaled(by: Rational(1, over: divisor))
    guard let rotation = ExactForm.exponential(of: sum.timesImaginaryUnit),
      var product = ExactForm.product(ExactForm.rootOfUnity(-turn), rotation)
    else { return nil }
    for (generator, count) in zip(arctangents, coefficients) where !count.isZero {
      let reduced = count.dividedExactly(by: divisor)
      guard case .arctangent(let tangent) = generator, let power = reduced.magnitude.asInt else {
        return nil
      }
      let imaginary = tangent.timesImaginaryUnit
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
    among elements: [ExactForm],
    constant: ExactForm
  ) -> ExactForm {
    var result = constant
    for (index, count) in relation.enumerated() where index != place && !count.isZero {
      result = result - elements[index].scaled(by: Rational(count))
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

  /// The number whose logarithm or arctangent this is.
  fileprivate var base: ExactForm? {
    switch self {
    case .logarithm(let form), .arctangent(let form): form
    case .prime, .pi, .sum, .root: nil
    }
  }

  /// Whether this is an arctangent.
  fileprivate var isArctangent: Bool {
    if case .arctangent = self { true } else { false }
  }
}

extension ExactForm {
  /// The monomials of the terms with the phase, without it; the whole form where its terms
  /// are not real but their sum is, as in sin 1.
  fileprivate func elements(phase: Rational) -> [ExactForm] {
    if phase.signum == 0, !isFormallyReal, isConjugate(to: self) {
      return [scaled(by: content.reciprocal)]
    }
    return terms.filter { $0.monomial.phase == phase }.map {
      var monomial = $0.monomial
      monomial.phase = 0
      return ExactForm(1, monomial)
    }
  }

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
