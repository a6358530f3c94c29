// Products and quotients that are zero where a factor is and all of it has a value: √x·sin x,
// ln(x)·sin(x), sin(x)/√x.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The zeros of a product or a quotient in some ranges that have no number in common: those of
  /// its factors, each by itself, as far as the whole has a value.
  mutating func solutionsByFactors(
    of e: Expression,
    in x: String,
    within ranges: [SolutionRange] = [MonotoneBranch.line]
  ) -> SolutionSet? {
    guard depth < 4, !environment.complexAnswers else { return nil }
    depth += 1
    defer { depth -= 1 }
    var factors: [Expression] = []
    for factor in e.zeroFactors(in: x) where factor.variables.contains(x) {
      if !factors.contains(factor) { factors.append(factor) }
    }
    guard factors != [e], let conditions = domain(of: e, in: x) else { return nil }
    var known: [SolutionSet.Solutions] = []
    var others: [Expression] = []
    for factor in factors {
      if let found = solutionsBySteps(of: factor, in: x), found.isComplete,
        case .some = found.solutions
      {
        known.append(found.solutions)
      } else {
        others.append(factor)
      }
    }
    guard let union = union(known.isEmpty ? [.some([])] : known),
      case .some(let members) = union.solutions,
      let rest = commonSolutions(of: conditions, members, within: ranges, in: x)
    else { return nil }
    guard !others.isEmpty else { return rest }
    guard var images = images(of: rest.solutions) else { return nil }
    for factor in others {
      // What the factor itself asks for is known where it is zero.
      guard let own = domain(of: factor, in: x),
        let place = commonSolutions(
          of: conditions.filter { !own.contains($0) },
          in: x,
          domain: .real,
          known: [.ranges(ranges)]
        ), place.isComplete, let inside = self.ranges(of: place.solutions, between: nil, nil),
        let found = solutionsByImages(of: factor, in: x, within: inside)
          ?? solutionsByFactors(of: factor, in: x, within: inside),
        let more = self.images(of: found.solutions)
      else { return nil }
      // A number that is a zero of the factor is among its images.
      images.removeAll { $0.period == nil && isZero(factor, x, at: $0.start) == true }
      images += more
    }
    return set(of: images)
  }

  /// Those of some numbers and families that satisfy comparisons, in some ranges.
  private mutating func commonSolutions(
    of conditions: [EquationTask.Condition],
    _ members: [Solution],
    within ranges: [SolutionRange],
    in x: String
  ) -> SolutionSet? {
    var sets: [SolutionSet.Solutions] = []
    var kept: [Real] = []
    for member in members where member.period == nil {
      guard let isInside = isInside(member.number, conditions, ranges, x) else { return nil }
      if isInside { kept.append(member.number) }
    }
    if !kept.isEmpty {
      let ordered = different(kept)
      guard ordered.isProved else { return nil }
      sets.append(.some(ordered.numbers.map { Solution($0) }))
    }
    let families = members.filter { $0.period != nil }
    if !families.isEmpty {
      guard
        let found = commonSolutions(
          of: conditions,
          in: x,
          domain: .real,
          known: [.some(families), .ranges(ranges)]
        ), found.isComplete
      else { return nil }
      sets.append(found.solutions)
    }
    guard sets.count > 1 else {
      return SolutionSet(
        solutions: sets.first ?? .some([]),
        isComplete: true,
        methods: [.steps]
      )
    }
    if let both = union(sets), case .some = both.solutions { return both }
    var all: [SolutionRange] = []
    for set in sets {
      switch set {
      case .some(let members) where members.allSatisfy({ $0.period == nil }):
        all += members.map { .point($0.number) }
      case .progressions(let ranges): all += ranges
      default: return nil
      }
    }
    return set(ofProgressions: all, .equal)
  }

  /// Whether a number satisfies comparisons and lies in one of some ranges; nothing where that is not
  /// found out.
  private mutating func isInside(
    _ number: Real,
    _ conditions: [EquationTask.Condition],
    _ ranges: [SolutionRange],
    _ x: String
  ) -> Bool? {
    for condition in conditions {
      guard let holds = holds(condition.difference, condition.relation, x, at: number) else {
        return nil
      }
      if !holds { return false }
    }
    for range in ranges {
      guard let common = common(.point(number), range) else { return nil }
      if common != nil { return true }
    }
    return false
  }

  /// What has to hold for an expression to have a value; nothing where no comparison tells it.
  private func domain(of e: Expression, in x: String) -> [EquationTask.Condition]? {
    var conditions: [EquationTask.Condition] = []
    for condition in e.domainConditions(in: environment) where condition.part.variables.contains(x)
    {
      let relation: Relation
      switch condition.kind {
      case .notZero: relation = .notEqual
      case .notNegative: relation = .greaterOrEqual
      case .positive: relation = .greater
      case .defined: return nil
      }
      let whole = EquationTask.Condition(condition.part, relation, Expression(0))
      if !conditions.contains(whole) { conditions.append(whole) }
    }
    return conditions
  }

  /// Numbers and families as images of themselves.
  private func images(of solutions: SolutionSet.Solutions) -> [SolutionImage]? {
    switch solutions {
    case .images(let images): return images
    case .some(let members):
      return members.map { member in
        var image = SolutionImage.point(member.number)
        image.period = member.period
        return image
      }
    case .progressions(let ranges), .ranges(let ranges):
      var images: [SolutionImage] = []
      for range in ranges {
        guard range.isPoint, let number = range.lower?.number else { return nil }
        var image = SolutionImage.point(number)
        image.period = range.period
        if case .progressions = solutions, range.period != nil { image.turns = .fromZero }
        images.append(image)
      }
      return images
    case .every, .complex, .points: return nil
    }
  }
}

extension Expression {
  /// Expressions of which one is zero wherever the expression is, which is zero wherever it has a
  /// value and one of them is zero.
  fileprivate func zeroFactors(in name: String) -> [Expression] {
    let operands = parts
    switch symbol(at: root) {
    case .negation, .quotient: return operands[0].zeroFactors(in: name)
    case .product, .juxtaposition: return operands.flatMap { $0.zeroFactors(in: name) }
    case .power where operands[1].rationalNumber.map({ $0.signum > 0 }) == true:
      return operands[0].zeroFactors(in: name)
    default:
      guard let (factor, rest) = commonFactor(in: name) else { return [self] }
      return factor.zeroFactors(in: name) + rest.zeroFactors(in: name)
    }
  }
}
