// What is out of a domain, too large, or too much work.

import Numbers
import Reals
import Testing

private func failure(
  _ body: (inout Workspace) throws(RealError) -> Ball
) -> RealError? {
  var workspace = Workspace()
  do throws(RealError) {
    _ = try body(&workspace)
    return nil
  } catch {
    return error
  }
}

@Test func `what has no value is undefined, with the reason`() {
  let p = 100
  #expect(
    failure { w throws(RealError) in try .quotient(.one, .zero, precision: p, in: &w) }
      == .undefined(.divisionByZero)
  )
  #expect(
    failure { w throws(RealError) in try .naturalLogarithm(.zero, precision: p, in: &w) }
      == .undefined(.logarithmOfZero)
  )
  #expect(
    failure { w throws(RealError) in try .naturalLogarithm(-.one, precision: p, in: &w) }
      == .undefined(.logarithmOfNegative)
  )
  #expect(
    failure { w throws(RealError) in try .squareRoot(-.one, precision: p, in: &w) }
      == .undefined(.evenRootOfNegative)
  )
  #expect(
    failure { w throws(RealError) in try .arcsine(Ball(2), precision: p, in: &w) }
      == .undefined(.inverseTrigonometricOutOfRange)
  )
  #expect(
    failure { w throws(RealError) in try .power(.zero, -1, precision: p, in: &w) }
      == .undefined(.zeroToNegative)
  )
}

@Test func `what a ball does not settle is undetermined`() {
  let aroundZero = Ball(magnitudeAtMost: .powerOfTwo(-50))
  let aroundOne = Ball.one.widened(by: .powerOfTwo(-50))
  let p = 100
  #expect(
    failure { w throws(RealError) in try .quotient(.one, aroundZero, precision: p, in: &w) }
      == .undetermined(.zero(.quotient))
  )
  #expect(
    failure { w throws(RealError) in try .naturalLogarithm(aroundZero, precision: p, in: &w) }
      == .undetermined(.sign(.logarithm))
  )
  #expect(
    failure { w throws(RealError) in try .arccosine(aroundOne, precision: p, in: &w) }
      == .undetermined(.comparison(.arccosine))
  )
}

@Test func `towers of powers answer or refuse at once`() throws {
  var workspace = Workspace()
  // 9^(9^9) has 369,693,100 digits.
  let large = try Ball.power(Ball(9), 387_420_489, precision: 100, in: &workspace)
  #expect(large.log2Upper == 1_228_093_895)
  #expect(large.accuracyInBits >= 98)
  // 10^(10^10), as an exponential.
  let ten = try Ball.logarithm(ofInteger: 10, precision: 200, in: &workspace)
  let exponent = try Ball.product(Ball(10_000_000_000), ten, precision: 200, in: &workspace)
  let tower = try Ball.exponential(exponent, precision: 100, in: &workspace)
  #expect(tower.log2Upper == 33_219_280_949)
  #expect(tower.accuracyInBits >= 98)
  #expect(
    failure { w throws(RealError) in
      try .exponential(Ball(significand: 1, exponent: 62), precision: 100, in: &w)
    } == .overBudget(.magnitude)
  )
  // e^(−2^62) is less than any number with an exponent, and so is its enclosure.
  let tiny = try Ball.exponential(
    Ball(significand: -1, exponent: 62),
    precision: 100,
    in: &workspace
  )
  #expect(tiny.containsZero && tiny.magnitudeUpper.log2Upper < -(1 << 58))
}

@Test func `work ends when the budget does`() {
  var workspace = Workspace(budget: Budget(steps: 100_000))
  #expect(throws: RealError.overBudget(.steps)) {
    try Ball.pi(precision: 10_000_000, in: &workspace)
  }
  #expect(workspace.budget.stepsLeft == 0)
  workspace.budget = Budget()
  #expect(throws: RealError.overBudget(.memory)) {
    try Ball.sine(Ball(significand: 1, exponent: 1 << 40), precision: 100, in: &workspace)
  }
}
