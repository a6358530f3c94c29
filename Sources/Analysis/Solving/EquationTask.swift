// What is to be solved: equations, the unknowns, and which numbers they may be.

package import Expressions
package import Reals

/// Equations or an inequality, with unknowns that are numbers of a kind.
package struct EquationTask: Sendable {
  /// What must be true, all of it.
  package var conditions: [Condition]
  /// The unknowns.
  package var unknowns: [String]
  /// Which numbers solve it.
  package var domain = Domain.real

  /// Two sides that compare in a way.
  package struct Condition: Sendable {
    /// The left side.
    package let left: Expression
    /// How they compare.
    package let relation: Relation
    /// The right side.
    package let right: Expression

    /// Creates a condition.
    package init(_ left: Expression, _ relation: Relation, _ right: Expression) {
      (self.left, self.relation, self.right) = (left, relation, right)
    }
  }

  /// Which numbers solve an equation.
  package enum Domain: Sendable {
    /// Real numbers.
    case real
    /// Real numbers from one to another.
    case range(Real, Real)
    /// Complex numbers.
    case complex
    /// Whole numbers.
    case integer
  }

  /// Creates a task.
  package init(_ conditions: [Condition], unknowns: [String], domain: Domain = .real) {
    (self.conditions, self.unknowns, self.domain) = (conditions, unknowns, domain)
  }
}

extension EquationSolver {
  /// The solutions, or nothing where too little was found out.
  ///
  /// Other names than the unknowns must have values. The work is charged to the workspace.
  package static func solutions(
    of task: EquationTask,
    environment: Environment,
    workspace: inout Workspace
  ) -> SolutionSet? {
    var differences: [Expression] = []
    for condition in task.conditions {
      guard
        let difference = (condition.left - condition.right)
          .inlining(in: environment, variables: task.unknowns),
        difference.count <= sizeLimit
      else { return nil }
      differences.append(difference)
    }
    var environment = environment
    for name in task.unknowns { environment.variables[name] = nil }
    return solving(environment, &workspace) { solver in
      solver.solutions(of: differences, task)
    }
  }

  private mutating func solutions(
    of differences: [Expression],
    _ task: EquationTask
  ) -> SolutionSet? {
    let areEquations = task.conditions.allSatisfy { $0.relation == .equal }
    guard task.unknowns.count == 1, differences.count == 1 else {
      guard areEquations else { return nil }
      switch task.domain {
      case .real: return solutions(ofSystem: differences, in: task.unknowns)
      case .integer: return wholeSolutions(ofSystem: differences, in: task.unknowns)
      case .range, .complex: return nil
      }
    }
    let (x, relation) = (task.unknowns[0], task.conditions[0].relation)
    // √(x²) is |x| for real numbers.
    let e = differences[0].withMagnitudes(of: x, in: environment)
    switch task.domain {
    case .real: return realSolutions(of: e, relation, in: x)
    case .range(let lower, let upper):
      return solutions(of: e, relation, in: x, from: lower, to: upper)
    case .complex: return areEquations ? complexSolutions(of: differences[0], in: x) : nil
    case .integer: return wholeSolutions(of: e, relation, in: x)
    }
  }

  /// The real solutions of an equation or an inequality.
  mutating func realSolutions(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    if relation == .equal { return solutions(of: e, in: x) }
    return ranges(of: e, relation, in: x) ?? solutionsByPieces(of: e, relation, in: x)
      ?? solutionsByWholeNumbers(of: e, relation, in: x)
  }
}
