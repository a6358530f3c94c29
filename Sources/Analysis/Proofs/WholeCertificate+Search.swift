// Certificates for solutions in whole numbers: bounds from the ranges of real ones, or from a discriminant, and
// products that are a number.

package import Certificates
package import Expressions
internal import Numbers
package import Reals

extension WholeCertificate {
  /// The certificate that comparisons have these solutions in whole numbers and no others, or nothing where
  /// none is found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isComplete, task.others.isEmpty, !environment.complexAnswers,
      (1...2).contains(task.unknowns.count), case .integer = task.domain
    else { return nil }
    var certificate = WholeCertificate(unknowns: task.unknowns)
    for condition in task.conditions {
      var sides: [Expression] = []
      for side in [condition.left, condition.right] {
        guard
          let inlined = side.inlining(in: environment, variables: task.unknowns),
          inlined.variables.allSatisfy({ task.unknowns.contains($0) })
        else { return nil }
        sides.append(inlined)
      }
      certificate.conditions.append(EquationTask.Condition(sides[0], condition.relation, sides[1]))
    }
    guard
      environment.angleUnit == .radians
        || certificate.conditions.allSatisfy({ $0.left.hasNoAngle && $0.right.hasNoAngle }),
      certificate.tell(set.solutions, in: &workspace)
    else { return nil }
    let isFound =
      task.unknowns.count == 1
      ? !certificate.hasParameter && certificate.bound(&workspace)
      : certificate.findReason(&workspace)
    guard isFound || certificate.findResidues(),
      // What is told is what was checked: the lines, read again.
      let again = Self.reading(certificate.lines).certificate, again.isValid
    else { return nil }
    self = again
  }

  /// Tells the solutions; false where they are no whole numbers.
  private mutating func tell(
    _ solutions: SolutionSet.Solutions,
    in workspace: inout Workspace
  ) -> Bool {
    func whole(_ number: Real) -> Expression? {
      number.rational.flatMap { $0.isInteger ? Expression($0) : nil }
    }
    switch solutions {
    case .some(let members):
      for member in members {
        guard let number = whole(member.number) else { return false }
        guard let period = member.period else {
          guard parameter == nil else { return false }
          points.append([number])
          continue
        }
        guard let step = whole(period), parameter != nil || points.isEmpty else { return false }
        let name = unknowns[0] == "n" ? "k" : "n"
        parameter = name
        points.append([number + step * Expression(name: name)])
      }
    case .points(let found):
      for point in found {
        var coordinates: [Expression] = []
        for coordinate in point.coordinates {
          guard var number = whole(coordinate.number), coordinate.slopes.count <= 1 else {
            return false
          }
          if let slope = coordinate.slopes.first {
            guard found.count == 1, point.hasWholeParameters, let step = whole(slope) else {
              return false
            }
            let name = ["t", "s", "r"].first { !unknowns.contains($0) } ?? "t"
            parameter = name
            number = number + step * Expression(name: name)
          }
          coordinates.append(number)
        }
        points.append(coordinates)
      }
    default: return false
    }
    return true
  }

  /// Finds bounds of one unknown by the ranges of real solutions; false where there are none.
  private mutating func bound(_ workspace: inout Workspace) -> Bool {
    let task = EquationTask(conditions, unknowns: unknowns)
    let own = Environment(angleUnit: .radians)
    guard
      let set = EquationSolver.solutions(of: task, environment: own, workspace: &workspace),
      set.isComplete,
      let found = ComparisonCertificate(of: task, set, environment: own, workspace: &workspace),
      found.period == nil, !found.hasSides
    else { return false }
    let pieces = found.pieces.filter {
      $0.pattern != ComparisonCertificate.Pattern(everywhere: false)
    }
    var (lower, upper) = (Integer.zero, Integer.zero)
    for piece in pieces {
      // From an end that is far out nothing may hold up to the number at which that changes.
      let place = piece.change?.exactValue(in: own, workspace: &workspace).map {
        CheckedFunction.interval(around: $0, in: &workspace)
      }
      guard let first = piece.lower ?? place.flatMap({ Dyadic(exactly: $0.lower)?.asRational }),
        let last = piece.upper ?? place.flatMap({ Dyadic(exactly: $0.upper)?.asRational })
      else { return false }
      lower = min(lower, first.floor)
      upper = max(upper, -((-last).floor))
    }
    reason = .bounds(unknown: unknowns[0], lower: lower, upper: upper)
    ranges = found
    return true
  }

  /// Finds a number after which all repeats; false where there is none that is small.
  private mutating func findResidues() -> Bool {
    let limit = unknowns.count == 1 ? Self.periodLimit : Self.residueLimit
    (ranges, reason) = (nil, nil)
    guard unknowns.count == 1 || points.isEmpty else { return false }
    for period in 1...limit {
      reason = .residues(period)
      let repeats =
        unknowns.count == 2
        || conditions.allSatisfy { condition in
          [condition.left, condition.right].allSatisfy {
            $0.repeats(for: unknowns[0], after: period)
          }
        }
      if repeats, isValid { return true }
      // Longer periods are multiples of this one, and say no more.
      if repeats, unknowns.count == 1 { break }
    }
    reason = nil
    return false
  }

  /// The largest period that is tried.
  private static var periodLimit: Int { 2_000 }

  /// Finds why an equation of two unknowns has finitely many solutions, where it is of a degree above 1.
  private mutating func findReason(_ workspace: inout Workspace) -> Bool {
    guard conditions.count == 1,
      let dividend = Expression(.difference, [conditions[0].left, conditions[0].right])
        .withoutQuotients(of: unknowns[0]).numerator.withoutQuotients(of: unknowns[1]).numerator
        .checkedPolynomial(in: unknowns)?.primitive.polynomial
    else { return false }
    if dividend.degree == 1 { return true }
    for found in bounds(dividend) + products(dividend) {
      reason = found
      if isValid { return true }
    }
    reason = nil
    return false
  }

  /// Bounds by the discriminant in the other unknown.
  private func bounds(_ dividend: SparsePolynomial) -> [Reason] {
    var found: [Reason] = []
    for place in 0...1 {
      let parts = dividend.coefficients(of: 1 - place)
      guard parts.count == 3, let a = parts[2].constant, let b = parts[1].univariate(in: place),
        let c = parts[0].univariate(in: place),
        case let discriminant = b * b - c.scaled(by: Rational(4) * a), !discriminant.isConstant
      else { continue }
      var budget: Int64 = 10_000_000
      guard let roots = discriminant.realRoots(budget: &budget) else { continue }
      let values = roots.map { $0.value(toExponent: -4) }
      let (low, high) = (values.min() ?? .zero, values.max() ?? .zero)
      found.append(
        .bounds(unknown: unknowns[place], lower: low.floor - 1, upper: high.floor + 2)
      )
    }
    return found
  }

  /// Products that are a number: of an expression of degree 1 in one unknown, or of two in both.
  private func products(_ dividend: SparsePolynomial) -> [Reason] {
    let (x, y) = (Expression(name: unknowns[0]), Expression(name: unknowns[1]))
    let parts = dividend.coefficients(of: 1)
    if parts.count == 2, let b = parts[1].univariate(in: 0), b.degree == 1,
      let c = parts[0].univariate(in: 0)
    {
      // pᵈ·c = (px + q)·s + r.
      let power = b.leading.raised(to: max(0, c.degree))
      let (s, r) = c.scaled(by: power).quotientAndRemainder(dividingBy: b)
      guard let rest = r.isZero ? .zero : r.coefficients.first, rest.isInteger else { return [] }
      let other = Expression(power) * y + Expression(s, of: x)
      return [.product(Expression(b, of: x), other, -rest.numerator)]
    }
    guard parts.count == 3, let a = parts[2].constant, let b = parts[1].univariate(in: 0),
      let c = parts[0].univariate(in: 0), b.degree <= 1, c.degree <= 2,
      case let discriminant = b * b - c.scaled(by: Rational(4) * a), discriminant.degree == 2,
      discriminant.leading.signum > 0,
      case let root = discriminant.leading.numerator.squareRootWithRemainder(),
      root.remainder.isZero
    else { return [] }
    // With w = 2ay + b the discriminant k²x² + mx + n is w², so that
    // (2kw − 2k²x − m)·(2kw + 2k²x + m) is 4k²n − m².
    let k = Rational(root.root)
    let (m, n) = (discriminant.coefficients[1], discriminant.coefficients[0])
    let number = Rational(4) * k * k * n - m * m
    guard number.isInteger else { return [] }
    let line = Polynomial([m, Rational(2) * k * k])
    let wave = b.scaled(by: Rational(2) * k)
    let step = Expression(Rational(4) * k * a) * y
    let (first, second) = (
      step + Expression(wave - line, of: x), step + Expression(wave + line, of: x)
    )
    return [.product(first, second, number.numerator)]
  }
}
