// Integrals between two numbers: cut where the function is not smooth, with as many proved digits
// as are asked for.

internal import Analysis
package import Expressions
internal import Numbers
package import Reals
internal import Tapes

/// The integral of a function between two numbers, as pieces that are analytic.
package struct DefiniteIntegral: Sendable {
  private let pieces: [Stretch]

  /// What an integral is.
  package enum Result: Sendable {
    /// A number, of which any digits can be had.
    case number(Real)
    /// It has no value, since it grows without bound at a number.
    case divergent
    /// The function has no value in a part of the range.
    case undefined
  }

  /// The bits that are looked at for a sign, and those of the first sum.
  private static let (signBits, firstBits) = (320, 40)

  /// The value of an integral.
  ///
  /// - Throws: ``EvaluationError`` where there is none, and where that was not found out.
  package static func value(
    _ question: BoundedFunction,
    workspace: inout Workspace
  ) throws(EvaluationError) -> Real {
    let f = question.function
    let range = f.range(at: f.root)
    if case .relation = f.symbol(at: f.root) { throw EvaluationError(.notANumber, range: range) }
    try question.function.requireKnownNames(
      besides: question.variable,
      in: question.environment
    )
    switch result(question, &workspace) {
    case .found(.number(let number)): return number
    case .found(.divergent): throw EvaluationError(.divergentIntegral, range: range)
    case .found(.undefined): throw EvaluationError(.undefinedIntegrand, range: range)
    case .undecided where workspace.budget.stepsLeft <= 0:
      throw EvaluationError(.real(.overBudget(.steps)), range: range)
    case .undecided: throw EvaluationError(.undecidedIntegral, range: range)
    }
  }

  private static func result(
    _ question: BoundedFunction,
    _ workspace: inout Workspace
  ) -> Outcome<Result> {
    let (lower, upper) = question.bounds
    var environment = question.environment
    environment.complexAnswers = false
    environment.variables[question.variable] = nil
    guard let order = lower.order(to: upper, in: &workspace) else { return .undecided(.places) }
    guard let radians = question.function.inRadians(from: environment.angleUnit) else {
      return .undecided(.enclosures)
    }
    environment.angleUnit = .radians
    guard let e = radians.inlining(in: environment, variables: [question.variable]), !e.hasChance
    else { return .undecided(.enclosures) }
    switch order {
    case .less:
      return integral(of: e, question.variable, environment, lower, upper, &workspace)
    case .equal: return .found(.number(Real(0)))
    case .greater:
      let found = integral(of: e, question.variable, environment, upper, lower, &workspace)
      guard case .found(.number(let number)) = found else { return found }
      do throws(RealError) {
        return .found(.number(try Real.difference(Real(0), number, in: &workspace)))
      } catch {
        return .undecided(.steps)
      }
    }
  }

  private static func integral(
    of e: Expression,
    _ x: String,
    _ environment: Environment,
    _ lower: Real,
    _ upper: Real,
    _ workspace: inout Workspace
  ) -> Outcome<Result> {
    do throws(RealError) {
      let places = BreakPlaces(of: e, x, environment, from: lower, to: upper, in: &workspace)
      guard let places, places.isComplete || !e.hasKinks else { return .undecided(.places) }
      var pieces: [Stretch] = []
      var smooth: [(function: Expression, form: ClosedForm)] = []
      var start = lower
      for end in places.numbers + [upper] {
        switch try stretches(of: e, x, environment, start, end, &workspace) {
        case .found(let found, let function, let middle):
          pieces += found
          let form = ClosedForm(
            of: x,
            in: environment,
            from: start,
            to: end,
            around: middle
          )
          smooth.append((function, form))
        case .undecided(.none):
          // Between neighbouring places a function has values everywhere or nowhere.
          return places.isComplete ? .found(.undefined) : .undecided(.places)
        case .undecided(let obstacle?): return .undecided(obstacle)
        }
        start = end
      }
      for piece in pieces where try isDivergent(piece, &workspace) { return .found(.divergent) }
      let integral = DefiniteIntegral(pieces: pieces)
      if let closed = try integral.closedForm(smooth, in: &workspace) {
        return .found(.number(closed))
      }
      return .found(.number(try integral.number(in: &workspace)))
    } catch {
      if case .overBudget = error { return .undecided(.steps) }
      return .undecided(.end)
    }
  }

  /// Whether the integral over a piece is infinite.
  private static func isDivergent(
    _ piece: Stretch,
    _ workspace: inout Workspace
  ) throws(RealError) -> Bool {
    guard case .singular = piece.ends else { return false }
    for halvings in [8, 20, 40] {
      if let growth = try piece.growth(halvings, &workspace), growth.isDivergent { return true }
    }
    return false
  }

  /// The sum of the closed forms of the pieces, if it agrees with what quadrature says.
  private func closedForm(
    _ pieces: [(function: Expression, form: ClosedForm)],
    in workspace: inout Workspace
  ) throws(RealError) -> Real? {
    var sum = Real(0)
    for (function, form) in pieces {
      guard let value = form.value(of: function, in: &workspace) else { return nil }
      sum = try Real.sum(sum, value, in: &workspace)
    }
    let digits = try enclosure(goal: Self.firstBits, in: &workspace)
    let own = try sum.enclosure(radiusAtMost: Int64(-Self.firstBits), in: &workspace)
    return own.overlaps(digits) ? sum : nil
  }

  /// A piece between two neighbouring places, cut in its middle where the function is singular at
  /// an end.
  private static func stretches(
    of e: Expression,
    _ x: String,
    _ environment: Environment,
    _ lower: Real,
    _ upper: Real,
    _ workspace: inout Workspace
  ) throws(RealError) -> Found {
    guard let middle = try number(between: lower, upper, &workspace) else {
      return .undecided(.places)
    }
    var known = environment
    known.variables[x] = .real(Real(middle))
    do throws(EvaluationError) {
      _ = try e.number(in: known, workspace: &workspace)
    } catch {
      if case .real(.undefined) = error.kind { return .undecided(nil) }
      return .undecided(.enclosures)
    }
    guard let smooth = e.withoutKinks(of: x, at: middle, environment, &workspace),
      let plain = smooth.withoutOddRoots(of: x, at: middle, environment, &workspace),
      let tape = AnalyticTape(plain, of: x, in: environment, workspace: &workspace)
    else { return .undecided(.enclosures) }
    let isRegular = (
      try isAnalytic(tape, at: lower, &workspace), try isAnalytic(tape, at: upper, &workspace)
    )
    if isRegular.0, isRegular.1 {
      let whole = Stretch(
        ends: .regular(lower: lower, upper: upper),
        variable: x,
        environment: environment,
        tape: tape,
        expression: smooth
      )
      return .found([whole], smooth, middle: middle)
    }
    var found: [Stretch] = []
    for isUpper in [false, true] {
      let end = isUpper ? upper : lower
      let isEndRegular = isUpper ? isRegular.1 : isRegular.0
      if isEndRegular {
        found.append(
          Stretch(
            ends: isUpper
              ? .regular(lower: Real(middle), upper: upper)
              : .regular(lower: lower, upper: Real(middle)),
            variable: x,
            environment: environment,
            tape: tape,
            expression: smooth
          )
        )
        continue
      }
      let distance = EndDistance(of: x, from: end, isUpper: isUpper, in: environment)
      guard
        let steps = AnalyticTape(
          distance.written(plain),
          of: distance.name,
          in: distance.environment,
          workspace: &workspace
        )
      else { return .undecided(.enclosures) }
      let length =
        isUpper
        ? try Real.difference(end, Real(middle), in: &workspace)
        : try Real.difference(Real(middle), end, in: &workspace)
      found.append(
        Stretch(
          ends: .singular(length: length),
          variable: distance.name,
          environment: distance.environment,
          tape: steps,
          expression: distance.written(smooth)
        )
      )
    }
    return .found(found, smooth, middle: middle)
  }

  /// The stretches of a piece, the function on it and a number in it, or why there are none; without a
  /// reason the function has no value.
  private enum Found {
    case found([Stretch], Expression, middle: Rational)
    case undecided(Obstacle?)
  }

  /// Whether a function is analytic, with real values, around a number.
  private static func isAnalytic(
    _ tape: AnalyticTape,
    at number: Real,
    _ workspace: inout Workspace
  ) throws(RealError) -> Bool {
    let place = try Real.enclosure(of: number, bits: 100, in: &workspace)
      .widened(by: .powerOfTwo(-40))
    guard try tape.isReal(on: place, in: &workspace) else { return false }
    do throws(RealError) {
      let rectangle = ComplexBall(place, Ball(magnitudeAtMost: .powerOfTwo(-40)))
      _ = try tape.value(at: rectangle, isAnalytic: true, precision: 64, in: &workspace)
      return true
    } catch {
      if case .overBudget = error { throw error }
      return false
    }
  }

  /// A short number about in the middle between two numbers.
  private static func number(
    between lower: Real,
    _ upper: Real,
    _ workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    for bits in [64, 256, 1024] {
      let first = try Real.enclosure(of: lower, bits: bits, in: &workspace).upper
      let last = try Real.enclosure(of: upper, bits: bits, in: &workspace).lower
      guard first < last else { continue }
      let middle = (first + last).shifted(by: -1)
      let width = (last - first).magnitudeExponent
      // The place is off by an eighth of the width at most.
      return middle.rounded(toExponent: width - 4, rounding: .down).asRational
    }
    return nil
  }

  /// An enclosure of the integral up to 2^−`goal`.
  private func enclosure(goal: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    var sum = Ball.zero
    let each = goal + 1 + (Int.bitWidth - pieces.count.leadingZeroBitCount)
    for piece in pieces {
      let value = try piece.integral(goal: each, in: &workspace)
      let precision = goal + 64 + Int(clamping: max(0, value.log2Upper ?? 0))
      sum = try Ball.sum(sum, value, precision: precision, in: &workspace)
    }
    return sum
  }

  /// The integral as a number.
  private func number(in workspace: inout Workspace) throws(RealError) -> Real {
    var goal = Self.firstBits
    while goal <= Self.signBits {
      let ball = try enclosure(goal: goal, in: &workspace)
      if ball.isExact, ball.containsZero { return Real(0) }
      if let sign = ball.sign, sign != 0 { return number(isNegative: sign < 0, moved: 0) }
      goal *= 2
    }
    // A number that is perhaps 0 is told as a positive one less another.
    return try Real.difference(number(isNegative: false, moved: 1), Real(1), in: &workspace)
  }

  /// The integral and a whole number, whose sign is known.
  private func number(isNegative: Bool, moved: Int) -> Real {
    Real(isNegative: isNegative) { (bits, workspace) throws(RealError) in
      let ball = try self.enclosure(goal: max(0, bits) + 3, in: &workspace)
      let size = isNegative ? -ball : ball
      return (size.lower + Dyadic(moved)).shifted(by: bits).floor
    }
  }
}
