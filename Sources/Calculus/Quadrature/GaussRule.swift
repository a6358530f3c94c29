// The points and weights of Gauss-Legendre quadrature, with proved bounds.

internal import Numbers
internal import Reals

/// A quadrature rule that is exact for all polynomials of a degree below twice its points.
///
/// It is symmetric: with each point its opposite is one, of the same weight.
struct GaussRule {
  /// The positive points, zeros of a Legendre polynomial, and their weights.
  private(set) var points: [(node: Ball, weight: Ball)] = []

  /// Makes the rule of an even number of points, with about so many bits of each.
  ///
  /// Newton's steps lead to a number x beside each zero. P(x ± d) is P(x) ± d·P′(x), up to d²/2 times a
  /// bound of P″, so that P changes its sign between them where d·|P′(x)| is greater than the rest. Where
  /// there are as many such numbers as the degree is high, these are all zeros.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where the zeros are not proved;
  ///   ``RealError/overBudget(_:)``.
  init(count: Int, bits: Int, in workspace: inout Workspace) throws(RealError) {
    let size = Int.bitWidth - count.leadingZeroBitCount
    // The bound of P″ times the distance of x from the zero is the error of P′, which is above 1.
    let goal = bits + 4 * size + 8
    // Balls of the recurrence lose at most log₂(1 + √2) bits in each of its steps.
    let precision = goal + count * 13 / 10 + 20
    // |P″| is greatest at 1.
    let curvature = Radius(
      roundingUp: UInt64((count - 1) * count * (count + 1) * (count + 2) / 8)
    )
    let (exponent, error) = (Int64(4 - goal), Radius.powerOfTwo(Int64(4 - goal)))
    var recurrence = LegendreRecurrence(degree: count)
    var last = Dyadic.one
    for place in 1...count / 2 {
      let x = try Self.zero(place, of: &recurrence, bits: goal, &workspace)
      let distance = Dyadic(significand: 1, exponent: 4 - goal)
      guard !(x - distance).isNegative, x + distance < last else {
        throw .undetermined(.sign(.digits))
      }
      last = x - distance
      let (value, slope) = try recurrence.valueAndSlope(x, precision, &workspace)
      let rest = value.magnitudeUpper + error * error * curvature
      guard rest < slope.magnitudeLower.scaled(by: exponent) else {
        throw .undetermined(.sign(.digits))
      }
      let node = Ball(x).widened(by: error)
      let steepness = slope.widened(by: error * curvature)
      points.append((node, try Self.weight(of: node, steepness, goal, &workspace)))
    }
  }

  /// 2 over (1 − x²)·P′(x)².
  private static func weight(
    of x: Ball,
    _ slope: Ball,
    _ precision: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let square = try Ball.square(x, precision: precision, in: &workspace)
    let rest = try Ball.difference(.one, square, precision: precision, in: &workspace)
    let steepness = try Ball.square(slope, precision: precision, in: &workspace)
    return try Ball.quotient(
      Ball(2),
      try Ball.product(rest, steepness, precision: precision, in: &workspace),
      precision: precision,
      in: &workspace
    )
  }

  /// About the zero of a place, from the greatest down; nothing of it is proved.
  private static func zero(
    _ place: Int,
    of recurrence: inout LegendreRecurrence,
    bits: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Dyadic {
    let degree = recurrence.degree
    var guess = cosine(3.141592653589793 * (Double(place) - 0.25) / (Double(degree) + 0.5))
    for _ in 0..<4 {
      var (lower, last) = (1.0, guess)
      for k in 1..<degree {
        (lower, last) =
          (last, (Double(2 * k + 1) * guess * last - Double(k) * lower) / Double(k + 1))
      }
      guess -= last * (1 - guess * guess) / (Double(degree) * (lower - guess * last))
    }
    guard var x = Dyadic(exactly: guess) else { throw .undetermined(.sign(.digits)) }
    // The error of a step is the square of the last one, times at most the square of the degree.
    let lost = 2 * (Int.bitWidth - degree.leadingZeroBitCount) + 4
    var known = 46
    while known < bits {
      known = min(2 * known - lost, bits)
      // A ball keeps no bits far below its radius, which grows in the recurrence.
      let precision = known + 20 + degree * 13 / 10
      let (last, lower) = try recurrence.values(Ball(x), precision, &workspace)
      let product = try Ball.product(Ball(x), last, precision: precision, in: &workspace)
      let slope = try Ball.product(
        Ball(degree),
        Ball((lower.midpoint - product.midpoint).rounded(toBits: precision, rounding: .down)),
        precision: precision,
        in: &workspace
      )
      let rest = Dyadic.one - x.squared()
      let step = try Ball.quotient(
        try Ball.product(Ball(last.midpoint), Ball(rest), precision: precision, in: &workspace),
        Ball(slope.midpoint),
        precision: precision,
        in: &workspace
      )
      x = (x - step.midpoint).rounded(toExponent: -known - 4, rounding: .down)
    }
    return x
  }

  /// About the cosine of an angle from 0 to a right one.
  private static func cosine(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for k in stride(from: 2, through: 24, by: 2) {
      term *= -x * x / Double(k * (k - 1))
      sum += term
    }
    return sum
  }
}

/// The Legendre polynomials of a degree and of the one below, by their recurrence.
private struct LegendreRecurrence {
  let degree: Int
  /// k/(k + 1) for each k below the degree, by the precision.
  private var ratios: [Int: [Ball]] = [:]

  init(degree: Int) {
    self.degree = degree
  }

  /// The values at a number: the next polynomial is x·P + k/(k + 1)·(x·P − P′), where P′ is the one
  /// before P.
  mutating func values(
    _ x: Ball,
    _ precision: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> (last: Ball, lower: Ball) {
    var (lower, last) = (Ball.one, x)
    for ratio in try ratios(precision, &workspace) {
      let product = try Ball.product(x, last, precision: precision, in: &workspace)
      let change = try Ball.difference(product, lower, precision: precision, in: &workspace)
      let share = try Ball.product(ratio, change, precision: precision, in: &workspace)
      lower = last
      last = try Ball.sum(product, share, precision: precision, in: &workspace)
    }
    return (last, lower)
  }

  /// The value at a number between −1 and 1, and the slope, n·(P′ − x·P)/(1 − x²), where P′ is the
  /// polynomial of the degree below.
  mutating func valueAndSlope(
    _ x: Dyadic,
    _ precision: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> (value: Ball, slope: Ball) {
    let (last, lower) = try values(Ball(x), precision, &workspace)
    let product = try Ball.product(Ball(x), last, precision: precision, in: &workspace)
    let change = try Ball.difference(lower, product, precision: precision, in: &workspace)
    let above = try Ball.product(Ball(degree), change, precision: precision, in: &workspace)
    let below = Ball(Dyadic.one - x.squared())
    return (last, try Ball.quotient(above, below, precision: precision, in: &workspace))
  }

  private mutating func ratios(
    _ precision: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> [Ball] {
    if let known = ratios[precision] { return known }
    var found: [Ball] = []
    for k in 1..<degree {
      found.append(
        try Ball.quotient(Ball(k), Ball(k + 1), precision: precision, in: &workspace)
      )
    }
    ratios[precision] = found
    return found
  }
}
