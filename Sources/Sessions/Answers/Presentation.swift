// The forms in which a value is shown: its closed form if there is one, and its digits.

package import Expressions
internal import Numbers
package import Reals

/// A value with the choices of its forms.
package struct Presentation: Sendable {
  package let value: Value
  /// Whether the user wrote decimals, so that a rational is written in decimals.
  package let prefersDecimal: Bool
  /// The unit that angles in a closed form are written in.
  package let angle: AngleUnit
  /// The form of an irrational number that is shown, if it has one.
  private let closedForm: Form?
  /// The real and the imaginary part of a complex number, each shown as a value of its own.
  let complexParts: [Presentation]

  /// Creates the presentation of a value, with how the user wrote it where it can be
  /// written in several ways; the part of a complex number is shown as such.
  package init(
    value: Value,
    prefersDecimal: Bool,
    angle: AngleUnit,
    typed: TypedForms = TypedForms(),
    isPart: Bool = false
  ) {
    self.value = value
    self.prefersDecimal = prefersDecimal
    self.angle = angle
    closedForm =
      if case .real(let x) = value, x.rational == nil {
        x.closedForm(as: typed, isPart: isPart)
      } else {
        nil
      }
    let parts: [Value]
    switch value {
    case .complex(let z): parts = [.real(z.real), .real(z.imaginary)]
    case .measuredParts(let whole) where whole.kind == .complex: parts = whole.parts
    default:
      complexParts = []
      return
    }
    var typed = typed
    // What was typed is the whole, not a part.
    typed.whole = nil
    typed.isOfComplexNumbers = true
    complexParts = parts.map {
      Presentation(
        value: $0,
        prefersDecimal: prefersDecimal,
        angle: angle,
        typed: typed,
        isPart: true
      )
    }
  }

  /// The value when it is a number.
  package var real: Real? {
    guard case .real(let value) = value else { return nil }
    return value
  }

  /// The most bits of a quotient that is written as one; integers of any size
  /// are.
  private static var longestQuotient: Int { 1 << 17 }

  /// The elements or entries, each shown as a value of its own.
  var elements: [Presentation]? {
    value.parts?.map { Presentation(value: $0, prefersDecimal: prefersDecimal, angle: angle) }
  }

  /// Whether the value, or a part of it, is a number that takes very many digits to write.
  package var hasLongForm: Bool { Presentation.isLong(value) }

  private static func isLong(_ value: Value) -> Bool {
    if let parts = value.parts { return parts.contains(where: isLong) }
    if case .complex(let z) = value { return isLong(.real(z.real)) || isLong(.real(z.imaginary)) }
    guard case .real(let x) = value, let rational = x.rational else { return false }
    return rational.numerator.bitLength + rational.denominator.bitLength > longestQuotient
  }

  /// The value as an expression that reads back as the same value, if there is one.
  package var expression: Expression? {
    switch value {
    case .probablePrime, .partialFactorization, .measured, .measuredParts: return nil
    case .solutions(let call): return call
    case .list, .vector: return Expression(elements ?? [], as: value.literal) { $0.expression }
    case .truth(let isTrue): return Expression(isTrue)
    case .complex: return complexExpression
    case .factorization(let factors): return Expression(factors)
    case .real(let x):
      guard let rational = x.rational else {
        return closedForm.map { Expression($0, angleUnit: angle) }
      }
      if prefersDecimal, let plain = Expression(terminating: rational) { return plain }
      if let power = Presentation.powerOfTen(rational) { return power }
      let bits = rational.numerator.bitLength + rational.denominator.bitLength
      guard rational.isInteger || bits <= Presentation.longestQuotient else { return nil }
      return Expression(rational)
    }
  }

  /// Whether writing a whole number in full would take longer than is allowed: its
  /// first digits are shown then.
  ///
  /// Printing takes about as long as seven products of numbers of its size.
  private func isLong(for budget: Budget) -> Bool {
    guard let bits = real?.integer?.bitLength, bits > 1 << 16 else { return false }
    return 7 * Budget.stepsOfProduct(ofBits: bits, by: bits) > budget.stepsLeft
  }

  /// Whether the value is a quotient, or has a closed form, of more digits than people read.
  ///
  /// These are 200, or 40 where decimals were typed; its decimal digits are shown then.
  var isLongQuotient: Bool {
    if let closedForm { return closedForm.cost > 250 }
    guard let rational = real?.rational, !rational.isInteger else { return false }
    guard Presentation.powerOfTen(rational) == nil else { return false }
    if prefersDecimal, Expression(terminating: rational) != nil { return false }
    let bits = rational.numerator.bitLength + rational.denominator.bitLength
    return bits > (prefersDecimal ? 133 : 665)
  }

  /// A few digits and a power of ten, for a number below 10^-30 whose quotient
  /// would be hundreds of zeros.
  private static func powerOfTen(_ value: Rational) -> Expression? {
    let (above, below) = (value.numerator.magnitude, value.denominator)
    guard above.bitLength <= 64, 128..<1 << 15 ~= below.bitLength - 1 else { return nil }
    // A power 5^j has more than 2.321·j bits, and 10^places is a multiple of the
    // denominator from both exponents on.
    let twos = below.trailingZeroBitCount
    let places = max(twos, (below.bitLength - twos) * 1000 / 2321 + 1)
    guard places < 1 << 12 else { return nil }
    let (scale, rest) = Integer(10).raised(to: places).quotientAndRemainder(dividingBy: below)
    guard rest.isZero, scale.bitLength <= 64 else { return nil }
    let digits = (above * scale).text()
    if Presentation.withoutZeros(digits) == "1" {
      return Expression(tenToMinus: places + 1 - digits.utf8.count, isNegative: value.isNegative)
    }
    let expansion = DecimalExpansion(
      isNegative: value.isNegative,
      digits: Presentation.withoutZeros(digits),
      exponent: Int64(digits.utf8.count - 1 - places),
      isExact: true
    )
    return Expression(expansion, .scientific)
  }

  /// Digits without the zeros at the end.
  private static func withoutZeros(_ digits: String) -> String {
    var bytes = Array(digits.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value as an answer shows it, with digits where they are wanted or it has no
  /// closed form but what was typed.
  ///
  /// - Throws: What kept the digits from being certain.
  package func shown(
    _ display: Answer.Display,
    digits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown {
    if case .measured(let measured) = value { return try shown(measured, in: &workspace) }
    if let elements {
      return try shown(elements, display, digits: digits, in: &workspace)
    }
    if !complexParts.isEmpty {
      return try shownComplex(display, digits: digits, in: &workspace)
    }
    let isHidden = !display.hasLongQuotients && isLongQuotient
    let form = isHidden || isLong(for: workspace.budget) ? nil : expression
    var shown = Answer.Shown(value: value, form: form)
    shown.isTyped = form != nil && real?.hasClosedForm == false
    if form == nil || display.hasDecimal || shown.isTyped {
      try addDigits(to: &shown, digits, in: &workspace)
    }
    return shown
  }

  /// Adds the digits to what is shown of the value, if it is a number.
  private func addDigits(
    to shown: inout Answer.Shown,
    _ digits: Int,
    in workspace: inout Workspace
  ) throws(RealError) {
    guard let real else { return }
    let found = try Answer.Decimal.expansion(of: real, fractionDigits: digits, in: &workspace)
    guard let found else { throw .undetermined(.zero(.digits)) }
    shown.expansion = found
    if let rational = real.rational, !rational.isInteger {
      shown.repeating = Expression(repeating: rational, limit: Answer.Decimal.longestPeriod)
    }
  }

  /// A list or a vector as an answer shows it: with digits of all numbers where one has
  /// nothing else.
  private func shown(
    _ elements: [Presentation],
    _ display: Answer.Display,
    digits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown {
    var items: [Answer.Shown] = []
    items.reserveCapacity(elements.count)
    for element in elements {
      try workspace.budget.charge(64)
      items.append(try element.shown(display, digits: digits, in: &workspace))
    }
    if !display.hasDecimal, items.contains(where: { $0.form == nil }) {
      for (index, element) in elements.enumerated() where items[index].expansion == nil {
        try element.addDigits(to: &items[index], digits, in: &workspace)
      }
    }
    return Answer.Shown(value: value, items: items)
  }
}

extension Value {
  /// The node that holds the parts.
  var literal: Symbol {
    switch self {
    case .vector: .vector
    case .measuredParts(let whole) where whole.kind == .vector: .vector
    default: .list
    }
  }

  /// The texts of the parts between the brackets of the whole.
  func bracketed(_ texts: [String]) -> String {
    let list = texts.joined(separator: "; ")
    return literal == .vector ? "[" + list + "]" : "{" + list + "}"
  }
}

extension Answer.Shown {
  /// A list or a vector of which each part is shown.
  init(value: Value, items: [Answer.Shown]) {
    self.init(value: value, form: Expression(items, as: value.literal) { $0.form })
    self.items = items
    tie = items.lazy.compactMap { $0.tie }.first
  }
}

extension Expression {
  /// A list or a vector of the expressions of its parts, or nothing where a part has none.
  init?<Part>(_ parts: [Part], as literal: Symbol, _ element: (Part) -> Expression?) {
    var builder = ExpressionBuilder()
    for part in parts {
      guard let expression = element(part) else { return nil }
      builder.append(expression)
    }
    builder.append(literal, from: 0)
    self = builder.expression()
  }

  /// A power of ten with a negative exponent.
  fileprivate init(tenToMinus places: Int, isNegative: Bool) {
    var builder = ExpressionBuilder()
    builder.append(NumberLiteral(10))
    builder.append(NumberLiteral(UInt64(places)))
    builder.append(.negation, from: 1)
    builder.append(.power, from: 0)
    if isNegative { builder.append(.negation, from: 0) }
    self = builder.expression()
  }
}
