// Text in the language of manual pages, mdoc(7), for groff and mandoc.

import Serving

/// A manual page while it is written, line by line.
struct Mdoc {
  /// The lines so far.
  private(set) var lines: [String] = []

  /// The longest line of prose, in bytes: mandoc complains of more than 80.
  private static let mostColumns = 78

  /// Adds a macro with its arguments, each of which is one word of the page.
  mutating func macro(_ name: String, _ words: [String] = []) {
    lines.append(([".\(name)"] + words).joined(separator: " "))
  }

  /// Adds the head of a section.
  mutating func section(_ title: String) { macro("Sh", [title]) }

  /// Adds the head of a part of a section.
  mutating func part(_ title: String) { macro("Ss", [title]) }

  /// Adds a paragraph behind another one; each sentence begins a line, as mdoc asks for.
  mutating func paragraph(_ text: String) {
    macro("Pp")
    prose(text)
  }

  /// Adds prose to the paragraph.
  mutating func prose(_ text: String) {
    var line = ""
    func end(_ lines: inout [String]) {
      if !line.isEmpty { lines.append(Self.atStart(line)) }
      line = ""
    }
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let escaped = Self.escaped(String(word))
      if line.utf8.count + escaped.utf8.count >= Self.mostColumns { end(&lines) }
      line += (line.isEmpty ? "" : " ") + escaped
      let isEnd = word.count > 1 && word.last.map { ".?!".contains($0) } == true
      if isEnd { end(&lines) }
    }
    end(&lines)
  }

  /// Adds a list, each item with its head in macros and its body; a compact one has no
  /// blank lines.
  mutating func list(
    width: String,
    isCompact: Bool = false,
    _ items: [(head: [String], body: String)]
  ) {
    macro("Bl", ["-tag", "-width", Self.word(width)] + (isCompact ? ["-compact"] : []))
    for item in items {
      macro("It", item.head)
      prose(item.body)
    }
    macro("El")
  }

  /// Adds lines that are shown as they are.
  mutating func literal(_ text: [String]) {
    macro("Bd", ["-literal", "-offset", "indent"])
    lines += text.map { Self.atStart(Self.escaped($0)) }
    macro("Ed")
  }

  /// A word as an argument of a macro: no macro itself, no punctuation, in one piece.
  static func word(_ text: String) -> String {
    let escaped = escaped(text)
    let isMacro = (2...3).contains(text.count) && text.first?.isUppercase == true
    let guarded = isMacro || text.first.map(isDelimiter) == true ? "\\&" + escaped : escaped
    let ended = text.last.map(isDelimiter) == true ? guarded + "\\&" : guarded
    return ended.contains(" ") ? "\"\(ended)\"" : ended
  }

  /// The macros of an option with its value, behind those of its other names.
  static func words(for option: some DescribedOption) -> [String] {
    var value: [String] = []
    if option.choices.isEmpty {
      value = option.value.map { ["Ar", word($0)] } ?? []
    } else {
      let choices = option.choices.map(word)
      value = ["Cm"] + choices.dropLast().flatMap { [$0, "|"] } + choices.suffix(1)
    }
    return Array(
      option.names.map { ["Fl", word(String($0.dropFirst()))] }.joined(separator: [","])
    ) + value
  }

  private static func isDelimiter(_ character: Character) -> Bool {
    ".,:;()[]?!|".contains(character)
  }

  /// A line that does not begin as a macro does.
  private static func atStart(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// A text in ASCII, each character of which is shown as it is.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped
  }
}
