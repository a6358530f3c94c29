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

  package let solutions: [Solution]
  /// The comparisons under which these solve it, and nothing else does.
  package let conditions: [Expression]
  /// The letter in the solutions that is any whole number, if there is one.
  package var letter: String?

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
      try algebra.solved(left, right, for: name)
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
    var conditions: [[Expression]] = []
    for branch in branches {
      let parts = branch.valued + [branch.value] + sides.map { $0.replacing([name: branch.value]) }
      let found = try told(search.required + parts, undone: branch.undone)
      conditions.append(found + branch.conditions.filter { !found.contains($0) })
    }
    // Where all have the same conditions, these are told once.
    let common: [Expression]
    if let first = conditions.first, conditions.allSatisfy({ $0 == first }) {
      common = first
    } else {
      common = try told(search.required + (branches.isEmpty ? sides : []))
    }
    // Which of the solutions there are must not depend on the whole number.
    let all = conditions.joined() + common
    if all.contains(where: { $0.variables.contains(letter) }) { throw .unsupported }
    let solutions = zip(branches, conditions).map { branch, conditions in
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
