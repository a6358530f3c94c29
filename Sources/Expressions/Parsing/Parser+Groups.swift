// Numbers with their digits in groups: `1 000 000`, `123,456,789`, `0b1011 0010`.

extension Parser {
  /// Reads a number with its digits in groups, if one stands here: groups of three behind one
  /// to three digits, or behind three digits of a fraction; groups of four binary digits.
  ///
  /// A blank or an apostrophe parts them. Commas do where there are two at least and no
  /// brackets: one alone may be a decimal mark, and in brackets they separate arguments.
  mutating func groupsOfDigits() -> Bool {
    let mark = scanner.bytes[token.end]
    guard mark == 0x20 || mark == UInt8(ascii: "'") || mark == UInt8(ascii: ","),
      isDigit(token.end + 1), let first = firstGroup
    else { return false }
    let groups = scanner.groups(behind: token.end, of: first.size, mark: mark, base: first.base)
    guard groups.count > 0, mayGroup else { return false }
    if mark == UInt8(ascii: ",") {
      guard groups.count > 1, options.decimalMark == .point, closers.isEmpty, !isPlot else {
        return false
      }
    }
    var digits = Array(scanner.literal(of: token).text.utf8) + groups.digits
    var end = groups.end
    if first.isWhole, scanner.bytes[end] == options.decimalMark.byte, isDigit(end + 1) {
      digits.append(UInt8(ascii: "."))
      end += 1
      while isDigit(end) {
        digits.append(scanner.bytes[end])
        end += 1
      }
    }
    if first.isWhole, groups.count == 1, isNumerator(groups.digits, endingAt: end) { return false }
    switch scanner.bytes[end] {
    // The number goes on, or nobody knows what it is.
    case UInt8(ascii: "_"), UInt8(ascii: "("), UInt8(ascii: "."), UInt8(ascii: ","), 0xcc:
      return false
    case let byte where (byte | 0x20).isLowercaseLetter: return false
    default: break
    }
    let range = token.start..<end
    let text = String(decoding: digits, as: UTF8.self)
    builder.append(NumberLiteral(canonical: text), range: range)
    scanner.offset = end
    advance()
    previousEnd = end
    note(.groupedDigits, range)
    return true
  }

  private func isDigit(_ place: Int) -> Bool { scanner.bytes[place] &- 0x30 < 10 }

  /// What the groups behind a number are like if it may be the first one.
  private var firstGroup: (size: Int, base: UInt8, isWhole: Bool)? {
    guard token.kind == .integer || token.kind == .number && token.value == 0 else { return nil }
    let source = scanner.bytes[token.start..<token.end]
    let digits = source.reversed().prefix { $0 &- 0x30 < 10 }.count
    if digits == source.count {
      return digits <= 3 && source.first != 0x30 ? (3, 10, true) : nil
    }
    let sign = source[token.end - digits - 1]
    if sign == options.decimalMark.byte {
      let isDecimal = digits == 3 && source.allSatisfy { $0 == sign || $0 &- 0x30 < 10 }
      return isDecimal ? (3, 10, false) : nil
    }
    let isBinary = sign | 0x20 == UInt8(ascii: "b") && source.count == digits + 2
    return isBinary && digits <= 4 ? (4, 2, false) : nil
  }

  /// Whether an operator, a bracket or a separator stands in front of the number and its signs:
  /// in an exponent and behind a function without brackets a second group would be a factor.
  private var mayGroup: Bool {
    var place = token.start
    while place > 0, place != operatorEnd {
      switch scanner.bytes[place - 1] {
      case 0x20, UInt8(ascii: "+"), UInt8(ascii: "-"): place -= 1
      case 0x92 where place > 2 && scanner.decode(at: place - 3).scalar == 0x2212: place -= 3
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "="):
        return true
      default: return false
      }
    }
    return true
  }

  /// Whether a group is the numerator of a mixed number: `2 100/300` is 2 + 100/300.
  private func isNumerator(_ digits: [UInt8], endingAt end: Int) -> Bool {
    var ahead = scanner
    ahead.offset = end
    guard ahead.next().kind == .slash else { return false }
    let denominator = ahead.next()
    let numerator = digits.reduce(0) { $0 * 10 + UInt32($1 - 0x30) }
    return denominator.kind == .integer && numerator > 0 && numerator < denominator.value
  }
}
