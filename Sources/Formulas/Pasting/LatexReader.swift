// From LaTeX to line text, with the place of every byte. Only what writes
// formulas is known; anything else is refused at its place.

import Expressions

/// Rewrites LaTeX as a text of the language.
struct LatexReader {
  let source: TrackedText
  let decimalMark: DecimalMark
  let end: Int
  var place: Int
  private var depth = 0
  /// The text of the language.
  var output: TrackedText
  /// The parts that could not be read.
  var diagnostics: [Diagnostic] = []
  /// The number of signs of integrals whose dx was not found as the dividend of a fraction.
  var integrals = 0

  /// Reads a part of a text.
  init(_ source: TrackedText, _ range: Range<Int>, _ decimalMark: DecimalMark) {
    self.source = source
    self.decimalMark = decimalMark
    place = range.lowerBound
    end = range.upperBound
    output = TrackedText(rewriting: source)
  }

  var input: [UInt8] { source.bytes }

  /// The part of a text that is LaTeX: all of it when it has commands or
  /// groups in braces, what is between the signs that enclose formulas.
  static func range(in text: [UInt8]) -> Range<Int>? {
    guard let first = text.firstIndex(where: { $0 > 0x20 }),
      let last = text.lastIndex(where: { $0 > 0x20 })
    else { return nil }
    let fences: [(open: StaticString, close: StaticString)] = [
      ("$$", "$$"), ("$", "$"), ("\\(", "\\)"), ("\\[", "\\]"),
    ]
    for (open, close) in fences {
      let count = open.utf8CodeUnitCount
      guard last + 1 - first >= 2 * count else { continue }
      let inner = first + count..<last + 1 - count
      let starts = open.withUTF8Buffer { text[first...].starts(with: $0) }
      let ends = close.withUTF8Buffer { $0.elementsEqual(text[inner.upperBound...last]) }
      if starts, ends { return inner }
    }
    let isLatex = text.contains(UInt8(ascii: "\\")) || hasGroups(text)
    return isLatex ? first..<last + 1 : nil
  }

  /// Whether braces group, as in `x^{2}`, `sqrt{2}`, `{1}/{2}` and `1{,}5`; others enclose
  /// a list or cases in plain text.
  private static func hasGroups(_ text: [UInt8]) -> Bool {
    guard text.contains(UInt8(ascii: "{")) else { return false }
    let signs = text.filter { $0 > 0x20 }
    if signs.contains(UInt8(ascii: "&")) { return true }
    for place in signs.indices where signs[place] == UInt8(ascii: "{") {
      let front = signs[..<place]
      let groups: [StaticString] = [
        "^", "_", "}", "}/", "sqrt", "root", "abs", "floor", "ceil", "frac",
      ]
      let isBehind = groups.contains { group in
        group.withUTF8Buffer { $0.elementsEqual(front.suffix($0.count)) }
      }
      if isBehind || signs[place...].starts(with: Array("{,}".utf8)) { return true }
    }
    return false
  }

  /// Reads everything.
  mutating func read() {
    while place < end, diagnostics.isEmpty {
      items()
      if place < end, diagnostics.isEmpty { fail(.unopenedBracket, place..<place + 1) }
    }
  }

  /// Reads up to a closing brace or the end.
  private mutating func items() {
    while place < end, diagnostics.isEmpty, input[place] != UInt8(ascii: "}") { item() }
  }

  /// Reads one item.
  mutating func item() {
    let start = place
    let byte = input[place]
    switch byte {
    case UInt8(ascii: "\\"): command()
    case UInt8(ascii: "{"): group("(", ")")
    case UInt8(ascii: "^"):
      place += 1
      if !degree() {
        add("^", start)
        argument()
      }
    case UInt8(ascii: "_"):
      place += 1
      lower(start)
    case UInt8(ascii: "~"):
      add(" ", start)
      place += 1
    case UInt8(ascii: "&"), UInt8(ascii: "$"): fail(.unexpected, start..<start + 1)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      letters()
    case 0x80...:
      if !largeSign() { copy(1 + input[(place + 1)..<end].prefix { $0 & 0xc0 == 0x80 }.count) }
    default:
      copy(1)
    }
  }

