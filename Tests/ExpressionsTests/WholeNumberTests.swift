// Functions of whole numbers, by tables and by the laws between them.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Functions of whole numbers") struct WholeNumberTests {
  /// > Source: OEIS A000045, and the rule F(−n) = (−1)^(n + 1)·F(n).
  @Test func `Fibonacci numbers`() throws {
    let table = [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597]
    for (place, number) in table.enumerated() {
      try #expect(integers("fib(\(place))") == [Integer(number)])
      let sign = place.isMultiple(of: 2) ? -1 : 1
      try #expect(integers("fib(-\(place))") == [Integer(sign * number)])
    }
    try #expect(integers("fib(100)") == [Integer(354_224_848_179) * 1_000_000_000 + 261_915_075])
  }

  /// > Source: OEIS A000010.
  @Test func totients() throws {
    let table = [
      1, 1, 2, 2, 4, 2, 6, 4, 6, 4, 10, 4, 12, 6, 8, 8, 16, 6, 18, 8, 12, 10, 22, 8, 20, 12,
    ]
    for (place, number) in table.enumerated() {
      try #expect(integers("totient(\(place + 1))") == [Integer(number)])
    }
    try #expect(integers("totient(0)") == [0])
  }

  /// > Source: OEIS A000040.
  @Test func `primes in their order`() throws {
    var prime: Integer = -7
    for next in [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71] {
      prime = try #require(integers("nextPrime(\(prime))").first)
      #expect(prime == Integer(next))
    }
  }

  /// > Source: OEIS A006880 and A006988.
  @Test func `the number of primes, and the prime at a place`() throws {
    let counts = [4, 25, 168, 1229, 9592, 78_498, 664_579]
    let primes = [29, 541, 7919, 104_729, 1_299_709]
    for (place, count) in counts.enumerated() {
      try #expect(integers("primePi(10^\(place + 1))") == [Integer(count)])
    }
    for (place, prime) in primes.enumerated() {
      try #expect(integers("nthPrime(10^\(place + 1))") == [Integer(prime)])
    }
    try #expect(integers("nthPrime({1..10})") == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
    try #expect(integers("primePi({-5; 0; 1; 2; 3; 4})") == [0, 0, 0, 1, 2, 2])
    try #expect(integers("prevPrime({3; 4; 5; 100; 10^30})").dropLast() == [2, 3, 3, 97])
    for text in [
      "prevPrime(2)", "nthPrime(0)", "primePi(1/2)", "primePi(10^13)", "nthPrime(10^12)",
    ] {
      #expect(throws: EvaluationError.self) { try integers(text) }
    }
  }

  @Test(arguments: seeds(4))
  func `counting primes undoes naming them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(25) {
      let place = Int.random(in: 1...20_000, using: &random)
      let prime = try #require(integers("nthPrime(\(place))").first)
      try #expect(integers("primePi(\(prime))") == [Integer(place)], "seed \(seed): \(place)")
      try #expect(integers("primePi(\(prime) - 1)") == [Integer(place - 1)], "seed \(seed)")
      try #expect(integers("nextPrime(\(prime) - 1)") == [prime], "seed \(seed): \(prime)")
      try #expect(integers("prevPrime(\(prime) + 1)") == [prime], "seed \(seed): \(prime)")
    }
  }

  @Test(arguments: seeds(4))
  func laws(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(50) {
      let n = Int.random(in: 1...100_000, using: &random)
      let m = Int.random(in: 1...300, using: &random)
      let divisors = try integers("divisors(\(n))")
      #expect(divisors == (1...n).filter { n % $0 == 0 }.map { Integer($0) }, "seed \(seed): \(n)")
      // Gauss: the totients of the divisors add up to the number.
      let totients = try integers("totient(divisors(\(n)))")
      #expect(totients.reduce(0, +) == Integer(n), "seed \(seed): \(n)")
      // Lucas: the greatest common divisor of two Fibonacci numbers.
      let k = Int.random(in: 1...300, using: &random)
      try #expect(
        integers("gcd(fib(\(m)); fib(\(k)))") == integers("fib(gcd(\(m); \(k)))"),
        "seed \(seed): \(m), \(k)"
      )
      let a = Int.random(in: -1000...1000, using: &random)
      let pair = "(\(a); \(m))"
      try #expect(integers("\(m)*div\(pair) + mod\(pair)") == [Integer(a)])
      try #expect(integers("\(m)*quot\(pair) + rem\(pair)") == [Integer(a)])
      try #expect(integers("quot\(pair)") == [Integer(a / m)])
      try #expect(integers("rem\(pair)") == [Integer(a % m)])
    }
  }

  @Test func `all divisors of zero cannot be listed`() {
    #expect(throws: EvaluationError.self) { try integers("divisors(0)") }
    #expect(throws: EvaluationError.self) { try integers("divisors(1/2)") }
    #expect(throws: EvaluationError.self) { try integers("divisors(2^200*3^100)") }
  }

  /// What an expression is worth: whole numbers.
  private func integers(_ text: String) throws -> [Integer] {
    var workspace = Workspace()
    switch try Expression(text).value(workspace: &workspace) {
    case .real(let number): return [try #require(number.integer, "\(text)")]
    case .list(let elements):
      return try elements.map { element in
        guard case .real(let number) = element else { throw NoNumber(text: text) }
        return try #require(number.integer, "\(text)")
      }
    case .truth, .vector, .measured, .measuredParts, .complex, .probablePrime, .factorization,
      .partialFactorization, .solutions:
      throw NoNumber(text: text)
    }
  }

  private struct NoNumber: Error { let text: String }
}

@Suite("Powers modulo a number, Bernoulli numbers and zeta") struct NumberTheoryTests {
  /// Expected values from Python 3: pow(a, n, m).
  @Test(arguments: [
    ("3; 10^40+7; 10^9+7", 360_362_118), ("-5; 3; 7", 1), ("3; -1; 7", 5), ("10; -5; -17", -14),
    ("2; 1000; -1000", -624), ("7; 0; 1", 0), ("7; 0; 5", 1), ("0; 0; 5", 1), ("3^10^6; 2; 7", 2),
    ("2; 9^9^9; 7", 1), ("9^9^9^9; 3; 10", 9),
  ])
  func `powers modulo a number`(arguments: String, expected: Int) throws {
    #expect(try rational("powmod(\(arguments))") == Rational(expected), "\(arguments)")
  }

  @Test(arguments: seeds(4)) func `laws of modular powers`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(50) {
      let a = Int.random(in: -200...200, using: &random)
      let n = Int.random(in: 0...40, using: &random)
      let m = Int.random(in: 1...500, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      let power = try rational("powmod(\(a); \(n); \(m))")
      try #expect(power == rational("mod((\(a))^\(n); \(m))"), "seed \(seed): \(a), \(n), \(m)")
      guard (try? rational("gcd(\(a); \(m))")) == 1 else {
        if n > 0 {
          #expect(throws: EvaluationError.self) { try rational("powmod(\(a); -\(n); \(m))") }
        }
        continue
      }
      let one = try rational("mod(powmod(\(a); -\(n); \(m))*(\(a))^\(n); \(m))")
      try #expect(one == rational("mod(1; \(m))"), "seed \(seed): \(a), -\(n), \(m)")
    }
  }

  @Test func `what has no modular power`() {
    for arguments in ["2; 3; 0", "2; -1; 4", "1/2; 3; 7", "2; 1/2; 7", "2; 3; pi"] {
      #expect(throws: EvaluationError.self, "\(arguments)") { try rational("powmod(\(arguments))") }
    }
  }

  /// Expected values from mpmath 1.3: bernfrac(n).
  @Test(arguments: [
    (0, "1"), (1, "-1/2"), (2, "1/6"), (3, "0"), (4, "-1/30"), (10, "5/66"), (12, "-691/2730"),
    (20, "-174611/330"), (30, "8615841276005/14322"), (50, "495057205241079648212477525/66"),
  ])
  func `Bernoulli numbers`(n: Int, expected: String) throws {
    try #expect(rational("bernoulli(\(n))") == rational(expected), "\(n)")
  }

  /// > Source: von Staudt and Clausen: B₂ₖ + Σ 1/p over the primes p with p − 1 | 2k is whole.
  @Test func `denominators of Bernoulli numbers`() throws {
    for n in stride(from: 2, through: 120, by: 2) {
      var sum = try #require(try rational("bernoulli(\(n))"))
      for p in 2...n + 1 where n % (p - 1) == 0 && (2..<p).allSatisfy({ p % $0 != 0 }) {
        sum = sum + Rational(1, over: Integer(p))
      }
      #expect(sum.isInteger, "\(n)")
    }
  }

  /// > Source: DLMF 25.6(i).
  @Test(arguments: [
    ("2", "pi^2/6"), ("4", "pi^4/90"), ("6", "pi^6/945"), ("12", "691*pi^12/638512875"),
    ("0", "-1/2"), ("-1", "-1/12"), ("-2", "0"), ("-3", "1/120"), ("-11", "691/32760"),
  ])
  func `exact values of zeta`(n: String, expected: String) throws {
    #expect(try rational("zeta(\(n)) - (\(expected))") == 0, "\(n)")
  }

  /// Expected digits from mpmath 1.3, which Arb confirms.
  @Test(arguments: [
    (3, "12020569031595942853997381615114499907649862923405"),
    (5, "10369277551433699263313654864570341680570809195019"),
    (7, "10083492773819228268397975498497967595998635605652"),
    (25, "10000000298035035146522801860637050693660118447309"),
    (101, "10000000000000000000000000000003944304526105059034"),
    (300, "10000000000000000000000000000000000000000000000000"),
  ])
  func `digits of zeta`(n: Int, expected: String) throws {
    var workspace = Workspace()
    guard case .real(let value) = try Expression("zeta(\(n))").value(workspace: &workspace) else {
      return
    }
    let digits = try Real.digits(value, significantDigits: 50, in: &workspace)?.digits
    #expect(digits?.dropLast(2) == expected.dropLast(2), "\(n)")
  }

  /// The sum of 1/kⁿ from 2 to K and the integrals that bound the rest.
  @Test func `zeta lies between sums`() throws {
    for n in [3, 4, 5, 9, 16, 31, 260] {
      let sum = (1...40).reduce(Rational(0)) { $0 + Rational(1, over: Integer($1).raised(to: n)) }
      let lower = sum + Rational(1, over: Integer(n - 1) * Integer(41).raised(to: n - 1))
      let upper = sum + Rational(1, over: Integer(n - 1) * Integer(40).raised(to: n - 1))
      guard
        case .truth(let isInside) = try Expression("(\(lower)) < zeta(\(n)) < (\(upper))").value(
          of: [:])
      else {
        continue
      }
      #expect(isInside, "\(n)")
    }
  }

  @Test func `zeta has a pole at 1 and whole arguments`() {
    for text in ["zeta(1)", "zeta(1/2)", "bernoulli(-2)", "bernoulli(1/2)"] {
      #expect(throws: EvaluationError.self, "\(text)") { try rational(text) }
    }
  }

  private func rational(_ text: String) throws -> Rational? {
    guard case .real(let number) = try Expression(text).value(of: [:]) else { return nil }
    return number.rational
  }
}
