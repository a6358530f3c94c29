// Messages about characters that the language does not have.

extension Message {
  /// The message about a character that the language does not have.
  init(unknown scalar: UInt32, in language: Language) {
    let shown = Message.shown(scalar)
    switch scalar {
    case 0x2e: self.init(saying: .unknownCharacterPoint, in: language)
    case 0x5c: self.init(saying: .unknownCharacterLatex, in: language)
    case 0x2026: self.init(saying: .unknownCharacterMore, in: language)
    case 0x222b: self.init(saying: .unknownCharacterIntegral, in: language, shown)
    case 0x222c...0x2233, 0x2207:
      self.init(saying: .unknownCharacterCalculus, in: language, shown)
    case 0x2208: self.init(saying: .unknownCharacterElement, in: language, shown)
    case 0x221e: self.init(saying: .unknownCharacterInfinity, in: language, shown)
    default:
      if let same = Message.translation(scalar) {
        self.init(saying: .unknownCharacterDigit, in: language, shown, same)
      } else {
        self.init(saying: .unknownCharacter, in: language, shown)
      }
    }
  }

  /// The text to write instead of a character: signs of other keyboards.
  private static func translation(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0x2248, 0x2245, 0x2261: return "="
    case 0xff1c: return "<"
    case 0xff1e: return ">"
    case 0xff3e: return "^"
    case 0xff5b, 0x27e8: return "{"
    case 0xff5d, 0x27e9: return "}"
    // The signs as they are said in Chinese: 加, 减, 乘, 除, 根, 圆.
    case 0x52a0: return "+"
    case 0x51cf: return "-"
    case 0x4e58: return "*"
    case 0x2236, 0x9664: return "/"
    case 0x6839: return "√"
    case 0x5706: return "π"
    case 0x2212: return "-"
    case 0x2202: return "diff(f; x)"
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
