// Rounding to digits behind the point.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Rounding to places") struct RoundingTests {
  /// Expected values from Python's decimal: quantize with ROUND_HALF_UP, ROUND_FLOOR
  /// and ROUND_CEILING.
  @Test(arguments: [
    ("2.675", "2", "2.68", "2.67", "2.68"),
    ("-2.675", "2", "-2.68", "-2.68", "-2.67"),
    ("1234", "-2", "1200", "1200", "1300"), ("1250", "-2", "1300", "1200", "1300"),
    ("-1250", "-2", "-1300", "-1300", "-1200"), ("49", "-2", "0", "0", "100"),
    ("0.5", "0", "1", "0", "1"), ("pi", "4", "3.1416", "3.1415", "3.1416"),
    ("-pi", "4", "-3.1416", "-3.1416", "-3.1415"), ("2", "5", "2", "2", "2"),
  ])
  func table(x: String, n: String, round: String, floor: String, ceil: String) throws {
    for (name, expected) in [("round", round), ("floor", floor), ("ceil", ceil)] {
      let found = try rational("\(name)(\(x); \(n))")
      try #expect(found == rational(expected), "\(name)(\(x); \(n))")
    }
  }

  @Test(arguments: seeds(4)) func laws(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let n = Int.random(in: -4...6, using: &random)
      let x = Rational(
        Integer(Int.random(in: -1_000_000...1_000_000, using: &random)),
        over: Integer(Int.random(in: 1...2000, using: &random))
      )
      let unit =
        n < 0 ? Rational(Integer(10).raised(to: -n)) : Rational(1, over: Integer(10).raised(to: n))
      for name in ["round", "floor", "ceil"] {
        let found = try #require(try rational("\(name)((\(x)); \(n))"))
        let off = found - x
        #expect((found / unit).isInteger, "seed \(seed): \(name)(\(x); \(n))")
        let isRight =
          switch name {
          case "round": off.magnitude + off.magnitude <= unit
          case "floor": off.signum <= 0 && off.magnitude < unit
          default: off.signum >= 0 && off.magnitude < unit
          }
        #expect(isRight, "seed \(seed): \(name)(\(x); \(n)) is \(found)")
      }
    }
  }

  @Test func `the number of places is a whole one`() {
    #expect(throws: EvaluationError.self) { try rational("round(2; 1/2)") }
    #expect(throws: EvaluationError.self) { try rational("floor(2; pi)") }
  }

  private func rational(_ text: String) throws -> Rational? {
    guard case .real(let number) = try Expression(text).value(of: [:]) else { return nil }
    return number.rational
  }
}
