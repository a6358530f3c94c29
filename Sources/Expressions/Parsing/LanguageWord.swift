// Words of everyday language that people write into formulas. None of them is the
// name of a variable: `x^2 if x < 0` is no product with a variable `if`.

/// The remedy for a word of everyday language: what to write instead.
package enum Remedy: Hashable, Sendable {
  /// Another name: the word says nothing in a formula.
  case otherName
  /// Values by cases, in braces.
  case cases
  /// The opposite comparison.
  case opposite
  /// A sign.
  case write(String)
  /// An integral or a limit, as it is written here.
  case calculus
  /// A prefix of numbers; answers are decimal.
  case base
  /// An equation, to keep a value, where conversions are not read.
  case conversion
  /// A way to write a value, behind it.
  case form
  /// Another way to write a value: this word asks for none.
  case otherForm
  /// A base from 2 to 36.
  case digitsOfBase
}

/// The words of everyday language that are refused as names.
///
/// A name that the user has defined stays a name; see ``ParsingOptions/ownNames``.
package enum LanguageWord {
  /// What to write instead of a name that is a word of everyday language, or
  /// nothing for any other name.
  ///
  /// - Complexity: O(*n*) for a name of *n* bytes.
  package static func remedy(for name: String) -> Remedy? {
    guard (2...longest).contains(name.utf8.count) else { return beginning(of: name) }
    if let remedy = remedies[name] ?? beginning(of: name) { return remedy }
    // `AS` may be the line from A to S, `IF` and `OR` come from spreadsheets.
    let isShort = name.utf8.count == 2
    let word = Spelling.lowercased(name)
    guard !isShort || word == "if" || word == "or" else { return nil }
    return remedies[word]
  }

  /// What to write instead of a word behind an arrow, which asks for a
  /// conversion in other programs: `255 → hex`, `1/3 → decimal`.
  static func remedy(forTarget name: String) -> Remedy? {
    remedy(for: name) ?? (targets.contains(Spelling.lowercased(name)) ? .conversion : nil)
  }

  /// What to write instead of a word that begins a name, where what follows without a blank is a
  /// letter or a function, or both: `integralx`, `integralsin`, `integralsinx`.
  private static func beginning(of name: String) -> Remedy? {
    for word in openings where name.utf8.starts(with: word.utf8) {
      let rest = String(decoding: Array(name.utf8.dropFirst(word.utf8.count)), as: UTF8.self)
      let isLetter = rest.utf8.last.map { $0 | 0x20 >= 0x61 } ?? false
      let front = isLetter ? String(rest.dropLast()) : rest
      if isLetter && front.isEmpty || Builtin.named(rest) != nil || Builtin.named(front) != nil {
        return remedies[word]
      }
    }
    return nil
  }

  /// Whether a text has a word in it that stands in front of what is computed, though letters
  /// may stand beside it: `2integralx`.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func opens(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return openings.contains { word in
      let word = Array(word.utf8)
      return bytes.indices.contains { bytes[$0...].starts(with: word) }
    }
  }

  /// The words that stand in front of what is computed, and begin no other word.
  private static let openings = ["differentiate", "ableitung"]

  private static let longest = 13

  private static let remedies: [String: Remedy] = {
    var remedies: [String: Remedy] = [:]
    for (remedy, words) in table {
      for word in words { remedies[word] = remedy }
    }
    return remedies
  }()

  /// English and German words; those of both languages stand once.
  private static let table: [(Remedy, [String])] = [
    (
      .cases,
      [
        "if", "then", "else", "elseif", "elif", "otherwise", "when", "whenever", "where", "while",
        "for", "unless", "until", "wenn", "falls", "dann", "sonst", "ansonsten", "wobei", "für",
        "solange", "sofern",
      ]
    ),
    (.write("and"), ["und"]), (.write("or"), ["oder"]), (.opposite, ["nicht"]),
    (.write("+"), ["plus"]), (.write("-"), ["minus"]),
    (.write("*"), ["times", "multiplied", "of", "mal", "von"]),
    (.write("/"), ["divided", "over", "per", "geteilt", "durch"]),
    (.write("^"), ["hoch"]), (.write("^2"), ["squared"]), (.write("^3"), ["cubed"]),
    (.write("="), ["is", "equals", "equal", "ist", "gleich"]),
    (.write("<"), ["less", "kleiner"]), (.write(">"), ["greater", "größer"]),
    (.calculus, ["limes", "grenzwert"]),
    (.write("diff"), ["differentiate", "ableitung"]), (.write("nCr"), ["über"]),
    (.base, ["hex", "bin", "oct", "hexadecimal", "binary", "octal", "hexadezimal", "dual"]),
    (.conversion, ["to", "in", "into", "as", "convert", "als", "umrechnen"]),
    (
      .otherName,
      [
        "the", "let", "by", "with", "without", "than", "each", "such", "that", "der", "die",
        "das", "mit", "ohne", "sei",
      ]
    ),
    (.write("k = 1..10"), ["from", "bis"]),
  ]

  private static let targets = [
    "base", "dec", "decimal", "fraction", "frac", "mixed", "percent", "float", "double", "sci",
    "eng", "dms", "deg", "rad", "gon", "degrees", "radians", "factors", "roman", "words",
    "latex", "polar", "dezimal", "bruch", "prozent", "grad", "bogenmaß", "faktoren",
  ]
}
