// Numbers of many digits, as a page shows and reads them.

internal import Expressions
package import Messages

/// A text that may be a number in decimals: its digits in groups of five, and how many there are.
package struct DigitGroups: Hashable, Sendable {
  /// The pieces of the text in their order, of which the page draws gaps between; the whole where
  /// it is no number, or has more digits than anybody reads in groups.
  package let groups: [String]
  /// How many digits there are before the exponent.
  package let count: Int
  /// How many of them stand behind the decimal mark.
  package let places: Int

  /// Digits stand in groups up to so many.
  private static var most: Int { 20_000 }

  /// Counts the digits of a text, and groups them from the mark both ways, beside which there is
  /// no gap.
  ///
  /// - Complexity: O(n) for n bytes.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    let significand = bytes.prefix { $0 != UInt8(ascii: "e") }
    count = significand.count { DigitGroups.isDigit($0) }
    let mark = significand.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    places = mark.map { significand[($0 + 1)...].prefix(while: DigitGroups.isDigit).count } ?? 0
    guard DigitGroups.isNumber(bytes), bytes.count <= DigitGroups.most else {
      groups = [text]
      return
    }
    let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let end = mark ?? bytes[start...].firstIndex { !DigitGroups.isDigit($0) } ?? bytes.count
    let last = mark == nil ? end : end + 1 + places
    var pieces: [String] = []
    // The first group of the whole part is the short one, and has the sign.
    var from = 0
    var next = start + (end - start - 1) % 5 + 1
    while from < end {
      // The ellipsis stands beside the last digits.
      let behindMark = mark != nil && end + 6 < last ? end + 6 : bytes.count
      let to = next < end ? next : behindMark
      pieces.append(String(decoding: bytes[from..<to], as: UTF8.self))
      (from, next) = (to, next + 5)
    }
    while from < bytes.count {
      let to = from + 5 < last ? from + 5 : bytes.count
      pieces.append(String(decoding: bytes[from..<to], as: UTF8.self))
      from = to
    }
    groups = pieces
  }

  /// The groups and counts as an object.
  package var json: JSON {
    .object([
      .init("groups", .list(groups.map { .text($0.asPrinted) })),
      .init("count", .count(count)),
      .init("places", .count(places)),
    ])
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Whether bytes are digits with at most a minus, a decimal mark and an ellipsis.
  fileprivate static func isNumber(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
      rest = rest.dropFirst()
      rest = rest.drop(while: isDigit)
    }
    return rest.isEmpty || rest.elementsEqual("…".utf8)
  }
}

/// A number that is shown by its first and last digits, since it has too many.
struct LongNumber {
  /// The digits of the whole number.
  let count: Int
  /// The first and last characters, from as few as a phone has room for to as many as a wide
  /// window has.
  let ends: [(first: String, last: String)]

  /// A number with more characters than this is long.
  private static var least: Int { 60 }
  /// How many characters each end has.
  private static var lengths: [Int] { [6, 13, 24, 40] }

  /// The ends of a whole number or of decimals that end; nothing where the text is another one,
  /// or short enough.
  init?(_ text: String?) {
    guard let text, text.utf8.count > LongNumber.least else { return nil }
    let bytes = Array(text.utf8)
    // One that goes on ends with an ellipsis.
    guard DigitGroups.isNumber(bytes), bytes.last.map({ $0 < 0x80 }) == true else { return nil }
    count = bytes.count { DigitGroups.isDigit($0) }
    ends = LongNumber.lengths.map { length in
      (
        String(decoding: bytes.prefix(length), as: UTF8.self),
        String(decoding: bytes.suffix(length), as: UTF8.self)
      )
    }
  }

  /// The count and the ends as an object.
  private var json: JSON {
    .object([
      .init("count", .count(count)),
      .init("ends", .list(ends.map { .list([.text($0.first.withMinusSigns), .text($0.last)]) })),
    ])
  }

  /// The members of an answer that tell which of its texts are long numbers, which digits
  /// repeat, how its digits and thousands stand in print, and whether its closed form only
  /// names a number; none where nothing is to be told.
  static func members(exact: String?, decimal: String?, repeating: String?) -> [JSON.Member] {
    var long: [JSON.Member] = []
    let printed = decimal?.asPrinted
    let printedMember = printed == decimal ? [] : JSON.Member.text("printedDecimal", printed)
    if let number = LongNumber(exact) { long.append(.init("exact", number.json)) }
    if let number = LongNumber(decimal) { long.append(.init("decimal", number.json)) }
    let isNamed = exact.map { namesZero($0) } == true
    let named = isNamed ? [JSON.Member("isNamed", .truth(true))] : []
    let thousands =
      thousands(of: exact).map { [JSON.Member("thousands", .list($0.map { .text($0) }))] } ?? []
    let members =
      printedMember + named + thousands + (long.isEmpty ? [] : [JSON.Member("long", .object(long))])
    guard let period = period(of: repeating) else { return members }
    return members + [.init("period", .list(period.map { .text($0.withMinusSigns) }))]
  }

  /// The digits of a whole number in threes, with its sign; nothing where the text is another one,
  /// has at most four digits, which print leaves together, or is shown by its ends.
  private static func thousands(of text: String?) -> [String]? {
    guard let text, 5...least ~= text.utf8.count else { return nil }
    let bytes = Array(text.utf8)
    let start = bytes[0] == UInt8(ascii: "-") ? 1 : 0
    guard bytes.count > start + 4, bytes[start...].allSatisfy(DigitGroups.isDigit) else {
      return nil
    }
    let ends = Array(
      stride(from: start + (bytes.count - start - 1) % 3 + 1, through: bytes.count, by: 3)
    )
    return zip([0] + ends, ends).map {
      String(decoding: bytes[$0..<$1], as: UTF8.self).withMinusSigns
    }
  }

  /// Whether a text names a number as the zero of a function, of which the digits say more.
  private static func namesZero(_ text: String) -> Bool {
    let call = Array("\(Builtin.zero.name)(".utf8)
    let bytes = Array(text.utf8.prefix(Markup.longestText))
    return bytes.indices.contains { bytes[$0...].starts(with: call) }
  }

  /// The digits before those that repeat, and these, of a text like `0.1(6)` with few of them.
  private static func period(of text: String?) -> [String]? {
    guard let bytes = text?.utf8, bytes.last == UInt8(ascii: ")") else { return nil }
    let before = Array(bytes.prefix { $0 != UInt8(ascii: "(") })
    let digits = Array(bytes.dropFirst(before.count + 1).dropLast())
    guard !digits.isEmpty, digits.count <= longestPeriod else { return nil }
    return [before, digits].map { String(decoding: $0, as: UTF8.self) }
  }

  /// The longest period that has a line over it.
  private static var longestPeriod: Int { 24 }
}
