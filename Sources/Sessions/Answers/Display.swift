// What of an answer is computed besides its closed form.

/// What of an answer is computed besides its closed form.
public struct Display: Hashable, Sendable {
  /// Whether decimal digits are, even beside a closed form.
  public var hasDecimal: Bool

  /// Creates a choice; a closed form, or else digits, is always there.
  public init(hasDecimal: Bool = false) {
    self.hasDecimal = hasDecimal
  }

  /// Everything.
  public static var all: Display { Display(hasDecimal: true) }
}
