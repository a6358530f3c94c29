// From the terms of an exact form to real terms whose factors are known.

internal import Numbers

extension FormWriter {
  /// The real terms of a form, logarithms joined; roots of unity and complex powers
  /// of e are joined in pairs to cosines.
  func terms(of form: ExactForm) -> [WrittenTerm]? {
    var result: [WrittenTerm] = []
    var rest = form.terms
    while let term = rest.first {
      rest.removeFirst()
      let monomial = term.monomial
      if monomial.phase.signum == 0, monomial.exponent.isFormallyReal {
        guard let written = self.term(term.coefficient, monomial) else { return nil }
        result.append(written)
        continue
      }
      guard let place = rest.firstIndex(where: { term.isConjugate(to: $0) }),
        let written = pair(term)
      else { return nil }
      rest.remove(at: place)
      result.append(written)
    }
    return joiningLogarithms(result)
  }

  /// The most bits of what is written under a root.
  private static var radicandLimit: Int { 1_024 }

  /// A term without a root of unity.
  private func term(_ coefficient: Rational, _ monomial: Monomial) -> WrittenTerm? {
    var result = WrittenTerm(coefficient: coefficient)
    for factor in monomial.factors {
      switch factor.generator {
      case .prime(let p):
        guard let count = factor.exponent.numerator.asInt,
          count <= FormWriter.radicandLimit / p.bitLength
        else { return nil }
        result.multiply(by: .prime(p), factor.exponent)
      case .pi: result.multiply(by: .form(.pi), factor.exponent)
      case .root: return nil
      case .logarithm(let argument):
        guard isWritable(argument) else { return nil }
        result.multiply(by: .logarithm(argument), factor.exponent)
      case .arctangent(let tangent):
        guard let form = form(of: tangent) else { return nil }
        multiply(&result, byArctangent: form, factor.exponent)
      case .sum(let base):
        guard let terms = terms(of: base) else { return nil }
        if terms.count == 1, factor.exponent.isInteger, let n = factor.exponent.numerator.asInt {
          result.multiply(by: terms[0], n)
        } else if terms.count == 1, terms[0].coefficient == 1, terms[0].factors.count == 1,
          case let only = terms[0].factors[0], only.exponent.numerator.isOdd || only.atom.isPositive
        {
          // The root of an even power of a negative number is none of its powers.
          result.multiply(by: only.atom, only.exponent * factor.exponent)
        } else {
          guard isWritable(base) else { return nil }
          result.multiply(by: .sum(base), factor.exponent)
        }
      }
    }
    guard multiply(&result, byPowerOfE: monomial.exponent) else { return nil }
    return result
  }

  /// Multiplies by a power of an arctangent in radians, written in the unit that is in force.
  private func multiply(
    _ term: inout WrittenTerm,
    byArctangent tangent: Form,
    _ exponent: Rational
  ) {
    guard let units = typed.unitsPerHalfTurn, exponent.isInteger,
      let count = exponent.numerator.asInt
    else {
      term.multiply(by: .form(.arctangent(tangent)), exponent)
      return
    }
    term.multiply(by: .form(.arctangentInUnit(tangent)), exponent)
    term.multiply(by: .form(.pi), exponent)
    term.coefficient = term.coefficient * units.raised(to: -count)
  }

  /// c·M·e^(iπφ) + c·M·e^(−iπφ) = 2c·M·cos(πφ), where e^(−iπφ) = −e^(iπ(1−φ)), and the
  /// same with e^(a + ib) for real a and b.
  private func pair(_ term: ExactForm.Term) -> WrittenTerm? {
    guard let parts = term.monomial.exponent.realAndImaginary else { return nil }
    let (real, imaginary) = parts
    var monomial = term.monomial
    monomial.phase = 0
    monomial.exponent = real
    guard var result = self.term(term.coefficient * 2, monomial) else { return nil }
    let turn = term.monomial.phase
    if imaginary.isZero {
      let isObtuse = turn > Rational(1, over: 2)
      if isObtuse { result.coefficient = -result.coefficient }
      result.multiply(by: .cosine(isObtuse ? 1 - turn : turn), 1)
      return result
    }
    // cos(b + π/2) = −sin(b)
    let isSine = turn == Rational(1, over: 2)
    var angle = isSine ? imaginary : imaginary + ExactForm(.pi).scaled(by: turn)
    var isNegative = isSine
    if angle.terms.allSatisfy({ $0.coefficient.signum < 0 }) {
      angle = -angle
      if isSine { isNegative = false }
    }
    guard let written = form(of: angle) else { return nil }
    if isNegative { result.coefficient = -result.coefficient }
    result.multiply(by: .form(isSine ? .sine(written) : .cosine(written)), 1)
    return result
  }
}

extension ExactForm {
  /// The same form with radicals for the cosines of angles that have simple ones:
  /// cos(π/3) is 1/2.
  var withRadicalAngles: ExactForm {
    var result = self
    for term in terms {
      let monomial = term.monomial
      guard monomial.phase.signum != 0, monomial.exponent.isZero,
        let denominator = monomial.phase.denominator.asInt, [3, 4, 5, 6, 12].contains(denominator)
      else { continue }
      let whole = ExactForm(term.coefficient, monomial)
      let other = whole.conjugate
      guard let partner = other.onlyTerm, result.terms.contains(term),
        result.terms.contains(partner),
        let cosine = ExactForm.cosineOfPi(times: monomial.phase), cosine.isRadical
      else { continue }
      var plain = monomial
      plain.phase = 0
      guard let real = ExactForm.product(cosine, ExactForm(term.coefficient * 2, plain)) else {
        continue
      }
      result = result - whole - other + real
    }
    return result
  }
}
