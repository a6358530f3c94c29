// Linear equations in three unknowns or more: multiples of one equation are taken from those below
// it, until the last one has one unknown, and what is found is put in.

internal import Expressions
internal import Numbers
internal import Reals

/// Writes the lines for linear equations in any number of unknowns.
struct GaussWriter {
  var solver: EquationSolver
  let unknowns: [String]
  private var lines: [Derivation.Line] = []
  private var rows: [Row] = []

  /// The most unknowns and equations.
  static let sizeLimit = 6

  /// An equation Σ aᵢxᵢ = b.
  private struct Row: Equatable {
    var factors: [Rational]
    var number: Rational

    /// Whether it says 0 = 0, or 0 = 1.
    var hasNoUnknown: Bool { factors.allSatisfy { $0.isZero } }

    func scaled(by factor: Rational) -> Row {
      Row(factors: factors.map { $0 * factor }, number: number * factor)
    }

    static func - (a: Row, b: Row) -> Row {
      Row(factors: zip(a.factors, b.factors).map { $0 - $1 }, number: a.number - b.number)
    }

    /// The row with whole numbers without a common divisor, the first one positive.
    var primitive: Row {
      let numbers = factors + [number]
      guard let divisor = numbers.filter({ !$0.isZero }).commonDivisor else { return self }
      let first = factors.first { !$0.isZero }
      return scaled(by: first?.isNegative == true ? -divisor.reciprocal : divisor.reciprocal)
    }
  }

  init(solver: EquationSolver, unknowns: [String]) {
    (self.solver, self.unknowns) = (solver, unknowns)
  }

  /// The lines up to an answer.
  mutating func derivation(
    of conditions: [EquationTask.Condition],
    to answer: SolutionSet
  ) -> Derivation? {
    guard case .points(let points) = answer.solutions, points.count <= 1 else { return nil }
    lines = [Derivation.Line(cases: [conditions])]
    for condition in conditions {
      guard let line = solver.rationalLinear(condition.left - condition.right, in: unknowns) else {
        return nil
      }
      rows.append(Row(factors: line.factors, number: -line.number))
    }
    if conditions.map({ $0.left }) != rows.map({ side($0) })
      || conditions.map({ $0.right }) != rows.map({ Expression($0.number) })
    {
      append(.expand)
    }
    guard eliminate() else { return nil }
    if rows.contains(where: { $0.hasNoUnknown }) {
      guard points.isEmpty else { return nil }
      lines.append(Derivation.Line(cases: [], operation: .contradiction))
    } else {
      guard let point = points.first, insert(point) else { return nil }
    }
    return verified()
  }

  // MARK: Lines

  private mutating func append(_ operation: Derivation.Operation) {
    let equations = rows.map {
      EquationTask.Condition(side($0), .equal, Expression($0.number))
    }
    if lines.last?.cases == [equations] { return }
    lines.append(Derivation.Line(cases: [equations], operation: operation))
  }

  private func side(_ row: Row) -> Expression {
    var sum = Expression(0)
    for (name, factor) in zip(unknowns, row.factors) where !factor.isZero {
      let term = Expression(
        written: Polynomial([.zero, factor.magnitude]),
        Expression(name: name)
      )
      sum = factor.isNegative ? sum - term : sum + term
    }
    return sum
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
    guard free.count == 1, let last = parametricLine(point) else { return false }
    lines.append(Derivation.Line(cases: [last], operation: .parameter(unknowns[free[0]])))
    return true
  }

  private func parametricLine(_ point: SolutionPoint) -> Derivation.Case? {
    let letter = Expression(name: SolutionLetter.parameter(0, besides: unknowns))
    var last: Derivation.Case = []
    for (name, coordinate) in zip(unknowns, point.coordinates) {
      guard coordinate.slopes.count == 1, let slope = coordinate.slopes[0].rational,
        let number = coordinate.number.rational
      else { return nil }
      var form = Expression(number)
      if !slope.isZero { form = form + Expression(slope) * letter }
      last.append(EquationTask.Condition(Expression(name: name), .equal, form))
    }
    return last
  }

  /// The lines, if each has the solutions of the one before.
  private mutating func verified() -> Derivation? {
    guard lines.count > 1, solver.haveSamePoints(lines, in: unknowns) else { return nil }
    return Derivation(lines: lines)
  }
}
