// Sums and products with names in their bounds: closed forms that hold for all whole bounds.

package import Expressions
internal import Numbers
package import Reals

/// A sum or a product with names in its bounds.
package enum ClosedSum {
  /// The closed form of a sum or a product; nothing where none is found with a proof.
  ///
  /// A sum is T(b + 1) − T(a) for a sequence T whose differences are the terms, which is proved as an
  /// identity, a product P(b + 1)/P(a) for one whose quotients are the factors.
  package static func value(
    _ question: SymbolicSumQuestion,
    _ workspace: inout Workspace
  ) -> SymbolicSum? {
    var environment = question.environment
    environment.complexAnswers = false
    environment.variables[question.variable] = nil
    var reader = SummationReader(question.variable, environment)
    guard let terms = reader.gathered(question.function) else { return nil }
    var form = SymbolicSum(expression: Expression(question.isProduct ? 1 : 0))
    form.parts = reader.parts
    var bounds = SumBounds(first: question.first, last: question.last)
    guard bounds.require(reader) else { return nil }
    for (base, scale, shift) in reader.bases
    where !base.variables.isEmpty && !bounds.hasNaturals(scale: scale, shift: shift) {
      form.parts.append(Expression(1) / base)
    }
    let value =
      question.isProduct ? product(terms, &bounds, &form) : sum(terms, &bounds, &form)
    guard let value else { return nil }
    form.expression = value
    form.conditions = bounds.conditions
    form.powers = bounds.powers
    return form
  }

  private static func sum(
    _ terms: [SummationTerm],
    _ bounds: inout SumBounds,
    _ form: inout SymbolicSum
  ) -> Expression? {
    var sum = Expression(0)
    for term in terms {
      guard let sequence = GosperSum(of: term.rational, term.core),
        bounds.require(noZeroOf: sequence.divisor)
      else { return nil }
      let last = bounds.value(of: sequence, at: bounds.end)
      let first = bounds.value(of: sequence, at: bounds.first)
      sum = sum + term.coefficient * (last - first)
    }
    return sum
  }

  private static func product(
    _ terms: [SummationTerm],
    _ bounds: inout SumBounds,
    _ form: inout SymbolicSum
  ) -> Expression? {
    guard terms.count < 2 else { return nil }
    // A factor that is zero everywhere leaves no term.
    guard let term = terms.first else { return nil }
    guard term.core.factorials.isEmpty, let sequence = ShiftProduct(of: term.rational),
      bounds.require(noZeroOf: sequence.rational.numerator),
      bounds.require(noZeroOf: sequence.rational.denominator)
    else { return nil }
    for (shift, _) in sequence.gammas where shift.isInteger {
      guard bounds.require(noZeroOf: Polynomial([shift, 1])) else { return nil }
    }
    let count = bounds.last - bounds.first + Expression(1)
    var value = sequence.value(at: bounds.end) / sequence.value(at: bounds.first)
    value = value * bounds.power(of: term.coefficient, count)
    value = value * bounds.power(of: Expression(sequence.base), count)
    // The exponents are the numbers from the first to the last, whose sum is this.
    let exponent = count * (bounds.first + bounds.last) / Expression(2)
    value = value * bounds.power(of: Expression(term.core.base), exponent)
    for (base, scale) in term.core.sorted {
      value = value * bounds.power(of: base, Expression(Rational(scale)) * exponent)
    }
    return value
  }
}

/// The bounds of a sum with names in them, and what they have to be.
struct SumBounds {
  /// The first number, the last one, and the one behind it.
  let (first, last, end): (Expression, Expression, Expression)
  /// What the first number has to be.
  private(set) var conditions: [Expression] = []
  /// What names in the place of powers mean.
  private(set) var powers: [String: Expression] = [:]

  init(first: Expression, last: Expression) {
    (self.first, self.last) = (first, last)
    let (rest, number) = last.restAndNumber
    end = rest + Expression(number + 1)
  }

  /// Asks for a first number from which on what was read has values; false where there is none.
  mutating func require(_ reader: SummationReader) -> Bool {
    guard require(noZeroOf: reader.poles) else { return false }
    for (scale, shift) in reader.naturals where scale > 0 {
      let least = max(0, Rational(-shift, over: scale).ceiling)
      guard require(least) else { return false }
    }
    return true
  }

