// Characters that say the same as others. Only those that people meet: no
// tables of Unicode.

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
    default: return digit(scalar).map { $0 + 0x30 } ?? scalar
    }
  }

  private static func letter(_ index: UInt32) -> UInt32 {
    index < 26 ? 0x41 + index : 0x61 + index - 26
  }

  /// The value of a decimal digit of another script.
  private static func digit(_ scalar: UInt32) -> UInt32? {
    // Arabic-Indic, Persian, N'Ko, Devanagari and the scripts of India, Thai,
    // Lao, Tibetan, Myanmar, Khmer, Mongolian.
    let zeros: [UInt32] = [
      0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50,
      0xed0, 0xf20, 0x1040, 0x17e0, 0x1810,
    ]
    for zero in zeros where scalar >= zero && scalar < zero + 10 { return scalar - zero }
    return nil
  }

  /// The numerator and denominator of a fraction that is one character.
  static func fraction(_ scalar: UInt32) -> (UInt32, UInt32)? {
    switch scalar {
    case 0xbc: (1, 4)
    case 0xbd: (1, 2)
    case 0xbe: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153...0x2154: (scalar - 0x2152, 3)
    case 0x2155...0x2158: (scalar - 0x2154, 5)
    case 0x2159: (1, 6)
    case 0x215a: (5, 6)
    case 0x215b...0x215e: (2 * (scalar - 0x215b) + 1, 8)
    case 0x2189: (0, 3)
    default: nil
    }
  }
}
