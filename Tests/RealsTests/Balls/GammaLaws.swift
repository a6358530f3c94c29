// The equations that gamma is known by, at random rational numbers: each side is enclosed
// by itself, with factors of its own far out.

import Numbers
import Reals
import TestSupport
import Testing

@Suite("Laws of gamma")
struct GammaLaws {
  /// A random rational that is no whole number nor half of one, and a precision.
  private static func place(
    _ numerators: ClosedRange<Int>,
    using random: inout SplitMix64
  ) -> (Rational, Int) {
    let divisor = [3, 5, 7, 11, 24, 97].randomElement(using: &random) ?? 3
    var numerator = Int.random(in: numerators, using: &random)
    while (2 * numerator).isMultiple(of: divisor) { numerator += 1 }
    return (Rational(numerator, over: divisor), Int.random(in: 20...700, using: &random))
  }

  /// Checks that the two sides of an equation may be equal at thirty random places.
  private static func holds(
    over numerators: ClosedRange<Int>,
    seed: UInt64,
    sides: (Rational, Int, inout Workspace) throws -> (Ball, Ball)
  ) throws {
    var random = SplitMix64(seed: seed)
    var workspace = Workspace()
    for _ in 0..<cases(30) {
      let (x, precision) = place(numerators, using: &random)
      let (left, right) = try sides(x, precision, &workspace)
      #expect(left.overlaps(right), "seed \(seed): \(x) at \(precision)")
    }
  }

  private static func gamma(
    _ x: Rational,
    _ precision: Int,
    in workspace: inout Workspace
  ) throws -> Ball {
    let ball = try Ball.quotient(
      Ball(x.numerator),
      Ball(x.denominator),
      precision: precision + 64,
      in: &workspace
    )
    let value = try Ball.gamma(ball, precision: precision, in: &workspace)
    #expect(value.accuracyInBits >= precision - 24, "gamma(\(x)) at \(precision)")
    return value
  }

  private static func ball(
    _ x: Rational,
    _ precision: Int,
    in workspace: inout Workspace
  ) throws -> Ball {
    try Ball.quotient(
      Ball(x.numerator),
      Ball(x.denominator),
      precision: precision,
      in: &workspace
    )
  }

  @Test("Γ(x + 1) = x Γ(x)", arguments: seeds(4))
  func recurrence(seed: UInt64) throws {
    try Self.holds(over: -400...400, seed: seed) { (x, precision, workspace) in
      let next = try Self.gamma(x + 1, precision, in: &workspace)
      let value = try Self.gamma(x, precision, in: &workspace)
      let factor = try Self.ball(x, precision + 8, in: &workspace)
      let product = try Ball.product(factor, value, precision: precision, in: &workspace)
      return (next, product)
    }
  }

  @Test("Γ(x) Γ(1 − x) sin(πx) = π", arguments: seeds(4))
  func reflection(seed: UInt64) throws {
    try Self.holds(over: -200...200, seed: seed) { (x, precision, workspace) in
      let one = try Self.gamma(x, precision, in: &workspace)
      let other = try Self.gamma(1 - x, precision, in: &workspace)
      let pi = try Ball.pi(precision: precision + 16, in: &workspace)
      let number = try Self.ball(x, precision + 16, in: &workspace)
      let angle = try Ball.product(pi, number, precision: precision + 16, in: &workspace)
      let sine = try Ball.sine(angle, precision: precision + 8, in: &workspace)
      let gammas = try Ball.product(one, other, precision: precision, in: &workspace)
      let product = try Ball.product(gammas, sine, precision: precision, in: &workspace)
      return (product, pi)
    }
  }

  @Test("Γ(x) Γ(x + 1/2) 4^x = 2 √π Γ(2x)", arguments: seeds(4))
  func duplication(seed: UInt64) throws {
    try Self.holds(over: -100...200, seed: seed) { (x, precision, workspace) in
      let one = try Self.gamma(x, precision, in: &workspace)
      let other = try Self.gamma(x + Rational(1, over: 2), precision, in: &workspace)
      let double = try Self.gamma(x + x, precision, in: &workspace)
      let logarithm = try Ball.logarithm(ofInteger: 4, precision: precision + 16, in: &workspace)
      let number = try Self.ball(x, precision + 16, in: &workspace)
      let exponent = try Ball.product(number, logarithm, precision: precision + 16, in: &workspace)
      let power = try Ball.exponential(exponent, precision: precision + 8, in: &workspace)
      let gammas = try Ball.product(one, other, precision: precision, in: &workspace)
      let left = try Ball.product(gammas, power, precision: precision, in: &workspace)
      let pi = try Ball.pi(precision: precision + 8, in: &workspace)
      let root = try Ball.squareRoot(pi, precision: precision + 8, in: &workspace)
      let right = try Ball.product(root, double, precision: precision, in: &workspace)
        .scaled(byPowerOfTwo: 1)
      return (left, right)
    }
  }
}
