// Sums whose terms are differences of neighbours of one sequence, in closed form: those of
// polynomials, of geometric terms and of factorials are all found by one algorithm.

internal import Expressions
internal import Numbers

/// A sequence T(k) = S(k)·h(k) with T(k + 1) − T(k) = u(k)·h(k) for powers and factorials h and a
/// quotient of polynomials u, which is proved as an identity.
///
/// S is a quotient of polynomials in k, whose coefficients may be quotients of polynomials in what is
/// raised to k, where that is no rational number.
///
/// > Source: Gosper, Decision procedure for indefinite hypergeometric summation (1978); Petkovšek,
/// > Wilf and Zeilberger, A = B (1996), chapter 5.
struct GosperSum {
  /// The powers and factorials.
  let core: SummationTerm.Core
  /// The factor of S with rational coefficients.
  private let factor: PolynomialFraction
  /// The coefficients of the other factor, that of the zeroth power first.
  private let coefficients: [PolynomialFraction]

  /// The highest degree of polynomials, and the greatest distance of zeros that is looked at.
  private static let (highestDegree, greatestDistance) = (40, 200)

  /// The sequence whose differences are the terms; nothing where there is none.
  init?(of u: PolynomialFraction, _ core: SummationTerm.Core) {
    self.core = core
    let ratio = core.ratio
    // What is raised to k: a number, or a number times the variable of the coefficients.
    let step =
      core.powers.isEmpty
      ? Polynomial(core.base) : Polynomial([.zero, core.base])
    var above = ratio.numerator * u.denominator
    var below = ratio.denominator * u.denominator.shifted(by: 1)
    var product = u.numerator
    guard max(above.degree, below.degree) <= Self.highestDegree,
      let distances = Self.distances(above, below)
    else { return nil }
    for distance in distances {
      let common = Polynomial.greatestCommonDivisor(above, below.shifted(by: Rational(distance)))
      guard common.degree > 0 else { continue }
      above = above.quotientAndRemainder(dividingBy: common).quotient
      let back = common.shifted(by: Rational(-distance))
      below = below.quotientAndRemainder(dividingBy: back).quotient
      for number in stride(from: 1, through: distance, by: 1) {
        product = product * common.shifted(by: Rational(-number))
      }
      guard product.degree <= 4 * Self.highestDegree else { return nil }
    }
    let before = below.shifted(by: -1)
    guard
      let degree = Self.degree(above, before, product, step),
      let solution = Self.solution(above, before, product, step, degree: degree)
    else { return nil }
    factor = PolynomialFraction(before * u.numerator, over: product * u.denominator)
    coefficients = solution
    guard telescopes(u, ratio, step) else { return nil }
  }

  /// The distances of zeros of the first polynomial from those of the second, from 0 on, in order.
  private static func distances(_ a: Polynomial, _ b: Polynomial) -> [Int]? {
    var budget: Int64 = 50_000_000
    guard let first = a.irreducibleFactors(budget: &budget),
      let second = b.irreducibleFactors(budget: &budget)
    else { return nil }
    var distances: [Int] = []
    for (f, _) in first {
      for (g, _) in second where f.degree == g.degree {
        // f(k) is g(k + h) for one h at most.
        guard let distance = f.distance(from: g), distance >= 0 else { continue }
        guard distance <= greatestDistance else { return nil }
        if !distances.contains(distance) { distances.append(distance) }
      }
    }
    return distances.sorted()
  }

  /// The degree that a polynomial x with z·a(k)·x(k + 1) − b(k)·x(k) = c(k) has at most.
  private static func degree(
    _ a: Polynomial,
    _ b: Polynomial,
    _ c: Polynomial,
    _ step: Polynomial
  ) -> Int? {
    let most: Int
    if a.degree == b.degree, step.isConstant, step[0] * a.leading == b.leading {
      let next = a.degree - 1
      let difference = next < 0 ? 0 : (b[next] - step[0] * a[next]) / b.leading
      let special = difference.asNatural ?? 0
      most = max(special, c.degree - a.degree + 1)
    } else {
      most = c.degree - max(a.degree, b.degree)
    }
    return 0...highestDegree ~= most ? most : nil
  }

