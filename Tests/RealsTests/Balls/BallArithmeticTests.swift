// Laws of the arithmetic of balls: results contain the results at members.

import Numbers
import Reals
import TestSupport
import Testing

private let seeds: Range<UInt64> = 0..<4

@Test(arguments: seeds)
func `sums, differences and products contain those of members`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var workspace = Workspace()
  for _ in 0..<cases(400) {
    let (x, y) = (random.ball(), random.ball())
    let (a, b) = (random.member(of: x), random.member(of: y))
    let p = Int.random(in: 2...250, using: &random)
    #expect(x.contains(a) && y.contains(b), "seed \(seed): members of \(x) and \(y)")
    let sum = try Ball.sum(x, y, precision: p, in: &workspace)
    #expect(sum.contains(a + b), "seed \(seed): \(x) + \(y) at \(p)")
    let difference = try Ball.difference(x, y, precision: p, in: &workspace)
    #expect(difference.contains(a - b), "seed \(seed): \(x) - \(y) at \(p)")
    let product = try Ball.product(x, y, precision: p, in: &workspace)
    #expect(product.contains(a * b), "seed \(seed): \(x) * \(y) at \(p)")
    let square = try Ball.square(x, precision: p, in: &workspace)
    #expect(square.contains(a * a), "seed \(seed): square of \(x) at \(p)")
    #expect(Ball.absoluteValue(x).contains(a.magnitude), "seed \(seed): magnitude of \(x)")
    #expect(try x.rounded(toBits: p).contains(x), "seed \(seed): rounding \(x) to \(p)")
  }
}

@Test(arguments: seeds)
func `quotients and powers contain those of members`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var workspace = Workspace()
  for _ in 0..<cases(300) {
    let (x, y) = (random.ball(), random.ball())
    let (a, b) = (random.member(of: x), random.member(of: y))
    let p = Int.random(in: 2...250, using: &random)
    if !y.containsZero, y.magnitudeLower > .zero {
      let quotient = try Ball.quotient(x, y, precision: p, in: &workspace)
      #expect(quotient.contains(a / b), "seed \(seed): \(x) / \(y) at \(p)")
    }
    let n = Int.random(in: 0...9, using: &random)
    let power = try Ball.power(x, n, precision: p, in: &workspace)
    #expect(power.contains(a.raised(to: n)), "seed \(seed): \(x) ^ \(n) at \(p)")
  }
}

@Test(arguments: seeds)
func `roots contain those of members`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  var workspace = Workspace()
  for _ in 0..<cases(300) {
    let x = Ball.absoluteValue(random.ball())
    guard x.sign == 1, x.magnitudeLower > .zero else { continue }
    let a = random.member(of: x)
    let p = Int.random(in: 2...250, using: &random)
    let n = Int.random(in: 2...8, using: &random)
    let root = try Ball.root(x, index: n, precision: p, in: &workspace)
    // The lower end to the n-th is not above a member, nor the upper one below.
    let (lower, upper) = (root.lower.asRational, root.upper.asRational)
    #expect(lower.signum <= 0 || lower.raised(to: n) <= a, "seed \(seed): \(x) root \(n) at \(p)")
    #expect(upper.raised(to: n) >= a, "seed \(seed): \(x) root \(n) at \(p)")
  }
}

@Test func `exact operands give exact results that fit`() throws {
  var workspace = Workspace()
  let quarter = try Ball(Rational(1, over: 4), precision: 10, in: &workspace)
  #expect(quarter.isExact && quarter.contains(Rational(1, over: 4)))
  let square = try Ball.squareRoot(
    Ball(significand: 9, exponent: -4),
    precision: 10,
    in: &workspace
  )
  #expect(square.isExact && square.contains(Rational(3, over: 4)))
  let cube = try Ball.root(Ball(-27), index: 3, precision: 10, in: &workspace)
  #expect(cube.isExact && cube.contains(Integer(-3)))
  #expect(try Ball.exponential(.zero, precision: 10, in: &workspace).isExact)
  #expect(try Ball.naturalLogarithm(.one, precision: 10, in: &workspace).isExact)
  #expect(try Ball.sine(.zero, precision: 10, in: &workspace).isExact)
  #expect(try Ball.cosine(.zero, precision: 10, in: &workspace).isExact)
  #expect(try Ball.power(Ball(3), 40, precision: 64, in: &workspace).isExact)
}

@Test func `ends are outward and zero is told apart`() {
  let ball = Ball(significand: 5, exponent: -2, radius: Radius(roundingUp: 1, exponent: -2))
  #expect(ball.lower.asRational == 1 && ball.upper.asRational == Rational(3, over: 2))
  #expect(ball.isPositive == .yes && !ball.containsZero)
  let touching = Ball(significand: 1, exponent: 0, radius: Radius(roundingUp: 1))
  #expect(touching.containsZero && touching.isPositive == .unknown)
  // A radius of 2^-(10^12) would make the ends absurdly long.
  let narrow = Ball(significand: 1, exponent: 0, radius: .powerOfTwo(-1_000_000_000_000))
  #expect(narrow.upper.significand.bitLength < 1 << 25)
  #expect(narrow.isPositive == .yes)
}
