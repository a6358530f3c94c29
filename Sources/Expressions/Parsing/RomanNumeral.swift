// Roman numerals: a number in letters, as `to roman` prints it and as it is read in the place of a
// name.

/// Roman numerals up to 3,999,999.
package enum RomanNumeral {
  /// The number that a numeral of several letters says, as it is written today: `MCMXC` is 1990, and
  /// `IC` none.
  ///
  /// A numeral is the one way to write its number. One letter is a name, unless it has a line above;
  /// so are two letters of which one is worth 50 or more: `CD` is a line from C to D.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func value(of name: String) -> Int? {
    let bytes = Array(name.utf8)
    let isSmall = bytes.allSatisfy { "IVX".utf8.contains($0) }
    guard bytes.count > 2 || bytes.count == 2 && isSmall else { return nil }
    return value(ofLetters: name)
  }

  private static func value(ofLetters name: String) -> Int? {
    let bytes = Array(name.utf8)
    var rest = bytes[...]
    var number = 0
    for mark in [overline, ""] {
      number *= 1000
      for (value, letters) in parts {
        let letters = Array(marked(letters, with: mark).utf8)
        while rest.starts(with: letters) {
          rest = rest.dropFirst(letters.count)
          number += value
        }
      }
    }
    guard rest.isEmpty, let text = letters(ofNumber: number), text.utf8.elementsEqual(bytes) else {
      return nil
    }
    return number
  }

  /// The numeral of a number from 1 to 3,999,999, or nothing; a line above multiplies by a thousand.
  ///
  /// Where its letters are a name, it is in the signs that Unicode has for numerals: `ⅭⅮ`.
  package static func text(of number: Int) -> String? {
    guard let text = letters(ofNumber: number), value(of: text) == nil else {
      return letters(ofNumber: number)
    }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { letter in
          signs.firstIndex(of: String(Character(letter))).flatMap {
            Unicode.Scalar(firstSign + UInt32($0))
          }
        }
      )
    )
  }

  /// The number that the signs of Unicode for numerals say: `ⅩⅡ`, which is also one sign, is 12.
  static func value(ofSigns scalars: [UInt32]) -> Int? {
    value(ofLetters: scalars.map { signs[Int($0 - firstSign) % 16] }.joined())
  }

  /// Whether a scalar is a sign for a numeral, large or small.
  static func isSign(_ scalar: UInt32) -> Bool { firstSign..<firstSign + 32 ~= scalar }

  private static var firstSign: UInt32 { 0x2160 }
  private static let signs = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "L", "C", "D", "M",
  ]

  private static func letters(ofNumber number: Int) -> String? {
    guard 1...3_999_999 ~= number else { return nil }
    if number < 4000 { return letters(of: number, "") }
    return letters(of: number / 1000, overline) + letters(of: number % 1000, "")
  }

  /// The letters of a number below 4000, each with a mark behind it; none of 0.
  private static func letters(of number: Int, _ mark: String) -> String {
    var (text, rest) = ("", number)
    for (value, letters) in parts {
      while rest >= value {
        text += marked(letters, with: mark)
        rest -= value
      }
    }
    return text
  }

  private static func marked(_ letters: String, with mark: String) -> String {
    var text = ""
    for letter in letters.unicodeScalars {
      text.unicodeScalars.append(letter)
      text += mark
    }
    return text
  }

  /// Whether a scalar is a letter of numerals.
  package static func isLetter(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar) {
    case "C", "D", "I", "L", "M", "V", "X": true
    default: false
    }
  }

  /// The line above the letter before it.
  private static var overline: String { "\u{305}" }

  private static let parts: [(Int, String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
}
