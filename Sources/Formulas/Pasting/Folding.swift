// Characters that say the same as others. Only those that people meet: no
// tables of Unicode.

import Expressions

package enum Folding {
  /// Whether a character is not seen and says nothing: zero-width blanks, marks
  /// of direction, variation selectors, the soft hyphen.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xad, 0x61c, 0x200b...0x200f, 0x202a...0x202e, 0x2060, 0x2066...0x206f, 0x20e3,
      0xfe00...0xfe0f,
      0xfeff:
      true
    default: false
    }
  }

  /// The character that the language has for another one.
  static func plain(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    // Full-width forms of ASCII.
    case 0xff01...0xff5e: return scalar - 0xfee0
    // Mathematical letters and digits.
    case 0x1d400...0x1d6a3: return letter((scalar - 0x1d400) % 52)
    case 0x1d7ce...0x1d7ff: return 0x30 + (scalar - 0x1d7ce) % 10
    case 0x1d6a8...0x1d7cb: return greek((scalar - 0x1d6a8) % 58)
    case 0x210e: return 0x68
    // Micro sign, increment and script l.
    case 0xb5: return 0x3bc
    case 0x2206: return 0x394
    case 0x2113: return 0x6c
    // Em dash, and heavy signs.
    case 0x2014, 0x2796: return 0x2212
    case 0x2795: return 0x2b
    case 0x2716: return 0xd7
    case 0x2797: return 0xf7
    // White lenticular brackets, which Word has around what is grouped.
    case 0x3016: return 0x28
    case 0x3017: return 0x29
    case 0x212f, 0x2147: return 0x65
    // Arabic marks.
    case 0x66a: return 0x25
    case 0x66b: return 0x2e
    case 0x66c: return 0x27
    case 0x60c: return 0x2c
    case 0x61b: return 0x3b
    default: return Scanner.digit(scalar).map { $0 + 0x30 } ?? scalar
    }
  }

  /// The text with the characters of the language for letters and signs that say the same.
  package static func folded(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isInvisible(scalar.value) { continue }
      let isOther =
        scalar.value >= 0xb5 && scalar.value < 0xff00 && Scanner.digit(scalar.value) == nil
      let isLetter = scalar.value >= 0x1d400
      let isArabic = 0x60c...0x66c ~= scalar.value
      let value = (isOther || isLetter) && !isArabic ? plain(scalar.value) : scalar.value
      folded.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(folded)
  }

  /// A Greek letter by its place in the mathematical alphabets.
  private static func greek(_ index: UInt32) -> UInt32 {
    switch index {
    case 0...16: 0x391 + index
    case 17: 0x3f4
    case 18...24: 0x391 + index
    case 25: 0x2207
    case 26...50: 0x3b1 + index - 26
    case 51: 0x2202
    case 52: 0x3f5
    case 53: 0x3d1
    case 54: 0x3f0
    case 55: 0x3d5
    case 56: 0x3f1
    default: 0x3d6
    }
  }

  private static func letter(_ index: UInt32) -> UInt32 {
    index < 26 ? 0x41 + index : 0x61 + index - 26
  }
}
