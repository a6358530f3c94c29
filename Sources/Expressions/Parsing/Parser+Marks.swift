// Blanks and marks between the digits of numbers: groups, `1 000 000`, `123,456,789`,
// `0b1011 0010`; and commas and points in the wrong place, most of which are decimal marks, or
// group digits, as other countries write them.

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

  /// Reads a number with a comma or point of other countries, if one stands here.
  ///
  /// That is so where a comma separates nothing: `1,5`, `1.234,5`. One mark in front of three digits
  /// groups them.
  mutating func foreignNumber() -> Bool {
    // Digits and marks are read once, where they begin.
    guard closers.isEmpty, !isPlot, options.refusesWords,
      token.start == 0 || !isDigitOrMark(token.start - 1),
      token.kind != .malformedNumber || numberInGroups == nil
    else { return false }
    let foreign = options.decimalMark == .comma ? UInt8(ascii: ".") : UInt8(ascii: ",")
    var end = token.start
    while end < scanner.count, isDigitOrMark(end) { end += 1 }
    let marked = token.start..<end
    guard end > token.start, isDigit(end - 1), scanner.bytes[marked].contains(foreign),
      endsForeignNumber(end),
      case .foreignMark(let written, _)? = respelled(marked), let text = written.last
    else { return false }
    var digits = text.utf8.map { $0 == options.decimalMark.byte ? UInt8(ascii: ".") : $0 }
    guard digits.count < 2 || digits[0] != 0x30 || digits[1] == UInt8(ascii: ".") else {
      return false
    }
    if scanner.bytes[end] | 0x20 == UInt8(ascii: "e") {
      let sign = scanner.bytes[end + 1]
      let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
      var place = end + (isSigned ? 2 : 1)
      if isDigit(place) {
        while isDigit(place) { place += 1 }
        digits += scanner.bytes[end..<place].filter { $0 != UInt8(ascii: "+") }.map { $0 | 0x20 }
        end = place
      }
    }
    let range = token.start..<end
    builder.append(
      NumberLiteral(canonical: String(decoding: digits, as: UTF8.self)),
      range: range
    )
    scanner.offset = end
    advance()
    previousEnd = end
    note(written.count > 1 ? .groupedDigits : .foreignMarks, range)
    return true
  }

  /// Whether the number with a mark of other countries may end at a place: a comma in `7,2x` may be
  /// one that divides, and behind `1.5…` more digits are meant.
  private func endsForeignNumber(_ end: Int) -> Bool {
    let next = scanner.bytes[end]
    if options.decimalMark == .comma { return next != 0xe2 || scanner.bytes[end + 1] != 0x80 }
    return next < 0x80 && !(next | 0x20).isLowercaseLetter
  }

  private func isDigit(_ place: Int) -> Bool { scanner.bytes[place] &- 0x30 < 10 }

  /// The size, base and kind of the groups behind a number, if it may be the first group.
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

extension Parser {
  /// Reports a token that nothing can take.
  mutating func reportUnexpected() {
    guard token.kind == .comma else {
      report(token.kind == .colon ? .unexpectedColon : .unexpected, range)
      return
    }
    if let mistake = foreignMark(at: token) {
      report(mistake)
    } else {
      let isMark = options.decimalMark == .comma && !closers.isEmpty
      report(isMark ? .commaBetweenArguments : .commaBetweenStatements, range)
    }
  }

  /// Reports a number with marks in wrong places, together with the digits behind a comma that
  /// belong to it where the marks are those of another country: `1.234.567,89`.
  mutating func malformedNumber() {
    if let fault = scanner.fault(ofIndexed: token) {
      report(fault, range)
      builder.appendHole(range: range)
      return
    }
    if let number = numberInGroups {
      builder.append(number, range: range)
      note(.groupedDigits, range)
      return
    }
    var end = token.end
    while closers.isEmpty, end < scanner.count, isDigitOrMark(end) { end += 1 }
    let whole = token.start..<end
    let mistake = respelled(whole).map { Diagnostic($0, range: whole) }
    report(mistake ?? Diagnostic(respelled(range) ?? .malformedNumber, range: range))
    builder.appendHole(range: range)
    if mistake != nil, !isExhausted {
      token = Token(kind: .malformedNumber, start: token.start, end: end)
      scanner.offset = end
    }
  }

