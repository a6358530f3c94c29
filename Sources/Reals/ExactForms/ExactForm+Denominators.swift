// Forms as fractions: sums in denominators are cleared, and divided out where
// the division leaves nothing over.

internal import Numbers

extension ExactForm {
  /// A form that is zero exactly where this one is, without negative powers of
  /// sums, or nothing when it is too large to keep.
  func withoutDenominators() -> ExactForm? {
    var form = withoutNegativePowers
    for _ in 0..<16 {
      guard let worst = form.mostNegativePower else { return form }
      // The base is positive, so its power is not zero.
      guard let next = form.multiplied(byPowerOf: worst.generator, worst.exponent.magnitude)
      else { return nil }
      form = next
    }
    return nil
  }

  /// The product with such powers of π, logarithms and arctangents, which are not
  /// zero, that none of their powers is negative.
  private var withoutNegativePowers: ExactForm {
    var least: [Factor] = []
    for factor in terms.flatMap({ $0.monomial.factors }) where factor.exponent.signum < 0 {
      if case .sum = factor.generator { continue }
      if let place = least.firstIndex(where: { $0.generator == factor.generator }) {
        least[place].exponent = min(least[place].exponent, factor.exponent)
      } else {
        least.append(factor)
      }
    }
    var form = self
    for factor in least {
      let power = ExactForm(factor.generator, power: -factor.exponent)
      form = ExactForm.product(form, power) ?? form
    }
    return form
  }

  /// The product with a power of a sum, which is taken from its negative powers
  /// first; whole powers that are left are multiplied out.
  func multiplied(byPowerOf generator: Generator, _ power: Rational) -> ExactForm? {
    guard case .sum(let base) = generator else { return nil }
    var result = ExactForm.zero
    for term in terms {
      var exponent = power
      var monomial = term.monomial
      if let place = monomial.factors.firstIndex(where: { $0.generator == generator }) {
        exponent = exponent + monomial.factors[place].exponent
        monomial.factors.remove(at: place)
      }
      var piece: ExactForm? = ExactForm(term.coefficient, monomial)
      let rest = exponent - Rational(exponent.floor)
      if rest.signum != 0 {
        piece = piece.flatMap { ExactForm.product($0, ExactForm(generator, power: rest)) }
      }
      guard let current = piece, let count = exponent.floor.asInt, count >= 0,
        let raised = base.raised(to: count), let product = ExactForm.product(current, raised)
      else { return nil }
      result = result + product
    }
    return result.ifSmall
  }

  /// The sum with the most negative power in the form.
  var mostNegativePower: Factor? {
    var result: Factor?
    for term in terms {
      for factor in term.monomial.factors {
        guard case .sum = factor.generator, factor.exponent.signum < 0 else { continue }
        if let worst = result, worst.exponent <= factor.exponent { continue }
        result = factor
      }
    }
    return result
  }

  /// The same number with sums in denominators divided out where that leaves no
  /// remainder: π·(√2 + π)/(√2 + π) is π.
  ///
  /// The steps are taken as in ``exactQuotient(_:_:steps:)``.
  func reduced(steps: inout Int) -> ExactForm {
    guard let worst = mostNegativePower, worst.exponent.isInteger,
      case .sum(let base) = worst.generator, let count = (-worst.exponent).numerator.asInt,
      count <= 4,
      var numerator = multiplied(byPowerOf: worst.generator, Rational(Integer(count)))
    else { return self }
    var power = count
    while power > 0, let quotient = ExactForm.exactQuotient(numerator, base, steps: &steps) {
      numerator = quotient
      power -= 1
    }
    // Over one denominator terms may cancel: 1 − π²/(1 + π²) is 1/(1 + π²).
    guard power < count || numerator.terms.count < terms.count else { return self }
    if power == 0 { return numerator.reduced(steps: &steps) }
    let rest = ExactForm(worst.generator, power: Rational(Integer(-power)))
    return ExactForm.product(numerator, rest) ?? self
  }

  /// About how many steps of a nanosecond a product of two terms takes, with its
  /// place among the others.
  private static var stepsOfTerm: Int { 10_000 }

  /// The quotient of two forms, when a few steps of division by leading terms
  /// leave no remainder.
  ///
  /// Any way to choose leading terms is sound, since a quotient is only returned
  /// when the remainder is empty. What a product of terms takes is subtracted from
  /// `steps`; when they are used up, the division is given up.
  static func exactQuotient(_ x: ExactForm, _ y: ExactForm, steps: inout Int) -> ExactForm? {
    if x.isZero { return .zero }
    if let ratio = ratio(x, y) { return ExactForm(ratio) }
    if y.onlyTerm != nil {
      return y.reciprocalWithoutRadicals().flatMap { product(x, $0) }
    }
    guard y.terms.count <= 12, x.terms.count <= 60 else { return nil }
    if let quotient = quotient(x, ofMultiplesOf: y) { return quotient }
    guard x.spans(y) else { return nil }
    let divisor = LeadingTerms(of: y)
    guard let scale = divisor.inverse else { return nil }
    var quotient = ExactForm.zero
    var rest = x
    for _ in 0..<24 {
      let leading = LeadingTerms(of: rest)
      steps -= (leading.form.terms.count * scale.terms.count + rest.terms.count) * stepsOfTerm
      guard steps >= 0, let step = product(leading.form, scale) else { return nil }
      steps -= step.terms.count * y.terms.count * stepsOfTerm
      guard steps >= 0, let product = product(step, y) else { return nil }
      let next = rest - product
      quotient = quotient + step
      if next.isZero { return quotient.ifSmall }
      guard next.terms.count <= 60, next != rest else { return nil }
      rest = next
    }
    return nil
  }

