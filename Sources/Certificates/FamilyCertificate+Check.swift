// The check of families of solutions. The zeros of outer expressions are proved by themselves; where an
// inner expression is one of them follows from its branches, and where all has a value from
// comparisons. What comes out has to be what is told.

package import Expressions
internal import Numbers
package import Reals

extension FamilyCertificate {
  /// The most factors, and the most members of a family that are told one by one.
  static let (factorLimit, memberLimit) = (12, 1_000)

  /// Whether the solutions are those that are told, and no others.
  package var isValid: Bool {
    var check = FamilyCheck(self)
    return check.isValid
  }
}

/// Members of a family, as values of an expression of a name.
struct CheckedRun {
  /// The expression.
  let value: Expression
  /// The expression whose value the name is.
  var inner: Expression?
  let start: Real
  /// The period, which is positive.
  let period: Real
  /// The first and the last whole number that it is multiplied by; nothing for no such.
  var low, high: Int?
}

/// A check under way.
struct FamilyCheck {
  private let certificate: FamilyCertificate
  private var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))

  init(_ certificate: FamilyCertificate) { self.certificate = certificate }

  private var unknown: String { certificate.unknown }
  private var environment: Environment { Environment(angleUnit: certificate.angleUnit) }

  package var isValid: Bool {
    mutating get {
      let told = [certificate.sides.left, certificate.sides.right]
      let asked = certificate.conditions.flatMap { [$0.left, $0.right] }
      guard (told + asked).allSatisfy({ isOfUnknown($0) }), areFactors, let ranges = ranges,
        let required = certificate.difference.conditions(besides: unknown, &workspace, environment)
      else { return false }
      var runs: [CheckedRun] = []
      var points: [(number: Real, factor: Int)] = []
      for (place, factor) in certificate.factors.enumerated() {
        guard let found = solutions(of: factor, in: ranges) else { return false }
        if !found.isFinite {
          // What the factor itself asks for holds where it is zero.
          guard let own = factor.whole.conditions(besides: unknown, &workspace, environment)
          else { return false }
          let (known, given) = (texts(own), texts(certificate.domain?.conditions ?? []))
          guard
            texts(required + certificate.conditions).allSatisfy({
              known.contains($0) || given.contains($0)
            })
          else { return false }
        }
        for number in found.points {
          // The whole has a value there, and is zero.
          let whole = Comparison(certificate.difference, .equal, Expression(0))
          guard let holds = holds(required + certificate.conditions + [whole], at: number) else {
            return false
          }
          if holds { points.append((number, place)) }
        }
        runs += found.runs
      }
      guard let families = toldFamilies(runs), areTold(runs, families.flatMap { $0 }),
        areDifferent(families)
      else { return false }
      return areTold(points, besides: families.flatMap { $0 })
    }
  }

  private func isOfUnknown(_ e: Expression) -> Bool {
    e.isPlain && e.variables.allSatisfy { $0 == unknown }
  }

  private func texts(_ conditions: [Comparison]) -> Set<String> {
    Set(conditions.map { $0.text })
  }

  private mutating func number(_ e: Expression) -> Real? {
    guard e.variables.isEmpty, e.isPlain else { return nil }
    return e.exactValue(in: environment, workspace: &workspace)
  }

  // MARK: Factors

  /// Whether the difference of the sides is zero exactly where it has a value and one of the factors is
  /// zero.
  private var areFactors: Bool {
    mutating get {
      let wholes = certificate.factors.map { $0.whole }
      guard !wholes.isEmpty, wholes.count <= FamilyCertificate.factorLimit,
        wholes.allSatisfy({ isOfUnknown($0) && $0.variables.contains(unknown) })
      else { return false }
      let parts = certificate.difference.checkedFactors
      var isNever = false
      for part in parts where !part.variables.contains(unknown) {
        guard let sign = number(part)?.sign(in: &workspace) else { return false }
        isNever = isNever || sign == 0
      }
      guard !isNever else { return false }
      let open = Set(parts.filter { $0.variables.contains(unknown) }.map { $0.text() })
      return open == Set(wholes.map { $0.text() })
        || certificate.difference.isMultiple(ofProduct: wholes)
    }
  }

  // MARK: Domains

  /// The ranges in which the comparisons of the domain hold.
  private var ranges: [CheckedRange]? {
    mutating get {
      guard let domain = certificate.domain else { return [.line] }
      guard domain.unknown == unknown, domain.angleUnit == certificate.angleUnit,
        domain.period == nil, !domain.hasSides, domain.isValid,
        let required = certificate.difference.conditions(besides: unknown, &workspace, environment),
        case let known = texts(required + certificate.conditions),
        texts(domain.conditions).allSatisfy({ known.contains($0) })
      else { return nil }
      return domain.toldRanges(in: &workspace)
    }
  }

  /// Whether comparisons hold for a number; nothing where that is not found out.
  private mutating func holds(_ conditions: [Comparison], at number: Real) -> Bool? {
    let environment = Environment(
      variables: [unknown: .real(number)],
      angleUnit: certificate.angleUnit
    )
    for condition in conditions {
      let sign: Int
      do throws(EvaluationError) {
        let value = try condition.difference.number(in: environment, workspace: &workspace)
        guard let known = value.sign(in: &workspace) else { return nil }
        sign = known
      } catch {
        guard case .real(.undefined) = error.kind else { return nil }
        return false
      }
      if !condition.relation.holds(for: sign) { return false }
    }
    return true
  }

  // MARK: Zeros

  /// The zeros of a factor in some ranges: single ones, and families; whether no family came in.
  private mutating func solutions(
    of factor: FamilyCertificate.Factor,
    in ranges: [CheckedRange]
  ) -> (points: [Real], runs: [CheckedRun], isFinite: Bool)? {
    guard let zeros = factor.zeros, isOfUnknown(factor.inner) else { return nil }
    let (name, e) = (zeros.name, factor.whole)
    let isWhole = factor.inner == Expression(name: unknown)
    guard isWhole == (name == unknown) else { return nil }
    let outer =
      isWhole
      ? e : e.replacing(powersOf: factor.inner, of: unknown, with: Expression(name: name))
    guard outer.variables.allSatisfy({ $0 == name }), let members = members(of: zeros, outer) else {
      return nil
    }
    let form = factor.form ?? factor.inner
    if factor.form != nil {
      guard let difference = (factor.inner - form).checkedPolynomial(in: [unknown]),
        difference.isZero
      else { return nil }
    }
    let check = BranchCheck(unknown: unknown, name: name, angleUnit: certificate.angleUnit)
    guard let branches = check.branches(of: form, in: &workspace) else { return nil }
    let isFinite = members.allSatisfy { $0.period == nil }
    var (points, runs): ([Real], [CheckedRun]) = ([], [])
    for branch in branches {
      // Single numbers are put into the comparisons themselves.
      for range in isFinite ? [.line] : ranges {
        guard let common = branch.place.intersection(range, in: &workspace) else { return nil }
        for part in common {
          guard let values = check.values(of: form, on: part, branch, in: &workspace) else {
            return nil
          }
          for (start, period) in members {
            guard let numbers = numbers(start, period, in: values) else { return nil }
            for number in numbers.points {
              guard let origin = check.value(of: branch.origin, at: number, in: &workspace) else {
                return nil
              }
              points.append(origin)
            }
            guard let turns = numbers.turns, let period else { continue }
            runs.append(
              CheckedRun(
                value: branch.origin,
                inner: form,
                start: start,
                period: period,
                low: turns.low,
                high: turns.high
              )
            )
          }
        }
      }
    }
    return (points, runs, isFinite)
  }

  /// The zeros of an expression that are proved, each with the period after which it repeats; nothing
  /// where one is not told.
  private mutating func members(
    of zeros: FamilyCertificate.Zeros,
    _ outer: Expression
  ) -> [(start: Real, period: Real?)]? {
    let (forms, step): ([Expression], Expression?)
    switch zeros {
    case .pieces(let proof):
      forms = proof.pieces.flatMap { $0.solutions }
      step = proof.period
      guard proof.angleUnit == certificate.angleUnit, proof.sides.left.text() == outer.text(),
        proof.sides.right.rationalNumber?.isZero == true, proof.count == forms.count, proof.isValid
      else { return nil }
    case .ranges(let proof):
      let changes = proof.pieces.filter { !$0.pattern.isConstant }
      forms = changes.compactMap { $0.change }
      step = proof.period
      guard proof.angleUnit == certificate.angleUnit, !proof.hasSides, proof.conditions.count == 1,
        proof.conditions[0].relation == .equal, proof.conditions[0].left.text() == outer.text(),
        proof.conditions[0].right.rationalNumber?.isZero == true, forms.count == changes.count,
        proof.pieces.allSatisfy({ !$0.pattern.left && !$0.pattern.right }), proof.isValid
      else { return nil }
    }
    var period: Real?
    if let step {
      guard let number = number(step), number.sign(in: &workspace) == 1 else { return nil }
      period = number
    }
    var members: [(start: Real, period: Real?)] = []
    for form in forms {
      guard let start = number(form) else { return nil }
      members.append((start, period))
    }
    return members
  }

  /// Which members of a family are some values: few, or all between two whole numbers.
  private mutating func numbers(
    _ start: Real,
    _ period: Real?,
    in values: CheckedRange
  ) -> (points: [Real], turns: (low: Int?, high: Int?)?)? {
    guard let period else {
      let end = CheckedRange.End(number: start, isIncluded: true)
      let point = CheckedRange(lower: end, upper: end)
      guard let common = point.intersection(values, in: &workspace) else { return nil }
      return (common.isEmpty ? [] : [start], nil)
    }
    var bounds: [Int?] = []
    for (end, isLower) in [(values.lower, true), (values.upper, false)] {
      guard let end else {
        bounds.append(nil)
        continue
      }
      guard let turn = turn(to: end, from: start, period, isLower: isLower) else { return nil }
      bounds.append(turn)
    }
    guard let low = bounds[0], let high = bounds[1] else { return ([], (bounds[0], bounds[1])) }
    guard high - low < FamilyCertificate.memberLimit else { return nil }
    var points: [Real] = []
    for turn in low..<max(low, high + 1) {
      guard let number = start.moved(by: turn, period, in: &workspace) else { return nil }
      points.append(number)
    }
    return (points, nil)
  }

  /// The first whole number of periods into a range from its lower end on, or the last one to its upper
  /// end.
  private mutating func turn(
    to end: CheckedRange.End,
    from start: Real,
    _ period: Real,
    isLower: Bool
  ) -> Int? {
    guard let turns = start.turns(to: end.number, period, in: &workspace) else { return nil }
    do throws(RealError) {
      let whole =
        isLower
        ? try Real.ceiling(turns, in: &workspace) : try Real.floor(turns, in: &workspace)
      guard let turn = whole.integer?.asInt, abs(turn) < 1 << 30,
        let order = turns.order(to: whole, in: &workspace)
      else { return nil }
      return order == .equal && !end.isIncluded ? turn + (isLower ? 1 : -1) : turn
    } catch {
      return nil
    }
  }

  // MARK: What is told

  /// The families that are told, each as one run or two, with the inner expressions of those that were
  /// found.
  private mutating func toldFamilies(_ runs: [CheckedRun]) -> [[CheckedRun]]? {
    var told: [[CheckedRun]] = []
    for family in certificate.families {
      guard let start = number(family.start), let period = number(family.period),
        let side = period.sign(in: &workspace), side != 0,
        let step = side > 0 ? period : Real(0).moved(by: -1, period, in: &workspace),
        let found = runs.first(where: { $0.value.text() == family.value.text() })
      else { return nil }
      func run(_ low: Int?, _ high: Int?) -> CheckedRun {
        CheckedRun(
          value: family.value,
          inner: found.inner,
          start: start,
          period: step,
          low: low,
          high: high
        )
      }
      switch family.turns {
      case .all: told.append([run(nil, nil)])
      case .fromZero: told.append([side > 0 ? run(0, nil) : run(nil, 0)])
      case .notZero: told.append([run(nil, -1), run(1, nil)])
      }
    }
    return told
  }

  /// Whether no family is told twice: of each one of three members next to each other is in none of the
  /// others.
  ///
  /// Families have infinitely many members, which are in order, so that two with the same ones share these.
  private mutating func areDifferent(_ families: [[CheckedRun]]) -> Bool {
    let check = branchCheck
    for (place, family) in families.enumerated() {
      let first = family[family.count - 1]
      let turn = first.low ?? first.high.map { $0 - 2 } ?? 0
      var members: [Real] = []
      for turn in turn...(turn + 2) {
        guard let number = first.start.moved(by: turn, first.period, in: &workspace),
          let member = check.value(of: first.value, at: number, in: &workspace)
        else { return false }
        members.append(member)
      }
      for other in families.indices where other != place {
        var areShared = true
        for member in members where areShared {
          guard let isShared = isMember(member, of: families[other]) else { return false }
          areShared = isShared
        }
        if areShared { return false }
      }
    }
    return true
  }

  private var branchCheck: BranchCheck {
    let name = certificate.factors.lazy.compactMap { $0.zeros?.name }
      .first { $0 != certificate.unknown }
    return BranchCheck(unknown: unknown, name: name ?? unknown, angleUnit: certificate.angleUnit)
  }

  /// Whether a number is one of some runs: its inner expression is a number of the run, which is taken to
  /// it; nothing where that is not found out.
  private mutating func isMember(_ number: Real, of runs: [CheckedRun]) -> Bool? {
    let check = branchCheck
    for run in runs {
      guard let inner = run.inner else { return nil }
      // The inner expression may have no value there.
      guard let value = check.value(of: inner, at: number, in: &workspace) else { continue }
      guard let turns = run.start.turns(to: value, run.period, in: &workspace) else { return nil }
      guard let turn = turns.integer?.asInt else { continue }
      if let low = run.low, turn < low { continue }
      if let high = run.high, turn > high { continue }
      guard let origin = check.value(of: run.value, at: value, in: &workspace),
        let order = origin.order(to: number, in: &workspace)
      else { return nil }
      if order == .equal { return true }
    }
    return false
  }

  /// Whether families are those that are told.
  private mutating func areTold(_ runs: [CheckedRun], _ told: [CheckedRun]) -> Bool {
    guard let first = (runs + told).first, let common = commonPeriod(of: runs + told, first.period)
    else { return runs.isEmpty && told.isEmpty }
    guard
      let (mine, theirs) = split(runs, common).flatMap({ mine in
        split(told, common).map { (mine, $0) }
      })
    else { return false }
    return mine.allSatisfy { isCovered($0, by: theirs) }
      && theirs.allSatisfy { isCovered($0, by: mine) }
  }

  /// A whole multiple of all periods.
  private mutating func commonPeriod(of runs: [CheckedRun], _ unit: Real) -> Real? {
    var multiple = Integer.one
    for run in runs {
      guard let ratio = Real(0).turns(to: run.period, unit, in: &workspace)?.rational else {
        return nil
      }
      multiple = Integer.leastCommonMultiple(multiple, ratio.numerator)
    }
    return multiple.asInt.flatMap { Real(0).moved(by: $0, unit, in: &workspace) }
  }

  /// The same members as families with a period that is a multiple of each.
  private mutating func split(_ runs: [CheckedRun], _ period: Real) -> [CheckedRun]? {
    var found: [CheckedRun] = []
    for run in runs {
      guard let count = Real(0).turns(to: period, run.period, in: &workspace)?.integer?.asInt,
        (1...64).contains(count)
      else { return nil }
      for part in 0..<count {
        guard let start = run.start.moved(by: part, run.period, in: &workspace) else { return nil }
        // part + count·k is at least the lower number, and at most the upper one.
        let low = run.low.map { -(part - $0).quotient(roundedDownBy: count) }
        let high = run.high.map { ($0 - part).quotient(roundedDownBy: count) }
        if let low, let high, low > high { continue }
        found.append(
          CheckedRun(value: run.value, start: start, period: period, low: low, high: high)
        )
      }
    }
    return found
  }

  /// Whether each member of a family is one of others, with the same period.
  private mutating func isCovered(_ run: CheckedRun, by others: [CheckedRun]) -> Bool {
    var parts: [(low: Int, high: Int?)] = []
    let text = run.value.text()
    for other in others where other.value.text() == text {
      guard
        let distance = run.start.turns(to: other.start, run.period, in: &workspace)?.integer?.asInt,
        abs(distance) < 1 << 30
      else { continue }
      parts.append((other.low.map { $0 + distance } ?? Int.min, other.high.map { $0 + distance }))
    }
    // All whole numbers from the first one on and below `reached` are covered.
    var reached = run.low ?? Int.min
    for part in parts.sorted(by: { $0.low < $1.low }) where part.low <= reached {
      guard let high = part.high else { return true }
      reached = max(reached, high + 1)
    }
    return run.high.map { reached > $0 && reached != Int.min } == true
  }

  /// Whether single numbers are those that are told, each once and in no family, or zeros of another factor
  /// with families.
  private mutating func areTold(
    _ points: [(number: Real, factor: Int)],
    besides families: [CheckedRun]
  ) -> Bool {
    var told: [Real] = []
    for point in certificate.points {
      guard let number = number(point),
        points.contains(where: { $0.number.order(to: number, in: &workspace) == .equal }),
        told.allSatisfy({ other in
          other.order(to: number, in: &workspace).map { $0 != .equal } == true
        }),
        isMember(number, of: families) == false
      else { return false }
      told.append(number)
    }
    for (number, place) in points
    where !told.contains(where: { $0.order(to: number, in: &workspace) == .equal }) {
      // A factor without single zeros has all of its zeros in families.
      let isInFamily = certificate.factors.indices.contains { other in
        other != place && !points.contains { $0.factor == other }
          && certificate.factors[other].whole.isZero(
            unknown,
            at: number,
            certificate.angleUnit,
            in: &workspace
          )
      }
      guard isInFamily else { return false }
    }
    return true
  }
}

