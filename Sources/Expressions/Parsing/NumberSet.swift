// The words that say which numbers solve an equation, behind it in a call of `solve`.

internal import Numbers

/// The numbers among which solutions are looked for.
package enum NumberSet: Sendable {
  /// Real numbers.
  case real
  /// Complex numbers.
  case complex
  /// Whole numbers.
  case integer
  /// Quotients of whole numbers.
  case rational
  /// Whole numbers from zero on.
  case natural

  /// The numbers that a word says, or nothing for any other word.
  package init?(named word: String) {
    guard let known = Self.words.first(where: { $0.word == word }) else { return nil }
    self = known.set
  }

  /// The word that says the numbers.
  package var word: String { Self.words.first { $0.set == self }?.word ?? "" }

  /// The words that are written, one of each set, in a row.
  package static var listed: String {
    words.filter { $0.set.word == $0.word }.map { $0.word }.joined(separator: ", ")
  }

  /// Every word that says numbers; the first one of each set is the one that is written.
  package static let words: [(word: String, set: NumberSet)] = [
    ("real", .real), ("complex", .complex), ("integer", .integer), ("rational", .rational),
    ("natural", .natural), ("reals", .real), ("integers", .integer), ("whole", .integer),
    ("rationals", .rational), ("naturals", .natural), ("ℝ", .real), ("ℂ", .complex),
    ("ℤ", .integer), ("ℚ", .rational), ("ℕ", .natural),
  ]

  /// Whether a scalar is the sign of a number set.
  static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2102, 0x2115, 0x211a, 0x211d, 0x2124: true
    default: false
    }
  }
}
