// Products of the values of a quotient of polynomials: what is above and below the bar at other
// numbers cancels, and of linear factors factorials and gamma are left.

internal import Expressions
internal import Numbers

/// A sequence P(k) with P(k + 1) = u(k)·P(k) for a quotient u of polynomials: a number raised to k, a
/// quotient of polynomials, and values of gamma.
struct ShiftProduct {
  /// The number that is raised to k.
  let base: Rational
  /// The quotient of polynomials.
  let rational: PolynomialFraction
  /// The numbers that are added to k in values of gamma, and the exponents of these.
  let gammas: [(shift: Rational, exponent: Int)]

  /// The greatest distance of zeros that is looked at.
  private static let greatestDistance = 64

  /// The sequence of a quotient; nothing where a factor of a higher degree is left.
  ///
  /// - Precondition: The quotient is not zero.
  init?(of u: PolynomialFraction) {
    var budget: Int64 = 50_000_000
    guard let above = u.numerator.irreducibleFactors(budget: &budget),
      let below = u.denominator.irreducibleFactors(budget: &budget)
    else { return nil }
    var classes: [(first: Polynomial, parts: [(distance: Int, exponent: Int)])] = []
    for (factors, sign) in [(above, 1), (below, -1)] {
      for (factor, exponent) in factors {
        let own = factor.monic
        let place = classes.firstIndex { own.distance(from: $0.first) != nil }
        guard let place, let distance = own.distance(from: classes[place].first) else {
          classes.append((own, [(0, sign * exponent)]))
          continue
        }
        guard distance.magnitude <= Self.greatestDistance else { return nil }
        classes[place].parts.append((distance, sign * exponent))
      }
    }
    base = u.numerator.leading
    var rational = PolynomialFraction.one
    var gammas: [(shift: Rational, exponent: Int)] = []
    for (first, parts) in classes {
      // The factor at k + h is the quotient of neighbours of the product of f(k), …, f(k + h − 1),
      // times f(k).
      for (distance, exponent) in parts {
        let range = distance < 0 ? distance..<0 : 0..<distance
        for number in range {
          let factor = PolynomialFraction(first.shifted(by: Rational(number)))
          rational = rational * factor.raised(to: distance < 0 ? -exponent : exponent)
        }
      }
      let left = parts.reduce(0) { $0 + $1.exponent }
      guard left != 0 else { continue }
      guard first.degree == 1 else { return nil }
      gammas.append((first[0], left))
    }
    (self.rational, self.gammas) = (rational, gammas)
    guard multiplies(u) else { return nil }
  }

  /// Whether P(k + 1)/P(k) = u(k), as an identity of quotients of polynomials.
  private func multiplies(_ u: PolynomialFraction) -> Bool {
    var quotient = rational.shifted(by: 1) / rational * PolynomialFraction(base)
    for (shift, exponent) in gammas {
      // Γ(x + 1) = x·Γ(x)
      quotient = quotient * PolynomialFraction(Polynomial([shift, 1])).raised(to: exponent)
    }
    return quotient == u
  }

  /// P at a number, but for the number that is raised to it.
  func value(at k: Expression) -> Expression {
    func polynomial(_ p: Polynomial) -> Expression {
      k.rationalNumber.map { Expression(p.value(at: $0)) }
        ?? Expression(factorsOf: p, of: k) ?? Expression(p, of: k)
    }
    var (above, below) = (polynomial(rational.numerator), polynomial(rational.denominator))
    for (shift, exponent) in gammas {
      let factor: Expression
      if shift.isInteger {
        let argument = k + Expression(shift - 1)
        if let number = argument.rationalNumber?.asNatural, number < 1000 {
          factor = Expression(Rational(Integer.factorial(number)))
        } else {
          factor = .call(.factorial, argument)
        }
      } else {
        factor = .call(.gamma, k + Expression(shift))
      }
      let power = factor.raised(to: Int(exponent.magnitude))
      (above, below) = exponent > 0 ? (above * power, below) : (above, below * power)
    }
    return above / below
  }
}
