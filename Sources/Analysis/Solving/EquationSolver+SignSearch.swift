// Inequalities whose zeros are known by slopes and intervals only: they, and the places where the
// difference of both sides may be not smooth, divide the line into pieces on which it keeps its sign.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// Numbers among which all zeros of an expression are.
  struct ZeroPlaces {
    /// The numbers, in no order.
    let numbers: [Real]
    /// Whether each is proved to be a zero.
    let areProved: Bool
  }

  /// Numbers among which all zeros of an expression are, or all of those from one number to another;
  /// nothing where that is not proved.
  mutating func zeroPlaces(
    of e: Expression,
    in x: String,
    between bounds: (lower: Real, upper: Real)?
  ) -> ZeroPlaces? {
    let before = hasSteps
    defer { hasSteps = before }
    if let candidates = zeros(of: e, in: x) {
      guard let found = candidates.numbers else { return nil }
      if let bounds {
        guard let inside = members(of: found, from: bounds.lower, to: bounds.upper) else {
          return nil
        }
        return ZeroPlaces(numbers: inside, areProved: false)
      }
      guard found.allSatisfy({ $0.period == nil }) else { return nil }
      return ZeroPlaces(numbers: found.map { $0.number }, areProved: false)
    }
    let searched: SolutionSet?
    if let bounds {
      searched = self.searched(e, in: x, from: bounds.lower, to: bounds.upper)
    } else {
      searched = self.searched(e, in: x)
    }
    guard let searched, searched.isComplete, case .some(let members) = searched.solutions,
      members.allSatisfy({ $0.period == nil })
    else { return nil }
    return ZeroPlaces(numbers: members.map { $0.number }, areProved: true)
  }

  /// Numbers among which all are where an expression may be something else than smooth, or all of
  /// those from one number to another.
  mutating func singularPlaces(
    of e: Expression,
    in x: String,
    between bounds: (lower: Real, upper: Real)?
  ) -> [Real]? {
    let range = bounds.map { enclosure($0.lower).hull(enclosure($0.upper)) }
    let places = SingularPlaces(of: e, x, environment, in: range ?? .entire)
    guard places.isComplete else { return nil }
    var singular: [Real] = []
    for place in places.functions {
      guard let found = zeroPlaces(of: place, in: x, between: bounds) else { return nil }
      singular += found.numbers
    }
    return singular
  }

  /// The ranges next to zero on which an expression compares with zero in a way, where its zeros are
  /// all known there and not on the whole line, as those of tan x − x, of which there is one between
  /// any two poles; it is told that nothing is known beyond.
  mutating func rangesNearZero(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    let limit = Self.toldRange
    guard var found = rangesBySearch(of: e, relation, in: x, between: (Real(-limit), Real(limit)))
    else { return nil }
    found.isComplete = false
    found.decidedUpTo = limit
    return found
  }

  /// The ranges on which an expression compares with zero in a way, on the whole line or from one
  /// number to another; nothing where its zeros are not all known.
  mutating func rangesBySearch(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    between bounds: (lower: Real, upper: Real)? = nil
  ) -> SolutionSet? {
    guard !environment.complexAnswers, e.variables.contains(x),
      let singular = singularPlaces(of: e, in: x, between: bounds),
      let zeros = zeroPlaces(of: e, in: x, between: bounds)
    else { return nil }
    let ends = bounds.map { [$0.lower, $0.upper] } ?? []
    let breaks = different(zeros.numbers + singular + ends)
    guard breaks.isProved else { return nil }
    let known = zeros.areProved ? zeros.numbers : []
    let ranges = ranges(
      of: e,
      relation,
      in: x,
      piecewise: breaks.numbers,
      at: { solver, number in
        if known.contains(where: { $0.isSameNode(as: number) }) { return relation.holds(for: 0) }
        return solver.holds(e, relation, x, at: number, amongZeros: zeros.numbers)
      },
      { solver, piece in
        // Beyond the bounds nothing is asked.
        guard bounds == nil || piece.low != nil && piece.high != nil else { return [] }
        return solver.holds(e, relation, x, at: piece.inner).map { $0 ? [piece.range] : [] }
      }
    )
    guard let ranges else { return nil }
    return SolutionSet(solutions: .ranges(joined(ranges)), isComplete: true, methods: [.signs])
  }
}
