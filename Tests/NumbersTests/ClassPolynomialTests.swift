// The table of class polynomials against the values of j at the reduced forms.

import Foundation
import Numbers
import Testing

@Suite struct ClassPolynomialTests {
  private struct Complex {
    var re: Double
    var im: Double
    static func * (a: Complex, b: Complex) -> Complex {
      Complex(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
    }
    static func + (a: Complex, b: Complex) -> Complex { Complex(re: a.re + b.re, im: a.im + b.im) }
    var size: Double { hypot(re, im) }
    var inverse: Complex { Complex(re: re / (size * size), im: -im / (size * size)) }
  }

  /// The reduced forms a x^2 + b x y + c y^2 of a discriminant.
  private func forms(_ discriminant: Int) -> [(a: Int, b: Int)] {
    var found: [(a: Int, b: Int)] = []
    for a in 1...40 {
      for b in -a + 1...a where (b * b - discriminant) % (4 * a) == 0 {
        let c = (b * b - discriminant) / (4 * a)
        if c > a || (c == a && b >= 0) { found.append((a, b)) }
      }
    }
    return found
  }

  /// j at (-b + √D) / (2 a), by Eisenstein's series and the product for Δ.
  private func invariant(_ form: (a: Int, b: Int), _ discriminant: Int) -> Complex {
    let size = exp(-Double.pi * sqrt(Double(-discriminant)) / Double(form.a))
    let angle = -Double.pi * Double(form.b) / Double(form.a)
    let q = Complex(re: size * cos(angle), im: size * sin(angle))
    var (power, series, product) = (q, Complex(re: 1, im: 0), Complex(re: 1, im: 0))
    for n in 1...20 {
      let cubes = (1...n).filter { n % $0 == 0 }.reduce(0.0) { $0 + pow(Double($1), 3) }
      series = series + power * Complex(re: 240 * cubes, im: 0)
      let factor = Complex(re: 1 - power.re, im: -power.im)
      for _ in 0..<24 { product = product * factor }
      power = power * q
    }
    return series * series * series * (q * product).inverse
  }

  @Test func `the coefficients are symmetric functions of the values of j`() throws {
    // Fundamental discriminants of class number 1 to 4: 9, 18, 16 and 54
    // (OEIS A014602, A014603, A006203, A013658).
    let degrees = ClassPolynomial.all.map { $0.coefficients.count - 1 }
    #expect([1, 2, 3, 4].map { d in degrees.filter { $0 == d }.count } == [9, 18, 16, 54])
    for polynomial in ClassPolynomial.all {
      let d = polynomial.discriminant
      let forms = forms(d)
      #expect(forms.count == polynomial.coefficients.count - 1, "\(d)")
      var expected = [Complex(re: 1, im: 0)]
      var scale = [1.0]
      for form in forms {
        let j = invariant(form, d)
        var (next, sizes) = ([Complex(re: 0, im: 0)] + expected, [0] + scale)
        for i in expected.indices {
          next[i] = next[i] + expected[i] * Complex(re: -j.re, im: -j.im)
          sizes[i] += scale[i] * j.size
        }
        (expected, scale) = (next, sizes)
      }
      for (i, coefficient) in polynomial.coefficients.enumerated() {
        let value = try #require(Double("\(coefficient)"))
        #expect(abs(value - expected[i].re) <= 1e-9 * scale[i] + 1e-3, "\(d)")
      }
    }
  }
}
