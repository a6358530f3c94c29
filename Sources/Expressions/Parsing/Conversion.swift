// Ways to write a value, asked for behind it: `255 to hex`.

/// A way to write a value.
package enum Conversion: Hashable, Sendable {
  /// A quotient of whole numbers.
  case fraction
  /// A whole number and a fraction.
  case mixed
  /// Digits, the repeating ones in brackets.
  case decimal
  /// Digits and a power of ten.
  case scientific
  /// Digits and a power of ten that is a multiple of three.
  case engineering
  /// So many digits, truncated.
  case digits(Int)
  /// So many digits that matter, the last one rounded.
  case figures(Int)
  /// So many digits behind the mark, the last one rounded.
  case places(Int)
  /// Digits to a base from 2 to 36, the repeating ones in brackets.
  case base(Int)
  /// So many bits in two's complement, as digits to base 2, 8 or 16.
  case bits(Int, base: Int)
  /// The whole number that so many bits are, with a sign or without.
  case integer(bits: Int, isSigned: Bool)
  /// The nearest number of IEEE 754 with 32 or 64 bits, and how far away it is.
  case float(bits: Int)
  /// Hundredths, with a percent sign.
  case percent
  /// Degrees, minutes and seconds.
  case dms
  /// A number of a unit of angles.
  case angle(AngleUnit)
  /// A product of primes.
  case factors
  /// A continued fraction.
  case continuedFraction
  /// LaTeX.
  case latex
  /// Roman numerals.
  case roman
  /// Words.
  case words
  /// A size at an angle.
  case polar
  /// A size times a power of e.
  case exponential
  /// A real and an imaginary part.
  case rectangular
}

extension Conversion {
  /// The ways that are offered for a whole number, the most wanted first.
  package static let ofIntegers: [Conversion] = [
    .factors, .base(16), .base(2), .base(8), .base(12), .bits(32, base: 16), .bits(8, base: 2),
    .integer(bits: 8, isSigned: true), .scientific, .engineering, .figures(3),
    .float(bits: 64), .float(bits: 32), .roman, .words, .latex,
  ]
  /// The ways that are offered for a number that is not whole.
  package static let ofFractions: [Conversion] = [
    .fraction, .mixed, .decimal, .figures(3), .places(2), .digits(20), .scientific, .engineering,
    .percent, .dms, .angle(.degrees), .factors, .continuedFraction,
    .float(bits: 64), .float(bits: 32), .latex,
  ]
  /// The ways that are offered for a measured value.
  package static let ofMeasures: [Conversion] = [.figures(3), .places(2)]
  /// The ways that are offered for a complex number.
  package static let ofComplex: [Conversion] = [.polar, .exponential]

  /// The same way with another count of digits or another base, so many further.
  package func moved(by step: Int) -> Conversion? {
    switch self {
    case .digits(let count): Self.isCount(count + step) ? .digits(count + step) : nil
    case .figures(let count): Self.isCount(count + step) ? .figures(count + step) : nil
    case .places(let count):
      Self.isCount(count + step + 1) ? .places(count + step) : nil
    case .base(let base): 2...36 ~= base + step ? .base(base + step) : nil
    case .bits(let width, let base):
      Self.width(width, movedBy: step).map { .bits($0, base: base) }
    case .integer(let width, let isSigned):
      Self.width(width, movedBy: step).map { .integer(bits: $0, isSigned: isSigned) }
    default: nil
    }
  }

  /// A width so many times twice as large, or half as large, as machines have it.
  private static func width(_ width: Int, movedBy step: Int) -> Int? {
    let widths = [8, 16, 32, 64, 128]
    guard let place = widths.firstIndex(of: width), widths.indices.contains(place + step) else {
      return nil
    }
    return widths[place + step]
  }

  private static func isCount(_ count: Int) -> Bool { 1...1000 ~= count }

  /// The way that a word asks for.
  init?(word: String) {
    let word = Spelling.lowercased(word)
    switch word {
    case "fraction", "frac", "bruch": self = .fraction
    case "mixed", "gemischt": self = .mixed
    case "decimal", "dec", "dezimal", "dezimalzahl": self = .decimal
    case "sci", "scientific": self = .scientific
    case "eng", "engineering": self = .engineering
    case "hex", "hexadecimal", "hexadezimal": self = .base(16)
    case "oct", "octal", "oktal": self = .base(8)
    case "bin", "binary", "dual": self = .base(2)
    case "percent", "percentage", "prozent": self = .percent
    case "dms": self = .dms
    case "degrees", "degree", "deg": self = .angle(.degrees)
    case "radians", "radian", "rad", "bogenmaß": self = .angle(.radians)
    case "gradians", "gradian", "grad", "gon": self = .angle(.gradians)
    case "factors", "faktoren": self = .factors
    case "kettenbruch": self = .continuedFraction
    case "latex": self = .latex
    case "roman": self = .roman
    case "polar": self = .polar
    case "exponential", "exponentiell": self = .exponential
    case "rectangular", "rect", "cartesian", "kartesisch": self = .rectangular
    case "words", "worten": self = .words
    case "double", "float64": self = .float(bits: 64)
    case "float", "float32": self = .float(bits: 32)
    default: self.init(numbered: word)
    }
  }

