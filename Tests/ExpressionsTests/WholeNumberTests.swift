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

  @Test(arguments: 0..<4 as Range<UInt64>)
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
    case .truth, .measured, .probablePrime, .factorization, .partialFactorization:
      throw NoNumber(text: text)
    }
  }

  private struct NoNumber: Error { let text: String }
}
