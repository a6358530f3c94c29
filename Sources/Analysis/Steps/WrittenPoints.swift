// Complex numbers, points and lines of points as solutions are printed: z = 1 + 2πi·n, x = 2 − t and y = t.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// Complex numbers that are written each with a letter of whole numbers, or without.
  mutating func writtenNumbers(
    _ choices: [[EquationTask.Condition]],
    in z: String,
    _ letters: [String]
  ) -> SolutionSet? {
    var numbers: [ComplexSolution] = []
    environment.complexAnswers = true
    for conditions in choices {
      guard conditions.count == 1, conditions[0].relation == .equal,
        let side = conditions[0].side(besides: z)?.side, !side.variables.contains(z),
        case let letter = letters.first(where: { side.variables.contains($0) }) ?? letters[0],
        !side.hasLetters(letters, besides: letter),
        let line = ExpressionFraction(side, in: letter, limit: 1),
        line.denominator.count == 1, line.numerator.count <= 2,
        case .number(let start) = complexWorth(of: line.numerator[0] / line.denominator[0])
      else { return nil }
      guard line.numerator.count == 2 else {
        numbers.append(ComplexSolution(start))
        continue
      }
      guard
        case .number(let period) = complexWorth(of: line.numerator[1] / line.denominator[0]),
        isZero(period) == false
      else { return nil }
      numbers.append(ComplexSolution(start, period: period))
    }
    return union([.complex(numbers)]).map {
      SolutionSet(solutions: $0.solutions, isComplete: true, methods: [.steps])
    }
  }

  /// Points that are written with parameters, which are whole numbers where the unknowns are.
  mutating func writtenPoints(
    _ choices: [[EquationTask.Condition]],
    of unknowns: [String],
    _ letters: [String],
    areWhole: Bool = false
  ) -> SolutionSet? {
    var points: [SolutionPoint] = []
    for conditions in choices {
      guard conditions.count <= unknowns.count else {
        guard let common = commonPoints(conditions, of: unknowns, letters, areWhole) else {
          return nil
        }
        points += common
        continue
      }
      guard var point = parametricPoint(conditions, in: unknowns, letters) else { return nil }
      if areWhole {
        let numbers = point.coordinates.flatMap { [$0.number] + $0.slopes }
        guard numbers.allSatisfy({ $0.integer != nil }) else { return nil }
        point.hasWholeParameters = true
      }
      points.append(point)
    }
    return union([.points(points)]).map {
      SolutionSet(solutions: $0.solutions, isComplete: true, methods: [.steps])
    }
  }

  /// The points of which several things are said with parameters of their own: what solves all of it
  /// for the unknowns and the parameters, without these.
  private mutating func commonPoints(
    _ conditions: [EquationTask.Condition],
    of unknowns: [String],
    _ letters: [String],
    _ areWhole: Bool
  ) -> [SolutionPoint]? {
    guard conditions.allSatisfy({ $0.relation == .equal }),
      case let own = letters.filter({ letter in
        conditions.contains { $0.difference.variables.contains(letter) }
      }),
      let found = withRealAnswers({ solver in
        let (equations, names) = (conditions.map { $0.difference }, unknowns + own)
        return areWhole
          ? solver.wholeSolutions(ofSystem: equations, in: names)
          : solver.solutions(ofSystem: equations, in: names)
      }), found.isComplete, case .points(let points) = found.solutions
    else { return nil }
    var common: [SolutionPoint] = []
    for point in points {
      let coordinates = Array(point.coordinates.prefix(unknowns.count))
      // A parameter that moves no unknown, or several with which one would do, are none of the set.
      let count = coordinates[0].factors.count
      let moves = count == 1 && coordinates.contains { isZero($0.factors[0]) == false }
      guard count == 0 || moves else { return nil }
      var own = SolutionPoint(coordinates)
      own.hasWholeParameters = point.hasWholeParameters
      common.append(own)
    }
    return common
  }

  /// A point that is written with parameters, all of which are complex numbers.
  mutating func writtenComplexPoint(
    _ choices: [[EquationTask.Condition]],
    of unknowns: [String],
    _ letters: [String]
  ) -> SolutionSet? {
    environment.complexAnswers = true
    guard choices.count == 1,
      let point = parametricPoint(choices[0], in: unknowns, letters, isComplex: true)
    else { return nil }
    return SolutionSet(solutions: .points([point]), isComplete: true, methods: [.steps])
  }

  /// Unknowns that are each a sum of a number and of multiples of letters.
  mutating func parametricPoint(
    _ conditions: [EquationTask.Condition],
    in unknowns: [String],
    _ letters: [String],
    isComplex: Bool = false
  ) -> SolutionPoint? {
    func number(_ e: Expression, _ solver: inout EquationSolver) -> Number? {
      isComplex ? solver.complexConstant(e) : solver.constant(e).map { .real($0) }
    }
    guard conditions.count == unknowns.count else { return nil }
    var coordinates: [SolutionPoint.Coordinate] = []
    for name in unknowns {
      let sides = conditions.compactMap { condition in
        condition.relation == .equal ? condition.side(besides: name)?.side : nil
      }
      guard sides.count == 1 else { return nil }
      var rest = sides[0]
      var slopes: [Number] = []
      for letter in letters {
        guard let line = ExpressionFraction(rest, in: letter, limit: 1),
          line.denominator.count == 1, line.numerator.count <= 2,
          case let factor = line.numerator.count > 1 ? line.numerator[1] : Expression(0),
          let slope = number(factor / line.denominator[0], &self)
        else { return nil }
        slopes.append(slope)
        rest = line.numerator[0] / line.denominator[0]
      }
      guard let whole = number(rest, &self) else { return nil }
      coordinates.append(.init(whole, slopes: slopes))
    }
    return SolutionPoint(coordinates)
  }
}
