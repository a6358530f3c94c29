// Systems in which further names are free, and those with fewer equations than unknowns: an unknown
// is told by the others, and where what it is divided by is zero, that is a case of its own.

package import Expressions
internal import Numbers
package import Reals

/// A system solved for names, in cases: it holds where one of them does, and nowhere else.
package struct SolvedSystem: Sendable {
  /// What some names are in terms of the others, and what has to hold of these.
  package struct Case: Sendable {
    /// What names are; none of these names stands in what another one is.
    package internal(set) var values: [(name: String, value: Expression)]
    /// Comparisons that have to hold.
    package internal(set) var conditions: [Expression]

    /// Creates a case.
    package init(values: [(name: String, value: Expression)], conditions: [Expression]) {
      (self.values, self.conditions) = (values, conditions)
    }
  }

  /// The cases; none where nothing solves the system.
  package let cases: [Case]
  /// Comparisons outside of which there may be further cases.
  package var restrictions: [Expression] = []
}

extension Algebra {
  /// A comparison of a system: both sides are the same, or they are not.
  package typealias SystemCondition = (left: Expression, isEqual: Bool, right: Expression)

  /// The most cases that are told.
  private static let caseLimit = 8

  /// A system of which one of some choices has to hold, solved for unknowns in terms of other
  /// names, of which the last unknowns may be some.
  ///
  /// Each step is an equivalence: q·x + r = 0 holds where q ≠ 0 and x = −r/q, or where q = 0 and
  /// r = 0; a product is zero where a factor is; a zero of a polynomial of degree 2 has a form. What
  /// is left of an equation without unknowns is solved for one of the names. In each case all sides have
  /// to have values, which is among its conditions.
  ///
  /// Where there are too many cases, linear equations are solved for what no minor of their
  /// coefficients has to be zero: by Cramer's rule that is what solves them there.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where the equations are not of that kind, where more than
  ///   three divisors are zero in one case, or where conditions cannot be told.
  package static func solved(
    _ choices: [[SystemCondition]],
    for unknowns: [String],
    environment: Environment,
    workspace: inout Workspace
  ) throws(AlgebraError) -> SolvedSystem {
    var environment = environment
    for name in unknowns { environment.variables[name] = nil }
    return try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
      var cases: [SolvedSystem.Case] = []
      for choice in choices {
        var (branch, sides) = (CaseSearch.Branch(), [Expression]())
        for condition in choice {
          let (left, right) = (
            try algebra.inlined(condition.left), try algebra.inlined(condition.right)
          )
          sides += [left, right]
          if condition.isEqual {
            branch.zero.append(left - right)
          } else {
            branch.notZero.append(left - right)
          }
        }
        var search = CaseSearch(unknowns: unknowns, sides: sides)
        do throws(AlgebraError) {
          try search.solve(branch, in: &algebra)
          cases += search.cases
          guard cases.count <= caseLimit else { throw .unsupported }
        } catch {
          guard choices.count == 1, case .unsupported = error else { throw error }
          return try search.solvedInGeneral(branch, in: &algebra)
        }
      }
      return SolvedSystem(cases: try algebra.withoutCovered(cases))
    }
  }

  /// The cases that are not part of others.
  private mutating func withoutCovered(
    _ cases: [SolvedSystem.Case]
  ) throws(AlgebraError) -> [SolvedSystem.Case] {
    var kept = cases
    for place in cases.indices.reversed() {
      let own = kept.remove(at: place)
      var isCovered = false
      for other in kept where !isCovered { isCovered = try holds(other, wherever: own) }
      if !isCovered { kept.insert(own, at: place) }
    }
    return kept
  }

  /// Whether the values of one case are seen to be those of another, whose conditions it has.
  private mutating func holds(
    _ other: SolvedSystem.Case,
    wherever own: SolvedSystem.Case
  ) throws(AlgebraError) -> Bool {
    guard other.conditions.allSatisfy({ own.conditions.contains($0) }) else { return false }
    var values: [String: Expression] = [:]
    for (name, value) in own.values { values[name] = value }
    let differences = other.values.map { (Expression(name: $0.name) - $0.value).replacing(values) }
    return try inField(.written) { (field) throws(AlgebraError) in
      try field.reading(differences).allSatisfy { $0.isZero }
    }
  }
}

