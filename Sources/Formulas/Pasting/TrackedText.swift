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

  /// The text with round brackets closed by round ones, and square brackets around two bounds
  /// closed by square ones; other square brackets are round.
  var withIntervals: TrackedText {
    var text = self
    // Where brackets open, and whether they are square with two dots right inside.
    var open: [(place: Int, isSquare: Bool, isInterval: Bool)] = []
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "("): open.append((index, false, false))
      case UInt8(ascii: "["):
        open.append((index, true, false))
        text.bytes[index] = UInt8(ascii: "(")
      case UInt8(ascii: ".") where index > 0 && bytes[index - 1] == UInt8(ascii: "."):
        if let last = open.last { open[open.count - 1].isInterval = last.isSquare }
      case UInt8(ascii: ")"):
        guard let (place, _, isInterval) = open.popLast(), isInterval else { continue }
        text.bytes[place] = UInt8(ascii: "[")
        text.bytes[index] = UInt8(ascii: "]")
      default: break
      }
    }
    return text
  }

  /// Takes out everything behind a place and returns it.
  mutating func cut(from place: Int) -> TrackedText {
    var tail = TrackedText(rewriting: self)
    tail.add(self, place..<count)
    removeLast(count - place)
    return tail
  }
}
