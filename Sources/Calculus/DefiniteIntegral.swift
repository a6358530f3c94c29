// Integrals between two bounds, which may be infinite: cut where the function is not smooth, with
// as many proved digits as are asked for.

internal import Analysis
package import Expressions
internal import Numbers
package import Reals
internal import Tapes

/// The integral of a function between two bounds, as pieces that are analytic.
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

  /// The bits in which a closed form has to agree with the digits.
  private static let firstBits = 40

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
    guard let order = lower.order(to: upper, &workspace) else { return .undecided(.places) }
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
    _ lower: Bound,
    _ upper: Bound,
    _ workspace: inout Workspace
  ) -> Outcome<Result> {
    do throws(RealError) {
      let places = BreakPlaces(of: e, x, environment, from: lower, to: upper, in: &workspace)
      guard let places, places.isComplete || !e.hasKinks else { return .undecided(.places) }
      var pieces: [Stretch] = []
      var smooth: [(function: Expression, form: ClosedForm)] = []
      var start = lower
      for end in places.numbers.map({ .number($0) }) + [upper] {
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
      switch try closedForm(smooth, in: &workspace) {
      case .infinite: return .found(.divergent)
      case .number(let closed) where try integral.agrees(with: closed, in: &workspace):
        return .found(.number(closed))
      default: break
      }
      if let known = KnownIntegral.value(of: e, x, environment, lower, upper, &workspace),
        try integral.agrees(with: known, in: &workspace)
      {
        return .found(.number(known))
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

  /// The sum of the closed forms of the pieces, or that one of them is infinite.
  private static func closedForm(
    _ pieces: [(function: Expression, form: ClosedForm)],
    in workspace: inout Workspace
  ) throws(RealError) -> EndLimit? {
    var sum: Real? = Real(0)
    for (function, form) in pieces {
      switch form.value(of: function, in: &workspace) {
      case .infinite: return .infinite
      case .number(let value):
        guard let before = sum else { break }
        sum = try Real.sum(before, value, in: &workspace)
      case nil: sum = nil
      }
    }
    return sum.map { .number($0) }
  }

  /// Whether a number agrees with what quadrature says.
  private func agrees(
    with sum: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    let digits = try enclosure(goal: Self.firstBits, in: &workspace)
    let own = try sum.enclosure(radiusAtMost: Int64(-Self.firstBits), in: &workspace)
    return own.overlaps(digits)
  }

  /// A piece between two neighbouring places, cut in its middle where the function is singular at
  /// an end.
  private static func stretches(
    of e: Expression,
    _ x: String,
    _ environment: Environment,
    _ lower: Bound,
    _ upper: Bound,
    _ workspace: inout Workspace
  ) throws(RealError) -> Found {
    let isWhole = lower.number == nil && upper.number == nil
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
      try isAnalytic(tape, at: lower.number, &workspace),
      try isAnalytic(tape, at: upper.number, &workspace)
    )
    if isRegular.0, isRegular.1, let first = lower.number, let last = upper.number {
      let whole = Stretch(
        ends: .regular(lower: first, upper: last),
        variable: x,
        environment: environment,
        tape: tape,
        expression: smooth
      )
      return .found([whole], smooth, middle: middle)
    }
    var found: [Stretch] = []
    if isWhole {
      found.append(
        Stretch(
          ends: .regular(lower: Real(-middle), upper: Real(middle)),
          variable: x,
          environment: environment,
          tape: tape,
          expression: smooth
        )
      )
    }
    for isUpper in [false, true] {
      let end = isUpper ? upper : lower
      let isEndRegular = isUpper ? isRegular.1 : isRegular.0
      if isEndRegular, let number = end.number {
        found.append(
          Stretch(
            ends: isUpper
              ? .regular(lower: Real(middle), upper: number)
              : .regular(lower: number, upper: Real(middle)),
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
          distance.integrand(plain),
          of: distance.name,
          in: distance.environment,
          workspace: &workspace
        )
      else { return .undecided(.enclosures) }
      let length: Real
      switch end {
      case .infinity: length = Real(1 / middle.magnitude)
      case .number(let end) where isUpper:
        length = try Real.difference(end, Real(middle), in: &workspace)
      case .number(let end): length = try Real.difference(Real(middle), end, in: &workspace)
      }
      let start = end.number == nil ? Real(0) : nil
      let isFlat = try isAnalytic(steps, at: start, &workspace)
      found.append(
        Stretch(
          ends: isFlat ? .regular(lower: Real(0), upper: length) : .singular(length: length),
          variable: distance.name,
          environment: distance.environment,
          tape: steps,
          expression: distance.integrand(smooth)
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
    at number: Real?,
    _ workspace: inout Workspace
  ) throws(RealError) -> Bool {
    guard let number else { return false }
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

  /// A short number about in the middle between two numbers, or farther out than one of them and
  /// than 1.
  private static func number(
    between lower: Bound,
    _ upper: Bound,
    _ workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    guard let lower = lower.number, let upper = upper.number else {
      // What is far out goes to the reciprocal, which has to be on one side of 0.
      let isNegative = upper.number != nil
      guard let end = isNegative ? upper.number : lower.number ?? Real(0) else { return nil }
      let range = Interval.around(end, &workspace)
      let place = isNegative ? -range.lower : range.upper
      guard range.isBounded, let whole = Dyadic(exactly: max(0, place))?.floor else { return nil }
      let number = Rational(whole + 2)
      return isNegative ? -number : number
    }
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
    try Real(
      { (goal, workspace) throws(RealError) in try self.enclosure(goal: goal, in: &workspace) },
      in: &workspace
    )
  }
}

extension Bound {
  /// How a bound compares with another; nil where that is not known.
  fileprivate func order(to other: Bound, _ workspace: inout Workspace) -> Order? {
    switch (self, other) {
    case (.number(let a), .number(let b)): a.order(to: b, in: &workspace)
    case (.infinity(let isNegative), .infinity(let isOtherNegative)):
      isNegative == isOtherNegative ? .equal : isNegative ? .less : .greater
    case (.infinity(let isNegative), .number): isNegative ? .less : .greater
    case (.number, .infinity(let isNegative)): isNegative ? .greater : .less
    }
  }
}