/// A search for the cases in which equations hold.
private struct CaseSearch {
  let unknowns: [String]
  /// What has to have a value.
  let sides: [Expression]
  var cases: [SolvedSystem.Case] = []
  private var steps = 0

  /// How many divisors may be zero in one case, and the most steps.
  private static let (levelLimit, stepLimit) = (3, 64)

  init(unknowns: [String], sides: [Expression]) {
    (self.unknowns, self.sides) = (unknowns, sides)
  }

  /// A case that is not solved yet.
  struct Branch {
    /// What has to be zero, and what must not.
    var zero: [Expression] = []
    var notZero: [Expression] = []
    /// What has to have a value.
    var valued: [Expression] = []
    /// What names are.
    var values: [(name: String, value: Expression)] = []
    /// How many divisors are zero.
    var level = 0

    /// The case where a name is an expression without it.
    mutating func put(_ value: Expression, for name: String) {
      let meaning = [name: value]
      zero = zero.map { $0.replacing(meaning) }
      notZero = notZero.map { $0.replacing(meaning) }
      valued = valued.map { $0.replacing(meaning) }
      for place in values.indices {
        values[place].value = values[place].value.replacing(meaning)
      }
      values.append((name, value))
    }
  }

  /// Finds the cases of one.
  mutating func solve(_ branch: Branch, in algebra: inout Algebra) throws(AlgebraError) {
    steps += 1
    guard steps <= Self.stepLimit else { throw .unsupported }
    let search = self
    do throws(AlgebraError) {
      let next = try algebra.inField(.written) { (field) throws(AlgebraError) in
        try search.branches(of: branch, in: &field)
      }
      guard let next else {
        if let found = try search.closed(branch, in: &algebra) { cases.append(found) }
        return
      }
      for branch in next { try solve(branch, in: &algebra) }
    } catch {
      // A side without a value solves nothing.
      switch error {
      case .divisionByZero: return
      case .evaluation(let error):
        guard case .real(.undefined) = error.kind else { throw .evaluation(error) }
      default: throw error
      }
    }
  }

  /// A factor that has to be zero, by the powers of a name in it.
  private struct Pivot {
    let equation: Int
    let place: Int
    let rank: Int
  }

  /// What a case is made of; nothing where all that has to be zero is.
  private func branches(
    of branch: Branch,
    in field: inout AlgebraicField
  ) throws(AlgebraError) -> [Branch]? {
    let read = try field.reading(branch.zero + branch.notZero)
    var known: [SparsePolynomial] = []
    for part in read.dropFirst(branch.zero.count) {
      if part.isZero { return [] }
      known += try field.factors(of: part.numerator).factors.map { $0.factor }
    }
    var open: [[SparsePolynomial]] = []
    for part in read.prefix(branch.zero.count) where !part.isZero {
      let factors = try possibleZeros(of: part.numerator, known, &field)
      if factors.isEmpty { return [] }
      if !open.contains(factors) { open.append(factors) }
    }
    guard !open.isEmpty else { return nil }
    var next = branch
    next.zero = open.map { factors in
      factors.dropFirst().reduce(field.sum(factors[0])) { $0 * field.sum($1) }
    }
    guard let pivot = try pivot(open, known, &field) else {
      guard let product = open.firstIndex(where: { $0.count > 1 }) else { throw .unsupported }
      return open[product].map { factor in
        var own = next
        own.zero[product] = field.sum(factor)
        return own
      }
    }
    let factor = open[pivot.equation][0]
    next.zero.remove(at: pivot.equation)
    return try branches(of: next, factor, pivot, &field)
  }

