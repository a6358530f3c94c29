// Keys for the line editor, one letter at a time: those of the terminal, and the
// letters of a text that is pasted or completed.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Keys from standard input.
///
/// > Source: XTerm Control Sequences, "Bracketed Paste Mode".
enum KeyInput {
  // The library asks for keys without a context. Only one thread is here.
  /// The keys that come before those of the terminal.
  nonisolated(unsafe) private static var queue: [Int32] = []
  /// The bytes that were read too early.
  nonisolated(unsafe) private static var bytes: [UInt8] = []

  /// What a terminal sends in front of a pasted text and behind it.
  private static let marks = (start: Array("\u{1B}[200~".utf8), end: Array("\u{1B}[201~".utf8))
  /// How long the rest of what one key sends may take, in milliseconds.
  private static let patience: Int32 = 50

  /// The next letter as a number of Unicode, or -1 at the end of the input and
  /// after Ctrl-C.
  static func readKey() -> Int32 {
    while queue.isEmpty {
      guard let first = readByte() else { return -1 }
      guard first == marks.start[0], isPasteStart() else { return readLetter(first) }
      guard let pasted = readPaste() else { return -1 }
      queue = keys(ofPasted: pasted)
    }
    return queue.removeFirst()
  }

  /// Makes letters the next keys.
  static func type(_ text: String) {
    queue = text.unicodeScalars.map { Int32($0.value) } + queue
  }

  /// Forgets the lines of a paste that were not read yet.
  static func forget() {
    queue = []
  }

  /// The letter that starts with a byte; a sign of its own where it is none.
  private static func readLetter(_ first: UInt8) -> Int32 {
    let count =
      switch first {
      case 0xC2..<0xE0: 1
      case 0xE0..<0xF0: 2
      case 0xF0..<0xF5: 3
      default: 0
      }
    var letter = [first]
    for _ in 0..<count {
      guard let next = readByte() else { return -1 }
      guard 0x80..<0xC0 ~= next else {
        bytes.append(next)
        break
      }
      letter.append(next)
    }
    let text = String(decoding: letter, as: UTF8.self)
    return text.unicodeScalars.first.map { Int32($0.value) } ?? -1
  }

  /// Whether what follows an escape says that a paste begins; what does not is read again.
  private static func isPasteStart() -> Bool {
    var found: [UInt8] = []
    for wanted in marks.start.dropFirst() {
      guard !bytes.isEmpty || isReady(), let byte = readByte() else { break }
      found.append(byte)
      guard byte == wanted else { break }
    }
    if found[...] == marks.start.dropFirst() { return true }
    bytes = found + bytes
    return false
  }

  private static func isReady() -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, patience) == 1
  }

  /// The bytes up to the end of a paste; nothing at the end of the input and after Ctrl-C.
  private static func readPaste() -> [UInt8]? {
    var pasted: [UInt8] = []
    while let byte = readByte() {
      pasted.append(byte)
      guard byte == marks.end.last, pasted.suffix(marks.end.count) == marks.end[...] else {
        continue
      }
      return pasted.dropLast(marks.end.count)
    }
    return nil
  }

  /// The keys of a pasted text: none of its signs does anything but the ends of its lines.
  ///
  /// A tab parts numbers as a blank does.
  private static func keys(ofPasted bytes: [UInt8]) -> [Int32] {
    var keys: [Int32] = []
    for character in String(decoding: bytes, as: UTF8.self) {
      if character.isNewline {
        keys.append(0x0D)
      } else if character == "\t" {
        keys.append(0x20)
      } else {
        keys += character.unicodeScalars.map { Int32($0.printable.value) }
      }
    }
    return keys
  }

  private static func readByte() -> UInt8? {
    guard bytes.isEmpty else { return bytes.removeFirst() }
    var byte: UInt8 = 0
    guard Interruption.waitForInput(STDIN_FILENO) else { return nil }
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
    // Ctrl-D that was typed before the library switched the terminal to single
    // keys arrives as a zero.
    return byte == 0 ? 4 : byte
  }
}
