// Integrals over a half-line or the whole line whose functions have no elementary antiderivatives:
// values of a table, each of which has to agree with proved digits.

internal import Expressions
internal import Numbers
internal import Reals

/// A function of the form (polynomial)·x^r·e^u, whose integral over a half-line the table has.
///
/// The table is one formula: for positive z, m and n, the integral of x^(n−1)·e^(−z·x^m) from 0 to
/// infinity is Γ(n/m)/(m·z^(n/m)).
///
/// > Source: NIST Digital Library of Mathematical Functions, 5.9.1.
struct KnownIntegral {
  private let variable: String
  private let environment: Environment
  /// The factor without the variable.
  private var constant = Expression(1)
  /// The polynomial, the exponent of the further power of the variable, and u.
  private var (polynomial, exponent) = (Polynomial.one, Rational.zero)
  private var inner = Expression(0)

  /// The integral between two bounds, of which one at least is infinite; nil where the table has no
  /// such.
  static func value(
    of e: Expression,
    _ variable: String,
    _ environment: Environment,
    _ lower: Bound,
    _ upper: Bound,
    _ workspace: inout Workspace
  ) -> Real? {
    let x = Expression(name: variable)
    let value: Expression?
    switch (lower, upper) {
    case (.number(let end), .infinity) where end.rational?.isZero == true:
      value = Self(e, variable, environment)?.overHalfLine(&workspace)
    case (.infinity, .number(let end)) where end.rational?.isZero == true:
      value = Self(e.replacing([variable: -x]), variable, environment)?.overHalfLine(&workspace)
    case (.infinity, .infinity):
      value = Self(e, variable, environment)?.overLine(&workspace)
    default: value = nil
    }
    return value?.exactValue(in: environment, workspace: &workspace)
  }

  private init?(_ e: Expression, _ variable: String, _ environment: Environment) {
    (self.variable, self.environment) = (variable, environment)
    let (above, below) = e.fractionFactors
    for (factors, isBelow) in [(above, false), (below, true)] {
      for factor in factors {
        guard factor.variables.contains(variable) else {
          constant = isBelow ? constant / factor : constant * factor
          continue
        }
        if let u = factor.naturalExponent {
          inner = isBelow ? inner - u : inner + u
        } else if let power = power(factor) {
          exponent += isBelow ? -power : power
        } else if !isBelow, let p = rationalPolynomial(factor) {
          polynomial = polynomial * p
        } else {
          return nil
        }
      }
    }
    guard inner.variables.contains(variable) else { return nil }
  }

  /// The exponent of a power of the variable itself.
  private func power(_ e: Expression) -> Rational? {
    switch e.symbol(at: e.root) {
    case .name: return 1
    case .call(.sqrt): return power(e.parts[0]).map { $0 / 2 }
    case .power:
      guard let exponent = e.parts[1].rationalNumber else { return nil }
      return power(e.parts[0]).map { $0 * exponent }
    default: return nil
    }
  }

  private func rationalPolynomial(_ e: Expression) -> Polynomial? {
    guard let rational = e.rationalFunction(of: variable, environment: environment),
      rational.denominator.isConstant, rational.poles.isConstant
    else { return nil }
    return rational.numerator.scaled(by: 1 / rational.denominator.leading)
  }

  private func isPositive(_ e: Expression, _ workspace: inout Workspace) -> Bool {
    e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace) == 1
  }

  /// Γ(n/m)/(m·z^(n/m)).
  private static func moment(_ n: Rational, _ m: Rational, _ z: Expression) -> Expression {
    let share = Expression(n / m)
    return .call(.gamma, share) / (Expression(m) * Expression(.power, [z, share]))
  }

  /// The integral from 0 to infinity.
  private func overHalfLine(_ workspace: inout Workspace) -> Expression? {
    var (z, m) = (Expression(-1), Rational.zero)
    let (above, below) = inner.fractionFactors
    for (factors, isBelow) in [(above, false), (below, true)] {
      for factor in factors {
        if !factor.variables.contains(variable) {
          z = isBelow ? z / factor : z * factor
        } else if let power = power(factor) {
          m += isBelow ? -power : power
        } else {
          return nil
        }
      }
    }
    guard m.signum > 0, isPositive(z, &workspace) else { return nil }
    var sum = Expression(0)
    for (place, coefficient) in polynomial.coefficients.enumerated() where !coefficient.isZero {
      let n = exponent + Rational(place + 1)
      guard n.signum > 0 else { return nil }
      sum = sum + Expression(coefficient) * Self.moment(n, m, z)
    }
    return constant * sum
  }

  /// The integral over all numbers, where u is a·x² + b·x + c: with x = y − b/(2a), odd powers of y
  /// count for nothing and even ones twice.
  private func overLine(_ workspace: inout Workspace) -> Expression? {
    guard let slope = inner.derivative(by: variable),
      let bend = slope.derivative(by: variable), !bend.variables.contains(variable)
    else { return nil }
    let z = -bend / Expression(2)
    let zero = [variable: Expression(0)]
    let (b, c) = (slope.replacing(zero), inner.replacing(zero))
    guard isPositive(z, &workspace), exponent.isInteger, !exponent.isNegative,
      let count = exponent.asNatural
    else { return nil }
    var powers = polynomial
    for _ in 0..<count { powers = powers * Polynomial([0, 1]) }
    if powers.degree > 0 {
      let shift = (b / (Expression(2) * z)).exactValue(in: environment, workspace: &workspace)
      guard let shift = shift?.rational else { return nil }
      var moved = Polynomial([])
      for coefficient in powers.coefficients.reversed() {
        moved = moved * Polynomial([shift, 1]) + Polynomial([coefficient])
      }
      powers = moved
    }
    var sum = Expression(0)
    for (place, coefficient) in powers.coefficients.enumerated()
    where place % 2 == 0 && !coefficient.isZero {
      sum = sum + Expression(2 * coefficient) * Self.moment(Rational(place + 1), 2, z)
    }
    let height = c + b.raised(to: 2) / (Expression(4) * z)
    return constant * sum * .call(.exp, height)
  }
}
