// Numbers from bytes: short ones exactly by one division, others by the
// standard library.

import Serving

/// Reads numbers from parts of a stream.
struct NumberReader {
  /// A part that is no number, or a line with too few of them.
  struct Mistake {
    let line: Int
    /// The line, and the part of it that is wrong, if it is not all of it.
    let text: String
    let place: Range<Int>?
    let message: String
    let status: ExitStatus
  }

  /// How many numbers belong together.
  let width: Int
  /// Whether each line is a row; otherwise blanks are as good as line ends.
  let isTable: Bool
  private let mark: UInt8
  private(set) var line = 1
  /// Whether the line has semicolons and no decimal points, so that a comma in it is a decimal mark.
  private var hasCommaMarks = false
  var mistakes: [Mistake] = []

  init(width: Int, isTable: Bool, decimalMark: Character) {
    self.width = width
    self.isTable = isTable
    mark = decimalMark.asciiValue ?? UInt8(ascii: ".")
  }

  /// Whether a stream may be cut behind a byte.
  ///
  /// What a comma is depends on what follows in its line.
  func isEnd(_ byte: UInt8) -> Bool {
    isTable ? byte == UInt8(ascii: "\n") : isSeparator(byte) && byte != UInt8(ascii: ",")
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0a, 0x0d, UInt8(ascii: ";"): true
    case UInt8(ascii: ","): mark != byte && !hasCommaMarks
    default: false
    }
  }

  /// The numbers of whole lines, or of whole numbers, in columns.
  ///
  /// A part that is no number is noted, and counts as undefined.
  mutating func columns(of bytes: ArraySlice<UInt8>) -> [[Double]] {
    var columns = [[Double]](repeating: [], count: width)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      var end = place
      while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      hasCommaMarks =
        (hasCommaMarks || bytes[place..<end].contains(UInt8(ascii: ";")))
        && !bytes[place..<end].contains(mark)
      readLine(bytes[place..<end], into: &columns)
      // A stream that is cut at a blank goes on in the same line.
      if end < bytes.endIndex {
        line += 1
        hasCommaMarks = false
      }
      place = end + 1
    }
    return columns
  }

  private mutating func readLine(_ bytes: ArraySlice<UInt8>, into columns: inout [[Double]]) {
    var column = 0
    var place = bytes.startIndex
    while true {
      while place < bytes.endIndex, isSeparator(bytes[place]) { place += 1 }
      guard place < bytes.endIndex, column < width || !isTable else { break }
      var end = place
      let quote = UInt8(ascii: "\"")
      let isQuoted = bytes[place] == quote
      // What stands in quotation marks is one part.
      if isQuoted { end = bytes[(place + 1)...].firstIndex(of: quote) ?? place }
      while end < bytes.endIndex, !isSeparator(bytes[end]) { end += 1 }
      let isClosed = isQuoted && end - place > 1 && bytes[end - 1] == quote
      let number = value(of: isClosed ? bytes[place + 1..<end - 1] : bytes[place..<end])
      if number == nil {
        note("this is no number", place..<end, in: bytes, .input)
      }
      columns[isTable ? column : 0].append(number ?? .nan)
      column += 1
      place = end
    }
    guard isTable, column > 0, column < width else { return }
    note("there are \(column) numbers and \(width) columns", nil, in: bytes, .input)
    for missing in column..<width { columns[missing].append(.nan) }
  }

  /// More bytes than what an excerpt shows on each side of a mistake.
  private static let margin = 400

  private mutating func note(
    _ message: String,
    _ place: Range<Int>?,
    in bytes: ArraySlice<UInt8>,
    _ status: ExitStatus
  ) {
    // Of a long line with many mistakes each keeps what is shown of it.
    let middle = place ?? bytes.startIndex..<bytes.startIndex
    let start = max(bytes.startIndex, middle.lowerBound - Self.margin)
    let end = min(bytes.endIndex, middle.upperBound + Self.margin)
    let bytes = bytes[start..<end]
    let text = String(decoding: bytes, as: UTF8.self)
    let range = place.map { place in
      let before = String(decoding: bytes[..<place.lowerBound], as: UTF8.self)
      let inside = String(decoding: bytes[place], as: UTF8.self)
      let start = before.unicodeScalars.count
      return start..<start + inside.unicodeScalars.count
    }
    mistakes.append(
      Mistake(
        line: line,
        text: text,
        place: range,
        message: "\(status == .input ? "input: " : "")\(message)",
        status: status
      )
    )
  }

  /// The double nearest to a number, if it is one.
  private func value(of bytes: ArraySlice<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var count = 0
    var scale = -1
    var place = bytes.startIndex
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { place += 1 }
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte &- 0x30 < 10, count < 18 {
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
        count += 1
        if scale >= 0 { scale += 1 }
      } else if byte == mark || (hasCommaMarks && byte == UInt8(ascii: ",")), scale < 0 {
        scale = 0
      } else {
        return longValue(of: bytes)
      }
      place += 1
    }
    // Both are doubles, so the quotient is rounded only once.
    guard count > 0, digits < 1 << 53 else { return count > 0 ? longValue(of: bytes) : nil }
    let value = Double(digits) / Self.powers[max(scale, 0)]
    return isNegative ? -value : value
  }

  /// The powers of ten up to the eighteenth, which are doubles.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18,
  ]

  private func longValue(of bytes: ArraySlice<UInt8>) -> Double? {
    let comma = hasCommaMarks ? UInt8(ascii: ",") : mark
    let text = bytes.map { $0 == mark || $0 == comma ? UInt8(ascii: ".") : $0 }
    let isNumber = text.allSatisfy { byte in
      byte &- 0x30 < 10 || [0x2b, 0x2d, 0x2e, 0x45, 0x65].contains(byte)
    }
    let word = String(decoding: text, as: UTF8.self)
    // What this command writes, it reads.
    if word == "undefined" { return .nan }
    return isNumber || word == "inf" || word == "-inf" ? Double(word) : nil
  }
}
