// Powers of e in pairs as hyperbolic functions: (e² + 1)/(2e) is cosh 1.

internal import Numbers

extension FormWriter {
  /// A form with hyperbolic functions for all of its powers of e, or nothing where they are
  /// no pairs.
  ///
  /// A fraction is written so when the powers of e above and below the line that are taken
  /// out to have pairs are the same: (e² − 1)/(e² + 1) = e·2·sinh 1/(e·2·cosh 1).
  func hyperbolicForm(of exact: ExactForm) -> Form? {
    guard let fraction = FormFraction(exact), let above = hyperbolic(fraction.numerator) else {
      return nil
    }
    var power = above.power
    var hasPairs = above.hasPairs
    guard !fraction.denominators.isEmpty else {
      return hasPairs && power.isZero ? sum(of: above.terms) : nil
    }
    var result = WrittenTerm(coefficient: 1)
    if above.terms.count == 1 {
      result = above.terms[0]
    } else {
      let content = above.terms.content
      result.coefficient = content
      let scaled = above.terms.map { $0.scaled(by: content.reciprocal) }
      result.multiply(by: .form(sum(of: scaled)), 1)
    }
    for (base, exponent) in fraction.denominators {
      guard let below = hyperbolic(base) else { return nil }
      hasPairs = hasPairs || below.hasPairs
      power = power - below.power.scaled(by: exponent)
      if below.terms.count == 1, exponent.isInteger, let count = exponent.numerator.asInt {
        result.multiply(by: below.terms[0], -count)
      } else if exponent.isInteger, let count = exponent.numerator.asInt {
        let content = below.terms.content
        result.coefficient = result.coefficient * content.raised(to: -count)
        let scaled = below.terms.map { $0.scaled(by: content.reciprocal) }
        result.multiply(by: .form(sum(of: scaled)), -exponent)
      } else {
        result.multiply(by: .form(sum(of: below.terms)), -exponent)
      }
    }
    guard hasPairs, power.isZero else { return nil }
    return form(of: result.withHyperbolicTangents)
  }

  /// A form as a power of e times terms whose powers of e are hyperbolic functions, or
  /// nothing where they are no pairs.
  private func hyperbolic(
    _ exact: ExactForm
  ) -> (terms: [WrittenTerm], power: ExactForm, hasPairs: Bool)? {
    let power = exact.middleExponent
    guard power.isZero == false else {
      return pairs(of: exact).map { ($0.terms, power, $0.hasPairs) }
    }
    guard let centred = ExactForm.product(exact, ExactForm(1, Monomial(exponent: -power))) else {
      return nil
    }
    return pairs(of: centred).map { ($0.terms, power, $0.hasPairs) }
  }

  /// The terms of a form, c·M·e^a and ±c·M·e^(−a) joined to hyperbolic functions of a.
  private func pairs(of exact: ExactForm) -> (terms: [WrittenTerm], hasPairs: Bool)? {
    var plain: [ExactForm.Term] = []
    var groups: [(exponent: ExactForm, up: [ExactForm.Term], down: [ExactForm.Term])] = []
    for term in exact.terms {
      guard let exponent = term.monomial.exponent.realAndImaginary?.real else { return nil }
      guard !exponent.isZero else {
        plain.append(term)
        continue
      }
      var rest = term
      rest.monomial.exponent = term.monomial.exponent - exponent
      if let place = groups.firstIndex(where: { $0.exponent == exponent }) {
        groups[place].up.append(rest)
      } else if let place = groups.firstIndex(where: { $0.exponent == -exponent }) {
        groups[place].down.append(rest)
      } else if exponent.terms.allSatisfy({ $0.coefficient.signum < 0 }) {
        groups.append((-exponent, [], [rest]))
      } else {
        groups.append((exponent, [rest], []))
      }
    }
    guard var result = terms(of: ExactForm(collecting: plain)) else { return nil }
    for group in groups {
      let up = ExactForm(collecting: group.up)
      let down = ExactForm(collecting: group.down)
      guard up == down || up == -down, let argument = form(of: group.exponent),
        let written = terms(of: up.scaled(by: 2))
      else { return nil }
      let function: Form =
        up == down ? .hyperbolicCosine(argument) : .hyperbolicSine(argument)
      for var term in written {
        term.multiply(by: .form(function), 1)
        result.append(term)
      }
    }
    return (result, !groups.isEmpty)
  }
}

extension WrittenTerm {
  /// The same with hyperbolic tangents for quotients of sines and cosines of one number.
  fileprivate var withHyperbolicTangents: WrittenTerm {
    var result = self
    for factor in factors {
      guard case .form(.hyperbolicSine(let argument)) = factor.atom, factor.exponent.signum > 0
      else { continue }
      let cosine = Atom.form(.hyperbolicCosine(argument))
      let count = min(factor.exponent, -exponent(of: cosine))
      guard count.signum > 0 else { continue }
      result.multiply(by: factor.atom, -count)
      result.multiply(by: cosine, count)
      result.multiply(by: .form(.hyperbolicTangent(argument)), count)
    }
    return result
  }
}

extension ExactForm {
  /// The mean of the least and the greatest real exponent of e, where all of them are
  /// rational multiples of one, or zero.
  fileprivate var middleExponent: ExactForm {
    let exponents = terms.map { $0.monomial.exponent.realAndImaginary?.real ?? .zero }
    guard let direction = exponents.first(where: { !$0.isZero }) else { return .zero }
    var ratios: [Rational] = []
    for exponent in exponents {
      guard let ratio = exponent.isZero ? 0 : ExactForm.ratio(exponent, direction) else {
        return .zero
      }
      ratios.append(ratio)
    }
    guard let least = ratios.min(), let most = ratios.max(), (least + most).signum != 0 else {
      return .zero
    }
    return direction.scaled(by: (least + most) / 2)
  }
}
