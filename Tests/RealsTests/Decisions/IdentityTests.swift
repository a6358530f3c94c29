// Laws of functions of numbers that are not algebraic: what an identity makes zero is
// proved zero, whatever the number is; what a tiny amount or a sign keeps from it is not.

import Numbers
import Reals
import TestSupport
import Testing

@Suite struct `Identities of transcendental numbers` {
  @Test(arguments: seeds(12))
  func `the root of a square is the absolute value`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let x = try random.polynomial(in: random.transcendental())
      // Multiplied out, so that the square is not seen as a power.
      let square = try x * x + x - x
      try expect(square.root(), x.apply(Real.absoluteValue), "seed \(seed)", &random)
      try expectOther(square.root(), Exact(0) - x.apply(Real.absoluteValue), "seed \(seed)")
    }
  }

  @Test(arguments: seeds(8))
  func `half an angle has half the versine`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let angle = Exact(random.small(40), over: abs(random.small(9)))
      let half = try angle / Exact(2)
      let sine = try half.sin().apply(Real.absoluteValue)
      try expect(((Exact(1) - angle.cos()) / Exact(2)).root(), sine, "seed \(seed)", &random)
      let cosine = try half.cos().apply(Real.absoluteValue)
      try expect(((Exact(1) + angle.cos()) / Exact(2)).root(), cosine, "seed \(seed)", &random)
      let both = try (half.sin() + half.cos()).apply(Real.absoluteValue)
      try expect((Exact(1) + angle.sin()).root(), both, "seed \(seed)", &random)
      try expectOther((Exact(1) - angle.sin()).root(), both, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(8))
  func `the logarithm of a product is the sum`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var decided = 0
    for _ in 0..<cases(4) {
      let number = try random.transcendental()
      let x = try random.polynomial(in: number).apply(Real.absoluteValue)
      let y = try random.polynomial(in: number).apply(Real.absoluteValue)
      let power = try number.exp()
      let shifted = try (Exact(1) + Exact(1) / power).ln()
      let gaps = try [
        (x * y).ln() - x.ln() - y.ln(), (x / y).ln() - x.ln() + y.ln(),
        (power + Exact(1)).ln() - number - shifted,
      ]
      // e^e^9 has too many digits for a decision, and so have polynomials in e^9.
      for gap in gaps {
        let isZero = try gap.isZero()
        #expect(isZero != .no, "seed \(seed)")
        if isZero == .yes { decided += 1 }
        let tiny = try Exact(10).power(Exact(-Int.random(in: 10...300, using: &random)))
        #expect(try (gap + tiny).isZero() != .yes, "seed \(seed)")
      }
    }
    #expect(decided * 4 >= cases(4) * 3 * 3, "seed \(seed): \(decided)")
  }

  @Test(arguments: seeds(8))
  func `inverse functions agree`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(3) {
      let x = try random.transcendental().apply(Real.absoluteValue) + Exact(1)
      let y = try Exact(1) / x
      let (one, right) = try (Exact(1), Exact.pi / Exact(2))
      try expect(y.asin().cos(), (one - y * y).root(), "seed \(seed)", &random)
      try expect(y.acos(), (x * x - one).root().atan(), "seed \(seed)", &random)
      try expect(x.atan() + y.atan(), right, "seed \(seed)", &random)
      try expect(y.asin() + y.acos(), right, "seed \(seed)", &random)
      try expectOther(y.asin() + x.atan(), right, "seed \(seed)")
      let double = try (Exact(2) * x * x - one).apply(Real.areaCosine)
      try expect(double, Exact(2) * x.apply(Real.areaCosine), "seed \(seed)", &random)
    }
  }

  @Test(arguments: seeds(8))
  func `parts of an angle have the cosine of the whole`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(3) {
      let denominator = Int.random(in: 2...12, using: &random)
      let cosine = Exact(Int.random(in: 1..<denominator, using: &random), over: denominator)
      let c = try (cosine.acos() / Exact(3)).cos()
      try expect(Exact(4) * c * c * c - Exact(3) * c, cosine, "seed \(seed)", &random)
      let s = try (cosine.asin() / Exact(3)).sin()
      try expect(Exact(3) * s - Exact(4) * s * s * s, cosine, "seed \(seed)", &random)
      try expectOther(Exact(3) * c - Exact(4) * c * c * c, cosine, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(8))
  func `large powers are multiplied out`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(3) {
      let prime = [2, 3, 5, 7, 11, 13].randomElement(using: &random) ?? 2
      let (x, y) = try (Exact.pi, Exact(prime).ln())
      let n = Int.random(in: 30...40, using: &random)
      let products = try (x + y).power(Exact(n)) * (x - y).power(Exact(n))
      #expect(try (products - (x * x - y * y).power(Exact(n))).isZero() == .yes, "seed \(seed)")
      let m = Int.random(in: 50...400, using: &random)
      let sum = try random.transcendental() + random.transcendental()
      let (power, next) = try (sum.power(Exact(m)), sum.power(Exact(m + 1)))
      #expect(try (power * sum - next).isZero() == .yes, "seed \(seed): \(m)")
      #expect(try (power * (sum + Exact(1, over: 1_000)) - next).isZero() == .no, "seed \(seed)")
    }
  }

  @Test func `nested roots of two are cosines`() throws {
    var nested = try Exact(2).root()
    for count in 2...24 {
      nested = try (Exact(2) + nested).root()
      let cosine = try (Exact.pi / Exact(1 << (count + 1))).cos()
      #expect(try (nested - Exact(2) * cosine).isZero() == .yes, "\(count)")
      let other = try (Exact.pi / Exact((1 << (count + 1)) + 1)).cos()
      #expect(try (nested - Exact(2) * other).isZero() == .no, "\(count)")
    }
  }

  @Test func `powers of a negative number with a ratio of logarithms`() throws {
    for p in 2...12 {
      for q in 2...12 where p != q {
        let exponent = try Exact(p).ln() / Exact(q).ln()
        // ln p/ln q is rational when both are powers of one number: 2, 4, 8 or 3, 9.
        let isRational = [[2, 4, 8], [3, 9]].contains { $0.contains(p) && $0.contains(q) }
        if isRational {
          #expect(try exponent.recognizedRational() != nil, "\(p) \(q)")
        } else {
          #expect(throws: RealError.undefined(.negativeToIrrational), "\(p) \(q)") {
            try Exact(-2).power(exponent)
          }
        }
      }
    }
  }

  /// Both numbers are proved to be equal, and are not after a tiny change.
  private func expect(
    _ x: Exact,
    _ y: Exact,
    _ comment: Comment,
    _ random: inout SplitMix64,
    location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try (x - y).isZero() == .yes, comment, sourceLocation: location)
    let tiny = try Exact(10).power(Exact(-Int.random(in: 10...300, using: &random)))
    #expect(try (x - y + tiny).isZero() == .no, comment, sourceLocation: location)
  }

  /// The numbers, which differ, are proved to differ.
  private func expectOther(
    _ x: Exact,
    _ y: Exact,
    _ comment: Comment,
    location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try (x - y).isZero() == .no, comment, sourceLocation: location)
  }
}

extension SplitMix64 {
  /// A transcendental number of one of the kinds that people type.
  fileprivate mutating func transcendental() throws -> Exact {
    let n = Exact(Int.random(in: 1...9, using: &self), over: Int.random(in: 1...4, using: &self))
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return .pi
    case 1: return .e
    case 2: return try n.sin()
    case 3: return try n.cos()
    case 4: return try n.exp()
    case 5: return try (n + Exact(1)).ln()
    case 6: return try Exact.pi.ln()
    default: return try n.tan()
    }
  }

  /// A polynomial of degree one or two, with small coefficients.
  fileprivate mutating func polynomial(in x: Exact) throws -> Exact {
    let linear = try Exact(small(5)) * x + Exact(small(7))
    return Bool.random(using: &self) ? linear : try linear + Exact(small(3)) * x * x
  }
}
