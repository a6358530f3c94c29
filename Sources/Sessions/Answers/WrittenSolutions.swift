// Solutions as texts of the language, which a line of the tape keeps.

package import Messages

/// The unknown of an equation and what it is, as texts with a point as the decimal mark.
package struct WrittenSolutions: Hashable, Sendable {
  /// The unknown, or a vector of several.
  package let unknown: String
  /// What it is: one number, or the elements of a set.
  package let items: [String]
  /// Whether the items are the elements of a set.
  package let isSet: Bool

  /// Creates solutions.
  init(unknown: String, items: [String], isSet: Bool) {
    (self.unknown, self.items, self.isSet) = (unknown, items, isSet)
  }

  /// Reads solutions, or returns nothing where the object is none.
  package init?(reading json: JSON) {
    guard let unknown = json["unknown"]?.asText,
      let items = json["items"]?.asList?.compactMap({ $0.asText }), !items.isEmpty
    else { return nil }
    (self.unknown, self.items) = (unknown, items)
    isSet = json["isSet"] == .truth(true)
  }

  /// The solutions as an object.
  package var json: JSON {
    .object([
      .init("unknown", .text(unknown)), .init("items", .list(items.map { .text($0) })),
      .init("isSet", .truth(isSet)),
    ])
  }

  /// The bytes of the texts.
  package var size: Int { items.reduce(unknown.utf8.count) { $0 + $1.utf8.count } }
}
