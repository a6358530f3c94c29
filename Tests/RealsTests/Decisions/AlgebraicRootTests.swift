// Roots of polynomials as numbers: what the theory of fields says of them is proved, and what
// is not zero is never taken for it.

import Numbers
import Reals
import TestSupport
import Testing

@Suite struct `Roots of polynomials` {
  /// The irrational real roots of a polynomial with whole coefficients, that of the zeroth
  /// power first.
  private func roots(_ coefficients: [Int]) throws -> [Exact] {
    let polynomial = Polynomial(integers: coefficients.map { Integer($0) })
    return try #require(polynomial.realRoots).filter { $0.rational == nil }.map { Exact(Real($0)) }
  }

  /// The value of a polynomial, by Horner's scheme.
  private func value(_ coefficients: [Int], at x: Exact) throws -> Exact {
    var value = Exact(0)
    for coefficient in coefficients.reversed() { value = try value * x + Exact(coefficient) }
    return value
  }

  private func polynomial(degree: Int, bound: Int, _ random: inout SplitMix64) -> [Int] {
    (0..<degree).map { _ in Int.random(in: -bound...bound, using: &random) }
      + [Int.random(in: 1...3, using: &random)]
  }

  @Test(arguments: seeds(8))
  func `a root makes its polynomial zero, and nothing near it does`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      let degree = Int.random(in: 3...7, using: &random)
      let p = polynomial(degree: degree, bound: 9, &random)
      let tiny = try Exact(10).power(Exact(-Int.random(in: 20...200, using: &random)))
      for root in try roots(p) {
        #expect(try value(p, at: root).isZero() == .yes, "seed \(seed): \(p)")
        #expect(try value(p, at: root + tiny).isZero() == .no, "seed \(seed): \(p)")
      }
    }
  }

  @Test(arguments: seeds(8))
  func `a number of the field times its reciprocal is one`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      let degree = Int.random(in: 3...6, using: &random)
      let p = polynomial(degree: degree, bound: 6, &random)
      for root in try roots(p) {
        let element = try value(polynomial(degree: 2, bound: 5, &random), at: root)
        guard try element.isZero() == .no else { continue }
        let one = try element * (Exact(1) / element)
        #expect(try one.recognizedRational() == 1, "seed \(seed): \(p)")
        // Beside a radical the field is a larger one.
        let other = try element + Exact(2).root()
        #expect(try (other * (Exact(1) / other) - Exact(1)).isZero() == .yes, "seed \(seed): \(p)")
      }
    }
  }

  /// A symmetric matrix has real eigenvalues only: Vieta's sums over all of them.
  @Test(arguments: seeds(6))
  func `the eigenvalues of a symmetric matrix have its trace and determinant`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(2) {
      let m = (0..<6).map { _ in Int.random(in: -4...4, using: &random) }
      let (a, b, c, d, e, f) = (m[0], m[1], m[2], m[3], m[4], m[5])
      // [[a, d, e], [d, b, f], [e, f, c]]
      let trace = a + b + c
      let minors = a * b + a * c + b * c - d * d - e * e - f * f
      let determinant = a * b * c + 2 * d * e * f - a * f * f - b * e * e - c * d * d
      let found = try roots([-determinant, minors, -trace, 1])
      guard found.count == 3 else { continue }
      let sum = try found[0] + found[1] + found[2]
      #expect(try (sum - Exact(trace)).isZero() == .yes, "seed \(seed): \(m)")
      #expect(try sum.recognizedRational() == Rational(trace), "seed \(seed): \(m)")
      let product = try found[0] * found[1] * found[2]
      #expect(try (product - Exact(determinant)).isZero() == .yes, "seed \(seed): \(m)")
      let tiny = try Exact(10).power(Exact(-Int.random(in: 20...300, using: &random)))
      #expect(try (sum + tiny - Exact(trace)).isZero() == .no, "seed \(seed): \(m)")
      #expect(try (product - tiny - Exact(determinant)).isZero() == .no, "seed \(seed): \(m)")
    }
  }

  /// Roots of xⁿ − 2(ax − 1)² lie closer together than those of most polynomials with such
  /// coefficients: about 2·√2·a^(−1 − n/2) apart.
  @Test(arguments: [3, 4, 5, 6], [10, 1_000, 1_000_000])
  func `two roots that lie close together are told apart`(degree: Int, a: Int) throws {
    var p = Array(repeating: 0, count: degree + 1)
    (p[0], p[1], p[2], p[degree]) = (-2, 4 * a, -2 * a * a, p[degree] + 1)
    let found = try roots(p)
    // The two near 1/a; the other real roots are far away.
    let near = Real(Rational(1, over: Integer(a)))
    let close = try found.filter {
      try ($0 - Exact(near)).apply(Real.absoluteValue).digits(1)?.exponent ?? 0 < 0
    }
    try #require(close.count >= 2)
    let gap = try close[1] - close[0]
    #expect(try gap.isZero() == .no)
    let square = try gap * gap - gap * close[1] + gap * close[0]
    #expect(try square.isZero() == .yes)
    // A product of small numbers is smaller, and no zero either.
    let product = try gap * gap * (gap + Exact(2).root() - Exact(2).root())
    #expect(try product.isZero() == .no)
  }

  enum Operation { case sum, product }

  /// Resultants of the two polynomials, from SymPy 1.14: every sum or product of a root of the
  /// first and one of the second is a root of the third.
  private static let resultants: [([Int], [Int], Operation, [Int])] = [
    (
      [1, -2, 2, 3], [-3, 2, 2, 1], .sum,
      [2048, 3968, -40, -2895, -2056, 572, 1256, 756, 216, 27]
    ),
    (
      [-1, -3, 4, 2], [-3, -1, -4, 3], .product,
      [-27, 27, -600, -1613, -1878, -2506, 3236, -1080, 576, 216]
    ),
    (
      [2, -4, -1, 1], [-3, 0, 4, 3], .sum,
      [1336, 989, -1011, -2235, 356, 1642, -326, -387, 27, 27]
    ),
    ([-2, -3, -1, 2], [-1, 3, 4, 2], .product, [-4, -18, 2, 303, -475, 358, -190, -36, 32, 32]),
    (
      [-1, -3, 0, 3], [3, -3, -3, 0, 2], .sum,
      [-181, -1902, 14769, -23451, 11934, -3321, -16497, 11340, 17010, -3780, -5508, 0, 648]
    ),
    ([-3, -4, 0, 3], [3, 0, 2, 3], .product, [27, 0, 32, 17, 32, -64, 89, -16, 0, 27]),
    (
      [-2, -3, 3, 1], [-1, 2, 2, 2], .sum,
      [-301, -2340, -696, -510, -792, -384, 452, 384, 96, 8]
    ),
    ([4, 0, 2, 2], [-2, -2, -1, 3], .product, [64, 0, 0, 160, 52, -64, 164, -18, 9, 27]),
  ]

  @Test(arguments: resultants)
  func `sums and products of roots are roots of resultants`(
    first: [Int],
    second: [Int],
    operation: Operation,
    resultant: [Int]
  ) throws {
    for x in try roots(first) {
      for y in try roots(second) {
        let z = operation == .sum ? try x + y : try x * y
        #expect(try value(resultant, at: z).isZero() == .yes)
        #expect(try (value(resultant, at: z) + Exact(10).power(Exact(-100))).isZero() == .no)
      }
    }
  }

  @Test func `radicals and roots that are the same number are equal`() throws {
    // x⁶ − 6x⁴ − 6x³ + 12x² − 36x + 1 is the polynomial of √2 + ∛3 (van der Waerden).
    let number = try Exact(2).root() + Exact(3).cubeRoot()
    let found = try roots([1, -36, 12, -6, -6, 0, 1])
    #expect(try found.count { try ($0 - number).isZero() == .yes } == 1)
    // (x² − 2)³ − 3 has ±√(2 + ∛3) and no other real root.
    let nested = try (Exact(2) + Exact(3).cubeRoot()).root()
    let both = try roots([-11, 0, 12, 0, -6, 0, 1])
    #expect(both.count == 2)
    #expect(try (both[1] - nested).isZero() == .yes)
    #expect(try (both[0] + nested).isZero() == .yes)
  }

  @Test(arguments: [50, 1_000])
  func `digits of the plastic number`(count: Int) throws {
    // OEIS A060006.
    let root = try roots([-1, -1, 0, 1])[0]
    let digits = try #require(try root.digits(count))
    #expect(digits.digits.hasPrefix("13247179572447460259609088544780973407344040569017"))
    #expect(digits.digits.utf8.count == count)
  }
}
