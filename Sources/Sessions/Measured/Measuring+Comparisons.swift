// Comparisons of measured values: they hold for all values, for none, or cannot be told.

internal import Expressions
internal import Reals

extension Measuring {
  /// Whether a comparison holds for all values of the quantities.
  ///
  /// - Throws: Where it holds for some of them only, as far as is known.
  func truth(_ workspace: inout Workspace) throws(EvaluationError) -> Bool {
    var node = expression.root
    var isKnown = true
    while case .relation(let relation, let continuesChain) = expression.symbol(at: node) {
      let left = expression.left(of: node)
      let first = continuesChain ? expression.last(of: left) : left
      let sides = [first, expression.last(of: node)].map { expression.subexpression(at: $0) }
      let difference = Measuring(Expression(.difference, sides), quantities, range: range)
      let (lower, upper, _, _) = try difference.cancelled(&workspace).bounds(&workspace)
      let orders = try orders(lower, upper, &workspace)
      switch relation.holds(between: orders.0, orders.1) {
      case .yes: break
      case .no: return false
      case .unknown: isKnown = false
      }
      guard continuesChain else { break }
      node = left
    }
    guard isKnown else { throw error(.measuredComparison) }
    return true
  }
}

extension Relation {
  /// Whether all numbers between two are in the relation to zero, or none is, as those two
  /// compare with zero.
  func holds(between lower: Order, _ upper: Order) -> Ternary {
    if lower == upper { return holds(lower) ? .yes : .no }
    let isApart = lower == .greater || upper == .less
    switch self {
    case .equal: return isApart ? .no : .unknown
    case .notEqual: return isApart ? .yes : .unknown
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (first, second) = (holds(lower), holds(upper))
      return first == second ? (first ? .yes : .no) : .unknown
    }
  }
}
