// A value written as it was asked for.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Presentation {
  /// What comes of a statement with the value, as it is shown or as it was asked for; the
  /// place is the part that is the reason where it cannot be written so.
  ///
  /// - Throws: What kept the digits from being certain.
  func outcome(
    _ display: Display,
    as conversion: Conversion?,
    _ digits: Int,
    place: Range<Int>,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Outcome {
    guard let conversion else {
      return .value(try shown(display, digits: digits, in: &workspace))
    }
    let shown = try shown(as: conversion, digits, &workspace)
    return shown.map { .value($0) } ?? .failure(.noForm(conversion), place: place)
  }

  /// The value as it was asked for, powers of ten with so many digits behind the first one.
  ///
  /// Digits that are rounded are so to the nearest, halves away from zero.
  ///
  /// - Returns: Nothing where the value cannot be written so: only rational numbers are
  ///   fractions, only whole ones are written to another base.
  /// - Throws: What kept the digits from being certain.
  private func shown(
    as conversion: Conversion,
    _ digits: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown? {
    if case .measured(let measured) = value {
      return try shown(measured, as: conversion, in: &workspace)
    }
    guard let real else { return nil }
    var shown = Answer.Shown(value: value, form: nil)
    switch conversion {
    case .fraction: shown.form = real.rational.map { Expression($0) }
    case .mixed: shown.form = real.rational.map { Expression(mixed: $0) ?? Expression($0) }
    case .decimal:
      shown.form = real.rational.flatMap { Expression(repeating: $0, limit: 1000) }
    case .base(let base):
      shown.form = real.integer.map { Expression($0, base: base) }
    case .scientific:
      shown.style = .scientific
      shown.expansion = try expansion(of: real, digits + 1, &workspace)
    case .engineering:
      shown.style = .engineering
      shown.expansion = try expansion(of: real, digits + 1, &workspace)
    case .digits(let count):
      shown.expansion = try expansion(of: real, min(count, Settings.mostDigits), &workspace)
    case .places(let places):
      try round(real, places: places, of: &shown, &workspace)
    case .figures(let count):
      try round(real, figures: count, of: &shown, &workspace)
    }
    return shown.form == nil && shown.expansion == nil ? nil : shown
  }

  private func expansion(
    of real: Real,
    _ count: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> DecimalExpansion {
    let found = try Real.digits(real, significantDigits: count, in: &workspace)
    guard let found else { throw .undetermined(.zero(.digits)) }
    return found
  }

  /// The number to so many figures, from its first digit on.
  private func round(
    _ real: Real,
    figures count: Int,
    of shown: inout Answer.Shown,
    _ workspace: inout Workspace
  ) throws(RealError) {
    let first = try expansion(of: real, 1, &workspace)
    let places = Int64(count) - 1 - first.exponent
    guard let places = Int(exactly: places), abs(places) <= Settings.mostDigits else {
      throw .overBudget(.magnitude)
    }
    try round(real, places: places, of: &shown, &workspace)
    // 9.996 to 3 figures is 10.0: rounding has made a power of ten, and one digit more.
    guard let found = shown.expansion, found.digits.utf8.count > count else { return }
    shown.expansion = DecimalExpansion(
      isNegative: found.isNegative,
      digits: String(decoding: found.digits.utf8.prefix(count), as: UTF8.self),
      exponent: found.exponent,
      isExact: true
    )
  }

  /// The number to so many places behind the mark, or, where they are negative, before it.
  private func round(
    _ real: Real,
    places: Int,
    of shown: inout Answer.Shown,
    _ workspace: inout Workspace
  ) throws(RealError) {
    let bits = 4 * abs(places)
    try workspace.budget.charge(productOf: bits, by: bits)
    let power = Integer(10).raised(to: abs(places))
    let scale = places < 0 ? Rational(1, over: power) : Rational(power)
    let scaled = try Real.product(real, Real(scale), in: &workspace)
    guard let whole = try Real.rounded(scaled, in: &workspace).integer else { return }
    shown.isRounded = real.rational != Rational(whole) / scale
    let digits = whole.magnitude.text()
    shown.expansion = DecimalExpansion(
      isNegative: whole.isNegative,
      digits: digits,
      exponent: whole.isZero ? 0 : Int64(digits.utf8.count - 1 - places),
      isExact: true
    )
  }
}

extension Expression {
  /// A whole number and a fraction below one, or nothing where one of them is zero.
  init?(mixed value: Rational) {
    let whole = Rational(value.magnitude.floor)
    guard !value.isInteger, whole.signum != 0 else { return nil }
    var builder = ExpressionBuilder()
    builder.append(Expression(whole))
    builder.append(Expression(value.magnitude - whole))
    builder.append(.sum, from: 0)
    if value.isNegative { builder.append(.negation, from: 0) }
    self = builder.expression()
  }

  /// A whole number to base 2 or 16.
  fileprivate init(_ value: Integer, base: Int) {
    var builder = ExpressionBuilder()
    let digits = value.magnitude.text(radix: base)
    builder.append(NumberLiteral(canonical: (base == 16 ? "0x" : "0b") + digits))
    if value.isNegative { builder.append(.negation, from: 0) }
    self = builder.expression()
  }
}
