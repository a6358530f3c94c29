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

  /// Creates a system that is solved in cases.
  package init(cases: [Case], restrictions: [Expression] = []) {
    (self.cases, self.restrictions) = (cases, restrictions)
  }
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
  /// r = 0; a product is zero where a factor is; a zero of a polynomial of degree 2, also in a power, has
  /// a form; a square root is a number that is not negative where the squares are equal. What
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
        let search = CaseSearch(unknowns: unknowns, sides: sides)
        do throws(AlgebraError) {
          cases += try algebra.cases(of: branch, search)
          guard cases.count <= caseLimit else { throw .unsupported }
        } catch {
          guard choices.count == 1, error.mayHaveOtherWays else { throw error }
          return try search.solvedInGeneral(branch, in: &algebra)
        }
      }
      return SolvedSystem(cases: try algebra.withoutCovered(cases))
    }
  }

  /// The cases of one choice, in the first way that finds them all: as it stands, in terms of sums and
  /// differences, with powers of names.
  private mutating func cases(
    of branch: CaseSearch.Branch,
    _ search: CaseSearch
  ) throws(AlgebraError) -> [SolvedSystem.Case] {
    var powers = search
    powers.seesPowers = true
    var ways = [(search: search, branch: branch)]
    if let sums = try powers.ofSums(branch, in: &self) { ways.append(sums) }
    ways.append((search: powers, branch: branch))
    for way in ways {
      do throws(AlgebraError) {
        var search = way.search
        try search.solve(way.branch, in: &self)
        return search.cases
      } catch {
        guard case .unsupported = error else { throw error }
      }
    }
    throw .unsupported
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

extension AlgebraError {
  /// Whether another way may lead to the end: this one does not, or is too long.
  fileprivate var mayHaveOtherWays: Bool {
    switch self {
    case .spent, .unsupported: true
    case .divisionByZero, .evaluation: false
    }
  }
}
