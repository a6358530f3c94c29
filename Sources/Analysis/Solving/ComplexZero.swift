// The only zero of an analytic function in a rectangle, as a complex number of whose parts any digit
// can be had.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// A simple zero of an analytic function, known by a rectangle.
///
/// The differences of two values are those of the places times a number of the least rectangle around
/// the slopes. So a zero is at most as far from a place of the rectangle as the value there divided by
/// the least size of these numbers.
struct ComplexZero: Sendable {
  /// The function.
  let expression: Expression
  /// The name that its argument has.
  let variable: String
  /// What the other names mean.
  let environment: Environment
  /// The corners of a rectangle, or of a part of an axis, that has the zero.
  private let (lower, upper): (DyadicPoint, DyadicPoint)
  /// The slopes on the rectangle are at least 2^`slopeExponent` in size.
  private let slopeExponent: Int
  /// A place in the rectangle.
  private var center: DyadicPoint
  /// The zero is at most that far from the place.
  private var radius: Dyadic
  /// About the slope at the zero.
  private var slope: DyadicPoint
  /// Another place with its value.
  private var other: (place: DyadicPoint, value: DyadicPoint)?

  /// Creates a zero from a rectangle that has it, and one without 0 around the slopes there; nothing
  /// where these have no bounds.
  init?(
    _ expression: Expression,
    of variable: String,
    in environment: Environment,
    _ enclosure: ComplexInterval,
    slopes: ComplexInterval
  ) {
    guard let lower = DyadicPoint(enclosure.real.lower, enclosure.imaginary.lower),
      let upper = DyadicPoint(enclosure.real.upper, enclosure.imaginary.upper),
      let least = Dyadic(exactly: slopes.magnitude.lower), !least.isZero,
      let slope = DyadicPoint(slopes.real.midpoint, slopes.imaginary.midpoint)
    else { return nil }
    self.expression = expression
    self.variable = variable
    self.environment = environment
    (self.lower, self.upper, self.slope) = (lower, upper, slope)
    slopeExponent = least.magnitudeExponent - 1
    center = DyadicPoint((lower.x + upper.x).shifted(by: -1), (lower.y + upper.y).shifted(by: -1))
    // No two members are farther apart than both sides together.
    radius = upper.x - lower.x + (upper.y - lower.y)
  }

  /// The real part, or the imaginary one; nothing where its sign is not known.
  func part(isImaginary: Bool) -> Real? {
    let (low, high) = isImaginary ? (lower.y, upper.y) : (lower.x, upper.x)
    guard low.signum * high.signum > 0 else { return nil }
    let start = self
    return Real(isNegative: low.isNegative) { (bits, workspace) throws(RealError) in
      var zero = start
      try zero.refine(toExponent: -bits - 2, in: &workspace)
      let part = isImaginary ? zero.center.y : zero.center.x
      return (part.magnitude - zero.radius).shifted(by: bits).floor
    }
  }

  // MARK: Digits

  /// The most steps, of which each but the first ones makes the known digits more by half.
  private static let stepLimit = 80

  /// Makes the radius at most 2^`exponent`, by the secant method.
  ///
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  mutating func refine(toExponent exponent: Int, in workspace: inout Workspace) throws(RealError) {
    let goal = Dyadic.one.shifted(by: exponent)
    let tape = AnalyticTape(expression, of: variable, in: environment, workspace: &workspace)
    for _ in 0..<Self.stepLimit {
      guard radius > goal else { return }
      // As far as a step may come.
      let unit = max(exponent - 4, 2 * min(0, radius.magnitudeExponent) - 24)
      let (value, error) = try value(at: center, unit + slopeExponent, tape, in: &workspace)
      let size = value.x.magnitude + value.y.magnitude + error
      radius = min(radius, size.shifted(by: -slopeExponent))
      guard radius > goal else { return }
      improveSlope(by: value)
      guard let step = value.quotient(by: slope, bits: 64 - 2 * unit) else { break }
      other = (center, value)
      let next = (center - step).rounded(toExponent: unit - 2)
      move(to: clamped(next))
    }
    throw .overBudget(.steps)
  }

  /// Moves to another place, from which the zero may be farther than from this one.
  private mutating func move(to place: DyadicPoint) {
    let gap = place - center
    radius = radius + gap.x.magnitude + gap.y.magnitude
    center = place
  }

  /// The slope between this place and the one before.
  private mutating func improveSlope(by value: DyadicPoint) {
    guard let other, case let run = center - other.place, !run.x.isZero || !run.y.isZero else {
      return
    }
    let bits = 64 + 2 * max(0, -radius.magnitudeExponent)
    if let slope = (value - other.value).quotient(by: run, bits: bits) { self.slope = slope }
  }

  private func clamped(_ place: DyadicPoint) -> DyadicPoint {
    DyadicPoint(
      min(max(place.x, lower.x), upper.x),
      min(max(place.y, lower.y), upper.y)
    )
  }

  /// The value at a place, and how far both parts together may be off: at most 2^`exponent`.
  private func value(
    at place: DyadicPoint,
    _ exponent: Int,
    _ tape: AnalyticTape?,
    in workspace: inout Workspace
  ) throws(RealError) -> (value: DyadicPoint, error: Dyadic) {
    let error = Dyadic.one.shifted(by: exponent)
    if let value = try ball(at: place, exponent, tape, in: &workspace) { return (value, error) }
    let number = try Number.number(place.x.digits, place.y.digits, in: &workspace)
    var environment = environment
    environment.variables[variable] = Value(number)
    let found: Value
    do throws(EvaluationError) {
      found = try expression.value(in: environment, workspace: &workspace)
    } catch {
      if case .real(let reason) = error.kind { throw reason }
      throw .undetermined(.sign(.digits))
    }
    guard let value = found.number else { throw .undetermined(.sign(.digits)) }
    let unit = Int64(exponent - 1)
    let x = try value.real.enclosure(radiusAtMost: unit, in: &workspace)
    let y = try value.imaginary.enclosure(radiusAtMost: unit, in: &workspace)
    return (DyadicPoint(x.midpoint, y.midpoint), error)
  }

  /// The value by steps over balls, where they tell it that exactly.
  private func ball(
    at place: DyadicPoint,
    _ exponent: Int,
    _ tape: AnalyticTape?,
    in workspace: inout Workspace
  ) throws(RealError) -> DyadicPoint? {
    let unit = Radius.powerOfTwo(Int64(exponent - 1))
    let value = try tape?.value(
      at: ComplexBall(Ball(place.x), place.y.isZero ? nil : Ball(place.y)),
      fromPrecision: max(64, 40 - exponent),
      in: &workspace
    ) { max($0.real.radius, ($0.imaginary ?? .zero).radius) < unit }
    return value.map { DyadicPoint($0.real.midpoint, ($0.imaginary ?? .zero).midpoint) }
  }
}

extension DyadicPoint {
  fileprivate init?(_ x: Double, _ y: Double) {
    guard let x = Dyadic(exactly: x), let y = Dyadic(exactly: y) else { return nil }
    self.init(x, y)
  }
}

extension Dyadic {
  /// The number by its digits only: closed forms of many digits take long.
  fileprivate var digits: Real {
    if isZero { return Real(0) }
    let size = magnitude
    return Real(isNegative: isNegative) { (bits, _) throws(RealError) in
      size.shifted(by: bits).floor
    }
  }
}
