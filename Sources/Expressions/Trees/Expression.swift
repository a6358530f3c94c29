// A syntax tree with a value, kept flat: one array of nodes of 16 bytes, each
// node behind its operands. A subtree is therefore a slice, walking the tree
// in order of evaluation is a loop over the array, and nothing recurses by
// the length of a sum.

/// A syntax tree with a value: numbers, names, operators and calls, with their places in the
/// text.
///
/// Two expressions are equal when they say the same in the same way; places
/// do not count, and neither do brackets and blanks. `0.10` and `0.1` are
/// written differently and so are not equal.
public struct MathExpression: Sendable {
  /// The nodes, operands before operators; the last one is the root.
  package let nodes: [Node]

  /// The numbers and names that do not fit into a node.
  package let texts: [String]

  /// Creates an expression from its parts.
  ///
  /// - Precondition: The nodes are one well-formed tree.
  package init(nodes: [Node], texts: [String]) {
    precondition(!nodes.isEmpty, "an expression has a root")
    self.nodes = nodes
    self.texts = texts
  }

  /// The number of nodes.
  package var count: Int { nodes.count }

  /// The position of the root, which is the last node.
  package var root: Int { nodes.count - 1 }
}

/// The name inside this package, where Foundation's type of the same name is rarely in sight.
package typealias Expression = MathExpression

/// One node of an expression.
///
/// A leaf keeps its content in `payload`; every other node keeps the number
/// of nodes in its subtree there, itself included.
package struct Node: Hashable, Sendable {
  package var kind: Kind
  /// The constant, the builtin or the relation sign; otherwise flags.
  var detail: UInt8
  package var payload: UInt32
  /// The bytes of the source that the node was read from.
  package var start: UInt32
  package var end: UInt32
}

/// The kind of a node.
package enum Kind: UInt8, Sendable {
  /// A whole number below 2^32, in `payload`.
  case integer
  /// Any other number; `payload` is the position in `texts`.
  case literal
  /// A constant of the language.
  case constant
  /// A name of up to four bytes, packed into `payload`, first byte lowest.
  case shortName
  /// Any other name; `payload` is the position in `texts`.
  case longName
  /// A missing operand.
  case hole

  case negation
  case sum
  case difference
  case percentIncrease
  case percentDecrease
  case product
  case juxtaposition
  case quotient
  case power
  case percent
  case degree
  case sexagesimal
  case call
  case application
  case relation
  /// Conditions and values by turns, and perhaps a value at the end for when no
  /// condition holds.
  case piecewise
  /// The elements of a list, of which there may be none.
  case list
  /// The entries of a vector, two or more.
  case vector
  /// The whole numbers from the first operand to the second.
  case range
  /// A range, a bound name, and what each number of the range gives in its place.
  case sequence
  /// What a name comes close to: one operand, or none far out. Its detail has the side.
  case approach
  /// A measured value: what was measured, and how much it may be off; or such a value and its
  /// range.
  case plusMinus
  /// A measured value: the least and the greatest that it can be.
  case interval

  package var isLeaf: Bool { rawValue <= Kind.hole.rawValue }

  /// Whether it is a leaf that says a name.
  package var isName: Bool { self == .shortName || self == .longName }

  /// Whether it makes a measured value of two numbers.
  package var isMeasured: Bool { self == .plusMinus || self == .interval }
}

extension Expression: Hashable {
  /// Whether two expressions say the same in the same way.
  public static func == (x: Self, y: Self) -> Bool {
    guard x.nodes.count == y.nodes.count else { return false }
    for (node, other) in zip(x.nodes, y.nodes) {
      guard node.kind == other.kind, node.detail == other.detail else { return false }
      switch node.kind {
      case .literal, .longName:
        guard x.texts[Int(node.payload)] == y.texts[Int(other.payload)] else { return false }
      default:
        guard node.payload == other.payload else { return false }
      }
    }
    return true
  }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) {
    for node in nodes {
      hasher.combine(node.kind.rawValue)
      hasher.combine(node.detail)
      switch node.kind {
      case .literal, .longName: hasher.combine(texts[Int(node.payload)])
      default: hasher.combine(node.payload)
      }
    }
  }
}
