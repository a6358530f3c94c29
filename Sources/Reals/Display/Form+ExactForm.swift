// How an exact form is written: over one denominator where all terms share it,
// positive terms first, logarithms and roots collected.

internal import Numbers

extension Form {
  /// The form of a rational number.
  init(_ value: Rational) {
    let magnitude = value.magnitude
    let form: Form =
      magnitude.isInteger
      ? .integer(magnitude.numerator)
      : .quotient(.integer(magnitude.numerator), .integer(magnitude.denominator))
    self = value.signum < 0 ? .negation(form) : form
  }

  /// The way to write an exact form.
  init?(_ form: ExactForm) {
    guard var terms = WrittenTerm.terms(of: form) else { return nil }
    // Terms that start a sum are positive where there is one.
    terms = terms.filter { $0.coefficient.signum > 0 } + terms.filter { $0.coefficient.signum < 0 }
    let denominators = Set(terms.map { $0.coefficient.denominator })
    guard let common = denominators.first else {
      self = .integer(0)
      return
    }
    if terms.count > 1, denominators.count == 1, common != 1 {
      // (1 + √5)/4
      let scaled = terms.map { $0.scaled(by: Rational(common)).form }
      self = .quotient(.sum(scaled), .integer(common))
    } else if terms.count == 1 {
      self = terms[0].form
    } else {
      self = .sum(terms.map { $0.form })
    }
  }
}

/// A rational multiple of a product, ready to be written.
private struct WrittenTerm {
  var coefficient: Rational
  /// The factors above and below the line.
  var above: [Form]
  var below: [Form]

  func scaled(by factor: Rational) -> WrittenTerm {
    WrittenTerm(coefficient: coefficient * factor, above: above, below: below)
  }

  /// The terms of a form; roots of unity are joined in pairs to cosines.
  static func terms(of form: ExactForm) -> [WrittenTerm]? {
    var result: [WrittenTerm] = []
    var rest = form.terms
    while let term = rest.first {
      rest.removeFirst()
      guard term.monomial.phase.signum != 0 else {
        guard let written = WrittenTerm(term.coefficient, term.monomial) else { return nil }
        result.append(written)
        continue
      }
      // c·M·e^(iπφ) + c·M·e^(−iπφ) = 2c·M·cos(πφ), where e^(−iπφ) = −e^(iπ(1−φ)).
      guard
        let place = rest.firstIndex(where: {
          $0.monomial.phase == 1 - term.monomial.phase
            && $0.monomial.factors == term.monomial.factors
            && $0.coefficient == -term.coefficient
        })
      else { return nil }
      rest.remove(at: place)
      var monomial = term.monomial
      var (coefficient, turn) = (term.coefficient * 2, monomial.phase)
      if turn > Rational(1, over: 2) {
        turn = 1 - turn
        coefficient = -coefficient
      }
      monomial.phase = 0
      // Chooses the simpler angle: sin(π/7) rather than cos(5π/14).
      let complement = Rational(1, over: 2) - turn
      let isSine = complement.denominator < turn.denominator
      guard var written = WrittenTerm(coefficient, monomial),
        let angle = Form(ExactForm(.pi).scaled(by: isSine ? complement : turn))
      else { return nil }
      written.above.append(isSine ? .sine(angle) : .cosine(angle))
      result.append(written)
    }
    return result
  }

  /// A term without a root of unity.
  init?(_ coefficient: Rational, _ monomial: Monomial) {
    self.init(coefficient: coefficient, above: [], below: [])
    let monomial = WrittenTerm.withSquareRootsJoined(monomial)
    guard addRoots(of: monomial) else { return nil }
    for factor in monomial.factors {
      guard let (form, exponent) = WrittenTerm.base(of: factor) else { return nil }
      guard let exponent else { continue }
      add(form, exponent)
    }
    guard !monomial.exponent.isZero else { return }
    if monomial.exponent.terms.allSatisfy({ $0.coefficient.signum < 0 }) {
      guard let exponent = Form(-monomial.exponent) else { return nil }
      below.append(exponent == .integer(1) ? .e : .power(.e, exponent))
    } else {
      guard let exponent = Form(monomial.exponent) else { return nil }
      above.append(exponent == .integer(1) ? .e : .power(.e, exponent))
    }
  }

