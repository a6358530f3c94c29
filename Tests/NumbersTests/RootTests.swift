// Real roots: what FLINT knows of those of random polynomials, what is known of
// famous ones, and the laws of bounds.

import Numbers
import TestSupport
import Testing

@Suite struct RootTests {
  @Test func `roots of random polynomials are those of the golden file`() throws {
    let found = GoldenFile("roots").mismatches { input in
      UInt64(input).map { answer(.random(seed: $0)) } ?? "! no seed"
    }
    let mismatches = try #require(found, "Tests/Golden/roots.txt is missing")
    for mismatch in mismatches { Issue.record("roots.txt \(mismatch)") }
  }

  private func answer(_ p: Polynomial) -> String {
    guard p.degree > 0 else { return "= none" }
    guard let roots = p.realRoots else { return "! budget" }
    var (count, sum) = (0, Integer.zero)
    for root in roots {
      let shifted =
        root.value(toExponent: -300) * Rational(1_000_000_000) + Rational(2357, over: 10_000)
      sum += shifted.floor * Integer(root.multiplicity)
      count += root.multiplicity
    }
    return "= \(count) of \(roots.count), \(sum)"
  }

  @Test(arguments: [
    ("Chebyshev", 50), ("Chebyshev", 100), ("Wilkinson", 100), ("Mignotte", 50),
    ("Mignotte", 100), ("random", 200),
  ])
  func `hard polynomials of high degree pass the default budget`(
    name: String,
    degree: Int
  ) throws {
    let p = hard(name, degree)
    let roots = try #require(p.realRoots)
    let counts = ["Chebyshev": degree, "Wilkinson": degree, "Mignotte": 4]
    if let count = counts[name] { #expect(roots.count == count) }
    #expect(roots.allSatisfy { ($0.rational != nil) == (name == "Wilkinson") })
    expectIsolated(roots, of: p)
  }

  @Test(arguments: seeds(6))
  func `bounds are apart, and the sign changes between them alone`(seed: UInt64) throws {
    for index in 0..<UInt64(cases(40)) {
      let p = Polynomial.random(seed: (1 << 32) + (seed << 16) + index)
      guard !p.isConstant else { continue }
      expectIsolated(try #require(p.realRoots), of: p)
    }
  }

  /// Expects ascending bounds without common points, and that the polynomial
  /// changes its sign between them as often as the multiplicities say.
  private func expectIsolated(_ roots: [PolynomialRoot], of p: Polynomial) {
    var sign = p.leading.signum * (p.degree % 2 == 0 ? 1 : -1)
    for (index, root) in roots.enumerated() {
      if index > 0 { #expect(roots[index - 1].upper < root.lower) }
      if root.multiplicity % 2 == 1 { sign = -sign }
      let next =
        index + 1 < roots.count
        ? (root.upper + roots[index + 1].lower).shifted(by: -1) : root.upper + .one
      #expect(p.value(at: next.asRational).signum == sign, "\(p.coefficients), root \(index)")
    }
  }

  /// A polynomial that searches for roots are measured with.
  private func hard(_ name: String, _ degree: Int) -> Polynomial {
    switch name {
    case "Chebyshev":
      var (last, next) = (Polynomial.one, Polynomial.variable)
      for _ in 1..<degree { (last, next) = (next, next * Polynomial([0, 2]) - last) }
      return next
    case "Wilkinson":
      return (1...degree).reduce(.one) { $0 * Polynomial([Rational(-$1), 1]) }
    case "Mignotte":
      return Polynomial.variable.raised(to: degree)
        - Polynomial([-1, 100]).raised(to: 2).scaled(by: 2)
    default:
      var random = SplitMix64(seed: 200)
      return random.dense(degree: degree, bits: 20)
    }
  }
}
