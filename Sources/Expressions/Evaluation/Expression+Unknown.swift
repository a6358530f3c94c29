// Suggestions for a name without a meaning.

internal import Numbers

extension Environment {
  /// A known name that may have been meant by an unknown one: a translation from other
  /// calculators, known names without a blank between them, or a name that is spelled much
  /// like it.
  package func suggestion(for name: String, besides others: [String]) -> String? {
    let known = variables.keys.ordered() + functions.keys.ordered() + others
    return ForeignName.translation(of: name) ?? Spelling.divided(name, among: known)
      ?? Spelling.nearest(to: name, among: known) ?? Spelling.nearestBuiltin(to: name)
  }
}

extension Expression {
  /// The error of a name without a meaning, by what stands around the name.
  package func unknown(
    _ index: Int,
    in environment: Environment,
    besides others: [String]
  ) -> EvaluationError.Kind {
    let name = name(at: index)
    if index > 0, nodes[index - 1].end == nodes[index].start {
      if let product = productWithX(index, name) { return .unknownName(name, nearest: product) }
      if nodes[index - 1].kind == .degree, ["C", "F", "K"].contains(name) {
        return .unknownName("°" + name, nearest: nil)
      }
    }
    if name == "Ans" { return .unknownName(name, nearest: nil) }
    let nearest = environment.suggestion(for: name, besides: others)
    guard isBeforeBracket(index) else { return .unknownName(name, nearest: nearest) }
    let function = ForeignName.translation(ofFunctionOfNumber: name)
    return .unknownFunction(name, nearest: function ?? nearest)
  }

  /// `5*5` for the name x5 right behind a 5, where x means times.
  private func productWithX(_ index: Int, _ name: String) -> String? {
    let digits = name.utf8.dropFirst()
    guard name.utf8.first.map({ $0 | 0x20 == UInt8(ascii: "x") }) == true, !digits.isEmpty,
      digits.allSatisfy({ $0 &- 0x30 < 10 }),
      nodes[index - 1].kind == .integer || nodes[index - 1].kind == .literal
    else { return nil }
    return literal(at: index - 1).text + "*" + String(decoding: Array(digits), as: UTF8.self)
  }

  /// Whether a bracket stands right behind a name: the product without a sign
  /// that they make ends behind its right factor then.
  private func isBeforeBracket(_ index: Int) -> Bool {
    var left = index
    while left + 1 < count, nodes[left + 1].kind == .juxtaposition { left += 1 }
    for parent in left + 1..<max(count, left + 1)
    where nodes[parent].kind == .juxtaposition && self.left(of: parent) == left {
      return nodes[parent].end > nodes[parent - 1].end
    }
    return false
  }
}
