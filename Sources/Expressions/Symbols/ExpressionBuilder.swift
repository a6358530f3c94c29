// Making flat trees: operands first, then the operator that takes them.

/// Collects nodes in the order in which they are evaluated.
///
/// A mark is the number of nodes before an operand; an operator takes
/// everything behind a mark.
package struct ExpressionBuilder: Sendable {
  package var nodes: [Node] = []
  package var texts: [String] = []

  /// Creates a builder without nodes.
  package init() {}

  /// The mark for an operand that comes next.
  package var mark: Int { nodes.count }

  /// Adds a number.
  package mutating func append(_ number: NumberLiteral, range: Range<Int> = 0..<0) {
    if let small = number.small {
      leaf(.integer, payload: small, range: range)
    } else {
      append(literal: number.text, range: range)
    }
  }

  /// Adds a number that is no whole one below 2^32, in its canonical spelling.
  mutating func append(literal text: String, range: Range<Int>) {
    if texts.isEmpty { texts.reserveCapacity(8) }
    texts.append(text)
    leaf(.literal, payload: UInt32(texts.count - 1), range: range)
  }

  /// Adds a whole number.
  package mutating func append(small number: UInt32, range: Range<Int>) {
    leaf(.integer, payload: number, range: range)
  }

  /// Adds a name of up to four bytes.
  package mutating func append(packedName: UInt32, range: Range<Int>) {
    leaf(.shortName, payload: packedName, range: range)
  }

  /// Adds a name.
  package mutating func append(name: String, range: Range<Int> = 0..<0) {
    var packed: UInt32 = 0
    var count = 0
    for byte in name.utf8 {
      if count < 4 { packed |= UInt32(byte) << UInt32(8 * count) }
      count += 1
    }
    if count <= 4 {
      leaf(.shortName, payload: packed, range: range)
    } else {
      texts.append(name)
      leaf(.longName, payload: UInt32(texts.count - 1), range: range)
    }
  }

  /// Adds a constant.
  package mutating func append(_ constant: Constant, range: Range<Int> = 0..<0) {
    leaf(.constant, detail: constant.rawValue, payload: 0, range: range)
  }

  /// Adds a place where an operand is missing.
  package mutating func appendHole(range: Range<Int> = 0..<0) {
    leaf(.hole, payload: 0, range: range)
  }

  /// Adds a copy of a part of an expression, with its places.
  package mutating func append(_ expression: Expression, at index: Int) {
    for position in expression.first(of: index)...index {
      var node = expression.nodes[position]
      if node.kind == .literal || node.kind == .longName {
        texts.append(expression.texts[Int(node.payload)])
        node.payload = UInt32(texts.count - 1)
      }
      nodes.append(node)
    }
  }

  /// Adds a copy of an expression, with its places.
  package mutating func append(_ expression: Expression) {
    append(expression, at: expression.root)
  }

  /// Adds an operator that takes everything behind a mark.
  ///
  /// - Precondition: As many operands as the operator wants stand behind the
  ///   mark, and the symbol is no leaf.
  package mutating func append(
    _ symbol: Symbol,
    from mark: Int,
    range: Range<Int> = 0..<0
  ) {
    let (kind, detail) = symbol.stored
    append(kind, detail: detail, from: mark, range: range)
  }

  /// Adds a call of a builtin, by its row, on everything behind a mark.
  package mutating func append(call row: UInt8, from mark: Int, range: Range<Int>) {
    append(.call, detail: row, from: mark, range: range)
  }

  /// Adds an operator of another tree, with its place, that takes everything behind a mark.
  package mutating func append(_ node: Node, from mark: Int) {
    append(
      node.kind,
      detail: node.detail,
      from: mark,
      range: Int(node.start)..<Int(node.end)
    )
  }

  /// The tree.
  ///
  /// - Precondition: Exactly one operand has no operator that takes it.
  package func expression() -> Expression {
    Expression(nodes: nodes, texts: texts)
  }

  @inline(__always)
  private mutating func leaf(
    _ kind: Kind,
    detail: UInt8 = 0,
    payload: UInt32,
    range: Range<Int>
  ) {
    nodes.append(
      Node(
        kind: kind,
        detail: detail,
        payload: payload,
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound)
      )
    )
  }
}

extension ExpressionBuilder {
  /// Adds an operator that is nothing but its kind and takes everything behind a mark.
  package mutating func append(kind: Kind, from mark: Int, range: Range<Int>) {
    append(kind, detail: 0, from: mark, range: range)
  }

  private mutating func append(
    _ kind: Kind,
    detail: UInt8,
    from mark: Int,
    range: Range<Int>
  ) {
    nodes.append(
      Node(
        kind: kind,
        detail: detail | percentage(of: kind, from: mark),
        payload: UInt32(truncatingIfNeeded: nodes.count - mark + 1),
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound)
      )
    )
  }

  /// Makes a mixed number of the whole number and the fraction behind a mark.
  package mutating func appendMixed(from mark: Int, range: Range<Int> = 0..<0) {
    append(.sum, detail: Node.mixedFlag, from: mark, range: range)
  }

  /// Makes of a percentage behind a mark a whole that is changed by it: 1 − 10%, or 1 + 10%.
  package mutating func changeWhole(_ kind: Kind, from mark: Int, range: Range<Int>) {
    append(small: 1, range: range.lowerBound..<range.lowerBound)
    let one = nodes.removeLast()
    nodes.insert(one, at: mark)
    append(kind: kind, from: mark, range: range)
  }

  /// The number of nodes in the subtree of a node, itself included.
  package func size(at index: Int) -> Int {
    nodes[index].kind.isLeaf ? 1 : Int(nodes[index].payload)
  }

  /// A percentage is `p%`, its opposite, and a sum or difference of two.
  private func percentage(of kind: Kind, from mark: Int) -> UInt8 {
    let last = nodes.count - 1
    let isPercentage =
      switch kind {
      case .percent: true
      case .negation: nodes[last].isPercentage
      case .sum, .difference:
        nodes[last].isPercentage && nodes[last - size(at: last)].isPercentage
      default: false
      }
    return isPercentage ? Node.percentageFlag : 0
  }
}
