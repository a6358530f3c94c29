// Coordinates from exact numbers, and from enclosures alone.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension Coordinate {
  /// The significant digits that are shown where nobody asks for more.
  package static let digitCount = 10

  /// Creates the coordinate of an exact number with so many significant digits; nil when these
  /// are beyond the budget.
  ///
  /// `form` is what the number is where it has no closed form.
  init?(
    _ number: Real,
    as form: Expression? = nil,
    angleUnit: AngleUnit,
    digits: Int = digitCount,
    in workspace: inout Workspace
  ) {
    do throws(RealError) {
      let known = try Real.recognized(number, in: &workspace)
      enclosure = try TapeConstant(known, in: &workspace).interval
      self.form = known.closedForm.map { Expression($0, angleUnit: angleUnit) } ?? form
      guard
        let expansion = try Real.digits(
          known,
          significantDigits: digits,
          in: &workspace
        )
      else { return nil }
      let count = expansion.isExact ? Int.max : digits
      self.digits = Coordinate.text(expansion, known: count)
      isFinite = expansion.isExact
    } catch {
      return nil
    }
  }

  /// Digits, of which so many are known: with a power of ten where they do not reach the
  /// mark, since zeros in place of the others would be wrong.
  private static func text(_ expansion: DecimalExpansion, known count: Int) -> String {
    let literal = DecimalExpansion(
      isNegative: false,
      digits: expansion.digits,
      exponent: expansion.exponent,
      isExact: true
    )
    let style = expansion.exponent < count ? DecimalStyle.automatic : .scientific
    return (expansion.isNegative ? "−" : "") + NumberLiteral(literal, style: style).text
  }

  /// Creates the coordinate of a number of which only an enclosure is known.
  init(_ enclosure: Interval) {
    self.enclosure = enclosure
    form = nil
    isFinite = false
    digits = Coordinate.commonDigits(enclosure)
  }

  /// The digits that both ends have, at most as many as are shown.
  private static func commonDigits(_ enclosure: Interval) -> String {
    guard enclosure.isBounded, let low = Dyadic(exactly: enclosure.lower)?.asRational,
      let high = Dyadic(exactly: enclosure.upper)?.asRational
    else { return "…" }
    var workspace = Workspace(budget: Budget(steps: 1_000_000))
    for count in stride(from: digitCount, through: 1, by: -1) {
      if let first = truncated(low, count, &workspace),
        let last = truncated(high, count, &workspace),
        first == last
      {
        return first
      }
    }
    // 0.9999 and 1.0001 have no digit in common; of numbers far apart none is known.
    guard enclosure.width <= 1e-6 * max(1, enclosure.magnitude.upper) else { return "…" }
    let simplest = Rational.simplest(from: low, through: high)
    return truncated(simplest, digitCount, &workspace) ?? "0"
  }

  private static func truncated(
    _ value: Rational,
    _ count: Int,
    _ workspace: inout Workspace
  ) -> String? {
    do throws(RealError) {
      let digits = try Real.digits(Real(value), significantDigits: count, in: &workspace)
      return digits.map { text($0, known: count) }
    } catch {
      return nil
    }
  }
}

extension Real {
  /// It in closed form, if it has one.
  func closedExpression(_ angleUnit: AngleUnit, in workspace: inout Workspace) -> Expression? {
    if let rational { return Expression(rational) }
    return Coordinate(self, angleUnit: angleUnit, in: &workspace)?.form
  }
}
