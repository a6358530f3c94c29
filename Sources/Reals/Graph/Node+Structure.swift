// Facts about numbers from the operations of a graph, without any digits: two numbers are
// the same expression, a number is whole, a number has a sign. Of numbers whose exponents
// are beyond any enclosure nothing else can be known.

internal import Numbers

extension Node {
  /// The nodes that are looked at before a question about structure is given up.
  private static var structureLimit: Int { 400 }

  /// Whether two graphs are the same operations on the same numbers.
  ///
  /// False says nothing: equal numbers may be written in many ways.
  static func isSame(_ first: Node, _ second: Node) -> Bool {
    var left = structureLimit
    return isSame(first, second, &left)
  }

  private static func isSame(_ first: Node, _ second: Node, _ left: inout Int) -> Bool {
    if first === second { return true }
    left -= 1
    guard left > 0, first.operation == second.operation, first.depth == second.depth else {
      return false
    }
    if case .form = first.operation { return first.form == second.form }
    let (x, y) = (first.operands, second.operands)
    guard x.count == y.count else { return false }
    for index in x.indices where !isSame(x[index], y[index], &left) { return false }
    return true
  }

  /// Whether the number is whole because sums, products and natural powers of
  /// whole numbers are.
  var isWhole: Bool {
    var left = Node.structureLimit
    return isWhole(&left)
  }

  private func isWhole(_ left: inout Int) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    switch operation {
    case .rational(let value): return value.isInteger
    case .sum, .difference, .product, .negation, .absoluteValue, .wholePower:
      for operand in operands where !operand.isWhole(&left) { return false }
      return true
    case .power(let n): return n >= 0 && operands[0].isWhole(&left)
    default: return false
    }
  }

  /// The sign, where the operations tell: −1, 0 or 1.
  ///
  /// Powers of e are positive, and so are sums and products of positive numbers.
  var signOfStructure: Int? {
    var left = Node.structureLimit
    return signOfStructure(&left)
  }

  private func signOfStructure(_ left: inout Int) -> Int? {
    left -= 1
    guard left > 0 else { return nil }
    if let term = form?.onlyTerm, term.monomial.isPositive { return term.coefficient.signum }
    switch operation {
    case .rational(let value): return value.signum
    case .exponential, .wholePower, .constant: return 1
    case .function(let function): return function.sign(operands[0].signOfStructure(&left))
    case .negation: return operands[0].signOfStructure(&left).map { -$0 }
    case .absoluteValue: return operands[0].signOfStructure(&left).map { abs($0) }
    case .root: return operands[0].signOfStructure(&left)
    case .power(let n):
      guard let sign = operands[0].signOfStructure(&left) else { return nil }
      return n % 2 == 0 ? sign * sign : sign
    case .sum, .difference, .product, .quotient:
      guard let x = operands[0].signOfStructure(&left),
        let y = operands[1].signOfStructure(&left)
      else { return nil }
      return operation.sign(x, y)
    default: return nil
    }
  }
}

extension Node.Operation {
  /// The sign of the result for operands of two signs, where they decide it.
  fileprivate func sign(_ x: Int, _ y: Int) -> Int? {
    switch self {
    case .product, .quotient: return x * y
    case .sum: return x == y || y == 0 ? x : (x == 0 ? y : nil)
    case .difference: return x == -y || y == 0 ? x : (x == 0 ? -y : nil)
    default: return nil
    }
  }
}
