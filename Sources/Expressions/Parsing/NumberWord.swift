// The words of small whole numbers, for texts in words and for who writes them into a formula.

/// The words of small whole numbers.
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

  /// The number that a word of small letters says by itself: neither `zero`, which is a function,
  /// nor `null`, nor `ein`, which is no number.
  static func value(of word: String) -> Int? {
    if word == "eins" { return 1 }
    for words in [english, german] {
      if let value = words.firstIndex(of: word), value > 0, word != german[1] { return value }
    }
    for words in [englishTens, germanTens] {
      if let place = words.firstIndex(of: word) { return 10 * place + 20 }
    }
    return nil
  }
}
