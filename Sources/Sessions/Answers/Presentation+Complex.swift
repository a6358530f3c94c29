// Complex numbers as they are shown: the real part, then the imaginary one with the unit
// behind it. Digits of both parts go down to the same place.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Presentation {
  /// A complex number as an expression that reads back as the same one, where both parts
  /// have a form.
  var complexExpression: Expression? {
    guard complexParts.count == 2, let imaginary = complexParts[1].expression else { return nil }
    if complexParts[0].isZero { return Expression(real: nil, imaginary: imaginary) }
    return complexParts[0].expression.map { Expression(real: $0, imaginary: imaginary) }
  }

  /// Whether the number is known to be zero.
  private var isZero: Bool { value.isZero }

  /// A complex number as an answer shows it, with digits where they are wanted, a part has
  /// no closed form but what was typed, or the angle leaves functions of angles.
  ///
  /// - Throws: What kept the digits from being certain.
  func shownComplex(
    _ display: Answer.Display,
    digits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown {
    let isHidden = !display.hasLongQuotients && complexParts.contains { $0.isLongQuotient }
    var shown = Answer.Shown(value: value, form: isHidden ? nil : complexExpression)
    let hasForms = complexParts.allSatisfy { $0.real?.hasClosedForm == true }
    shown.isTyped = shown.form.map { !hasForms || $0.hasAngles } ?? false
    if value.isMeasured {
      var parts: [Answer.Shown] = []
      for part in complexParts {
        parts.append(try part.shown(Answer.Display(), digits: digits, in: &workspace))
      }
      shown.complexParts = parts
      return shown
    }
    var parts: [Answer.Shown] = []
    for part in complexParts {
      parts.append(Answer.Shown(value: part.value, form: isHidden ? nil : part.expression))
    }
    if shown.form == nil || display.hasDecimal || shown.isTyped {
      let found = try expansions(digits, in: &workspace)
      for (place, expansion) in found.enumerated() { parts[place].expansion = expansion }
    }
    shown.complexParts = parts
    return shown
  }

  /// The digits of both parts down to the same place: that of the part which has the fewest.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where a part agrees with zero and is not proved
  ///   to be zero.
  private func expansions(
    _ digits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> [DecimalExpansion] {
    var found: [DecimalExpansion] = []
    for part in complexParts {
      guard let real = part.real,
        let expansion = try Answer.Decimal.expansion(
          of: real,
          fractionDigits: digits,
          in: &workspace
        )
      else { throw .undetermined(.zero(.digits)) }
      found.append(expansion)
    }
    let place = found.filter { !$0.isExact }.map { $0.lastPlace }.max()
    return found.map { expansion in place.map { expansion.truncated(toPlace: $0) } ?? expansion }
  }
}

extension Presentation {
  /// A number as a size at an angle in the unit of the settings, or times a power of e with the
  /// angle in radians, in digits where the settings say so; nothing where it is no number.
  ///
  /// - Throws: What kept the size, the angle or the digits from being certain.
  func shownPolar(
    asPower: Bool,
    _ settings: Settings,
    in workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown? {
    guard let number = value.number else { return nil }
    let size = try Number.modulus(number, in: &workspace)
    let turned = try Number.angle(of: number, in: &workspace)
    let unit = asPower ? AngleUnit.radians : settings.angle
    let angle = try AngleUnit.radians.angle(turned, in: unit, workspace: &workspace)
    func written(_ size: Expression, _ angle: Expression) -> Expression {
      // An arctangent is in the unit that is in force, and so needs no sign of it.
      let shown = angle.hasAngles ? AngleUnit.radians : unit
      guard asPower else { return Expression(size: size, angle: angle, unit: shown) }
      // A number at no angle is its size.
      return turned.rational?.isZero == true ? size : Expression(size: size, turnedBy: angle)
    }
    var shown = Answer.Shown(value: value, form: nil)
    let typed = TypedForms(ofPartWith: settings.angle.unitsPerHalfTurn)
    let parts = [size, angle].map {
      Presentation(
        value: .real($0),
        prefersDecimal: prefersDecimal,
        angle: settings.angle,
        typed: typed,
        isPart: true
      )
    }
    if settings.form != .decimal, let size = parts[0].expression, let angle = parts[1].expression {
      shown.form = written(size, angle)
      return shown
    }
    let digits = written(
      Expression(try expansion(of: size, settings.digits + 1, &workspace), .automatic),
      Expression(try expansion(of: angle, settings.digits + 1, &workspace), .automatic)
    )
    shown.conversion = .spelling(.digits(digits))
    shown.form = complexExpression ?? expression
    return shown
  }

  /// A number by its parts: as it is, in LaTeX, or with so many digits; or nothing where it
  /// cannot be written as it was asked for.
  ///
  /// - Throws: What kept the digits from being certain.
  func shown(
    rectangular conversion: Conversion,
    _ settings: Settings,
    in workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown? {
    switch conversion {
    case .rectangular: return try shown(Answer.Display(), digits: settings.digits, in: &workspace)
    case .latex:
      var shown = try shown(Answer.Display(), digits: settings.digits, in: &workspace)
      shown.conversion = .latex
      return shown
    case .digits where value.isMeasured: return nil
    case .digits(let count):
      var shown = try shown(Answer.Display(hasDecimal: true), digits: count, in: &workspace)
      shown.form = nil
      for place in shown.complexParts?.indices ?? 0..<0 { shown.complexParts?[place].form = nil }
      return shown
    case .places, .figures, .decimal: return try shown(parts: conversion, settings, in: &workspace)
    default: return nil
    }
  }
}

extension Presentation {
  /// Both parts as they were asked for, each rounded by itself.
  private func shown(
    parts conversion: Conversion,
    _ settings: Settings,
    in workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown? {
    var parts: [Answer.Shown] = []
    for part in complexParts {
      guard let shown = try part.shown(as: conversion, settings, &workspace) else { return nil }
      parts.append(shown)
    }
    guard parts.count == 2 else { return nil }
    var shown = Answer.Shown(value: value, form: nil)
    shown.isRounded = parts.contains { $0.isRounded }
    shown.tie = parts.lazy.compactMap { $0.tie }.first
    if let real = parts[0].form, let imaginary = parts[1].form {
      shown.form = Expression(real: complexParts[0].isZero ? nil : real, imaginary: imaginary)
    }
    shown.complexParts = parts
    return shown
  }
}

extension Value {
  /// Whether it is known to be zero.
  fileprivate var isZero: Bool {
    guard case .real(let number) = self else { return false }
    return number.rational?.isZero == true
  }
}

extension Answer.Shown {
  /// The digits of a complex number as a sum, or nothing where none were computed.
  var complexDigits: Expression? {
    guard let parts = complexParts else { return nil }
    if value.isMeasured, let real = parts[0].written, let imaginary = parts[1].written {
      return Expression(real: parts[0].value.isZero ? nil : real, imaginary: imaginary)
    }
    guard let real = parts[0].expansion, let imaginary = parts[1].expansion else { return nil }
    let isImaginary = real.isExact && real.digits.utf8.allSatisfy { $0 == 0x30 }
    return Expression(
      real: isImaginary ? nil : Expression(real, style),
      imaginary: Expression(imaginary, style)
    )
  }

  /// Whether both parts of a complex number are their digits.
  var hasExactParts: Bool {
    complexParts?.allSatisfy { $0.expansion?.isExact == true && !$0.isRounded } ?? false
  }
}

extension Answer.Decimal {
  /// Writes the digits of a complex number, of as many digits as the part with the fewest.
  init?(complex shown: Answer.Shown, unicode: Bool, mark: DecimalMark) {
    guard let digits = shown.complexDigits, let parts = shown.complexParts else { return nil }
    let counts = parts.compactMap { part in
      part.expansion.flatMap { $0.isExact ? nil : $0.digits.utf8.count }
    }
    let most = parts.reduce(0) {
      max($0, $1.measured?.count ?? $1.expansion?.digits.utf8.count ?? 0)
    }
    self.init(
      // Measured values have their signs of print anywhere.
      text: digits.valueText(unicode: unicode || shown.value.isMeasured, decimalMark: mark),
      count: counts.min() ?? most,
      isComplete: shown.hasExactParts,
      repeating: nil
    )
  }
}

extension DecimalExpansion {
  /// The place of the last digit: −2 for hundredths.
  fileprivate var lastPlace: Int64 { exponent - Int64(digits.utf8.count) + 1 }

  /// The digits down to a place, where there are some and more follow.
  fileprivate func truncated(toPlace place: Int64) -> DecimalExpansion {
    let kept = exponent - place + 1
    guard !isExact, kept > 0, kept < digits.utf8.count else { return self }
    return DecimalExpansion(
      isNegative: isNegative,
      digits: String(decoding: digits.utf8.prefix(Int(kept)), as: UTF8.self),
      exponent: exponent,
      isExact: false,
      isComplete: isComplete
    )
  }
}
