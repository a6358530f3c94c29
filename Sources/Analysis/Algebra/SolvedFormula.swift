// Equations in which further names are free: a formula is solved for one of its names.

package import Expressions
internal import Numbers
package import Reals

/// An equation solved for a name, in terms of the other ones.
package struct SolvedFormula: Sendable {
  /// An expression that solves it, which does not have the name, and the comparisons under which it
  /// does besides ``SolvedFormula/conditions``.
  package struct Solution: Sendable {
    package let value: Expression
    package let conditions: [Expression]
  }

  package private(set) var solutions: [Solution]
  /// The comparisons under which these solve it, and nothing else does.
  package private(set) var conditions: [Expression]
  /// The letter in the solutions that is any whole number, if there is one.
  package var letter: String?

  /// Replaces each expression in it.
  fileprivate mutating func replace(_ other: (Expression) -> Expression) {
    solutions = solutions.map { solution in
      Solution(value: other(solution.value), conditions: solution.conditions.map(other))
    }
    conditions = conditions.map(other)
  }

  /// The expressions that solve it; nothing where one does under conditions of its own.
  package var unconditional: [Expression]? {
    solutions.allSatisfy { $0.conditions.isEmpty } ? solutions.map { $0.value } : nil
  }
}

extension Algebra {
  /// An equation solved for a name, whose other names may be free.
  ///
  /// What is done last to the name is undone first: sums and products by polynomials of the
  /// degrees 1 and 2 in it or in a power of it, and roots, magnitudes, exponentials, powers with names
  /// in the base or the exponent, and functions with an inverse everywhere or on a range. Of functions
  /// that repeat all arguments are told, with a letter for any whole number. Each step is an
  /// equivalence under conditions, which are told.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where the name stands in more parts than can be made
  ///   one, or where the conditions cannot be told.
  package static func solved(
    _ left: Expression,
    _ right: Expression,
    for name: String,
    environment: Environment,
    workspace: inout Workspace
  ) throws(AlgebraError) -> SolvedFormula {
    var environment = environment
    environment.variables[name] = nil
    return try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
      let powers = (left - right).powersOfNames(besides: name)
      guard !powers.isEmpty else { return try algebra.solved(left, right, for: name) }
      // A power of names without the unknown is one number, also where its base is negative.
      let letters = powers.indices.map { Expression(name: SolutionLetter.bound($0 + 1)) }
      let places = zip(powers, letters)
      let sides = [left, right].map { side in
        places.reduce(side) { $0.replacing($1.0, with: $1.1) }
      }
      var solved = try algebra.solved(sides[0], sides[1], for: name)
      solved.replace { e in places.reduce(e) { $0.replacing($1.1, with: $1.0) } }
      return solved
    }
  }

  private mutating func solved(
    _ left: Expression,
    _ right: Expression,
    for name: String
  ) throws(AlgebraError) -> SolvedFormula {
    let written = [try inlined(left), try inlined(right)]
    let sides = written.map { $0.withExponentials }
    let names = (sides[0] - sides[1]).variables
    let letter = SolutionLetter.whole(besides: names + [name], in: environment)
    var search = FormulaSearch(name: name, letter: letter)
    // The base of a power with names in the exponent has to be positive.
    search.required = written.flatMap { $0.basesOfExponentials }
      .filter { $0.variables.contains(name) }.map { .call(.ln, $0) }
    let branches = try search.zeros(of: sides[0] - sides[1], depth: 0, in: &self)
    // Where a solution has no value, or a side of the equation at it, it is none.
    var (kept, conditions): ([FormulaSearch.Branch], [[Expression]]) = ([], [])
    for branch in branches {
      let parts = branch.valued + [branch.value] + sides.map { $0.replacing([name: branch.value]) }
      guard let found = try possible(search.required + parts, undone: branch.undone) else {
        continue
      }
      let all = found + branch.conditions.filter { !found.contains($0) }
      guard let open = try undecided(all) else { continue }
      let putIn = written.map { $0.replacing([name: branch.value]) }
      guard !isRefuted(putIn, where: open, letter) else { throw .unsupported }
      kept.append(branch)
      conditions.append(open)
    }
    // Where all have the same conditions, these are told once.
    let common: [Expression]
    if let first = conditions.first, conditions.allSatisfy({ $0 == first }) {
      common = first
    } else {
      common = try told(search.required + (kept.isEmpty ? sides : []))
    }
    // Which of the solutions there are must not depend on the whole number.
    let all = conditions.joined() + common
    if all.contains(where: { $0.variables.contains(letter) }) { throw .unsupported }
    let solutions = zip(kept, conditions).map { branch, conditions in
      SolvedFormula.Solution(
        value: branch.value.withPowers.withOneRoot,
        conditions: conditions.filter { !common.contains($0) }
      )
    }
    var solved = SolvedFormula(solutions: solutions, conditions: common)
    if solutions.contains(where: { $0.value.variables.contains(letter) }) {
      solved.letter = letter
    }
    return solved
  }

  /// The conditions under which parts have values; nil where one of them has none whatever the names
  /// stand for.
  private mutating func possible(
    _ parts: [Expression],
    undone: [(call: Expression, origin: Expression)]
  ) throws(AlgebraError) -> [Expression]? {
    do throws(AlgebraError) {
      return try told(parts, undone: undone)
    } catch {
      switch error {
      case .divisionByZero: return nil
      case .evaluation(let error):
        if case .real(.undefined) = error.kind { return nil }
        throw AlgebraError.evaluation(error)
      case .spent, .unsupported: throw error
      }
    }
  }

  /// The comparisons that depend on names; nil where another one is false.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where one without names is not decided.
  private mutating func undecided(
    _ comparisons: [Expression]
  ) throws(AlgebraError) -> [Expression]? {
    var open: [Expression] = []
    for comparison in comparisons {
      guard !isFree(comparison) else {
        open.append(comparison)
        continue
      }
      guard let holds = comparison.truth(in: environment, workspace: &workspace) else {
        throw .unsupported
      }
      if !holds { return nil }
    }
    return open
  }

  /// Numbers that stand for names.
  private static let samples = [
    Rational(2, over: 3), Rational(-7, over: 5), Rational(5, over: 2), 3, -2, Rational(11, over: 4),
    Rational(1, over: 7), -1,
  ]

  /// Whether both sides of an equation are proved to differ, or one to have no value, for some numbers
  /// in the place of the names for which all conditions hold.
  private mutating func isRefuted(
    _ sides: [Expression],
    where conditions: [Expression],
    _ letter: String
  ) -> Bool {
    let names = (sides[0] - sides[1]).variables.filter { environment.variables[$0] == nil }
    let before = environment.variables
    for shift in 0..<3 {
      var known = environment
      known.variables = before
      for (place, name) in names.enumerated() {
        let sample = Self.samples[(2 * place + 3 * shift) % Self.samples.count]
        known.variables[name] = .real(Real(name == letter ? Rational(shift) : sample))
      }
      let areTrue = conditions.allSatisfy { $0.truth(in: known, workspace: &workspace) == true }
      guard areTrue else { continue }
      do throws(EvaluationError) {
        let difference = try (sides[0] - sides[1]).number(in: known, workspace: &workspace)
        if let sign = difference.sign(in: &workspace), sign != 0 { return true }
      } catch {
        if case .real(.undefined) = error.kind { return true }
      }
    }
    return false
  }

  /// The conditions under which parts have values, as they are told.
  private mutating func told(
    _ parts: [Expression],
    undone: [(call: Expression, origin: Expression)] = []
  ) throws(AlgebraError) -> [Expression] {
    let conditions = try inField(.written) { (field) throws(AlgebraError) in
      _ = try field.reading(parts)
      let found = try field.conditions(of: Expression(.list, parts), besides: Expression(.zero))
      return try found.map { (found) throws(AlgebraError) in
        try FormulaSearch.told(found, undone: undone, in: &field)
      }
    }
    guard let conditions else { throw .unsupported }
    let solved = try inField(.written) { (field) throws(AlgebraError) in
      try field.solved(conditions)
    }
    return solved.map { $0.withPowers }
  }
}

extension Expression {
  /// The powers with names in base and exponent and without the unknown, each once.
  package func powersOfNames(besides unknown: String) -> [Expression] {
    var found: [Expression] = []
    for index in 0..<count where symbol(at: index) == .power {
      let power = subexpression(at: index)
      let parts = power.parts
      guard !power.variables.contains(unknown), parts.allSatisfy({ !$0.variables.isEmpty }),
        !found.contains(power)
      else { continue }
      found.append(power)
    }
    return found
  }

  /// The expression with another one in the place of each copy of a part.
  fileprivate func replacing(_ part: Expression, with other: Expression) -> Expression {
    let places = (0..<count).filter { subexpression(at: $0) == part }
    return places.isEmpty ? self : replacing(places, with: other)
  }
}
