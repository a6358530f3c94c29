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
    var known = environment
    for name in [x, y] { known.variables[name] = .real(Real(0)) }
    let own = ComplexParts(real: Expression(name: x), imaginary: Expression(name: y))
    var names = [z: own]
    for name in e.variables {
      guard case .complex(let number)? = environment.variables[name] else { continue }
      names[name] = ComplexParts(
        real: self.name(for: number.real),
        imaginary: self.name(for: number.imaginary)
      )
    }
    for (name, value) in environment.variables where known.variables[name] == nil {
      known.variables[name] = value
    }
    guard let parts = e.complexParts(where: names, in: known) else { return nil }
    var equations: [Expression] = []
    for part in [parts.real, parts.imaginary].compactMap({ $0 }) {
      guard let inlined = part.inliningCalls(in: environment)?.folded else { return nil }
      if inlined.rationalNumber?.isZero != true { equations.append(inlined) }
    }
    if let found = solutionsOnAxis(of: equations, x, y) { return found }
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
