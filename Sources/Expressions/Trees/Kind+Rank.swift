// The ranks of kinds of nodes: how tightly each binds.

extension Kind {
  /// The rank of a node of this kind, calls to infix and postfix builtins
  /// excepted.
  package var rank: Rank {
    switch self {
    case .integer, .literal, .constant, .shortName, .longName, .hole, .call, .application,
      .piecewise, .list, .vector, .sequence, .interval:
      .literal
    case .relation: .relation
    case .range, .approach: .range
    case .sum, .difference, .percentIncrease, .percentDecrease: .sum
    case .plusMinus: .plusMinus
    case .product, .juxtaposition, .quotient: .product
    case .negation: .signed
    case .power: .power
    case .percent, .degree, .sexagesimal: .postfix
    }
  }
}
