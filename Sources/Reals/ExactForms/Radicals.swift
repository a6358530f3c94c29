// Roots of rational numbers and of products, in prime factors.

internal import Numbers

/// Roots that need no new kind of generator.
enum Radicals {
  /// A positive rational number to a rational power, in prime factors.
  ///
  /// A cofactor that the factorisation gives up on stands as a base of its own.
  static func power(_ base: Rational, _ exponent: Rational) -> ExactForm? {
    precondition(base.signum > 0, "a radical has a positive radicand")
    if base == 1 || exponent.signum == 0 { return .one }
    guard let above = power(base.numerator, exponent),
      let below = power(base.denominator, -exponent)
    else { return nil }
    return ExactForm.product(above, below)
  }

  /// A positive integer to a rational power.
  private static func power(_ base: Integer, _ exponent: Rational) -> ExactForm? {
    if base == 1 { return .one }
    let factors = Factoring.factors(of: base)
    var coefficient = Rational(1)
    var monomial = Monomial.one
    for (prime, multiplicity) in factors.primes {
      let whole = exponent * Rational(Integer(multiplicity))
      let floor = whole.floor
      guard let count = smallCount(floor, bits: prime.bitLength) else { return nil }
      coefficient = coefficient * Rational(prime).raised(to: count)
      let rest = whole - Rational(floor)
      if rest.signum != 0 {
        monomial.factors.append(Factor(generator: .prime(prime), exponent: rest))
      }
    }
    if factors.rest != 1 {
      let floor = exponent.floor
      guard let count = smallCount(floor, bits: factors.rest.bitLength) else { return nil }
      coefficient = coefficient * Rational(factors.rest).raised(to: count)
      let rest = exponent - Rational(floor)
      if rest.signum != 0 {
        let base = Generator.sum(ExactForm(Rational(factors.rest)))
        monomial.factors.append(Factor(generator: base, exponent: rest))
      }
    }
    return ExactForm(coefficient, monomial)
  }

  /// A power that a base of so many bits can be raised to in a form.
  private static func smallCount(_ count: Integer, bits: Int) -> Int? {
    let limit = 1 << 16
    guard bits <= limit, let count = count.asInt, count.magnitude <= limit / bits else {
      return nil
    }
    return count
  }

  /// The positive root of a term that is real and positive because of its form,
  /// or nothing when it is not, or too large.
  static func root(of term: ExactForm.Term, index: Int) -> ExactForm? {
    power(of: term, Rational(1, over: index))
  }

  /// A rational power of a term that is real and positive because of its form.
  static func power(of term: ExactForm.Term, _ exponent: Rational) -> ExactForm? {
    guard term.coefficient.signum > 0, term.monomial.isPositive else { return nil }
    guard var result = power(term.coefficient, exponent) else { return nil }
    for factor in term.monomial.factors {
      guard let piece = power(factor, exponent), let next = ExactForm.product(result, piece) else {
        return nil
      }
      result = next
    }
    guard !term.monomial.exponent.isZero else { return result }
    let exponential = Monomial(exponent: term.monomial.exponent.scaled(by: exponent))
    return ExactForm.product(result, ExactForm(1, exponential))
  }

  private static func power(_ factor: Factor, _ exponent: Rational) -> ExactForm? {
    let whole = factor.exponent * exponent
    switch factor.generator {
    case .prime(let p):
      return power(p, whole)
    case .sum(let form):
      let floor = whole.floor
      guard floor.signum > 0 else { return ExactForm(factor.generator, power: whole) }
      guard let count = floor.asInt, let raised = form.raised(to: count) else { return nil }
      let rest = whole - Rational(floor)
      if rest.signum == 0 { return raised }
      return ExactForm.product(raised, ExactForm(factor.generator, power: rest))
    case .root(let root):
      return ExactForm.power(of: root, whole)
    case .pi, .logarithm, .arctangent:
      return ExactForm(factor.generator, power: whole)
    }
  }

  /// The square root of a + b√c in simpler radicals, where there is one:
  /// with d² = a² − b²c it is √((a+d)/2) ± √((a−d)/2).
  ///
  /// > Source: Borodin, Fagin, Hopcroft, Tompa, Decreasing the nesting depth of
  /// > expressions involving square roots (1985), theorem 1.
  static func denestedSquareRoot(of form: ExactForm) -> ExactForm? {
    guard form.terms.count == 2, form.isRadical else { return nil }
    guard let rationalTerm = form.terms.first(where: { $0.monomial.isOne }),
      let surd = form.terms.first(where: { !$0.monomial.isOne }),
      let square = ExactForm.product(
        ExactForm(surd.coefficient, surd.monomial),
        ExactForm(surd.coefficient, surd.monomial)
      )?.rational
    else { return nil }
    let a = rationalTerm.coefficient
    guard a.signum > 0, let d = exactSquareRoot(a * a - square) else { return nil }
    let half = Rational(1, over: 2)
    guard let first = power((a + d) * half, half), a != d,
      let second = power((a - d) * half, half)
    else { return nil }
    return surd.coefficient.signum > 0 ? first + second : first - second
  }

