// Texts of the language in the decimal mark of the user.

internal import Expressions

extension Settings {
  /// A text of the language with the decimal mark in force in its numbers, instead of a point.
  package func spelled(_ text: String) -> String {
    text.respelled(from: .point, to: decimalMark)
  }

  /// A text of the language with a point in its numbers, instead of the mark in force.
  package func plain(_ text: String) -> String {
    text.respelled(from: decimalMark, to: .point)
  }
}
