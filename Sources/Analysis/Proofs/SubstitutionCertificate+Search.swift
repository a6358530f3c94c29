// Certificates for systems in which unknowns are put in: an equation that tells one is looked for, until one
// equation in one unknown is left.

package import Certificates
package import Expressions
internal import Numbers
package import Reals

extension SubstitutionCertificate {
  /// The certificate that a system has these solutions and no others, or nothing where none is
  /// found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard let points = set.points(solving: task),
      (2...Self.unknownLimit).contains(task.unknowns.count),
      task.conditions.count == task.unknowns.count,
      points.allSatisfy({ point in point.coordinates.allSatisfy { $0.slopes.isEmpty } })
    else { return nil }
    var certificate = SubstitutionCertificate(unknowns: task.unknowns)
    for condition in task.conditions {
      guard let whole = condition.inlined(in: environment, variables: task.unknowns) else {
        return nil
      }
      certificate.equations.append(Sides(left: whole.left, right: whole.right))
    }
    var environment = environment
    if certificate.equations.allSatisfy({ $0.left.hasNoAngle && $0.right.hasNoAngle }) {
      environment.angleUnit = .radians
    }
    let left = certificate.equations.map { Optional($0) }
    guard
      certificate.eliminate(left, task.unknowns, points, environment, &workspace),
      // What is told is what was checked: the lines, read again.
      let again = Self.reading(certificate.lines).certificate, again.isValid,
      again.count == points.count
    else { return nil }
    self = again
  }

  /// Puts unknowns in until one is left, whose zeros are proved; false where that does not lead to a proof.
  private mutating func eliminate(
    _ left: [Sides?],
    _ open: [String],
    _ points: [SolutionPoint],
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Bool {
    guard open.count > 1 else {
      guard let last = left.compactMap({ $0 }).first,
        let place = unknowns.firstIndex(of: open[0])
      else { return false }
      let condition = EquationTask.Condition(last.left, .equal, last.right)
      let solutions = points.map { Solution($0.coordinates[place].number) }
      zeros = ZeroCertificate(
        of: EquationTask([condition], unknowns: open),
        SolutionSet(solutions: .some(solutions), isComplete: true, methods: [.steps]),
        environment: environment,
        workspace: &workspace
      )
      return zeros != nil
    }
    for (place, sides) in left.enumerated() {
      guard let sides else { continue }
      for name in open where sides.has(name) {
        guard let value = sides.value(of: name), sides.tells(name, value, open) else { continue }
        var others = left
        others[place] = nil
        guard value.isPolynomial || others.contains(where: { $0?.has(name) == true }) else {
          continue
        }
        others = others.map { $0?.replacing(name, with: value) }
        substitutions.append(Substitution(unknown: name, value: value, equation: place + 1))
        let rest = open.filter { $0 != name }
        if eliminate(others, rest, points, environment, &workspace) { return true }
        substitutions.removeLast()
      }
    }
    return false
  }
}

extension SubstitutionCertificate.Sides {
  /// What a name is where the sides are the same, if they are linear in it with a number as its factor.
  fileprivate func value(of name: String) -> Expression? {
    let whole = Expression(.difference, [left, right])
    guard let line = ExpressionFraction(whole, in: name, limit: 1), line.denominator.count == 1,
      line.numerator.count == 2, let divisor = line.denominator[0].number,
      let factor = line.numerator[1].number, !factor.isZero, !divisor.isZero
    else { return nil }
    let rest = line.numerator[0]
    let value = factor.isNegative ? rest : rest.turned
    return factor.magnitude == .one ? value : value / Expression(factor.magnitude)
  }
}

extension Expression {
  /// The opposite, as it is written shortest.
  fileprivate var turned: Expression {
    switch symbol(at: root) {
    case .negation: parts[0]
    case .difference: parts[1].rationalNumber?.isZero == true ? -parts[0] : parts[1] - parts[0]
    default: -self
    }
  }

  /// The number that an expression of numbers is.
  fileprivate var number: Rational? { checkedPolynomial(in: [])?.constant }
}
