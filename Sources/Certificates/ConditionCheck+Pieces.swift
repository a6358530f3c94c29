// Where a comparison holds on a piece by what its difference is made of: by critical polynomials, by parts
// that are chosen by a sign or jump, and by a zero at which slopes are zero, too.

internal import Expressions
internal import Numbers
internal import Reals

extension ConditionCheck {
  // MARK: Arithmetic and roots

  /// Where a difference that is made by arithmetic and roots leaves one critical number in the piece, or
  /// none: on both sides of it the comparison holds as it does at the ends.
  mutating func patternOfAlgebra(
    _ lower: Rational?,
    _ upper: Rational?,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    guard let algebra, let count = algebra.criticalCount(from: lower, to: upper, inner) else {
      return nil
    }
    let zero = Expression(algebra.critical, of: algebra.inner)
    guard count > 0 else {
      let place = lower ?? upper ?? .zero
      return truth(at: place).map { (ComparisonCertificate.Pattern(everywhere: $0), zero) }
    }
    guard let lower, let upper, let left = truth(at: lower), let right = truth(at: upper) else {
      return nil
    }
    let told = change.flatMap {
      number($0, from: lower, to: upper, isZeroOf: zero, in: &workspace)
    }
    let center: Bool
    if let told {
      guard let known = truth(for: told, in: &workspace) else { return nil }
      center = known
    } else {
      guard let known = truthBetween(lower, upper, algebra) else { return nil }
      center = known
    }
    return (ComparisonCertificate.Pattern(left, center, right), zero)
  }

  /// Whether the comparison holds at an end of a piece, by the sign there; nothing where that is not
  /// found out.
  private func truth(at place: Rational) -> Bool? {
    guard let whole else { return nil }
    guard let values = whole.values(on: Interval(enclosing: place)) else { return false }
    guard values.decoration >= .defined else { return nil }
    if algebra?.isZero == true { return holds(0) }
    if values.values.lower > 0 { return holds(1) }
    return values.values.upper < 0 ? holds(-1) : nil
  }

  /// Whether the comparison holds for a number, exactly.
  private func truth(for number: Real, in workspace: inout Workspace) -> Bool? {
    let environment = Environment(variables: [unknown: .real(number)], angleUnit: angleUnit)
    do throws(EvaluationError) {
      let value = try difference.number(in: environment, workspace: &workspace)
      return value.sign(in: &workspace).map { holds($0) }
    } catch {
      guard case .real(.undefined) = error.kind else { return nil }
      return false
    }
  }

  /// The truth at the only critical number between two ends, where none is told.
  private func truthBetween(
    _ lower: Rational,
    _ upper: Rational,
    _ algebra: CheckedAlgebra
  ) -> Bool? {
    guard let whole else { return nil }
    if whole.values(on: Interval(enclosingFrom: lower, to: upper))?.decoration == .continuous {
      if algebra.isZero { return holds(0) }
      guard let left = whole.sign(on: Interval(enclosing: lower)),
        let right = whole.sign(on: Interval(enclosing: upper))
      else { return nil }
      // Between different signs there is a zero, and between equal ones a value of that sign, or one.
      if left != right { return holds(0) }
      if holds(0) == holds(left) { return holds(0) }
    }
    guard algebra.isPlain else { return nil }
    var (low, high) = (lower, upper)
    for _ in 0..<40 {
      guard let values = whole.values(on: Interval(enclosingFrom: low, to: high)) else {
        return false
      }
      if values.decoration >= .defined, !values.values.contains(0) {
        return holds(values.values.lower > 0 ? 1 : -1)
      }
      let middle = (low + high) / Rational(2)
      guard !algebra.critical.value(at: middle).isZero else { return nil }
      if algebra.critical.checkedRootCount(from: low, to: middle) == 0 {
        low = middle
      } else {
        high = middle
      }
    }
    return nil
  }

  /// A number that is told, where it lies between two ends and an expression is zero for it, exactly.
  func number(
    _ told: Expression,
    from lower: Rational?,
    to upper: Rational?,
    isZeroOf zero: Expression,
    in workspace: inout Workspace
  ) -> Real? {
    let piece = ComparisonCertificate.Piece(
      lower: lower,
      upper: upper,
      pattern: ComparisonCertificate.Pattern(everywhere: false)
    )
    guard told.variables.isEmpty, told.isPlain,
      let number = told.exactValue(
        in: Environment(angleUnit: angleUnit),
        workspace: &workspace
      ), number.isInside(piece, in: &workspace)
    else { return nil }
    return zero.isZero(unknown, at: number, angleUnit, in: &workspace) ? number : nil
  }

