// Integrals with names in their bounds: with numbers for the names they are the integrals between
// numbers, which quadrature encloses on its own, and their derivatives are those of the closed forms.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Integrals with names in their bounds")
struct BoundedIntegralLaws {
  private static let functions = [
    "t^2", "p*t^3 - 1", "sin(t)", "sin(p*t)", "e^(p*t)", "1/t", "1/(t + p)", "sqrt(t)", "ln(t)",
    "t*e^t", "1/(t^2 + 1)", "1/(t^2 - 4)", "cos(t)^2", "t*ln(t)", "sqrt(4 - t^2)", "1/sqrt(t)",
    "abs(t)*t", "cbrt(t)", "tan(t)", "1/(t^2 + p)", "(t - 1)/t^2", "ln(t^2 + 1)", "t^(3/2)",
  ]
  private static let bounds = ["0", "1", "-1", "x", "2x", "p", "x^2", "x + p", "3"]

  private func fraction(using random: inout SplitMix64) -> String {
    "\(Int.random(in: -12...12, using: &random))/\(Int.random(in: 1...4, using: &random))"
  }

  /// The result of a line for all numbers, and its conditions; nil where it has none.
  private func told(_ text: String) -> (result: String, conditions: [String])? {
    var session = Session()
    guard let answer = session.evaluate(text).last, answer.json["value"]?["kind"]?.asText == "rule",
      let result = answer.exact
    else { return nil }
    let conditions = answer.json["value"]?["conditions"]?.asList ?? []
    return (result, conditions.compactMap { $0.asText })
  }

  @Test(arguments: seeds(4))
  func `with numbers for the names they are integrals between numbers`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<cases(25) {
      let function = Self.functions.randomElement(using: &random) ?? "t"
      let lower = Self.bounds.randomElement(using: &random) ?? "0"
      let upper = Self.bounds.randomElement(using: &random) ?? "x"
      let text = "integral(\(function); t = \(lower)..\(upper))"
      guard let closed = told(text) else { continue }
      let slope = told("diff(\(text); x)")
      let slopeOfClosed = told("diff(\(closed.result); x)")
      for _ in 0..<3 {
        var session = Session()
        session.settings.digits = 30
        let numbers = "x = \(fraction(using: &random)); p = \(fraction(using: &random))"
        _ = session.evaluate(numbers)
        func value(_ text: String) -> String? {
          session.evaluate(text, showing: .all).last.flatMap { $0.decimal?.text ?? $0.exact }
        }
        guard closed.conditions.allSatisfy({ value($0) == "true" }) else { continue }
        let found = value(closed.result)
        #expect(found != nil, "seed \(seed): \(text) = \(closed.result), \(numbers)")
        if let other = value(text) {
          count += 1
          #expect(found == other, "seed \(seed): \(text) = \(closed.result), \(numbers)")
        }
        guard let slope, let slopeOfClosed, let first = value(slope.result),
          let second = value(slopeOfClosed.result)
        else { continue }
        #expect(first == second, "seed \(seed): \(text): \(slope), \(slopeOfClosed), \(numbers)")
      }
    }
    #expect(count > 0)
  }
}
