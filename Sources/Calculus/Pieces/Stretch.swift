// A piece of an integral: an analytic function on an interval, at one end of which it may be
// singular.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// The integral of an analytic function of t from 0 to a length, or between two numbers.
///
/// Where the function is singular at 0, a part beside it is bounded by a power of t, and the rest is
/// divided into parts that become four times as long.
struct Stretch: Sendable {
  /// What the variable of the function is at the two ends.
  enum Ends: Sendable {
    /// The function is analytic at both.
    case regular(lower: Real, upper: Real)
    /// The lower end is 0, and the function may be singular there.
    case singular(length: Real)
  }

  /// The ends.
  let ends: Ends
  /// The name of the variable.
  let variable: String
  /// What the other names mean.
  let environment: Environment
  /// The function as analytic steps.
  let tape: AnalyticTape
  /// The function as it is written, whose growth beside 0 is read.
  let expression: Expression

  /// The greatest numbers of halvings toward a singular end.
  private static let halvingLimit = 20_000

  /// The integral up to 2^−`goal`.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where it is not found; ``RealError/overBudget(_:)``.
  func integral(goal: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    // The sum of many parts, each up to the goal of a part.
    var extra = 14
    while extra < 80 {
      var quadrature = Quadrature(goal: goal + extra)
      let sum: Ball
      switch ends {
      case .regular(let lower, let upper):
        sum = try quadrature.integral(
          of: tape,
          from: try ball(lower, goal + extra, &workspace),
          to: try ball(upper, goal + extra, &workspace),
          in: &workspace
        )
      case .singular(let length):
        sum = try graded(to: length, goal: goal + extra, &quadrature, &workspace)
      }
      if sum.radius.isZero || sum.radius.log2Upper <= -goal { return sum }
      extra += 20
    }
    throw .undetermined(.sign(.digits))
  }

  private func ball(_ x: Real, _ goal: Int, _ workspace: inout Workspace) throws(RealError) -> Ball
  {
    try Real.enclosure(of: x, bits: goal + 60, in: &workspace)
  }

  private func graded(
    to length: Real,
    goal: Int,
    _ quadrature: inout Quadrature,
    _ workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let end = try ball(length, goal, &workspace)
    let (halvings, bound) = try start(below: end, goal: goal, &workspace)
    var (sum, from, exponent) = (Ball.zero, Ball(significand: 1, exponent: Int64(-halvings)), 0)
    exponent = -halvings
    while true {
      let next = Ball(significand: 1, exponent: Int64(exponent + 2))
      // The last part is at least as long as the one before it.
      let isLast =
        try Ball.difference(
          end,
          Ball(significand: 1, exponent: Int64(exponent + 3)),
          precision: 64,
          in: &workspace
        ).isPositive != .yes
      let to = isLast ? end : next
      let part = try quadrature.integral(of: tape, from: from, to: to, in: &workspace)
      sum = try Ball.sum(sum, part, precision: goal + 60, in: &workspace)
      if isLast { return sum.widened(by: bound) }
      (from, exponent) = (next, exponent + 2)
    }
  }

  /// How many times 1 is halved for a number up to which the integral is below 2^−`goal`, and a
  /// bound of it.
  private func start(
    below end: Ball,
    goal: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> (Int, Radius) {
    guard let size = end.log2Lower else { throw .undetermined(.sign(.digits)) }
    let least = max(2, 4 - Int(size))
    let wanted = -Double(goal) * 0.6931471805599453
    var halvings = least
    while halvings < Self.halvingLimit {
      let growth = try growth(halvings, &workspace)
      if let growth, let upper = growth.upper, upper.exponent > -1 {
        // The bound of this range is one of each shorter one.
        var count = halvings
        while count < Self.halvingLimit {
          let end = -Double(count) * 0.6931471805599453
          guard let bound = growth.integralBound(to: end) else { break }
          if bound < wanted { return (count, .powerOfTwo(Int64(-goal))) }
          if count > halvings * 2 + 64, count > 4 * goal + 64 { break }
          count += 1
        }
      }
      halvings = halvings < 16 ? halvings + 2 : halvings * 3 / 2
      if halvings > 400 + 4 * goal { break }
    }
    throw .undetermined(.sign(.digits))
  }

  /// How the function grows beside 0, on a range of the length 2^−`halvings`.
  func growth(_ halvings: Int, _ workspace: inout Workspace) throws(RealError) -> EndGrowth? {
    var reading = GrowthReading(of: variable, in: environment, bits: halvings)
    return try reading.growth(of: expression, &workspace)
  }
}
