// Words between conditions, which bind looser than comparisons.

extension Expression {
  /// How tightly a function that stands between its two operands binds there: between comparisons
  /// `and`, `xor` and `or` bind looser than these, and between numbers tighter.
  package func infixRank(at index: Int) -> Rank {
    guard isJunction(index) else { return builtin(at: index).infixRank }
    return switch builtin(at: index).infixRank {
    case .and: .conjunction
    case .xor: .exclusion
    default: .choice
    }
  }

  /// How tightly a number and a set bind at least on the sides of the ∈ at a node: behind a measured
  /// value that sign has its range.
  package func membershipRanks(at index: Int) -> (member: Rank, set: Rank) {
    let isMeasured = nodes[..<index].contains { $0.kind == .plusMinus }
    return (isMeasured ? .product : .sum, nodes[index - 1].kind == .range ? .range : .sum)
  }

  /// Whether it is a comparison, or several with words between them.
  package var isCondition: Bool {
    nodes[root].kind == .relation || isJunction(root)
  }

  /// Whether a node is a word between two comparisons, or between what such words join.
  private func isJunction(_ index: Int) -> Bool {
    guard nodes[index].kind == .call, arity(at: index) == 2, nodes[index].builtin.junction != nil
    else { return false }
    return isJoined(left(of: index)) && isJoined(index - 1)
  }

  /// Whether a node is a comparison, or a word with one behind it.
  private func isJoined(_ index: Int) -> Bool {
    var index = index
    while nodes[index].kind == .call, arity(at: index) == 2, nodes[index].builtin.junction != nil {
      index -= 1
    }
    return nodes[index].kind == .relation
  }
}
