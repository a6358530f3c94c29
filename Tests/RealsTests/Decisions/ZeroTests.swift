// Laws of the decisions: what is zero by an identity is proved zero, and what
// differs from it by a tiny amount never is.

import Numbers
import Reals
import TestSupport
import Testing

@Suite struct `Deciding zero` {
  @Test(arguments: seeds(12))
  func `a radical times its reciprocal is one`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(12) {
      let x = try random.radicalSum(terms: Int.random(in: 2...4, using: &random))
      guard try x.isZero() == .no else { continue }
      let product = try x * (Exact(1) / x)
      #expect(try product.recognizedRational() == 1, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(12))
  func `a square root of a square is the absolute value`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(8) {
      let x = try random.radicalSum(terms: 3)
      // Multiplied out, so that the square is not seen as a power.
      let root = try (x * x).root()
      #expect(try (root * root - x * x).isZero() == .yes, "seed \(seed)")
      let size = try x.apply(Real.absoluteValue)
      #expect(try (root - size).isZero() == .yes, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(12))
  func `the ring laws hold for all kinds of reals`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var undecided = 0
    for _ in 0..<cases(10) {
      let (x, y, z) = try (random.real(depth: 2), random.real(depth: 2), random.real(depth: 1))
      let gap = try (x + y) * z - (x * z + y * z)
      let squares = try (x + y) * (x - y) - (x * x - y * y)
      for zero in try [gap.isZero(), squares.isZero()] {
        #expect(zero != .no, "seed \(seed)")
        if zero != .yes { undecided += 1 }
      }
    }
    // Products of rational functions of sums of logarithms are more terms than a form may have.
    #expect(undecided <= cases(10) / 50, "seed \(seed)")
  }

  @Test(arguments: seeds(12))
  func `a tiny difference is never taken for zero`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let (x, y) = try (random.real(depth: 2), random.real(depth: 1))
      let tiny = try Exact(10).power(Exact(-Int.random(in: 20...600, using: &random)))
      let gap = try (x + y + tiny) * (x - y) - (x * x - y * y)
      guard try (x - y).isZero() == .no else { continue }
      #expect(try gap.isZero() != .yes, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(8))
  func `functions of sums obey their addition theorems`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let (x, y) = try (random.real(depth: 1), random.real(depth: 0))
      let sine = try (x + y).sin() - (x.sin() * y.cos() + x.cos() * y.sin())
      #expect(try sine.isZero() == .yes, "seed \(seed)")
      let power = try (x + y).exp() - x.exp() * y.exp()
      #expect(try power.isZero() == .yes, "seed \(seed)")
      let ones = try x.sin() * x.sin() + x.cos() * x.cos()
      #expect(try ones.recognizedRational() == 1, "seed \(seed)")
    }
  }

  @Test func `cosines of all rational angles add up to nothing`() throws {
    for n in 2...24 {
      var sum = Exact(0)
      for k in 0..<n {
        sum = try sum + (Exact.pi * Exact(2 * k, over: n)).cos()
      }
      #expect(try sum.isZero() == .yes, "\(n)")
      #expect(try sum.recognizedRational() == 0, "\(n)")
    }
  }

  @Test func `the inverse functions return to the right branch`() throws {
    for n in -40...40 where n != 0 {
      let x = Exact(n)
      let back = try [x.sin().asin(), x.cos().acos(), x.tan().atan()]
      for (angle, gap) in try [
        (back[0], back[0].sin() - x.sin()),
        (back[1], back[1].cos() - x.cos()),
        (back[2], back[2].tan() - x.tan()),
      ] {
        #expect(try gap.isZero() == .yes, "\(n)")
        // An answer a + kπ with a whole a = ±n.
        #expect(angle.real.closedForm != nil, "\(n)")
      }
    }
  }

  @Test func `a hidden zero divisor is an error`() throws {
    let root = try Exact(2).root() + Exact(3).root()
    let hidden = try [
      root * root - Exact(5) - Exact(2) * Exact(6).root(),
      Exact(1).sin() * Exact(1).sin() + Exact(1).cos() * Exact(1).cos() - Exact(1),
      Exact(2).ln().exp() - Exact(2),
      Exact.pi.sin(),
    ]
    for zero in hidden {
      #expect(throws: RealError.undefined(.divisionByZero)) { try Exact(1) / zero }
    }
  }

  @Test func `what is not known is not claimed`() throws {
    // Shanks' identity is true; √a + √b = √c + √d to ten places is not.
    let close = try Exact(10).root() + Exact(11).root() - Exact(5).root() - Exact(18).root()
    #expect(try close.isZero() == .no)
    let five = try Exact(5).root()
    let shanks =
      try five + (Exact(22) + Exact(2) * five).root()
      - (Exact(11) + Exact(2) * Exact(29).root()).root()
      - (Exact(16) - Exact(2) * Exact(29).root()
      + Exact(2) * (Exact(55) - Exact(10) * Exact(29).root()).root()).root()
    #expect(try shanks.isZero() == .yes)
  }
}
