// Two linear equations in two unknowns: a multiple of one is subtracted from a multiple of the
// other one, and what comes out is put in.

internal import Expressions
internal import Numbers
internal import Reals

/// Writes the lines for two linear equations in two unknowns.
struct SystemWriter {
  var solver: EquationSolver
  let unknowns: [String]
  var lines: [Derivation.Line] = []

  /// The lines up to an answer.
  mutating func derivation(
    of conditions: [EquationTask.Condition],
    to answer: SolutionSet
  ) -> Derivation? {
    guard case .points(let points) = answer.solutions, points.count <= 1 else { return nil }
    lines = [Derivation.Line(cases: [conditions])]
    guard var rows = solver.rows(of: conditions, in: unknowns) else { return nil }
    normalize(&rows, conditions)
    guard points.first?.coordinates.allSatisfy({ $0.slopes.isEmpty }) != false else {
      return dependent(rows, points[0])
    }
    guard eliminate(rows, points.first) else { return nil }
    return solver.verified(lines, in: unknowns)
  }

  // MARK: Lines

  private mutating func append(
    _ equations: [EquationTask.Condition],
    _ operation: Derivation.Operation
  ) {
    if lines.last?.cases == [equations] { return }
    lines.append(Derivation.Line(cases: [equations], operation: operation))
  }

  /// Brings the equations into the form ax + by = c with whole numbers.
  private mutating func normalize(_ rows: inout [LinearRow], _ conditions: [EquationTask.Condition])
  {
    let isWritten = zip(rows, conditions).allSatisfy { row, condition in
      let terms = condition.left.summands
      return condition.right.rationalNumber == row.number && terms.count <= 2
        && terms.allSatisfy { term in
          !term.part.variables.isEmpty
            && !term.part.nodes.indices.contains { index in
              switch term.part.symbol(at: index) {
              case .sum, .difference: true
              default: false
              }
            }
        }
    }
    if !isWritten { append(rows.map { $0.equation(in: unknowns) }, .expand) }
    for place in rows.indices {
      let numbers = rows[place].factors + [rows[place].number]
      let common = numbers.commonDenominator
      guard common != .one else { continue }
      rows[place] = rows[place].scaled(by: Rational(common))
      append(rows.map { $0.equation(in: unknowns) }, .multiply(Expression(Rational(common))))
    }
  }

  /// Leaves one unknown in one equation, and puts what it is into the other one.
  private mutating func eliminate(_ rows: [LinearRow], _ point: SolutionPoint?) -> Bool {
    var rows = rows
    // Where an equation has one unknown only, it is the second one.
    if rows[0].factors.contains(where: { $0.isZero }) { rows.swapAt(0, 1) }
    if let fault = rows.first(where: { $0.hasNoUnknown }) {
      guard !fault.number.isZero else { return false }
      lines.append(Derivation.Line(cases: [], operation: .contradiction))
      return point == nil
    }
    var gone = 0
    if let known = rows[1].factors.firstIndex(where: { $0.isZero }) {
      gone = known
    } else {
      // The unknown whose factors are the simplest.
      let sizes = unknowns.indices.map {
        rows[0].factors[$0].magnitude * rows[1].factors[$0].magnitude
      }
      gone = sizes[1] < sizes[0] ? 1 : 0
      let (a, b) = (rows[0].factors[gone], rows[1].factors[gone])
      let divisor = Rational.commonDivisor(a, b).magnitude
      var (first, second) = (b / divisor, a / divisor)
      if second.isNegative { (first, second) = (-first, -second) }
      var row = rows[1].scaled(by: second) - rows[0].scaled(by: first)
      if row.factors[1 - gone].isNegative {
        (first, second) = (-first, -second)
        row = row.scaled(by: Rational(-1))
      }
      rows[1] = row
      let operation = Derivation.Operation.eliminate(
        unknowns[gone],
        first: Expression(-first),
        second: Expression(second)
      )
      lines.append(
        Derivation.Line(cases: [rows.map { $0.equation(in: unknowns) }], operation: operation)
      )
    }
    let kept = 1 - gone
    guard !rows[1].factors[kept].isZero else {
      guard !rows[1].number.isZero else { return false }
      lines.append(Derivation.Line(cases: [], operation: .contradiction))
      return point == nil
    }
    // The second equation has one unknown: what it is.
    let value = rows[1].number / rows[1].factors[kept]
    let name = Expression(name: unknowns[kept])
    let found = EquationTask.Condition(name, .equal, Expression(value))
    if rows[1].factors[kept] != .one {
      append([rows[0].equation(in: unknowns), found], .divide(Expression(rows[1].factors[kept])))
    }
    guard point != nil else { return false }
    // It is put into the first one.
    let factor = rows[0].factors[gone]
    guard !factor.isZero else { return false }
    let known = rows[0].factors[kept] * value
    let other = Expression(name: unknowns[gone])
    func line(_ left: Expression, _ right: Rational) -> [EquationTask.Condition] {
      let condition = EquationTask.Condition(left, .equal, Expression(right))
      return gone == 0 ? [condition, found] : [found, condition]
    }
    let term = Expression(written: Polynomial([.zero, factor]), other)
    if !rows[0].factors[kept].isZero {
      let left = known.isZero ? term : term + Expression(known)
      append(line(left, rows[0].number), .insert(unknowns[kept]))
      if !known.isZero {
        let moved: Derivation.Operation =
          known.isNegative ? .add(Expression(-known)) : .subtract(Expression(known))
        append(line(term, rows[0].number - known), moved)
      }
    }
    let last = line(other, (rows[0].number - known) / factor)
    append(last, factor == .one ? .simplify : .divide(Expression(factor)))
    return true
  }

  /// One equation is a multiple of the other one: an unknown is a parameter.
  private mutating func dependent(_ rows: [LinearRow], _ point: SolutionPoint) -> Derivation? {
    guard let last = point.parametricLine(unknowns, in: solver.environment) else { return nil }
    guard let first = rows.first(where: { !$0.hasNoUnknown }) else { return nil }
    append([first.equation(in: unknowns)], .redundant)
    let free = zip(unknowns, point.coordinates).first { $0.1.slopes.first?.rational == .one }
    lines.append(Derivation.Line(cases: [last], operation: .parameter(free?.0 ?? unknowns[1])))
    return solver.verified(lines, in: unknowns)
  }
}
