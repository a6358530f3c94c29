// Random functions of x for the laws of tapes and graphs.

/// Texts of functions of one variable, with poles, jumps, roots and ends of
/// domains at places that doubles do not hit.
package enum RandomCurve {
  private static let leaves = ["x", "x", "x", "1/3", "2", "0.1", "pi", "3/7"]
  private static let functions = [
    "sqrt", "cbrt", "abs", "exp", "ln", "sin", "cos", "tan", "atan", "asin", "tanh", "floor",
    "sign", "sinh", "log", "ceil", "frac",
  ]

  /// A random text of at most the depth.
  package static func make(
    depth: Int,
    using random: inout some RandomNumberGenerator
  ) -> String {
    guard depth > 0 else { return leaves.randomElement(using: &random) ?? "x" }
    let first = make(depth: depth - 1, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return "(\(first)+\(make(depth: depth - 1, using: &random)))"
    case 2: return "(\(first)-\(make(depth: depth - 1, using: &random)))"
    case 3, 4: return "(\(first)*\(make(depth: depth - 1, using: &random)))"
    case 5: return "(\(first)/\(make(depth: depth - 1, using: &random)))"
    case 6: return "(\(first))^\(Int.random(in: -2...5, using: &random))"
    case 7:
      return "(\(first))^(\(["1/2", "2/3", "-1/3", "5/2"].randomElement(using: &random) ?? "1/2"))"
    default:
      return "\(functions.randomElement(using: &random) ?? "sin")(\(first))"
    }
  }
}
