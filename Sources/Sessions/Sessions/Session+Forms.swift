// The forms of an answer that have to be asked for.

package import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Session {
  /// A form of the last answer that has to be asked for.
  public enum Form: String, CaseIterable, Sendable {
    /// A quotient of integers.
    case fraction
    /// A whole number and a fraction.
    case mixed
    /// Digits, the repeating ones in brackets.
    case decimal
    /// Digits, the last one rounded.
    case rounded
    /// Digits and a power of ten.
    case scientific
    /// Digits and a power of ten that is a multiple of three.
    case engineering
    /// Degrees, minutes and seconds.
    case dms
    /// LaTeX.
    case latex
    /// MathML.
    case mathml
  }

  /// The last answer in a form, or nothing where it has none.
  public mutating func lastAnswer(as form: Form) -> String? {
    guard let presentation = last?.presentation else { return nil }
    let settings = settings
    return withWorkspace { (_, workspace) in
      do throws(RealError) {
        return try presentation.text(as: form, settings, &workspace)
      } catch {
        return nil
      }
    }
  }
}

extension Session {
  /// The last answer written in some way, or nothing where it cannot be written so.
  package mutating func lastAnswer(as conversion: Conversion) -> String? {
    guard let presentation = last?.presentation else { return nil }
    let settings = settings
    return withWorkspace { (_, workspace) in
      do throws(RealError) {
        guard let shown = try presentation.shown(as: conversion, settings, &workspace) else {
          return nil
        }
        var answer = Answer(input: "", statement: nil, settings: settings)
        answer.outcome = .value(shown)
        return answer.text ?? answer.unicode ?? answer.digits(unicode: true)?.text
      } catch {
        return nil
      }
    }
  }
}

extension Presentation {
  /// The value in a form, or nothing where it has none.
  fileprivate func text(
    as form: Session.Form,
    _ settings: Settings,
    _ workspace: inout Workspace
  ) throws(RealError) -> String? {
    let mark = settings.decimalMark
    if value.isMeasured, form == .latex || form == .mathml {
      let written = try shown(Answer.Display(), digits: settings.digits, in: &workspace).written
      return form == .latex
        ? written?.valueLatex(decimalMark: mark) : written?.valueMathML(decimalMark: mark)
    }
    switch form {
    case .fraction:
      return real?.rational.map { Expression($0).valueText(unicode: true, decimalMark: mark) }
    case .mixed:
      return real?.rational.flatMap(Expression.init(mixed:))?.text(decimalMark: mark)
    case .decimal:
      guard let rational = real?.rational else { return nil }
      return Expression(repeating: rational, limit: 1000)?.text(decimalMark: mark)
    case .rounded:
      return try rounded(settings.digits, settings.rounding, &workspace)?.text(decimalMark: mark)
    case .scientific: return try digits(.scientific, settings, &workspace)
    case .engineering: return try digits(.engineering, settings, &workspace)
    case .dms: return try sexagesimal(settings.digits, &workspace)?.text(settings)
    case .latex: return expression?.valueLatex(decimalMark: mark)
    case .mathml: return expression?.valueMathML(decimalMark: mark)
    }
  }

  /// So many digits behind the first one.
  private func digits(
    _ style: DecimalStyle,
    _ settings: Settings,
    _ workspace: inout Workspace
  ) throws(RealError) -> String? {
    guard let real else { return nil }
    let count = settings.digits + 1
    let found = try Real.digits(real, significantDigits: count, in: &workspace)
    return found.map { Answer.Decimal($0, style, mark: settings.decimalMark).text }
  }

  /// The value to so many places behind the mark, halves as the rule says.
  ///
  /// Half a unit is added before the digits are truncated, so that they are as
  /// certain as any.
  private func rounded(
    _ places: Int,
    _ rule: Settings.Rounding,
    _ workspace: inout Workspace
  ) throws(RealError) -> Expression? {
    guard let real else { return nil }
    let isNegative = try Real.sign(real, in: &workspace).rational?.isNegative == true
    let power = Integer(10).raised(to: places)
    var half = Rational(Integer(isNegative ? -1 : 1), over: 2 * power)
    if rule == .halfEven, let scaled = real.rational.map({ $0.magnitude * Rational(power) }),
      !scaled.floor.isOdd, scaled - Rational(scaled.floor) == Rational(1, over: 2)
    {
      half = Rational(0)
    }
    let moved = try Real.sum(real, Real(half), in: &workspace)
    let found = try Real.digits(moved, fractionDigits: places, in: &workspace)
    guard let found else { return nil }
    let kept = DecimalExpansion(
      isNegative: found.isNegative,
      digits: found.digits,
      exponent: found.exponent,
      isExact: true
    )
    return Expression(kept, .fixed)
  }
}
