// Comparisons in which the imaginary unit stands, with complex answers switched off: a real number
// counts where both sides have values, and so no root or logarithm of a negative number stands in
// them. Real parts are named, so that the real and the imaginary part of the rest are two real
// functions on the whole line.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// An expression by its real and its imaginary part.
  private struct RealReading {
    /// The parts, in which names stand for real parts.
    var parts: ComplexParts
    /// What the names mean, in which earlier names may stand.
    var meanings: [(name: String, part: Expression)] = []
    /// Numbers at which parts that are not real may have no value, or another one than around.
    var breaks: [Real] = []
    /// Whether there are no other such numbers.
    var areBreaksKnown = true

    /// An expression with what the names mean.
    func spelled(_ e: Expression) -> Expression {
      meanings.reversed().reduce(e) { $0.replacing([$1.name: $1.part]) }
    }

    /// What stands for names that do not occur in some expressions.
    func meanings(outside told: [Expression]) -> [Expression] {
      var occurring = Set(told.flatMap { $0.variables })
      for (name, part) in meanings.reversed() where occurring.contains(name) {
        occurring.formUnion(part.variables)
      }
      return meanings.filter { !occurring.contains($0.name) }.map { spelled($0.part) }
    }
  }

  /// Numbers that satisfy a comparison where it has a value, and in which parts that is seen.
  private struct PartSolutions {
    let solutions: SolutionSet.Solutions
    /// Where these have no value the solutions have none.
    var told: [Expression] = []
    var method = SolutionSet.Method.steps
  }

  /// The real numbers that satisfy a comparison of a difference in which the imaginary unit or
  /// other complex constants stand, with complex answers switched off.
  mutating func solutionsByParts(
    of difference: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard environment.angleUnit == .radians || !difference.hasAngles, depth < 4,
      let e = namingComplexConstants(difference, in: x), e.variables.contains(x)
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let reading = reading(of: e, x),
      let found = solutions(of: reading, e, relation, in: x)
    else { return nil }
    return withValues(found, of: reading, e, relation, in: x)
  }

  // MARK: Parts

  private mutating func reading(of e: Expression, _ x: String) -> RealReading? {
    var (result, known) = (e.withReciprocals(in: environment), environment)
    var reading = RealReading(parts: ComplexParts(real: result))
    var complex: [String: ComplexParts] = [:]
    known.variables[x] = .real(Real(0))
    for name in e.variables {
      guard case .complex(let z)? = environment.variables[name] else { continue }
      complex[name] = ComplexParts(
        real: self.name(for: z.real),
        imaginary: self.name(for: z.imaginary)
      )
    }
    for (name, value) in environment.variables where known.variables[name] == nil {
      known.variables[name] = value
    }
    func named(_ part: Expression, _ solver: inout EquationSolver) -> Expression {
      if let same = reading.meanings.first(where: { $0.part == part }) {
        return Expression(name: same.name)
      }
      let name = solver.freshName()
      known.variables[name] = .real(Real(0))
      reading.meanings.append((name, part))
      return Expression(name: name)
    }
    for _ in 0..<Self.partLimit {
      let real = result.largestParts { $0.isReal(in: known) && !$0.hasComplexParts(in: known) }
      for place in real where result.subexpression(at: place).count > 1 {
        result = result.replacing(place, with: named(result.subexpression(at: place), &self))
      }
      // The first part that need not have a value, or is real: those in it are named.
      let open = (0..<result.count).first { index in
        !result.hasValues(at: index)
          || !result.operands(of: index).isEmpty
            && result.subexpression(at: index).isReal(in: known)
      }
      guard let open else {
        guard let parts = result.complexParts(where: complex, in: known) else { return nil }
        reading.parts = parts
        return reading
      }
      if result.subexpression(at: open).isReal(in: known) {
        guard let parts = result.subexpression(at: open).complexParts(where: complex, in: known),
          let real = parts.real.inliningCalls(in: environment)?.folded
        else { return nil }
        result = result.replacing(open, with: named(real, &self))
        continue
      }
      var isCut = true
      operands: for place in result.operands(of: open) {
        let operand = result.subexpression(at: place)
        guard let parts = operand.complexParts(where: complex, in: known),
          let imaginary = (parts.imaginary ?? Expression(0)).inliningCalls(in: environment)?.folded
        else { return nil }
        let zeros: Candidates? =
          operand.isReal(in: known)
          ? self.zeros(ofPart: reading.spelled(operand), in: x)
          : self.zeros(ofPart: reading.spelled(imaginary).folded, in: x)
        switch zeros {
        case .every? where !operand.isReal(in: known):
          // It is real, so that what is taken of it may be, too.
          guard let real = parts.real.inliningCalls(in: environment)?.folded else { return nil }
          result = result.replacing(place, with: named(real, &self))
          isCut = false
          break operands
        case .some(let numbers)? where numbers.allSatisfy({ $0.period == nil }):
          reading.breaks += numbers.map { $0.number }
        default: reading.areBreaksKnown = false
        }
        // A base or an index may be one of which there is no value elsewhere.
        if case .call = result.symbol(at: open), result.operands(of: open).count > 1,
          operand.isReal(in: known), !reading.spelled(operand).variables.isEmpty
        {
          reading.areBreaksKnown = false
        }
      }
      guard isCut else { continue }
      guard let parts = result.subexpression(at: open).complexParts(where: complex, in: known)
      else { return nil }
      let name = freshName()
      complex[name] = parts
      known.variables[name] = Value(Number(imaginary: Real(1)))
      result = result.replacing(open, with: Expression(name: name))
    }
    return nil
  }

  /// The most parts that need not have a value.
  private static let partLimit = 24

  // MARK: Solutions

  private mutating func solutions(
    of reading: RealReading,
    _ e: Expression,
    _ relation: Relation,
    in x: String
  ) -> PartSolutions? {
    func told(_ part: Expression?, _ solver: EquationSolver) -> Expression? {
      (part ?? Expression(0)).inliningCalls(in: solver.environment)?.folded
    }
    guard let real = told(reading.parts.real, self),
      let imaginary = told(reading.parts.imaginary, self)
    else { return nil }
    let parts = [real, imaginary].map { reading.spelled($0) }
    func set(_ place: Int, _ solver: inout EquationSolver) -> PartSolutions? {
      guard let found = solver.solutions(ofReal: parts[place], relation, in: x) else { return nil }
      return PartSolutions(
        solutions: found.solutions,
        told: [place == 0 ? real : imaginary],
        method: found.methods.first ?? .steps
      )
    }
    let zeros = self.zeros(ofPart: parts[1], in: x)
    if case .every? = zeros { return set(0, &self) }
    guard relation == .notEqual else {
      // Only where the imaginary part is zero the difference is real.
      if let places = zeros?.single { return PartSolutions(solutions: .some(places)) }
      if relation == .equal, let others = self.zeros(ofPart: parts[0], in: x) {
        guard let places = others.single else {
          if case .every = others { return set(1, &self) }
          return both(parts, [real, imaginary], relation, in: x)
        }
        return PartSolutions(solutions: .some(places))
      }
      return both(parts, [real, imaginary], relation, in: x)
    }
    guard let others = self.zeros(ofPart: parts[0], in: x) else { return nil }
    if case .every = others { return set(1, &self) }
    // Where the real part is zero the imaginary one may be none.
    guard let places = others.single, let found = set(0, &self),
      var ranges = ranges(of: found.solutions, between: nil, nil)
    else { return nil }
    for place in places {
      guard let holds = holds(e, relation, x, at: place.number) else { return nil }
      if holds { ranges.append(.point(place.number)) }
    }
    return orderedRanges(ranges).map {
      PartSolutions(solutions: .ranges(joined($0)), told: found.told)
    }
  }

  /// Where the imaginary part is zero and the real one compares with zero.
  private mutating func both(
    _ parts: [Expression],
    _ told: [Expression],
    _ relation: Relation,
    in x: String
  ) -> PartSolutions? {
    guard let first = solutions(ofReal: parts[0], relation, in: x),
      let second = solutions(ofReal: parts[1], .equal, in: x),
      let common = combined(
        [first.solutions, second.solutions],
        isEquation: true,
        {
          $0 == [true, true]
        }
      )
    else { return nil }
    return PartSolutions(solutions: common.solutions, told: told)
  }

  private mutating func solutions(
    ofReal part: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    let found = withRealAnswers { $0.realSolutions(of: part, relation, in: x) }
    return found.flatMap { $0.isComplete ? $0 : nil }
  }

  // MARK: Values

  /// Those of some numbers at which the comparison has a value and holds.
  private mutating func withValues(
    _ found: PartSolutions,
    of reading: RealReading,
    _ e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    var isEvery = false
    var known: [SolutionSet.Solutions] = [found.solutions]
    var told = found.told
    if case .every(except: let others) = found.solutions {
      isEvery = true
      if others == nil { (known, told) = ([], []) }
    }
    let lost = reading.meanings(outside: told).filter { !$0.isDefinedEverywhere(in: x) }
    if case .some(let members) = found.solutions {
      let isSure = lost.isEmpty && reading.breaks.isEmpty && reading.areBreaksKnown
      return checked(members, isSure, e, x, relation)
    }
    guard reading.areBreaksKnown, let conditions = conditions(of: lost, in: x) else { return nil }
    let whole = SolutionSet(
      solutions: found.solutions,
      isComplete: true,
      methods: [found.method]
    )
    if conditions.isEmpty, reading.breaks.isEmpty, !known.isEmpty { return whole }
    guard var set = commonSolutions(of: conditions, in: x, domain: .real, known: known),
      set.isComplete
    else { return nil }
    if !reading.breaks.isEmpty {
      var (inside, outside): ([Solution], [Solution]) = ([], [])
      for number in different(reading.breaks).numbers {
        guard let holds = holds(e, relation, x, at: number) else { return nil }
        if holds { inside.append(Solution(number)) } else { outside.append(Solution(number)) }
      }
      guard
        let cut = combined(
          [set.solutions, .some(inside), .some(outside)],
          isEquation: false,
          {
            $0[1] || $0[0] && !$0[2]
          }
        )
      else { return nil }
      set = cut
    }
    guard isEvery, case .ranges(let ranges) = set.solutions, let gaps = gaps(between: ranges)
    else { return set }
    return SolutionSet(
      solutions: .every(except: gaps),
      isComplete: true,
      methods: [.identity]
    )
  }

  /// Those of some numbers and families that satisfy the comparison.
  private mutating func checked(
    _ members: [Solution],
    _ isSure: Bool,
    _ e: Expression,
    _ x: String,
    _ relation: Relation
  ) -> SolutionSet? {
    let (families, numbers) = (
      members.filter { $0.period != nil }, members.filter { $0.period == nil }
    )
    let single = different(numbers.map { $0.number })
    guard single.isProved else { return nil }
    var kept: [Solution] = []
    for number in single.numbers {
      guard let holds = holds(e, relation, x, at: number) ?? (isSure ? true : nil) else {
        return nil
      }
      if holds { kept.append(Solution(number)) }
    }
    if !families.isEmpty, !isSure {
      let known = checked(families, e, x)
      guard relation == .equal, known.isComplete else { return nil }
      kept += known.solutions
    } else {
      kept += families
    }
    return SolutionSet(solutions: .some(kept), isComplete: true, methods: [.steps])
  }

  /// Comparisons that hold where some real expressions have values; nothing where they are not
  /// known.
  private func conditions(
    of parts: [Expression],
    in x: String
  ) -> [EquationTask.Condition]? {
    var conditions: [EquationTask.Condition] = []
    for needed in parts.flatMap({ $0.domainConditions(in: environment) })
    where needed.part.variables.contains(x) {
      guard let relation = needed.relation else { return nil }
      let condition = EquationTask.Condition(needed.part, relation, Expression(0))
      if !conditions.contains(condition) { conditions.append(condition) }
    }
    return conditions
  }

  /// The numbers outside of ranges that are all of the line but for them; nothing for others.
  private mutating func gaps(between ranges: [SolutionRange]) -> [Real]? {
    guard let first = ranges.first, let last = ranges.last, first.lower == nil, last.upper == nil,
      ranges.allSatisfy({ $0.period == nil })
    else { return nil }
    var gaps: [Real] = []
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      guard let low = range.upper, let high = next.lower, order(low.number, high.number) == .equal
      else { return nil }
      gaps.append(low.number)
    }
    return gaps
  }
}

