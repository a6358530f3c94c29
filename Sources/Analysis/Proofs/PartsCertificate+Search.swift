// The search for certificates of comparisons in which the imaginary unit stands.

package import Certificates
package import Expressions
package import Reals

extension PartsCertificate {
  /// The certificate that comparisons with i hold in these ranges and nowhere else, or nothing where none is
  /// found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isProvable(for: task, in: environment), environment.angleUnit == .radians else {
      return nil
    }
    var certificate = PartsCertificate(unknown: task.unknowns[0])
    for condition in task.conditions {
      guard let whole = condition.inlined(in: environment, variables: task.unknowns) else {
        return nil
      }
      certificate.conditions.append(whole)
    }
    if case .range(let lower, let upper) = task.domain {
      let x = Expression(name: certificate.unknown)
      for (end, relation) in [(lower, Relation.greaterOrEqual), (upper, .lessOrEqual)] {
        guard let form = end.closedExpression(.radians, in: &workspace) else { return nil }
        certificate.conditions.append(EquationTask.Condition(x, relation, form))
      }
    }
    guard let parts = Self.parts(of: certificate.conditions, in: certificate.unknown) else {
      return nil
    }
    certificate.ranges = ComparisonCertificate(
      of: EquationTask(parts, unknowns: task.unknowns),
      set,
      environment: Environment(angleUnit: .radians),
      workspace: &workspace
    )
    guard let ranges = certificate.ranges, !ranges.lines.isEmpty,
      // What is told is what was checked: the lines, read again.
      let again = Self.reading(certificate.lines).certificate, again.isValid
    else { return nil }
    self = again
  }
}
