// Comparisons of real numbers with complex answers switched on: between the places where a
// root or a logarithm leaves the real numbers, the real and the imaginary part of both sides are
// two real functions.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most places at which parts leave the real numbers, and the most such parts.
  private static let placeLimit = 16

  /// The real solutions of an equation or an inequality, whose sides may be complex where
  /// complex answers are switched on.
  mutating func realSolutions(
    of condition: EquationTask.Condition,
    in x: String
  ) -> SolutionSet? {
    if let ordered = orderedParts(of: condition) {
      return commonSolutions(of: ordered, in: x, domain: .real)
    }
    if environment.complexAnswers { return solutionsAmongComplexValues(of: condition, in: x) }
    return realSolutions(of: condition.difference, condition.relation, in: x)
  }

  /// An inequality of sides that need not be real as comparisons of their parts: numbers that are
  /// not real have no order; nothing for others.
  private func orderedParts(
    of condition: EquationTask.Condition
  ) -> [EquationTask.Condition]? {
    let sides = [condition.left, condition.right]
    // The difference of two complex sides may be real, and that of a real and a complex one not.
    guard condition.relation != .equal, condition.relation != .notEqual,
      sides.allSatisfy({ $0.hasComplexParts(in: environment) && !$0.isReal(in: environment) })
    else { return nil }
    let real = sides.map { Expression.call(.realPart, $0) }
    return sides.map { .init(.call(.imaginaryPart, $0), .equal, Expression(0)) }
      + [.init(real[0], condition.relation, real[1])]
  }

  /// The real numbers that satisfy a comparison whose sides may be complex; nothing where
  /// their real and imaginary parts are not known.
  ///
  /// Numbers that are not real have no order, and so satisfy no inequality but ≠.
  mutating func solutionsAmongComplexValues(
    of condition: EquationTask.Condition,
    in x: String
  ) -> SolutionSet? {
    let (difference, relation) = (condition.difference, condition.relation)
    let isLeftReal = condition.left.isAlwaysReal(in: environment)
    let isRightReal = condition.right.isAlwaysReal(in: environment)
    if isLeftReal, isRightReal {
      return withRealAnswers { $0.realSolutions(of: difference, relation, in: x) }
    }
    // The difference of two complex sides may be real, and they have no order.
    guard isLeftReal || isRightReal || relation == .equal || relation == .notEqual,
      environment.angleUnit == .radians || !difference.hasAngles, depth < 4,
      let e = namingComplexConstants(difference, in: x)
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let breaks = placesOfChange(of: e, in: x) else { return nil }
    let ranges = ranges(of: e, relation, in: x, piecewise: breaks) { solver, piece in
      guard let parts = solver.parts(of: e, x, at: piece.inner),
        let found = solver.solutions(of: parts, e, relation, in: x)
      else { return nil }
      return solver.ranges(of: found, between: piece.low, piece.high)
    }
    return ranges.map { set(of: joined($0), relation) }
  }

  /// Work in which roots and logarithms of negative numbers have no value.
  mutating func withRealAnswers<Found>(
    _ work: (inout EquationSolver) -> Found
  ) -> Found {
    let before = environment.complexAnswers
    environment.complexAnswers = false
    defer { environment.complexAnswers = before }
    return work(&self)
  }

  /// An expression with names in the place of parts without the unknown that may be complex;
  /// nothing where one has no value.
  mutating func namingComplexConstants(_ e: Expression, in x: String) -> Expression? {
    var result = e
    for index in e.largestParts(where: { !$0.variables.contains(x) }) {
      let part = e.subexpression(at: index)
      guard !part.isAlwaysReal(in: environment) else { continue }
      guard case .number(let number) = complexWorth(of: part) else { return nil }
      result = result.replacing(index, with: name(for: number))
    }
    return result
  }

  /// Numbers between which each part stays real, or stays out of the real numbers.
  private mutating func placesOfChange(of e: Expression, in x: String) -> [Real]? {
    var numbers: [Real] = []
    for index in 0..<e.count where e.subexpression(at: index).variables.contains(x) {
      guard !e.isAlwaysReal(index, in: environment) else { continue }
      guard let borders = e.bordersOfReality(at: index, in: x) else { return nil }
      for border in borders {
        guard let found = withRealAnswers({ $0.placesOfChange(ofSign: border, in: x) }) else {
          return nil
        }
        numbers += found
      }
    }
    // Parts may have values where the whole has none.
    for needed in e.domainConditions(in: environment)
    where needed.relation == .notEqual && needed.part.variables.contains(x) {
      let zero = EquationTask.Condition(needed.part, .equal, Expression(0))
      if let found = realSolutions(of: zero, in: x), found.isComplete,
        case .some(let places) = found.solutions, places.allSatisfy({ $0.period == nil })
      {
        numbers += places.map { $0.number }
      } else if !needed.part.isAlwaysReal(in: environment) {
        return nil
      }
    }
    let ordered = different(numbers)
    guard ordered.isProved, ordered.numbers.count <= Self.placeLimit else { return nil }
    return ordered.numbers
  }

  // MARK: Parts

  /// Names that stand for parts of an expression.
  private struct StandIns {
    /// What the names of real parts mean.
    var real: [String: Expression] = [:]
    /// What the names of other parts mean.
    var complex: [String: ComplexParts] = [:]

    /// Whether a name in an expression is one of them.
    func occur(in e: Expression) -> Bool {
      e.variables.contains { real[$0] != nil || complex[$0] != nil }
    }

    /// Parts with what the names of real parts mean.
    func spelled(_ parts: ComplexParts) -> ComplexParts {
      ComplexParts(
        real: parts.real.replacing(real),
        imaginary: parts.imaginary.map { $0.replacing(real) }
      )
    }
  }

  /// The real and the imaginary part around a number, up to the next places of change.
  private mutating func parts(of e: Expression, _ x: String, at number: Real) -> ComplexParts? {
    var (result, known, names) = (e, environment, StandIns())
    known.variables[x] = .real(number)
    for name in e.variables {
      guard case .complex(let z)? = environment.variables[name] else { continue }
      names.complex[name] = ComplexParts(
        real: self.name(for: z.real),
        imaginary: self.name(for: z.imaginary)
      )
    }
    for _ in 0..<Self.placeLimit {
      // The operands of the first one are real.
      let place = (0..<result.count).first { index in
        let part = result.subexpression(at: index)
        return (part.variables.contains(x) || names.occur(in: part))
          && part.variables.allSatisfy { names.complex[$0] == nil }
          && !result.isAlwaysReal(index, in: known)
      }
      guard let place else { break }
      let part = result.subexpression(at: place)
      let spelled = part.replacing(names.real)
      let name = freshName()
      known.variables[name] = .real(Real(0))
      switch withRealAnswers({ $0.worth(of: spelled, for: x, being: number) }) {
      case .unknown: return nil
      case .number: names.real[name] = spelled
      case .undefined:
        guard let own = parts(ofKernel: part, known, names, x, at: number) else { return nil }
        names.complex[name] = own
      }
      result = result.replacing(place, with: Expression(name: name))
    }
    for (name, value) in environment.variables where known.variables[name] == nil {
      known.variables[name] = value
    }
    return result.complexParts(where: names.complex, in: known).map { names.spelled($0) }
  }

  /// The parts of a root or a logarithm of a real expression that is outside of its domain.
  private mutating func parts(
    ofKernel kernel: Expression,
    _ known: Environment,
    _ names: StandIns,
    _ x: String,
    at number: Real
  ) -> ComplexParts? {
    let places = kernel.operands(of: kernel.root)
    let open = places.filter { place in
      let operand = kernel.subexpression(at: place)
      return operand.variables.contains(x) || names.occur(in: operand)
    }
    guard open.count == 1 else { return nil }
    let argument = kernel.subexpression(at: open[0])
    let spelled = argument.replacing(names.real)
    let name = freshName()
    let call = kernel.replacing(open[0], with: Expression(name: name))
    guard
      case .number(let value) = withRealAnswers({ $0.worth(of: spelled, for: x, being: number) }),
      let borders = call.bordersOfReality(at: call.root, in: name)
    else { return nil }
    var known = known
    known.variables[name] = .real(value)
    guard let whole = call.complexParts(where: [:], in: known) else { return nil }
    func resolved(_ part: Expression, _ solver: inout EquationSolver) -> Expression? {
      solver.withRealAnswers { $0.resolved(part, name, borders, at: value) }?
        .replacing([name: spelled])
    }
    guard let real = resolved(whole.real, &self) else { return nil }
    guard let imaginary = whole.imaginary else { return ComplexParts(real: real) }
    return resolved(imaginary, &self).map { ComplexParts(real: real, imaginary: $0) }
  }

  /// An expression without the branches that do not count around a number, up to the zeros of
  /// some borders.
  private mutating func resolved(
    _ e: Expression,
    _ name: String,
    _ borders: [Expression],
    at number: Real
  ) -> Expression? {
    guard let inlined = e.inliningCalls(in: environment) else { return nil }
    let whole = withNumbers(inlined).folded.withMagnitudes(of: name, in: environment)
    var places: [Real] = []
    for border in borders {
      guard let zeros = zeros(of: border, in: name)?.numbers else { return nil }
      places += zeros.map { $0.number }
    }
    for (condition, _) in whole.branchConditions(in: name) {
      guard let zeros = zeros(of: condition, in: name)?.numbers else { return nil }
      for zero in zeros {
        guard zero.period == nil, places.contains(where: { order($0, zero.number) == .equal })
        else { return nil }
      }
    }
    return branch(of: whole, name, at: number).map { withNumbers($0).folded }
  }

  /// An expression with numbers in the place of parts without names.
  private mutating func withNumbers(_ e: Expression) -> Expression {
    var result = e
    for index in e.largestParts(where: { $0.variables.isEmpty }) {
      let part = e.subexpression(at: index)
      guard part.count > 1, part.rationalNumber == nil, let number = constant(part) else {
        continue
      }
      result = result.replacing(index, with: name(for: number))
    }
    return result
  }

  /// The numbers for which both parts of a difference compare with zero as a relation says.
  private mutating func solutions(
    of parts: ComplexParts,
    _ e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet.Solutions? {
    guard let real = parts.real.inliningCalls(in: environment)?.folded else { return nil }
    guard let imaginary = parts.imaginary?.inliningCalls(in: environment)?.folded else {
      return solutions(ofPart: real, e, relation, in: x)
    }
    guard let zeros = zeros(ofPart: imaginary, in: x) else { return nil }
    guard zeros.numbers != nil else { return solutions(ofPart: real, e, relation, in: x) }
    guard relation == .notEqual else {
      // Only where the imaginary part is zero the difference is real.
      return places(zeros, e, relation, x).map { .some($0.map { Solution($0) }) }
    }
    // Where the real part is zero the imaginary one may be none.
    guard let others = self.zeros(ofPart: real, in: x) else { return nil }
    guard others.numbers != nil else { return solutions(ofPart: imaginary, e, relation, in: x) }
    guard let found = solutions(ofPart: real, e, relation, in: x),
      var ranges = ranges(of: found, between: nil, nil),
      let points = places(others, e, relation, x)
    else { return nil }
    ranges += points.map { .point($0) }
    return orderedRanges(ranges).map { .ranges(joined($0)) }
  }

  /// The zeros of a part, as far as steps and slopes tell.
  mutating func zeros(ofPart part: Expression, in x: String) -> Candidates? {
    withRealAnswers { solver in
      solver.zeros(of: part, in: x)
        ?? solver.zerosBySlopes(of: part, in: x).map { .some($0.map { Solution($0) }) }
    }
  }

  /// Those of some numbers at which a difference compares with zero as a relation says.
  private mutating func places(
    _ candidates: Candidates,
    _ e: Expression,
    _ relation: Relation,
    _ x: String
  ) -> [Real]? {
    var found: [Real] = []
    for place in candidates.numbers ?? [] {
      guard place.period == nil, let holds = holds(e, relation, x, at: place.number) else {
        return nil
      }
      if holds { found.append(place.number) }
    }
    return found
  }

  /// The numbers for which a part of a difference compares with zero as a relation says.
  private mutating func solutions(
    ofPart part: Expression,
    _ e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet.Solutions? {
    // What does not depend on the unknown does not say where there is a value.
    let isDefined = e.isDefinedBetweenChanges(in: x, environment)
    guard part.variables.contains(x) else {
      guard isDefined, let number = constant(part), let sign = sign(of: number) else { return nil }
      return relation.holds(for: sign) ? .every(except: []) : .some([])
    }
    let set = withRealAnswers { $0.realSolutions(of: part, relation, in: x) }
    guard let set, set.isComplete else { return nil }
    if case .every(except: nil) = set.solutions { return isDefined ? .every(except: []) : nil }
    return set.solutions
  }
}

extension Expression {
  /// Expressions at whose zeros a part may begin or cease to be real, where its operands are
  /// real; nothing where they are not known.
  fileprivate func bordersOfReality(at index: Int, in name: String) -> [Expression]? {
    let operands = operands(of: index).map { subexpression(at: $0) }
    let one = Expression(1)
    switch symbol(at: index) {
    case .power where !operands[1].variables.contains(name): return [operands[0]]
    case .call(let builtin):
      switch builtin.domain {
      case .nonNegative, .positive: return [operands[0]]
      case .unit, .openUnit, .atLeastOne: return [operands[0] - one, operands[0] + one]
      case .logarithm where operands.count == 1: return [operands[0]]
      case .logarithm where !operands[1].variables.contains(name): return [operands[0]]
      case .root where !operands[0].variables.contains(name): return [operands[1]]
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether the form alone says that there is a value wherever no part begins or ceases to
  /// be real.
  fileprivate func isDefinedBetweenChanges(in name: String, _ environment: Environment) -> Bool {
    (0..<count).allSatisfy { index in
      let operands = operands(of: index).map { subexpression(at: $0) }
      guard operands.contains(where: { $0.variables.contains(name) }) else { return true }
      switch symbol(at: index) {
      case .negation, .sum, .difference, .product, .juxtaposition, .percent: return true
      case .quotient: return !operands[1].variables.contains(name)
      case .power: return operands[1].rationalNumber.map { $0.signum > 0 } ?? false
      case .call(let builtin):
        switch builtin.domain {
        case .real, .nonNegative: return operands.count == 1
        case .positive: return operands[0].isAlwaysReal(in: environment)
        case .root: return !operands[0].variables.contains(name)
        case .logarithm:
          return operands[0].isAlwaysReal(in: environment)
            && operands.dropFirst().allSatisfy { !$0.variables.contains(name) }
        default: return false
        }
      default: return false
      }
    }
  }
}