  private init(coefficient: Rational, above: [Form], below: [Form]) {
    self.coefficient = coefficient
    self.above = above
    self.below = below
  }

  /// Writes √2·√(5 − √5) as √(10 − 2√5).
  private static func withSquareRootsJoined(_ monomial: Monomial) -> Monomial {
    let half = Rational(1, over: 2)
    let place = monomial.factors.firstIndex { factor in
      if case .sum = factor.generator { factor.exponent == half } else { false }
    }
    guard let place, case .sum(let base) = monomial.factors[place].generator else {
      return monomial
    }
    var joined = Integer(1)
    var result = monomial
    for factor in monomial.factors where factor.exponent == half {
      if case .prime(let p) = factor.generator { joined *= p }
    }
    guard joined != 1 else { return monomial }
    result.factors[place].generator = .sum(base.scaled(by: Rational(joined)))
    result.factors.removeAll { factor in
      if case .prime = factor.generator { factor.exponent == half } else { false }
    }
    return result
  }

  /// The most bits of what is written under a root.
  private static var radicandLimit: Int { 1_024 }

  /// Joins the radicals of primes with the same index: √2·√3 is √6.
  ///
  /// - Returns: Whether they are short enough to be written.
  private mutating func addRoots(of monomial: Monomial) -> Bool {
    var radicands: [(index: Int, value: Integer)] = []
    for factor in monomial.factors {
      guard case .prime(let p) = factor.generator else { continue }
      guard let index = factor.exponent.denominator.asInt,
        let count = factor.exponent.numerator.asInt,
        count <= WrittenTerm.radicandLimit / p.bitLength
      else { return false }
      let value = p.raised(to: count)
      if let place = radicands.firstIndex(where: { $0.index == index }) {
        radicands[place].value *= value
      } else {
        radicands.append((index, value))
      }
    }
    for (index, value) in radicands {
      above.append(.root(.integer(value), index: index))
    }
    return true
  }

  /// The written base of a factor and its exponent; no exponent when the factor
  /// was written among the roots.
  private static func base(of factor: Factor) -> (Form, Rational?)? {
    switch factor.generator {
    case .prime: return (.e, nil)
    case .pi: return (.pi, factor.exponent)
    case .logarithm(let form): return Form(form).map { (.logarithm($0), factor.exponent) }
    case .arctangent(let form): return Form(form).map { (.arctangent($0), factor.exponent) }
    case .sum(let form): return Form(form).map { ($0, factor.exponent) }
    }
  }

  private mutating func add(_ base: Form, _ exponent: Rational) {
    let size = exponent.magnitude
    let form: Form
    if size == 1 {
      form = base
    } else if size.isInteger {
      form = .power(base, .integer(size.numerator))
    } else if size.numerator == 1, let index = size.denominator.asInt {
      form = .root(base, index: index)
    } else {
      form = .power(base, Form(size))
    }
    if exponent.signum > 0 { above.append(form) } else { below.append(form) }
  }

  /// What is written.
  var form: Form {
    let size = coefficient.magnitude
    var numerators = above
    if size.numerator != 1 || above.isEmpty { numerators.insert(.integer(size.numerator), at: 0) }
    var denominators = below
    if size.denominator != 1 { denominators.insert(.integer(size.denominator), at: 0) }
    let top: Form = numerators.count == 1 ? numerators[0] : .product(numerators)
    let quotient: Form
    if denominators.isEmpty {
      quotient = top
    } else {
      quotient = .quotient(top, denominators.count == 1 ? denominators[0] : .product(denominators))
    }
    return coefficient.signum < 0 ? .negation(quotient) : quotient
  }
}
