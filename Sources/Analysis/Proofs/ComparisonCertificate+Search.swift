// Certificates for inequalities that were solved: pieces around each number at which something
// may change, halved until the check finds out where the inequality holds on each.

package import Certificates
package import Expressions
internal import Numbers
package import Reals

extension ComparisonCertificate {
  /// The certificate that an inequality holds in these ranges and nowhere else, or nothing where
  /// none is found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isProvable(for: task, in: environment),
      task.conditions.count <= Self.conditionLimit - 2
    else { return nil }
    let x = task.unknowns[0]
    var search = ComparisonSearch(environment, workspace)
    defer { workspace.constants = search.workspace.constants }
    guard let conditions = task.closed(in: environment, workspace: &search.workspace) else {
      return nil
    }
    self.init(unknown: x, angleUnit: environment.angleUnit, conditions: conditions)
    guard search.proveAnyhow(&self, set.solutions) else { return nil }
    // What is told is what was checked: the lines, read again.
    guard let again = Self.reading(lines).certificate, again.isValid,
      again.hasSides
        || set.isCounted(
          as: again.count,
          inEach: again.isPeriodic ? again.period : nil,
          again.angleUnit,
          in: &workspace
        )
    else { return nil }
  }
}

/// A search for the pieces of a certificate.
private struct ComparisonSearch {
  let environment: Environment
  var workspace: Workspace
  /// The numbers at which something may change, from left to right, each with where it lies.
  private var changes: [(number: Real, place: Interval)] = []
  /// Numbers at which the sides of a comparison are equal, where they were looked for.
  private var zeros: [Real] = []
  /// Whether pieces are cut at thirds.
  private var cutsInThirds = false
  /// The pieces that were tried.
  private var attempts = 0

  /// The most pieces that are tried, and the most halvings.
  private static let (attemptLimit, depthLimit) = (2_000, 40)

  init(_ environment: Environment, _ workspace: Workspace) {
    (self.environment, self.workspace) = (environment, workspace)
    self.workspace.budget = Budget(steps: 400_000_000, bitLimit: 1 << 16)
  }

  mutating func form(of number: Real) -> Expression? {
    number.closedExpression(environment.angleUnit, in: &workspace)
  }

  private mutating func place(of number: Real) -> Interval {
    CheckedFunction.interval(around: number, in: &workspace)
  }

  // MARK: The whole

  /// Finds the pieces, if that is easy, or else beside all zeros of the differences, and at numbers at
  /// which nothing is likely to jump.
  mutating func proveAnyhow(
    _ certificate: inout ComparisonCertificate,
    _ solutions: SolutionSet.Solutions
  ) -> Bool {
    guard Self.ends(of: solutions) != nil else { return false }
    if prove(&certificate, solutions) { return true }
    addZeros(of: certificate)
    for inThirds in zeros.isEmpty ? [true] : [false, true] {
      cutsInThirds = inThirds
      certificate.pieces = []
      (certificate.period, certificate.sides) = (nil, (nil, nil))
      if prove(&certificate, solutions) { return true }
    }
    return false
  }

  /// The zeros of the differences of the sides, where they are found.
  private mutating func addZeros(of certificate: ComparisonCertificate) {
    let own = Environment(angleUnit: environment.angleUnit)
    var open: [Expression] = []
    for condition in certificate.conditions {
      let divisor = condition.difference.withoutQuotients(of: certificate.unknown).denominator
      if condition.relation != .equal { open.append(condition.difference) }
      if divisor.variables.contains(certificate.unknown) { open.append(divisor) }
    }
    for e in open {
      let task = EquationTask(
        [EquationTask.Condition(e, .equal, Expression(0))],
        unknowns: [certificate.unknown]
      )
      guard
        let set = EquationSolver.solutions(of: task, environment: own, workspace: &workspace),
        set.isComplete, case .some(let members) = set.solutions
      else { continue }
      zeros += members.map { $0.number }
    }
  }

  /// Finds the pieces; false where there are none.
  mutating func prove(
    _ certificate: inout ComparisonCertificate,
    _ solutions: SolutionSet.Solutions
  ) -> Bool {
    guard var check = ComparisonCheck(certificate, in: &workspace) else { return false }
    let found = Self.ends(of: solutions)
    guard let found else { return false }
    attempts = 0
    changes = (found.numbers + check.otherChanges(in: &workspace) + zeros)
      .map { ($0, place(of: $0)) }
    order()
    guard places.areApart else { return false }
    if let period = found.period {
      if let isProved = provePeriod(&certificate, period, &check) { return isProved }
      guard let ranges = sidesOfMembers(solutions) else { return false }
      return proveSides(&certificate, ranges, &check)
    }
    if let sides = Self.sides(of: solutions) { return proveSides(&certificate, sides, &check) }
    guard let pieces = pieces(from: nil, to: nil, &check) else { return false }
    certificate.pieces = pieces
    return true
  }

