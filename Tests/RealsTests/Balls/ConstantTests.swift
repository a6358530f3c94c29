// Constants: known digits, growth, and the formulas that tie them together.

import Numbers
import Reals
import Testing

/// The first digits of pi, from the table of OEIS A000796.
private let piDigits =
  "3141592653589793238462643383279502884197169399375105820974944592307816406286"

/// The first digits of e, from the table of OEIS A001113.
private let eDigits = "2718281828459045235360287471352662497757247093699959574966967627724076630353"

/// The number with these digits, and its last place.
private func decimal(_ digits: String) throws -> (Rational, Rational) {
  let integer = try #require(Integer(digits))
  let unit = Integer(10).raised(to: digits.count - 1)
  return (Rational(integer, over: unit), Rational(Integer(1), over: unit))
}

@Test func `pi and e have their digits`() throws {
  var workspace = Workspace()
  for (digits, ball) in [
    (piDigits, try Ball.pi(precision: 2000, in: &workspace)),
    (eDigits, try Ball.e(precision: 2000, in: &workspace)),
  ] {
    let (value, unit) = try decimal(digits)
    #expect(ball.lower.asRational > value && ball.upper.asRational < value + unit)
  }
}

@Test func `more digits of pi extend the sum and agree with the sine`() throws {
  var workspace = Workspace()
  for p in [10, 64, 200, 1000, 3000, 10_000] {
    let pi = try Ball.pi(precision: p, in: &workspace)
    #expect(pi.accuracyInBits >= p - 2)
    var fresh = Workspace()
    #expect(try Ball.pi(precision: p, in: &fresh).overlaps(pi))
    #expect(try Ball.sine(pi, precision: p, in: &workspace).containsZero)
  }
}

@Test(arguments: [2, 3, 5, 7, 10, 11, 13, 97, 360, 1009, 65_521])
func `logarithms of integers agree with the logarithm`(n: Int) throws {
  var workspace = Workspace()
  for p in [20, 100, 1000, 5000] {
    let constant = try Ball.logarithm(ofInteger: n, precision: p, in: &workspace)
    let value = try Ball.naturalLogarithm(Ball(n), precision: p + 20, in: &workspace)
    #expect(constant.overlaps(value) && constant.accuracyInBits >= p - 2)
  }
}

/// Digits of γ by mpmath 1.3, which Arb 3.6 confirms, at ten thousand of them: the first
/// fifty, the last fifty of a thousand and of all, and the FNV-1a hash of all.
@Test func `Euler's constant has ten thousand digits`() throws {
  var workspace = Workspace()
  let few = try #require(
    try Real.digits(.eulerGamma, significantDigits: 1_000, in: &workspace)?.digits
  )
  #expect(few.hasPrefix("57721566490153286060651209008240243104215933593992"))
  #expect(few.hasSuffix("85486825777364288253954925873629596133298574739302"))
  let many = try #require(
    try Real.digits(.eulerGamma, significantDigits: 10_000, in: &workspace)?.digits
  )
  #expect(many.utf8.count == 10_000 && many.hasPrefix(few))
  #expect(many.hasSuffix("81149285889936287064887558438913004718684679858165"))
  let hash = many.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01b3
  }
  #expect(hash == 0x71bb_faa6_5d5d_b563)
}

@Test func `Euler's constant is the same from every number of terms`() throws {
  var kept = Workspace()
  let many = try #require(
    try Real.digits(.eulerGamma, significantDigits: 800, in: &kept)?.digits
  )
  for count in 1...300 {
    var workspace = Workspace()
    let few = try Real.digits(.eulerGamma, significantDigits: count, in: &workspace)?.digits
    #expect(few == String(many.prefix(count)))
  }
}
