// Which texts of an answer are wanted; the others cost nothing.

/// Which texts of an answer are wanted.
public struct Display: Hashable, Sendable {
  /// Whether decimal digits are, even beside a closed form.
  public var hasDecimal: Bool
  /// Whether LaTeX and MathML are.
  public var hasMarkup: Bool

  /// Creates a choice; a closed form, or else digits, is always there.
  public init(hasDecimal: Bool = false, hasMarkup: Bool = false) {
    self.hasDecimal = hasDecimal
    self.hasMarkup = hasMarkup
  }

  /// Everything.
  public static var all: Display { Display(hasDecimal: true, hasMarkup: true) }
}
