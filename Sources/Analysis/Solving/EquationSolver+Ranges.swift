// Inequalities in one unknown: between neighbouring places where the difference of both sides
// is zero or not smooth it keeps its sign, so that one number in between tells it.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The ranges on which an expression compares with zero in a way.
  mutating func ranges(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard e.variables.contains(x) else { return nil }
    let candidates = zeros(of: e, in: x)
    if case .every? = candidates {
      let solutions: SolutionSet.Solutions =
        relation.holds(for: 0) ? .every(except: exceptions(of: e, in: x)) : .some([])
      return SolutionSet(solutions: solutions, isComplete: true, methods: [.identity])
    }
    var level = candidates?.numbers
    if let found = level, let period = Period.period(of: e, x, environment, &workspace) {
      return periodicRanges(of: e, relation, found, period, in: x)
    }
    guard level?.allSatisfy({ $0.period == nil }) != false else { return nil }
    // Those that the slope tells are zeros, of which no evaluation could decide it.
    let zeros = level == nil ? zerosByFewSlopes(of: e, in: x) : []
    level = level ?? zeros?.map { Solution($0) }
    guard let level = level?.map({ $0.number }), let singular = singularNumbers(of: e, in: x) else {
      return nil
    }
    let breaks = different(level + singular)
    guard breaks.isProved else { return nil }
    // Whether each piece belongs to the solutions, and the place behind it, by turns.
    var belongs: [Bool] = []
    for index in 0...breaks.numbers.count {
      let low = index > 0 ? breaks.numbers[index - 1] : nil
      let high = index < breaks.numbers.count ? breaks.numbers[index] : nil
      guard let middle = middle(low, high),
        let isInside = holds(e, relation, x, at: Real(middle.asRational))
      else { return nil }
      belongs.append(isInside)
      guard let high else { break }
      let isZero = zeros?.contains { different([$0, high]).numbers.count == 1 } == true
      let isAtEnd =
        isZero ? relation.holds(for: 0) : holds(e, relation, x, at: high, amongZeros: level)
      guard let isAtEnd else { return nil }
      belongs.append(isAtEnd)
    }
    return SolutionSet(
      solutions: .ranges(EquationSolver.ranges(belongs, breaks.numbers)),
      isComplete: true,
      methods: [.signs]
    )
  }

  /// The ranges that pieces and places beside each other make.
  static func ranges(_ belongs: [Bool], _ breaks: [Real]) -> [SolutionRange] {
    var ranges: [SolutionRange] = []
    var first = 0
    while first < belongs.count {
      guard belongs[first] else {
        first += 1
        continue
      }
      var last = first
      while last + 1 < belongs.count, belongs[last + 1] { last += 1 }
      // Piece k lies between the places k − 1 and k, and is entry 2k.
      let (lower, upper) = ((first - 1) / 2, last / 2)
      ranges.append(
        SolutionRange(
          lower: first == 0 ? nil : .init(number: breaks[lower], isIncluded: first % 2 == 1),
          upper: upper < breaks.count
            ? .init(number: breaks[upper], isIncluded: last % 2 == 1) : nil,
          isPoint: first == last && first % 2 == 1
        )
      )
      first = last + 1
    }
    return ranges
  }
}
