// A function of an inner one that is bounded: among the values between the bounds finitely many
// numbers or ranges are solutions of the outer function, and the inner one is solved for each.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// The most inner expressions that are tried, and the most numbers and ranges for which one is
  /// solved.
  private static let (innerLimit, valueLimit) = (4, 16)

  /// The numbers for which a function of a bounded inner expression compares with zero in a way;
  /// nothing where that is not found out.
  ///
  /// With e(x) = E(h(x)) it does so exactly where h is in the set of E, of which nothing counts beyond
  /// bounds of h.
  mutating func solutionsByNesting(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4, !environment.complexAnswers else { return nil }
    depth += 1
    defer { depth -= 1 }
    for inner in e.innerExpressions(of: x).prefix(Self.innerLimit) {
      let name = freshName()
      let outer = e.replacing(every: inner, with: Expression(name: name))
      // A line of the inner expression is as simple as the comparisons that come of it.
      guard !outer.variables.contains(x), anyLine(outer, in: name) == nil,
        var function = AnalyzedFunction(inner, of: x, environment),
        let values = function.tape.values(at: .entire)?.values, values.isBounded,
        let low = Dyadic(exactly: values.lower), let high = Dyadic(exactly: values.upper),
        let found = realSolutions(of: outer, relation, in: name), found.isComplete,
        let inside = restricted(
          found.solutions,
          from: Real(low.asRational),
          to: Real(high.asRational)
        ), let parts = ranges(of: inside, between: nil, nil), parts.count <= Self.valueLimit,
        let sets = solutions(of: inner, in: x, within: parts)
      else { continue }
      guard !sets.isEmpty else {
        return SolutionSet(solutions: .some([]), isComplete: true, methods: [.steps])
      }
      guard var whole = union(sets) else { continue }
      whole.methods = [.steps]
      return whole
    }
    return nil
  }

  /// Where an expression is in some ranges, one set for each of these.
  private mutating func solutions(
    of inner: Expression,
    in x: String,
    within parts: [SolutionRange]
  ) -> [SolutionSet.Solutions]? {
    var sets: [SolutionSet.Solutions] = []
    for part in parts {
      var own: [SolutionSet.Solutions] = []
      if part.isPoint, let number = part.lower?.number {
        guard let found = realSolutions(of: inner - name(for: number), .equal, in: x),
          found.isComplete
        else { return nil }
        own = [found.solutions]
      } else {
        for (end, isLower) in [(part.lower, true), (part.upper, false)] {
          guard let end else { return nil }
          let relation: Relation =
            isLower
            ? (end.isIncluded ? .greaterOrEqual : .greater)
            : (end.isIncluded ? .lessOrEqual : .less)
          guard let found = realSolutions(of: inner - name(for: end.number), relation, in: x),
            found.isComplete
          else { return nil }
          own.append(found.solutions)
        }
      }
      guard own.count > 1 else {
        sets += own
        continue
      }
      guard let both = combined(own, isEquation: false, { $0.allSatisfy { $0 } }) else {
        return nil
      }
      sets.append(both.solutions)
    }
    return sets
  }
}
