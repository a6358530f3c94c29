// Polynomials: the laws of rings, and what another program knows of some.

import Numbers
import TestSupport
import Testing

extension SplitMix64 {
  /// A polynomial of at most a degree with small coefficients.
  fileprivate mutating func polynomial(degree: Int) -> Polynomial {
    let count = Int.random(in: 0...degree + 1, using: &self)
    return Polynomial(
      (0..<count).map { _ in
        Rational(Int.random(in: -9...9, using: &self), over: Int.random(in: 1...4, using: &self))
      }
    )
  }
}

@Suite struct PolynomialTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `polynomials form a ring, and values follow`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let (a, b, c) = (
        random.polynomial(degree: 6), random.polynomial(degree: 5), random.polynomial(degree: 4)
      )
      #expect(a * (b + c) == a * b + a * c && (a - b) + b == a && -(-a) == a, "seed \(seed)")
      let x = Rational(random.integer(bits: 8), over: random.natural(bits: 8) + 1)
      #expect((a * b - c).value(at: x) == a.value(at: x) * b.value(at: x) - c.value(at: x))
      #expect(a.shifted(by: x).value(at: 3) == a.value(at: x + 3))
      #expect((a * b).derivative == a.derivative * b + a * b.derivative)
      #expect(a.raised(to: 3) == a * a * a)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a division leaves what multiplication takes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let (a, b) = (random.polynomial(degree: 9), random.polynomial(degree: 5))
      guard !b.isZero else { continue }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + remainder == a && remainder.degree < b.degree, "seed \(seed)")
      #expect((a * b).dividedExactly(by: b) == a)
      let divisor = Polynomial.greatestCommonDivisor(a * b, b)
      #expect(divisor == b.monic)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `factors without multiples give the polynomial back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(30) {
      let (a, b, c) = (
        random.polynomial(degree: 2), random.polynomial(degree: 2), random.polynomial(degree: 1)
      )
      let p = a * b.raised(to: 2) * c.raised(to: 5)
      guard !p.isZero else { continue }
      var product = Polynomial.one
      for (factor, exponent) in p.squareFreeFactors {
        product = product * factor.raised(to: exponent)
        #expect(Polynomial.greatestCommonDivisor(factor, factor.derivative) == .one)
      }
      #expect(product.monic == p.monic, "seed \(seed): \(p.coefficients)")
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `the roots that a product was made of are found`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      var counts: [Rational: Int] = [:]
      var p = Polynomial([1, 0, 1])
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let root = Rational(random.integer(bits: 12), over: random.natural(bits: 6) + 1)
        counts[root, default: 0] += 1
        p = p * Polynomial([-root, 1])
      }
      let roots = try #require(p.realRoots)
      #expect(roots.map { $0.rational } == counts.keys.sorted(), "seed \(seed)")
      for root in roots {
        let value = try #require(root.rational)
        #expect(root.multiplicity == counts[value])
      }
    }
  }

  @Test func `roots next to each other are told apart`() throws {
    // Mignotte's polynomial: two roots less than 2^-130 apart.
    let p =
      Polynomial.variable.raised(to: 11)
      - Polynomial([-1, Rational(Integer.one << 40)]).raised(to: 2).scaled(by: 2)
    let roots = try #require(p.realRoots)
    #expect(roots.count == 3)
    for (root, next) in zip(roots, roots.dropFirst()) { #expect(root.upper < next.lower) }
    for var root in roots {
      root.refine(toExponent: -900)
      #expect((root.upper - root.lower).magnitudeExponent <= -900)
      let ends = [root.lower, root.upper].map { p.value(at: $0.asRational).signum }
      #expect(ends[0] * ends[1] < 0)
    }
  }

  @Test func `a search without budget gives up`() {
    var budget: Int64 = 10
    let p = Polynomial([-1, -1, 0, 0, 0, 1])
    #expect(p.realRoots(budget: &budget) == nil)
  }

  @Test func `divisors and roots are those that the golden file says`() throws {
    let found = GoldenFile("polynomials").mismatches(answer: answer)
    let mismatches = try #require(found, "Tests/Golden/polynomials.txt is missing")
    for mismatch in mismatches { Issue.record("polynomials.txt \(mismatch)") }
  }

  private func answer(_ input: String) -> String {
    let words = input.split(separator: " ")
    let operands = words.dropFirst().split(separator: "|").map { polynomial($0) }
    switch words[0] {
    case "roots":
      guard let roots = operands[0].realRoots else { return "! budget" }
      return "= " + (roots.isEmpty ? "none" : roots.map(text).joined(separator: ", "))
    case "factors":
      return "= "
        + operands[0].squareFreeFactors.map { "(\(text($0.factor)))^\($0.exponent)" }
        .joined(separator: " ")
    default:
      return "= " + text(Polynomial.greatestCommonDivisor(operands[0], operands[1]))
    }
  }

  private func polynomial(_ words: ArraySlice<Substring>) -> Polynomial {
    Polynomial(
      words.map { word in
        let parts = word.split(separator: "/").map { Integer(String($0)) ?? .zero }
        return Rational(parts[0], over: parts.count > 1 ? parts[1] : .one)
      }
    )
  }

  private func text(_ p: Polynomial) -> String {
    p.coefficients.map(\.description).joined(separator: " ")
  }

  private func text(_ root: PolynomialRoot) -> String {
    let power = root.multiplicity > 1 ? "^\(root.multiplicity)" : ""
    if let rational = root.rational { return rational.description + power }
    let scaled = root.value(toExponent: -120) * Rational(Integer(10).raised(to: 20))
    return "~\(scaled.floor)" + power
  }
}