  // MARK: Zeros of an order

  /// Where N·D touches zero or passes it: it is zero for the number that is told, as are its slopes up to
  /// the one that keeps its sign on the piece.
  ///
  /// The value is this slope somewhere between times a power of the distance, over a factorial.
  mutating func patternOfTouch(
    _ lower: Rational,
    _ upper: Rational,
    _ change: Expression,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> ComparisonCertificate.Pattern? {
    guard let function = slopes?.function, function.values(on: box)?.decoration == .continuous,
      let number = number(
        change,
        from: lower,
        to: upper,
        isZeroOf: function.expression,
        in: &workspace
      )
    else { return nil }
    for order in 1...Self.touchLimit {
      guard slopes?.isSmooth(order, on: box, in: &workspace) == true else { return nil }
      if let right = slopes?.sign(order, on: box, in: &workspace) {
        var isPole = false
        if let divisor, divisor.sign(on: box) == nil {
          // Where the divisor is zero the product is, too, and so only here.
          let environment = Environment(
            variables: [unknown: .real(number)],
            angleUnit: angleUnit
          )
          guard
            let sign = divisor.expression
              .exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
          else { return nil }
          isPole = sign == 0
        }
        let left = order % 2 == 0 ? right : -right
        return ComparisonCertificate.Pattern(holds(left), !isPole && holds(0), holds(right))
      }
      guard let slope = slopes?.slope(order, in: &workspace)?.expression,
        slope.isZero(unknown, at: number, angleUnit, in: &workspace)
      else { return nil }
    }
    return nil
  }

  /// The highest order of such a zero.
  private static var touchLimit: Int { 6 }

  // MARK: Parts that are chosen, and jumps

  /// Where one part is chosen by the sign of an argument, which changes at one number at most.
  mutating func patternOfSwitch(
    _ lower: Rational?,
    _ upper: Rational?,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    guard let chosen, depth > 0 else { return nil }
    let box = Interval(enclosingFrom: lower, to: upper)
    if let argument = CheckedFunction(chosen.argument, of: unknown, angleUnit, in: &workspace) {
      // The part has no value; it may stand in a case that is not chosen.
      guard let values = argument.values(on: box) else {
        return finding(with: .undefined, from: lower, to: upper, change, in: &workspace)
      }
      if let place = chosen.place(for: values) {
        return finding(with: chosen.values[place], from: lower, to: upper, change, in: &workspace)
      }
    }
    guard
      let (signs, zero) = signs(of: chosen.argument, from: lower, to: upper, change, in: &workspace)
    else { return nil }
    // What takes the place of the part on the left of the number, there, and on the right.
    let values = signs.map { $0.map { chosen.values[$0 + 1] } ?? .undefined }
    guard let zero else {
      return finding(with: values[0], from: lower, to: upper, change, in: &workspace)
    }
    return finding(ofSides: values, in: chosen.part, zero, lower, upper, change, in: &workspace)
  }

  /// The signs of an expression on the left of a number, there, and on the right, where it has a value,
  /// and an expression with that number as its only zero on the piece; none where nothing changes.
  private mutating func signs(
    of e: Expression,
    from lower: Rational?,
    to upper: Rational?,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> (signs: [Int?], zero: Expression?)? {
    var patterns: [ComparisonCertificate.Pattern] = []
    var common: Expression?
    for relation in [Relation.less, .equal, .greater] {
      guard
        let (pattern, zero) = finding(
          of: e,
          relation,
          isOther: true,
          from: lower,
          to: upper,
          change,
          in: &workspace
        )
      else { return nil }
      patterns.append(pattern)
      guard !pattern.isConstant else { continue }
      // All have to change at one number.
      if let common {
        guard isSame(common, zero, at: change, from: lower, to: upper, in: &workspace) else {
          return nil
        }
      }
      common = zero
    }
    let signs = (0..<3).map { side in
      patterns.firstIndex { $0.truths[side] }.map { $0 - 1 }
    }
    return (signs, common)
  }

  /// Whether two expressions with one zero each on a piece have the same: they are the same, or polynomials
  /// with a common divisor that is zero there, or both are zero for the number that is told.
  private func isSame(
    _ a: Expression,
    _ b: Expression,
    at change: Expression?,
    from lower: Rational?,
    to upper: Rational?,
    in workspace: inout Workspace
  ) -> Bool {
    if a == b { return true }
    if let first = a.checkedPolynomial(in: [unknown])?.univariate(in: 0), !first.isZero,
      let second = b.checkedPolynomial(in: [unknown])?.univariate(in: 0), !second.isZero
    {
      let common = Polynomial.greatestCommonDivisor(first, second)
      let isZeroAtEnd = [lower, upper].contains { $0.map { common.value(at: $0).isZero } == true }
      if !common.isConstant, !isZeroAtEnd, common.checkedRootCount(from: lower, to: upper) > 0 {
        return true
      }
    }
    guard let change else { return false }
    return [a, b].allSatisfy {
      number(change, from: lower, to: upper, isZeroOf: $0, in: &workspace) != nil
    }
  }

  // MARK: Products

  /// Where a product has a sign, by those of its factors, all of which change at one number.
  mutating func patternOfProduct(
    _ lower: Rational?,
    _ upper: Rational?,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    guard depth > 0 else { return nil }
    if factors == nil { factors = difference.signFactors(of: unknown) }
    guard let factors, factors.count > 1 || factors.contains(where: { $0.part != difference })
    else { return nil }
    var (signs, common): ([Int?], Expression?) = ([1, 1, 1], nil)
    for factor in factors {
      guard
        let (own, zero) = self.signs(
          of: factor.part,
          from: lower,
          to: upper,
          change,
          in: &workspace
        )
      else { return nil }
      signs = zip(signs, own).map { sign, next in
        sign.flatMap { sign in factor.sign(for: next).map { sign * $0 } }
      }
      guard let zero else { continue }
      if let common {
        guard isSame(common, zero, at: change, from: lower, to: upper, in: &workspace) else {
          return nil
        }
      }
      common = zero
    }
    let truths = signs.map { $0.map { holds($0) } ?? false }
    return (
      ComparisonCertificate.Pattern(truths[0], truths[1], truths[2]), common ?? difference
    )
  }

  /// Where the comparison holds as that of the numerator does, or the turned one, since the divisor keeps
  /// its sign.
  mutating func patternOfNumerator(
    _ lower: Rational?,
    _ upper: Rational?,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    guard depth > 0, let numerator,
      let sign = divisor?.sign(on: Interval(enclosingFrom: lower, to: upper))
    else { return nil }
    let own = sign > 0 ? relation : relation.turned
    return finding(of: numerator, own, from: lower, to: upper, change, in: &workspace)
  }

  /// Where one part jumps.
  mutating func patternOfJump(
    _ lower: Rational,
    _ upper: Rational,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    guard depth > 0, let jump = whole?.jump(from: lower, to: upper, in: &workspace) else {
      return nil
    }
    let part = difference.subexpression(at: jump.index)
    return finding(
      ofSides: jump.values,
      in: part,
      jump.argument,
      lower,
      upper,
      change,
      in: &workspace
    )
  }

  /// Whether the comparison holds everywhere on a piece, or nowhere, since the difference has a sign for
  /// both ends of the range in which a rounded part lies, and is of degree 1 in it; it holds only where the
  /// part has a value.
  mutating func patternOfRounding(
    _ lower: Rational?,
    _ upper: Rational?,
    in workspace: inout Workspace
  ) -> Finding? {
    guard depth > 0, let (part, ends) = difference.firstRounding(of: unknown) else { return nil }
    let place = Expression(name: "#")
    guard difference.replacing(every: part, with: place).isLinear(in: "#") else { return nil }
    let sides = ends.map { difference.replacing(every: part, with: $0) }
    for (relation, sign) in [(Relation.greater, 1), (.less, -1)] {
      var isKnown = true
      for side in sides where isKnown {
        let found = finding(
          of: side,
          relation,
          isOther: true,
          from: lower,
          to: upper,
          nil,
          in: &workspace
        )
        isKnown = found?.pattern == ComparisonCertificate.Pattern(everywhere: true)
      }
      guard isKnown else { continue }
      guard !holds(sign) || isDefined(part, from: lower, to: upper, in: &workspace) else {
        return nil
      }
      return (ComparisonCertificate.Pattern(everywhere: holds(sign)), difference)
    }
    return nil
  }

  /// Whether an expression is known to have a value everywhere on a piece.
  private func isDefined(
    _ e: Expression,
    from lower: Rational?,
    to upper: Rational?,
    in workspace: inout Workspace
  ) -> Bool {
    let function = CheckedFunction(e, of: unknown, angleUnit, in: &workspace)
    let values = function?.values(on: Interval(enclosingFrom: lower, to: upper))
    return values.map { $0.decoration >= .defined } == true
  }

  /// Where the comparison holds when other expressions stand in the place of a part on the left of a
  /// number, there, and on its right.
  ///
  /// What changes in one of these has to do so at that number, too: where the same expression is zero, or
  /// at the number that is told.
  private mutating func finding(
    ofSides values: [Expression],
    in part: Expression,
    _ zero: Expression,
    _ lower: Rational?,
    _ upper: Rational?,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    var truths: [Bool] = []
    for (side, value) in values.enumerated() {
      let e = difference.replacing(every: part, with: value)
      guard
        let (pattern, other) = finding(
          of: e,
          relation,
          from: lower,
          to: upper,
          change,
          in: &workspace
        )
      else { return nil }
      guard
        pattern.isConstant
          || isSame(zero, other, at: change, from: lower, to: upper, in: &workspace)
      else { return nil }
      truths.append(pattern.truths[side])
    }
    return (ComparisonCertificate.Pattern(truths[0], truths[1], truths[2]), zero)
  }

  private mutating func finding(
    with value: Expression,
    from lower: Rational?,
    to upper: Rational?,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    guard let chosen else { return nil }
    let e = difference.replacing(every: chosen.part, with: value)
    return finding(of: e, relation, from: lower, to: upper, change, in: &workspace)
  }

  /// Where another expression compares with zero in a way.
  private mutating func finding(
    of e: Expression,
    _ relation: Relation,
    isOther: Bool = false,
    from lower: Rational?,
    to upper: Rational?,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    let key = Made(e, relation)
    if made[key] == nil {
      made[key] = .some(
        ConditionCheck(
          Comparison(e, relation, Expression(0)),
          of: unknown,
          angleUnit,
          depth: depth - 1,
          isOther: isOther,
          in: &workspace
        )
      )
    }
    guard var check = made[key] ?? nil else { return nil }
    let found = check.finding(from: lower, to: upper, change: change, in: &workspace)
    made[key] = .some(check)
    return found
  }

  /// What a check was made of.
  struct Made: Hashable {
    private let expression: Expression
    private let relation: Relation

    init(_ expression: Expression, _ relation: Relation) {
      (self.expression, self.relation) = (expression, relation)
    }
  }
}

extension CheckedSwitch {
  /// The place of the value that stands for the part where the argument has some values; nothing where
  /// several may.
  fileprivate func place(for argument: Enclosure) -> Int? {
    guard argument.decoration >= .defined || kind == .magnitude else { return nil }
    let values = argument.values
    if values.lower > 0 { return 2 }
    if values.upper < 0 { return 0 }
    // The value for zero is that of both sides there.
    guard kind == .magnitude || kind == .number else { return nil }
    return values.lower >= 0 ? 2 : values.upper <= 0 ? 0 : nil
  }
}

extension ComparisonCertificate.Pattern {
  /// Whether it holds to the left of the number, for it, and to the right.
  var truths: [Bool] { [left, center, right] }
}

extension Expression {
  /// The first part with a name in it that is rounded, and two expressions between which it lies, where it
  /// has a value.
  fileprivate func firstRounding(of name: String) -> (part: Expression, ends: [Expression])? {
    for index in 0..<count {
      guard case .call(let row) = symbol(at: index) else { continue }
      let part = subexpression(at: index)
      guard part.variables.contains(name) else { continue }
      let (u, one) = (part.parts[0], Expression(1))
      let (less, more) = (Expression(.difference, [u, one]), Expression(.sum, [u, one]))
      let half = Expression(Rational(1, over: 2))
      switch (row, part.parts.count) {
      case (.frac, 1): return (part, [Expression(-1), one])
      case (.mod, 2):
        guard part.parts[1].rationalNumber.map({ !$0.isZero }) == true else { continue }
        return (part, [Expression(0), part.parts[1]])
      case (.floor, 1): return (part, [less, u])
      case (.ceil, 1): return (part, [u, more])
      case (.trunc, 1): return (part, [less, more])
      case (.round, 1):
        return (part, [Expression(.difference, [u, half]), Expression(.sum, [u, half])])
      default: continue
      }
    }
    return nil
  }

  /// Whether it is of degree 1 in a name, at most, where what else stands in it may be anything.
  func isLinear(in name: String) -> Bool {
    let parts = partsBesidePolynomials.sorted { $0.count > $1.count }
    guard parts.allSatisfy({ !$0.variables.contains(name) }) else { return false }
    let names = [name] + variables.filter { $0 != name }
    return checkedPolynomial(in: names, and: parts).map { $0.degree(in: 0) <= 1 } == true
  }
}
