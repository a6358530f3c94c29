// Laws of digits: longer expansions begin with shorter ones, and rationals are
// divided out as at school.

import Numbers
import Reals
import TestSupport
import Testing

@Suite struct `Digits` {
  @Test(arguments: seeds(8))
  func `more digits begin with the fewer`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(8) {
      let x = try random.real(depth: 3)
      guard let few = try x.digits(Int.random(in: 1...20, using: &random)),
        let many = try x.digits(60)
      else { continue }
      #expect(many.exponent == few.exponent && many.isNegative == few.isNegative, "seed \(seed)")
      #expect(
        many.digits.hasPrefix(few.digits) || few.isExact,
        "seed \(seed): \(few.digits) and \(many.digits)"
      )
    }
  }

  @Test(arguments: seeds(8))
  func `rationals have the digits of long division`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      let (n, d) = (Int.random(in: 1...999_999, using: &random), abs(random.small(9999)))
      let count = Int.random(in: 1...40, using: &random)
      let found = try #require(try Exact(n, over: d).digits(count))
      // Long division, one digit at a time, leading zeros left out.
      var expected = n / d == 0 ? "" : String(n / d)
      var rest = n % d
      while expected.utf8.count < count, rest != 0 {
        rest *= 10
        if !(expected.isEmpty && rest < d) { expected += String(rest / d) }
        rest %= d
      }
      let shown = found.digits
      #expect(expected.hasPrefix(shown) || shown.hasPrefix(expected), "seed \(seed): \(n)/\(d)")
      #expect(shown.utf8.count <= count || found.isExact, "seed \(seed): \(n)/\(d)")
    }
  }

  @Test func `digits end where a number ends`() throws {
    let quarter = try #require(try Exact(1, over: 4).digits(50))
    #expect(
      quarter == DecimalExpansion(isNegative: false, digits: "25", exponent: -1, isExact: true)
    )
    let thousand = try #require(try Exact(-1000).digits(50))
    #expect(thousand.digits == "1" && thousand.exponent == 3 && thousand.isNegative)
  }

  @Test func `a run of nines is not rounded up`() throws {
    // 1 − 10^−50 has fifty nines.
    let x = try Exact(1) - Exact(10).power(Exact(-50))
    let shown = try #require(try x.digits(20))
    #expect(shown.digits == String(repeating: "9", count: 20))
    #expect(!shown.isExact)
  }

  @Test func `an integer out of sight shows its leading digits`() throws {
    // Leading digits of 9^9^9 by Arb: exp(9^9·ln 9) at 200 bits.
    let tower = try Exact(9).power(Exact(9).power(Exact(9)))
    let shown = try #require(try tower.digits(20))
    #expect(shown.digits == "42812477317574704803")
    #expect(shown.exponent == 369_693_099)
  }
}

@Test func `a deep graph is evaluated and released without a deep stack`() throws {
  // The tower of 5,000 levels has no exact form, and the partial sums of
  // sines of integers have digits all the same.
  var workspace = Workspace()
  var sum = Real(Rational(0))
  for n in 1...5_000 {
    let sine = try Real.sine(Real(Integer(n)), in: &workspace)
    sum = try Real.sum(sum, sine, in: &workspace)
  }
  // Σ sin k = sin(n/2)·sin((n+1)/2)/sin(1/2)
  let half = Exact(1, over: 2)
  let expected = try (Exact(2_500).sin() * (Exact(5_001) * half).sin()) / half.sin()
  #expect(try Exact(sum).digits(20)?.digits == expected.digits(20)?.digits)
}
