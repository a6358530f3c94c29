// Whole numbers in words, as they are written out in each language.

internal import Expressions
package import Numbers

extension Language {
  /// A whole number in words, or nothing where its magnitude is 10³⁶ or more.
  package func words(_ number: Integer) -> String? {
    let magnitude = number.magnitude
    guard magnitude.bitLength <= 120, magnitude < Integer(10).raised(to: 36) else { return nil }
    switch self {
    case .english: return (number.isNegative ? "minus " : "") + EnglishNumber.words(magnitude)
    case .german: return (number.isNegative ? "minus " : "") + GermanNumber.words(magnitude)
    case .chinese: return (number.isNegative ? "负" : "") + ChineseNumber.words(magnitude)
    }
  }
}

/// The digits of a number to the base 1000, the least first; none of zero.
private func thousands(_ number: Integer) -> [Int] {
  var groups: [Int] = []
  var rest = number
  while !rest.isZero {
    let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 1000)
    groups.append(remainder.asInt ?? 0)
    rest = quotient
  }
  return groups
}

private enum EnglishNumber {
  static var small: [String] { NumberWord.english }
  static var tens: [String] { NumberWord.englishTens }

  static func words(_ number: Integer) -> String {
    let groups = thousands(number)
    guard !groups.isEmpty else { return small[0] }
    var text = ""
    for index in groups.indices.reversed() where groups[index] > 0 {
      let isShort = index == 0 && groups[index] < 100
      text += (text.isEmpty ? "" : isShort ? " and " : ", ") + words(below1000: groups[index])
      if index > 0 { text += " " + NumberWord.englishScales[index - 1] }
    }
    return text
  }

  private static func words(below1000 n: Int) -> String {
    if n < 20 { return small[n] }
    if n < 100 { return tens[n / 10 - 2] + (n % 10 == 0 ? "" : "-" + small[n % 10]) }
    return small[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(below1000: n % 100))
  }
}

private enum GermanNumber {
  static var small: [String] { NumberWord.german }
  static var tens: [String] { NumberWord.germanTens }

  static func words(_ number: Integer) -> String {
    let groups = thousands(number)
    guard !groups.isEmpty else { return small[0] }
    var parts: [String] = []
    for index in groups.indices.dropFirst(2).reversed() where groups[index] > 0 {
      let (count, scale) = (groups[index], NumberWord.germanScales[index - 2])
      let ending = count == 1 ? "" : NumberWord.germanPlural(of: scale)
      parts.append((count == 1 ? "eine" : words(below1000: count, "eins")) + " " + scale + ending)
    }
    let rest = (groups.count > 1 ? groups[1] * 1000 : 0) + groups[0]
    if rest > 0 { parts.append(words(belowMillion: rest)) }
    return parts.joined(separator: " ")
  }

  private static func words(belowMillion n: Int) -> String {
    guard n >= 1000 else { return words(below1000: n, "eins") }
    let rest = n % 1000
    return words(below1000: n / 1000, "ein") + "tausend"
      + (rest == 0 ? "" : words(below1000: rest, "eins"))
  }

  /// A number below 1000 in words, with the word for a one at its end.
  private static func words(below1000 n: Int, _ one: String) -> String {
    if n == 1 { return one }
    if n < 20 { return small[n] }
    if n < 100 { return (n % 10 == 0 ? "" : small[n % 10] + "und") + tens[n / 10 - 2] }
    let rest = n % 100
    return small[n / 100] + "hundert" + (rest == 0 ? "" : words(below1000: rest, one))
  }
}

private enum ChineseNumber {
  static var digits: [String] { NumberWord.chinese }
  /// The names of powers of ten, which are stacked from 10⁸ on.
  static let units: [(zeros: Int, name: String)] = [
    (8, "亿"), (4, "万"), (3, "千"), (2, "百"), (1, "十"),
  ]

  static func words(_ number: Integer) -> String {
    let text = full(number)
    // 一十 at the start is 十.
    return 10..<20 ~= leading(number) ? String(text.dropFirst()) : text
  }

  /// The first group of four digits of the number.
  private static func leading(_ number: Integer) -> Int {
    var rest = number
    while rest >= 10_000 { rest = rest.quotientAndRemainder(dividingBy: 10_000).quotient }
    return rest.asInt ?? 0
  }

  private static func full(_ number: Integer) -> String {
    for (zeros, name) in units {
      let unit = Integer(10).raised(to: zeros)
      guard number >= unit else { continue }
      let (count, rest) = number.quotientAndRemainder(dividingBy: unit)
      let gap = !rest.isZero && rest < Integer(10).raised(to: zeros - 1) ? digits[0] : ""
      return full(count) + name + (rest.isZero ? "" : gap + full(rest))
    }
    return digits[number.asInt ?? 0]
  }
}
