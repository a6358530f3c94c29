// A measured value as it is written: the value with its uncertainty, to the places that
// this says something about, and the range that is guaranteed, rounded outward.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

/// The texts of a measured value.
package struct WrittenMeasure: Sendable {
  /// The value and its uncertainty; nil where there is no uncertainty to first order.
  let estimate: (value: Expression, uncertainty: Expression)?
  /// The bounds, rounded outward.
  let bounds: (lower: Expression, upper: Expression)
  /// Whether the bounds, before they were rounded, are values.
  let isTight: Bool
  /// How many digits the value has.
  let count: Int

  /// The value with its uncertainty and the range.
  var expression: Expression {
    let range = Expression(.interval, [bounds.lower, bounds.upper])
    guard let estimate else { return range }
    let value = Expression(.plusMinus, [estimate.value, estimate.uncertainty])
    return Expression(.plusMinus, [value, range])
  }

  func text(_ mark: DecimalMark) -> String { expression.text(unicode: true, decimalMark: mark) }

  /// The value with its uncertainty and its bounds, for programs.
  func json(_ mark: DecimalMark) -> JSON {
    func text(_ expression: Expression?) -> JSON {
      .optional(expression?.valueText(decimalMark: mark))
    }
    return .object([
      .init("kind", .text("measured")),
      .init("value", text(estimate?.value)),
      .init("uncertainty", text(estimate?.uncertainty)),
      .init("lower", text(bounds.lower)),
      .init("upper", text(bounds.upper)),
      .init("isTight", .truth(isTight)),
    ])
  }
}

extension WrittenMeasure {
  /// An answer that was read: a value with its uncertainty, and its range.
  fileprivate init(_ read: Expression) {
    func part(_ index: Int) -> Expression { read.subexpression(at: index) }
    let (value, range) = (read.left(of: read.root), read.last(of: read.root))
    estimate = (part(read.left(of: value)), part(read.last(of: value)))
    bounds = (part(read.left(of: range)), part(read.last(of: range)))
    isTight = true
    count = part(read.left(of: value)).text().utf8.count { 0x30...0x39 ~= $0 }
  }
}

