// Numbers: decimal with grouping, repeating digits and an exponent,
// hexadecimal, octal, binary.

extension Scanner {
  /// The token of the number that starts here.
  mutating func number() -> Token {
    let start = offset
    // The common case: one digit, and then a few.
    if isDigit(bytes[start]), bytes[start + 1].endsWholeNumber {
      offset += 1
      return token(.integer, from: start, value: UInt32(bytes[start] - 0x30))
    }
    if bytes[start] == UInt8(ascii: "0"), let token = prefixedNumber() { return token }
    var value: UInt64 = 0
    while isDigit(bytes[offset]), offset - start < 10 {
      value = value * 10 + UInt64(bytes[offset] - 0x30)
      offset += 1
    }
    let isPlain =
      offset > start && (bytes[start] != UInt8(ascii: "0") || offset == start + 1)
      && value <= UInt64(UInt32.max)
    let end = offset
    if isPlain, bytes[end].endsWholeNumber {
      return token(.integer, from: start, value: UInt32(truncatingIfNeeded: value))
    }
    skipDigits()
    if bytes[offset] == decimalMark.byte,
      startsFraction(at: offset + 1) || endsNumber(offset + 1) || isEllipsis(offset + 1)
    {
      offset += 1
      skipDigits()
      if isEllipsis(offset) {
        offset += 3
        skipExponent()
        return token(.number, from: start, value: Scanner.truncatedMark)
      }
      skipRepeating()
    }
    if bytes[offset] == 0xe2, let token = indexedNumber(from: start) { return token }
    skipExponent()
    if bytes[offset] >= 0x80, Scanner.digit(decode(at: offset).scalar) != nil {
      offset = start
      return foreignNumber()
    }
    if isMalformed() { return malformed(from: start) }
    if isPlain, offset == end {
      return token(.integer, from: start, value: UInt32(truncatingIfNeeded: value))
    }
    return token(.number, from: start)
  }

  /// Whether a fraction follows a decimal mark: a digit or repeating digits.
  func startsFraction(at place: Int) -> Bool {
    isDigit(bytes[place]) || endOfRepeating(at: place) != nil
  }

