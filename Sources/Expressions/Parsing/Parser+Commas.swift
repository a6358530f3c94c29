// Commas and points in the wrong place: most are decimal marks, or group digits, as
// other countries write them.

extension Parser {
  /// Reports a token that nothing can take.
  mutating func reportUnexpected() {
    if token.kind == .range, scanner.bytes[token.start] == UInt8(ascii: ".") {
      // Dots outside of square brackets are points too many.
      for place in range where !isExhausted {
        report(.unknownCharacter(0x2e), place..<place + 1)
      }
      return
    }
    guard token.kind == .comma else {
      report(token.kind == .colon ? .unexpectedColon : .unexpected, range)
      return
    }
    if let mark = numberAround(token) {
      report(mark, range)
    } else {
      let isMark = options.decimalMark == .comma && !closers.isEmpty
      report(isMark ? .commaBetweenArguments : .commaBetweenStatements, range)
    }
  }

  /// What the digits and marks around a comma that has digits on both sides may
  /// be.
  private func numberAround(_ comma: Token) -> Diagnostic.Kind? {
    var (start, end) = (comma.start, comma.end)
    while start > 0, isDigitOrMark(start - 1) { start -= 1 }
    while end < scanner.count, isDigitOrMark(end) { end += 1 }
    guard start < comma.start, end > comma.end else { return nil }
    let before = start > 0 ? scanner.bytes[start - 1] : 0x20
    // `x1,2` has a name in front.
    guard before < 0x80, before | 0x20 < UInt8(ascii: "a") || before | 0x20 > UInt8(ascii: "z")
    else { return nil }
    return respelled(start..<end)
  }

  private func isDigitOrMark(_ place: Int) -> Bool {
    switch scanner.bytes[place] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","): true
    default: false
    }
  }

  /// What digits with marks of other countries may be here; two ways for
  /// `1,000`, none where they are no number anywhere.
  func respelled(_ range: Range<Int>) -> Diagnostic.Kind? {
    var groups: [[UInt8]] = [[]]
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
}
