// Exponentials and logarithms of exact forms: exp(r·ln A) is A^r, exp(iπr) is a
// root of unity, exp(i·r·atan t) is a power of (1 + it)/√(1 + t²).

internal import Numbers

extension ExactForm {
  /// The root of unity e^(iπ·turn).
  static func rootOfUnity(_ turn: Rational) -> ExactForm {
    let whole = turn.floor
    let phase = turn - Rational(whole)
    return ExactForm(whole.isOdd ? -1 : 1, Monomial(phase: phase))
  }

  /// e to the power of a form, or nothing when it is too large to keep.
  static func exponential(of form: ExactForm) -> ExactForm? {
    var result = ExactForm.one
    var rest: [Term] = []
    for term in form.terms {
      guard let logarithm = term.monomial.onlyLogarithm else {
        if let power = rotation(by: term) {
          guard let next = ExactForm.product(result, power) else { return nil }
          result = next
        } else {
          rest.append(term)
        }
        continue
      }
      // e^(r·ln A) = A^r
      guard let power = logarithm.positivePower(term.coefficient),
        let next = ExactForm.product(result, power)
      else { return nil }
      result = next
    }
    if rest.isEmpty { return result }
    return ExactForm.product(result, ExactForm(1, Monomial(exponent: ExactForm(collecting: rest))))
  }

  /// e to the power of an imaginary term, when that is an algebraic number.
  private static func rotation(by term: Term) -> ExactForm? {
    let monomial = term.monomial
    guard monomial.phase == Rational(1, over: 2), monomial.exponent.isZero,
      monomial.factors.count == 1, let factor = monomial.factors.first, factor.exponent == 1
    else { return nil }
    switch factor.generator {
    case .pi: return rootOfUnity(term.coefficient)
    case .arctangent(let tangent): return rotation(tangent: tangent, times: term.coefficient)
    case .prime, .sum, .root, .logarithm: return nil
    }
  }

  /// e^(i·count·atan t), for whole and half counts of moderate size; where t is not
  /// algebraic, for those that are written in a few generators.
  private static func rotation(tangent: ExactForm, times count: Rational) -> ExactForm? {
    guard let whole = (count * 2).numerator.asInt, (count * 2).isInteger, abs(whole) <= 128,
      tangent.isAlgebraic || tangent.size <= 30,
      let square = product(tangent, tangent),
      let cosine = (one + square).positivePower(Rational(-1, over: 2)),
      let sine = product(tangent, cosine)
    else { return nil }
    var (real, imaginary) = (cosine, sine)
    var power = abs(whole)
    if power % 2 == 1 {
      // Half of an angle below a right one: both parts are positive roots.
      let half = Rational(1, over: 2)
      guard let halfCosine = (one + cosine).scaled(by: half).positiveRoot(index: 2),
        let halfSine = (one - cosine).scaled(by: half).positiveRoot(index: 2)
      else { return nil }
      (real, imaginary) = (halfCosine, halfSine)
    } else {
      power /= 2
    }
    if whole < 0 { imaginary = -imaginary }
    return (real + imaginary.timesImaginaryUnit).raised(to: power)
  }

  /// The natural logarithm of a form whose value is positive.
  func naturalLogarithm() -> ExactForm? {
    guard let term = onlyTerm, term.monomial.phase.signum == 0,
      term.coefficient.signum > 0, term.monomial.exponent.isFormallyReal
    else { return ExactForm(.logarithm(self)) }
    guard
      var result = ExactForm.logarithm(of: term.coefficient.numerator, times: 1),
      let below = ExactForm.logarithm(of: term.coefficient.denominator, times: -1)
    else { return nil }
    result = result + below + term.monomial.exponent
    for factor in term.monomial.factors {
      let piece: ExactForm
      switch factor.generator {
      case .prime(let p): piece = ExactForm(.logarithm(ExactForm(Rational(p))))
      case .sum(let form): piece = ExactForm(.logarithm(form))
      case .pi, .root, .arctangent, .logarithm:
        guard factor.generator.isPositive else { return ExactForm(.logarithm(self)) }
        piece = ExactForm(.logarithm(ExactForm(factor.generator)))
      }
      result = result + piece.scaled(by: factor.exponent)
    }
    return result.ifSmall
  }

  /// The logarithm of the largest divisor, above and below the line, that has no
  /// prime factor above 13, and the rest of a positive rational.
  ///
  /// - Complexity: O(M(n) log n) for n bits.
  static func logarithmOfSmallPrimes(in value: Rational) -> (rest: Rational, form: ExactForm) {
    var (above, below) = (value.numerator, value.denominator)
    var form = ExactForm.zero
    for prime in [2, 3, 5, 7, 11, 13] as [Integer] {
      let (first, count) = above.removing(prime)
      let (second, fewer) = below.removing(prime)
      (above, below) = (first, second)
      guard count != fewer else { continue }
      let logarithm = ExactForm(.logarithm(ExactForm(Rational(prime))))
      form = form + logarithm.scaled(by: Rational(count - fewer))
    }
    return (Rational(lowest: above, below), form)
  }

  private static func logarithm(of value: Integer, times count: Int) -> ExactForm? {
    if value == 1 { return .zero }
    guard value.bitLength <= 1 << 15 else { return nil }
    let factors = Factoring.factors(of: value)
    var terms = factors.primes.map { prime, multiplicity in
      Term(
        coefficient: Rational(Integer(multiplicity * count)),
        monomial: Monomial(
          factors: [Factor(generator: .logarithm(ExactForm(Rational(prime))), exponent: 1)]
        )
      )
    }
    if factors.rest != 1 {
      let base = Generator.logarithm(ExactForm(Rational(factors.rest)))
      terms.append(
        Term(
          coefficient: Rational(Integer(count)),
          monomial: Monomial(factors: [Factor(generator: base, exponent: 1)])
        )
      )
    }
    return ExactForm(collecting: terms).ifSmall
  }
}

extension Monomial {
  /// The number whose logarithm the monomial is, when it is nothing else.
  fileprivate var onlyLogarithm: ExactForm? {
    guard phase.signum == 0, exponent.isZero, factors.count == 1,
      let factor = factors.first, factor.exponent == 1, case .logarithm(let base) = factor.generator
    else { return nil }
    return base
  }
}
