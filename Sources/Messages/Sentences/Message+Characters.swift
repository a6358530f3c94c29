// What to tell about characters that the language does not have.

extension Message {
  /// What to tell about a character that the language does not have.
  init(unknown scalar: UInt32, in language: Language) {
    let shown = Message.shown(scalar)
    switch scalar {
    case 0x2e: self.init(saying: .unknownCharacterPoint, in: language)
    case 0x5c: self.init(saying: .unknownCharacterLatex, in: language)
    case 0x2026: self.init(saying: .unknownCharacterMore, in: language)
    default:
      if let fraction = Message.fraction(scalar) {
        self.init(saying: .unknownCharacterFraction, in: language, shown, fraction)
      } else if let same = Message.translation(scalar) {
        self.init(saying: .unknownCharacterDigit, in: language, shown, same)
      } else {
        self.init(saying: .unknownCharacter, in: language, shown)
      }
    }
  }

  /// A fraction in one character as it is written here.
  ///
  /// > Source: Unicode, Number Forms and Latin-1 Supplement.
  private static func fraction(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0xbc: "1/4"
    case 0xbd: "1/2"
    case 0xbe: "3/4"
    case 0x2150: "1/7"
    case 0x2151: "1/9"
    case 0x2152: "1/10"
    case 0x2153: "1/3"
    case 0x2154: "2/3"
    case 0x2155...0x2158: String(scalar - 0x2154) + "/5"
    case 0x2159: "1/6"
    case 0x215a: "5/6"
    case 0x215b: "1/8"
    case 0x215c: "3/8"
    case 0x215d: "5/8"
    case 0x215e: "7/8"
    default: nil
    }
  }

  /// What is written instead of a character: digits of other scripts, and signs
  /// of other keyboards.
  private static func translation(_ scalar: UInt32) -> String? {
    // Full width, Arabic, eastern Arabic, Devanagari, Bengali and Thai digits.
    for zero: UInt32 in [0xff10, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50]
    where (zero..<zero + 10).contains(scalar) {
      return String(scalar - zero)
    }
    switch scalar {
    case 0x2248, 0x2245, 0x2261: return "="
    case 0xff1c: return "<"
    case 0xff1e: return ">"
    case 0xff05: return "%"
    case 0xff3e: return "^"
    case 0xff0c: return ","
    case 0xff1b: return ";"
    case 0xff1a: return ":"
    case 0xff5b, 0x27e8: return "{"
    case 0xff5d, 0x27e9: return "}"
    case 0x2236: return "/"
    case 0x2212: return "-"
    case 0x26, 0x2227: return "0 < x < 1"
    case 0x2228: return "{x < 0: 1; x > 5: 1; 0}"
    case 0xac: return "≠"
    default: return nil
    }
  }

  /// A character in quotation marks, or its number where it cannot be seen.
  static func shown(_ scalar: UInt32) -> String {
    let number = "U+" + String(scalar, radix: 16)
    guard let character = Unicode.Scalar(scalar), scalar > 0x20, scalar != 0x7F else {
      return number
    }
    // Blanks, marks and format characters would look like nothing in a message.
    let isVisible = scalar < 0x80 || (scalar >= 0xA1 && !(0x2000...0x206F).contains(scalar))
    return isVisible ? "“" + String(character) + "”" : number
  }
}