  /// The number whose digits are in groups of three with two marks or more between them, which no
  /// decimal mark is: `2.500.000`, and `2.500.000,75` where that has a comma.
  ///
  /// With commas that is so only where these separate nothing.
  private var numberInGroups: NumberLiteral? {
    let digits = scanner.bytes[token.start..<token.end].prefix { $0 &- 0x30 < 10 }
    guard 1...3 ~= digits.count, digits.first != 0x30, options.refusesWords else { return nil }
    let mark = scanner.bytes[digits.endIndex]
    guard mark == UInt8(ascii: ".") || closers.isEmpty && !isPlot else { return nil }
    let groups = scanner.groups(behind: digits.endIndex, of: 3, mark: mark)
    guard groups.count > 1 else { return nil }
    var text = Array(digits) + groups.digits
    var end = groups.end
    if options.decimalMark.byte != mark, scanner.bytes[end] == options.decimalMark.byte {
      text.append(UInt8(ascii: "."))
      text += scanner.bytes[end + 1..<max(token.end, end + 1)]
      end = token.end
      guard text.last != UInt8(ascii: "."), !text.contains(UInt8(ascii: ",")) else { return nil }
    }
    guard end == token.end else { return nil }
    // The digits go on behind a mark of another country.
    let next = scanner.bytes[end]
    let goesOn = next == UInt8(ascii: ",") || next == UInt8(ascii: ".")
    if goesOn, closers.isEmpty, isDigit(end + 1) { return nil }
    return NumberLiteral(canonical: String(decoding: text, as: UTF8.self))
  }

  /// The mistake in the digits and marks around a comma that has digits on both sides, if it
  /// is one of marks.
  func foreignMark(at comma: Token) -> Diagnostic? {
    var (start, end) = (comma.start, comma.end)
    while start > 0, isDigitOrMark(start - 1) { start -= 1 }
    while end < scanner.count, isDigitOrMark(end) { end += 1 }
    guard end > comma.end else { return nil }
    if comma.start == 0, isDigit(comma.end), let kind = respelled(0..<end, before: [0x30]) {
      return Diagnostic(kind, range: comma.start..<comma.end, replaced: 0..<end)
    }
    guard start < comma.start else { return nil }
    let before = start > 0 ? scanner.bytes[start - 1] : 0x20
    // `x1,2` has a name in front.
    guard before < 0x80, before | 0x20 < UInt8(ascii: "a") || before | 0x20 > UInt8(ascii: "z")
    else { return nil }
    return respelled(start..<end).map {
      Diagnostic($0, range: comma.start..<comma.end, replaced: start..<end)
    }
  }

  private func isDigitOrMark(_ place: Int) -> Bool {
    switch scanner.bytes[place] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","): true
    default: false
    }
  }

  /// The mistake in digits with marks of other countries, with the ways to write them here:
  /// two ways for `1,000`, none where they are no number anywhere.
  func respelled(_ range: Range<Int>, before digits: [UInt8] = []) -> Diagnostic.Kind? {
    var groups: [[UInt8]] = [digits]
    var marks: [UInt8] = []
    for byte in scanner.bytes[range] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): groups[groups.count - 1].append(byte)
      case UInt8(ascii: "."), UInt8(ascii: ","):
        marks.append(byte)
        groups.append([])
      default: return nil
      }
    }
    guard let last = marks.last, groups.allSatisfy({ !$0.isEmpty }) else { return nil }
    let whole = groups.dropLast()
    let isGrouped =
      groups[0].count <= 3 && whole.dropFirst().allSatisfy { $0.count == 3 }
      && marks.dropLast().allSatisfy { $0 == marks[0] }
    guard isGrouped || marks.count == 1 else { return nil }
    let plain = String(decoding: groups.joined(), as: UTF8.self)
    let mark = String(decoding: [options.decimalMark.byte], as: UTF8.self)
    let decimal =
      String(decoding: whole.joined(), as: UTF8.self) + mark
      + String(decoding: groups[groups.count - 1], as: UTF8.self)
    let endsInGroup = isGrouped && groups[groups.count - 1].count == 3 && groups[0] != [0x30]
    if marks.count == 1 {
      return .foreignMark(written: endsInGroup ? [decimal, plain] : [decimal], hasGroups: false)
    }
    // Groups of three to the end, or the other mark before the fraction.
    if marks[0] != last { return .foreignMark(written: [decimal], hasGroups: true) }
    return endsInGroup ? .foreignMark(written: [plain], hasGroups: true) : nil
  }

  /// Passes over how far a floating-point number is above the value that it is nearest to, as an
  /// answer has it behind the number, `0.100…625, Δ = 5.55…e-18`; or returns false.
  mutating func skipDifference() -> Bool {
    guard closers.allSatisfy({ $0 == .closeBrace || $0 == .closeSquare }) else { return false }
    var ahead = scanner
    let name = ahead.next()
    guard name.kind == .name, scanner.bytes[name.start..<name.end].elementsEqual([0xce, 0x94]),
      ahead.next().kind == .equal
    else { return false }
    var number = ahead.next()
    if number.kind == .minus { number = ahead.next() }
    switch ahead.peek().kind {
    case .end, .semicolon, .closeBrace, .closeSquare: break
    default: return false
    }
    guard number.kind == .integer || number.kind == .number else { return false }
    scanner = ahead
    token = number
    advance()
    return true
  }
}