  /// The square root of a rational number when it is rational.
  static func exactSquareRoot(_ value: Rational) -> Rational? {
    guard value.signum >= 0 else { return nil }
    let above = value.numerator.squareRootWithRemainder()
    let below = value.denominator.squareRootWithRemainder()
    guard above.remainder.isZero, below.remainder.isZero else { return nil }
    return Rational(above.root, over: below.root)
  }
}

extension ExactForm {
  /// The positive root of a form whose value is positive, or nothing when it is
  /// too large to keep.
  func positiveRoot(index: Int) -> ExactForm? {
    if let term = onlyTerm, let root = Radicals.root(of: term, index: index) { return root }
    if index == 2, !isAlgebraic, let quotient = rootOverDenominator() { return quotient }
    // A lone term that is not positive by its form alone becomes a base too.
    let content = content
    guard let outside = Radicals.power(content, Rational(1, over: index)) else { return nil }
    let inside = scaled(by: content.reciprocal)
    if index == 2, let denested = inside.denestedSquareRoot {
      return ExactForm.product(outside, denested)
    }
    let root = ExactForm(.sum(inside), power: Rational(1, over: index))
    return ExactForm.product(outside, root)
  }

  /// The square root in simpler radicals, where there is one; a radical that all terms
  /// share is taken out first: √(23√2 − 8√14) is ⁴√2·(4 − √7).
  private var denestedSquareRoot: ExactForm? {
    if let root = Radicals.denestedSquareRoot(of: self) { return root }
    guard isRadical, terms.count == 2, let shared = sharedRadical, shared != .one,
      let inverse = shared.singleTermReciprocal, let rest = ExactForm.product(self, inverse),
      let root = rest.denestedSquareRoot,
      let outside = shared.positivePower(Rational(1, over: 2))
    else { return nil }
    return ExactForm.product(outside, root)
  }

  /// The product of the roots of primes that are factors of every term.
  private var sharedRadical: ExactForm? {
    guard let first = terms.first else { return nil }
    let shared = first.monomial.factors.filter { factor in
      terms.allSatisfy { $0.monomial.factors.contains(factor) }
    }
    return ExactForm(1, Monomial(factors: shared))
  }

  /// √(π² − 1)/π for √(1 − 1/π²): the root of a positive form over the roots of positive
  /// sums and generators in its denominators, or nothing when there are none.
  private func rootOverDenominator() -> ExactForm? {
    var (above, below) = (self, ExactForm.one)
    for factor in terms.flatMap({ $0.monomial.factors }) {
      let generator = factor.generator
      // The factors that were taken out before have no negative power left.
      let power = -above.leastExponent(of: generator)
      guard generator.isPositive, !generator.isAlgebraic, power.signum > 0, power.isInteger
      else { continue }
      let cleared: ExactForm?
      var divisor: ExactForm? = ExactForm(generator, power: power * Rational(-1, over: 2))
      if case .sum(let base) = generator {
        cleared = above.multiplied(byPowerOf: generator, power)
        if !(power / 2).isInteger {
          guard power == 1, let root = base.positiveRootOfSquare else { return nil }
          divisor = root.reciprocal(isPositive: true)
        }
      } else {
        cleared = ExactForm.product(above, ExactForm(generator, power: power))
      }
      guard let cleared, let divisor, let next = ExactForm.product(below, divisor) else {
        return nil
      }
      (above, below) = (cleared, next)
    }
    guard below != .one, let root = above.positiveRoot(index: 2) else { return nil }
    return ExactForm.product(root, below)
  }

  /// The root of a square, where it is positive because of its terms.
  private var positiveRootOfSquare: ExactForm? {
    guard let root = squareRootOfSquare,
      root.terms.allSatisfy({ $0.coefficient.signum > 0 && $0.monomial.isPositive })
    else { return nil }
    return root
  }

  /// The least exponent of a generator in the terms, or zero.
  private func leastExponent(of generator: Generator) -> Rational {
    terms.reduce(Rational(0)) { least, term in
      let factor = term.monomial.factors.first { $0.generator == generator }
      return min(least, factor?.exponent ?? 0)
    }
  }
}
