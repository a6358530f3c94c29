// The words of whole numbers, for texts in words and for who types them.

/// The words of whole numbers.
package enum NumberWord {
  /// The English words from zero on.
  package static let english = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  /// The English words of the tens, from twenty on.
  package static let englishTens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  /// The English words of the powers of a thousand, from a thousand on.
  package static let englishScales = [
    "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion",
    "septillion", "octillion", "nonillion", "decillion",
  ]
  /// The German words from zero on, with the one as it stands in front of others.
  package static let german = [
    "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  /// The German words of the tens, from twenty on.
  package static let germanTens = [
    "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]
  /// The German words of the powers of a thousand, from a million on.
  package static let germanScales = [
    "Million", "Milliarde", "Billion", "Billiarde", "Trillion", "Trilliarde", "Quadrillion",
    "Quadrilliarde", "Quintillion", "Quintilliarde",
  ]
  /// The ending of a German word of a power of a thousand behind more than one.
  package static func germanPlural(of scale: String) -> String {
    scale.utf8.last == UInt8(ascii: "e") ? "n" : "en"
  }
  /// The Chinese digits from zero on.
  package static let chinese = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  /// The Chinese words of ten, a hundred and a thousand.
  package static let chineseUnits = ["十", "百", "千"]
}
