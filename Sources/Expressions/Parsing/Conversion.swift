// How a value is to be written, where that is asked for behind it: `255 to hex`.

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
  /// A whole number to base 2 or 16.
  case base(Int)
}

extension Conversion {
  /// The way that a word asks for.
  init?(word: String) {
    switch word {
    case "fraction", "bruch": self = .fraction
    case "mixed", "gemischt": self = .mixed
    case "decimal", "dec", "dezimal": self = .decimal
    case "sci", "scientific": self = .scientific
    case "eng", "engineering": self = .engineering
    case "hex", "hexadecimal", "hexadezimal": self = .base(16)
    case "bin", "binary": self = .base(2)
    default: return nil
    }
  }

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
  static func isPreposition(_ word: String) -> Bool {
    word == "to" || word == "as" || word == "in"
  }

  /// Whether only whole numbers are written so.
  package var isForIntegers: Bool {
    if case .base = self { true } else { false }
  }

  /// What asks for it, as it is written behind a value.
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
    case .base(let base): base == 16 ? "to hex" : "to bin"
    }
  }
}

extension Parser {
  /// Whether a conversion is asked for here: a word, or an arrow where a name would keep the
  /// value, and behind it what to convert to.
  ///
  /// A word that the user has given a meaning is a name.
  var startsConversion: Bool { conversionAhead != nil }

  /// Reads a conversion, if one is asked for here.
  mutating func conversion() -> Conversion? {
    guard let found = conversionAhead else { return nil }
    for _ in 0..<found.tokens { advance() }
    return found.conversion
  }

  private var conversionAhead: (conversion: Conversion, tokens: Int)? {
    guard options.readsConversions, closers.isEmpty else { return nil }
    switch token.kind {
    case .arrow: break
    case .name where token.end - token.start == 2:
      let word = scanner.name(of: token)
      guard Conversion.isPreposition(word), !isOwn(word) else { return nil }
    default: return nil
    }
    var ahead = scanner
    let first = ahead.next()
    switch first.kind {
    case .name:
      let word = ahead.name(of: first)
      guard !isOwn(word) else { return nil }
      return Conversion(word: word).map { ($0, 2) }
    case .integer:
      let second = ahead.next()
      guard second.kind == .name else { return nil }
      return Conversion(Int(first.value), word: ahead.name(of: second)).map { ($0, 3) }
    default: return nil
    }
  }
}
