// The types that a Swift file declares and names, from its text.

/// The names of types in a Swift file, outside of comments and literals of strings.
struct TypeNames {
  /// The types that the file declares, nested ones too.
  private(set) var declared: Set<String> = []
  /// Every word that may name a type: it begins with a capital letter.
  private(set) var named: Set<String> = []

  private let bytes: [UInt8]
  private var place = 0
  /// Whether the next word is the name of what a keyword declares.
  private var isDeclaration = false

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// Reads the text of a file.
  init(in text: String) {
    bytes = Array(text.utf8)
    readCode()
  }

  /// Reads code to its end: that of the file, or the bracket that closes the
  /// interpolation which it is.
  private mutating func readCode(isInterpolation: Bool = false) {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if TypeNames.isPartOfWord(byte) {
        readWord()
      } else if starts(with: "//") {
        skip(behind: "\n")
      } else if starts(with: "/*") {
        skip(behind: "*/")
      } else if let hashes = hashesOfLiteral {
        readLiteral(hashes)
      } else {
        place += 1
        // `struct Name` has nothing but blanks between its words.
        if byte != UInt8(ascii: " ") { isDeclaration = false }
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if isInterpolation, depth < 0 { return }
      }
    }
  }

  private mutating func readWord() {
    let start = place
    while place < bytes.count, TypeNames.isPartOfWord(bytes[place]) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    let isCapital = (0x41...0x5a).contains(bytes[start])
    if isCapital { named.insert(word) }
    if isCapital, isDeclaration { declared.insert(word) }
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    isDeclaration = !isMember && TypeNames.keywords.contains(word)
  }

  /// Skips the literal of a string, and reads what is interpolated.
  private mutating func readLiteral(_ hashes: String) {
    place += hashes.utf8.count
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    place += quotes.utf8.count
    while place < bytes.count, !starts(with: quotes + hashes) {
      if starts(with: "\\" + hashes + "(") {
        place += hashes.utf8.count + 2
        readCode(isInterpolation: true)
      } else if starts(with: "\\" + hashes) {
        place += hashes.utf8.count + 2
      } else {
        place += 1
      }
    }
    place += quotes.utf8.count + hashes.utf8.count
  }

  /// The `#` in front of a literal of a string that starts here; nil if none does.
  private var hashesOfLiteral: String? {
    let count = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let end = place + count
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return String(repeating: "#", count: count)
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(behind text: String) {
    while place < bytes.count, !starts(with: text) { place += 1 }
    place += text.utf8.count
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
