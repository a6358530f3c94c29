// Solutions as texts of the language, which a line of the tape keeps.

package import Expressions
package import Messages

/// The unknown of an equation and what it is, as texts with a point as the decimal mark.
package struct WrittenSolutions: Hashable, Sendable {
  /// The unknown, or a vector of several.
  package let unknown: String
  /// All that it may be, a vector each where there are several unknowns.
  package let items: [String]

  /// Creates solutions.
  init(unknown: String, items: [String]) {
    (self.unknown, self.items) = (unknown, items)
  }

  /// Reads solutions, or returns nothing where the object is none.
  package init?(reading json: JSON) {
    guard let unknown = json["unknown"]?.asText,
      let items = json["items"]?.asList?.compactMap({ $0.asText }), !items.isEmpty
    else { return nil }
    (self.unknown, self.items) = (unknown, items)
  }

  /// The solutions as an object.
  package var json: JSON {
    .object([
      .init("unknown", .text(unknown)), .init("items", .list(items.map { .text($0) })),
    ])
  }

  /// The bytes of the texts.
  package var size: Int { items.reduce(unknown.utf8.count) { $0 + $1.utf8.count } }
}

extension Expression {
  /// The equations of an unknown with each of its values: `x = 1 or x = 2`, and of a vector of
  /// unknowns, whose values are vectors, `x = 1 and y = 2 or x = 3 and y = 4`.
  ///
  /// There is one value at least. Where they are not all, an ellipsis stands behind them.
  package func equal(toOneOf values: [Expression], areAll: Bool) -> Expression {
    var equations = values.map { value in
      guard symbol(at: root) == .vector, value.symbol(at: value.root) == .vector else {
        return equal(to: value)
      }
      let parts = zip(self.parts, value.parts).map { $0.equal(to: $1) }
      return Expression(joining: parts, by: .and)
    }
    if !areAll { equations.append(Expression(name: "…")) }
    return Expression(joining: equations, by: .or)
  }

  private func equal(to value: Expression) -> Expression {
    Expression(.relation(.equal, continuesChain: false), [self, value])
  }

  private init(joining parts: [Expression], by word: Builtin) {
    self = parts.dropFirst().reduce(parts[0]) { Expression(.call(word), [$0, $1]) }
  }
}
