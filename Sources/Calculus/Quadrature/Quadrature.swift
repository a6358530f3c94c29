// Integrals of analytic functions over intervals, with proved errors.
//
// > Source: Petras, Self-validating integration and approximation of piecewise analytic functions
// > (2002); Johansson, Numerical integration in arbitrary-precision ball arithmetic (2018).

internal import Numbers
internal import Reals
internal import Tapes

/// A quadrature under way: one goal, and the rules that it has made.
struct Quadrature {
  /// Each part is known up to 2^−`goal`.
  private let goal: Int
  private var rules: [Int: GaussRule] = [:]
  /// The parts that may still be looked at.
  private var partsLeft = 4_000

  /// The greatest number of halvings of a part.
  private static let deepest = 60

  /// The numbers of points of the rules.
  private static let counts = [
    2, 4, 6, 8, 12, 16, 22, 32, 46, 64, 90, 128, 182, 256, 362, 512, 724, 1024,
  ]

  init(goal: Int) {
    self.goal = goal
  }

  /// An integral from one number to another; no value of the function on the way may be complex.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where the function is not analytic in a neighbourhood
  ///   of each number, as far as is known, or may have no real value; ``RealError/overBudget(_:)``.
  mutating func integral(
    of tape: AnalyticTape,
    from lower: Ball,
    to upper: Ball,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let bits = goal + 40
    let width = try Ball.difference(upper, lower, precision: bits, in: &workspace)
    var sum = Ball.zero
    var parts = [(from: Dyadic.zero, to: Dyadic.one, depth: 0)]
    while let part = parts.popLast() {
      partsLeft -= 1
      guard partsLeft > 0, part.depth < Self.deepest else { throw .undetermined(.sign(.digits)) }
      let middle = (part.from + part.to).shifted(by: -1)
      let center = try Ball.sum(
        lower,
        try Ball.product(width, Ball(middle), precision: bits, in: &workspace),
        precision: bits,
        in: &workspace
      )
      let half = try Ball.product(
        width,
        Ball((part.to - part.from).shifted(by: -1)),
        precision: bits,
        in: &workspace
      )
      if let value = try value(of: tape, center, half, &workspace) {
        sum = try Ball.sum(sum, value, precision: bits + 20, in: &workspace)
      } else {
        parts.append((middle, part.to, part.depth + 1))
        parts.append((part.from, middle, part.depth + 1))
      }
    }
    return sum
  }

  /// The integral over a part; nothing where no rule of moderate size does it.
  private mutating func value(
    of tape: AnalyticTape,
    _ center: Ball,
    _ half: Ball,
    _ workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    let size = half.magnitudeUpper
    guard let plan = try plan(of: tape, center, size, &workspace),
      try tape.isReal(
        on: center.widened(by: size),
        precision: 64 + Self.extraBits(size),
        in: &workspace
      )
    else { return nil }
    let (count, error, bound) = plan
    guard count > 0 else { return Ball(magnitudeAtMost: error) }
    let precision =
      goal + 24 + Int(clamping: max(0, bound.isZero ? 0 : bound.log2Upper)) + Self.extraBits(size)
    if rules[count] == nil {
      rules[count] = try GaussRule(count: count, bits: goal + 40, in: &workspace)
    }
    guard let rule = rules[count] else { return nil }
    var sum = Ball.zero
    for (node, weight) in rule.points {
      let distance = try Ball.product(half, node, precision: precision, in: &workspace)
      for step in [distance, -distance] {
        let place = try Ball.sum(center, step, precision: precision, in: &workspace)
        let value = try tape.value(at: ComplexBall(place), precision: precision, in: &workspace)
        let product = try Ball.product(value.real, weight, precision: precision, in: &workspace)
        sum = try Ball.sum(sum, product, precision: precision, in: &workspace)
      }
    }
    return try Ball.product(sum, half, precision: precision, in: &workspace).widened(by: error)
  }

  /// The bits that a number near 1 needs for a difference of about this size to be seen.
  private static func extraBits(_ size: Radius) -> Int {
    size.isZero ? 0 : Int(clamping: max(0, 2 - size.log2Upper))
  }

  /// The number of points that suffices, what the error is at most, and what the function is.
  ///
  /// Where the function is analytic and at most M in an ellipse with the foci −1 and 1 whose
  /// half-axes have the sum r, the error is at most 64·M/(15·(r − 1)·r^(2n − 1)). Here r is a power
  /// of the root of two.
  ///
  /// > Source: Trefethen, Is Gauss quadrature better than Clenshaw-Curtis? (2008), theorem 4.5.
  private func plan(
    of tape: AnalyticTape,
    _ center: Ball,
    _ size: Radius,
    _ workspace: inout Workspace
  ) throws(RealError) -> (count: Int, error: Radius, bound: Radius)? {
    var best: (count: Int, error: Radius, bound: Radius)?
    for power in [2, 1, 3, 4, 6, 8, 12, 18, 26, 40, 60, 90] {
      if power == 1, best != nil { continue }
      guard let bound = try bound(of: tape, center, size, power, &workspace) else {
        if power == 2 { continue }
        break
      }
      // 64/15 < 5, and 1/(r − 1) < 3.
      let factor = bound * size * Radius(roundingUp: 15)
      if factor.isZero || factor.log2Upper < -Int64(goal) { return (0, factor, bound) }
      let needed = (Int64(goal) + factor.log2Upper) * 2 / Int64(power) / 2 + 2
      guard let count = Self.counts.first(where: { Int64($0) >= needed }), count <= goal / 2 + 60
      else { continue }
      if let best, best.count <= count { break }
      let error = factor * Radius.powerOfTwo(-Int64((2 * count - 1) * power / 2))
      best = (count, error, bound)
    }
    return best
  }

  /// A bound of the function in a rectangle around the ellipse, if it is analytic there.
  private func bound(
    of tape: AnalyticTape,
    _ center: Ball,
    _ size: Radius,
    _ power: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Radius? {
    // √2 is less than 1.4142136.
    var sum = power % 2 == 0 ? 1.0 : 1.4142136
    for _ in 0..<power / 2 { sum *= 2 }
    let axes = [(sum + 1 / sum) / 2, (sum - 1 / sum) / 2].map { axis in
      // Half of 24 bits are enough for the greatest of them, and the rest is rounded up.
      let scale = max(0, 24 - power)
      var scaled = axis
      for _ in 0..<scale { scaled *= 2 }
      return Radius(roundingUp: UInt64(scaled) + 2, exponent: Int64(-scale))
    }
    let rectangle = ComplexBall(
      center.widened(by: size * axes[0]),
      Ball(magnitudeAtMost: size * axes[1])
    )
    do throws(RealError) {
      return try tape.value(
        at: rectangle,
        isAnalytic: true,
        precision: 64 + Self.extraBits(size),
        in: &workspace
      ).magnitudeUpper
    } catch {
      if case .overBudget = error { throw error }
      return nil
    }
  }
}

extension AnalyticTape {
  /// Whether no root or logarithm of a negative number is in what the function is at real numbers.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  func isReal(
    on numbers: Ball,
    precision: Int = 64,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    for step in steps {
      guard case .function(let function, let operand) = step, function.hasCut else { continue }
      do throws(RealError) {
        let value = try part(endingAt: operand)
          .value(at: ComplexBall(numbers), precision: precision, in: &workspace)
        if value.imaginary == nil, value.real.isPositive != .yes { return false }
      } catch {
        if case .overBudget = error { throw error }
        return false
      }
    }
    return true
  }
}