  /// The numbers at which solutions begin and end, and the period after which they repeat.
  private static func ends(
    of solutions: SolutionSet.Solutions
  ) -> (numbers: [Real], period: Real?)? {
    switch solutions {
    case .ranges(let ranges):
      let numbers = ranges.flatMap { [$0.lower, $0.upper].compactMap { $0?.number } }
      let periods = ranges.compactMap { $0.period }
      return periods.isEmpty || periods.count == ranges.count ? (numbers, periods.first) : nil
    case .some(let members):
      let periods = members.compactMap { $0.period }
      return periods.isEmpty || periods.count == members.count
        ? (members.map { $0.number }, periods.first) : nil
    case .every(except: let others): return others.map { ($0, nil) }
    case .progressions(let ranges):
      return (ranges.flatMap { [$0.lower, $0.upper].compactMap { $0?.number } }, nil)
    case .images, .imageRanges, .complex, .points: return nil
    }
  }

  /// Numbers and ranges that repeat as those that do so on each side of the line.
  private mutating func sidesOfMembers(_ solutions: SolutionSet.Solutions) -> [SolutionRange]? {
    let found: [SolutionRange]
    switch solutions {
    case .some(let members):
      found = members.map { member in
        let end = SolutionRange.End(number: member.number, isIncluded: true)
        return SolutionRange(lower: end, upper: end, isPoint: true, period: member.period)
      }
    case .ranges(let ranges): found = ranges
    default: return nil
    }
    var sided: [SolutionRange] = []
    for range in found {
      guard let period = range.period, let opposite = period.opposite(in: &workspace) else {
        return nil
      }
      for step in [period, opposite] {
        var range = range
        range.period = step
        sided.append(range)
      }
    }
    return sided
  }

  /// The ranges that repeat on a side of the line.
  private static func sides(of solutions: SolutionSet.Solutions) -> [SolutionRange]? {
    guard case .progressions(let ranges) = solutions else { return nil }
    return ranges.filter { $0.period != nil }
  }

  /// Pieces for the line, with a period and a little more on each side on which solutions repeat.
  private mutating func proveSides(
    _ certificate: inout ComparisonCertificate,
    _ ranges: [SolutionRange],
    _ check: inout ComparisonCheck
  ) -> Bool {
    var cuts: (left: (Rational, Rational, Rational)?, right: (Rational, Rational, Rational)?)
    let known = changes
    var added: [(number: Real, place: Interval)] = []
    for side in [-1, 1] {
      let own = ranges.filter { $0.period?.sign(in: &workspace) == side }
      guard let step = own.first?.period else { continue }
      // All ranges of a side repeat after the same number.
      guard own.allSatisfy({ $0.period?.order(to: step, in: &workspace) == .equal }),
        let found = sideCuts(own, step, side, known.map { $0.place })
      else { return false }
      added += found.changes
      let period: Expression? = form(of: found.period)
      guard let period else { return false }
      if side < 0 {
        (certificate.sides.left, cuts.left) = (period, found.cuts)
      } else {
        (certificate.sides.right, cuts.right) = (period, found.cuts)
      }
    }
    changes = known + added
    order()
    guard places.areApart else { return false }
    var pieces: [ComparisonCertificate.Piece] = []
    if let (end, rest, start) = cuts.left {
      guard let outer = self.pieces(from: end, to: rest, &check),
        let opening = check.pattern(from: rest, to: start, in: &workspace), opening.isConstant
      else { return false }
      pieces = outer + [.init(lower: rest, upper: start, pattern: opening)]
    }
    guard let inner = self.pieces(from: cuts.left?.2, to: cuts.right?.0, &check) else {
      return false
    }
    pieces += inner
    if let (start, rest, end) = cuts.right {
      guard let opening = check.pattern(from: start, to: rest, in: &workspace), opening.isConstant,
        let outer = self.pieces(from: rest, to: end, &check)
      else { return false }
      pieces += [.init(lower: start, upper: rest, pattern: opening)] + outer
    }
    certificate.pieces = pieces
    return true
  }

