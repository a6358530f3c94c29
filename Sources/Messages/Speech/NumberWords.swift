// Whole numbers in words, as they are written out in each language.

extension Language {
  /// A whole number in words, or nothing where its magnitude is 10¹⁶ or more.
  package func words(_ number: Int64) -> String? {
    guard number.magnitude < 10_000_000_000_000_000 else { return nil }
    let magnitude = Int64(number.magnitude)
    switch self {
    case .english: return (number < 0 ? "minus " : "") + EnglishNumber.words(magnitude)
    case .german: return (number < 0 ? "minus " : "") + GermanNumber.words(magnitude, "eins")
    case .chinese: return (number < 0 ? "负" : "") + ChineseNumber.words(magnitude)
    }
  }
}

/// Scales of thousands from 10¹⁵ down, each with how many of it there are.
private func largestScale(_ n: Int64) -> (index: Int, count: Int64, rest: Int64) {
  var power: Int64 = 1_000_000_000_000_000
  var index = 0
  while n < power {
    power /= 1000
    index += 1
  }
  return (index, n / power, n % power)
}

private enum EnglishNumber {
  static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  static let scales = ["quadrillion", "trillion", "billion", "million", "thousand"]

  static func words(_ n: Int64) -> String {
    if n < 20 { return small[Int(n)] }
    if n < 100 { return tens[Int(n / 10) - 2] + (n % 10 == 0 ? "" : "-" + small[Int(n % 10)]) }
    if n < 1000 { return small[Int(n / 100)] + " hundred" + behind(n % 100) }
    let (index, count, rest) = largestScale(n)
    return words(count) + " " + scales[index] + behind(rest)
  }

  private static func behind(_ rest: Int64) -> String {
    rest == 0 ? "" : (rest < 100 ? " and " : ", ") + words(rest)
  }
}

private enum GermanNumber {
  static let small = [
    "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  static let tens = [
    "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]
  static let scales = ["Billiarde", "Billion", "Milliarde", "Million"]

  /// A number, with what a one at its end is called.
  static func words(_ n: Int64, _ one: String) -> String {
    if n == 1 { return one }
    if n < 20 { return small[Int(n)] }
    if n < 100 {
      return (n % 10 == 0 ? "" : small[Int(n % 10)] + "und") + tens[Int(n / 10) - 2]
    }
    func behind(_ rest: Int64) -> String { rest == 0 ? "" : words(rest, one) }
    if n < 1000 { return small[Int(n / 100)] + "hundert" + behind(n % 100) }
    if n < 1_000_000 { return words(n / 1000, "ein") + "tausend" + behind(n % 1000) }
    let (index, count, rest) = largestScale(n)
    let ending = count == 1 ? "" : scales[index].utf8.last == UInt8(ascii: "e") ? "n" : "en"
    return words(count, count == 1 ? "eine" : "eins") + " " + scales[index] + ending
      + (rest == 0 ? "" : " " + words(rest, one))
  }
}

private enum ChineseNumber {
  static let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

  static func words(_ n: Int64) -> String {
    let text = full(n)
    // 一十 at the start is 十.
    return 10..<20 ~= leading(n) ? String(text.dropFirst()) : text
  }

  /// The first group of the number.
  private static func leading(_ n: Int64) -> Int64 {
    var n = n
    while n >= 10_000 { n /= 10_000 }
    return n
  }

  private static func full(_ n: Int64) -> String {
    if n < 10 { return digits[Int(n)] }
    let units: [(Int64, String)] = [
      (100_000_000, "亿"), (10_000, "万"), (1000, "千"), (100, "百"), (10, "十"),
    ]
    for (unit, name) in units where n >= unit {
      let rest = n % unit
      let gap = rest > 0 && rest < unit / 10 ? "零" : ""
      return full(n / unit) + name + (rest == 0 ? "" : gap + full(rest))
    }
    return ""
  }
}
