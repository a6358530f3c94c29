// The one table of precedence. The parser and every printer use it.

/// How tightly an operator binds, loosest first.
package enum Rank: UInt8, Comparable, Sendable {
  /// Binds nothing: the end of an operand.
  case none
  case relation
  case sum
  /// `9.81 ± 0.01`
  case plusMinus
  case product
  /// A product without sign, where it binds before division.
  case juxtaposition
  /// `n nCr r`.
  case combination
  /// A sign in front.
  case signed
  case power
  case postfix
  case literal

  /// The rank that a right operand needs, so that equals group to the left.
  package var tighter: Rank { Rank(rawValue: rawValue + 1) ?? .literal }

  package static func < (x: Rank, y: Rank) -> Bool { x.rawValue < y.rawValue }
}

extension Kind {
  /// The rank of a node of this kind, calls to infix and postfix builtins
  /// excepted.
  package var rank: Rank {
    switch self {
    case .integer, .literal, .constant, .shortName, .longName, .hole, .call, .application,
      .piecewise, .list, .interval:
      .literal
    case .relation: .relation
    case .sum, .difference, .percentIncrease, .percentDecrease: .sum
    case .plusMinus: .plusMinus
    case .product, .juxtaposition, .quotient: .product
    case .negation: .signed
    case .power: .power
    case .percent, .degree, .sexagesimal: .postfix
    }
  }
}
