// Equations and inequalities with magnitudes, signs, least and greatest numbers and cases: on
// each piece of the line one branch counts, which is solved there.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most places at which branches change.
  private static let breakLimit = 32

  /// The solutions piece by piece; nothing where no branches are known, or not where they
  /// change.
  mutating func solutionsByPieces(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4 else { return nil }
    depth += 1
    defer { depth -= 1 }
    var breaks: [Real] = []
    let conditions = e.branchConditions(in: x)
    guard !conditions.isEmpty else { return nil }
    for (condition, isKept) in conditions {
      // A branch that is left out must not be what has no value.
      guard isKept || condition.isDefinedEverywhere(in: x),
        let found = placesOfChange(ofSign: condition, in: x)
      else { return nil }
      breaks += found
    }
    let ordered = different(breaks)
    guard ordered.isProved, ordered.numbers.count <= Self.breakLimit else { return nil }
    let ranges = ranges(of: e, relation, in: x, piecewise: ordered.numbers) { solver, piece in
      guard let branch = solver.branch(of: e, x, at: piece.inner),
        let found = solver.realSolutions(of: branch, relation, in: x), found.isComplete
      else { return nil }
      guard piece.low != nil || piece.high != nil else {
        return solver.ranges(of: found.solutions, between: nil, nil)
      }
      return solver.progressions(
        of: found.solutions,
        between: piece.low.map { .init(number: $0, isIncluded: false) },
        piece.high.map { .init(number: $0, isIncluded: false) }
      )
    }
    return ranges.flatMap { set(ofProgressions: $0, relation) }
  }

  /// The expression with the branches that count at a number and around it, where no branch
  /// changes; nothing where that is not found out.
  mutating func branch(of e: Expression, _ x: String, at number: Real) -> Expression? {
    var result = e
    for _ in 0..<64 {
      guard let index = result.branching(in: x) else { return result }
      let operands = result.operands(of: index).map { result.subexpression(at: $0) }
      guard let value = branch(result.symbol(at: index), operands, x, at: number) else {
        return nil
      }
      result = result.replacing(index, with: value)
    }
    return nil
  }

  private mutating func branch(
    _ symbol: Symbol,
    _ operands: [Expression],
    _ x: String,
    at number: Real
  ) -> Expression? {
    switch symbol {
    case .call(.abs):
      return sign(of: operands[0], x, at: number).map { $0 < 0 ? -operands[0] : operands[0] }
    case .call(.sign): return sign(of: operands[0], x, at: number).map { Expression(Rational($0)) }
    case .call(.min), .call(.max):
      let isLeast = symbol == .call(.min)
      var best = operands[0]
      for other in operands.dropFirst() {
        guard let sign = self.sign(of: other - best, x, at: number) else { return nil }
        if isLeast ? sign < 0 : sign > 0 { best = other }
      }
      return best
    case .piecewise:
      for place in stride(from: 0, to: operands.count - 1, by: 2) {
        guard let holds = truth(of: operands[place], x, at: number) else { return nil }
        if holds { return operands[place + 1] }
      }
      return operands.count % 2 == 1 ? operands[operands.count - 1] : nil
    default: return nil
    }
  }

  /// Whether a condition holds for a number; nothing where that is not found out, or where a
  /// part of it has no value.
  private mutating func truth(of condition: Expression, _ x: String, at number: Real) -> Bool? {
    let operands = condition.parts
    switch condition.symbol(at: condition.root) {
    case .relation(let relation, let continuesChain):
      let left = continuesChain ? operands[0].rightSide : operands[0]
      guard let sign = sign(of: left - operands[1], x, at: number) else { return nil }
      guard continuesChain else { return relation.holds(for: sign) }
      guard let before = truth(of: operands[0], x, at: number) else { return nil }
      return before && relation.holds(for: sign)
    case .constant(.isTrue): return true
    case .constant(.isFalse): return false
    case .call(let row):
      guard let junction = row.junction, let first = truth(of: operands[0], x, at: number),
        let last = truth(of: operands[operands.count - 1], x, at: number)
      else { return nil }
      return switch junction {
      case .opposite: !first
      case .both: first && last
      case .either: first || last
      case .one: first != last
      }
    default: return nil
    }
  }

  // MARK: Floors

  /// The solutions of a comparison in which the unknown stands under one floor or ceiling only:
  /// the whole numbers that this may be, and where it is these.
  mutating func solutionsByWholeNumbers(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4, let kernels = e.kernels(in: x), let first = kernels.first else { return nil }
    depth += 1
    defer { depth -= 1 }
    let kernel = e.subexpression(at: first)
    guard kernels.allSatisfy({ e.subexpression(at: $0) == kernel }) else { return nil }
    guard case .call(let builtin) = kernel.symbol(at: kernel.root), kernel.parts.count == 1,
      let rounding = WholeRounding(builtin)
    else { return nil }
    let name = freshName()
    let outer = e.replacing(kernels, with: Expression(name: name))
    guard let found = realSolutions(of: outer, relation, in: name), found.isComplete,
      let wholes = wholeRanges(of: found.solutions)
    else { return nil }
    var ranges: [SolutionRange] = []
    for whole in wholes {
      guard
        let inside = self.ranges(
          of: kernel.parts[0],
          from: whole.lower.map { rounding.least(for: $0) },
          to: whole.upper.map { rounding.greatest(for: $0) },
          in: x
        )
      else { return nil }
      ranges += inside
    }
    let ordered = orderedRanges(ranges)
    return ordered.map { set(of: joined($0), relation) }
  }

  /// Where an expression lies between two numbers.
  private mutating func ranges(
    of u: Expression,
    from low: (number: Rational, isIncluded: Bool)?,
    to high: (number: Rational, isIncluded: Bool)?,
    in x: String
  ) -> [SolutionRange]? {
    // Where there is no bound, nothing else asks whether there is a value.
    guard low != nil || high != nil || u.isDefinedEverywhere(in: x) else { return nil }
    var found = [SolutionRange(lower: nil, upper: nil, isPoint: false)]
    for (bound, isLower) in [(low, true), (high, false)] {
      guard let bound else { continue }
      let relation: Relation =
        isLower
        ? (bound.isIncluded ? .greaterOrEqual : .greater)
        : (bound.isIncluded ? .lessOrEqual : .less)
      guard
        let part = realSolutions(of: u - Expression(bound.number), relation, in: x),
        part.isComplete, case .ranges(let ranges) = part.solutions
      else { return nil }
      var next: [SolutionRange] = []
      for range in found {
        for other in ranges {
          guard range.period == nil, other.period == nil, let common = common(range, other) else {
            return nil
          }
          if let common { next.append(common) }
        }
      }
      found = next
    }
    return found
  }
}

