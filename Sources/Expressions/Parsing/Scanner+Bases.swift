// Numbers with their base behind them as an index: `100110₃`, as conversions write them.

internal import Numbers

extension Scanner {
  /// The token of the number that starts here, where its base stands at the offset; nothing
  /// where that is no index of a base which has all of its digits.
  ///
  /// Letters behind a digit are names, so that such a number has digits up to 9 only.
  mutating func indexedNumber(from start: Int) -> Token? {
    guard let end = endOfIndex, literal(from: start, to: offset, end: end) != nil else {
      return nil
    }
    offset = end
    return token(.number, from: start, value: Scanner.indexedMark)
  }

  /// The value of a token that is such a number.
  static var indexedMark: UInt32 { 2 }

  /// The canonical spelling of such a number, which is decimal.
  func indexedLiteral(of token: Token) -> NumberLiteral {
    let place = bytes[token.start..<token.end].firstIndex { $0 >= 0x80 } ?? token.end
    return literal(from: token.start, to: place, end: token.end)
      ?? NumberLiteral(canonical: "0")
  }

  /// The place behind an index of digits that starts at the offset.
  private var endOfIndex: Int? {
    var place = offset
    while Scanner.subscriptDigit(decode(at: place).scalar) != nil {
      place += decode(at: place).length
    }
    return place > offset ? place : nil
  }

  /// The most digits of such a number, which is read more than once.
  private static var mostDigits: Int { 1000 }

  /// The number of digits that end at a place to a base that stands behind them.
  private func literal(from start: Int, to place: Int, end: Int) -> NumberLiteral? {
    var base = 0
    var next = place
    while next < end, let digit = Scanner.subscriptDigit(decode(at: next).scalar), base < 100 {
      base = base * 10 + Int(digit - 0x30)
      next += decode(at: next).length
    }
    let text = bytes[start..<place].map { $0 == decimalMark.byte ? UInt8(ascii: ".") : $0 }
    guard next == end, 2...36 ~= base, text.count <= Scanner.mostDigits,
      text.first.map({ $0 &- 0x30 < 10 }) == true
    else { return nil }
    var parts = NumberLiteral(canonical: String(decoding: text, as: UTF8.self)).parts
    parts.radix = base
    let digits = parts.whole + parts.fraction + parts.repeating
    let marks = text.count - digits.count
    guard digits.allSatisfy({ $0 &- 0x30 < UInt8(min(base, 10)) }),
      parts.exponent.isEmpty,
      marks == (parts.repeating.isEmpty ? 0 : 2) + (text.contains(0x2E) ? 1 : 0)
    else { return nil }
    return NumberLiteral(parts.mantissa, digitLimit: Scanner.mostDigits)
  }
}
