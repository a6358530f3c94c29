// The parts of an answer that are computed besides its closed form.

/// The parts of an answer that are computed besides its closed form.
public struct Display: Hashable, Sendable {
  /// Whether decimal digits are computed, even beside a closed form.
  public var hasDecimal: Bool
  /// Whether a quotient of hundreds of digits is written; otherwise its decimal digits are.
  public var hasLongQuotients: Bool

  /// Creates a choice; a closed form, or else digits, is always there.
  public init(hasDecimal: Bool = false, hasLongQuotients: Bool = true) {
    self.hasDecimal = hasDecimal
    self.hasLongQuotients = hasLongQuotients
  }

  /// All parts.
  public static var all: Display { Display(hasDecimal: true) }

  /// All parts that people read: no quotients of hundreds of digits.
  package static var brief: Display { Display(hasDecimal: true, hasLongQuotients: false) }
}
