// Certificates for complex solutions: an inner expression for which there can be as many as were found.

package import Certificates
package import Expressions
internal import Numbers
package import Reals

extension ComplexCertificate {
  /// The most inner expressions that are tried.
  private static let innerLimit = 8

  /// The certificate that an equation has these complex solutions and no others, or nothing where none is
  /// found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isComplete, task.others.isEmpty, case .complex = task.domain,
      task.unknowns.count == 1, task.conditions.count == 1,
      task.conditions[0].relation == .equal, environment.angleUnit == .radians,
      case .complex(let found) = set.solutions, found.count <= Self.solutionLimit,
      let whole = task.conditions[0].inlined(in: environment, variables: task.unknowns)
    else { return nil }
    var certificate = ComplexCertificate(
      unknown: task.unknowns[0],
      sides: (whole.left, whole.right)
    )
    for solution in found {
      guard let start = solution.number.closedExpression(in: &workspace) else { return nil }
      guard let period = solution.period else {
        certificate.points.append(start)
        continue
      }
      guard let step = period.closedExpression(in: &workspace) else { return nil }
      certificate.families.append((start, step))
    }
    let name = Expression(name: certificate.unknown)
    var inners = certificate.families.isEmpty ? [name] : []
    let difference = certificate.difference
    for index in 0..<difference.count {
      switch difference.symbol(at: index) {
      case .call, .power:
        let part = difference.subexpression(at: index)
        if part.variables.contains(certificate.unknown), !inners.contains(part) {
          inners.append(part)
        }
      default: continue
      }
    }
    if !certificate.families.isEmpty { inners.append(Expression.turn(of: certificate.unknown)) }
    let steps = certificate.families.first.map { family in
      (1...6).map { Expression(Rational($0)) * family.step }
    }
    for inner in inners.prefix(Self.innerLimit - 1) + inners.suffix(1) {
      certificate.inner = inner
      for period in steps.map({ $0.map { Optional($0) } }) ?? [nil] {
        certificate.period = period
        guard certificate.isValid,
          // What is told is what was checked: the lines, read again.
          let again = Self.reading(certificate.lines).certificate, again.isValid
        else { continue }
        self = again
        return
      }
    }
    return nil
  }
}
