// The meaning of each way to write a value, in a line of each language, by the word that asks
// for the way.

package import Expressions

extension Meaning {
  /// What a way to write a value writes.
  package static func words(for conversion: Conversion, in language: Language) -> String {
    let table =
      switch language {
      case .english: Kept.english
      case .german: Kept.german
      case .chinese: Kept.chinese
      }
    return table.line(named: name(of: conversion)) ?? ""
  }

  /// The name of a way in the tables.
  private static func name(of conversion: Conversion) -> String {
    switch conversion {
    case .figures: "sf"
    case .places: "dp"
    case .digits: "digits"
    case .base: "base"
    case .bits: "bits"
    case .integer: "integer"
    case .float: "float"
    default: String(conversion.text.dropFirst("to ".utf8.count))
    }
  }
}

/// The tables, of which each is read once.
private enum Kept {
  static let english = Wording(
    """
    fraction: a quotient of two whole numbers
    mixed: a whole number and a fraction below 1
    decimal: digits, the repeating ones in brackets
    sci: digits and a power of ten
    eng: digits and a power of ten that is a multiple of three
    sf: so many figures from the first that is not 0 on, the last one rounded
    dp: so many places behind the mark, the last one rounded
    digits: so many digits, of which none is rounded
    base: digits to a base from 2 to 36, as hex, bin, oct and base 3 say it
    bits: so many bits in two's complement
    integer: the whole number that so many bits are, with a sign (int8) or without (uint8)
    float: the nearest number of IEEE 754 in full, and Δ, how far above it is
    percent: hundredths, with the sign
    dms: an angle in degrees, minutes and seconds
    degrees: an angle in degrees
    radians: an angle in radians
    gradians: an angle in gradians, of which 100 are a right angle
    factors: a product of primes, or a quotient of two
    continued fraction: the whole parts of a continued fraction
    latex: the text that sets it in LaTeX
    roman: Roman numerals; a line above multiplies by a thousand
    words: a whole number in words of the language
    polar: a complex number by its size and angle
    exponential: a complex number as a power of e
    rectangular: a complex number by its real and imaginary part
    """
  )
  static let german = Wording(
    """
    fraction: ein Bruch aus zwei ganzen Zahlen
    mixed: eine ganze Zahl und ein Bruch unter 1
    decimal: Ziffern, die sich wiederholenden in Klammern
    sci: Ziffern und eine Zehnerpotenz
    eng: Ziffern und eine Zehnerpotenz, deren Exponent durch drei teilbar ist
    sf: so viele gültige Ziffern, die letzte gerundet
    dp: so viele Stellen hinter dem Komma, die letzte gerundet
    digits: so viele Ziffern, keine davon gerundet
    base: Ziffern zu einer Basis von 2 bis 36, wie hex, bin, oct und base 3 es sagen
    bits: so viele Bits im Zweierkomplement
    integer: die ganze Zahl, die so viele Bits sind, mit Vorzeichen (int8) oder ohne (uint8)
    float: die nächste Zahl nach IEEE 754, ganz, und Δ, wie weit sie darüber liegt
    percent: Hundertstel mit dem Zeichen
    dms: ein Winkel in Grad, Minuten und Sekunden
    degrees: ein Winkel in Grad
    radians: ein Winkel im Bogenmaß
    gradians: ein Winkel in Gon, von denen 100 ein rechter sind
    factors: ein Produkt von Primzahlen oder ein Quotient von zweien
    continued fraction: die ganzen Teile eines Kettenbruchs
    latex: der Text, der es in LaTeX setzt
    roman: römische Zahlen; ein Strich darüber nimmt mal tausend
    words: eine ganze Zahl in Worten der Sprache
    polar: eine komplexe Zahl durch Betrag und Winkel
    exponential: eine komplexe Zahl als Potenz von e
    rectangular: eine komplexe Zahl durch Real- und Imaginärteil
    """
  )
  static let chinese = Wording(
    """
    fraction: 两个整数之比
    mixed: 整数加小于 1 的分数
    decimal: 小数，循环节放在括号中
    sci: 数字乘以 10 的幂
    eng: 数字乘以 10 的幂，指数是三的倍数
    sf: 从第一个非零数字起的位数，末位四舍五入
    dp: 小数点后的位数，末位四舍五入
    digits: 若干位数字，不作舍入
    base: 2 到 36 进制的数字，写作 hex、bin、oct 或 base 3
    bits: 若干位的二进制补码
    integer: 若干位所表示的整数，带符号（int8）或不带符号（uint8）
    float: 最接近的 IEEE 754 数的完整值，以及 Δ，即它高出的量
    percent: 带百分号的百分之几
    dms: 以度、分、秒表示的角
    degrees: 以度表示的角
    radians: 以弧度表示的角
    gradians: 以百分度表示的角，100 百分度为直角
    factors: 质数之积，或两个这样的积之比
    continued fraction: 连分数的各个整数部分
    latex: 用于 LaTeX 排版的文本
    roman: 罗马数字；上方横线表示乘以一千
    words: 用该语言的词语写出整数
    polar: 用模和辐角表示复数
    exponential: 用 e 的幂表示复数
    rectangular: 用实部和虚部表示复数
    """
  )
}
