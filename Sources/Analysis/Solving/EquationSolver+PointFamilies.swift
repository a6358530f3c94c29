// Systems of two equations whose solutions repeat: sin x + sin y = 1 and x + y = pi.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most families of points.
  private static let familyLimit = 64

  /// The points of two equations of which one is linear in both unknowns, with numbers as factors, or
  /// each has an unknown of its own; nothing where neither is so, or the other equation is not solved.
  mutating func pointsOfFamilies(
    of equations: [Expression],
    in unknowns: [String]
  ) -> SolutionSet? {
    guard equations.count == 2, unknowns.count == 2 else { return nil }
    if let found = pointsOfOwnFamilies(equations, unknowns) { return found }
    for (index, place) in [(0, 1), (0, 0), (1, 1), (1, 0)] {
      let found = pointsOfFamilies(equations, linear: index, in: place, unknowns)
      if let found { return found }
    }
    return nil
  }

  /// The points where an equation tells an unknown as a line, and the other one its argument.
  private mutating func pointsOfFamilies(
    _ equations: [Expression],
    linear index: Int,
    in place: Int,
    _ unknowns: [String]
  ) -> SolutionSet? {
    let (unknown, argument) = (unknowns[place], unknowns[1 - place])
    let equation = equations[index]
    guard unknowns.allSatisfy({ equation.isDefinedEverywhere(in: $0) }),
      let fraction = ExpressionFraction(equation, in: unknown, limit: 1),
      fraction.numerator.count == 2, !fraction.numerator[1].variables.contains(argument),
      case let value = -fraction.numerator[0] / fraction.numerator[1],
      let line = ExpressionFraction(value, in: argument, limit: 1), line.denominator.count == 1,
      let start = constant(line.numerator[0] / line.denominator[0]),
      let slope = line.numerator.count < 2
        ? Real(0) : constant(line.numerator[1] / line.denominator[0]),
      let found = numbersAndFamilies(
        of: equations[1 - index].replacing([unknown: value]),
        in: argument
      )
    else { return nil }
    var points: [SolutionPoint] = []
    for member in found.members {
      guard let number = moved(start, member.number, slope) else { return nil }
      remember(number, from: member.number, slope, start)
      var (own, other) = (
        SolutionPoint.Coordinate(member.number), SolutionPoint.Coordinate(number)
      )
      if let period = member.period {
        guard let step = moved(Real(0), period, slope) else { return nil }
        own = SolutionPoint.Coordinate(member.number, slopes: [period])
        other = SolutionPoint.Coordinate(number, slopes: [step])
      }
      points.append(SolutionPoint(place == 0 ? [other, own] : [own, other]))
      points[points.count - 1].hasWholeParameters = member.period != nil && !found.isEvery
    }
    return SolutionSet(
      solutions: .points(points),
      isComplete: found.isComplete,
      methods: [.elimination]
    )
  }

  /// The points where each equation has one unknown, another one than the other equation.
  private mutating func pointsOfOwnFamilies(
    _ equations: [Expression],
    _ unknowns: [String]
  ) -> SolutionSet? {
    let own = unknowns.map { unknown in
      equations.filter { $0.variables.contains(unknown) }
    }
    guard own.allSatisfy({ $0.count == 1 }), own[0] != own[1],
      let first = numbersAndFamilies(of: own[0][0], in: unknowns[0]),
      let last = numbersAndFamilies(of: own[1][0], in: unknowns[1]),
      !first.isEvery, !last.isEvery, first.members.count * last.members.count <= Self.familyLimit
    else { return nil }
    var points: [SolutionPoint] = []
    for x in first.members {
      for y in last.members {
        // A parameter for each of the two that is a family.
        let steps = [x.period, y.period].compactMap { $0 }
        let isFirst = x.period != nil
        let slopes =
          steps.count == 2
          ? [[steps[0], Real(0)], [Real(0), steps[1]]]
          : steps.isEmpty ? [[], []] : isFirst ? [steps, [Real(0)]] : [[Real(0)], steps]
        var point = SolutionPoint([
          SolutionPoint.Coordinate(x.number, slopes: slopes[0]),
          SolutionPoint.Coordinate(y.number, slopes: slopes[1]),
        ])
        point.hasWholeParameters = !steps.isEmpty
        points.append(point)
      }
    }
    return SolutionSet(
      solutions: .points(points),
      isComplete: first.isComplete && last.isComplete,
      methods: [.elimination]
    )
  }

  /// The zeros of an expression as numbers and families; all numbers are those that are multiples of 1.
  private mutating func numbersAndFamilies(
    of e: Expression,
    in x: String
  ) -> (members: [Solution], isEvery: Bool, isComplete: Bool)? {
    let before = hasSteps
    defer { hasSteps = before }
    guard let found = realSolutions(of: e, .equal, in: x) else { return nil }
    switch found.solutions {
    case .some(let members): return (members, false, found.isComplete)
    case .every(except: let others?) where others.isEmpty:
      return ([Solution(Real(0), period: Real(1))], true, found.isComplete)
    default: return nil
    }
  }

  /// A number and a multiple of another one.
  private mutating func moved(_ start: Real, _ number: Real, _ slope: Real) -> Real? {
    ask { (workspace) throws(RealError) in
      try Real.recognized(
        .sum(start, .product(number, slope, in: &workspace), in: &workspace),
        in: &workspace
      )
    }
  }
}
