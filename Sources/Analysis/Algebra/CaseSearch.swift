// The search for the cases in which equations hold: name after name is told by the others.

internal import Expressions
internal import Numbers
internal import Reals

/// A search for the cases in which equations hold.
struct CaseSearch {
  /// The names that are told by others where that is possible, and those that are asked for.
  var unknowns: [String]
  let asked: [String]
  /// What has to have a value.
  let sides: [Expression]
  /// Whether a polynomial of degree 2 in a power of a name is solved for that power first.
  var seesPowers = false
  var cases: [SolvedSystem.Case] = []
  private var steps = 0

  /// How many divisors may be zero in one case, and the most steps.
  static let (levelLimit, stepLimit) = (3, 64)

  init(unknowns: [String], sides: [Expression]) {
    (self.unknowns, self.asked, self.sides) = (unknowns, unknowns, sides)
  }

  /// A case that is not solved yet.
  struct Branch {
    /// What has to be zero, and what must not.
    var zero: [Expression] = []
    var notZero: [Expression] = []
    /// What has to have a value.
    var valued: [Expression] = []
    /// What is zero or positive wherever it has a value and all of the case holds.
    var notNegative: [Expression] = []
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
      notNegative = notNegative.map { $0.replacing(meaning) }
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
  struct Pivot {
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
      guard let product = open.firstIndex(where: { $0.count > 1 }) else {
        return try branches(ofRootsIn: open.map { $0[0] }, next, known, &field)
      }
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
  func possibleZeros(
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
    return open.sorted { first, second in
      isOfUnknowns(first, field) && !isOfUnknowns(second, field)
    }
  }

  func isOfUnknowns(_ polynomial: SparsePolynomial, _ field: AlgebraicField) -> Bool {
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
      || seesPowers && power(in: row) != nil
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
    var branches: [Branch] = []
    if let power = power(in: row) {
      branches = try self.branches(of: rest, row, power: power, of: name, &field)
    } else {
      var search = FormulaSearch(name: name, letter: nil)
      for zero in try search.zeros(of: factor, in: pivot.place, &field) {
        var own = rest
        own.valued += search.required + zero.valued
        own.put(try field.oneQuotient(zero.fraction), for: name)
        branches.append(own)
      }
    }
    for place in branches.indices { branches[place].notZero.append(field.sum(leading)) }
    guard pivot.rank % 10 > 0 else { return branches }
    var own = rest
    own.level += 1
    guard own.level <= Self.levelLimit else { throw .unsupported }
    let left = field.sum(leading) * Expression(name: name).raised(to: row.count - 1)
    own.zero += [field.sum(leading), field.sum(factor) - left]
    return branches + [own]
  }

  /// A case in which all that has to be zero is; nothing where a side has no value in it.
  func closed(
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
      guard var conditions = known else { throw .unsupported }
      for part in branch.notNegative {
        let granted = try field.conditions(of: .call(.sqrt, part), besides: part) ?? []
        conditions.removeAll { granted.contains($0) }
      }
      // What compares numbers holds, or there is no such case.
      for condition in conditions where condition.variables.isEmpty {
        guard
          case .relation(let relation, continuesChain: false) = condition.symbol(at: condition.root),
          let sign = field.sign(ofConstant: condition.parts[0] - condition.parts[1])
        else { continue }
        guard relation.holds(for: sign) else { return nil }
        conditions.removeAll { $0 == condition }
      }
      let hidden = unknowns.filter { !asked.contains($0) }
      let order = asked + branch.values.map { $0.name }.filter { !asked.contains($0) }
      var own = SolvedSystem.Case(values: [], conditions: conditions)
      for name in order where !hidden.contains(name) {
        guard let value = values[name] else { continue }
        let fraction = try field.reading(value)
        own.values.append((name, try field.oneQuotient(fraction)))
      }
      guard !own.values.isEmpty || !own.conditions.isEmpty,
        (own.values.map { $0.value } + own.conditions).allSatisfy({ part in
          !hidden.contains { part.variables.contains($0) }
        })
      else { throw .unsupported }
      return own
    }
  }
}
