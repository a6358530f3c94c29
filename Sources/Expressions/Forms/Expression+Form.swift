// Closed forms and digits as expressions, so that one set of printers serves
// all.

public import Numbers
package import Reals

extension Expression {
  /// A closed form, written so that it reads back as the same number.
  ///
  /// The form has angles in radians; in another unit, an angle that is a
  /// multiple of π is written in degrees, which mean the same in every unit.
  ///
  /// - Complexity: O(*n*) for *n* parts, with recursion as deep as the form.
  package init(_ form: Form, angleUnit: AngleUnit = .radians) {
    var builder = ExpressionBuilder()
    builder.append(form, angleUnit)
    self = builder.expression()
  }

  /// A rational number as an integer or a quotient.
  public init(_ value: Rational) {
    var builder = ExpressionBuilder()
    builder.append(value)
    self = builder.expression()
  }

  /// The constant `true` or `false`.
  package init(_ truth: Bool) {
    var builder = ExpressionBuilder()
    builder.append(truth ? Constant.isTrue : .isFalse)
    self = builder.expression()
  }

  /// The prime factors of a number as a product of powers, or a quotient of two.
  package init(_ factors: Value.Factors) {
    var builder = ExpressionBuilder()
    builder.append(productOf: factors.primes)
    if !factors.divisors.isEmpty {
      builder.append(productOf: factors.divisors)
      builder.append(.quotient, from: 0)
    }
    if factors.isNegative { builder.append(.negation, from: 0) }
    self = builder.expression()
  }
}

extension ExpressionBuilder {
  fileprivate mutating func append(productOf primes: [Integer.PrimePower]) {
    let start = mark
    for (position, factor) in primes.enumerated() {
      let mark = mark
      append(factor.prime)
      if factor.exponent > 1 {
        append(NumberLiteral(UInt64(factor.exponent)))
        append(.power, from: mark)
      }
      if position > 0 { append(.product, from: start) }
    }
    if primes.isEmpty { append(NumberLiteral(1)) }
  }

  mutating func append(_ integer: Integer) {
    let mark = mark
    append(NumberLiteral(canonical: integer.magnitude.text()))
    if integer.isNegative { append(.negation, from: mark) }
  }

  mutating func append(_ value: Rational) {
    let mark = mark
    append(value.numerator.magnitude)
    if !value.isInteger {
      append(value.denominator)
      append(.quotient, from: mark)
    }
    if value.isNegative { append(.negation, from: mark) }
  }

  mutating func append(_ form: Form, _ unit: AngleUnit) {
    let mark = mark
    switch form {
    case .integer(let value): append(value)
    case .decimal(let text): append(NumberLiteral(canonical: text))
    case .pi: append(.pi)
    case .e: append(.e)
    case .negation(let operand):
      append(operand, unit)
      append(.negation, from: mark)
    case .sum(let terms): sum(terms, unit)
    case .product(let factors): product(factors, unit)
    case .quotient(let numerator, let denominator):
      append(numerator, unit)
      append(denominator, unit)
      append(.quotient, from: mark)
    case .power(let base, let exponent):
      append(base, unit)
      append(exponent, unit)
      append(.power, from: mark)
    case .root(let radicand, let index):
      if index > 3 { append(NumberLiteral(UInt64(index))) }
      append(radicand, unit)
      append(.call(index == 2 ? .sqrt : index == 3 ? .cbrt : .root), from: mark)
    case .factorial(let operand): call(.factorial, operand, unit)
    case .logarithm(let operand): call(.ln, operand, unit)
    case .namedLogarithm(let operand, let base):
      call(base == .ten ? .log : .log2, operand, unit)
    case .cosine(let angle):
      self.angle(angle, unit)
      append(.call(.cosine), from: mark)
    case .sine(let angle):
      self.angle(angle, unit)
      append(.call(.sine), from: mark)
    case .tangent(let angle):
      self.angle(angle, unit)
      append(.call(.tangent), from: mark)
    case .arctangent(let operand): inverse(.arctangent, operand, unit)
    case .arcsine(let operand): inverse(.arcsine, operand, unit)
    case .arccosine(let operand): inverse(.arccosine, operand, unit)
    case .arctangentInUnit(let operand): call(.arctangent, operand, unit)
    case .hyperbolicCosine(let operand): call(.hyperbolicCosine, operand, unit)
    case .hyperbolicSine(let operand): call(.hyperbolicSine, operand, unit)
    case .hyperbolicTangent(let operand): call(.hyperbolicTangent, operand, unit)
    }
  }

  private mutating func call(_ builtin: Builtin, _ operand: Form, _ unit: AngleUnit) {
    let mark = mark
    append(operand, unit)
    append(.call(builtin), from: mark)
  }

  /// A function whose value is an angle.
  private mutating func inverse(_ builtin: Builtin, _ operand: Form, _ unit: AngleUnit) {
    let mark = mark
    call(builtin, operand, unit)
    if unit != .radians { inRadians(unit, from: mark) }
  }

  private mutating func sum(_ terms: [Form], _ unit: AngleUnit) {
    let mark = mark
    for (position, term) in terms.enumerated() {
      if position > 0, case .negation(let opposite) = term {
        append(opposite, unit)
        append(.difference, from: mark)
      } else {
        append(term, unit)
        if position > 0 { append(.sum, from: mark) }
      }
    }
  }

  private mutating func product(_ factors: [Form], _ unit: AngleUnit) {
    let mark = mark
    for (position, factor) in factors.enumerated() {
      append(factor, unit)
      guard position > 0 else { continue }
      append(factor.startsInDigit ? .product : .juxtaposition, from: mark)
    }
  }

  /// An angle given in radians.
  private mutating func angle(_ angle: Form, _ unit: AngleUnit) {
    let mark = mark
    if unit == .radians {
      append(angle, unit)
    } else if let turns = angle.multipleOfPi {
      append(turns * 180)
      append(.degree, from: mark)
    } else {
      append(angle, unit)
      append(NumberLiteral(180))
      append(.product, from: mark)
      append(.pi)
      append(.quotient, from: mark)
      append(.degree, from: mark)
    }
  }

  /// Turns what is behind a mark from a unit into radians.
  private mutating func inRadians(_ unit: AngleUnit, from mark: Int) {
    append(.pi)
    append(.juxtaposition, from: mark)
    append(NumberLiteral(unit == .degrees ? 180 : 200))
    append(.quotient, from: mark)
  }
}

extension Form {
  /// Whether the text starts with a digit, so that a factor before it needs a
  /// sign.
  fileprivate var startsInDigit: Bool {
    switch self {
    case .integer, .decimal: true
    case .factorial(let operand): operand.startsInDigit
    case .power(let base, _): base.startsInDigit
    case .quotient, .negation: true
    default: false
    }
  }

  /// The rational number of half turns that an angle is.
  fileprivate var multipleOfPi: Rational? {
    switch self {
    case .pi: return Rational(1)
    case .negation(let form): return form.multipleOfPi.map { -$0 }
    case .quotient(let form, .integer(let divisor)):
      guard !divisor.isZero else { return nil }
      return form.multipleOfPi.map { $0 / Rational(divisor) }
    case .product(let factors):
      var result = Rational(1)
      var count = 0
      for factor in factors {
        switch factor {
        case .pi: count += 1
        case .integer(let value): result *= Rational(value)
        default: return nil
        }
      }
      return count == 1 ? result : nil
    default: return nil
    }
  }
}
