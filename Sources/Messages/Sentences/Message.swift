// Messages about errors: a word that programs can rely on, and a sentence for people. Only
// this folder has words for people.

/// A message about an error.
package struct Message: Hashable, Sendable {
  /// The kind, as a word that programs can rely on.
  package let kind: String
  /// The mistake, and its remedy.
  package let text: String

  /// Creates a message from a sentence.
  package init(
    saying sentence: Sentence,
    in language: Language,
    _ first: String = "",
    _ others: String...
  ) {
    kind = sentence.kind
    let words = Sentence.wording(language).line(Int(sentence.rawValue)).words
    text = Wording.filled(words, [first] + others)
  }

  /// The message with another sentence behind it.
  package func adding(
    _ sentence: Sentence,
    in language: Language,
    _ filling: String
  ) -> Message {
    let mark = language == .chinese ? "；" : "; "
    return Message(kind: kind, text: text + mark + sentence.text(in: language, filling))
  }

  /// Creates a message with a text of its own.
  package init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}