  /// Whether a mark before this place may end a number: `5.` does, where
  /// neither a name nor another mark follows, and in front of an exponent; a comma never does.
  private func endsNumber(_ place: Int) -> Bool {
    guard decimalMark == .point else { return false }
    switch bytes[place] {
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return endOfExponent(at: place) != nil
    case UInt8(ascii: "."), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return false
    default: return true
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether `…` stands at a place, or three points, and nothing behind that a range would go to.
  private func isEllipsis(_ place: Int) -> Bool {
    switch (bytes[place], bytes[place + 1], bytes[place + 2]) {
    case (0xe2, 0x80, 0xa6): return !isDigit(bytes[place + 3])
    case (UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: ".")):
      var next = place + 3
      while bytes[next] == 0x20 { next += 1 }
      switch bytes[next] {
      case 0, UInt8(ascii: ")"), UInt8(ascii: "*")...UInt8(ascii: ","), UInt8(ascii: "/"),
        UInt8(ascii: ";")...UInt8(ascii: ">"), UInt8(ascii: "^"), UInt8(ascii: "}"):
        return true
      default: return false
      }
    default: return false
    }
  }

  /// The value of a token that is the first digits of a number, `0.84…`.
  static var truncatedMark: UInt32 { .max }

  /// The least and the greatest number that begin with the digits of such a token.
  func bounds(of token: Token) -> [NumberLiteral] {
    let least = decimal(bytes[token.start..<token.end])
    var greatest = least
    var place = least.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? least.count
    var carries = true
    while carries, place > 0 {
      place -= 1
      guard isDigit(greatest[place]) else { continue }
      carries = greatest[place] == 0x39
      greatest[place] = carries ? 0x30 : greatest[place] + 1
    }
    if carries { greatest.insert(0x31, at: 0) }
    return [least, greatest].map {
      NumberLiteral(canonical: String(decoding: $0, as: UTF8.self))
    }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// Skips digits and what groups them: an underscore or a narrow blank
  /// between two digits.
  private mutating func skipDigits() {
    while true {
      if isDigit(bytes[offset]) {
        offset += 1
      } else {
        let length = groupingLength(at: offset)
        guard length > 0, offset > 0, isDigit(bytes[offset - 1]), isDigit(bytes[offset + length])
        else { return }
        offset += length
      }
    }
  }

  private func groupingLength(at place: Int) -> Int {
    switch (bytes[place], bytes[place + 1], bytes[place + 2]) {
    case (UInt8(ascii: "_"), _, _): 1
    case (0xc2, 0xa0, _): 2
    // Figure space, thin space, narrow no-break space.
    case (0xe2, 0x80, 0x87), (0xe2, 0x80, 0x89), (0xe2, 0x80, 0xaf): 3
    default: 0
    }
  }

  /// The place behind `(digits)`, if that stands here.
  private func endOfRepeating(at place: Int, _ base: UInt8 = 10) -> Int? {
    guard bytes[place] == UInt8(ascii: "(") else { return nil }
    var place = place + 1
    let first = place
    while isDigit(bytes[place], base) { place += 1 }
    return place > first && bytes[place] == UInt8(ascii: ")") ? place + 1 : nil
  }

  private mutating func skipRepeating() {
    if let end = endOfRepeating(at: offset) {
      offset = end
    } else {
      skipOverlined()
    }
  }

  /// Skips digits that carry a combining overline; the last digit read so far
  /// may be the first of them.
  private mutating func skipOverlined() {
    while bytes[offset] == 0xcc, bytes[offset + 1] == 0x85 {
      offset += 2
      if isDigit(bytes[offset]), bytes[offset + 1] == 0xcc, bytes[offset + 2] == 0x85 {
        offset += 1
      }
    }
  }

  private mutating func skipExponent() { offset = endOfExponent(at: offset) ?? offset }

  /// The place behind an exponent with digits to a base, if one stands here.
  private func endOfExponent(at start: Int, _ base: UInt8 = 10) -> Int? {
    guard bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var place = start + 1
    if bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-") {
      place += 1
    } else if bytes[place] == 0xe2, bytes[place + 1] == 0x88, bytes[place + 2] == 0x92 {
      place += 3
    }
    let first = place
    while bytes[place] &- 0x30 < base { place += 1 }
    return place > first && !isDigit(bytes[place]) ? place : nil
  }

  /// The token of a number with digits of other scripts, which starts here: digits, and
  /// perhaps a mark and more of them.
  mutating func foreignNumber() -> Token {
    let start = offset
    skipAllDigits()
    let (mark, length) = decode(at: offset)
    if foreignMark(mark), Scanner.value(ofDigit: decode(at: offset + length).scalar) != nil {
      offset += length
      skipAllDigits()
    }
    return token(.number, from: start, value: 1)
  }

  private mutating func skipAllDigits() {
    while true {
      let (scalar, length) = decode(at: offset)
      guard Scanner.value(ofDigit: scalar) != nil else { return }
      offset += length
    }
  }

  private static func value(ofDigit scalar: UInt32) -> UInt32? {
    0x30...0x39 ~= scalar ? scalar - 0x30 : digit(scalar)
  }

  /// Whether a scalar is the decimal mark, of full width, or that of Arabic.
  private func foreignMark(_ scalar: UInt32) -> Bool {
    let wide: UInt32 = decimalMark == .point ? 0xff0e : 0xff0c
    return scalar == UInt32(decimalMark.byte) || scalar == wide || scalar == 0x66b
  }

  /// The canonical spelling of a number with digits of other scripts.
  private func folded(_ token: Token) -> NumberLiteral {
    var text: [UInt8] = []
    var place = token.start
    while place < token.end {
      let (scalar, length) = decode(at: place)
      place += length
      guard let digit = Scanner.value(ofDigit: scalar) else {
        text.append(UInt8(ascii: "."))
        continue
      }
      if text == [UInt8(ascii: "0")] { text.removeLast() }
      text.append(UInt8(truncatingIfNeeded: digit) + 0x30)
    }
    if text.first == UInt8(ascii: ".") { text.insert(UInt8(ascii: "0"), at: 0) }
    return NumberLiteral(canonical: String(decoding: text, as: UTF8.self))
  }

  /// `0x`, `0o` or `0b` and digits, perhaps with a mark and repeating ones; or nothing.
  private mutating func prefixedNumber() -> Token? {
    let start = offset
    guard let base = Scanner.base(bytes[start + 1]), isDigit(bytes[start + 2], base) else {
      return nil
    }
    offset = start + 2
    skipDigits(base)
    if bytes[offset] == decimalMark.byte,
      isDigit(bytes[offset + 1], base) || endOfRepeating(at: offset + 1, base) != nil
    {
      offset += 1
      skipDigits(base)
      offset = endOfRepeating(at: offset, base) ?? offset
    }
    let isWrong = bytes[start + 2..<offset].contains { $0 <= 0x39 && $0 >= 0x30 + base }
    if bytes[offset] == UInt8(ascii: "_"), bytes[offset + 1] == UInt8(ascii: "i"),
      isDigit(bytes[offset + 2]), !isWrong
    {
      offset += 2
      while isDigit(bytes[offset]) { offset += 1 }
      return token(.number, from: start, value: Scanner.complementMark)
    }
    guard base < 10, !isWrong, let end = endOfExponent(at: offset, base) else {
      return token(isWrong ? .malformedNumber : .number, from: start)
    }
    let mark = offset
    offset = end
    return token(.number, from: start, value: UInt32(mark))
  }

  /// Skips digits of a prefixed number, and underscores between them.
  private mutating func skipDigits(_ base: UInt8) {
    while isDigit(bytes[offset], base)
      || bytes[offset] == UInt8(ascii: "_") && isHexDigit(bytes[offset + 1])
    {
      offset += 1
    }
  }

  /// The base that a letter behind a zero says.
  static func base(_ letter: UInt8) -> UInt8? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  /// Whether a byte may be meant as a digit to a base: any decimal digit is, so that one
  /// which the base lacks is told.
  private func isDigit(_ byte: UInt8, _ base: UInt8) -> Bool {
    base == 16 ? isHexDigit(byte) : isDigit(byte)
  }

  /// Whether a second mark with digits stands behind a number.
  private func isMalformed() -> Bool {
    bytes[offset] == decimalMark.byte && startsFraction(at: offset + 1)
      || bytes[offset] == UInt8(ascii: ".") && isDigit(bytes[offset + 1])
  }

  private mutating func malformed(from start: Int) -> Token {
    while isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: ".")
      || bytes[offset] == decimalMark.byte && isDigit(bytes[offset + 1])
    {
      offset += 1
    }
    return token(.malformedNumber, from: start)
  }
}

