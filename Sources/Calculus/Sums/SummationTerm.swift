// Terms of sums whose quotient of neighbours is a quotient of polynomials: products of such
// quotients, powers whose exponent is linear, and factorials.

internal import Expressions
internal import Numbers

/// A hypergeometric term: a factor without the variable, a quotient of polynomials in the variable,
/// powers and factorials.
struct SummationTerm {
  /// Powers of the variable's number of steps, and factorials of its multiples.
  struct Core: Hashable {
    /// A number, raised to the variable.
    var base = Rational.one
    /// What else is raised to a multiple of the variable.
    var powers: [Expression: Int] = [:]
    /// The exponents of the factorials of the multiples of the variable.
    var factorials: [Int: Int] = [:]

    /// Whether it is 1.
    var isTrivial: Bool { base == .one && powers.isEmpty && factorials.isEmpty }

    /// The quotient of neighbours without what is raised to the variable.
    var ratio: PolynomialFraction {
      var ratio = PolynomialFraction.one
      for (scale, exponent) in factorials {
        var product = Polynomial.one
        for number in 1...scale {
          product = product * Polynomial([Rational(number), Rational(scale)])
        }
        ratio = ratio * PolynomialFraction(product).raised(to: exponent)
      }
      return ratio
    }

    /// What is raised to the variable, but for the number.
    var symbol: Expression? {
      guard !powers.isEmpty else { return nil }
      return Expression.product(
        sorted.map { base, scale in base.raised(to: scale) }
      )
    }

    /// The powers in a fixed order.
    var sorted: [(base: Expression, scale: Int)] {
      powers.map { (base: $0.key, scale: $0.value) }.sorted { $0.base.text() < $1.base.text() }
    }
  }

  /// A factor without the variable.
  var coefficient = Expression(1)
  /// The quotient of polynomials.
  var rational = PolynomialFraction.one
  /// The powers and factorials.
  var core = Core()

  /// The product of two terms.
  static func * (a: Self, b: Self) -> Self {
    var product = a
    product.coefficient = a.coefficient * b.coefficient
    product.rational = a.rational * b.rational
    product.core.base = a.core.base * b.core.base
    for (base, scale) in b.core.powers { product.core.powers[base, default: 0] += scale }
    product.core.powers = product.core.powers.filter { $0.value != 0 }
    for (scale, power) in b.core.factorials { product.core.factorials[scale, default: 0] += power }
    product.core.factorials = product.core.factorials.filter { $0.value != 0 }
    return product
  }

  /// One over the term.
  ///
  /// - Precondition: It is not zero.
  var inverse: Self {
    var inverse = self
    inverse.coefficient = Expression(1) / coefficient
    inverse.rational = rational.raised(to: -1)
    inverse.core.base = core.base.reciprocal
    inverse.core.powers = core.powers.mapValues { -$0 }
    inverse.core.factorials = core.factorials.mapValues { -$0 }
    return inverse
  }
}

/// Reads a function of a whole number as a sum of terms.
struct SummationReader {
  /// The name of the variable.
  let variable: String
  /// What other names mean.
  let environment: Environment
  /// Parts without the variable that were read.
  private(set) var parts: [Expression] = []
  /// A polynomial that is zero where a part has no value.
  private(set) var poles = Polynomial.one
  /// Multiples of the variable and numbers added to them, which have to be 0, 1, 2, ….
  private(set) var naturals: [(scale: Int, shift: Int)] = []
  /// What is raised to a multiple of the variable and a number added to it.
  private(set) var bases: [(base: Expression, scale: Int, shift: Int?)] = []

  /// The most terms of a function, and the highest power that is written as a product.
  private static let (mostTerms, highestPower) = (200, 40)

  init(_ variable: String, _ environment: Environment) {
    (self.variable, self.environment) = (variable, environment)
  }

  /// The terms of a function, those with the same powers and factorials as one; nothing for what is
  /// no sum of hypergeometric terms.
  mutating func gathered(_ e: Expression) -> [SummationTerm]? {
    guard let all = terms(of: e) else { return nil }
    var gathered: [SummationTerm] = []
    for term in all {
      let place = gathered.firstIndex {
        $0.core == term.core && $0.coefficient == term.coefficient
      }
      if let place {
        gathered[place].rational = gathered[place].rational + term.rational
      } else {
        gathered.append(term)
      }
    }
    return gathered.filter { !$0.rational.isZero }
  }

