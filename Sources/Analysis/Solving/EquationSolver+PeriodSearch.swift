// Equations and inequalities that repeat and are not solved by steps: one period is searched on
// intervals, and what is found there repeats.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The zeros of an expression that repeats, as families, and whether they are all of them.
  ///
  /// Nothing where no period is known, and where nothing was found and that may not be all.
  mutating func searchedPeriod(_ e: Expression, in x: String) -> SolutionSet? {
    guard let period = Period.period(of: e, x, environment, &workspace),
      let found = searchedPeriod(e, in: x, shortened(period, of: e, x)),
      found.isComplete || !found.solutions.isNothing
    else { return nil }
    return found
  }

  /// The steps that a proof of a shorter period may take.
  private static let shorteningSteps: Int64 = 20_000_000

  /// The half, the quarter or the third of a period where that is proved to be one: sin² x repeats
  /// after π.
  private mutating func shortened(_ period: Real, of e: Expression, _ x: String) -> Real {
    var period = period
    let left = workspace.budget.stepsLeft
    let allowed = min(left, Self.shorteningSteps)
    workspace.budget.stepsLeft = allowed
    defer { workspace.budget.stepsLeft += left - allowed }
    // A few times only: what has one value everywhere repeats after every number.
    for share in [2, 2, 3] {
      guard let part = quotient(.real(period), .real(Real(Rational(share))))?.real,
        let form = closedForm(of: part),
        isIdentity(e, e.replacing([x: Expression(name: x) + form]))
      else { continue }
      period = part
    }
    return period
  }

  /// Whether two expressions are proved to have the same values.
  private mutating func isIdentity(_ first: Expression, _ second: Expression) -> Bool {
    Algebra.isIdentity(first, second, environment: environment, workspace: &workspace)
  }

  private mutating func searchedPeriod(
    _ e: Expression,
    in x: String,
    _ period: Real
  ) -> SolutionSet? {
    guard let start = start(ofPeriod: period, e, x), let end = moved(start, by: 1, period),
      var found = searched(e, in: x, from: start, to: end),
      case .some(let members) = found.solutions
    else { return nil }
    var families: [Solution] = []
    for member in members {
      // What is moved by periods is told by what it was.
      if let form = openForm(of: member.number) { remember(member.number, as: form) }
      guard let number = nextToZero(member.number, period) else { return nil }
      families.append(Solution(number, period: period))
    }
    guard let joined = joined(families) else { return nil }
    found.solutions = .some(joined)
    return found
  }

  /// A number at which an expression is not zero, so that no zero is at an end of the period that
  /// begins there: half a period below zero, and a little more, since zeros are often at the half.
  private mutating func start(ofPeriod period: Real, _ e: Expression, _ x: String) -> Real? {
    let length = enclosure(period)
    guard length.isBounded else { return nil }
    for turn in 1...4 {
      let place = -length.midpoint * (0.5 + Double(turn) * 0x1p-12)
      guard let start = Dyadic(exactly: place).map({ Real($0.asRational) }),
        let sign = sign(of: e, x, at: start), sign != 0
      else { continue }
      return start
    }
    return nil
  }

  /// The ranges on which an expression that repeats compares with zero in a way, by a search for its
  /// zeros; nothing where no period is known, or that is not decided.
  mutating func periodicRangesBySearch(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard !environment.complexAnswers,
      let period = Period.period(of: e, x, environment, &workspace),
      let found = searchedPeriod(e, in: x, period), found.isComplete,
      case .some(let zeros) = found.solutions
    else { return nil }
    return periodicRanges(of: e, relation, zeros, areProved: true, period, in: x)
  }
}
