// Numbers with their base behind them as an index: `100110₃`, as conversions write them.

internal import Numbers

extension Scanner {
  /// The token of the number that starts here, where an index stands at the offset: it is no
  /// number unless the index is a base that has all of its digits.
  ///
  /// Letters behind a digit are names, so that such a number has digits up to 9 only.
  mutating func indexedNumber(from start: Int) -> Token? {
    guard let end = endOfIndex else { return nil }
    let isNumber = literal(from: start, to: offset, end: end) != nil
    offset = end
    guard isNumber else { return token(.malformedNumber, from: start) }
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

  /// What is wrong with a number that has an index behind it, where that is what is wrong.
  func fault(ofIndexed token: Token) -> Diagnostic.Kind? {
    guard let place = bytes[token.start..<token.end].firstIndex(where: { $0 >= 0x80 }),
      Scanner.subscriptDigit(decode(at: place).scalar) != nil
    else { return nil }
    var digits: [UInt8] = []
    var next = place
    while next < token.end, let digit = Scanner.subscriptDigit(decode(at: next).scalar) {
      if digit != 0x30 || !digits.isEmpty { digits.append(digit) }
      next += decode(at: next).length
    }
    guard next == token.end else { return nil }
    let text = digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self)
    guard let base = Int(text), 2...36 ~= base else { return .unknownBase(text) }
    let limit = UInt8(min(base, 10))
    let hasAll = bytes[token.start..<place].allSatisfy { !(limit...9 ~= $0 &- 0x30) }
    return base >= 10 || hasAll ? nil : .missingDigits(base: base)
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