/// A function that rounds to whole numbers, each of which is the value on a range without gaps.
private enum WholeRounding {
  case down
  case up
  case towardZero
  /// To the nearest whole number, a half away from zero.
  case nearest

  init?(_ builtin: Builtin) {
    switch builtin {
    case .floor: self = .down
    case .ceil: self = .up
    case .trunc: self = .towardZero
    case .round: self = .nearest
    default: return nil
    }
  }

  /// The least number that is rounded to a whole number or to a greater one, if there is a least,
  /// or else the bound of these.
  func least(for whole: Integer) -> (number: Rational, isIncluded: Bool) {
    let number = Rational(whole)
    switch self {
    case .down: return (number, true)
    case .up: return (number - .one, false)
    case .towardZero: return whole.signum > 0 ? (number, true) : (number - .one, false)
    case .nearest: return (number - Rational(1, over: 2), whole.signum > 0)
    }
  }

  /// The greatest number that is rounded to a whole number or to a smaller one.
  func greatest(for whole: Integer) -> (number: Rational, isIncluded: Bool) {
    let number = Rational(whole)
    switch self {
    case .down: return (number + .one, false)
    case .up: return (number, true)
    case .towardZero: return whole.signum < 0 ? (number, true) : (number + .one, false)
    case .nearest: return (number + Rational(1, over: 2), whole.signum < 0)
    }
  }
}

extension Expression {
  /// The first part whose value is one of several branches.
  fileprivate func branching(in x: String) -> Int? {
    (0..<count).first { index in
      switch symbol(at: index) {
      case .call(.abs), .call(.sign), .call(.min), .call(.max), .piecewise:
        subexpression(at: index).variables.contains(x)
      default: false
      }
    }
  }

  /// Expressions between whose zeros the branches do not change, and whether each stands in
  /// all of its branches.
  func branchConditions(in x: String) -> [(condition: Expression, isKept: Bool)] {
    var conditions: [(condition: Expression, isKept: Bool)] = []
    for index in 0..<count {
      let part = subexpression(at: index)
      guard part.variables.contains(x) else { continue }
      let operands = operands(of: index).map { subexpression(at: $0) }
      switch symbol(at: index) {
      case .call(.abs): conditions.append((operands[0], true))
      case .call(.sign): conditions.append((operands[0], false))
      case .call(.min), .call(.max):
        for (place, first) in operands.enumerated() {
          for second in operands.dropFirst(place + 1) { conditions.append((first - second, false)) }
        }
      case .piecewise:
        for place in stride(from: 0, to: operands.count - 1, by: 2) {
          for difference in operands[place].comparedDifferences {
            conditions.append((difference, false))
          }
        }
      default: break
      }
    }
    return conditions.filter { $0.condition.variables.contains(x) }
  }
}
