// The one table of precedence. The parser and every printer use it.

/// How tightly an operator binds, loosest first.
package enum Rank: UInt8, Comparable, Sendable {
  /// Binds nothing: the end of an operand.
  case none
  case relation
  /// `1..n`
  case range
  /// `a or b` of bits; then `a xor b`, and `a and b`.
  case or
  case xor
  case and
  case sum
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

  /// The rank that the right operand of a word needs in print: behind one that binds as `×`
  /// does, a product without sign is disputed.
  package var rightOperand: Rank { self == .product ? .combination : tighter }

  package static func < (x: Rank, y: Rank) -> Bool { x.rawValue < y.rawValue }
}

extension Kind {
  /// The rank of a node of this kind, calls to infix and postfix builtins
  /// excepted.
  package var rank: Rank {
    switch self {
    case .integer, .literal, .constant, .shortName, .longName, .hole, .call, .application,
      .piecewise, .list, .sequence:
      .literal
    case .relation: .relation
    case .range: .range
    case .sum, .difference, .percentIncrease, .percentDecrease: .sum
    case .product, .juxtaposition, .quotient: .product
    case .negation: .signed
    case .power: .power
    case .percent, .degree, .sexagesimal: .postfix
    }
  }
}
