// Linear equations in three unknowns or more: multiples of one equation are taken from those below
// it, until the last one has one unknown, and what is found is put in.

internal import Expressions
internal import Numbers
internal import Reals

/// Writes the lines for linear equations in any number of unknowns.
struct GaussWriter {
  var solver: EquationSolver
  let unknowns: [String]
  var lines: [Derivation.Line] = []
  var rows: [LinearRow] = []

  /// The most unknowns and equations.
  static let sizeLimit = 6

  /// The lines up to an answer.
  mutating func derivation(
    of conditions: [EquationTask.Condition],
    to answer: SolutionSet
  ) -> Derivation? {
    guard case .points(let points) = answer.solutions, points.count <= 1 else { return nil }
    lines = [Derivation.Line(cases: [conditions])]
    guard let read = solver.rows(of: conditions, in: unknowns) else { return nil }
    rows = read
    if conditions != rows.map({ $0.equation(in: unknowns) }) {
      append(.expand)
    }
    guard eliminate() else { return nil }
    if rows.contains(where: { $0.hasNoUnknown }) {
      guard points.isEmpty else { return nil }
      lines.append(Derivation.Line(cases: [], operation: .contradiction))
    } else {
      guard let point = points.first, insert(point) else { return nil }
    }
    return solver.verified(lines, in: unknowns)
  }

  // MARK: Lines

  private mutating func append(_ operation: Derivation.Operation) {
    let equations = rows.map { $0.equation(in: unknowns) }
    if lines.last?.cases == [equations] { return }
    lines.append(Derivation.Line(cases: [equations], operation: operation))
  }

  /// Brings the equations into steps; false where the numbers become long.
  private mutating func eliminate() -> Bool {
    var rank = 0
    for column in unknowns.indices where rank < rows.count {
      // The equation with the simplest factor goes to the top.
      guard rows[rank...].contains(where: { !$0.factors[column].isZero }) else { continue }
      order(from: rank, column)
      append(.reorder)
      let top = rows[rank]
      var isChanged = false
      for place in rows.indices where place > rank && !rows[place].factors[column].isZero {
        let ratio = rows[place].factors[column] / top.factors[column]
        rows[place] = (rows[place] - top.scaled(by: ratio)).primitive
        isChanged = true
      }
      guard rows.allSatisfy({ ($0.factors + [$0.number]).allSatisfy { $0.bitLength < 64 } }) else {
        return false
      }
      if isChanged {
        // Those that are next stand in their order at once.
        let next = unknowns.indices.first { place in
          place > column && rows[(rank + 1)...].contains { !$0.factors[place].isZero }
        }
        if let next { order(from: rank + 1, next) }
        append(.eliminateBelow(unknowns[column], equation: rank + 1))
        if rows.contains(where: { $0.hasNoUnknown && !$0.number.isZero }) { return true }
      }
      let kept = rows.filter { !$0.hasNoUnknown }
      if kept.count < rows.count {
        rows = kept
        append(.trivial)
      }
      rank += 1
    }
    return true
  }

  /// Brings the equation with the simplest factor of an unknown to a place, before the others.
  private mutating func order(from start: Int, _ column: Int) {
    func cost(_ place: Int) -> Int {
      let factor = rows[place].factors[column]
      return factor.isZero ? .max : factor.bitLength
    }
    let best = rows.indices.dropFirst(start).min { a, b in cost(a) < cost(b) }
    guard let best, best != start else { return }
    rows.insert(rows.remove(at: best), at: start)
  }

  /// From the last equation to the first one, what an unknown is; those without an equation are
  /// parameters.
  private mutating func insert(_ point: SolutionPoint) -> Bool {
    var known: Set<Int> = []
    for place in rows.indices.reversed() {
      guard let column = rows[place].factors.firstIndex(where: { !$0.isZero }) else { return false }
      let factor = rows[place].factors[column]
      if factor != .one {
        rows[place] = rows[place].scaled(by: factor.reciprocal)
        append(.divide(Expression(factor)))
      }
      known.insert(column)
      var isChanged = false
      for other in rows.indices where other < place && !rows[other].factors[column].isZero {
        rows[other] = rows[other] - rows[place].scaled(by: rows[other].factors[column])
        isChanged = true
      }
      if isChanged { append(.insert(unknowns[column])) }
    }
    let free = unknowns.indices.filter { !known.contains($0) }
    guard !free.isEmpty else {
      // In the order of the unknowns.
      rows = unknowns.indices.compactMap { column in
        rows.first { !$0.factors[column].isZero }
      }
      append(.reorder)
      return true
    }
    guard free.count == 1, let last = point.parametricLine(unknowns, in: solver.environment) else {
      return false
    }
    lines.append(Derivation.Line(cases: [last], operation: .parameter(unknowns[free[0]])))
    return true
  }
}