  /// Whether no degree of it has fewer values than one of another form: those of a product are at least as far
  /// apart as those of each factor, so that a form with fewer is no multiple.
  ///
  /// Degrees are exponents of π, logarithms and arctangents, and the coefficients of each monomial in the
  /// powers of e.
  private func spans(_ other: ExactForm) -> Bool {
    var generators: [Generator] = []
    var monomials: [Monomial] = []
    for term in other.terms {
      for factor in term.monomial.factors where !generators.contains(factor.generator) {
        switch factor.generator {
        case .pi, .logarithm, .arctangent: generators.append(factor.generator)
        case .prime, .root, .sum: break
        }
      }
      for part in term.monomial.exponent.terms where !monomials.contains(part.monomial) {
        monomials.append(part.monomial)
      }
    }
    func isCovered(_ degree: (Monomial) -> Rational) -> Bool {
      other.width(of: degree) <= width(of: degree)
    }
    return generators.allSatisfy { generator in
      isCovered { $0.factors.first { $0.generator == generator }?.exponent ?? 0 }
    }
      && monomials.allSatisfy { monomial in
        isCovered { $0.exponent.terms.first { $0.monomial == monomial }?.coefficient ?? 0 }
      }
  }

  /// The difference of the largest and the least degree of a term.
  private func width(of degree: (Monomial) -> Rational) -> Rational {
    let degrees = terms.map { degree($0.monomial) }
    guard let least = degrees.min(), let largest = degrees.max() else { return 0 }
    return largest - least
  }

  /// The quotient by an algebraic form, when the coefficient of every
  /// transcendental monomial is a rational multiple of it.
  private static func quotient(_ x: ExactForm, ofMultiplesOf y: ExactForm) -> ExactForm? {
    guard y.isAlgebraic else { return nil }
    var quotient: [ExactForm.Term] = []
    var rest = x.terms
    while let first = rest.first {
      let key = first.monomial.split.transcendental
      let group = rest.filter { $0.monomial.split.transcendental == key }
      rest.removeAll { $0.monomial.split.transcendental == key }
      let coefficient = ExactForm(
        collecting: group.map {
          ExactForm.Term(coefficient: $0.coefficient, monomial: $0.monomial.split.algebraic)
        }
      )
      guard let ratio = ratio(coefficient, y) else { return nil }
      quotient.append(ExactForm.Term(coefficient: ratio, monomial: key))
    }
    return ExactForm(collecting: quotient)
  }
}

/// The terms with the last transcendental monomial of a form: a radical times
/// that monomial.
struct LeadingTerms {
  /// The terms themselves.
  var form: ExactForm

  init(of whole: ExactForm) {
    var key: Monomial?
    for term in whole.terms {
      let other = term.monomial.split.transcendental
      if let current = key, LeadingTerms.order(other, current) <= 0 { continue }
      key = other
    }
    form = ExactForm(
      collecting: whole.terms.filter { $0.monomial.split.transcendental == key }
    )
  }

  /// The reciprocal of the leading terms, when it is free of sums.
  var inverse: ExactForm? {
    guard let first = form.terms.first else { return nil }
    let key = ExactForm(1, first.monomial.split.transcendental)
    let radical = ExactForm(
      collecting: form.terms.map {
        ExactForm.Term(coefficient: $0.coefficient, monomial: $0.monomial.split.algebraic)
      }
    )
    guard let keyInverse = key.singleTermReciprocal,
      let radicalInverse = radical.reciprocalWithoutRadicals() ?? radical.singleTermReciprocal
    else { return nil }
    return ExactForm.product(keyInverse, radicalInverse)
  }

  /// An order of transcendental monomials: by exponents of generators first,
  /// then by the power of e.
  private static func order(_ x: Monomial, _ y: Monomial) -> Int {
    var (i, j) = (0, 0)
    while i < x.factors.count || j < y.factors.count {
      let which: Int
      if i == x.factors.count {
        which = 1
      } else if j == y.factors.count {
        which = -1
      } else {
        which = Generator.compare(x.factors[i].generator, y.factors[j].generator)
      }
      let first: Rational = which <= 0 ? x.factors[i].exponent : 0
      let second: Rational = which >= 0 ? y.factors[j].exponent : 0
      if first != second { return first < second ? -1 : 1 }
      i += 1
      j += 1
    }
    let gap = x.exponent - y.exponent
    guard let last = gap.terms.last else { return 0 }
    return last.coefficient.signum
  }
}
