// The names of the ways to write a value, and of the numbers that may solve an equation: a table
// in each language, by the word that asks for them.

package import Expressions

extension Language {
  /// The name of a way to write a value.
  package func name(of conversion: Conversion) -> String {
    let (word, count): (String, Int) =
      switch conversion {
      case .figures(let count): ("sf", count)
      case .places(let count): ("dp", count)
      case .digits(let count): ("digits", count)
      case .base(let base) where ![2, 8, 16].contains(base): ("base", base)
      default: (String(conversion.text.dropFirst("to ".utf8.count)), 0)
      }
    let words = Kept.names(self).line(named: word) ?? word
    return Wording.filled(words, ["\(count)"])
  }

  /// The name of numbers among which solutions are looked for.
  package func name(of set: NumberSet) -> String {
    Kept.names(self).line(named: set.word) ?? set.word
  }

  fileprivate var conversionNames: Wording {
    switch self {
    case .english:
      Wording(
        """
        fraction: Fraction
        mixed: Mixed number
        decimal: Decimals
        sci: Scientific
        eng: Engineering
        sf: {0} figures
        dp: {0} places
        digits: {0} digits
        bin: Binary
        oct: Octal
        hex: Hex
        percent: Percent
        base: Base {0}
        float32: Float 32
        double: Double
        dms: ° ′ ″
        degrees: Degrees
        radians: Radians
        gradians: Gradians
        factors: Factors
        continued fraction: Continued fraction
        latex: LaTeX
        roman: Roman
        words: Words
        polar: Polar
        exponential: Power of e
        rectangular: Rectangular
        real: In real numbers
        complex: In complex numbers
        integer: In whole numbers
        rational: In fractions
        natural: In natural numbers
        """
      )
    case .german:
      Wording(
        """
        fraction: Bruch
        mixed: Gemischte Zahl
        decimal: Dezimal
        sci: Zehnerpotenz
        eng: Technisch
        sf: {0} gültige Ziffern
        dp: {0} Nachkommastellen
        digits: {0} Ziffern
        bin: Binär
        oct: Oktal
        hex: Hex
        percent: Prozent
        base: Basis {0}
        float32: Float 32
        double: Double
        dms: ° ′ ″
        degrees: Grad
        radians: Bogenmaß
        gradians: Gon
        factors: Faktoren
        continued fraction: Kettenbruch
        latex: LaTeX
        roman: Römisch
        words: In Worten
        polar: Polarform
        exponential: Exponentialform
        rectangular: Kartesisch
        real: In reellen Zahlen
        complex: In komplexen Zahlen
        integer: In ganzen Zahlen
        rational: In Brüchen
        natural: In natürlichen Zahlen
        """
      )
    case .chinese:
      Wording(
        """
        fraction: 分数
        mixed: 带分数
        decimal: 小数
        sci: 科学记数
        eng: 工程记数
        sf: {0} 位有效数字
        dp: {0} 位小数
        digits: {0} 位数字
        bin: 二进制
        oct: 八进制
        hex: 十六进制
        percent: 百分数
        base: {0} 进制
        float32: Float 32
        double: Double
        dms: 度分秒
        degrees: 度
        radians: 弧度
        gradians: 百分度
        factors: 质因数
        continued fraction: 连分数
        latex: LaTeX
        roman: 罗马数字
        words: 大写读法
        polar: 极坐标
        exponential: 指数形式
        rectangular: 直角坐标
        real: 在实数内
        complex: 在复数内
        integer: 在整数内
        rational: 在有理数内
        natural: 在自然数内
        """
      )
    }
  }
}

/// The tables, of which each is read once.
private enum Kept {
  static let english = Language.english.conversionNames
  static let german = Language.german.conversionNames
  static let chinese = Language.chinese.conversionNames

  static func names(_ language: Language) -> Wording {
    switch language {
    case .english: english
    case .german: german
    case .chinese: chinese
    }
  }
}
