// A value as it is spelled by a conversion, where no expression that reads back as the value says
// it: data, of which the text is made when it is asked for.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

/// A way to spell a value that the language does not read back as it.
enum ValueSpelling: Sendable {
  /// Signs that are the same in each language and with each decimal mark: bits of a width, a
  /// Roman numeral, infinity.
  case signs(String)
  /// An expression in digits.
  case digits(Expression)
  /// Digits, and a mark behind them.
  case marked(Expression, String)
  /// Digits, and their base behind them as an index.
  case based(Expression, Int)
  /// Seconds of an angle, as degrees, minutes and seconds.
  case sexagesimal(DecimalExpansion)
  /// The nearest number of a binary format in full, and how far it is above the value where it is
  /// another number.
  case float(Expression, error: Expression?)
  /// The first terms of a continued fraction, or all of them.
  case continuedFraction([Integer], isWhole: Bool)
  /// A whole number in the words of the language.
  case words(Integer)

  /// A whole number in words, where the language has them.
  init?(inWords number: Integer, _ settings: Settings) {
    guard settings.language.words(number) != nil else { return nil }
    self = .words(number)
  }

  /// The text, in the language and with the decimal mark of the settings.
  func text(_ settings: Settings) -> String {
    let mark = settings.decimalMark
    switch self {
    case .signs(let text): return text
    case .digits(let expression): return expression.valueText(decimalMark: mark)
    case .marked(let digits, let sign): return digits.text(decimalMark: mark) + sign
    case .based(let digits, let base): return Self.indexed(digits.text(decimalMark: mark), base)
    case .sexagesimal(let seconds): return Self.sexagesimal(seconds, mark)
    case .float(let number, let error):
      let text = number.text(decimalMark: mark)
      return error.map { text + ", Δ = " + $0.text(decimalMark: mark) } ?? text
    case .continuedFraction(let terms, let isWhole):
      var texts = terms.map { $0.text() } + (isWhole ? [] : ["…"])
      // Two numbers alone are a vector.
      if isWhole, terms.count == 2 { texts[1...] = [(terms[1] - 1).text(), "1"] }
      let rest = texts.dropFirst().joined(separator: ", ")
      return "[" + (texts.first ?? "") + (rest.isEmpty ? "" : "; " + rest) + "]"
    case .words(let number): return settings.language.words(number) ?? number.text()
    }
  }

  /// The expression that says the same in print, where there is one.
  private var printed: Expression? {
    switch self {
    case .digits(let expression): expression
    case .marked(let digits, "%"): Expression(.percent, [digits])
    case .marked(let digits, "°"): Expression(.degree, [digits])
    case .marked(let digits, _): Expression(.angle(.gradians), [digits])
    case .sexagesimal(let seconds): Self.printed(seconds)
    case .signs, .based, .float, .continuedFraction, .words: nil
    }
  }

  /// The same in LaTeX.
  func latex(_ settings: Settings) -> String {
    let mark = settings.decimalMark
    switch self {
    case .based(let digits, let base):
      let text = digits.text(decimalMark: mark)
      let hasLetters = text.utf8.contains { $0 >= UInt8(ascii: "a") }
      let number = hasLetters ? "\\mathtt{" + text + "}" : digits.latex(decimalMark: mark)
      return number + "_{\(base)}"
    case .float(let number, let error?):
      return number.latex(decimalMark: mark) + ",\\ \\Delta = " + error.latex(decimalMark: mark)
    case .float(let number, nil): return number.latex(decimalMark: mark)
    case .signs, .continuedFraction, .words: return Self.latex(text(settings))
    case .digits, .marked, .sexagesimal: return printed?.latex(decimalMark: mark) ?? ""
    }
  }

  /// The same in presentation MathML.
  func mathML(_ settings: Settings) -> String {
    printed?.mathML(decimalMark: settings.decimalMark) ?? Self.mathML(text(settings))
  }

  /// A text in presentation MathML; it has no signs of markup.
  static func mathML(_ text: String) -> String {
    "<math display=\"block\"><mtext>" + text + "</mtext></math>"
  }

  /// A text in LaTeX: letters with a line above each by itself.
  private static func latex(_ text: String) -> String {
    var latex = "\\text{"
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let hasLine = index + 1 < scalars.count && scalars[index + 1].value == 0x305
      switch scalar.value {
      case 0x305: continue
      case 0x2026: latex += "\\dots"
      case 0x5f: latex += "\\_"
      case 0x221e: latex += "$\\infty$"
      default: latex += hasLine ? "$\\overline{\\text{\(scalar)}}$" : String(Character(scalar))
      }
    }
    return latex + "}"
  }

  /// An angle in degrees, minutes and seconds.
  private static func printed(_ seconds: DecimalExpansion) -> Expression? {
    let digits = Array(Expression(seconds, .fixed).text().utf8.drop { $0 == UInt8(ascii: "-") })
    let whole = digits.prefix { 0x30...0x39 ~= $0 }
    let total = whole.reduce(0 as Int64) { $0 * 10 + Int64($1 - 0x30) }
    let rest = String(decoding: digits.dropFirst(whole.count), as: UTF8.self)
    let parts = [
      Expression(Rational(Integer(total / 3600))), Expression(Rational(Integer(total / 60 % 60))),
      Expression(NumberLiteral(canonical: "\(total % 60)" + rest), isNegative: false),
    ]
    let angle = Expression(.sexagesimal, parts)
    return seconds.isNegative ? Expression(.negation, [angle]) : angle
  }

  /// Digits to a base, in brackets where some are letters: `1a₁₂` would be a product.
  private static func indexed(_ digits: String, _ base: Int) -> String {
    let index = String(base).utf8.map { Scripts.subscript($0) }.joined()
    guard digits.utf8.contains(where: { $0 >= UInt8(ascii: "a") }) else { return digits + index }
    let isNegative = digits.utf8.first == UInt8(ascii: "-")
    return (isNegative ? "-(" + digits.dropFirst() : "(" + digits) + ")" + index
  }

  /// All digits before the mark are there, and perhaps some behind it.
  private static func sexagesimal(_ seconds: DecimalExpansion, _ mark: DecimalMark) -> String {
    let text = Expression(seconds, .fixed).text(decimalMark: mark)
      .utf8.drop { $0 == UInt8(ascii: "-") }
    let digits = text.prefix { 0x30...0x39 ~= $0 }
    let total = digits.reduce(0 as Int64) { $0 * 10 + Int64($1 - 0x30) }
    let rest = String(decoding: text.dropFirst(digits.count), as: UTF8.self)
    let sign = seconds.isNegative ? "-" : ""
    return "\(sign)\(total / 3600)°\(total / 60 % 60)′\(total % 60)\(rest)″"
  }
}