  /// Where the line is cut on a side: a quiet part behind all that is known, and a period further on,
  /// with the numbers in between at which something changes.
  private mutating func sideCuts(
    _ ranges: [SolutionRange],
    _ step: Real,
    _ side: Int,
    _ known: [Interval]
  ) -> (
    cuts: (Rational, Rational, Rational), period: Real, changes: [(number: Real, place: Interval)]
  )? {
    let length = place(of: step)
    guard length.isBounded else { return nil }
    var moved: [(number: Real, place: Interval)] = []
    for turn in 1...4 {
      for range in ranges {
        for end in [range.lower, range.isPoint ? nil : range.upper] {
          guard let number = end?.number else { continue }
          do throws(RealError) {
            let shift = try Real.product(Real(turn), step, in: &workspace)
            let next = try Real.recognized(
              .sum(number, shift, in: &workspace),
              in: &workspace
            )
            moved.append((next, place(of: next)))
          } catch {
            return nil
          }
        }
      }
    }
    // Mirrored on the left, so that outward is to the right.
    func outward(_ place: Interval) -> Interval { side > 0 ? place : -place }
    let size = outward(length)
    let far = known.map { outward($0).upper }.reduce(0, max)
    let open = moved.map { outward($0.place) }.filter { $0.lower > far }
      .sorted { $0.lower < $1.lower }
    // The widest part without a change among those behind all that is known.
    var best: (low: Double, high: Double)?
    for (first, second) in zip([Interval(far)] + open, open) {
      guard second.lower < far + size.upper * 1.5 else { break }
      if best.map({ second.lower - first.upper > $0.high - $0.low }) ?? true {
        best = (first.upper, second.lower)
      }
    }
    guard let (low, high) = best, low < high else { return nil }
    let (start, rest, end) = LineCut.opening(from: low, to: high, size.upper, share: 1)
    guard start < rest, rest < end else { return nil }
    let last = end.doubleValue
    let kept = moved.filter { outward($0.place).upper < last + size.upper }
    let period: Real? = side > 0 ? step : step.opposite(in: &workspace)
    guard let period else { return nil }
    return (side > 0 ? (start, rest, end) : (-end, -rest, -start), period, kept)
  }

  /// Brings the numbers into their order, each once.
  private mutating func order() {
    changes = changes.sorted { $0.place.lower < $1.place.lower }
    var kept: [(number: Real, place: Interval)] = []
    for change in changes {
      if let last = kept.last, last.number.order(to: change.number, in: &workspace) == .equal {
        continue
      }
      kept.append(change)
    }
    changes = kept
  }

  /// Where the numbers lie.
  private var places: [Interval] { changes.map { $0.place } }

  /// The most periods of the solutions that a period of the comparisons is tried to be.
  private static let multipleLimit = 4

  /// Pieces for one period and a little more, in which nothing changes; nothing at all where the
  /// comparisons have no such period.
  private mutating func provePeriod(
    _ certificate: inout ComparisonCertificate,
    _ step: Real,
    _ check: inout ComparisonCheck
  ) -> Bool? {
    let own = changes
    for count in 1...Self.multipleLimit {
      changes = own
      guard let period = multiple(count, of: step) else { return nil }
      guard check.repeats(after: period, from: nil, to: nil, in: &workspace) else { continue }
      for turn in 1..<count {
        for change in own {
          guard let shift = multiple(turn, of: step), let moved = moved(change.number, by: shift)
          else { return false }
          changes.append((moved, place(of: moved)))
        }
      }
      return provePeriod(&certificate, whole: period, &check)
    }
    changes = own
    return nil
  }

  private mutating func multiple(_ count: Int, of number: Real) -> Real? {
    do throws(RealError) {
      return try Real.recognized(
        .product(Real(count), number, in: &workspace),
        in: &workspace
      )
    } catch {
      return nil
    }
  }

  private mutating func moved(_ number: Real, by shift: Real) -> Real? {
    do throws(RealError) {
      return try Real.recognized(.sum(number, shift, in: &workspace), in: &workspace)
    } catch {
      return nil
    }
  }

  private mutating func provePeriod(
    _ certificate: inout ComparisonCertificate,
    whole period: Real,
    _ check: inout ComparisonCheck
  ) -> Bool {
    guard let form = form(of: period) else { return false }
    let length = place(of: period)
    guard length.isBounded, moveIntoPeriod(period, length) else { return false }
    let own = changes
    for share in Self.shares {
      changes = own
      guard let (start, rest, end) = LineCut.period(of: length, beside: places, share: share),
        moveIntoPeriod(period, length, from: start.doubleValue)
      else { return false }
      guard let opening = check.pattern(from: start, to: rest, in: &workspace),
        opening.isConstant, let others = pieces(from: rest, to: end, &check)
      else { continue }
      certificate.period = form
      certificate.pieces =
        [ComparisonCertificate.Piece(lower: start, upper: rest, pattern: opening)] + others
      return true
    }
    return false
  }

  /// How wide the first piece of a period is tried to be.
  private static let shares = [1, 1 / 4.0, 1 / 16.0]

