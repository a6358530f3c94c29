// The writing of an exact form: as a sum, over one denominator, or as one
// fraction, whichever costs less to read.

internal import Numbers

/// Writes exact forms in the functions that were typed.
struct FormWriter {
  /// How the user wrote what the form came from.
  let typed: TypedForms

  /// The cheapest way to write a form, or nothing where it has complex parts that
  /// are no cosines.
  func form(of exact: ExactForm) -> Form? {
    let real = exact.withRadicalAngles
    guard let terms = terms(of: real) else { return nil }
    var best: Form? = sum(of: terms)
    if real.hasNegativePowers { best = Form.cheaper(best, fraction(of: real)) }
    guard typed.isOfComplexNumbers else { return best }
    return Form.cheaper(best, hyperbolicForm(of: real))
  }

  /// A sum of terms, positive ones first; higher powers of e and π first in a
  /// polynomial.
  func sum(of unordered: [WrittenTerm], isPolynomial: Bool = false) -> Form {
    let terms = ordered(unordered, isPolynomial: isPolynomial)
    guard let first = terms.first else { return .integer(0) }
    guard terms.count > 1 else { return form(of: first) }
    var best: Form = .sum(terms.map(form))
    let common = terms.commonDenominator
    if common != 1 {
      // (1 + √5)/4
      let scaled = terms.map { form(of: $0.scaled(by: Rational(common))) }
      let quotient = Form.quotient(.sum(scaled), .integer(common))
      if quotient.cost < best.cost { best = quotient }
      // 6(1 + √5)/7
      let content = terms.content
      if content.numerator != 1, case .quotient = best {
        let rest = Form.sum(terms.map { form(of: $0.scaled(by: content.reciprocal)) })
        let product = Form.product([.integer(content.numerator), rest])
        let quotient = Form.quotient(product, .integer(common))
        if quotient.cost <= best.cost { best = quotient }
      }
    }
    if let factored = factored(terms), factored.cost < best.cost { best = factored }
    return best
  }

  /// The terms in the order of the text: radicals by what stands under the root, the
  /// first one positive; others positive ones first.
  private func ordered(_ terms: [WrittenTerm], isPolynomial: Bool) -> [WrittenTerm] {
    if terms.allSatisfy({ $0.isRadical }) {
      var sorted = terms.sorted { $0.radicand < $1.radicand }
      guard let first = sorted.firstIndex(where: { $0.coefficient.signum > 0 }) else {
        return sorted
      }
      sorted.insert(sorted.remove(at: first), at: 0)
      return sorted
    }
    let sorted = isPolynomial ? terms.sorted { $0.degree > $1.degree } : terms
    return sorted.filter { $0.coefficient.signum > 0 } + sorted.filter { $0.coefficient.signum < 0 }
  }

  /// The product of what all terms share and a sum: (1 + √5)π/2.
  private func factored(_ terms: [WrittenTerm]) -> Form? {
    var common = WrittenTerm(coefficient: terms.content)
    for factor in terms[0].factors {
      let exponents = terms.map { $0.exponent(of: factor.atom) }
      guard exponents.allSatisfy({ $0.signum == factor.exponent.signum }) else { continue }
      let shared = factor.exponent.signum > 0 ? exponents.min() : exponents.max()
      if let shared { common.multiply(by: factor.atom, shared) }
    }
    guard !common.factors.isEmpty else { return nil }
    if terms.allSatisfy({ $0.coefficient.signum < 0 }) { common.coefficient = -common.coefficient }
    let inner = terms.map { term in
      var rest = term.scaled(by: common.coefficient.reciprocal)
      for factor in common.factors { rest.multiply(by: factor.atom, -factor.exponent) }
      return rest
    }
    let isAlgebraic = inner.allSatisfy { $0.isRadical }
    let isFraction = common.factors.contains { $0.exponent.signum < 0 }
    let sum = sum(of: inner, isPolynomial: isFraction && !isAlgebraic)
    let bracket = WrittenTerm.Factor(atom: .form(sum), exponent: 1)
    common.factors.insert(bracket, at: isAlgebraic ? 0 : common.factors.count)
    return form(of: common)
  }

  /// One fraction without fractions in it: (e² − 1)/(e² + 1).
  private func fraction(of exact: ExactForm) -> Form? {
    guard let fraction = FormFraction(exact), let above = terms(of: fraction.numerator) else {
      return nil
    }
    let common = Rational(above.commonDenominator).reciprocal
    guard above.count > 1 else { return quotient(above[0], fraction.denominators) }
    // 11(e⁴ − 1)/(3075(e⁴ + 1)): of two that cost the same the one whose factor stands outside.
    let isNegative = above.allSatisfy { $0.coefficient.signum < 0 }
    let forms = [above.content, common].map { factor in
      let scale = isNegative ? -factor : factor
      var top = WrittenTerm(coefficient: scale)
      let rest = above.map { $0.scaled(by: scale.reciprocal) }
      top.multiply(by: .form(sum(of: rest, isPolynomial: true)), 1)
      return quotient(top, fraction.denominators)
    }
    return Form.cheaper(forms[0], forms[1])
  }

  /// A term over powers of forms.
  private func quotient(
    _ above: WrittenTerm,
    _ denominators: [(base: ExactForm, power: Rational)]
  ) -> Form? {
    var result = above
    for (base, power) in denominators {
      guard let terms = terms(of: base) else { return nil }
      if terms.count == 1, power.isInteger, let count = power.numerator.asInt {
        result.multiply(by: terms[0], -count)
      } else {
        result.multiply(by: .form(sum(of: terms, isPolynomial: true)), -power)
      }
    }
    // π(π + 1)
    let sums = result.factors.filter { $0.isWrittenSum }
    result.factors = result.factors.filter { !$0.isWrittenSum } + sums
    return form(of: result)
  }
}

extension WrittenTerm.Factor {
  /// Whether the factor is a sum that stands in brackets.
  fileprivate var isWrittenSum: Bool {
    if case .form(.sum) = atom { true } else { false }
  }
}

extension WrittenTerm {
  /// Whether only roots of primes are factors.
  fileprivate var isRadical: Bool {
    factors.allSatisfy { if case .prime = $0.atom { true } else { false } }
  }

  /// The product of the numbers under the roots, which orders terms.
  fileprivate var radicand: Integer {
    factors.reduce(Integer(1)) { product, factor in
      guard case .prime(let p) = factor.atom, let count = factor.exponent.numerator.asInt,
        count <= WrittenTerm.greatestIndex
      else { return product }
      return product * p.raised(to: count)
    }
  }

  /// The power of e, then of π, that the term has.
  fileprivate var degree: Rational {
    let e = exponent(of: .form(.e))
    return e.signum != 0 ? e : exponent(of: .form(.pi))
  }
}
