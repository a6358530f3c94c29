// Slopes of functions that jump, by difference quotients of their values.

import Sessions
import TestSupport
import Testing

@Suite("Slopes of functions that jump")
struct SlopeLaws {
  private static let parts = [
    "x^2", "3x", "x*floor(x)", "frac(2x)", "mod(x; 3)", "sign(x - 1)*x", "abs(x - 2)", "floor(x/2)",
    "max(x; 1)*x", "{x < 1: x^2; 2x}", "{x > 0 and x < 2: 1; x >= 2: x}", "{floor(x) < 2: x; x^2}",
    "min(x; x^2)", "trunc(x)*x", "round(x)", "{x^2 < 4: x; -x^2}", "ceil(x; 1)*x",
  ]

  /// The value of a line, which is a fraction; nil where it has none.
  private static func value(_ text: String) -> Double? {
    var session = Session()
    guard let exact = session.evaluate(text).last?.exact else { return nil }
    let parts = exact.split(separator: "/").map { Double($0) }
    guard let number = parts.first ?? nil, let divisor = parts.count > 1 ? parts[1] : 1 else {
      return nil
    }
    return number / divisor
  }

  /// Between jumps each part is a polynomial of degree two at most, of which the difference quotient on
  /// both sides is the slope; at a jump or corner the quotients of both sides differ, and there is none.
  @Test(arguments: seeds(6))
  func `slopes are difference quotients`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let count = Int.random(in: 1...2, using: &random)
      let texts = (0..<count).map { _ in Self.parts.randomElement(using: &random) ?? "x" }
      let text = texts.joined(separator: Bool.random(using: &random) ? " + " : " - ")
      for _ in 0..<4 {
        let (number, divisor) = (Int.random(in: -8...12, using: &random), [1, 2, 20, 7])
        let x = "(\(number)/\(divisor.randomElement(using: &random) ?? 1))"
        func at(_ step: String) -> Double? {
          Self.value("substitute(\(text); x = \(x) \(step))")
        }
        guard let slope = Self.value("substitute(diff(\(text); x); x = \(x))") else { continue }
        let told: Comment = "seed \(seed): \(text) at \(x): \(slope)"
        let value = try #require(at("+ 0"), told)
        for step in ["+ 1/1000000", "- 1/1000000"] {
          let quotient = (try #require(at(step), told) - value) * 1_000_000
          let isSlope = abs((step.hasPrefix("+") ? quotient : -quotient) - slope) < 1e-3
          #expect(isSlope, told)
        }
      }
    }
  }
}
