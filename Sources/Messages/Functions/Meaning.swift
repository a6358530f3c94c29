// The meaning of each function and constant of the program, in a line of each language, with
// an example. The command tells it behind `:help` and Tab, and `make web` writes the page's
// list of it; the engine of the page has none of these tables.

package import Expressions

/// The meaning of a function or a constant of the program.
package struct Meaning: Hashable, Sendable {
  /// A line about the function or constant.
  package let words: String
  /// An example to type, an equals sign between blanks, and its value.
  package let example: String

  /// Creates a meaning that is told in these words.
  package init(words: String, example: String) {
    self.words = words
    self.example = example
  }

  /// The meaning of a function.
  package init?(_ builtin: Builtin, in language: Language) {
    self.init(named: "\(builtin.name)", language)
  }

  /// The meaning of a constant.
  package init?(_ constant: Constant, in language: Language) {
    self.init(named: "\(constant.name)", language)
  }

  private init?(named name: String, _ language: Language) {
    guard let words = Meaning.wording(language).line(named: name),
      let example = Kept.examples.line(named: name)
    else { return nil }
    self.words = words
    self.example = example
  }

  /// The table of a language: the functions in the order of their rows, then the constants.
  package static func wording(_ language: Language) -> Wording {
    switch language {
    case .english: Kept.english
    case .german: Kept.german
    case .chinese: Kept.chinese
    }
  }
}

/// The tables, of which each is read once.
private enum Kept {
  static let english = Meaning.english
  static let german = Meaning.german
  static let chinese = Meaning.chinese
  static let examples = Meaning.examples
}
