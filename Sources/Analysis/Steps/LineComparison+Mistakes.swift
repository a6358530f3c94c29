// Which mistake leads from one line to the next: each known one is made in the first line, and the
// second one has to follow from that.

internal import Expressions
internal import Numbers
internal import Reals

extension LineComparer {
  /// The mistake by which an equation leads to another one, if it is a known one.
  func mistake(
    from a: EquationTask.Condition,
    to b: EquationTask.Condition,
    _ workspace: inout Workspace
  ) -> LineComparison.Cause? {
    guard a.relation == .equal, b.relation == .equal,
      a.left.count + a.right.count <= Self.sizeLimit
    else { return nil }
    let target = Derivation.Line(cases: [[b]])
    func leads(_ left: Expression, _ right: Expression, _ workspace: inout Workspace) -> Bool {
      let (left, right) = left.withoutCommonCall(right) ?? (left, right)
      let line = EquationTask.Condition(left, .equal, right)
      return isMultiple(Derivation.Line(cases: [[line]]), target, &workspace)
    }
    if let inner = a.left.magnitudeArgument, let other = a.right.magnitudeArgument,
      leads(inner, other, &workspace)
    {
      return .taken(a.left, for: inner)
    }
    let sides = [(a.left, a.right, true), (a.right, a.left, false)]
    for (side, other, isLeft) in sides where (isLeft ? b.right : b.left) != other {
      for place in side.unbracketed.indices where side.unbracketed.count > 1 {
        let changed = side.replacing(summand: place) { -$0 }
        let term = side.unbracketed[place]
        if leads(isLeft ? changed : other, isLeft ? other : changed, &workspace) {
          return .sideChanged(term.isNegative ? -term.part : term.part)
        }
      }
    }
    if let cause = crosswise(a, b, leads, &workspace) { return cause }
    for (side, other, isLeft) in sides {
      for mistaken in side.mistaken {
        let whole = mistaken.whole
        if leads(isLeft ? whole : other, isLeft ? other : whole, &workspace) {
          return .taken(mistaken.part, for: mistaken.other)
        }
      }
    }
    // A summand that was not multiplied.
    for factor in (a.left + a.right).divisors {
      for (side, other, isLeft) in sides {
        for (place, term) in side.unbracketed.enumerated()
        where term.part.rationalNumber?.isZero != true
          && term.part.symbol(at: term.part.root) != .quotient
        {
          let changed = side.replacing(summand: place) { $0 / factor }
          if leads(isLeft ? changed : other, isLeft ? other : changed, &workspace) {
            return .notMultiplied(term.part, by: factor)
          }
        }
      }
    }
    return nil
  }

  /// A mistake with a/b = c/d, which says that a·d = c·b where both have values.
  private func crosswise(
    _ a: EquationTask.Condition,
    _ b: EquationTask.Condition,
    _ leads: (Expression, Expression, inout Workspace) -> Bool,
    _ workspace: inout Workspace
  ) -> LineComparison.Cause? {
    guard a.left.symbol(at: a.left.root) == .quotient,
      a.right.symbol(at: a.right.root) == .quotient
    else { return nil }
    let (first, second) = (a.left.parts, a.right.parts)
    let (left, right) = (first[0].times(second[1]), second[0].times(first[1]))
    for mistaken in left.mistaken where leads(mistaken.whole, right, &workspace) {
      return .taken(mistaken.part, for: mistaken.other)
    }
    for mistaken in right.mistaken where leads(left, mistaken.whole, &workspace) {
      return .taken(mistaken.part, for: mistaken.other)
    }
    let others = [
      (first[0].times(first[1]), second[0].times(second[1])),
      (first[0].times(second[0]), first[1].times(second[1])), (first[0], second[0]),
      (first[1], second[1]),
    ]
    guard others.contains(where: { leads($0.0, $0.1, &workspace) }) else { return nil }
    return .crosswise(Expression(.relation(.equal, continuesChain: false), [left, right]))
  }

  /// Whether a side of a line has no value at one of some numbers.
  func hasNoValue(
    _ line: Derivation.Line,
    at witnesses: [LineComparison.Witness],
    _ workspace: inout Workspace
  ) -> Bool {
    guard let witness = witnesses.first, line.letter == nil else { return false }
    let names = witness.values.map { $0.name }
    return EquationSolver.solving(environment, &workspace) { solver in
      var numbers: [Real] = []
      for (_, form) in witness.values {
        guard let number = solver.constant(form) else { return false }
        numbers.append(number)
      }
      return (line.cases.joined() + line.conditions).contains { condition in
        [condition.left, condition.right].contains { side in
          if case .undefined = solver.worth(of: side, for: names, being: numbers) { return true }
          return false
        }
      }
    }
  }

