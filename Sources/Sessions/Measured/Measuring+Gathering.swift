// Expressions of quantities in which what is alike is gathered, so that a quantity occurs less
// often: bounds are tighter then, and what is 0 or 1 for all values is known to be.

internal import Analysis
internal import Expressions
internal import Reals

extension Measuring {
  /// The largest expression that is gathered, in nodes.
  private static var largestGathered: Int { 300 }
  /// The most steps that this takes.
  private static var mostSteps: Int64 { 20_000_000 }

  /// The same values of an expression in which quantities occur less often, if one is found.
  func gathered(_ workspace: inout Workspace) throws(EvaluationError) -> Measuring {
    let count = occurrences(in: expression)
    guard expression.count <= Measuring.largestGathered, count > expression.variables.count else {
      return self
    }
    var environment = environment(centre)
    for index in open { environment.variables[Value.Measured.name(index)] = nil }
    guard let found = simplified(in: environment, &workspace), found.restrictions.isEmpty,
      occurrences(in: found.expression) < count
    else { return self }
    // Where it has more values, these must be out of reach, and so must they be at the centre,
    // which an answer that was read may have outside of its range.
    guard found.conditions.allSatisfy({ isProved($0, &workspace) }) else { return self }
    if !found.conditions.isEmpty { _ = try value(of: expression, at: centre, &workspace) }
    return Measuring(found.expression, quantities, range: range)
  }

  /// The expression as `simplify` writes it, if that takes few steps.
  private func simplified(
    in environment: Environment,
    _ workspace: inout Workspace
  ) -> Algebra.Result? {
    let lent = min(Measuring.mostSteps, workspace.budget.stepsLeft)
    var budgeted = workspace
    budgeted.budget.stepsLeft = lent
    defer {
      workspace.constants = budgeted.constants
      workspace.budget.stepsLeft -= lent - budgeted.budget.stepsLeft
    }
    do throws(AlgebraError) {
      return try Algebra.result(of: expression, environment: environment, workspace: &budgeted)
    } catch {
      return nil
    }
  }

  /// Whether a condition is known to hold for all values of the quantities.
  private func isProved(_ condition: Expression, _ workspace: inout Workspace) -> Bool {
    guard case .relation = condition.symbol(at: condition.root) else { return false }
    do throws(EvaluationError) {
      return try Measuring(condition, quantities, range: range).truth(&workspace)
    } catch {
      return false
    }
  }

  /// How often names stand in an expression.
  private func occurrences(in expression: Expression) -> Int {
    expression.nodes.count { $0.kind.isName }
  }
}
