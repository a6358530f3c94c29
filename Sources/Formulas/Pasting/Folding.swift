// Characters that say the same as others. Only those that people meet: no
// tables of Unicode.

import Expressions

enum Folding {
  /// Whether a character is not seen and says nothing: zero-width blanks, marks
  /// of direction, variation selectors, the soft hyphen.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xad, 0x61c, 0x200b...0x200f, 0x202a...0x202e, 0x2060, 0x2066...0x206f, 0xfe00...0xfe0f,
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
    case 0x210e: return 0x68
    case 0x212f, 0x2147: return 0x65
    case 0x2148: return 0x69
    // Arabic marks.
    case 0x66a: return 0x25
    case 0x66b: return 0x2e
    case 0x66c: return 0x27
    case 0x60c: return 0x2c
    case 0x61b: return 0x3b
    default: return Scanner.digit(scalar).map { $0 + 0x30 } ?? scalar
    }
  }

  private static func letter(_ index: UInt32) -> UInt32 {
    index < 26 ? 0x41 + index : 0x61 + index - 26
  }
}
