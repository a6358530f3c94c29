// An exact form as one fraction, for showing it.

internal import Numbers

/// A numerator over powers of positive forms, none of which has a negative power.
struct FormFraction {
  /// The form above the fraction bar.
  private(set) var numerator: ExactForm
  /// The forms below the fraction bar, with their powers.
  private(set) var denominators: [(base: ExactForm, power: Rational)] = []

  /// The fraction that a form is, or nothing when it is too large or its
  /// denominators have denominators that are sums.
  init?(_ form: ExactForm) {
    numerator = form
    guard takeOutSums(), clearBases() else { return nil }
    divideOut()
    let below = numerator.missingPowers
    guard let cleared = ExactForm.product(numerator, below) else { return nil }
    numerator = cleared
    if below != .one { denominators.append((below, 1)) }
  }

  /// Moves negative powers of sums below the line.
  private mutating func takeOutSums() -> Bool {
    for _ in 0..<8 {
      guard let worst = numerator.mostNegativePower, case .sum(let base) = worst.generator else {
        return true
      }
      let power = worst.exponent.magnitude
      guard let next = numerator.multiplied(byPowerOf: worst.generator, power) else { return false }
      numerator = next
      denominators.append((base, power))
    }
    return false
  }

  /// Writes 1 + 1/e² below the line as e² + 1, with e² above it.
  private mutating func clearBases() -> Bool {
    for place in denominators.indices {
      let (base, power) = denominators[place]
      guard base.mostNegativePower == nil else { return false }
      let missing = base.missingPowers
      guard missing != .one else { continue }
      guard let cleared = ExactForm.product(base, missing),
        let above = missing.positivePower(power),
        let next = ExactForm.product(numerator, above)
      else { return false }
      denominators[place].base = cleared
      numerator = next
    }
    return true
  }

  /// Divides the numerator by what is below the line as often as that leaves nothing
  /// over.
  ///
  /// What a quotient of sines or cosines leaves, as 2cos 1 of sin 2/sin 1, was divided when
  /// the number was made.
  private mutating func divideOut() {
    for place in denominators.indices where denominators[place].base.isFormallyReal {
      // A division that leaves nothing over takes less.
      var steps = 1_000_000
      let base = denominators[place].base
      while denominators[place].power >= 1,
        let quotient = ExactForm.exactQuotient(numerator, base, steps: &steps)
      {
        numerator = quotient
        denominators[place].power = denominators[place].power - 1
      }
    }
    denominators.removeAll { $0.power.signum == 0 }
  }
}

extension ExactForm {
  /// Whether a generator or e has a negative power in some term.
  var hasNegativePowers: Bool {
    terms.contains { term in
      term.monomial.factors.contains { $0.exponent.signum < 0 }
        || term.monomial.exponent.terms.contains { $0.coefficient.signum < 0 }
    }
  }

  /// The least product of powers of π, logarithms, arctangents and e that leaves no
  /// negative power of them when the form is multiplied by it.
  fileprivate var missingPowers: ExactForm {
    var missing = Monomial.one
    for factor in terms.flatMap({ $0.monomial.factors }) {
      if case .sum = factor.generator { continue }
      guard factor.exponent.signum < 0 else { continue }
      if let place = missing.factors.firstIndex(where: { $0.generator == factor.generator }) {
        missing.factors[place].exponent = max(missing.factors[place].exponent, -factor.exponent)
      } else {
        missing.factors.append(Factor(generator: factor.generator, exponent: -factor.exponent))
      }
    }
    missing.factors = missing.factors.sorted { Factor.compare($0, $1) < 0 }
    missing.exponent = missingExponent
    return ExactForm(1, missing)
  }

  /// The exponent whose power of e leaves no negative one, where the exponents are
  /// rational multiples of one of them.
  private var missingExponent: ExactForm {
    let exponents = terms.map { $0.monomial.exponent }
    guard let first = exponents.first(where: { !$0.isZero }), first.isFormallyReal else {
      return .zero
    }
    let isNegative = first.terms.allSatisfy { $0.coefficient.signum < 0 }
    let direction = isNegative ? -first : first
    var least = Rational(0)
    for exponent in exponents where !exponent.isZero {
      guard let ratio = ExactForm.ratio(exponent, direction) else { return .zero }
      least = min(least, ratio)
    }
    return direction.scaled(by: -least)
  }
}
