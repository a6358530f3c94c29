// Comparisons with powers of what may be negative whose exponents depend on the unknown: where
// the base is negative such a power has values at scattered places only, and each of them is a
// power of the magnitude or its opposite.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The solutions of a comparison with one scattered power; nothing where some are scattered,
  /// or where that is not found out.
  ///
  /// Where the base b is negative, b^u is |b|^u or −|b|^u, or has no value: what solves neither
  /// of the comparisons with these is no solution.
  mutating func solutionsByMagnitudes(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4, let power = e.scatteredPower(in: x, environment) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let (base, exponent) = (power.parts[0], power.parts[1])
    guard let places = placesOfChange(ofSign: base, in: x) else { return nil }
    let breaks = different(places)
    guard breaks.isProved else { return nil }
    let ranges = ranges(of: e, relation, in: x, piecewise: breaks.numbers) { solver, piece in
      let sign: Int
      switch solver.worth(of: base, for: x, being: piece.inner) {
      case .unknown: return nil
      case .undefined: return []
      case .number(let value):
        guard let known = solver.sign(of: value), known != 0 else { return nil }
        sign = known
      }
      let size = sign < 0 ? -base : base
      // A power of a positive number is scattered nowhere.
      let magnitude =
        size.variables.contains(x)
        ? Expression.call(.exp, exponent * .call(.ln, size))
        : Expression(.power, [size, exponent])
      var ranges: [SolutionRange] = []
      for factor in sign < 0 ? [1, -1] : [1] {
        let whole = e.replacing(every: power, with: Expression(Rational(factor)) * magnitude)
        guard let found = solver.realSolutions(of: whole, relation, in: x), found.isComplete,
          let inside = solver.ranges(of: found.solutions, between: piece.low, piece.high),
          let kept = sign < 0 ? solver.points(inside, e, relation, x) : inside
        else { return nil }
        ranges += kept
      }
      return ranges
    }
    guard let ranges, let ordered = orderedRanges(ranges) else { return nil }
    return set(of: joined(ordered), relation)
  }

  /// Those of some single numbers that satisfy a comparison; nothing where there are ranges.
  private mutating func points(
    _ candidates: [SolutionRange],
    _ e: Expression,
    _ relation: Relation,
    _ x: String
  ) -> [SolutionRange]? {
    var kept: [SolutionRange] = []
    for range in candidates {
      guard range.isPoint, let number = range.lower?.number,
        let holds = holds(e, relation, x, at: number)
      else { return nil }
      if holds { kept.append(range) }
    }
    return kept
  }
}

extension Expression {
  /// The only power with values at scattered places, wherever it occurs; nothing where there
  /// is none or there are several.
  fileprivate func scatteredPower(in name: String, _ environment: Environment) -> Expression? {
    var found: Expression?
    for index in 0..<count {
      let part = subexpression(at: index)
      guard case .power = symbol(at: index), part != found,
        part.isScattered(in: name, environment, over: .entire)
      else { continue }
      // One that stands in another one is no power of a simple base and exponent.
      guard found == nil,
        part.parts.allSatisfy({ !$0.isScattered(in: name, environment, over: .entire) })
      else { return nil }
      found = part
    }
    guard let found else { return nil }
    let rest = replacing(every: found, with: Expression(1))
    return rest.isScattered(in: name, environment, over: .entire) ? nil : found
  }
}
