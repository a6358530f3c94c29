// Systems of equations: an unknown that an equation tells is put into the others, until one
// equation in one unknown is left; two polynomials are first made one by their resultant.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most unknowns that are put in one after the other, and the most points.
  private static let (substitutionLimit, pointLimit) = (8, 256)

  /// What is known of the solutions of a system.
  private struct Points {
    /// What the unknowns are.
    var points: [[Real]]
    /// Whether there are no others.
    var isComplete: Bool

    static var none: Points { Points(points: [], isComplete: true) }
  }

  /// The solutions of a system of equations; nothing where no way to them is known, or where
  /// they are no single points and the equations are not linear.
  mutating func solutions(
    ofSystem equations: [Expression],
    in unknowns: [String]
  ) -> SolutionSet? {
    // Steps of real numbers are none where parts may be complex.
    guard !environment.complexAnswers else {
      return solutionsAmongComplexValues(ofSystem: equations, in: unknowns)
    }
    if let points = linearSolutions(of: equations, in: unknowns) {
      let kept = points.filter { isDefined(equations, in: unknowns, at: $0) }
      return SolutionSet(solutions: .points(kept), isComplete: true, methods: [.elimination])
    }
    guard var found = points(of: equations, in: unknowns) else {
      return pointsOfFamilies(of: equations, in: unknowns)
    }
    var kept: [[Real]] = []
    for point in found.points {
      switch isSolution(point, of: equations, in: unknowns) {
      case true?: kept.append(point)
      case false?: break
      case nil: found.isComplete = false
      }
    }
    guard let points = different(kept) else { return nil }
    return SolutionSet(
      solutions: .points(points.map { SolutionPoint($0.map { .init($0) }) }),
      isComplete: found.isComplete,
      methods: [.elimination]
    )
  }

  /// Whether the sides of linear equations have values, with all parameters zero.
  private mutating func isDefined(
    _ equations: [Expression],
    in unknowns: [String],
    at point: SolutionPoint
  ) -> Bool {
    let numbers = point.coordinates.map { $0.number }
    return equations.allSatisfy { equation in
      if case .undefined = worth(of: equation, for: unknowns, being: numbers) {
        false
      } else {
        true
      }
    }
  }

  /// Whether a point that the elimination led to solves the equations: false where one of them
  /// has no value or another one than zero, which is proved.
  private mutating func isSolution(
    _ point: [Real],
    of equations: [Expression],
    in unknowns: [String]
  ) -> Bool? {
    for equation in equations {
      switch worth(of: equation, for: unknowns, being: point) {
      case .undefined: return false
      case .unknown: return nil
      case .number(let value):
        // What is not decided is zero by the steps of the elimination.
        if let sign = sign(of: value), sign != 0 { return false }
      }
    }
    return true
  }

  mutating func worth(
    of e: Expression,
    for unknowns: [String],
    being numbers: [Real]
  ) -> Worth {
    let before = environment
    defer { environment = before }
    for (name, number) in zip(unknowns, numbers) { environment.variables[name] = .real(number) }
    return worth(of: e)
  }

  // MARK: Elimination

  /// The points at which all expressions are zero, up to where some have no value.
  private mutating func points(of equations: [Expression], in unknowns: [String]) -> Points? {
    guard depth < Self.substitutionLimit, workspace.budget.stepsLeft > 0,
      equations.allSatisfy({ $0.count <= Self.sizeLimit })
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var open: [Expression] = []
    for equation in equations {
      if unknowns.contains(where: { equation.variables.contains($0) }) {
        if !open.contains(equation) { open.append(equation) }
        continue
      }
      switch worth(of: equation) {
      case .undefined: return Points.none
      case .unknown: return nil
      case .number(let value):
        guard let sign = sign(of: value) else { return nil }
        if sign != 0 { return Points.none }
      }
    }
    guard !unknowns.isEmpty else { return Points(points: [[]], isComplete: true) }
    guard open.count >= unknowns.count else { return overlooked(open, unknowns) }
    open = open.sorted { $0.count < $1.count }
    if unknowns.count == 1 { return numbers(of: open, unknowns[0]) }
    for (index, equation) in open.enumerated() {
      let own = unknowns.filter { equation.variables.contains($0) }
      guard own.count == 1 else { continue }
      return pointsByFirst(index, of: open, own[0], unknowns)
    }
    if let found = pointsByPower(of: open, in: unknowns) { return found }
    return pointsBySubstitution(of: open, in: unknowns)
      ?? pointsByResultant(of: open, in: unknowns)
  }

  /// The points where an unknown stands only in whole powers with a common exponent, as x in x²
  /// and x⁴: that power is an unknown in its place.
  private mutating func pointsByPower(
    of equations: [Expression],
    in unknowns: [String]
  ) -> Points? {
    for (place, unknown) in unknowns.enumerated() {
      let exponent = equations.reduce(0) { divisor, equation in
        equation.exponents(of: unknown).reduce(divisor) { Int.commonDivisor($0, $1) }
      }
      guard exponent > 1 else { continue }
      let name = freshName()
      var others = unknowns
      others[place] = name
      guard
        let found = points(
          of: equations.map { $0.dividingExponents(of: unknown, by: exponent, name) },
          in: others
        )
      else { return nil }
      var result = Points(points: [], isComplete: found.isComplete)
      for point in found.points {
        guard let bases = bases(of: point[place], exponent: Rational(exponent)) else { return nil }
        for base in bases {
          var own = point
          own[place] = base
          result.points.append(own)
        }
      }
      guard result.points.count <= Self.pointLimit else { return nil }
      return result
    }
    return nil
  }

  /// A system of fewer equations than unknowns has no solution where its equations have none
  /// for one unknown; anything else is no set of points.
  private mutating func overlooked(_ open: [Expression], _ unknowns: [String]) -> Points? {
    for equation in open {
      let own = unknowns.filter { equation.variables.contains($0) }
      guard own.count == 1, let found = solutions(of: equation, in: own[0]), found.isComplete,
        case .some(let members) = found.solutions, members.isEmpty
      else { continue }
      return Points.none
    }
    return nil
  }

  /// The numbers for which all expressions of one unknown are zero.
  private mutating func numbers(of equations: [Expression], _ x: String) -> Points? {
    for (index, equation) in equations.enumerated() {
      let before = hasSteps
      defer { hasSteps = before }
      guard let found = solutions(of: equation, in: x), case .some(let members) = found.solutions,
        members.allSatisfy({ $0.period == nil })
      else { continue }
      var points = Points(points: [], isComplete: found.isComplete)
      for member in members {
        var isCommon: Bool? = true
        for (other, expression) in equations.enumerated() where other != index {
          guard isCommon == true else { break }
          isCommon = isZero(expression, x, at: member.number)
        }
        if isCommon == true { points.points.append([member.number]) }
        if isCommon == nil { points.isComplete = false }
      }
      return points
    }
    return nil
  }

  /// The points where one equation tells one unknown.
  private mutating func pointsByFirst(
    _ index: Int,
    of equations: [Expression],
    _ x: String,
    _ unknowns: [String]
  ) -> Points? {
    guard let found = numbers(of: [equations[index]], x) else { return nil }
    var others = equations
    others.remove(at: index)
    return points(of: others, in: unknowns, where: x, isOneOf: found)
  }

  /// The points where one unknown is one of some numbers.
  private mutating func points(
    of equations: [Expression],
    in unknowns: [String],
    where x: String,
    isOneOf numbers: Points
  ) -> Points? {
    guard let place = unknowns.firstIndex(of: x) else { return nil }
    let rest = unknowns.filter { $0 != x }
    var result = Points(points: [], isComplete: numbers.isComplete)
    for number in numbers.points {
      let value = name(for: number[0])
      guard let found = points(of: equations.map { $0.replacing([x: value]) }, in: rest) else {
        return nil
      }
      result.isComplete = result.isComplete && found.isComplete
      for var point in found.points {
        point.insert(number[0], at: place)
        result.points.append(point)
      }
      guard result.points.count <= Self.pointLimit else { return nil }
    }
    return result
  }

  /// The points where an equation is linear in an unknown: a·x + b with other unknowns in a and
  /// b is zero where x = −b/a, or where a and b are.
  private mutating func pointsBySubstitution(
    of equations: [Expression],
    in unknowns: [String]
  ) -> Points? {
    var best: (index: Int, unknown: String, factor: Expression, rest: Expression)?
    for (index, equation) in equations.enumerated() {
      for unknown in unknowns where equation.variables.contains(unknown) {
        guard let fraction = ExpressionFraction(equation, in: unknown, limit: 1),
          fraction.numerator.count == 2
        else { continue }
        let (rest, factor) = (fraction.numerator[0], fraction.numerator[1])
        let isConstant = unknowns.allSatisfy { !factor.variables.contains($0) }
        if isConstant, let number = constant(factor), let sign = sign(of: number), sign != 0 {
          return substituted(equations, index, unknown, -rest / factor, unknowns)
        }
        if best == nil { best = (index, unknown, factor, rest) }
      }
    }
    guard let best else { return nil }
    guard
      var found = substituted(
        equations,
        best.index,
        best.unknown,
        -best.rest / best.factor,
        unknowns
      )
    else { return nil }
    var others = equations
    others[best.index] = best.factor
    others.append(best.rest)
    guard let further = points(of: others, in: unknowns) else { return nil }
    found.points += further.points
    found.isComplete = found.isComplete && further.isComplete
    return found
  }

  /// The points where an unknown is an expression of the others.
  private mutating func substituted(
    _ equations: [Expression],
    _ index: Int,
    _ unknown: String,
    _ value: Expression,
    _ unknowns: [String]
  ) -> Points? {
    guard let place = unknowns.firstIndex(of: unknown) else { return nil }
    var others = equations
    others.remove(at: index)
    let rest = unknowns.filter { $0 != unknown }
    guard
      let found = points(
        of: others.map { $0.replacing([unknown: value]) },
        in: rest
      )
    else { return nil }
    var result = Points(points: [], isComplete: found.isComplete)
    for var point in found.points {
      switch worth(of: value, for: rest, being: point) {
      case .undefined: continue
      case .unknown: result.isComplete = false
      case .number(let number):
        let simple = ask { (workspace) throws(RealError) in
          try Real.recognized(number, in: &workspace)
        }
        point.insert(simple ?? number, at: place)
        result.points.append(point)
      }
    }
    return result
  }

  // MARK: Resultants

  /// The points of two polynomials in two unknowns: the first coordinate is a root of their
  /// resultant.
  private mutating func pointsByResultant(
    of equations: [Expression],
    in unknowns: [String]
  ) -> Points? {
    guard unknowns.count == 2, equations.count >= 2,
      let p = equations[0].bivariatePolynomial(unknowns[0], unknowns[1]),
      let q = equations[1].bivariatePolynomial(unknowns[0], unknowns[1])
    else { return nil }
    var budget = min(100_000_000, workspace.budget.stepsLeft)
    let allowed = budget
    let resultant = BivariatePolynomial.resultant(p, q, budget: &budget)
    let other = BivariatePolynomial.resultant(p.exchanged, q.exchanged, budget: &budget)
    var roots: [[PolynomialRoot]] = []
    for polynomial in [resultant, other] {
      guard let polynomial, !polynomial.isZero, let found = polynomial.realRoots(budget: &budget)
      else { break }
      roots.append(found)
    }
    workspace.budget.stepsLeft -= allowed - max(0, budget)
    guard roots.count == 2 else { return nil }
    let numbers = roots.map { roots in roots.map { exact($0, among: roots) } }
    if numbers[0].isEmpty || numbers[1].isEmpty { return Points.none }
    let first = Points(points: numbers[0].map { [$0] }, isComplete: true)
    // What has no closed form is not decided to be zero.
    let areKnown = numbers[0].allSatisfy { closedForm(of: $0) != nil }
    if areKnown,
      let found = points(of: equations, in: unknowns, where: unknowns[0], isOneOf: first),
      found.isComplete
    {
      return found
    }
    return pointsOfGrid(equations, unknowns, numbers)
  }

  /// The points of two equations, where both coordinates are among known numbers: boxes that
  /// are proved to hold one point each tell which.
  private mutating func pointsOfGrid(
    _ equations: [Expression],
    _ unknowns: [String],
    _ numbers: [[Real]]
  ) -> Points? {
    let places = numbers.map { $0.map { enclosure($0) } }
    var ranges: [Interval] = []
    for side in places {
      guard let first = side.first, let last = side.last, first.isBounded, last.isBounded else {
        return nil
      }
      let margin = 1 + (last.upper - first.lower) / 64
      ranges.append(Interval(lower: first.lower - margin, upper: last.upper + margin))
    }
    let system = PlaneCurve.System(of: Array(equations.prefix(2)), in: unknowns)
    guard var search = SystemSearch(system, in: ranges, environment: environment) else {
      return nil
    }
    search.finish()
    workspace.budget.stepsLeft -= search.steps
    var result = Points(points: [], isComplete: search.isComplete)
    for feature in search.features {
      guard let y = feature.y else { return nil }
      let near = [feature.x.enclosure, y.enclosure].enumerated().map { side, box in
        places[side].indices.filter { places[side][$0].intersection(box) != nil }
      }
      guard near[0].count == 1, near[1].count == 1 else { return nil }
      let point = [numbers[0][near[0][0]], numbers[1][near[1][0]]]
      var isCommon = true
      for equation in equations.dropFirst(2) {
        guard case .number(let value) = worth(of: equation, for: unknowns, being: point),
          let sign = sign(of: value)
        else { return nil }
        isCommon = isCommon && sign == 0
      }
      if isCommon { result.points.append(point) }
    }
    return result
  }
}

extension Expression {
  /// The whole exponents with which a name stands in the expression; 1 where it stands without
  /// a positive one.
  fileprivate func exponents(of name: String) -> [Int] {
    var exponents: [Int] = []
    for index in 0..<count where symbol(at: index) == .name(name) {
      var exponent = 1
      if index + 2 < count, symbol(at: index + 2) == .power, left(of: index + 2) == index,
        let number = subexpression(at: index + 1).rationalNumber, number.isInteger,
        let whole = number.numerator.asInt, whole > 0
      {
        exponent = whole
      }
      exponents.append(exponent)
    }
    return exponents
  }

  /// The expression with another name in the place of a power of a name, which stands in it only
  /// with multiples of that exponent.
  fileprivate func dividingExponents(
    of name: String,
    by divisor: Int,
    _ other: String
  ) -> Expression {
    for index in (0..<count).reversed() where symbol(at: index) == .power {
      guard symbol(at: left(of: index)) == .name(name),
        let whole = subexpression(at: index - 1).rationalNumber?.numerator.asInt
      else { continue }
      return replacing(index, with: Expression(name: other).raised(to: whole / divisor))
        .dividingExponents(of: name, by: divisor, other)
    }
    return self
  }
}
