// Random functions of x for the laws of tapes and graphs.

/// Texts of functions of one variable, `x` unless it is another one, with poles, jumps, roots and ends of
/// domains at places that doubles do not hit.
package enum RandomCurve {
  private static let leaves = ["x", "x", "x", "1/3", "2", "0.1", "pi", "3/7"]
  private static let functions = [
    "sqrt", "cbrt", "abs", "exp", "ln", "sin", "cos", "tan", "atan", "asin", "tanh", "floor",
    "sign", "sinh", "log", "ceil", "frac",
  ]

  /// What nobody draws: beside the limits of doubles and of the budgets.
  private static let hostileLeaves = [
    "x", "x", "x", "x", "0", "5e-324", "1e-300", "1e300", "1e308", "10^400", "1e15", "123456789",
    "1e-9", "-1", "0/0", "99!",
  ]
  private static let hostileFunctions =
    functions + [
      "cosh", "sec", "csc", "cot", "asinh", "acosh", "atanh", "acos", "round", "3^", "1e300^",
    ]

  /// A random text of at most the depth.
  package static func make(
    depth: Int,
    of variable: String = "x",
    isHostile: Bool = false,
    using random: inout some RandomNumberGenerator
  ) -> String {
    let leaves = isHostile ? hostileLeaves : leaves
    guard depth > 0 else {
      let leaf = leaves.randomElement(using: &random) ?? "x"
      return leaf == "x" ? variable : leaf
    }
    func operand() -> String {
      make(depth: depth - 1, of: variable, isHostile: isHostile, using: &random)
    }
    let first = operand()
    let functions = isHostile ? hostileFunctions : functions
    switch Int.random(in: 0..<(isHostile ? 14 : 12), using: &random) {
    case 0, 1: return "(\(first)+\(operand()))"
    case 2: return "(\(first)-\(operand()))"
    case 3, 4: return "(\(first)*\(operand()))"
    case 5: return "(\(first)/\(operand()))"
    case 12: return "mod(\(first);\(operand()))"
    case 13: return "max(\(first);\(operand()))"
    case 6: return "(\(first))^\(Int.random(in: -2...5, using: &random))"
    case 7:
      return "(\(first))^(\(["1/2", "2/3", "-1/3", "5/2"].randomElement(using: &random) ?? "1/2"))"
    default:
      return "\(functions.randomElement(using: &random) ?? "sin")(\(first))"
    }
  }
}
