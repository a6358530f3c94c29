// Keys for the line editor, one letter at a time.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Keys from standard input.
enum KeyInput {
  /// The next letter as a number of Unicode, or -1 at the end of the input and
  /// after Ctrl-C.
  static func readKey() -> Int32 {
    guard let first = readByte() else { return -1 }
    let count =
      switch first {
      case 0xC2..<0xE0: 1
      case 0xE0..<0xF0: 2
      case 0xF0..<0xF5: 3
      default: 0
      }
    var bytes = [first]
    for _ in 0..<count {
      guard let next = readByte() else { return -1 }
      bytes.append(next)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.first.map { Int32($0.value) } ?? -1
  }

  private static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    guard Interruption.waitForInput(STDIN_FILENO) else { return nil }
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
    // Ctrl-D that was typed before the library switched the terminal to single
    // keys arrives as a zero.
    return byte == 0 ? 4 : byte
  }
}
