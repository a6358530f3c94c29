// Certificates for zeros that were found: one chain of slopes for the whole line where that
// does, and else pieces, halved until each has a reason.

package import Certificates
package import Expressions
internal import Numbers
package import Reals

extension ZeroCertificate {
  /// The certificate that an equation has these solutions and no others, or nothing where none
  /// is found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isComplete, task.others.isEmpty, case .real = task.domain, task.unknowns.count == 1,
      task.conditions.count == 1, task.conditions[0].relation == .equal,
      case .some(let solutions) = set.solutions
    else { return nil }
    let x = task.unknowns[0]
    var search = CertificateSearch(x, environment, workspace)
    defer { workspace.constants = search.workspace.constants }
    guard let left = search.closed(task.conditions[0].left),
      let right = search.closed(task.conditions[0].right)
    else { return nil }
    self.init(unknown: x, angleUnit: environment.angleUnit, sides: (left, right))
    guard search.prove(&self, solutions) else { return nil }
    // What is told is what was checked: the lines, read again.
    guard let again = Self.reading(lines).certificate, again.isValid,
      set.isCounted(as: again.count, inEach: again.period, again.angleUnit, in: &workspace)
    else { return nil }
  }
}

/// A search for the pieces of a certificate.
private struct CertificateSearch {
  let unknown: String
  let environment: Environment
  var workspace: Workspace
  /// The zeros from left to right, each with where it lies.
  private var zeros: [(number: Real, place: Interval)] = []
  /// The pieces that were tried.
  private var attempts = 0

  /// The most pieces that are tried, the most halvings, and the farthest end of a middle piece.
  private static let (attemptLimit, depthLimit, reach) = (2_000, 40, 1 << 20)
  /// The most periods of the zeros in one of the function.
  private static let periodLimit = 12

  init(_ unknown: String, _ environment: Environment, _ workspace: Workspace) {
    (self.unknown, self.environment, self.workspace) = (unknown, environment, workspace)
    self.workspace.budget = Budget(steps: 400_000_000, bitLimit: 1 << 16)
  }

  mutating func closed(_ side: Expression) -> Expression? {
    side.closed(besides: unknown, in: environment, workspace: &workspace)
  }

  private mutating func form(of number: Real) -> Expression? {
    number.closedExpression(environment.angleUnit, in: &workspace)
  }

  private mutating func place(of number: Real) -> Interval {
    CheckedFunction.interval(around: number, in: &workspace)
  }

  private mutating func ask(
    _ question: (inout Workspace) throws(RealError) -> Real
  ) -> Real? {
    do throws(RealError) {
      return try question(&workspace)
    } catch {
      return nil
    }
  }

  // MARK: The whole

  /// Finds the pieces for some solutions; false where there are none.
  mutating func prove(_ certificate: inout ZeroCertificate, _ solutions: [Solution]) -> Bool {
    guard var check = ZeroCheck(certificate, in: &workspace) else { return false }
    zeros = solutions.map { ($0.number, place(of: $0.number)) }
      .sorted { $0.place.lower < $1.place.lower }
    guard places.areApart else { return false }
    if let period = solutions.first(where: { $0.period != nil })?.period {
      return solutions.allSatisfy { $0.period != nil } && provePeriod(&certificate, period, &check)
    }
    if let chain = chain(from: nil, to: nil, zeros.indices, &check) {
      certificate.pieces = [chain]
      return true
    }
    guard let pieces = pieces(from: nil, to: nil, &check) else { return false }
    certificate.pieces = pieces
    return true
  }

  /// Where the zeros lie.
  private var places: [Interval] { zeros.map { $0.place } }

  /// Pieces for one period, in which all zeros are, and a little more.
  private mutating func provePeriod(
    _ certificate: inout ZeroCertificate,
    _ period: Real,
    _ check: inout ZeroCheck
  ) -> Bool {
    guard let period = wholePeriod(period, check.function), let form = form(of: period),
      let (start, rest, end) = LineCut.period(of: place(of: period), beside: places)
    else { return false }
    // Zeros to the left of the cut have others a period later.
    for place in zeros.indices where zeros[place].place.upper < start.doubleValue {
      let number = zeros[place].number
      let later = ask { (workspace) throws(RealError) in
        try Real.recognized(.sum(number, period, in: &workspace), in: &workspace)
      }
      guard let later else { return false }
      zeros[place] = (later, self.place(of: later))
    }
    zeros = zeros.sorted { $0.place.lower < $1.place.lower }
    guard places.areApart else { return false }
    let opening = ZeroCertificate.Piece(lower: start, upper: rest, reason: .noZero)
    guard check.holds(opening, in: &workspace), let others = pieces(from: rest, to: end, &check)
    else { return false }
    certificate.period = form
    certificate.pieces = [opening] + others
    return true
  }