  /// Reads letters: a product, unless together, or with digits behind them, they are a name of the
  /// program.
  private mutating func letters() {
    var stop = place
    while stop < end, MarkupScanner.isLetter(input[stop]) { stop += 1 }
    let digits = input[stop..<end].prefix { $0 &- 0x30 < 10 }.count
    let numbered = String(decoding: input[place..<stop + digits], as: UTF8.self)
    if digits > 0, Builtin.named(numbered) != nil { stop += digits }
    let word = String(decoding: input[place..<stop], as: UTF8.self)
    let isIndexed = stop < end && input[stop] == UInt8(ascii: "_")
    if isIndexed, largeWord(word, from: place, to: stop) { return }
    add(" ", place)
    let isWord = stop > place + 1 && (word == "pi" || Builtin.named(word) != nil)
    copy(isWord ? stop - place : 1)
    if isWord, place < end, input[place] != UInt8(ascii: "_") { add(" ", place - 1) }
  }

  // MARK: - Arguments

  /// Reads a braced part with other brackets.
  mutating func group(_ open: StaticString, _ close: StaticString) {
    let start = place
    guard enter(start) else { return }
    place += 1
    // `{,}` is a decimal comma.
    if place + 1 < end, input[place] == UInt8(ascii: ","), input[place + 1] == UInt8(ascii: "}") {
      add(decimalMark == .comma ? "," : ".", start)
      place += 2
      depth -= 1
      return
    }
    add(open, start)
    let empty = output.count
    items()
    guard place < end else {
      fail(.unclosedBracket, start..<start + 1)
      return
    }
    if output.count == empty { add("□", start) }
    add(close, place)
    place += 1
    depth -= 1
  }

  /// Reads an argument: a braced part or one item.
  mutating func argument() {
    skipBlanks()
    guard place < end else {
      fail(.missingOperand, place..<place)
      return
    }
    if input[place] == UInt8(ascii: "{") {
      group("(", ")")
    } else if input[place] == UInt8(ascii: "}") {
      fail(.missingOperand, place..<place)
    } else {
      guard enter(place) else { return }
      add("(", place)
      // A letter or a digit is an argument of its own.
      if MarkupScanner.isLetter(input[place]) { copy(1) } else { item() }
      add(")", max(0, place - 1))
      depth -= 1
    }
  }

  /// Reads a subscript: letters and digits behind a name.
  private mutating func lower(_ start: Int) {
    skipBlanks()
    add("_", start)
    guard place < end, input[place] == UInt8(ascii: "{") else {
      if place < end, isWord(input[place]) { copy(1) } else { fail(.unexpected, start..<start + 1) }
      return
    }
    place += 1
    // As in `x_{\mathrm{max}}`.
    let styles: [StaticString] = ["\\mathrm{", "\\text{", "\\mathit{"]
    let style = styles.first { matches($0) }
    if let style { place += style.utf8CodeUnitCount }
    while place < end, isWord(input[place]) { copy(1) }
    for _ in 0..<(style == nil ? 1 : 2) {
      guard place < end else {
        fail(.unclosedBracket, start..<start + 1)
        return
      }
      guard input[place] == UInt8(ascii: "}") else {
        fail(.unexpected, place..<place + 1)
        return
      }
      place += 1
    }
  }

  /// Reads `\circ` and `\prime` in an exponent as marks of angles.
  private mutating func degree() -> Bool {
    let marks: [(StaticString, StaticString)] = [
      ("{\\circ}", "°"), ("\\circ", "°"), ("{\\prime}", "′"), ("\\prime", "′"),
      ("{\\prime\\prime}", "″"),
    ]
    for (text, mark) in marks where matches(text) {
      add(mark, place)
      place += text.utf8CodeUnitCount
      return true
    }
    return false
  }
}

// MARK: - Bytes

extension LatexReader {
  func matches(_ text: StaticString) -> Bool {
    place < end && text.withUTF8Buffer { input[place..<end].starts(with: $0) }
  }

  func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || MarkupScanner.isLetter(byte)
  }

  mutating func skipBlanks() {
    while place < end, input[place] == 0x20 { place += 1 }
  }

  /// Counts one level of nesting; refuses more than a formula can have.
  mutating func enter(_ start: Int) -> Bool {
    depth += 1
    guard depth > Formula.depthLimit else { return true }
    fail(.nestingTooDeep(limit: Formula.depthLimit), start..<start + 1)
    return false
  }

  mutating func leave() { depth -= 1 }

  mutating func fail(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
    if diagnostics.isEmpty { diagnostics = [Diagnostic(kind, range: source.source(of: range))] }
    place = end
  }

  /// Takes bytes over as they are.
  mutating func copy(_ count: Int) {
    output.add(source, place..<place + count)
    place += count
  }

  mutating func add(_ text: StaticString, _ origin: Int) {
    output.add(text, from: source.source(of: origin..<origin + 1))
  }
}
