// Cosines and sines of exact forms, by Euler's formula, and of rational
// multiples of π, in radicals where people write them so.

internal import Numbers

extension ExactForm {
  /// When the form is a rational multiple of π, the multiple.
  var multipleOfPi: Rational? {
    if isZero { return 0 }
    guard let term = onlyTerm, term.monomial.phase.signum == 0, term.monomial.exponent.isZero,
      term.monomial.factors == [Factor(generator: .pi, exponent: 1)]
    else { return nil }
    return term.coefficient
  }

  /// The cosine of a real form, or nothing when it is too large to keep.
  func cosine() -> ExactForm? {
    if let turn = multipleOfPi { return ExactForm.cosineOfPi(times: turn) }
    guard let power = ExactForm.exponential(of: timesImaginaryUnit) else { return nil }
    return (power + power.conjugate).scaled(by: Rational(1, over: 2)).ifSmall
  }

  /// The sine of a real form, or nothing when it is too large to keep.
  func sine() -> ExactForm? {
    if let turn = multipleOfPi {
      return ExactForm.cosineOfPi(times: turn - Rational(1, over: 2))
    }
    guard let power = ExactForm.exponential(of: timesImaginaryUnit) else { return nil }
    // (z − z̄)/(2i) = i(z̄ − z)/2
    return (power.conjugate - power).timesImaginaryUnit.scaled(by: Rational(1, over: 2)).ifSmall
  }

  /// cos(π·turn): in radicals for multiples of π/5, π/8, π/10, π/12, π/16 and
  /// π/24, as a sum of two roots of unity for all others.
  static func cosineOfPi(times turn: Rational) -> ExactForm? {
    let period = turn - Rational((turn / 2).floor * 2)
    let folded = period > 1 ? 2 - period : period
    let isNegative = folded > Rational(1, over: 2)
    let acute = isNegative ? 1 - folded : folded
    let value =
      radicalCosine(of: acute)
      ?? (rootOfUnity(acute) + rootOfUnity(-acute)).scaled(by: Rational(1, over: 2))
    return isNegative ? -value : value
  }

  /// cos(π·turn) for an acute angle, in nested square roots.
  private static func radicalCosine(of turn: Rational) -> ExactForm? {
    guard let denominator = turn.denominator.asInt, denominator <= 24 else { return nil }
    let half = Rational(1, over: 2)
    func root(_ n: Int) -> ExactForm? { Radicals.power(Rational(Integer(n)), half) }
    switch denominator {
    case 1:
      return one
    case 2:
      return zero
    case 3:
      return ExactForm(half)
    case 5:
      // cos 36° = (√5 + 1)/4 and cos 72° = (√5 − 1)/4
      let sign = Rational(turn.numerator == 1 ? 1 : -1)
      return root(5).map { ($0 + ExactForm(sign)).scaled(by: Rational(1, over: 4)) }
    case 12:
      guard let six = root(6), let two = root(2) else { return nil }
      let sum = turn.numerator == 1 ? six + two : six - two
      return sum.scaled(by: Rational(1, over: 4))
    case 4, 6, 8, 10, 16, 24:
      // cos(x/2) = √((1 + cos x)/2) for an acute x/2.
      return cosineOfPi(times: turn * 2).flatMap {
        (one + $0).scaled(by: half).positiveRoot(index: 2)
      }
    default:
      return nil
    }
  }
}
