// Numbers that are written in letters: Roman numerals, and lines in words.

internal import Numbers

extension Parser {
  /// The number that a Roman numeral says here, unless the user has given it or each of its letters
  /// a meaning.
  var numeral: Int? {
    guard options.readsNumerals, token.end - token.start > 1,
      RomanNumeral.isLetter(UInt32(scanner.bytes[token.start])),
      RomanNumeral.isLetter(UInt32(scanner.bytes[token.end - 1]))
        || scanner.bytes[token.end - 1] == 0x85
    else { return nil }
    let name = scanner.name(of: token)
    guard !isOwn(name), let number = RomanNumeral.value(of: name) else { return nil }
    let isProduct = name.unicodeScalars.allSatisfy { isOwn(String(Character($0))) }
    return isProduct ? nil : number
  }

  /// Reads a Roman numeral, if there is one here.
  mutating func readNumeral() -> Bool {
    guard let numeral else { return false }
    note(.numberInLetters, range)
    builder.append(small: UInt32(numeral), range: range)
    advance()
    return true
  }

  /// Whether a line may be a number in words: what it starts with is the start of such a word, or
  /// a sign that no other line has.
  var mayBeInWords: Bool {
    guard options.refusesWords else { return false }
    if !diagnostics.isEmpty { return true }
    guard token.kind == .name, token.end - token.start > 2 else { return false }
    let (first, next) = (scanner.bytes[token.start] | 0x20, scanner.bytes[token.start + 1])
    let second = next < 0x80 ? next | 0x20 : next
    let starts: StaticString = "zeontwthfofisiseeininetelminunezwdrvifacfüuhuta"
    return starts.withUTF8Buffer { starts in
      starts.indices.dropLast().contains { starts[$0] == first && starts[$0 + 1] == second }
    }
  }

  /// The number that the words in front of the end of the line, or of the way to write it, are, and
  /// where they end; nothing where the user has given one of them a meaning.
  func numberInWords() -> (number: Integer, end: Int)? {
    var ahead = scanner
    ahead.offset = 0
    var end = scanner.count
    var next = ahead.next()
    while next.kind != .end {
      let name = next.kind == .name || next.kind == .function ? ahead.name(of: next) : ""
      if isOwn(name) { return nil }
      if next.kind == .arrow || Conversion.isPreposition(name) {
        end = next.start
        break
      }
      next = ahead.next()
    }
    while end > 0, scanner.bytes[end - 1] == 0x20 { end -= 1 }
    return NumberInWords.value(of: Array(scanner.bytes[..<end])).map { ($0, end) }
  }
}
