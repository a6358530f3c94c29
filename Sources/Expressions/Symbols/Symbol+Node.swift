// The storage of symbols in nodes: the one place that knows what the detail of a node means.
// `Symbol.stored` and `Expression.symbol(at:)` are each other's inverse.

extension Symbol {
  /// The kind and the detail of a node that says this.
  ///
  /// - Precondition: It takes operands: a leaf has more to keep than a detail.
  var stored: (kind: Kind, detail: UInt8) {
    switch self {
    case .number, .constant, .name, .hole: preconditionFailure("a leaf takes no operands")
    case .negation: (.negation, 0)
    case .sum: (.sum, 0)
    case .difference: (.difference, 0)
    case .percentIncrease: (.percentIncrease, 0)
    case .percentDecrease: (.percentDecrease, 0)
    case .product: (.product, 0)
    case .juxtaposition: (.juxtaposition, 0)
    case .quotient: (.quotient, 0)
    case .power: (.power, 0)
    case .percent: (.percent, 0)
    case .degree: (.degree, 0)
    case .angle(let unit): (.degree, unit.detail)
    case .sexagesimal: (.sexagesimal, 0)
    case .call(let builtin): (.call, builtin.index)
    case .application: (.application, 0)
    case .relation(let relation, let continuesChain):
      (.relation, relation.rawValue | (continuesChain ? Node.chainFlag : 0))
    case .piecewise: (.piecewise, 0)
    case .list: (.list, 0)
    case .vector: (.vector, 0)
    case .range: (.range, 0)
    case .sequence: (.sequence, 0)
    case .approach(let approach): (.approach, approach.rawValue)
    case .plusMinus: (.plusMinus, 0)
    case .interval: (.interval, 0)
    }
  }
}

extension Expression {
  /// The symbol of a node.
  package func symbol(at index: Int) -> Symbol {
    let node = nodes[index]
    switch node.kind {
    case .integer, .literal: return .number(literal(at: index))
    case .constant: return .constant(constant(at: index))
    case .shortName, .longName: return .name(name(at: index))
    case .hole: return .hole
    case .negation: return .negation
    case .sum: return .sum
    case .difference: return .difference
    case .percentIncrease: return .percentIncrease
    case .percentDecrease: return .percentDecrease
    case .product: return .product
    case .juxtaposition: return .juxtaposition
    case .quotient: return .quotient
    case .power: return .power
    case .percent: return .percent
    case .degree: return node.unitWord.map { .angle($0) } ?? .degree
    case .sexagesimal: return .sexagesimal
    case .call: return .call(node.builtin)
    case .application: return .application
    case .relation: return .relation(node.relation, continuesChain: node.continuesChain)
    case .piecewise: return .piecewise
    case .list: return .list
    case .vector: return .vector
    case .range: return .range
    case .sequence: return .sequence
    case .approach: return .approach(node.approach)
    case .plusMinus: return .plusMinus
    case .interval: return .interval
    }
  }

  /// The sign of a comparison.
  package func relation(at index: Int) -> Relation { nodes[index].relation }

  /// The builtin that a node calls.
  package func builtin(at index: Int) -> Builtin { nodes[index].builtin }

  /// The constant that stands at a node.
  package func constant(at index: Int) -> Constant { Constant(nodes[index].detail) }
}

extension Node {
  /// The bit of a detail that marks a continued chain.
  static var chainFlag: UInt8 { 0x80 }

  /// The bit of a detail that says that the value is a percentage.
  static var percentageFlag: UInt8 { 1 }

  /// The bit of a detail that says that a sum is a mixed number.
  static var mixedFlag: UInt8 { 2 }

  /// Whether it is a whole number and a fraction below 1 that are written side by side.
  package var isMixed: Bool { kind == .sum && detail & Node.mixedFlag != 0 }

  /// The rank of the node, calls to infix and postfix builtins excepted.
  package var rank: Rank { isMixed ? .product : kind.rank }

  /// The row of the builtin that a call calls.
  package var row: UInt8 { detail }

  /// The builtin that a call calls.
  package var builtin: Builtin { Builtin.row(at: detail) }

  /// Whether it calls a builtin.
  package func calls(_ builtin: Builtin) -> Bool {
    kind == .call && detail == builtin.index
  }

  /// Whether it is a constant.
  package func says(_ constant: Constant) -> Bool {
    kind == .constant && detail == constant.rawValue
  }

  /// The sign of a comparison.
  package var relation: Relation { Relation(rawValue: detail & ~Node.chainFlag) ?? .equal }

  /// From where a name comes close to a number, or that it does not.
  package var approach: Approach { Approach(rawValue: detail) ?? .both }

  /// Whether the first operand of a comparison is a comparison whose right side is compared
  /// once more.
  package var continuesChain: Bool { detail & Node.chainFlag != 0 }

  /// Whether it compares two sides, and none of them once more.
  package var isComparison: Bool { kind == .relation && !continuesChain }

  /// Whether it is an equation of two sides.
  package var isEquation: Bool { kind == .relation && detail == Relation.equal.rawValue }

  /// The unit of an angle.
  package var angleUnit: AngleUnit { AngleUnit(detail: detail) }

  /// The unit of an angle that is written as a word: `1 rad`, `50 grad`.
  package var unitWord: AngleUnit? {
    kind == .degree && detail != 0 ? AngleUnit(detail: detail) : nil
  }

  /// Whether the value is a percentage: `p%`, its opposite, a sum or difference of two.
  package var isPercentage: Bool {
    switch kind {
    case .percent, .negation, .sum, .difference: detail & Node.percentageFlag != 0
    default: false
    }
  }
}