  /// The mistake by which an inequality leads to another one, if it is a known one.
  func mistake(
    ofInequality a: EquationTask.Condition,
    to b: EquationTask.Condition,
    _ workspace: inout Workspace
  ) -> LineComparison.Cause? {
    guard a.relation != .equal, a.relation != .notEqual, b.relation != .equal,
      b.relation != .notEqual, unknowns.count < 2
    else { return nil }
    let turned = Derivation.Line(
      cases: [[EquationTask.Condition(b.left, b.relation.turned, b.right)]]
    )
    let first = Derivation.Line(cases: [[a]])
    let found = EquationSolver.solving(environment, &workspace) { solver in
      solver.witnesses(first, turned, unknowns, letter, limit: 1)
    }
    if let (lost, gained) = found, lost.isEmpty, gained.isEmpty { return .notTurned }
    if let inner = a.left.magnitudeArgument, inner == b.left, a.right == b.right,
      a.relation == b.relation
    {
      return .taken(a.left, for: inner)
    }
    let f = a.left - a.right
    let isTurned = a.relation.isLowerBound != b.relation.isLowerBound
    let g = isTurned ? b.right - b.left : b.left - b.right
    let powers = b.left.raised(to: 2) - b.right.raised(to: 2)
    if !isTurned, b.right.rationalNumber?.isZero != true,
      let ratio = quotient(f, powers, &workspace),
      ratio.rationalNumber.map({ $0.signum > 0 }) == true
    {
      let opposite = b.right.rationalNumber.map { Expression(-$0) } ?? -b.right
      let missing = Expression(
        .relation(b.relation.turned, continuesChain: false),
        [b.left, opposite]
      )
      return .rooted(missing: missing)
    }
    for (above, below) in [(g, f), (f, g)] {
      if let ratio = quotient(above, below, &workspace), isFactor(ratio) {
        return .multipliedInequality(ratio)
      }
    }
    return nil
  }

  /// The largest equation in which mistakes are looked for, in nodes.
  private static let sizeLimit = 60
}

extension LineComparison {
  /// Which part of an expression was taken for something else, so that another one followed.
  static func mistake(
    from first: Expression,
    to second: Expression,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Cause? {
    guard first.count <= 60 else { return nil }
    for mistaken in first.mistaken {
      do throws(AlgebraError) {
        let identity = try Algebra.identity(
          of: mistaken.whole,
          second,
          environment: environment,
          workspace: &workspace
        )
        if case .proved = identity { return .taken(mistaken.part, for: mistaken.other) }
      } catch {
        continue
      }
    }
    return nil
  }
}

extension Expression {
  /// A product; of 1 the other factor.
  fileprivate func times(_ other: Expression) -> Expression {
    rationalNumber == .one ? other : other.rationalNumber == .one ? self : self * other
  }

  /// The summands, of which one in brackets is not divided.
  fileprivate var unbracketed: [(isNegative: Bool, part: Expression)] {
    switch symbol(at: root) {
    case .sum: return parts[0].unbracketed + [(false, parts[1])]
    case .difference: return parts[0].unbracketed + [(true, parts[1])]
    case .negation where parts[0].summands.count == 1:
      return [(true, parts[0])]
    default: return [(false, self)]
    }
  }

  /// The sum with another one of its summands in the place of one.
  fileprivate func replacing(
    summand place: Int,
    with change: (Expression) -> Expression
  ) -> Expression {
    var sum: Expression?
    for (index, term) in unbracketed.enumerated() {
      let part = index == place ? change(term.part) : term.part
      if let before = sum {
        sum = term.isNegative ? before - part : before + part
      } else {
        sum = term.isNegative ? -part : part
      }
    }
    return sum ?? self
  }

  /// What both sides are of, where both are a call of one function.
  fileprivate func withoutCommonCall(_ other: Expression) -> (Expression, Expression)? {
    guard case .call(let builtin) = symbol(at: root), parts.count == 1,
      other.symbol(at: other.root) == .call(builtin)
    else { return nil }
    return (parts[0], other.parts[0])
  }

  /// What summands are divided by, and the product of all of that.
  fileprivate var divisors: [Expression] {
    var found: [Expression] = []
    for term in summands where term.part.symbol(at: term.part.root) == .quotient {
      let divisor = term.part.parts[1]
      if !found.contains(divisor) { found.append(divisor) }
    }
    if found.count > 1 { found.append(.product(of: found)) }
    return found
  }
}