extension Int {
  /// The quotient by a positive number, rounded down.
  fileprivate func quotient(roundedDownBy divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

extension Expression {
  /// Expressions of which one is zero wherever the expression is, and which leave it zero or without a
  /// value where one of them is.
  package var checkedFactors: [Expression] {
    switch symbol(at: root) {
    case .negation, .quotient: return parts[0].checkedFactors
    case .product, .juxtaposition: return parts[0].checkedFactors + parts[1].checkedFactors
    case .power where parts[1].rationalNumber.map({ $0.signum > 0 }) == true:
      return parts[0].checkedFactors
    case .call(.sqrt), .call(.cbrt), .call(.abs): return parts[0].checkedFactors
    default: return [self]
    }
  }

  /// Whether it is a number but 0 times a product, as polynomials in names and in the parts that are none,
  /// which are the same on both sides.
  fileprivate func isMultiple(ofProduct factors: [Expression]) -> Bool {
    let product = factors.dropFirst().reduce(factors[0]) { Expression(.product, [$0, $1]) }
    return Set(partsBesidePolynomials) == Set(product.partsBesidePolynomials)
      && isMultiple(of: product)
  }

  /// What has to hold for the expression to have a value, in terms of a name; nothing where no comparison
  /// tells it, or where a part without the name has no value.
  package func conditions(
    besides name: String,
    _ workspace: inout Workspace,
    _ environment: Environment
  ) -> [Comparison]? {
    var found: [Comparison] = []
    func add(_ e: Expression, _ relation: Relation) {
      // A product is not zero where no factor is.
      for part in relation == .notEqual ? e.checkedFactors : [e] {
        let condition = Comparison(part, relation, Expression(0))
        if !found.contains(condition) { found.append(condition) }
      }
    }
    for index in 0..<count {
      let part = subexpression(at: index)
      // What has no name in it is evaluated where it stands in a part with one.
      guard part.variables.contains(name) else { continue }
      let operands = part.parts
      for operand in operands where operand.variables.isEmpty {
        guard operand.exactValue(in: environment, workspace: &workspace) != nil else { return nil }
      }
      switch part.symbol(at: part.root) {
      case .name, .negation, .sum, .difference, .product, .juxtaposition: break
      case .quotient: add(operands[1], .notEqual)
      case .power:
        guard let exponent = operands[1].rationalNumber else {
          guard operands[0].variables.isEmpty,
            let base = operands[0].exactValue(in: environment, workspace: &workspace),
            base.sign(in: &workspace) == 1
          else { return nil }
          continue
        }
        if !exponent.denominator.isOdd {
          add(operands[0], exponent.isNegative ? .greater : .greaterOrEqual)
        } else if exponent.signum < 0 {
          add(operands[0], .notEqual)
        }
      case .call(let row):
        switch row.domain {
        case .real where operands.count == 1 && !row.takesLists && row.isRealWhereDefined: break
        case .nonNegative: add(operands[0], .greaterOrEqual)
        case .positive: add(operands[0], .greater)
        case .logarithm where operands.count == 1: add(operands[0], .greater)
        case .nonZero: add(operands[0], .notEqual)
        case .exceptOddQuarterTurns where row.angle == .argument:
          add(.call(.cosine, operands[0]), .notEqual)
        case .exceptHalfTurns where row.angle == .argument:
          add(.call(.sine, operands[0]), .notEqual)
        default: return nil
        }
      default: return nil
      }
    }
    // Without the name it holds, or there is a value nowhere.
    for condition in found where condition.left.variables.isEmpty {
      guard let value = condition.left.exactValue(in: environment, workspace: &workspace),
        let sign = value.sign(in: &workspace), condition.relation.holds(for: sign)
      else { return nil }
    }
    return found.filter { !$0.left.variables.isEmpty }
  }
}
