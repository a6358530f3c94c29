// Which lines lead from equations and inequalities to their solutions, by what they are.

package import Expressions
internal import Numbers
package import Reals

extension Derivation {
  /// The lines from equations to their solutions, which the solver has found; nothing where
  /// they are of no kind that schools solve line by line, or where a line is not proved to say
  /// the same as the one before.
  ///
  /// The work is charged to the workspace.
  package static func solving(
    _ task: EquationTask,
    to answer: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) -> Derivation? {
    guard answer.isComplete, task.others.isEmpty else { return nil }
    switch task.domain {
    case .real: break
    case .complex where task.unknowns.count == 1 && task.conditions.count == 1: break
    case .complex, .integer, .rational, .range: return nil
    }
    var conditions: [EquationTask.Condition] = []
    for condition in task.conditions {
      guard let whole = condition.inlined(in: environment, variables: task.unknowns),
        whole.left.count + whole.right.count <= sizeLimit
      else { return nil }
      conditions.append(whole)
    }
    var environment = environment
    for name in task.unknowns { environment.variables[name] = nil }
    if task.isComplex { environment.complexAnswers = true }
    let areEquations = conditions.allSatisfy { $0.relation == .equal }
    return EquationSolver.solving(environment, &workspace) { solver in
      guard areEquations else {
        guard task.unknowns.count == 1, !solver.environment.complexAnswers else { return nil }
        var writer = InequalityWriter(solver, task.unknowns[0])
        defer { solver = writer.solver }
        return writer.derivation(of: conditions, to: answer)
      }
      switch (conditions.count, task.unknowns.count) {
      case (1, 1):
        var writer = DerivationWriter(solver, task.unknowns[0], conditions[0])
        writer.isComplex = task.isComplex
        let derivation = writer.derivation(to: answer)
        solver = writer.solver
        guard case .ranges = answer.solutions, derivation == nil, !task.isComplex else {
          return derivation
        }
        // More than single numbers: |x| = x.
        var other = InequalityWriter(solver, task.unknowns[0])
        defer { solver = other.solver }
        return other.derivation(of: conditions, to: answer)
      case (2, 2):
        var writer = SystemWriter(solver: solver, unknowns: task.unknowns)
        if let derivation = writer.derivation(of: conditions, to: answer) { return derivation }
        var other = SubstitutionWriter(solver: solver, unknowns: task.unknowns)
        return other.derivation(of: conditions, to: answer)
      case (2...GaussWriter.sizeLimit, 2...GaussWriter.sizeLimit):
        var writer = GaussWriter(solver: solver, unknowns: task.unknowns)
        return writer.derivation(of: conditions, to: answer)
      default: return nil
      }
    }
  }

  /// The largest equation that is solved line by line, in nodes.
  static let sizeLimit = 200
}
