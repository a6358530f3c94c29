// What of an answer is computed besides its closed form.

/// What of an answer is computed besides its closed form.
public struct Display: Hashable, Sendable {
  /// Whether decimal digits are, even beside a closed form.
  public var hasDecimal: Bool
  /// Whether a quotient of hundreds of digits is, or only its decimal digits.
  public var hasLongQuotients: Bool

  /// Creates a choice; a closed form, or else digits, is always there.
  public init(hasDecimal: Bool = false, hasLongQuotients: Bool = true) {
    self.hasDecimal = hasDecimal
    self.hasLongQuotients = hasLongQuotients
  }

  /// Everything.
  public static var all: Display { Display(hasDecimal: true) }

  /// What people read: everything but quotients of hundreds of digits.
  package static var brief: Display { Display(hasDecimal: true, hasLongQuotients: false) }
}