  /// The coefficients of such a polynomial.
  private static func solution(
    _ a: Polynomial,
    _ b: Polynomial,
    _ c: Polynomial,
    _ step: Polynomial,
    degree: Int
  ) -> [PolynomialFraction]? {
    let z = PolynomialFraction(step)
    let powers = (0...degree).map { exponent in
      (
        a * Polynomial([1, 1]).raised(to: exponent),
        b * Polynomial.variable.raised(to: exponent)
      )
    }
    let height = max(powers.map { max($0.0.degree, $0.1.degree) }.max() ?? 0, c.degree) + 1
    var rows = (0..<height).map { place in
      powers.map { left, right in
        PolynomialFraction(left[place]) * z - PolynomialFraction(right[place])
      } + [PolynomialFraction(c[place])]
    }
    var pivots: [(row: Int, column: Int)] = []
    for column in 0...degree {
      let next = pivots.count
      guard let row = (next..<height).first(where: { !rows[$0][column].isZero }) else { continue }
      rows.swapAt(next, row)
      let pivot = rows[next][column]
      rows[next] = rows[next].map { $0.isZero ? $0 : $0 / pivot }
      for other in 0..<height where other != next && !rows[other][column].isZero {
        let multiple = rows[other][column]
        for place in column...degree + 1 where !rows[next][place].isZero {
          rows[other][place] = rows[other][place] - multiple * rows[next][place]
        }
      }
      pivots.append((next, column))
    }
    guard (pivots.count..<height).allSatisfy({ rows[$0][degree + 1].isZero }) else { return nil }
    var solution = Array(repeating: PolynomialFraction.zero, count: degree + 1)
    for (row, column) in pivots { solution[column] = rows[row][degree + 1] }
    return solution
  }

  /// Whether z·r(k)·S(k + 1) − S(k) = u(k), as an identity of quotients of polynomials.
  private func telescopes(
    _ u: PolynomialFraction,
    _ ratio: PolynomialFraction,
    _ step: Polynomial
  ) -> Bool {
    let next = factor.shifted(by: 1) * ratio
    // Over one divisor: z·p·x(k + 1) − q·x(k) = c.
    let divisor = next.denominator * factor.denominator * u.denominator
    func above(_ fraction: PolynomialFraction) -> Polynomial {
      fraction.numerator * divisor.quotientAndRemainder(dividingBy: fraction.denominator).quotient
    }
    let (p, q, c) = (above(next), above(factor), above(u))
    var sum: [Int: PolynomialFraction] = [:]
    for (exponent, coefficient) in coefficients.enumerated() {
      let left = p * Polynomial([1, 1]).raised(to: exponent)
      let right = q * Polynomial.variable.raised(to: exponent)
      for place in 0...max(left.degree, right.degree, 0) {
        let part =
          PolynomialFraction(step.scaled(by: left[place])) - PolynomialFraction(right[place])
        sum[place] = (sum[place] ?? .zero) + part * coefficient
      }
    }
    for place in 0...max(c.degree, 0) {
      sum[place] = (sum[place] ?? .zero) - PolynomialFraction(c[place])
    }
    return sum.values.allSatisfy { $0.isZero }
  }

  // MARK: What is known of it

  /// A polynomial that is zero wherever S has no value.
  var divisor: Polynomial { factor.denominator }

  /// S, where its coefficients are rational.
  var rational: PolynomialFraction? {
    guard core.powers.isEmpty else { return nil }
    return factor * PolynomialFraction(Polynomial(coefficients.map { $0.constant ?? .zero }))
  }

  /// The degree of S in k.
  var degree: Int {
    factor.degree + (coefficients.lastIndex { !$0.isZero } ?? 0)
  }

  /// S at a number.
  func value(at k: Expression) -> Expression {
    let (rest, number) = k.restAndNumber
    func written(_ p: Polynomial) -> Expression {
      rest.rationalNumber == nil
        ? Expression(p.shifted(by: number), of: rest) : Expression(p.value(at: number))
    }
    if let rational { return written(rational.numerator) / written(rational.denominator) }
    let z = core.symbol ?? Expression(1)
    var sum = Expression(0)
    for (exponent, coefficient) in coefficients.enumerated() where !coefficient.isZero {
      let quotient =
        Expression(coefficient.numerator, of: z) / Expression(coefficient.denominator, of: z)
      sum = sum + quotient * written(Polynomial.variable.raised(to: exponent))
    }
    return written(factor.numerator) / written(factor.denominator) * sum
  }
}

extension Polynomial {
  /// The whole number h for which it is another polynomial at k + h, but for a factor.
  func distance(from other: Polynomial) -> Int? {
    let (f, g) = (monic, other.monic)
    guard f.degree == g.degree, f.degree > 0 else { return nil }
    let distance = (f[f.degree - 1] - g[g.degree - 1]) / Rational(f.degree)
    guard distance.isInteger, f == g.shifted(by: distance) else { return nil }
    return distance.numerator.asInt
  }
}
