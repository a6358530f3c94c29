// The key notation of `DESIGN.md`: one line of text, tokens between blanks. A
// single character is that key; other keys have names, structures and
// functions start with `K:`, a pasted text is `Paste"…"`.

import Expressions

/// A token that names no key.
package struct KeyNotationError: Error, Hashable, Sendable {
  /// The bytes of the line that the token occupies.
  package let range: Range<Int>
}

extension Key {
  /// The keys that a line of text names.
  ///
  /// - Throws: ``KeyNotationError`` for the first token that names none.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func keys(_ line: String) throws(KeyNotationError) -> [Key] {
    let bytes = Array(line.utf8)
    var keys: [Key] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] > 0x20 else {
        place += 1
        continue
      }
      let start = place
      if let (text, end) = pasted(bytes, at: start) {
        keys.append(.text(text))
        place = end
        continue
      }
      while place < bytes.count, bytes[place] > 0x20 { place += 1 }
      let token = String(decoding: bytes[start..<place], as: UTF8.self)
      guard let key = Key(notation: token) else {
        throw KeyNotationError(range: start..<place)
      }
      keys.append(key)
    }
    return keys
  }

  /// The key that a token names.
  package init?(notation token: String) {
    let scalars = token.unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.count == 1 {
      self = .character(first)
    } else if let key = Key.named(token) {
      self = key
    } else if token.utf8.starts(with: "K:".utf8) {
      let name = String(decoding: token.utf8.dropFirst(2), as: UTF8.self)
      guard let key = Key.onKeypad(name) else { return nil }
      self = key
    } else {
      self = .composed(token)
    }
  }

  /// The text between the quotes behind `Paste`, and the place behind it.
  private static func pasted(_ bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
    let head = Array("Paste\"".utf8)
    guard bytes[start...].starts(with: head) else { return nil }
    var text: [UInt8] = []
    var place = start + head.count
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "\"") || bytes[place + 1] == UInt8(ascii: "\\")
      {
        place += 1
      }
      text.append(bytes[place])
      place += 1
    }
    return (String(decoding: text, as: UTF8.self), min(place + 1, bytes.count))
  }

  private static func named(_ token: String) -> Key? {
    switch token {
    case "Left": .move(.left)
    case "Right": .move(.right)
    case "Up": .move(.up)
    case "Down": .move(.down)
    case "Home": .move(.home)
    case "End": .move(.end)
    case "Tab", "Next": .move(.nextSlot)
    case "S-Tab", "Previous": .move(.previousSlot)
    case "Space": .move(.out)
    case "Esc": .move(.escape)
    case "S-Left": .select(.left)
    case "S-Right": .select(.right)
    case "S-Home": .select(.home)
    case "S-End": .select(.end)
    case "Widen": .widen
    case "BS": .backspace
    case "Del": .delete
    case "C-BS": .backspaceSlot
    case "C-Del": .deleteSlot
    case "AC": .clear
    case "C-a": .selectAll
    case "C-c": .copy
    case "C-x": .cut
    case "C-v": .paste
    case "Undo", "C-z": .undo
    case "Redo", "C-y", "C-Z": .redo
    case "Bar": .character("|")
    case "Enter": .session(.enter)
    case "Equals": .session(.equals)
    case "STO": .session(.store)
    case "DEG": .session(.angle(.degrees))
    case "RAD": .session(.angle(.radians))
    case "GRAD": .session(.angle(.gradians))
    case "DEG/RAD": .session(.nextAngle)
    case "ANS", "Ans": .name("Ans")
    default: register(token)
    }
  }

  /// `X0` to `X9`.
  private static func register(_ token: String) -> Key? {
    let bytes = Array(token.utf8)
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "X"), bytes[1] >= 0x30, bytes[1] <= 0x39
    else { return nil }
    return .name(token)
  }

  private static func onKeypad(_ name: String) -> Key? {
    switch name {
    case "frac": .template(.fraction)
    case "mixed": .template(.mixed)
    case "pow": .template(.power)
    case "sq": .template(.square)
    case "cube": .template(.cube)
    case "inv": .template(.reciprocal)
    case "sqrt": .template(.squareRoot)
    case "cbrt": .template(.cubeRoot)
    case "root": .template(.root)
    case "abs": .template(.absolute)
    case "list": .template(.list)
    case "cases": .template(.cases)
    case "sum": .template(.sum)
    case "prod": .template(.product)
    case "int": .template(.integral)
    case "lim": .template(.limit)
    case "diff": .template(.derivative)
    case "exp": .template(.exponential)
    case "exp10", "E": .template(.scientific)
    case "pow10": .template(.tenPower)
    case "logb": .template(.logarithm)
    case "sub": .template(.lower)
    case "rep": .template(.repeating)
    case "neg": .template(.negate)
    case "pi": .character("π")
    case "i": .character("ⅈ")
    case "phasor": .character("∠")
    case "theta": .character("θ")
    case "e": .name("e")
    case "percent": .character("%")
    case "deg": .character("°")
    case "ans": .name("Ans")
    case "sto": .session(.store)
    case "enter": .session(.enter)
    case "angle": .session(.nextAngle)
    case "page": .session(.page)
    case "form": .session(.toggleForm)
    case "digits": .session(.moreDigits)
    default: elsewhere(name)
    }
  }

  private static func elsewhere(_ name: String) -> Key? {
    if let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 {
      return .character(scalar)
    }
    if let row = Builtin.named(name) { return .function(row) }
    if NumberSet(named: name) != nil { return .name(name) }
    return named(name)
  }
}
