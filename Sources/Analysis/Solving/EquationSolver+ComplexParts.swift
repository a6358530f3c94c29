// Equations with conjugates, sizes and parts of a complex unknown: of z = x + iy both parts are
// equations in real unknowns.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The solutions where the conjugate, the size or a part of the unknown stands in an equation, by
  /// the real and the imaginary part of it; nothing where these have no single points.
  mutating func solutionsByComplexParts(of e: Expression, in z: String) -> SolutionSet? {
    guard e.hasPartsOfNumbers(in: z), depth < 2 else { return nil }
    depth += 1
    defer { depth -= 1 }
    let (x, y) = (freshName(), freshName())
    guard let equations = partEquations(of: [e], z, x, y) else { return nil }
    if let found = solutionsOnAxis(of: equations, x, y) { return found }
    if let found = numbers(ofParts: equations, x, y) { return found }
    guard let plain = multipliedOut(equations) else { return nil }
    if plain.isEmpty {
      let isDefined = e.domainConditions(in: environment).allSatisfy {
        !$0.part.variables.contains(z)
      }
      let gaps: [Real]? = isDefined ? [] : nil
      return SolutionSet(solutions: .every(except: gaps), isComplete: true, methods: [.identity])
    }
    let condition = EquationTask.Condition(e, .equal, Expression(0))
    return numbers(ofParts: plain, x, y).flatMap { kept($0, where: [condition], z) }
  }

  /// The numbers that satisfy several comparisons: those of one equation among them which has single
  /// ones or families, or else all single ones by their parts.
  mutating func complexSolutions(
    ofAll conditions: [EquationTask.Condition],
    in z: String
  ) -> SolutionSet? {
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    let equations = conditions.filter { $0.relation == .equal }
    for equation in equations {
      let found = complexSolutions(of: equation.difference, in: z)
      if let found, found.isComplete, case .complex(let numbers) = found.solutions,
        numbers.allSatisfy({ $0.period == nil })
      {
        return kept(found, where: conditions.filter { $0 != equation }, z)
      }
      let others = conditions.filter { $0 != equation }
      if !others.isEmpty, let found = letteredSolutions(of: equation, where: others, z),
        let whole = set(ofLettered: found)
      {
        return whole
      }
    }
    let differences = equations.map { $0.difference }
    guard equations.count > 1, depth < 2 else { return nil }
    depth += 1
    defer { depth -= 1 }
    let (x, y) = (freshName(), freshName())
    guard let parts = partEquations(of: differences, z, x, y) else { return nil }
    let found =
      numbers(ofParts: parts, x, y)
      ?? multipliedOut(parts).flatMap { numbers(ofParts: $0, x, y) }
    return found.flatMap { kept($0, where: conditions, z) }
  }

  /// Those of some numbers that satisfy comparisons.
  mutating func kept(
    _ found: SolutionSet,
    where conditions: [EquationTask.Condition],
    _ z: String
  ) -> SolutionSet? {
    guard case .complex(let numbers) = found.solutions else { return nil }
    var (set, kept) = (found, [ComplexSolution]())
    for solution in numbers {
      let answers = conditions.map { holds($0, z, at: solution.number) }
      if answers.contains(false) { continue }
      if answers.contains(nil) {
        (set.isComplete, set.decidedUpTo) = (false, nil)
      } else {
        kept.append(solution)
      }
    }
    set.solutions = .complex(kept)
    if !conditions.isEmpty { set.certificate = [] }
    return set
  }

  // MARK: Parts

  /// Real expressions that are zero where complex ones are, for an unknown with the parts x and y.
  mutating func partEquations(
    of differences: [Expression],
    _ z: String,
    _ x: String,
    _ y: String
  ) -> [Expression]? {
    var known = environment
    for name in [x, y] { known.variables[name] = .real(Real(0)) }
    let own = ComplexParts(real: Expression(name: x), imaginary: Expression(name: y))
    var names = [z: own]
    for name in differences.flatMap({ $0.variables }) {
      guard case .complex(let number)? = environment.variables[name] else { continue }
      names[name] = ComplexParts(
        real: self.name(for: number.real),
        imaginary: self.name(for: number.imaginary)
      )
    }
    for (name, value) in environment.variables where known.variables[name] == nil {
      known.variables[name] = value
    }
    var equations: [Expression] = []
    for difference in differences {
      guard let parts = difference.complexParts(where: names, in: known) else { return nil }
      for part in [parts.real, parts.imaginary].compactMap({ $0 }) {
        guard let inlined = part.inliningCalls(in: environment)?.folded else { return nil }
        if inlined.rationalNumber?.isZero != true { equations.append(inlined) }
      }
    }
    return equations
  }

  /// The dividends of expressions, multiplied out, without those that are zero everywhere; nothing where
  /// they are no quotients of polynomials in their parts.
  mutating func multipliedOut(_ equations: [Expression]) -> [Expression]? {
    var known = environment
    known.complexAnswers = false
    do throws(AlgebraError) {
      return try Algebra.lent(by: &workspace, in: known) { (algebra) throws(AlgebraError) in
        try algebra.inField(.written) { (field) throws(AlgebraError) in
          try field.reading(equations).filter { !$0.isZero }.map { field.sum($0.numerator) }
        }
      }
    } catch {
      return nil
    }
  }

  /// The complex numbers whose parts are the points of a system.
  private mutating func numbers(
    ofParts equations: [Expression],
    _ x: String,
    _ y: String
  ) -> SolutionSet? {
    let found = withRealAnswers { $0.solutions(ofSystem: equations, in: [x, y]) }
    guard let found, case .points(let points) = found.solutions else { return nil }
    var numbers: [ComplexSolution] = []
    for point in points {
      let parts = point.coordinates
      guard parts.allSatisfy({ $0.slopes.isEmpty }),
        let number = askNumbers({ (workspace) throws(RealError) in
          [try Number.number(parts[0].number, parts[1].number, in: &workspace)]
        })?.first
      else { return nil }
      numbers.append(ComplexSolution(number))
    }
    return SolutionSet(
      solutions: .complex(ordered(numbers)),
      isComplete: found.isComplete,
      methods: found.methods
    )
  }

  /// The solutions where one part says that all are real: it is a multiple of y.
  private mutating func solutionsOnAxis(
    of equations: [Expression],
    _ x: String,
    _ y: String
  ) -> SolutionSet? {
    guard equations.count == 2 else { return nil }
    for (place, equation) in equations.enumerated() where equation.variables == [y] {
      guard let line = ExpressionFraction(equation, in: y, limit: 1), line.numerator.count == 2,
        line.denominator.count == 1, line.numerator[0].rationalNumber?.isZero == true,
        let factor = constant(line.numerator[1]), let sign = sign(of: factor), sign != 0
      else { continue }
      let rest = equations[1 - place].replacing([y: Expression(0)])
      let found = withRealAnswers { $0.realSolutions(of: rest, .equal, in: x) }
      switch found?.solutions {
      // Every number would be every real one.
      case .every: return nil
      default: return found
      }
    }
    return nil
  }
}

extension Expression {
  /// Whether the conjugate, the size, the angle or a part of something with a name stands in it.
  fileprivate func hasPartsOfNumbers(in name: String) -> Bool {
    let readers: [Builtin] = [.conjugate, .abs, .realPart, .imaginaryPart, .sign, .argument]
    return (0..<count).contains { index in
      guard case .call(let builtin) = symbol(at: index) else { return false }
      return readers.contains(builtin)
        && subexpression(at: index).variables.contains(name)
    }
  }
}
