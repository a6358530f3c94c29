// Whole numbers in words, as texts: the way back from `to words`. Each reader takes its words from
// the left, the greater before the smaller, so that a text is a number only where it is one way
// to write it.

package import Numbers

/// A reader of whole numbers in words.
package struct NumberInWords {
  /// The text, with small letters.
  private let bytes: [UInt8]
  private var place = 0

  /// The number that all of a text says in English, German or Chinese, or nothing.
  ///
  /// Capitals say nothing, `and`, `und` and commas may be left out, and so may the hyphen and the
  /// `ein` in front of `hundert` and `tausend`.
  ///
  /// - Complexity: O(*n*²) for *n* bytes, of which there are at most ``longest``.
  package static func value(of text: [UInt8]) -> Integer? {
    guard shortest...longest ~= text.count, text.allSatisfy(isOfWords) else { return nil }
    var reader = NumberInWords(bytes: lowercased(text))
    for language in 0..<3 {
      reader.place = 0
      let isNegative =
        reader.take(language == 2 ? "负" : "minus") || language == 0 && reader.take("negative")
      let found =
        language == 0 ? reader.english() : language == 1 ? reader.german() : reader.chinese()
      guard let number = found, reader.isAtEnd, !isNegative || !number.isZero else { continue }
      return isNegative ? -number : number
    }
    return nil
  }

  /// The least and the most bytes of a number in words.
  private static var shortest: Int { 3 }
  private static var longest: Int { 1000 }

  /// Whether a byte may stand in words: most texts are none at a glance.
  private static func isOfWords(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "-"): true
    default: UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Letters in lower case, the German ones too.
  private static func lowercased(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text {
      let isCapital = 0x41...0x5a ~= byte || bytes.last == 0xc3 && 0x80...0x9e ~= byte
      bytes.append(isCapital ? byte | 0x20 : byte)
    }
    return bytes
  }

  // MARK: - Words

  private var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return place == bytes.count
    }
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
  }

  /// Takes a word behind blanks, if it stands here.
  private mutating func take(_ word: String) -> Bool {
    let start = place
    skipBlanks()
    if bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return true
    }
    place = start
    return false
  }

  /// Takes the longest of some words that stands here.
  private mutating func takeIndex(in words: some Collection<String>) -> Int? {
    var best: (index: Int, length: Int)?
    let start = place
    for (index, word) in words.enumerated() {
      if take(word), word.utf8.count > best?.length ?? 0 { best = (index, word.utf8.count) }
      place = start
    }
    guard let best else { return nil }
    skipBlanks()
    place += best.length
    return best.index
  }

  // MARK: - English

  private mutating func english() -> Integer? {
    if take(NumberWord.english[0]) { return 0 }
    var number = Integer(0)
    var most = NumberWord.englishScales.count + 1
    repeat {
      guard let group = englishBelow1000() else { return nil }
      let scale = takeIndex(in: NumberWord.englishScales).map { $0 + 1 } ?? 0
      guard scale < most else { return nil }
      number += Integer(group) * Integer(1000).raised(to: scale)
      guard scale > 0, !isAtEnd else { break }
      most = scale
      takeLink("and")
    } while true
    return number
  }

  private mutating func englishBelow1000() -> Int? {
    let start = place
    guard let count = takeIndex(in: NumberWord.english[1..<10]), take("hundred") else {
      place = start
      return englishBelow100()
    }
    let end = place
    _ = take("and")
    guard let rest = englishBelow100() else {
      place = end
      return 100 * (count + 1)
    }
    return 100 * (count + 1) + rest
  }

  private mutating func englishBelow100() -> Int? {
    guard let tens = takeIndex(in: NumberWord.englishTens) else {
      return takeIndex(in: NumberWord.english[1...]).map { $0 + 1 }
    }
    let end = place
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
    guard let ones = takeIndex(in: NumberWord.english[1..<10]) else {
      place = end
      return 10 * tens + 20
    }
    return 10 * tens + 21 + ones
  }

  /// Takes the comma and the word that may stand between parts of a number.
  private mutating func takeLink(_ word: String) {
    _ = take(",")
    _ = take(word)
  }

  // MARK: - German

  /// How a German one ends, which says what may stand behind it.
  private enum One {
    case other, ein, eine, eins
  }

  private mutating func german() -> Integer? {
    if take(NumberWord.german[0]) { return 0 }
    var number = Integer(0)
    var most = NumberWord.germanScales.count + 2
    repeat {
      var one = One.other
      let group = germanBelow1000(&one)
      var scale = 0
      if one != .eine, one != .eins, take("tausend") {
        scale = 1
      } else if let group, let index = takeGermanScale(isOne: group == 1) {
        guard group > 1 || one == .eine else { return nil }
        scale = index + 2
      } else {
        guard let group, one != .eine, one != .ein || !number.isZero || group > 1 else {
          return nil
        }
      }
      guard scale < most else { return nil }
      number += Integer(group ?? 1) * Integer(1000).raised(to: scale)
      guard scale > 0, !isAtEnd else { break }
      most = scale
      takeLink("und")
    } while true
    return number
  }

  private mutating func takeGermanScale(isOne: Bool) -> Int? {
    takeIndex(
      in: NumberWord.germanScales.map {
        Spelling.lowercased($0) + (isOne ? "" : NumberWord.germanPlural(of: $0))
      }
    )
  }

  private mutating func germanBelow1000(_ one: inout One) -> Int? {
    let start = place
    let count = takeIndex(in: NumberWord.german[1..<10]).map { $0 + 1 } ?? 1
    guard take("hundert") else {
      place = start
      return germanBelow100(&one)
    }
    let end = place
    _ = take("und")
    guard let rest = germanBelow100(&one) else {
      place = end
      return 100 * count
    }
    return 100 * count + rest
  }

  private mutating func germanBelow100(_ one: inout One) -> Int? {
    if let tens = takeIndex(in: NumberWord.germanTens) { return 10 * tens + 20 }
    guard let small = takeIndex(in: NumberWord.german[1...]).map({ $0 + 1 }) else { return nil }
    let end = place
    if small < 10, take("und"), let tens = takeIndex(in: NumberWord.germanTens) {
      return 10 * tens + 20 + small
    }
    place = end
    guard small == 1 else { return small }
    // Nothing stands between `ein` and its ending.
    switch place < bytes.count ? bytes[place] : 0 {
    case UInt8(ascii: "s"): one = .eins
    case UInt8(ascii: "e"): one = .eine
    default: one = .ein
    }
    if one != .ein { place += 1 }
    return small
  }

  // MARK: - Chinese

  private mutating func chinese() -> Integer? {
    if isAtEnd { return nil }
    if take(NumberWord.chinese[0]) { return 0 }
    var number = Integer(0)
    // The power of ten in front of the part, once there is one.
    var power = 0
    while !isAtEnd {
      guard let first = chineseBelow10000(isFirst: power == 0) else { return nil }
      var part = first.value
      let isLong = take("万")
      guard first.isAfterZero == (power > 0 && first.power + (isLong ? 4 : 0) < power - 1) else {
        return nil
      }
      if isLong {
        part *= 10_000
        if let rest = chineseBelow10000(isFirst: false) {
          guard rest.isAfterZero == (rest.power < 3) else { return nil }
          part += rest.value
        }
      }
      number += Integer(part)
      power = 8
      guard take("亿") else { break }
      repeat { number *= Integer(100_000_000) } while take("亿")
    }
    return number
  }

  /// A number of up to four digits.
  private struct ChineseGroup {
    var value = 0
    /// The power of ten of its first digit.
    var power = 0
    /// Whether a zero stands in front of it.
    var isAfterZero = false
  }

  private mutating func chineseBelow10000(isFirst: Bool) -> ChineseGroup? {
    var group = ChineseGroup()
    var last = 4
    while last > 0 {
      let start = place
      let hasZero = take(NumberWord.chinese[0])
      guard let digit = takeChineseDigit(isFirst: isFirst && last == 4) else {
        place = start
        break
      }
      let power = takeIndex(in: NumberWord.chineseUnits).map { $0 + 1 } ?? 0
      guard power < last else { return nil }
      if last == 4 {
        (group.power, group.isAfterZero) = (power, hasZero)
      } else if hasZero != (power < last - 1) {
        return nil
      }
      var unit = 1
      for _ in 0..<power { unit *= 10 }
      group.value += digit * unit
      last = power
    }
    return last < 4 || group.value > 0 ? group : nil
  }

  /// Takes a digit from one to nine; in front of all, ten needs none.
  private mutating func takeChineseDigit(isFirst: Bool) -> Int? {
    if let digit = takeIndex(in: NumberWord.chinese[1...]) { return digit + 1 }
    let start = place
    let isTwo = take("两")
    let end = place
    let isBefore =
      isTwo ? ["百", "千", "万", "亿"].contains { take($0) } : isFirst && take("十")
    place = isTwo && isBefore ? end : start
    return isBefore ? (isTwo ? 2 : 1) : nil
  }
}
