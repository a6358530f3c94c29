// Texts of the language in the decimal mark of the user.

internal import Expressions

extension Settings {
  /// A text of the language with the decimal mark in force instead of a point.
  ///
  /// A point stands only in numbers, and `;` separates everything else.
  package func spelled(_ text: String) -> String {
    decimalMark == .point ? text : text.replacing(UInt8(ascii: "."), by: UInt8(ascii: ","))
  }

  /// A text of the language with a point instead of the mark in force.
  package func plain(_ text: String) -> String {
    decimalMark == .point ? text : text.replacing(UInt8(ascii: ","), by: UInt8(ascii: "."))
  }
}

extension String {
  fileprivate func replacing(_ old: UInt8, by new: UInt8) -> String {
    guard utf8.contains(old) else { return self }
    return String(decoding: utf8.map { $0 == old ? new : $0 }, as: UTF8.self)
  }
}
