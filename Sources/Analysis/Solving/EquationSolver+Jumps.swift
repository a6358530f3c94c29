// Comparisons between functions that repeat and jump: between neighbouring jumps of one period
// each is another function without jumps, and what is found there repeats.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most jumps in a period.
  private static let jumpLimit = 64

  /// The solutions of a comparison between functions that repeat, some of which jump; nothing
  /// where they are not found out.
  mutating func solutionsBetweenJumps(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4, (0..<e.count).contains(where: { e.isJump($0, in: x) }),
      let period = Period.period(of: e, x, environment, &workspace)
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let breaks = jumps(of: e, in: x, from: Real(0), to: period),
      let ranges = pieces(of: e, relation, in: x, between: breaks)
    else { return nil }
    return repeated(joined(ranges), period, relation)
  }

  /// The solutions from one number to another of a comparison between functions that jump.
  mutating func solutionsBetweenJumps(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    from lower: Real,
    to upper: Real
  ) -> SolutionSet? {
    guard depth < 4, (0..<e.count).contains(where: { e.isJump($0, in: x) }) else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let breaks = jumps(of: e, in: x, from: lower, to: upper),
      var ranges = pieces(of: e, relation, in: x, between: breaks),
      let holds = holds(e, relation, x, at: upper)
    else { return nil }
    if holds { ranges.append(.point(upper)) }
    return set(of: joined(ranges), relation)
  }

  /// The solutions from the first of some numbers to below the last one, where functions jump
  /// at these numbers only.
  private mutating func pieces(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    between breaks: [Real]
  ) -> [SolutionRange]? {
    var ranges: [SolutionRange] = []
    for (low, high) in zip(breaks, breaks.dropFirst()) {
      guard let middle = middle(low, high),
        let piece = piece(of: e, x, at: Real(middle.asRational)),
        let found = solutions(of: piece, relation, in: x, between: low, high),
        let holds = holds(e, relation, x, at: low)
      else { return nil }
      if holds { ranges.append(.point(low)) }
      ranges += found
    }
    return ranges
  }

  /// The places between two numbers where functions may jump, with both of these.
  private mutating func jumps(
    of e: Expression,
    in x: String,
    from lower: Real,
    to upper: Real
  ) -> [Real]? {
    let span = enclosure(lower).hull(enclosure(upper))
    var numbers = [lower, upper]
    for index in 0..<e.count where e.isJump(index, in: x) {
      let part = e.subexpression(at: index)
      let places = SingularPlaces(of: part, x, environment, in: span)
      guard places.isComplete else { return nil }
      for place in places.functions {
        guard let zeros = zeros(of: place, in: x)?.numbers else { return nil }
        for zero in zeros {
          guard let inside = members(of: zero, from: lower, to: upper) else { return nil }
          numbers += inside
        }
      }
    }
    let ordered = different(numbers)
    return ordered.isProved && ordered.numbers.count <= Self.jumpLimit ? ordered.numbers : nil
  }

  /// The expression around a number, up to the next jumps, without functions that jump.
  private mutating func piece(of e: Expression, _ x: String, at number: Real) -> Expression? {
    var result = e
    for _ in 0..<Self.jumpLimit {
      // The first one has no other one inside of it.
      guard let index = (0..<result.count).first(where: { result.isJump($0, in: x) }) else {
        return result
      }
      let operands = result.operands(of: index).map { result.subexpression(at: $0) }
      let part = result.subexpression(at: index)
      guard case .call(let builtin) = result.symbol(at: index), let piece = builtin.piece else {
        return nil
      }
      let spelled = piece.replacing(["u": operands[0], "v": operands.last ?? operands[0]])
      let (none, one) = (Expression(0), Expression(1))
      // The piece is linear in w.
      let distance = part - spelled.replacing(["w": none])
      let unit = spelled.replacing(["w": one]) - spelled.replacing(["w": none])
      guard case .number(let gap) = worth(of: distance, for: x, being: number),
        case .number(let step) = worth(of: unit, for: x, being: number),
        let whole = quotient(gap, step)?.rational
      else { return nil }
      result = result.replacing(index, with: spelled.replacing(["w": Expression(whole)]))
    }
    return nil
  }

  /// The solutions of a comparison strictly between two numbers, as ranges from left to right.
  private mutating func solutions(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    between low: Real,
    _ high: Real
  ) -> [SolutionRange]? {
    guard e.variables.contains(x) else {
      guard case .number(let value) = worth(of: e), let sign = sign(of: value) else { return nil }
      return relation.holds(for: sign) ? [.open(low, high)] : []
    }
    guard let found = realSolutions(of: e, relation, in: x), found.isComplete,
      let bounded = restricted(found.solutions, from: low, to: high)
    else { return nil }
    return ranges(of: bounded, between: low, high)
  }
}

extension Expression {
  /// Whether a part with a name is a function that jumps, in pieces that are known.
  fileprivate func isJump(_ index: Int, in name: String) -> Bool {
    guard case .call(let builtin) = symbol(at: index), builtin.piece != nil else { return false }
    return subexpression(at: index).variables.contains(name)
  }
}
