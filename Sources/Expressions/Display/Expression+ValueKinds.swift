// Kinds of values from the operations alone.

/// The kind of number that is the value of a part.
enum ValueKind: UInt8, Comparable {
  /// A rational number.
  case rational
  /// An algebraic number.
  case algebraic
  /// A number that may be transcendental.
  case other

  static func < (x: ValueKind, y: ValueKind) -> Bool { x.rawValue < y.rawValue }
}

extension Expression {
  /// The kind of each node, as far as rational operations and roots of numbers go.
  ///
  /// - Complexity: O(*n* log *n*) for *n* nodes.
  var valueKinds: [ValueKind] {
    var kinds: [ValueKind] = []
    kinds.reserveCapacity(count)
    for index in 0..<count { kinds.append(valueKind(at: index, of: kinds)) }
    return kinds
  }

  private func valueKind(at index: Int, of kinds: [ValueKind]) -> ValueKind {
    if smallInteger(at: index) != nil { return .rational }
    func most() -> ValueKind {
      operands(of: index).reduce(.rational) { max($0, kinds[$1]) }
    }
    switch symbol(at: index) {
    case .number: return .rational
    case .constant(.phi): return .algebraic
    case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .percent,
      .percentIncrease, .percentDecrease:
      return most()
    case .power:
      guard kinds[last(of: index)] == .rational else { return .other }
      let isWhole = smallInteger(at: last(of: index)) != nil
      return isWhole ? kinds[left(of: index)] : max(.algebraic, kinds[left(of: index)])
    case .call(.factorial): return kinds[last(of: index)] == .rational ? .rational : .other
    case .call(.sqrt), .call(.cbrt), .call(.root): return max(.algebraic, most())
    default: return .other
    }
  }

  /// Whether a part is a call of a logarithm.
  func isLogarithm(at index: Int) -> Bool {
    guard case .call(let builtin) = symbol(at: index) else { return false }
    return [.ln, .log, .log2].contains(builtin)
  }

  /// Whether a function to or from angles is called.
  package var hasAngles: Bool { hasAngles(at: root) }

  /// Whether a function to or from angles is called in a part.
  func hasAngles(at index: Int) -> Bool {
    (first(of: index)...index).contains { place in
      guard case .call(let builtin) = symbol(at: place) else { return false }
      return builtin.angle != .none
    }
  }

  /// Whether a cube root or one of another index above 2 is called.
  var hasHigherRoots: Bool {
    (0..<count).contains { index in
      guard case .call(let builtin) = symbol(at: index) else { return false }
      return builtin == .cbrt || builtin == .root
    }
  }

  /// Whether a number is written in decimals, or a percentage, or rounded to places,
  /// or a constant of physics, or at random.
  package var hasDecimals: Bool { hasDecimals(at: root) }

  /// Whether a part is written so.
  func hasDecimals(at root: Int) -> Bool {
    for index in first(of: root)...root where smallInteger(at: index) == nil {
      switch symbol(at: index) {
      case .percent, .percentIncrease, .percentDecrease: return true
      case .constant(let constant) where constant.unit != nil || constant == .random: return true
      case .call(let row) where row.least < row.definedArity && arity(at: index) > 1: return true
      case .number(let number):
        let parts = number.parts
        if !parts.fraction.isEmpty && parts.repeating.isEmpty { return true }
        if !parts.exponent.isEmpty { return true }
      default: break
      }
    }
    return false
  }
}
