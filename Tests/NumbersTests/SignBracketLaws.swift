// Bounds of a zero are made narrow whatever the values beside it are.

import Numbers
import TestSupport
import Testing

@Suite("Bounds with a change of sign")
struct SignBracketLaws {
  /// A function that is linear on both sides of its zero, with slopes that are powers of two: values
  /// that are so far apart cannot be written over one power of two.
  @Test(arguments: seeds(4))
  func `bounds stay around their zero, however far apart the values are`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      let zero = Dyadic(
        significand: Integer(Int.random(in: 1..<1 << 40, using: &random)),
        exponent: -40
      )
      let most = [0, 3, 300, 1 << 45].randomElement(using: &random) ?? 0
      let slopes = (0..<2).map { _ in Int.random(in: -most...most, using: &random) }
      var bracket = SignBracket(from: .zero, to: .one, lowerSign: -1)
      bracket.refine(toExponent: -500) { x, _ in
        (x - zero).shifted(by: slopes[x < zero ? 0 : 1])
      } sign: {
        Dyadic.compare($0, zero)
      }
      #expect(bracket.lower <= zero && zero <= bracket.upper, "slopes 2^\(slopes), \(zero)")
      #expect(bracket.width.isZero || bracket.width.magnitudeExponent <= -500)
    }
  }
}
