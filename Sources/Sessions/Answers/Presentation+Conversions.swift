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
    _ settings: Settings,
    place: Range<Int>,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Outcome {
    guard let conversion = conversion ?? preferred(settings) else {
      return .value(try shown(display, digits: settings.digits, in: &workspace))
    }
    let shown = try shown(as: conversion, settings, &workspace)
    if let shown { return .value(shown) }
    if case .measured = value { return .failure(.noMeasuredForm(conversion), place: place) }
    return .failure(.noForm(conversion), place: place)
  }

  /// The ways to write the value that make sense for it, the most wanted first; none where
  /// that would be longer than anybody reads.
  var offeredConversions: [Conversion] {
    if case .measured = value { return Conversion.ofMeasures }
    if case .complex = value { return Conversion.ofComplex }
    guard let real else { return [] }
    guard let rational = real.rational else {
      return Conversion.ofFractions.filter { $0.domain == .real }
    }
    let bits = max(rational.numerator.bitLength, rational.denominator.bitLength)
    guard !rational.isZero, bits <= Presentation.longestConverted else { return [] }
    guard let integer = real.integer else {
      let isProper = rational.magnitude < Rational(1)
      let repeats = Expression(repeating: rational, limit: Presentation.longestPeriod) != nil
      return Conversion.ofFractions.filter { conversion in
        conversion == .mixed ? !isProper : conversion == .decimal ? repeats : true
      }
    }
    return Conversion.ofIntegers.filter { conversion in
      switch conversion {
      case .factors: bits > 1 && bits <= Presentation.longestFactored
      case .float(let width): bits > (width == 64 ? 53 : 24)
      case .roman: Roman.text(integer.asInt ?? 0) != nil
      case .words: integer.asInt64.flatMap { Language.english.words($0) } != nil
      case .scientific, .engineering, .figures: bits > 10
      default: true
      }
    }
  }

  /// The most digits of a number that is written with its repeating ones.
  private static var longestPeriod: Int { 1000 }
  /// The most bits of a number that is offered in other ways.
  private static var longestConverted: Int { 1 << 12 }
  /// The most bits of a number whose factors are offered.
  private static var longestFactored: Int { 1 << 8 }

  /// How the settings have the value written.
  private func preferred(_ settings: Settings) -> Conversion? {
    settings.form == .mixed && !prefersDecimal && real?.rational?.isInteger == false
      ? .mixed : nil
  }

  /// The value as it was asked for, powers of ten with so many digits behind the first one.
  ///
  /// - Returns: Nothing where the value cannot be written so: only rational numbers are
  ///   fractions, only whole ones are written to another base.
  /// - Throws: What kept the digits from being certain.
  private func shown(
    as conversion: Conversion,
    _ settings: Settings,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown? {
    if case .measured(let measured) = value {
      return try shown(measured, as: conversion, settings, in: &workspace)
    }
    if conversion == .polar { return try shownPolar(settings, in: &workspace) }
    if conversion == .rectangular || !complexParts.isEmpty {
      return try shown(rectangular: conversion, settings, in: &workspace)
    }
    guard let real else { return nil }
    let digits = settings.digits
    var shown = Answer.Shown(value: value, form: nil)
    switch conversion {
    case .fraction: shown.form = real.rational.map { Expression($0) }
    case .mixed: shown.form = real.rational.map { Expression(mixed: $0) ?? Expression($0) }
    case .decimal:
      let limit = Presentation.longestPeriod
      shown.form = real.rational.flatMap { Expression(repeating: $0, limit: limit) }
    case .base(let base):
      guard let rational = real.rational else { return nil }
      let bits = rational.numerator.bitLength
      try workspace.budget.charge(productOf: bits, by: bits)
      guard let number = NumberLiteral(rational, digitLimit: 1000, base: base) else { return nil }
      if [2, 8, 10, 16].contains(base) {
        shown.form = Expression(number, isNegative: rational.isNegative)
      } else {
        shown.text = settings.spelled(
          (rational.isNegative ? "-" : "") + number.text
            + String(base).utf8.map { Scripts.subscript($0) }.joined()
        )
      }
    case .bits, .integer:
      guard let integer = real.integer, let text = integer.text(as: conversion) else { return nil }
      shown.text = text
    case .float(let width):
      guard let text = try float(width, real, settings, &workspace) else { return nil }
      shown.text = text
    case .percent:
      let hundredths = try Real.product(real, Real(100), in: &workspace)
      let found = try expansion(of: hundredths, digits, &workspace)
      shown.text = Answer.Decimal(found, mark: settings.decimalMark).text + "%"
    case .dms: shown.text = try sexagesimal(settings, &workspace)
    case .degrees:
      let degrees = try inDegrees(real, &workspace)
      let number = degrees.rational.map { Expression($0) }
      if let number {
        var builder = ExpressionBuilder()
        builder.append(number)
        builder.append(.degree, from: 0)
        shown.form = builder.expression()
      } else {
        let found = try expansion(of: degrees, digits + 1, &workspace)
        shown.text = Answer.Decimal(found, mark: settings.decimalMark).text + "°"
      }
    case .polar, .rectangular: return nil
    case .factors:
      guard real.integer != nil else { return nil }
      let factors = try Value.factors(of: real, in: &workspace)
      if case .factorization(let found) = factors, !found.isProved { throw .overBudget(.steps) }
      if case .partialFactorization = factors { throw .overBudget(.steps) }
      shown.form =
        Presentation(value: factors, prefersDecimal: false, angle: angle).expression
    case .continuedFraction: shown.text = try continuedFraction(real, digits, &workspace)
    case .latex:
      shown = try self.shown(Display(), digits: digits, in: &workspace)
      shown.text = shown.written?.latex(decimalMark: settings.decimalMark)
    case .roman: shown.text = real.integer?.asInt.flatMap { Roman.text($0) }
    case .words: shown.text = real.integer?.asInt64.flatMap { settings.language.words($0) }
    case .scientific:
      shown.style = .scientific
      shown.expansion = try expansion(of: real, digits + 1, &workspace)
    case .engineering:
      shown.style = .engineering
      shown.expansion = try expansion(of: real, digits + 1, &workspace)
    case .digits(let count):
      shown.expansion = try expansion(of: real, min(count, Settings.mostDigits), &workspace)
    case .places(let places):
      try round(real, places: places, settings.rounding, of: &shown, &workspace)
    case .figures(let count):
      try round(real, figures: count, settings.rounding, of: &shown, &workspace)
    }
    guard shown.text == nil else {
      if shown.form == nil { shown.form = expression }
      return shown
    }
    return shown.form == nil && shown.expansion == nil ? nil : shown
  }

  func expansion(
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
    _ rule: Settings.Rounding,
    of shown: inout Answer.Shown,
    _ workspace: inout Workspace
  ) throws(RealError) {
    let first = try expansion(of: real, 1, &workspace)
    let places = Int64(count) - 1 - first.exponent
    guard let places = Int(exactly: places), abs(places) <= Settings.mostDigits else {
      throw .overBudget(.magnitude)
    }
    try round(real, places: places, rule, of: &shown, &workspace)
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
    _ rule: Settings.Rounding,
    of shown: inout Answer.Shown,
    _ workspace: inout Workspace
  ) throws(RealError) {
    let bits = 4 * abs(places)
    try workspace.budget.charge(productOf: bits, by: bits)
    let power = Integer(10).raised(to: abs(places))
    let scale = places < 0 ? Rational(1, over: power) : Rational(power)
    let scaled = try Real.product(real, Real(scale), in: &workspace)
    guard var whole = try Real.rounded(scaled, in: &workspace).integer else { return }
    if let rational = scaled.rational,
      (rational - Rational(whole)).magnitude == Rational(1, over: 2)
    {
      // Halves were rounded away from zero.
      if rule == .halfEven, whole.isOdd { whole += whole.isNegative ? 1 : -1 }
      shown.tie = rule
    }
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
}

extension Integer {
  /// The bits of the number, or the number that they are, where so many are enough.
  fileprivate func text(as conversion: Conversion) -> String? {
    switch conversion {
    case .bits(let width, let base):
      guard fits(width) else { return nil }
      let digits = modulo(Integer(1) << width).text(radix: base)
      let bitsOfDigit = base == 2 ? 1 : base == 8 ? 3 : 4
      let zeros = (width + bitsOfDigit - 1) / bitsOfDigit - digits.utf8.count
      let prefix = base == 2 ? "0b" : base == 8 ? "0o" : "0x"
      return prefix + String(repeating: "0", count: zeros) + digits
    case .integer(let width, let isSigned):
      guard fits(width) else { return nil }
      let natural = modulo(Integer(1) << width)
      let isNegative = isSigned && natural.bit(at: width - 1)
      return (isNegative ? natural - Integer(1) << width : natural).text()
    default: return nil
    }
  }

  /// Whether so many bits hold the number, with a sign or without.
  private func fits(_ width: Int) -> Bool {
    (isNegative ? ~self : self).bitLength <= (isNegative ? width - 1 : width)
  }
}

/// Roman numerals.
private enum Roman {
  /// A number from 1 to 3999 in Roman numerals.
  static func text(_ number: Int) -> String? {
    guard 1...3999 ~= number else { return nil }
    var rest = number
    var text = ""
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