  private func depends(_ e: Expression) -> Bool { e.variables.contains(variable) }

  private mutating func terms(of e: Expression) -> [SummationTerm]? {
    guard depends(e) else {
      var term = SummationTerm()
      if let number = e.rationalNumber {
        term.rational = PolynomialFraction(number)
      } else {
        parts.append(e)
        term.coefficient = e
      }
      return [term]
    }
    if let rational = e.rationalFunction(of: variable, environment: environment) {
      poles = poles * rational.poles
      var term = SummationTerm()
      term.rational = PolynomialFraction(rational.numerator, over: rational.denominator)
      return [term]
    }
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .sum, .difference:
      guard let a = terms(of: operands[0]), let b = terms(of: operands[1]) else { return nil }
      if case .sum = e.symbol(at: e.root) { return a + b }
      return a + b.map { $0.scaled(by: -1) }
    case .negation: return terms(of: operands[0])?.map { $0.scaled(by: -1) }
    case .product, .juxtaposition:
      guard let a = terms(of: operands[0]), let b = terms(of: operands[1]) else { return nil }
      return product(a, b)
    case .quotient:
      guard let above = terms(of: operands[0]), let below = single(operands[1]) else { return nil }
      return product(above, [below.inverse])
    case .power: return power(operands[0], operands[1])
    case .call(let builtin): return call(builtin, operands)
    default: return nil
    }
  }

  /// The one term that an expression is, which is not zero everywhere.
  private mutating func single(_ e: Expression) -> SummationTerm? {
    guard let terms = terms(of: e), terms.count == 1, !terms[0].rational.isZero else { return nil }
    var budget: Int64 = 1_000_000
    // Where it is zero, one over it has no value.
    guard terms[0].rational.numerator.irreducibleFactors(budget: &budget) != nil else { return nil }
    poles = poles * terms[0].rational.numerator
    return terms[0]
  }

  private func product(_ a: [SummationTerm], _ b: [SummationTerm]) -> [SummationTerm]? {
    guard a.count * b.count <= Self.mostTerms else { return nil }
    return a.flatMap { left in b.map { left * $0 } }
  }

  private mutating func power(_ base: Expression, _ exponent: Expression) -> [SummationTerm]? {
    if !depends(exponent) {
      guard let number = exponent.rationalNumber, number.isInteger,
        let count = number.numerator.asInt, count.magnitude <= Self.highestPower
      else { return nil }
      if count >= 0 {
        guard let factor = terms(of: base) else { return nil }
        var power = [SummationTerm()]
        for _ in 0..<count {
          guard let next = product(power, factor) else { return nil }
          power = next
        }
        return power
      }
      guard let factor = single(base)?.inverse else { return nil }
      return [(0 ..< -count).reduce(SummationTerm()) { power, _ in power * factor }]
    }
    guard !depends(base), let (slope, rest) = linear(exponent) else { return nil }
    var term = SummationTerm()
    if let number = base.rationalNumber, !number.isZero, let slope = slope.rationalNumber,
      slope.isInteger, let scale = slope.numerator.asInt, scale.magnitude <= 64
    {
      term.core.base = number.raised(to: scale)
      if let shift = rest.rationalNumber, shift.isInteger, let count = shift.numerator.asInt,
        count.magnitude <= 256
      {
        term.rational = PolynomialFraction(number.raised(to: count))
        return [term]
      }
      // A power of a negative number has a value for whole exponents alone.
      guard !number.isNegative else { return nil }
      let factor = Expression(.power, [base, rest])
      parts.append(factor)
      term.coefficient = factor
      return [term]
    }
    let isPositive = base.rationalNumber?.signum == 1 || isPositiveConstant(base)
    if let number = slope.rationalNumber, number.isInteger, let scale = number.numerator.asInt {
      term.core.powers[base] = scale
      bases.append((base, scale, rest.rationalNumber?.numerator.asInt))
      guard isPositive || rest.rationalNumber?.isInteger == true else { return nil }
    } else {
      guard isPositive else { return nil }
      let root = Expression(.power, [base, slope])
      parts.append(root)
      term.core.powers[root] = 1
    }
    if rest.rationalNumber?.isZero != true {
      let factor = rest.rationalNumber == .one ? base : Expression(.power, [base, rest])
      parts.append(factor)
      term.coefficient = factor
    }
    parts.append(base)
    return [term]
  }

  /// Whether an expression is e or π.
  private func isPositiveConstant(_ e: Expression) -> Bool {
    guard case .constant(let constant) = e.symbol(at: e.root) else { return false }
    return constant == .e || constant == .pi
  }

  /// The slope of an expression that is linear in the variable, and its value at 0.
  private func linear(_ e: Expression) -> (slope: Expression, rest: Expression)? {
    guard let slope = e.derivative(by: variable), !depends(slope) else { return nil }
    let rest = e.replacing([variable: Expression(0)])
    if let rational = e.rationalFunction(of: variable, environment: environment) {
      guard rational.isPolynomial, rational.numerator.degree == 1 else { return nil }
      return (Expression(rational.numerator[1]), Expression(rational.numerator[0]))
    }
    return (slope, rest.rational(in: environment).map { Expression($0) } ?? rest)
  }

  /// A whole multiple of the variable and a whole number added to it.
  private func wholeLinear(_ e: Expression) -> (scale: Int, shift: Int)? {
    guard let rational = e.rationalFunction(of: variable, environment: environment),
      rational.isPolynomial, rational.numerator.degree <= 1, rational.numerator[0].isInteger,
      rational.numerator[1].isInteger, let shift = rational.numerator[0].numerator.asInt,
      let scale = rational.numerator[1].numerator.asInt, 0...8 ~= scale, shift.magnitude <= 64
    else { return nil }
    return (scale, shift)
  }

  /// The factorial of a multiple of the variable, and the factors that a number added to it makes.
  private mutating func factorial(scale: Int, shift: Int) -> SummationTerm? {
    naturals.append((scale, shift))
    var term = SummationTerm()
    guard scale > 0 else {
      guard shift >= 0 else { return nil }
      term.rational = PolynomialFraction(Rational(Integer.factorial(shift)))
      return term
    }
    term.core.factorials[scale] = 1
    var factors = Polynomial.one
    for number in min(shift, 0) + 1..<max(shift, 0) + 1 {
      factors = factors * Polynomial([Rational(number), Rational(scale)])
    }
    term.rational = PolynomialFraction(factors).raised(to: shift < 0 ? -1 : 1)
    return term
  }

  private mutating func call(
    _ builtin: Builtin,
    _ operands: [Expression]
  ) -> [SummationTerm]? {
    switch builtin {
    case .exp where operands.count == 1:
      return power(Expression(.e), operands[0])
    case .sqrt where operands.count == 1:
      // A power alone has a root that is one: √(2^k).
      guard case .power = operands[0].symbol(at: operands[0].root) else { return nil }
      let inner = operands[0].parts
      guard inner[0].rationalNumber?.signum == 1 || isPositiveConstant(inner[0]) else { return nil }
      return power(inner[0], inner[1] / Expression(2))
    case .factorial, .gamma:
      guard let (scale, shift) = wholeLinear(operands[0]) else { return nil }
      return factorial(scale: scale, shift: builtin == .gamma ? shift - 1 : shift).map { [$0] }
    case .nCr, .nPr:
      guard let above = wholeLinear(operands[0]), let below = wholeLinear(operands[1]) else {
        return nil
      }
      let rest = (scale: above.scale - below.scale, shift: above.shift - below.shift)
      guard rest.scale >= 0, let all = factorial(scale: above.scale, shift: above.shift),
        let others = factorial(scale: rest.scale, shift: rest.shift),
        let chosen = factorial(scale: below.scale, shift: below.shift)
      else { return nil }
      return [builtin == .nPr ? all * others.inverse : all * others.inverse * chosen.inverse]
    default: return nil
    }
  }
}

extension SummationTerm {
  /// The term times a number.
  func scaled(by factor: Rational) -> Self {
    var term = self
    term.rational = term.rational * PolynomialFraction(factor)
    return term
  }
}

extension Expression {
  /// The number that an expression is, if it is rational.
  func rational(in environment: Environment) -> Rational? {
    rationalNumber ?? rationalFunction(of: "", environment: environment)?.constant
  }
}
