// Certificates for families of solutions: each factor by its own zeros, or by those of a function of an
// inner expression, and the solutions as they were found.

package import Certificates
package import Expressions
internal import Numbers
package import Reals

extension FamilyCertificate {
  /// The certificate that an equation has these solutions and no others, or nothing where none is
  /// found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isProvable(for: task, in: environment),
      task.conditions.count < ComparisonCertificate.conditionLimit - 2,
      let place = task.conditions.firstIndex(where: { $0.relation == .equal })
    else { return nil }
    var search = InnerSearch(task.unknowns[0], environment, workspace)
    defer { workspace.constants = search.workspace.constants }
    guard let found = search.certificate(of: task, place, set.solutions),
      // What is told is what was checked: the lines, read again.
      let again = Self.reading(found.lines).certificate, again.isValid
    else { return nil }
    self = again
  }
}

extension InnerSearch {
  fileprivate mutating func certificate(
    of task: EquationTask,
    _ place: Int,
    _ solutions: SolutionSet.Solutions
  ) -> FamilyCertificate? {
    guard var conditions = task.closed(in: environment, workspace: &workspace) else { return nil }
    let equation = conditions.remove(at: place)
    var certificate = FamilyCertificate(
      unknown: unknown,
      angleUnit: environment.angleUnit,
      sides: (equation.left, equation.right)
    )
    certificate.conditions = conditions
    let difference = certificate.difference
    let own = Environment(angleUnit: environment.angleUnit)
    guard let required = difference.conditions(besides: unknown, &workspace, own) else {
      return nil
    }
    var given: [EquationTask.Condition] = []
    for whole in factors(of: difference) {
      guard let factor = factor(whole), let zeros = factor.zeros else { return nil }
      certificate.factors.append(factor)
      guard zeros.repeats else { continue }
      guard let own = whole.conditions(besides: unknown, &workspace, own) else { return nil }
      given += (required + conditions).filter { !own.contains($0) && !given.contains($0) }
    }
    guard !certificate.factors.isEmpty else { return nil }
    if !given.isEmpty {
      let asked = EquationTask(given, unknowns: [unknown])
      guard let set = self.solutions(of: asked),
        let domain = ComparisonCertificate(
          of: asked,
          set,
          environment: own,
          workspace: &workspace
        )
      else { return nil }
      certificate.domain = domain
    }
    return tell(solutions, &certificate) ? certificate : nil
  }

  // MARK: Factors

  private func factors(of difference: Expression) -> [Expression] {
    let parts = difference.checkedFactors
    let known = parts.count > 1 ? parts : difference.zeroFactors(in: unknown)
    var factors: [Expression] = []
    for factor in known where factor.variables.contains(unknown) && !factors.contains(factor) {
      factors.append(factor)
    }
    return factors
  }

  /// A factor with the proof of its zeros; nothing where none is found.
  private mutating func factor(_ whole: Expression) -> FamilyCertificate.Factor? {
    var factor = FamilyCertificate.Factor(
      whole: whole,
      inner: Expression(name: unknown),
      form: nil
    )
    factor.zeros = zeros(of: whole, in: unknown)
    if factor.zeros != nil { return factor }
    for inner in innerExpressions(of: whole) {
      let outer = whole.replacing(powersOf: inner, of: unknown, with: Expression(name: name))
      let form = inner.completedSquare(of: unknown)
      guard !outer.variables.contains(unknown), canInvert(form ?? inner),
        let zeros = zeros(of: outer, in: name)
      else { continue }
      var factor = FamilyCertificate.Factor(whole: whole, inner: inner, form: form)
      factor.zeros = zeros
      return factor
    }
    return nil
  }

  private mutating func zeros(of e: Expression, in x: String) -> FamilyCertificate.Zeros? {
    let condition = EquationTask.Condition(e, .equal, Expression(0))
    let task = EquationTask([condition], unknowns: [x])
    guard let set = solutions(of: task), case .some = set.solutions else { return nil }
    let own = Environment(angleUnit: environment.angleUnit)
    if let proof = ZeroCertificate(of: task, set, environment: own, workspace: &workspace) {
      return .pieces(proof)
    }
    return ComparisonCertificate(of: task, set, environment: own, workspace: &workspace)
      .map { .ranges($0) }
  }

  // MARK: Solutions

  /// Tells the solutions; false where they are no families and numbers.
  private mutating func tell(
    _ solutions: SolutionSet.Solutions,
    _ certificate: inout FamilyCertificate
  ) -> Bool {
    switch solutions {
    case .some(let members):
      return members.allSatisfy { member in
        tell(Expression(name: unknown), member.number, member.period, .all, &certificate)
      }
    case .progressions(let ranges):
      return ranges.allSatisfy { range in
        guard range.isPoint, let number = range.lower?.number else { return false }
        return tell(Expression(name: unknown), number, range.period, .fromZero, &certificate)
      }
    case .images(let images):
      return images.allSatisfy { image in
        guard let value = value(of: image) else { return false }
        return tell(value, image.start, image.period, image.turns, &certificate)
      }
    case .every, .imageRanges, .ranges, .complex, .points: return false
    }
  }

  /// The function of an image, of the name that inner expressions have as their value.
  private mutating func value(of image: SolutionImage) -> Expression? {
    let argument = Expression(name: SolutionImage.argument)
    guard image.value != argument else { return Expression(name: unknown) }
    return value(image.value, image.numbers)
  }

  private mutating func tell(
    _ value: Expression,
    _ start: Real,
    _ period: Real?,
    _ turns: Turns,
    _ certificate: inout FamilyCertificate
  ) -> Bool {
    guard let first = form(of: start) else { return false }
    guard let period else {
      certificate.points.append(first)
      return true
    }
    guard let step = form(of: period) else { return false }
    certificate.families.append(.init(value: value, start: first, period: step, turns: turns))
    return true
  }
}

extension FamilyCertificate.Zeros {
  /// Whether the zeros are those of one period.
  fileprivate var repeats: Bool {
    switch self {
    case .pieces(let proof): proof.period != nil
    case .ranges(let proof): proof.period != nil
    }
  }
}

extension Expression {
  /// A polynomial of degree 2 with rational coefficients as a multiple of a square and a number.
  func completedSquare(of name: String) -> Expression? {
    guard let polynomial = checkedPolynomial(in: [name])?.univariate(in: 0), polynomial.degree == 2,
      case (let c, let b, let a) = (
        polynomial.coefficients[0], polynomial.coefficients[1], polynomial.coefficients[2]
      ), !b.isZero || occurrences(of: name) > 1
    else { return nil }
    let shift = b / (Rational(2) * a)
    let rest = c - a * shift * shift
    let square = (Expression(name: name) + Expression(shift)).raised(to: 2)
    return Expression(a) * square + Expression(rest)
  }
}
