// Roman numerals, as `to roman` prints them up to 3999. They are no numbers of the language, in
// which their letters are names; a message says what they are worth.

/// Roman numerals up to 3999.
package enum RomanNumeral {
  /// The number that a numeral of several capital letters says, as it is written today:
  /// `MCMXC` is 1990, and `IC` none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func value(of name: String) -> Int? {
    var rest = Array(name.utf8)[...]
    // Two letters are more often a name: `CD` is a line from C to D.
    let isSmall = rest.allSatisfy { "IVX".utf8.contains($0) }
    guard rest.count > 2 || rest.count == 2 && isSmall else { return nil }
    var number = 0
    for (value, letters) in parts {
      let letters = Array(letters.utf8)
      while rest.starts(with: letters) {
        rest = rest.dropFirst(letters.count)
        number += value
      }
    }
    // `IXI` and the like: a numeral is the one way to write its number.
    return rest.isEmpty && number < 4000 && text(of: number) == name ? number : nil
  }

  /// The numeral of a number below 4000; that of 0 is empty.
  package static func text(of number: Int) -> String {
    var (text, rest) = ("", number)
    for (value, letters) in parts {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }

  private static let parts: [(Int, String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
}
