// Systems of polynomials in complex unknowns: elimination of what is linear, and of two unknowns
// by the resultant of a sum of both that tells each solution from the others.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The largest degree of a resultant, and the most points.
  private static let (resultantLimit, complexPointLimit) = (24, 64)

  /// The points of complex numbers at which all of some differences are zero; nothing where they are
  /// no polynomials, or no single points.
  mutating func complexSolutions(
    ofSystem equations: [Expression],
    in unknowns: [String]
  ) -> SolutionSet? {
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    guard environment.angleUnit == .radians || !equations.contains(where: { $0.hasAngles }),
      equations.allSatisfy({ $0.isPolynomial(in: unknowns) })
    else { return nil }
    if let points = linearSolutions(of: equations, in: unknowns) {
      return SolutionSet(solutions: .points(points), isComplete: true, methods: [.elimination])
    }
    guard let points = complexPoints(of: equations, in: unknowns) else { return nil }
    if unknowns.count == 1 {
      let numbers = points.map { ComplexSolution($0[0]) }
      return SolutionSet(
        solutions: .complex(ordered(numbers)),
        isComplete: true,
        methods: [.elimination]
      )
    }
    return SolutionSet(
      solutions: .points(orderedPoints(points).map { SolutionPoint($0.map { .init($0) }) }),
      isComplete: true,
      methods: [.elimination]
    )
  }

  /// Points in the order of their first coordinates, those with the same one in that of the next.
  private func orderedPoints(_ points: [[Number]]) -> [[Number]] {
    var points = points
    for place in (points.first ?? []).indices.reversed() {
      points = order(of: points.map { ComplexSolution($0[place]) }).map { points[$0] }
    }
    return points
  }

  // MARK: Elimination

  /// All points at which polynomials are zero, each once.
  private mutating func complexPoints(
    of equations: [Expression],
    in unknowns: [String]
  ) -> [[Number]]? {
    guard depth < EquationSolver.depthLimit, workspace.budget.stepsLeft > 0,
      equations.allSatisfy({ $0.count <= EquationSolver.sizeLimit })
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var open: [Expression] = []
    for equation in equations where !open.contains(equation) {
      if unknowns.contains(where: { equation.variables.contains($0) }) {
        open.append(equation)
        continue
      }
      guard case .number(let value) = complexWorth(of: equation), let isZero = isZero(value) else {
        return nil
      }
      if !isZero { return [] }
    }
    guard !unknowns.isEmpty else { return [[]] }
    guard open.count >= unknowns.count else { return nil }
    open = open.sorted { $0.count < $1.count }
    if unknowns.count == 1 { return complexNumbers(of: open, unknowns[0]).map { $0.map { [$0] } } }
    if let found = pointsByComplexLine(of: open, in: unknowns) { return found }
    for (index, equation) in open.enumerated() {
      let own = unknowns.filter { equation.variables.contains($0) }
      guard own.count == 1, let place = unknowns.firstIndex(of: own[0]) else { continue }
      var rest = open
      rest.remove(at: index)
      guard let numbers = complexNumbers(of: [equation], own[0]) else { return nil }
      return complexPoints(of: rest, in: unknowns, at: place, numbers)
    }
    return pointsByComplexResultant(of: open, in: unknowns)
  }

  /// The numbers at which polynomials of one unknown are zero: the roots of their greatest common
  /// divisor.
  private mutating func complexNumbers(of equations: [Expression], _ z: String) -> [Number]? {
    var common: [Number] = []
    for equation in equations {
      guard let coefficients = complexCoefficients(of: equation, in: z),
        let divisor = commonDivisor(common, coefficients)
      else { return nil }
      common = divisor
    }
    if common.count == 1 { return [] }
    return complexRoots(ofCoefficients: common)?.map { $0.number }
  }

  /// The points where one unknown is one of some numbers.
  private mutating func complexPoints(
    of equations: [Expression],
    in unknowns: [String],
    at place: Int,
    _ numbers: [Number]
  ) -> [[Number]]? {
    let rest = unknowns.filter { $0 != unknowns[place] }
    var points: [[Number]] = []
    for number in numbers {
      let value = name(for: number)
      let others = equations.map { $0.replacing([unknowns[place]: value]) }
      guard let found = complexPoints(of: others, in: rest) else { return nil }
      for var point in found {
        point.insert(number, at: place)
        points.append(point)
      }
      guard points.count <= Self.complexPointLimit else { return nil }
    }
    return points
  }

  /// The points where an equation is linear in an unknown, with a number as its factor.
  private mutating func pointsByComplexLine(
    of equations: [Expression],
    in unknowns: [String]
  ) -> [[Number]]? {
    for (index, equation) in equations.enumerated() {
      for (place, unknown) in unknowns.enumerated() where equation.variables.contains(unknown) {
        guard let line = ExpressionFraction(equation, in: unknown, limit: 1),
          line.numerator.count == 2, line.denominator.count == 1,
          let divisor = complexConstant(line.denominator[0]), isZero(divisor) == false,
          unknowns.allSatisfy({ !line.numerator[1].variables.contains($0) }),
          let factor = complexConstant(line.numerator[1]), isZero(factor) == false
        else { continue }
        let value = -line.numerator[0] / name(for: factor)
        var others = equations
        others.remove(at: index)
        let rest = unknowns.filter { $0 != unknown }
        guard let found = complexPoints(of: others.map { $0.replacing([unknown: value]) }, in: rest)
        else { return nil }
        var points: [[Number]] = []
        for var point in found {
          var whole = value
          for (name, number) in zip(rest, point) {
            whole = whole.replacing([name: self.name(for: number)])
          }
          guard let number = complexConstant(whole) else { return nil }
          point.insert(number, at: place)
          points.append(point)
        }
        return points
      }
    }
    return nil
  }

  // MARK: Resultants

  /// The points of polynomials in two unknowns: with u = x + ky for a whole k there are as many as
  /// roots of the resultant of the first two in u, if each root is the sum of one pair of roots
  /// of the resultants in x and in y only.
  private mutating func pointsByComplexResultant(
    of equations: [Expression],
    in unknowns: [String]
  ) -> [[Number]]? {
    guard unknowns.count == 2 else { return nil }
    let (x, y) = (unknowns[0], unknowns[1])
    let pair = Array(equations.prefix(2))
    guard let first = resultant(of: pair, x, y), let second = resultant(of: pair, y, x),
      let xs = roots(ofResultant: first.coefficients),
      let ys = roots(ofResultant: second.coefficients)
    else { return nil }
    if xs.isEmpty || ys.isEmpty { return [] }
    let u = freshName()
    for factor in [1, 2, -1, 3, -2, 5] {
      let inner = Expression(name: u) - Expression(Rational(factor)) * Expression(name: y)
      let turned = pair.map { $0.replacing([x: inner]) }
      // Where the leading coefficient is a number, each root has a y.
      guard let sums = resultant(of: turned, u, y), sums.isLeadingConstant,
        let us = roots(ofResultant: sums.coefficients)
      else { continue }
      if let points = pairs(xs, ys, times: factor, us) {
        return complexPoints(points, where: Array(equations.dropFirst(2)), unknowns)
      }
    }
    return nil
  }

  /// The roots of a resultant, none where it is a number that is not zero; nothing where it is
  /// zero everywhere, or they were not found out.
  private mutating func roots(ofResultant coefficients: [Number]) -> [Number]? {
    guard let trimmed = trimmed(coefficients), !trimmed.isEmpty else { return nil }
    return trimmed.count == 1 ? [] : complexRoots(ofCoefficients: trimmed)?.map { $0.number }
  }

  /// The resultant of two polynomials as polynomials in y, which is one in x, and whether the leading
  /// coefficient of one of them is the same for every x.
  ///
  /// It is interpolated between its values at whole numbers where neither leading coefficient
  /// is zero.
  private mutating func resultant(
    of pair: [Expression],
    _ x: String,
    _ y: String
  ) -> (coefficients: [Number], isLeadingConstant: Bool)? {
    var degrees: [(x: Int, y: Int)] = []
    for e in pair {
      guard let inX = ExpressionFraction(e, in: x, limit: 12),
        let inY = ExpressionFraction(e, in: y, limit: 12)
      else { return nil }
      degrees.append((inX.numerator.count - 1, inY.numerator.count - 1))
    }
    let degree = degrees[0].y * degrees[1].x + degrees[1].y * degrees[0].x
    guard degrees.allSatisfy({ $0.y > 0 }), degree <= Self.resultantLimit else { return nil }
    var points: [(x: Int, value: Number)] = []
    var leading: [[Number]] = [[], []]
    var next = 0
    while points.count <= degree {
      guard next < 2 * Self.resultantLimit else { return nil }
      let place = Expression(Rational(next))
      var sections: [[Number]] = []
      for e in pair {
        guard let section = complexCoefficients(of: e.replacing([x: place]), in: y) else {
          return nil
        }
        sections.append(section)
      }
      for (side, section) in sections.enumerated() where section.count == degrees[side].y + 1 {
        guard let last = section.last, let isZero = isZero(last) else { return nil }
        if isZero { sections[side] = [] }
      }
      if zip(sections, degrees).allSatisfy({ $0.count == $1.y + 1 }) {
        guard let value = resultant(sections[0], sections[1]) else { return nil }
        points.append((next, value))
        for side in 0...1 { leading[side].append(sections[side][degrees[side].y]) }
      }
      next = next > 0 ? -next : 1 - next
    }
    let areConstant = leading.contains { numbers in
      numbers.allSatisfy { areEqual($0, numbers[0]) == true }
    }
    return interpolation(points).map { ($0, areConstant) }
  }

  /// The resultant of two polynomials, neither of them zero, by Euclid's algorithm.
  private mutating func resultant(_ p: [Number], _ q: [Number]) -> Number? {
    var (a, b) = (p, q)
    var factors: [Number] = []
    while b.count > 1 {
      guard let rest = divided(a, by: b)?.remainder, let last = b.last else { return nil }
      if rest.isEmpty { return .real(Real(0)) }
      // res(a, b) = (−1)^(deg a·deg b)·lead(b)^(deg a − deg r)·res(b, r).
      if a.count % 2 == 0, b.count % 2 == 0 { factors.append(.real(Real(-1))) }
      factors += Array(repeating: last, count: a.count - rest.count)
      (a, b) = (b, rest)
    }
    factors += Array(repeating: b[0], count: a.count - 1)
    return askNumbers { (workspace) throws(RealError) in
      var product = Number.real(Real(1))
      for factor in factors { product = try Number.product(product, factor, in: &workspace) }
      return [product]
    }?.first
  }

  /// The polynomial through points with different places, by divided differences.
  private mutating func interpolation(_ points: [(x: Int, value: Number)]) -> [Number]? {
    askNumbers { (workspace) throws(RealError) in
      var differences = points.map { $0.value }
      for order in 1..<max(1, points.count) {
        for index in stride(from: points.count - 1, through: order, by: -1) {
          let gap = points[index].x - points[index - order].x
          let rise = try Number.difference(
            differences[index],
            differences[index - 1],
            in: &workspace
          )
          differences[index] = try Number.quotient(rise, .real(Real(gap)), in: &workspace)
        }
      }
      var result: [Number] = []
      for index in points.indices.reversed() {
        var next = [differences[index]] + result
        for (place, coefficient) in result.enumerated() {
          let product = try Number.product(
            .real(Real(points[index].x)),
            coefficient,
            in: &workspace
          )
          next[place] = try Number.difference(next[place], product, in: &workspace)
        }
        result = next
      }
      return result
    }
  }

  // MARK: Pairs

  /// The pairs whose sums x + ky are the roots u, where each u is that of one pair only.
  private mutating func pairs(
    _ xs: [Number],
    _ ys: [Number],
    times factor: Int,
    _ us: [Number]
  ) -> [[Number]]? {
    var found: [[Number]] = []
    var candidates: [(pair: [Number], sum: Number)] = []
    for x in xs {
      for y in ys {
        let sum = ask { (workspace) throws(RealError) in
          let product = try Number.product(.real(Real(factor)), y, in: &workspace)
          return try Number.sum(x, product, in: &workspace)
        }
        guard let sum else { return nil }
        candidates.append(([x, y], sum))
      }
    }
    for u in us {
      var near = candidates
      for exponent in [-60, -200] where near.count > 1 {
        near = near.filter { areNear($0.sum, u, exponent) != false }
      }
      guard near.count == 1 else { return nil }
      found.append(near[0].pair)
    }
    return found
  }

  /// Whether two numbers may be the same, as far as some bits say; nothing where that is not known.
  private mutating func areNear(_ a: Number, _ b: Number, _ exponent: Int) -> Bool? {
    ask { (workspace) throws(RealError) in
      for (x, y) in [(a.real, b.real), (a.imaginary, b.imaginary)] {
        let first = try x.enclosure(radiusAtMost: Int64(exponent), in: &workspace)
        let second = try y.enclosure(radiusAtMost: Int64(exponent), in: &workspace)
        if !first.overlaps(second) { return false }
      }
      return true
    }
  }

  /// The points at which further differences are zero, too.
  private mutating func complexPoints(
    _ points: [[Number]],
    where equations: [Expression],
    _ unknowns: [String]
  ) -> [[Number]]? {
    var kept: [[Number]] = []
    for point in points {
      var isCommon = true
      for equation in equations where isCommon {
        var whole = equation
        for (name, number) in zip(unknowns, point) {
          whole = whole.replacing([name: self.name(for: number)])
        }
        guard case .number(let value) = complexWorth(of: whole), let isZero = isZero(value) else {
          return nil
        }
        isCommon = isZero
      }
      if isCommon { kept.append(point) }
    }
    return kept
  }
}

extension Expression {
  /// Whether it is a polynomial in some names, whose coefficients are made of other things.
  fileprivate func isPolynomial(in names: [String]) -> Bool {
    (0..<count).allSatisfy { index in
      let operands = operands(of: index).map { operand in
        let own = subexpression(at: operand).variables
        return names.contains { own.contains($0) }
      }
      guard operands.contains(true) else { return true }
      switch symbol(at: index) {
      case .negation, .sum, .difference, .product, .juxtaposition: return true
      case .quotient: return !operands[1]
      case .power:
        return !operands[1]
          && subexpression(at: index - 1).rationalNumber?.asNatural.map { $0 > 0 } == true
      default: return false
      }
    }
  }
}
