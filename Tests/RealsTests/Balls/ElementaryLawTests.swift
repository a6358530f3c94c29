// Laws of the elementary functions: functional equations, and balls within
// balls.

import Numbers
import Reals
import TestSupport
import Testing

private let seeds: Range<UInt64> = 0..<4

@Test(arguments: seeds)
func `the squares of sine and cosine sum to one`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var workspace = Workspace()
  for _ in 0..<cases(60) {
    let x = random.ball(bits: 400, top: -50...300)
    let p = Int.random(in: 2...700, using: &random)
    let (sine, cosine) = try Ball.sineAndCosine(x, precision: p, in: &workspace)
    let first = try Ball.square(sine, precision: p, in: &workspace)
    let second = try Ball.square(cosine, precision: p, in: &workspace)
    let sum = try Ball.sum(first, second, precision: p, in: &workspace)
    #expect(sum.contains(Integer(1)), "seed \(seed): \(x) at \(p)")
  }
}

@Test(arguments: seeds)
func `logarithm and exponential undo each other`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var workspace = Workspace()
  for _ in 0..<cases(60) {
    let x = random.ball(bits: 400, top: -100...20)
    let p = Int.random(in: 2...700, using: &random)
    let power = try Ball.exponential(x, precision: p, in: &workspace)
    // A wide argument may give a ball that reaches below zero.
    guard power.sign == 1, power.magnitudeLower > .zero else { continue }
    let back = try Ball.naturalLogarithm(power, precision: p, in: &workspace)
    #expect(back.contains(x), "seed \(seed): \(x) at \(p)")
  }
}

@Test(arguments: seeds)
func `sums of arguments become products of exponentials`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var workspace = Workspace()
  for _ in 0..<cases(60) {
    let (x, y) = (random.ball(), random.ball(bits: 40))
    let p = Int.random(in: 2...400, using: &random)
    let sum = try Ball.sum(x, y, precision: 900, in: &workspace)
    let whole = try Ball.exponential(sum, precision: p, in: &workspace)
    let first = try Ball.exponential(x, precision: p, in: &workspace)
    let second = try Ball.exponential(y, precision: p, in: &workspace)
    let product = try Ball.product(first, second, precision: p, in: &workspace)
    #expect(whole.overlaps(product), "seed \(seed): \(x), \(y) at \(p)")
  }
}

@Test(arguments: seeds)
func `the tangent of the arctangent is the argument`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var workspace = Workspace()
  for _ in 0..<cases(60) {
    let x = random.ball(bits: 300, top: -90...90)
    let p = Int.random(in: 2...500, using: &random)
    let angle = try Ball.arctangent(x, precision: p, in: &workspace)
    let (sine, cosine) = try Ball.sineAndCosine(angle, precision: p, in: &workspace)
    // sin = x cos, without a quotient that may be by zero.
    let product = try Ball.product(x, cosine, precision: p, in: &workspace)
    #expect(sine.overlaps(product), "seed \(seed): \(x) at \(p)")
  }
}

@Test(arguments: ElementaryFunction.allCases)
func `a narrower argument gives an overlapping result`(function: ElementaryFunction) throws {
  var random = SplitMix64(seed: 7)
  var workspace = Workspace()
  for _ in 0..<cases(100) {
    let x = random.ball(bits: 100, top: -8...2)
    let member = random.member(of: x)
    let p = Int.random(in: 2...300, using: &random)
    let exact = try Ball(member, precision: 2000, in: &workspace)
    guard let wide = try? function(x, precision: p, in: &workspace),
      let narrow = try? function(exact, precision: 1000, in: &workspace)
    else { continue }
    // The value at the member is in both; it is known to 1000 bits.
    #expect(wide.overlaps(narrow), "\(function) of \(x) at \(p)")
    #expect(narrow.accuracyInBits > 900, "\(function) of \(member)")
  }
}

@Test(arguments: ElementaryFunction.allCases)
func `balls nest in each other as the precision grows`(function: ElementaryFunction) throws {
  var workspace = Workspace()
  let x = try Ball(Rational(2, over: 3), precision: 4000, in: &workspace)
  var last = try function(x, precision: 10, in: &workspace)
  for p in stride(from: 30, through: 3000, by: 97) {
    let next = try function(x, precision: p, in: &workspace)
    #expect(last.overlaps(next), "\(function) at \(p)")
    #expect(next.accuracyInBits >= p - 2, "\(function) at \(p)")
    last = next
  }
}

@Test(arguments: seeds)
func `multiples of pi agree with the sine and cosine`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var workspace = Workspace()
  for _ in 0..<cases(100) {
    let turns = Rational(
      random.integer(bits: 60),
      over: random.integer(bits: 50).magnitude + Integer(1)
    )
    let p = Int.random(in: 2...300, using: &random)
    let pi = try Ball.pi(precision: 600, in: &workspace)
    let factor = try Ball(turns, precision: 600, in: &workspace)
    let angle = try Ball.product(pi, factor, precision: 600, in: &workspace)
    let (sine, cosine) = try Ball.sineAndCosine(angle, precision: p, in: &workspace)
    let first = try Ball.sineOfPiTimes(turns, precision: p, in: &workspace)
    let second = try Ball.cosineOfPiTimes(turns, precision: p, in: &workspace)
    #expect(first.overlaps(sine) && second.overlaps(cosine), "seed \(seed): \(turns) at \(p)")
    #expect(first.accuracyInBits >= p - 2 && second.accuracyInBits >= p - 2)
  }
}
