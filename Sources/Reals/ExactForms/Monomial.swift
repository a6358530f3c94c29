// Products of powers of generators, times a root of unity and a power of e.

internal import Numbers

/// A generator with the power it is raised to.
struct Factor: Hashable, Sendable {
  /// The number that is raised.
  var generator: Generator
  /// The power, never zero.
  var exponent: Rational

  /// Negative, zero or positive as the left one stands before, at or after the
  /// right one.
  static func compare(_ x: Factor, _ y: Factor) -> Int {
    let order = Generator.compare(x.generator, y.generator)
    guard order == 0 else { return order }
    return x.exponent < y.exponent ? -1 : (x.exponent == y.exponent ? 0 : 1)
  }
}

/// e^(iπ·phase) · e^exponent · the product of the factors.
struct Monomial: Hashable, Sendable {
  /// The argument of the root of unity in units of π, from 0 to below 1.
  var phase: Rational = 0
  /// The powers of generators, in the order of the generators.
  var factors: [Factor] = []
  /// The power of e, free of rational multiples of logarithms and of iπ.
  var exponent: ExactForm = .zero

  /// The empty product.
  static let one = Monomial()

  /// Whether this is the empty product.
  var isOne: Bool { phase.signum == 0 && factors.isEmpty && exponent.isZero }

  /// Whether the number is algebraic because of its form alone.
  var isAlgebraic: Bool { exponent.isZero && factors.allSatisfy { $0.generator.isAlgebraic } }

  /// Whether the number is real and positive because of its form alone.
  var isPositive: Bool {
    isFormallyReal && factors.allSatisfy { $0.generator.isPositive }
  }

  /// Whether no complex number occurs in the product.
  var isFormallyReal: Bool { phase.signum == 0 && exponent.isFormallyReal }

  /// Whether every factor is a power of a prime.
  var isRadical: Bool {
    guard phase.signum == 0, exponent.isZero else { return false }
    return factors.allSatisfy { factor in
      if case .prime = factor.generator { true } else { false }
    }
  }

  /// Negative, zero or positive as the left one stands before, at or after the
  /// right one in the order of terms.
  static func compare(_ x: Monomial, _ y: Monomial) -> Int {
    for index in 0..<min(x.factors.count, y.factors.count) {
      let order = Factor.compare(x.factors[index], y.factors[index])
      guard order == 0 else { return order }
    }
    guard x.factors.count == y.factors.count else { return x.factors.count - y.factors.count }
    let order = ExactForm.compare(x.exponent, y.exponent)
    guard order == 0 else { return order }
    return x.phase < y.phase ? -1 : (x.phase == y.phase ? 0 : 1)
  }

  /// The part that is algebraic because of its form, and the rest.
  var split: (algebraic: Monomial, transcendental: Monomial) {
    var algebraic = Monomial(phase: phase)
    var transcendental = Monomial(exponent: exponent)
    for factor in factors {
      if factor.generator.isAlgebraic {
        algebraic.factors.append(factor)
      } else {
        transcendental.factors.append(factor)
      }
    }
    return (algebraic, transcendental)
  }

  /// The whole power of a root that the product is; nothing where it has another factor.
  func exponent(of root: AlgebraicRoot) -> Int? {
    guard phase.signum == 0, exponent.isZero else { return nil }
    guard let factor = factors.first else { return 0 }
    guard factors.count == 1, factor.generator == .root(root), factor.exponent.isInteger else {
      return nil
    }
    return factor.exponent.numerator.asInt
  }
}
