// Numbers with their base behind them as an index, as conversions write them: `100110₃`, and
// `(1a)₁₂` with brackets where a digit is a letter.

internal import Numbers

extension Scanner {
  /// The token of the number that starts here, where an index stands at the offset: it is no
  /// number unless the index is a base that has all of its digits.
  ///
  /// Letters behind a digit are names, so that such a number has digits up to 9 only.
  mutating func indexedNumber(from start: Int) -> Token? {
    guard let end = endOfIndex(at: offset) else { return nil }
    let isNumber = value(from: start, to: offset, end: end) != nil
    offset = end
    guard isNumber else { return token(.malformedNumber, from: start) }
    return token(.number, from: start, value: Scanner.indexedMark)
  }

  /// The token of a number in brackets, of which the first one stands in front of the offset, and
  /// behind them its base; nothing where something else stands in them.
  ///
  /// Behind a letter or a digit brackets have arguments or a factor.
  mutating func bracketedNumber(from start: Int) -> Token? {
    guard isDigitOrLetter(offset), start == 0 || !isDigitOrLetter(start - 1) else { return nil }
    var place = offset
    while isDigitOrLetter(place) { place += 1 }
    if bytes[place] == decimalMark.byte {
      place += 1
      while isDigitOrLetter(place) { place += 1 }
      if bytes[place] == UInt8(ascii: "(") {
        place += 1
        while isDigitOrLetter(place) { place += 1 }
        guard bytes[place] == UInt8(ascii: ")") else { return nil }
        place += 1
      }
    }
    guard bytes[place] == UInt8(ascii: ")"), let end = endOfIndex(at: place + 1),
      value(from: offset, to: place, end: end) != nil
    else { return nil }
    offset = end
    return token(.number, from: start, value: Scanner.indexedMark)
  }

  /// The value of a token that is such a number.
  static var indexedMark: UInt32 { 2 }

  /// The value of such a number.
  func indexedValue(of token: Token) -> Rational {
    let isBracketed = bytes[token.start] == UInt8(ascii: "(")
    let index = bytes[token.start..<token.end].firstIndex { $0 >= 0x80 } ?? token.end
    let start = isBracketed ? token.start + 1 : token.start
    return value(from: start, to: isBracketed ? index - 1 : index, end: token.end) ?? Rational(0)
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

  private func isDigitOrLetter(_ place: Int) -> Bool { Scanner.digitOrLetter(bytes[place]) != nil }

  /// The value of a byte as a digit to the base 36.
  private static func digitOrLetter(_ byte: UInt8) -> Int? {
    if byte &- 0x30 < 10 { return Int(byte - 0x30) }
    let letter = byte | 0x20
    return letter &- UInt8(ascii: "a") < 26 ? Int(letter - UInt8(ascii: "a")) + 10 : nil
  }

  /// The place behind an index of digits that starts at a place.
  private func endOfIndex(at start: Int) -> Int? {
    var place = start
    while Scanner.subscriptDigit(decode(at: place).scalar) != nil {
      place += decode(at: place).length
    }
    return place > start ? place : nil
  }

  /// The most digits behind the mark, and before it, of such a number, which is read more than
  /// once.
  private static let mostDigits = (behindMark: 1000, beforeMark: 20_000)

  /// The number of digits that end at a place to a base that stands in front of the end.
  private func value(from start: Int, to place: Int, end: Int) -> Rational? {
    var base = 0
    var next = bytes[place] == UInt8(ascii: ")") ? place + 1 : place
    while next < end, let digit = Scanner.subscriptDigit(decode(at: next).scalar), base < 100 {
      base = base * 10 + Int(digit - 0x30)
      next += decode(at: next).length
    }
    let text = bytes[start..<place].map { $0 == decimalMark.byte ? UInt8(ascii: ".") : $0 }
    // With this prefix no letter starts an exponent.
    var parts = NumberLiteral(canonical: "0x" + String(decoding: text, as: UTF8.self)).parts
    parts.radix = base
    let digits = parts.whole + parts.fraction + parts.repeating
    let signs = (parts.repeating.isEmpty ? 0 : 2) + (text.contains(UInt8(ascii: ".")) ? 1 : 0)
    guard next == end, 2...36 ~= base, !parts.whole.isEmpty,
      parts.whole.count <= Scanner.mostDigits.beforeMark,
      digits.count - parts.whole.count <= Scanner.mostDigits.behindMark,
      text.count == digits.count + signs,
      digits.allSatisfy({ Scanner.digitOrLetter($0).map { $0 < base } == true })
    else { return nil }
    return parts.mantissa
  }
}

extension Scanner {
  /// The value of a token that is bits in two's complement, and behind them how many they are:
  /// `0xfffffff9_i32`.
  static var complementMark: UInt32 { .max - 1 }

  /// The number that such bits are, with its base, or nothing where they are more than that.
  func complement(of token: Token) -> (size: NumberLiteral, isNegative: Bool)? {
    let bytes = bytes[token.start..<token.end]
    guard let sign = bytes.lastIndex(of: UInt8(ascii: "_")),
      let width = Int(String(decoding: bytes[(sign + 2)...], as: UTF8.self)),
      1...Conversion.mostBits ~= width
    else { return nil }
    let literal = literal(of: Token(kind: .number, start: token.start, end: sign))
    let bits = literal.parts.mantissa
    guard bits.isInteger, bits.numerator.bitLength <= width else { return nil }
    guard bits.numerator.bit(at: width - 1) else { return (literal, false) }
    let size = Rational((Integer(1) << width) - bits.numerator)
    let limit = Conversion.mostBits + 1
    let written = NumberLiteral(size, digitLimit: limit, base: literal.parts.radix)
    return written.map { ($0, true) }
  }
}
