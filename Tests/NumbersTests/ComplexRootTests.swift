// Roots that are no real numbers: discs that hold one root each, which no digit leaves.

import Numbers
import TestSupport
import Testing

@Suite("Complex roots of polynomials")
struct ComplexRootTests {
  private func roots(_ coefficients: [Int]) -> (real: Int, found: Polynomial.NonRealRoots)? {
    roots(Polynomial(integers: coefficients.map { Integer($0) }))
  }

  private func roots(_ polynomial: Polynomial) -> (real: Int, found: Polynomial.NonRealRoots)? {
    var budget: Int64 = 400_000_000
    guard let real = polynomial.realRoots(budget: &budget),
      let found = polynomial.nonRealRoots(realCount: real.count, budget: &budget)
    else { return nil }
    return (real.count, found)
  }

  // From python-flint 0.9, fmpz_poly.complex_roots.
  @Test func `digits of roots are those of FLINT`() throws {
    let (real, found) = try #require(roots([-1, -1, 0, 0, 0, 1]))
    #expect(real == 1 && found.imaginary.isEmpty && found.others.count == 2)
    let wanted = [
      (-0.76488443360058472603, 0.35247154603172624932),
      (0.18123244446987538390, 1.08395410131771066844),
    ]
    for root in found.others {
      let (x, y) = (root.center.x.doubleValue, root.center.y.doubleValue)
      let radius = root.radius.doubleValue
      #expect(
        wanted.contains { abs($0.0 - x) <= radius + 1e-15 && abs($0.1 - y) <= radius + 1e-15 }
      )
    }
  }

  @Test func `roots on the imaginary axis are told as such`() throws {
    // (x² + 2)(x³ − x + 3), and (x² + 2)(x⁴ + x² + 5).
    let odd = try #require(roots([6, -2, 3, 1, 0, 1]))
    #expect(odd.real == 1 && odd.found.imaginary.count == 1 && odd.found.others.count == 1)
    let even = try #require(roots([10, 0, 7, 0, 3, 0, 1]))
    #expect(even.real == 0 && even.found.imaginary.count == 1 && even.found.others.count == 2)
  }

  @Test func `every root is counted, and narrow discs stay in wide ones`() throws {
    for seed in seeds(UInt64(cases(60))) {
      var random = SplitMix64(seed: seed)
      var coefficients = (0...Int.random(in: 3...14, using: &random)).map { _ in
        Int.random(in: -50...50, using: &random)
      }
      coefficients[0] = coefficients[0] == 0 ? 7 : coefficients[0]
      if coefficients[coefficients.count - 1] == 0 { coefficients[coefficients.count - 1] = 3 }
      let polynomial = Polynomial(integers: coefficients.map { Integer($0) })
      let common = Polynomial.greatestCommonDivisor(polynomial, polynomial.derivative)
      guard common.isConstant else { continue }
      let (real, found) = try #require(roots(coefficients), "seed \(seed)")
      let count = real + 2 * found.imaginary.count + 2 * found.others.count
      #expect(count == polynomial.degree, "seed \(seed)")
      for root in found.others {
        var narrow = root
        var budget: Int64 = 400_000_000
        #expect(narrow.refine(toExponent: -300, budget: &budget), "seed \(seed)")
        let (dx, dy) = (narrow.center.x - root.center.x, narrow.center.y - root.center.y)
        let distance = dx.squared() + dy.squared()
        #expect(!(distance > root.radius.squared()), "seed \(seed)")
        // |p| at the centre is at most the radius times a bound of |p′|: far below 2^−250.
        var (x, y) = (Dyadic.zero, Dyadic.zero)
        for coefficient in coefficients.reversed() {
          (x, y) = (
            x * narrow.center.x - y * narrow.center.y + Dyadic(coefficient),
            x * narrow.center.y + y * narrow.center.x
          )
        }
        #expect((x.squared() + y.squared()).magnitudeExponent < -400, "seed \(seed)")
      }
    }
  }

  // Mignotte, Some inequalities about univariate polynomials (1981): two real roots 10^−n apart.
  @Test(arguments: [20, 30, 40, 60])
  func `two roots may be very close`(degree: Int) throws {
    var coefficients = Array(repeating: 0, count: degree + 1)
    (coefficients[0], coefficients[1], coefficients[2]) = (-2, 400, -20_000)
    coefficients[degree] = 1
    let (real, found) = try #require(roots(coefficients))
    #expect(real == 4 && found.imaginary.isEmpty && found.others.count == (degree - 4) / 2)
  }

  // p^k·10^e + 1 has k roots about 10^−(e/k) around each root of p.
  @Test(arguments: [(2, 40), (3, 30), (4, 60), (5, 100)])
  func `clusters of complex roots are told apart`(count: Int, exponent: Int) throws {
    let p = Polynomial(integers: [5, 1, 3, 1, 1])
    let power = (0..<count).reduce(Polynomial(Rational.one)) { product, _ in product * p }
    let scale = Rational(Integer(10).raised(to: exponent))
    let polynomial = power.scaled(by: scale) + Polynomial(Rational.one)
    let (real, found) = try #require(roots(polynomial))
    #expect(real + 2 * found.imaginary.count + 2 * found.others.count == 4 * count)
    for (index, root) in found.others.enumerated() {
      for other in found.others[..<index] {
        let gap = (root.center - other.center).norm
        #expect(gap > (root.radius + other.radius).squared())
      }
    }
  }

  // From SymPy's resultant.
  @Test func `resultants agree with SymPy`() throws {
    let (x, y) = (BivariatePolynomial.x, BivariatePolynomial.y)
    let one = BivariatePolynomial(1)
    var budget: Int64 = 10_000_000
    let circle = x * x + y * y - one
    let line = x * y - BivariatePolynomial(Rational(1, over: 4))
    let found = try #require(BivariatePolynomial.resultant(circle, line, budget: &budget))
    // x⁴ − x² + 1/16.
    #expect(found == Polynomial([Rational(1, over: 16), 0, -1, 0, 1]))
    #expect(
      BivariatePolynomial.resultant(circle, circle * line, budget: &budget)?.isZero == true
    )
  }
}
