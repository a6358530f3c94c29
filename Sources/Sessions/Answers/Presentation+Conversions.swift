// Values written as they were asked for.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Presentation {
  /// The outcome of a statement with the value, as it is shown or as it was asked for; the
  /// place is the part that is the reason where it cannot be written so.
  ///
  /// - Throws: What kept the digits from being certain.
  func outcome(
    _ display: Answer.Display,
    as conversion: Conversion?,
    _ settings: Settings,
    place: Range<Int>,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Outcome {
    guard let conversion else {
      return .value(try preferredShown(display, settings, &workspace))
    }
    let shown = try shown(as: conversion, settings, &workspace)
    if let shown { return .value(shown) }
    if value.isMeasured { return .failure(.noMeasuredForm(conversion), place: place) }
    return .failure(try refusal(of: conversion, &workspace), place: place)
  }

  /// The reason why the value cannot be written as it was asked for.
  private func refusal(
    of conversion: Conversion,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Reason {
    switch conversion {
    case .decimal where real?.rational != nil: return .longPeriod(Presentation.longestPeriod)
    case .fraction, .mixed:
      guard let real else { return .noForm(conversion) }
      guard real.rational == nil else { return .tooManyDigits(conversion) }
      let found = try expansion(of: real, 30, &workspace)
      guard abs(found.exponent) < 20, let known = Rational(truncated: found) else {
        return .noForm(conversion)
      }
      return .noFraction(known.nearest(denominatorUpTo: 1000))
    case .base, .factors, .dms, .float:
      let isLong = real != nil && (conversion.domain == .real || real?.rational != nil)
      return isLong ? .tooManyDigits(conversion) : .noForm(conversion)
    default: return .noForm(conversion)
    }
  }

  /// The ways to write the value that make sense for it, the most wanted first; none where
  /// that would be longer than anybody reads.
  var offeredConversions: [Conversion] {
    if value.isMeasured { return Conversion.ofMeasures }
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
        switch conversion {
        case .mixed: !isProper
        case .decimal: repeats
        // All digits are shown already, or more than anybody reads.
        case .digits, .angle: false
        default: true
        }
      }
    }
    return Conversion.ofIntegers.filter { conversion in
      switch conversion {
      case .factors: bits > 1 && bits <= Presentation.longestFactored
      case .bits, .integer: bits > 1 && integer.text(as: conversion) != nil
      case .float(let width): bits > (width == 64 ? 53 : 24)
      case .roman: RomanNumeral.text(of: integer.asInt ?? 0) != nil
      case .words: Language.english.words(integer) != nil
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

  /// The value as the settings have it written, element by element where it has elements.
  private func preferredShown(
    _ display: Answer.Display,
    _ settings: Settings,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown {
    let isPlain = settings.form == .exact || settings.form == .decimal
    if !isPlain || settings.complexForm != .rectangular, let elements {
      var items: [Answer.Shown] = []
      items.reserveCapacity(elements.count)
      for element in elements {
        try workspace.budget.charge(64)
        items.append(try element.preferredShown(display, settings, &workspace))
      }
      return written(items)
    }
    if let conversion = try preferred(settings, &workspace),
      let shown = try shown(as: conversion, settings, &workspace)
    {
      return shown
    }
    return try shown(display, digits: settings.digits, in: &workspace)
  }

  /// The elements as they were asked for, or nothing where one of them cannot be written so.
  private func shown(
    _ elements: [Presentation],
    as conversion: Conversion,
    _ settings: Settings,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown? {
    guard conversion != .latex else {
      var shown = try shown(Answer.Display(), digits: settings.digits, in: &workspace)
      shown.conversion = .latex
      return shown
    }
    var items: [Answer.Shown] = []
    items.reserveCapacity(elements.count)
    for element in elements {
      try workspace.budget.charge(64)
      guard let item = try element.shown(as: conversion, settings, &workspace) else { return nil }
      items.append(item)
    }
    return written(items)
  }

  /// A list or a vector of which the parts are shown; not read back where one of them is not.
  private func written(_ items: [Answer.Shown]) -> Answer.Shown {
    var shown = Answer.Shown(value: value, items: items)
    if items.contains(where: { $0.conversion != nil }) {
      shown.conversion = .elements
      if shown.form == nil { shown.form = expression }
    }
    return shown
  }

  /// The value as the settings have it written.
  private func preferred(
    _ settings: Settings,
    _ workspace: inout Workspace
  ) throws(RealError) -> Conversion? {
    if !complexParts.isEmpty, !value.isMeasured {
      switch settings.complexForm {
      case .polar: return .polar
      case .exponential: return .exponential
      case .rectangular: return settings.form == .rounded ? .places(settings.digits) : nil
      }
    }
    switch settings.form {
    case .exact, .decimal: return nil
    case .mixed: return !prefersDecimal && real?.rational?.isInteger == false ? .mixed : nil
    case .rounded:
      guard let real, real.integer == nil else { return nil }
      if let rational = real.rational {
        let bits = 4 * settings.digits
        try workspace.budget.charge(productOf: bits, by: bits)
        let power = Rational(Integer(10).raised(to: settings.digits))
        if (rational * power).isInteger { return .decimal }
      }
      let exponent = try expansion(of: real, 1, &workspace).exponent
      if exponent < 0 { return .figures(max(1, settings.digits)) }
      // As long as that no number is written without a power of ten.
      return exponent < 21 ? .places(settings.digits) : .figures(settings.digits + 1)
    }
  }

  /// The value as it was asked for, powers of ten with so many digits behind the first one.
  ///
  /// - Returns: Nothing where the value cannot be written so: only rational numbers are
  ///   fractions, only whole ones are written to another base.
  /// - Throws: What kept the digits from being certain.
  func shown(
    as conversion: Conversion,
    _ settings: Settings,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown? {
    if case .measured(let measured) = value {
      return try shown(measured, as: conversion, settings, in: &workspace)
    }
    if let elements {
      return try shown(elements, as: conversion, settings, &workspace)
    }
    if conversion == .polar || conversion == .exponential {
      return try shownPolar(asPower: conversion == .exponential, settings, in: &workspace)
    }
    if conversion == .rectangular || !complexParts.isEmpty {
      return try shown(rectangular: conversion, settings, in: &workspace)
    }
    guard let real else { return nil }
    let digits = settings.digits
    var shown = Answer.Shown(value: value, form: nil)
    var spelling: ValueSpelling?
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
      let digits = Expression(number, isNegative: rational.isNegative)
      if [2, 8, 10, 16].contains(base) {
        shown.form = digits
      } else {
        spelling = .based(digits, base)
      }
    case .bits, .integer:
      guard let integer = real.integer, let text = integer.text(as: conversion) else { return nil }
      spelling = .signs(text)
    case .float(let width):
      guard let found = try float(width, real, digits, &workspace) else { return nil }
      spelling = found
    case .percent:
      let hundredths = try Real.product(real, Real(100), in: &workspace)
      let found = try expansion(of: hundredths, digits, &workspace)
      spelling = .marked(Expression(certain: found), "%")
    case .dms: spelling = try sexagesimal(digits, &workspace)
    case .angle(let unit):
      let size = try angle.angle(real, in: unit, workspace: &workspace)
      // Degrees and gradians that are no fractions say more in digits.
      let form = size.rational != nil || unit == .radians ? expression(of: size) : nil
      if let form {
        shown.form = Expression(unit == .degrees ? .degree : .angle(unit), [form])
      } else {
        let found = try expansion(of: size, digits + 1, &workspace)
        spelling = .marked(Expression(certain: found), unit == .degrees ? "°" : " \(unit.word)")
      }
    case .polar, .exponential, .rectangular: return nil
    case .factors:
      guard let rational = real.rational else { return nil }
      switch try Value.rationalFactors(of: real, in: &workspace) {
      case .factorization(let found) where found.isProved: shown.form = Expression(found)
      case .real: shown.form = Expression(rational)
      default: throw .overBudget(.steps)
      }
    case .continuedFraction: spelling = try continuedFraction(real, digits, &workspace)
    case .latex:
      shown = try self.shown(Answer.Display(), digits: digits, in: &workspace)
      shown.conversion = .latex
    case .roman:
      spelling = real.integer?.asInt.flatMap { RomanNumeral.text(of: $0) }.map { .signs($0) }
    case .words: spelling = real.integer.flatMap { ValueSpelling(inWords: $0, settings) }
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
    if let spelling { shown.conversion = .spelling(spelling) }
    guard shown.conversion == nil else {
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
      return try roundDigits(of: real, figures: count, rule, of: &shown, &workspace)
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

  /// The same of a number that is too large or too small to be divided by its last place: the
  /// digit behind it decides.
  private func roundDigits(
    of real: Real,
    figures count: Int,
    _ rule: Settings.Rounding,
    of shown: inout Answer.Shown,
    _ workspace: inout Workspace
  ) throws(RealError) {
    let found = try expansion(of: real, count + 1, &workspace)
    let digits = Array(found.digits.utf8)
    guard var whole = Integer(String(decoding: digits.prefix(count), as: UTF8.self)) else { return }
    shown.isRounded = !found.isExact || digits.count > count
    if digits.count > count, digits[count] >= UInt8(ascii: "5") {
      let isTie = found.isExact && digits[count] == UInt8(ascii: "5")
      if isTie { shown.tie = rule }
      if !isTie || rule != .halfEven || whole.isOdd { whole += 1 }
    }
    let rounded = whole.text()
    let more = rounded.utf8.count - min(count, digits.count)
    shown.expansion = DecimalExpansion(
      isNegative: found.isNegative,
      digits: String(decoding: rounded.utf8.prefix(count), as: UTF8.self),
      exponent: found.exponent + Int64(more),
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
    // 0.00 has its places, too.
    let isPlainZero = whole.isZero && 1...20 ~= places
    let digits = isPlainZero ? String(repeating: "0", count: places + 1) : whole.magnitude.text()
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
    let part = value.magnitude - whole
    var builder = ExpressionBuilder()
    builder.append(Expression(whole))
    builder.append(Expression(part))
    // Longer numbers would not be read as one.
    let isShort = max(whole.numerator.bitLength, part.denominator.bitLength) <= 32
    if isShort { builder.appendMixed(from: 0) } else { builder.append(.sum, from: 0) }
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
      // Without their number the bits of a negative one are another.
      let suffix = isNegative ? "_i\(width)" : ""
      return prefix + String(repeating: "0", count: zeros) + digits + suffix
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

extension Rational {
  /// The number that digits say.
  fileprivate init?(truncated digits: DecimalExpansion) {
    guard let whole = Integer(digits.digits) else { return nil }
    let places = digits.digits.utf8.count - 1 - Int(clamping: digits.exponent)
    let power = Rational(Integer(10).raised(to: abs(places)))
    let size = places < 0 ? Rational(whole) * power : Rational(whole) / power
    self = digits.isNegative ? -size : size
  }
}

extension Presentation {
  /// Degrees, minutes and seconds, with so many digits behind the mark.
  func sexagesimal(
    _ digits: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> ValueSpelling? {
    guard let real else { return nil }
    let seconds = try Real.product(
      try angle.angle(real, in: .degrees, workspace: &workspace),
      Real(Integer(3600)),
      in: &workspace
    )
    let places = min(digits, 6)
    let found = try Real.digits(seconds, fractionDigits: places, in: &workspace)
    guard let found, found.exponent < 18 else { return nil }
    guard found.digits.utf8.allSatisfy({ $0 == 0x30 }), !found.isExact else {
      return .sexagesimal(found)
    }
    // Zeros tell how small it is.
    return .sexagesimal(
      DecimalExpansion(
        isNegative: found.isNegative,
        digits: String(repeating: "0", count: places + 1),
        exponent: 0,
        isExact: false
      )
    )
  }

  /// A number as an expression, if there is one.
  private func expression(of number: Real) -> Expression? {
    Presentation(value: .real(number), prefersDecimal: prefersDecimal, angle: angle).expression
  }
}
