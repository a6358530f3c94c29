// The check of the zeros of an equation. It looks for nothing: it evaluates the difference of
// the sides and its slopes on the pieces that are told, and compares signs.

internal import Expressions
internal import Numbers
package import Reals

extension ZeroCertificate {
  /// The most pieces.
  static let pieceLimit = 2_000

  /// Whether the pieces cover the line, or more than a period, and are as they are told to be.
  package var isValid: Bool {
    var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
    guard pieces.count <= Self.pieceLimit, var check = ZeroCheck(self, in: &workspace),
      pieces.coversAll(
        period: period,
        angleUnit,
        opensQuietly: pieces.first.map { $0.reason.isNoZero } == true,
        in: &workspace,
        where: { check.function.repeats(after: $0, in: &$1) }
      )
    else { return false }
    return pieces.allSatisfy { check.holds($0, in: &workspace) }
  }
}

extension ZeroCertificate.Reason {
  /// Whether it says that there is no zero.
  fileprivate var isNoZero: Bool {
    if case .noZero = self { true } else { false }
  }
}

/// A check under way.
package struct ZeroCheck {
  /// The difference of the sides and its slopes, as far as they were asked for.
  private var slopes: CheckedSlopes

  /// The difference of the sides.
  package var function: CheckedFunction { slopes.function }

  /// Creates a check, or returns nothing where the equation cannot be checked.
  package init?(_ certificate: ZeroCertificate, in workspace: inout Workspace) {
    let sides = certificate.sides
    let difference =
      sides.right.rationalNumber?.isZero == true
      ? sides.left : Expression(.difference, [sides.left, sides.right])
    let (x, unit) = (certificate.unknown, certificate.angleUnit)
    guard
      let plain = difference.withoutAngleSigns(on: [x], in: unit)
        .withoutDerivatives(by: x, unit, in: &workspace),
      let function = CheckedFunction(plain, of: x, unit, in: &workspace)
    else { return nil }
    slopes = CheckedSlopes(function)
  }

  // MARK: Pieces

  /// Whether a piece is as it is told to be.
  package mutating func holds(_ piece: ZeroCertificate.Piece, in workspace: inout Workspace) -> Bool
  {
    if let lower = piece.lower, let upper = piece.upper, lower >= upper { return false }
    let box = Interval(enclosingFrom: piece.lower, to: piece.upper)
    switch piece.reason {
    case .noZero: return piece.solutions.isEmpty && hasNoZero(on: box, in: &workspace)
    case .tail(let order):
      return piece.solutions.isEmpty && isTail(piece, order, box, in: &workspace)
    case .oneZero:
      guard let lower = piece.lower, let upper = piece.upper, piece.solutions.count <= 1,
        slopes.isSmooth(1, on: box, in: &workspace), slopes.sign(1, on: box, in: &workspace) != nil,
        let first = slopes.sign(0, at: lower, in: &workspace),
        let last = slopes.sign(0, at: upper, in: &workspace), first * last < 0
      else { return false }
      return piece.solutions.allSatisfy { isSolution($0, of: piece, in: &workspace) }
    case .doubleZero:
      guard piece.lower != nil, piece.upper != nil, piece.solutions.count == 1,
        slopes.isSmooth(2, on: box, in: &workspace), slopes.sign(2, on: box, in: &workspace) != nil
      else { return false }
      return isSolution(piece.solutions[0], of: piece, isDouble: true, in: &workspace)
    case .atMost(let order, let points):
      return hasAtMost(order, points, piece, box, in: &workspace)
        && piece.solutions.count <= order
        && piece.solutions.allSatisfy { isSolution($0, of: piece, in: &workspace) }
        && areAscending(piece.solutions, in: &workspace)
    }
  }

  /// Whether each number is known to be greater than the one before.
  private func areAscending(_ solutions: [Expression], in workspace: inout Workspace) -> Bool {
    let environment = Environment(angleUnit: function.angleUnit)
    var last: Real?
    for solution in solutions {
      guard let number = solution.exactValue(in: environment, workspace: &workspace) else {
        return false
      }
      if let last { guard last.order(to: number, in: &workspace) == .less else { return false } }
      last = number
    }
    return true
  }

  /// Whether zero is no value on a box.
  private mutating func hasNoZero(on box: Interval, in workspace: inout Workspace) -> Bool {
    guard let values = function.values(on: box) else { return true }
    if !values.values.contains(0) { return true }
    return slopes.meanValues(on: box, in: &workspace).map { !$0.contains(0) } == true
  }

  /// Whether the function keeps its sign from an end of the piece on.
  private mutating func isTail(
    _ piece: ZeroCertificate.Piece,
    _ order: Int,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> Bool {
    guard (piece.lower == nil) != (piece.upper == nil), let end = piece.lower ?? piece.upper else {
      return false
    }
    let isRight = piece.upper == nil
    return slopes.signOfTail(order, from: end, isRight: isRight, box, in: &workspace) != nil
  }

  /// The order of a slope by which the function keeps its sign from an end of a piece on.
  package mutating func tailOrder(
    of piece: ZeroCertificate.Piece,
    in workspace: inout Workspace
  ) -> Int? {
    guard (piece.lower == nil) != (piece.upper == nil), let end = piece.lower ?? piece.upper else {
      return nil
    }
    let box = Interval(enclosingFrom: piece.lower, to: piece.upper)
    return slopes.tail(from: end, isRight: piece.upper == nil, box, in: &workspace)?.order
  }

  /// Whether a function changes its sign as often between numbers as a slope allows zeros.
  ///
  /// With one zero more the divided difference of that order would be zero; it is a mean of the
  /// slope over the hull of the zeros, where this has no two signs and is somewhere not zero.
  private mutating func hasAtMost(
    _ order: Int,
    _ points: [Rational],
    _ piece: ZeroCertificate.Piece,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> Bool {
    guard order > 0, order <= CheckedSlopes.orderLimit, points.count == order + 1,
      slopes.isSmooth(order, on: box, in: &workspace),
      let values = slopes.slope(order, in: &workspace)?.values(on: box)?.values,
      values.lower >= 0 || values.upper <= 0
    else { return false }
    var last: (point: Rational, sign: Int)?
    for point in points {
      if let lower = piece.lower, point < lower { return false }
      if let upper = piece.upper, point > upper { return false }
      guard let sign = slopes.sign(0, at: point, in: &workspace) else { return false }
      if let last { guard last.point < point, last.sign == -sign else { return false } }
      last = (point, sign)
    }
    // The hull of all zeros reaches from the first zero to the last.
    if order > 1 { return slopes.sign(order, at: points[1], in: &workspace) != nil }
    let bracket = Interval(enclosing: points[0]).hull(Interval(enclosing: points[1]))
    return slopes.sign(order, on: bracket, in: &workspace) != nil
  }

  // MARK: Solutions

  /// Whether a number lies in a piece and is a zero, and one of the slope, too, where it is
  /// double: exactly.
  private mutating func isSolution(
    _ solution: Expression,
    of piece: ZeroCertificate.Piece,
    isDouble: Bool = false,
    in workspace: inout Workspace
  ) -> Bool {
    let environment = Environment(angleUnit: function.angleUnit)
    guard solution.variables.isEmpty,
      let number = solution.exactValue(in: environment, workspace: &workspace),
      number.isInside(piece, in: &workspace), isZero(function, at: number, in: &workspace)
    else { return false }
    guard isDouble else { return true }
    return slopes.slope(1, in: &workspace).map { isZero($0, at: number, in: &workspace) } == true
  }

  private func isZero(
    _ function: CheckedFunction,
    at number: Real,
    in workspace: inout Workspace
  ) -> Bool {
    function.expression.isZero(function.variable, at: number, function.angleUnit, in: &workspace)
  }
}
