// Certificates of cases: what is told is checked, and nothing is looked for.

package import Certificates
package import Expressions

extension CasesCertificate {
  /// The certificate that comparisons hold in these cases and no others, where the restrictions hold; nothing
  /// where that is not found out.
  package init?(
    of choices: [[EquationTask.Condition]],
    _ unknowns: [String],
    _ domain: Domain,
    _ cases: [[EquationTask.Condition]],
    restrictions: [Expression],
    environment: Environment
  ) {
    var certificate = CasesCertificate(
      domain: domain,
      angleUnit: environment.angleUnit,
      unknowns: unknowns
    )
    for conditions in choices {
      var choice: [EquationTask.Condition] = []
      for condition in conditions {
        guard let whole = condition.inlined(in: environment, variables: unknowns) else {
          return nil
        }
        choice.append(whole)
      }
      certificate.choices.append(choice)
    }
    for restriction in restrictions {
      guard let conditions = restriction.conjoined else { return nil }
      certificate.restrictions += conditions
    }
    certificate.cases = cases
    let asked = (certificate.choices.joined() + certificate.restrictions)
      .flatMap { $0.left.variables + $0.right.variables }
    let told = cases.joined().flatMap { $0.left.variables + $0.right.variables }
    for name in told
    where !asked.contains(name) && !unknowns.contains(name)
      && !certificate.letters.contains(name)
    {
      certificate.letters.append(name)
    }
    guard (asked + told).allSatisfy({ unknowns.contains($0) || !environment.hasMeaning($0) }),
      // What is told is what was checked: the lines, read again.
      let again = Self.reading(certificate.lines).certificate, again.isValid
    else { return nil }
    self = again
  }
}
