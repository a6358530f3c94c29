// Slopes where a formula for them has no value: places with a slope all the same, and kinks.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// Whether a function may have a slope where the formula for it has no value.
  ///
  /// Conditions that compare sizes are those of roots and logarithms, beyond which the function has no
  /// value. At the end of a range of numbers with values it has no slope.
  mutating func mayHaveSlope(_ slope: EquationTask.Slope, in x: String) -> Bool {
    guard let own = domain(of: slope.formula, in: x) else { return true }
    var (borders, limits): ([EquationTask.Condition], [EquationTask.Condition]) = ([], [])
    for condition in own + slope.conditions {
      let (left, right) = (condition.left, condition.right)
      switch condition.relation {
      case .equal: return true
      case .notEqual: borders.append(EquationTask.Condition(left, .equal, right))
      case .less, .greater:
        borders.append(EquationTask.Condition(left, .equal, right))
        let relation: Relation = condition.relation == .less ? .lessOrEqual : .greaterOrEqual
        limits.append(EquationTask.Condition(left, relation, right))
      case .lessOrEqual, .greaterOrEqual: limits.append(condition)
      }
    }
    limits += domain(of: slope.function, in: x) ?? []
    return borders.contains { mayHaveSlope(slope, in: x, at: $0, limits) }
  }

  private mutating func mayHaveSlope(
    _ slope: EquationTask.Slope,
    in x: String,
    at border: EquationTask.Condition,
    _ limits: [EquationTask.Condition]
  ) -> Bool {
    guard let found = realSolutions(of: border, in: x), found.isComplete,
      case .some(let places) = found.solutions
    else { return true }
    for place in places {
      switch worth(of: slope.function, for: x, being: place.number) {
      case .undefined: continue
      case .unknown: return true
      case .number: break
      }
      guard place.period == nil else { return true }
      let number = place.number
      if !isEnd(number, of: limits, in: x), !hasKink(slope.formula, in: x, at: number) {
        return true
      }
    }
    return false
  }

  /// Whether a number is known to be an end of a range of the numbers that satisfy conditions.
  private mutating func isEnd(
    _ number: Real,
    of conditions: [EquationTask.Condition],
    in x: String
  ) -> Bool {
    guard let inside = commonSolutions(of: conditions, in: x, domain: .real), inside.isComplete,
      case .ranges(let ranges) = inside.solutions
    else { return false }
    return ranges.contains { range in
      [range.lower, range.upper].contains { end in
        end.map { order($0.number, number) == .equal } ?? false
      }
    }
  }

  // MARK: Kinks

  /// Whether slopes are known to tend to different numbers from both sides of a number, or beyond all
  /// bounds, so that there is none at it: each is between some beside it, on either side.
  private mutating func hasKink(_ slope: Expression, in x: String, at place: Real) -> Bool {
    guard let left = limit(of: slope, in: x, at: place, side: -1),
      let right = limit(of: slope, in: x, at: place, side: 1)
    else { return false }
    guard case .some(let first) = left, case .some(let second) = right else { return true }
    return order(first, second).map { $0 != .equal } ?? false
  }

  /// What an expression tends to from one side: nothing inside where it grows beyond all bounds.
  private mutating func limit(
    of e: Expression,
    in x: String,
    at place: Real,
    side: Int
  ) -> Real?? {
    guard let plain = withoutBars(e, in: x, at: place, side: side) else { return nil }
    if var function = AnalyzedFunction(plain, of: x, environment),
      let value = function.limit(at: place)
    {
      return .some(value)
    }
    guard plain.symbol(at: plain.root) == .quotient, case let parts = plain.parts,
      var inverse = AnalyzedFunction(parts[1] / parts[0], of: x, environment),
      let value = inverse.limit(at: place), sign(of: value) == 0
    else { return nil }
    return .some(nil)
  }

  /// An expression without magnitudes and signs, on one side of a number and close to it; nothing where that
  /// is not known, or where it may jump.
  private mutating func withoutBars(
    _ e: Expression,
    in x: String,
    at place: Real,
    side: Int
  ) -> Expression? {
    var plain = e
    while let index = (0..<plain.count).first(where: { plain.mayJump(at: $0) }) {
      guard case .call(let builtin) = plain.symbol(at: index), [.abs, .sign].contains(builtin)
      else { return nil }
      let inner = plain.subexpression(at: plain.operands(of: index)[0])
      guard let sign = sign(of: inner, in: x, at: place, side: side) else { return nil }
      let size = sign > 0 ? inner : -inner
      plain = plain.replacing(index, with: builtin == .abs ? size : Expression(Rational(sign)))
    }
    return plain
  }

  /// The sign of an expression on one side of a number and close to it.
  private mutating func sign(
    of e: Expression,
    in x: String,
    at place: Real,
    side: Int
  ) -> Int? {
    guard case .number(let value) = worth(of: e, for: x, being: place),
      let sign = sign(of: value)
    else { return nil }
    guard sign == 0 else { return sign }
    guard let slope = e.derivative(by: x, angleUnit: environment.angleUnit),
      case .number(let number) = worth(of: slope, for: x, being: place),
      let direction = self.sign(of: number), direction != 0
    else { return nil }
    return direction * side
  }
}

extension Expression {
  /// Whether a node is a magnitude, or may jump.
  fileprivate func mayJump(at index: Int) -> Bool {
    switch symbol(at: index) {
    case .piecewise: true
    case .call(let builtin): builtin == .abs || builtin == .sign || builtin.piece != nil
    default: false
    }
  }
}
