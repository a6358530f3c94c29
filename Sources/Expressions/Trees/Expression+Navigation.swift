// Walking a flat tree: operands, leaves, places, parts.

extension Expression {
  /// The number of nodes in the subtree of a node, itself included.
  package func size(at index: Int) -> Int {
    nodes[index].kind.isLeaf ? 1 : Int(nodes[index].payload)
  }

  /// The position of the first node of a subtree.
  package func first(of index: Int) -> Int {
    index - size(at: index) + 1
  }

  /// The positions of the operands of a node, in the order of the text.
  ///
  /// - Complexity: O(number of operands).
  package func operands(of index: Int) -> [Int] {
    var operands: [Int] = []
    let first = first(of: index)
    var next = index - 1
    while next >= first {
      operands.append(next)
      next -= size(at: next)
    }
    operands.reverse()
    return operands
  }

  /// The position of the only or the last operand.
  package func last(of index: Int) -> Int { index - 1 }

  /// The position of the first of two operands.
  package func left(of index: Int) -> Int { index - 1 - size(at: index - 1) }

  /// The number of operands.
  ///
  /// - Complexity: O(number of operands).
  package func arity(at index: Int) -> Int {
    let first = first(of: index)
    var next = index - 1
    var count = 0
    while next >= first {
      count += 1
      next -= size(at: next)
    }
    return count
  }

  /// The bytes of the source that a node was read from.
  ///
  /// Empty at 0 when the expression was not read from a text.
  package func range(at index: Int) -> Range<Int> {
    Int(nodes[index].start)..<Int(nodes[index].end)
  }

  /// The name that a leaf says; empty for a missing one.
  ///
  /// - Precondition: The node is a name or a hole.
  package func name(at index: Int) -> String {
    let node = nodes[index]
    guard node.kind != .longName else { return texts[Int(node.payload)] }
    return Expression.name(packed: node.payload)
  }

  /// The number that a leaf says.
  ///
  /// - Precondition: The node is a number.
  package func literal(at index: Int) -> NumberLiteral {
    let node = nodes[index]
    guard node.kind == .integer else {
      return NumberLiteral(canonical: texts[Int(node.payload)])
    }
    return NumberLiteral(UInt64(node.payload))
  }

  /// The names that stand in the expression, each once, in order of
  /// appearance; names of applied functions and bound names are left out.
  ///
  /// - Complexity: O(*n*) for *n* nodes and few names.
  public var variables: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for (index, binder) in freeAndBoundNames where binder == nil {
      let name = name(at: index)
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// The leaves that are names, each with the sequence that binds it; names of applied
  /// functions are left out.
  ///
  /// - Complexity: O(*n*) for *n* nodes and few sequences.
  package var freeAndBoundNames: [(index: Int, binder: Int?)] {
    var functions: Set<Int> = []
    var sequences: [Int] = []
    for index in nodes.indices {
      switch nodes[index].kind {
      case .application: functions.insert(first(of: index))
      // Those inside of others come first.
      case .sequence: sequences.append(index)
      default: break
      }
    }
    var names: [(index: Int, binder: Int?)] = []
    for index in nodes.indices where nodes[index].kind.isName && !functions.contains(index) {
      let binder = sequences.first { sequence in
        let name = binding(at: sequence).name
        return (name..<sequence).contains(index)
          && (index == name || self.name(at: index) == self.name(at: name))
      }
      names.append((index, binder))
    }
    return names
  }

  /// The leaves that say a bound name.
  package var boundLeaves: Set<Int> {
    Set(freeAndBoundNames.lazy.filter { $0.binder != nil }.map { $0.index })
  }

  /// Whether a measured value and its uncertainty have a range behind them, which are the two
  /// operands of the node then.
  ///
  /// - Precondition: The node is of the kind `plusMinus`.
  package func hasRange(at index: Int) -> Bool {
    let value = left(of: index)
    return nodes[index - 1].kind == .interval && nodes[value].kind == .plusMinus
      && !hasRange(at: value)
  }

  /// The operands of a sequence: the range with its bounds, the bound name, and what each
  /// number gives in its place.
  ///
  /// In the place of the range, a limit has what its name comes close to, which has no bounds: both
  /// are its last node.
  ///
  /// - Precondition: The node is a sequence.
  package func binding(
    at sequence: Int
  ) -> (range: Int, from: Int, to: Int, name: Int, body: Int) {
    let body = sequence - 1
    let name = body - size(at: body)
    let range = name - 1
    if nodes[range].kind == .approach { return (range, range, range, name, body) }
    return (range, left(of: range), range - 1, name, body)
  }

  /// Whether an operand is missing somewhere.
  package var hasHoles: Bool { nodes.contains { $0.kind == .hole } }

  /// Whether a node is a whole number without sign, and which.
  package func smallInteger(at index: Int) -> UInt32? {
    nodes[index].kind == .integer ? nodes[index].payload : nil
  }

  package static func name(packed: UInt32) -> String {
    var bytes: [UInt8] = []
    var rest = packed
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
