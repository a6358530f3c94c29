// Systems of equations in real unknowns with complex answers switched on: where what a square
// root or a logarithm is taken of is negative, its value is known by its real and its imaginary
// part, and an equation is two.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most roots and logarithms whose arguments may be negative.
  private static let kernelLimit = 4

  /// The real points at which all equations of a system are true, whose sides may be complex;
  /// nothing where their parts are not known.
  mutating func solutionsAmongComplexValues(
    ofSystem equations: [Expression],
    in unknowns: [String]
  ) -> SolutionSet? {
    guard environment.angleUnit == .radians || !equations.contains(where: { $0.hasAngles }) else {
      return nil
    }
    var kernels: [Expression] = []
    for equation in equations {
      guard let found = complexKernels(of: equation, unknowns) else { return nil }
      for kernel in found where !kernels.contains(kernel) { kernels.append(kernel) }
    }
    guard kernels.count <= Self.kernelLimit else { return nil }
    var points: [[Real]] = []
    var isComplete = true
    for choice in 0..<1 << kernels.count {
      let negative = kernels.indices.filter { choice >> $0 & 1 == 1 }.map { kernels[$0] }
      guard let found = realPoints(of: equations, in: unknowns, kernels, negative) else {
        return nil
      }
      points += found.points
      isComplete = isComplete && found.isComplete
    }
    return different(points).map { points in
      SolutionSet(
        solutions: .points(points.map { SolutionPoint($0.map { .init($0) }) }),
        isComplete: isComplete,
        methods: [.elimination]
      )
    }
  }

  /// The parts that are complex where what they are taken of is negative; nothing where there
  /// are others, or some inside of each other.
  private func complexKernels(of e: Expression, _ unknowns: [String]) -> [Expression]? {
    guard !e.hasComplexParts(in: environment) else { return nil }
    var kernels: [Expression] = []
    for index in 0..<e.count where !e.isAlwaysReal(index, in: environment) {
      let part = e.subexpression(at: index)
      guard unknowns.contains(where: { part.variables.contains($0) }) else {
        guard case .number? = part.radicand.map({ $0.0.symbol(at: $0.0.root) }) else { return nil }
        continue
      }
      guard let argument = part.argumentOfReality, argument.isAlwaysReal(in: environment) else {
        return nil
      }
      if !kernels.contains(part) { kernels.append(part) }
    }
    return kernels
  }

  /// The points where what some of the roots and logarithms are taken of is negative, and what
  /// the others are taken of is not.
  private mutating func realPoints(
    of equations: [Expression],
    in unknowns: [String],
    _ kernels: [Expression],
    _ negative: [Expression]
  ) -> (points: [[Real]], isComplete: Bool)? {
    var known = environment
    for name in unknowns { known.variables[name] = .real(Real(0)) }
    // Names stand for the parts of the roots and logarithms, which are real.
    var meanings: [String: Expression] = [:]
    var values: [Expression] = []
    for kernel in kernels {
      let name = freshName()
      known.variables[name] = .real(Real(0))
      if negative.contains(kernel) {
        guard let value = kernel.valueOfNegative(named: name) else { return nil }
        meanings[name] = value.size
        values.append(value.whole)
      } else {
        meanings[name] = kernel
        values.append(Expression(name: name))
      }
    }
    var real: [Expression] = []
    for equation in equations {
      var whole = equation
      for (kernel, value) in zip(kernels, values) {
        whole = whole.replacing(every: kernel, with: value)
      }
      guard let parts = whole.complexParts(where: [:], in: known) else { return nil }
      for part in [parts.real, parts.imaginary].compactMap({ $0 }) {
        guard let inlined = part.replacing(meanings).inliningCalls(in: environment)?.folded else {
          return nil
        }
        if inlined.rationalNumber?.isZero != true { real.append(inlined) }
      }
    }
    let found = withRealAnswers { solver in solver.solutions(ofSystem: real, in: unknowns) }
    guard let found, case .points(let points) = found.solutions else { return nil }
    var (kept, isComplete): ([[Real]], Bool) = ([], found.isComplete)
    for point in points {
      guard point.coordinates.allSatisfy({ $0.slopes.isEmpty }) else { return nil }
      let numbers = point.coordinates.map { $0.number }
      var isInside: Bool? = true
      for kernel in negative where isInside == true {
        guard let argument = kernel.argumentOfReality else { return nil }
        switch worth(of: argument, for: unknowns, being: numbers) {
        case .undefined: isInside = false
        case .unknown: isInside = nil
        case .number(let value): isInside = sign(of: value).map { $0 < 0 }
        }
      }
      if isInside == true { kept.append(numbers) }
      if isInside == nil { isComplete = false }
    }
    return (kept, isComplete)
  }
}

extension Expression {
  /// What a square root or a logarithm to a constant base is taken of.
  fileprivate var argumentOfReality: Expression? {
    if let (radicand, degree) = radicand { return degree == 2 ? radicand : nil }
    guard case .call(let builtin) = symbol(at: root), let base = builtin.logarithmBase(parts),
      base.variables.isEmpty
    else { return nil }
    return parts[0]
  }

  /// The value of a square root or a logarithm of a negative number by that of its opposite, for
  /// which a name stands.
  fileprivate func valueOfNegative(named name: String) -> (whole: Expression, size: Expression)? {
    guard let argument = argumentOfReality else { return nil }
    let (unit, size) = (Expression(.imaginaryUnit), Expression(name: name))
    if radicand != nil { return (unit * size, .call(.sqrt, -argument)) }
    guard case .call(let builtin) = symbol(at: root), let base = builtin.logarithmBase(parts) else {
      return nil
    }
    return ((size + unit * Expression(.pi)) / .call(.ln, base), .call(.ln, -argument))
  }
}
