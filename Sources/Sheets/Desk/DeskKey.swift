// The keys of the desk calculator in one line of text: names separated by
// blanks.

internal import Expressions

/// A key of the desk calculator.
package enum DeskKey: Hashable, Sendable {
  /// A digit from 0 to 9.
  case digit(UInt8)
  /// The decimal mark.
  case point
  /// The last digit is taken back.
  case backspace
  /// An operation.
  case operation(DeskOperation)
  /// A variable.
  case variable(String)
  /// The value for the values that are given, and those given before.
  case solve([Assignment])
  /// The expression that was entered is to be drawn over x.
  case graph
  /// A number or a formula as text takes the place of what is shown.
  case paste(String)

  /// The value of a variable, as text.
  package struct Assignment: Hashable, Sendable {
    /// The name of the variable.
    package let name: String
    /// The value.
    package let text: String

    /// Creates an assignment.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The variables that have a key.
  package static var variables: [String] { ["x", "a", "b", "c", "k", "m", "n", "t", "y", "z"] }

  /// The keys that a line of text names.
  ///
  /// A number of several digits stands for their keys.
  ///
  /// - Throws: ``Event/KeyMistake`` for the first word that names none.
  package static func keys(_ line: String) throws(Event.KeyMistake) -> [DeskKey] {
    var keys: [DeskKey] = []
    for word in KeyWord.words(in: Array(line.utf8)) {
      if case .solve(let assignments)? = keys.last, let assignment = Assignment(word.text) {
        keys[keys.count - 1] = .solve(assignments + [assignment])
      } else if let typed = DeskKey.digits(word.text) {
        keys += typed
      } else if let key = DeskKey(named: word.text) {
        keys.append(key)
      } else {
        throw Event.KeyMistake(place: characterRange(of: word.range, in: line))
      }
    }
    return keys
  }

  /// The key of a name.
  private init?(named name: String) {
    if let operation = DeskOperation(rawValue: DeskKey.plain(name)) {
      self = .operation(operation)
    } else if DeskKey.variables.contains(name) {
      self = .variable(name)
    } else if let text = DeskKey.pasted(name) {
      self = .paste(text)
    } else {
      switch name {
      case "BS": self = .backspace
      case "Solve", "Values": self = .solve([])
      case "Graph": self = .graph
      default: return nil
      }
    }
  }

  /// The name of an operation in place of another way to write it.
  private static func plain(_ name: String) -> String {
    switch name {
    case "×", "·": "*"
    case "÷": "/"
    case "−": "-"
    case "±": "neg"
    case "√": "sqrt"
    case "π": "pi"
    case "Enter": "="
    default: name
    }
  }

  /// The keys of the digits of a number.
  private static func digits(_ text: String) -> [DeskKey]? {
    var keys: [DeskKey] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: keys.append(.digit(byte - 0x30))
      case UInt8(ascii: "."): keys.append(.point)
      default: return nil
      }
    }
    return keys
  }

  /// The text between the quotation marks of `Paste"…"`.
  private static func pasted(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    let head = Array("Paste\"".utf8)
    guard bytes.count > head.count, bytes.starts(with: head), bytes.last == UInt8(ascii: "\"")
    else { return nil }
    return String(decoding: bytes[head.count..<bytes.count - 1], as: UTF8.self)
  }
}

extension DeskKey.Assignment {
  /// Reads `name=text`, or returns nothing where a token is none.
  package init?(_ token: String) {
    let bytes = Array(token.utf8)
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")), sign > 0, sign + 1 < bytes.count
    else { return nil }
    self.init(
      name: String(decoding: bytes[..<sign], as: UTF8.self),
      text: String(decoding: bytes[(sign + 1)...], as: UTF8.self)
    )
  }
}

/// A word of a line of keys: a name of a key, a number or a value of a variable.
private struct KeyWord {
  let text: String
  /// The bytes that it occupies.
  let range: Range<Int>

  /// The words between blanks; blanks between quotation marks separate nothing.
  static func words(in bytes: [UInt8]) -> [KeyWord] {
    var words: [KeyWord] = []
    var start: Int?
    var isQuoted = false
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      let isBlank = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
      if isBlank && (!isQuoted || index == bytes.count) {
        if let first = start {
          let text = String(decoding: bytes[first..<index], as: UTF8.self)
          words.append(KeyWord(text: text, range: first..<index))
        }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    return words
  }
}
