// Numbers that are known to be transcendental, and so are not zero, by the
// three theorems that reach what people type.

internal import Numbers

/// A kind of exact forms that are equal only if they have the same terms.
package enum FormKind: Hashable, Sendable {
  /// Sums of fractions times roots of whole numbers: Besicovitch (1940).
  case radicals
  /// Polynomials in π: Lindemann (1882).
  case powersOfPi
  /// Sums of powers of e with algebraic exponents: Lindemann and Weierstrass (1885).
  case exponentials
  /// Sums of multiples of logarithms of primes, and of π: Baker (1966).
  case logarithms
}

extension ExactForm {
  /// Whether the value is transcendental because of its form.
  ///
  /// That is decided for
  /// - a polynomial in π, or in 1/π, with radicals as coefficients (Lindemann);
  /// - a combination of powers of e with different radicals as exponents, real
  ///   or imaginary (Lindemann and Weierstrass);
  /// - a combination of π and logarithms of integers that have no factor in
  ///   common (Baker).
  ///
  /// Coefficients are sums of radicals, which are canonical, so that none of
  /// them is a hidden zero.
  var isCertainlyTranscendental: Bool {
    !isAlgebraic && kind != nil
  }

  /// The theorem by which such forms are equal only if they have the same terms, where the
  /// form is no rational number.
  var kind: FormKind? {
    if isAlgebraic { return isRadical && rational == nil ? .radicals : nil }
    if isPolynomialInPi { return .powersOfPi }
    if isSumOfExponentials { return .exponentials }
    return isLinearInLogarithms ? .logarithms : nil
  }

  private var isPolynomialInPi: Bool {
    terms.allSatisfy { term in
      term.monomial.phase.signum == 0 && term.monomial.exponent.isZero
        && term.monomial.factors.allSatisfy {
          switch $0.generator {
          case .prime: true
          case .pi: $0.exponent.isInteger
          case .sum, .root, .logarithm, .arctangent: false
          }
        }
    }
  }

  private var isSumOfExponentials: Bool {
    let half = Rational(1, over: 2)
    return terms.allSatisfy { term in
      (term.monomial.phase.signum == 0 || term.monomial.phase == half)
        && term.monomial.factors.allSatisfy { $0.generator.isPrime }
        && term.monomial.exponent.terms.allSatisfy {
          ($0.monomial.phase.signum == 0 || $0.monomial.phase == half)
            && $0.monomial.exponent.isZero
            && $0.monomial.factors.allSatisfy { $0.generator.isPrime }
        }
    }
  }

  private var isLinearInLogarithms: Bool {
    var bases: [Integer] = []
    for term in terms {
      guard term.monomial.phase.signum == 0, term.monomial.exponent.isZero else { return false }
      let rest = term.monomial.factors.filter { !$0.generator.isPrime }
      guard let factor = rest.first else { continue }
      guard rest.count == 1, factor.exponent == 1 else { return false }
      switch factor.generator {
      case .pi: break
      case .logarithm(let base):
        guard let value = base.rational, value.isInteger else { return false }
        if !bases.contains(value.numerator) { bases.append(value.numerator) }
      case .prime, .sum, .root, .arctangent: return false
      }
    }
    for (index, base) in bases.enumerated() {
      for other in bases[..<index] where Integer.greatestCommonDivisor(base, other) != 1 {
        return false
      }
    }
    return true
  }
}

extension ExactForm {
  /// Whether the value is a quotient of combinations of logarithms that is not rational.
  ///
  /// With logarithms of integers without common factors, Σ aⱼ ln pⱼ = r·Σ bⱼ ln pⱼ says
  /// that Π pⱼ^(aⱼ − r·bⱼ) is 1, so that all aⱼ = r·bⱼ: integers have one factorisation.
  var isIrrationalQuotientOfLogarithms: Bool {
    guard
      let below = terms.lazy.flatMap({ $0.monomial.factors })
        .first(where: { $0.exponent == -1 })?.generator
    else { return false }
    let numerator: ExactForm?
    let denominator: ExactForm
    if case .sum(let base) = below {
      denominator = base
      numerator = multiplied(byPowerOf: below, 1)
    } else {
      denominator = ExactForm(below)
      numerator = ExactForm.product(self, denominator)
    }
    guard let numerator, !numerator.isZero,
      let first = numerator.basesOfLogarithms, let second = denominator.basesOfLogarithms
    else { return false }
    let bases = first + second.filter { !first.contains($0) }
    for (index, base) in bases.enumerated() {
      for other in bases[..<index] where Integer.greatestCommonDivisor(base, other) != 1 {
        return false
      }
    }
    return ExactForm.ratio(numerator, denominator) == nil
  }

  /// The integers whose logarithms the form is a rational combination of, or nothing when
  /// it is none.
  private var basesOfLogarithms: [Integer]? {
    var bases: [Integer] = []
    for term in terms {
      guard term.monomial.phase.signum == 0, term.monomial.exponent.isZero,
        term.monomial.factors.count == 1, let factor = term.monomial.factors.first,
        factor.exponent == 1, case .logarithm(let base) = factor.generator,
        let value = base.rational, value.isInteger
      else { return nil }
      bases.append(value.numerator)
    }
    return bases
  }
}

extension Generator {
  /// Whether the generator is a prime.
  fileprivate var isPrime: Bool {
    if case .prime = self { true } else { false }
  }
}
