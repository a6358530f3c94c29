// Questions to the terminal about the pictures that it can show. It may not answer.

import Serving

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The facts that a terminal told about itself.
struct TerminalProbe: Hashable {
  /// How pictures get to a terminal.
  enum Pictures: Hashable {
    /// Kitty's graphics protocol.
    case kitty
    /// Sixels.
    case sixel
    /// Characters only.
    case text
  }

  /// The best way to show pictures.
  private(set) var pictures = Pictures.text
  /// A good width of a picture, in pixels.
  private(set) var width = 800
  /// A good height of a picture, in pixels.
  private(set) var height = 500
  /// Whether the background is dark, as far as it is known.
  private(set) var isDark = true

  /// How long an answer may take, in milliseconds.
  private static let patience: Int32 = 250

  /// Asks the terminal on standard input and output; nothing if there is none.
  static func ask() -> TerminalProbe? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    var usual = termios()
    guard tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
    var quiet = usual
    // Answers come as if typed: not shown, and without waiting for a line.
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &quiet) == 0 else { return nil }
    // Flushing takes away answers that come too late to be read as commands.
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual) }
    // A picture of one pixel, the background, and last what every terminal
    // answers: its attributes.
    let questions = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[c"
    guard send(Array(questions.utf8)[...], to: STDOUT_FILENO) > 0 else { return nil }
    return TerminalProbe(reading: answers())
  }

  /// The bytes that come until the attributes are complete or the time is over.
  private static func answers() -> String {
    var bytes: [UInt8] = []
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while bytes.count < 4096, poll(&waiting, 1, patience) > 0 {
      var byte: UInt8 = 0
      guard read(STDIN_FILENO, &byte, 1) == 1 else { break }
      bytes.append(byte)
      if byte == UInt8(ascii: "c"), attributes(of: bytes) != nil { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The numbers of the answer to the question for attributes.
  private static func attributes(of bytes: [UInt8]) -> [Int]? {
    let start: [UInt8] = Array("\u{1B}[?".utf8)
    guard let first = bytes.indices.last(where: { bytes[$0...].starts(with: start) }) else {
      return nil
    }
    let body = bytes[(first + start.count)...]
    guard body.last == UInt8(ascii: "c") else { return nil }
    return String(decoding: body.dropLast(), as: UTF8.self).split(separator: ";").compactMap {
      Int($0)
    }
  }

  /// Reads what a terminal answered.
  init(reading answers: String) {
    if answers.contains("_Gi=31;OK") {
      pictures = .kitty
    } else if TerminalProbe.attributes(of: Array(answers.utf8))?.dropFirst().contains(4) == true {
      pictures = .sixel
    }
    isDark = TerminalProbe.isDark(answers) ?? true
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_xpixel > 0,
      size.ws_ypixel > 0, size.ws_row > 0
    else { return }
    // Two lines stay free, for the command and the next prompt.
    let rows = max(1, Int(size.ws_row) - 2)
    width = Int(size.ws_xpixel)
    height = min(Int(size.ws_ypixel) * rows / Int(size.ws_row), width * 5 / 8)
  }

  /// Whether the background is dark, by the answer `]11;rgb:RRRR/GGGG/BBBB`.
  private static func isDark(_ answers: String) -> Bool? {
    let pieces = answers.split(separator: "rgb:", maxSplits: 1)
    guard pieces.count == 2 else { return nil }
    let shares = pieces[1].split(separator: "/").prefix(3).compactMap {
      Int($0.prefix(2), radix: 16)
    }
    return shares.count == 3 ? shares.reduce(0, +) < 3 * 128 : nil
  }
}
