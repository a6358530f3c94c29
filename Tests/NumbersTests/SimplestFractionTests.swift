// The simplest fraction of an interval, against a search through all denominators.

import Numbers
import TestSupport
import Testing

@Suite struct SimplestFractionTests {
  @Test(arguments: seeds(8))
  func `it has the least denominator, and of these is the least`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(300) {
      let first = Rational(
        Int.random(in: -200...200, using: &random),
        over: .random(in: 1...60, using: &random)
      )
      let width = Rational(
        Int.random(in: 0...40, using: &random),
        over: .random(in: 1...400, using: &random)
      )
      let last = first + width
      #expect(
        Rational.simplest(from: first, through: last) == Self.searched(first, last),
        "seed \(seed): \(first)…\(last)"
      )
    }
  }

  /// The first fraction from a number through another one, by denominators and then by magnitudes.
  private static func searched(_ first: Rational, _ last: Rational) -> Rational {
    var denominator = 1
    while true {
      let scale = Rational(denominator)
      let (low, high) = ((first * scale).ceiling, (last * scale).floor)
      if low <= high {
        let least = low.signum > 0 ? low : high.signum < 0 ? high : 0
        return Rational(least) / scale
      }
      denominator += 1
    }
  }
}
