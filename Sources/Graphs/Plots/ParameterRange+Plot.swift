// The range of the parameter of a plot, from the expressions that bound it.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension ParameterRange {
  /// Works out the bounds of a parameter on which two coordinates depend; the usual
  /// ones are 0 and a full turn, and of a longer range one period is enough.
  ///
  /// - Throws: ``EvaluationError`` when a bound has no value.
  init(
    _ x: Expression,
    _ y: Expression,
    _ parameter: Plot.Parameter,
    _ environment: Environment,
    workspace: inout Workspace
  ) throws(EvaluationError) {
    let both = Expression(.sum, [x, y])
    let turns = both.period(in: parameter.name, workspace: &workspace)
    var least = Interval.zero
    if let bound = parameter.least {
      least = try ParameterRange.interval(around: bound, environment, in: &workspace)
    }
    var most = Interval.zero
    if let bound = parameter.most {
      most = try ParameterRange.interval(around: bound, environment, in: &workspace)
    } else {
      most = environment.angleUnit.fullTurn
    }
    guard let turns,
      case let full = least + environment.angleUnit.fullTurn * Interval(enclosing: turns),
      full.upper < most.lower
    else {
      self.init(
        least: least,
        includesLeast: parameter.includesLeast,
        most: most,
        includesMost: parameter.includesMost
      )
      return
    }
    // More than a period: all of it is as good as the range.
    self.init(least: least, includesLeast: true, most: full, includesMost: true)
  }

  /// Doubles on both sides of the value of an expression, or that alone.
  private static func interval(
    around bound: Expression,
    _ environment: Environment,
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Interval {
    // A tape without variables is one constant.
    var tape = IntervalTape(
      try Tape(bound, variables: [], in: environment, workspace: &workspace)
    )
    guard let found = tape.values(at: .zero), found.values.isBounded else {
      throw EvaluationError(.notANumber, range: bound.range(at: bound.root), function: nil)
    }
    return found.values
  }
}

extension AngleUnit {
  /// A full turn.
  fileprivate var fullTurn: Interval {
    switch self {
    case .radians: Interval(lower: 2 * Double.pi, upper: 2 * Double.pi.nextUp)
    case .degrees: Interval(360)
    case .gradians: Interval(400)
    }
  }
}