extension Scanner {
  /// The canonical spelling of the number that a token says.
  package func literal(of token: Token) -> NumberLiteral {
    guard token.kind != .integer else { return NumberLiteral(UInt64(token.value)) }
    guard token.value == 0 else { return folded(token) }
    let source = bytes[token.start..<token.end]
    if isCanonical(source) {
      return NumberLiteral(canonical: String(decoding: source, as: UTF8.self))
    }
    if token.end - token.start > 2, source[token.start] == UInt8(ascii: "0"),
      Scanner.base(source[token.start + 1]) != nil
    {
      let digits = source.dropFirst(2).filter { $0 != UInt8(ascii: "_") }
      let text = [UInt8(ascii: "0"), source[token.start + 1] | 0x20] + digits
      let point = text.map { $0 == decimalMark.byte ? UInt8(ascii: ".") : $0 }
      return NumberLiteral(canonical: String(decoding: point, as: UTF8.self))
    }
    return NumberLiteral(canonical: String(decoding: decimal(source), as: UTF8.self))
  }

  /// The text of a number of digits with one point between them, if the token is one that
  /// is spelled canonically.
  func plainDecimal(of token: Token) -> String? {
    let source = bytes[token.start..<token.end]
    guard isCanonical(source), source.contains(UInt8(ascii: ".")) else { return nil }
    return String(decoding: source, as: UTF8.self)
  }

