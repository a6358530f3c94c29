// Laws of numbers beyond all digits: what a common factor cannot change, and what
// two ways to the same digits must agree in.

import Numbers
import Reals
import TestSupport
import Testing

@Suite struct `Numbers beyond all digits` {
  @Test(arguments: seeds(12))
  func `a common huge power does not change a comparison`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(12) {
      let base = Int.random(in: 2...30, using: &random)
      let least = Integer(Int64.random(in: 1 << 31...1 << 40, using: &random))
      var sums: [(huge: Exact, small: Rational)] = []
      for _ in 0..<2 {
        var (huge, small) = (Exact(0), Rational(0))
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let (factor, more) = (random.small(9), Int.random(in: 0...4, using: &random))
          let power = try Exact(base).power(Exact(Real(least + Integer(more))))
          huge = try huge + Exact(factor) * power
          small += Rational(Integer(factor) * Integer(base).raised(to: more))
        }
        sums.append((huge, small))
      }
      var workspace = Workspace()
      let order = try Real.compare(sums[0].huge.real, sums[1].huge.real, in: &workspace)
      let (p, q) = (sums[0].small, sums[1].small)
      let expected: Order = p < q ? .less : (p == q ? .equal : .greater)
      #expect(order == expected, "seed \(seed): \(base)^\(least) times \(p) and \(q)")
    }
  }

  @Test(arguments: seeds(12))
  func `a residue of a power is that of squares and products`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      let base = Int64.random(in: -1_000_000...1_000_000, using: &random)
      let exponent = UInt64.random(in: 1 << 31...1 << 62, using: &random)
      let modulus = Int64.random(in: 1...1 << 30, using: &random)
      var (rest, square, bits) = (1 % modulus, (base % modulus + modulus) % modulus, exponent)
      while bits > 0 {
        if bits & 1 == 1 { rest = rest * square % modulus }
        square = square * square % modulus
        bits >>= 1
      }
      guard base != 0 else { continue }
      var workspace = Workspace()
      let power = try Exact(Real(Integer(base))).power(Exact(Real(Integer(exponent))))
      let found = try Real.modulo(power.real, Real(Integer(modulus)), in: &workspace)
      #expect(
        found.integer == Integer(rest),
        "seed \(seed): \(base)^\(exponent) mod \(modulus)"
      )
    }
  }

  @Test(arguments: seeds(6))
  func `series at rationals give the digits of the functions of balls`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let functions: [(Exact) throws -> Exact] = [
      { try $0.exp() }, { try $0.sin() }, { try $0.cos() }, { try $0.tan() }, { try $0.atan() },
      { try ($0 * $0).ln() },
    ]
    for function in functions {
      let (n, d) = (random.small(40), Int.random(in: 2...99, using: &random))
      guard n != 0, abs(n) != d else { continue }
      let value = try function(Exact(n, over: d))
      // 2,000 digits are below the precision from which on series are used.
      guard let few = try value.digits(2_000), let many = try value.digits(4_000) else {
        Issue.record("seed \(seed): no digits at \(n)/\(d)")
        continue
      }
      #expect(many.digits.hasPrefix(few.digits), "seed \(seed): \(n)/\(d)")
      #expect(many.exponent == few.exponent, "seed \(seed): \(n)/\(d)")
    }
  }

  @Test(arguments: seeds(12))
  func `an opaque number cancels from sums`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(10) {
      // A power beyond all digits, and one of e beyond all enclosures.
      let huge = try Exact(random.small(9) + 20).power(Exact(Real(Integer(1) << 70)))
      let tiny = try Exact(Real(Integer(-1) << 100)).exp()
      let rest = try Exact(random.small(999), over: 7) + tiny
      let gap = try (rest + huge) - huge - rest
      #expect(try gap.isZero() == .yes, "seed \(seed)")
      let ratio = try (huge * rest) / huge - rest
      #expect(try ratio.isZero() == .yes, "seed \(seed)")
    }
  }
}