  /// The way that two words ask for: `continued fraction`, `gemischter Bruch`, `a percentage`.
  init?(_ first: String, _ second: String) {
    let (first, second) = (Spelling.lowercased(first), Spelling.lowercased(second))
    switch (first, second) {
    case ("continued", "fraction"): self = .continuedFraction
    case ("mixed", "number"), ("mixed", "fraction"), ("gemischte", "zahl"), ("gemischter", "bruch"):
      self = .mixed
    case ("a", _) where Conversion(word: second) == .percent: self = .percent
    default: return nil
    }
  }

  /// The way that a word with a width behind it asks for: `hex32`, `int8`.
  private init?(numbered word: String) {
    let digits = word.utf8.drop { $0 > 0x39 }
    guard let width = Int(String(decoding: digits, as: UTF8.self)), 1...Self.mostBits ~= width,
      digits.first != 0x30
    else { return nil }
    switch String(decoding: word.utf8.prefix { $0 > 0x39 }, as: UTF8.self) {
    case "hex": self = .bits(width, base: 16)
    case "oct": self = .bits(width, base: 8)
    case "bin": self = .bits(width, base: 2)
    case "int": self = .integer(bits: width, isSigned: true)
    case "uint": self = .integer(bits: width, isSigned: false)
    default: return nil
    }
  }

  /// The most bits that can be asked for.
  static var mostBits: Int { 4096 }

  /// The way that a number and the word behind it ask for: `20 digits`, `4 sf`, `3 dp`.
  init?(_ count: Int, word: String) {
    switch word {
    case "digits", "digit", "stellen": self = .digits(count)
    case "sf", "figures", "sigfigs": self = .figures(count)
    case "dp", "places", "decimals": self = .places(count)
    default: return nil
    }
    if count < 1, self != .places(0) { return nil }
  }

  /// The words that ask for a conversion of the value in front of them.
  package static func isPreposition(_ word: String) -> Bool {
    word == "to" || word == "as" || word == "in" || word == "als"
  }

  /// The values that can be written in some way.
  package enum Domain: Hashable, Sendable {
    /// All real numbers.
    case real
    /// Rational numbers.
    case rational
    /// Whole numbers from one to another one, as they are told.
    case range(String, String)
  }

  /// The values that the conversion can write.
  package var domain: Domain {
    switch self {
    case .fraction, .mixed, .decimal, .base, .factors: .rational
    case .bits(let width, _), .integer(let width, _): .range("-2^\(width - 1)", "2^\(width) - 1")
    case .roman: .range("1", "3999999")
    case .words: .range("1 - 10^36", "10^36 - 1")
    case .scientific, .engineering, .digits, .figures, .places, .float, .percent, .dms, .angle,
      .latex, .continuedFraction, .polar, .exponential, .rectangular:
      .real
    }
  }

  /// The text that asks for the conversion, as it is written behind a value.
  package var text: String {
    switch self {
    case .fraction: "to fraction"
    case .mixed: "to mixed"
    case .decimal: "to decimal"
    case .scientific: "to sci"
    case .engineering: "to eng"
    case .digits(let count): "to \(count) digits"
    case .figures(let count): "to \(count) sf"
    case .places(let count): "to \(count) dp"
    case .base(let base): "to " + (Self.name(ofBase: base) ?? "base \(base)")
    case .bits(let width, let base): "to \(Self.name(ofBase: base) ?? "")\(width)"
    case .integer(let width, let isSigned): "to \(isSigned ? "int" : "uint")\(width)"
    case .float(let width): width == 64 ? "to double" : "to float32"
    case .percent: "to percent"
    case .dms: "to dms"
    case .angle(.degrees): "to degrees"
    case .angle(.radians): "to radians"
    case .angle(.gradians): "to gradians"
    case .factors: "to factors"
    case .continuedFraction: "to continued fraction"
    case .latex: "to latex"
    case .roman: "to roman"
    case .words: "to words"
    case .polar: "to polar"
    case .exponential: "to exponential"
    case .rectangular: "to rectangular"
    }
  }

  private static func name(ofBase base: Int) -> String? {
    switch base {
    case 2: "bin"
    case 8: "oct"
    case 16: "hex"
    default: nil
    }
  }
}

extension Expression {
  /// The way to write the value that the function around the whole asks for: `polar(z)`.
  package var wholeConversion: Conversion? {
    if case .call(.polar) = symbol(at: root) { .polar } else { nil }
  }
}
