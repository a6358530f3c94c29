// Numbers, letters and names as words.

internal import Expressions

extension Speech {
  /// The greatest number of characters of a number or a name that are said.
  static var longestWord: Int { 30 }

  /// A number: small ones as words, long ones cut short.
  func number(_ text: String) -> String {
    if let small = Speech.small(text) { return word(small, of: .numbers) }
    if text == "." { return words(.point) }
    let bytes = Array(text.utf8)
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 0x20 > 0x60 {
      let digits = Speech.shortened(String(decoding: bytes[2...], as: UTF8.self))
      switch bytes[1] | 0x20 {
      case UInt8(ascii: "b"): return words(.binary, digits)
      case UInt8(ascii: "o"): return words(.octal, digits)
      default: return words(.hexadecimal, digits)
      }
    }
    guard let mark = bytes.firstIndex(of: UInt8(ascii: ".")) else {
      guard bytes.count > Speech.longestWord else { return text }
      let start = String(decoding: bytes.prefix(6), as: UTF8.self)
      return words(.longNumber, start, String(bytes.count))
    }
    let whole = mark == 0 ? "0" : Speech.shortened(String(decoding: bytes[..<mark], as: UTF8.self))
    guard mark + 1 < bytes.count else {
      var line = Utterance(language)
      line.add(whole)
      line.add(words(.point))
      return line.text
    }
    let digits = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
    return whole + (language == .german ? "," : ".") + Speech.shortened(digits)
  }

  /// The value of a text of one or two digits that has a word of its own.
  static func small(_ text: String) -> Int? {
    guard text.utf8.count <= 2, let value = Int(text), value <= 12,
      text.utf8.count == 1 || value > 9
    else { return nil }
    return value
  }

  /// A text of which the end is left out when it is long.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestWord else { return text }
    var start = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longestWord) { start.append(scalar) }
    return String(start) + "…"
  }

  /// A single character: a letter, with capitals marked, or a sign.
  package func letter(_ scalar: Unicode.Scalar) -> String {
    if let small = scalar.small {
      return words(.capital, String(Character(scalar.isLatin ? scalar : small)))
    }
    let text = String(Character(scalar))
    return name(of: text) ?? text
  }

  /// A name: a letter with digits, a word of the program, or one of the user.
  package func word(_ text: String) -> String {
    if let name = name(of: text) { return name }
    let scalars = text.unicodeScalars
    guard let first = scalars.first,
      scalars.count == 1 || scalars.dropFirst().allSatisfy({ $0.isDigit })
    else { return Speech.shortened(text) }
    var line = Utterance(language)
    line.add(letter(first))
    var digits = String.UnicodeScalarView()
    for scalar in scalars.dropFirst() { digits.append(scalar) }
    line.add(Speech.shortened(String(digits)))
    return line.text
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { value >= 0x30 && value <= 0x39 }

  /// Whether the character is a sign behind an operand.
  var isPostfix: Bool {
    switch self {
    case "!", "%", "°", "′", "″": true
    default: false
    }
  }

  /// Whether the character can be the name of a variable.
  var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x3FF: self != "×" && self != "÷"
    case 0x400...0x1FFF, 0x3040...0xD7FF: true
    default: false
    }
  }

  fileprivate var isLatin: Bool { value < 0x370 }

  /// The small letter of a capital one of the Latin or Greek alphabet.
  fileprivate var small: Unicode.Scalar? {
    switch value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9: Unicode.Scalar(value + 0x20)
    default: nil
    }
  }
}
