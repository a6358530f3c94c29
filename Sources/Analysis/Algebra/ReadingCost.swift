// What an expression costs to read: of several that say the same, the cheapest is shown.

internal import Expressions
internal import Numbers

extension Expression {
  /// How much there is to read, by the table that closed forms are chosen by.
  ///
  /// | part | cost |
  /// | --- | --- |
  /// | a digit or decimal mark | 1 |
  /// | a name, a constant | 2 |
  /// | a sign, a sign of addition or multiplication, an exponent's raising | 1 |
  /// | a pair of brackets around a sum, a second factor that is a quotient or, under a power, a product or a power | 1 |
  /// | a pair of brackets around a quotient under a power | 2 |
  /// | a fraction bar | 2 |
  /// | a fraction inside a fraction | 4 more |
  /// | √, 1 more with an index; bars | 2 |
  /// | a factor under a root that comes out of it | 4 more |
  /// | a function | 3 |
  /// | a function of an inverse one of its family | 5 more |
  /// | a sign in front of all that an odd or even function is of | 1 more |
  var readingCost: Int {
    var costs: [Int] = []
    costs.reserveCapacity(count)
    for index in 0..<count {
      let operands = operands(of: index)
      let inner = operands.reduce(0) { $0 + costs[$1] }
      costs.append(inner + ownCost(at: index, operands))
    }
    return costs[root]
  }

  private func ownCost(at index: Int, _ operands: [Int]) -> Int {
    func brackets(_ operand: Int) -> Int { nodes[operand].kind.isSum ? 1 : 0 }
    switch symbol(at: index) {
    case .number(let number): return number.text.utf8.count
    case .constant, .name: return 2
    case .hole: return 0
    case .negation: return 1 + brackets(operands[0])
    case .sum: return 1
    case .difference: return 1 + brackets(operands[1])
    case .product, .juxtaposition:
      let isQuotient = nodes[operands[1]].kind == .quotient
      return 1 + operands.reduce(0) { $0 + brackets($1) } + (isQuotient ? 1 : 0)
    case .quotient:
      let isNested = operands.contains { nodes[$0].kind == .quotient }
      return 2 + operands.reduce(0) { $0 + brackets($1) } + (isNested ? 4 : 0)
    case .power:
      switch nodes[operands[0]].kind {
      case .quotient: return 3
      case .power, .product, .juxtaposition: return 2
      default: return 1 + brackets(operands[0])
      }
    case .call(let builtin):
      switch builtin.notation {
      case .root(let index):
        let cost = index == 2 ? 2 : 3
        return cost + (isReducible(operands[operands.count - 1], index: Int(index ?? 0)) ? 4 : 0)
      case .bars, .overline: return 2
      case .factorial: return 1
      case .logarithm(base: nil): return 2
      case .name, .floor, .ceiling, .infix, .logarithm, .place, .large:
        let isTurned = builtin.parity != .none && nodes[operands[0]].kind == .negation
        let isOfInverse =
          nodes[operands[0]].kind == .call
          && builtin.ofInverse(self.builtin(at: operands[0])) != nil
        return (builtin == .ln ? 2 : 3) + (isTurned ? 1 : 0) + (isOfInverse ? 5 : 0)
      }
    default: return 1
    }
  }
}

extension Expression {
  /// Whether a power as high as a root comes out of what the root is of: 12 and x²·y under √.
  private func isReducible(_ radicand: Int, index: Int) -> Bool {
    guard index > 1 else { return false }
    func hasPower(_ number: Int) -> Bool {
      guard number > 3, number < 1 << 20 else { return false }
      var base = 2
      while true {
        var power = 1
        for _ in 0..<index where power <= number { power *= base }
        if power > number { return false }
        if number % power == 0 { return true }
        base += 1
      }
    }
    switch symbol(at: radicand) {
    case .product, .juxtaposition, .quotient:
      return operands(of: radicand).contains { isReducible($0, index: index) }
    case .power:
      let exponent = operands(of: radicand)[1]
      return smallInteger(at: exponent).map { $0 >= index } ?? false
    case .number, .sum, .difference: return hasPower(content(at: radicand))
    default: return false
    }
  }

  /// The natural number that is seen to divide all terms.
  private func content(at index: Int) -> Int {
    let operands = operands(of: index)
    switch symbol(at: index) {
    case .number: return subexpression(at: index).rationalNumber?.asNatural ?? 1
    case .sum, .difference:
      return Int.commonDivisor(content(at: operands[0]), content(at: operands[1]))
    case .product, .juxtaposition: return content(at: operands[0])
    case .negation: return content(at: operands[0])
    default: return 1
    }
  }
}

extension Kind {
  /// Whether it needs brackets as a factor.
  fileprivate var isSum: Bool { self == .sum || self == .difference || self == .negation }
}