  /// Puts in the place of each number the one that is whole periods apart and behind a number.
  private mutating func moveIntoPeriod(
    _ period: Real,
    _ length: Interval,
    from start: Double = 0
  ) -> Bool {
    for index in changes.indices {
      let turns = ((start - changes[index].place.midpoint) / length.midpoint).rounded(.up)
      guard abs(turns) < 1e6 else { return false }
      guard turns != 0 else { continue }
      guard let shift = multiple(Int(turns), of: period),
        let moved = moved(changes[index].number, by: shift)
      else { return false }
      changes[index] = (moved, place(of: moved))
    }
    order()
    return places.areApart
  }

  // MARK: Pieces

  /// Pieces on each of which the check finds out where the inequality holds; nothing where they
  /// would be many.
  private mutating func pieces(
    from lower: Rational?,
    to upper: Rational?,
    depth: Int = 0,
    _ check: inout ComparisonCheck
  ) -> [ComparisonCertificate.Piece]? {
    attempts += 1
    guard attempts <= Self.attemptLimit, depth <= Self.depthLimit else { return nil }
    if let piece = piece(from: lower, to: upper, &check) { return [piece] }
    guard
      let cut = LineCut.cut(from: lower, to: upper, beside: places, inThirds: cutsInThirds),
      let left = pieces(from: lower, to: cut, depth: depth + 1, &check),
      let right = pieces(from: cut, to: upper, depth: depth + 1, &check)
    else { return nil }
    // Neighbours on which it is the same may be one.
    if let last = left.last, let next = right.first, last.pattern.isConstant,
      last.pattern == next.pattern,
      check.pattern(from: last.lower, to: next.upper, in: &workspace) == last.pattern
    {
      var both = last
      both.upper = next.upper
      return left.dropLast() + [both] + right.dropFirst()
    }
    return left + right
  }

  /// A piece as a whole, with the number at which it changes where that has a closed form.
  private mutating func piece(
    from lower: Rational?,
    to upper: Rational?,
    _ check: inout ComparisonCheck
  ) -> ComparisonCertificate.Piece? {
    let inside = changes.filter { $0.place.isInside(lower, upper) }
    guard inside.count <= 1 else { return nil }
    let pattern = check.pattern(from: lower, to: upper, in: &workspace)
    // Where several comparisons change, the number has to be told.
    guard pattern?.isConstant != true, let number = inside.first?.number,
      let form = form(of: number),
      let whole = check.pattern(from: lower, to: upper, change: form, in: &workspace)
    else {
      return pattern.map { ComparisonCertificate.Piece(lower: lower, upper: upper, pattern: $0) }
    }
    return ComparisonCertificate.Piece(lower: lower, upper: upper, pattern: whole, change: form)
  }
}

extension ComparisonCheck {
  /// The roots of N·D of each comparison, where it is a polynomial, besides which pieces are cut.
  fileprivate func otherChanges(in workspace: inout Workspace) -> [Real] {
    parts.flatMap { $0.otherChanges(in: &workspace) }
  }
}

extension ConditionCheck {
  /// The most expressions whose roots are looked at.
  private static let expressionLimit = 40

  fileprivate func otherChanges(in workspace: inout Workspace) -> [Real] {
    var budget: Int64 = 50_000_000
    var found: [Real] = []
    var seen: Set<Expression> = []
    var waiting = [self]
    while let next = waiting.popLast() {
      if let polynomial = next.polynomials?.product ?? next.criticalPolynomial,
        let roots = polynomial.realRoots(budget: &budget)
      {
        found += roots.map { $0.exact(in: &workspace) ?? Real($0) }
      }
      waiting += next.others
      guard let chosen = next.chosen else { continue }
      // The argument, and what is left when the part is put in.
      let values = chosen.values.map { next.difference.replacing(every: chosen.part, with: $0) }
      for e in [chosen.argument] + values
      where seen.count < Self.expressionLimit && seen.insert(e).inserted {
        let check = ConditionCheck(
          EquationTask.Condition(e, relation, Expression(0)),
          of: unknown,
          angleUnit,
          depth: next.depth - 1,
          isOther: true,
          in: &workspace
        )
        waiting += [check].compactMap { $0 }
      }
    }
    return found
  }

  private var criticalPolynomial: Polynomial? {
    guard let algebra, algebra.isPlain else { return nil }
    return algebra.critical
  }
}

extension Real {
  /// The opposite number; nothing where the budget ended first.
  fileprivate func opposite(in workspace: inout Workspace) -> Real? {
    do throws(RealError) {
      return try Real.recognized(.negation(self, in: &workspace), in: &workspace)
    } catch {
      return nil
    }
  }
}
