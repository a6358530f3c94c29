// Random lines of text as people type them, and their values modulo a prime,
// which tell trees apart that differ in value.

import Expressions

enum RandomLine {
  /// A line that is short enough to be typed a thousand times.
  static func short(using random: inout some RandomNumberGenerator) -> String {
    while true {
      let text = make(using: &random)
      if text.utf8.count <= 100 { return text }
    }
  }

  /// A sum of products of powers, fractions and calls, with brackets.
  static func make(depth: Int = 2, using random: inout some RandomNumberGenerator) -> String {
    var text = term(depth, using: &random)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      text += (Bool.random(using: &random) ? "+" : "-") + term(depth, using: &random)
    }
    return text
  }

  private static func term(_ depth: Int, using random: inout some RandomNumberGenerator) -> String {
    var text = power(depth, using: &random)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      text += (Bool.random(using: &random) ? "*" : "/") + power(depth, using: &random)
    }
    return text
  }

  private static func power(
    _ depth: Int,
    using random: inout some RandomNumberGenerator
  ) -> String {
    let base = literal(depth, using: &random)
    guard depth > 0, Int.random(in: 0..<4, using: &random) == 0 else { return base }
    let sign = Int.random(in: 0..<4, using: &random) == 0 ? "-" : ""
    return base + "^" + sign + literal(depth - 1, using: &random)
  }

  private static func literal(
    _ depth: Int,
    using random: inout some RandomNumberGenerator
  ) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 3), using: &random) {
    case 0, 1: "\(Int.random(in: 1...99, using: &random))"
    case 2: ["x", "y", "X3"].randomElement(using: &random) ?? "x"
    case 3, 4: "(" + make(depth: depth - 1, using: &random) + ")"
    case 5: "sqrt(" + make(depth: depth - 1, using: &random) + ")"
    case 6: "abs(" + make(depth: depth - 1, using: &random) + ")"
    case 7: "max(" + make(depth: 0, using: &random) + ";" + make(depth: 0, using: &random) + ")"
    default:
      (["sin", "ln", "sinh", "atan"].randomElement(using: &random) ?? "sin") + "("
        + make(depth: depth - 1, using: &random) + ")"
    }
  }

  /// The value modulo a prime; functions and names count as hashes of what
  /// they say, division as multiplication with the inverse.
  static func value(of expression: Expression) -> UInt64 {
    value(expression, expression.root)
  }

  private static let prime: UInt64 = 2_147_483_647

  private static func value(_ expression: Expression, _ index: Int) -> UInt64 {
    let operands = expression.operands(of: index).map { value(expression, $0) }
    func hash(_ text: String) -> UInt64 {
      var hash: UInt64 = 7
      for byte in text.utf8 { hash = (hash * 31 + UInt64(byte)) % prime }
      for operand in operands { hash = (hash * 1_000_003 + operand) % prime }
      return hash
    }
    switch expression.symbol(at: index) {
    case .number(let number): return UInt64(number.text) ?? hash(number.text)
    case .name(let name): return hash(name)
    case .sum: return (operands[0] + operands[1]) % prime
    case .difference: return (operands[0] + prime - operands[1]) % prime
    case .negation: return (prime - operands[0]) % prime
    case .product, .juxtaposition: return operands[0] * operands[1] % prime
    case .quotient: return operands[0] * inverse(operands[1]) % prime
    case .power: return hash("^")
    case .call(let builtin): return hash("\(builtin.name)")
    default: return hash("?")
    }
  }

  private static func inverse(_ value: UInt64) -> UInt64 {
    var result: UInt64 = 1
    var base = value % prime
    var exponent = prime - 2
    while exponent > 0 {
      if exponent & 1 == 1 { result = result * base % prime }
      base = base * base % prime
      exponent >>= 1
    }
    return result
  }
}