  private func decimal(_ source: Bytes) -> [UInt8] {
    var text: [UInt8] = []
    var place = source.startIndex
    var hasExponent = false
    while place < source.endIndex {
      let byte = source[place]
      place += 1
      switch byte {
      case UInt8(ascii: "0"):
        // Leading zeros say nothing, in a whole part or in an exponent.
        let isLeading = text.isEmpty || hasExponent && !isDigit(text.last ?? 0)
        let hasMore = place < source.endIndex && (isDigit(bytes[place]) || isGrouped(place))
        if !isLeading || !hasMore { text.append(byte) }
      case UInt8(ascii: "1")...UInt8(ascii: "9"), UInt8(ascii: "("), UInt8(ascii: ")"):
        text.append(byte)
      // Three points say that digits go on.
      case decimalMark.byte where !text.contains(UInt8(ascii: ".")):
        if text.isEmpty { text.append(UInt8(ascii: "0")) }
        text.append(UInt8(ascii: "."))
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if text.last == UInt8(ascii: ".") { text.removeLast() }
        text.append(byte)
        hasExponent = true
      case UInt8(ascii: "-"), 0x92:
        if hasExponent { text.append(UInt8(ascii: "-")) }
      case 0xcc:
        overline(&text)
        place += 1
      default: break
      }
    }
    if text.last == UInt8(ascii: ".") { text.removeLast() }
    return text
  }

  /// Whether a number is spelled canonically, in digits and a point.
  private func isCanonical(_ source: Bytes) -> Bool {
    guard decimalMark == .point, let first = source.first, first != UInt8(ascii: "."),
      source.last != UInt8(ascii: ".")
    else { return false }
    if first == UInt8(ascii: "0"), source.count > 1,
      source[source.startIndex + 1] != UInt8(ascii: ".")
    {
      return false
    }
    return source.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  private func isGrouped(_ place: Int) -> Bool {
    let length = groupingLength(at: place)
    return length > 0 && isDigit(bytes[place + length])
  }

  /// Moves the last digit into the brackets of the repeating digits.
  private func overline(_ text: inout [UInt8]) {
    guard let digit = text.popLast() else { return }
    if text.last == UInt8(ascii: ")") {
      text.removeLast()
    } else {
      text.append(UInt8(ascii: "("))
    }
    text.append(contentsOf: [digit, UInt8(ascii: ")")])
  }
}

extension Scanner {
  /// The digits of a number, the one of which ends at a place, with the groups of a size that
  /// follow it, `1 000 000`, each behind the same mark; where they end; and how many groups.
  func groups(
    behind end: Int,
    of size: Int,
    mark: UInt8,
    base: UInt8 = 10
  ) -> (digits: [UInt8], end: Int, count: Int) {
    var (digits, end, count): ([UInt8], Int, Int) = ([], end, 0)
    while bytes[end] == mark, end + size < self.count,
      bytes[end + 1...end + size].allSatisfy({ $0 &- 0x30 < base }),
      !isDigit(bytes[end + size + 1])
    {
      digits += bytes[end + 1...end + size]
      end += size + 1
      count += 1
    }
    return (digits, end, count)
  }
}

extension UInt8 {
  /// Whether it is one of `a` to `z`.
  var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  /// Whether a byte ends a number: a blank, a bracket or an operator, but no mark, no
  /// letter and nothing beyond ASCII; the rarer ones are left out.
  @inline(__always)
  fileprivate var endsWholeNumber: Bool {
    switch self {
    case ...UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "^"): true
    default: false
    }
  }
}