extension Presentation {
  /// A measured value as an answer shows it: the uncertainty to two figures, the value to
  /// the same place.
  ///
  /// > Source: JCGM 100:2008 (GUM), section 7.2.6.
  func shown(
    _ measured: Value.Measured,
    in workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown {
    if let written = measured.quantity?.written {
      var shown = Answer.Shown(value: self.value, form: nil)
      shown.measured = WrittenMeasure(written)
      return shown
    }
    let scale: Real
    if let uncertainty = measured.uncertainty, try Real.isZero(uncertainty, in: &workspace) != .yes
    {
      scale = uncertainty
    } else {
      scale = try Real.difference(measured.upper, measured.lower, in: &workspace)
    }
    let places = try places(of: scale, figures: 2, &workspace)
    // Bounds that a search has found are wider than they must be already.
    let more = measured.isTight ? 1 : 3
    return try shown(measured, places: places, boundPlaces: places + more, &workspace)
  }

  /// The same as it was asked for: to so many figures or places of the value.
  func shown(
    _ measured: Value.Measured,
    as conversion: Conversion,
    _ settings: Settings,
    in workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown? {
    var places: Int
    switch conversion {
    case .decimal: return try shown(measured, in: &workspace)
    case .latex:
      var shown = try shown(measured, in: &workspace)
      shown.conversion = .latex
      return shown
    case .fraction, .mixed, .scientific, .engineering, .digits, .base, .bits, .integer, .float,
      .percent, .dms, .angle, .factors, .continuedFraction, .roman, .words, .polar, .exponential,
      .rectangular:
      return nil
    case .places(let count): places = count
    case .figures(let count):
      places = try self.places(of: measured.value, figures: count, &workspace)
    }
    return try shown(measured, settings.rounding, places: places, boundPlaces: places, &workspace)
  }

  /// A measured value to so many places, halves rounded by a rule, of which is told; without
  /// one away from zero.
  private func shown(
    _ measured: Value.Measured,
    _ rule: Settings.Rounding? = nil,
    places: Int,
    boundPlaces: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown {
    var estimate: (value: Expression, uncertainty: Expression)?
    let value = try decimal(measured.value, places, Real.rounded, rule, &workspace)
    var isTie = value.isTie
    if let uncertainty = measured.uncertainty {
      var rounded = try decimal(uncertainty, places, Real.rounded, rule, &workspace)
      if rounded.isZero, try Real.isZero(uncertainty, in: &workspace) != .yes {
        // An uncertainty that is not zero keeps a figure.
        let more = try self.places(of: uncertainty, figures: 1, &workspace)
        rounded = try decimal(uncertainty, more, Real.rounded, rule, &workspace)
      }
      if rule != nil || rounded.isZero,
        let both = try self.uncertainty(uncertainty, of: measured.value, as: value, &workspace)
      {
        rounded = both
      }
      isTie = isTie || rounded.isTie
      estimate = (
        value.expression, rounded.isZero ? Expression(0) : rounded.expression
      )
    }
    var shown = Answer.Shown(value: self.value, form: nil)
    shown.measured = WrittenMeasure(
      estimate: estimate,
      bounds: (
        try decimal(measured.lower, boundPlaces, Real.floor, nil, &workspace).shortest,
        try decimal(measured.upper, boundPlaces, Real.ceiling, nil, &workspace).shortest
      ),
      isTight: measured.isTight,
      count: value.count
    )
    if isTie { shown.tie = rule }
    return shown
  }

  /// The uncertainty and what a value was rounded by, rounded up to one figure; nothing where half
  /// of the uncertainty covers that.
  private func uncertainty(
    _ uncertainty: Real,
    of value: Real,
    as rounded: RoundedDecimal,
    _ workspace: inout Workspace
  ) throws(RealError) -> RoundedDecimal? {
    let error = try Real.absoluteValue(
      try Real.difference(value, Real(rounded.rational), in: &workspace),
      in: &workspace
    )
    let twice = try Real.sum(error, error, in: &workspace)
    guard try Real.compare(twice, uncertainty, in: &workspace) == .greater else { return nil }
    let both = try Real.sum(uncertainty, error, in: &workspace)
    let places = try places(of: both, figures: 1, &workspace)
    return try decimal(both, places, Real.ceiling, nil, &workspace)
  }

  /// The places behind the mark that so many figures reach to, where they are rounded.
  private func places(
    of number: Real,
    figures count: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Int {
    guard let first = try Real.digits(number, significantDigits: 1, in: &workspace) else {
      throw .undetermined(.zero(.digits))
    }
    guard let places = Int(exactly: Int64(count) - 1 - first.exponent),
      abs(places) <= Settings.mostDigits
    else { throw .overBudget(.magnitude) }
    // 0.0996 to 2 figures is 0.10: rounding has made one figure more.
    let rounded = try decimal(number, places, Real.rounded, nil, &workspace)
    return rounded.count > count ? places - 1 : places
  }

  /// A number rounded to so many places behind the mark, or before it.
  private func decimal(
    _ number: Real,
    _ places: Int,
    _ rounding: (Real, inout Workspace) throws(RealError) -> Real,
    _ rule: Settings.Rounding?,
    _ workspace: inout Workspace
  ) throws(RealError) -> RoundedDecimal {
    let bits = 4 * abs(places)
    try workspace.budget.charge(productOf: bits, by: bits)
    let power = Integer(10).raised(to: abs(places))
    let scale = places < 0 ? Rational(1, over: power) : Rational(power)
    let scaled = try Real.product(number, Real(scale), in: &workspace)
    guard var whole = try rounding(scaled, &workspace).integer else {
      throw .undetermined(.integerPart(.rounding))
    }
    let rest = scaled.rational.map { $0 - Rational(whole) }
    let isTie = rule != nil && rest?.magnitude == Rational(1, over: 2)
    // Halves were rounded away from zero.
    if isTie, rule == .halfEven, whole.isOdd { whole += whole.isNegative ? 1 : -1 }
    return RoundedDecimal(
      whole: whole,
      places: places,
      isExact: rest?.isZero == true,
      isTie: isTie
    )
  }
}

/// A whole number of units of a decimal place.
private struct RoundedDecimal {
  let whole: Integer
  let places: Int
  /// Whether nothing was rounded.
  let isExact: Bool
  /// Whether a half was rounded.
  let isTie: Bool

  var isZero: Bool { whole.isZero }
  /// The number.
  var rational: Rational {
    let power = Rational(Integer(10).raised(to: abs(places)))
    return places < 0 ? Rational(whole) * power : Rational(whole) / power
  }
  /// How many digits it has from the first that is not 0 on.
  var count: Int { whole.magnitude.text().utf8.count }

  /// The number down to the last place.
  var expression: Expression { expression(whole.magnitude.text(), places) }

  /// The number without the zeros at the end, where they say nothing.
  var shortest: Expression {
    guard isExact else { return expression }
    var digits = Array(whole.magnitude.text().utf8)
    var places = places
    while places > 0, digits.count > 1, digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      places -= 1
    }
    return expression(String(decoding: digits, as: UTF8.self), isZero ? 0 : places)
  }

  private func expression(_ digits: String, _ places: Int) -> Expression {
    let isPlainZero = isZero && 0...20 ~= places
    let expansion = DecimalExpansion(
      isNegative: whole.isNegative,
      digits: isPlainZero ? String(repeating: "0", count: places + 1) : digits,
      exponent: isZero ? 0 : Int64(digits.utf8.count - 1 - places),
      isExact: true
    )
    return Expression(expansion, isPlainZero ? .fixed : .automatic)
  }
}
