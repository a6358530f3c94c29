// Exact results and special operands of the functions over doubles.

import Numbers
import TestSupport
import Testing

private let infinity = Double.infinity

@Suite struct FunctionRuleTests {
  @Test func `what is a double is exact`() {
    for n in -1074...1023 {
      #expect(
        DoubleFunction.binaryLogarithm.one(Double(sign: .plus, exponent: n, significand: 1))
          == Double(n)
      )
    }
    var power = 1.0
    for n in 0...22 {
      #expect(DoubleFunction.commonLogarithm.one(power) == Double(n))
      power *= 10
    }
    for n in -300...300 {
      let x = Double(n)
      #expect(DoubleFunction.cubeRoot.one(x * x * x) == x)
      #expect(DoubleFunction.sine(unitsPerQuarter: 90).one(180 * x) == 0)
      #expect(DoubleFunction.cosine(unitsPerQuarter: 100).one(100 + 200 * x) == 0)
      #expect(DoubleFunction.sine(unitsPerQuarter: 90).one(90 + 360 * x) == 1)
      #expect(DoubleFunction.tangent(unitsPerQuarter: 90).one(45 + 180 * x) == 1)
      #expect(DoubleOperation.power.one(x, 3) == x * x * x)
    }
    #expect(DoubleFunction.sine(unitsPerQuarter: 90).one(30) == 0.5)
    #expect(DoubleOperation.logarithm.one(8, 2) == 3)
    #expect(DoubleOperation.logarithm.one(1e-3, 10) == -3)
  }

  @Test func `the ends of the domains`() {
    #expect(DoubleFunction.exponential.one(-infinity) == 0)
    #expect(DoubleFunction.exponential.one(710) == infinity)
    #expect(DoubleFunction.naturalLogarithm.one(0) == -infinity)
    #expect(DoubleFunction.naturalLogarithm.one(-1).isNaN)
    #expect(DoubleFunction.areaCosine.one(1) == 0)
    #expect(DoubleFunction.areaCosine.one(0.9).isNaN)
    #expect(DoubleFunction.areaTangent.one(-1) == -infinity)
    #expect(DoubleFunction.areaTangent.one(1.1).isNaN)
    #expect(DoubleFunction.arcsine.one(1.0000000000000002).isNaN)
    #expect(DoubleFunction.arccosine.one(1) == 0)
    #expect(DoubleFunction.arccosine.one(-1) == .pi)
    #expect(DoubleFunction.arctangent.one(infinity) == .pi / 2)
    #expect(DoubleFunction.hyperbolicTangent.one(-infinity) == -1)
    #expect(DoubleFunction.cubeRoot.one(-infinity) == -infinity)
    #expect(DoubleFunction.sine(unitsPerQuarter: nil).one(infinity).isNaN)
    #expect(DoubleOperation.logarithm.one(2, 1).isNaN)
  }

  @Test(
    arguments: [
      (0, 0, 1), (2, 0, 1), (0, 2, 0), (0, -1, infinity), (-0.0, -3, -infinity), (-8, 3, -512),
      (-8, 0.5, .nan), (-1, infinity, .nan), (2, infinity, infinity), (0.5, infinity, 0),
      (infinity, -1, 0), (-infinity, 3, -infinity), (1, .nan, .nan), (.nan, 0, .nan),
      (10, 308, 1e308), (10, 309, infinity), (2, -1074, 5e-324), (2, -1076, 0), (-1, 1e300, 1),
    ] as [(Double, Double, Double)]
  )
  func `powers follow their rules`(base: Double, exponent: Double, expected: Double) {
    let value = DoubleOperation.power.one(base, exponent)
    let isNear = (value - expected).magnitude <= expected.ulp
    #expect(value == expected || isNear || (value.isNaN && expected.isNaN), "\(value)")
  }

  @Test func `a fraction with an odd denominator has powers of negative numbers`() {
    let third = DoubleFunction.power(FractionalExponent(Rational(1, over: 3)))
    let twoThirds = DoubleFunction.power(FractionalExponent(Rational(2, over: 3)))
    let half = DoubleFunction.power(FractionalExponent(Rational(-1, over: 2)))
    #expect(third.one(-8) == -2 && twoThirds.one(-8) == 4 && half.one(-4).isNaN)
    #expect(third.one(0) == 0 && half.one(0) == infinity && half.one(4) == 0.5)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `whole parts and remainders are those of rationals`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(300) {
      let exponent = Int.random(in: -60...60, using: &random)
      let x =
        Double(Int64.random(in: -1 << 53...1 << 53, using: &random))
        * Double(sign: .plus, exponent: exponent - 53, significand: 1)
      let y = Double(Int.random(in: -50...50, using: &random)) / 8
      guard let exact = Dyadic(exactly: x)?.asRational else { continue }
      #expect(DoubleFunction.floor.one(x) == exact.floor.doubleValue)
      #expect(DoubleFunction.ceiling.one(x) == exact.ceiling.doubleValue)
      #expect(DoubleFunction.truncated.one(x) == exact.truncated.doubleValue)
      guard y != 0, let divisor = Dyadic(exactly: y)?.asRational else { continue }
      let quotient = Rational((exact / divisor).floor)
      #expect(DoubleOperation.modulo.one(x, y) == (exact - divisor * quotient).doubleValue)
    }
    #expect(DoubleFunction.rounded.one(-2.5) == -3)
    #expect(DoubleFunction.rounded.one(0.49999999999999994) == 0)
    #expect(DoubleOperation.modulo.one(1, 0).isNaN)
    #expect(DoubleOperation.modulo.one(1e300, 7) == 1)
  }

  @Test func `functions of whole numbers`() {
    #expect(DoubleFunction.factorial.one(20) == 2_432_902_008_176_640_000)
    #expect(DoubleFunction.factorial.one(170).isFinite)
    #expect(DoubleFunction.factorial.one(171) == infinity)
    #expect(DoubleFunction.factorial.one(0.5).isNaN)
    #expect(DoubleOperation.combinations.one(52, 5) == 2_598_960)
    #expect(DoubleOperation.combinations.one(1e15, 2) == 499_999_999_999_999_500_000_000_000_000)
    #expect(DoubleOperation.permutations.one(10, 3) == 720)
    #expect(DoubleOperation.permutations.one(3, 10) == 0)
    #expect(DoubleOperation.greatestCommonDivisor.one(-84, 36) == 12)
    #expect(DoubleOperation.leastCommonMultiple.one(4, 6) == 12)
    #expect(DoubleOperation.greatestCommonDivisor.one(1.5, 3).isNaN)
  }
}
