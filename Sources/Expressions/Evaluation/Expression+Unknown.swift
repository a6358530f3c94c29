// Suggestions for a name without a meaning.

internal import Numbers

extension Environment {
  /// A known name that may have been meant by an unknown one: a translation from other
  /// calculators, known names without a blank between them, or a name that is spelled much
  /// like it.
  package func suggestion(for name: String, besides others: [String]) -> String? {
    let known = variables.keys.sorted() + functions.keys.sorted() + others
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
    if let number = productWithX(index, name) ?? powerOfTen(index, name) {
      return .unknownName(name, nearest: number)
    }
    if index > 0, nodes[index - 1].end == nodes[index].start {
      if let call = combination(index, name) { return .unknownName(name, nearest: call) }
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

  /// `2e3` for the name e3 behind a 2 and a blank.
  private func powerOfTen(_ index: Int, _ name: String) -> String? {
    let digits = name.utf8.dropFirst()
    guard index > 0, nodes[index - 1].kind == .integer || nodes[index - 1].kind == .literal,
      name.utf8.first.map({ $0 | 0x20 == UInt8(ascii: "e") }) == true,
      !digits.isEmpty, digits.allSatisfy({ $0 &- 0x30 < 10 })
    else { return nil }
    return literal(at: index - 1).text + name
  }

  /// `5*5` for the name x5 right behind a 5, and for an x between two of them, where it means
  /// times; `3*4*5` for x4x5 behind a 3.
  private func productWithX(_ index: Int, _ name: String) -> String? {
    guard index > 0, nodes[index - 1].kind == .integer || nodes[index - 1].kind == .literal,
      name.utf8.first.map({ $0 | 0x20 == UInt8(ascii: "x") }) == true
    else { return nil }
    let number = literal(at: index - 1).text
    if name.utf8.count == 1 {
      guard index + 3 < count, nodes[index + 1].kind == .juxtaposition,
        nodes[index + 2].kind == .integer || nodes[index + 2].kind == .literal,
        nodes[index + 3].kind == .juxtaposition
      else { return nil }
      return number + "*" + literal(at: index + 2).text
    }
    guard nodes[index - 1].end == nodes[index].start else { return nil }
    let parts = name.utf8.split(omittingEmptySubsequences: false) {
      $0 | 0x20 == UInt8(ascii: "x")
    }
    let isProduct = parts.dropFirst().allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 &- 0x30 < 10 }
    }
    guard isProduct else { return nil }
    return parts.dropFirst().reduce(number) {
      $0 + "*" + String(decoding: Array($1), as: UTF8.self)
    }
  }

  /// `nCr(10; 3)` for the name C3 right behind a 10.
  private func combination(_ index: Int, _ name: String) -> String? {
    guard nodes[index - 1].kind == .integer else { return nil }
    let digits = String(decoding: Array(name.utf8.drop { $0 &- 0x30 >= 10 }), as: UTF8.self)
    let letters = Spelling.lowercased(
      String(decoding: Array(name.utf8.prefix { $0 &- 0x30 >= 10 }), as: UTF8.self)
    )
    let rows = [("c", Builtin.nCr), ("p", .nPr)]
    guard let (_, row) = rows.first(where: { letters == $0.0 || letters == "n" + $0.0 + "r" })
    else { return nil }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return "\(row.name)(\(literal(at: index - 1).text); \(digits))"
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
