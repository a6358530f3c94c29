// Colours of the terminal, where they are wanted.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Ways to set text apart on a terminal.
///
/// > Source: ECMA-48, section 8.3.117; no-color.org.
struct Colors {
  private let isOn: Bool

  /// Whether there are colours.
  var isActive: Bool { isOn }

  /// Creates the colours for standard output.
  init(isTerminal: Bool) {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    isOn = isTerminal && value("NO_COLOR").isEmpty && value("TERM") != "dumb"
  }

  /// What is looked for.
  func strong(_ text: String) -> String { styled(text, "1") }
  /// What may be overlooked.
  func faint(_ text: String) -> String { styled(text, "2") }
  /// What went wrong.
  func alarming(_ text: String) -> String { styled(text, "31") }

  private func styled(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
