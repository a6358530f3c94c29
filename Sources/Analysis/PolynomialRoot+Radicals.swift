// Roots of polynomials as numbers, where short radicals tell them.

internal import Numbers
internal import Reals

extension PolynomialRoot {
  /// The root as a rational, or as ±t^(1/k) where t is a root of a polynomial of
  /// degree 1 or 2 and xᵏ = t; nothing for other polynomials.
  func radical(in workspace: inout Workspace) -> Real? {
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

  /// Whether a number is proved to lie between the bounds.
  private func isBetweenBounds(_ number: Real, in workspace: inout Workspace) -> Bool {
    let place = Interval(enclosing: number, orElse: .entire, in: &workspace)
    guard let first = Dyadic(exactly: place.lower), let last = Dyadic(exactly: place.upper) else {
      return false
    }
    return lower < first && last < upper
  }
}