  /// The least multiple of a period of the zeros after which the function repeats, with the zeros in it:
  /// those of the sine repeat after π.
  private mutating func wholePeriod(_ period: Real, _ function: CheckedFunction) -> Real? {
    let single = zeros
    for count in 1...Self.periodLimit {
      let whole = ask { (workspace) throws(RealError) in
        try Real.recognized(.product(Real(count), period, in: &workspace), in: &workspace)
      }
      guard let whole else { return nil }
      if function.repeats(after: whole, in: &workspace) {
        zeros = zeros.sorted { $0.place.lower < $1.place.lower }
        return places.areApart ? whole : nil
      }
      for zero in single {
        let next = ask { (workspace) throws(RealError) in
          let shift = try Real.product(Real(count), period, in: &workspace)
          return try Real.recognized(.sum(zero.number, shift, in: &workspace), in: &workspace)
        }
        guard let next else { return nil }
        zeros.append((next, place(of: next)))
      }
    }
    return nil
  }

  // MARK: Pieces

  /// A short number below a finite one: a whole number where an `Int` of a page, of 32 bits, holds it.
  private static func number(below value: Double) -> Rational {
    guard abs(value) < 1e9 else {
      return LineCut.simple(between: value - abs(value) / 4, value - abs(value) / 8)
    }
    return Rational(Integer(Int(value.rounded(.down)) - 1))
  }

  /// A chain of slopes as long as there are zeros on a piece, with numbers between these.
  private mutating func chain(
    from lower: Rational?,
    to upper: Rational?,
    _ range: Range<Int>,
    _ check: inout ZeroCheck
  ) -> ZeroCertificate.Piece? {
    guard !range.isEmpty, range.count <= CheckedSlopes.orderLimit else { return nil }
    let inside = zeros[range]
    var points: [Rational] = []
    guard let first = inside.first, let last = inside.last else { return nil }
    points.append(lower ?? Self.number(below: first.place.lower))
    for (zero, next) in zip(inside, inside.dropFirst()) {
      let (low, high) = (zero.place.upper, next.place.lower)
      let third = (high - low) / 3
      points.append(LineCut.simple(between: low + third, high - third))
    }
    points.append(upper ?? -Self.number(below: -last.place.upper))
    let piece = ZeroCertificate.Piece(
      lower: lower,
      upper: upper,
      reason: .atMost(order: inside.count, between: points),
      solutions: inside.indices.compactMap { form(of: zeros[$0].number) }
    )
    return check.holds(piece, in: &workspace) ? piece : nil
  }

  /// Pieces with a reason each, or nothing where they would be many.
  private mutating func pieces(
    from lower: Rational?,
    to upper: Rational?,
    depth: Int = 0,
    _ check: inout ZeroCheck
  ) -> [ZeroCertificate.Piece]? {
    attempts += 1
    guard attempts <= Self.attemptLimit, depth <= Self.depthLimit else { return nil }
    if let piece = piece(from: lower, to: upper, &check) { return [piece] }
    guard let cut = LineCut.cut(from: lower, to: upper, beside: places),
      let left = pieces(from: lower, to: cut, depth: depth + 1, &check),
      let right = pieces(from: cut, to: upper, depth: depth + 1, &check)
    else { return nil }
    // Neighbours without zeros may have one reason.
    if let last = left.last, let next = right.first, case .noZero = last.reason,
      case .noZero = next.reason
    {
      let both = ZeroCertificate.Piece(lower: last.lower, upper: next.upper, reason: .noZero)
      if check.holds(both, in: &workspace) {
        return left.dropLast() + [both] + right.dropFirst()
      }
    }
    return left + right
  }

  /// A piece as a whole, if it has a reason.
  private mutating func piece(
    from lower: Rational?,
    to upper: Rational?,
    _ check: inout ZeroCheck
  ) -> ZeroCertificate.Piece? {
    var piece = ZeroCertificate.Piece(lower: lower, upper: upper, reason: .noZero)
    let inside = zeros.indices.filter { zeros[$0].place.isInside(lower, upper) }
    switch inside.count {
    case 0:
      if check.holds(piece, in: &workspace) { return piece }
      guard let order = check.tailOrder(of: piece, in: &workspace) else { return nil }
      piece.reason = .tail(order: order)
      return piece
    case 1:
      guard lower != nil, upper != nil else {
        return chain(from: lower, to: upper, inside[0]..<inside[0] + 1, &check)
      }
      let form = form(of: zeros[inside[0]].number)
      piece.solutions = form.map { [$0] } ?? []
      piece.reason = .oneZero
      if check.holds(piece, in: &workspace) { return piece }
      piece.reason = .doubleZero
      return check.holds(piece, in: &workspace) ? piece : nil
    default:
      guard let first = inside.first, let last = inside.last else { return nil }
      return chain(from: lower, to: upper, first..<last + 1, &check)
    }
  }
}
