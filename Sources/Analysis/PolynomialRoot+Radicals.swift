// Roots of polynomials in short radicals or cosines.

internal import Numbers
internal import Reals

extension PolynomialRoot {
  /// The root as a rational number, in radicals or with a cosine; nothing where
  /// none of these is short.
  func exact(in workspace: inout Workspace) -> Real? {
    radical(in: &workspace) ?? cosine(in: &workspace)
  }

  /// The root as a rational, or as ±t^(1/k) where t is a root of a polynomial of
  /// degree 1 or 2 and xᵏ = t; nothing for other polynomials.
  private func radical(in workspace: inout Workspace) -> Real? {
    if let rational { return Real(rational) }
    let exponents = polynomial.coefficients.indices.filter { !polynomial[$0].isZero }
    let common = exponents.reduce(Integer.zero) { .greatestCommonDivisor($0, Integer($1)) }
    guard let index = common.asInt else { return nil }
    let q = stride(from: 0, through: polynomial.degree, by: index).map { polynomial[$0] }
    guard q.count <= 3 else { return nil }
    for sign in q.count == 3 ? [-1, 1] : [0] {
      workspace.budget = Budget(steps: 20_000_000, bitLimit: 1 << 16)
      do throws(RealError) {
        var root = Real(-q[0] / q[1])
        if q.count == 3 {
          let discriminant = q[1] * q[1] - Rational(4) * q[0] * q[2]
          let square = try Real.squareRoot(Real(discriminant), in: &workspace)
          let half = Rational(sign) / (q[2] + q[2])
          root = try .sum(
            Real(-q[1] / (q[2] + q[2])),
            .product(Real(half), square, in: &workspace),
            in: &workspace
          )
        }
        if index > 1 { root = try .root(root, index: Real(index), in: &workspace) }
        if index % 2 == 0, lower.isNegative { root = try .negation(root, in: &workspace) }
        if isBetweenBounds(root, in: &workspace) { return root }
      } catch {
        // The other root of the quadratic polynomial may have a k-th root.
        continue
      }
    }
    return nil
  }

  /// The root as a + 2b·cos(2πk/n) with rational a and b > 0, of degree 3 to 12;
  /// nothing for others.
  ///
  /// The conjugates of 2cos(2π/n) are the 2cos(2πk/n) with k prime to n, below
  /// n/2; their sum is μ(n), that of their squares φ(n) + μ(n), and 2μ(n/2) more
  /// if n is even. So the sums of the roots and of their squares leave one a and
  /// one b for each n. All roots are proved when p(a + b·y) divides Cₙ(y) − 2,
  /// where Cₙ(2cos t) = 2cos(nt): it is zero at the 2cos(2πk/n) and nowhere else.
  ///
  /// > Source: Watkins, Zeitlin, The minimal polynomial of cos(2π/n) (American
  /// > Mathematical Monthly 1993).
  private func cosine(in workspace: inout Workspace) -> Real? {
    let degree = polynomial.degree
    guard 3...12 ~= degree else { return nil }
    let count = Rational(Integer(degree))
    let monic = polynomial.monic
    let mean = -monic[degree - 1] / count
    let centered = monic.shifted(by: mean)
    // φ(n) = 24 has its last solution at 90.
    for order in 7...90 where CosineOrder.totient(order) == 2 * degree {
      let sum = Rational(Integer(CosineOrder.moebius(order)))
      let squares = Rational(Integer(CosineOrder.sumOfSquares(order))) - sum * sum / count
      let ratio = -(centered[degree - 2] + centered[degree - 2]) / squares
      guard ratio.signum > 0 else { return nil }
      let (top, bottom) = (ratio.numerator.root(2), ratio.denominator.root(2))
      guard top.isExact, bottom.isExact else { continue }
      let scale = Rational(top.root, over: bottom.root)
      let start = mean - scale * sum / count
      var power = Rational.one
      let image = Polynomial(
        monic.shifted(by: start).coefficients.map { coefficient in
          defer { power *= scale }
          return coefficient * power
        }
      ).monic
      guard CosineOrder.areConjugates(image, of: order) else { continue }
      return cosine(start, scale + scale, order: order, in: &workspace)
    }
    return nil
  }

  /// Which of the numbers a + c·cos(2πk/n) is this root.
  private func cosine(
    _ start: Rational,
    _ scale: Rational,
    order: Int,
    in workspace: inout Workspace
  ) -> Real? {
    for turn in 1...(order / 2) where Int.commonDivisor(turn, order) == 1 {
      workspace.budget = Budget(steps: 20_000_000, bitLimit: 1 << 16)
      do throws(RealError) {
        let turns = Real(Rational(Integer(2 * turn), over: Integer(order)))
        let cosine = try Real.cosine(.product(turns, .pi, in: &workspace), in: &workspace)
        let product = try Real.product(Real(scale), cosine, in: &workspace)
        let number = try Real.sum(Real(start), product, in: &workspace)
        if isBetweenBounds(number, in: &workspace) { return number }
      } catch {
        return nil
      }
    }
    return nil
  }

  /// Whether a number is proved to lie between the bounds.
  private func isBetweenBounds(_ number: Real, in workspace: inout Workspace) -> Bool {
    let place = Interval(enclosing: number, orElse: .entire, in: &workspace)
    guard let first = Dyadic(exactly: place.lower), let last = Dyadic(exactly: place.upper) else {
      return false
    }
    return lower < first && last < upper
  }
}

/// Sums of 2cos(2π/n) and its conjugates.
private enum CosineOrder {
  static func totient(_ order: Int) -> Int {
    (1...order).count { Int.commonDivisor($0, order) == 1 }
  }

  /// The sum of the numbers: 0 if a square divides n, or else −1 to the number
  /// of its primes.
  static func moebius(_ order: Int) -> Int {
    var (rest, sign, prime) = (order, 1, 2)
    while rest > 1 {
      if rest % prime == 0 {
        rest /= prime
        if rest % prime == 0 { return 0 }
        sign = -sign
      }
      prime += 1
    }
    return sign
  }

  /// The sum of the squares: (2cos t)² = 2 + 2cos 2t.
  static func sumOfSquares(_ order: Int) -> Int {
    totient(order) + moebius(order) + (order % 2 == 0 ? 2 * moebius(order / 2) : 0)
  }

  /// Whether all roots of a polynomial without multiple ones, with leading
  /// coefficient 1, are 2cos(2πk/n).
  static func areConjugates(_ polynomial: Polynomial, of order: Int) -> Bool {
    guard polynomial.coefficients.allSatisfy({ $0.isInteger }) else { return false }
    let two = Polynomial(Rational(2))
    var (last, next) = (two, Polynomial.variable)
    for _ in 1..<order {
      let product = (.variable * next).quotientAndRemainder(dividingBy: polynomial).remainder
      (last, next) = (next, product - last)
    }
    return next == two
  }
}
