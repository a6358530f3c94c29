// What solves a line in several unknowns, and what solves one line and not another one.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// What solves one line in several unknowns and not the other one.
  struct PointDifference {
    /// The points that solve the first line only.
    var lost: [[Real]] = []
    /// The points that solve the second line only.
    var gained: [[Real]] = []
  }

  /// Whether each line has the solutions of the one before, which is proved.
  mutating func haveSamePoints(_ lines: [Derivation.Line], in unknowns: [String]) -> Bool {
    var last: (line: Derivation.Line, points: [SolutionPoint])?
    for line in lines {
      guard let found = points(of: line, in: unknowns) else { return false }
      if let (before, known) = last {
        guard points(known, outside: line, found, in: unknowns)?.isEmpty == true,
          points(found, outside: before, known, in: unknowns)?.isEmpty == true
        else { return false }
      }
      last = (line, found)
    }
    return true
  }

  /// What solves one line and not another one; nothing where that is not found out.
  mutating func difference(
    ofSystems a: Derivation.Line,
    _ b: Derivation.Line,
    in unknowns: [String]
  ) -> PointDifference? {
    guard let first = points(of: a, in: unknowns), let second = points(of: b, in: unknowns),
      let lost = points(first, outside: b, second, in: unknowns),
      let gained = points(second, outside: a, first, in: unknowns)
    else { return nil }
    return PointDifference(lost: lost, gained: gained)
  }

  /// The points that solve a line, each with whether points around it on a line or a plane do.
  private mutating func points(
    of line: Derivation.Line,
    in unknowns: [String]
  ) -> [SolutionPoint]? {
    var found: [SolutionPoint] = []
    for conditions in line.cases {
      guard conditions.allSatisfy({ $0.relation == .equal }) else { return nil }
      let differences = conditions.map { $0.left - $0.right }
      let letters = differences.flatMap { $0.variables }.filter {
        !unknowns.contains($0) && environment.variables[$0] == nil
      }
      if let letter = letters.first {
        guard letters.allSatisfy({ $0 == letter }),
          let point = parametricLine(conditions, in: unknowns, letter)
        else { return nil }
        found.append(point)
        continue
      }
      hasSteps = false
      let isReal = conditions.allSatisfy { $0.isAlwaysReal(in: environment) }
      let set = isReal ? withRealAnswers { $0.solutions(ofSystem: differences, in: unknowns) } : nil
      guard let set, set.isComplete, case .points(let points) = set.solutions else { return nil }
      found += points
    }
    return found
  }

  /// Unknowns that are each a sum of a number and a multiple of a letter.
  private mutating func parametricLine(
    _ conditions: [EquationTask.Condition],
    in unknowns: [String],
    _ letter: String
  ) -> SolutionPoint? {
    guard conditions.count == unknowns.count else { return nil }
    var coordinates: [SolutionPoint.Coordinate] = []
    for name in unknowns {
      guard let condition = conditions.first(where: { $0.left == Expression(name: name) }),
        let line = ExpressionFraction(condition.right, in: letter, limit: 1),
        line.denominator.count == 1, line.numerator.count <= 2,
        let number = constant(line.numerator[0] / line.denominator[0]),
        let slope = constant(
          (line.numerator.count > 1 ? line.numerator[1] : Expression(0)) / line.denominator[0]
        )
      else { return nil }
      coordinates.append(.init(number, slopes: [slope]))
    }
    return SolutionPoint(coordinates)
  }

  /// Those of some points that do not solve a line.
  private mutating func points(
    _ points: [SolutionPoint],
    outside line: Derivation.Line,
    _ others: [SolutionPoint],
    in unknowns: [String]
  ) -> [[Real]]? {
    var outside: [[Real]] = []
    for point in points {
      let directions = point.coordinates.first?.slopes.count ?? 0
      guard directions < 2 || others.count < 2 else { return nil }
      guard let samples = samples(of: point, count: others.count) else { return nil }
      for numbers in samples {
        guard let isInside = isSolution(numbers, of: line, others, in: unknowns) else { return nil }
        if !isInside { outside.append(numbers) }
      }
    }
    return outside
  }

  /// A point, and so many more in each of its directions.
  ///
  /// A line that lies in none of *n* points and lines meets each of them once at most, so that
  /// one of *n* + 1 points of it is outside of all.
  private mutating func samples(of point: SolutionPoint, count: Int) -> [[Real]]? {
    let start = point.coordinates.map { $0.number }
    let directions = point.coordinates.first?.slopes.indices ?? 0..<0
    var found = [start]
    for direction in directions {
      for turn in 0..<max(1, count) {
        let moved = point.coordinates.compactMap { coordinate in
          ask { (workspace) throws(RealError) in
            let way = try Real.product(
              Real(turn + 1),
              coordinate.slopes[direction],
              in: &workspace
            )
            return try Real.sum(coordinate.number, way, in: &workspace)
          }
        }
        guard moved.count == start.count else { return nil }
        found.append(moved)
      }
    }
    return found
  }

  /// Whether a point solves a line: it is one of those that do, or the equations say so.
  mutating func isSolution(
    _ numbers: [Real],
    of line: Derivation.Line,
    _ points: [SolutionPoint],
    in unknowns: [String]
  ) -> Bool? {
    let hasLetter = line.cases.joined().contains { condition in
      (condition.left - condition.right).variables.contains {
        !unknowns.contains($0) && environment.variables[$0] == nil
      }
    }
    if hasLetter { return isOnLine(numbers, points) }
    var isOpen = false
    for conditions in line.cases {
      var holds: Bool? = true
      for condition in conditions where holds != false {
        let answer: Bool?
        switch worth(of: condition.left - condition.right, for: unknowns, being: numbers) {
        case .undefined: answer = false
        case .unknown: answer = nil
        case .number(let value): answer = sign(of: value).map { condition.relation.holds(for: $0) }
        }
        if answer != true { holds = answer }
      }
      if holds == true { return true }
      if holds == nil { isOpen = true }
    }
    return isOpen ? nil : false
  }

  /// Whether a point is on a line that a parameter runs through.
  private mutating func isOnLine(_ numbers: [Real], _ points: [SolutionPoint]) -> Bool? {
    for point in points {
      // The parameter is what one unknown is, so that it can be told from there.
      guard
        let place = point.coordinates.firstIndex(where: { $0.slopes.first?.rational == .one }),
        point.coordinates.allSatisfy({ $0.slopes.count == 1 })
      else { return nil }
      let isInside: Bool? = ask { (workspace) throws(RealError) in
        let turn = try Real.difference(
          numbers[place],
          point.coordinates[place].number,
          in: &workspace
        )
        for (number, coordinate) in zip(numbers, point.coordinates) {
          let value = try Real.sum(
            coordinate.number,
            .product(turn, coordinate.slopes[0], in: &workspace),
            in: &workspace
          )
          guard try Real.compare(number, value, in: &workspace) == .equal else { return false }
        }
        return true
      }
      guard let isInside else { return nil }
      if isInside { return true }
    }
    return false
  }
}
