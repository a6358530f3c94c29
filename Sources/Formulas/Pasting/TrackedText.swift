// A pasted text on its way to the language. It is rewritten several times, and
// a mistake that is found at the end has its place in what was pasted.

import Expressions

/// A text with the place that every byte came from.
struct TrackedText {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// For every byte, the range of the first text that it came from.
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  /// The number of bytes of the first text.
  private let length: Int

  /// Starts with a text.
  init(_ text: [UInt8]) {
    bytes = text
    length = text.count
    starts = Array(0..<Int32(truncatingIfNeeded: text.count))
    ends = starts.map { $0 + 1 }
  }

  /// Starts empty, to become another form of a text.
  init(rewriting other: TrackedText) {
    length = other.length
    bytes.reserveCapacity(other.bytes.count)
  }

  var count: Int { bytes.count }

  /// The range of the first text that a part of this one came from.
  func source(of range: Range<Int>) -> Range<Int> {
    guard range.lowerBound < bytes.count else { return length..<length }
    let lower = Int(starts[max(0, range.lowerBound)])
    guard !range.isEmpty else { return lower..<lower }
    let upper = Int(ends[min(range.upperBound, bytes.count) - 1])
    return lower..<max(lower, upper)
  }

  mutating func add(_ byte: UInt8, from source: Range<Int>) {
    bytes.append(byte)
    starts.append(Int32(truncatingIfNeeded: source.lowerBound))
    ends.append(Int32(truncatingIfNeeded: source.upperBound))
  }

  mutating func add(_ text: StaticString, from source: Range<Int>) {
    text.withUTF8Buffer { for byte in $0 { add(byte, from: source) } }
  }

  mutating func add(scalar: UInt32, from source: Range<Int>) {
    var encoded: [UInt8] = []
    encoded.append(scalar: scalar)
    for byte in encoded { add(byte, from: source) }
  }

  /// Adds a part of another text, which keeps its places.
  mutating func add(_ other: TrackedText, _ range: Range<Int>) {
    for index in range { add(other.bytes[index], from: other.source(of: index..<index + 1)) }
  }

  mutating func removeLast(_ count: Int) {
    bytes.removeLast(count)
    starts.removeLast(count)
    ends.removeLast(count)
  }

  /// Takes the dx away that ends a part of the text, behind which a bracket may be closed.
  ///
  /// - Returns: The dx; nothing where none ends it.
  mutating func takeDifferential(from start: Int, closed: Bool = false) -> TrackedText? {
    let end = closed ? bytes.count - 1 : bytes.count
    var place = end
    func skipBlanks() { while place > start, bytes[place - 1] == 0x20 { place -= 1 } }
    skipBlanks()
    guard place > start, MarkupScanner.isLetter(bytes[place - 1]) else { return nil }
    let letter = place - 1
    place -= 1
    skipBlanks()
    guard place > start, bytes[place - 1] == UInt8(ascii: "d"),
      place - 1 == start || !MarkupScanner.isLetter(bytes[place - 2])
    else { return nil }
    place -= 1
    var differential = TrackedText(rewriting: self)
    differential.add(self, place..<place + 1)
    differential.add(0x20, from: source(of: place..<place + 1))
    differential.add(self, letter..<letter + 1)
    var rest = TrackedText(rewriting: self)
    skipBlanks()
    rest.add(self, 0..<place)
    rest.add(self, end..<bytes.count)
    self = rest
    return differential
  }

  /// The text with a product sign between a percent sign and an operand, which
  /// would make the percent sign that of a remainder; the name of an operator is none.
  var withPercentages: TrackedText {
    var text = TrackedText(rewriting: self)
    for index in bytes.indices {
      text.add(self, index..<index + 1)
      guard bytes[index] == UInt8(ascii: "%") else { continue }
      let rest = bytes[(index + 1)...].drop { $0 == 0x20 }
      let next = rest.first ?? 0
      let word = Array(rest.prefix { MarkupScanner.isLetter($0) })
      if Builtin.named(String(decoding: word, as: UTF8.self))?.isInfix == true { continue }
      let isOperand =
        next == UInt8(ascii: "(") || next == UInt8(ascii: "[") || next >= 0x30 && next <= 0x39
        || MarkupScanner.isLetter(next)
        || next == 0xcf || next == 0xce
      if isOperand { text.add("*", from: source(of: index..<index + 1)) }
    }
    return text
  }

  /// Settles square brackets and braces, which are the characters 1 to 4 so far: they stay
  /// around the parts of a vector or a list, and square ones around a place behind a list or
  /// around two bounds; others become round.
  mutating func settleBrackets(_ lists: Set<String>, hasCommas: Bool) {
    var open: [(place: Int, isKept: Bool)] = []
    for place in bytes.indices {
      switch bytes[place] {
      case 1: open.append((place, isBehindList(place, lists)))
      case 3, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((place, false))
      case UInt8(ascii: ";"), UInt8(ascii: ","):
        guard hasCommas || bytes[place] == UInt8(ascii: ";"), let last = open.indices.last,
          word(before: open[last].place).isEmpty
        else { continue }
        open[last].isKept = true
      case UInt8(ascii: ".") where place > 0 && bytes[place - 1] == UInt8(ascii: "."):
        if let last = open.indices.last, bytes[open[last].place] == 1 { open[last].isKept = true }
      case 2, 4, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let opening = open.popLast()
        let isKept = opening.map { $0.isKept && bytes[$0.place] + 1 == bytes[place] } ?? false
        settleBracket(place, isKept)
        if let opening { settleBracket(opening.place, isKept) }
      default: break
      }
    }
    for opening in open { settleBracket(opening.place, false) }
  }

  private mutating func settleBracket(_ place: Int, _ isKept: Bool) {
    guard 1...4 ~= bytes[place] else { return }
    bytes[place] = Array((isKept ? "[]{}" : "()()").utf8)[Int(bytes[place]) - 1]
  }

  /// The name that ends before a place, blanks between them aside.
  private func word(before place: Int) -> String {
    let front = bytes[..<place].reversed().drop { $0 == 0x20 }
    let word = front.prefix {
      $0 >= 0x80 || $0 == UInt8(ascii: "_") || 0x30...0x39 ~= $0
        || MarkupScanner.isLetter($0)
    }
    return String(decoding: word.reversed(), as: UTF8.self)
  }

  private func isBehindList(_ place: Int, _ lists: Set<String>) -> Bool {
    let last = bytes[..<place].last { $0 != 0x20 }
    if last == UInt8(ascii: ")") { return isListCall(before: place) }
    return last == UInt8(ascii: "]") || last == UInt8(ascii: "}")
      || lists.contains(word(before: place))
  }

  /// Whether the bracket that was closed last before a place is that of a function whose value is a
  /// list.
  private func isListCall(before place: Int) -> Bool {
    var depth = 0
    for open in bytes[..<place].indices.reversed() {
      switch bytes[open] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "("):
        depth -= 1
        guard depth > 0 else { return Builtin.named(word(before: open))?.givesList == true }
      default: break
      }
    }
    return false
  }

  /// Takes out everything behind a place and returns it.
  mutating func cut(from place: Int) -> TrackedText {
    var tail = TrackedText(rewriting: self)
    tail.add(self, place..<count)
    removeLast(count - place)
    return tail
  }
}