  /// The factors of a polynomial that are not known to be other than zero.
  private func possibleZeros(
    of polynomial: SparsePolynomial,
    _ known: [SparsePolynomial],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [SparsePolynomial] {
    var open: [SparsePolynomial] = []
    for (factor, _) in try field.factors(of: polynomial).factors where !known.contains(factor) {
      if field.hasNoZeros(factor) { continue }
      // A number of which it is not known whether it is zero tells nothing.
      guard !field.isConstant(factor) else { throw .unsupported }
      open.append(factor)
    }
    return open.ordered { first, second in
      isOfUnknowns(first, field) && !isOfUnknowns(second, field)
    }
  }

  private func isOfUnknowns(_ polynomial: SparsePolynomial, _ field: AlgebraicField) -> Bool {
    polynomial.variables.contains { place in
      let names = field.generators[place].expression.variables
      return unknowns.contains { names.contains($0) }
    }
  }

  /// The name that is told best: an unknown, of the lowest degree, divided by a number, or else by
  /// what has no unknown in it; another name only by what has no unknown at all.
  private func pivot(
    _ open: [[SparsePolynomial]],
    _ known: [SparsePolynomial],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Pivot? {
    var best: Pivot?
    for (equation, factors) in open.enumerated() where factors.count == 1 {
      let factor = factors[0]
      let isOfUnknowns = isOfUnknowns(factor, field)
      let others = factor.variables.compactMap { place in
        if case .name = field.generators[place].kind {
          field.generators[place].expression.variables.first
        } else {
          nil
        }
      }
      for name in isOfUnknowns ? unknowns : others {
        guard let place = field.place(of: Expression(name: name)),
          case let row = factor.coefficients(of: place), row.count > 1,
          let last = row.last, isTold(row),
          factor.variables.allSatisfy({
            $0 == place || !field.generators[$0].expression.variables.contains(name)
          })
        else { continue }
        var rank = (isOfUnknowns ? 0 : 100) + 10 * (row.count - 2)
        if try !possibleZeros(of: last, known, &field).isEmpty {
          rank += self.isOfUnknowns(last, field) ? 2 : 1
        }
        if best.map({ $0.rank > rank }) ?? true {
          best = Pivot(equation: equation, place: place, rank: rank)
        }
      }
    }
    return best
  }

  /// Whether the zeros of a polynomial, the coefficient of the zeroth power first, have forms.
  private func isTold(_ row: [SparsePolynomial]) -> Bool {
    row.count <= 3 || row.dropFirst().dropLast().allSatisfy { $0.isZero }
  }

  /// The cases in which a factor is zero: for each of its zeros one, and another one where the
  /// coefficient of the highest power is zero, and so what is left of it.
  private func branches(
    of rest: Branch,
    _ factor: SparsePolynomial,
    _ pivot: Pivot,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Branch] {
    guard let name = field.generators[pivot.place].expression.variables.first else {
      throw .unsupported
    }
    let row = factor.coefficients(of: pivot.place)
    let leading = row[row.count - 1]
    var search = FormulaSearch(name: name, letter: nil)
    var branches: [Branch] = []
    for zero in try search.zeros(of: factor, in: pivot.place, &field) {
      var own = rest
      own.notZero.append(field.sum(leading))
      own.valued += search.valued
      own.put(try field.oneQuotient(zero), for: name)
      branches.append(own)
    }
    guard pivot.rank % 10 > 0 else { return branches }
    var own = rest
    own.level += 1
    guard own.level <= Self.levelLimit else { throw .unsupported }
    let left = field.sum(leading) * Expression(name: name).raised(to: row.count - 1)
    own.zero += [field.sum(leading), field.sum(factor) - left]
    return branches + [own]
  }

  /// A case in which all that has to be zero is; nothing where a side has no value in it.
  private func closed(
    _ branch: Branch,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> SolvedSystem.Case? {
    var values: [String: Expression] = [:]
    for (name, value) in branch.values { values[name] = value }
    let one = Expression(.one)
    var parts = branch.valued + branch.notZero.map { Expression(quotient: one, $0) }
    parts += sides.map { $0.replacing(values) } + branch.values.map { $0.value }
    return try algebra.inField(.written) { (field) throws(AlgebraError) in
      _ = try field.reading(parts)
      let known = try field.conditions(of: Expression(.list, parts), besides: Expression(.zero))
      guard let conditions = known else { throw .unsupported }
      let order = unknowns + branch.values.map { $0.name }.filter { !unknowns.contains($0) }
      var own = SolvedSystem.Case(values: [], conditions: conditions)
      for name in order {
        guard let value = values[name] else { continue }
        let fraction = try field.reading(value)
        own.values.append((name, try field.oneQuotient(fraction)))
      }
      guard !own.values.isEmpty || !own.conditions.isEmpty else { throw .unsupported }
      return own
    }
  }

  // MARK: Linear equations in general

  /// Linear equations solved for as many unknowns as there are equations, where a minor of their
  /// coefficients is not zero.
  func solvedInGeneral(
    _ branch: Branch,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> SolvedSystem {
    guard branch.notZero.isEmpty else { throw .unsupported }
    let search = self
    let own = try algebra.inField(.written) { (field) throws(AlgebraError) in
      try search.eliminated(branch, &field)
    }
    guard let found = try closed(own, in: &algebra) else { throw .unsupported }
    return SolvedSystem(
      cases: [SolvedSystem.Case(values: found.values, conditions: [])],
      restrictions: found.conditions
    )
  }

  /// Gauss's elimination with quotients of polynomials: what it divides by multiplies to the minor.
  private func eliminated(
    _ branch: Branch,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Branch {
    var rows: [[AlgebraicFraction]] = []
    for part in try field.reading(branch.zero) {
      rows.append(try row(part.numerator, &field))
    }
    var (rank, minor) = (0, AlgebraicFraction.one)
    var columns: [Int] = []
    for column in unknowns.indices where rank < rows.count {
      guard let place = rows.indices.dropFirst(rank).first(where: { !rows[$0][column].isZero })
      else { continue }
      rows.swapAt(rank, place)
      let pivot = rows[rank][column]
      minor = try field.product(minor, pivot)
      for index in rows[rank].indices {
        rows[rank][index] = try field.quotient(rows[rank][index], pivot)
      }
      for other in rows.indices where other != rank && !rows[other][column].isZero {
        let factor = rows[other][column]
        for index in rows[other].indices {
          rows[other][index] = try field.difference(
            rows[other][index],
            try field.product(factor, rows[rank][index])
          )
        }
      }
      columns.append(column)
      rank += 1
    }
    guard rank == rows.count, rank > 0 else { throw .unsupported }
    var own = Branch()
    own.notZero = [field.sum(minor.numerator)]
    for (row, column) in zip(rows, columns) {
      // What stands in front of the other unknowns goes to the other side.
      var value = -(try field.expression(of: row[unknowns.count]))
      for other in unknowns.indices where other != column {
        value = value - (try field.expression(of: row[other])) * Expression(name: unknowns[other])
      }
      own.values.append((unknowns[column], value))
    }
    return own
  }

  /// The coefficients of the unknowns in a polynomial that is linear in them, and what is left.
  private func row(
    _ polynomial: SparsePolynomial,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [AlgebraicFraction] {
    var (rest, row) = (polynomial, [AlgebraicFraction]())
    for unknown in unknowns {
      guard let place = field.place(of: Expression(name: unknown)), rest.degree(in: place) > 0
      else {
        row.append(.zero)
        continue
      }
      let parts = rest.coefficients(of: place)
      guard parts.count == 2, !isOfUnknowns(parts[1], field) else { throw .unsupported }
      row.append(AlgebraicFraction(parts[1]))
      rest = parts[0]
    }
    guard !isOfUnknowns(rest, field) else { throw .unsupported }
    return row + [AlgebraicFraction(rest)]
  }
}