  /// Whether a multiple of any number of the range and a number added to it are not negative.
  func hasNaturals(scale: Int, shift: Int?) -> Bool {
    guard let number = first.rationalNumber, let shift, scale >= 0 else { return false }
    return number * Rational(scale) + Rational(shift) >= .zero
  }

  /// Asks for a first number greater than all whole zeros of a polynomial; false where it is not.
  mutating func require(noZeroOf polynomial: Polynomial) -> Bool {
    guard let zero = polynomial.greatestWholeZero() else { return false }
    return zero.map { require($0 + 1) } ?? true
  }

  /// Asks for a first number that is not less than one; false where it is.
  private mutating func require(_ least: Integer) -> Bool {
    if let number = first.rationalNumber { return number >= Rational(least) }
    let condition = Expression(
      .relation(.greaterOrEqual, continuesChain: false),
      [first, Expression(Rational(least))]
    )
    if !conditions.contains(condition) { conditions.append(condition) }
    return true
  }

  /// A sequence at a number.
  mutating func value(of sequence: GosperSum, at k: Expression) -> Expression {
    let core = sequence.core
    var above = sequence.value(at: k)
    var below = Expression(1)
    if core.base.numerator == 1 {
      // A power of 1/2 is one over a power of 2.
      below = power(of: Expression(Rational(core.base.denominator)), k)
    } else {
      above = above * power(of: Expression(core.base), k)
    }
    for (base, scale) in core.sorted {
      let power = power(of: base, Expression(Rational(Int(scale.magnitude))) * k)
      (above, below) = scale > 0 ? (above * power, below) : (above, below * power)
    }
    for (scale, exponent) in core.factorials.sorted(by: { $0.key < $1.key }) {
      let (rest, number) = k.restAndNumber
      let argument =
        Expression(Rational(scale)) * rest + Expression(Rational(scale) * number)
      var factor = Expression.call(.factorial, argument)
      if let number = argument.rationalNumber?.asNatural, number < 1000 {
        factor = Expression(Rational(Integer.factorial(number)))
      }
      let power = factor.raised(to: Int(exponent.magnitude))
      (above, below) = exponent > 0 ? (above * power, below) : (above, below * power)
    }
    return above / below
  }

  /// A power with a whole exponent, with a name in the place of one whose base may be negative, or
  /// whose exponent is not linear.
  mutating func power(of base: Expression, _ exponent: Expression) -> Expression {
    if base == Expression(1) { return base }
    if let number = exponent.rationalNumber, number.isInteger, let count = number.numerator.asInt {
      return base.raised(to: count)
    }
    if let number = base.rationalNumber, number.isNegative {
      // The sign behind the last number is the other one.
      let sign = exponent == end ? -self.sign(last) : self.sign(exponent)
      return sign * power(of: Expression(-number), exponent)
    }
    let isLinear = exponent == end || exponent == first || exponent == last
    let isPositive = base.rationalNumber != nil || base.variables.isEmpty
    return isLinear && isPositive
      ? Expression(.power, [base, exponent]) : named(Expression(.power, [base, exponent]))
  }

  /// The name of a power of −1.
  private mutating func sign(_ exponent: Expression) -> Expression {
    named(Expression(.power, [Expression(-1), exponent]))
  }

  /// A name in the place of a power.
  private mutating func named(_ power: Expression) -> Expression {
    for (name, meaning) in powers where meaning == power { return Expression(name: name) }
    let name = "#p\(powers.count)"
    powers[name] = power
    return Expression(name: name)
  }
}

extension Expression {
  /// A number that is added at the end, and the rest.
  var restAndNumber: (rest: Expression, number: Rational) {
    if let number = rationalNumber { return (Expression(0), number) }
    let operands = parts
    switch symbol(at: root) {
    case .sum:
      if let number = operands[1].rationalNumber { return (operands[0], number) }
    case .difference:
      if let number = operands[1].rationalNumber { return (operands[0], -number) }
    default: break
    }
    return (self, 0)
  }
}
