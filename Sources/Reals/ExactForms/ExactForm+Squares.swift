// Squares among exact forms: 1 − sin² 1 is cos² 1, and 1 + 2π + π² is (1 + π)².

internal import Numbers

extension ExactForm {
  /// A form r with r² equal to this form, of either sign, when division by leading terms
  /// finds one.
  ///
  /// The leading term of r is the root of that of the form; each other one is the leading
  /// term of what is left, over twice the first. Any order of terms is sound, since r is
  /// only returned when its square is this form as it stands.
  var squareRootOfSquare: ExactForm? {
    guard terms.count >= 3, terms.count <= 30, !isRadical,
      let leading = leadingTerm, let first = ExactForm.root(of: leading),
      let inverse = first.scaled(by: 2).singleTermReciprocal
    else { return nil }
    var root = first
    for _ in 0..<terms.count {
      guard let square = ExactForm.product(root, root) else { return nil }
      let rest = self - square
      if rest.isZero { return root }
      guard let next = rest.leadingTerm,
        let quotient = ExactForm.product(ExactForm(next.coefficient, next.monomial), inverse)
      else { return nil }
      root = root + quotient
    }
    return nil
  }

  /// A form whose power with the index is a term with a factor whose sign is not known, of either
  /// sign: ln(√2 − 1) for ln²(√2 − 1).
  func rootOfPower(index: Int) -> ExactForm? {
    guard let term = onlyTerm, term.coefficient.signum > 0, term.monomial.isFormallyReal,
      !term.monomial.isPositive
    else { return nil }
    let power = Rational(1, over: index)
    var signed = Monomial.one
    var rest = term.monomial
    rest.factors.removeAll { factor in
      let exponent = factor.exponent * power
      guard !factor.generator.isPositive, exponent.isInteger else { return false }
      signed.factors.append(Factor(generator: factor.generator, exponent: exponent))
      return true
    }
    guard rest.isPositive, let root = ExactForm(term.coefficient, rest).positivePower(power) else {
      return nil
    }
    return ExactForm.product(root, ExactForm(1, signed))
  }

  /// The form as a quotient whose denominator is a square, where a sum below the line
  /// is one: 1/(π² − 2π·ln 2 + ln² 2) is 1/(π − ln 2)².
  var overSquare: (above: ExactForm, root: ExactForm)? {
    guard let term = onlyTerm else { return nil }
    for (place, factor) in term.monomial.factors.enumerated() where factor.exponent == -1 {
      guard case .sum(let base) = factor.generator, let root = base.squareRootOfSquare else {
        continue
      }
      var rest = term.monomial
      rest.factors.remove(at: place)
      return (ExactForm(term.coefficient, rest), root)
    }
    return nil
  }

  /// The only term with the last of the transcendental monomials, in the order of division.
  private var leadingTerm: Term? {
    LeadingTerms(of: self).form.onlyTerm
  }

  /// A form whose square is a term.
  private static func root(of term: Term) -> ExactForm? {
    let half = Rational(1, over: 2)
    var monomial = Monomial(exponent: term.monomial.exponent.scaled(by: half))
    for factor in term.monomial.factors {
      let exponent = factor.exponent * half
      guard exponent.isInteger || factor.generator.isPositive else { return nil }
      monomial.factors.append(Factor(generator: factor.generator, exponent: exponent))
    }
    let turn = term.monomial.phase + (term.coefficient.signum < 0 ? 1 : 0)
    guard let size = Radicals.power(term.coefficient.magnitude, half),
      let turned = product(size, rootOfUnity(turn * half))
    else { return nil }
    return product(turned, ExactForm(1, monomial))
  }
}