extension Candidates {
  /// The numbers where all are single ones.
  fileprivate var single: [Solution]? {
    numbers.flatMap { $0.allSatisfy { $0.period == nil } ? $0 : nil }
  }
}

extension Expression {
  /// The expression with products in the place of quotients by real expressions, so that the
  /// reciprocal of the divisor is a real part.
  fileprivate func withReciprocals(in environment: Environment) -> Expression {
    var result = self
    for index in (0..<count).reversed() {
      guard case .quotient = result.symbol(at: index) else { continue }
      let (whole, divisor) = (
        result.subexpression(at: index), result.subexpression(at: index - 1)
      )
      guard divisor.isReal(in: environment), !divisor.variables.isEmpty,
        !whole.isReal(in: environment)
      else { continue }
      let reciprocal = Expression(.quotient, [Expression(1), divisor])
      result = result.replacing(index, with: Expression(.product, [whole.parts[0], reciprocal]))
    }
    return result
  }

  /// Whether a part has a value where its operands have, and is continuous in them.
  fileprivate func hasValues(at index: Int) -> Bool {
    let places = operands(of: index)
    func operand(_ place: Int) -> Expression { subexpression(at: places[place]) }
    switch symbol(at: index) {
    case .negation, .sum, .difference, .product, .juxtaposition, .percent: return true
    case .quotient: return operand(1).rationalNumber.map { !$0.isZero } ?? false
    case .power:
      if let exponent = operand(1).rationalNumber {
        return exponent.isInteger && exponent.signum > 0
      }
      return operand(0).isPositiveNumber
    case .call(let builtin):
      return places.count == 1 && builtin.domain == .real && builtin.hasPartsEverywhere
    default: return places.isEmpty
    }
  }
}
