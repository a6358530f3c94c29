// Decimal digits of reals: truncated toward zero, every one certain, as many as
// are asked for.

internal import Numbers

/// Leading decimal digits of a real number, all of them right.
package struct DecimalExpansion: Hashable, Sendable {
  /// Whether the number is negative.
  package let isNegative: Bool
  /// The digits from the first that is not 0 on, in ASCII; "0" for zero.
  package let digits: String
  /// The place of the first digit: 0 for the units, −1 for the tenths.
  package let exponent: Int64
  /// Whether the digits are the whole number; otherwise more digits follow, not
  /// all of them zero.
  package let isExact: Bool
  /// Whether all the digits that were asked for are here.
  ///
  /// Where they are not, the next ones could not be proved: the number agrees
  /// to thousands of places with one that ends here.
  package let isComplete: Bool

  /// Creates an expansion.
  package init(
    isNegative: Bool,
    digits: String,
    exponent: Int64,
    isExact: Bool,
    isComplete: Bool = true
  ) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    self.isExact = isExact
    self.isComplete = isComplete
  }

  /// The expansion of zero.
  package static var zero: DecimalExpansion {
    DecimalExpansion(isNegative: false, digits: "0", exponent: 0, isExact: true)
  }
}

extension Real {
  /// The decimal digits of a number, truncated toward zero.
  ///
  /// A digit is given only if all numbers in an enclosure of the value have it.
  ///
  /// The count starts at the first digit that is not 0; fewer are given where
  /// the number ends before.
  ///
  /// - Precondition: The count is positive.
  /// - Returns: The digits, or nothing when the number agrees with zero to
  ///   thousands of places and was not proved to be zero.
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func digits(
    _ x: Real,
    significantDigits count: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> DecimalExpansion? {
    precondition(count > 0, "at least one digit is asked for")
    let bits = DigitGeneration.bits(forDigits: count)
    var start = 0
    var found = try DigitGeneration.placeInOneRound(of: x, bits, in: &workspace)
    if found == nil {
      // A sign that the form tells needs no precision.
      guard let sign = try proveSign(x, precision: &start, in: &workspace) else { return nil }
      guard sign != 0 else { return .zero }
      found = try DigitGeneration.leadingPlace(of: x, bits, from: start, in: &workspace)
    }
    guard let place = found else { return nil }
    var generation = DigitGeneration(
      x,
      lastPlace: place.top - Int64(count) + 1,
      bits: bits,
      start: start
    )
    guard var whole = try generation.truncated(place.enclosure, in: &workspace) else {
      return try generation.afterDoubt(count, place.top, in: &workspace)
    }
    if whole.digits.count < count {
      generation = DigitGeneration(
        x,
        lastPlace: place.top - Int64(count),
        bits: bits,
        start: start
      )
      guard let more = try generation.truncated(place.enclosure, in: &workspace) else {
        return try generation.afterDoubt(count, place.top - 1, in: &workspace)
      }
      whole = more
    }
    return whole.expansion
  }

  /// The decimal digits of a number down to a place behind the decimal mark,
  /// truncated toward zero.
  ///
  /// - Returns: The digits, "0" when all of them are; or nothing as above.
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func digits(
    _ x: Real,
    fractionDigits count: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> DecimalExpansion? {
    guard let sign = try proveSign(x, in: &workspace) else { return nil }
    guard sign != 0 else { return .zero }
    guard let top = try DigitGeneration.leadingPlace(of: x, in: &workspace)?.top else { return nil }
    let significant = top + Int64(count) + 1
    guard significant > 0 else {
      return DecimalExpansion(
        isNegative: sign < 0,
        digits: "0",
        exponent: 0,
        isExact: false
      )
    }
    guard significant <= workspace.budget.bitLimit / 4 else { throw .overBudget(.memory) }
    let bits = DigitGeneration.bits(forDigits: Int(significant))
    let generation = DigitGeneration(x, lastPlace: -Int64(count), bits: bits)
    guard let whole = try generation.truncated(in: &workspace) else {
      return try generation.afterDoubt(Int(significant), top, in: &workspace)
    }
    return whole.expansion
  }
}
