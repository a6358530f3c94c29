// A formula as characters that may stand anywhere in an address: a digit for
// the version, then bytes in base64.

extension Formula {
  /// The greatest number of characters of a formula in a link.
  package static var linkLimit: Int { 2_000 }

  /// The formula as letters, digits, `-` and `_`; nothing when there are too
  /// many for a link.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package var linkText: String? {
    let text = keptText
    return text.utf8.count <= Formula.linkLimit ? text : nil
  }

  /// Reads a formula from a link, with the caret at its end; nothing when the
  /// link says none.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init?(linkText: String) {
    guard linkText.utf8.count <= Formula.linkLimit else { return nil }
    self.init(keptText: linkText)
  }

  /// The formula as letters, digits, `-` and `_`, as many as it takes.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package var keptText: String {
    "1" + Base64URL.text(of: KeptPieces.bytes(pieces))
  }

  /// Reads a formula that was kept, with the caret at its end; nothing when
  /// the text says none.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init?(keptText: String) {
    guard keptText.utf8.count <= 20 * Formula.sizeLimit, keptText.utf8.first == UInt8(ascii: "1"),
      let bytes = Base64URL.bytes(of: keptText.utf8.dropFirst()),
      let formula = KeptPieces.formula(bytes)
    else { return nil }
    self = formula
  }
}
