// The one table of precedence. The parser and every printer use it.

/// The tightness with which an operator binds, loosest first.
package enum Rank: UInt8, Comparable, Sendable {
  /// Binds nothing: the end of an operand.
  case none
  /// `a < b or c < d`; then `a < b xor c < d`, and `a < b and c < d`.
  case choice
  case exclusion
  case conjunction
  case relation
  /// `1..n`
  case range
  /// `a or b` of bits; then `a xor b`, and `a and b`.
  case or
  case xor
  case and
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

  /// The rank that the right operand of a word needs in print: behind one that binds as `×`
  /// does, a product without sign is disputed.
  package var rightOperand: Rank { self == .product ? .combination : tighter }

  package static func < (x: Rank, y: Rank) -> Bool { x.rawValue < y.rawValue }
}
