// Comparisons that repeat on one side of the line, or on each by itself: the pieces reach a little
// further than a period there, and what comes behind is what was before.

internal import Expressions
package import Numbers
package import Reals

extension ComparisonCertificate {
  /// Whether all repeats on a side.
  package var hasSides: Bool { sides.left != nil || sides.right != nil }

  /// How many pieces lie on the left of what does not repeat, and at which place those on its right
  /// begin; nothing at all where the pieces do not say that.
  func repeatingPieces(in workspace: inout Workspace) -> (left: Int?, right: Int?)? {
    var ends: (left: Int?, right: Int?) = (nil, nil)
    if let step = sides.left {
      guard let last = pieces.first?.lower,
        let place = pieces.indices.last(where: { place in
          isOpening(place, isRight: false, to: last, step, in: &workspace)
        })
      else { return nil }
      ends.left = place + 1
    }
    if let step = sides.right {
      guard let last = pieces.last?.upper,
        let place = pieces.indices.first(where: { place in
          isOpening(place, isRight: true, to: last, step, in: &workspace)
        })
      else { return nil }
      ends.right = place
    }
    return ends
  }

  /// Whether nothing changes on a piece, and a period from it ends where all that is told does.
  private func isOpening(
    _ place: Int,
    isRight: Bool,
    to last: Rational,
    _ step: Expression,
    in workspace: inout Workspace
  ) -> Bool {
    let piece = pieces[place]
    guard piece.pattern.isConstant, let lower = piece.lower, let upper = piece.upper,
      let number = step.exactValue(in: Environment(angleUnit: angleUnit), workspace: &workspace),
      number.sign(in: &workspace) == 1
    else { return false }
    // What begins anew behind the last end is within this piece.
    let (least, most) = isRight ? (last - upper, last - lower) : (lower - last, upper - last)
    return Real(least).order(to: number, in: &workspace).map { $0 != .greater } == true
      && number.order(to: Real(most), in: &workspace).map { $0 != .greater } == true
  }

  /// Whether the pieces are the line, but for sides on which each comparison repeats, or never
  /// changes.
  func coversSides(_ check: inout ComparisonCheck, in workspace: inout Workspace) -> Bool {
    guard period == nil, let first = pieces.first, let last = pieces.last,
      (first.lower == nil) == (sides.left == nil), (last.upper == nil) == (sides.right == nil),
      zip(pieces, pieces.dropFirst()).allSatisfy({ piece, next in
        piece.upper != nil && piece.upper == next.lower
      }), let ends = repeatingPieces(in: &workspace), ends.left ?? 0 <= ends.right ?? pieces.count
    else { return false }
    let environment = Environment(angleUnit: angleUnit)
    if let place = ends.left, let step = sides.left {
      guard let end = pieces[place - 1].upper,
        let number = (-step).exactValue(in: environment, workspace: &workspace),
        check.repeats(after: number, from: nil, to: end, in: &workspace)
      else { return false }
    }
    if let place = ends.right, let step = sides.right {
      guard let end = pieces[place].lower,
        let number = step.exactValue(in: environment, workspace: &workspace),
        check.repeats(after: number, from: end, to: nil, in: &workspace)
      else { return false }
    }
    return true
  }
}

extension ComparisonCheck {
  /// Whether all comparisons repeat on a side of the line, or are the same everywhere there.
  package mutating func repeats(
    after number: Real,
    from lower: Rational?,
    to upper: Rational?,
    in workspace: inout Workspace
  ) -> Bool {
    for place in parts.indices {
      let isRepeated = parts[place].repeats(after: number, from: lower, to: upper, in: &workspace)
      guard isRepeated else { return false }
    }
    return true
  }
}

extension ConditionCheck {
  /// Whether the comparison holds for a number of a side if and only if it does for the number that is
  /// further on: the difference is the same, or the comparison is everywhere, or each expression that
  /// tells its sign is the same or keeps its sign.
  package mutating func repeats(
    after number: Real,
    from lower: Rational?,
    to upper: Rational?,
    in workspace: inout Workspace
  ) -> Bool {
    let side = Interval(enclosingFrom: lower, to: upper)
    if whole?.repeats(after: number, on: side, in: &workspace) == true { return true }
    if pattern(from: lower, to: upper, change: nil, in: &workspace)?.isConstant == true {
      return true
    }
    let factors = difference.signFactors(of: unknown)
    guard factors.count > 1 || factors.contains(where: { $0.part != difference }) else {
      return false
    }
    return factors.map { $0.part }.allSatisfy { factor in
      if let function = CheckedFunction(factor, of: unknown, angleUnit, in: &workspace),
        function.repeats(after: number, on: side, in: &workspace)
      {
        return true
      }
      return [Relation.greater, .less].contains { relation in
        let condition = Comparison(factor, relation, Expression(0))
        guard
          var check = ConditionCheck(condition, of: unknown, angleUnit, in: &workspace),
          let pattern = check.pattern(from: lower, to: upper, change: nil, in: &workspace)
        else { return false }
        return pattern == ComparisonCertificate.Pattern(everywhere: true)
      }
    }
  }
}
