// Words that are put together, with blanks and pauses as the language has them.

/// Something to be said, under composition.
package struct Utterance {
  /// The words so far.
  package private(set) var text = ""
  private let isChinese: Bool
  private var pauses = false

  package init(_ language: Language) {
    isChinese = language == .chinese
  }

  /// Adds words.
  package mutating func add(_ words: String) {
    guard let first = words.utf8.first else { return }
    if let last = text.utf8.last {
      if pauses {
        text += isChinese ? "，" : ", "
      } else if !isChinese || Utterance.isWord(first) && Utterance.isWord(last) {
        text += " "
      }
    }
    text += words
    pauses = false
  }

  /// Pauses before what comes next.
  package mutating func pause() { pauses = true }

  /// Adds words with pauses around them.
  package mutating func addPart(
    _ words: String,
    pausesBefore: Bool = true,
    pausesAfter: Bool = true
  ) {
    if pausesBefore { pause() }
    add(words)
    if pausesAfter { pause() }
  }

  /// Whether a byte is a letter or a digit of ASCII, which would run into
  /// another one.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
