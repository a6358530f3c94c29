// The words that say which numbers solve an equation, behind it in a call of `solve`.

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

  /// The numbers that a word says, or nothing for any other word.
  package init?(named word: String) {
    guard let known = Self.words.first(where: { $0.word == word }) else { return nil }
    self = known.set
  }

  /// The word that says the numbers.
  package var word: String { Self.words.first { $0.set == self }?.word ?? "" }

  /// Every word that says numbers; the first one of each set is the one that is written.
  package static let words: [(word: String, set: NumberSet)] = [
    ("real", .real), ("complex", .complex), ("integer", .integer), ("rational", .rational),
    ("reals", .real), ("integers", .integer), ("whole", .integer), ("rationals", .rational),
  ]
}
