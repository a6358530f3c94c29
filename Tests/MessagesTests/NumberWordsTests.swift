// Whole numbers in words.

import Messages
import Numbers
import Testing

@Suite("Numbers in words") struct NumberWordsTests {
  /// By the packages num2words 0.5.14 (English, German) and cn2an 0.5 (Chinese) of Python.
  @Test(
    arguments: [
      (0, "zero", "null", "零"),
      (1, "one", "eins", "一"),
      (-1, "minus one", "minus eins", "负一"),
      (10, "ten", "zehn", "十"),
      (11, "eleven", "elf", "十一"),
      (12, "twelve", "zwölf", "十二"),
      (16, "sixteen", "sechzehn", "十六"),
      (17, "seventeen", "siebzehn", "十七"),
      (20, "twenty", "zwanzig", "二十"),
      (21, "twenty-one", "einundzwanzig", "二十一"),
      (30, "thirty", "dreißig", "三十"),
      (99, "ninety-nine", "neunundneunzig", "九十九"),
      (100, "one hundred", "einhundert", "一百"),
      (101, "one hundred and one", "einhunderteins", "一百零一"),
      (110, "one hundred and ten", "einhundertzehn", "一百一十"),
      (111, "one hundred and eleven", "einhundertelf", "一百一十一"),
      (115, "one hundred and fifteen", "einhundertfünfzehn", "一百一十五"),
      (1000, "one thousand", "eintausend", "一千"),
      (1001, "one thousand and one", "eintausendeins", "一千零一"),
      (1010, "one thousand and ten", "eintausendzehn", "一千零一十"),
      (1100, "one thousand, one hundred", "eintausendeinhundert", "一千一百"),
      (1101, "one thousand, one hundred and one", "eintausendeinhunderteins", "一千一百零一"),
      (10000, "ten thousand", "zehntausend", "一万"),
      (10010, "ten thousand and ten", "zehntausendzehn", "一万零一十"),
      (
        12345, "twelve thousand, three hundred and forty-five",
        "zwölftausenddreihundertfünfundvierzig", "一万二千三百四十五"
      ),
      (20002, "twenty thousand and two", "zwanzigtausendzwei", "二万零二"),
      (100000, "one hundred thousand", "einhunderttausend", "十万"),
      (100005, "one hundred thousand and five", "einhunderttausendfünf", "十万零五"),
      (110000, "one hundred and ten thousand", "einhundertzehntausend", "十一万"),
      (1_000_000, "one million", "eine Million", "一百万"),
      (1_000_001, "one million and one", "eine Million eins", "一百万零一"),
      (1_000_100, "one million, one hundred", "eine Million einhundert", "一百万零一百"),
      (2_100_000, "two million, one hundred thousand", "zwei Millionen einhunderttausend", "二百一十万"),
      (100_000_000, "one hundred million", "einhundert Millionen", "一亿"),
      (100_000_001, "one hundred million and one", "einhundert Millionen eins", "一亿零一"),
      (1_000_000_000, "one billion", "eine Milliarde", "十亿"),
      (20_002_000, "twenty million, two thousand", "zwanzig Millionen zweitausend", "二千万二千"),
      (1_001_001, "one million, one thousand and one", "eine Million eintausendeins", "一百万一千零一"),
      (1_000_000_000_000, "one trillion", "eine Billion", "一万亿"),
      (1_000_000_000_001, "one trillion and one", "eine Billion eins", "一万亿零一"),
      (
        3_002_000_000_000_001, "three quadrillion, two trillion and one",
        "drei Billiarden zwei Billionen eins", "三千零二万亿零一"
      ),
      (-42, "minus forty-two", "minus zweiundvierzig", "负四十二"),
      (-513, "minus five hundred and thirteen", "minus fünfhundertdreizehn", "负五百一十三"),
      (
        9419, "nine thousand, four hundred and nineteen",
        "neuntausendvierhundertneunzehn", "九千四百一十九"
      ),
      (
        42666, "forty-two thousand, six hundred and sixty-six",
        "zweiundvierzigtausendsechshundertsechsundsechzig", "四万二千六百六十六"
      ),
      (
        -726484, "minus seven hundred and twenty-six thousand, four hundred and eighty-four",
        "minus siebenhundertsechsundzwanzigtausendvierhundertvierundachtzig", "负七十二万六千四百八十四"
      ),
      (
        2_413_635, "two million, four hundred and thirteen thousand, six hundred and thirty-five",
        "zwei Millionen vierhundertdreizehntausendsechshundertfünfunddreißig", "二百四十一万三千六百三十五"
      ),
      (
        62_113_551,
        "sixty-two million, one hundred and thirteen thousand, five hundred and fifty-one",
        "zweiundsechzig Millionen einhundertdreizehntausendfünfhunderteinundfünfzig",
        "六千二百一十一万三千五百五十一"
      ),
    ] as [(Int64, String, String, String)]
  )
  func `are those that people write`(n: Int64, english: String, german: String, chinese: String) {
    #expect(Language.english.words(Integer(n)) == english)
    #expect(Language.german.words(Integer(n)) == german)
    #expect(Language.chinese.words(Integer(n)) == chinese)
  }

  @Test func `of 101000 German has tausend behind ein`() {
    // By Duden; num2words has an s there.
    #expect(Language.german.words(101_000) == "einhunderteintausend")
    #expect(Language.german.words(Integer(10).raised(to: 36)) == nil)
    #expect(Language.english.words(-Integer(10).raised(to: 36)) == nil)
  }
}
